/// Shows the columns of a split view in UIKit's split view controller.
final class SplitNode: ViewNode {
    private var split: UISplitViewController?
    private var pages: [PageController] = []
    private var stacks: [StackController] = []
    private var navigators: [Navigator] = []
    private var element: ControllerElement?
    private lazy var delegate = SplitDelegate(self)
    private var given: EnvironmentValues?
    private var wasExpanded = false
    private var shownCompactColumn: NavigationSplitViewColumn?
    /// The index of the column on top of the stack while the columns are collapsed.
    private var topIndex = 0
    private var content: (any AnySplitView)? { view as? any AnySplitView }
    private var places: [UISplitViewController.Column] {
        pages.count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
    private var isExpanded: Bool { split?.isCollapsed == false }

    override func update(_ change: Change) {
        guard let content else { return }
        if split == nil { make(content.columns.count) }
        if given != environment || wasExpanded != isExpanded { updateEnvironment() }
        for (index, (page, view)) in zip(pages, content.columns).enumerated() {
            page.show(index == 0 ? environment.firstPage(view) : view, in: navigators[index].environment)
            page.prepare()
        }
        updateColumns(content)
    }

    private func make(_ count: Int) {
        let split = UISplitViewController(style: count == 3 ? .tripleColumn : .doubleColumn)
        self.split = split
        pages = (0..<count).map { _ in PageController() }
        stacks = pages.map { StackController(rootViewController: $0) }
        navigators = zip(stacks, pages).map { Navigator($0, root: $1) }
        for (index, page) in pages.enumerated() {
            page.chromeChanged = { [weak self] in self?.updateWidths() }
            page.shown = { [weak self] in self?.columnDidAppear(index) }
            navigators[index].nextColumn = { [weak self] in
                self.flatMap { $0.isExpanded && index + 1 < count ? $0.navigators[index + 1] : nil }
            }
            split.setViewController(stacks[index], for: places[index])
        }
        split.delegate = delegate
        element = ControllerElement(split, self)
    }

    private func updateEnvironment() {
        given = environment
        wasExpanded = isExpanded
        for (index, navigator) in navigators.enumerated() {
            var inner = environment
            inner.containerContext = .none
            inner.outerSearch = nil
            inner.navigator = NavigatorReference(navigator: navigator)
            inner.columnStack = inner.navigator
            inner.splitColumn = SplitColumn(node: self, index: index, isExpanded: isExpanded)
            navigator.environment = inner
            stacks[index].navigationBar.tintColor = environment.accent?.uiColor(in: environment)
        }
    }

    private func updateColumns(_ content: any AnySplitView) {
        guard let split else { return }
        let behavior = environment.splitLook.behavior
        if split.preferredSplitBehavior != behavior { split.preferredSplitBehavior = behavior }
        let (visibility, column) = tracking { (content.visibility?.wrappedValue, content.compactColumn?.wrappedValue) }
        let mode = (visibility ?? .automatic).displayMode(columns: pages.count)
        if split.preferredDisplayMode != mode, !split.displayMode.isAbove(mode) { split.preferredDisplayMode = mode }
        guard let column, column != shownCompactColumn else { return }
        shownCompactColumn = column
        reveal(index(of: column))
    }

    private func updateWidths() {
        guard let split else { return }
        let automatic = UISplitViewController.automaticDimension
        let primary = pages[0].chrome.columnWidth
        split.minimumPrimaryColumnWidth = primary?.least ?? automatic
        split.preferredPrimaryColumnWidth = primary?.ideal ?? automatic
        split.maximumPrimaryColumnWidth = primary?.most ?? automatic
        if pages.count == 3 {
            let supplementary = pages[1].chrome.columnWidth
            split.minimumSupplementaryColumnWidth = supplementary?.least ?? automatic
            split.preferredSupplementaryColumnWidth = supplementary?.ideal ?? automatic
            split.maximumSupplementaryColumnWidth = supplementary?.most ?? automatic
        }
        split.displayModeButtonVisibility = pages.contains { $0.chrome.removesSidebarToggle } ? .never : .automatic
    }

    override var elements: [ViewElement] { element.map { [$0] } ?? [] }
    override func willRemove() { element?.remove() }

    // MARK: Visible columns

    /// Writes the user's change of the visible columns to the binding.
    fileprivate func modeWillChange(_ mode: UISplitViewController.DisplayMode) {
        // A rotation changes the columns, too, but not what the app asks for.
        guard let binding = content?.visibility, let split, split.viewIfLoaded?.window != nil, split.transitionCoordinator == nil else {
            return
        }
        let visibility = NavigationSplitViewVisibility(mode)
        let isSame = visibility == binding.wrappedValue || pages.count == 2 && visibility != .detailOnly && binding.wrappedValue == .all
        if !isSame { binding.wrappedValue = visibility }
    }

    // MARK: Compact widths

    private func index(of column: NavigationSplitViewColumn) -> Int {
        switch column {
        case .detail: pages.count - 1
        case .content where pages.count == 3: 1
        default: 0
        }
    }

    /// The column to show first where only one fits: the one that the app prefers, otherwise the one after the last selection.
    fileprivate var firstCompactColumn: UISplitViewController.Column {
        topIndex = content?.compactColumn.map { index(of: $0.wrappedValue) } ?? pages.dropLast().prefix { $0.hasSelection }.count
        return places[topIndex]
    }

    /// Shows a column where only one fits.
    func reveal(_ index: Int) {
        guard let split, split.isCollapsed, places.indices.contains(index), index != topIndex else { return }
        topIndex = index
        split.show(places[index])
    }

    private func columnDidAppear(_ index: Int) {
        guard !isExpanded else { return }
        if let binding = content?.compactColumn, self.index(of: binding.wrappedValue) != index {
            let column: NavigationSplitViewColumn = index == 0 ? .sidebar : index == pages.count - 1 ? .detail : .content
            shownCompactColumn = column
            binding.wrappedValue = column
        }
        // The user went back: the selection that led to the next column ends.
        if index < topIndex { pages[index].clearSelection() }
        topIndex = index
    }
}

private final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
    private weak var node: SplitNode?
    init(_ node: SplitNode) { self.node = node }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { node?.firstCompactColumn ?? proposedTopColumn }
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        node?.modeWillChange(displayMode)
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { node?.setNeedsUpdate() }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { node?.setNeedsUpdate() }
}

