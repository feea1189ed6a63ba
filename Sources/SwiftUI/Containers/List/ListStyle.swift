/// The style of a list. iOS has three; the sidebar looks like the inset one.
enum ListLook {
    case automatic, plain, grouped, insetGrouped
    /// The style of the table. By default, a list is inset and grouped, as a form always is.
    var tableStyle: UITableView.Style {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .automatic, .insetGrouped: .insetGrouped
        }
    }
}

@preconcurrency @MainActor public protocol ListStyle {}
@MainActor protocol KnownListStyle: ListStyle { var look: ListLook { get } }

public struct DefaultListStyle: KnownListStyle {
    public init() {}
    var look: ListLook { .automatic }
}
public struct PlainListStyle: KnownListStyle {
    public init() {}
    var look: ListLook { .plain }
}
public struct GroupedListStyle: KnownListStyle {
    public init() {}
    var look: ListLook { .grouped }
}
public struct InsetGroupedListStyle: KnownListStyle {
    public init() {}
    var look: ListLook { .insetGrouped }
}
public struct InsetListStyle: KnownListStyle {
    public init() {}
    var look: ListLook { .plain }
}
public struct SidebarListStyle: KnownListStyle {
    public init() {}
    var look: ListLook { .insetGrouped }
}
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

@preconcurrency @MainActor public protocol FormStyle {}
public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }

extension View {
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, (style as? any KnownListStyle)?.look ?? .automatic)
    }
    /// Has no effect: on iOS every form is grouped.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
    public func headerProminence(_ prominence: Prominence) -> some View {
        modifier(EnvironmentTransforming { if prominence == .increased { $0.prominentHeaders = true } })
    }
    /// Sets whether the list's gray background is visible.
    public func scrollContentBackground(_ visibility: Visibility) -> some View { environment(\.scrollContentBackground, visibility) }
}
public enum Prominence: Sendable { case standard, increased }
private enum ProminentHeadersKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    var prominentHeaders: Bool {
        get { self[ProminentHeadersKey.self] }
        set { self[ProminentHeadersKey.self] = newValue }
    }
}
