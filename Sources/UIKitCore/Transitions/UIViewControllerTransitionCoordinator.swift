import Foundation

/// The information about a transition that its alongside animations can read.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated. Alongside blocks run in either case.
    var isAnimated: Bool { get }
    /// The style of the presentation, or `none` for a transition in a container.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began under a gesture; unlike ``isInteractive``, it doesn't change at the end of the gesture.
    var initiallyInteractive: Bool { get }
    /// Whether the animator can be paused while it runs.
    var isInterruptible: Bool { get }
    /// Whether a gesture controls the transition at present.
    var isInteractive: Bool { get }
    /// Whether the transition was canceled. Final in completion blocks and when the interaction ends.
    var isCancelled: Bool { get }
    /// The animator's duration in seconds, without an interaction.
    var transitionDuration: TimeInterval { get }
    /// The fraction, 0…1, that the interaction has reached.
    var percentComplete: CGFloat { get }
    /// The speed with which the transition continues after the interaction, as a multiple of its own.
    var completionVelocity: CGFloat { get }
    /// The pace at which the transition continues after the interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// Returns the disappearing or the appearing controller, or `nil` if the transition has none.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view that the animator moves for a key, or `nil` if the animator may not move it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The rotation of a transition that turns the interface; otherwise the identity.
    var targetTransform: CGAffineTransform { get }
}

/// Coordinates the transition of a controller: accepts animations to run alongside it and blocks to run when it has ended.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs a block in the transition's animation, and another after its end.
    ///
    /// - Parameters:
    ///   - animation: Changes of views in the transition's container, or `nil`. It runs when the transition begins.
    ///   - completion: Called after the transition, also if it was canceled.
    /// - Returns: Whether the animation was queued. It isn't after the transition's animations have begun; the completion runs even then.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Like ``animate(alongsideTransition:completion:)``, for changes in `view`, which is outside the transition's container. An
    /// interaction moves them, too.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` once, when the gesture ends and it is known whether the transition is canceled.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Calls `handler` each time the transition becomes interactive or stops being so, as an interruptible one can repeatedly.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs a block in the transition's animation.
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Runs a block in the transition's animation, for changes in a view outside its container.
    @discardableResult
    public func animateAlongsideTransition(in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?)
        -> Bool
    {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
