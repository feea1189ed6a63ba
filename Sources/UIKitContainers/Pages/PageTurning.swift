import Foundation

/// Which pages a page controller shows, how they change, and who is told.
@MainActor
package final class PageTurning: ContainerMechanism {
    private unowned let controller: UIPageViewController
    package private(set) var pages: [UIViewController] = []
    private var transition: ViewControllerTransition?
    /// Where a gesture is going.
    private(set) var pending: UIViewController?
    /// How many pages on the gesture that now ends went; nil when none does.
    private var turned: Int?
    /// Neighbours asked for when the page settled. H-37
    private(set) var before: UIViewController?
    private(set) var after: UIViewController?

    init(controller: UIPageViewController) { self.controller = controller }

    package var isTransitioning: Bool { transition != nil }

    private var order: AppearanceOrder { controller.transitionStyle == .scroll ? .pageScroll : .pageCurl }

    // MARK: By code

    // H-31, H-32, H-35
    func set(_ new: [UIViewController], direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?) {
        let isAnimated = animated && UIView.areAnimationsEnabled && !pages.isEmpty && isOnScreen
        let required = controller.requiredCount(animated: isAnimated)
        guard new.count == required || (!isAnimated && new.count == 1 && controller.spineLocation != .mid) else {
            Fault.raise(
                .invalidArgumentException,
                "The number of view controllers provided (\(new.count)) doesn't match the number required (\(required)) for the requested transition")
            return
        }
        settle()
        let visible = controller.spineLocation == .mid ? new : Array(new.prefix(1))
        guard let arriving = visible.first else { return }
        let leaving = pages.first
        guard controller.isViewLoaded, isOnScreen, leaving !== arriving else {
            replace(with: visible)
            completion?(true)
            return
        }
        let transition = makeTransition(from: leaving, to: arriving, animated: isAnimated)
        transition.animator = isAnimated ? PageAnimator(controller: controller, direction: direction) : nil
        let finished = transition.steps.finished
        transition.steps.finished = { completed in
            finished(completed)
            completion?(completed)
        }
        transition.start()
    }

    private var isOnScreen: Bool { controller.appearance.phase == .appeared || controller.appearance.phase == .appearing }

    /// Off screen, or the same page again: no callbacks.
    private func replace(with new: [UIViewController]) {
        for item in pages where !new.contains(where: { $0 === item }) {
            item.willMove(toParent: nil)
            item.viewIfLoaded?.removeFromSuperview()
            item.removeFromParent()
        }
        for item in new where item.parent !== controller {
            controller.addChild(item)
            item.didMove(toParent: controller)
        }
        pages = new
        if controller.isViewLoaded {
            if isOnScreen { placePages() }
            refresh()
        }
    }

    // MARK: By gesture

    /// The finger moves towards a neighbour. H-35, H-36
    package func beginGesture(towards neighbour: UIViewController) {
        guard transition == nil, let leaving = pages.first else { return }
        controller.delegate?.pageViewController(controller, willTransitionTo: [neighbour])
        pending = neighbour
        let transition = makeTransition(from: leaving, to: neighbour, animated: true)
        transition.animator = StillAnimator()
        transition.interactor = StillInteractor()
        let previous = pages
        let finished = transition.steps.finished
        let step = neighbour === after ? 1 : -1
        transition.steps.finished = { [self] completed in
            pending = nil
            turned = completed ? step : 0
            finished(completed)
            turned = nil
            controller.delegate?.pageViewController(
                controller, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: completed)
        }
        transition.start()
    }

    package func endGesture(completing: Bool) {
        guard let transition, pending != nil else { return }
        if completing { transition.context.finishInteractiveTransition() } else { transition.context.cancelInteractiveTransition() }
        transition.context.completeTransition(completing)
    }

    // MARK: The transition

    private func makeTransition(from old: UIViewController?, to new: UIViewController, animated: Bool) -> ViewControllerTransition {
        let isNew = new.parent !== controller
        if isNew { controller.addChild(new) }
        old?.willMove(toParent: nil)
        new.loadViewIfNeeded()
        let container = controller.scroller.contentView
        let context = TransitionContext(container: container, old: old, new: new, isAnimated: animated, presentationStyle: .none)
        context.toView = new.view
        context.finalFrames[ObjectIdentifier(new)] = controller.scroller.frame(for: new)
        let transition = ViewControllerTransition(order: order, context: context)
        transition.witnesses = [controller]
        self.transition = transition
        transition.steps.afterWill = { [self] in
            new.view.frame = controller.scroller.frame(for: new)
            container.addSubview(new.view)
        }
        transition.steps.commit = { [self] completed in if completed { pages = [new] } }
        transition.steps.remove = { completed in (completed ? old : new)?.viewIfLoaded?.removeFromSuperview() }
        transition.steps.afterDid = { [self] role in
            if role == .old { old?.removeFromParent() }
            if role == .new, isNew { new.didMove(toParent: controller) }
        }
        transition.steps.finished = { [self] completed in
            self.transition = nil
            if !completed, isNew {
                new.willMove(toParent: nil)
                new.removeFromParent()
            }
            refresh()
        }
        return transition
    }

    // MARK: Places

    func placePages() {
        for page in pages {
            page.view.frame = controller.scroller.frame(for: page)
            if page.view.superview !== controller.scroller.contentView { controller.scroller.contentView.addSubview(page.view) }
        }
    }

    func layOut() {
        guard transition == nil else { return }
        controller.scroller.layOut()
        placePages()
    }

    /// Asks for the neighbours and shows the indicator. H-33, H-34, H-37
    func refresh() {
        guard let page = pages.first else { return }
        before = controller.dataSource?.pageViewController(controller, viewControllerBefore: page)
        after = controller.dataSource?.pageViewController(controller, viewControllerAfter: pages.last ?? page)
        controller.scroller.reset(turned: turned)
        placePages()
    }

    package func prepareToAppear() {
        controller.scroller.layOut()
        placePages()
    }

    package func didForward(_ event: AppearanceEvent, animated: Bool) {
        if event == .willAppear { refresh() }
    }

    package func settle() { transition?.finishNow() }

    package var polledChildren: [UIViewController] { pages }
}

