/// Propagates new values through the structure.
extension Engine {
    @inline(__always)
    mutating func assign(_ value: Double, to variable: Int32) {
        guard variables[variable].value != value else { return }
        variables[variable].value = value
        guard !variables[variable].isChanged else { return }
        variables[variable].isChanged = true
        changed.append(variable)
    }

    /// Sorts edited constants by their dependents.
    mutating func admitEdits() {
        for position in editedRows.indices {
            let index = editedRows[position]
            guard rows[index].isEdited else { continue }
            rows[index].isEdited = false
            switch rows[index].state {
            case .vacant, .pending, .loose, .region: break
            case .fixing: staleFixed.append(rows[index].target)
            case .check: staleChecks.append(index)
            case .single: staleSingles.append(rows[index].target)
            case .core: markStale(component: rows[index].target)
            case .defining: staleOutputs.append(rows[index].target)
            }
        }
        editedRows.removeAll()
    }

    @inline(__always)
    mutating func markStale(component: Int32) {
        guard components[component].isLive, !components[component].isStale else { return }
        components[component].isStale = true
        staleComponents.append(component)
    }

    /// Returns the value that the row determines for its target, from the values of its other variables.
    @inline(__always)
    private func definedValue(_ index: Int32) -> Double {
        let row = rows[index]
        var sum = row.constant
        var coefficient = 1.0
        var term = row.first
        while term < row.first + row.count {
            let record = terms[term]
            if record.variable == row.target {
                coefficient = record.coefficient
            } else {
                sum -= record.coefficient * variables[record.variable].value
            }
            term += 1
        }
        return sum / coefficient
    }

    /// Lists in `order`, last first, the roots and what rows of the given state derive from them.
    private mutating func sortDerived(from roots: FlatBuffer<Int32>, through state: RowState) {
        stamp &+= 1
        order.removeAll()
        for position in roots.indices {
            guard variables[roots[position]].stamp != stamp else { continue }
            // Two entries per variable: its place in the order comes after its dependents'.
            stack.append(roots[position])
            while let entry = stack.popLast() {
                if entry < 0 {
                    order.append(-1 - entry)
                    continue
                }
                guard variables[entry].stamp != stamp else { continue }
                variables[entry].stamp = stamp
                stack.append(-1 - entry)
                var term = variables[entry].head
                while term >= 0 {
                    let record = terms[term]
                    if rows[record.row].state == state {
                        let target = rows[record.row].target
                        if target != entry, variables[target].stamp != stamp { stack.append(target) }
                    }
                    term = record.next
                }
            }
        }
    }

    /// Recomputes fixed variables, and marks what uses them as inputs.
    mutating func propagateFixed() {
        guard !staleFixed.isEmpty else { return }
        sortDerived(from: staleFixed, through: .fixing)
        staleFixed.removeAll()
        while let variable = order.popLast() {
            guard variables[variable].state == .fixed else { continue }
            let value = definedValue(variables[variable].owner)
            guard value != variables[variable].value else { continue }
            assign(value, to: variable)
            var term = variables[variable].head
            while term >= 0 {
                let row = terms[term].row
                switch rows[row].state {
                case .check: staleChecks.append(row)
                case .single: staleSingles.append(rows[row].target)
                case .core: markStale(component: rows[row].target)
                case .vacant, .pending, .loose, .region, .fixing, .defining: break
                }
                term = terms[term].next
            }
        }
    }

    mutating func solveStale() {
        for position in staleSingles.indices {
            let variable = staleSingles[position]
            if variables[variable].state == .single { solveSingle(variable) }
        }
        staleSingles.removeAll()
        for position in staleComponents.indices {
            let index = staleComponents[position]
            guard components[index].isLive, components[index].isStale else { continue }
            components[index].isStale = false
            solveComponent(index)
        }
        staleComponents.removeAll()
    }

    mutating func propagateOutputs() {
        guard !changed.isEmpty || !staleOutputs.isEmpty else { return }
        for position in changed.indices { staleOutputs.append(changed[position]) }
        sortDerived(from: staleOutputs, through: .defining)
        staleOutputs.removeAll()
        while let variable = order.popLast() {
            guard variables[variable].state == .output else { continue }
            assign(definedValue(variables[variable].owner), to: variable)
        }
    }

    mutating func verifyChecks() {
        for position in staleChecks.indices {
            let index = staleChecks[position]
            guard rows[index].state == .check, rows[index].isRequired, !holds(index) else { continue }
            violations.append(Violation(kind: .row, index: index))
        }
        staleChecks.removeAll()
    }

    /// Returns the row's error, which is zero if it holds.
    func miss(_ index: Int32) -> (error: Double, size: Double) {
        let row = rows[index]
        var sum = -row.constant
        var size = abs(row.constant)
        var term = row.first
        while term < row.first + row.count {
            let product = terms[term].coefficient * variables[terms[term].variable].value
            sum += product
            size = max(size, abs(product))
            term += 1
        }
        switch row.relation {
        case .equal: return (abs(sum), size)
        case .lessThanOrEqual: return (max(0, sum), size)
        case .greaterThanOrEqual: return (max(0, -sum), size)
        }
    }

    func holds(_ index: Int32) -> Bool {
        let (error, size) = miss(index)
        return error <= Tolerance.violation * max(1, size)
    }

    /// Adds the requirement that a variable is not negative if it would be. Returns whether any was added.
    mutating func stateBounds() -> Bool {
        var stated = false
        for position in changed.indices {
            let variable = changed[position]
            let record = variables[variable]
            guard record.isNonNegative, record.bound < 0, record.value < -Tolerance.violation,
                record.state != .vacant
            else { continue }
            var term = Term(Variable(index: variable), 1)
            let row = withUnsafePointer(to: &term) {
                addRow(
                    UnsafeBufferPointer(start: $0, count: 1), .greaterThanOrEqual, 0, priority: requiredPriority,
                    weight: 1, tie: 0)
            }
            rows[row].isImplicit = true
            variables[variable].bound = row
            stated = true
        }
        return stated
    }
}
