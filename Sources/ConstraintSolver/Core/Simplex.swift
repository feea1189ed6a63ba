/// Minimizes a sum of convex, piecewise linear costs of variables and of linear functions of them.
///
/// Columns and rows are both *quantities*. Each has kinks: positions where its cost changes slope. Required constraints are
/// kinks too, at the strongest level, so there is no separate search for a feasible point; costs of different
/// levels compare as words in a dictionary do. A quantity on a column rests at one of its kinks; a quantity on a row is
/// a combination of those on columns. A step moves one column's quantity, past as many kinks as still pay, and
/// exchanges it with the quantity whose kink stopped it.
struct Simplex: BitwiseCopyable {
    struct Kink: BitwiseCopyable {
        var position: Double
        /// The cost per unit below and above at `level`.
        var below: Double
        var above: Double
        /// The cost at the last level, which only chooses between equal solutions.
        var tieBelow: Double
        var tieAbove: Double
        var level: Int32
        /// The origin of the position: a single, a work row, or both.
        var single: Int32
        var workRow: Int32

        @inline(__always) var jump: Double { below + above }
        @inline(__always) var tieJump: Double { tieBelow + tieAbove }
    }

    /// A row that a moving column affects.
    struct Hit: BitwiseCopyable {
        var row: Int32
        /// The next kink in the direction of movement.
        var next: Int32
        var coefficient: Double
        /// The change per unit of the column, in its direction.
        var rate: Double
        var distance: Double
    }

    var columnCount = 0
    var rowCount = 0
    /// The number of priority levels, plus one for ties.
    var levels = 1
    var hasTies = false
    var hasRequired = false

    var kinks = FlatBuffer<Kink>()
    /// The start of each quantity's kinks, with one more element at the end.
    var kinkStarts = FlatBuffer<Int32>()
    /// A quantity on a column rests at this kink; one on a row is between the previous kink and this one.
    var places = FlatBuffer<Int32>()
    var values = FlatBuffer<Double>()
    /// For each quantity and level, the slope of its cost below the kink at its place.
    var slopes = FlatBuffer<Double>()
    /// For each column and level, the slope of the rows' costs when it moves.
    var gradients = FlatBuffer<Double>()
    var rowQuantities = FlatBuffer<Int32>()
    var columnQuantities = FlatBuffer<Int32>()
    var tableau = FlatBuffer<FlatBuffer<LocalTerm>>()
    /// The rows that may mention each column.
    var columnRows = FlatBuffer<FlatBuffer<Int32>>()
    var rowStamps = FlatBuffer<UInt32>()
    var stamp: UInt32 = 0
    /// The columns whose movement may reduce the cost.
    var queue = FlatBuffer<Int32>()
    var isQueued = FlatBuffer<Bool>()

    func deallocate() {
        kinks.deallocate()
        kinkStarts.deallocate()
        places.deallocate()
        values.deallocate()
        slopes.deallocate()
        gradients.deallocate()
        rowQuantities.deallocate()
        columnQuantities.deallocate()
        for row in tableau.indices { tableau[row].deallocate() }
        tableau.deallocate()
        for column in columnRows.indices { columnRows[column].deallocate() }
        columnRows.deallocate()
        rowStamps.deallocate()
        queue.deallocate()
        isQueued.deallocate()
    }

    // MARK: Layout: first every column's kinks, then each row's terms and kinks.

    mutating func prepare(columns: Int, levels count: Int, hasTies ties: Bool, hasRequired required: Bool) {
        columnCount = columns
        hasTies = ties
        hasRequired = required
        levels = max(1, count) + (ties ? 1 : 0)
        kinkStarts.append(0)
        columnRows.resize(to: columns, filling: FlatBuffer())
    }

    @inline(__always) mutating func addKink(_ kink: Kink) { kinks.append(kink) }
    @inline(__always) mutating func closeKinks() { kinkStarts.append(Int32(kinks.count)) }

