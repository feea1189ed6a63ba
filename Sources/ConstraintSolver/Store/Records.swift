/// What a row is doing in the present structure.
enum RowState: UInt8, BitwiseCopyable {
    /// Not in use.
    case vacant
    /// Added since the last solve.
    case pending
    /// Waits to be placed by the next solve.
    case loose
    /// Being placed.
    case region
    /// An equality whose other variables are fixed: it fixes `target`.
    case fixing
    /// All its variables are fixed; it holds or it does not.
    case check
    /// Bears on the one unfixed variable `target`, together with other such rows.
    case single
    /// Belongs to the component `target`.
    case core
    /// An equality that gives the value of `target`, which nothing else asks for.
    case defining
}

/// How a variable gets its value.
enum VariableState: UInt8, BitwiseCopyable {
    case vacant
    /// Nothing bears on it.
    case unbound
    /// Waits to be placed by the next solve.
    case loose
    /// Fixed by the row `owner`.
    case fixed
    /// Alone in rows of state `single`.
    case single
    /// Belongs to the component `owner`.
    case core
    /// Given by the row `owner` from variables of any state.
    case output
}

struct RowRecord: BitwiseCopyable {
    var constant: Double
    var weight: Double
    var tie: Double
    var priority: Float
    var sequence: UInt32
    var first: Int32
    var count: Int32
    /// How many terms were set aside for it.
    var runLength: Int32
    /// A variable or a component, as `state` says.
    var target: Int32 = -1
    /// While in a region: how many of its variables are not placed yet.
    var open: Int32 = 0
    var relation: Relation
    var state: RowState = .pending
    var isBroken = false
    var isEdited = false
    var isInConflict = false
    /// Not a client's constraint: a variable's being non-negative, made a row because it would not have held.
    var isImplicit = false

    @inline(__always) var isRequired: Bool { priority >= requiredPriority && !isBroken }
    @inline(__always) var isDefinition: Bool { relation == .equal && isRequired }

    /// The level at which the row competes. A broken one yields to required ones only.
    @inline(__always) var rank: Float { isBroken ? requiredPriority.nextDown : min(priority, requiredPriority) }
}

struct VariableRecord: BitwiseCopyable {
    var value: Double = 0
    /// The first of its terms.
    var head: Int32 = -1
    /// How many rows mention it.
    var degree: Int32 = 0
    /// A row or a component, as `state` says.
    var owner: Int32 = -1
    /// While in a region: how many rows of the region mention it; in a component: its place there.
    var place: Int32 = 0
    /// The row that states that it is not negative, or -1 while that needs no stating.
    var bound: Int32 = -1
    var stamp: UInt32 = 0
    var state: VariableState = .unbound
    var isNonNegative = false
    var isChanged = false
}

/// One summand of a row, in the list of the summands that mention its variable.
struct TermRecord: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var row: Int32
    var next: Int32
    var previous: Int32
}

/// A summand in terms of a component's own numbering.
struct LocalTerm: BitwiseCopyable {
    var coefficient: Double
    var column: Int32
}

enum Tolerance {
    /// Slopes below this are level.
    static let slope = 1e-9
    /// Coefficients below this are cancellation.
    static let coefficient = 1e-11
    /// Positions nearer than this are the same, in points.
    static let position = 1e-9
    /// A required constraint that misses by more than this, relative to its size, does not hold.
    static let violation = 1e-6
}
