/// Places loose rows and variables.
extension Engine {
    /// Adds new rows to the structure where that requires no rebuilding; the others become loose.
    mutating func admitPendingRows() {
        var position = 0
        while position < pendingRows.count {
            let index = pendingRows[position]
            position += 1
            guard rows[index].state == .pending else { continue }
            rows[index].state = .loose  // So that a second entry for the row is passed over.
            if attachDefinition(index) { continue }
            looseRows.append(index)
            loosenVariables(of: index)
        }
        pendingRows.removeAll()
    }

    /// Attaches a definition of a variable that no other row mentions, which leaves everything else unchanged. Returns whether it did.
    private mutating func attachDefinition(_ index: Int32) -> Bool {
        let row = rows[index]
        guard row.isDefinition else { return false }
        var fresh: Int32 = -1
        var rests = false
        var term = row.first
        while term < row.first + row.count {
            let variable = terms[term].variable
            switch variables[variable].state {
            case .unbound where fresh < 0 && variables[variable].degree == 1: fresh = variable
            case .core, .single, .output: rests = true
            default: break
            }
            term += 1
        }
        // If all others may still become fixed, so may this one: the region decides.
        guard fresh >= 0, rests else { return false }
        define(fresh, by: index)
        return true
    }

    private mutating func define(_ variable: Int32, by row: Int32) {
        rows[row].state = .defining
        rows[row].target = variable
        variables[variable].state = .output
        variables[variable].owner = row
        staleOutputs.append(variable)
    }

    /// Places everything that is loose.
    mutating func placeLoose() {
        guard !looseRows.isEmpty || !looseVariables.isEmpty else { return }
        // Entries may be stale or duplicate; the rest is compacted in place.
        var kept = 0
        for position in looseVariables.indices {
            let variable = looseVariables[position]
            guard variables[variable].state == .loose else { continue }
            // The first visit changes the state, so the second one finds it changed.
            variables[variable].state = .unbound
            variables[variable].place = 0
            looseVariables[kept] = variable
            kept += 1
        }
        looseVariables.resize(to: kept, filling: 0)
        for position in looseVariables.indices { variables[looseVariables[position]].state = .loose }

        kept = 0
        order.removeAll()  // Rows with one open variable, which they may fix.
        for position in looseRows.indices {
            let index = looseRows[position]
            guard rows[index].state == .loose else { continue }
            rows[index].state = .region
            var open: Int32 = 0
            let row = rows[index]
            var term = row.first
            while term < row.first + row.count {
                let variable = terms[term].variable
                if variables[variable].state == .loose {
                    open += 1
                    variables[variable].place += 1
                }
                term += 1
            }
            rows[index].open = open
            looseRows[kept] = index
            kept += 1
            if open == 0 {
                settleAsCheck(index)
            } else if open == 1, row.isDefinition {
                order.append(index)
            }
        }
        looseRows.resize(to: kept, filling: 0)
        fixVariables()
        peelOutputs()
        gatherComponents()
        looseRows.removeAll()
        looseVariables.removeAll()
    }

    @inline(__always)
    private mutating func settleAsCheck(_ row: Int32) {
        rows[row].state = .check
        staleChecks.append(row)
    }

    private mutating func fixVariables() {
        var position = 0
        while position < order.count {
            let index = order[position]
            position += 1
            let row = rows[index]
            guard row.state == .region, row.open == 1 else { continue }
            var fixed: Int32 = -1
            var coefficient = 1.0
            var sum = row.constant
            var term = row.first
            while term < row.first + row.count {
                let record = terms[term]
                if variables[record.variable].state == .loose {
                    fixed = record.variable
                    coefficient = record.coefficient
                } else {
                    sum -= record.coefficient * variables[record.variable].value
                }
                term += 1
            }
            rows[index].state = .fixing
            rows[index].target = fixed
            variables[fixed].state = .fixed
            variables[fixed].owner = index
            assign(sum / coefficient, to: fixed)
            term = variables[fixed].head
            while term >= 0 {
                let other = terms[term].row
                term = terms[term].next
                guard rows[other].state == .region else { continue }
                rows[other].open -= 1
                if rows[other].open == 0 {
                    settleAsCheck(other)
                } else if rows[other].open == 1, rows[other].isDefinition {
                    order.append(other)
                }
            }
        }
        order.removeAll()
    }

    /// Returns the region's only row that mentions the variable.
    private func regionRow(of variable: Int32) -> Int32 {
        var term = variables[variable].head
        while term >= 0 {
            if rows[terms[term].row].state == .region { return terms[term].row }
            term = terms[term].next
        }
        return -1
    }

    private mutating func peelOutputs() {
        for position in looseVariables.indices {
            var variable = looseVariables[position]
            // A chain of outputs is followed immediately; it leads through at most one more variable at a time here, and the others are on
            // the stack.
            stack.append(variable)
            while let next = stack.popLast() {
                variable = next
                guard variables[variable].state == .loose else { continue }
                if variables[variable].place == 0 {
                    variables[variable].state = .unbound
                    release(variable)
                    continue
                }
                guard variables[variable].place == 1 else { continue }
                let index = regionRow(of: variable)
                guard index >= 0, rows[index].isDefinition else { continue }
                define(variable, by: index)
                let row = rows[index]
                var term = row.first
                while term < row.first + row.count {
                    let other = terms[term].variable
                    if variables[other].state == .loose {
                        variables[other].place -= 1
                        if variables[other].place <= 1 { stack.append(other) }
                    }
                    term += 1
                }
            }
        }
    }

    /// Sets a variable that no row affects to zero.
    private mutating func release(_ variable: Int32) {
        assign(0, to: variable)
    }

    private mutating func gatherComponents() {
        for position in looseVariables.indices {
            let seed = looseVariables[position]
            guard variables[seed].state == .loose else { continue }
            scratch.variables.removeAll()
            scratch.rows.removeAll()
            variables[seed].state = .core
            scratch.variables.append(seed)
            var visited = 0
            while visited < scratch.variables.count {
                let variable = scratch.variables[visited]
                visited += 1
                var term = variables[variable].head
                while term >= 0 {
                    let index = terms[term].row
                    term = terms[term].next
                    guard rows[index].state == .region else { continue }
                    rows[index].state = .core
                    scratch.rows.append(index)
                    let row = rows[index]
                    var summand = row.first
                    while summand < row.first + row.count {
                        let other = terms[summand].variable
                        if variables[other].state == .loose {
                            variables[other].state = .core
                            scratch.variables.append(other)
                        }
                        summand += 1
                    }
                }
            }
            if scratch.variables.count == 1 {
                variables[seed].state = .single
                variables[seed].owner = -1
                for row in scratch.rows.indices {
                    rows[scratch.rows[row]].state = .single
                    rows[scratch.rows[row]].target = seed
                }
                staleSingles.append(seed)
            } else {
                installComponent()
            }
        }
    }

    private mutating func installComponent() {
        let index: Int32
        if let vacant = vacantComponents.popLast() {
            index = vacant
        } else {
            index = Int32(components.count)
            components.append(Component())
        }
        for position in scratch.variables.indices {
            variables[scratch.variables[position]].owner = index
            variables[scratch.variables[position]].place = Int32(position)
        }
        for position in scratch.rows.indices { rows[scratch.rows[position]].target = index }
        components[index] = buildComponent()
        components[index].isStale = true
        staleComponents.append(index)
    }
}
