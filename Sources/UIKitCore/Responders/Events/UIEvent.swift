import Foundation

/// The input that a host reported at one moment: the touches of all windows, a shake, presses.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover = 11, transform = 14 }

    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
        public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << max(0, number - 1)) }
    }

    open package(set) var type: EventType
    open package(set) var subtype: EventSubtype
    open package(set) var timestamp: TimeInterval
    open package(set) var modifierFlags: UIKeyModifierFlags = []
    open package(set) var buttonMask: ButtonMask = []
    open package(set) var allTouches: Set<UITouch>?

    package init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval, touches: Set<UITouch>? = nil) {
        (self.type, self.subtype, self.timestamp, allTouches) = (type, subtype, timestamp, touches)
        super.init()
    }

    public override convenience init() { self.init(type: .touches, timestamp: 0) }

    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
    /// Hosts report every position, so each touch is its own coalesced touch.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension UIEvent: StandingForNil {
    package nonisolated static var standIn: AnyObject { MainActor.assumeIsolated { UIEvent() } }
}
