import Foundation

// FIXME(gap): the focus engine (remote, keyboard focus) does not run; these types exist for overrides and signatures.

/// A part of the interface that has focus or contains it: a view, a controller, a window.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An item that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
}

/// A container that defines the coordinates of its focus items.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    var coordinateSpace: any UICoordinateSpace { get }
}

/// The directions in which focus can move.
public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIFocusHeading(rawValue: 1)
    public static let down = UIFocusHeading(rawValue: 2)
    public static let left = UIFocusHeading(rawValue: 4)
    public static let right = UIFocusHeading(rawValue: 8)
    public static let next = UIFocusHeading(rawValue: 16)
    public static let previous = UIFocusHeading(rawValue: 32)
}

/// The items that lose and get the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    open package(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    open package(set) weak var nextFocusedItem: (any UIFocusItem)?
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    open package(set) var focusHeading: UIFocusHeading = []
}

/// Accepts the animations that accompany a focus change, and runs them at once.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
    /// Runs the animations of a focus change that happens at once.
    open func addCoordinatedFocusingAnimations(_ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil) {
        animations?(StillFocus())
        completion?()
    }
    open func addCoordinatedUnfocusingAnimations(_ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil) {
        addCoordinatedFocusingAnimations(animations, completion: completion)
    }
}

/// The duration of the system's focus animation.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// The duration in seconds.
    var duration: TimeInterval { get }
}
private final class StillFocus: NSObject, UIFocusAnimationContext { let duration: TimeInterval = 0 }

/// The visual effect of the focused item; the base class shows the system's.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
    public override init() { super.init() }
}

/// A ring around the focused item.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    public enum Position: Int, Sendable { case automatic, outside, inside }
    /// The path of the ring in the view's coordinates, or `nil` for the view's own outline.
    open private(set) var path: UIBezierPath?
    open weak var containerView: UIView?
    open weak var referenceView: UIView?
    open var position = Position.automatic

    private init(path: UIBezierPath?) { self.path = path }
    public override convenience init() { self.init(path: nil) }
    public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }
    public convenience init(roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(path: UIBezierPath(roundedRect: roundedRect, cornerRadius: cornerRadius))
    }
    public init(path: UIBezierPath) { self.path = path }
}

/// The system that manages the focus. No item is focused: the engine does not run.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    open var focusedItem: (any UIFocusItem)? { nil }
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    open func updateFocusIfNeeded() {}
    /// Returns `nil`, as on devices without a keyboard.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
    open class func environment(_ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment) -> Bool { false }
    nonisolated public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    nonisolated public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
}

/// The priority with which a view of a group gets the focus first.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}

private let groupPriorities = AttachedProperty(UIFocusGroupPriority.ignored)

extension UIView {
    public var focusGroupPriority: UIFocusGroupPriority {
        get { groupPriorities[self] }
        set { groupPriorities[self] = newValue }
    }
}

/// An empty region that redirects the focus to other items.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    open var isEnabled = true
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
