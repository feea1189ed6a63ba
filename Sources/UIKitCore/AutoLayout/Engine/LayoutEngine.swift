import ConstraintSolver
import Foundation

/// The constraints of one tree of views, from its root down, and the frames they determine.
///
/// Everything is relative: an item's x and y are in the space of its superview (a guide's: its owner's), so that subtrees stay
/// independent of where they lie. Views that translate their mask are fixed to their frames.
@MainActor
package final class LayoutEngine {
    unowned(unsafe) let root: UIView
    let solver = Solver()
    let number: UInt32
    /// Whether the engine was created to measure a view. It then considers only the view's subtree.
    let isTrial: Bool
    /// The number of the last activation before the engine existed.
    let firstLayout = ConstraintActivation.lastActivation

    /// The slot of each variable, by the variable's number.
    nonisolated(unsafe) var slots: ContiguousArray<LayoutSlot?> = []
    var pendingViews: [UIView] = []
    var pendingSlots: [LayoutSlot] = []
    var staleContents: [LayoutSlot] = []
    var systemGuides: [LayoutSlot] = []
    /// Constraints whose rows follow a scroll offset or a font.
    var offsetDependents: [NSLayoutConstraint] = []
    /// The constraint of each row, by the row's number.
    var constraintsByRow: ContiguousArray<NSLayoutConstraint?> = []
    var nextOrder = 1
    var isSolving = false
    /// Whether views are being asked for their size regardless of their current width.
    var isAskingForContents = false
    var needsSolve = true
    /// The slots with new values whose views wait for their superview's layout.
    var changedSlots: [LayoutSlot] = []
    var terms: ContiguousArray<Term> = []

    private static var lastNumber: UInt32 = 0
    /// The views being measured, the innermost last: their slots are lent to trial engines.
    private static var measured: [UIView] = []

    /// Runs `body` while the slots inside `view` belong to a trial. The tree's own engine, which an intrinsic size may request by laying
    /// out, waits.
    static func measuring<Result>(_ view: UIView, _ body: () -> Result) -> Result {
        measured.append(view)
        defer {
            measured.removeLast()
            if let engine = live(for: view), engine.needsSolve { engine.root.setNeedsLayout() }
        }
        return body()
    }

    init(root: UIView, isTrial: Bool = false) {
        self.root = root
        self.isTrial = isTrial
        Self.lastNumber += 1
        number = Self.lastNumber
        solver.chooseBroken = { [unowned self] in self.chooseBroken($0) }
    }

    deinit {
        for slot in slots where slot?.engine === self { slot?.engine = nil }
    }

    // MARK: Finding the engine of a view

    /// Returns the engine of the view's tree, if layout has begun in the tree.
    static func live(for view: UIView) -> LayoutEngine? { view.layoutRoot.layoutSlotIfAny?.ownedEngine }

    /// Returns the engine of the view's tree, created if anything in the tree uses Auto Layout.
    static func engine(for view: UIView) -> LayoutEngine? {
        let root = view.layoutRoot
        guard root.flags.contains(.usesAutoLayout) else { return nil }
        let slot = root.layoutSlot
        if let engine = slot.ownedEngine { return engine }
        let engine = LayoutEngine(root: root)
        slot.ownedEngine = engine
        engine.pendingViews = [root]
        return engine
    }

    /// Requests a solve. A subview that the root's own `layoutSubviews()` moves solves in its own pass, because the root gets no other.
    func setNeedsSolve(of view: UIView? = nil) {
        guard !needsSolve else { return }
        needsSolve = true
        guard !isTrial else { return }
        if let view, LayerLayout.isLayingOut(root.storedLayer) { view.setNeedsLayout() } else { root.setNeedsLayout() }
    }

    // MARK: Solving

    /// Solves for new values, and marks the superviews of the moved views for layout.
    func solve() {
        guard !isSolving, isTrial || !Self.measured.contains(where: { $0.layoutRoot === root }) else { return }
        isSolving = true
        defer { isSolving = false }
        var rounds = 0
        repeat {
            install()
            refreshContents()
            refreshSystemGuides()
            refreshOffsets()
            needsSolve = false
            guard solver.needsSolving else { break }
            solver.solve()
            if !solver.conflicts.isEmpty { reportConflicts() }
            gatherChanges()
            rounds += 1
        } while measureHeights() && rounds < 8
        notifyChanges()
    }

    /// Collects the slots whose variables changed.
    private func gatherChanges() {
        for variable in solver.changedVariables {
            guard Int(variable.index) < slots.count, let slot = slots[Int(variable.index)], !slot.state.isChanged else { continue }
            slot.state.isChanged = true
            changedSlots.append(slot)
        }
    }

    private func notifyChanges() {
        let changed = changedSlots
        changedSlots = []
        for slot in changed {
            slot.state.isChanged = false
            guard !isTrial else { continue }
            if let view = slot.view {
                if slot.state.mode == .free { view.storedSuperview?.setNeedsLayout() }
            } else if let guide = slot.guide, let owner = guide.owner {
                owner.setNeedsLayout()
                if case .contentArea = guide.role { notifyContentSize(slot, of: owner) }
            }
        }
    }

    private func notifyContentSize(_ slot: LayoutSlot, of owner: UIView) {
        guard let notify = owner.layoutSlotIfAny?.contentSizeDidChange else { return }
        notify(CGSize(width: value(slot.state.width), height: value(slot.state.height)))
    }

    @inline(__always)
    func value(_ variable: Variable) -> Double { solver.value(of: variable) }

    func alignmentRect(of slot: LayoutSlot) -> CGRect {
        // Reads the members of the state one by one: a copy would retain its rows.
        CGRect(x: value(slot.state.x), y: value(slot.state.y), width: value(slot.state.width), height: value(slot.state.height))
    }

    static func frame(of slot: LayoutSlot, in owner: UIView) -> CGRect {
        guard let engine = slot.engine, slot.state.mode != .absent else { return .zero }
        return PixelRounding.round(
            engine.alignmentRect(of: slot), residue: owner.layoutSlotIfAny?.pixelResidue ?? .zero, scale: PixelRounding.scale(of: owner),
            isOnScreen: owner.window != nil)
    }

    // MARK: Applying

    /// Gives the subviews the frames that the engine has for them.
    func apply(to view: UIView) {
        var scale: CGFloat = 0
        let residue = view.layoutSlotIfAny?.pixelResidue ?? .zero, isOnScreen = view.isInWindow
        for subview in view.storedSubviews {
            guard let slot = subview.layoutSlotIfAny, slot.state.mode == .free, slot.isUsed(by: self), slot.isInvolved else { continue }
            if scale == 0 { scale = PixelRounding.scale(of: view) }
            let exact = subview.frame(forAlignmentRect: alignmentRect(of: slot))
            let frame = PixelRounding.round(exact, residue: residue, scale: scale, isOnScreen: isOnScreen)
            place(subview, frame, zoom: slot.zoom)
            let left = CGPoint(x: residue.x + exact.minX - frame.minX, y: residue.y + exact.minY - frame.minY)
            if abs(left.x - slot.residue.x) + abs(left.y - slot.residue.y) > 1e-6 {
                slot.residue = left
                subview.setNeedsLayout()
            }
        }
    }

    private func place(_ view: UIView, _ frame: CGRect, zoom: CGFloat) {
        let layer: CALayer = view.storedLayer
        let bounds = layer.properties.bounds, anchor = layer.properties.anchorPoint
        let center = CGPoint(x: frame.minX + frame.width * zoom * anchor.x, y: frame.minY + frame.height * zoom * anchor.y)
        let moves = layer.properties.position != center
        if bounds.size != frame.size {
            let outer = SafeArea.awaitsPlace
            if moves { SafeArea.awaitsPlace = view }
            view.bounds = CGRect(origin: bounds.origin, size: frame.size)
            SafeArea.awaitsPlace = outer
        }
        if moves { view.center = center }
    }

    /// Sizes a root to its constraints if it has no superview and does not translate its mask.
    func applyToRoot() {
        guard !isTrial, let slot = root.layoutSlotIfAny, slot.state.mode == .root, !root.translatesAutoresizingMaskIntoConstraints,
            !(root is UIWindow)
        else { return }
        let size = PixelRounding.round(
            root.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: value(slot.state.width), height: value(slot.state.height))),
            residue: .zero, scale: PixelRounding.scale(of: root), isOnScreen: root.window != nil
        ).size
        if root.bounds.size != size { root.bounds.size = size }
    }
}

