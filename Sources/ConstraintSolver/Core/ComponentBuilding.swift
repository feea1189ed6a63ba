/// Converts rows and variables to a component: reading, substituting equalities, laying out the simplex.
extension Engine {
    /// Builds the component of `scratch.variables` and `scratch.rows`.
    mutating func buildComponent() -> Component {
        var component = Component()
        component.isLive = true
        let count = scratch.variables.count
        component.variables.reserve(count)
        for position in scratch.variables.indices { component.variables.append(scratch.variables[position]) }
        component.rows.reserve(scratch.rows.count)
        for position in scratch.rows.indices { component.rows.append(scratch.rows[position]) }

        scratch.drafts.removeAll()
        scratch.arena.removeAll()
        scratch.nodes.removeAll()
        reset(&scratch.columnHeads, count, to: -1)
        reset(&scratch.columnCounts, count, to: 0)
        reset(&scratch.singleHeads, count, to: -1)
        reset(&scratch.isEliminated, count, to: false)
        scratch.spread.resize(to: max(count, scratch.spread.count), filling: 0)
        scratch.seen.resize(to: max(count, scratch.seen.count), filling: 0)

        read(into: &component)
        substitute(into: &component)
        layOut(&component)
        return component
    }

    @inline(__always)
    private func reset<Element>(_ buffer: inout FlatBuffer<Element>, _ count: Int, to element: Element) {
        buffer.removeAll()
        buffer.resize(to: count, filling: element)
    }

    private mutating func read(into component: inout Component) {
        scratch.ranks.removeAll()
        for position in component.rows.indices {
            let index = component.rows[position]
            let row = rows[index]
            let first = Int32(scratch.arena.count)
            var term = row.first
            while term < row.first + row.count {
                let record = terms[term]
                if variables[record.variable].state == .core {
                    scratch.arena.append(
                        LocalTerm(coefficient: record.coefficient, column: variables[record.variable].place))
                }
                term += 1
            }
            let count = Int32(scratch.arena.count) - first
            insertRank(row.rank)
            if count == 1 {
                let only = scratch.arena[first]
                scratch.arena.removeLast()
                let node = Int32(scratch.nodes.count)
                scratch.nodes.append(
                    ListNode(value: Int32(component.singles.count), next: scratch.singleHeads[only.column]))
                scratch.singleHeads[only.column] = node
                component.singles.append(SingleSource(row: index, coefficient: only.coefficient))
            } else {
                let draft = Int32(scratch.drafts.count)
                scratch.drafts.append(
                    DraftRow(first: first, count: count, capacity: count, isEquality: row.isDefinition))
                component.workRows.append(WorkRow(source: index))
                for position in first..<first + count { mention(scratch.arena[position].column, in: draft) }
            }
        }
    }

    /// Inserts a rank into the list, strongest first.
    @inline(__always)
    private mutating func insertRank(_ rank: Float) {
        var place = scratch.ranks.count
        while place > 0, scratch.ranks[place - 1] < rank { place -= 1 }
        if place > 0, scratch.ranks[place - 1] == rank { return }
        scratch.ranks.append(rank)
        var position = scratch.ranks.count - 1
        while position > place {
            scratch.ranks[position] = scratch.ranks[position - 1]
            position -= 1
        }
        scratch.ranks[place] = rank
    }

    @inline(__always)
    private mutating func mention(_ column: Int32, in draft: Int32) {
        let node = Int32(scratch.nodes.count)
        scratch.nodes.append(ListNode(value: draft, next: scratch.columnHeads[column]))
        scratch.columnHeads[column] = node
        scratch.columnCounts[column] += 1
    }

    // MARK: Substitution

    private static let bucketCount = 16

