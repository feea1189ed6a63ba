import Foundation

/// A change from one controller to another: the order of its callbacks, its animator, and the steps before and after.
///
/// Containers and presentations describe the change and start it; only this class sends the appearance callbacks.
@MainActor
package final class ViewControllerTransition {
    /// The steps of the transition's creator around the callbacks. Each runs at most once; the flag indicates whether the transition
    /// completed.
    package struct Steps {
        package var willBegin: () -> Void = {}
        /// Called after the *will* callbacks, for a delegate's will-show.
        package var afterWill: () -> Void = {}
        /// Puts the appearing view in place if there is no animator.
        package var place: () -> Void = {}
        package var commit: (Bool) -> Void = { _ in }
        /// Removes the disappearing view from the hierarchy.
        package var remove: (Bool) -> Void = { _ in }
        package var didEnd: (Bool) -> Void = { _ in }
        /// Called after one controller's *did* callback.
        package var afterDid: (TransitionRole) -> Void = { _ in }
        /// Called after all callbacks, for a delegate's did-show.
        package var finished: (Bool) -> Void = { _ in }
        /// The caller's completion block.
        package var completion: (Bool) -> Void = { _ in }
    }

    package let order: AppearanceOrder
    package let context: TransitionContext
    package let coordinator: TransitionCoordinator
    /// Whether the old controller gets callbacks. A presenter that stays visible doesn't; neither does a controller in a container that is
    /// off screen.
    package var notifiesOld = true
    package var notifiesNew = true
    package var animator: (any UIViewControllerAnimatedTransitioning)?
    package var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Controllers that disappear and appear together with the two, with their callbacks after them: the other pages of an open book.
    package var companions: (old: [UIViewController], new: [UIViewController]) = ([], [])
    /// Whether the animator runs even without animation, as for `custom` presentations. (SP-E004)
    package var alwaysRunsAnimator = false
    /// Whether the container gets no touches during the transition if it cannot be interrupted. Pages can be caught while they move.
    package var suspendsTouches = true
    package var steps = Steps()
    package private(set) var isOver = false
    /// Whether, without an animator, the *did* callbacks wait for ``release()``. (B-31)
    package var holdsCompletion = false
    package private(set) var isHeld = false
    /// Other controllers that can access the coordinator: the container, the presentation's members.
    package var witnesses: [UIViewController] = []

    private var old: UIViewController? { context.old }
    private var new: UIViewController? { context.new }
    private static var running: [ViewControllerTransition] = []
    private var startTime: TimeInterval = 0
    private var beganInWindow = false
    /// The controllers that have not been notified; `nil` once all have been.
    private lazy var pendingWills: [TransitionRole]? = order.will

    package init(order: AppearanceOrder, context: TransitionContext) {
        (self.order, self.context) = (order, context)
        coordinator = TransitionCoordinator(context: context)
        context.coordinator = coordinator
    }

    // MARK: The beginning

    package func start() {
        Self.running.append(self)
        startTime = EventLoop.main.now
        for member in members { member.appearance.transition = self }
        // Only an animated transition can begin interactively. (SP-E049)
        let isInteractive = context.isAnimated && interactor?.wantsInteractiveStart ?? false
        context.isInteractive = isInteractive
        context.whenComplete = { [self] in complete($0) }
        context.whenInteractionChanges = { [coordinator] in coordinator.interactionChanged() }
        coordinator.begin(interactive: isInteractive)

        // The whole length can be read in the callbacks before the animation. (SP-E049)
        if let animator, context.isAnimated || alwaysRunsAnimator {
            context.plannedDuration = { [unowned context] in animator.transitionDuration(using: context) }
        }
        forgetEarlierFlags()
        steps.willBegin()
        beganInWindow = context.containerView.window != nil
        if order.endsEditing, isInteractive { suspendEditing() }
        sendWills()
        // A change that a callback requested has ended this transition.
        guard !isOver else { return }
        // J-13: the first responder resigns as its controller leaves, during the transition.
        if order.endsEditing, !isInteractive { old?.viewIfLoaded?.resignFirstResponderInside() }

        guard let animator, context.isAnimated || alwaysRunsAnimator else { return runWithoutAnimator() }
        // Duration, then animation, then the animator's end. (SP-E009)
        context.duration = animator.transitionDuration(using: context)
        context.plannedDuration = nil
        context.runAnimator = { [context] in animator.animateTransition(using: context) }
        let percentDriven = interactor as? UIPercentDrivenInteractiveTransition
        // SP-E041: an app's own interactor may create the interruptible animator, whether or not the transition begins interactively.
        if percentDriven == nil { interactor?.startInteractiveTransition(context) }
        guard !isOver else { return }
        if Generation.current >= .ios8 {
            let interruptible = animator.interruptibleAnimator(using: context)
            if !(interruptible is AbsentAnimator) { context.interruptibleAnimator = interruptible }
        }
        // Touches wait while a transition cannot be interrupted, whether or not a gesture controls it. (SP-E014)
        if suspendsTouches, !context.isInterruptible { suspendsInteraction = true }
        // SP-E010: the interactor is started instead of the animator.
        if isInteractive {
            percentDriven?.startInteractiveTransition(context)
        } else {
            // A transition that does not begin interactively may become so. (SP-E041)
            percentDriven?.join(context)
            context.runAnimator()
        }
        if !isOver { coordinator.runAnimations() }
    }

    /// The first responder that resigned as an interactive transition began.
    private weak var suspended: UIResponder?

    /// J-15: an interactive transition ends editing before the callbacks, and takes it up again if it is canceled.
    private func suspendEditing() {
        guard let view = old?.viewIfLoaded, let responder = view.window?.firstResponder else { return }
        view.resignFirstResponderInside()
        if view.window?.firstResponder == nil { suspended = responder }
    }

    private func resumeEditing() {
        guard let suspended else { return }
        self.suspended = nil
        // An app may have chosen another first responder in the meantime.
        if suspended.responderWindow?.firstResponder == nil { _ = suspended.becomeFirstResponder() }
    }

    /// Whether touches that begin in the container during the transition are ignored.
    private var suspendsInteraction = false {
        didSet {
            guard suspendsInteraction != oldValue else { return }
            if let container = context.containerView as? PresentationContainerView {
                container.swallowsTouches = suspendsInteraction
            } else {
                context.containerView.isUserInteractionEnabled = !suspendsInteraction
            }
        }
    }

    private func runWithoutAnimator() {
        steps.place()
        coordinator.runAnimations()
        if holdsCompletion {
            isHeld = true
        } else {
            context.completeTransition(true)
        }
    }

    /// Ends a held transition.
    package func release() {
        guard isHeld else { return }
        isHeld = false
        context.completeTransition(true)
    }

    /// Sends the *will* callbacks that have not been sent: one of them may begin another change, which ends this one first.
    private func sendWills() {
        guard let roles = pendingWills else { return }
        guard let role = roles.first else {
            pendingWills = nil
            return steps.afterWill()
        }
        pendingWills = Array(roles.dropFirst())
        will(role)
        sendWills()
    }

    private func will(_ role: TransitionRole) {
        for controller in receivers(role) {
            switch role {
            case .old: controller.sendWillDisappear(animated: context.isAnimated, owner: .transition)
            case .new: controller.sendWillAppear(animated: context.isAnimated, owner: .transition)
            }
        }
    }

    private func receivers(_ role: TransitionRole) -> [UIViewController] {
        switch role {
        case .old: notifiesOld ? withoutCovered(old) + companions.old : []
        case .new: notifiesNew ? withoutCovered(new) + companions.new : []
        }
    }

    /// Returns the controllers that receive callbacks. A controller that is covered in its context is off screen, wherever its container
    /// is. A search leaves its presenter in place. (H-54)
    private func withoutCovered(_ controller: UIViewController?) -> [UIViewController] {
        guard let controller, controller.presenting.presented?.keepsPresenterAway(apartFrom: self) != true else { return [] }
        return [controller]
    }

    // MARK: The end

    /// Ends a running transition immediately because another change is about to happen: as completed, or as canceled if it was. (F-16)
    package func finishNow() {
        guard !isOver else { return }
        sendWills()
        guard !isOver else { return }
        reportIfStuck()
        if context.isInteractive { context.finishInteractiveTransition() }
        if let animator = context.interruptibleAnimator, animator.state == .active {
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
        }
        context.stopScrubbing?()
        context.containerView.layer.removeAnimation(forKey: kCATransition)
        for view in [context.fromView, context.toView] { view?.removeAllAnimationsInSubtree() }
        // Removing the animations may have run the animator's own completion.
        if !isOver {
            context.isForced = true
            if !context.transitionWasCancelled { steps.place() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Reports, once, a container that stays blocked because its animator doesn't complete long after its duration. (SP-E012)
    private func reportIfStuck() {
        // An interruptible animator that is still active may only be paused.
        guard let animator, !context.isInteractive, context.interruptibleAnimator?.state != .active,
            EventLoop.main.now - startTime > context.duration + 0.5
        else { return }
        Console.log(
            "\(type(of: animator)) has not called completeTransition(_:) on the context of a transition of \(context.duration) s"
                + (context.isInterruptible ? ". " : ", so its container received no touches. ")
                + "The transition is ended now; call it when the animation ends.")
    }

    // The order of completion. (SP-E026)
    private func complete(_ didComplete: Bool) {
        isOver = true
        suspendsInteraction = false
        (interactor as? UIPercentDrivenInteractiveTransition)?.leave()
        // An animator that ended by itself leaves the layers paused.
        context.stopScrubbing?()
        if didComplete {
            new?.sendIsAppearingIfNeeded()
            for controller in companions.new { controller.sendIsAppearingIfNeeded() }
        }
        steps.commit(didComplete)
        steps.remove(didComplete)
        animator?.animationEnded(didComplete)
        // An animator may complete before it returns, or another change may end the transition before the animator begins. (SP-E045)
        if didComplete { joinAnimations() }
        coordinator.runCompletions()
        steps.didEnd(didComplete)
        if didComplete {
            for role in order.did { did(role) }
        } else {
            // The flags are true until the attempt is canceled. (B-78, SP-E028)
            clearFlags()
            resumeEditing()
            for (role, event) in order.cancelled { reverse(role, event) }
        }
        let finishedMembers = members
        steps.finished(didComplete)
        clearFlags()
        steps.completion(didComplete)
        for member in finishedMembers where member.appearance.transition === self { member.appearance.transition = nil }
        steps = Steps()
        animator = nil
        interactor = nil
        context.runAnimator = {}
        context.plannedDuration = nil
        context.whenInteractionChanges = nil
        context.interruptibleAnimator = nil
        Self.running.removeAll { $0 === self }
    }

    /// Runs the alongside blocks that have not run, without animation if the transition was ended early.
    private func joinAnimations() {
        if context.isForced { UIView.performWithoutAnimation { coordinator.runAnimations() } } else { coordinator.runAnimations() }
    }

    /// A controller that leaves in its own `viewDidAppear` is not arriving any more, and one that comes back is not leaving. (B-73, B-75)
    private func forgetEarlierFlags() {
        for controller in receivers(.old) {
            controller.appearance.isMovingToParent = false
            controller.appearance.isBeingPresented = false
        }
        for controller in receivers(.new) {
            controller.appearance.isMovingFromParent = false
            controller.appearance.isBeingDismissed = false
        }
    }

    /// Clears the flags of the members that have not begun another transition in the meantime.
    private func clearFlags() {
        for member in members where member.appearance.transition === self { member.appearance.clearFlags() }
    }

    private func did(_ role: TransitionRole) {
        for controller in receivers(role) {
            switch role {
            case .old: controller.sendDidDisappear()
            case .new: endAppearing(controller)
            }
        }
        steps.afterDid(role)
    }

    private func reverse(_ role: TransitionRole, _ event: AppearanceEvent) {
        for controller in receivers(role) {
            switch event {
            case .willAppear: controller.sendWillAppear(animated: context.isAnimated, owner: .transition)
            case .didAppear: endAppearing(controller)
            case .willDisappear: controller.sendWillDisappear(animated: context.isAnimated, owner: .transition)
            case .didDisappear: controller.sendDidDisappear()
            }
        }
    }

    /// Ends an appearance. A controller that was removed from the window in the meantime, by the app or by a change further up, has not
    /// appeared: it disappears again.
    private func endAppearing(_ controller: UIViewController) {
        guard beganInWindow, controller.viewIfLoaded?.window == nil else { return controller.sendDidAppear() }
        controller.sendWillDisappear(animated: false, owner: .transition)
        controller.sendDidDisappear()
    }

    private var members: [UIViewController] {
        var members = companions.old + companions.new + witnesses
        if let new { members.insert(new, at: 0) }
        if let old { members.insert(old, at: 0) }
        return members
    }
}

extension UIViewController {
    // A controller without a coordinator uses its parent's. (B-80, SP-E043)
    var nearestCoordinator: (any UIViewControllerTransitionCoordinator)? {
        for controller in sequence(first: self, next: { $0.parent }) {
            if let transition = controller.appearance.transition { return transition.coordinator }
            if let coordinator = controller.rotation.coordinator { return coordinator }
        }
        return nil
    }
}

extension UIView {
    /// Ends every animation of the subtree with its final values.
    package func removeAllAnimationsInSubtree() {
        layer.removeAllAnimations()
        for subview in subviews { subview.removeAllAnimationsInSubtree() }
    }
}
