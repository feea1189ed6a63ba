/// Columns side by side if there is room, otherwise a stack that begins with the first column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView, AnySplitView {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail

    /// Creates a view of three columns, which are a stack where the width is compact.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    }
    /// Creates a view of two columns, which are a stack where the width is compact.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        (self.sidebar, content, self.detail) = (sidebar(), EmptyView(), detail())
    }
    // FIXME(gap): the visible columns depend on the available width.
    /// Creates a view of two columns. The available width, not the binding, determines the visible columns.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    )
    where Content == EmptyView {
        self.init(sidebar: sidebar, detail: detail)
    }
    /// Creates a view of three columns. The available width, not the binding, determines the visible columns.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, content: content, detail: detail) }

    func makeNode(_ seed: NodeSeed) -> ViewNode { SplitNode(seed) }
    var columns: [any View] { content is EmptyView ? [sidebar, detail] : [sidebar, content, detail] }
}
@MainActor protocol AnySplitView { var columns: [any View] { get } }

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
    private let name: Int
    /// The columns that fit the device.
    public static let automatic = NavigationSplitViewVisibility(name: 0)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: 1)
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(name: 2)
    /// The detail column only.
    public static let detailOnly = NavigationSplitViewVisibility(name: 3)
}

final class SplitNode: ViewNode {
    private var split: UISplitViewController?
    private var pages: [PageController] = []
    private var stacks: [StackController] = []
    private var element: ControllerElement?
    private var places: [UISplitViewController.Column] {
        pages.count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    override func update(_ change: Change) {
        guard let columns = (view as? any AnySplitView)?.columns else { return }
        if split == nil { make(columns.count) }
        if given != environment {
            given = environment
            for (index, navigator) in navigators.enumerated() {
                navigator.environment = environment
                navigator.environment.containerContext = .none
                navigator.environment.outerSearch = nil
                navigator.environment.navigator = NavigatorReference(navigator: navigator)
                // A selection in one column shows the next if only one fits.
                navigator.environment.reveal = RevealAction { [weak self] in self?.reveal(index + 1) }
            }
        }
        for (index, page) in pages.enumerated() {
            page.show(index == 0 ? environment.firstPage(columns[0]) : columns[index], in: navigators[index].environment)
            page.prepare()
        }
    }
    private var given: EnvironmentValues?
    private var navigators: [Navigator] = []

    private func make(_ count: Int) {
        let split = UISplitViewController(style: count == 3 ? .tripleColumn : .doubleColumn)
        self.split = split
        pages = (0..<count).map { _ in PageController() }
        stacks = pages.map { StackController(rootViewController: $0) }
        navigators = stacks.map { Navigator($0) }
        for (stack, place) in zip(stacks, places) { split.setViewController(stack, for: place) }
        split.preferredDisplayMode = .oneBesideSecondary
        split.delegate = self.topColumn
        element = ControllerElement(split, self)
    }
    private lazy var topColumn = FirstColumnOnTop()

    private func reveal(_ index: Int) {
        guard let split, split.isCollapsed, places.indices.contains(index) else { return }
        split.show(places[index])
    }
    override var elements: [ViewElement] { element.map { [$0] } ?? [] }
    override func willRemove() { element?.remove() }
}

/// Shows the first column if only one fits.
private final class FirstColumnOnTop: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
}

/// An action that reveals the next column.
struct RevealAction: Equatable {
    let perform: @MainActor () -> Void
    init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }
    /// Always equal, because there is one per column.
    static func == (one: RevealAction, other: RevealAction) -> Bool { true }
}
private enum RevealKey: EnvironmentKey { static var defaultValue: RevealAction? { nil } }
extension EnvironmentValues {
    var reveal: RevealAction? {
        get { self[RevealKey.self] }
        set { self[RevealKey.self] = newValue }
    }
}