    /// Substitutes the shortest equalities first, and in each the variable that the fewest others mention: chains shorten evenly instead of
    /// growing from one end.
    private mutating func substitute(into component: inout Component) {
        // Buckets are lists of drafts by length; an entry whose draft has changed since is skipped.
        scratch.buckets.removeAll()
        scratch.buckets.resize(to: Self.bucketCount, filling: -1)
        var lowest = Self.bucketCount
        for draft in scratch.drafts.indices where scratch.drafts[draft].isEquality {
            lowest = min(lowest, enqueue(Int32(draft)))
        }
        while lowest < Self.bucketCount {
            let node = scratch.buckets[lowest]
            guard node >= 0 else {
                lowest += 1
                continue
            }
            scratch.buckets[lowest] = scratch.nodes[node].next
            let draft = scratch.nodes[node].value
            let row = scratch.drafts[draft]
            guard row.isAlive, row.isEquality, row.count > 0,
                min(Int(row.count), Self.bucketCount - 1) == lowest
            else { continue }
            lowest = min(lowest, eliminate(with: draft, in: &component))
        }
    }

    @inline(__always)
    private mutating func enqueue(_ draft: Int32) -> Int {
        let bucket = min(Int(scratch.drafts[draft].count), Self.bucketCount - 1)
        let node = Int32(scratch.nodes.count)
        scratch.nodes.append(ListNode(value: draft, next: scratch.buckets[bucket]))
        scratch.buckets[bucket] = node
        return bucket
    }

    /// Solves the equality for one of its variables and substitutes the result everywhere. Returns the lowest bucket with a new entry.
    private mutating func eliminate(with pivot: Int32, in component: inout Component) -> Int {
        var row = scratch.drafts[pivot]
        var largest = 0.0
        for position in row.first..<row.first + row.count {
            largest = max(largest, abs(scratch.arena[position].coefficient))
        }
        var best: Int32 = -1
        var bestHasKinks = true
        var bestCount = Int32.max
        for position in row.first..<row.first + row.count {
            let term = scratch.arena[position]
            guard abs(term.coefficient) >= largest * 0.01 else { continue }
            let hasKinks = scratch.singleHeads[term.column] >= 0
            let count = scratch.columnCounts[term.column]
            if best < 0 || (bestHasKinks && !hasKinks) || (bestHasKinks == hasKinks && count < bestCount) {
                best = position
                bestHasKinks = hasKinks
                bestCount = count
            }
        }
        let chosen = scratch.arena[best]
        let variable = chosen.column
        scratch.arena[best] = scratch.arena[row.first + row.count - 1]
        row.count -= 1
        if bestHasKinks {
            // A row of its own keeps the variable's kinks.
            let standIn = Int32(scratch.drafts.count)
            scratch.drafts.append(
                DraftRow(first: Int32(scratch.arena.count), count: 1, capacity: 1, isEquality: false))
            scratch.arena.append(LocalTerm(coefficient: 1, column: variable))
            component.workRows.append(WorkRow(source: -1, variable: variable))
            mention(variable, in: standIn)
        }

        let firstTerm = Int32(component.eliminationTerms.count)
        for position in row.first..<row.first + row.count {
            let term = scratch.arena[position]
            component.eliminationTerms.append(term)
            scratch.spread[term.column] = term.coefficient
            scratch.columnCounts[term.column] -= 1
        }
        component.eliminations.append(
            Elimination(
                variable: variable, workRow: pivot, coefficient: chosen.coefficient, first: firstTerm,
                count: row.count))
        scratch.drafts[pivot].isAlive = false
        scratch.isEliminated[variable] = true

        var lowest = Self.bucketCount
        var node = scratch.columnHeads[variable]
        while node >= 0 {
            let target = scratch.nodes[node].value
            node = scratch.nodes[node].next
            guard target != pivot, scratch.drafts[target].isAlive else { continue }
            if replace(
                variable, in: target, pivot: pivot, pivotRow: row, coefficient: chosen.coefficient, in: &component),
                scratch.drafts[target].isEquality
            {
                lowest = min(lowest, enqueue(target))
            }
        }
        for position in row.first..<row.first + row.count { scratch.spread[scratch.arena[position].column] = 0 }
        return lowest
    }

