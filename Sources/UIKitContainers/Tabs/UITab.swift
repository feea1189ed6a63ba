import Foundation

/// A tab of iOS 18: its appearance in the bar, and the provider of its controller.
@preconcurrency @MainActor
open class UITab: NSObject, UIAccessibilityIdentification, UIPopoverPresentationControllerSourceItem, UISpringLoadedInteractionSupporting {
    /// The position of a tab in the bar and the sidebar, and the freedom of users to change it.
    public enum Placement: Int, Sendable { case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly }

    open private(set) var identifier: String
    /// The text of the tab in the bar and the sidebar.
    open var title: String { didSet { showSelf() } }
    /// The image of the tab, or nil for text only.
    open var image: UIImage? { didSet { showSelf() } }
    /// A text below the title in the sidebar, or nil for none.
    open var subtitle: String?
    /// The text of the badge at the tab, or nil for none.
    open var badgeValue: String? { didSet { showSelf() } }
    /// A custom value, which the system ignores.
    open var userInfo: Any?
    /// Whether the user can select the tab. The default is `true`.
    open var isEnabled = true { didSet { showSelf() } }
    /// The name by which tests find the tab in the bar and the sidebar, or nil.
    open var accessibilityIdentifier: String? { didSet { showSelf() } }
    /// Whether the tab is missing in the bar and the sidebar. A change sets the tabs again.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } } }
    // FIXME(gap): users cannot rearrange tabs, so the properties for hiding and placing a tab are stored only.
    /// Whether the tab is hidden until users show it. It is stored but has no effect: users cannot rearrange tabs.
    open var isHiddenByDefault = false
    /// Whether users may hide the tab. It is stored but has no effect: users cannot rearrange tabs.
    open var allowsHiding = false
    /// The place that the app prefers. Only `sidebarOnly` has an effect, which is to keep the tab out of the bar.
    open var preferredPlacement = Placement.automatic
    open internal(set) weak var tabBarController: UITabBarController?
    open internal(set) weak var parent: UITabGroup?
    /// Whether the tab is the selected one of its tab bar controller.
    open var isSelected: Bool { tabBarController?.selectedTab === self }
    /// The outermost group around the tab that keeps an order of its own; `nil` for a tab that the controller orders.
    open var managingTabGroup: UITabGroup? {
        var group = parent, outermost: UITabGroup?
        while let current = group {
            if current.managingNavigationController != nil { outermost = current }
            group = current.parent
        }
        return outermost
    }
    /// Whether a bar or a sidebar shows the tab.
    open var hasVisiblePlacement: Bool { !isHidden && tabBarController != nil && preferredPlacement != .sidebarOnly }
    private let provider: ((UITab) -> UIViewController)?

    /// Creates a tab.
    ///
    /// - Parameter viewControllerProvider: Returns the tab's controller. Unlike on iOS, it is called when the tabs are set, not when the
    /// tab is first selected. Nil is for groups, which show their children.
    public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
        super.init()
    }

    // FIXME(gap): UIKit requests a tab's controller when it is first selected; here it is requested when the tabs are set.
    /// The controller of the tab, created on first use.
    open var viewController: UIViewController? { made }
    private lazy var made: UIViewController? = {
        let made = provider?(self)
        made?.settings.tab = self
        return made
    }()

    /// Copies the tab's properties to the controller's bar item.
    func showSelf() {
        guard tabBarController != nil, let item = viewController?.tabBarItem else { return }
        (item.title, item.image, item.badgeValue, item.isEnabled) = (title, image, badgeValue, isEnabled)
        // The app may also name the item itself.
        if let accessibilityIdentifier { item.accessibilityIdentifier = accessibilityIdentifier }
    }

    /// Returns the bounds of the tab's button in the space of `referenceView`, or `nil` while no bar shows the tab.
    open func frame(in referenceView: UIView) -> CGRect? {
        tabBarController == nil ? nil : viewController?.tabBarItem.barView?.frame(in: referenceView)
    }
}

