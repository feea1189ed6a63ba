// swift-tools-version: 6.1
//
// The library package: what runs inside an app. Each target imports only targets listed above it;
// `make check` holds that. The tools (translator, project builder, command) are a package of their own in Tools/.

import PackageDescription

let swift6: [SwiftSetting] = [.swiftLanguageMode(.v6)]

/// A module map over a C library of the system; `apt` names the Debian package that brings it.
func system(_ name: String, pkgConfig: String? = nil, apt: String) -> Target {
    .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

func module(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: swift6)
}

/// The small modules Apple ships beside UIKit, so that a file which imports them compiles here. They get their Apple names only in
/// the SDK that the tools assemble: a module called Combine or Darwin in this build would change what other packages compile.
func companion(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name + "Companion", dependencies: dependencies, path: "Sources/Companions/\(name)", swiftSettings: swift6)
}

func tests(_ subject: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: subject + "Tests", dependencies: [.byName(name: subject), "RuleTrait"] + dependencies,
        swiftSettings: swift6)
}

let openCombine: [Target.Dependency] = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map { .product(name: $0, package: "OpenCombine") }
// An app may have a module called Logging.
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log", moduleAliases: ["Logging": "SwiftLog"])

let companions: [Target] = [
    companion("Combine", ["UIKitRuntime"] + openCombine),
    companion("os", [logging]),
    companion("UniformTypeIdentifiers"), companion("MobileCoreServices", ["UniformTypeIdentifiersCompanion"]),
    companion("CoreImage", ["UIKitCore", "ImageIOCompanion"]), companion("LinkPresentation", ["UIKitControls"]), companion("Security"),
    companion("SystemConfiguration"), companion("Network"),
    companion("CoreLocation", ["UIKitRuntime"]), companion("UserNotifications", ["UIKitRuntime"]), companion("LocalAuthentication"),
    companion("ImageIO", ["CoreGraphics"]), companion("AudioToolbox"), companion("CoreMotion"), companion("StoreKit"), companion("CoreMedia"),
    companion("Contacts", ["CoreLocationCompanion"]),
    companion("CoreData", ["UIKitRuntime", "CoreLocationCompanion"]),
    // What would draw shows a labelled placeholder.
    companion("Placeholder", ["UIKit"]), companion("SafariServices", ["PlaceholderCompanion"]), companion("MessageUI", ["PlaceholderCompanion"]),
    companion("WebKit", ["PlaceholderCompanion"]), companion("MapKit", ["PlaceholderCompanion", "CoreLocationCompanion"]),
    companion("AVFoundation", ["PlaceholderCompanion", "AudioToolboxCompanion", "CoreMediaCompanion"]), companion("AVKit", ["AVFoundationCompanion"]),
    companion("Photos", ["PlaceholderCompanion", "CoreLocationCompanion", "AVFoundationCompanion", "ImageIOCompanion"]), companion("PhotosUI", ["PhotosCompanion"]),
    companion("ContactsUI", ["PlaceholderCompanion", "ContactsCompanion"]), companion("EventKit"), companion("EventKitUI", ["PlaceholderCompanion", "EventKitCompanion"]),
    companion("CoreHaptics"), companion("CoreBluetooth"), companion("CoreTelephony"), companion("HealthKit"), companion("WatchConnectivity"), companion("simd"),
    companion("Speech", ["AVFoundationCompanion"]), companion("PencilKit", ["UIKit"]),
    companion("AuthenticationServices", ["PlaceholderCompanion"]), companion("QuickLook", ["PlaceholderCompanion"]), companion("Social", ["PlaceholderCompanion"]),
    companion("MediaPlayer", ["AVFoundationCompanion"]), companion("MultipeerConnectivity", ["PlaceholderCompanion"]),
    companion("GameplayKit"), companion("GameKit", ["PlaceholderCompanion", "GameplayKitCompanion"]),
    companion("SpriteKit", ["UIKit", "GameplayKitCompanion"]), companion("SwiftUI", ["UIKit", "CombineCompanion", "CoreDataCompanion"]),
    companion("_MapKit_SwiftUI", ["MapKitCompanion", "SwiftUICompanion"]), companion("_PhotosUI_SwiftUI", ["PhotosUICompanion", "SwiftUICompanion"]),
    companion("BackgroundTasks"), companion("CryptoKit"), companion("CommonCrypto", ["CryptoKitCompanion"]), companion("AdSupport"),
    companion("CoreSpotlight", ["UniformTypeIdentifiersCompanion"]), companion("AppTrackingTransparency"),
]