    private mutating func replace(
        _ variable: Int32, in target: Int32, pivot: Int32, pivotRow: DraftRow, coefficient: Double,
        in component: inout Component
    ) -> Bool {
        var row = scratch.drafts[target]
        var position = row.first
        while position < row.first + row.count, scratch.arena[position].column != variable { position += 1 }
        guard position < row.first + row.count else { return false }
        let factor = scratch.arena[position].coefficient / coefficient
        scratch.arena[position] = scratch.arena[row.first + row.count - 1]
        row.count -= 1

        scratch.seenStamp &+= 1
        let stamp = scratch.seenStamp
        position = row.first
        while position < row.first + row.count {
            let column = scratch.arena[position].column
            let other = scratch.spread[column]
            if other != 0 {
                scratch.seen[column] = stamp
                let sum = scratch.arena[position].coefficient - factor * other
                if abs(sum) < Tolerance.coefficient {
                    scratch.arena[position] = scratch.arena[row.first + row.count - 1]
                    row.count -= 1
                    scratch.columnCounts[column] -= 1
                    continue
                }
                scratch.arena[position].coefficient = sum
            }
            position += 1
        }
        if row.count + pivotRow.count > row.capacity {
            let first = Int32(scratch.arena.count)
            let capacity = 2 * (row.count + pivotRow.count)
            scratch.arena.resize(
                to: scratch.arena.count + Int(capacity), filling: LocalTerm(coefficient: 0, column: -1))
            for offset in 0..<row.count { scratch.arena[first + offset] = scratch.arena[row.first + offset] }
            row.first = first
            row.capacity = capacity
        }
        for position in pivotRow.first..<pivotRow.first + pivotRow.count {
            let term = scratch.arena[position]
            guard scratch.seen[term.column] != stamp else { continue }
            scratch.arena[row.first + row.count] = LocalTerm(
                coefficient: -factor * term.coefficient, column: term.column)
            row.count += 1
            mention(term.column, in: target)
        }
        scratch.drafts[target] = row
        component.steps.append(ConstantStep(target: target, source: pivot, factor: factor))
        return true
    }

    // MARK: Layout of the simplex

    private mutating func layOut(_ component: inout Component) {
        reset(&scratch.columnOf, component.variables.count, to: -1)
        for variable in component.variables.indices where !scratch.isEliminated[variable] {
            scratch.columnOf[variable] = Int32(component.columns.count)
            component.columns.append(Int32(variable))
        }
        var hasTies = false
        var firstSequence = UInt32.max
        for position in component.rows.indices {
            let row = rows[component.rows[position]]
            if row.tie != 0 { hasTies = true }
            firstSequence = min(firstSequence, row.sequence)
        }
        if leavesFreedom(component) { hasTies = true }
        var simplex = Simplex()
        simplex.prepare(
            columns: component.columns.count, levels: scratch.ranks.count, hasTies: hasTies,
            hasRequired: !scratch.ranks.isEmpty && scratch.ranks[0] >= requiredPriority)
        for column in component.columns.indices {
            let variable = component.columns[column]
            addKinks(of: variable, workRow: -1, component, to: &simplex)
            if isNonNegative(variable, component), isUndecided(variable, component) { simplex.addKink(.restAtZero(workRow: -1)) }
            simplex.closeKinks()
        }
        for draft in scratch.drafts.indices where scratch.drafts[draft].isAlive {
            let row = scratch.drafts[draft]
            simplex.addRow()
            for position in row.first..<row.first + row.count {
                let term = scratch.arena[position]
                simplex.appendTerm(scratch.columnOf[term.column], term.coefficient)
            }
            let workRow = component.workRows[draft]
            if workRow.source >= 0 {
                let pull = bearsOnFree(row, component) ? Pull.ofInequality(after: rows[workRow.source].sequence - firstSequence) : 0
                addKink(of: workRow.source, coefficient: 1, single: -1, workRow: Int32(draft), pull: pull, to: &simplex)
            } else {
                addKinks(of: workRow.variable, workRow: Int32(draft), component, to: &simplex)
                if hasTies, isNonNegative(workRow.variable, component), isUndecided(workRow.variable, component) {
                    simplex.addKink(.restAtZero(workRow: Int32(draft)))
                }
            }
            simplex.closeKinks()
        }
        simplex.finishLayout()
        component.simplex = simplex
    }