    mutating func addRow() {
        tableau.append(FlatBuffer())
        rowCount += 1
    }

    mutating func appendTerm(_ column: Int32, _ coefficient: Double) {
        tableau[rowCount - 1].append(LocalTerm(coefficient: coefficient, column: column))
        columnRows[column].append(Int32(rowCount - 1))
    }

    mutating func finishLayout() {
        let quantities = columnCount + rowCount
        places.resize(to: quantities, filling: 0)
        values.resize(to: quantities, filling: 0)
        slopes.resize(to: quantities * levels, filling: 0)
        gradients.resize(to: columnCount * levels, filling: 0)
        rowStamps.resize(to: rowCount, filling: 0)
        isQueued.resize(to: columnCount, filling: false)
        columnQuantities.reserve(columnCount)
        for column in 0..<columnCount { columnQuantities.append(Int32(column)) }
        rowQuantities.reserve(rowCount)
        for row in 0..<rowCount { rowQuantities.append(Int32(columnCount + row)) }
    }

    // MARK: Slopes

    @inline(__always) var tieLevel: Int { levels - 1 }

    @inline(__always)
    func kinkCount(_ quantity: Int32) -> Int32 { kinkStarts[quantity + 1] - kinkStarts[quantity] }

    @inline(__always)
    func kink(_ quantity: Int32, _ place: Int32) -> UnsafeMutablePointer<Kink> {
        kinks.base + Int(kinkStarts[quantity] + place)
    }

    /// Sets a quantity's slopes to those below all its kinks.
    @inline(__always)
    private func resetSlopes(_ quantity: Int32) {
        let slope = slopes.base + Int(quantity) * levels
        slope.update(repeating: 0, count: levels)
        for position in kinkStarts[quantity]..<kinkStarts[quantity + 1] {
            let kink = kinks.base + Int(position)
            slope[Int(kink.pointee.level)] -= kink.pointee.below
            if hasTies { slope[tieLevel] -= kink.pointee.tieBelow }
        }
    }

    @inline(__always)
    private func cross(_ kink: UnsafeMutablePointer<Kink>, _ slope: UnsafeMutablePointer<Double>, upwards: Bool) {
        let sign = upwards ? 1.0 : -1.0
        slope[Int(kink.pointee.level)] += sign * kink.pointee.jump
        if hasTies { slope[tieLevel] += sign * kink.pointee.tieJump }
    }

    /// Returns -1, 0 or 1: the direction of the cost's change along a slope, which the strongest level determines.
    @inline(__always)
    private func sign(_ slope: UnsafeMutablePointer<Double>, upTo count: Int) -> Int {
        for level in 0..<count {
            if slope[level] < -Tolerance.slope { return -1 }
            if slope[level] > Tolerance.slope { return 1 }
        }
        return 0
    }

    // MARK: Starting

    /// Sorts every quantity's kinks by position; a quantity on a column stays at its kink.
    mutating func sortKinks() {
        for quantity in 0..<Int32(columnCount + rowCount) {
            let start = kinkStarts[quantity]
            let end = kinkStarts[quantity + 1]
            guard end - start > 1 else { continue }
            for position in (start + 1)..<end {
                var place = position
                while place > start, kinks[place - 1].position > kinks[place].position {
                    let swapped = kinks[place]
                    kinks[place] = kinks[place - 1]
                    kinks[place - 1] = swapped
                    if places[quantity] == place - start {
                        places[quantity] -= 1
                    } else if places[quantity] == place - start - 1 {
                        places[quantity] += 1
                    }
                    place -= 1
                }
            }
        }
    }

    /// Puts each column's quantity at its own best kink.
    mutating func start() {
        for quantity in 0..<Int32(columnCount) {
            let count = kinkCount(quantity)
            guard count > 0 else { continue }
            resetSlopes(quantity)
            let slope = slopes.base + Int(quantity) * levels
            var place: Int32 = 0
            while place < count {
                cross(kink(quantity, place), slope, upwards: true)
                if place == count - 1 || sign(slope, upTo: levels) >= 0 { break }
                place += 1
            }
            places[quantity] = place
        }
    }

