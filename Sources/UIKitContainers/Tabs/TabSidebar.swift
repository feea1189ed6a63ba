import Foundation

// The members of iOS 18 and 26 for wide screens. In a compact width, as on every phone, there is no sidebar on iOS either.
// FIXME(gap): the bar does not shrink while content scrolls, and cannot be customized: the related properties are stored only.

extension UITabBarController {
    /// The list of tabs and groups beside the content, on an iPad that is wide enough and in the mode `tabSidebar`. It replaces the bar.
    @preconcurrency @MainActor
    public final class Sidebar: NSObject {
        /// The position of the sidebar: beside the content, or over it.
        public enum Layout: Int, Sendable { case automatic, overlap, tile }

        /// The callbacks of the sidebar.
        @preconcurrency @MainActor
        public protocol Delegate: NSObjectProtocol {
            /// Called before the sidebar appears or disappears. Add your own changes to the animator.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: Sidebar, animator: any Animating)
            /// Returns the row of a tab or an action.
            func tabBarController(_ tabBarController: UITabBarController, sidebar: Sidebar, itemFor request: UITabSidebarItem.Request)
                -> UITabSidebarItem
            /// Updates a row whose state has changed.
            func tabBarController(_ tabBarController: UITabBarController, sidebar: Sidebar, update item: UITabSidebarItem)
            /// Called before a tab's row becomes visible.
            func tabBarController(_ tabBarController: UITabBarController, sidebar: Sidebar, willBeginDisplaying tab: UITab)
            /// Called after a tab's row disappeared.
            func tabBarController(_ tabBarController: UITabBarController, sidebar: Sidebar, didEndDisplaying tab: UITab)
            /// Returns the actions that a swipe from the leading edge reveals on a tab's row, or nil for none.
            func tabBarController(_ tabBarController: UITabBarController, sidebar: Sidebar, leadingSwipeActionsConfigurationFor tab: UITab)
                -> UISwipeActionsConfiguration?
            /// Returns the actions that a swipe from the trailing edge reveals on a tab's row, or nil for none.
            func tabBarController(_ tabBarController: UITabBarController, sidebar: Sidebar, trailingSwipeActionsConfigurationFor tab: UITab)
                -> UISwipeActionsConfiguration?
            /// Returns the menu that a long press on a tab's row opens, or nil for none.
            func tabBarController(_ tabBarController: UITabBarController, sidebar: Sidebar, contextMenuConfigurationFor tab: UITab)
                -> UIContextMenuConfiguration?
            // FIXME(gap): rows of the sidebar are not dragged, and accept nothing.
            /// Returns the items for dragging a tab's row. It is never called here.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: Sidebar, itemsForBeginning session: any UIDragSession, tab: UITab
            ) -> [UIDragItem]
            /// Returns further items for a drag that is in progress. It is never called here.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: Sidebar, itemsForAddingTo session: any UIDragSession, tab: UITab
            ) -> [UIDragItem]
            /// Returns the effect of dropping items on an action's row. It is never called here.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: Sidebar, sidebarAction: UIAction, group: UITabGroup,
                operationForAcceptingItemsFrom session: any UIDropSession
            ) -> UIDropOperation
            /// Called to accept the items that were dropped on an action's row. It is never called here.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: Sidebar, sidebarAction: UIAction, group: UITabGroup,
                acceptItemsFrom session: any UIDropSession)
        }

        /// Animates alongside the sidebar as it appears and disappears.
        @preconcurrency @MainActor
        public protocol Animating {
            /// Adds changes that are animated together with the sidebar.
            func addAnimations(_ animations: @escaping () -> Void)
            /// Adds work that is done after the sidebar's animation.
            func addCompletion(_ completion: @escaping () -> Void)
        }

        /// Whether the sidebar is hidden. Until this is set, it is hidden if it would lie over the content.
        public var isHidden: Bool {
            get { choice ?? !(isAvailable && isWide) }
            set { setHidden(newValue, animated: UIView.inheritedAnimationDuration > 0) }
        }
        /// The preferred layout. `automatic` tiles a screen that is wider than high, and lies over the content of others.
        public var preferredLayout = Layout.automatic { didSet { tabs?.viewIfLoaded?.setNeedsLayout() } }
        /// The content above the tabs, or nil for none.
        public var headerContentConfiguration: (any UIContentConfiguration)? { didSet { list?.showSurroundings(of: self) } }
        /// The content below the tabs, which scrolls with them, or nil for none.
        public var footerContentConfiguration: (any UIContentConfiguration)? { didSet { list?.showSurroundings(of: self) } }
        /// A view at the bottom edge, which doesn't scroll, or nil for none.
        public var bottomBarView: UIView? { didSet { list?.showSurroundings(of: self) } }
        // FIXME(gap): the sidebar's bar has no overflow menu.
        /// Items of the sidebar's overflow menu. They are stored but have no effect: the bar has no such menu.
        public var navigationOverflowItems: UIDeferredMenuElement?
        /// The object that configures the rows, and is notified of their display.
        public weak var delegate: (any Delegate)?

        /// Shows a tab's row again, which queries the delegate for its content.
        public func reconfigureItem(for tab: UITab) { list?.show(tabs) }

        // MARK: On screen

        /// The width: that of a split view's columns. (metrics.md 8)
        static let width: CGFloat = 320
        weak var tabs: UITabBarController?
        private var choice: Bool?
        private(set) var list: TabSidebarList?

        /// Whether the tabs can currently be a sidebar.
        var isAvailable: Bool {
            guard let tabs, tabs.mode == .tabSidebar, tabs.isViewLoaded else { return false }
            return BarFigures(traits: tabs.traitCollection).isTabStrip
        }
        private var isWide: Bool { tabs?.viewIfLoaded.map { $0.bounds.width > $0.bounds.height } ?? false }
        var isShown: Bool { isAvailable && !isHidden }
        /// The width that the sidebar takes from the content.
        var tiledWidth: CGFloat {
            isShown && (preferredLayout == .tile || preferredLayout == .automatic && isWide) ? Self.width : 0
        }

        private final class Animator: Animating {
            var animations: [() -> Void] = [], completions: [() -> Void] = []
            func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
            func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
        }

        func setHidden(_ isHidden: Bool, animated: Bool) {
            guard let tabs, isAvailable, isHidden != self.isHidden else { return choice = isHidden }
            let animator = Animator()
            choice = isHidden
            delegate?.tabBarController(tabs, sidebarVisibilityWillChange: self, animator: animator)
            if !isHidden { tabs.layOutSidebar(isShown: false) }
            UIView.animate(withDuration: animated ? 0.35 : 0) {
                for animation in animator.animations { animation() }
                tabs.bottomBarMayChange(animated: animated)
                tabs.layOut()
                tabs.view.layoutIfNeeded()
            } completion: { _ in
                for completion in animator.completions { completion() }
            }
        }

        /// Creates the list when the sidebar is first shown.
        func makeList() -> TabSidebarList {
            if let list { return list }
            let made = TabSidebarList()
            made.whenChosen = { [weak self] in self?.tabs?.userChose($0) }
            made.whenHidden = { [weak self] in self?.setHidden(true, animated: true) }
            made.showSurroundings(of: self)
            list = made
            return made
        }
    }

    /// The condition under which the bar is minimized for scrolling content.
    public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

    /// The stored values of the members below.
    @MainActor final class WideSettings {
        let sidebar = Sidebar()
        var customizationIdentifier: String?
        var minimizeBehavior = MinimizeBehavior.automatic
        var bottomAccessory: UITabAccessory?

        init(of tabs: UITabBarController) { sidebar.tabs = tabs }

        /// The pane behind the accessory.
        lazy var accessoryPane = GlassPlatter()
        /// The button beside the tabs that shows a hidden sidebar.
        lazy var sidebarButton: UIButton = {
            let button = TabSidebarList.toggle()
            button.addAction(UIAction { [weak sidebar] _ in sidebar?.setHidden(false, animated: true) }, for: .primaryActionTriggered)
            return button
        }()
        /// The control over the content while the sidebar covers a part of it: a touch hides the sidebar.
        lazy var outside: UIControl = {
            let control = UIControl()
            control.addAction(UIAction { [weak sidebar] _ in sidebar?.setHidden(true, animated: true) }, for: .touchDown)
            return control
        }()
    }

    // MARK: The sidebar's position

    func layOutSidebar(isShown: Bool) {
        let sidebar = wideSettings.sidebar
        // Without a sidebar, its button was never created.
        guard sidebar.isAvailable || sidebar.list != nil else { return }
        let button = wideSettings.sidebarButton, outside = wideSettings.outside
        if sidebar.isAvailable {
            let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let size = TabSidebarList.toggleSize, top = view.safeAreaInsets.top
            button.frame = CGRect(x: isRightToLeft ? view.bounds.width - 16 - size : 16, y: top, width: size, height: size)
            if button.superview !== view { view.insertSubview(button, aboveSubview: tabBar) }
            let list = sidebar.makeList(), width = Sidebar.width
            let x = isShown ? 0 : -width
            list.frame = CGRect(x: isRightToLeft ? view.bounds.width - width - x : x, y: 0, width: width, height: view.bounds.height)
            if list.superview !== view { view.addSubview(list) }
            list.show(self)
            outside.frame = view.bounds
            if isShown, sidebar.tiledWidth == 0 { view.insertSubview(outside, belowSubview: list) } else { outside.removeFromSuperview() }
            list.isUserInteractionEnabled = isShown
            (button.alpha, tabBar.alpha, list.alpha) = (isShown ? 0 : 1, isShown ? 0 : 1, isShown ? 1 : 0)
        } else if let list = sidebar.list, list.superview != nil {
            for view in [list, button, outside] { view.removeFromSuperview() }
            tabBar.alpha = 1
        }
    }

    /// Called when the user chose a tab in the sidebar.
    func userChose(_ tab: UITab) {
        let previous = selectedTab
        guard tab !== previous else { return }
        if delegate?.tabBarController(self, shouldSelectTab: tab) == false { return wideSettings.sidebar.list?.show(self) ?? () }
        selectedTab = tab
        delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
        wideSettings.sidebar.list?.show(self)
    }
}

