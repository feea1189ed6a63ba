import UIKitControls

/// Keeps a table controller's rows above the keyboard (H-43).
@MainActor final class TableKeyboardAvoidance: NSObject {
    private weak var controller: UITableViewController?
    private var tokens: [NSObjectProtocol] = []
    private var added: CGFloat = 0

    func start(for controller: UITableViewController) {
        guard tokens.isEmpty else { return }
        self.controller = controller
        // By their names (K-01): the keyboard itself is in a higher module.
        tokens = ["UIKeyboardWillShowNotification", "UIKeyboardWillHideNotification"].map { name in
            NotificationCenter.default.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { [weak self] note in
                let end = note.userInfo?["UIKeyboardFrameEndUserInfoKey"]
                let frame = end as? CGRect ?? (end as? NSValue)?.rectValue ?? .zero
                let shows = note.name.rawValue == "UIKeyboardWillShowNotification"
                MainActor.assumeIsolated { self?.keyboard(shows ? frame : .zero) }
            }
        }
    }

    func stop() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
        keyboard(.zero)
    }

    private func keyboard(_ frame: CGRect) {
        guard let table = controller?.tableView else { return }
        // A table that has disappeared with the keyboard is no longer in a window, and also loses its inset.
        let overlap = frame == .zero ? 0 : overlap(of: frame, table)
        guard let overlap, overlap != added else { return }
        table.contentInset.bottom += overlap - added
        table.verticalScrollIndicatorInsets.bottom += overlap - added
        added = overlap
        guard overlap > 0, let field = table.firstResponderInside else { return }
        table.scrollRectToVisible(table.convert(field.bounds, from: field).insetBy(dx: 0, dy: -8), animated: true)
    }

    /// Returns the height in points that a keyboard with this frame covers of the table; `nil` outside a window.
    private func overlap(of frame: CGRect, _ table: UITableView) -> CGFloat? {
        guard let window = table.window else { return nil }
        let inTable = table.convert(window.convert(frame, from: nil), from: window)
        return max(0, table.bounds.maxY - inTable.minY - table.scrollInsets.system.bottom)
    }
}

extension UIView {
    var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        for view in subviews { if let found = view.firstResponderInside { return found } }
        return nil
    }
}
