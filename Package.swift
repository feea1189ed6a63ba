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

/// The symbols of the members of a module that its Swift code finds in the method tables of other classes.
func descriptors(_ name: String) -> Target { .target(name: "C\(name)Descriptors", path: "Sources/Descriptors/C\(name)Descriptors") }

func module(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: swift6)
}

/// The frameworks that answer every request through their API's own refusal. `Sources/Frameworks/Absent/README.md` lists the answers.
let absent: Set = [
    "AVKit", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "ContactsUI",
    "CoreBluetooth", "CoreHaptics", "CoreMotion", "CoreSpotlight", "CoreTelephony", "EventKit", "EventKitUI", "GameKit", "HealthKit",
    "LocalAuthentication", "MediaPlayer", "MessageUI", "MultipeerConnectivity", "SafariServices", "Social", "Speech", "StoreKit",
    "Vision", "WatchConnectivity", "WidgetKit",
]

/// A framework that Apple ships beside UIKit. Its module gets Apple's name only in the SDK that the tools assemble: a module called
/// Combine or SwiftUI in this build would change what other packages compile.
func companion(_ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil) -> Target {
    let folder = path ?? "Sources/Frameworks/" + (absent.contains(name) ? "Absent/" : "") + name
    return .target(name: name + "Companion", dependencies: dependencies, path: folder, swiftSettings: swift6)
}

func tests(_ subject: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: subject + "Tests", dependencies: [.byName(name: subject), "RuleTrait"] + dependencies,
        swiftSettings: swift6)
}

let openCombine: [Target.Dependency] = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
    .product(name: $0, package: "OpenCombine")
}
// An app may have a module called Logging.
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log", moduleAliases: ["Logging": "SwiftLog"])

// An app may use SwiftNIO itself, in another version. The aliases reach all of its modules that the product is made of.
// FIXME 1: SwiftPM does not carry them on to the packages that SwiftNIO uses: Atomics and DequeModule keep their names.
// SwiftPM passes aliases in another order each time it plans a build, and then builds SwiftNIO anew; Makefile and Scripts set
// SWIFT_DETERMINISTIC_HASHING against that.
let nio: Target.Dependency = .product(
    name: "NIOWebSocket", package: "swift-nio",
    moduleAliases: Dictionary(
        uniqueKeysWithValues: [
            "NIO", "NIOCore", "NIOPosix", "NIOEmbedded", "NIOHTTP1", "NIOWebSocket", "NIOConcurrencyHelpers", "_NIODataStructures",
            "_NIOBase64",
        ].map { ($0, "Understudy" + $0) }))

