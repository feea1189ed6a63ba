// swift-tools-version: 6.1
//
// The library package, which runs inside an app. Each target imports only targets listed above it, which `make check` enforces. The tools
// (translator, project builder, command) are a package of their own in Tools/.

import Foundation
import PackageDescription

let swift6: [SwiftSetting] = [.swiftLanguageMode(.v6)]

/// A module map for one of the system's C libraries; `apt` names the Debian package that contains it.
func system(_ name: String, pkgConfig: String? = nil, apt: String) -> Target {
    .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// The symbols of the members of a module that its Swift code finds in the method tables of other classes.
func descriptors(_ name: String) -> Target { .target(name: "C\(name)Descriptors", path: "Sources/Descriptors/C\(name)Descriptors") }

func module(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: swift6)
}

/// The frameworks that refuse every request through their own API. `Sources/Frameworks/Absent/README.md` lists the responses.
let absent: Set = [
    "_StoreKit_SwiftUI", "ActivityKit", "AdServices", "AdSupport", "AlarmKit", "AppTrackingTransparency", "ARKit", "AudioToolbox",
    "AuthenticationServices", "AVKit", "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "ContactsUI", "CoreBluetooth",
    "CoreHaptics", "CoreMIDI", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CryptoTokenKit", "DeviceActivity",
    "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory", "FamilyControls", "GameController", "GameKit", "HealthKit",
    "HealthKitUI", "HomeKit", "ImagePlayground", "Intents", "IntentsUI", "LocalAuthentication", "ManagedSettings", "MediaPlayer",
    "Messages", "MessageUI", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity",
    "MusicKit", "NearbyInteraction", "NetworkExtension", "NotificationCenter", "OpenGLES", "PassKit", "PushKit", "ReplayKit",
    "SafariServices", "SensorKit", "ShazamKit", "Social", "SoundAnalysis", "Speech", "StoreKit", "StoreKitTest", "Translation",
    "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit", "WidgetKit",
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

// An app may use SwiftNIO itself, in another version. The aliases apply to all of the product's modules.
// FIXME 1: SwiftPM does not apply them to the packages that SwiftNIO uses: Atomics and DequeModule keep their names.
// Each time that SwiftPM plans a build, it passes the aliases in another order and rebuilds SwiftNIO. Makefile and Scripts set
// SWIFT_DETERMINISTIC_HASHING to prevent that.
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
    companion("simd"), companion("UniformTypeIdentifiers"), companion("MobileCoreServices", ["UniformTypeIdentifiersCompanion"]),
    companion("CoreTransferable", ["UIKitCore", "UniformTypeIdentifiersCompanion", "CombineCompanion"]),
    companion("Metal", ["QuartzCore"]), companion("ModelIO", ["UIKitFoundation", "CoreGraphics", "simdCompanion"]),
    companion("MetalPerformanceShaders", ["MetalCompanion"]),
    companion("MetalKit", ["FrameworkPlaceholder", "MetalCompanion", "ModelIOCompanion"]),
    companion("CoreImage", ["UIKitCore", "CoreVideoCompanion", "ImageIOCompanion", "MetalCompanion"]),
    companion("Accelerate", ["CoreGraphics", "CoreImageCompanion"]),
    companion("LinkPresentation", ["UIKitControls"]),
    companion("Security", ["DeviceServices", "UIKitFoundation"]),
    companion("SystemConfiguration", ["DeviceServices"]), companion("Network", ["DeviceServices", "UIKitFoundation"]),
    companion("CoreLocation", ["UIKitRuntime", "DeviceServices"]), companion("UserNotifications", ["UIKitRuntime", "DeviceServices"]),
    companion("ImageIO", ["CoreGraphics"]), companion("CoreMotion", ["DeviceServices"]),
    companion("CoreAudioTypes", ["UIKitFoundation"]), companion("AudioToolbox", ["CoreAudioTypesCompanion"]),
    companion("CoreVideo", ["CoreGraphics", "MetalCompanion", "OpenGLESCompanion", "UIKitFoundation"]),
    companion("CoreMedia", ["CoreAudioTypesCompanion", "CoreVideoCompanion"]),
    companion("LocalAuthentication", ["SecurityCompanion"]),
    companion("CoreML", ["CoreVideoCompanion", "ImageIOCompanion", "UIKitFoundation"]),
    companion("MediaAccessibility", ["CoreGraphics"]),
    companion("CoreMIDI", ["CoreAudioTypesCompanion", "CoreGraphics", "UIKitFoundation"]),
    companion("VideoToolbox", ["CoreMediaCompanion", "UIKitFoundation"]),
    companion("Contacts", ["CoreLocationCompanion", "DeviceServices"]),
    companion("CoreData", ["UIKitFoundation", "CoreLocationCompanion"]),
    companion("Compression", ["CZlibStreams", "UIKitFoundation"]),
    companion("JavaScriptCore", ["CJavaScriptCore", "CoreGraphics", "UIKitRuntime"]),
    // Frameworks with views show a labeled placeholder.
    companion("SafariServices", ["FrameworkPlaceholder"]), companion("MessageUI", ["FrameworkPlaceholder", "MessagesCompanion"]),
    companion("StoreKit", ["FrameworkPlaceholder"]),
    companion("WebKit", ["FrameworkPlaceholder", "SecurityCompanion"]),
    companion("MapKit", ["FrameworkPlaceholder", "CMapKitDescriptors", "CoreLocationCompanion"]),
    companion("AVFoundation", ["FrameworkPlaceholder", "DeviceServices", "AudioToolboxCompanion", "CoreMediaCompanion"]),
    companion("AVKit", ["AVFoundationCompanion"]), companion("ShazamKit", ["AVFoundationCompanion"]),
    companion("SoundAnalysis", ["AVFoundationCompanion", "CoreMLCompanion"]),
    companion(
        "Photos",
        [
            "FrameworkPlaceholder", "DeviceServices", "CoreLocationCompanion", "AVFoundationCompanion", "CoreImageCompanion",
            "ImageIOCompanion", "UniformTypeIdentifiersCompanion",
        ]),
    companion("PhotosUI", ["PhotosCompanion"]),
    companion("ContactsUI", ["FrameworkPlaceholder", "ContactsCompanion"]),
    companion("EventKit", ["DeviceServices", "CoreGraphics", "CoreLocationCompanion"]),
    companion("EventKitUI", ["FrameworkPlaceholder", "EventKitCompanion"]),
    companion("PassKit", ["FrameworkPlaceholder", "ContactsCompanion"]),
    companion("ReplayKit", ["FrameworkPlaceholder"]), companion("CoreNFC"), companion("GameController"), companion("AdServices"),
    companion("CallKit", ["AVFoundationCompanion"]), companion("PushKit"), companion("DeviceCheck"), companion("MetricKit"),
    companion("ActivityKit", ["UIKitFoundation"]), companion("NaturalLanguage", ["UIKitFoundation", "CoreMLCompanion"]),
    companion("VisionKit", ["FrameworkPlaceholder"]),
    companion("Intents", ["UIKitFoundation"]), companion("IntentsUI", ["FrameworkPlaceholder", "IntentsCompanion"]),
    companion("AppIntents", ["UIKitFoundation", "CoreSpotlightCompanion", "UniformTypeIdentifiersCompanion"]),
    companion("CoreHaptics", ["AVFoundationCompanion"]), companion("CoreBluetooth"), companion("CoreTelephony"),
    companion("HealthKit", ["UIKitFoundation", "UIKitRuntime", "CoreLocationCompanion"]),
    companion("HealthKitUI", ["UIKit", "HealthKitCompanion"]), companion("UserNotificationsUI", ["UIKit", "UserNotificationsCompanion"]),
    companion("WatchConnectivity"),
    companion("Speech", ["AVFoundationCompanion", "DeviceServices"]), companion("PencilKit", ["UIKit"]), companion("PDFKit", ["UIKit"]),
    companion("AuthenticationServices", ["FrameworkPlaceholder"]),
    companion("QuickLook", ["FrameworkPlaceholder", "UniformTypeIdentifiersCompanion"]),
    companion("Social", ["FrameworkPlaceholder"]),
    companion("MediaPlayer", ["AVFoundationCompanion", "DeviceServices"]), companion("MultipeerConnectivity", ["FrameworkPlaceholder"]),
    companion("SpriteKit", ["UIKit", "CoreImageCompanion", "simdCompanion"]),
    companion("GameplayKit", ["SpriteKitCompanion", "simdCompanion"]),
    companion("GameKit", ["FrameworkPlaceholder", "GameplayKitCompanion"]),
    companion("OpenGLES", ["QuartzCore"]), companion("GLKit", ["FrameworkPlaceholder", "OpenGLESCompanion", "simdCompanion"]),
    companion(
        "SceneKit",
        ["FrameworkPlaceholder", "GLKitCompanion", "SpriteKitCompanion", "MetalCompanion", "ModelIOCompanion", "simdCompanion"]),
    companion("ARKit", ["AVFoundationCompanion", "CoreLocationCompanion", "SceneKitCompanion"]),
    companion("RealityKit", ["ARKitCompanion", "CombineCompanion", "FrameworkPlaceholder"]),
    companion("_AppIntents_SwiftUI", ["AppIntentsCompanion", "SwiftUICompanion"]),
    companion("_MapKit_SwiftUI", ["MapKitCompanion", "SwiftUICompanion"]),
    companion("_PhotosUI_SwiftUI", ["PhotosUICompanion", "SwiftUICompanion"]),
    companion("_AVKit_SwiftUI", ["AVKitCompanion", "SwiftUICompanion"]),
    companion("_AuthenticationServices_SwiftUI", ["AuthenticationServicesCompanion", "SwiftUICompanion"]),
    companion("_QuickLook_SwiftUI", ["QuickLookCompanion", "SwiftUICompanion"]),
    companion("_RealityKit_SwiftUI", ["RealityKitCompanion", "SwiftUICompanion"]),
    companion("_SceneKit_SwiftUI", ["SceneKitCompanion", "SwiftUICompanion"]),
    companion("_SpriteKit_SwiftUI", ["SpriteKitCompanion", "SwiftUICompanion"]),
    companion("_StoreKit_SwiftUI", ["StoreKitCompanion", "SwiftUICompanion"]),
    companion("_WebKit_SwiftUI", ["WebKitCompanion", "SwiftUICompanion"]),
    companion("TipKit", ["SwiftUICompanion", "UIKitRuntime"]),
    companion("CloudKit", ["CoreDataCompanion", "CoreLocationCompanion", "UIKitFoundation", "UIKitRuntime"]),
    companion("Charts", ["SwiftUICompanion"]),
    companion("WidgetKit", ["ActivityKitCompanion", "AppIntentsCompanion", "IntentsCompanion", "SwiftUICompanion"]),
    companion("Vision", ["CoreImageCompanion", "CoreMLCompanion", "CoreMediaCompanion", "ImageIOCompanion"]),
    companion("WeatherKit", ["CoreLocationCompanion"]),
    companion("SwiftData", ["SwiftUICompanion", "UIKitFoundation", "UIKitRuntime"]),
    companion("BackgroundTasks"), companion("CryptoKit", ["CCiphers"]), companion("CommonCrypto", ["CryptoKitCompanion", "CCiphers"]),
    companion("AdSupport"),
    companion("StoreKitTest", ["StoreKitCompanion"]),
    companion("QuickLookThumbnailing", ["UIKit", "UniformTypeIdentifiersCompanion"]),
    companion("Messages", ["FrameworkPlaceholder"]),
    companion("NotificationCenter", ["UIKit"]),
    companion("ExternalAccessory", ["UIKitFoundation"]),
    companion("NearbyInteraction", ["simdCompanion"]),
    companion("Translation"),
    companion("_Translation_SwiftUI", ["TranslationCompanion", "SwiftUICompanion"]),
    companion("Accessibility", ["UIKit"]),
    companion("HomeKit", ["UIKitFoundation"]),
    companion("NetworkExtension"),
    companion("CarPlay", ["UIKit"]),
    companion("ManagedSettings"),
    companion("FamilyControls", ["CombineCompanion", "ManagedSettingsCompanion"]),
    companion("_FamilyControls_SwiftUI", ["FamilyControlsCompanion", "SwiftUICompanion"]),
    companion("DeviceActivity", ["ManagedSettingsCompanion"]),
    companion("MusicKit", ["CombineCompanion", "CoreGraphics"]),
    companion("AlarmKit", ["ActivityKitCompanion"]),
    companion("ImagePlayground", ["FrameworkPlaceholder"]),
    companion("CryptoTokenKit"),
    companion("SensorKit", ["CoreGraphics"]),
    companion("CoreSpotlight", ["UIKitFoundation", "UniformTypeIdentifiersCompanion"]),
    companion("AppTrackingTransparency", ["DeviceServices"]),
    companion("XCUIAutomation", ["AutomationClient", "UIKit", "UIKitXCTest", "CoreLocationCompanion", "CRuntimeShim"]),
]

