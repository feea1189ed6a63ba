import Foundation

/// The values of a controller's plain properties: title, items, editing, sizes. It sends no callbacks.
@MainActor
package final class ControllerSettings {
    package var title: String?
    package fileprivate(set) var toolbarItems: [UIBarButtonItem]?
    package fileprivate(set) var isEditing = false
    package var preferredContentSize = CGSize.zero
    package var keyCommands: [UIKeyCommand] = []
    /// A search controller's text.
    package var searchText: String?
    private var contentScrollViews: [NSDirectionalRectEdge: WeakView] = [:]
    private struct WeakView { weak var view: UIView? }
    /// The `UITab` that created the controller.
    package weak var tab: AnyObject?
    /// The action of a system container when an unwind passes through it.
    package var unwindHop: ((UIStoryboardSegue, UIViewController) -> Void)?

    /// Whether the unavailable content must be updated, as the first layout, traits, and the controller request.
    fileprivate var needsUnavailableContent = true
    fileprivate var unavailableContentTraits: UITraitCollection?
    private var previewing: [PreviewingContext] = []

    private var storedNavigationItem: UINavigationItem?
    private var storedTabBarItem: UITabBarItem?
    private var storedEditButtonItem: UIBarButtonItem?
    private var guides: (top: ControllerLayoutGuide, bottom: ControllerLayoutGuide)?

    nonisolated init() {}

    /// Returns the scroll view that bars at `edge` follow, set by the app. Its class is in a module above. (F-44)
    package func contentScrollView(at edge: NSDirectionalRectEdge) -> UIView? { contentScrollViews[edge]?.view }
    package func setContentScrollView(_ view: UIView?, for edges: NSDirectionalRectEdge) {
        for edge in NSDirectionalRectEdge.single where edges.contains(edge) { contentScrollViews[edge] = WeakView(view: view) }
    }

    package var existingNavigationItem: UINavigationItem? { storedNavigationItem }
    package var existingTabBarItem: UITabBarItem? { storedTabBarItem }

    package func assignNavigationItem(_ item: UINavigationItem) { storedNavigationItem = item }

    // The title is the item's until the item has its own.
    var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        storedNavigationItem = item
        return item
    }

    // Created from the title, and a navigation controller's from its bottom controller. (A-28, G-12)
    var tabBarItem: UITabBarItem {
        if let storedTabBarItem { return storedTabBarItem }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        storedTabBarItem = item
        return item
    }

    func assignTabBarItem(_ item: UITabBarItem?, of controller: UIViewController) {
        storedTabBarItem = item
        NotificationCenter.default.post(name: .tabBarItemOfControllerDidChange, object: controller)
    }

    func assignToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool, of controller: UIViewController) {
        toolbarItems = items
        controller.containment.parent?.containment.mechanism?.toolbarItemsDidChange(of: controller, animated: animated)
    }

    // MARK: Editing

    func assignEditing(_ editing: Bool) {
        isEditing = editing
        guard let storedEditButtonItem else { return }
        configure(storedEditButtonItem)
    }

    // Toggles editing, and changes the button's title. (F-40)
    func editButtonItem(of controller: UIViewController) -> UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let item = UIBarButtonItem(
            primaryAction: UIAction { [weak controller] _ in
                guard let controller else { return }
                controller.setEditing(!controller.isEditing, animated: true)
            })
        configure(item)
        storedEditButtonItem = item
        return item
    }

    private func configure(_ item: UIBarButtonItem) {
        item.title = SystemWords.text(isEditing ? "Done" : "Edit")
        item.style = isEditing ? .done : .plain
    }

    // MARK: Peek and pop

    func registerPreviewing(_ delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) -> any UIViewControllerPreviewing {
        let context = PreviewingContext(delegate, sourceView: sourceView)
        previewing.append(context)
        return context
    }

    func unregisterPreviewing(_ context: any UIViewControllerPreviewing) {
        previewing.removeAll { known in
            guard known === context else { return false }
            known.end()
            return true
        }
    }

    // MARK: Layout guides before iOS 11

    // The lengths of the bars that overlap the view. (L-08)
    func layoutGuides(of controller: UIViewController) -> (top: ControllerLayoutGuide, bottom: ControllerLayoutGuide) {
        if guides?.top.owner == nil, let view = controller.view { attachLayoutGuides(to: view) }
        return detachedLayoutGuides
    }

    /// The guides before the view exists: an interface file refers to them by identifier while the view is being decoded. (SP-A043)
    package var detachedLayoutGuides: (top: ControllerLayoutGuide, bottom: ControllerLayoutGuide) {
        if let guides { return guides }
        let made = (top: ControllerLayoutGuide(.top), bottom: ControllerLayoutGuide(.bottom))
        guides = made
        return made
    }

    package func attachLayoutGuides(to view: UIView) {
        detachedLayoutGuides.top.attach(to: view)
        detachedLayoutGuides.bottom.attach(to: view)
    }
}

extension Notification.Name {
    /// Posted when a controller's `tabBarItem` changed; the object is the controller.
    package static let tabBarItemOfControllerDidChange = Notification.Name("UIViewControllerTabBarItemDidChange")
}

extension UIViewController {
    // Both items follow, also if they have titles of their own: the last assignment counts. The system's tabs keep theirs. (A-28, SP-A029)
    func assignTitle(_ title: String?) {
        settings.title = title
        settings.existingNavigationItem?.title = title
        if let item = settings.existingTabBarItem, !item.isSystemItem { item.title = title }
    }
}

// MARK: Content unavailable

extension UIViewController {
    final var unavailableContentState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        if let text = settings.existingNavigationItem?.searchControllerObject?.settings.searchText, !text.isEmpty {
            state.searchText = text
        }
        return state
    }

    final func requestUnavailableContent() {
        settings.needsUnavailableContent = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Called before the root view's layout.
    final func updateUnavailableContentIfNeeded() {
        let traits = traitCollection
        guard settings.needsUnavailableContent || settings.unavailableContentTraits !== traits else { return }
        settings.needsUnavailableContent = false
        settings.unavailableContentTraits = traits
        ModelTracking.run(.unavailableContent, of: self, again: { $0.setNeedsUpdateContentUnavailableConfiguration() }) {
            updateContentUnavailableConfiguration(using: unavailableContentState)
        }
    }
}