    /// Computes values, slopes, and gradients from the columns' kinks.
    mutating func settle() {
        for column in 0..<columnCount {
            let quantity = columnQuantities[column]
            resetSlopes(quantity)
            guard kinkCount(quantity) > 0 else {
                values[quantity] = 0
                continue
            }
            let slope = slopes.base + Int(quantity) * levels
            for place in 0..<places[quantity] { cross(kink(quantity, place), slope, upwards: true) }
            values[quantity] = kink(quantity, places[quantity]).pointee.position
        }
        gradients.base.update(repeating: 0, count: columnCount * levels)
        for row in 0..<rowCount {
            let quantity = rowQuantities[row]
            let terms = tableau[row]
            var value = 0.0
            for position in terms.indices {
                value += terms[position].coefficient * values[columnQuantities[terms[position].column]]
            }
            values[quantity] = value
            resetSlopes(quantity)
            let slope = slopes.base + Int(quantity) * levels
            let count = kinkCount(quantity)
            var place: Int32 = 0
            while place < count, kink(quantity, place).pointee.position < value - Tolerance.position {
                cross(kink(quantity, place), slope, upwards: true)
                place += 1
            }
            places[quantity] = place
            for level in 0..<levels where slope[level] != 0 {
                for position in terms.indices {
                    gradients[Int(terms[position].column) * levels + level] += slope[level] * terms[position].coefficient
                }
            }
        }
        queue.removeAll()
        for column in 0..<columnCount {
            isQueued[column] = true
            queue.append(Int32(column))
        }
    }

    // MARK: Minimizing

    @inline(__always)
    private mutating func enqueue(_ column: Int32) {
        guard !isQueued[column] else { return }
        isQueued[column] = true
        queue.append(column)
    }

    /// Computes the slope of all costs when the column's quantity moves up or down.
    @inline(__always)
    func directional(_ column: Int32, upwards: Bool, into derivative: UnsafeMutablePointer<Double>) {
        let quantity = columnQuantities[column]
        let gradient = gradients.base + Int(column) * levels
        let slope = slopes.base + Int(quantity) * levels
        for level in 0..<levels { derivative[level] = gradient[level] + slope[level] }
        if upwards {
            if kinkCount(quantity) > 0 { cross(kink(quantity, places[quantity]), derivative, upwards: true) }
        } else {
            for level in 0..<levels { derivative[level] = -derivative[level] }
        }
    }

    mutating func minimize(_ scratch: inout ComponentScratch) {
        scratch.derivative.resize(to: max(levels, scratch.derivative.count), filling: 0)
        scratch.spread.resize(to: max(columnCount, scratch.spread.count), filling: 0)
        scratch.seen.resize(to: max(columnCount, scratch.seen.count), filling: 0)
        let derivative = scratch.derivative.base
        var head = 0
        var idle = 0
        let patience = 4 * (columnCount + rowCount) + 50
        var remaining = 200 * (columnCount + rowCount) + 2000
        while head < queue.count, remaining > 0 {
            remaining -= 1
            if head > columnCount, head * 2 > queue.count {
                // Removes the processed front of the queue.
                var kept = 0
                while head < queue.count {
                    queue[kept] = queue[head]
                    kept += 1
                    head += 1
                }
                queue.resize(to: kept, filling: 0)
                head = 0
            }
            var column = queue[head]
            var upwards = true
            if idle > patience {
                // Steps of length zero may cycle; choosing the lowest paying quantity breaks the cycle.
                guard let lowest = lowestPayingColumn(derivative) else { break }
                (column, upwards) = lowest
            } else {
                head += 1
                isQueued[column] = false
                directional(column, upwards: true, into: derivative)
                if sign(derivative, upTo: levels) >= 0 {
                    upwards = false
                    directional(column, upwards: false, into: derivative)
                    if sign(derivative, upTo: levels) >= 0 { continue }
                }
            }
            let moved = step(column, upwards: upwards, &scratch, prefersLowest: idle > patience)
            idle = moved ? 0 : idle + 1
            enqueue(column)
        }
        for position in head..<max(head, queue.count) { isQueued[queue[position]] = false }
        queue.removeAll()
    }

