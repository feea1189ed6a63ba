import UIKitControls

/// Edit mode and reordering.
extension UITableView {
    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.editing else { return }
        swipe.close(animated: animated)
        self.editing = editing
        for path in selection.rows
        where !(editing ? allowsMultipleSelectionDuringEditing || allowsSelectionDuringEditing : allowsMultipleSelection || allowsSelection)
        {
            deselect(path, animated: false)
        }
        if !editing, allowsMultipleSelectionDuringEditing, !allowsMultipleSelection { deselectAll() }
        for (path, cell) in display.cells { prepareEditing(cell, at: path, animated: animated) }
        // Editing controls reduce the width of the rows' content.
        remeasureAll()
        setNeedsLayout()
    }

    func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

    /// Whether a row can move, which requires that the data source can move rows.
    func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        if let allowed = OptionalRequirement.ask({ dataSource.tableView(self, canMoveRowAt: path) }) { return allowed && movesRows }
        return movesRows
    }

    private var movesRows: Bool {
        guard let dataSource else { return false }
        if dataSource.exposes("tableView:moveRowAt:to:", "tableView:moveRowAtIndexPath:toIndexPath:") { return true }
        // If no dispatch table lists the class's methods, an implementation of canMoveRowAt indicates its intent.
        return OptionalRequirement.ask { dataSource.tableView(self, canMoveRowAt: IndexPath(row: 0, section: 0)) } == true
    }

    func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        guard canEdit(path) else { return .none }
        return rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    func prepareEditing(_ cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
        guard editing else {
            if cell.isEditing { cell.setEditing(false, animated: animated) }
            return
        }
        guard geometry.contains(path) else { return }
        let editable = canEdit(path)
        cell.adoptEditing(
            style: editable ? editingStyle(of: path) : .none, canMove: canMove(path),
            indents: editable && (rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true),
            selects: editable && allowsMultipleSelectionDuringEditing)
        if !cell.isEditing { cell.setEditing(true, animated: animated) }
    }

    // MARK: Reordering

    func beginReorder(_ cell: UITableViewCell, _ touch: UITouch) {
        guard let path = indexPath(for: cell) else { return }
        panGestureRecognizer.isEnabled = false
        selection.dragged = cell
        reordering = Reordering(origin: path, current: path, grab: touch.location(in: cell).y)
        bringSubviewToFront(cell)
        // A separate card above the others; its shadow lies outside.
        cell.rowPosition = RowPosition(isFirst: true, isLast: true, style: style)
        cell.clipsToBounds = false
        cell.layer.shadowOpacity = 0.2
        cell.layer.shadowRadius = 6
        cell.alpha = 0.95
    }

    func reorder(_ touch: UITouch) {
        guard var state = reordering, let cell = selection.dragged else { return }
        cell.frame.origin.y = touch.location(in: self).y - state.grab
        guard let over = geometry.row(at: cell.frame.midY), over != state.current else { return }
        let target = rowDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: state.origin, toProposedIndexPath: over) ?? over
        guard target != state.current, geometry.contains(target) else { return }
        shift(from: state.current, to: target)
        state.current = target
        reordering = state
    }

    /// Moves the row in geometry and display, but not yet in the data source.
    private func shift(from: IndexPath, to: IndexPath) {
        var plan = UpdatePlan()
        plan.moved = [(from, to)]
        let map = plan.itemMap(oldCounts: geometry.sections.map(\.rows.count))
        var heights = geometry.sections.map { section in (0..<section.rows.count).map { section.rows[$0] } }
        let height = heights[from.section].remove(at: from.row)
        heights[to.section].insert(height, at: min(to.row, heights[to.section].count))
        for index in geometry.sections.indices { geometry.sections[index].rows = HeightTree(heights[index]) }
        var cells: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in display.cells { if let new = map(path) { cells[new] = cell } }
        display.cells = cells
        UIView.animate(withDuration: ListDurations.makingWay) {
            for (path, cell) in cells where cell !== self.selection.dragged {
                cell.frame = self.rowFrame(path)
                cell.rowPosition = self.rowPosition(path)
            }
        }
    }

    func endReorder() {
        guard let state = reordering, let cell = selection.dragged else { return }
        panGestureRecognizer.isEnabled = isScrollEnabled
        reordering = nil
        selection.dragged = nil
        cell.alpha = 1
        cell.layer.shadowOpacity = 0
        cell.clipsToBounds = style == .insetGrouped
        cell.rowPosition = rowPosition(state.current)
        if state.current != state.origin { dataSource?.tableView(self, moveRowAt: state.origin, to: state.current) }
        display.settled = nil
        UIView.animate(withDuration: ListDurations.drop) { cell.frame = self.rowFrame(state.current) }
        refreshVisibleCells()
        setNeedsLayout()
    }

    struct Reordering {
        var origin: IndexPath
        var current: IndexPath
        var grab: CGFloat
    }

    private var reordering: Reordering? {
        get { updates.reordering }
        set { updates.reordering = newValue }
    }
}
