import UIKitControls

/// Creates, measures, and places the visible rows; only they exist.
extension UITableView {
    func layoutRowsIfNeeded() {
        if display.needsReload || display.settled == nil { layoutTable() }
    }

    /// Shows the rows that belong on screen, even if scrolling has not been laid out yet.
    func bringVisibleRows() {
        if display.needsReload || !isSettled(bounds) { layoutTable() }
    }

    func layoutTable() {
        guard !display.isLayingOut else { return }
        display.isLayingOut = true
        defer { display.isLayingOut = false }
        loadIfNeeded()
        placeTableViews()
        remeasureTitles()
        layoutRows()
        layoutHeadersAndFooters()
        layoutFillers()
        backgroundView?.frame = bounds
        layoutIndex()
    }

    private func placeTableViews() {
        if let header = tableHeaderView {
            let frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
            if header.frame != frame { header.frame = frame }
            if geometry.headerViewHeight != frame.height {
                geometry.headerViewHeight = frame.height
                applyContentSize()
            }
        }
        if let footer = tableFooterView {
            if geometry.footerViewHeight != footer.frame.height {
                geometry.footerViewHeight = footer.frame.height
                applyContentSize()
            }
            let frame = CGRect(x: 0, y: geometry.rowsEnd, width: bounds.width, height: footer.frame.height)
            if footer.frame != frame { footer.frame = frame }
        }
        if contentSize.width != bounds.width { applyContentSize() }
    }