// SwiftPM reads only the manifest at the root of a package that it fetches by its address, and refuses unsafe flags there. Such a package
// has the plugin and its tool itself, with swift-syntax from its sources; in a checkout, Tools/ has them, with the toolchain's
// swift-syntax. SwiftPM reads the manifest in `checkouts`, beside `repositories`; before that, to choose a version, in the repository,
// whose folder is `/`.
let folder = Context.packageDirectory
let isFetched =
    folder == "/" || folder.contains("/checkouts/") && FileManager.default.fileExists(atPath: folder + "/../../repositories")
let fetchedProducts: [Product] = isFetched ? [.plugin(name: "UnderstudyPlugin", targets: ["UnderstudyPlugin"])] : []
let fetchedDependencies: [Package.Dependency] =
    isFetched ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []
let fetchedTargets: [Target] =
    isFetched
    ? [
        .target(
            name: "SourceTranslator",
            dependencies: ["InterfaceBuilder"]
                + ["SwiftSyntax", "SwiftParser"].map { .product(name: $0, package: "swift-syntax") },
            path: "Tools/Sources/SourceTranslator", swiftSettings: swift6),
        // The plugin runs the tool by the name that Tools/ gives it.
        .executableTarget(
            name: "understudy", dependencies: ["SourceTranslator"], path: "Tools/Sources/PluginTool", swiftSettings: swift6),
        .plugin(
            name: "UnderstudyPlugin", capability: .buildTool(), dependencies: ["understudy"], path: "Tools/Plugins/UnderstudyPlugin"),
    ] : []

