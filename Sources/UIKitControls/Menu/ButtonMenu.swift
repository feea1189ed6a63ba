import UIKitCore

extension UIControl {
    /// Opens the menu that is the control's primary action. Returns whether there is one.
    func presentPrimaryMenu(at point: CGPoint) -> Bool {
        let interaction: UIContextMenuInteraction? = contextMenuInteraction
        guard showsMenuAsPrimaryAction, let interaction,
            let configuration = contextMenuInteraction(interaction, configurationForMenuAtLocation: point),
            let menu = configuration.actionProvider?([])
        else { return false }
        dispatch(.menuActionTriggered, with: nil)
        // Subclasses override the interaction's methods to notice that the menu opens and closes.
        let opening = MenuAnimator(nil)
        if window != nil { contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: opening) }
        interaction.visible = MenuPlatter.present(menu, from: self, lifting: nil, alongside: opening) { [weak self] element in
            self?.perform(element)
        } onDismiss: { [weak self] in
            let closing = MenuAnimator(nil)
            self?.contextMenuInteraction(interaction, willEndFor: configuration, animator: closing)
            interaction.visible = nil
            return closing
        }
        return true
    }
}

extension UIButton {
    /// Selects the element of a menu that changes the selection.
    func selectElement(_ element: UIMenuElement) {
        guard changesSelectionAsPrimaryAction, let menu, let action = element as? UIAction else { return }
        for other in menu.inlineActions { other.state = other === action ? .on : .off }
        adoptMenuSelection()
        selectionChanged?(menu)
    }

    /// Shows the title of the selected element in a pop-up button.
    func adoptMenuSelection() {
        guard changesSelectionAsPrimaryAction, let menu else { return }
        let actions = menu.inlineActions
        guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
        chosen.state = .on
        if configuration != nil { configuration?.title = chosen.title } else { setTitle(chosen.title, for: .normal) }
    }
}

extension UIMenu {
    /// The actions of the menu and of its inline menus.
    fileprivate var inlineActions: [UIAction] {
        children.flatMap { child in
            if let action = child as? UIAction { return [action] }
            guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
            return menu.inlineActions
        }
    }

    /// Returns the menu, or the inline one in it, whose children include `action`.
    func group(of action: UIAction) -> UIMenu? {
        if children.contains(where: { $0 === action }) { return self }
        for case let menu as UIMenu in children where menu.options.contains(.displayInline) {
            if let group = menu.group(of: action) { return group }
        }
        return nil
    }
}
