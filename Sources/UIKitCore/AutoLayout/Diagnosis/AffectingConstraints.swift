/// The constraints that affect an item's position and size along an axis.
@MainActor
enum AffectingConstraints {
    /// Follows shared constraints from the item through free views; the search ends at the container.
    static func list(for slot: LayoutSlot, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var seenConstraints = Set<ObjectIdentifier>(), seenItems = Set<ObjectIdentifier>()
        var waiting = [slot]
        while let current = waiting.popLast() {
            guard seenItems.insert(ObjectIdentifier(current)).inserted else { continue }
            let own = current.held.filter { $0.firstTarget === current.view || $0.secondTarget === current.view }
            for constraint in current.mentions + (current === slot ? own : own.filter { $0.secondTarget == nil })
            where constraint.axis == axis {
                guard seenConstraints.insert(ObjectIdentifier(constraint)).inserted else { continue }
                found.append(constraint)
                for case let other? in [constraint.firstSlot, constraint.secondSlot] where other !== constraint.containerSlot {
                    waiting.append(other)
                }
            }
        }
        return found.sorted { $0.activation < $1.activation }
    }
}

extension NSLayoutConstraint {
    var axis: Axis { firstAttributeStored.kind == .vertical || firstAttributeStored == .height ? .vertical : .horizontal }
}

extension LayoutEngine {
    func isAmbiguous(_ slot: LayoutSlot) -> Bool {
        guard slot.engine === self, slot.state.mode == .free || slot.state.mode == .guide else { return false }
        let free = Set(solver.ambiguousVariables())
        let state = slot.state
        return [state.x, state.y, state.width, state.height].contains { free.contains($0) }
    }

    /// Moves an ambiguous item to another position that satisfies its constraints equally well.
    func exerciseAmbiguity(_ slot: LayoutSlot) {
        solve()
        guard isAmbiguous(slot) else { return }
        let free = Set(solver.ambiguousVariables())
        let state = slot.state
        for variable in [state.x, state.y, state.width, state.height] where free.contains(variable) {
            // A nudge with the lowest priority, removed after the frames are set.
            let nudge = one(variable, value(variable) + 40, priority: 0.001)
            solver.solve()
            solver.remove(nudge)
        }
        if let parent = slot.space { apply(to: parent) }
    }
}
