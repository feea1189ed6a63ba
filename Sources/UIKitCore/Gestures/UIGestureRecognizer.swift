import Foundation

/// Turns touches into a gesture. Arbitration between recognizers is in `GestureArena.swift`.
@preconcurrency @MainActor
open class UIGestureRecognizer: MainActorKeyValueObject, @preconcurrency NSCoding {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    // MARK: Creating

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() { self.init(target: nil, action: nil) }

    public required init?(coder: NSCoder) {
        super.init()
        if coder.containsValue(forKey: "enabled") { isEnabled = coder.decodeBool(forKey: "enabled") }
    }

    open func encode(with coder: NSCoder) { coder.encode(isEnabled, forKey: "enabled") }

    // MARK: Targets

    private struct Target {
        weak var object: AnyObject?
        var action: Selector
    }
    private var targets: [Target] = []
    private var handlers: [(UIGestureRecognizer) -> Void] = []

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

    open var isEnabled = true {
        didSet {
            guard !isEnabled, oldValue else { return }
            GestureArena.shared.disable(self)
        }
    }
    open package(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether views receive `touchesCancelled` once the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether views receive touches only after the gesture has failed.
    open var delaysTouchesBegan = false
    /// Whether views receive the end of a touch only after the gesture has failed.
    // FIXME(gap): the end of a first tap is not withheld until a double tap is decided.
    open var delaysTouchesEnded = true
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    // FIXME(gap): recognizers receive touches only, of any type.
    open var allowedPressTypes: [NSNumber] = []
    open var requiresExclusiveTouchType = true
    open var name: String?
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: UIEvent.ButtonMask { [] }

    // MARK: Relations

    package let failureRequirements = NSHashTable<UIGestureRecognizer>.weakObjects()

    /// Delays recognition until `other` has failed.
    open func require(toFail other: UIGestureRecognizer) { failureRequirements.add(other) }
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Whether the recognizer may still recognize although no finger is down, as between the taps of a double tap.
    package var awaitsMoreTouches: Bool { false }

    // MARK: Touches

    /// The touches that the recognizer tracks, in the order they landed.
    package internal(set) var trackedTouches: [UITouch] = []

    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
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
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer)
        -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer)
        -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}
