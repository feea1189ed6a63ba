/// A row of a component, or a variable with kinks of its own that was eliminated: a linear function of the columns.
struct WorkRow: BitwiseCopyable {
    /// The row it came from, or -1.
    var source: Int32
    /// The eliminated variable of the row, or -1.
    var variable: Int32 = -1
    /// Its constant, after all substitutions.
    var constant: Double = 0
}

/// `workRows[target].constant -= factor * workRows[source].constant`.
struct ConstantStep: BitwiseCopyable {
    var target: Int32
    var source: Int32
    var factor: Double
}

/// A variable that an equality gives once the later eliminations and the columns are known.
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

/// Variables that share rows, and how they are solved: required equalities are substituted once, and the program of the
/// substitution is kept, so that new constants only run through it; what is left is minimized by `Simplex`.
/// Variables are numbered by their place in `variables`.
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

/// A row while equalities are substituted.
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

/// Working memory shared by all components.
struct ComponentScratch {
    var variables = FlatBuffer<Int32>()
    var rows = FlatBuffer<Int32>()
    var drafts = FlatBuffer<DraftRow>()
    var arena = FlatBuffer<LocalTerm>()
    /// For each variable: the drafts that may mention it, how many do, and its singles.
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
