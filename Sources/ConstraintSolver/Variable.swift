/// A quantity that a `Solver` determines: an identifier that is valid in the solver that created it.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
    package let index: Int32

    package init(index: Int32) { self.index = index }
}

/// A variable times a factor: a term of a linear constraint.
public struct Term: Sendable, BitwiseCopyable {
    public var variable: Variable
    public var coefficient: Double

    /// Creates a term. A coefficient of 0 leaves the variable out of the constraint.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
