// swift-tools-version: 6.1
import PackageDescription

// A package that is built and tested with plain `swift build` and `swift test`: the plugin translates the sources beside each placeholder.
let translated: [SwiftSetting] = [.define("UNDERSTUDY"), .swiftLanguageMode(.v5)]
let plugins: [Target.PluginUsage] = [.plugin(name: "UnderstudyPlugin", package: "understudy-tools")]

let package = Package(
    name: "Counter",
    dependencies: [.package(name: "understudy", path: "../.."), .package(name: "understudy-tools", path: "../../Tools")],
    targets: [
        .target(
            name: "Counter", dependencies: [.product(name: "UIKit", package: "understudy")], sources: ["_Understudy.swift"],
            swiftSettings: translated, plugins: plugins),
        .testTarget(
            name: "CounterTests", dependencies: ["Counter", .product(name: "UIKitTesting", package: "understudy")],
            sources: ["_Understudy.swift"],
            swiftSettings: translated,
            plugins: plugins),
    ]
)