let package = Package(
    name: "understudy",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        .library(name: "Presenters", targets: ["Presenters"]),
        .library(name: "Simulator", targets: ["Simulator"]),
        .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
        .library(name: "EmulatedDevices", targets: ["EmulatedDevices"]),
        // For who drives an app from another process: the command, a runner of UI tests.
        .library(name: "AutomationClient", targets: ["AutomationClient"]),
        // What the tools hand to an app: all of it in one shared library.
        .library(name: "UnderstudySDK", type: .dynamic, targets: ["UIKit", "Presenters", "UIKitTesting", "Simulator"] + companions.map(\.name)),
        // For the tests of Tools/.
        .library(name: "RuleTrait", targets: ["RuleTrait"]),
        .executable(name: "understudy-bench", targets: ["Benchmarks"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        // 0: what swift-testing looks for beside modules of these names.
        module("_Testing_CoreGraphics"),
        module("_Testing_UIKit"),

        // 1: the system's C libraries, the shim that calls through Swift's vtables, loops over pixels, and libraries for rare pictures.
        system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
        system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
        system("CSDL", apt: "libsdl2-dev"),
        system("CPNG", apt: "libpng-dev"),
        system("CJPEG", apt: "libturbojpeg0-dev"),
        system("CDeflate", apt: "libdeflate-dev"),
        system("CUnibreak", apt: "libunibreak-dev"),
        system("CFribidi", pkgConfig: "fribidi", apt: "libfribidi-dev"),
        .target(name: "CRuntimeShim"),
        .target(name: "CPixelKernels"),
        .target(name: "CPictureLibraries"),

        // 2: mechanisms that know no UIKit.
        module("UIKitRuntime", ["CRuntimeShim"]),
        module("ConstraintSolver"),
        module("InterfaceBuilder"),
        module("EmulatedDevices"),
        // The control protocol's client: values, socket, processes.
        module("AutomationClient"),

        // 3
        module(
            "CoreGraphics",
            ["_Testing_CoreGraphics", "UIKitRuntime", "CPixelKernels", "CPictureLibraries", "CCairo", "CPNG", "CJPEG", "CDeflate"]),
        module(
            "CoreText", ["CoreGraphics", "CCairo", "CHarfBuzz", "CUnibreak", "CFribidi"],
            resources: [.copy("Fonts"), .copy("Icons")]),

        // 4
        module("QuartzCore", ["CoreGraphics", "CoreText", "UIKitRuntime", "CRuntimeShim", "CPixelKernels", "CCairo"]),

        // 5: the mutually recursive heart.
        module(
            "UIKitCore", ["QuartzCore", "CoreText", "CoreGraphics", "UIKitRuntime", "ConstraintSolver", "EmulatedDevices", "CRuntimeShim"]),

        // 6
        module("UIKitControls", ["UIKitCore"]),
        module("UIKitLists", ["UIKitControls"]),
        module("UIKitText", ["UIKitLists"]),
        module("UIKitContainers", ["UIKitText", "UniformTypeIdentifiersCompanion", "LinkPresentationCompanion"]),
        module("UIKitStoryboards", ["UIKitContainers", "InterfaceBuilder"]),

        // 7
        module("UIKit", ["UIKitStoryboards", "_Testing_UIKit", "UserNotificationsCompanion", "CoreImageCompanion"]),

        // 8
        module("UIKitTesting", ["UIKit", "EmulatedDevices"]),
        module("Presenters", ["UIKit"]),

        // 9: the tree of elements and the driver that the control socket reaches.
        module("Automation", ["UIKit", "AutomationClient", "UserNotificationsCompanion", "CoreLocationCompanion"]),

        // 10
        module(
            "Simulator",
            ["Automation", "UIKit", "InterfaceBuilder", "EmulatedDevices", "CCairo", "CSDL", "CDeflate", "Yams", .product(name: "FlyingFox", package: "FlyingFox")]),

        // Measures what shared/bench measures of others.
        // Without the umbrella, whose FoundationNetworking brings curl and thirty libraries behind it, 11 ms of a process: the peers load no networking either.
        .executableTarget(name: "Benchmarks", dependencies: ["ConstraintSolver", "InterfaceBuilder", "UIKitStoryboards", "RandomOperations"], swiftSettings: swift6),

        // Tests.
        .target(name: "RuleTrait", path: "Tests/Support/RuleTrait", swiftSettings: swift6),
        .target(
            name: "Gallery", dependencies: ["UIKit"], path: "Examples/Gallery/Gallery", exclude: ["AppDelegate.swift", "Info.plist"],
            swiftSettings: swift6),
        .target(name: "OracleScenes", dependencies: ["UIKit", "RuleTrait"], path: "Tests/Support/OracleScenes", swiftSettings: swift6),
        .target(name: "RandomOperations", dependencies: ["UIKitStoryboards"], path: "Tests/Support/RandomOperations", swiftSettings: swift6),
        tests("UIKitRuntime"),
        tests("ConstraintSolver"),
        tests("InterfaceBuilder"),
        tests("CoreGraphics"),
        tests("CoreText"),
        tests("QuartzCore"),
        tests("UIKitCore", ["UIKit", "UIKitTesting", "OracleScenes", "EmulatedDevices"]),
        tests("UIKitControls", ["UIKit", "UIKitTesting"]),
        tests("UIKitLists", ["UIKit", "UIKitTesting"]),
        tests("UIKitText", ["UIKit", "UIKitTesting"]),
        tests("UIKitContainers", ["UIKit", "UIKitTesting", "EmulatedDevices", "RandomOperations"]),
        tests("UIKitStoryboards", ["UIKit", "UIKitTesting", "InterfaceBuilder"]),
        tests("Presenters", ["UIKit", "UIKitTesting"]),
        tests("AutomationClient"),
        tests("Automation", ["UIKit", "UIKitTesting", "AutomationClient", "SwiftUICompanion"]),
        tests("Simulator", ["UIKit"]),
        .testTarget(
            name: "CompanionTests",
            dependencies: [
                "AVFoundationCompanion", "BackgroundTasksCompanion", "CombineCompanion", "CommonCryptoCompanion", "ContactsCompanion", "CoreDataCompanion",
                "CoreImageCompanion", "EventKitCompanion", "GameKitCompanion", "LinkPresentationCompanion", "MapKitCompanion", "MessageUICompanion",
                "MultipeerConnectivityCompanion", "PhotosUICompanion", "SecurityCompanion", "SpriteKitCompanion", "StoreKitCompanion",
                "SystemConfigurationCompanion", "SwiftUICompanion", "UIKitRuntime", "UIKitTesting", "WebKitCompanion", "osCompanion",
                "_MapKit_SwiftUICompanion", "_PhotosUI_SwiftUICompanion", "PencilKitCompanion", "HealthKitCompanion", "CoreBluetoothCompanion",
            ], swiftSettings: swift6),
        tests("Gallery", ["UIKit", "UIKitTesting"]),
    ] + companions
)
