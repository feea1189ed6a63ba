import Foundation

extension UISplitViewController {
    /// Makes the column of the unwind's destination visible. If the split is collapsed, unwinds through the single stack. (SP-C011)
    func followUnwinding() {
        settings.unwindHop = { [weak self] _, next in
            guard let self,
                let column = [Column.primary, .supplementary, .secondary].first(where: { columns.controller(for: $0) === next })
            else { return }
            show(column)
        }
    }
}
