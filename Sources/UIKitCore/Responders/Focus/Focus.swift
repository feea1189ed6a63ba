import Foundation

// FIXME(gap): the focus engine (remote, keyboard focus) does not run; these types exist for overrides and signatures.

/// A part of the interface that has focus or contains it: a view, a controller, a window.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments to try, in order, for focus inside this one. Read by `UIFocusDebugger` only.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// Requests a focus update.
    func setNeedsFocusUpdate()
    /// Performs a requested focus update immediately.
    func updateFocusIfNeeded()
    /// Whether focus may move as the context says.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after focus moved into or out of the environment. Never called here.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An item that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether focus may rest on the item.
    var canBecomeFocused: Bool { get }
}

/// A container that defines the coordinates of its focus items.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The space in which the frames of the container's items are.
    var coordinateSpace: any UICoordinateSpace { get }
}

/// The directions in which focus can move.
public struct UIFocusHeading: OptionSet, Sendable {
    /// The bits, one for each direction.
    public let rawValue: UInt
    /// Creates a set of directions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Toward the top of the screen.
    public static let up = UIFocusHeading(rawValue: 1)
    /// Toward the bottom of the screen.
    public static let down = UIFocusHeading(rawValue: 2)
    /// To the left of the screen.
    public static let left = UIFocusHeading(rawValue: 4)
    /// To the right of the screen.
    public static let right = UIFocusHeading(rawValue: 8)
    /// To the next item, as with Tab.
    public static let next = UIFocusHeading(rawValue: 16)
    /// To the previous item, as with Shift-Tab.
    public static let previous = UIFocusHeading(rawValue: 32)
}

/// The items that lose and get the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that loses focus, or `nil`.
    open package(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that gets focus, or `nil`.
    open package(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The view that loses focus; `nil` if it is an item of another kind.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that gets focus; `nil` if it is an item of another kind.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    /// The direction of the movement; empty for none.
    open package(set) var focusHeading: UIFocusHeading = []
}

/// Accepts the animations that accompany a focus change, and runs them immediately.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    /// Runs `animations` and then `completion` immediately.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
    /// Runs the animations of a focus change that happens immediately.
    open func addCoordinatedFocusingAnimations(_ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil) {
        animations?(StillFocus())
        completion?()
    }
    /// Runs the animations of the item that loses focus immediately.
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
    /// Where the ring is drawn in relation to the outline.
    public enum Position: Int, Sendable { case automatic, outside, inside }
    /// The path of the ring in the view's coordinates, or `nil` for the view's own outline.
    open private(set) var path: UIBezierPath?
    /// The view to which the ring is added, or `nil` for the system's choice. Not retained.
    open weak var containerView: UIView?
    /// The view above which the ring is drawn, or `nil` for the system's choice. Not retained.
    open weak var referenceView: UIView?
    /// Where the ring is drawn. Stored but has no effect: no ring is shown.
    open var position = Position.automatic

    private init(path: UIBezierPath?) { self.path = path }
    public override convenience init() { self.init(path: nil) }
    /// Creates a ring around a rectangle in the view's coordinates.
    public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }
    /// Creates a ring around a rounded rectangle in the view's coordinates. The curve has no effect.
    public convenience init(roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(path: UIBezierPath(roundedRect: roundedRect, cornerRadius: cornerRadius))
    }
    /// Creates a ring around a path in the view's coordinates.
    public init(path: UIBezierPath) { self.path = path }
}

/// The system that manages the focus. No item is focused: the engine does not run.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// The item that has focus. Always `nil`.
    open var focusedItem: (any UIFocusItem)? { nil }
    /// Requests a focus update in an environment. Does nothing.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    /// Performs requested updates. Does nothing.
    open func updateFocusIfNeeded() {}
    /// Returns `nil`, as ``focusSystem(for:)`` does, which replaced this initializer.
    @available(iOS, deprecated: 15)
    public convenience init?(for environment: any UIFocusEnvironment) { return nil }
    /// Returns `nil`, as on devices without a keyboard.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
    /// Returns whether an environment is another, or contains it.
    open class func environment(_ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment) -> Bool {
        var current: (any UIFocusEnvironment)? = otherEnvironment
        while let inner = current {
            if inner === environment { return true }
            current = inner.parentFocusEnvironment
        }
        return false
    }
    /// Posted by UIKit after the focus moved. Never posted here.
    nonisolated public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted by UIKit when no item lies in the direction of a movement. Never posted here.
    nonisolated public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
}

/// The priority with which a view of a group gets focus first.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number; the highest in a group gets focus.
    public let rawValue: Int
    /// Creates a priority, as between two of the system's.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The default: the item isn't preferred.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// The priority of the item that had the group's focus last.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// The priority of an item that the app prefers.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// The priority of the item that has focus.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}

private let groupPriorities = AttachedProperty(UIFocusGroupPriority.ignored)

extension UIView {
    /// The view's priority for getting its group's focus. Stored but has no effect.
    public var focusGroupPriority: UIFocusGroupPriority {
        get { groupPriorities[self] }
        set { groupPriorities[self] = newValue }
    }
}

/// An empty region that redirects the focus to other items.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide redirects the focus. `true` by default.
    open var isEnabled = true
    /// The environments to which the focus is redirected, in order. Stored but has no effect.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
