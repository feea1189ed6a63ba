/// The state of a `Solver`, accessed through a pointer so that hot loops have no checks.
///
/// Rows and variables are placed in a structure that changes only near a change:
///
///     fixed variables  →  components, each solved on its own  →  outputs
///
/// A required equality with one unfixed variable *fixes* it. A variable that only one required equality mentions is an *output*: it follows
/// from the others. The rest separates into components that share no variable. Adding or removing a row loosens what it affects; the next
/// solve places what is loose, and nothing else.
struct Engine {
    var rows = FlatBuffer<RowRecord>()
    var terms = FlatBuffer<TermRecord>()
    var variables = FlatBuffer<VariableRecord>()
    var components = FlatBuffer<Component>()

    var vacantRows = FlatBuffer<Int32>()
    var vacantVariables = FlatBuffer<Int32>()
    var vacantComponents = FlatBuffer<Int32>()
    /// The first terms of vacated runs, by length.
    var vacantRuns:
        (
            FlatBuffer<Int32>, FlatBuffer<Int32>, FlatBuffer<Int32>, FlatBuffer<Int32>, FlatBuffer<Int32>, FlatBuffer<Int32>
        ) = (FlatBuffer(), FlatBuffer(), FlatBuffer(), FlatBuffer(), FlatBuffer(), FlatBuffer())

    var pendingRows = FlatBuffer<Int32>()
    var editedRows = FlatBuffer<Int32>()
    var looseRows = FlatBuffer<Int32>()
    var looseVariables = FlatBuffer<Int32>()

    /// Fixed variables to recompute, singles and components to solve again, outputs to recompute.
    var staleFixed = FlatBuffer<Int32>()
    var staleSingles = FlatBuffer<Int32>()
    var staleComponents = FlatBuffer<Int32>()
    var staleOutputs = FlatBuffer<Int32>()
    var staleChecks = FlatBuffer<Int32>()
    var changed = FlatBuffer<Int32>()
    /// The rows and singles (as `-1 - variable`) that the last pass found violated.
    var violations = FlatBuffer<Violation>()

    /// Working memory, empty between uses.
    var stack = FlatBuffer<Int32>()
    var order = FlatBuffer<Int32>()
    var scratch = ComponentScratch()
    var pieces = FlatBuffer<Piece>()

    var nextSequence: UInt32 = 0
    var stamp: UInt32 = 0
    var liveRows = 0

    mutating func deallocate() {
        for index in components.indices { components[index].deallocate() }
        components.deallocate()
        rows.deallocate()
        terms.deallocate()
        variables.deallocate()
        for buffer in [
            vacantRows, vacantVariables, vacantComponents, vacantRuns.0, vacantRuns.1, vacantRuns.2, vacantRuns.3,
            vacantRuns.4, vacantRuns.5, pendingRows, editedRows, looseRows, looseVariables, staleFixed, staleSingles,
            staleComponents, staleOutputs, staleChecks, changed, stack, order,
        ] {
            buffer.deallocate()
        }
        violations.deallocate()
        pieces.deallocate()
        scratch.deallocate()
    }

    // MARK: Variables

    mutating func addVariable(isNonNegative: Bool) -> Int32 {
        let index: Int32
        if let vacant = vacantVariables.popLast() {
            index = vacant
            variables[index] = VariableRecord()
        } else {
            index = Int32(variables.count)
            variables.append(VariableRecord())
        }
        variables[index].isNonNegative = isNonNegative
        return index
    }

    mutating func removeVariable(_ index: Int32) {
        if variables[index].bound >= 0 {
            removeRow(variables[index].bound)
            variables[index].bound = -1
        }
        precondition(variables[index].degree == 0, "a variable was removed while constraints mention it")
        variables[index].state = .vacant
        vacantVariables.append(index)
    }

    // MARK: Rows