extension SplitLook {
    fileprivate var behavior: UISplitViewController.SplitBehavior {
        switch self {
        case .automatic: .automatic
        case .balanced: .tile
        case .prominentDetail: .overlay
        }
    }
}
extension UISplitViewController.DisplayMode {
    /// Whether the mode shows the columns of another one above the secondary column, where the user showed them.
    fileprivate func isAbove(_ mode: Self) -> Bool {
        mode == .oneBesideSecondary && self == .oneOverSecondary || mode == .twoBesideSecondary && self == .twoOverSecondary
    }
}
extension NavigationSplitViewVisibility {
    fileprivate func displayMode(columns: Int) -> UISplitViewController.DisplayMode {
        switch self {
        case .all where columns == 3: .twoBesideSecondary
        case .all, .doubleColumn: .oneBesideSecondary
        case .detailOnly: .secondaryOnly
        default: .automatic
        }
    }
    /// The visibility for a mode of UIKit's. Two columns of two are `doubleColumn`, as SwiftUI's documentation defines it.
    fileprivate init(_ mode: UISplitViewController.DisplayMode) {
        switch mode {
        case .secondaryOnly: self = .detailOnly
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: self = .all
        default: self = .doubleColumn
        }
    }
}

/// The column of a split view that contains a view.
struct SplitColumn: Equatable {
    weak var node: SplitNode?
    let index: Int
    /// Whether the columns are side by side.
    let isExpanded: Bool

    static func == (one: SplitColumn, other: SplitColumn) -> Bool {
        one.node === other.node && one.index == other.index && one.isExpanded == other.isExpanded
    }
    /// Shows the next column, or this one, where only one fits.
    @MainActor func reveal(next: Bool) { node?.reveal(next ? index + 1 : index) }
}
private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }
private enum ColumnStackKey: EnvironmentKey { static var defaultValue: NavigatorReference { NavigatorReference() } }
extension EnvironmentValues {
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
    /// The navigator of the column whose first page contains the view. A stack there uses it.
    var columnStack: NavigatorReference {
        get { self[ColumnStackKey.self] }
        set { self[ColumnStackKey.self] = newValue }
    }
}

extension PageController {
    /// The selections of the page's lists that allow one selected row.
    private var selections: [ListSelection] {
        var found: [ListSelection] = []
        rootNode?.visit { if let selection = ($0 as? ListNode)?.list?.selection, !selection.isMultiple { found.append(selection) } }
        return found
    }
    fileprivate var hasSelection: Bool { selections.contains { !$0.get().isEmpty } }
    func clearSelection() { for selection in selections where !selection.get().isEmpty { selection.set([]) } }
}