/// A gesture moves the pages; the animator has nothing to do.
@MainActor
private final class StillAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { TransitionFigures.pageDuration }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

@MainActor
private final class StillInteractor: NSObject, UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}

/// Slides or curls to another page.
@MainActor
private final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private unowned let controller: UIPageViewController
    private let direction: UIPageViewController.NavigationDirection

    init(controller: UIPageViewController, direction: UIPageViewController.NavigationDirection) {
        (self.controller, self.direction) = (controller, direction)
        super.init()
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        controller.transitionStyle == .scroll ? TransitionFigures.pageDuration : TransitionFigures.curlDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let new = context.view(forKey: .to), let old = context.view(forKey: .from) else { return context.completeTransition(true) }
        let container = context.containerView
        let finish: (Bool) -> Void = { _ in context.completeTransition(!context.transitionWasCancelled) }
        guard controller.transitionStyle == .scroll else {
            UIView.transition(
                with: container, duration: transitionDuration(using: context),
                options: direction == .forward ? .transitionCurlUp : .transitionCurlDown, animations: { container.bringSubviewToFront(new) },
                completion: finish)
            return
        }
        let isHorizontal = controller.navigationOrientation == .horizontal
        let mirrored = isHorizontal && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sign: CGFloat = (direction == .forward) != mirrored ? 1 : -1
        let size = old.bounds.size
        let travel = isHorizontal
            ? CGPoint(x: sign * (size.width + controller.spacing), y: 0) : CGPoint(x: 0, y: sign * (size.height + controller.spacing))
        let final = old.frame
        new.frame = final.offsetBy(dx: travel.x, dy: travel.y)
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: [.curveEaseInOut],
            animations: {
                new.frame = final
                old.frame = final.offsetBy(dx: -travel.x, dy: -travel.y)
            }, completion: finish)
    }
}
