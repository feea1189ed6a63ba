import Foundation

/// Which tab of a tab bar controller is selected, how that changes, and who is told.
@MainActor
package final class TabSelection: ContainerMechanism {
    private unowned let controller: UITabBarController
    private var itemObserver: (any NSObjectProtocol)?
    package private(set) var controllers: [UIViewController]?
    package private(set) var selected: UIViewController?
    /// The controller whose view is in place.
    private(set) var shown: UIViewController?
    private var transition: ViewControllerTransition?
    private var pendingEnd: EventLoop.Token?
    private var more: UINavigationController?
    private var moreList: MoreListController?

    init(controller: UITabBarController) {
        self.controller = controller
        itemObserver = NotificationCenter.default.addObserver(forName: .tabBarItemOfControllerDidChange, object: nil, queue: nil) { [weak self] note in
            // UIKit posts on the main actor.
            let changed = note.object as? UIViewController
            MainActor.assumeIsolated { self?.tabBarItemDidChange(of: changed) }
        }
    }

    isolated deinit { itemObserver.map(NotificationCenter.default.removeObserver) }

    // G-12
    private func tabBarItemDidChange(of changed: UIViewController?) {
        let shown = (controllers ?? []) + (controllers ?? []).compactMap { ($0 as? UINavigationController)?.viewControllers.first }
        if shown.contains(where: { $0 === changed }) { syncBar() }
    }

    var isTransitioning: Bool { transition != nil && pendingEnd == nil }

    // MARK: The list

    // G-01, G-02, G-03
    func set(_ new: [UIViewController]?) {
        settle()
        let before = controllers ?? []
        let now = new ?? []
        let index = selected.flatMap { item in before.firstIndex { $0 === item } }
        controllers = new
        for item in before where !now.contains(where: { $0 === item }) {
            item.willMove(toParent: nil)
            if item === shown {
                item.viewIfLoaded?.removeFromSuperview()
                shown = nil
            }
            item.removeFromParent()
        }
        for item in now where !before.contains(where: { $0 === item }) {
            controller.addChild(item)
            item.didMove(toParent: controller)
        }
        controller.orderChildren(now)
        syncBar()
        if let selected, now.contains(where: { $0 === selected }) { return }
        selected = nil
        let next = index.flatMap { $0 < now.count ? now[$0] : nil } ?? now.first
        if let next { change(to: next) }
    }

    // G-04
    var selectedIndex: Int {
        guard let selected, let controllers else { return NSNotFound }
        return controllers.firstIndex { $0 === selected } ?? NSNotFound
    }

    func select(index: Int) {
        guard let controllers, controllers.indices.contains(index) else { return }
        select(controllers[index])
    }

    // G-03
    func select(_ item: UIViewController) {
        guard item === more || controllers?.contains(where: { $0 === item }) == true else {
            Fault.raise(
                .invalidArgumentException,
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
            )
            return
        }
        change(to: item)
    }

    // G-06, G-07
    func tapped(_ item: UITabBarItem) {
        guard let target = target(of: item) else { return }
        guard controller.delegate?.tabBarController(controller, shouldSelect: target) ?? true else { return }
        if target === selected {
            (target as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            change(to: target)
        }
        controller.delegate?.tabBarController(controller, didSelect: target)
    }

    private func target(of item: UITabBarItem) -> UIViewController? {
        if let more, item === more.tabBarItem { return more }
        return controllers?.first { $0.tabBarItem === item }
    }

    // MARK: The change

    // B-30, B-31
    private func change(to new: UIViewController) {
        guard new !== selected else { return }
        settle()
        let old = shown
        selected = new
        syncBar()
        guard controller.isViewLoaded else { return }
        let isOnScreen = controller.appearance.phase == .appeared || controller.appearance.phase == .appearing
        guard isOnScreen else {
            old?.viewIfLoaded?.removeFromSuperview()
            shown = nil
            return
        }
        run(from: old, to: new)
    }

    private func run(from old: UIViewController?, to new: UIViewController) {
        new.loadViewIfNeeded()
        let animator = old.flatMap { controller.delegate?.tabBarController(controller, animationControllerForTransitionFrom: $0, to: new) }
        let context = TransitionContext(
            container: controller.wrapper, old: old, new: new, isAnimated: animator != nil && UIView.areAnimationsEnabled, presentationStyle: .none)
        context.toView = new.view
        let transition = ViewControllerTransition(order: .tab, context: context)
        transition.witnesses = [controller]
        self.transition = transition
        // G-15, SP-E006
        if context.isAnimated, let animator {
            transition.animator = animator
            transition.interactor = controller.delegate?.tabBarController(controller, interactionControllerFor: animator)
        } else {
            transition.animator = nil
        }
        transition.steps.willBegin = { [self] in
            if let old { context.initialFrames[ObjectIdentifier(old)] = old.view.frame }
            context.finalFrames[ObjectIdentifier(new)] = controller.frame(for: new)
            controller.prepare(new)
        }
        transition.steps.place = { [self] in place(new) }
        transition.steps.commit = { [self] completed in
            if completed { shown = new } else { selected = old }
        }
        transition.steps.remove = { [self] completed in
            (completed ? old : new)?.viewsInContainer.forEach { $0.removeFromSuperview() }
            place(completed ? new : old)
        }
        transition.steps.finished = { [self] _ in
            self.transition = nil
            syncBar()
            controller.view.setNeedsLayout()
        }
        // B-31: without an animator the *did* callbacks come with the next commit.
        if transition.animator == nil { transition.holdsCompletion = true }
        transition.start()
        if transition.animator == nil {
            shown = new
            pendingEnd = EventLoop.main.enqueue { [weak self] in
                self?.pendingEnd = nil
                transition.release()
            }
        }
        controller.view.setNeedsLayout()
    }

    private func place(_ item: UIViewController?) {
        guard let item else { return }
        item.loadViewIfNeeded()
        controller.prepare(item)
        for view in item.viewsInContainer {
            view.frame = controller.frame(for: item)
            if view.superview !== controller.wrapper { controller.wrapper.addSubview(view) }
        }
    }

    // MARK: The bar

    /// More tabs than the bar has room for. G-08
    private var capacity: Int {
        controller.traitCollection.userInterfaceIdiom == .pad && controller.traitCollection.horizontalSizeClass == .regular ? 8 : 5
    }

    func syncBar() {
        let all = controllers ?? []
        var items = all.compactMap { $0.tabBarItem as UITabBarItem? }
        var selectedItem = selected?.tabBarItem
        if all.count > capacity {
            let more = controller.moreNavigationController
            items = Array(items.prefix(capacity - 1)) + [more.tabBarItem]
            moreList?.controllers = Array(all.dropFirst(capacity - 1))
            if let selectedItem, !items.contains(where: { $0 === selectedItem }) { return showBar(items, more.tabBarItem) }
        }
        if selected === more { selectedItem = more?.tabBarItem }
        showBar(items, selectedItem)
    }

    private func showBar(_ items: [UITabBarItem], _ selectedItem: UITabBarItem?) {
        let bar = controller.tabBar
        if (bar.items ?? []).map(ObjectIdentifier.init) != items.map(ObjectIdentifier.init) { bar.show(items) }
        bar.select(selectedItem)
    }

    // G-05, G-08
    // FIXME G-09: the More list has no Edit button, so the delegate never hears of customizing.
    func makeMore() -> UINavigationController {
        let list = MoreListController { [weak self] item in self?.open(item) }
        let navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        moreList = list
        more = navigation
        controller.addChild(navigation)
        navigation.didMove(toParent: controller)
        return navigation
    }

    /// A row of the More list: its controller is pushed onto the More stack.
    // FIXME G-10: a navigation controller's content is pushed without its own stack; going back to the tab bar's list keeps it there.
    private func open(_ item: UIViewController) { select(item) }

    // MARK: The container's own appearance

    package func prepareToAppear() {
        guard let selected, shown !== selected || selected.viewIfLoaded?.superview == nil else { return }
        place(selected)
        shown = selected
    }

    package func settle() {
        pendingEnd?.cancel()
        pendingEnd = nil
        guard let transition else { return }
        if transition.isHeld { transition.release() } else { transition.finishNow() }
    }

    // G-14
    package var polledChildren: [UIViewController] { controllers ?? [] }

    // SP-C010
    func unwind(towards next: UIViewController) {
        if controllers?.contains(where: { $0 === next }) == true { select(next) }
    }
}