let package = Package(
    name: "understudy",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        .library(name: "Presenters", targets: ["Presenters"]),
        .library(name: "Simulator", targets: ["Simulator"]),
        .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
        .library(name: "EmulatedDevices", targets: ["EmulatedDevices"]),
        // For programs that control an app from another process: the command, and the runner of UI tests.
        .library(name: "AutomationClient", targets: ["AutomationClient"]),
        // For the command's servers.
        .library(name: "LoopbackServer", targets: ["LoopbackServer"]),
        // The SDK that the tools give to an app, as two shared libraries. SwiftPM would link UIKit into the second one again, so the tools
        // link it from the objects in this archive that the first one lacks. They build it when an app first needs it.
        .library(name: "UnderstudySDK", type: .dynamic, targets: ["UIKit", "Presenters", "UIKitTesting", "Simulator"]),
        .library(name: "UnderstudyFrameworks", type: .static, targets: ["SwiftUICompanion"] + companions.map(\.name)),
        // For the tests of Tools/.
        .library(name: "RuleTrait", targets: ["RuleTrait"]),
        .executable(name: "understudy-bench", targets: ["Benchmarks"]),
        .executable(name: "understudy-bench-lists", targets: ["ListBenchmarks"]),
    ] + fetchedProducts,
    dependencies: [
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ] + fetchedDependencies,
    targets: [
        // 0: modules that swift-testing imports beside modules of these names.
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
        // zlib comes with libpng.
        .target(name: "CZlibStreams", linkerSettings: [.linkedLibrary("z")]),

        // 2: mechanisms that do not depend on UIKit.
        module("UIKitRuntime", ["CRuntimeShim"]),
        module("InterfaceBuilder"),
        module("UIKitFoundation", ["UIKitRuntime", "InterfaceBuilder", "CRuntimeShim", "CDeflate"]),
        module("UIKitXCTest", ["CRuntimeShim"]),
        module("ConstraintSolver"),
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
        companion("SwiftUI", ["UIKit", "CombineCompanion", "CoreDataCompanion", "CoreTransferableCompanion"], path: "Sources/SwiftUI"),

        // 9: the element tree and the driver that the control socket reaches.
        module("Automation", ["UIKit", "AutomationClient", "DeviceServices", "UserNotificationsCompanion"]),
        // The test kit, over the same tree and driver.
        module("UIKitTesting", ["UIKit", "Automation", "InterfaceBuilder", "EmulatedDevices", "CCairo", "CHarfBuzz"]),

        // 10
        module(
            "Simulator",
            [
                "Automation", "UIKit", "UIKitTesting", "InterfaceBuilder", "EmulatedDevices", "DeviceServices", "CCairo", "CSDL",
                "CSDLLoader", "CDeflate", "CJavaScriptCore", "Yams",
                "AutomationClient", "LoopbackServer", "CHostSystem", "CRuntimeShim",
            ],
            // The page that shows an app in the browser, the style of a flow's page, and the environment of a flow's scripts.
            resources: [.copy("Browser/Page"), .embedInCode("Flow/flow.css"), .embedInCode("Scripts/prelude.js")]),

        // Benchmarks, comparable with those of other projects. They do not import the umbrella, because its FoundationNetworking loads curl
        // and thirty other libraries, which takes 11 ms; the other projects load no networking either.
        module("BenchmarkReport"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "BenchmarkReport", "ConstraintSolver", "InterfaceBuilder", "UIKitStoryboards", "RandomOperations", "SolverProblems",
                "AutomationClient", "RandomCommands",
            ], swiftSettings: swift6),
        .executableTarget(
            name: "ListBenchmarks", dependencies: ["BenchmarkReport", "SwiftUICompanion", "UIKit"], swiftSettings: swift6),

        // Tests.
        .target(name: "RuleTrait", path: "Tests/Support/RuleTrait", swiftSettings: swift6),
        .target(
            name: "Gallery", dependencies: ["UIKit"], path: "Examples/Gallery/Gallery", exclude: ["AppDelegate.swift", "Info.plist"],
            swiftSettings: swift6),
        .target(name: "OracleScenes", dependencies: ["UIKit", "RuleTrait"], path: "Tests/Support/OracleScenes", swiftSettings: swift6),
        .target(name: "SolverProblems", dependencies: ["ConstraintSolver"], path: "Tests/Support/SolverProblems", swiftSettings: swift6),
        .target(name: "SlowServer", path: "Tests/Support/SlowServer", swiftSettings: swift6),
        .target(name: "RandomCommands", dependencies: ["AutomationClient"], path: "Tests/Support/RandomCommands", swiftSettings: swift6),
        // The system's libraries call these functions instead of their own, as with the SDK's library.
        .executableTarget(
            name: "ControlledApp", dependencies: ["Simulator", "UIKit"], path: "Tests/Support/ControlledApp", swiftSettings: swift6,
            linkerSettings: [.unsafeFlags(["-Xlinker", "-export-dynamic"])]),
        .target(
            name: "RandomOperations", dependencies: ["UIKitStoryboards"], path: "Tests/Support/RandomOperations", swiftSettings: swift6),
        tests("UIKitRuntime", ["CRuntimeShim", "UIKitFoundation"]),
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
            [
                "UIKit", "UIKitTesting", "AutomationClient", "DeviceServices", "SwiftUICompanion", "RandomCommands", "ControlledApp",
                "SlowServer",
            ]),
        tests("Simulator", ["UIKit", "DeviceServices", "ControlledApp", "SlowServer"]),
        tests("UIKitTesting", ["UIKit", "InterfaceBuilder", "EmulatedDevices"]),
        tests("LoopbackServer", [nio]),
        .testTarget(
            name: "SwiftUITests",
            dependencies: [
                "CoreDataCompanion", "SwiftUICompanion", "UIKitTesting", "_MapKit_SwiftUICompanion", "_PhotosUI_SwiftUICompanion",
                "_AVKit_SwiftUICompanion", "_AuthenticationServices_SwiftUICompanion", "_QuickLook_SwiftUICompanion",
                "_RealityKit_SwiftUICompanion", "_SceneKit_SwiftUICompanion", "_SpriteKit_SwiftUICompanion", "_StoreKit_SwiftUICompanion",
                "_WebKit_SwiftUICompanion",
                "SwiftDataCompanion",
                "ChartsCompanion", "TipKitCompanion", "_AppIntents_SwiftUICompanion",
            ], swiftSettings: swift6),
        .testTarget(
            name: "FrameworksTests",
            dependencies: [
                "AccelerateCompanion", "AccessibilityCompanion", "ActivityKitCompanion", "AdServicesCompanion", "AlarmKitCompanion",
                "AppIntentsCompanion", "AppTrackingTransparencyCompanion", "ARKitCompanion", "AuthenticationServicesCompanion",
                "AutomationClient", "AVFoundationCompanion", "AVKitCompanion", "BackgroundTasksCompanion", "CallKitCompanion",
                "CarPlayCompanion", "CloudKitCompanion", "CombineCompanion", "CommonCryptoCompanion", "CompressionCompanion",
                "ContactsCompanion", "CoreBluetoothCompanion", "CoreDataCompanion", "CoreHapticsCompanion", "CoreImageCompanion",
                "CoreLocationCompanion", "CoreMIDICompanion", "CoreMLCompanion", "CoreNFCCompanion", "CoreSpotlightCompanion",
                "CoreTelephonyCompanion",
                "CryptoTokenKitCompanion", "DeviceActivityCompanion", "DeviceCheckCompanion", "DeviceServices", "EventKitCompanion",
                "ExternalAccessoryCompanion", "FamilyControlsCompanion", "GameControllerCompanion", "GameKitCompanion",
                "GLKitCompanion", "HealthKitCompanion", "HealthKitUICompanion", "HomeKitCompanion", "ImageIOCompanion",
                "ImagePlaygroundCompanion", "IntentsCompanion", "IntentsUICompanion", "JavaScriptCoreCompanion",
                "LinkPresentationCompanion",
                "LocalAuthenticationCompanion", "ManagedSettingsCompanion", "MapKitCompanion", "MediaAccessibilityCompanion",
                "MediaPlayerCompanion", "MessagesCompanion", "MessageUICompanion", "MetalKitCompanion",
                "MetalPerformanceShadersCompanion", "MetricKitCompanion", "MultipeerConnectivityCompanion", "MusicKitCompanion",
                "NaturalLanguageCompanion", "NearbyInteractionCompanion", "NetworkCompanion", "NetworkExtensionCompanion",
                "NotificationCenterCompanion", "osCompanion", "PassKitCompanion", "PDFKitCompanion", "PencilKitCompanion",
                "PhotosUICompanion", "PushKitCompanion", "QuickLookCompanion", "QuickLookThumbnailingCompanion", "RealityKitCompanion",
                "ReplayKitCompanion", "SafariServicesCompanion", "SceneKitCompanion", "SecurityCompanion", "SensorKitCompanion",
                "ShazamKitCompanion", "simdCompanion", "SoundAnalysisCompanion", "SpeechCompanion", "SpriteKitCompanion",
                "StoreKitCompanion", "StoreKitTestCompanion", "SystemConfigurationCompanion", "TranslationCompanion", "UIKitRuntime",
                "UIKitTesting", "UserNotificationsCompanion", "UserNotificationsUICompanion", "VideoToolboxCompanion",
                "VisionCompanion", "VisionKitCompanion", "WeatherKitCompanion", "WebKitCompanion", "WidgetKitCompanion",
                "XCUIAutomationCompanion",
            ], swiftSettings: swift6),
        tests("Gallery", ["UIKit", "UIKitTesting"]),
    ] + companions + fetchedTargets
)
