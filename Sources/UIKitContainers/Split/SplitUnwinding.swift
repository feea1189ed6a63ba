import Foundation

extension UISplitViewController {
    /// Makes the column visible to which an unwind leads; if collapsed, unwinds through the single stack. (SP-C011)
    func followUnwinding() {
        settings.unwindHop = { [weak self] _, next in
            guard let self,
                let column = [Column.primary, .supplementary, .secondary].first(where: { columns.controller(for: $0) === next })
            else { return }
            show(column)
        }
    }
}
