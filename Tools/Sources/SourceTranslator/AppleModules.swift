/// Apple's frameworks that neither Linux nor the SDK has.
enum AppleModules {
    static let absent: Set<String> = Set(
        """
        SwiftUI ARKit RealityKit SceneKit SpriteKit Metal MetalKit MetalPerformanceShaders GameplayKit GameKit GameController CoreML Vision
        NaturalLanguage Speech HealthKit HomeKit EventKit EventKitUI CloudKit WatchConnectivity WatchKit WidgetKit Intents IntentsUI AppIntents
        ActivityKit PassKit CoreBluetooth CoreNFC MultipeerConnectivity MediaPlayer QuickLook AuthenticationServices CoreSpotlight CoreTelephony
        BackgroundTasks AppTrackingTransparency AdSupport Accelerate CoreVideo CoreAudio CoreHaptics NotificationCenter ReplayKit CallKit PushKit
        LinkPresentation DeviceCheck PDFKit PencilKit VisionKit UserNotificationsUI iAd Social Accounts AddressBook AddressBookUI AssetsLibrary
        ContactsUI OpenGLES GLKit AppKit Cocoa TVUIKit PlaygroundSupport TipKit Charts SwiftData NetworkExtension ExternalAccessory
        ClassKit CarPlay SafariServicesUI CoreMIDI CoreTransferable DeveloperToolsSupport StoreKitTest MetricKit FileProvider IOKit
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
