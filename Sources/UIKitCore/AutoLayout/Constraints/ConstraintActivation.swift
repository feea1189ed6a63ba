import Foundation

/// Putting constraints into force: the nearest common ancestor holds them.
@MainActor
enum ConstraintActivation {
    private static var lastActivation: UInt64 = 0

    static func activate(_ constraint: NSLayoutConstraint) {
        guard constraint.container == nil else { return }
        guard let first = ConstraintItem.view(of: constraint.firstTarget) else { return }
        var views = [first]
        if constraint.secondTarget != nil {
            guard let second = ConstraintItem.view(of: constraint.secondTarget) else { return refuse(constraint) }
            views.append(second)
        }
        for span in [constraint.firstSpan, constraint.secondSpan] {
            if let view = ConstraintItem.view(of: span?.to) { views.append(view) }
        }
        var container = views[0]
        for view in views.dropFirst() {
            guard let common = commonAncestor(container, view) else { return refuse(constraint) }
            container = common
        }
        install(constraint, in: container)
    }

    /// The nearest view that contains both, either included.
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
        let second = constraint.secondTarget.map { anchorText($0, constraint.secondAttributeStored) } ?? "(null)"
        Fault.raise(
            .genericException,
            "Unable to activate constraint with anchors \(anchorText(constraint.firstTarget, constraint.firstAttributeStored)) and \(second) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
        )
    }

    private static func anchorText(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        let anchor: NSObject =
            switch attribute.kind {
            case .horizontal: NSLayoutXAxisAnchor(item: item, attribute: attribute)
            case .vertical: NSLayoutYAxisAnchor(item: item, attribute: attribute)
            case .size, .none: NSLayoutDimension(item: item, attribute: attribute)
            }
        return anchor.description
    }

    /// `addConstraint` to a view that does not contain the items.
    static func add(_ constraint: NSLayoutConstraint, to view: UIView) {
        guard constraint.container !== view else { return }
        let items = [ConstraintItem.view(of: constraint.firstTarget), ConstraintItem.view(of: constraint.secondTarget)]
        guard items.allSatisfy({ $0 == nil || $0!.isDescendant(of: view) }) else {  // Checked for nil first.
            Console.log(
                """
                The view hierarchy is not prepared for the constraint: \(constraint.description)
                	When added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.
                """)
            Fault.raise(
                .genericException,
                "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:\(constraint.description) view:\(view.description)")
            return
        }
        if constraint.container != nil { deactivate(constraint) }
        install(constraint, in: view)
    }

    private static func install(_ constraint: NSLayoutConstraint, in container: UIView) {
        lastActivation += 1
        constraint.activation = lastActivation
        constraint.container = container
        container.layoutSlot.held.append(constraint)
        mention(constraint, constraint.firstTarget, container)
        if constraint.secondTarget != nil { mention(constraint, constraint.secondTarget, container) }
        container.markUsesAutoLayout()
        if let engine = LayoutEngine.live(for: container) {
            engine.pendingConstraints.append(constraint)
            engine.setNeedsSolve()
        } else {
            container.setNeedsLayout()
        }
    }

    @inline(__always)
    private static func mention(_ constraint: NSLayoutConstraint, _ item: AnyObject?, _ container: UIView) {
        guard let item, item !== container else { return }
        layoutSlot(of: item)?.mentions.append(constraint)
    }

    static func deactivate(_ constraint: NSLayoutConstraint) {
        guard let container = constraint.container else { return }
        if constraint.engineNumber != 0 { LayoutEngine.live(for: container)?.remove(constraint) }
        constraint.engineNumber = 0
        constraint.container = nil
        if let slot = container.layoutSlotIfAny { removeFirst(constraint, from: &slot.held) }
        for item in [constraint.firstTarget, constraint.secondTarget] {
            guard let item, item !== container, let slot = layoutSlot(of: item) else { continue }
            removeFirst(constraint, from: &slot.mentions)
        }
        container.setNeedsLayout()
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
        guard constraint.engineNumber != 0, let container = constraint.container, let engine = LayoutEngine.live(for: container),
            engine.number == constraint.engineNumber
        else { return nil }
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
        guard let engine = engine(of: constraint) else { return }
        engine.solver.setPriority(constraint.priorityStored.rawValue, of: constraint.row)
        engine.setNeedsSolve()
    }

    // MARK: Hierarchy

    /// Constraints from outside into a subtree that leaves go for good.
    static func cut(_ view: UIView) { cut(view, from: view) }

    private static func cut(_ view: UIView, from top: UIView) {
        if let slot = view.layoutSlotIfAny {
            cut(slot, from: top)
            for guide in slot.guides + slot.systemGuides { cut(guide.slot, from: top) }
        }
        for subview in view.storedSubviews where subview.layoutSlotIfAny != nil || subview.flags.contains(.usesAutoLayout) {
            cut(subview, from: top)
        }
    }

    private static func cut(_ slot: LayoutSlot, from top: UIView) {
        guard !slot.mentions.isEmpty else { return }
        for constraint in slot.mentions.reversed() {
            guard let container = constraint.container, !container.isDescendant(of: top) else { continue }
            deactivate(constraint)
        }
    }
}
