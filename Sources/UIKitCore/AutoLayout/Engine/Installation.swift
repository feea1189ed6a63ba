import ConstraintSolver
import Foundation

/// A constraint to be installed, ordered by its activation.
private struct WaitingConstraint: Comparable {
    var activation: UInt64
    var constraint: Unmanaged<NSLayoutConstraint>

    static func == (a: Self, b: Self) -> Bool { a.activation == b.activation }
    static func < (a: Self, b: Self) -> Bool { a.activation < b.activation }
}

/// Installs views and constraints in the engine and removes them.
extension LayoutEngine {
    // MARK: In

    /// Installs the views and constraints added since the last solve, in the order in which constraints were activated.
    func install() {
        guard !pendingViews.isEmpty || !pendingSlots.isEmpty else { return }
        var free: [LayoutSlot] = []
        var waiting: [WaitingConstraint] = []
        let views = pendingViews, slots = pendingSlots
        pendingViews = []
        pendingSlots = []
        for view in views where isInTree(view) { collect(view, &free, &waiting) }
        for slot in slots {
            if let view = slot.view, isInTree(view) { collect(slot, &waiting) }
        }
        waiting.sort()
        for one in waiting {
            // The views that hold the constraints keep them alive during the loop.
            let constraint = one.constraint.takeUnretainedValue()
            if constraint.engineNumber != number { add(constraint) }
        }
        for slot in free where slot.engine !== self { ensure(slot) }
    }

    private func collect(_ slot: LayoutSlot, _ waiting: inout [WaitingConstraint]) {
        slot.awaitsInstallation = false
        for constraint in slot.held where constraint.engineNumber != number {
            waiting.append(WaitingConstraint(activation: constraint.activation, constraint: Unmanaged.passUnretained(constraint)))
        }
    }

    private func isInTree(_ view: UIView) -> Bool { view === root || (!isTrial && view.layoutRoot === root) }

    private func collect(
        _ view: UIView, _ free: inout [LayoutSlot], _ waiting: inout [WaitingConstraint]
    ) {
        if let slot = view.layoutSlotIfAny {
            collect(slot, &waiting)
            if slot.contentArea != nil || !view.flags.contains(.translatesAutoresizingMask) || view === root { free.append(slot) }
        }
        for subview in view.storedSubviews where subview.flags.contains(.usesAutoLayout) { collect(subview, &free, &waiting) }
    }

    /// Creates the state of an item in this engine if it has none.
    func ensure(_ slot: LayoutSlot) {
        if slot.engine === self { return }
        slot.engine = self
        var state = EngineState()
        state.x = solver.addVariable()
        state.y = solver.addVariable()
        // A guide at its view's insets yields along an axis on which nothing constrains it: Interface Builder stored the standard height
        // for cells whose labels have a leading margin and a center, where fixed margins would need 16 points.
        let isInset = if case .system? = slot.guide?.role { true } else { false }
        state.width = solver.addVariable(isNonNegative: !isInset)
        state.height = solver.addVariable(isNonNegative: !isInset)
        state.order = nextOrder
        nextOrder += 1
        slot.state = state
        register(slot, state)
        fillIn(slot)
    }

    private func register(_ slot: LayoutSlot, _ state: EngineState) {
        func put(_ variable: Variable) {
            while slots.count <= Int(variable.index) { slots.append(nil) }
            slots[Int(variable.index)] = slot
        }
        put(state.x)
        put(state.y)
        put(state.width)
        put(state.height)
    }

    /// Adds the rows that the item needs apart from constraints.
    func fillIn(_ slot: LayoutSlot) {
        if let view = slot.view {
            if view === root {
                slot.state.mode = .root
                fillInRoot(slot, view)
            } else if view.flags.contains(.translatesAutoresizingMask) {
                slot.state.mode = .fixed
                fix(slot, view)
            } else {
                slot.state.mode = .free
                slot.state.isContentStale = true
                staleContents.append(slot)
                if isWindowRoot(view) { hold(slot, view) }
            }
            if let area = slot.contentArea { ensure(area.slot) }
        } else if let guide = slot.guide {
            slot.state.mode = .guide
            switch guide.role {
            case .custom: break
            case .system(let kind):
                fillInSystemGuide(slot, kind)
                systemGuides.append(slot)
            case .contentArea:
                slot.state.frameRows = [one(slot.state.x, 0), one(slot.state.y, 0)]
            case .controllerEdge(let edge):
                fillInControllerEdge(slot, edge)
                systemGuides.append(slot)
            case .frameArea:
                fillInFrameArea(slot)
                systemGuides.append(slot)
            }
        }
    }

