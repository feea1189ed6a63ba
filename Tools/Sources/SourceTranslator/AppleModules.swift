/// Apple frameworks that exist neither on Linux nor in the SDK.
enum AppleModules {
    /// The modules that a file also gets when it imports SwiftUI and one of these.
    static let broughtTogether = Dictionary(
        uniqueKeysWithValues: [
            "AppIntents", "AuthenticationServices", "AVKit", "FamilyControls", "MapKit", "PhotosUI", "QuickLook", "RealityKit",
            "SceneKit", "SpriteKit", "StoreKit", "Translation", "WebKit",
        ].map {
            ($0, "_\($0)_SwiftUI")
        })

    /// Modules whose import brings all of Foundation, including networking, on Apple's platforms, because their headers import it.
    static let bringingFoundation: Set<String> = Set(
        """
        Foundation ARKit Accelerate CoreData os CoreLocation CoreImage CoreMotion CoreMedia CoreBluetooth CoreSpotlight
        CoreTelephony CoreTransferable CoreHaptics AVFoundation AVKit AudioToolbox AdSupport AppTrackingTransparency
        AuthenticationServices BackgroundTasks Charts CloudKit Compression Contacts ContactsUI EventKit EventKitUI GameKit
        GameplayKit HealthKit LinkPresentation LocalAuthentication MapKit MediaPlayer JavaScriptCore MessageUI Metal MetalKit
        MetalPerformanceShaders MobileCoreServices GLKit ModelIO MultipeerConnectivity OpenGLES RealityKit Network PDFKit PassKit
        PencilKit Photos PhotosUI QuartzCore QuickLook SafariServices SceneKit Security Social Speech SpriteKit StoreKit SwiftData
        SwiftUI SystemConfiguration TipKit UniformTypeIdentifiers UserNotifications HealthKitUI UserNotificationsUI Vision
        WatchConnectivity WeatherKit WebKit WidgetKit AVFAudio AudioUnit CoreAudio CoreAudioTypes CoreMIDI CoreML CoreVideo
        MediaAccessibility ShazamKit SoundAnalysis VideoToolbox ActivityKit AdServices AppIntents CallKit CoreNFC DeviceCheck
        GameController Intents IntentsUI MetricKit NaturalLanguage PushKit ReplayKit VisionKit StoreKitTest QuickLookThumbnailing
        Messages NotificationCenter ExternalAccessory NearbyInteraction Translation Accessibility HomeKit NetworkExtension CarPlay
        ManagedSettings FamilyControls DeviceActivity MusicKit AlarmKit ImagePlayground CryptoTokenKit SensorKit
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Returns whether the module does not exist. Of SwiftUI's cross-import modules, the SDK has some.
    static func isAbsent(_ module: String) -> Bool {
        absent.contains(module) || module.hasPrefix("_") && module.hasSuffix("_SwiftUI") && !broughtTogether.values.contains(module)
    }

    // The rest of iOS 26's SDK. Names such as `import Symbols` mean the project's own module if it has one of that name.
    private static let absent: Set<String> = Set(
        """
        WatchKit iAd Accounts AddressBook AddressBookUI AssetsLibrary AppKit Cocoa TVUIKit PlaygroundSupport ClassKit
        SafariServicesUI DeveloperToolsSupport FileProvider IOKit GroupActivities AccessorySetupKit AdAttributionKit AppClip
        AutomaticAssessmentConfiguration AVRouting BackgroundAssets BrowserEngineCore BrowserEngineKit BusinessChat CarKey CFNetwork
        Cinematic ClockKit ColorSync ContactProvider CoreAudioKit CoreLocationUI CreateML CreateMLComponents DataDetection
        DeclaredAgeRange DeviceDiscoveryExtension DeviceDiscoveryUI DockKit EnergyKit ExposureNotification ExtensionFoundation
        ExtensionKit FileProviderUI FinanceKit FinanceKitUI FoundationModels GameSave GSS IdentityLookup IdentityLookupUI
        ImageCaptureCore IOSurface JournalingSuggestions LiveCommunicationKit LocalAuthenticationEmbeddedUI LockedCameraCapture
        ManagedAppDistribution ManagedSettingsUI MarketplaceKit Matter MatterSupport MediaExtension MediaSetup MediaToolbox MetalFX
        MetalPerformanceShadersGraph MLCompute NewsstandKit OpenAL PHASE PaperKit PermissionKit ProximityReader PushToTalk
        RealityFoundation RoomPlan SafetyKit ScreenCaptureKit ScreenTime SecurityUI SensitiveContentAnalysis SharedWithYou
        SharedWithYouCore Spatial StickerFoundation StickerKit Symbols TabularData TelephonyMessagingKit ThreadNetwork
        TouchController TranslationUIProvider TVServices Twitter VideoSubscriberAccount VisualIntelligence WiFiAware WorkoutKit
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