/// metrics.md 1: how layout results are rounded to pixels.
@MainActor
enum PixelRounding {
    static func scale(of view: UIView) -> CGFloat {
        let scale = view.traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }

    /// Rounds edges to pixels of the screen: `residue` is the remainder of the superview's own rounding.
    static func round(_ rect: CGRect, residue: CGPoint, scale: CGFloat, isOnScreen: Bool) -> CGRect {
        if scale == 2, !isOnScreen {
            // Offscreen at a scale of 2: positions are rounded to points, sizes to pixels.
            return CGRect(
                x: nearest(rect.minX, 1), y: nearest(rect.minY, 1), width: nearest(rect.width, 2), height: nearest(rect.height, 2))
        }
        let left = nearest(rect.minX, residue.x, scale), top = nearest(rect.minY, residue.y, scale)
        // The difference of two pixel positions is again a whole number of pixels, without a rounding error.
        return CGRect(
            x: left, y: top, width: nearest(nearest(rect.maxX, residue.x, scale) - left, scale),
            height: nearest(nearest(rect.maxY, residue.y, scale) - top, scale))
    }

    /// Inside a view that was rounded itself, a tie is rounded in the view's direction, so that subviews pinned to its edges stay there.
    private static func nearest(_ value: CGFloat, _ residue: CGFloat, _ scale: CGFloat) -> CGFloat {
        guard residue != 0 else { return nearest(value, scale) }
        let scaled = (value + residue) * scale, wentDown = residue * scale > 0.5 - 1e-6
        return (wentDown ? (scaled - 0.5 - 1e-6).rounded(.up) : (scaled + 0.5 + 1e-6).rounded(.down)) / scale
    }

    /// Ties are rounded away from zero; the solver's inaccuracy does not affect them.
    private static func nearest(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
        let scaled = value * scale
        return (scaled + (scaled < 0 ? -1e-6 : 1e-6)).rounded(.toNearestOrAwayFromZero) / scale
    }
}
