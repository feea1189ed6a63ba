import Testing
@testable import UIKitCore

/// The main menu and its builder, from Apple's documentation of UIMenuBuilder and UIMainMenuSystem.
@MainActor @Suite("Menu builders", .serialized)
struct MenuBuilderTests {
    private func tree() -> MenuTree {
        MenuTree(
            system: .main,
            root: UIMenu(
                identifier: .root,
                children: [
                    UIMenu(title: "File", identifier: .file, children: [UICommand(title: "Close", action: Selector("close:"))]),
                    UIMenu(
                        title: "Edit", identifier: .edit,
                        children: [UIAction(title: "Trim", identifier: UIAction.Identifier("trim")) { _ in }]),
                ]))
    }
    private func titles(_ menu: UIMenu?) -> [String] { menu?.children.map(\.title) ?? [] }

    @Test("a builder finds menus, actions and commands at any depth")
    func finding() {
        let tree = tree()
        #expect(tree.menu(for: .edit)?.title == "Edit" && tree.menu(for: .help) == nil)
        #expect(tree.action(for: UIAction.Identifier("trim"))?.title == "Trim")
        #expect(tree.command(for: Selector("close:"), propertyList: nil)?.title == "Close")
        #expect(tree.command(for: Selector("close:"), propertyList: "all") == nil)
    }

    @Test("elements are inserted before, after, at the start, and at the end of the named element")
    func inserting() {
        let tree = tree(), view = UIMenu(title: "View", identifier: .view)
        tree.insertSibling(view, afterMenu: .file)
        #expect(titles(tree.root) == ["File", "View", "Edit"])
        tree.insertElements([UIAction(title: "First") { _ in }], atStartOfMenu: .edit)
        tree.insertElements([UIAction(title: "Last") { _ in }], atEndOfMenu: .edit)
        tree.insertElements([UIAction(title: "Before") { _ in }], beforeAction: UIAction.Identifier("trim"))
        #expect(titles(tree.menu(for: .edit)) == ["First", "Before", "Trim", "Last"])
        tree.insertElements([UIAction(title: "After") { _ in }], afterCommand: Selector("close:"), propertyList: nil)
        #expect(titles(tree.menu(for: .file)) == ["Close", "After"])
    }

    @Test("elements are replaced and removed where they are")
    func replacing() {
        let tree = tree()
        tree.replace(action: UIAction.Identifier("trim"), with: [UIAction(title: "Cut") { _ in }, UIAction(title: "Crop") { _ in }])
        #expect(titles(tree.menu(for: .edit)) == ["Cut", "Crop"])
        tree.replaceChildren(ofMenu: .edit) { $0.reversed() }
        #expect(titles(tree.menu(for: .edit)) == ["Crop", "Cut"])
        tree.remove(command: Selector("close:"), propertyList: nil)
        #expect(titles(tree.menu(for: .file)) == [])
        tree.remove(menu: .file)
        #expect(titles(tree.root) == ["Edit"])
    }

    @Test("the main menu starts with the system's menus, without those that the configuration removes")
    func configuration() {
        let system = UIMainMenuSystem.shared
        defer { system.setBuildConfiguration(.init()) }
        system.setBuildConfiguration(.init())
        #expect(titles(system.tree.root) == ["Application", "File", "Edit", "Format", "View", "Window", "Help"])
        #expect(system.tree.menu(for: .find) != nil && system.tree.menu(for: .print) == nil)
        var wanted = UIMainMenuSystem.Configuration()
        (wanted.textFormattingPreference, wanted.findingPreference, wanted.printingPreference) = (.removed, .removed, .included)
        system.setBuildConfiguration(wanted) { $0.remove(menu: .help) }
        #expect(titles(system.tree.root) == ["Application", "File", "Edit", "View", "Window"])
        #expect(system.tree.menu(for: .find) == nil && system.tree.menu(for: .print) != nil)
        #expect(system.tree.keyCommands.contains { $0.title == "Copy" && $0.input == "c" && $0.modifierFlags == .command })
    }

    private final class Provider: UIResponder {
        override func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? {
            guard deferredElement.identifier == UIDeferredMenuElement.Identifier("recent") else { return nil }
            return UIDeferredMenuElement.Provider { $0([UIAction(title: "Report") { _ in }]) }
        }
    }

    @Test("an element that uses the focus gets its elements from the first responder that knows its identifier")
    func deferred() {
        #expect(Provider().provider(for: .usingFocus(identifier: .init("other"))) == nil)
        let element = UIDeferredMenuElement.usingFocus(identifier: .init("recent"))
        #expect(element.identifier?.rawValue == "recent" && !element.isCached)
        var titles: [String] = []
        Provider().provider(for: element)?.elements { titles = $0.map(\.title) }
        #expect(titles == ["Report"])
        // No responder in the chain provides the elements.
        #expect(element.provided.isEmpty)
    }

    @Test("a leaf performs its action with the sender, from which it may present")
    func leaves() {
        var sender: AnyObject?
        let action = UIAction(title: "Go") { sender = $0.sender }
        let view = UIView()
        (action as any UIMenuLeaf).performWithSender(view, target: nil)
        #expect(sender === view && action.presentationSourceItem === view)
    }
}
