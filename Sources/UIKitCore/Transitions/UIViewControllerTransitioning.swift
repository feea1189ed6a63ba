import Foundation

/// A key for a controller of a transition: the disappearing or the appearing one.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    /// The key as text, with UIKit's spelling.
    public let rawValue: String
    /// Creates a key. Contexts answer only ``from`` and ``to``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for the controller that is visible before the transition.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The key for the controller that is visible after the transition.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for a view of a transition. The result is `nil` for a view that the animator may not move.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    /// The key as text, with UIKit's spelling.
    public let rawValue: String
    /// Creates a key. Contexts answer only ``from`` and ``to``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for the view that is visible before the transition.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The key for the view that is visible after the transition. The animator adds it to the container.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The context of the transition that an animator runs.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the animation takes place. The disappearing view is in it already.
    var containerView: UIView { get }
    /// Whether the change should be animated.
    var isAnimated: Bool { get }
    /// Whether a gesture controls the transition at present.
    var isInteractive: Bool { get }
    /// Whether the transition was canceled. Pass its negation to ``completeTransition(_:)``.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation, or `none` for a transition in a container.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Reports the fraction, 0…1, that the interaction has reached, for the animations alongside.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the interaction ended and the transition will be completed.
    func finishInteractiveTransition()
    /// Reports that the interaction ended and the transition will be undone.
    func cancelInteractiveTransition()
    /// Reports that the interaction has taken control of a running transition again.
    func pauseInteractiveTransition()
    /// Ends the transition: sends the appearance callbacks and accepts input again. The animator must call it, with `false` if the change
    /// was undone.
    func completeTransition(_ didComplete: Bool)
    /// Returns the disappearing or the appearing controller, or `nil` if the transition has none.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view to move for a key; `nil` if it is to be left alone, as the presenter's under a sheet.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The rotation to apply to the appearing view if the interface turns with the transition; otherwise the identity.
    var targetTransform: CGAffineTransform { get }
    /// Returns a controller's frame before the transition, in the container's space; zero if it isn't visible then.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns a controller's frame after the transition, in the container's space; zero if it isn't visible then.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a controller's appearance or disappearance. Must call `completeTransition(_:)` at the end: until then the interface accepts no
/// input.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the length of the animation in seconds. Also called without a context, to learn the duration beforehand.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the appearing view to the container, and starts the animations. Their completion calls `completeTransition(_:)`.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns the property animator that performs the transition, which gestures can then pause. Must return the same object during one
    /// transition.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    /// Called after the transition, with `false` if it was canceled.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing by default.
    public func animationEnded(_ transitionCompleted: Bool) {}
    /// Returns a mark for "not implemented" by default: the transition isn't interruptible.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        AbsentAnimator.shared
    }
}

/// Indicates "not implemented": an animator that is not interruptible returns it.
@MainActor
final class AbsentAnimator: UIViewPropertyAnimator {
    static let shared = AbsentAnimator(duration: 0, curve: .linear)
}

/// Lets a gesture drive a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the interaction: sets up the views and drives the animation from then on. Called by the system.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the animation after the interaction, as a multiple of its own.
    var completionSpeed: CGFloat { get }
    /// The pace of the animation after the interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins under a gesture. If `false`, the animator runs by itself until it is paused.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The animator's own speed, 1.
    public var completionSpeed: CGFloat { 1 }
    /// The curve `easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    // By default, a transition begins interactively. (B-85)
    /// True by default: the transition begins interactively.
    public var wantsInteractiveStart: Bool { true }
}

/// Provides a presented controller's animators, interactors, and presentation controller; `nil` selects the system's.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the animator of a presentation, or `nil` for the system's.
    ///
    /// - Parameters:
    ///   - presented: The controller to present.
    ///   - presenting: The controller that presents, which may be an ancestor of `source`.
    ///   - source: The controller whose `present(_:animated:completion:)` was called.
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the animator of a dismissal, or `nil` for the system's.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the object that drives a presentation by a gesture, or `nil` to run the animator by itself. Called only if there is an
    /// animator.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the object that drives a dismissal by a gesture, or `nil` to run the animator by itself. Called only if there is an
    /// animator.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the presentation controller of the style `custom`, or `nil` for the base class's.
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
        -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns `nil` by default: the system animates.
    public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { nil }
    /// Returns `nil` by default: the system animates.
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns `nil` by default: the presentation isn't interactive.
    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }
    /// Returns `nil` by default: the dismissal isn't interactive.
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }
    /// Returns `nil` by default: the system's presentation controller is used.
    public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
        -> UIPresentationController?
    { nil }
}
