import Foundation

/// Builds the main menu or a contextual one.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// The menu system for which the menu is built.
    var system: UIMenuSystem { get }
    /// Returns the menu with a name, at any depth; `nil` if there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns the action with a name, at any depth; `nil` if there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Returns the command with an action and a property list; `nil` if there is none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Puts a menu in place of another. Does nothing if there is no menu with the name.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Puts elements in place of a menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])
    /// Puts elements in place of an action.
    func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
    /// Puts elements in place of a command.
    func replace(command: Selector, propertyList: Any?, with replacementElements: [UIMenuElement])
    /// Replaces the elements of a menu with those that the block returns for the present ones.
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Inserts a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the first element of another.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the last element of another.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts elements before a menu.
    func insertElements(_ elements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts elements after a menu.
    func insertElements(_ elements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts elements before an action.
    func insertElements(_ elements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
    /// Inserts elements after an action.
    func insertElements(_ elements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
    /// Inserts elements before a command.
    func insertElements(_ elements: [UIMenuElement], beforeCommand command: Selector, propertyList: Any?)
    /// Inserts elements after a command.
    func insertElements(_ elements: [UIMenuElement], afterCommand command: Selector, propertyList: Any?)
    /// Inserts elements at the beginning of a menu.
    func insertElements(_ elements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts elements at the end of a menu.
    func insertElements(_ elements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Removes a menu with its elements.
    func remove(menu removedIdentifier: UIMenu.Identifier)
    /// Removes an action.
    func remove(action removedIdentifier: UIAction.Identifier)
    /// Removes a command.
    func remove(command: Selector, propertyList: Any?)
}

/// The menu system that the app's menus belong to: the main menu or the context menus.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The system of the main menu.
    public static var main: UIMenuSystem { UIMainMenuSystem.shared }
    /// The system of context menus.
    public static var context: UIMenuSystem { UIContextMenuSystem.shared }
    package override init() { super.init() }
    /// Builds the menus again when they are next used.
    open func setNeedsRebuild() {}
    // FIXME(gap): commands are not validated.
    /// Does nothing: a command is validated each time it is used.
    open func setNeedsRevalidate() {}
}

/// The system of context menus, which are built each time they open.
@preconcurrency @MainActor
open class UIContextMenuSystem: UIMenuSystem {
    /// The only object of the class; the same as ``UIMenuSystem/context``.
    public static let shared = UIContextMenuSystem()
}

// FIXME(gap): no menu bar is shown.
/// The system of the main menu. The app delegate or the application builds it in `buildMenu(with:)`; its commands with keys answer a
/// hardware keyboard after those of the responders. No menu bar is shown.
@preconcurrency @MainActor
open class UIMainMenuSystem: UIMenuSystem {
    /// The only object of the class; the same as ``UIMenuSystem/main``.
    public static let shared = UIMainMenuSystem()

    /// The system's menus that the main menu contains.
    public struct Configuration: Sendable {
        /// Whether a group of commands is in the main menu.
        public enum ElementGroupPreference: Int, Sendable { case automatic, removed, included }
        /// The commands that find text.
        public struct FindingConfiguration: Sendable {
            /// The kind of search that an app offers.
            public enum Style: Int, Sendable { case automatic, search, nonEditableText, editableText }
            /// Which commands the Find menu contains.
            public var style = Style.automatic
            /// Creates a configuration with the automatic style.
            public init() {}
        }
        /// Whether the File menu can open a new window.
        public var newScenePreference = ElementGroupPreference.automatic
        /// Whether the File menu has commands for the document.
        public var documentPreference = ElementGroupPreference.automatic
        /// Whether the File menu can print.
        public var printingPreference = ElementGroupPreference.automatic
        /// Whether the Edit menu can find text.
        public var findingPreference = ElementGroupPreference.automatic
        /// The commands of the Find menu.
        public var findingConfiguration = FindingConfiguration()
        /// Whether the View menu has commands for the toolbar.
        public var toolbarPreference = ElementGroupPreference.automatic
        /// Whether the View menu can show the sidebar.
        public var sidebarPreference = ElementGroupPreference.automatic
        /// Whether the View menu can show the inspector. Stored but has no effect: there is no such command.
        public var inspectorPreference = ElementGroupPreference.automatic
        /// Whether there is a Format menu.
        public var textFormattingPreference = ElementGroupPreference.automatic
        /// Creates a configuration in which every preference is automatic.
        public init() {}
    }

    private var configuration = Configuration()
    private var buildHandler: ((any UIMenuBuilder) -> Void)?
    private var built: MenuTree?

    /// Sets the initial main menu, and a handler that changes it before `buildMenu(with:)` does.
    open func setBuildConfiguration(_ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil) {
        (self.configuration, self.buildHandler) = (configuration, buildHandler)
        setNeedsRebuild()
    }

    open override func setNeedsRebuild() { built = nil }

    /// The main menu.
    package var tree: MenuTree {
        if let built { return built }
        let tree = MenuTree(system: self, root: StandardMenus.root(configuration))
        buildHandler?(tree)
        UIApplication.shared.buildMenu(with: tree)
        built = tree
        return tree
    }
}

/// The menus that every app starts with.
@MainActor
enum StandardMenus {
    static func root(_ wanted: UIMainMenuSystem.Configuration) -> UIMenu {
        func has(_ preference: UIMainMenuSystem.Configuration.ElementGroupPreference, automatic: Bool = true) -> Bool {
            preference == .automatic ? automatic : preference == .included
        }
        func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = [], if isWanted: Bool = true) -> [UIMenu] {
            isWanted ? [UIMenu(identifier: identifier, options: .displayInline, children: children)] : []
        }
        let edit =
            group(.undoRedo, [key("Undo", "undo:", "z"), key("Redo", "redo:", "z", [.command, .shift])])
            + group(
                .standardEdit,
                [
                    key("Cut", "cut:", "x"), key("Copy", "copy:", "c"), key("Paste", "paste:", "v"),
                    key("Paste and Match Style", "pasteAndMatchStyle:", "v", [.command, .alternate, .shift]),
                    UICommand(title: "Delete", action: Selector("delete:")), key("Select All", "selectAll:", "a"),
                ]) + group(.find, finding(wanted.findingConfiguration.style), if: has(wanted.findingPreference))
        let style = [key("Bold", "toggleBoldface:", "b"), key("Italic", "toggleItalics:", "i"), key("Underline", "toggleUnderline:", "u")]
        let format = UIMenu(
            title: "Format", identifier: .format,
            children: [
                UIMenu(
                    title: "Font", identifier: .font,
                    children: group(.textStyle, style)
                        + group(.textSize, [key("Bigger", "increaseSize:", "+"), key("Smaller", "decreaseSize:", "-")])),
                UIMenu(title: "Text", identifier: .text, children: group(.alignment) + group(.writingDirection)),
            ])
        let file =
            group(.newScene, if: has(wanted.newScenePreference)) + group(.open) + group(.close)
            + group(.document, if: has(wanted.documentPreference))
            + group(.print, [key("Print…", "printContent:", "p")], if: has(wanted.printingPreference, automatic: false))
        let view =
            group(.toolbar, if: has(wanted.toolbarPreference))
            + group(.sidebar, [key("Toggle Sidebar", "toggleSidebar:", "s", [.command, .control])], if: has(wanted.sidebarPreference))
            + group(.fullscreen)
        return UIMenu(
            identifier: .root,
            children: [
                UIMenu(
                    title: "Application", identifier: .application,
                    children: group(.about) + group(.preferences) + group(.services) + group(.hide) + group(.quit)),
                UIMenu(title: "File", identifier: .file, children: file),
                UIMenu(title: "Edit", identifier: .edit, children: edit),
            ] + (has(wanted.textFormattingPreference) ? [format] : []) + [
                UIMenu(title: "View", identifier: .view, children: view),
                UIMenu(title: "Window", identifier: .window, children: group(.minimizeAndZoom) + group(.bringAllToFront)),
                UIMenu(title: "Help", identifier: .help),
            ])
    }

    private static func key(_ title: String, _ action: String, _ input: String, _ flags: UIKeyModifierFlags = .command) -> UIKeyCommand {
        UIKeyCommand(title: title, action: Selector(action), input: input, modifierFlags: flags)
    }

    private static func finding(_ style: UIMainMenuSystem.Configuration.FindingConfiguration.Style) -> [UIMenuElement] {
        let find = key("Find…", "find:", "f"), replace = key("Find & Replace…", "findAndReplace:", "f", [.command, .alternate])
        let next = key("Find Next", "findNext:", "g"), previous = key("Find Previous", "findPrevious:", "g", [.command, .shift])
        let use = key("Use Selection for Find", "useSelectionForFind:", "e")
        switch style {
        case .search: return [find]
        case .nonEditableText: return [find, next, previous, use]
        case .automatic, .editableText: return [find, replace, next, previous, use]
        }
    }
}
