/// Shows a list's rows in a UIKit table view.
final class ListElement: ViewElement {
    let table: ListTable
    private let rows: ListRows
    var selected: Set<AnyHashable> = []
    var isEditing = false
    private var list: ListNode? { node as? ListNode }
    private lazy var refresher = Refresher(table)

    init(_ node: ListNode) {
        let look = node.environment.listLook
        table = ListTable(frame: .zero, style: node.list?.isForm == true && look == .automatic ? .insetGrouped : look.tableStyle)
        rows = ListRows(table: table)
        super.init(node)
        rows.list = self
        table.host = host
        table.contentInsetAdjustmentBehavior = .always
        table.dataSource = rows
        table.delegate = rows
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: UIScreen.main.bounds.size) }

    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        guard let list else { return }
        table.take(surroundings.pixelFrame(surroundings.extending(bounds, .all)))
        let environment = list.environment
        // FIXME(gap): margins at the sides of a list leave its rows where they are.
        surroundings.keepContentClear(table, bounds, margins: environment.contentMargins.content)
        table.adopt(indicators: environment.contentMargins.indicators, isReversed: environment.layoutDirection == .rightToLeft)
        host.showContent(of: table)
        table.isScrollEnabled = environment.isScrollEnabled
        table.alwaysBounceVertical = environment.scrollSettings.bounce[.vertical] != .basedOnSize || environment.refresh != nil
        table.showsVerticalScrollIndicator = environment.verticalScrollIndicatorVisibility.isShown
        table.keyboardDismissMode = environment.scrollDismissesKeyboardMode.scrollMode
        table.backgroundColor =
            environment.scrollContentBackground == .hidden ? .clear : table.style == .plain ? .systemBackground : .systemGroupedBackground
        table.tintColor = environment.accent?.uiColor(in: environment)
        refresher.action = environment.refresh
        table.rowSpacing = environment.listRowSpacing ?? 0
        rows.show(ListSection.sections(of: list.rows), animated: UIView.inheritedAnimationDuration > 0)
        updateEditing()
        updateSelection()
    }
    override var views: [UIView] { [table] }

    /// Whether the rows have no cards: the list is in the leading column, beside the others, or has the style of a sidebar.
    var isSidebar: Bool {
        guard let environment = list?.environment, list?.list?.isForm == false else { return false }
        if environment.listLook == .sidebar { return environment.horizontalSizeClass == .regular }
        return environment.listLook == .automatic && environment.splitColumn?.isExpanded == true && environment.splitColumn?.index == 0
    }

    // MARK: Selection and editing

    var selection: ListSelection? { list?.list?.selection }

    private func updateEditing() {
        table.allowsMultipleSelectionDuringEditing = selection?.isMultiple ?? false
        table.allowsSelectionDuringEditing = selection != nil
        if table.isEditing != isEditing { table.setEditing(isEditing, animated: table.window != nil) }
    }
    /// Updates the table's selection to match the binding.
    private func updateSelection() {
        guard let selection, rows.hasLoaded else { return }
        // The value of a row can require its content, which is not created for every row of a list without a selection.
        let wanted = selected.isEmpty ? [] : Set(rows.paths { value(of: $0).map(self.selected.contains) ?? false })
        let present = Set(table.indexPathsForSelectedRows ?? [])
        for path in present.subtracting(wanted) { table.deselectRow(at: path, animated: false) }
        for path in wanted.subtracting(present) { table.selectRow(at: path, animated: false, scrollPosition: .none) }
        if !selection.isMultiple, let former, former != selected { list?.environment.splitColumn?.reveal(next: !selected.isEmpty) }
        former = selected
    }
    /// The selection at the last update.
    private var former: Set<AnyHashable>?

    /// Returns the value that selects a row: its link's, otherwise its tag or identifier.
    func value(of element: ViewElement) -> AnyHashable? {
        guard let selection else { return nil }
        return element[SlotKey.self]?.linkValue.flatMap { selection.value([$0]) } ?? selection.value(element.selectionValues)
    }
    func choose(_ element: ViewElement, _ isChosen: Bool) {
        guard let selection, let value = value(of: element) else { return }
        var chosen = selection.isMultiple ? selection.get() : []
        if isChosen { chosen.insert(value) } else { chosen.remove(value) }
        selection.set(chosen)
        if isChosen, !isEditing { list?.environment.splitColumn?.reveal(next: true) }
    }

    func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard let path = rows.paths(where: { $0.identifiers.contains(id) }).first else { return false }
        let position: UITableView.ScrollPosition = anchor.map { $0.y < 0.34 ? .top : $0.y > 0.66 ? .bottom : .middle } ?? .none
        table.scrollToRow(at: path, at: position, animated: UIView.inheritedAnimationDuration > 0 || Transaction.current?.animation != nil)
        return true
    }
    func remove() { if host.controller?.contentScrollView(for: .top) === table { host.controller?.setContentScrollView(nil) } }
}

/// The table of a list, under a separate name, so that tests see the class that SwiftUI uses on a device.
final class ListTable: UITableView {
    weak var host: ViewHost?
    override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { host?.positionObservers.scrollViewDidScroll(self) } }
    }
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// The rows of a section.
struct ListSection {
    let node: SectionNode?
    var rows: [ViewElement] = []

    /// Divides the row elements of a list's content into sections; rows between two sections form a section of their own.
    @MainActor static func sections(of elements: [ViewElement]) -> [ListSection] {
        var sections: [ListSection] = []
        for element in elements {
            let membership = element[SectionKey.self]
            if membership?.role == .marker {
                sections.append(ListSection(node: membership?.section))
            } else if let last = sections.indices.last, sections[last].node === membership?.section {
                sections[last].rows.append(element)
            } else {
                sections.append(ListSection(node: membership?.section, rows: [element]))
            }
        }
        return sections
    }
}
