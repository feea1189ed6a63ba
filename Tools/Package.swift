// swift-tools-version: 6.1
//
// What runs on a developer's desk: the translator, the project builder, the `understudy` command.
//
// SwiftSyntax comes with the toolchain as shared libraries (10 s to build against, always the compiler's own version). Set
// UNDERSTUDY_SWIFTSYNTAX=package to build it from source instead, for a toolchain that does not ship them.

import Foundation
import PackageDescription

/// `<toolchain>/usr/lib/swift/host`, found through PATH.
func toolchainHostLibraries() -> String? {
    for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
        let swift = URL(fileURLWithPath: String(folder)).appendingPathComponent("swift")
        guard FileManager.default.isExecutableFile(atPath: swift.path) else { continue }
        let host = swift.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("../lib/swift/host").standardized
        if FileManager.default.fileExists(atPath: host.appendingPathComponent("SwiftSyntax.swiftmodule").path) { return host.path }
    }
    return nil
}

let host = Context.environment["UNDERSTUDY_SWIFTSYNTAX"] == "package" ? nil : toolchainHostLibraries()
let hostSwift: [SwiftSetting] = host.map { [.unsafeFlags(["-I", $0])] } ?? []
let hostLinker: [LinkerSetting] =
    host.map {
        [
            .unsafeFlags([
                "-L", $0, "-lSwiftSyntax", "-lSwiftParser", "-lSwiftDiagnostics", "-lSwiftParserDiagnostics", "-Xlinker", "-rpath",
                "-Xlinker", $0,
            ])
        ]
    } ?? []
let syntax: [Target.Dependency] =
    host == nil
    ? [
        .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
    ] : []
let swift6: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
    name: "understudy-tools",
    products: [
        .executable(name: "understudy", targets: ["understudy"]),
        .plugin(name: "UnderstudyPlugin", targets: ["UnderstudyPlugin"]),
    ],
    dependencies: [
        .package(name: "understudy", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ] + (host == nil ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []),
    targets: [
        .target(
            name: "SourceTranslator", dependencies: [.product(name: "InterfaceBuilder", package: "understudy")] + syntax,
            swiftSettings: swift6 + hostSwift,
            linkerSettings: hostLinker),
        // The results of a run of tests: events, reports, shards.
        .target(
            name: "TestResults", dependencies: [.product(name: "InterfaceBuilder", package: "understudy")],
            resources: ["report.html", "report.css", "report.js", "compare.css", "compare.js"].map { .embedInCode("Resources/" + $0) },
            swiftSettings: swift6),
        .target(name: "CSystemCalls"),
        .target(
            name: "ProjectBuilder",
            dependencies: [
                "CSystemCalls", "SourceTranslator", "TestResults", "Yams", .product(name: "InterfaceBuilder", package: "understudy"),
                .product(name: "AutomationClient", package: "understudy"),
            ],
            // The page of previews, Apple's names that aren't declared here, and the sources of ours that are compiled with an app or its
            // tests.
            resources: (["Resources/missing.txt", "Resources/previews.css", "Resources/previews.js"]
                + ["Clocks", "Mends", "TestRunner", "TestSupport", "UITests", "UnitTests", "Waiting"].map { "Glue/\($0).swift" }).map {
                    .embedInCode($0)
                },
            swiftSettings: swift6 + hostSwift),
        // Servers that control an app through the control protocol: WebDriver and the Model Context Protocol.
        .target(
            name: "WebDriver",
            dependencies: [
                .product(name: "AutomationClient", package: "understudy"), .product(name: "LoopbackServer", package: "understudy"),
                .product(name: "InterfaceBuilder", package: "understudy"),
            ], swiftSettings: swift6),
        .target(name: "AgentServer", dependencies: [.product(name: "AutomationClient", package: "understudy")], swiftSettings: swift6),
        .executableTarget(
            name: "understudy",
            dependencies: [
                "ProjectBuilder", "SourceTranslator", "TestResults", "WebDriver", "AgentServer",
                .product(name: "AutomationClient", package: "understudy"), .product(name: "LoopbackServer", package: "understudy"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "InterfaceBuilder", package: "understudy"), .product(name: "EmulatedDevices", package: "understudy"),
            ], swiftSettings: swift6 + hostSwift),
        .plugin(name: "UnderstudyPlugin", capability: .buildTool(), dependencies: ["understudy"]),
        .testTarget(
            name: "SourceTranslatorTests", dependencies: ["SourceTranslator"], exclude: ["Pairs", "Stub"],
            swiftSettings: swift6 + hostSwift, linkerSettings: hostLinker),
        // Runs the built program.
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "understudy", "TestResults", .product(name: "RuleTrait", package: "understudy"),
                .product(name: "AutomationClient", package: "understudy"),
            ], exclude: ["Clients"],
            swiftSettings: swift6),
        .testTarget(name: "TestResultsTests", dependencies: ["TestResults"], swiftSettings: swift6),
        .testTarget(name: "WebDriverTests", dependencies: ["WebDriver"], swiftSettings: swift6),
        .testTarget(name: "AgentServerTests", dependencies: ["AgentServer"], swiftSettings: swift6),
        .testTarget(
            name: "ProjectBuilderTests", dependencies: ["ProjectBuilder", "TestResults"], swiftSettings: swift6 + hostSwift,
            linkerSettings: hostLinker),
    ]
)
