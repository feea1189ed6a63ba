/// The style of a list. A sidebar looks like the inset one where it is not beside other columns.
enum ListLook {
    case automatic, plain, grouped, insetGrouped, sidebar
    /// The style of the table. By default, a list is inset and grouped, as a form always is.
    var tableStyle: UITableView.Style {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .automatic, .insetGrouped, .sidebar: .insetGrouped
        }
    }
}

/// A type that gives a `List` its appearance. Only the styles of this module have an effect.
@preconcurrency @MainActor public protocol ListStyle {}
@preconcurrency @MainActor protocol KnownListStyle: ListStyle { var look: ListLook { get } }

/// The default style of lists, which depends on the list's context.
public struct DefaultListStyle: KnownListStyle {
    public init() {}
    var look: ListLook { .automatic }
}
/// The style without groups: rows reach from edge to edge, and headers stay at the top while their section scrolls.
public struct PlainListStyle: KnownListStyle {
    public init() {}
    var look: ListLook { .plain }
}
/// The style that separates sections by gray bands; rows reach from edge to edge.
public struct GroupedListStyle: KnownListStyle {
    public init() {}
    var look: ListLook { .grouped }
}
/// The style that shows each section as an inset group with round corners.
public struct InsetGroupedListStyle: KnownListStyle {
    public init() {}
    var look: ListLook { .insetGrouped }
}
/// The style for inset rows without groups. It appears as ``PlainListStyle``.
public struct InsetListStyle: KnownListStyle {
    public init() {}
    var look: ListLook { .plain }
}
/// The style for the list of a sidebar: rows without cards. Where the width is compact, it appears as ``InsetGroupedListStyle``.
public struct SidebarListStyle: KnownListStyle {
    public init() {}
    var look: ListLook { .sidebar }
}
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

extension View {
    /// Sets the style of the lists in the view. A custom style shows as the automatic one.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, (style as? any KnownListStyle)?.look ?? .automatic)
    }
    /// Sets the emphasis of section headers in the view.
    public func headerProminence(_ prominence: Prominence) -> some View {
        modifier(EnvironmentTransforming { if prominence == .increased { $0.prominentHeaders = true } })
    }
    /// Sets whether the rows of links have a chevron.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.linkIndicatorVisibility, visibility)
    }
    /// Sets whether the list's gray background is visible.
    public func scrollContentBackground(_ visibility: Visibility) -> some View { environment(\.scrollContentBackground, visibility) }
}
/// The emphasis of a section's header: as usual, or larger.
public enum Prominence: Sendable { case standard, increased }
private enum ProminentHeadersKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    var prominentHeaders: Bool {
        get { self[ProminentHeadersKey.self] }
        set { self[ProminentHeadersKey.self] = newValue }
    }
}
private enum LinkIndicatorVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
extension EnvironmentValues {
    var linkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorVisibilityKey.self] }
        set { self[LinkIndicatorVisibilityKey.self] = newValue }
    }
}
