// FIXME(gap): an iPad's menu bar is not shown.
/// Commands of an app's menus. A phone has no menu bar, so the commands are triggered by their keys.
@preconcurrency @MainActor public protocol Commands {
    associatedtype Body: Commands
    /// The commands that make up this type.
    @CommandsBuilder var body: Body { get }
}
extension Never: Commands {}
extension Commands where Body == Never {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// Commands that list their own controls.
@preconcurrency @MainActor protocol ControlCommands: Commands where Body == Never {
    var controls: AnyView { get }
}
extension Commands {
    /// The controls inside.
    func allControls() -> AnyView { (self as? any ControlCommands)?.controls ?? body.allControls() }
}

/// The result builder that joins commands in the order in which they are listed.
@resultBuilder public enum CommandsBuilder {
    /// Takes an element of the block.
    @preconcurrency @MainActor public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// Returns the content of an empty block.
    @preconcurrency @MainActor public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Joins the elements of the block in order.
    @preconcurrency @MainActor public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        var controls: [AnyView] = []
        repeat controls.append((each content).allControls())
        return CommandList(list: controls)
    }
    /// Takes the content of an `if` without `else`, which is empty if the condition is false.
    @preconcurrency @MainActor public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
        CommandList(list: content.map { [$0.allControls()] } ?? [])
    }
    /// Takes the content of a condition that is true.
    @preconcurrency @MainActor public static func buildEither<Content: Commands>(first: Content) -> CommandList {
        CommandList(list: [first.allControls()])
    }
    /// Takes the content of a condition that is false.
    @preconcurrency @MainActor public static func buildEither<Content: Commands>(second: Content) -> CommandList {
        CommandList(list: [second.allControls()])
    }
    /// Takes commands that need a version of the system, and erases their type.
    @preconcurrency @MainActor public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> CommandList {
        CommandList(list: [content.allControls()])
    }
}

extension Group: Commands where Content: Commands {
    public typealias Body = Never
    public init(@CommandsBuilder content: () -> Content) { self.init(of: content()) }
}
extension Group: ControlCommands where Content: Commands {
    var controls: AnyView { content.allControls() }
}

/// A group of commands.
public struct CommandList: ControlCommands {
    let list: [AnyView]
    var controls: AnyView { AnyView(ForEach(list.indices, id: \.self) { list[$0] }) }
}

/// No commands.
public struct EmptyCommands: ControlCommands {
    public nonisolated init() {}
    var controls: AnyView { AnyView(EmptyView()) }
}

/// A custom menu.
public struct CommandMenu<Content: View>: ControlCommands {
    let content: Content
    /// Creates a menu with a localized name, which isn't shown. The shortcuts of its controls work.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a menu with a name, which isn't shown. The shortcuts of its controls work.
    public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a menu with a name that isn't localized. It isn't shown; the shortcuts of its controls work.
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }
    var controls: AnyView { AnyView(content) }
}

/// Commands beside, or instead of, those of the system.
public struct CommandGroup<Content: View>: ControlCommands {
    let content: Content
    /// Adds commands before those of a group. The place has no effect, because no menu is shown.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    /// Adds commands after those of a group. The place has no effect, because no menu is shown.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    /// Adds commands in place of those of a group. The place has no effect, because no menu is shown.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    var controls: AnyView { AnyView(content) }
}

/// A place in the system's menus.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String
    /// The commands about the app, its settings, and the system's services.
    public static let appInfo = Self(name: "appInfo"), appSettings = Self(name: "appSettings"),
        systemServices = Self(name: "systemServices")
    /// The commands that hide, quit, and create.
    public static let appVisibility = Self(name: "appVisibility"), appTermination = Self(name: "appTermination"),
        newItem = Self(name: "newItem")
    /// The commands that save, import and export, and print.
    public static let saveItem = Self(name: "saveItem"), importExport = Self(name: "importExport"), printItem = Self(name: "printItem")
    /// The commands that undo, copy and paste, and edit text.
    public static let undoRedo = Self(name: "undoRedo"), pasteboard = Self(name: "pasteboard"), textEditing = Self(name: "textEditing")
    /// The commands that format text, and show the toolbar and the sidebar.
    public static let textFormatting = Self(name: "textFormatting"), toolbar = Self(name: "toolbar"), sidebar = Self(name: "sidebar")
    /// The commands about the size and the list of windows.
    public static let windowSize = Self(name: "windowSize"), windowList = Self(name: "windowList"),
        singleWindowList = Self(name: "singleWindowList")
    /// The commands that arrange windows, and for help.
    public static let windowArrangement = Self(name: "windowArrangement"), help = Self(name: "help")
}

/// The system's commands of menus that a phone does not show.
public struct SidebarCommands: ControlCommands {
    public nonisolated init() {}
    var controls: AnyView { AnyView(EmptyView()) }
}
/// The commands for editing text. They are empty: text controls handle the keys themselves.
public struct TextEditingCommands: ControlCommands {
    public nonisolated init() {}
    var controls: AnyView { AnyView(EmptyView()) }
}
/// The commands for formatting text. They are empty here.
public struct TextFormattingCommands: ControlCommands {
    public nonisolated init() {}
    var controls: AnyView { AnyView(EmptyView()) }
}
/// The commands for customizing a toolbar. They are empty here.
public struct ToolbarCommands: ControlCommands {
    public nonisolated init() {}
    var controls: AnyView { AnyView(EmptyView()) }
}
/// The commands for showing an inspector. They are empty here.
public struct InspectorCommands: ControlCommands {
    public nonisolated init() {}
    var controls: AnyView { AnyView(EmptyView()) }
}

extension Scene {
    /// Adds commands. Their buttons follow their keys while the scene is on screen.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let controls = content().allControls()
        return ModifiedScene(content: self) { root in
            AnyView(
                AnyView(erased: root).background(
                    VStack { controls }.frame(width: 0, height: 0).opacity(0).allowsHitTesting(false).accessibilityHidden(true)))
        }
    }
    /// Removes commands of the system, which a phone does not show.
    public func commandsRemoved() -> some Scene { self }
    /// Adds commands to the scene. Other commands aren't removed.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { commands(content: content) }
}
