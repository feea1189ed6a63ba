import Foundation

/// The one implementation of `UIViewControllerContextTransitioning`, for containers, presentations and child transitions alike.
@MainActor
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    package let containerView: UIView
    package let old: UIViewController?
    package let new: UIViewController?
    package let isAnimated: Bool
    package let presentationStyle: UIModalPresentationStyle
    package var targetTransform = CGAffineTransform.identity
    package weak var coordinator: TransitionCoordinator?

    /// Which views an animator may touch. SP-E018
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
    package var isInterruptible: Bool { interruptibleAnimator != nil }
    package var alongsideOptions: UIView.AnimationOptions = [.curveEaseInOut]
    package var interruptibleAnimator: (any UIViewImplicitlyAnimating)?

    /// Views outside the container whose animations belong to the transition: a bar.
    package var scrubbedViews: [UIView] = []
    /// Asks the animator to animate; what an interactor that wraps the animator calls.
    package internal(set) var runAnimator: () -> Void = {}

    /// Runs once, when the animator says it is through.
    var whenComplete: ((Bool) -> Void)?
    var whenInteractionChanges: (() -> Void)?
    /// Lets time run again in the layers that an interaction moves by hand, and takes back what a cancelled one did.
    var stopScrubbing: (() -> Void)?
    private var isComplete = false

    package init(container: UIView, old: UIViewController?, new: UIViewController?, isAnimated: Bool, presentationStyle: UIModalPresentationStyle) {
        (self.containerView, self.old, self.new) = (container, old, new)
        (self.isAnimated, self.presentationStyle) = (isAnimated, presentationStyle)
        super.init()
        fromView = old?.viewsInContainer.first
    }

    // MARK: Who

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

    package func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }

    package func finishInteractiveTransition() {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = false
        whenInteractionChanges?()
    }

    // Canceled at once; the animator then completes. (SP-E038)
    package func cancelInteractiveTransition() {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = true
        whenInteractionChanges?()
    }

    package func pauseInteractiveTransition() {
        guard !isInteractive else { return }
        isInteractive = true
        transitionWasCancelled = false
        whenInteractionChanges?()
    }

    // MARK: The end

    /// Set when the transition was ended before its animator was through, whose own report then comes late.
    var isForced = false

    // A second completion is ignored. (SP-E013)
    package func completeTransition(_ didComplete: Bool) {
        guard !isComplete else {
            if !isForced { Console.log("completeTransition was called again for a transition that is over; the call is ignored.") }
            return
        }
        isComplete = true
        isInteractive = false
        // B-82: only what a finger had in hand is cancelled; anything else has failed.
        if !didComplete, wasInteractive { transitionWasCancelled = true }
        let complete = whenComplete
        whenComplete = nil
        complete?(didComplete)
    }
}
