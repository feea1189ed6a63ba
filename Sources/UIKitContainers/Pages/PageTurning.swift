import Foundation

/// The visible pages of a page controller, their changes, and the callbacks.
@MainActor
package final class PageTurning: ContainerMechanism {
    private unowned let controller: UIPageViewController
    package private(set) var pages: [UIViewController] = []
    private var transition: ViewControllerTransition?
    /// The page that a gesture is turning to.
    private(set) var pending: UIViewController?
    private(set) var isPendingAfter = false
    /// The interactor that moves a curl with the finger; scrolling pages move themselves.
    private var scrubber: UIPercentDrivenInteractiveTransition?
    /// The number of pages that the ending gesture turned; `nil` if there is no gesture.
    private var turned: Int?
    /// The neighbors of the visible pages that the data source was asked for since the pages were set. (H-37)
    private var knownBefore: UIViewController??
    private var knownAfter: UIViewController??

    init(controller: UIPageViewController) { self.controller = controller }

    package var isTransitioning: Bool { transition != nil }

    /// Whether the data source has been asked for both neighbors.
    var knowsNeighbors: Bool { knownBefore != nil && knownAfter != nil }

    // The data source is asked for a neighbor when a gesture needs it. (H-37)
    var before: UIViewController? {
        if let knownBefore { return knownBefore }
        let page = pages.first.flatMap { controller.dataSource?.pageViewController(controller, viewControllerBefore: $0) }
        knownBefore = .some(page)
        return page
    }
    var after: UIViewController? {
        if let knownAfter { return knownAfter }
        let page = pages.last.flatMap { controller.dataSource?.pageViewController(controller, viewControllerAfter: $0) }
        knownAfter = .some(page)
        return page
    }

    private var order: AppearanceOrder { controller.transitionStyle == .scroll ? .pageScroll : .pageCurl }

    // MARK: By code

    // The number of controllers is checked; only gestures reach the delegate. (H-31, H-32, H-35)
    func set(_ new: [UIViewController], direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?)
    {
        if isChoosingSpine {
            waiting = { [self] in set(new, direction: direction, animated: animated, completion: completion) }
            return
        }
        changes += 1
        let isAnimated = animated && UIView.areAnimationsEnabled && !pages.isEmpty && isOnScreen
        // The requested transition counts, even if it is not animated because the pages are off screen.
        let required = controller.requiredCount(animated: animated)
        guard new.count == required else {
            Fault.raise(
                .invalidArgumentException,
                "The number of view controllers provided (\(new.count)) doesn't match the number required (\(required)) for the requested transition"
            )
            return
        }
        settle()
        let arriving = controller.spineLocation == .mid ? new : Array(new.prefix(1))
        guard controller.isViewLoaded, isOnScreen, pages != arriving else {
            replace(with: arriving)
            completion?(true)
            return
        }
        let turns = isAnimated && pages.first !== arriving.first
        guard let transition = makeTransition(to: arriving, animated: turns) else {
            completion?(false)
            return
        }
        transition.animator = turns ? PageAnimator(controller: controller, direction: direction, place: transition.steps.place) : nil
        let finished = transition.steps.finished
        transition.steps.finished = { [self] completed in
            finished(completed)
            refresh()
            completion?(completed)
        }
        transition.start()
    }

    /// A change that the delegate makes while it is asked for the spine, which determines whether it is valid. (H-38)
    private var waiting: (() -> Void)?
    private(set) var isChoosingSpine = false

    func chooseSpine(_ choose: () -> Void) {
        isChoosingSpine = true
        choose()
        isChoosingSpine = false
        let waiting = self.waiting
        self.waiting = nil
        waiting?()
    }

    private var isOnScreen: Bool { controller.appearance.phase.isOnScreen }

    /// Replaces the pages without callbacks: off screen, or with the same page again.
    private func replace(with new: [UIViewController]) {
        for item in pages where !new.contains(where: { $0 === item }) {
            item.willMove(toParent: nil)
            let isIn = item.appearance.phase.isOnScreen && !isOnScreen
            if isIn { item.beginAppearanceTransition(false, animated: false) }
            item.viewIfLoaded?.removeFromSuperview()
            if isIn { item.endAppearanceTransition() }
            item.removeFromParent()
        }
        let arriving = new.filter { $0.parent !== controller }
        for item in arriving { controller.addChild(item) }
        pages = new
        // Before it first appears, a page controller whose view is loaded completes its page's appearance, as between a child's begin and
        // end of appearance: viewDidLoad, viewWillAppear, viewDidAppear, and didMove precede the page's first layout (printed in Stack
        // Overflow 48653763).
        if controller.isViewLoaded, !hasAppeared, !isOnScreen {
            controller.scroller.layOut()
            for item in arriving { bringIn(item) }
        }
        for item in arriving { item.didMove(toParent: controller) }
        if controller.isViewLoaded {
            if isOnScreen { placePages() }
            refresh()
        }
    }

    /// Whether the page controller has been on screen, or has begun to appear.
    private var hasAppeared = false

    private func bringIn(_ page: UIViewController) {
        page.loadViewIfNeeded()
        page.beginAppearanceTransition(true, animated: false)
        placePages()
        page.endAppearanceTransition()
    }

    // MARK: By gesture

    /// Begins a gesture toward a neighbor, which the finger holds by the edge: -1 at that edge's beginning to 1 at its end. H-35, H-36
    /// In a ring of two pages, `isForward` distinguishes the neighbors.
    package func beginGesture(towards neighbor: UIViewController, isForward direction: Bool? = nil, grip: CGFloat? = nil) {
        let isForward = direction ?? (neighbor === after)
        guard transition == nil, !pages.isEmpty, let arriving = spread(from: neighbor, isForward: isForward) else { return }
        controller.delegate?.pageViewController(controller, willTransitionTo: arriving)
        guard let transition = makeTransition(to: arriving, animated: true) else { return }
        transition.suspendsTouches = false
        (pending, isPendingAfter) = (neighbor, isForward)
        if controller.transitionStyle == .pageCurl {
            let scrubber = UIPercentDrivenInteractiveTransition()
            self.scrubber = scrubber
            transition.animator = PageAnimator(
                controller: controller, direction: isForward ? .forward : .reverse, grip: grip, place: transition.steps.place)
            transition.interactor = scrubber
        } else {
            transition.animator = StillAnimator()
            transition.interactor = StillInteractor()
        }
        let previous = pages
        let finished = transition.steps.finished
        let step = isForward ? 1 : -1
        transition.steps.finished = { [self] completed in
            pending = nil
            scrubber = nil
            finished(completed)
            controller.delegate?.pageViewController(
                controller, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: completed)
            // The delegate may have begun the next turn.
            guard self.transition == nil else { return }
            turned = completed ? step : 0
            if controller.transitionStyle == .scroll {
                if completed { shiftNeighbors(from: previous, isForward: isForward) }
                showSettledPages()
            } else {
                refresh()
            }
            turned = nil
        }
        transition.start()
    }

    /// Returns the pages visible after a turn to `neighbor`, or `nil` if the source has too few.
    private func spread(from neighbor: UIViewController, isForward: Bool) -> [UIViewController]? {
        guard controller.transitionStyle == .pageCurl, controller.isDoubleSided else { return [neighbor] }
        let next =
            isForward
            ? controller.dataSource?.pageViewController(controller, viewControllerAfter: neighbor)
            : controller.dataSource?.pageViewController(controller, viewControllerBefore: neighbor)
        // FIXME(gap): the back of a double-sided sheet that is bound at an edge shows white, not the page between.
        guard controller.spineLocation == .mid else { return [next ?? neighbor] }
        guard let next else {
            Fault.raise(
                .invalidArgumentException,
                "The number of view controllers provided (1) doesn't match the number required (2) for the requested transition")
            return nil
        }
        return isForward ? [neighbor, next] : [next, neighbor]
    }

    /// Updates the fraction, 0 to 1, by which the finger has turned the page.
    func moveGesture(to fraction: CGFloat) { scrubber?.update(fraction) }

    package func endGesture(completing: Bool) {
        guard let transition, pending != nil else { return }
        if let scrubber {
            if completing { scrubber.finish() } else { scrubber.cancel() }
            return
        }
        if completing { transition.context.finishInteractiveTransition() } else { transition.context.cancelInteractiveTransition() }
        transition.context.completeTransition(completing)
    }

    // MARK: The transition

    /// The number of changes by code.
    private var changes = 0

    /// Returns a transition to `target`, or `nil` if a page set others while its view loaded: those are the pages then.
    private func makeTransition(to target: [UIViewController], animated: Bool) -> ViewControllerTransition? {
        let adopted = target.filter { $0.parent !== controller }, changesBefore = changes
        for page in adopted { controller.addChild(page) }
        for page in target { page.loadViewIfNeeded() }
        guard changes == changesBefore else {
            for page in adopted where !pages.contains(page) {
                page.willMove(toParent: nil)
                page.removeFromParent()
            }
            return nil
        }
        let leaving = pages.filter { !target.contains($0) }, arriving = target.filter { !pages.contains($0) }
        for page in leaving { page.willMove(toParent: nil) }
        let container = controller.scroller.contentView
        let context = TransitionContext(
            container: container, old: leaving.first, new: arriving.first, isAnimated: animated, presentationStyle: .none)
        context.toView = arriving.first?.view
        let transition = ViewControllerTransition(order: order, context: context)
        transition.companions = (Array(leaving.dropFirst()), Array(arriving.dropFirst()))
        transition.witnesses = [controller]
        self.transition = transition
        let place = { [self] in
            for page in arriving {
                page.view.frame = controller.scroller.frame(for: page, of: target)
                context.finalFrames[ObjectIdentifier(page)] = page.view.frame
                if page.view.superview !== container { container.addSubview(page.view) }
            }
        }
        // A curl takes its picture of the old pages first.
        if !animated || controller.transitionStyle == .scroll { transition.steps.afterWill = place } else { transition.steps.place = place }
        transition.steps.commit = { [self] completed in if completed { pages = target } }
        transition.steps.remove = { completed in for page in completed ? leaving : arriving { page.viewIfLoaded?.removeFromSuperview() } }
        transition.steps.afterDid = { [self] role in
            switch role {
            case .old: for page in leaving { page.removeFromParent() }
            case .new: for page in adopted { page.didMove(toParent: controller) }
            }
        }
        transition.steps.finished = { [self, weak transition] completed in
            // A callback may have begun the next one.
            if self.transition === transition { self.transition = nil }
            if !completed {
                for page in adopted {
                    page.willMove(toParent: nil)
                    page.removeFromParent()
                }
            }
        }
        return transition
    }

    // MARK: Positions

    func placePages() {
        for page in pages {
            page.view.frame = controller.scroller.frame(for: page, of: pages)
            if page.view.superview !== controller.scroller.contentView { controller.scroller.contentView.addSubview(page.view) }
        }
    }

    func layOut() {
        guard transition == nil else { return }
        controller.scroller.layOut()
        placePages()
    }

    /// Forgets the neighbors, and shows the indicator. (H-33, H-34, H-37)
    func refresh() {
        (knownBefore, knownAfter) = (nil, nil)
        showSettledPages()
    }

    /// After a swipe, the page it left is a neighbor, and the data source is asked for the one ahead. (H-37)
    private func shiftNeighbors(from previous: [UIViewController], isForward: Bool) {
        if isForward {
            (knownBefore, knownAfter) = (.some(previous.last), nil)
            _ = after
        } else {
            (knownBefore, knownAfter) = (nil, .some(previous.first))
            _ = before
        }
    }

    private func showSettledPages() {
        guard !pages.isEmpty else { return }
        controller.scroller.reset(turned: turned)
        placePages()
    }

    package func prepareToAppear() {
        controller.scroller.layOut()
        placePages()
    }

    package func didForward(_ event: AppearanceEvent, animated: Bool) {
        if event == .willAppear {
            hasAppeared = true
            refresh()
        }
    }

    package func settle() { transition?.finishNow() }

    package var polledChildren: [UIViewController] { pages }
}