    mutating func addRow(
        _ summands: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, priority: Float,
        weight: Double, tie: Double
    ) -> Int32 {
        let run = allocateRun(summands.count)
        var count: Int32 = 0
        let index: Int32
        if let vacant = vacantRows.popLast() {
            index = vacant
        } else {
            index = Int32(rows.count)
            rows.append(
                RowRecord(
                    constant: 0, weight: 0, tie: 0, priority: 0, sequence: 0, first: 0, count: 0, runLength: 0,
                    relation: .equal))
        }
        for summand in summands where summand.coefficient != 0 {
            let variable = summand.variable.index
            // A variable that occurs twice becomes one term with the sum of both factors.
            var earlier = run
            while earlier < run + count, terms[earlier].variable != variable { earlier += 1 }
            if earlier < run + count {
                terms[earlier].coefficient += summand.coefficient
                continue
            }
            terms[run + count] = TermRecord(
                coefficient: summand.coefficient, variable: variable, row: index, next: -1, previous: -1)
            count += 1
        }
        var position = run
        var end = run + count
        while position < end {
            if terms[position].coefficient == 0 {
                end -= 1
                terms[position] = terms[end]
                continue
            }
            link(position)
            position += 1
        }
        count = end - run
        rows[index] = RowRecord(
            constant: constant, weight: weight, tie: tie, priority: priority, sequence: nextSequence, first: run,
            count: count, runLength: Int32(summands.count), relation: relation)
        nextSequence &+= 1
        liveRows += 1
        pendingRows.append(index)
        return index
    }

    @inline(__always)
    private mutating func link(_ term: Int32) {
        let variable = terms[term].variable
        let head = variables[variable].head
        terms[term].next = head
        if head >= 0 { terms[head].previous = term }
        variables[variable].head = term
        variables[variable].degree += 1
    }

    /// Removes a row, and loosens the variables that depended on it.
    mutating func removeRow(_ index: Int32) {
        let row = rows[index]
        loosen(row: index, keepingRow: false)
        var term = row.first
        while term < row.first + row.count {
            let record = terms[term]
            if record.next >= 0 { terms[record.next].previous = record.previous }
            if record.previous >= 0 {
                terms[record.previous].next = record.next
            } else {
                variables[record.variable].head = record.next
            }
            variables[record.variable].degree -= 1
            term += 1
        }
        releaseRun(row.first, length: row.runLength)
        rows[index].state = .vacant
        vacantRows.append(index)
        liveRows -= 1
    }

    mutating func setConstant(_ index: Int32, _ constant: Double) {
        guard rows[index].constant != constant else { return }
        rows[index].constant = constant
        if !rows[index].isEdited {
            rows[index].isEdited = true
            editedRows.append(index)
        }
    }

    /// Places the row again with another priority, relation or weight.
    mutating func replace(_ index: Int32, change: (inout RowRecord) -> Void) {
        loosen(row: index, keepingRow: true)
        change(&rows[index])
    }

    // MARK: Runs of terms

    private mutating func allocateRun(_ length: Int) -> Int32 {
        let vacant: Int32? =
            switch length {
            case 1: vacantRuns.0.popLast()
            case 2: vacantRuns.1.popLast()
            case 3: vacantRuns.2.popLast()
            case 4: vacantRuns.3.popLast()
            case 5: vacantRuns.4.popLast()
            case 6: vacantRuns.5.popLast()
            default: nil
            }
        if let vacant { return vacant }
        let first = Int32(terms.count)
        let blank = TermRecord(coefficient: 0, variable: -1, row: -1, next: -1, previous: -1)
        for _ in 0..<length { terms.append(blank) }
        return first
    }

    private mutating func releaseRun(_ first: Int32, length: Int32) {
        switch length {
        case 1: vacantRuns.0.append(first)
        case 2: vacantRuns.1.append(first)
        case 3: vacantRuns.2.append(first)
        case 4: vacantRuns.3.append(first)
        case 5: vacantRuns.4.append(first)
        case 6: vacantRuns.5.append(first)
        case 0: break
        default:
            // A longer run is divided into runs that can be reused.
            for start in stride(from: Int32(0), to: length, by: 6) {
                releaseRun(first + start, length: min(6, length - start))
            }
        }
    }
}

/// A required row that does not hold, or a variable or component that cannot satisfy its required rows.
struct Violation: BitwiseCopyable {
    enum Kind: UInt8, BitwiseCopyable { case row, single, component }
    var kind: Kind
    var index: Int32
}
