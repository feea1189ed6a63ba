/// A row's role in the current structure.
enum RowState: UInt8, BitwiseCopyable {
    /// Unused.
    case vacant
    /// Added since the last solve.
    case pending
    /// To be placed by the next solve.
    case loose
    /// Being placed.
    case region
    /// An equality whose other variables are fixed: it fixes `target`.
    case fixing
    /// A row whose variables are all fixed, so it only has to be checked.
    case check
    /// A row with one unfixed variable, `target`, which may have other such rows.
    case single
    /// A row of the component `target`.
    case core
    /// An equality that determines `target`, which no other row mentions.
    case defining
}

/// The source of a variable's value.
enum VariableState: UInt8, BitwiseCopyable {
    case vacant
    /// No row affects it.
    case unbound
    /// To be placed by the next solve.
    case loose
    /// Fixed by the row `owner`.
    case fixed
    /// Only in rows with the state `single`.
    case single
    /// A variable of the component `owner`.
    case core
    /// Determined by the row `owner` from variables with any state.
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
    /// The number of terms reserved for it.
    var runLength: Int32
    /// A variable or a component, depending on `state`.
    var target: Int32 = -1
    /// While in a region, the number of its variables that are not yet placed.
    var open: Int32 = 0
    var relation: Relation
    var state: RowState = .pending
    var isBroken = false
    var isEdited = false
    var isInConflict = false
    /// Whether it is not a client's constraint but a variable's nonnegativity, which became a row because it would not have held.
    var isImplicit = false

    @inline(__always) var isRequired: Bool { priority >= requiredPriority && !isBroken }
    @inline(__always) var isDefinition: Bool { relation == .equal && isRequired }

    /// The level at which the row competes. A broken one ranks just below required ones.
    @inline(__always) var rank: Float { isBroken ? requiredPriority.nextDown : min(priority, requiredPriority) }
}

struct VariableRecord: BitwiseCopyable {
    var value: Double = 0
    /// The first of its terms.
    var head: Int32 = -1
    /// The number of rows that mention it.
    var degree: Int32 = 0
    /// A row or a component, depending on `state`.
    var owner: Int32 = -1
    /// While in a region, the number of the region's rows that mention it; in a component, its position there.
    var place: Int32 = 0
    /// The row that requires it not to be negative, or -1 while it isn't needed.
    var bound: Int32 = -1
    var stamp: UInt32 = 0
    var state: VariableState = .unbound
    var isNonNegative = false
    var isChanged = false
}

/// A term of a row, in the list of the terms that mention its variable.
struct TermRecord: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var row: Int32
    var next: Int32
    var previous: Int32
}

/// A term in a component's own numbering.
struct LocalTerm: BitwiseCopyable {
    var coefficient: Double
    var column: Int32
}

enum Tolerance {
    /// Slopes below this count as zero.
    static let slope = 1e-9
    /// Coefficients below this are the result of cancellation.
    static let coefficient = 1e-11
    /// Positions closer than this, in points, are equal.
    static let position = 1e-9
    /// The error, relative to its size, above which a required constraint does not hold.
    static let violation = 1e-6
}
