/// A row of a component, or an eliminated variable with kinks of its own: a linear function of the columns.
struct WorkRow: BitwiseCopyable {
    /// The original row, or -1.
    var source: Int32
    /// The row's eliminated variable, or -1.
    var variable: Int32 = -1
    /// The constant after all substitutions.
    var constant: Double = 0
}

/// The operation `workRows[target].constant -= factor * workRows[source].constant`.
struct ConstantStep: BitwiseCopyable {
    var target: Int32
    var source: Int32
    var factor: Double
}

/// A variable that an equality determines once the later eliminations and the columns are known.
struct Elimination: BitwiseCopyable {
    var variable: Int32
    var workRow: Int32
    var coefficient: Double
    var first: Int32
    var count: Int32
}

/// A row with one variable in the component.
struct SingleSource: BitwiseCopyable {
    var row: Int32
    var coefficient: Double
    var constant: Double = 0
}

/// Variables that share rows, and their solution: required equalities are substituted once, and the sequence of substitutions is kept, so
/// that new constants only run through it; the rest is minimized by `Simplex`. Variables are numbered by their position in `variables`.
struct Component: BitwiseCopyable {
    var isLive = false
    var isStale = false
    var hasStarted = false
    var rows = FlatBuffer<Int32>()
    var variables = FlatBuffer<Int32>()
    var workRows = FlatBuffer<WorkRow>()
    var steps = FlatBuffer<ConstantStep>()
    var eliminations = FlatBuffer<Elimination>()
    var eliminationTerms = FlatBuffer<LocalTerm>()
    var singles = FlatBuffer<SingleSource>()
    /// The variable of each column.
    var columns = FlatBuffer<Int32>()
    var simplex = Simplex()

    func deallocate() {
        rows.deallocate()
        variables.deallocate()
        workRows.deallocate()
        steps.deallocate()
        eliminations.deallocate()
        eliminationTerms.deallocate()
        singles.deallocate()
        columns.deallocate()
        simplex.deallocate()
    }
}

/// A row during substitution of equalities.
struct DraftRow: BitwiseCopyable {
    var first: Int32
    var count: Int32
    var capacity: Int32
    var isEquality: Bool
    var isAlive = true
}

struct ListNode: BitwiseCopyable {
    var value: Int32
    var next: Int32
}

/// Working memory that all components share.
struct ComponentScratch {
    var variables = FlatBuffer<Int32>()
    var rows = FlatBuffer<Int32>()
    var drafts = FlatBuffer<DraftRow>()
    var arena = FlatBuffer<LocalTerm>()
    /// For each variable, the drafts that may mention it, their number, and its singles.
    var columnHeads = FlatBuffer<Int32>()
    var columnCounts = FlatBuffer<Int32>()
    var singleHeads = FlatBuffer<Int32>()
    var nodes = FlatBuffer<ListNode>()
    var isEliminated = FlatBuffer<Bool>()
    var spread = FlatBuffer<Double>()
    var seen = FlatBuffer<UInt32>()
    var seenStamp: UInt32 = 0
    var buckets = FlatBuffer<Int32>()
    var ranks = FlatBuffer<Float>()
    var values = FlatBuffer<Double>()
    var columnOf = FlatBuffer<Int32>()
    var hits = FlatBuffer<Simplex.Hit>()
    var derivative = FlatBuffer<Double>()

    func deallocate() {
        variables.deallocate()
        rows.deallocate()
        drafts.deallocate()
        arena.deallocate()
        columnHeads.deallocate()
        columnCounts.deallocate()
        singleHeads.deallocate()
        nodes.deallocate()
        isEliminated.deallocate()
        spread.deallocate()
        seen.deallocate()
        buckets.deallocate()
        ranks.deallocate()
        values.deallocate()
        columnOf.deallocate()
        hits.deallocate()
        derivative.deallocate()
    }
}