    private func lowestPayingColumn(_ derivative: UnsafeMutablePointer<Double>) -> (Int32, Bool)? {
        var best: (Int32, Bool)?
        var bestQuantity = Int32.max
        for column in 0..<Int32(columnCount) where columnQuantities[column] < bestQuantity {
            for upwards in [true, false] {
                directional(column, upwards: upwards, into: derivative)
                if sign(derivative, upTo: levels) < 0 {
                    best = (column, upwards)
                    bestQuantity = columnQuantities[column]
                    break
                }
            }
        }
        if let best { directional(best.0, upwards: best.1, into: derivative) }
        return best
    }

    /// Collects the rows that the column moves, with their rates.
    mutating func gatherHits(_ column: Int32, upwards: Bool, _ hits: inout FlatBuffer<Hit>) {
        hits.removeAll()
        stamp &+= 1
        var position = 0
        while position < columnRows[column].count {
            let row = columnRows[column][position]
            var coefficient = 0.0
            if rowStamps[row] != stamp {
                rowStamps[row] = stamp
                let terms = tableau[row]
                for term in terms.indices where terms[term].column == column {
                    coefficient = terms[term].coefficient
                    break
                }
            }
            guard coefficient != 0 else {
                columnRows[column].removeBySwapping(position)
                continue
            }
            position += 1
            let rate = upwards ? coefficient : -coefficient
            let quantity = rowQuantities[row]
            var hit = Hit(
                row: row, next: rate > 0 ? places[quantity] : places[quantity] - 1, coefficient: coefficient,
                rate: rate, distance: .infinity)
            measure(&hit)
            hits.append(hit)
        }
    }

    @inline(__always)
    func measure(_ hit: inout Hit) {
        let quantity = rowQuantities[hit.row]
        guard hit.next >= 0, hit.next < kinkCount(quantity), abs(hit.rate) > Tolerance.slope else {
            hit.distance = .infinity
            return
        }
        hit.distance = max(0, (kink(quantity, hit.next).pointee.position - values[quantity]) / hit.rate)
    }

    /// The end of a column's move.
    private struct Stop {
        /// The hit whose kink stops the move, or -1 if it is the column's own.
        var blocking = -1
        var distance = 0.0
        /// The column's next kink in the direction of movement.
        var ownNext: Int32
    }

    /// Moves the column's quantity as far as it reduces the cost. Returns whether it left its place.
    private mutating func step(
        _ column: Int32, upwards: Bool, _ scratch: inout ComponentScratch, prefersLowest: Bool
    ) -> Bool {
        gatherHits(column, upwards: upwards, &scratch.hits)
        let hits = scratch.hits
        guard let stop = findStop(column, upwards: upwards, hits, scratch.derivative.base, prefersLowest: prefersLowest)
        else { return false }
        moveRows(hits, by: stop.distance)
        moveColumn(column, upwards: upwards, to: stop)
        if stop.blocking >= 0 { exchange(column, hits[stop.blocking], hits, &scratch) }
        return stop.distance > Tolerance.position
    }

