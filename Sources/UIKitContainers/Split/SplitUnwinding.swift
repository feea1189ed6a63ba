import Foundation

extension UISplitViewController {
    /// An unwind that leads to a column makes it visible; collapsed, it goes back through the one stack there is.
    // Unwinding makes the column visible. (SP-C011)
    func followUnwinding() {
        settings.unwindHop = { [weak self] _, next in
            guard let self, let column = [Column.primary, .supplementary, .secondary].first(where: { columns.controller(for: $0) === next }) else { return }
            show(column)
        }
    }
}
