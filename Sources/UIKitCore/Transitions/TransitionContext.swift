import Foundation

/// The one implementation of `UIViewControllerContextTransitioning`, for containers, presentations, and child transitions alike.
@MainActor
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    package let containerView: UIView
    package let old: UIViewController?
    package let new: UIViewController?
    package let isAnimated: Bool
    package let presentationStyle: UIModalPresentationStyle
    package var targetTransform = CGAffineTransform.identity
    package weak var coordinator: TransitionCoordinator?

    /// The view that disappears, if the animator may move it. (SP-E018)
    package var fromView: UIView?
    package var toView: UIView?
    package var initialFrames: [ObjectIdentifier: CGRect] = [:]
    package var finalFrames: [ObjectIdentifier: CGRect] = [:]

    package internal(set) var isInteractive = false { didSet { if isInteractive { wasInteractive = true } } }
    private var wasInteractive = false
    package private(set) var transitionWasCancelled = false
    package private(set) var percentComplete: CGFloat = 0
    package var completionVelocity: CGFloat = 0
    package var completionCurve = UIView.AnimationCurve.easeInOut
    package var duration: TimeInterval = 0
    /// Returns the animator's duration until the animation begins. (SP-E049)
    var plannedDuration: (() -> TimeInterval)?
    package var isInterruptible: Bool { interruptibleAnimator != nil }
    package var alongsideOptions: UIView.AnimationOptions = [.curveEaseInOut]
    package var interruptibleAnimator: (any UIViewImplicitlyAnimating)?

    /// The views outside the container whose animations belong to the transition, such as a bar.
    package var scrubbedViews: [UIView] = []
    /// The views outside the container in which alongside blocks change something. (SP-E046)
    private(set) var viewsAlongside: [UIView] = []
    /// Runs the animator; called by an interactor that wraps the animator.
    package internal(set) var runAnimator: () -> Void = {}

    /// Called once, when the animator completes the transition.
    var whenComplete: ((Bool) -> Void)?
    var whenInteractionChanges: (() -> Void)?
    /// Restarts time in the layers that an interaction controls, and reverts a canceled one.
    var stopScrubbing: (() -> Void)?
    private var isComplete = false

    package init(
        container: UIView, old: UIViewController?, new: UIViewController?, isAnimated: Bool, presentationStyle: UIModalPresentationStyle
    ) {
        (self.containerView, self.old, self.new) = (container, old, new)
        (self.isAnimated, self.presentationStyle) = (isAnimated, presentationStyle)
        super.init()
        fromView = old?.viewsInContainer.first
    }

    // MARK: Participants

    // The controllers that are visible before and after. (SP-E017)
    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: old
        case .to: new
        default: nil
        }
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: fromView
        case .to: toView
        default: nil
        }
    }

    // Zero where unknown, and for a view that will be removed. (SP-E019)
    package func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }
    package func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

    // MARK: Interaction

    /// Lets an interaction move the alongside animations in `view`, too.
    func addAlongside(_ view: UIView) {
        guard !view.isDescendant(of: containerView), !viewsAlongside.contains(where: { $0 === view }) else { return }
        viewsAlongside.append(view)
    }

    package func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

    package func finishInteractiveTransition() {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = false
        whenInteractionChanges?()
    }

    // Canceled immediately; the animator then completes. (SP-E038)
    package func cancelInteractiveTransition() {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = true
        whenInteractionChanges?()
    }

    // Only a running, interruptible transition becomes interactive again. (SP-E024)
    package func pauseInteractiveTransition() {
        guard !isInteractive, isInterruptible, !isComplete else { return }
        isInteractive = true
        transitionWasCancelled = false
        whenInteractionChanges?()
    }

    // MARK: The end

    /// Whether the transition was ended before its animator finished, whose own report then comes late.
    var isForced = false

    // A second completion is ignored. (SP-E013)
    package func completeTransition(_ didComplete: Bool) {
        guard !isComplete else {
            if !isForced { Console.log("completeTransition was called again for a transition that is over; the call is ignored.") }
            return
        }
        isComplete = true
        isInteractive = false
        // B-82: only a transition that a gesture controlled is canceled; any other has failed.
        if !didComplete, wasInteractive { transitionWasCancelled = true }
        let complete = whenComplete
        whenComplete = nil
        complete?(didComplete)
    }
}
