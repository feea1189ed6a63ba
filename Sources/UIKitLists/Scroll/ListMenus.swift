import UIKitControls

/// The menus of a list's cells: a long press shows the context menu that the list's delegate configures, or else the old edit menu.
@MainActor final class ListMenus {
    struct ContextMenu {
        let configuration: UIContextMenuConfiguration
        /// Returns the cell, with the delegate's methods for the menu. Called when the menu is shown.
        let source: () -> ContextMenuSource
    }
    struct EditMenu {
        let cell: UIView
        /// The delegate's answer to whether the menu contains a command, and its method that performs it.
        let permits: (Selector) -> Bool, perform: (Selector) -> Void
    }

    /// Asks the delegate for the menu at a point.
    var contextMenu: (CGPoint) -> ContextMenu? = { _ in nil }
    var editMenu: (CGPoint) -> EditMenu? = { _ in nil }
    /// Called before a menu is shown.
    var willShow: () -> Void = {}
    /// The interaction by which the app updates and dismisses the menu; `nil` before the first one.
    private(set) var interaction: UIContextMenuInteraction?

    private let gate = GestureGate()
    /// The menu that the gate received last, so that the delegate is asked once for each press.
    private var answer: ContextMenu?

    func install(in list: UIView) {
        let press = UILongPressGestureRecognizer()
        press.delegate = gate
        gate.mayBegin = { [weak self] point in
            guard let self else { return false }
            answer = contextMenu(point)
            return answer != nil || editMenu(point) != nil
        }
        press.addHandler { [weak self, weak list] press in if press.state == .began { self?.show(at: press.location(in: list)) } }
        list.addGestureRecognizer(press)
    }

    private func show(at point: CGPoint) {
        guard let menu = answer else {
            guard let menu = editMenu(point) else { return }
            willShow()
            return RowEditMenu.show(for: menu.cell, permits: menu.permits, perform: menu.perform)
        }
        answer = nil
        willShow()
        var source = menu.source()
        source.willEnd = { [weak self, willEnd = source.willEnd] in
            willEnd($0)
            self?.interaction?.visible = nil
        }
        let interaction = interaction ?? ContextMenus.makeInteraction()
        self.interaction = interaction
        interaction.visible = ContextMenus.show(menu.configuration, of: source)
    }
}
