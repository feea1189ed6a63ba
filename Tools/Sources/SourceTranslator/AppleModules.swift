/// Apple's frameworks that neither Linux nor the SDK has.
enum AppleModules {
    /// What a file gets that imports SwiftUI and one of these.
    static let broughtTogether = ["MapKit": "_MapKit_SwiftUI", "PhotosUI": "_PhotosUI_SwiftUI"]

    /// Of what SwiftUI brings together with other frameworks the SDK has some.
    static func isAbsent(_ module: String) -> Bool {
        absent.contains(module) || module.hasPrefix("_") && module.hasSuffix("_SwiftUI") && !broughtTogether.values.contains(module)
    }

    private static let absent: Set<String> = Set(
        """
        ARKit RealityKit SceneKit Metal MetalKit MetalPerformanceShaders GameController CoreML Vision
        NaturalLanguage HomeKit CloudKit WatchKit WidgetKit Intents IntentsUI AppIntents
        ActivityKit PassKit CoreNFC
        Accelerate CoreVideo CoreAudio NotificationCenter ReplayKit CallKit PushKit
        DeviceCheck PDFKit VisionKit UserNotificationsUI iAd Accounts AddressBook AddressBookUI AssetsLibrary
        OpenGLES GLKit AppKit Cocoa TVUIKit PlaygroundSupport TipKit Charts SwiftData NetworkExtension ExternalAccessory
        ClassKit CarPlay SafariServicesUI CoreMIDI CoreTransferable DeveloperToolsSupport StoreKitTest MetricKit FileProvider IOKit ModelIO MusicKit WeatherKit GroupActivities Compression
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