/// A view above the tab bar, such as a player.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    open private(set) var contentView: UIView
    /// Creates an accessory with the given view, whose height determines that of the accessory.
    public init(contentView: UIView) { self.contentView = contentView }
}

extension UIContentContainer where Self: UITabBarController {
    /// The sidebar, which lists the tabs and groups on wide devices.
    public var sidebar: UITabBarController.Sidebar { wideSettings.sidebar }
    /// The name under which the user's arrangement of the tabs is saved. It is stored but has no effect.
    public var customizationIdentifier: String? {
        get { wideSettings.customizationIdentifier }
        set { wideSettings.customizationIdentifier = newValue }
    }
    /// The rule by which the bar shrinks while content scrolls. It is stored but has no effect.
    public var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior {
        get { wideSettings.minimizeBehavior }
        set { wideSettings.minimizeBehavior = newValue }
    }
    /// The tabs of a compact bar, by their identifiers; `nil` for all that fit.
    // FIXME(gap): kept; a compact bar has the same tabs as a wide one.
    /// The identifiers of the tabs in a compact bar. They are stored but have no effect.
    public var compactTabIdentifiers: [String]? {
        get { compactTabs[self] }
        set { compactTabs[self] = newValue }
    }
    /// The area of the content that neither the bar nor the sidebar covers.
    public var contentLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }
    /// The accessory above the bar, shown since iOS 26; the content's safe area ends above both.
    public var bottomAccessory: UITabAccessory? {
        get { wideSettings.bottomAccessory }
        set { setBottomAccessory(newValue, animated: false) }
    }
    /// Replaces the view above the tab bar, or removes it with nil. The change is not animated here.
    public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        guard bottomAccessory !== wideSettings.bottomAccessory else { return }
        for view in [wideSettings.bottomAccessory?.contentView, wideSettings.accessoryPane] { view?.removeFromSuperview() }
        wideSettings.bottomAccessory = bottomAccessory
        viewIfLoaded?.setNeedsLayout()
    }
}

private let compactTabs = AttachedProperty<[String]?>(nil)
