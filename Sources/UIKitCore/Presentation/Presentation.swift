import Foundation

/// One controller shown over another, from `present` until the dismissal has ended.
@MainActor
package final class Presentation {
    /// The controller the app presented.
    package let presented: UIViewController
    /// The controller that is shown: the presented one, or the substitute that a delegate provided for adaptation.
    package private(set) var shown: UIViewController
    /// The presenter, or `nil` if it was deallocated, which ends the presentation: the presenter owns it.
    package private(set) weak var presenterIfAlive: UIViewController?
    var presenter: UIViewController { presenterIfAlive ?? shown }
    /// The receiver of `present`. (SP-D003)
    package private(set) weak var source: UIViewController?
    package let original: UIPresentationController
    /// The controller in charge: the original, or the adaptive one.
    package private(set) var active: UIPresentationController
    package private(set) var isEnding = false
    /// Whether the presentation transition has started.
    package private(set) var isStarted = false
    private var animatesIn: Bool
    private var completion: (() -> Void)?
    private var transition: ViewControllerTransition?
    private var pendingStart: EventLoop.Token?
    /// The position of the presenter's view before it was removed.
    private var presentersPlace: (superview: UIView, index: Int, frame: CGRect)?
    /// The view to which the presenter's view will return; nil while it is there.
    var presentersSuperview: UIView? { presentersPlace?.superview }
    /// The orientations of interface and device before the presentation. (D-10)
    private var stanceBefore: RotationEngine.Stance?

    init(
        _ presented: UIViewController, by presenter: UIViewController, source: UIViewController, controller: UIPresentationController,
        animated: Bool, completion: (() -> Void)?
    ) {
        (self.presented, shown, presenterIfAlive, self.source) = (presented, presented, presenter, source)
        (original, active, animatesIn, self.completion) = (controller, controller, animated, completion)
        controller.presentation = self
    }

    isolated deinit {
        for controller in [original, active] { controller.container?.removeFromSuperview() }
    }

    // MARK: Presenting

    // Both references are set before `present` returns. (SP-D009)
    func begin() {
        presenter.presenting.presented = self
        presented.presenting.own = self
        FittingSizes.watch(presented, for: original)
        // The window's traits count, not those that the presenter overrides. (SP-D046)
        adapt(to: presenter.viewIfLoaded?.window?.traitCollection ?? presenter.traitCollection)
        shown.loadViewIfNeeded()
        if animatesIn || original is UIPopoverPresentationController {
            pendingStart = EventLoop.main.enqueue { [weak self] in self?.start() }
        } else {
            start()
        }
    }

    /// Whether the presenter's view is outside its container while this presentation covers its context, apart from the presentation's own
    /// transition.
    func keepsPresenterAway(apartFrom transition: ViewControllerTransition) -> Bool {
        isStarted && !isEnding && active.shouldRemovePresentersView && !active.shouldPresentInFullscreen && self.transition !== transition
    }

    /// Whether a presentation or dismissal transition has begun and not ended.
    package var isInTransition: Bool { !isStarted || transition.map { !$0.isOver } ?? false }

    /// Clears a finished transition. A callback at the end of one transition may have begun another.
    private func forgetTransitionIfOver() { if transition?.isOver == true { transition = nil } }

    /// Starts a pending presentation, and finishes a running transition.
    package func settle() {
        settleStart()
        transition?.finishNow()
    }

    package func settleStart() { if !isStarted { start() } }

    private func start() {
        pendingStart?.cancel()
        pendingStart = nil
        guard !isStarted else { return }
        isStarted = true
        if let window = presenter.viewIfLoaded?.window { stanceBefore = RotationEngine.prepareForPresentation(of: shown, in: window) }
        // Nothing is presented if the presenter has left the window in the meantime.
        guard let context = contextView, context.window != nil else { return abandon() }
        let container = PresentationContainerView(
            controller: active, frame: active.shouldPresentInFullscreen ? context.bounds : presenter.view.frame)

        // The delegate receives the style, and then provides the animator and the interaction. (SP-D035, 3 to 5)
        let transition = makeTransition(presenting: true, animated: animatesIn, container: container)
        notifyOfStyle(with: transition.coordinator)
        chooseAnimator(for: transition, presenting: true)
        guard active.prepareForPresentation() else { return abandon() }
        describeArrival(transition, in: container, over: context)
        transition.start()
    }

    private func describeArrival(_ transition: ViewControllerTransition, in container: PresentationContainerView, over context: UIView) {
        let removesPresenter = active.shouldRemovePresentersView
        transition.context.toView = active.presentedView
        transition.context.fromView = removesPresenter ? presenter.view : nil
        transition.steps.willBegin = { [self] in
            // The container exists from just before the transition until the presentation has ended. (SP-D034)
            active.container = container
            insert(container, over: context)
            if removesPresenter { takePresentersView(into: container) }
            shown.appearance.isBeingPresented = true
            active.presentationTransitionWillBegin()
            container.dimTint(true)
            transition.context.finalFrames[ObjectIdentifier(shown)] = active.frameOfPresentedViewInContainerView
            if removesPresenter {
                transition.context.initialFrames[ObjectIdentifier(presenter)] = presenter.view.frame
            } else if let view = presenter.viewIfLoaded, let superview = view.superview {
                // Zero only for a view that will be removed. (SP-E019)
                transition.context.finalFrames[ObjectIdentifier(presenter)] = superview.convert(view.frame, to: container)
            }
        }
        transition.steps.place = { [self] in place(in: container) }
        // A presentation over it that began in the meantime also ends.
        transition.steps.commit = { [self] completed in
            if !completed { shown.presenting.presented?.endChain(animated: false, completion: nil) }
        }
        transition.steps.remove = { [self] completed in
            if removesPresenter {
                if completed { presenter.viewIfLoaded?.removeFromSuperview() } else { putPresentersViewBack() }
            }
            if !completed { active.presentedView?.removeFromSuperview() }
        }
        transition.steps.didEnd = { [self] completed in
            active.presentationTransitionDidEnd(completed)
            if !completed { finishEnding() }
        }
        transition.steps.completion = { [self] completed in
            forgetTransitionIfOver()
            let completion = self.completion
            self.completion = nil
            StatusBarAppearance.setNeedsUpdate(for: shown)
            if completed { completion?() }
        }
    }

    /// Inserts the container above the covered view, but below a bar that the shown controller leaves visible.
    private func insert(_ container: UIView, over context: UIView) {
        guard let bar = shown.presenting.barAbove?(), let place = bar.superview, place.isDescendant(of: presenter.view) else {
            return context.addSubview(container)
        }
        container.frame = place.bounds
        place.insertSubview(container, belowSubview: bar)
    }

    private func place(in container: PresentationContainerView) {
        guard let view = active.presentedView else { return }
        view.frame = active.frameOfPresentedViewInContainerView
        if view.superview !== container { container.addSubview(view) }
        container.setNeedsLayout()
    }

    private func abandon() {
        transition = nil
        finishEnding()
        completion = nil
    }

    /// The view that the presentation covers: the window, or the context's superview.
    private var contextView: UIView? {
        active.shouldPresentInFullscreen ? presenter.view.window : presenter.view.superview
    }

    // MARK: Dismissing

    /// Ends the presentation and those `above` it; `interactor` scrubs the transition. The delegate is notified of a dismissal by the
    /// user.
    func end(
        animated: Bool, interactor: (any UIViewControllerInteractiveTransitioning)? = nil, byUser: Bool = false, above: [Presentation] = [],
        completion: (() -> Void)?
    ) {
        settle()
        guard !isEnding, let container = active.container else {
            completion?()
            return
        }
        isEnding = true
        let top = above.last
        let stances = ([self] + above).compactMap(\.stanceBefore)
        // H-54: a context that its container does not show takes nothing back.
        let isOffScreen = container.superview == nil
        let transition = makeTransition(presenting: false, animated: animated && !isOffScreen, container: container, leaving: top)
        (top ?? self).chooseAnimator(for: transition, presenting: false)
        if top != nil {
            // The layers between disappear immediately, which a gesture cannot undo.
            transition.interactor = nil
        } else if let interactor {
            transition.interactor = interactor
        }
        if isOffScreen {
            transition.notifiesNew = false
            forgetPresentersPlace()
        }
        describeDeparture(
            transition, in: container, byUser: byUser, above: above, returnsPresenter: active.shouldRemovePresentersView && !isOffScreen)
        transition.steps.completion = { [self] completed in
            forgetTransitionIfOver()
            if completed { finishEnding() }
            if completed, let window = presenter.viewIfLoaded?.window { RotationEngine.returnFromPresentation(to: stances, in: window) }
            StatusBarAppearance.setNeedsUpdate(for: presenter)
            if completed { completion?() }
        }
        transition.start()
    }

    /// Describes the dismissal. The disappearing view is that of the topmost layer in `above`, else the presented view.
    private func describeDeparture(
        _ transition: ViewControllerTransition, in container: PresentationContainerView, byUser: Bool, above: [Presentation],
        returnsPresenter: Bool
    ) {
        let top = above.last, leaving = top?.shown ?? shown
        let presentedView = (top ?? self).active.presentedView
        transition.context.fromView = presentedView
        transition.context.toView = returnsPresenter ? presenter.view : nil
        transition.steps.willBegin = { [self] in
            leaving.appearance.isBeingDismissed = true
            // SP-D063: the coordinator exists already.
            if byUser { original.delegate?.presentationControllerWillDismiss(active) }
            active.dismissalTransitionWillBegin()
            container.dimTint(false)
            transition.context.initialFrames[ObjectIdentifier(leaving)] = presentedView?.frame ?? .zero
            // According to the header, the final frame of the dismissed view is zero (SP-E019). Yet animators that many apps share read it
            // in both directions and slide the view out from there (kodeco's UIPresentationController tutorial): over the presenter's view
            // it is where the view was shown.
            if !returnsPresenter {
                transition.context.finalFrames[ObjectIdentifier(leaving)] = (top ?? self).frameOfPresentedView(in: container)
            }
        }
        transition.steps.afterWill = { [self] in
            if let top { gather(above, top, into: container) }
            guard returnsPresenter else { return }
            insertPresentersView(into: container)
            transition.context.finalFrames[ObjectIdentifier(presenter)] = presenter.view.frame
        }
        transition.steps.remove = { [self] completed in
            if completed {
                presentedView?.removeFromSuperview()
                if returnsPresenter { putPresentersViewBack() }
            } else if returnsPresenter {
                presenter.viewIfLoaded?.removeFromSuperview()
            }
        }
        transition.steps.didEnd = { [self] completed in
            active.dismissalTransitionDidEnd(completed)
            guard !completed else { return }
            isEnding = false
            container.dimTint(true)
            container.setNeedsLayout()
        }
        transition.steps.commit = { [self] completed in
            guard completed else { return }
            detach()
            top?.detach()
        }
        transition.steps.finished = { [self] completed in
            guard completed, byUser else { return }
            original.delegate?.presentationControllerDidDismiss(active)
            presented.presenting.dismissedByUser?()
        }
    }

    /// Returns the frame of the shown view in the points of `view`, which may be the container of a presentation below this one.
    private func frameOfPresentedView(in view: UIView) -> CGRect {
        let frame = active.frameOfPresentedViewInContainerView
        guard let container = active.container, container !== view else { return frame }
        return container.convert(frame, to: view)
    }

    /// Removes the layers `above` immediately, except the view of the `top` one, which is dismissed from this presentation's container,
    /// because only the topmost view is animated. (SP-D068)
    private func gather(_ above: [Presentation], _ top: Presentation, into container: UIView) {
        if let view = top.active.presentedView, let superview = view.superview {
            view.frame = superview.convert(view.frame, to: container)
            container.addSubview(view)
        }
        removeAtOnce()
        for presentation in above.reversed() {
            presentation.isEnding = true
            presentation.active.dismissalTransitionWillBegin()
            if presentation !== top {
                presentation.removeAtOnce()
                presentation.detach()
            }
            presentation.active.dismissalTransitionDidEnd(true)
            presentation.discard()
        }
    }

    /// Removes the view of a layer under the one that is seen to be dismissed. It is dismissed, too: its controller has a presenter in
    /// `viewWillDisappear`, and none in `viewDidDisappear`. (B-72)
    private func removeAtOnce() {
        shown.appearance.isBeingDismissed = true
        shown.sendWillDisappear(animated: false, owner: .window)
        forgetPresenter()
        active.presentedView?.removeFromSuperview()
        shown.viewIfLoaded?.removeFromSuperview()
        shown.appearance.isBeingDismissed = false
    }

    // B-72: `presentingViewController` is nil in `viewDidDisappear`. SP-D072: set until the transition has completed.
    private func detach() {
        if presenter.presenting.presented === self { presenter.presenting.presented = nil }
        forgetPresenter()
        FittingSizes.forget(presented)
    }

    private func forgetPresenter() {
        for controller in [presented, shown] where controller.presenting.own === self { controller.presenting.own = nil }
    }

    private func finishEnding() {
        isEnding = true
        detach()
        discard()
    }

    private func discard() {
        original.container?.removeFromSuperview()
        active.container?.removeFromSuperview()
        original.container = nil
        active.container = nil
        presented.loading.retainedSegue = nil
        KeyboardState.shared.presentationDidEnd(of: presented)
    }

    // MARK: The presenter's view

    private func takePresentersView(into container: UIView) {
        guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
        presentersPlace = (superview, superview.subviews.firstIndex { $0 === view } ?? 0, view.frame)
        presenter.containment.isHostedElsewhere = true
        view.frame = superview.convert(view.frame, to: container)
        container.insertSubview(view, at: 0)
    }

    private func insertPresentersView(into container: UIView) {
        guard let view = presenter.viewIfLoaded else { return }
        presenter.containment.isHostedElsewhere = true
        if let place = presentersPlace { view.frame = place.superview.convert(place.superview.bounds, to: container) }
        container.insertSubview(view, at: 0)
    }

    private func putPresentersViewBack() {
        guard let view = presenter.viewIfLoaded, let place = presentersPlace else { return }
        forgetPresentersPlace()
        view.frame = place.superview is UIWindow || place.superview is UIDropShadowView ? place.superview.bounds : place.frame
        place.superview.insertSubview(view, at: min(place.index, place.superview.subviews.count))
    }

    private func forgetPresentersPlace() {
        presentersPlace = nil
        presenter.containment.isHostedElsewhere = false
    }

    /// Moves the presenter's view: the presenter's own presentation has another container, and takes the views that cover the presenter
    /// along.
    private func move(into superview: UIView, frame: CGRect) {
        guard let container = active.container else { return }
        superview.addSubview(container)
        container.frame = frame
        if presentersPlace != nil { presentersPlace = (superview, 0, frame) }
    }

    // MARK: Transitions

    /// Creates the transition. `top` is the layer that is seen to be dismissed, if it is not this one. (SP-D068)
    private func makeTransition(presenting: Bool, animated: Bool, container: UIView, leaving top: Presentation? = nil)
        -> ViewControllerTransition
    {
        let context = TransitionContext(
            container: container, old: presenting ? presenter : top?.shown ?? shown, new: presenting ? shown : presenter,
            isAnimated: animated && UIView.areAnimationsEnabled, presentationStyle: (top ?? self).presented.modalPresentationStyle)
        let transition = ViewControllerTransition(order: .presentation, context: context)
        // B-26 to B-29: a presenter whose view stays gets no callbacks.
        if !active.shouldRemovePresentersView {
            if presenting { transition.notifiesOld = false } else { transition.notifiesNew = false }
        }
        transition.witnesses = [presenter, shown]
        self.transition = transition
        return transition
    }

    // The transitioning delegate's animator first, then its interaction controller. (SP-E001, SP-E002, SP-E004, C-69)
    private func chooseAnimator(for transition: ViewControllerTransition, presenting: Bool) {
        let isCustom = presented.modalPresentationStyle == .custom
        transition.alwaysRunsAnimator = isCustom
        if transition.context.isAnimated || isCustom, let delegate = presented.transitioningDelegate {
            let animator =
                presenting
                ? delegate.animationController(forPresented: presented, presenting: presenter, source: source ?? presenter)
                : delegate.animationController(forDismissed: presented)
            if let animator {
                transition.animator = animator
                if transition.context.isAnimated {
                    transition.interactor =
                        presenting
                        ? delegate.interactionControllerForPresentation(using: animator)
                        : delegate.interactionControllerForDismissal(using: animator)
                }
                return
            }
        }
        transition.alwaysRunsAnimator = false
        guard transition.context.isAnimated else { return }
        let animator = active.builtInAnimator(presenting: presenting) ?? ModalAnimator(style: transitionStyle, presenting: presenting)
        transition.animator =
            ZoomAnimator(of: presented, over: source ?? presenter, isZoomingIn: presenting, otherwise: animator) ?? animator
    }

    // The context may supply the transition style. (SP-D015)
    private var transitionStyle: UIModalTransitionStyle {
        let isInContext = !active.shouldPresentInFullscreen && presenter.definesPresentationContext
        return isInContext && presenter.providesPresentationContextTransitionStyle
            ? presenter.modalTransitionStyle : presented.modalTransitionStyle
    }

    // MARK: Adapting

    // The delegate chooses a style for the traits, and may replace and prepare the controller. The presented controller keeps its own
    // `modalPresentationStyle`. (C-64, SP-D035 (2), SP-D047 to SP-D053, SP-D055)
    func adapt(to traits: UITraitCollection) {
        guard original.shouldPresentInFullscreen else { return }
        let own = original.presentationStyle, style = styleToCome ?? style(in: traits)
        styleToCome = nil
        guard style != active.presentationStyle else { return }
        let previous = (active: active, shown: shown)
        if style == own {
            active = original
            shown = presented
        } else {
            guard let adaptive = adaptiveController(for: style) else { return }
            // A popover's sheet may have a delegate of its own.
            adaptive.delegate = original.delegate ?? adaptive.delegate
            adaptive.presentation = self
            active = adaptive
            shown = original.delegate?.presentationController(original, viewControllerForAdaptivePresentationStyle: style) ?? presented
            if Generation.current >= .ios13 { original.delegate?.presentationController(original, prepare: adaptive) }
        }
        shown.presenting.own = self
        presented.presenting.own = self
        guard isStarted, !isEnding else { return }
        notifyOfStyle(with: nil)
        swap(from: previous.active, shown: previous.shown)
        // A substitute that was swapped back is not presented any longer. (SP-D052)
        if previous.shown !== shown, previous.shown !== presented { previous.shown.presenting.own = nil }
    }

    /// The style after the running change of size, for which the delegate was asked already.
    var styleToCome: UIModalPresentationStyle?

    /// Notifies the delegate of the style that will be used, before it takes effect: at the beginning and at each change. (C-64, SP-D054)
    private func notifyOfStyle(with coordinator: TransitionCoordinator?) {
        original.delegate?.presentationController(
            original, willPresentWithAdaptiveStyle: active === original ? .none : active.presentationStyle,
            transitionCoordinator: coordinator)
    }

    /// Removes or restores the presenter's view if only one of the old and new styles covers it.
    private func switchPresentersView(from previous: UIPresentationController, into container: UIView) {
        if active.shouldRemovePresentersView, !previous.shouldRemovePresentersView {
            takePresentersView(into: container)
            presenter.viewIfLoaded?.removeFromSuperview()
        } else if previous.shouldRemovePresentersView, !active.shouldRemovePresentersView {
            putPresentersViewBack()
        }
    }

    /// Removes the view of the substitute controller from every container that the adaptation added.
    private func takeOut(_ standIn: UIViewController) {
        standIn.viewIfLoaded?.removeFromSuperview()
        guard shown.parent != nil else { return }
        shown.willMove(toParent: nil)
        shown.viewIfLoaded?.removeFromSuperview()
        shown.removeFromParent()
    }

    // SP-D073: a popover brings its sheet, which the app may have configured.
    func adaptiveController(for style: UIModalPresentationStyle) -> UIPresentationController? {
        guard let popover = original as? UIPopoverPresentationController, style == .pageSheet || style == .formSheet else {
            return PresentationState.systemController(for: style, presented: presented, presenter: presenter)
        }
        let sheet = popover.adaptiveSheetPresentationController
        sheet.madeForStyle = style
        sheet.presenter = presenter
        return sheet
    }

    /// Replaces the presentation controller because the environment changed while the controller is on screen.
    private func swap(from previous: UIPresentationController, shown previousShown: UIViewController) {
        guard let oldContainer = previous.container, let superview = oldContainer.superview else { return }
        transition?.finishNow()
        previousShown.presenting.presented?.settle()
        let covering = previousShown.presenting.presented.flatMap { $0.active.container?.superview === oldContainer ? $0 : nil }
        let container = PresentationContainerView(controller: active, frame: superview.bounds)
        active.container = container
        superview.insertSubview(container, aboveSubview: oldContainer)
        let coordinator = makeCoordinatorOfSwap(in: container)
        active.presentationTransitionWillBegin()
        container.dimTint(true)
        if previousShown !== shown { takeOut(previousShown) }
        if covering?.presentersPlace == nil { place(in: container) }
        covering?.move(into: container, frame: active.frameOfPresentedViewInContainerView)
        switchPresentersView(from: previous, into: container)
        previous.dismissalTransitionWillBegin()
        coordinator.runAnimations()
        coordinator.runCompletions()
        previous.dismissalTransitionDidEnd(true)
        oldContainer.removeFromSuperview()
        previous.container = nil
        active.presentationTransitionDidEnd(true)
        for member in membersOfSwap where member.rotation.coordinator === coordinator { member.rotation.coordinator = nil }
    }

    private var membersOfSwap: [UIViewController] { [presenter, presented, shown] }

    /// Creates the coordinator with which presentation controllers that replace each other show and hide the views around the presented
    /// one. Nothing is animated. (SP-D039)
    private func makeCoordinatorOfSwap(in container: UIView) -> TransitionCoordinator {
        let context = TransitionContext(
            container: container, old: presenter, new: shown, isAnimated: false, presentationStyle: presented.modalPresentationStyle)
        let coordinator = TransitionCoordinator(context: context)
        context.coordinator = coordinator
        for member in membersOfSwap where member.rotation.coordinator == nil { member.rotation.coordinator = coordinator }
        return coordinator
    }
}
