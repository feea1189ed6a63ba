import Foundation

/// Additional information about an element for assistive technologies.
open class AXCustomContent: NSObject {
    /// Whether a detail is read with the element, or only on request.
    public enum Importance: UInt, Sendable { case `default`, high }
    /// The detail's name as plain text, such as "Departure".
    open var label: String { attributedLabel.string }
    /// The detail itself as plain text, such as "9:41".
    open var value: String { attributedValue.string }
    /// The detail's name.
    open private(set) var attributedLabel: NSAttributedString
    /// The detail itself.
    open private(set) var attributedValue: NSAttributedString
    /// Stored but has no effect: no screen reader runs.
    open var importance = Importance.default

    /// Creates a detail from plain text.
    public convenience init(label: String, value: String) {
        self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }
    /// Creates a detail from styled text, whose attributes change how they are spoken.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue) = (label, value)
    }
}

/// An element with details that VoiceOver reads on request.
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// The details of the element, in the order in which they are read.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    /// Computes the details, since iOS 17. It takes precedence over the list.
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}
extension AXCustomContentProvider {
    /// Always `nil`; setting it has no effect unless a class declares the property itself.
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
        get { nil }
        set {}
    }
}
/// A block that computes an element's details; `nil` means none.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// The notifications of the Accessibility framework of iOS 17; they are those of ``UIAccessibility``.
public enum AccessibilityNotification {
    /// Text to speak immediately. Nothing is spoken here.
    public struct Announcement: Sendable {
        private nonisolated(unsafe) let text: Any
        /// Creates an announcement of a plain text.
        public init(_ announcement: String) { text = announcement }
        /// Creates an announcement of text, without its attributes.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }
        /// Posts the announcement. It has no effect here, because no assistive technology runs.
        @preconcurrency @MainActor public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
    }
    /// A change of a part of the screen.
    @preconcurrency @MainActor public struct LayoutChanged {
        private let element: Any?
        /// Creates a notification that moves the focus of assistive technologies to an element; `nil` leaves it.
        public init(_ element: Any? = nil) { self.element = element }
        /// Posts the notification. It has no effect here.
        public func post() { UIAccessibility.post(notification: .layoutChanged, argument: element) }
    }
    /// A change of the whole screen.
    @preconcurrency @MainActor public struct ScreenChanged {
        private let element: Any?
        /// Creates a notification that moves the focus of assistive technologies to an element; `nil` selects the first one.
        public init(_ element: Any? = nil) { self.element = element }
        /// Posts the notification. It has no effect here.
        public func post() { UIAccessibility.post(notification: .screenChanged, argument: element) }
    }
    /// A scrolling that has ended.
    public struct PageScrolled: Sendable {
        private let text: String
        /// Creates a notification with a description of the new position, such as "page 2 of 5".
        public init(_ announcement: String) { text = announcement }
        /// Posts the notification. It has no effect here.
        @preconcurrency @MainActor public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
    }
}

extension UIAccessibility {
    /// The name of an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name as text, with UIKit's spelling.
        public let rawValue: String
        /// Creates the name of a technology.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The screen reader.
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// The control of a device with switches.
        public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }
    /// The ears with a paired hearing device.
    public struct HearingDeviceEar: OptionSet, Sendable {
        /// The bits, one for each ear.
        public let rawValue: UInt
        /// Creates a set of ears from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// One of the ears.
        public static let left = Self(rawValue: 1 << 1), right = Self(rawValue: 1 << 2)
        /// Both ears.
        public static let both: Self = [.left, .right]
    }
    /// The kind of change that a zoomed screen should follow.
    public enum ZoomType: Int, Sendable { case insertionPoint }

    /// Always `nil`: no assistive technology runs.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? { nil }
    /// Always empty: no hearing device is paired.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }
    // The emulated display is not zoomed: there is nothing to follow and nothing to conflict with.
    /// Tells a zoomed screen where the user's attention is. Does nothing here.
    public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}
    /// Reports that a gesture of the app is also one of the zoomed screen's. Does nothing here.
    public static func registerGestureConflictWithZoom() {}
}
