import Foundation

/// Collects the animations and completions that apps add to a transition, and runs them at the right moments.
@MainActor
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private let context: TransitionContext
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers: [(isOnce: Bool, body: (any UIViewControllerTransitionCoordinatorContext) -> Void)] = []
    private var didRunAnimations = false
    private var didRunCompletions = false
    /// Whether the call that began the transition may still be running, so that its caller can add animations.
    private var isBeginning = false

    package init(context: TransitionContext) {
        self.context = context
        super.init()
    }

    // MARK: Asking

    package var isAnimated: Bool { context.isAnimated }
    package var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    // Whether the transition began interactively, which never changes. (B-82, SP-E049)
    package private(set) var initiallyInteractive = false
    package var isInterruptible: Bool { context.isInterruptible }
    package var isInteractive: Bool { context.isInteractive }
    package var isCancelled: Bool { context.transitionWasCancelled }
    package var transitionDuration: TimeInterval { context.plannedDuration?() ?? context.duration }
    package var percentComplete: CGFloat { context.percentComplete }
    package var completionVelocity: CGFloat { context.completionVelocity }
    package var completionCurve: UIView.AnimationCurve { context.completionCurve }
    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context.viewController(forKey: key)
    }
    package func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
    package var containerView: UIView { context.containerView }
    package var targetTransform: CGAffineTransform { context.targetTransform }

    // MARK: Queuing

    // The completion runs even if the animation was not queued. (B-81, SP-E044)
    package func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    package func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion {
            completions.append(completion)
            // The completions of the transition have run, as in `viewDidAppear`.
            if didRunCompletions { EventLoop.main.enqueue { self.runCompletions() } }
        }
        guard let animation else { return false }
        guard !didRunAnimations || isBeginning && !didRunCompletions else { return false }
        // An interaction moves the animations in a view outside the container, too. (SP-E046)
        if let view { context.addAlongside(view) }
        animations.append(animation)
        return true
    }

    package func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionHandlers.append((true, handler))
    }

    package func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionHandlers.append((false, handler))
    }

    // MARK: Running

    func begin(interactive: Bool) { initiallyInteractive = interactive }

    // Alongside blocks join the transition's animation. (SP-E045)
    package func runAnimations() {
        // A device begins a push or pop in the next layout pass, also before iOS 26, where it begins here with the call (B-32): what the
        // caller adds after the call joins in the next turn. (SP-E044)
        if !didRunAnimations, isAnimated, !isInteractive, Generation.current < .ios26 {
            isBeginning = true
            EventLoop.main.enqueue {
                self.isBeginning = false
                self.runQueued()
            }
        }
        didRunAnimations = true
        runQueued()
    }

    private func runQueued() {
        let queued = animations
        animations = []
        guard !queued.isEmpty else { return }
        let run = { queued.forEach { $0(self) } }
        guard isAnimated, !didRunCompletions, context.duration > 0, UIView.areAnimationsEnabled else {
            return UIView.performWithoutAnimation(run)
        }
        if let animator = context.interruptibleAnimator {
            animator.addAnimations(run)
        } else {
            UIView.animate(withDuration: context.duration, delay: 0, options: context.alongsideOptions, animations: run)
        }
    }

    // Handlers run before the callbacks that reverse the appearance. (SP-E048)
    package func interactionChanged() {
        // `notifyWhenInteractionEnds` is called at the end of an interaction, not when one begins in a running transition.
        let handlers = interactionHandlers.filter { !$0.isOnce || !isInteractive }
        if !isInteractive { interactionHandlers.removeAll { $0.isOnce } }
        handlers.forEach { $0.body(self) }
    }

    // Completions run before the transition is torn down. (B-84)
    package func runCompletions() {
        while !completions.isEmpty {
            let queued = completions
            completions = []
            queued.forEach { $0(self) }
        }
        didRunCompletions = true
        interactionHandlers = []
    }
}
