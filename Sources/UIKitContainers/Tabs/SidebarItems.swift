import Foundation

/// A row of the sidebar: a tab or an action of a group. The sidebar's delegate may give it another content or background. iOS 18.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject {
    public enum Content {
        case tab(UITab)
        case action(UIAction)
    }

    /// Asks the delegate for the item of a tab or an action.
    @preconcurrency @MainActor
    public struct Request {
        public let content: Content
    }

    public let content: Content
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration {
        get { chosenBackground ?? defaultBackgroundConfiguration() }
        set { chosenBackground = newValue }
    }
    /// The background that the app set; the row has the list's own until then.
    var chosenBackground: UIBackgroundConfiguration?
    open var accessories: [UICellAccessory] = []
    open internal(set) var configurationState = UICellConfigurationState(traitCollection: .current)

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
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}

extension UITabBarController.Sidebar {
    /// A place to which the sidebar scrolls.
    public enum ScrollTarget {
        case header, footer
        case tab(UITab)
    }
    public func scroll(to target: ScrollTarget, animated: Bool) { list?.scroll(to: target, animated: animated) }
}

extension UITabBarController.Sidebar.Delegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemsForBeginning session: any UIDragSession,
        tab: UITab
    ) -> [UIDragItem] { [] }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemsForAddingTo session: any UIDragSession, tab: UITab
    ) -> [UIDragItem] { [] }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction, group: UITabGroup,
        operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation { .cancel }
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction, group: UITabGroup,
        acceptItemsFrom session: any UIDropSession
    ) {}
}
