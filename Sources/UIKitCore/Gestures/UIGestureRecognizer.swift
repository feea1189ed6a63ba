import Foundation

/// Turns touches into a gesture. Arbitration between recognizers is in `GestureArena.swift`.
@preconcurrency @MainActor
open class UIGestureRecognizer: MainActorKeyValueObject, @preconcurrency NSCoding {
    /// The progress of a gesture. Discrete gestures go from `possible` to `ended`; continuous ones through `began` and `changed`.
    public enum State: Int, Sendable {
        /// Not recognized yet, recognized, moved, completed, interrupted by the system, or not recognized.
        case possible, began, changed, ended, cancelled, failed
        /// The state of a discrete gesture that was recognized; the same as `ended`.
        public static let recognized = State.ended
    }

    // MARK: Creating

    /// Creates a recognizer that sends `action` to `target` on each change of state. The target isn't retained; `nil` adds none.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() { self.init(target: nil, action: nil) }

    /// Creates a recognizer from an archive. Targets are not stored.
    public required init?(coder: NSCoder) {
        super.init()
        if coder.containsValue(forKey: "enabled") { isEnabled = coder.decodeBool(forKey: "enabled") }
    }

    /// Writes to an archive whether the recognizer is enabled.
    open func encode(with coder: NSCoder) { coder.encode(isEnabled, forKey: "enabled") }

    // MARK: Targets

    private struct Target {
        weak var object: AnyObject?
        var action: Selector
    }
    private var targets: [Target] = []
    private var handlers: [(UIGestureRecognizer) -> Void] = []

    /// Adds a target, which isn't retained. Adding the same pair twice has no effect.
    open func addTarget(_ target: Any, action: Selector) {
        guard !targets.contains(where: { $0.object === (target as AnyObject) && $0.action == action }) else { return }
        targets.append(Target(object: target as AnyObject, action: action))
    }

    /// Nil matches every target or every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { (target == nil || $0.object === (target as AnyObject?)) && (action == nil || $0.action == action) }
    }

    /// Adds a closure in place of target and action, for UIKit's own use.
    package func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) { handlers.append(handler) }

    package func sendActions() {
        for handler in handlers { handler(self) }
        for target in targets {
            guard let object = target.object as? NSObject else { continue }
            object.perform(target.action, with: self)
        }
    }

    // MARK: State

    private var storedState = State.possible

    /// The state. Subclasses set it; arbitration may hold back, fail or prevent the change.
    open var state: State {
        get { storedState }
        set { GestureArena.shared.transition(self, to: newValue) }
    }

    /// Sets the state without arbitration.
    package func enter(_ state: State) { storedState = state }

    /// Whether the recognizer receives touches. Disabling it cancels a gesture in progress.
    open var isEnabled = true {
        didSet {
            guard !isEnabled, oldValue else { return }
            GestureArena.shared.disable(self)
        }
    }
    /// The view to which the recognizer was added, or `nil`.
    open package(set) weak var view: UIView?
    /// The object that decides with this recognizer about touches and competing gestures. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether views receive `touchesCancelled` once the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether views receive touches only after the gesture has failed.
    open var delaysTouchesBegan = false
    // FIXME(gap): the end of a first tap is not withheld until a double tap is decided.
    /// Whether views receive the end of a touch only after the gesture has failed. Stored: a first tap isn't withheld.
    open var delaysTouchesEnded = true
    /// The raw values of the kinds of touches that the recognizer receives; all by default.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    // FIXME(gap): recognizers receive touches only, of any type.
    /// The raw values of the kinds of presses that the recognizer receives. Stored but has no effect.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether a gesture is made of touches of one kind only. Stored but has no effect.
    open var requiresExclusiveTouchType = true
    /// A name for debugging, or `nil`.
    open var name: String?
    /// The modifier keys that are held. Always empty.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The pointer buttons that are held. Always empty.
    open var buttonMask: UIEvent.ButtonMask { [] }

    // MARK: Relations

    package let failureRequirements = NSHashTable<UIGestureRecognizer>.weakObjects()

    /// Delays recognition until `other` has failed.
    open func require(toFail other: UIGestureRecognizer) { failureRequirements.add(other) }
    /// Whether this recognizer, once recognized, makes another one fail. `true` by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recognizer fails when another one is recognized. `true` by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recognizer waits for another one to fail. For subclasses; `false` by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another recognizer waits for this one to fail. For subclasses; `false` by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the recognizer handles an event. `true` by default.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Whether the recognizer may still recognize although no finger is down, as between the taps of a double tap.
    package var awaitsMoreTouches: Bool { false }

    // MARK: Touches

    /// The touches that the recognizer tracks, in the order they landed.
    package internal(set) var trackedTouches: [UITouch] = []

    /// Stops tracking a touch. Further events of it don't reach the recognizer.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }
    /// Stops tracking a press. Does nothing here.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

    /// Called when fingers touch the view. For subclasses, which set ``UIGestureRecognizer/state``.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when tracked fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when tracked fingers lift.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system takes tracked touches away, as for an alert.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when estimated values of touches became known. Never called here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Called when a button of a remote or keyboard is pressed. Never called here.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the force of a press changes. Never called here.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when a button is released. Never called here.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the system takes a press away. Never called here.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when the recognizer returns to `possible`, ready for the next gesture.
    open func reset() {}

    /// Returns the location of the gesture: the centroid of its touches. After the last has lifted, the last centroid.
    open func location(in view: UIView?) -> CGPoint {
        if !trackedTouches.isEmpty { lastLocation = GestureFigures.centroid(trackedTouches.map(\.windowLocation)) }
        guard let view, let window = trackedWindow ?? self.view?.window else { return lastLocation }
        return view.convert(lastLocation, from: window)
    }

    package var lastLocation = CGPoint.zero
    package weak var trackedWindow: UIWindow?

    /// The number of touches that the recognizer tracks at present.
    open var numberOfTouches: Int { trackedTouches.count }

    /// Returns the location of a touch in the view's points, or in the window's if `view` is `nil`. An invalid index is a fault.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard trackedTouches.indices.contains(touchIndex) else {
            Fault.raise(
                .invalidArgumentException,
                "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(trackedTouches.count)).")
            return .zero
        }
        return trackedTouches[touchIndex].location(in: view)
    }
}

/// Decides whether a recognizer may begin, receives a touch, and recognizes simultaneously with others. Every method is optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether a recognizer may leave the state `possible`. `false` makes it fail.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether both recognizers may recognize at the same time. `true` from either delegate is enough.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether the recognizer waits until another one has failed. Called once for each attempt.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer)
        -> Bool
    /// Whether another recognizer waits until this one has failed. Called once for each attempt.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer)
        -> Bool
    /// Whether the recognizer receives a touch that begins. Called before `touchesBegan`.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether the recognizer receives a press. Never called here.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    /// Whether the recognizer receives an event. Called before the methods for touches and presses.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns `true` by default.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns `false` by default: the first gesture that is recognized prevents others.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns `false` by default.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }
    /// Returns `false` by default.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }
    /// Returns `true` by default.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    /// Returns `true` by default.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
    /// Returns `true` by default.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}
