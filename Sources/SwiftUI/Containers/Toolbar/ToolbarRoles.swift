/// The purpose of a screen's bar.
public struct ToolbarRole: Sendable {
    let isEditor: Bool
    public static let automatic = ToolbarRole(isEditor: false), navigationStack = ToolbarRole(isEditor: false)
    public static let browser = ToolbarRole(isEditor: false), editor = ToolbarRole(isEditor: true)
}
/// The display of a screen's title.
public struct ToolbarTitleDisplayMode: Sendable {
    let uiMode: UINavigationItem.LargeTitleDisplayMode
    public static let automatic = ToolbarTitleDisplayMode(uiMode: .automatic), large = ToolbarTitleDisplayMode(uiMode: .always)
    public static let inlineLarge = ToolbarTitleDisplayMode(uiMode: .always), inline = ToolbarTitleDisplayMode(uiMode: .never)
}
/// A menu of actions for the screen's document.
public struct ToolbarTitleMenu<Content: View>: ToolbarParts {
    // FIXME(gap): the title has no menu.
    public init() where Content == EmptyView {}
    public init(@ViewBuilder content: () -> Content) {}
    func items(_ environment: EnvironmentValues) -> [BarItem] { [] }
}

extension View {
    // FIXME(gap): an editor's title stays centered.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        modifier(ChromeModifier { chrome, _ in chrome.titleDisplayMode = mode.uiMode })
    }
    // FIXME(gap): the title has no menu.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    // FIXME(gap): a bar has no subtitle.
    public func navigationSubtitle(_ subtitle: Text) -> some View { self }
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
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
    public static var prominentDetail: Self { Self() }
}
extension View {
    // FIXME(gap): columns keep UIKit's arrangement and widths.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
}
