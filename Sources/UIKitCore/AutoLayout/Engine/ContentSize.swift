import ConstraintSolver
import Foundation

/// Intrinsic sizes as rows of the engine: one for hugging, one for compression resistance.
extension LayoutEngine {
    func refreshContents() {
        guard !staleContents.isEmpty else { return }
        let stale = staleContents
        staleContents = []
        for slot in stale {
            guard slot.engine === self, slot.state.isContentStale, let view = slot.view else { continue }
            slot.state.isContentStale = false
            guard slot.state.mode == .free || slot.state.mode == .root else { continue }
            isAskingForContents = true
            let size = view.intrinsicContentSize
            isAskingForContents = false
            // Computing the size may have removed the view.
            guard slot.engine === self else { continue }
            update(slot, .horizontal, size.width)
            var height = size.height
            if slot.heightDependsOnWidth, height != UIView.noIntrinsicMetric {
                // A width that is already known keeps the line breaks that it caused.
                slot.state.measuredWidth = -1
                let width = value(slot.state.width)
                if width > 0, width < size.width { height = measuredHeight(view, slot, width) }
            }
            guard slot.engine === self else { continue }
            update(slot, .vertical, height)
        }
    }

    private func measuredHeight(_ view: UIView, _ slot: LayoutSlot, _ width: Double) -> CGFloat {
        slot.state.measuredWidth = width
        return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    /// Measures the height of texts at their resulting width. Returns whether any height changed.
    func measureHeights() -> Bool {
        var changed = false
        for slot in changedSlots where slot.heightDependsOnWidth && (slot.state.mode == .free || slot.state.mode == .root) {
            guard let view = slot.view, slot.state.content[.vertical].size >= 0 else { continue }
            let width = value(slot.state.width)
            guard abs(width - slot.state.measuredWidth) > 0.001 else { continue }
            let height = measuredHeight(view, slot, width)
            if slot.engine === self, Double(min(height, ConstraintLimits.greatest)) != slot.state.content[.vertical].size {
                update(slot, .vertical, height)
                changed = true
            }
        }
        return changed
    }

    private func update(_ slot: LayoutSlot, _ axis: NSLayoutConstraint.Axis, _ size: CGFloat) {
        let size = Double(min(size, ConstraintLimits.greatest))
        var rows = slot.state.content[axis]
        if size < 0 {
            removeContent(&rows)
        } else if let hugging = rows.hugging, let resistance = rows.resistance {
            solver.setConstant(size, of: hugging)
            solver.setConstant(size, of: resistance)
            rows.size = size
        } else {
            // metrics.md 15: among equals, the view that constraints name first stretches, and keeps its width when space is short.
            let variable = axis == .horizontal ? slot.state.width : slot.state.height
            let rank = slot.state.ranks[axis], order = Double(rank == 0 ? slot.state.order : rank)
            rows.hugging = one(variable, .lessThanOrEqual, size, priority: yielding(slot.hugging(axis), slot, axis), tie: order)
            rows.resistance = one(
                variable, .greaterThanOrEqual, size, priority: yielding(slot.resistance(axis), slot, axis), tie: 1_000_000 - order)
            rows.size = size
        }
        slot.state.content[axis] = rows
    }

    /// Text that may wrap yields to required constraints, even if its own resistance or hugging is required: Interface Builder saves such a
    /// label wrapped or stretched inside required edges, and breaks no constraint.
    private func yielding(_ wanted: UILayoutPriority, _ slot: LayoutSlot, _ axis: NSLayoutConstraint.Axis) -> Float {
        axis == .horizontal && slot.heightDependsOnWidth ? min(wanted.rawValue, UILayoutPriority.required.rawValue - 1) : wanted.rawValue
    }

    func removeContent(_ rows: inout ContentRows) {
        if let row = rows.hugging { solver.remove(row) }
        if let row = rows.resistance { solver.remove(row) }
        rows = ContentRows()
    }

    func contentSizeDidChange(_ slot: LayoutSlot) {
        guard slot.engine === self, !slot.state.isContentStale else { return }
        slot.state.isContentStale = true
        staleContents.append(slot)
        setNeedsSolve()
    }

    func contentPrioritiesDidChange(_ slot: LayoutSlot, _ axis: NSLayoutConstraint.Axis) {
        guard slot.engine === self else { return }
        let rows = slot.state.content[axis]
        if let row = rows.hugging { solver.setPriority(yielding(slot.hugging(axis), slot, axis), of: row) }
        if let row = rows.resistance { solver.setPriority(yielding(slot.resistance(axis), slot, axis), of: row) }
        if rows.hugging != nil { setNeedsSolve() }
    }
}