let companions: [Target] = [
    companion("Combine", ["UIKitFoundation"] + openCombine),
    companion("os", [logging]),
    companion("UniformTypeIdentifiers"), companion("MobileCoreServices", ["UniformTypeIdentifiersCompanion"]),
    companion("CoreImage", ["UIKitCore", "ImageIOCompanion"]), companion("LinkPresentation", ["UIKitControls"]),
    companion("Security", ["DeviceServices"]),
    companion("SystemConfiguration"), companion("Network"),
    companion("CoreLocation", ["UIKitRuntime", "DeviceServices"]), companion("UserNotifications", ["UIKitRuntime", "DeviceServices"]),
    companion("LocalAuthentication"),
    companion("ImageIO", ["CoreGraphics"]), companion("AudioToolbox"), companion("CoreMotion", ["DeviceServices"]), companion("StoreKit"),
    companion("CoreMedia"),
    companion("Contacts", ["CoreLocationCompanion", "DeviceServices"]),
    companion("CoreData", ["UIKitFoundation", "CoreLocationCompanion"]),
    // What would draw shows a labeled placeholder.
    companion("SafariServices", ["FrameworkPlaceholder"]), companion("MessageUI", ["FrameworkPlaceholder"]),
    companion("WebKit", ["FrameworkPlaceholder"]),
    companion("MapKit", ["FrameworkPlaceholder", "CMapKitDescriptors", "CoreLocationCompanion"]),
    companion("AVFoundation", ["FrameworkPlaceholder", "DeviceServices", "AudioToolboxCompanion", "CoreMediaCompanion"]),
    companion("AVKit", ["AVFoundationCompanion"]),
    companion("Photos", ["FrameworkPlaceholder", "DeviceServices", "CoreLocationCompanion", "AVFoundationCompanion", "ImageIOCompanion"]),
    companion("PhotosUI", ["PhotosCompanion"]),
    companion("ContactsUI", ["FrameworkPlaceholder", "ContactsCompanion"]), companion("EventKit", ["DeviceServices"]),
    companion("EventKitUI", ["FrameworkPlaceholder", "EventKitCompanion"]),
    companion("CoreHaptics"), companion("CoreBluetooth"), companion("CoreTelephony"), companion("HealthKit"),
    companion("WatchConnectivity"), companion("simd"),
    companion("Speech", ["AVFoundationCompanion", "DeviceServices"]), companion("PencilKit", ["UIKit"]),
    companion("AuthenticationServices", ["FrameworkPlaceholder"]), companion("QuickLook", ["FrameworkPlaceholder"]),
    companion("Social", ["FrameworkPlaceholder"]),
    companion("MediaPlayer", ["AVFoundationCompanion", "DeviceServices"]), companion("MultipeerConnectivity", ["FrameworkPlaceholder"]),
    companion("GameplayKit"), companion("GameKit", ["FrameworkPlaceholder", "GameplayKitCompanion"]),
    companion("SpriteKit", ["UIKit", "GameplayKitCompanion"]),
    companion("_MapKit_SwiftUI", ["MapKitCompanion", "SwiftUICompanion"]),
    companion("_PhotosUI_SwiftUI", ["PhotosUICompanion", "SwiftUICompanion"]),
    companion("_AVKit_SwiftUI", ["AVKitCompanion", "SwiftUICompanion"]),
    companion("Charts", ["SwiftUICompanion"]), companion("WidgetKit", ["SwiftUICompanion"]), companion("Vision", ["ImageIOCompanion"]),
    companion("SwiftData", ["SwiftUICompanion", "UIKitFoundation", "UIKitRuntime"]),
    companion("BackgroundTasks"), companion("CryptoKit", ["CCiphers"]), companion("CommonCrypto", ["CryptoKitCompanion", "CCiphers"]),
    companion("AdSupport"),
    companion("CoreSpotlight", ["UniformTypeIdentifiersCompanion"]), companion("AppTrackingTransparency", ["DeviceServices"]),
    companion("XCUIAutomation", ["AutomationClient", "UIKit", "UIKitXCTest", "CoreLocationCompanion", "CRuntimeShim"]),
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
        // For the command, whose doors are the page's server's siblings.
        .library(name: "LoopbackServer", targets: ["LoopbackServer"]),
        // What the tools hand to an app: all of it in one shared library.
        .library(
            name: "UnderstudySDK", type: .dynamic,
            targets: ["UIKit", "Presenters", "UIKitTesting", "Simulator", "SwiftUICompanion"] + companions.map(\.name)),
        // For the tests of Tools/.
        .library(name: "RuleTrait", targets: ["RuleTrait"]),
        .executable(name: "understudy-bench", targets: ["Benchmarks"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
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
        descriptors("QuartzCore"), descriptors("UIKitCore"), descriptors("UIKitTextKit"), descriptors("UIKitLists"), descriptors("MapKit"),
        .target(name: "CPixelKernels"),
        .target(name: "CPictureLibraries"),
        .target(name: "CSDLLoader"),
        .target(name: "CHostSystem"),
        .target(name: "CJavaScriptCore"),
        .target(name: "CCiphers"),

        // 2: mechanisms that know no UIKit.
        module("UIKitRuntime", ["CRuntimeShim"]),
        module("UIKitFoundation", ["UIKitRuntime", "CRuntimeShim"]),
        module("UIKitXCTest", ["CRuntimeShim"]),
        module("ConstraintSolver"),
        module("InterfaceBuilder"),
        module("EmulatedDevices"),
        module("DeviceServices", ["UIKitRuntime"]),
        // The control protocol's client: values, socket, processes.
        module("AutomationClient"),
        // HTTP and WebSockets for clients on the same machine, within limits.
        module("LoopbackServer", [nio]),

        // 3
        module(
            "CoreGraphics",
            ["_Testing_CoreGraphics", "UIKitRuntime", "CPixelKernels", "CPictureLibraries", "CCairo", "CPNG", "CJPEG", "CDeflate"]),
        module(
            "CoreText", ["CoreGraphics", "UIKitFoundation", "CCairo", "CHarfBuzz", "CUnibreak", "CFribidi"],
            resources: [.copy("Fonts"), .copy("Icons")]),

        // 4
        module(
            "QuartzCore",
            ["CoreGraphics", "CoreText", "UIKitFoundation", "CRuntimeShim", "CQuartzCoreDescriptors", "CPixelKernels", "CCairo"]),

        // 5: values that views are made of, and the mutually recursive heart.
        module("UIFoundation", ["QuartzCore", "CoreText", "CoreGraphics", "UIKitFoundation", "EmulatedDevices", "CRuntimeShim"]),
        module("UIKitCore", ["UIFoundation", "ConstraintSolver", "EmulatedDevices", "CRuntimeShim", "CUIKitCoreDescriptors"]),

        // 6
        module("UIKitTextKit", ["UIKitCore", "CoreText", "CUIKitTextKitDescriptors"]),
        module("UIKitControls", ["UIKitTextKit"]),
        module("UIKitLists", ["UIKitControls", "CUIKitListsDescriptors"]),
        module("UIKitText", ["UIKitLists"]),
        module("UIKitContainers", ["UIKitText", "UniformTypeIdentifiersCompanion", "LinkPresentationCompanion"]),
        module("UIKitStoryboards", ["UIKitContainers", "InterfaceBuilder"]),

        // 7
        module("UIKit", ["UIKitStoryboards", "UIKitXCTest", "_Testing_UIKit", "UserNotificationsCompanion", "CoreImageCompanion"]),

        // 8
        module("Presenters", ["UIKit"]),
        module("FrameworkPlaceholder", ["UIKit"]),
        companion("SwiftUI", ["UIKit", "CombineCompanion", "CoreDataCompanion"], path: "Sources/SwiftUI"),

        // 9: the tree of elements and the driver that the control socket reaches.
        module("Automation", ["UIKit", "AutomationClient", "DeviceServices", "UserNotificationsCompanion"]),
        // The test kit, over the same tree and driver.
        module("UIKitTesting", ["UIKit", "Automation", "InterfaceBuilder", "EmulatedDevices", "CCairo", "CHarfBuzz"]),

        // 10
        module(
            "Simulator",
            [
                "Automation", "UIKit", "UIKitTesting", "InterfaceBuilder", "EmulatedDevices", "DeviceServices", "CCairo", "CSDL",
                "CSDLLoader", "CDeflate", "CJavaScriptCore", "Yams",
                "LoopbackServer", "CHostSystem", "CRuntimeShim",
            ],
            // The page that shows an app in the browser.
            resources: [.copy("Browser/Page")]),

        // Measures what shared/bench measures of others.
        // Without the umbrella, whose FoundationNetworking brings curl and thirty libraries behind it, 11 ms of a process: the peers load
        // no networking either.
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "ConstraintSolver", "InterfaceBuilder", "UIKitStoryboards", "RandomOperations", "SolverProblems", "AutomationClient",
                "RandomCommands",
            ], swiftSettings: swift6),

        // Tests.
        .target(name: "RuleTrait", path: "Tests/Support/RuleTrait", swiftSettings: swift6),
        .target(
            name: "Gallery", dependencies: ["UIKit"], path: "Examples/Gallery/Gallery", exclude: ["AppDelegate.swift", "Info.plist"],
            swiftSettings: swift6),
        .target(name: "OracleScenes", dependencies: ["UIKit", "RuleTrait"], path: "Tests/Support/OracleScenes", swiftSettings: swift6),
        .target(name: "SolverProblems", dependencies: ["ConstraintSolver"], path: "Tests/Support/SolverProblems", swiftSettings: swift6),
        .target(name: "SlowServer", path: "Tests/Support/SlowServer", swiftSettings: swift6),
        .target(name: "RandomCommands", dependencies: ["AutomationClient"], path: "Tests/Support/RandomCommands", swiftSettings: swift6),
        // Functions that replace the system's are seen by the system's libraries, as in the SDK's library.
        .executableTarget(
            name: "ControlledApp", dependencies: ["Simulator", "UIKit"], path: "Tests/Support/ControlledApp", swiftSettings: swift6,
            linkerSettings: [.unsafeFlags(["-Xlinker", "-export-dynamic"])]),
        .target(
            name: "RandomOperations", dependencies: ["UIKitStoryboards"], path: "Tests/Support/RandomOperations", swiftSettings: swift6),
        tests("UIKitRuntime", ["UIKitFoundation"]),
        tests("UIKitFoundation", ["UIKitXCTest"]),
        tests("ConstraintSolver", ["SolverProblems"]),
        tests("InterfaceBuilder"),
        tests("CoreGraphics"),
        tests("CoreText"),
        tests("QuartzCore"),
        tests("UIKitCore", ["UIKit", "UIKitTesting", "OracleScenes", "EmulatedDevices"]),
        tests("UIKitTextKit", ["UIKit"]),
        tests("UIKitControls", ["UIKit", "UIKitTesting"]),
        tests("UIKitLists", ["UIKit", "UIKitTesting"]),
        tests("UIKitText", ["UIKit", "UIKitTesting"]),
        tests("UIKitContainers", ["UIKit", "UIKitTesting", "EmulatedDevices", "RandomOperations"]),
        tests("UIKitStoryboards", ["UIKit", "UIKitTesting", "InterfaceBuilder"]),
        tests("Presenters", ["UIKit", "UIKitTesting"]),
        tests("AutomationClient"),
        tests(
            "Automation",
            ["UIKit", "UIKitTesting", "AutomationClient", "SwiftUICompanion", "RandomCommands", "ControlledApp", "SlowServer"]),
        tests("Simulator", ["UIKit", "DeviceServices", "ControlledApp", "SlowServer"]),
        tests("UIKitTesting", ["UIKit", "InterfaceBuilder", "EmulatedDevices"]),
        tests("LoopbackServer", [nio]),
        .testTarget(
            name: "SwiftUITests",
            dependencies: [
                "CoreDataCompanion", "SwiftUICompanion", "UIKitTesting", "_MapKit_SwiftUICompanion", "_PhotosUI_SwiftUICompanion",
                "_AVKit_SwiftUICompanion", "SwiftDataCompanion", "ChartsCompanion",
            ], swiftSettings: swift6),
        .testTarget(
            name: "FrameworksTests",
            dependencies: [
                "AVFoundationCompanion", "BackgroundTasksCompanion", "CombineCompanion", "CommonCryptoCompanion", "ContactsCompanion",
                "CoreDataCompanion",
                "CoreImageCompanion", "EventKitCompanion", "GameKitCompanion", "LinkPresentationCompanion", "MapKitCompanion",
                "MessageUICompanion",
                "MultipeerConnectivityCompanion", "PhotosUICompanion", "SecurityCompanion", "SpriteKitCompanion", "StoreKitCompanion",
                "SystemConfigurationCompanion", "UIKitRuntime", "UIKitTesting", "WebKitCompanion", "osCompanion",
                "PencilKitCompanion", "HealthKitCompanion", "CoreBluetoothCompanion",
                "XCUIAutomationCompanion", "AutomationClient",
                "AppTrackingTransparencyCompanion", "CoreLocationCompanion", "UserNotificationsCompanion", "DeviceServices",
                "VisionCompanion", "WidgetKitCompanion", "simdCompanion",
            ], swiftSettings: swift6),
        tests("Gallery", ["UIKit", "UIKitTesting"]),
    ] + companions
)
