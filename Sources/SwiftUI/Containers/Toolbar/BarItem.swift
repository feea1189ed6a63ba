/// An item for a bar, as a view.
struct BarItem {
    let placement: ToolbarItemPlacement
    let view: any View
    let environment: EnvironmentValues

    init(_ placement: ToolbarItemPlacement, _ view: any View, _ environment: EnvironmentValues) {
        (self.placement, self.view, self.environment) = (placement, view, environment)
    }

    /// Returns an item for each of several views.
    @MainActor static func each(_ placement: ToolbarItemPlacement, _ view: any View, _ environment: EnvironmentValues) -> [BarItem] {
        guard let tuple = view as? any SeveralViews else { return [BarItem(placement, view, environment)] }
        return tuple.severalViews.flatMap { each(placement, $0, environment) }
    }
}
@preconcurrency @MainActor protocol SeveralViews { var severalViews: [any View] { get } }
extension TupleView: SeveralViews { var severalViews: [any View] { parts } }
extension EmptyView: SeveralViews { var severalViews: [any View] { [] } }

/// Shows an item's view in a bar: buttons with text or an image as UIKit's own, anything else as a custom view.
@MainActor final class BarItemHost {
    let placement: ToolbarItemPlacement
    private(set) var item: UIBarButtonItem?
    private let surface: BarSurface
    private var shown: ShownItem?
    private var content: BarItem?
    /// Whether the content consists of several views, which are shown in a row.
    private var isRow = false

    private enum ShownItem: Equatable {
        case button, menu, space, custom
    }

    init(_ placement: ToolbarItemPlacement, _ controller: UIViewController) {
        self.placement = placement
        surface = BarSurface(controller)
    }

    /// The view for the center of the bar, in place of the title.
    var customView: UIView { surface }

    func show(_ content: BarItem) {
        var environment = content.environment
        environment.containerContext = .none
        surface.outerEnvironment = environment
        self.content = content
        surface.show(isRow ? HStack { AnyView(erased: content.view) } : content.view)
        refresh()
    }

    /// Updates the item from the current view.
    func refresh() {
        guard surface.isStale else { return }
        surface.isStale = false
        surface.host.update()
        surface.host.setVisible(true)
        guard placement.side != .center else { return surface.fit() }
        guard let root = surface.host.root else { return }
        if root.onlySpacer {
            if shown != .space { item = UIBarButtonItem(systemItem: .flexibleSpace) }
            shown = .space
        } else if let content = ActionItem.only(in: root) {
            let kind: ShownItem = content.children == nil ? .button : .menu
            if shown != kind { item = UIBarButtonItem(title: nil, image: nil, primaryAction: nil, menu: nil) }
            shown = kind
            guard let item else { return }
            if content.image == nil {
                if item.title != content.title { item.title = content.title }
            } else if item.image != content.image {
                item.image = content.image
            }
            item.accessibilityLabel = content.words.label ?? content.title
            item.accessibilityIdentifier = content.words.identifier
            item.isEnabled = content.isEnabled
            item.style = placement.isProminent ? .done : .plain
            let tint = content.tint ?? (content.role == .destructive ? .systemRed : nil)
            if item.tintColor != tint { item.tintColor = tint }
            if let children = content.children {
                item.menu = ActionItem.menu(children)
            } else {
                item.primaryAction = UIAction(title: content.title ?? "", image: content.image) { _ in content.perform() }
            }
        } else if root.elements.isEmpty {
            (item, shown) = (nil, nil)
        } else if root.elements.count > 1, !isRow, let content {
            (isRow, surface.isStale) = (true, true)
            show(content)
        } else {
            if shown != .custom { item = UIBarButtonItem(customView: surface) }
            shown = .custom
            surface.fit()
        }
    }
}

/// Contains an item's views. Changes in them affect the screen's bars, and are therefore handled in the screen's layout.
final class BarSurface: HostingView {
    private weak var controller: UIViewController?
    /// Whether something changed since the item was created from it.
    var isStale = true
    init(_ controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        host.controller = controller
        safeAreaEdges = []
    }
    required init?(coder: NSCoder) { nil }

    override func setNeedsLayout() {
        super.setNeedsLayout()
        isStale = true
        controller?.viewIfLoaded?.setNeedsLayout()
    }
    func fit() {
        let size = size(for: .unspecified)
        if bounds.size != size { bounds.size = size }
    }
}
extension ViewNode {
    /// Whether there is nothing but spacers.
    fileprivate var onlySpacer: Bool { view is Spacer || children.count == 1 && children[0].onlySpacer }
}
