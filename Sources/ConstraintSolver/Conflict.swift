/// Required constraints that cannot all hold, and the one that was given up.
public struct Conflict: Sendable, Equatable {
    /// A minimal group: without any one of them, the rest can hold. In the order in which they were added.
    public let group: [Constraint]
    /// The variables whose nonnegativity is part of the conflict.
    public let nonNegative: [Variable]
    /// The constraint that becomes a very strong optional constraint, until a member of `group` changes.
    public let broken: Constraint?

    /// Creates a conflict, for clients' tests; a `Solver` creates its own.
    public init(group: [Constraint], nonNegative: [Variable], broken: Constraint?) {
        self.group = group
        self.nonNegative = nonNegative
        self.broken = broken
    }
}
