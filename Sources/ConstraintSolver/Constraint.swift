/// How the two sides of a constraint compare. Raw values are UIKit's.
public enum Relation: Int8, Sendable, BitwiseCopyable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// The relation after both sides changed sign.
    var mirrored: Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

/// A constraint held by a `Solver`: a name that stays valid until the constraint is removed.
public struct Constraint: Hashable, Sendable, BitwiseCopyable {
    package let index: Int32

    package init(index: Int32) { self.index = index }
}

/// The priority at and above which a constraint must hold.
public let requiredPriority: Float = 1000
