import Foundation

/// A titled group of menu elements.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The name of a menu, by which menu builders find it.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name as text; Apple's begin with `com.apple.menu.`.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The menu with the app's name.
        public static let application = Identifier("com.apple.menu.application")
        /// The menu of documents and windows.
        public static let file = Identifier("com.apple.menu.file")
        /// The menu of the selection.
        public static let edit = Identifier("com.apple.menu.edit")
        /// The menu of what the window shows.
        public static let view = Identifier("com.apple.menu.view")
        /// The menu of the app's windows.
        public static let window = Identifier("com.apple.menu.window")
        /// The menu of the app's help.
        public static let help = Identifier("com.apple.menu.help")
        /// The main menu, whose children are the menus of the bar.
        public static let root = Identifier("com.apple.menu.root")
        /// In the Edit menu: cut, copy, paste, and their relatives.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// In the Edit menu: undo and redo.
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        /// The menu of fonts and text.
        public static let format = Identifier("com.apple.menu.format")
        /// In the app's menu: the panel about the app.
        public static let about = Identifier("com.apple.menu.about")
        /// In the app's menu: its settings.
        public static let preferences = Identifier("com.apple.menu.preferences")
        /// In the app's menu: actions of other apps.
        public static let services = Identifier("com.apple.menu.services")
        /// In the app's menu: hiding apps.
        public static let hide = Identifier("com.apple.menu.hide")
        /// In the app's menu: quitting.
        public static let quit = Identifier("com.apple.menu.quit")
        /// In the File menu: new documents.
        public static let newItem = Identifier("com.apple.menu.new-item")
        /// In the File menu: a new window.
        public static let newScene = Identifier("com.apple.menu.new-scene")
        /// In the File menu: opening documents.
        public static let open = Identifier("com.apple.menu.open")
        /// In the File menu: documents opened before.
        public static let openRecent = Identifier("com.apple.menu.open-recent")
        /// In the File menu: closing windows.
        public static let close = Identifier("com.apple.menu.close")
        /// In the File menu: printing.
        public static let print = Identifier("com.apple.menu.print")
        /// In the File menu: duplicating, moving, renaming, and exporting the document.
        public static let document = Identifier("com.apple.menu.document")
        /// In the Edit menu: all commands that find text.
        public static let find = Identifier("com.apple.menu.find")
        /// In the Find menu: the commands of the search bar.
        public static let findPanel = Identifier("com.apple.menu.find-panel")
        /// In the Edit menu: replacing text.
        public static let replace = Identifier("com.apple.menu.replace")
        /// In the Edit menu: sharing.
        public static let share = Identifier("com.apple.menu.share")
        /// In the Format menu: bold, italics, and underline.
        public static let textStyle = Identifier("com.apple.menu.text-style")
        /// In the Edit menu: all commands about spelling.
        public static let spelling = Identifier("com.apple.menu.spelling")
        /// In the Spelling menu: the panel.
        public static let spellingPanel = Identifier("com.apple.menu.spelling-panel")
        /// In the Spelling menu: the options.
        public static let spellingOptions = Identifier("com.apple.menu.spelling-options")
        /// In the Edit menu: all commands about substitutions.
        public static let substitutions = Identifier("com.apple.menu.substitutions")
        /// In the Substitutions menu: the panel.
        public static let substitutionsPanel = Identifier("com.apple.menu.substitutions-panel")
        /// In the Substitutions menu: the options.
        public static let substitutionOptions = Identifier("com.apple.menu.substitution-options")
        /// In the Edit menu: uppercase, lowercase, and capitals.
        public static let transformations = Identifier("com.apple.menu.transformations")
        /// In the Edit menu: speaking the selection.
        public static let speech = Identifier("com.apple.menu.speech")
        /// In an edit menu: looking the selection up.
        public static let lookup = Identifier("com.apple.menu.lookup")
        /// In an edit menu: adding a word to the dictionary.
        public static let learn = Identifier("com.apple.menu.learn")
        /// In an edit menu: filling in stored content.
        public static let autoFill = Identifier("com.apple.menu.autofill")
        /// In the Format menu: fonts.
        public static let font = Identifier("com.apple.menu.font")
        /// In the Format menu: larger and smaller text.
        public static let textSize = Identifier("com.apple.menu.text-size")
        /// In the Format menu: the color of text.
        public static let textColor = Identifier("com.apple.menu.text-color")
        /// In the Format menu: copying and pasting styles.
        public static let textStylePasteboard = Identifier("com.apple.menu.text-style-pasteboard")
        /// In the Format menu: alignment and direction.
        public static let text = Identifier("com.apple.menu.text")
        /// In the Text menu: the direction of text.
        public static let writingDirection = Identifier("com.apple.menu.writing-direction")
        /// In the Text menu: the alignment of text.
        public static let alignment = Identifier("com.apple.menu.alignment")
        /// In the View menu: showing and customizing the toolbar.
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        /// In the View menu: showing the sidebar.
        public static let sidebar = Identifier("com.apple.menu.sidebar")
        /// In the View menu: filling the screen.
        public static let fullscreen = Identifier("com.apple.menu.fullscreen")
        /// In the Window menu: minimizing and zooming.
        public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
        /// In the Window menu: bringing all windows to the front.
        public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
    }

    /// How a menu appears in its parent and treats its elements.
    public struct Options: OptionSet, Sendable {
        /// The bits, one for each option, with Apple's values.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Shows the elements in the parent menu, between separators, instead of a submenu.
        public static let displayInline = Options(rawValue: 1)
        /// Shows the submenu's title in red.
        public static let destructive = Options(rawValue: 2)
        /// Keeps at most one element selected: choosing another deselects it.
        public static let singleSelection = Options(rawValue: 32)
        /// Shows the elements as a palette: their images side by side, without titles.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// The size of a menu's elements: small and medium stand side by side.
    public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }

    private static var nextIdentifier = 0

    /// The name of the menu, given or generated.
    open private(set) var identifier: Identifier
    /// How the menu appears in its parent.
    open private(set) var options: Options
    /// The elements, in the order in which they appear.
    open private(set) var children: [UIMenuElement]
    /// The size of the menu's elements. `automatic` leaves it to the system.
    open var preferredElementSize: ElementSize

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - identifier: The menu's name; `nil` generates one, which is the same in every run.
    ///   - children: The elements, in the order in which they appear.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        if let identifier {
            self.identifier = identifier
        } else {
            Self.nextIdentifier += 1
            self.identifier = Identifier("understudy.menu.\(Self.nextIdentifier)")
        }
        self.options = options
        self.children = children
        self.preferredElementSize = preferredElementSize
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns a menu with the same title, name, and options, but other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    override func copied() -> UIMenuElement {
        let copy = replacingChildren(children)
        copy.displayPreferences = displayPreferences
        return copy
    }

    /// The selected children at any depth: state `.on`.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            if let menu = element as? UIMenu { return menu.selectedElements }
            if let action = element as? UIAction, action.state == .on { return [action] }
            if let command = element as? UICommand, command.state == .on { return [command] }
            return []
        }
    }
}

/// An element whose children are created when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    package let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    package var isCached = true
    /// The identifier with which the responder chain is asked for elements; `nil` if the element has its own provider.
    open package(set) var identifier: Identifier?
    /// The elements that a cached element's provider has returned.
    package var known: [UIMenuElement]?

    /// Creates an element that calls `elementProvider` when the menu opens for the first time; later openings reuse its elements.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "")
    }

    /// Creates an element whose provider is called each time the menu opens.
    open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
        let element = UIDeferredMenuElement(elementProvider)
        element.isCached = false
        return element
    }

    /// The elements that are available immediately.
    // FIXME(gap): an edit menu does not show elements that are provided later; other menus do.
    package var provided: [UIMenuElement] {
        if let known { return known }
        var elements: [UIMenuElement] = []
        provider { [weak self] provided in
            elements = provided
            if let self, isCached { known = provided }
        }
        return elements
    }
}
