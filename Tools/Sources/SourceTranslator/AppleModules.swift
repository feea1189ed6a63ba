/// Apple frameworks that exist neither on Linux nor in the SDK.
enum AppleModules {
    /// The modules that a file also gets when it imports SwiftUI and one of these.
    static let broughtTogether = Dictionary(
        uniqueKeysWithValues: ["AVKit", "AuthenticationServices", "MapKit", "PhotosUI", "QuickLook", "SpriteKit", "StoreKit", "WebKit"].map
        {
            ($0, "_\($0)_SwiftUI")
        })

    /// Modules whose import brings all of Foundation, including networking, on Apple's platforms, because their headers import it.
    static let bringingFoundation: Set<String> = Set(
        """
        Foundation CoreData os CoreLocation CoreImage CoreMotion CoreMedia CoreBluetooth CoreSpotlight CoreTelephony CoreTransferable CoreHaptics AVFoundation AVKit AudioToolbox
        AdSupport AppTrackingTransparency AuthenticationServices BackgroundTasks Charts CloudKit Contacts ContactsUI EventKit EventKitUI GameKit GameplayKit HealthKit
        LinkPresentation LocalAuthentication MapKit MediaPlayer MessageUI MobileCoreServices MultipeerConnectivity Network PDFKit PassKit PencilKit Photos PhotosUI QuartzCore
        QuickLook SafariServices Security Social Speech SpriteKit StoreKit SwiftData SwiftUI SystemConfiguration TipKit UniformTypeIdentifiers UserNotifications
        Vision WatchConnectivity WeatherKit WebKit WidgetKit
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Returns whether the module does not exist. Of SwiftUI's cross-import modules, the SDK has some.
    static func isAbsent(_ module: String) -> Bool {
        absent.contains(module) || module.hasPrefix("_") && module.hasSuffix("_SwiftUI") && !broughtTogether.values.contains(module)
    }

    private static let absent: Set<String> = Set(
        """
        ARKit RealityKit SceneKit Metal MetalKit MetalPerformanceShaders GameController CoreML
        NaturalLanguage HomeKit WatchKit Intents IntentsUI AppIntents
        ActivityKit CoreNFC
        Accelerate CoreVideo CoreAudio NotificationCenter ReplayKit CallKit PushKit
        DeviceCheck VisionKit UserNotificationsUI iAd Accounts AddressBook AddressBookUI AssetsLibrary
        OpenGLES GLKit AppKit Cocoa TVUIKit PlaygroundSupport NetworkExtension ExternalAccessory
        ClassKit CarPlay SafariServicesUI CoreMIDI DeveloperToolsSupport StoreKitTest MetricKit FileProvider IOKit ModelIO MusicKit GroupActivities Compression
        AdAttributionKit AdServices AlarmKit AppClip AudioUnit AutomaticAssessmentConfiguration AVRouting BackgroundAssets BrowserEngineKit BusinessChat
        CFNetwork Cinematic CoreAudioKit CoreAudioTypes CoreLocationUI CreateML CryptoTokenKit DataDetection DeviceActivity EnergyKit ExposureNotification
        ExtensionFoundation ExtensionKit FamilyControls FileProviderUI FinanceKit FinanceKitUI FoundationModels IdentityLookup IdentityLookupUI
        ImageCaptureCore ImagePlayground IOSurface JavaScriptCore JournalingSuggestions LiveCommunicationKit LocalAuthenticationEmbeddedUI
        LockedCameraCapture ManagedSettings ManagedSettingsUI MatterSupport MediaAccessibility MediaSetup MediaToolbox Messages MetalFX
        MetalPerformanceShadersGraph MLCompute NearbyInteraction NewsstandKit OpenAL PHASE ProximityReader PushToTalk QuickLookThumbnailing RoomPlan
        SafetyKit ScreenTime SensitiveContentAnalysis SensorKit SharedWithYou SharedWithYouCore ShazamKit SoundAnalysis StickerKit Symbols TabularData
        ThreadNetwork Translation Twitter VideoSubscriberAccount VideoToolbox VisualIntelligence WorkoutKit
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
