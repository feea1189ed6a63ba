import Foundation

/// The selected tab of a tab bar controller, its changes, and their callbacks.
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
    private var more: MoreTabs?

    init(controller: UITabBarController) {
        self.controller = controller
        itemObserver = NotificationCenter.default.addObserver(forName: .tabBarItemOfControllerDidChange, object: nil, queue: nil) {
            [weak self] note in
            // An app may set an item's title off the main thread, which only delays the update.
            let changed = note.object as? UIViewController
            MainLoop.whenOnMain { self?.tabBarItemDidChange(of: changed) }
        }
    }

    isolated deinit { itemObserver.map(NotificationCenter.default.removeObserver) }

    // The item is created from the title; a navigation controller has that of its bottom controller. (G-12)
    private func tabBarItemDidChange(of changed: UIViewController?) {
        let shown = (controllers ?? []) + (controllers ?? []).compactMap { ($0 as? UINavigationController)?.viewControllers.first }
        if shown.contains(where: { $0 === changed }) { syncBar() }
    }

    var isTransitioning: Bool { transition != nil && pendingEnd == nil }

    // MARK: The list

    // The selection stays with its controller, then with its index, then moves to the first. (G-01, G-02, G-03)
    func set(_ new: [UIViewController]?) {
        settle()
        more?.close()
        let before = controllers ?? []
        let now = new ?? []
        let index = selected.flatMap { item in before.firstIndex { $0 === item } }
        controllers = new
        for item in before where !now.contains(where: { $0 === item }) {
            item.willMove(toParent: nil)
            if item === shown {
                item.viewsInContainer.forEach { $0.removeFromSuperview() }
                shown = nil
            }
            item.removeFromParent()
        }
        for item in now where !before.contains(where: { $0 === item }) {
            controller.takeChild(item)
            item.didMove(toParent: controller)
        }
        controller.orderChildren(now)
        syncBar()
        if let selected, now.contains(where: { $0 === selected }) { return bringIn(selected, before: selected) }
        selected = nil
        let next = index.flatMap { $0 < now.count ? now[$0] : nil } ?? now.first
        if let next { change(to: next) }
    }

    /// Sets the same tabs in the user's order. (G-09)
    func reorder(_ order: [UIViewController]) {
        let customizable = controller.customizableViewControllers
        set(order)
        controller.customizableViewControllers = customizable
    }

    // NSNotFound where nothing is selected; an index out of range is ignored. (G-04)
    var selectedIndex: Int {
        guard let selected, let controllers else { return NSNotFound }
        return controllers.firstIndex { $0 === selected } ?? NSNotFound
    }

    func select(index: Int) {
        guard let controllers, controllers.indices.contains(index) else { return }
        select(controllers[index])
    }

    // Only a controller of the list, or More, can be selected. (G-03)
    func select(_ item: UIViewController) {
        guard item === more?.navigation || controllers?.contains(where: { $0 === item }) == true else {
            Fault.raise(
                .invalidArgumentException,
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
            )
            return
        }
        change(to: item)
    }

    // A tap calls the delegate; tapping the selected tab pops its stack to the root. (G-06, G-07)
    func tapped(_ item: UITabBarItem) {
        guard let target = target(of: item) else { return }
        let delegate = controller.delegate, previous = controller.selectedTab
        guard delegate?.tabBarController(controller, shouldSelect: target) ?? true else { return }
        if let tab = target.tab, delegate?.tabBarController(controller, shouldSelectTab: tab) == false { return }
        if target === selected || target === shown {
            (target as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            // Subclasses override the property to follow the user's selections: in backtraces, `-[UITabBarController _tabBarItemClicked:]`
            // leads to `-[UITabBarController setSelectedViewController:]`.
            controller.selectedViewController = target
        }
        delegate?.tabBarController(controller, didSelect: target)
        if let tab = target.tab { delegate?.tabBarController(controller, didSelectTab: tab, previousTab: previous) }
    }

    private func target(of item: UITabBarItem) -> UIViewController? {
        if let more, item === more.navigation.tabBarItem { return more.navigation }
        return controllers?.first { $0.tabBarItem === item }
    }

    // MARK: The change

    // The new controller's will callbacks come first, inside the setter. (B-30, B-31)
    private func change(to new: UIViewController) {
        guard new !== selected else { return }
        settle()
        let before = selected
        // The tab that was opened from the More list is still open.
        selected = new === more?.navigation ? more?.opened ?? new : new
        syncBar()
        bringIn(new, before: before)
        KeyValueObservation.noticeChanges(of: controller)
    }

    private var isOnScreen: Bool { controller.appearance.phase.isOnScreen && !isChoosingFirst }
    /// Whether the selected tab loads its view before the tab bar controller appears: selections that it makes are not transitions.
    private var isChoosingFirst = false

    /// Adds the view of a tab, or of the More stack that contains it.
    private func bringIn(_ item: UIViewController, before: UIViewController?) {
        let new = host(of: item)
        if new !== item {
            // A tab that was shown by itself still has its view here.
            if shown === item {
                item.viewsInContainer.forEach { $0.removeFromSuperview() }
                shown = nil
            }
            more?.open(item, animated: shown === new && isOnScreen && UIView.areAnimationsEnabled)
        } else {
            takeBackFromMore(item)
        }
        let old = shown
        guard controller.isViewLoaded, old !== new else { return }
        guard isOnScreen else {
            old?.viewsInContainer.forEach { $0.removeFromSuperview() }
            shown = nil
            return
        }
        run(from: old, to: new, selectedBefore: before)
    }

    /// The bar has room now for a tab that was opened from the More list. (G-08)
    private func takeBackFromMore(_ item: UIViewController) {
        if more?.opened === item { more?.close() }
    }

    /// Returns the controller that shows a tab: itself, or the More stack if the tab doesn't fit in the bar. (G-10)
    private func host(of item: UIViewController) -> UIViewController {
        overflow.contains { $0 === item } ? controller.moreNavigationController : item
    }

    /// The controller that shows the selected tab.
    var selectedHost: UIViewController? { selected.map(host) }

    private func run(from old: UIViewController?, to new: UIViewController, selectedBefore: UIViewController?) {
        new.loadViewIfNeeded()
        // A controller that selects another while its view loads has begun that change, from the tab that is still shown.
        guard selectedHost === new, shown === old, transition?.isOver ?? true else { return }
        let animator = old.flatMap { controller.delegate?.tabBarController(controller, animationControllerForTransitionFrom: $0, to: new) }
        let context = TransitionContext(
            container: controller.wrapper, old: old, new: new, isAnimated: animator != nil && UIView.areAnimationsEnabled,
            presentationStyle: .none)
        context.toView = new.viewsInContainer.first
        let transition = ViewControllerTransition(order: .tab, context: context)
        transition.witnesses = [controller]
        self.transition = transition
        // Without the delegate's animator a switch is immediate. (G-15, SP-E006)
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
            if completed { shown = new } else { selected = selectedBefore }
        }
        transition.steps.remove = { [self] completed in
            (completed ? old : new)?.viewsInContainer.forEach { $0.removeFromSuperview() }
            place(completed ? new : old)
        }
        transition.steps.finished = { [self, weak transition] _ in
            // A callback may have begun the next one.
            if self.transition === transition { self.transition = nil }
            syncBar()
            controller.view.setNeedsLayout()
        }
        // B-31: without an animator the *did* callbacks are sent with the next commit.
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

    /// The number of tabs that fit in the bar. (G-08)
    private var capacity: Int {
        controller.traitCollection.userInterfaceIdiom == .pad && controller.traitCollection.horizontalSizeClass == .regular ? 8 : 5
    }

    private var overflow: [UIViewController] {
        let all = controllers ?? []
        return all.count > capacity ? Array(all.dropFirst(capacity - 1)) : []
    }

    private var shownCapacity = 0

    func syncBar() {
        let overflow = overflow, all = controllers ?? []
        shownCapacity = capacity
        var items = all.dropLast(overflow.count).compactMap { $0.tabBarItem as UITabBarItem? }
        guard !overflow.isEmpty else { return showBar(items, selected?.tabBarItem) }
        let moreItem = controller.moreNavigationController.tabBarItem as UITabBarItem
        items.append(moreItem)
        more?.show(overflow, editButton: editButton)
        let selectedItem = selected?.tabBarItem
        showBar(items, items.contains { $0 === selectedItem } ? selectedItem : moreItem)
    }

    /// Called when the space for tabs may have changed: for example, in a container narrower than the screen for which they were set.
    /// (G-08)
    func roomMayChange() {
        guard capacity != shownCapacity else { return }
        syncBar()
        guard let selected, shown != nil, shown !== host(of: selected) else { return }
        settle()
        more?.close()
        bringIn(selected, before: selected)
    }

    private func showBar(_ items: [UITabBarItem], _ selectedItem: UITabBarItem?) {
        controller.tabBar.update(items, selected: selectedItem)
    }

    // More is created on demand and is not in the list. (G-05, G-08)
    func makeMore() -> UINavigationController {
        let tabs = MoreTabs(
            controller: controller, whenChosen: { [weak self] in self?.select($0) }, whenClosed: { [weak self] in self?.listCameBack() })
        more = tabs
        return tabs.navigation
    }

    private func listCameBack() { selected = more?.navigation }

    // Customizable controllers give the More list its Edit button. (G-09)
    private var editButton: UIBarButtonItem? {
        guard controller.customizableViewControllers?.isEmpty == false else { return nil }
        return UIBarButtonItem(
            systemItem: .edit, primaryAction: UIAction { [weak controller] _ in controller.map { TabCustomizing(tabs: $0).begin() } })
    }

    // MARK: The container's own appearance

    package func prepareToAppear() {
        roomMayChange()
        loadFirst()
        guard let host = selectedHost, shown !== host || host.viewIfLoaded?.superview == nil else { return }
        takeBackFromMore(host)
        place(host)
        shown = host
    }

    /// Loads the view of the selected tab, and that of each tab which it selects while its view loads.
    private func loadFirst() {
        isChoosingFirst = true
        defer { isChoosingFirst = false }
        UIViewController.loadViews(of: { selectedHost })
    }

    package func settle() {
        pendingEnd?.cancel()
        pendingEnd = nil
        guard let transition else { return }
        if transition.isHeld { transition.release() } else { transition.finishNow() }
    }

    // Before iOS 6 every child had to allow a rotation. (G-14)
    package var polledChildren: [UIViewController] { controllers ?? [] }

    // Unwinding selects the tab. (SP-C010)
    func unwind(towards next: UIViewController) {
        if controllers?.contains(where: { $0 === next }) == true { select(next) }
    }
}
