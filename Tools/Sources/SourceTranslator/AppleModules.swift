/// Apple's frameworks that neither Linux nor the SDK has.
enum AppleModules {
    static func isAbsent(_ module: String) -> Bool { absent.contains(module) || module.hasPrefix("_") && module.hasSuffix("_SwiftUI") }

    private static let absent: Set<String> = Set(
        """
        SwiftUI SwiftUICore ARKit RealityKit SceneKit Metal MetalKit MetalPerformanceShaders GameKit GameController CoreML Vision
        NaturalLanguage Speech HealthKit HomeKit CloudKit WatchConnectivity WatchKit WidgetKit Intents IntentsUI AppIntents
        ActivityKit PassKit CoreBluetooth CoreNFC CoreTelephony
        Accelerate CoreVideo CoreAudio CoreHaptics NotificationCenter ReplayKit CallKit PushKit
        DeviceCheck PDFKit PencilKit VisionKit UserNotificationsUI iAd Accounts AddressBook AddressBookUI AssetsLibrary
        OpenGLES GLKit AppKit Cocoa TVUIKit PlaygroundSupport TipKit Charts SwiftData NetworkExtension ExternalAccessory
        ClassKit CarPlay SafariServicesUI CoreMIDI CoreTransferable DeveloperToolsSupport StoreKitTest MetricKit FileProvider IOKit simd ModelIO MusicKit WeatherKit GroupActivities Compression
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
