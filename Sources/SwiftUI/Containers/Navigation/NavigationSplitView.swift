/// Columns side by side if there is room, otherwise a stack of the columns.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView, AnySplitView {
    let columns: [any View]
    let visibility: Binding<NavigationSplitViewVisibility>?
    let compactColumn: Binding<NavigationSplitViewColumn>?

    private init(
        _ columns: [any View], _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?
    ) { (self.columns, self.visibility, self.compactColumn) = (columns, visibility, compactColumn) }

    /// Creates a view of three columns, which are a stack where the width is compact.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.init([sidebar(), content(), detail()], nil, nil)
    }
    /// Creates a view of three columns. The binding determines the visible columns, and follows the user's choice.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) { self.init([sidebar(), content(), detail()], columnVisibility, nil) }
    /// Creates a view of three columns. The binding determines the column on top of the stack where the width is compact.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init([sidebar(), content(), detail()], nil, preferredCompactColumn) }
    /// Creates a view of three columns. The bindings determine the visible columns, and the one on top where the width is compact.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init([sidebar(), content(), detail()], columnVisibility, preferredCompactColumn) }

    func makeNode(_ seed: NodeSeed) -> ViewNode { SplitNode(seed) }
}
extension NavigationSplitView where Content == EmptyView {
    /// Creates a view of two columns, which are a stack where the width is compact.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { self.init([sidebar(), detail()], nil, nil) }
    /// Creates a view of two columns. The binding determines the visible columns, and follows the user's choice.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init([sidebar(), detail()], columnVisibility, nil) }
    /// Creates a view of two columns. The binding determines the column on top of the stack where the width is compact.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init([sidebar(), detail()], nil, preferredCompactColumn) }
    /// Creates a view of two columns. The bindings determine the visible columns, and the one on top where the width is compact.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init([sidebar(), detail()], columnVisibility, preferredCompactColumn) }
}
@preconcurrency @MainActor protocol AnySplitView {
    /// The views of two or three columns, from the leading one.
    var columns: [any View] { get }
    var visibility: Binding<NavigationSplitViewVisibility>? { get }
    var compactColumn: Binding<NavigationSplitViewColumn>? { get }
}

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let name: Int
    /// The columns that fit the device and its orientation.
    public static let automatic = NavigationSplitViewVisibility(name: 0)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: 1)
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(name: 2)
    /// The detail column only.
    public static let detailOnly = NavigationSplitViewVisibility(name: 3)
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: Int
    /// The leading column.
    public static let sidebar = NavigationSplitViewColumn(name: 0)
    /// The middle column of three.
    public static let content = NavigationSplitViewColumn(name: 1)
    /// The trailing column.
    public static let detail = NavigationSplitViewColumn(name: 2)
}

// MARK: Styles and widths

enum SplitLook { case automatic, balanced, prominentDetail }
/// The arrangement of a split view's columns. Only the styles of this module have an effect.
@preconcurrency @MainActor public protocol NavigationSplitViewStyle {}
@preconcurrency @MainActor protocol KnownSplitStyle: NavigationSplitViewStyle { var look: SplitLook { get } }
/// The default style of split views. Columns are beside the detail in landscape, and above it in portrait.
public struct AutomaticNavigationSplitViewStyle: KnownSplitStyle {
    public init() {}
    var look: SplitLook { .automatic }
}
/// The style that shrinks the detail column to show the others.
public struct BalancedNavigationSplitViewStyle: KnownSplitStyle {
    public init() {}
    var look: SplitLook { .balanced }
}
/// The style that keeps the size of the detail column: the others lie above it.
public struct ProminentDetailNavigationSplitViewStyle: KnownSplitStyle {
    public init() {}
    var look: SplitLook { .prominentDetail }
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle { public static var automatic: Self { Self() } }
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle { public static var balanced: Self { Self() } }
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The style that keeps the size of the detail column.
    public static var prominentDetail: Self { Self() }
}

/// The width of a column in points. Without a value, it is UIKit's.
struct ColumnWidth { var least, ideal, most: CGFloat? }

private enum SplitLookKey: EnvironmentKey { static var defaultValue: SplitLook { .automatic } }
extension EnvironmentValues {
    var splitLook: SplitLook {
        get { self[SplitLookKey.self] }
        set { self[SplitLookKey.self] = newValue }
    }
}
extension View {
    /// Sets the arrangement of the columns of the split views in the view.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.splitLook, (style as? any KnownSplitStyle)?.look ?? .automatic)
    }
    /// Sets a fixed width, in points, of the column that contains the view. The detail column has the remaining width.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
    }
    /// Sets the preferred width, in points, of the column that contains the view, and its limits. The detail column has the remaining
    /// width.
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        modifier(ChromeModifier { chrome, _ in chrome.columnWidth = ColumnWidth(least: min, ideal: ideal, most: max) })
    }
}
