/// A resolved conflict, valid as long as its members are unchanged.
struct ConflictGroup {
    var members: [Int32]
    var broken: Int32
}

extension Solver {
    /// Finds minimal groups for the violations of the last pass and gives up one member of each. Returns whether any was given up, so
    /// another pass is required.
    func resolveConflicts() -> Bool {
        guard resolvesConflicts, !engine.pointee.violations.isEmpty else { return false }
        var brokeAny = false
        let violations = engine.pointee.violations
        let found = violations.indices.map { violations[$0] }
        for violation in found {
            let candidates = engine.pointee.requiredRows(behind: violation)
            guard let group = smallestConflict(among: candidates) else { continue }
            let clients = group.filter { !engine.pointee.rows[$0].isImplicit }.map { Constraint(index: $0) }
            guard !clients.isEmpty else { continue }
            // Two violations may have one cause, which resolving the first has removed.
            guard clients.allSatisfy({ !engine.pointee.rows[$0.index].isBroken }) else { continue }
            let chosen = chooseBroken?(clients) ?? clients[clients.count - 1]
            engine.pointee.giveUp(chosen.index)
            for member in group { engine.pointee.rows[member].isInConflict = true }
            groups.append(ConflictGroup(members: group, broken: chosen.index))
            conflicts.append(
                Conflict(
                    group: clients,
                    nonNegative: group.filter { engine.pointee.rows[$0].isImplicit }.map {
                        Variable(index: engine.pointee.terms[engine.pointee.rows[$0].first].variable)
                    }, broken: chosen))
            brokeAny = true
        }
        return brokeAny
    }

    /// Prepares for a change to a member of a resolved conflict: the constraint that was given up for it is tried again.
    func reviveIfInConflict(_ row: Int32) {
        guard engine.pointee.rows[row].isInConflict else { return }
        var kept: [ConflictGroup] = []
        var released: [ConflictGroup] = []
        for group in groups {
            if group.members.contains(row) { released.append(group) } else { kept.append(group) }
        }
        groups = kept
        for group in released {
            for member in group.members {
                engine.pointee.rows[member].isInConflict = kept.contains { $0.members.contains(member) }
            }
            if group.broken != row {
                engine.pointee.revive(group.broken)
            } else {
                engine.pointee.rows[row].isBroken = false
            }
        }
        engine.pointee.rows[row].isInConflict = false
    }

    /// The constraints that the solver has currently given up.
    public var brokenConstraints: [Constraint] { groups.map { Constraint(index: $0.broken) } }

    // MARK: Smallest groups

    /// Returns a minimal conflict by bisection: the part of one half that is needed given the other half, and then the part of the other
    /// half that is needed given that. Earlier rows are preferred to later ones.
    private func smallestConflict(among rows: [Int32]) -> [Int32]? {
        guard !canHold(rows) else { return nil }
        func shrink(_ background: [Int32], _ isGrown: Bool, _ candidates: ArraySlice<Int32>) -> [Int32] {
            if isGrown, !canHold(background) { return [] }
            if candidates.count == 1 { return Array(candidates) }
            let middle = candidates.startIndex + candidates.count / 2
            let first = candidates[..<middle], second = candidates[middle...]
            let fromSecond = shrink(background + first, true, second)
            let fromFirst = shrink(background + fromSecond, !fromSecond.isEmpty, first)
            return fromFirst + fromSecond
        }
        let sorted = rows.sorted { engine.pointee.rows[$0].sequence < engine.pointee.rows[$1].sequence }
        return shrink([], false, sorted[...]).sorted {
            engine.pointee.rows[$0].sequence < engine.pointee.rows[$1].sequence
        }
    }

    /// Returns whether the required rows are satisfiable on their own.
    private func canHold(_ rows: [Int32]) -> Bool {
        let trial = Solver()
        trial.resolvesConflicts = false
        var names: [Int32: Variable] = [:]
        for index in rows {
            let row = engine.pointee.rows[index]
            let summands = (row.first..<row.first + row.count).map { position -> Term in
                let term = engine.pointee.terms[position]
                let name = names[term.variable] ?? trial.addVariable()
                names[term.variable] = name
                return Term(name, term.coefficient)
            }
            trial.add(summands, row.relation, row.constant)
        }
        trial.solve()
        return trial.engine.pointee.violations.isEmpty
    }
}

extension Engine {
    /// Returns the required rows that may cause a violation.
    mutating func requiredRows(behind violation: Violation) -> [Int32] {
        stamp &+= 1
        var found: [Int32] = []
        var inputs: [Int32] = []
        func take(_ row: Int32) {
            if rows[row].isRequired { found.append(row) }
            for position in rows[row].first..<rows[row].first + rows[row].count {
                let variable = terms[position].variable
                if variables[variable].state == .fixed { inputs.append(variable) }
            }
        }
        switch violation.kind {
        case .row:
            take(violation.index)
        case .single:
            var term = variables[violation.index].head
            while term >= 0 {
                if rows[terms[term].row].state == .single { take(terms[term].row) }
                term = terms[term].next
            }
        case .component:
            for position in components[violation.index].rows.indices {
                take(components[violation.index].rows[position])
            }
        }
        while let variable = inputs.popLast() {
            guard variables[variable].stamp != stamp else { continue }
            variables[variable].stamp = stamp
            take(variables[variable].owner)
        }
        return Array(Set(found))
    }

    /// Makes the row a very strong optional constraint.
    mutating func giveUp(_ row: Int32) {
        replace(row) { $0.isBroken = true }
    }

    mutating func revive(_ row: Int32) {
        guard rows[row].state != .vacant, rows[row].isBroken else { return }
        replace(row) { $0.isBroken = false }
    }
}