/// Tabs under one heading. A sidebar lists them; a bar shows the group as one tab. The selected child's controller is visible, unless the
/// group has its own, which shows its children.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The tabs in the group. Setting it changes the sidebar and the bar.
    open var children: [UITab] {
        didSet {
            adopt()
            tabBarController?.tabsDidChange()
        }
    }
    /// The selected child, or `nil` until one is selected.
    open var selectedChild: UITab? { didSet { if selectedChild !== oldValue { tabBarController?.tabsDidChange() } } }
    /// The identifier of the child that is selected first, or nil for the first visible child.
    open var defaultChildIdentifier: String?
    /// Whether the user may change the order of the children.
    // FIXME(gap): users cannot rearrange tabs.
    /// Whether users may change the order of the children. It is stored but has no effect: users cannot rearrange tabs.
    open var allowsReordering = false
    /// The children in their order on screen: those that ``displayOrderIdentifiers`` names, and then the others.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { identifier in children.first { $0.identifier == identifier } }
        return named + children.filter { child in !named.contains { $0 === child } }
    }
    /// The identifiers of the children in the order in which they are shown. Children that it doesn't name keep their place.
    open var displayOrderIdentifiers: [String] = [] {
        didSet { if displayOrderIdentifiers != oldValue { tabBarController?.tabsDidChange() } }
    }
    var shownChildren: [UITab] { displayOrder }
    /// The navigation controller on which the controllers of the group and its children are pushed.
    // FIXME(gap): kept; each child has its own place.
    /// The navigation controller on which the children's controllers are stacked. It is stored but has no effect.
    open var managingNavigationController: UINavigationController?
    /// Whether the sidebar may select the group itself: whether it has a controller of its own.
    open var isSidebarDestination = false
    /// The appearance of the group in a sidebar: under a title, or as a row among the others. Its actions follow its children.
    public enum SidebarAppearance: Int, Sendable { case automatic, inline, rootSection }
    /// The form of the group in the sidebar.
    open var sidebarAppearance = SidebarAppearance.automatic
    /// The actions that the sidebar lists after the children.
    open var sidebarActions: [UIAction] = []
    private lazy var placeholder = UIViewController()

    /// Creates a group of tabs.
    ///
    /// - Parameter viewControllerProvider: Returns the group's own controller, or nil to show that of the selected child.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adopt()
    }

    open override var viewController: UIViewController? {
        if let own = super.viewController { return own }
        let shown = selectedChild ?? tab(forIdentifier: defaultChildIdentifier ?? "") ?? children.first { !$0.isHidden }
        return shown?.viewController ?? placeholder
    }

    private func adopt() { for child in children { child.parent = self } }

    /// Returns the child with the given identifier, in this group or in a group inside, or nil.
    open func tab(forIdentifier identifier: String) -> UITab? { children.tab(identifier) }
}

/// The tab for searching.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    // FIXME(gap): selecting the tab does not begin the search.
    /// Whether selecting the tab begins the search. It is stored but has no effect: selecting the tab does not begin it.
    open var automaticallyActivatesSearch = false

    public override init(
        title: String = "Search", image: UIImage? = UIImage(systemName: "magnifyingglass"), identifier: String = "com.apple.UIKit.Search",
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }
}

extension [UITab] {
    @MainActor func tab(_ identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.children.tab(identifier) { return found }
        }
        return nil
    }
}

// Members of the protocol, so that an app's own controllers may declare a `tab`, `tabs` or `mode` of their own, as before iOS 18.

extension UIContentContainer where Self: UIViewController {
    /// The tab that created this controller; its ancestors' do not count. iOS 18.
    public var tab: UITab? { settings.tab as? UITab }
}

extension UIContentContainer where Self: UITabBarController {
    /// The form in which the app wants to see its tabs. The default is automatic.
    public var mode: UITabBarController.Mode {
        get { storedMode }
        set { storedMode = newValue }
    }

    /// The tabs. Setting them sets `viewControllers` to those of the tabs that are not hidden.
    public var tabs: [UITab] {
        get { storedTabs }
        set {
            storedTabs = newValue
            tabsDidChange()
        }
    }
    /// Replaces the tabs; the change is not animated here.
    public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

    /// The selected tab, or nil if the selected controller does not come from a tab. Setting nil changes nothing.
    public var selectedTab: UITab? {
        get { selectedViewController?.tab }
        set { if let newValue { select(newValue) } }
    }
    /// Returns the tab with the given identifier, at the top level or in a group, or nil.
    public func tab(forIdentifier identifier: String) -> UITab? { storedTabs.tab(identifier) }
}
