import Foundation

/// The items that a view or a controller can share. iOS 13.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The items, as providers that supply their data on demand.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    /// The app's own activities for the items, or nil.
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
    /// Returns a value about all items together, such as their title, or nil.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// Returns a value about one item, or nil.
    func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// Returns a provider of a preview of one item, or nil.
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?
    /// Returns whether the items may be used by an interaction.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
}

extension UIActivityItemsConfigurationReading {
    /// The value for a conforming type that doesn't implement the property: nil.
    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
    /// Returns nil for a conforming type that doesn't implement the method.
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
}

/// A key for information about shared items that is available without loading them.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The text of the activity items configuration metadata key, the same as in Apple's UIKit.
    public let rawValue: String
    /// Creates the activity items configuration metadata key with the given text, which may be the app's own.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title of the share sheet's header, a string.
    public static let title = UIActivityItemsConfigurationMetadataKey(rawValue: "title")
    /// The text of a message that contains the items, a string.
    public static let messageBody = UIActivityItemsConfigurationMetadataKey(rawValue: "messageBody")
    /// The description of a link, as `LPLinkMetadata`.
    public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey(rawValue: "linkPresentationMetadata")
}

/// The items that a view offers for sharing.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    private let providers: [NSItemProvider]
    /// A custom value, which the system ignores.
    open var localObject: Any?
    /// Returns the metadata of all items together for a key, or nil.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Returns the app's own activities.
    open var applicationActivitiesProvider: (() -> [UIActivity])?
    /// Returns the metadata of the item at an index for a key, or nil.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Returns a preview of the item at an index, at most of the given size in points, or nil.
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    /// The permitted interactions with the items. By default, sharing.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]

    /// Creates a configuration of objects that write themselves.
    public init(objects: [any NSItemProviderWriting]) { providers = objects.map { NSItemProvider(object: $0) } }
    /// Creates a configuration of providers.
    public init(itemProviders: [NSItemProvider]) { providers = itemProviders }

    /// The providers that the initializer received or created.
    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
    /// The result of `applicationActivitiesProvider`, or nil without one.
    open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
    /// Returns the result of `metadataProvider`, or nil without one.
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { metadataProvider?(key) }
    /// Returns the result of `perItemMetadataProvider`, or nil without one.
    open func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        perItemMetadataProvider?(index, key)
    }
    /// Returns the result of `previewProvider`, or nil without one.
    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
    /// Returns whether `supportedInteractions` contains the interaction.
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
    /// The items that the share command would share for the responder. They are stored but have no effect: menus offer no such command.
    public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { configurations[self] }
        set { configurations[self] = newValue }
    }
}