    private func layoutRows() {
        if let settled = display.settled, settled.width != bounds.width { remeasureAll() }
        // Rows reached by scrolling up are measured above the visible edge; the content must not jump.
        let visible = bounds
        guard visible.height > 0, visible.width > 0 else { return }
        if isSettled(visible) { return }
        retireCells(outside: visible)
        var shown: Set<IndexPath> = []
        var first: IndexPath?
        var last: IndexPath?
        var next = geometry.firstRow(endingAfter: visible.minY)
        while let path = next {
            let before = geometry.rowRect(path, width: visible.width)
            if before.minY >= bounds.maxY { break }
            // A row that appears during an animation is in place immediately: it does not grow into its frame. Its delegate is notified
            // then, and may animate it.
            if display.cells[path] == nil {
                UIView.performWithoutAnimation { showRow(path, expected: before) }
                if let cell = display.cells[path] { rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
            } else {
                showRow(path, expected: before)
            }
            shown.insert(path)
            first = first ?? path
            last = path
            next = geometry.row(after: path)
        }
        retireCells(except: shown)
        applyContentSize()
        if let footer = tableFooterView, footer.frame.minY != geometry.rowsEnd { footer.frame.origin.y = geometry.rowsEnd }
        display.settled = (first, last, bounds.width)
        prefetch(after: last, before: first)
    }

    /// Shows a row: creates its cell, measures it if necessary, and places it. `expected` is the row's known frame.
    private func showRow(_ path: IndexPath, expected: CGRect) {
        let cell = display.cells[path] ?? makeCell(path)
        if !geometry.isMeasured(path) {
            let height = measuredHeight(cell, path, rowFrame(path).width)
            geometry.setHeight(height, of: path)
            if expected.minY < bounds.minY, display.settled != nil, height != expected.height, scroll.motion != nil || scroll.isTracking {
                shiftContent(by: CGPoint(x: 0, y: height - expected.height))
            }
        }
        place(cell, at: path)
    }

    /// Whether the rows on screen are exactly those that belong there.
    private func isSettled(_ visible: CGRect) -> Bool {
        guard let settled = display.settled, settled.width == visible.width, let first = settled.first, let last = settled.last,
            display.cells[first] != nil, display.cells[last] != nil
        else { return false }
        guard geometry.firstRow(endingAfter: visible.minY) == first else { return false }
        guard let after = geometry.row(after: last) else { return true }
        return geometry.rowRect(last, width: 1).minY < visible.maxY && geometry.rowRect(after, width: 1).minY >= visible.maxY
    }

    func remeasureAll() {
        for index in geometry.sections.indices where rowHeight < 0 {
            for (path, _) in display.cells where path.section == index {
                if cellSizesItself(path) { geometry.sections[index].unmeasured.insert(path.row) }
            }
        }
        display.settled = nil
    }

    /// Measures the row of a visible cell again, which announced another size of its content, with the next layout (WWDC 2022, "What's new
    /// in UIKit").
    func cellSizeInvalidated(_ cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, Generation.current >= .ios16, !display.isLayingOut, !display.needsReload,
            let path = display.indexPath(of: cell), geometry.contains(path), !updates.reconfiguring.contains(path), cellSizesItself(path)
        else { return }
        geometry.sections[path.section].unmeasured.insert(path.row)
        display.settled = nil
        setNeedsLayout()
    }

    private func cellSizesItself(_ path: IndexPath) -> Bool {
        guard let rowDelegate, let height = OptionalRequirement.ask({ rowDelegate.tableView(self, heightForRowAt: path) }) else {
            return rowHeight < 0
        }
        return height < 0
    }

    private func makeCell(_ path: IndexPath) -> UITableViewCell {
        guard let dataSource else { return UITableViewCell() }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        adopt(cell, at: path)
        return cell
    }

    /// Adds a cell of the data source to the hierarchy.
    func adopt(_ cell: UITableViewCell, at path: IndexPath) {
        display.cells[path] = cell
        cell.table = self
        cell.isHidden = false
        cell.placeByFrame()
        prepare(cell, at: path)
        if cell.superview !== self { insertSubview(cell, at: lowestContentIndex(above: backgroundView)) }
        // Before it is measured: its fonts follow the table's text size, even if it comes from a table with another one.
        cell.updateTraitsIfNeeded()
    }

    /// Applies the row's current selection, editing, and indentation to the cell.
    func prepare(_ cell: UITableViewCell, at path: IndexPath) {
        let selected = selection.rows.contains(path)
        if cell.isSelected != selected { cell.setSelected(selected, animated: false) }
        if let rowDelegate, let level = OptionalRequirement.ask({ rowDelegate.tableView(self, indentationLevelForRowAt: path) }) {
            cell.indentationLevel = level
        }
        prepareEditing(cell, at: path)
        cell.rowPosition = rowPosition(path)
    }

    func rowPosition(_ path: IndexPath) -> RowPosition {
        guard geometry.contains(path) else { return RowPosition() }
        // Rows with space between them are cards of their own.
        let isAlone = geometry.rowSpacing > 0
        return RowPosition(
            isFirst: isAlone || path.row == 0, isLast: isAlone || path.row == geometry.sections[path.section].rows.count - 1, style: style)
    }

    func place(_ cell: UITableViewCell, at path: IndexPath) {
        let frame = rowFrame(path)
        guard cell !== selection.dragged else { return }
        if cell.frame != frame { cell.move(to: frame) }
        let position = rowPosition(path)
        if cell.rowPosition != position { cell.rowPosition = position }
    }

    func measuredHeight(_ cell: UITableViewCell, _ path: IndexPath, _ width: CGFloat) -> CGFloat {
        if let rowDelegate, let height = OptionalRequirement.ask({ rowDelegate.tableView(self, heightForRowAt: path) }), height >= 0 {
            return height
        }
        if rowHeight >= 0,
            !(rowDelegate.map { delegate in OptionalRequirement.ask { delegate.tableView(self, heightForRowAt: path) } != nil } ?? false)
        {
            return rowHeight
        }
        if cell.frame.width != width {
            cell.frame.size = CGSize(width: width, height: max(cell.frame.height, TableFigures.current.rowHeight))
        }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        let scale = displayScale
        // A sum that misses a whole pixel because of rounding doesn't add a pixel.
        return max(0, (size.height * scale - 0.001).rounded(.up) / scale)
    }

    /// Retires cells that left the screen, for rows that appear, as Showmax/SHMTableView's tests of a jump to the end show.
    private func retireCells(outside visible: CGRect) {
        retireCells(
            except: Set(
                display.cells.keys.filter { path in
                    guard geometry.contains(path) else { return false }
                    let row = geometry.rowRect(path, width: visible.width)
                    return row.maxY > visible.minY && row.minY < visible.maxY
                }))
    }

    private func retireCells(except shown: Set<IndexPath>) {
        guard display.cells.count > shown.count else { return }
        for (path, cell) in display.cells where !shown.contains(path) && cell !== selection.dragged {
            // A field that is being edited keeps its cell.
            if cell.containsFirstResponder { continue }
            display.cells[path] = nil
            retire(cell, at: path)
        }
    }

    /// Removes a cell from the screen and keeps it for reuse.
    func retire(_ cell: UITableViewCell, at path: IndexPath) {
        rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        cell.removeFromSuperview()
        cell.setHighlighted(false, animated: false)
        if let identifier = cell.reuseIdentifier, !cell.isStatic { reuse.cells.keep(cell, for: identifier) }
    }

    func refreshVisibleCells() {
        for (path, cell) in display.cells {
            prepare(cell, at: path)
            cell.setNeedsLayout()
        }
    }

    // MARK: Prefetching

    private func prefetch(after last: IndexPath?, before first: IndexPath?) {
        guard isPrefetchingEnabled, let prefetchDataSource, let first, let last else { return }
        let change = display.prefetching.scrolled(to: first...last, after: geometry.row(after:), before: geometry.row(before:))
        if !change.cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: change.cancelled) }
        if !change.requested.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: change.requested) }
    }

    // MARK: Scrolling to rows

    func scroll(toRow path: IndexPath, at position: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        if path.count == 2, path.row == NSNotFound {
            scrollRectToVisible(rect(forSection: path.section), animated: animated)
            return
        }
        guard geometry.contains(path) else {
            Fault.raise(
                .rangeException,
                "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only \(numberOfRows(inSection: path.section)) rows in section \(path.section). Table view: \(Fault.name(of: self))"
            )
            return
        }
        measure(around: path)
        let row = rowFrame(path)
        let inset = adjustedContentInset
        let pinned = style == .plain ? geometry.headerRect(path.section, width: 1).height : 0
        let room = bounds.height - inset.top - inset.bottom
        var offset = contentOffset
        switch position {
        case .top: offset.y = offsetToTop(of: row.minY - pinned)
        case .middle: offset.y = row.midY - inset.top - room / 2
        case .bottom: offset.y = row.maxY - inset.top - room
        case .none:
            let top = bounds.minY + coveredInset.top + pinned
            let bottom = bounds.minY + inset.top + room
            if row.minY < top {
                offset.y += row.minY - top
            } else if row.maxY > bottom {
                offset.y += min(row.maxY - bottom, row.minY - top)
            }
        }
        setContentOffset(pixelAligned(clamped(offset)), animated: animated)
    }

    /// Measures estimated rows near the target first, so that the target's position is accurate.
    private func measure(around path: IndexPath) {
        guard !geometry.isMeasured(path) || !geometry.sections[path.section].unmeasured.isEmpty else { return }
        let limit = bounds.height
        var (covered, row) = (CGFloat(0), path.row)
        while row >= 0, covered < limit {
            let current = IndexPath(row: row, section: path.section)
            if !geometry.isMeasured(current) {
                let cell = display.cells[current] ?? dataSource?.tableView(self, cellForRowAt: current)
                if let cell {
                    geometry.setHeight(measuredHeight(cell, current, rowFrame(current).width), of: current)
                    if display.cells[current] == nil, let identifier = cell.reuseIdentifier, !cell.isStatic {
                        reuse.cells.keep(cell, for: identifier)
                    }
                }
            }
            covered += geometry.sections[path.section].rows[row]
            row -= 1
        }
        applyContentSize()
    }
}

extension UIView {
    var containsFirstResponder: Bool {
        if isFirstResponder { return true }
        return subviews.contains { $0.containsFirstResponder }
    }
}
