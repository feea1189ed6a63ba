/// Required constraints that cannot hold together, and the one given up so that the others can.
public struct Conflict: Sendable, Equatable {
    /// A smallest group: without any one of them the rest can hold. In the order in which they were added.
    public let group: [Constraint]
    /// Variables whose being non-negative takes part in the conflict.
    public let nonNegative: [Variable]
    /// The constraint that counts from now on as a very strong wish, until a member of `group` changes.
    public let broken: Constraint?

    /// What a client's tests compare with; a `Solver` makes its own.
    public init(group: [Constraint], nonNegative: [Variable], broken: Constraint?) {
        self.group = group
        self.nonNegative = nonNegative
        self.broken = broken
    }
}
