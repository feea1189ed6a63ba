extension Solver {
    /// Returns the variables that could have another value with all constraints satisfied equally well: those that no constraint mentions
    /// or determines, those that trade off against each other, and those that follow from them. In the order in which they were added.
    /// Requires a solve first.
    public func ambiguousVariables() -> [Variable] {
        engine.pointee.ambiguousVariables().map { Variable(index: $0) }
    }
}

extension Engine {
    mutating func ambiguousVariables() -> [Int32] {
        var free = Set<Int32>()
        for index in variables.indices {
            let variable = Int32(index)
            switch variables[index].state {
            case .unbound: free.insert(variable)
            case .single where isFreeSingle(variable): free.insert(variable)
            case .vacant, .loose, .fixed, .single, .core, .output: break
            }
        }
        for index in components.indices where components[index].isLive {
            for local in freeVariables(of: Int32(index)) { free.insert(components[index].variables[local]) }
        }
        // Outputs depend on them.
        var waiting = Array(free)
        while let variable = waiting.popLast() {
            var term = variables[variable].head
            while term >= 0 {
                let row = terms[term].row
                if rows[row].state == .defining, free.insert(rows[row].target).inserted {
                    waiting.append(rows[row].target)
                }
                term = terms[term].next
            }
        }
        return free.sorted()
    }

    /// Returns whether the variable could move in either direction at no cost.
    private func isFreeSingle(_ variable: Int32) -> Bool {
        let value = variables[variable].value
        var up: [Float: Double] = [:], down: [Float: Double] = [:]
        var term = variables[variable].head
        while term >= 0 {
            let row = terms[term].row
            term = terms[term].next
            guard rows[row].state == .single else { continue }
            let piece = piece(of: row, for: variable)
            let offset = value - piece.position
            if offset >= -Tolerance.violation {
                up[piece.rank, default: 0] += piece.above
            } else {
                up[piece.rank, default: 0] -= piece.below
            }
            if offset <= Tolerance.violation {
                down[piece.rank, default: 0] += piece.below
            } else {
                down[piece.rank, default: 0] -= piece.above
            }
        }
        if variables[variable].isNonNegative, value <= Tolerance.violation { down[requiredPriority, default: 0] += 1 }
        return up.values.allSatisfy { abs($0) < Tolerance.slope } || down.values.allSatisfy { abs($0) < Tolerance.slope }
    }

    /// Returns the positions of the component's variables that some column could move at no cost.
    private mutating func freeVariables(of index: Int32) -> Set<Int32> {
        var result = Set<Int32>()
        let component = components[index]
        for column in 0..<Int32(component.simplex.columnCount) {
            for upwards in [true, false] {
                guard components[index].simplex.isFree(column, upwards: upwards, &scratch) else { continue }
                // The quantities that move with the column, followed by eliminated variables.
                var shift = [Double](repeating: 0, count: component.variables.count)
                let columns = component.columns
                func move(_ quantity: Int32, by amount: Double) {
                    if quantity < component.simplex.columnCount { shift[Int(columns[quantity])] = amount }
                }
                move(component.simplex.columnQuantities[column], by: 1)
                for position in scratch.hits.indices {
                    let hit = scratch.hits[position]
                    move(component.simplex.rowQuantities[hit.row], by: hit.coefficient)
                }
                for position in component.eliminations.indices.reversed() {
                    let elimination = component.eliminations[position]
                    var sum = 0.0
                    for term in elimination.first..<elimination.first + elimination.count {
                        let summand = component.eliminationTerms[term]
                        sum -= summand.coefficient * shift[Int(summand.column)]
                    }
                    shift[Int(elimination.variable)] = sum / elimination.coefficient
                }
                for (local, amount) in shift.enumerated() where abs(amount) > Tolerance.slope {
                    result.insert(Int32(local))
                }
                break
            }
        }
        return result
    }
}

extension Simplex {
    /// Returns whether the column's quantity can move in a direction at no cost at any priority; leaves the rows that it moves in `hits`.
    mutating func isFree(_ column: Int32, upwards: Bool, _ scratch: inout ComponentScratch) -> Bool {
        scratch.derivative.resize(to: max(levels, scratch.derivative.count), filling: 0)
        let derivative = scratch.derivative.base
        directional(column, upwards: upwards, into: derivative)
        gatherHits(column, upwards: upwards, &scratch.hits)
        let priorityLevels = hasTies ? levels - 1 : levels
        func isLevel() -> Bool {
            (0..<priorityLevels).allSatisfy { abs(derivative[$0]) < Tolerance.slope }
        }
        // Kinks at zero distance count before the move does.
        for position in scratch.hits.indices {
            while scratch.hits[position].distance < Tolerance.violation {
                let hit = scratch.hits[position]
                let passed = kink(rowQuantities[hit.row], hit.next)
                derivative[Int(passed.pointee.level)] += passed.pointee.jump * abs(hit.rate)
                scratch.hits[position].next += hit.rate > 0 ? 1 : -1
                measure(&scratch.hits[position])
            }
        }
        let quantity = columnQuantities[column]
        var place = upwards ? places[quantity] + 1 : places[quantity] - 1
        while place >= 0, place < kinkCount(quantity),
            abs(kink(quantity, place).pointee.position - values[quantity]) < Tolerance.violation
        {
            derivative[Int(kink(quantity, place).pointee.level)] += kink(quantity, place).pointee.jump
            place += upwards ? 1 : -1
        }
        return isLevel()
    }
}
