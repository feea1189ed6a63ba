import ConstraintSolver
import Foundation

/// The size of a view as determined only by its constraints.
extension LayoutEngine {
    /// Solves the subtree by itself, with preferred values for the root's width and height, and restores its state.
    static func fittingSize(
        of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        Layout.updateConstraintsIfNeeded(view)
        let wasUsing = view.flags.contains(.usesAutoLayout)
        // If nothing inside is constrained and the view requests no size, its own size fits, as finn-no/BottomSheet's suite expects.
        guard wasUsing || view.wantsSize else { return view.bounds.size }
        view.flags.insert(.usesAutoLayout)
        defer { if !wasUsing { view.flags.remove(.usesAutoLayout) } }
        let saved = SavedStates(view)
        defer { saved.restore() }
        let engine = LayoutEngine(root: view, isTrial: true)
        engine.pendingViews = [view]
        engine.ensure(view.layoutSlot)
        let state = view.layoutSlot.state
        // The target is a frame size; the preferred values are the alignment rectangle's.
        let wish = view.alignmentRect(forFrame: CGRect(origin: .zero, size: target)).size
        _ = engine.one(state.x, 0)
        _ = engine.one(state.y, 0)
        _ = engine.one(state.width, wish.width, priority: horizontal.rawValue)
        _ = engine.one(state.height, wish.height, priority: vertical.rawValue)
        measuring(view) { engine.solve() }
        let rect = CGRect(x: 0, y: 0, width: engine.value(state.width), height: engine.value(state.height))
        let size = view.frame(forAlignmentRect: rect).size
        let scale = PixelRounding.scale(of: view)
        return CGSize(width: roundUp(size.width, scale), height: roundUp(size.height, scale))
    }

    private static func roundUp(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
}

extension UIView {
    fileprivate var wantsSize: Bool { intrinsicContentSize != CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
}

/// The engine states of a subtree, saved while another engine uses the slots.
@MainActor
private struct SavedStates {
    private var slots: [(LayoutSlot, LayoutEngine?, EngineState)] = []
    private var constraints: [(NSLayoutConstraint, Constraint, UInt32, Double)] = []

    init(_ view: UIView) { save(view) }

    private mutating func save(_ view: UIView) {
        if let slot = view.layoutSlotIfAny {
            take(slot)
            for guide in slot.guides + slot.systemGuides { take(guide.slot) }
            if let area = slot.contentArea { take(area.slot) }
            for constraint in slot.held {
                constraints.append((constraint, constraint.row, constraint.engineNumber, constraint.rowOffset))
                constraint.engineNumber = 0
            }
        }
        for subview in view.storedSubviews where subview.flags.contains(.usesAutoLayout) || subview.layoutSlotIfAny != nil { save(subview) }
    }

    private mutating func take(_ slot: LayoutSlot) {
        slots.append((slot, slot.engine, slot.state))
        slot.engine = nil
        slot.state = EngineState()
    }

    @MainActor
    func restore() {
        for (slot, engine, state) in slots {
            slot.engine = engine
            slot.state = state
        }
        for (constraint, row, number, offset) in constraints {
            constraint.row = row
            constraint.engineNumber = number
            constraint.rowOffset = offset
        }
    }
}
