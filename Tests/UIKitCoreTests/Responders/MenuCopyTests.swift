import Testing
import UIKitCore

@MainActor @Suite struct MenuCopyTests {
    @Test("elements of menus are copied with their properties, and changes of a copy leave the original as it is")
    func copies() throws {
        var performed = 0
        let action = UIAction(title: "Bold", identifier: UIAction.Identifier("bold"), attributes: .destructive, state: .on) { _ in
            performed += 1
        }
        let copy = try #require(action.copy() as? UIAction)
        #expect(copy !== action && copy.title == "Bold" && copy.identifier == action.identifier)
        #expect(copy.attributes == .destructive && copy.state == .on)
        copy.state = .off
        #expect(action.state == .on)
        copy.performWithSender(nil, target: nil)
        #expect(performed == 1)
        let command = UIKeyCommand(title: "Find", action: Selector("find"), input: "f", modifierFlags: .command)
        let shortcut = try #require(command.copy() as? UIKeyCommand)
        #expect(shortcut !== command && shortcut.input == "f" && shortcut.modifierFlags == .command && shortcut.title == "Find")
        let menu = UIMenu(title: "Style", identifier: UIMenu.Identifier("style"), options: .displayInline, children: [action])
        let second = try #require(menu.copy() as? UIMenu)
        #expect(second.identifier == menu.identifier && second.options == .displayInline && second.children == [action])
    }

    @Test("context menus without a given name have different ones, which are UUIDs")
    func names() {
        let first = UIContextMenuConfiguration(), second = UIContextMenuConfiguration()
        #expect(first.identifier is NSUUID && first.identifier as? NSUUID != second.identifier as? NSUUID)
    }
}
