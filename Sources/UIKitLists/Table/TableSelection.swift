import UIKitControls

struct TableSelection {
    var rows: Set<IndexPath> = []
    /// The row under the finger.
    var pressed: IndexPath?
    /// The delegate's answer for the row under the finger, once it was asked.
    var mayHighlight: Bool?
    /// The cell that follows the finger while rows are reordered.
    var dragged: UITableViewCell?
}

/// Highlights and selects rows in response to touches.
extension UITableView {
    private var selectionAllowed: Bool { editing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection }
    private var multiple: Bool { editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func rowTouchBegan(_ touches: Set<UITouch>) {
        guard let touch = touches.first, selection.pressed == nil else { return }
        if swipe.isOpen {
            swipe.close(animated: true)
            return
        }
        guard !isTracking || !isDragging, let path = indexPathForRow(at: touch.location(in: self)), let cell = display.cells[path] else {
            return
        }
        guard cell.frame.contains(touch.location(in: self)) else { return }
        (selection.pressed, selection.mayHighlight) = (path, nil)
        highlight(path)
    }

    func rowTouchMoved(_ touches: Set<UITouch>) {
        guard let touch = touches.first, let path = selection.pressed else { return }
        if !rowFrame(path).insetBy(dx: -10, dy: -10).contains(touch.location(in: self)) { rowTouchCancelled() }
    }

    func rowTouchEnded() {
        guard let path = selection.pressed else { return }
        guard mayHighlight(path) else {
            rowTouchCancelled()
            return
        }
        highlight(path)
        selection.pressed = nil
        display.cells[path]?.setHighlighted(false, animated: false)
        rowDelegate?.tableView(self, didUnhighlightRowAt: path)
        userSelected(path)
    }

    func rowTouchCancelled() {
        guard let path = selection.pressed else { return }
        selection.pressed = nil
        guard let cell = display.cells[path], cell.isHighlighted else { return }
        cell.setHighlighted(false, animated: false)
        rowDelegate?.tableView(self, didUnhighlightRowAt: path)
    }

    /// Asks the delegate once for each touch. If it declines, nothing is selected either.
    private func mayHighlight(_ path: IndexPath) -> Bool {
        if let known = selection.mayHighlight { return known }
        let answer = selectionAllowed && rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        selection.mayHighlight = answer
        return answer
    }

    private func highlight(_ path: IndexPath) {
        guard let cell = display.cells[path], mayHighlight(path), !cell.isHighlighted else { return }
        cell.setHighlighted(true, animated: false)
        rowDelegate?.tableView(self, didHighlightRowAt: path)
    }

    /// Handles a tap on a row: the selection, and then the row's primary action, unless the tap extends or reduces a selection. The action
    /// comes even if the delegate refused the selection. (UITableViewDelegate's documentation, iOS 16)
    package func userSelected(_ path: IndexPath) {
        guard selectionAllowed else { return }
        let extends = multiple && !selection.rows.isEmpty
        changeSelection(byTapOn: path)
        guard !extends, let rowDelegate, geometry.contains(path),
            rowDelegate.tableView(self, canPerformPrimaryActionForRowAt: path)
        else { return }
        rowDelegate.tableView(self, performPrimaryActionForRowAt: path)
    }

    /// Selects or deselects a row: deselections first, then the row, each subject to the delegate.
    private func changeSelection(byTapOn path: IndexPath) {
        if selection.rows.contains(path) {
            if multiple {
                userDeselects(path)
                return
            }
            // Tapping the selected row selects it again.
            guard let chosen = rowDelegate?.tableView(self, willSelectRowAt: path) ?? (rowDelegate == nil ? path : nil) else { return }
            performSelectionSegue(chosen)
            rowDelegate?.tableView(self, didSelectRowAt: chosen)
            return
        }
        let proposed = rowDelegate == nil ? path : rowDelegate?.tableView(self, willSelectRowAt: path)
        guard let chosen = proposed else { return }
        if !multiple { for old in selection.rows where old != chosen { userDeselects(old) } }
        mark(chosen, selected: true, animated: false)
        performSelectionSegue(chosen)
        rowDelegate?.tableView(self, didSelectRowAt: chosen)
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }

    /// Performs a cell's segue before the delegate is notified of the selection, and not at all while editing. (SP-A087)
    private func performSelectionSegue(_ path: IndexPath) {
        guard !editing, let cell = display.cells[path] else { return }
        cell.selectionSegue?.trigger(sender: cell)
    }

    private func userDeselects(_ path: IndexPath) {
        guard let chosen = rowDelegate == nil ? path : rowDelegate?.tableView(self, willDeselectRowAt: path) else { return }
        mark(chosen, selected: false, animated: false)
        rowDelegate?.tableView(self, didDeselectRowAt: chosen)
    }

    private func mark(_ path: IndexPath, selected: Bool, animated: Bool) {
        if selected { selection.rows.insert(path) } else { selection.rows.remove(path) }
        if let cell = display.cells[path], cell.isSelected != selected { cell.setSelected(selected, animated: animated) }
    }

    /// Selects a row by code, without calling the delegate.
    func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else {
            deselectAll()
            return
        }
        loadIfNeeded()
        guard selectionAllowed || !editing, geometry.contains(path) else { return }
        if !multiple { for old in selection.rows where old != path { mark(old, selected: false, animated: animated) } }
        mark(path, selected: true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) { mark(path, selected: false, animated: animated) }

    func deselectAll() {
        for path in selection.rows { mark(path, selected: false, animated: false) }
    }
}

extension UITableView {
    /// Posted after the selection of a table changed, with the table as the object.
    nonisolated public static let selectionDidChangeNotification = NSNotification.Name("UITableViewSelectionDidChangeNotification")
}