    /// Passes kinks, the nearest first, until moving on no longer reduces the cost. Returns `nil` if an unbounded move would reduce the
    /// cost only by rounding errors.
    @inline(__always)
    private func findStop(
        _ column: Int32, upwards: Bool, _ hits: FlatBuffer<Hit>, _ derivative: UnsafeMutablePointer<Double>, prefersLowest: Bool
    ) -> Stop? {
        let quantity = columnQuantities[column]
        let ownCount = kinkCount(quantity)
        var stop = Stop(ownNext: upwards ? places[quantity] + 1 : places[quantity] - 1)
        while true {
            stop.blocking = -1
            stop.distance = .infinity
            if stop.ownNext >= 0, stop.ownNext < ownCount {
                stop.distance = abs(kink(quantity, stop.ownNext).pointee.position - values[quantity])
            }
            var strength = 0.0
            for index in hits.indices where hits[index].distance.isFinite {
                let hit = hits[index]
                if hit.distance < stop.distance - Tolerance.position
                    || (stop.blocking >= 0 && hit.distance <= stop.distance + Tolerance.position
                        && (prefersLowest
                            ? rowQuantities[hit.row] < rowQuantities[hits[stop.blocking].row]
                            : abs(hit.rate) > strength * 1.001))
                {
                    stop.distance = min(stop.distance, hit.distance)
                    stop.blocking = index
                    strength = abs(hit.rate)
                }
            }
            guard stop.distance.isFinite else { return nil }
            let crossed: UnsafeMutablePointer<Kink>
            var rate = 1.0
            if stop.blocking >= 0 {
                crossed = kink(rowQuantities[hits[stop.blocking].row], hits[stop.blocking].next)
                rate = abs(hits[stop.blocking].rate)
            } else {
                crossed = kink(quantity, stop.ownNext)
            }
            derivative[Int(crossed.pointee.level)] += crossed.pointee.jump * rate
            if hasTies { derivative[tieLevel] += crossed.pointee.tieJump * rate }
            if sign(derivative, upTo: levels) >= 0 { return stop }
            if stop.blocking >= 0 {
                hits[stop.blocking].next += hits[stop.blocking].rate > 0 ? 1 : -1
                measure(&hits[stop.blocking])
            } else {
                stop.ownNext += upwards ? 1 : -1
            }
        }
    }

    /// Updates the rows; those that passed kinks have new slopes.
    @inline(__always)
    private mutating func moveRows(_ hits: FlatBuffer<Hit>, by distance: Double) {
        for index in hits.indices {
            let hit = hits[index]
            let other = rowQuantities[hit.row]
            values[other] += hit.rate * distance
            let place = hit.rate > 0 ? hit.next : hit.next + 1
            guard place != places[other], abs(hit.rate) > Tolerance.slope else { continue }
            let slope = slopes.base + Int(other) * levels
            let rises = place > places[other]
            let range = rises ? places[other]..<place : place..<places[other]
            for passed in range {
                let kink = kink(other, passed)
                cross(kink, slope, upwards: rises)
                let change = rises ? kink.pointee.jump : -kink.pointee.jump
                let tieChange = rises ? kink.pointee.tieJump : -kink.pointee.tieJump
                let terms = tableau[hit.row]
                for position in terms.indices {
                    let term = terms[position]
                    gradients[Int(term.column) * levels + Int(kink.pointee.level)] += change * term.coefficient
                    if hasTies { gradients[Int(term.column) * levels + tieLevel] += tieChange * term.coefficient }
                    enqueue(term.column)
                }
            }
            places[other] = place
        }
    }

    /// Moves the column's own quantity: to its kink if that stopped it, between two kinks otherwise.
    @inline(__always)
    private mutating func moveColumn(_ column: Int32, upwards: Bool, to stop: Stop) {
        let quantity = columnQuantities[column]
        let place = stop.blocking < 0 || upwards ? stop.ownNext : stop.ownNext + 1
        let slope = slopes.base + Int(quantity) * levels
        if kinkCount(quantity) > 0 {
            if place > places[quantity] {
                for passed in places[quantity]..<place { cross(kink(quantity, passed), slope, upwards: true) }
            } else {
                for passed in place..<places[quantity] { cross(kink(quantity, passed), slope, upwards: false) }
            }
            places[quantity] = place
        }
        if stop.blocking < 0 {
            values[quantity] = kink(quantity, place).pointee.position
        } else {
            values[quantity] += upwards ? stop.distance : -stop.distance
        }
    }

