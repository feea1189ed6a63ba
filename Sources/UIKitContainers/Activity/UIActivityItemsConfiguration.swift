import Foundation

/// The items that a view or a controller can share. iOS 13.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
}

extension UIActivityItemsConfigurationReading {
    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
}

/// A key for information about shared items that is available without loading them.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let title = UIActivityItemsConfigurationMetadataKey(rawValue: "title")
    public static let messageBody = UIActivityItemsConfigurationMetadataKey(rawValue: "messageBody")
    public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey(rawValue: "linkPresentationMetadata")
}

/// The items that a view offers for sharing.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    private let providers: [NSItemProvider]
    open var localObject: Any?
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    open var applicationActivitiesProvider: (() -> [UIActivity])?
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    /// The permitted interactions with the items. By default, sharing.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]

    public init(objects: [any NSItemProviderWriting]) { providers = objects.map { NSItemProvider(object: $0) } }
    public init(itemProviders: [NSItemProvider]) { providers = itemProviders }

    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
    open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { metadataProvider?(key) }
    open func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        perItemMetadataProvider?(index, key)
    }
    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }
}

extension UIActivityViewController {
    /// Creates a share sheet for the items of the configuration.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        self.init(
            activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
            applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
    }
}

private let configurations = AttachedProperty<(any UIActivityItemsConfigurationReading)?>(nil)

extension UIResponder {
    /// The items that "Share" shares for the responder.
    // FIXME(gap): not used; menus do not offer the share command.
    public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { configurations[self] }
        set { configurations[self] = newValue }
    }
}
