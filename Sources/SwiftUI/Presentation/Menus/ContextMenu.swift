extension View {
    /// Adds a menu of actions that appears on a long press.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: @escaping () -> Items) -> some View {
        modifier(ContextMenuEffect(items: { menuItems() }))
    }
    /// Shows a menu after a long press, with a preview in the place of the view itself.
    public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> Items, @ViewBuilder preview: @escaping () -> Preview
    ) -> some View {
        modifier(ContextMenuEffect(items: { menuItems() }, preview: { preview() }))
    }
    /// Shows a menu after a long press; nil for none.
    public func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View {
        modifier(ContextMenuEffect(items: { contextMenu.map { AnyView($0.items) } ?? AnyView(EmptyView()) }))
    }
}

/// The items of a menu, for the modifier that takes it as a value.
public struct ContextMenu<MenuItems: View> {
    fileprivate let items: MenuItems
    /// Creates a menu of views: buttons, pickers, dividers, and menus.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

// MARK: Menus of selections

/// The menu and the primary action of a list's rows, by the values that select them.
struct SelectionMenu {
    let menu: @MainActor (Set<AnyHashable>) -> any View
    let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
    let isType: (AnyHashable) -> Bool
}
private enum SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }
extension EnvironmentValues {
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}
extension View {
    /// Adds a menu to the rows of lists in the view whose selection has a type, and an action that a tap on a row performs.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        func items(_ values: Set<AnyHashable>) -> Set<I> { Set(values.compactMap { $0.base as? I }) }
        let selection = SelectionMenu(
            menu: { values in menu(items(values)) },
            primaryAction: primaryAction.map { action -> @MainActor (Set<AnyHashable>) -> Void in { values in action(items(values)) } },
            isType: { $0.base is I })
        return environment(\.selectionMenu, selection)
    }
}

struct ContextMenuEffect: EffectModifier {
    let items: @MainActor () -> any View
    var preview: (@MainActor () -> any View)?
    func makeView() -> MenuHolder { MenuHolder() }
    func apply(to view: MenuHolder, _ node: ViewNode) {
        let environment = node.screenEnvironment
        view.items = { ActionItem.menuItems(in: items(), environment) }
        view.preview = preview.map { preview in { Self.controller(of: preview(), environment, in: $0) } }
    }
    /// Returns a controller as large as a view, at most as large as a window.
    private static func controller(of preview: any View, _ environment: EnvironmentValues, in window: UIWindow?) -> UIViewController {
        let content = HostingView(), controller = UIViewController()
        content.outerEnvironment = environment
        content.backgroundColor = .systemBackground
        content.show(preview)
        controller.view = content
        controller.preferredContentSize = content.sizeThatFits((window?.bounds ?? UIScreen.main.bounds).insetBy(dx: 16, dy: 16).size)
        return controller
    }
}

/// A view with a context menu.
final class MenuHolder: HoldingView, UIContextMenuInteractionDelegate {
    var items: () -> [ActionItem] = { [] }
    var preview: ((UIWindow?) -> UIViewController)?
    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIContextMenuInteraction(delegate: self))
    }
    required init?(coder: NSCoder) { nil }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, bounds.contains(point) else { return nil }
        return super.hitTest(point, with: event) ?? self
    }
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    {
        let items = items()
        if items.isEmpty { return nil }
        var provider: UIContextMenuContentPreviewProvider?
        if let preview { provider = { [weak window] in preview(window) } }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: provider) { _ in ActionItem.menu(items) }
    }
}
