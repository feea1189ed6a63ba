import UIKitCore

extension UIButton {
    /// Opens the button's menu.
    package func presentMenu() {
        guard let menu else { return }
        dispatch(.menuActionTriggered, with: nil)
        // Subclasses override the interaction's methods to notice that the menu opens and closes.
        let interaction: UIContextMenuInteraction? = contextMenuInteraction
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu }), opening = MenuAnimator(nil)
        if let interaction, window != nil { contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: opening) }
        interaction?.visible = MenuPlatter.present(menu, from: self, lifting: nil, alongside: opening) { [weak self] element in
            self?.perform(element)
        } onDismiss: { [weak self] in
            let closing = MenuAnimator(nil)
            if let interaction { self?.contextMenuInteraction(interaction, willEndFor: configuration, animator: closing) }
            interaction?.visible = nil
            return closing
        }
    }

    private func perform(_ element: UIMenuElement) {
        guard let action = element as? UIAction else { return element.perform(from: self) }
        if changesSelectionAsPrimaryAction, let menu {
            for other in menu.inlineActions { other.state = other === action ? .on : .off }
            adoptMenuSelection()
        }
        action.performWithSender(self, target: nil)
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
