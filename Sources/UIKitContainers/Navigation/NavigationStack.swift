import Foundation

/// A navigation controller's stack, its changes, and their callbacks.
@MainActor
package final class NavigationStack: ContainerMechanism {
    private unowned let controller: UINavigationController
    package private(set) var controllers: [UIViewController] = []
    private var transition: ViewControllerTransition?
    /// A change that is recorded and starts with the next layout pass. (B-32)
    private var recorded: (start: () -> Void, cause: Cause?)?
    /// The controller whose view is in place.
    private(set) var shown: UIViewController?
    /// The controller with which the delegate was last notified.
    private weak var announced: UIViewController?
    /// Other containers' content on this stack. (H-03, G-10)
    private(set) lazy var columns = StackedColumns(stack: self)

    init(controller: UINavigationController) { self.controller = controller }

    var isTransitioning: Bool { transition != nil || recorded != nil }
    // The insets of scroll views are adjusted. (L-41)
    package var adjustsScrollViews: Bool { true }
    package var showsTopBar: Bool { controller.isViewLoaded && !controller.layout.isBarHidden }

    // MARK: Requests

    // Pushes a controller, with the checks and the order of containment and delegate calls. (F-08, F-20, F-24, F-26)
    func push(_ new: UIViewController, animated: Bool) {
        makeWay(for: .push, animated: animated)
        guard mayPush(new) else { return }
        apply(controllers + [new], animated: animated, operation: .push)
    }

    /// The interactor of the swipe that is about to pop.
    var interactorOfPop: (any UIViewControllerInteractiveTransitioning)?

    // The root cannot be popped. (F-03)
    package func pop(animated: Bool, interactor: (any UIViewControllerInteractiveTransitioning)? = nil) -> UIViewController? {
        let interactor = interactor ?? (animated ? interactorOfPop : nil)
        interactorOfPop = nil
        guard controllers.count > 1 else { return nil }
        makeWay(for: .pop, to: controllers.dropLast().last, animated: animated)
        guard controllers.count > 1, let old = controllers.last else { return nil }
        apply(Array(controllers.dropLast()), animated: animated, operation: .pop, interactor: interactor)
        return old
    }

    // Only one transition is shown; the controllers in between get no callbacks. (F-04, F-23)
    func pop(to target: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = controllers.firstIndex(where: { $0 === target }) else {
            Fault.raise(.internalInconsistencyException, "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        guard index < controllers.count - 1 else { return [] }
        makeWay(for: .pop, to: target, animated: animated)
        // A canceled swipe that ends now has returned its controller, which is popped, too.
        guard let index = controllers.firstIndex(where: { $0 === target }) else { return [] }
        let popped = Array(controllers[(index + 1)...])
        if !popped.isEmpty { apply(Array(controllers[...index]), animated: animated, operation: .pop) }
        return popped
    }

    func popToRoot(animated: Bool) -> [UIViewController]? {
        guard let root = controllers.first else { return nil }
        return pop(to: root, animated: animated)
    }

    // The animation pushes for a new top and pops for one that was in the stack. (F-06, F-24)
    func set(_ new: [UIViewController], animated: Bool) {
        guard Set(new.map(ObjectIdentifier.init)).count == new.count else {
            Fault.raise(
                .internalInconsistencyException,
                "All view controllers in a navigation controller must be distinct (\(new.map { Fault.name(of: $0) }.joined(separator: ", ")))"
            )
            return
        }
        let isPop = new.last.map { top in controllers.contains { $0 === top } } ?? false
        change(to: new, animated: animated, operation: isPop ? .pop : .push)
    }

    private func mayPush(_ new: UIViewController) -> Bool {
        let reason: String
        if controllers.contains(where: { $0 === new }) {
            reason =
                Generation.current < .ios13
                ? "Pushing the same view controller instance more than once is not supported (\(Fault.name(of: new)))"
                : "\(Fault.name(of: controller)) is pushing the same view controller instance (\(Fault.name(of: new))) more than once which is not "
                    + "supported and is most likely an error in the application : \(Bundle.main.bundleIdentifier ?? "(null)")"
        } else if new is UINavigationController {
            reason = "Pushing a navigation controller is not supported"
        } else if new is UISplitViewController {
            reason = "Split View Controllers cannot be pushed to a Navigation Controller \(Fault.name(of: controller))"
        } else {
            return true
        }
        Fault.raise(.invalidArgumentException, reason)
        return false
    }

    // MARK: The change

    func change(
        to new: [UIViewController], animated: Bool, operation: UINavigationController.Operation,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        makeWay(for: operation, to: new.last, animated: animated)
        apply(new, animated: animated, operation: operation, interactor: interactor)
    }

    private func apply(
        _ new: [UIViewController], animated: Bool, operation: UINavigationController.Operation,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        let before = controllers
        let top = new.last
        // Members that stay get no containment callbacks. (F-07)
        let arriving = new.filter { item in !before.contains { $0 === item } }
        let leaving = before.filter { item in !new.contains { $0 === item } }
        controllers = new
        for item in arriving { controller.takeChild(item) }
        // F-04: those in between get no appearance callbacks.
        for item in leaving {
            item.willMove(toParent: nil)
            if item !== shown { item.removeFromParent() }
        }
        let settledArrivals = arriving.filter { $0 !== top }
        for item in settledArrivals { item.didMove(toParent: controller) }
        controller.orderChildren(new)
        controller.layout.syncToolbarItems(animated: false)
        controller.takePreferredSize(of: top)

        guard controller.isViewLoaded, shown !== top else {
            if !controller.isViewLoaded { finishWithoutView(top, arriving: arriving, leaving: leaving) }
            return syncBar(animated: false, operation: operation)
        }
        // A-30: a controller that is dropped below the top is released with the call, unless an animated change may be canceled.
        let coming = arriving.filter { $0 === top }, going = leaving.filter { $0 === shown }, earlier = animated ? before : []
        let start = { [self] in
            guard isOnScreen else { return replace(old: shown, with: top, arriving: coming, leaving: going, operation: operation) }
            top?.loadViewIfNeeded()
            // A controller that changes the stack while its view loads has begun that change, from the screen that is still shown.
            guard controllers.last === top, shown !== top, transition?.isOver ?? true else { return }
            let old = shown
            run(
                from: old, to: top, isArriving: !coming.isEmpty, isLeaving: going.contains { $0 === old }, animated: animated,
                operation: operation, interactor: interactor, before: earlier)
        }
        guard isOnScreen, Generation.current >= .ios26, interactor == nil else { return start() }
        recorded = (start, Cause.ofLaterWork)
        controller.view.setNeedsLayout()
    }

    private func finishWithoutView(_ top: UIViewController?, arriving: [UIViewController], leaving: [UIViewController]) {
        for item in arriving where item === top { settle(item) }
        // The unloaded view may still show its former content, which the new top controller covers or replaces. (L-05)
        if let old = shown, old !== top {
            takeOut(old)
            shown = nil
            if leaving.contains(where: { $0 === old }) { old.removeFromParent() }
        }
        controller.tabBarController?.bottomBarMayChange(animated: false)
    }

    private var isOnScreen: Bool { controller.appearance.phase.isOnScreen && !isChoosingFirst }
    /// Whether the top loads its view before the navigation controller appears: the changes that it makes are not transitions.
    private var isChoosingFirst = false

    /// Completes the running change before another begins; changes that its callbacks make to the stack come first. (F-16)
    private func makeWay(for operation: UINavigationController.Operation, to top: UIViewController? = nil, animated: Bool) {
        // SP-J005: a recorded change that is undone never happens.
        if recorded != nil, operation == .pop, top === shown {
            recorded = nil
            return
        }
        if animated, transition?.context.isAnimated == true { warnOfNesting(operation) }
        settle()
        startRecorded()
    }

    // Overlapping transitions log UIKit's two warnings. (F-27)
    private func warnOfNesting(_ operation: UINavigationController.Operation) {
        Console.log("nested \(operation == .pop ? "pop" : "push") animation can result in corrupted navigation bar")
        Console.log("Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.")
    }

    /// Called when the navigation controller's view is about to be laid out: a push is recorded and begins in the next layout pass. (B-32)
    func startRecorded() {
        guard let (start, cause) = recorded else { return }
        recorded = nil
        Cause.resume(cause, nil, start)
    }

    /// Replaces the shown controller without a transition. Off screen there are no appearance callbacks. A covered stack changes without
    /// animation. (F-68)
    private func replace(
        old: UIViewController?, with top: UIViewController?, arriving: [UIViewController], leaving: [UIViewController],
        operation: UINavigationController.Operation
    ) {
        takeOut(old)
        shown = nil
        for item in leaving where item === old { item.removeFromParent() }
        for item in arriving where item === top { settle(item) }
        syncBar(animated: false, operation: operation)
    }

    /// Puts the new top in place off screen. It is still moving to its parent when it first appears: `isMovingToParent` is true in the
    /// `viewWillAppear` and `viewDidAppear` of a navigation controller's root, as a printed trace shows
    /// (bamboohero.hatenablog.com/entry/is-moving-to-from-parent). Controllers that it covered before it appeared are no longer moving.
    private func settle(_ top: UIViewController) {
        for item in controllers where item !== top && item.appearance.phase == .disappeared { item.appearance.isMovingToParent = false }
        top.didMove(toParent: controller)
        if top.appearance.phase == .disappeared { top.appearance.isMovingToParent = true }
    }

    private func run(
        from old: UIViewController?, to new: UIViewController?, isArriving: Bool, isLeaving: Bool, animated: Bool,
        operation: UINavigationController.Operation, interactor: (any UIViewControllerInteractiveTransitioning)?, before: [UIViewController]
    ) {
        let isAnimated = animated && UIView.areAnimationsEnabled && old != nil && new != nil
        for screen in [old, new] { screen?.settlePresentationInContext() }
        let context = TransitionContext(
            container: controller.layout.wrapper, old: old, new: new, isAnimated: isAnimated, presentationStyle: .none)
        context.toView = new?.viewsInContainer.first
        context.scrubbedViews = [controller.navigationBar]
        let transition = ViewControllerTransition(order: .navigation, context: context)
        transition.witnesses = [controller]
        self.transition = transition
        chooseAnimator(for: transition, operation: operation, interactor: interactor)
        describeBeginning(of: transition, operation: operation)
        describeEnd(of: transition, isArriving: isArriving, isLeaving: isLeaving, operation: operation, before: before)
        transition.start()
    }

    private func describeBeginning(of transition: ViewControllerTransition, operation: UINavigationController.Operation) {
        let context = transition.context, old = context.old, new = context.new, isAnimated = context.isAnimated
        transition.steps.willBegin = { [self] in
            if let old { context.initialFrames[ObjectIdentifier(old)] = old.view.frame }
            if let new { context.finalFrames[ObjectIdentifier(new)] = controller.layout.frame(for: new) }
            if let new { controller.layout.prepare(new) }
        }
        // The position of the delegate's calls among the appearance callbacks. (F-10)
        transition.steps.afterWill = { [self] in
            if let new { announceWill(new, animated: isAnimated) }
            syncBar(animated: isAnimated, operation: operation)
            if let new { controller.layout.track(new) }
            moveBars(along: transition)
        }
        transition.steps.place = { [self] in place(new) }
    }

    /// Describes the end of the transition. `before` is the previous stack, which is restored if the transition is canceled.
    private func describeEnd(
        of transition: ViewControllerTransition, isArriving: Bool, isLeaving: Bool, operation: UINavigationController.Operation,
        before: [UIViewController]
    ) {
        let old = transition.context.old, new = transition.context.new, isAnimated = transition.context.isAnimated
        transition.steps.commit = { [self] completed in
            if completed { shown = new } else { restoreStack(before, except: new) }
        }
        transition.steps.remove = { [self] completed in
            takeOut(completed ? old : new)
            if !completed { restore(old, operation: operation) } else { place(new) }
        }
        // Containment ends after the appearance callbacks. (F-08, F-09)
        transition.steps.afterDid = { role in
            if role == .old, isLeaving { old?.removeFromParent() }
            if role == .new, isArriving { new?.didMove(toParent: self.controller) }
        }
        transition.steps.finished = { [self, weak transition] completed in
            // B-84: a completion block may have begun the next one.
            if self.transition === transition { self.transition = nil }
            // SP-E025: a controller that did not appear has no parent.
            if !completed, isArriving {
                new?.willMove(toParent: nil)
                new?.removeFromParent()
            }
            if completed, let new { announceDid(new, animated: isAnimated) }
            controller.view.setNeedsLayout()
        }
    }

    /// Restores the previous stack, with the controllers that had left it or joined it immediately; `new` still appears. (SP-E025)
    private func restoreStack(_ before: [UIViewController], except new: UIViewController?) {
        let arrived = controllers.filter { item in item !== new && !before.contains { $0 === item } }
        controllers = before
        for item in arrived {
            item.willMove(toParent: nil)
            item.removeFromParent()
        }
        for item in before where item.parent == nil {
            controller.takeChild(item)
            item.didMove(toParent: controller)
        }
        controller.orderChildren(before)
        controller.takePreferredSize(of: before.last)
    }

    /// Restores the state after a canceled pop. (B-22, F-13)
    private func restore(_ old: UIViewController?, operation: UINavigationController.Operation) {
        if let old { place(old) }
        syncBar(animated: false, operation: operation == .pop ? .push : .pop)
        controller.layout.syncToolbarItems(animated: false)
        controller.layout.sync(animated: false)
    }

    // H-54: views that cover a screen in its context appear and disappear with it, above it.
    private func place(_ item: UIViewController?) {
        guard let item else { return }
        item.loadViewIfNeeded()
        controller.layout.prepare(item)
        let wrapper = controller.layout.wrapper, views = item.viewsInContainer
        for view in views {
            view.frame = controller.layout.frame(for: item)
            if view.superview !== wrapper { wrapper.addSubview(view) }
        }
        if let cover = views.dropFirst().first { wrapper.insertSubview(cover, aboveSubview: views[0]) }
    }

    private func takeOut(_ item: UIViewController?) { item?.viewsInContainer.forEach { $0.removeFromSuperview() } }

    // The delegate's animator, then its interaction controller. (F-14, SP-E005)
    private func chooseAnimator(
        for transition: ViewControllerTransition, operation: UINavigationController.Operation,
        interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        guard transition.context.isAnimated, let old = transition.context.old, let new = transition.context.new else { return }
        if !changesLayout(from: old, to: new, operation),
            let animator = controller.delegate?.navigationController(controller, animationControllerFor: operation, from: old, to: new)
        {
            transition.animator = animator
            transition.interactor = controller.delegate?.navigationController(controller, interactionControllerFor: animator)
            return
        }
        let isPop = operation == .pop, animator = NavigationAnimator(operation: operation)
        transition.animator =
            ZoomAnimator(of: isPop ? old : new, over: isPop ? new : old, isZoomingIn: !isPop, otherwise: animator) ?? animator
        transition.interactor = interactor
    }

    /// Whether one collection's layout changes into another's, in which case no animator is requested. Two collection controllers share one
    /// view if the flag requests a layout transition. (SP-E008)
    private func changesLayout(from old: UIViewController, to new: UIViewController, _ operation: UINavigationController.Operation) -> Bool
    {
        let deeper = operation == .pop ? old : new
        guard old is UICollectionViewController, new is UICollectionViewController,
            (deeper as? UICollectionViewController)?.useLayoutToLayoutNavigationTransitions == true
        else { return false }
        if operation == .push {
            Console.log(
                "\(type(of: new)).useLayoutToLayoutNavigationTransitions: layout transitions are not supported; the controller is pushed with a "
                    + "separate collection view.")
        }
        return true
    }

    /// Moves bars along with the screens.
    private func moveBars(along transition: ViewControllerTransition) {
        let layout = controller.layout
        if transition.context.isAnimated {
            _ = transition.coordinator.animate(
                alongsideTransition: { context in
                    UIView.performWithoutAnimation { layout.settle(context.viewController(forKey: .to)) }
                    layout.sync(animated: true)
                }, completion: nil)
        } else {
            layout.sync(animated: false)
        }
    }

    private func syncBar(animated: Bool, operation: UINavigationController.Operation) {
        controller.navigationBar.show(controllers.map(\.navigationItem), animated: animated, operation: operation)
    }

    package func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {
        if child === controllers.last { controller.layout.syncToolbarItems(animated: animated) }
    }

    // MARK: The delegate

    private func announceWill(_ item: UIViewController, animated: Bool) {
        controller.delegate?.navigationController(controller, willShow: item, animated: animated)
    }

    private func announceDid(_ item: UIViewController, animated: Bool) {
        announced = item
        controller.delegate?.navigationController(controller, didShow: item, animated: animated)
    }

    /// Updates a new bar from the stack.
    func refreshBar() { syncBar(animated: false, operation: .none) }

    // MARK: The container's own appearance

    package func prepareToAppear() {
        loadFirst()
        guard let top = controllers.last, shown !== top || top.viewsInContainer.first?.superview == nil else { return }
        place(top)
        shown = top
        syncBar(animated: false, operation: .none)
    }

    /// Loads the view of the top, and that of each controller which the top puts over itself while its view loads.
    private func loadFirst() {
        isChoosingFirst = true
        defer { isChoosingFirst = false }
        UIViewController.loadViews(of: { controllers.last })
    }

    // The first display announces the root. (F-11)
    package func didForward(_ event: AppearanceEvent, animated: Bool) {
        if event == .didDisappear { startRecorded() }
        guard let top = controllers.last, announced !== top else { return }
        switch event {
        case .willAppear: announceWill(top, animated: animated)
        case .didAppear: announceDid(top, animated: animated)
        default: break
        }
    }

    // Any running transition ends now. (F-16)
    package func settle() {
        // The window is already gone: a recorded change waits for the callbacks, and nothing appears in the meantime. (F-68)
        if !isOnScreen || controller.viewIfLoaded?.window != nil { startRecorded() }
        guard let transition, !transition.isOver else { return }
        transition.finishNow()
        // A callback may have begun the next one.
        if self.transition !== transition || recorded != nil { settle() }
    }

    package var polledChildren: [UIViewController] { controllers.suffix(1) }

    // MARK: Unwinding

    // Unwinding pops to the controller. (SP-C009)
    func unwind(towards next: UIViewController) {
        guard controllers.contains(where: { $0 === next }), controllers.last !== next else { return }
        controller.popToViewController(next, animated: UIView.areAnimationsEnabled)
    }
}
