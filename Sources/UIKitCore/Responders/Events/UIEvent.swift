import Foundation

/// The input that a host reported at one moment: the touches of all windows, a shake, presses.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kind of input that an event reports.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover = 11, transform = 14 }

    /// The kind of motion, or of a remote's button press.
    public enum EventSubtype: Int, Sendable {
        /// No subtype, as for touches.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// A remote's or headset's button for playing.
        case remoteControlPlay = 100
        /// A remote's or headset's button for pausing.
        case remoteControlPause = 101
        /// A remote's button for stopping.
        case remoteControlStop = 102
        /// A headset's button that plays or pauses.
        case remoteControlTogglePlayPause = 103
        /// A button for the next track.
        case remoteControlNextTrack = 104
        /// A button for the previous track.
        case remoteControlPreviousTrack = 105
        /// A button for rewinding went down.
        case remoteControlBeginSeekingBackward = 106
        /// A button for rewinding was released.
        case remoteControlEndSeekingBackward = 107
        /// A button for fast forward went down.
        case remoteControlBeginSeekingForward = 108
        /// A button for fast forward was released.
        case remoteControlEndSeekingForward = 109
    }

    /// The buttons of a pointer.
    public struct ButtonMask: OptionSet, Sendable {
        /// The bits, one for each button.
        public let rawValue: Int
        /// Creates a set of buttons from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The main button, on the left of most mice.
        public static let primary = ButtonMask(rawValue: 1)
        /// The button that opens context menus.
        public static let secondary = ButtonMask(rawValue: 2)
        /// Returns the mask of a button, numbered from 1.
        public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << max(0, number - 1)) }
    }

    /// The kind of input.
    open package(set) var type: EventType
    /// The kind of motion, or of a remote's button press.
    open package(set) var subtype: EventSubtype
    /// The event loop's virtual time of the event, in seconds.
    open package(set) var timestamp: TimeInterval
    /// The modifier keys that were held. Empty here.
    open package(set) var modifierFlags: UIKeyModifierFlags = []
    /// The pointer buttons that were held. Empty here.
    open package(set) var buttonMask: ButtonMask = []
    /// The touches of all windows; `nil` for other kinds of events.
    open package(set) var allTouches: Set<UITouch>?

    package init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval, touches: Set<UITouch>? = nil) {
        (self.type, self.subtype, self.timestamp, allTouches) = (type, subtype, timestamp, touches)
        super.init()
    }

    // A designated initializer, as in Objective-C: a test's own subclass calls or inherits it.
    public override init() {
        (type, subtype, timestamp) = (.touches, .none, 0)
        super.init()
    }

    /// Returns the event's touches that began in a window; `nil` if the event has none at all.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    /// Returns the event's touches that began in a view, but not those in its subviews.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    /// Returns the event's touches that a recognizer tracks.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
    /// Hosts report every position, so each touch is its own coalesced touch.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// Returns the positions where a touch is likely to go. Always empty.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension UIEvent: StandingForNil {
    package nonisolated static var standIn: AnyObject { MainActor.assumeIsolated { UIEvent() } }
}
