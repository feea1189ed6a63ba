import Foundation
import InterfaceBuilder

/// Menus of buttons and bar button items: commands, key commands and submenus.
@MainActor
enum MenuElements {
    static func menu(_ element: Element, _ decoding: Decoding) -> UIMenu? {
        guard element.name == "menu" else { return nil }
        let children = (element.first("children")?.elements ?? []).compactMap { child -> UIMenuElement? in
            switch child.name {
            case "menu": menu(child, decoding)
            case "command": command(child, decoding)
            case "keyCommand": ControllerElements.keyCommand(child)
            default: nil
            }
        }
        return UIMenu(title: decoding.text(element, "title") ?? "", image: decoding.image(element, "image"), children: children)
    }

    /// Returns a command. One without an action is only shown: there is nothing to perform.
    private static func command(_ element: Element, _ decoding: Decoding) -> UICommand {
        UICommand(
            title: decoding.text(element, "title") ?? "", image: decoding.image(element, "image"),
            action: Selector(element["actionName"] ?? ""))
    }
}