    private func fillInRoot(_ slot: LayoutSlot, _ view: UIView) {
        if isTrial {
            slot.state.isContentStale = true
            staleContents.append(slot)
            return
        }
        let isFree = !view.flags.contains(.translatesAutoresizingMask) && !(view is UIWindow)
        if isFree {
            slot.state.isContentStale = true
            staleContents.append(slot)
        }
        let size = view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size)).size
        let priority: Float = isFree ? 1 : requiredPriority
        slot.state.frameRows = [
            one(slot.state.x, 0), one(slot.state.y, 0), one(slot.state.width, size.width, priority: priority),
            one(slot.state.height, size.height, priority: priority),
        ]
    }

    /// Whether the window sizes `view`, constrained or not.
    private func isWindowRoot(_ view: UIView) -> Bool {
        guard let window = view.window, let controller = view.owningController else { return false }
        return window.storedRoot === controller && window.holdsRootView(view)
    }

    /// Keeps a view that no constraint places where it was put: snapshot libraries show root views that do not translate their masks, and
    /// reference pictures of pointfreeco/swift-snapshot-testing (testAutolayout) show them as large as their window, also around text
    /// fields that hug their text (thumbtack/thumbprint-ios, TextInputTest), around titles that are wider (ButtonRowTest), and around
    /// heights that are required (TextAreaTest).
    private func hold(_ slot: LayoutSlot, _ view: UIView) {
        let state = slot.state, rect = view.alignmentRect(forFrame: view.untransformedFrame)
        slot.state.frameRows = [
            one(state.x, rect.minX, priority: 1), one(state.y, rect.minY, priority: 1), one(state.width, rect.width),
            one(state.height, rect.height),
        ]
    }

    /// Fixes a view that translates its mask to its frame. Along an axis on which it stretches with a superview that constraints size,
    /// fixes the distance from the far edge instead of the length, so that the view's contents follow the superview's size.
    private func fix(_ slot: LayoutSlot, _ view: UIView) {
        let state = slot.state, constants = fixedConstants(view), mask = view.autoresizingMask
        func length(_ size: Variable, _ position: Variable, _ constant: Double, _ outer: Variable?) -> Constraint {
            guard let outer else { return one(size, constant) }
            return solver.add([Term(position), Term(size), Term(outer, -1)], .equal, constant)
        }
        var outer: EngineState?
        if let superview = view.stretchingSuperview(in: self) {
            ensure(superview.layoutSlot)
            outer = superview.layoutSlot.state
        }
        slot.state.frameRows = [
            one(state.x, constants.x), one(state.y, constants.y),
            length(state.width, state.x, constants.width, mask.stretchesWidth ? outer?.width : nil),
            length(state.height, state.y, constants.height, mask.stretchesHeight ? outer?.height : nil),
        ]
    }

    /// Returns the constants for the rows of a view that translates its mask: its position, and the lengths or the distances from the far
    /// edges.
    private func fixedConstants(_ view: UIView) -> (x: Double, y: Double, width: Double, height: Double) {
        let rect = view.alignmentRect(forFrame: view.untransformedFrame), mask = view.autoresizingMask
        let outer = view.stretchingSuperview(in: self)?.bounds.size
        func length(_ own: CGFloat, _ end: CGFloat, _ outer: CGFloat?) -> Double { outer.map { end - $0 } ?? own }
        return (
            rect.minX, rect.minY, length(rect.width, rect.maxX, mask.stretchesWidth ? outer?.width : nil),
            length(rect.height, rect.maxY, mask.stretchesHeight ? outer?.height : nil)
        )
    }

    /// Called after the frame of a view that translates its mask has changed.
    func frameDidChange(_ slot: LayoutSlot, _ view: UIView) {
        let constants = fixedConstants(view)
        set(slot, constants.x, constants.y, constants.width, constants.height, by: view)
    }

    /// Fixes a variable.
    func one(_ variable: Variable, _ constant: Double, priority: Float = requiredPriority) -> Constraint {
        one(variable, .equal, constant, priority: priority, tie: 0)
    }

    /// Adds a row with one variable.
    func one(
        _ variable: Variable, _ relation: ConstraintSolver.Relation, _ constant: Double, priority: Float, tie: Double
    ) -> Constraint {
        solver.add(Term(variable), relation, constant, priority: priority, tie: tie)
    }

    func set(_ slot: LayoutSlot, to rect: CGRect) { set(slot, rect.minX, rect.minY, rect.width, rect.height) }

    /// Sets new constants for the item's own rows.
    private func set(_ slot: LayoutSlot, _ constants: Double..., by view: UIView? = nil) {
        let rows = slot.state.frameRows
        guard rows.count == constants.count else { return }
        for (row, constant) in zip(rows, constants) { solver.setConstant(constant, of: row) }
        if solver.needsSolving { setNeedsSolve(of: view) }
    }

    // MARK: System guides

    /// Adds the rows of a guide inside its owner's edges: left, top, and the distances from right and bottom.
    private func fillInSystemGuide(_ slot: LayoutSlot, _ kind: SystemGuide) {
        guard let owner = slot.guide?.owner else { return }
        ensure(owner.layoutSlot)
        let outer = owner.layoutSlot.state, inner = slot.state
        let insets = self.insets(of: kind, in: owner)
        func far(_ position: Variable, _ size: Variable, _ whole: Variable, _ inset: CGFloat) -> Constraint {
            solver.add([Term(position), Term(size), Term(whole, -1)], .equal, -inset)
        }
        slot.state.frameRows = [
            one(inner.x, insets.left), one(inner.y, insets.top), far(inner.x, inner.width, outer.width, insets.right),
            far(inner.y, inner.height, outer.height, insets.bottom),
        ]
    }

    /// Adds the rows of a scroll view's frame as its content sees it: at the scroll offset, as large as layout makes the scroll view.
    private func fillInFrameArea(_ slot: LayoutSlot) {
        guard let owner = slot.guide?.owner else { return }
        ensure(owner.layoutSlot)
        let outer = owner.layoutSlot.state, inner = slot.state
        slot.state.frameRows = [
            one(inner.x, owner.bounds.minX), one(inner.y, owner.bounds.minY),
            solver.add([Term(inner.width), Term(outer.width, -1)], .equal, 0),
            solver.add([Term(inner.height), Term(outer.height, -1)], .equal, 0),
        ]
    }

    private func insets(of kind: SystemGuide, in owner: UIView) -> UIEdgeInsets {
        switch kind {
        case .safeArea: return owner.safeAreaInsets
        case .margins: return owner.layoutMargins
        case .readable, .keyboard:
            let bounds = owner.bounds, frame = owner.frame(of: kind)
            return UIEdgeInsets(
                top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
                right: bounds.maxX - frame.maxX)
        }
    }

    func refreshSystemGuides() {
        for slot in systemGuides {
            guard let guide = slot.guide, let owner = guide.owner else { continue }
            switch guide.role {
            case .system(let kind):
                let insets = self.insets(of: kind, in: owner)
                set(slot, insets.left, insets.top, -insets.right, -insets.bottom)
            case .frameArea: set(slot, owner.bounds.minX, owner.bounds.minY, 0, 0)
            case .controllerEdge(let edge):
                let length = edge == .top ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
                set(slot, 0, 0, 0, length)
            case .custom, .contentArea: break
            }
        }
    }

    private func fillInControllerEdge(_ slot: LayoutSlot, _ edge: ControllerLayoutGuide.Edge) {
        guard let owner = slot.guide?.owner else { return }
        ensure(owner.layoutSlot)
        let outer = owner.layoutSlot.state, inner = slot.state
        let position =
            edge == .top
            ? one(inner.y, 0) : solver.add([Term(inner.y), Term(inner.height), Term(outer.height, -1)], .equal, 0)
        let length = edge == .top ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
        slot.state.frameRows = [
            one(inner.x, 0), position, solver.add([Term(inner.width), Term(outer.width, -1)], .equal, 0), one(inner.height, length),
        ]
    }

    // MARK: Constraints

    func add(_ constraint: NSLayoutConstraint) {
        guard let expression = makeExpression(constraint) else { return }
        rank(constraint)
        let relation = ConstraintSolver.Relation(rawValue: Int8(constraint.relationStored.rawValue)) ?? .equal
        constraint.rowOffset = expression.offset
        constraint.row = solver.add(terms, relation, constraint.constant + expression.offset, priority: constraint.priorityStored.rawValue)
        constraint.engineNumber = number
        while constraintsByRow.count <= Int(constraint.row.index) { constraintsByRow.append(nil) }
        constraintsByRow[Int(constraint.row.index)] = constraint
        if expression.dependsOnOffset { offsetDependents.append(constraint) }
        setNeedsSolve()
    }

    /// Ranks items in the order in which constraints of an axis name them first: `|[image]|` says nothing about heights (Apple's
    /// AdaptivePhotos, whose labels keep their height above an image that horizontal constraints name first).
    private func rank(_ constraint: NSLayoutConstraint) {
        rank(constraint.firstSlot, constraint.axis)
        rank(constraint.secondSlot, constraint.axis)
    }

    private func rank(_ slot: LayoutSlot?, _ axis: NSLayoutConstraint.Axis) {
        guard let slot, slot.engine === self, slot.state.ranks[axis] == 0 else { return }
        slot.state.ranks[axis] = nextOrder
        nextOrder += 1
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard constraint.engineNumber == number else { return }
        solver.remove(constraint.row)
        constraintsByRow[Int(constraint.row.index)] = nil
        constraint.engineNumber = 0
        if !offsetDependents.isEmpty { offsetDependents.removeAll { $0 === constraint } }
        setNeedsSolve()
    }

    func refreshOffsets() {
        for constraint in offsetDependents {
            guard let expression = makeExpression(constraint) else { continue }
            constraint.rowOffset = expression.offset
            solver.setConstant(constraint.constant + expression.offset, of: constraint.row)
        }
    }

    // MARK: Out

    /// Removes a subtree; constraints that reach into it from outside have been removed already.
    func uninstall(_ view: UIView) {
        removeConstraints(in: view)
        removeStates(in: view)
        setNeedsSolve()
    }

    private func removeConstraints(in view: UIView) {
        if let slot = view.layoutSlotIfAny {
            for constraint in slot.held { remove(constraint) }
        }
        for subview in view.storedSubviews where subview.flags.contains(.usesAutoLayout) { removeConstraints(in: subview) }
    }

    private func removeStates(in view: UIView) {
        // From inside out: inner items may depend on outer ones.
        for subview in view.storedSubviews where subview.layoutSlotIfAny != nil || subview.flags.contains(.usesAutoLayout) {
            removeStates(in: subview)
        }
        if let slot = view.layoutSlotIfAny {
            for guide in slot.systemGuides { remove(guide.slot) }
            for guide in slot.guides { remove(guide.slot) }
            if let area = slot.contentArea { remove(area.slot) }
            remove(slot)
        }
    }

    /// Removes an item that no constraint refers to any more.
    func remove(_ slot: LayoutSlot) {
        guard slot.engine === self, slot.state.mode != .absent else { return }
        clearRows(of: slot)
        if slot.guide != nil { systemGuides.removeAll { $0 === slot } }
        let state = slot.state
        for variable in [state.x, state.y, state.width, state.height] {
            slots[Int(variable.index)] = nil
            solver.remove(variable)
        }
        slot.state = EngineState()
        slot.engine = nil
    }

    /// Removes the rows that the item has apart from constraints.
    func clearRows(of slot: LayoutSlot) {
        for row in slot.state.frameRows { solver.remove(row) }
        slot.state.frameRows = []
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            var rows = slot.state.content[axis]
            removeContent(&rows)
            slot.state.content[axis] = rows
        }
    }

    /// Updates an item whose mask translation or role changed.
    func refill(_ slot: LayoutSlot) {
        guard slot.engine === self, slot.state.mode != .absent else { return }
        clearRows(of: slot)
        fillIn(slot)
        setNeedsSolve()
    }
}

extension UIView {
    /// Returns the superview, if constraints size it in `engine`; while a view is measured, any superview inside it.
    func stretchingSuperview(in engine: LayoutEngine) -> UIView? {
        guard self !== engine.root, let superview = storedSuperview else { return nil }
        if engine.isTrial { return superview }
        return superview.flags.contains(.translatesAutoresizingMask) || superview === engine.root ? nil : superview
    }
}

extension UIView.AutoresizingMask {
    /// Whether both margins are fixed and the width follows the superview's.
    var stretchesWidth: Bool { intersection([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) == .flexibleWidth }
    var stretchesHeight: Bool { intersection([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]) == .flexibleHeight }
}
