import UIKitControls

/// A row swiped aside, and the buttons beneath. One row of a table at a time.
@MainActor final class TableSwipe {
    weak var table: UITableView?
    let recognizer = UIPanGestureRecognizer()
    private let gate = GestureGate()

    private var path: IndexPath?
    private weak var cell: UITableViewCell?
    private var buttons: SwipeButtons?
    private var performsFirst = false
    private var startOffset: CGFloat = 0
    private(set) var isOpen = false

    init() {
        gate.mayBegin = { [weak self] _ in self?.shouldBegin() ?? false }
        recognizer.delegate = gate
        recognizer.addHandler { [weak self] in self?.swiped($0 as! UIPanGestureRecognizer) }
    }

    /// Whether the movement is a swipe over a row that has actions on that side.
    func shouldBegin() -> Bool {
        guard let table, !table.isEditing || isOpen else { return false }
        let translation = recognizer.translation(in: table)
        guard abs(translation.x) > abs(translation.y) else { return false }
        if isOpen { return true }
        guard let path = table.indexPathForRow(at: recognizer.location(in: table)), table.canEdit(path) else { return false }
        let leading = (translation.x > 0) != (table.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return configuration(for: path, leading: leading) != nil
    }

    private func configuration(for path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
        guard let table else { return nil }
        if leading {
            let configuration = table.rowDelegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
            return configuration?.actions.isEmpty == false ? configuration : nil
        }
        if let delegate = table.rowDelegate {
            let own = OptionalRequirement.ask { delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) }
            if let own { return own?.actions.isEmpty == false ? own : nil }
            if let old = delegate.tableView(table, editActionsForRowAt: path), !old.isEmpty { return Self.configuration(of: old, path) }
        }
        return deletion(path)
    }

    private static func configuration(of actions: [UITableViewRowAction], _ path: IndexPath) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(actions: actions.map { old in
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

    /// A data source that commits deletions gets a Delete button without asking.
    private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let table, let dataSource = table.dataSource, table.editingStyle(of: path) == .delete else { return nil }
        let answers = OptionalRequirement.ask { dataSource.tableView(table, canEditRowAt: path) } != nil
        guard answers || dataSource.exposes("tableView:commit:forRowAt:", "tableView:commitEditingStyle:forRowAtIndexPath:") else { return nil }
        let title = table.rowDelegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [weak table] _, _, done in
                if let table { table.dataSource?.tableView(table, commit: .delete, forRowAt: path) }
                done(true)
            }
        ])
    }

    // MARK: Movement

    fileprivate func swiped(_ pan: UIPanGestureRecognizer) {
        guard let table else { return }
        let translation = pan.translation(in: table).x
        switch pan.state {
        case .began:
            if !isOpen {
                guard let path = table.indexPathForRow(at: pan.location(in: table)) else { return }
                let leading = (translation > 0 || pan.velocity(in: table).x > 0) != (table.effectiveUserInterfaceLayoutDirection == .rightToLeft)
                open(path, leading: leading)
            }
            startOffset = cell?.parts.swipeOffset ?? 0
            move(to: startOffset + translation)
        case .changed: move(to: startOffset + translation)
        case .ended: release(velocity: pan.velocity(in: table).x)
        case .cancelled, .failed: close(animated: true)
        default: break
        }
    }

    private func open(_ path: IndexPath, leading: Bool) {
        guard let table, let cell = table.display.cells[path], let configuration = configuration(for: path, leading: leading) else { return }
        table.rowTouchCancelled()
        self.path = path
        self.cell = cell
        performsFirst = configuration.performsFirstActionWithFullSwipe
        isOpen = true
        let buttons = SwipeButtons(configuration.actions, isLeading: leading)
        buttons.chosen = { [weak self] action in self?.perform(action) }
        cell.addSubview(buttons)
        self.buttons = buttons
        table.rowDelegate?.tableView(table, willBeginEditingRowAt: path)
        cell.willTransition(to: .showingDeleteConfirmation)
    }

    private func move(to offset: CGFloat) {
        guard let cell, let buttons else { return }
        let onLeft = buttons.isLeading != (cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let offset = onLeft ? max(0, offset) : min(0, offset)
        cell.parts.swipeOffset = offset
        let width = abs(offset)
        buttons.frame = CGRect(x: onLeft ? 0 : cell.bounds.width - width, y: 0, width: width, height: cell.bounds.height)
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
    }

    private func release(velocity: CGFloat) {
        guard let cell, let buttons else { return }
        let offset = cell.parts.swipeOffset
        if performsFirst, abs(offset) > cell.bounds.width * 0.6, let first = buttons.actions.first {
            perform(first)
            return
        }
        let towardsOpen = velocity * offset > 0
        if abs(offset) > buttons.restingWidth / 2 || (towardsOpen && abs(velocity) > 300) {
            settleOpen()
        } else {
            close(animated: true)
        }
    }

    private func settleOpen() {
        guard let cell, let buttons else { return }
        let onLeft = buttons.isLeading != (cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let width = buttons.restingWidth
        UIView.animate(withDuration: 0.25) { self.move(to: onLeft ? width : -width) }
        cell.parts.showsDeleteConfirmation = true
        cell.didTransition(to: .showingDeleteConfirmation)
    }

    /// The button a tap on the minus sign uncovers.
    func showDeletion(_ cell: UITableViewCell, at path: IndexPath) {
        close(animated: false)
        open(path, leading: false)
        settleOpen()
    }

    private func perform(_ action: UIContextualAction) {
        guard let cell else { return }
        action.handler(action, buttons ?? cell) { [weak self] _ in self?.close(animated: true) }
    }

    func close(animated: Bool) {
        guard isOpen else { return }
        isOpen = false
        let (cell, buttons, path) = (cell, buttons, path)
        self.buttons = nil
        self.path = nil
        let end = {
            buttons?.removeFromSuperview()
            cell?.parts.showsDeleteConfirmation = false
            if let table = self.table { table.rowDelegate?.tableView(table, didEndEditingRowAt: path) }
        }
        cell?.parts.swipeOffset = 0
        cell?.setNeedsLayout()
        guard animated, cell?.window != nil else {
            end()
            return
        }
        UIView.animate(withDuration: 0.25) {
            cell?.layoutIfNeeded()
            buttons?.frame.size.width = 0
        } completion: { _ in end() }
    }
}

/// A recogniser's delegate that asks a closure.
final class GestureGate: NSObject, UIGestureRecognizerDelegate {
    var mayBegin: (CGPoint) -> Bool = { _ in false }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin(gestureRecognizer.location(in: gestureRecognizer.view)) }
}

extension UITableView {
    func showDeleteConfirmation(for cell: UITableViewCell, at path: IndexPath) { swipe.showDeletion(cell, at: path) }
}
