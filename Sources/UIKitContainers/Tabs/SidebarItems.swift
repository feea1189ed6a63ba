import Foundation

/// A row of the sidebar: a tab or an action of a group. The sidebar's delegate may give it another content or background. iOS 18.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject {
    /// The subject of a row: a tab, or an action of a group.
    public enum Content {
        /// A row that selects a tab.
        case tab(UITab)
        /// A row that performs an action.
        case action(UIAction)
    }

    /// Asks the delegate for the item of a tab or an action.
    @preconcurrency @MainActor
    public struct Request {
        /// The subject for which the sidebar requests a row.
        public let content: Content
    }

    /// The subject of the row.
    public let content: Content
    /// The row's text and image, or nil for the title and the image of its subject.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// The row's background.
    open var backgroundConfiguration: UIBackgroundConfiguration {
        get { chosenBackground ?? defaultBackgroundConfiguration() }
        set { chosenBackground = newValue }
    }
    /// The background that the app set; the row has the list's own until then.
    var chosenBackground: UIBackgroundConfiguration?
    /// The views at the row's edges, such as a badge or a button.
    open var accessories: [UICellAccessory] = []
    open internal(set) var configurationState = UICellConfigurationState(traitCollection: .current)

    /// Creates the requested row, with the standard content of its subject.
    public init(request: Request) {
        content = request.content
        super.init()
        contentConfiguration = defaultContentConfiguration()
        if case .tab(let tab) = content, let badge = tab.badgeValue { accessories = [.label(text: badge)] }
    }

    /// The title and the image of the tab or the action.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration.sidebarCell()
        switch content {
        case .tab(let tab): (configuration.text, configuration.secondaryText, configuration.image) = (tab.title, tab.subtitle, tab.image)
        case .action(let action): (configuration.text, configuration.image) = (action.title, action.image)
        }
        return configuration
    }
    /// Returns the standard background of a row.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}

extension UITabBarController.Sidebar {
    /// A place to which the sidebar scrolls.
    public enum ScrollTarget {
        /// The view above the tabs, or the one below.
        case header, footer
        /// The row of a tab.
        case tab(UITab)
    }
    /// Scrolls the sidebar until a row is visible.
    public func scroll(to target: ScrollTarget, animated: Bool) { list?.scroll(to: target, animated: animated) }
}

extension UITabBarController.Sidebar.Delegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {}
    /// Returns the standard row of the request's tab or action.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
    ) {}
    /// Returns nil for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns nil for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns nil for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns an empty array for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemsForBeginning session: any UIDragSession,
        tab: UITab
    ) -> [UIDragItem] { [] }
    /// Returns an empty array for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemsForAddingTo session: any UIDragSession, tab: UITab
    ) -> [UIDragItem] { [] }
    /// Returns `.cancel` for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction, group: UITabGroup,
        operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation { .cancel }
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction, group: UITabGroup,
        acceptItemsFrom session: any UIDropSession
    ) {}
}
