import UIKitCore

extension UIMenuElement {
    /// Performs an element chosen in a menu of `view`: an action's closure, or a command's selector, sent up the responder chain from the
    /// start for commands, or else from the view.
    package func perform(from view: UIView) {
        if let action = self as? UIAction { return action.performWithSender(view, target: nil) }
        guard let command = self as? UICommand else { return }
        let target =
            view.window?.commandStart.target(forAction: command.action, withSender: command)
            ?? view.target(forAction: command.action, withSender: command)
        UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
    }

    var attributesInMenu: Attributes {
        if let menu = self as? UIMenu { return menu.options.contains(.destructive) ? .destructive : [] }
        return (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? []
    }
    var imageInMenu: UIImage? { (self as? UIAction).flatMap { $0.state == .on ? $0.selectedImage : nil } ?? image }
    var stateInMenu: State { (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off }
}

extension UIMenu {
    var isPalette: Bool { options.contains(.displayAsPalette) }

    /// The elements that a menu shows as rows: the children of inline menus and deferred elements in their place, without hidden ones.
    var shownElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.shownElements }
            if let deferred = child as? UIDeferredMenuElement { return UIMenu(children: deferred.provided).shownElements }
            return child.attributesInMenu.contains(.hidden) ? [] : [child]
        }
    }
}