    /// Exchanges the column's quantity with the row's, which becomes nonbasic on the column.
    private mutating func exchange(
        _ column: Int32, _ hit: Hit, _ hits: FlatBuffer<Hit>, _ scratch: inout ComponentScratch
    ) {
        let row = hit.row
        let entering = columnQuantities[column]
        let leaving = rowQuantities[row]
        let pivot = hit.coefficient
        let enteringSlope = slopes.base + Int(entering) * levels
        let leavingSlope = slopes.base + Int(leaving) * levels
        let terms = tableau[row]

        for level in 0..<levels {
            let whole = gradients[Int(column) * levels + level] + enteringSlope[level]
            if whole != 0 {
                for position in terms.indices where terms[position].column != column {
                    gradients[Int(terms[position].column) * levels + level] -= whole * terms[position].coefficient / pivot
                }
            }
            gradients[Int(column) * levels + level] = whole / pivot - leavingSlope[level]
        }
        // The leaving quantity rests at the kink that stopped it.
        let resting = kink(leaving, hit.next)
        if hit.rate < 0 { cross(resting, leavingSlope, upwards: false) }
        places[leaving] = hit.next
        values[leaving] = resting.pointee.position
        columnQuantities[column] = leaving
        rowQuantities[row] = entering

        for position in terms.indices {
            let other = terms[position].column
            enqueue(other)
            if other == column {
                terms[position].coefficient = 1 / pivot
            } else {
                terms[position].coefficient = -terms[position].coefficient / pivot
                scratch.spread[other] = terms[position].coefficient
            }
        }
        for index in hits.indices where hits[index].row != row {
            substitute(column, into: hits[index].row, factor: hits[index].coefficient, pivotRow: row, &scratch)
        }
        for position in terms.indices { scratch.spread[terms[position].column] = 0 }
    }

    private mutating func substitute(
        _ column: Int32, into row: Int32, factor: Double, pivotRow: Int32, _ scratch: inout ComponentScratch
    ) {
        scratch.seenStamp &+= 1
        let stamp = scratch.seenStamp
        var position = 0
        while position < tableau[row].count {
            let other = tableau[row][position].column
            if other == column {
                // The pivot row's coefficient here is the reciprocal of the pivot.
                tableau[row][position].coefficient = factor * pivotCoefficient(column, pivotRow)
            } else if scratch.spread[other] != 0 {
                scratch.seen[other] = stamp
                let sum = tableau[row][position].coefficient + factor * scratch.spread[other]
                if abs(sum) < Tolerance.coefficient {
                    tableau[row].removeBySwapping(position)
                    continue
                }
                tableau[row][position].coefficient = sum
            }
            position += 1
        }
        let terms = tableau[pivotRow]
        for position in terms.indices {
            let term = terms[position]
            guard term.column != column, scratch.seen[term.column] != stamp else { continue }
            tableau[row].append(LocalTerm(coefficient: factor * term.coefficient, column: term.column))
            columnRows[term.column].append(row)
        }
    }

    @inline(__always)
    private func pivotCoefficient(_ column: Int32, _ row: Int32) -> Double {
        let terms = tableau[row]
        for position in terms.indices where terms[position].column == column { return terms[position].coefficient }
        return 0
    }

    // MARK: Verdict

    /// Whether every required kink holds.
    var holdsRequired: Bool {
        guard hasRequired else { return true }
        for quantity in 0..<Int32(columnCount + rowCount) {
            let value = values[quantity]
            for position in kinkStarts[quantity]..<kinkStarts[quantity + 1] where kinks[position].level == 0 {
                let kink = kinks[position]
                let tolerance = Tolerance.violation * max(1, abs(kink.position))
                if (kink.below > 0 && value < kink.position - tolerance)
                    || (kink.above > 0 && value > kink.position + tolerance)
                {
                    return false
                }
            }
        }
        return true
    }
}
