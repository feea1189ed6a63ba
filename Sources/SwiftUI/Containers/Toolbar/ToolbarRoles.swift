/// The purpose of a screen's bar.
public struct ToolbarRole: Sendable {
    let leadsWithTitle: Bool
    /// The roles of ordinary screens.
    public static let automatic = ToolbarRole(leadsWithTitle: false), navigationStack = ToolbarRole(leadsWithTitle: false)
    /// The roles of a browser and an editor, whose title is at the leading edge of wide bars.
    public static let browser = ToolbarRole(leadsWithTitle: true), editor = ToolbarRole(leadsWithTitle: true)
}
/// The display of a screen's title.
public struct ToolbarTitleDisplayMode: Sendable {
    let uiMode: UINavigationItem.LargeTitleDisplayMode
    /// The size of the previous screen's title, or a large title.
    public static let automatic = ToolbarTitleDisplayMode(uiMode: .automatic), large = ToolbarTitleDisplayMode(uiMode: .always)
    /// A large title, which Apple shows in the bar, or a small title in the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(uiMode: .always), inline = ToolbarTitleDisplayMode(uiMode: .never)
}
/// A menu of actions for the screen's document.
public struct ToolbarTitleMenu<Content: View>: ToolbarParts {
    private let content: Content?
    /// Creates the default menu of the title: it renames a title that is bound.
    public init() where Content == EmptyView { content = nil }
    /// Creates a menu of the title, which is a button then.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func items(_ environment: EnvironmentValues) -> [BarItem] { content.map { [BarItem(.titleMenu, $0, environment)] } ?? [] }
}

extension View {
    /// Sets the role of the screen's bar, which places the title in wide bars.
    public func toolbarRole(_ role: ToolbarRole) -> some View {
        modifier(ChromeModifier { chrome, _ in chrome.leadsWithTitle = role.leadsWithTitle })
    }
    /// Sets the size of the screen's title.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        modifier(ChromeModifier { chrome, _ in chrome.titleDisplayMode = mode.uiMode })
    }
    /// Sets the menu that a tap on the screen's title opens. A `RenameButton` in it edits a title that is bound.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let content = content()
        return modifier(ChromeModifier { chrome, environment in chrome.items.append(BarItem(.titleMenu, content, environment)) })
    }
    /// Sets the smaller line below the screen's title in the navigation bar.
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        modifier(ChromeModifier { chrome, environment in chrome.subtitle = subtitle.string(in: environment) })
    }
    /// Sets the localized line below the screen's title.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { navigationSubtitle(Text(subtitleKey)) }
    /// Sets the line below the screen's title, which isn't localized.
    @_disfavoredOverload public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
    /// Has no effect: a document is neither renamed nor shared from the bar.
    public func navigationDocument(_ url: URL) -> some View { self }
}

// MARK: Default items

/// An item that bars show by default.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: Int
    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: 0)
    /// The title of the screen.
    public static let title = ToolbarDefaultItemKind(name: 1)
    /// The search field.
    public static let search = ToolbarDefaultItemKind(name: 2)
}
extension View {
    /// Removes an item that the screen's bars show by themselves. The search field stays.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        modifier(
            ChromeModifier { chrome, _ in
                if defaultItemKind == .sidebarToggle { chrome.removesSidebarToggle = true }
                if defaultItemKind == .title { chrome.hidesTitle = true }
            })
    }
}
