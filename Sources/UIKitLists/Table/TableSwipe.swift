import UIKitControls

extension UITableView: SwipeHost {
    func swipePath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point).flatMap { canEdit($0) ? $0 : nil } }
    func swipeCell(at path: IndexPath) -> (any SwipeCell)? { display.cells[path] }

    func swipeWillOpen(at path: IndexPath) {
        rowTouchCancelled()
        rowDelegate?.tableView(self, willBeginEditingRowAt: path)
    }
    func swipeDidClose(at path: IndexPath?) { rowDelegate?.tableView(self, didEndEditingRowAt: path) }

    func showDeleteConfirmation(at path: IndexPath) { swipe.showTrailing(at: path) }

    func swipeActions(for path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
        if leading {
            let configuration = rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            guard let configuration else { return contentActions(path, leading: true) }
            return configuration.actions.isEmpty ? nil : configuration
        }
        if let delegate = rowDelegate {
            let own = OptionalRequirement.ask { delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
            if let own { return own?.actions.isEmpty == false ? own : nil }
            if let old = delegate.tableView(self, editActionsForRowAt: path), !old.isEmpty { return Self.configuration(of: old, path) }
        }
        return contentActions(path, leading: false) ?? deletion(path)
    }
    private func contentActions(_ path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
        display.cells[path]?.contentView.contentSwipeActions(leading: leading)
    }

    private static func configuration(of actions: [UITableViewRowAction], _ path: IndexPath) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map { old in
                let action = UIContextualAction(style: old.style == .default ? .destructive : .normal, title: old.title) { _, _, done in
                    old.handler(old, path)
                    done(true)
                }
                if let color = old.backgroundColor { action.backgroundColor = color }
                return action
            })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// Returns a Delete button for a data source that commits deletions, by default.
    private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let dataSource, editingStyle(of: path) == .delete else { return nil }
        let answers = OptionalRequirement.ask { dataSource.tableView(self, canEditRowAt: path) } != nil
        guard answers || dataSource.exposes("tableView:commit:forRowAt:", "tableView:commitEditingStyle:forRowAtIndexPath:") else {
            return nil
        }
        let title = rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? SystemWords.text("Delete")
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
                if let self { self.dataSource?.tableView(self, commit: .delete, forRowAt: path) }
                done(true)
            }
        ])
    }
}

extension UITableViewCell: SwipeCell {
    var swipeOffset: CGFloat {
        get { parts.swipeOffset }
        set { parts.swipeOffset = newValue }
    }

    func swipeDidOpen(isSettled: Bool) {
        guard isSettled else { return willTransition(to: .showingDeleteConfirmation) }
        parts.showsDeleteConfirmation = true
        didTransition(to: .showingDeleteConfirmation)
    }
    func swipeDidClose() { parts.showsDeleteConfirmation = false }
}
