import Foundation

/// A key of a hardware keyboard, or a remote's button, from press to release.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The progress of a press.
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    /// The button of a remote.
    public enum PressType: Int, Sendable {
        /// The directions, the center, and the other buttons of a TV remote; pages of a game controller.
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp = 30, pageDown = 31
        /// Keys of some remotes of televisions.
        case tvRemoteOneTwoThree = 32, tvRemoteFourColors = 33
    }

    /// The event loop's virtual time of the last change, in seconds.
    open package(set) var timestamp: TimeInterval = 0
    /// The progress of the press.
    open package(set) var phase: Phase = .began
    /// The button of a remote; `nil` for a key.
    open package(set) var type: PressType?
    /// The key window at the time of the press.
    open package(set) weak var window: UIWindow?
    /// The first responder at the time of the press.
    open package(set) weak var responder: UIResponder?
    /// The recognizers that track the press. `nil`: none does.
    open package(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The force of the press. Always 0.
    open package(set) var force: CGFloat = 0
    /// The key; `nil` for a remote's button.
    open package(set) var key: UIKey?
}

/// The hardware keys and buttons that changed at one moment.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// The presses that changed.
    open package(set) var allPresses: Set<UIPress> = []

    package init(presses: Set<UIPress>, timestamp: TimeInterval) {
        allPresses = presses
        super.init(type: .presses, timestamp: timestamp)
    }

    /// Returns the presses that a recognizer tracks. Empty, because recognizers receive none.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
}
