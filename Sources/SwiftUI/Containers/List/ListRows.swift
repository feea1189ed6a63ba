/// The data source and delegate of a list's table: its rows, the cells' content and the actions of touches.
final class ListRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    weak var list: ListElement?
    private let table: UITableView
    private var sections: [ListSection] = []
    private(set) var hasLoaded = false
    /// Whether the change comes from the user's touch, so that it is animated.
    private var isUsersChange = false

    init(table: UITableView) {
        self.table = table
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        // The list determines which heights are stale itself.
        table.selfSizingInvalidation = .disabled
    }

    // MARK: Content

    func show(_ new: [ListSection], animated: Bool) {
        let old = sections
        sections = new
        let changes = ListChanges(from: old, to: new)
        if !hasLoaded {
            hasLoaded = true
            table.reloadData()
        } else if changes.isEmpty {
            refresh()
        } else {
            // Rows that remain keep their cells, including a field that is being edited.
            let change = { self.table.performBatchUpdates { changes.apply(to: self.table) } }
            if animated || isUsersChange { change() } else { UIView.performWithoutAnimation(change) }
            refresh()
        }
        isUsersChange = false
    }

    func row(_ path: IndexPath) -> ViewElement? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else { return nil }
        return sections[path.section].rows[path.row]
    }
    func paths(where matches: (ViewElement) -> Bool) -> [IndexPath] {
        sections.enumerated().flatMap { section, content in
            content.rows.indices.filter { matches(content.rows[$0]) }.map { IndexPath(row: $0, section: section) }
        }
    }

    /// Updates the rows that remain; if one needs another height, the table measures again.
    private func refresh() {
        var isHeightStale = false
        for path in table.indexPathsForVisibleRows ?? [] {
            guard let cell = table.cellForRow(at: path), let element = row(path) else { continue }
            fill(cell, element, path)
            isHeightStale = isHeightStale || cell.elementView?.wantsOtherSize == true
            if UIView.inheritedAnimationDuration > 0 { cell.layoutIfNeeded() }
        }
        for section in sections.indices {
            for (view, isHeader) in [(table.headerView(forSection: section), true), (table.footerView(forSection: section), false)] {
                guard let view else { continue }
                fill(view, section, isHeader: isHeader)
                isHeightStale = isHeightStale || view.elementView?.wantsOtherSize == true
            }
        }
        guard isHeightStale else { return }
        let measure = { self.table.performBatchUpdates(nil) }
        if UIView.inheritedAnimationDuration > 0 { measure() } else { UIView.performWithoutAnimation(measure) }
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if let element = row(indexPath) { fill(cell, element, indexPath) }
        return cell
    }

    private func fill(_ cell: UITableViewCell, _ element: ViewElement, _ path: IndexPath) {
        guard let slot = element[SlotKey.self] else { return }
        slot.fill()
        let figures = RowFigures.current(in: slot.environment), margin = RowFigures.margin(of: table)
        let showsChevron = slot.showsChevron
        let insets = element[RowInsetsKey.self].over(
            EdgeInsets(top: figures.padding, leading: margin, bottom: figures.padding, trailing: showsChevron ? 8 : margin))
        let least = max(element[RowInsetsKey.self].isVertical ? 0 : figures.height, slot.environment.defaultMinListRowHeight)
        cell.contentConfiguration = ElementContent(host: element.host, elements: [element], insets: insets, minHeight: least)
        cell.accessoryType = showsChevron ? .disclosureIndicator : .none
        cell.selectionStyle = slot.actions.isEmpty && list?.selection == nil ? .none : .default
        let line = element[RowSeparatorKey.self].bottom
        let below = row(IndexPath(row: path.row + 1, section: path.section))?[RowSeparatorKey.self].top
        let isSidebar = list?.isSidebar == true, isLast = path.row == sections[path.section].rows.count - 1
        let end = isLast ? element[SectionSeparatorKey.self].bottom : nil
        let isHidden = isSidebar || line.visibility == .hidden || below?.visibility == .hidden || end?.visibility == .hidden
        cell.separatorInset = UIEdgeInsets(top: 0, left: isHidden ? 10_000 : textStart(in: cell) ?? margin, bottom: 0, right: 0)
        cell.separatorTint = (line.tint ?? below?.tint ?? end?.tint)?.uiColor(in: slot.environment)
        if isSidebar {
            cell.backgroundConfiguration = .listSidebarCell()
        } else if cell.backgroundConfiguration == .listSidebarCell() {
            cell.backgroundConfiguration = .listGroupedCell()
        }
        let background = element[RowBackgroundKey.self]
        if let background {
            let view = cell.backgroundView as? HostingView ?? HostingView()
            view.outerEnvironment = slot.environment
            view.show(background)
            if cell.backgroundView !== view { cell.backgroundView = view }
        } else if cell.backgroundView is HostingView {
            cell.backgroundView = nil
        }
    }
    /// Returns the leading edge of a row's first text, at which the separator below the row begins.
    private func textStart(in cell: UITableViewCell) -> CGFloat? {
        guard let view = cell.elementView, view.bounds.width > 0, let label = view.firstLabel else { return nil }
        let frame = label.convert(label.bounds, to: cell.contentView)
        return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? cell.contentView.bounds.width - frame.maxX : frame.minX
    }

    // MARK: Headers and footers

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title(section, isHeader: true) }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { title(section, isHeader: false) }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { band(section, isHeader: true) }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { band(section, isHeader: false) }

    private func title(_ section: Int, isHeader: Bool) -> String? { sections[section].node?.title(isHeader: isHeader) }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        guard table.style != .plain else { return UITableView.automaticDimension }
        if section > 0, spacing(after: section - 1) != nil, sections[section].node?.header.isEmpty ?? true { return .leastNonzeroMagnitude }
        return bandHeight(section, isHeader: true) ?? UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        guard table.style != .plain else { return UITableView.automaticDimension }
        guard let spacing = spacing(after: section), sections[section].node?.footer.isEmpty ?? true else {
            return bandHeight(section, isHeader: false) ?? UITableView.automaticDimension
        }
        return max(spacing, .leastNonzeroMagnitude)
    }
    /// Returns the height of a section's title or of its footer's text, or `nil` if the table decides it.
    private func bandHeight(_ section: Int, isHeader: Bool) -> CGFloat? {
        guard let room = RowFigures.room(isHeader: isHeader), let title = title(section, isHeader: isHeader) else { return nil }
        let label = UILabel()
        label.numberOfLines = 0
        label.font = bandFont(section, isHeader: isHeader)
        label.text = isHeader && Generation.current < .ios26 ? title.uppercased() : title
        let width = table.bounds.width - 4 * RowFigures.margin(of: table)
        return label.sizeThatFits(CGSize(width: max(width, 100), height: .greatestFiniteMagnitude)).height + room.above + room.below
    }
    /// Returns the distance of a section from the next, if views specify it.
    private func spacing(after section: Int) -> CGFloat? {
        guard sections.indices.contains(section) else { return nil }
        return (sections[section].node?.environment ?? list?.node?.environment)?.listSectionSpacing
    }
    /// Returns the font of a section's title or of its footer's text, in the text size of the list's environment.
    private func bandFont(_ section: Int, isHeader: Bool) -> UIFont {
        let environment = sections[section].node?.environment ?? list?.node?.environment
        let font = isHeader && Generation.current >= .ios26 ? Font.headline : .footnote
        return font.uiFont(environment?.dynamicTypeSize ?? .large)
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        prepare(view, section, isHeader: true)
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        prepare(view, section, isHeader: false)
    }
    private func prepare(_ view: UIView, _ section: Int, isHeader: Bool) {
        guard table.style != .plain, title(section, isHeader: isHeader) != nil, let room = RowFigures.room(isHeader: isHeader),
            let view = view as? UITableViewHeaderFooterView
        else { return }
        view.roomBelowTitle = room.below
        view.textLabel?.font = bandFont(section, isHeader: isHeader)
    }
    private func band(_ section: Int, isHeader: Bool) -> UIView? {
        guard let node = sections[section].node, title(section, isHeader: isHeader) == nil, !(isHeader ? node.header : node.footer).isEmpty
        else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        fill(view, section, isHeader: isHeader)
        return view
    }
    private func fill(_ view: UITableViewHeaderFooterView, _ section: Int, isHeader: Bool) {
        guard let node = sections[section].node else { return }
        if let title = title(section, isHeader: isHeader) {
            if view.contentConfiguration == nil { view.showTitle(title) }
            return
        }
        let margin = RowFigures.margin(of: table), room = RowFigures.room(isHeader: isHeader)
        let insets =
            table.style == .plain
            ? EdgeInsets(top: 4, leading: margin, bottom: 4, trailing: margin)
            : EdgeInsets(
                top: room?.above ?? (isHeader ? section == 0 ? 17.5 : 15 : 7), leading: margin, bottom: room?.below ?? 7, trailing: margin)
        view.contentConfiguration = ElementContent(
            host: node.host, elements: isHeader ? node.header : node.footer, insets: insets, alignsToTop: !isHeader)
    }

    // MARK: Appearing

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        row(indexPath)?[SlotKey.self]?.isShown = true
        shown[ObjectIdentifier(cell)] = row(indexPath)?[SlotKey.self]
        cell.layoutIfNeeded()
        if let start = textStart(in: cell), cell.separatorInset.left < 10_000 { cell.separatorInset.left = start }
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard let slot = shown.removeValue(forKey: ObjectIdentifier(cell)), !shown.values.contains(where: { $0 === slot }) else { return }
        slot.isShown = false
    }
    private var shown: [ObjectIdentifier: SlotNode] = [:]

    // MARK: Touches

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        guard let element = row(indexPath), let slot = element[SlotKey.self] else { return false }
        if list?.selection != nil, !element[SelectionDisabledKey.self] { return true }
        return !tableView.isEditing && !slot.actions.isEmpty
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let list, let element = row(indexPath), let slot = element[SlotKey.self] else { return }
        let actions = slot.actions
        let selects = list.selection != nil && (actions.isEmpty || tableView.isEditing || slot.linkValue != nil)
        if selects { list.choose(element, true) }
        if !tableView.isEditing, let (menu, values) = selectionMenu(indexPath) { menu.primaryAction?(values) }
        guard !selects || !tableView.isEditing else { return }
        // A link keeps its row highlighted until its page covers it.
        if !selects { tableView.deselectRow(at: indexPath, animated: true) }
        for action in actions { action.perform() }
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        if let element = row(indexPath) { list?.choose(element, false) }
    }

    /// Returns the menu for a row's selection, with its values.
    private func selectionMenu(_ path: IndexPath) -> (SelectionMenu, Set<AnyHashable>)? {
        guard let menu = list?.node?.environment.selectionMenu, let element = row(path), let value = list?.value(of: element),
            menu.isType(value)
        else { return nil }
        let chosen = list?.selected ?? []
        return (menu, chosen.contains(value) && table.isEditing ? chosen : [value])
    }
    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        guard let (menu, values) = selectionMenu(indexPath), let environment = list?.node?.screenEnvironment else { return nil }
        let items = ActionItem.menuItems(in: menu.menu(values), environment)
        return items.isEmpty ? nil : UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in ActionItem.menu(items) }
    }

    // MARK: Editing

    private func edits(_ path: IndexPath) -> RowEdits? { row(path)?[RowEditsKey.self] }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        guard let element = row(indexPath) else { return false }
        if tableView.isEditing, list?.selection?.isMultiple == true { return true }
        return edits(indexPath)?.delete != nil && !element[DeleteDisabledKey.self] || edits(indexPath)?.move != nil
            || !element[SwipeKey.self].isEmpty
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        guard let element = row(indexPath), edits(indexPath)?.delete != nil, !element[DeleteDisabledKey.self] else { return .none }
        return .delete
    }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        self.tableView(tableView, editingStyleForRowAt: indexPath) != .none
    }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        delete(indexPath)
    }
    private func delete(_ path: IndexPath) {
        guard let edits = edits(path) else { return }
        isUsersChange = true
        edits.delete?(IndexSet(integer: edits.offset))
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        edits(indexPath)?.move != nil && row(indexPath)?[MoveDisabledKey.self] == false
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        edits(proposedDestinationIndexPath)?.source === edits(sourceIndexPath)?.source ? proposedDestinationIndexPath : sourceIndexPath
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        guard let edits = edits(sourceIndexPath), let target = self.edits(destinationIndexPath) else { return }
        // The table has already moved the row, so the action's effect is not a change.
        let moved = sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].rows.insert(moved, at: destinationIndexPath.row)
        edits.move?(IndexSet(integer: edits.offset), target.offset > edits.offset ? target.offset + 1 : target.offset)
    }

    // MARK: Swiping

    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    { swipe(indexPath, .leading) }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    {
        if let own = swipe(indexPath, .trailing) { return own }
        guard self.tableView(tableView, editingStyleForRowAt: indexPath) == .delete else { return nil }
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: SystemWords.text("Delete")) { [weak self] _, _, done in
                self?.delete(indexPath)
                done(true)
            }
        ])
    }
    private func swipe(_ path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
        guard let element = row(path), let slot = element[SlotKey.self] else { return nil }
        return RowSwipeActions.configuration(element[SwipeKey.self], edge, slot.environment) { [weak self] in self?.isUsersChange = true }
    }
}

extension UITableViewCell { var elementView: ElementView? { contentView.subviews.lazy.compactMap { $0 as? ElementView }.first } }
extension UITableViewHeaderFooterView {
    var elementView: ElementView? { contentView.subviews.lazy.compactMap { $0 as? ElementView }.first }
}
extension UIView {
    /// The first label, in drawing order.
    var firstLabel: UILabel? {
        if let label = self as? UILabel { return label }
        return subviews.lazy.compactMap(\.firstLabel).first
    }
}
