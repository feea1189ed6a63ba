import Foundation

extension UIAccessibility {
    /// The element that lost VoiceOver's focus, in ``elementFocusedNotification``.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The technology that moved its focus, in ``elementFocusedNotification``.
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    public enum GuidedAccessRestrictionState: Int, Sendable { case allow, deny }

    /// The reason that features could not be changed.
    public struct GuidedAccessError: CustomNSError, Hashable, Sendable {
        public enum Code: Int, Sendable { case permissionDenied = 0, failed = 0x7fff_ffff_ffff_ffff }
        public let code: Code
        public init(_ code: Code) { self.code = code }
        public static let errorDomain = "UIGuidedAccessErrorDomain"
        public var errorCode: Int { code.rawValue }
        public static var permissionDenied: Code { .permissionDenied }
        public static var failed: Code { .failed }
    }

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
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let voiceOver = Self(rawValue: 1), zoom = Self(rawValue: 2), assistiveTouch = Self(rawValue: 4)
    public static let invertColors = Self(rawValue: 8), grayscaleDisplay = Self(rawValue: 16)
}

/// An app delegate that names restrictions of its own for Guided Access.
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
    var guidedAccessRestrictionIdentifiers: [String]? { get }
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
    func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
    func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String, didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
}

extension UIGuidedAccessRestrictionDelegate {
    public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { nil }
}

/// The priority of an announcement: the value of `accessibilitySpeechAnnouncementPriority`.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Interrupts other speech, and is not interrupted.
    public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
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
