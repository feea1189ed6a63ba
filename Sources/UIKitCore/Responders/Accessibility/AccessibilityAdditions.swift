import Foundation

/// Additional information about an element for assistive technologies.
open class AXCustomContent: NSObject {
    public enum Importance: UInt, Sendable { case `default`, high }
    open var label: String { attributedLabel.string }
    open var value: String { attributedValue.string }
    open private(set) var attributedLabel: NSAttributedString
    open private(set) var attributedValue: NSAttributedString
    /// Stored only: no screen reader runs.
    open var importance = Importance.default

    public convenience init(label: String, value: String) {
        self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue) = (label, value)
    }
}

/// An element with details that VoiceOver reads on request.
public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    /// Computes the details, since iOS 17. It takes precedence over the list.
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}
extension AXCustomContentProvider {
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
        get { nil }
        set {}
    }
}
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// The notifications of the Accessibility framework of iOS 17; they are those of ``UIAccessibility``.
public enum AccessibilityNotification {
    public struct Announcement: Sendable {
        private nonisolated(unsafe) let text: Any
        public init(_ announcement: String) { text = announcement }
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }
        @preconcurrency @MainActor public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
    }
    @preconcurrency @MainActor public struct LayoutChanged {
        private let element: Any?
        public init(_ element: Any? = nil) { self.element = element }
        public func post() { UIAccessibility.post(notification: .layoutChanged, argument: element) }
    }
    @preconcurrency @MainActor public struct ScreenChanged {
        private let element: Any?
        public init(_ element: Any? = nil) { self.element = element }
        public func post() { UIAccessibility.post(notification: .screenChanged, argument: element) }
    }
    public struct PageScrolled: Sendable {
        private let text: String
        public init(_ announcement: String) { text = announcement }
        @preconcurrency @MainActor public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
    }
}

extension UIAccessibility {
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }
    public struct HearingDeviceEar: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let left = Self(rawValue: 1 << 1), right = Self(rawValue: 1 << 2)
        public static let both: Self = [.left, .right]
    }
    public enum ZoomType: Int, Sendable { case insertionPoint }

    /// Always `nil`: no assistive technology runs.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? { nil }
    /// Always empty: no hearing device is paired.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }
    // The emulated display is not zoomed: there is nothing to follow and nothing to conflict with.
    public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}
    public static func registerGestureConflictWithZoom() {}
}
