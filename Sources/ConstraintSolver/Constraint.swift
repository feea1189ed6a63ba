/// The relation between the two sides of a constraint. Raw values are UIKit's.
public enum Relation: Int8, Sendable, BitwiseCopyable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// The relation after multiplying both sides by -1.
    var mirrored: Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

/// A constraint in a `Solver`: an identifier that is valid until the constraint is removed.
public struct Constraint: Hashable, Sendable, BitwiseCopyable {
    package let index: Int32

    package init(index: Int32) { self.index = index }
}

/// The priority at or above which a constraint is required.
public let requiredPriority: Float = 1000
