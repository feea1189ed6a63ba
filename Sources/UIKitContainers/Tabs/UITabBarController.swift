import Foundation

/// Several controllers, one of which is selected by the tab bar.
///
/// `TabSelection` manages the selection and its callbacks; `MoreTabs` shows the tabs that do not fit.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    package private(set) lazy var selection = TabSelection(controller: self)
    let transitionView = UITransitionView()
    let wrapper = UIViewControllerWrapperView()
    private var isBarHidden = false
    /// Whether this controller set the bar's `isHidden`.
    private var hidesBar = false
    private var isBarHiddenByApp = false

    // MARK: Creating

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        begin()
    }

    /// Creates the `UITabBarController` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        coder.decodeInterface(of: self, as: UITabBarController.self)
    }

    /// Creates a tab bar controller without tabs.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a tab bar controller with the given tabs, the first of which is selected.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    private func begin() {
        containment.mechanism = selection
        containment.kind = .tabBar
        settings.unwindHop = { [weak self] _, next in self?.selection.unwind(towards: next) }
    }

    // MARK: Tabs

    /// The controllers, one for each tab. The selection stays with its controller, else moves to the one that took its place. (G-01, G-02)
    open var viewControllers: [UIViewController]? {
        get { selection.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Replaces the tabs, all of which become customizable; never animated here.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        customizableViewControllers = viewControllers
        Cause.run(.call, "setViewControllers(\(CallbackTrace.text(viewControllers ?? [])))") { selection.set(viewControllers) }
    }
    /// Adds a child, which becomes a tab, as apps add theirs one by one.
    open override func addChild(_ childController: UIViewController) {
        guard viewControllers?.contains(where: { $0 === childController }) != true else { return }
        setViewControllers((viewControllers ?? []) + [childController], animated: false)
    }
    /// Adds a child that is not necessarily a tab.
    final func takeChild(_ child: UIViewController) { super.addChild(child) }
    /// The selected controller. Setting one that is not among the tabs is a fault; `nil` changes nothing.
    open var selectedViewController: UIViewController? {
        get { selection.selected }
        set {
            guard let newValue else { return }
            Cause.run(.call, "selectedViewController = \(CallbackTrace.text(newValue))") { selection.select(newValue) }
        }
    }
    /// The index of the selected tab, or `NSNotFound` while nothing, or the More list, is selected. Setting an index out of range changes
    /// nothing. (G-04)
    open var selectedIndex: Int {
        get { selection.selectedIndex }
        set { Cause.run(.call, "selectedIndex = \(newValue)") { selection.select(index: newValue) } }
    }

    // MARK: Tabs of iOS 18

    /// The form in which the tabs are shown: a bar, or a bar that can become a sidebar.
    public enum Mode: Int, Sendable { case automatic = 0, tabBar, tabSidebar }
    var storedMode = Mode.automatic
    var storedTabs: [UITab] = []
    lazy var wideSettings = WideSettings(of: self)

    func tabsDidChange() {
        func adopt(_ tabs: [UITab]) {
            for tab in tabs {
                tab.tabBarController = self
                if let group = tab as? UITabGroup { adopt(group.children) }
            }
        }
        adopt(storedTabs)
        for tab in storedTabs { tab.showSelf() }
        setViewControllers(
            storedTabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }.compactMap(\.viewController), animated: false)
        wideSettings.sidebar.list?.show(self)
    }

    /// Selects a tab, and each group that contains it.
    func select(_ tab: UITab) {
        var root = tab
        while let group = root.parent {
            group.selectedChild = root
            root = group
        }
        if let controller = root.viewController { selectedViewController = controller }
    }

    /// The stack of the tabs that don't fit in the bar; created on first use. It is visible only if there are such tabs.
    open private(set) lazy var moreNavigationController: UINavigationController = selection.makeMore()
    /// The controllers that the user may move in and out of the bar: all, whenever the tabs are set. If `nil` or empty, the More list has
    /// no Edit button. (G-09)
    open var customizableViewControllers: [UIViewController]? { didSet { selection.syncBar() } }
    /// The delegate, which is called before the user selects a tab, and after; not for a selection by code.
    open weak var delegate: (any UITabBarControllerDelegate)?

    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar()
        manage(bar)
        return bar
    }()

    private func manage(_ bar: UITabBar) {
        // The bar's delegate, which apps may not change from here on. (G-13)
        bar.delegate = self
        bar.manager = self
        // The bar calls its delegate, and then sends the action that selects, as crash reports show
        // (`-[UITabBarController _tabBarItemClicked:]` called by `-[UITabBar _sendAction:withEvent:]`): subclasses that override the
        // delegate's method without calling `super` still change tabs, and find the old index in it, such as the one of
        // woocommerce/woocommerce-ios, which uses it to check whether the tab was already selected.
        bar.whenTapped = { [weak self, unowned bar] item in
            self?.tabBar(bar, didSelect: item)
            self?.selection.tapped(item)
        }
    }

    /// Replaces UIKit's bar with one that an app sets by its key.
    package func adopt(tabBar bar: UITabBar) {
        let old = tabBar
        manage(bar)
        bar.update(old.items ?? [], selected: old.selectedItem)
        bar.frame = old.frame
        tabBar = bar
        guard let parent = old.superview else { return }
        parent.insertSubview(bar, aboveSubview: old)
        old.removeFromSuperview()
    }

    /// Called when the user tapped a tab, before the delegate is asked whether it is selected. Does nothing; the selection follows
    /// regardless of an override.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: Bar

    /// Whether the tab bar is hidden. Setting it does not animate.
    open var isTabBarHidden: Bool {
        get { isBarHiddenByApp }
        set { setTabBarHidden(newValue, animated: false) }
    }
    /// Shows or hides the tab bar, and lays out the content with or without it.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        isBarHiddenByApp = hidden
        bottomBarMayChange(animated: animated)
    }

    // A controller in the stack that hides the bar hides it for all above it. (F-60)
    private var wantsBarHidden: Bool {
        guard !isBarHiddenByApp, !wideSettings.sidebar.isShown else { return true }
        let shown = selection.selectedHost
        guard let navigation = shown as? UINavigationController else { return shown?.hidesBottomBarWhenPushed ?? false }
        return navigation.viewControllers.contains { $0.hidesBottomBarWhenPushed }
    }

    func bottomBarMayChange(animated: Bool) {
        // A bar that slides away is still visible.
        if hidesBar != wantsBarHidden, !animated || !wantsBarHidden {
            hidesBar = wantsBarHidden
            tabBar.isHidden = hidesBar
        }
        guard isViewLoaded, wantsBarHidden != isBarHidden else { return }
        isBarHidden = wantsBarHidden
        layOut()
    }

    /// Gives the selected child its final safe area; the bar itself has not moved yet.
    func bottomBarWillChange() {
        guard isViewLoaded, let child = selection.shown else { return }
        prepare(child, isBarHidden: wantsBarHidden)
    }

    // MARK: View

    open override func loadView() {
        let view = UILayoutContainerView(transitionView, around: wrapper)
        self.view = view
        // Code in viewDidLoad divides the bar's width by the number of its items.
        tabBar.frame = barFrame
        view.addSubview(tabBar)
        view.layout = { [weak self] in self?.layOut() }
    }

    private var figures: BarFigures { BarFigures(traits: traitCollection) }
    /// The height of the bar at the bottom, above the safe area's end.
    private var barHeight: CGFloat { figures.isTabStrip ? 0 : figures.tabBar(above: viewIfLoaded?.safeAreaInsets.bottom ?? 0) }
    private var barFrame: CGRect {
        let bounds = view.bounds, safe = view.safeAreaInsets
        if figures.isTabStrip {
            let height = figures.tabBar(above: 0)
            return CGRect(x: 0, y: isBarHidden ? -height : safe.top, width: bounds.width, height: height)
        }
        let height = barHeight + safe.bottom
        return CGRect(x: 0, y: isBarHidden ? bounds.height : bounds.height - height, width: bounds.width, height: height)
    }
    /// Whether the tabs are over the row of navigation bars.
    var coversNavigationBars: Bool { figures.isTabStrip && !isBarHidden }

    // MARK: Accessory

    /// The gap below the accessory, which is as high as a toolbar's pane: that between panes. Estimated by eye from pictures of iOS 26.
    private static let accessoryGap: CGFloat = 8
    private var accessoryHeight: CGFloat { accessory == nil ? 0 : BarFigures.toolbarPlatter + Self.accessoryGap }
    // FIXME(gap): not shown on iPads and on earlier systems.
    private var accessory: UITabAccessory? {
        figures.generation >= .ios26 && !figures.isTabStrip && !isBarHidden ? wideSettings.bottomAccessory : nil
    }

    private func layOutAccessory() {
        guard let content = wideSettings.bottomAccessory?.contentView else { return }
        let pane = wideSettings.accessoryPane
        guard accessory != nil else { return [pane, content].forEach { $0.removeFromSuperview() } }
        if pane.superview !== view { view.insertSubview(pane, aboveSubview: tabBar) }
        if content.superview !== view { view.insertSubview(content, aboveSubview: pane) }
        let height = BarFigures.toolbarPlatter, margin = BarFigures.tabPlatterMargin, safe = view.safeAreaInsets
        pane.frame = CGRect(
            x: safe.left + margin, y: tabBar.frame.minY - height - Self.accessoryGap,
            width: view.bounds.width - safe.left - safe.right - 2 * margin, height: height)
        content.frame = pane.frame
    }

    private lazy var watched = WatchedScroll(.bottom) { [unowned self] in tabBar.isAtScrollEdge = !$0.reachesUnderBottom }

    func layOut() {
        selection.roomMayChange()
        isBarHidden = wantsBarHidden
        tabBar.frame = barFrame
        layOutSidebar(isShown: wideSettings.sidebar.isShown)
        layOutAccessory()
        guard !selection.isTransitioning, let child = selection.shown else { return }
        prepare(child)
        if let childView = child.viewIfLoaded, childView.superview === wrapper {
            let frame = frame(for: child)
            if childView.frame != frame { childView.frame = frame }
        }
        followContent()
    }

    /// Updates the bar's appearance, which depends on the content under it: that of the shown controller, or of a navigation controller's
    /// topmost.
    func followContent() {
        let shown = (selection.shown as? UINavigationController).map(\.topViewController) ?? selection.shown
        watched.follow(shown?.isViewLoaded == true ? shown : nil)
    }

    // The bar reaches children as part of their safe area. (G-16)
    func prepare(_ child: UIViewController) { prepare(child, isBarHidden: isBarHidden) }

    private func prepare(_ child: UIViewController, isBarHidden: Bool) {
        // A bar that the app hides itself leaves the safe area, too (GitHawkApp/MessageViewController#75, hussc/lightCardTabBar#3).
        let isBarHidden = isBarHidden || tabBar.isHidden && !hidesBar
        let bottom = (isBarHidden || !extendsUnderBar(child) ? 0 : barHeight) + accessoryHeight
        let top = figures.isTabStrip && !isBarHidden && !(child is UINavigationController) ? BarFigures.tabStripRoom : 0
        child.setContainerInsets(UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }

    func frame(for child: UIViewController) -> CGRect {
        var frame = wrapper.bounds
        if !isBarHidden, !figures.isTabStrip, !extendsUnderBar(child) { frame.size.height -= barHeight + view.safeAreaInsets.bottom }
        let sidebar = wideSettings.sidebar.tiledWidth
        frame.size.width -= sidebar
        if view.effectiveUserInterfaceLayoutDirection == .leftToRight { frame.origin.x += sidebar }
        return frame
    }

    private func extendsUnderBar(_ child: UIViewController) -> Bool {
        child.edgesForExtendedLayout.contains(.bottom) && (tabBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        viewIfLoaded?.setNeedsLayout()
        // B-06: on iOS 26 the bar's part depends on the screen's, and the child is about to get its appearance callback.
        if !selection.isTransitioning, let child = selection.shown { prepare(child) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        selection.roomMayChange()
    }

    // MARK: Restoration

    // The selected tab and the order are archived. (SP-F018)
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encodeRestorable(viewControllers ?? [], forKey: "UITabBarControllerOrder")
        coder.encode(NSNumber(value: selectedIndex), forKey: "UITabBarControllerSelectedIndex")
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let order = coder.decodeRestorable(forKey: "UITabBarControllerOrder")
        // An order that does not contain every tab was saved by another version of the app.
        if order.count == viewControllers?.count, Set(order) == Set(viewControllers ?? []) { viewControllers = order }
        guard let index = coder.decodeObject(forKey: "UITabBarControllerSelectedIndex") as? NSNumber else { return }
        if viewControllers?.indices.contains(index.intValue) == true { selectedIndex = index.intValue }
    }

    // MARK: Steering

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }
    open override var childViewControllerForPointerLock: UIViewController? { selectedViewController }
    // The delegate decides before the container's default. (D-08)
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? super.preferredInterfaceOrientationForPresentation
    }
    open override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    {
        guard let child = container as? UIViewController, isViewLoaded else { return parentSize }
        return CGSize(width: parentSize.width, height: parentSize.height - (wrapper.bounds.height - frame(for: child).height))
    }

    // The tabs, without the one that contains the source. (SP-C010)
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return (viewControllers ?? []).filter { $0 !== containing }
    }
}
