import Foundation

/// Activates constraints: the nearest common ancestor holds them.
@MainActor
enum ConstraintActivation {
    fileprivate(set) static var lastActivation: UInt64 = 0

    static func activate(_ constraint: NSLayoutConstraint) {
        guard constraint.container == nil, let first = constraint.firstSlot?.hierarchyView else { return }
        var container = first
        if let slot = constraint.secondSlot {
            guard let second = slot.hierarchyView, let common = commonAncestor(container, second) else { return refuse(constraint) }
            container = common
        }
        for case let span? in [constraint.firstSpan, constraint.secondSpan] {
            guard let view = span.to?.hierarchyView, let common = commonAncestor(container, view) else { return refuse(constraint) }
            container = common
        }
        install(constraint, in: container)
    }

    /// Returns the nearest view that contains both views, which may be one of them.
    static func commonAncestor(_ first: UIView, _ second: UIView) -> UIView? {
        if first === second || second.storedSuperview === first { return first }
        if first.storedSuperview === second { return second }
        if let parent = first.storedSuperview, parent === second.storedSuperview { return parent }
        func depth(_ view: UIView) -> Int {
            var count = 0
            var current = view.storedSuperview
            while let parent = current {
                count += 1
                current = parent.storedSuperview
            }
            return count
        }
        var left: UIView? = first, right: UIView? = second
        var leftDepth = depth(first), rightDepth = depth(second)
        while leftDepth > rightDepth {
            left = left?.storedSuperview
            leftDepth -= 1
        }
        while rightDepth > leftDepth {
            right = right?.storedSuperview
            rightDepth -= 1
        }
        while let one = left, let other = right {
            if one === other { return one }
            left = one.storedSuperview
            right = other.storedSuperview
        }
        return nil
    }

    private static func refuse(_ constraint: NSLayoutConstraint) {
        let second = constraint.secondSlot.map { anchorText($0, constraint.secondAttributeStored) } ?? "(null)"
        Fault.raise(
            .genericException,
            "Unable to activate constraint with anchors \(anchorText(constraint.firstSlot, constraint.firstAttributeStored)) and \(second) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
        )
    }

    private static func anchorText(_ slot: LayoutSlot?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        let anchor: NSObject =
            switch attribute.kind {
            case .horizontal: NSLayoutXAxisAnchor(slot, attribute)
            case .vertical: NSLayoutYAxisAnchor(slot, attribute)
            case .size, .none: NSLayoutDimension(slot, attribute)
            }
        return anchor.description
    }

    /// Implements `addConstraint`, also for a view that does not contain the items.
    static func add(_ constraint: NSLayoutConstraint, to view: UIView) {
        guard constraint.container !== view else { return }
        let items = [constraint.firstSlot?.hierarchyView, constraint.secondSlot?.hierarchyView]
        guard items.allSatisfy({ $0 == nil || $0!.isDescendant(of: view) }) else {  // Checked for nil first.
            Console.log(
                """
                The view hierarchy is not prepared for the constraint: \(constraint.description)
                \tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.
                """)
            Fault.raise(
                .genericException,
                "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:\(constraint.description) view:\(view.description)"
            )
            return
        }
        if constraint.container != nil { deactivate(constraint) }
        install(constraint, in: view)
    }

    private static func install(_ constraint: NSLayoutConstraint, in container: UIView) {
        lastActivation += 1
        let slot = container.layoutSlot
        constraint.activation = lastActivation
        constraint.containerSlot = slot
        slot.held.append(constraint)
        if let first = constraint.firstSlot, first !== slot { first.mentions.append(constraint) }
        if let second = constraint.secondSlot, second !== slot { second.mentions.append(constraint) }
        guard !slot.awaitsInstallation else { return }
        slot.awaitsInstallation = true
        container.markUsesAutoLayout()
        if let engine = slot.engine ?? LayoutEngine.live(for: container) {
            engine.pendingSlots.append(slot)
            engine.setNeedsSolve()
        }
        container.setNeedsLayout()
    }

    static func deactivate(_ constraint: NSLayoutConstraint) {
        guard let slot = constraint.containerSlot else { return }
        engine(of: constraint)?.remove(constraint)
        constraint.engineNumber = 0
        constraint.containerSlot = nil
        removeFirst(constraint, from: &slot.held)
        if let first = constraint.firstSlot, first !== slot { removeFirst(constraint, from: &first.mentions) }
        if let second = constraint.secondSlot, second !== slot { removeFirst(constraint, from: &second.mentions) }
        slot.view?.setNeedsLayout()
    }

    private static func removeFirst(_ constraint: NSLayoutConstraint, from list: inout [NSLayoutConstraint]) {
        if let last = list.last, last === constraint {
            list.removeLast()
        } else if let index = list.firstIndex(where: { $0 === constraint }) {
            list.remove(at: index)
        }
    }

    // MARK: Changes

    private static func engine(of constraint: NSLayoutConstraint) -> LayoutEngine? {
        guard constraint.engineNumber != 0, let engine = constraint.firstSlot?.engine, engine.number == constraint.engineNumber else {
            return nil
        }
        return engine
    }

    static func constantDidChange(_ constraint: NSLayoutConstraint) {
        guard let engine = engine(of: constraint) else {
            constraint.container?.setNeedsLayout()
            return
        }
        engine.solver.setConstant(Double(constraint.constant) + constraint.rowOffset, of: constraint.row)
        engine.setNeedsSolve()
    }

    static func priorityDidChange(_ constraint: NSLayoutConstraint) {
        guard let engine = engine(of: constraint) else {
            constraint.container?.setNeedsLayout()
            return
        }
        engine.solver.setPriority(constraint.priorityStored.rawValue, of: constraint.row)
        engine.setNeedsSolve()
    }

    // MARK: Hierarchy

    /// Permanently deactivates the constraints between a removed subtree and the views outside it.
    static func cut(_ view: UIView) { cut(view, from: view) }

    private static func cut(_ view: UIView, from top: UIView) {
        if let slot = view.layoutSlotIfAny {
            cut(slot, from: top)
            for guide in slot.guides { cut(guide.slot, from: top) }
            for guide in slot.systemGuides { cut(guide.slot, from: top) }
        }
        for subview in view.storedSubviews where subview.layoutSlotIfAny != nil || subview.flags.contains(.usesAutoLayout) {
            cut(subview, from: top)
        }
    }

    private static func cut(_ slot: LayoutSlot, from top: UIView) {
        guard !slot.mentions.isEmpty else { return }
        // An item below `top` has its superview inside the subtree, and that superview nearly always holds its constraints.
        let holder = slot.hierarchyView.flatMap { $0 === top ? nil : $0.storedSuperview?.layoutSlotIfAny }
        for constraint in slot.mentions.reversed() where constraint.containerSlot !== holder || holder == nil {
            guard let container = constraint.container, !container.isDescendant(of: top) else { continue }
            deactivate(constraint)
        }
    }
}
