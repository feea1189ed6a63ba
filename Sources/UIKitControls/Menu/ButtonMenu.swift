import UIKitCore

extension UIButton {
    /// Opens the button's menu.
    package func presentMenu() {
        guard let menu else { return }
        dispatch(.menuActionTriggered, with: nil)
        MenuPlatter.present(menu, from: self) { [weak self] element in self?.perform(element) }
    }

    private func perform(_ element: UIMenuElement) {
        guard let action = element as? UIAction else { return }
        if changesSelectionAsPrimaryAction, let menu {
            for case let other as UIAction in menu.children { other.state = other === action ? .on : .off }
            adoptMenuSelection()
        }
        action.performWithSender(self, target: nil)
    }

    /// A pop-up button shows the title of the chosen element.
    func adoptMenuSelection() {
        guard changesSelectionAsPrimaryAction, let menu else { return }
        let actions = menu.children.compactMap { $0 as? UIAction }
        guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
        chosen.state = .on
        if configuration != nil { configuration?.title = chosen.title } else { setTitle(chosen.title, for: .normal) }
    }
}
