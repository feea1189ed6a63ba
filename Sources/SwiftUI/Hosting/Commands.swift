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
@MainActor protocol ControlCommands: Commands where Body == Never {
    var controls: AnyView { get }
}
extension Commands {
    /// The controls inside.
    func allControls() -> AnyView { (self as? any ControlCommands)?.controls ?? body.allControls() }
}

/// The result builder that joins commands in the order in which they are listed.
@resultBuilder public enum CommandsBuilder {
    @MainActor public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    @MainActor public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        var controls: [AnyView] = []
        repeat controls.append((each content).allControls())
        return CommandList(list: controls)
    }
    @MainActor public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
        CommandList(list: content.map { [$0.allControls()] } ?? [])
    }
    @MainActor public static func buildEither<Content: Commands>(first: Content) -> CommandList { CommandList(list: [first.allControls()]) }
    @MainActor public static func buildEither<Content: Commands>(second: Content) -> CommandList {
        CommandList(list: [second.allControls()])
    }
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
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }
    var controls: AnyView { AnyView(content) }
}

/// Commands beside, or instead of, those of the system.
public struct CommandGroup<Content: View>: ControlCommands {
    let content: Content
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    var controls: AnyView { AnyView(content) }
}

/// A place in the system's menus.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String
    public static let appInfo = Self(name: "appInfo"), appSettings = Self(name: "appSettings"),
        systemServices = Self(name: "systemServices")
    public static let appVisibility = Self(name: "appVisibility"), appTermination = Self(name: "appTermination"),
        newItem = Self(name: "newItem")
    public static let saveItem = Self(name: "saveItem"), importExport = Self(name: "importExport"), printItem = Self(name: "printItem")
    public static let undoRedo = Self(name: "undoRedo"), pasteboard = Self(name: "pasteboard"), textEditing = Self(name: "textEditing")
    public static let textFormatting = Self(name: "textFormatting"), toolbar = Self(name: "toolbar"), sidebar = Self(name: "sidebar")
    public static let windowSize = Self(name: "windowSize"), windowList = Self(name: "windowList"),
        singleWindowList = Self(name: "singleWindowList")
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
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { commands(content: content) }
}
