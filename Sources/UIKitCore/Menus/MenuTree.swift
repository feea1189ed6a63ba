import Foundation

/// A tree of menus that builders change: the main menu.
@MainActor
package final class MenuTree: UIMenuBuilder {
    package let system: UIMenuSystem
    package private(set) var root: UIMenu

    package init(system: UIMenuSystem, root: UIMenu) { (self.system, self.root) = (system, root) }

    // MARK: Finding

    private func first(_ matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
        func search(_ element: UIMenuElement) -> UIMenuElement? {
            if matches(element) { return element }
            for child in (element as? UIMenu)?.children ?? [] { if let found = search(child) { return found } }
            return nil
        }
        return search(root)
    }

    package func menu(for identifier: UIMenu.Identifier) -> UIMenu? { first(MenuTree.isMenu(identifier)) as? UIMenu }
    package func action(for identifier: UIAction.Identifier) -> UIAction? { first(MenuTree.isAction(identifier)) as? UIAction }
    package func command(for action: Selector, propertyList: Any?) -> UICommand? {
        first(MenuTree.isCommand(action, propertyList)) as? UICommand
    }

    /// The commands with keys, in the order of the menus.
    package var keyCommands: [UIKeyCommand] {
        func all(_ element: UIMenuElement) -> [UIKeyCommand] {
            (element as? UIKeyCommand).map { [$0] } ?? (element as? UIMenu)?.children.flatMap(all) ?? []
        }
        return all(root)
    }

    private static func isMenu(_ identifier: UIMenu.Identifier) -> (UIMenuElement) -> Bool {
        { ($0 as? UIMenu)?.identifier == identifier }
    }
    private static func isAction(_ identifier: UIAction.Identifier) -> (UIMenuElement) -> Bool {
        { ($0 as? UIAction)?.identifier == identifier }
    }
    private static func isCommand(_ action: Selector, _ propertyList: Any?) -> (UIMenuElement) -> Bool {
        { element in
            guard let command = element as? UICommand, command.action == action else { return false }
            guard let propertyList = propertyList as? AnyHashable else { return command.propertyList == nil }
            return command.propertyList as? AnyHashable == propertyList
        }
    }

    // MARK: Changing

    /// Replaces the first matching element with the result of `change`.
    private func replace(_ matches: (UIMenuElement) -> Bool, _ change: (UIMenuElement) -> [UIMenuElement]) {
        func changed(_ menu: UIMenu) -> UIMenu? {
            for (index, child) in menu.children.enumerated() {
                let instead: [UIMenuElement]
                if matches(child) {
                    instead = change(child)
                } else if let inner = (child as? UIMenu).flatMap(changed) {
                    instead = [inner]
                } else {
                    continue
                }
                return menu.replacingChildren(menu.children[..<index] + instead + menu.children[(index + 1)...])
            }
            return nil
        }
        if matches(root) { root = change(root).first as? UIMenu ?? root } else if let made = changed(root) { root = made }
    }

    private func changeChildren(_ identifier: UIMenu.Identifier, _ change: ([UIMenuElement]) -> [UIMenuElement]) {
        replace(MenuTree.isMenu(identifier)) { found in [(found as? UIMenu).map { $0.replacingChildren(change($0.children)) } ?? found] }
    }

    package func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        replace(menu: replacedIdentifier, with: [replacementMenu])
    }
    package func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]) {
        replace(MenuTree.isMenu(replacedIdentifier)) { _ in replacementElements }
    }
    package func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]) {
        replace(MenuTree.isAction(replacedIdentifier)) { _ in replacementElements }
    }
    package func replace(command: Selector, propertyList: Any?, with replacementElements: [UIMenuElement]) {
        replace(MenuTree.isCommand(command, propertyList)) { _ in replacementElements }
    }
    package func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]) {
        changeChildren(parentIdentifier, childrenBlock)
    }
    package func remove(menu removedIdentifier: UIMenu.Identifier) { replace(MenuTree.isMenu(removedIdentifier)) { _ in [] } }
    package func remove(action removedIdentifier: UIAction.Identifier) { replace(MenuTree.isAction(removedIdentifier)) { _ in [] } }
    package func remove(command: Selector, propertyList: Any?) { replace(MenuTree.isCommand(command, propertyList)) { _ in [] } }

    package func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        insertElements([siblingMenu], beforeMenu: siblingIdentifier)
    }
    package func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        insertElements([siblingMenu], afterMenu: siblingIdentifier)
    }
    package func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        insertElements([childMenu], atStartOfMenu: parentIdentifier)
    }
    package func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        insertElements([childMenu], atEndOfMenu: parentIdentifier)
    }
    package func insertElements(_ elements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier) {
        replace(MenuTree.isMenu(siblingIdentifier)) { elements + [$0] }
    }
    package func insertElements(_ elements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier) {
        replace(MenuTree.isMenu(siblingIdentifier)) { [$0] + elements }
    }
    package func insertElements(_ elements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier) {
        replace(MenuTree.isAction(siblingIdentifier)) { elements + [$0] }
    }
    package func insertElements(_ elements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier) {
        replace(MenuTree.isAction(siblingIdentifier)) { [$0] + elements }
    }
    package func insertElements(_ elements: [UIMenuElement], beforeCommand command: Selector, propertyList: Any?) {
        replace(MenuTree.isCommand(command, propertyList)) { elements + [$0] }
    }
    package func insertElements(_ elements: [UIMenuElement], afterCommand command: Selector, propertyList: Any?) {
        replace(MenuTree.isCommand(command, propertyList)) { [$0] + elements }
    }
    package func insertElements(_ elements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        changeChildren(parentIdentifier) { elements + $0 }
    }
    package func insertElements(_ elements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        changeChildren(parentIdentifier) { $0 + elements }
    }
}
