import Foundation

extension UIAccessibility {
    /// The element that lost VoiceOver's focus, in ``elementFocusedNotification``.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The technology that moved its focus, in ``elementFocusedNotification``.
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// Whether Guided Access allows a feature that the app named.
    public enum GuidedAccessRestrictionState: Int, Sendable { case allow, deny }

    /// The reason that features could not be changed.
    public struct GuidedAccessError: CustomNSError, Hashable, Sendable {
        /// The reasons for which features can't be changed.
        public enum Code: Int, Sendable { case permissionDenied = 0, failed = 0x7fff_ffff_ffff_ffff }
        /// The reason for this error.
        public let code: Code
        /// Creates an error with a reason.
        public init(_ code: Code) { self.code = code }
        /// The domain of the error as an `NSError`.
        public static let errorDomain = "UIGuidedAccessErrorDomain"
        /// The code of the error as an `NSError`.
        public var errorCode: Int { code.rawValue }
        /// The app may not change features on this device.
        public static var permissionDenied: Code { .permissionDenied }
        /// The change failed for another reason.
        public static var failed: Code { .failed }
    }

    /// The domain of ``GuidedAccessError`` as an `NSError`.
    nonisolated public static let guidedAccessErrorDomain = GuidedAccessError.errorDomain

    /// `allow`: Guided Access restricts nothing while it is off.
    public static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String) -> GuidedAccessRestrictionState { .allow }

    /// Fails with `permissionDenied`: an app may do so only in a mode that managed devices have.
    public static func configureForGuidedAccess(
        features: UIGuidedAccessAccessibilityFeature, enabled: Bool, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, GuidedAccessError(.permissionDenied))
    }
}

/// Features that an app may switch in Guided Access.
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {
    /// The bits, one for each feature.
    public let rawValue: UInt
    /// Creates a set of features from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The screen reader, the zoomed screen, or the on-screen button.
    public static let voiceOver = Self(rawValue: 1), zoom = Self(rawValue: 2), assistiveTouch = Self(rawValue: 4)
    /// A screen with inverted colors, or in gray.
    public static let invertColors = Self(rawValue: 8), grayscaleDisplay = Self(rawValue: 16)
}

/// An app delegate that names restrictions of its own for Guided Access.
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
    /// The names of the app's own restrictions. Never read here, because Guided Access is always off.
    var guidedAccessRestrictionIdentifiers: [String]? { get }
    /// Returns the title of a restriction in the settings of Guided Access.
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
    /// Returns the explanation of a restriction, or `nil` for none.
    func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
    /// Called when the user changed a restriction. Never called here.
    func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String, didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
}

extension UIGuidedAccessRestrictionDelegate {
    /// Returns `nil` by default.
    public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { nil }
}

/// The priority of an announcement: the value of `accessibilitySpeechAnnouncementPriority`.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as text, with UIKit's spelling.
    public let rawValue: String
    /// Creates a priority; unknown ones count as the default.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Interrupts other speech, and is not interrupted.
    public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
    /// Interrupts other speech, and may be interrupted itself.
    public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
    /// Waits for other speech.
    public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

extension NSAttributedString.Key {
    /// The ``UIAccessibilityPriority`` of an announcement.
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key("UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// The ``UIAccessibilityTextualContext`` of a range.
    public static let accessibilityTextualContext = NSAttributedString.Key("UIAccessibilityTextAttributeContext")
}

extension UIAccessibilityCustomAction {
    /// The category of actions that edit.
    public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"
}
