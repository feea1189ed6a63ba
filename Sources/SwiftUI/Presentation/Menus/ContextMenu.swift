extension View {
    /// Adds a menu of actions that appears on a long press.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: @escaping () -> Items) -> some View {
        modifier(ContextMenu(items: { menuItems() }))
    }
    // FIXME(gap): the view itself is lifted rather than the preview.
    /// Shows a menu after a long press. The view itself is lifted instead of the preview.
    public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> Items, @ViewBuilder preview: @escaping () -> Preview
    ) -> some View {
        modifier(ContextMenu(items: { menuItems() }))
    }
}

struct ContextMenu: EffectModifier {
    let items: @MainActor () -> any View
    func makeView() -> MenuHolder { MenuHolder() }
    func apply(to view: MenuHolder, _ node: ViewNode) {
        let environment = node.screenEnvironment
        view.items = { ActionItem.items(in: items(), environment) }
    }
}

/// A view with a context menu.
final class MenuHolder: HoldingView, UIContextMenuInteractionDelegate {
    var items: () -> [ActionItem] = { [] }
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
        return items.isEmpty ? nil : UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in ActionItem.menu(items) }
    }
}
