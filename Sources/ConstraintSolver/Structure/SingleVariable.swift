/// An optional constraint on one variable: a position, the side on which it is missed, and the cost.
struct Piece: BitwiseCopyable {
    var position: Double
    var rank: Float
    /// The cost per unit below and above.
    var below: Double
    var above: Double
}

extension Engine {
    /// Returns the pieces that a row contributes for the variable when all its others are fixed.
    @inline(__always)
    func piece(of index: Int32, for variable: Int32) -> Piece {
        let row = rows[index]
        var sum = row.constant
        var coefficient = 1.0
        var term = row.first
        while term < row.first + row.count {
            let record = terms[term]
            if record.variable == variable {
                coefficient = record.coefficient
            } else {
                sum -= record.coefficient * variables[record.variable].value
            }
            term += 1
        }
        let cost = row.weight * abs(coefficient)
        let relation = coefficient < 0 ? row.relation.mirrored : row.relation
        return Piece(
            position: sum / coefficient, rank: row.rank,
            below: relation == .lessThanOrEqual ? 0 : cost, above: relation == .greaterThanOrEqual ? 0 : cost)
    }

    /// Chooses the best value for a variable that is the only one in its rows: from the strongest constraint to the weakest, each narrows
    /// the interval that the previous ones left.
    mutating func solveSingle(_ variable: Int32) {
        gatherPieces(of: variable)
        var low = -Double.infinity
        var high = Double.infinity
        var isViolated = false
        var start = 0
        while start < pieces.count {
            let rank = pieces[start].rank
            var end = start + 1
            while end < pieces.count, pieces[end].rank == rank { end += 1 }
            let (lowest, highest) = best(start, end)
            // The nearest to the best within the remaining interval.
            let newLow = min(max(low, lowest), high)
            let newHigh = max(min(high, highest), low)
            if rank >= requiredPriority, violates(newLow, newHigh, start, end) { isViolated = true }
            low = min(newLow, newHigh)
            high = max(newLow, newHigh)
            if low == high { break }
            start = end
        }
        if isViolated { violations.append(Violation(kind: .single, index: variable)) }
        if !low.isFinite {
            low = high.isFinite ? high : 0
            if variables[variable].isNonNegative, low > 0 { low = 0 }
        }
        assign(low, to: variable)
    }

    /// Fills `pieces` from the variable's rows, the strongest first, those of equal rank by position.
    @inline(__always)
    private mutating func gatherPieces(of variable: Int32) {
        pieces.removeAll()
        var term = variables[variable].head
        while term >= 0 {
            let row = terms[term].row
            term = terms[term].next
            guard rows[row].state == .single else { continue }
            let new = piece(of: row, for: variable)
            var place = pieces.count
            pieces.append(new)
            while place > 0,
                pieces[place - 1].rank < new.rank
                    || (pieces[place - 1].rank == new.rank && pieces[place - 1].position > new.position)
            {
                pieces[place] = pieces[place - 1]
                place -= 1
            }
            pieces[place] = new
        }
    }

    /// Returns the interval in which the pieces from `start` to `end`, which have the same rank, cost least.
    @inline(__always)
    private func best(_ start: Int, _ end: Int) -> (lowest: Double, highest: Double) {
        // The slope to the left of all positions is -below; each position raises it by below + above.
        var slope = 0.0
        for position in start..<end { slope -= pieces[position].below }
        var position = start
        var lowest = -Double.infinity
        if slope < -Tolerance.slope {
            while position < end, slope < -Tolerance.slope {
                slope += pieces[position].below + pieces[position].above
                lowest = pieces[position].position
                position += 1
            }
            if slope < -Tolerance.slope { return (-.infinity, .infinity) }
            if slope > Tolerance.slope { return (lowest, lowest) }
        }
        // Level up to the next position with a cost.
        while position < end, pieces[position].below + pieces[position].above <= 0 { position += 1 }
        return (lowest, position < end ? pieces[position].position : .infinity)
    }

    /// Returns whether a value of the interval misses a required piece by more than rounding.
    @inline(__always)
    private func violates(_ low: Double, _ high: Double, _ start: Int, _ end: Int) -> Bool {
        let size = max(1, max(abs(low.isFinite ? low : 0), abs(high.isFinite ? high : 0)))
        let tolerance = Tolerance.violation * size
        for position in start..<end {
            let piece = pieces[position]
            if piece.below > 0 && low < piece.position - tolerance { return true }
            if piece.above > 0 && high > piece.position + tolerance { return true }
        }
        return false
    }
}
