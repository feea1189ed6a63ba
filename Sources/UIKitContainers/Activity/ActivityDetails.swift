import Foundation

/// The kinds of actions on shared items.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let share = Self("share"), copy = Self("copy")
}

/// The purpose of a preview of a shared item.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let fullSize = Self("fullSize"), thumbnail = Self("thumbnail")
}

extension UIActivityItemsConfigurationMetadataKey {
    public static let shareRecipients = Self(rawValue: "shareRecipients")
    public static let collaborationModeRestrictions = Self(rawValue: "collaborationModeRestrictions")
}

/// Sections of the share sheet that an app can leave out.
public struct UIActivitySectionTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let peopleSuggestions = UIActivitySectionTypes(rawValue: 1)
}

/// Whether a shared item is sent as a copy, or shared for collaboration.
public enum UIActivityCollaborationMode: Int, Sendable { case sendCopy, collaborate }

extension UIActivityViewController {
    /// A mode that an app does not allow, with the alert that explains why.
    @preconcurrency @MainActor
    open class CollaborationModeRestriction: NSObject {
        public let disabledMode: UIActivityCollaborationMode
        public let alertTitle: String?
        public let alertMessage: String?
        public let alertDismissButtonTitle: String?
        public let alertRecoverySuggestionButtonTitle: String?
        public let alertRecoverySuggestionButtonLaunchURL: URL?

        public init(
            disabledMode: UIActivityCollaborationMode, alertTitle: String, alertMessage: String, alertDismissButtonTitle: String = "OK",
            alertRecoverySuggestionButtonTitle: String? = nil, alertRecoverySuggestionButtonLaunchURL: URL? = nil
        ) {
            self.disabledMode = disabledMode
            (self.alertTitle, self.alertMessage, self.alertDismissButtonTitle) = (alertTitle, alertMessage, alertDismissButtonTitle)
            self.alertRecoverySuggestionButtonTitle = alertRecoverySuggestionButtonTitle
            self.alertRecoverySuggestionButtonLaunchURL = alertRecoverySuggestionButtonLaunchURL
            super.init()
        }
        public init(disabledMode: UIActivityCollaborationMode) {
            self.disabledMode = disabledMode
            (alertTitle, alertMessage, alertDismissButtonTitle) = (nil, nil, nil)
            (alertRecoverySuggestionButtonTitle, alertRecoverySuggestionButtonLaunchURL) = (nil, nil)
            super.init()
        }
    }

    /// The sections that the sheet leaves out. The sheet here suggests no contacts.
    public var excludedActivitySectionTypes: UIActivitySectionTypes {
        get { sections[self] }
        set { sections[self] = newValue }
    }
}

private let sections = AttachedProperty<UIActivitySectionTypes>([])

extension UIActivityItemsConfigurationReading {
    /// An item's own metadata; `nil` if there is none.
    public func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
    public func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { nil }
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool { true }
}

/// Provides a configuration of shared items.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
