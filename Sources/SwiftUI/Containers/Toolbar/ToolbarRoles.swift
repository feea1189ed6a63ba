/// The purpose of a screen's bar.
public struct ToolbarRole: Sendable {
    let isEditor: Bool
    /// The roles of ordinary screens.
    public static let automatic = ToolbarRole(isEditor: false), navigationStack = ToolbarRole(isEditor: false)
    /// The roles of a browser and an editor. Both look like ordinary screens.
    public static let browser = ToolbarRole(isEditor: false), editor = ToolbarRole(isEditor: true)
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
    // FIXME(gap): the title has no menu.
    /// Creates a menu of the title, which isn't shown.
    public init() where Content == EmptyView {}
    /// Creates a menu of the title, which isn't shown.
    public init(@ViewBuilder content: () -> Content) {}
    func items(_ environment: EnvironmentValues) -> [BarItem] { [] }
}

extension View {
    // FIXME(gap): an editor's title stays centered.
    /// Returns the view unchanged: all roles look alike.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// Sets the size of the screen's title.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        modifier(ChromeModifier { chrome, _ in chrome.titleDisplayMode = mode.uiMode })
    }
    // FIXME(gap): the title has no menu.
    /// Returns the view unchanged: the title has no menu.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    // FIXME(gap): a bar has no subtitle.
    /// Returns the view unchanged: a bar has no subtitle.
    public func navigationSubtitle(_ subtitle: Text) -> some View { self }
    /// Returns the view unchanged: a bar has no subtitle.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
    /// Returns the view unchanged: a bar has no subtitle.
    @_disfavoredOverload public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
    /// Has no effect: a document is neither renamed nor shared from the bar.
    public func navigationDocument(_ url: URL) -> some View { self }
}

// MARK: Split views

/// The arrangement of a split view's columns.
@preconcurrency @MainActor public protocol NavigationSplitViewStyle {}
/// The default style of split views. Columns keep UIKit's arrangement.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
/// The style that shrinks the detail column to show the others. It doesn't change UIKit's arrangement here.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
/// The style that keeps the size of the detail column. It doesn't change UIKit's arrangement here.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle { public static var automatic: Self { Self() } }
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle { public static var balanced: Self { Self() } }
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The style that keeps the size of the detail column. It has no effect here.
    public static var prominentDetail: Self { Self() }
}
extension View {
    // FIXME(gap): columns keep UIKit's arrangement and widths.
    /// Returns the view unchanged: columns keep UIKit's arrangement.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    /// Returns the view unchanged: columns keep UIKit's widths.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    /// Returns the view unchanged: columns keep UIKit's widths.
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
}