    private func isNonNegative(_ variable: Int32, _ component: Component) -> Bool { variables[component.variables[variable]].isNonNegative }

    /// Returns whether the row mentions a position that has no row of its own.
    private func bearsOnFree(_ row: DraftRow, _ component: Component) -> Bool {
        for position in row.first..<row.first + row.count {
            let column = scratch.arena[position].column
            if scratch.singleHeads[column] < 0, !isNonNegative(column, component) { return true }
        }
        return false
    }

    /// Returns whether pulls may be needed for a decision: they cost a level in every step.
    private func leavesFreedom(_ component: Component) -> Bool {
        for column in component.columns.indices {
            let variable = component.columns[column]
            if isNonNegative(variable, component), isUndecided(variable, component) { return true }
        }
        for draft in scratch.drafts.indices where scratch.drafts[draft].isAlive {
            let source = component.workRows[draft].source
            if source >= 0, rows[source].relation != .equal, bearsOnFree(scratch.drafts[draft], component) { return true }
        }
        return false
    }

    /// Returns whether none of the variable's own rows gives it a lower bound.
    private func isUndecided(_ variable: Int32, _ component: Component) -> Bool {
        var node = scratch.singleHeads[variable]
        while node >= 0 {
            let source = component.singles[scratch.nodes[node].value]
            let relation = rows[source.row].relation
            if (source.coefficient < 0 ? relation.mirrored : relation) != .lessThanOrEqual { return false }
            node = scratch.nodes[node].next
        }
        return true
    }

    private func addKinks(of variable: Int32, workRow: Int32, _ component: Component, to simplex: inout Simplex) {
        var node = scratch.singleHeads[variable]
        while node >= 0 {
            let single = scratch.nodes[node].value
            let source = component.singles[single]
            addKink(
                of: source.row, coefficient: source.coefficient, single: single, workRow: workRow, to: &simplex)
            node = scratch.nodes[node].next
        }
    }

    private func addKink(
        of index: Int32, coefficient: Double, single: Int32, workRow: Int32, pull: Double = 0, to simplex: inout Simplex
    ) {
        let row = rows[index]
        let relation = coefficient < 0 ? row.relation.mirrored : row.relation
        let scale = abs(coefficient)
        var level: Int32 = 0
        while scratch.ranks[level] != row.rank { level += 1 }
        simplex.addKink(
            Simplex.Kink(
                position: 0, below: relation == .lessThanOrEqual ? 0 : row.weight * scale,
                above: relation == .greaterThanOrEqual ? 0 : row.weight * scale,
                tieBelow: relation == .lessThanOrEqual ? pull : row.tie * scale,
                tieAbove: relation == .greaterThanOrEqual ? pull : row.tie * scale,
                level: level, single: single, workRow: workRow))
    }
}

/// Weights that decide values that nothing else determines, far weaker than the constraints' own ties: sizes are zero, and a free position
/// is at the bound that was added first.
private enum Pull {
    static let toZero = 1e-3
    static func ofInequality(after rows: UInt32) -> Double { max(1e-4 / Double(1 + rows), 1e-8) }
}

extension Simplex.Kink {
    fileprivate static func restAtZero(workRow: Int32) -> Simplex.Kink {
        Simplex.Kink(position: 0, below: 0, above: 0, tieBelow: Pull.toZero, tieAbove: Pull.toZero, level: 0, single: -1, workRow: workRow)
    }
}
