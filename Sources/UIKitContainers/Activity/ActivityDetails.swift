import Foundation

/// The kinds of actions on shared items.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    /// The text of the activity items configuration interaction, the same as in Apple's UIKit.
    public let rawValue: String
    /// Creates the activity items configuration interaction with the given text, which may be the app's own.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates the activity items configuration interaction with the given text, like `init(rawValue:)`.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Sharing the items, or copying them.
    public static let share = Self("share"), copy = Self("copy")
}

/// The purpose of a preview of a shared item.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    /// The text of the activity items configuration preview intent, the same as in Apple's UIKit.
    public let rawValue: String
    /// Creates the activity items configuration preview intent with the given text, which may be the app's own.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates the activity items configuration preview intent with the given text, like `init(rawValue:)`.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A preview in full size, or a small one.
    public static let fullSize = Self("fullSize"), thumbnail = Self("thumbnail")
}

extension UIActivityItemsConfigurationMetadataKey {
    /// The people the items are shared with.
    public static let shareRecipients = Self(rawValue: "shareRecipients")
    /// The collaboration modes that are not available, as an array of `CollaborationModeRestriction`.
    public static let collaborationModeRestrictions = Self(rawValue: "collaborationModeRestrictions")
}

/// Sections of the share sheet that an app can leave out.
public struct UIActivitySectionTypes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates the set from its bits. Bits without a name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Suggested people at the top of the sheet. There are none here.
    public static let peopleSuggestions = UIActivitySectionTypes(rawValue: 1)
}

/// Whether a shared item is sent as a copy, or shared for collaboration.
public enum UIActivityCollaborationMode: Int, Sendable { case sendCopy, collaborate }

extension UIActivityViewController {
    /// A mode that an app does not allow, with the alert that explains why.
    @preconcurrency @MainActor
    open class CollaborationModeRestriction: NSObject {
        /// The mode that is not available.
        public let disabledMode: UIActivityCollaborationMode
        /// The title of the alert that explains it, or nil to hide the mode.
        public let alertTitle: String?
        /// The text of the alert that explains it, or nil.
        public let alertMessage: String?
        /// The title of the alert's button, or nil.
        public let alertDismissButtonTitle: String?
        /// The title of the button that opens the URL of help, or nil.
        public let alertRecoverySuggestionButtonTitle: String?
        /// The URL that the alert's second button opens, or nil.
        public let alertRecoverySuggestionButtonLaunchURL: URL?

        /// Creates a restriction that an alert explains.
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
        /// Creates a restriction that hides the mode.
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
    /// Returns nil for a conforming type that doesn't implement the method.
    public func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { nil }
    /// Returns `true` for a conforming type that doesn't implement the method.
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool { true }
}

/// Provides a configuration of shared items.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    /// The items that the app shares from this object, or nil for none.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
