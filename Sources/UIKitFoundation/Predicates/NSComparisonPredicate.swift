import Foundation
import UIKitRuntime

/// A comparison of two expressions. Foundation's own can't be created on Linux; files that name the class get this one.
open class NSComparisonPredicate: NSPredicate {
    /// Whether the values themselves are compared, or all or any of a collection's elements.
    public enum Modifier: UInt, Sendable { case direct = 0, all, any }
    /// How two values are compared.
    public enum Operator: UInt, Sendable {
        /// The comparisons of order, equality, text, and membership, or one by a method.
        case lessThan = 0, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith, endsWith,
            `in`, customSelector
        /// A collection or text that contains a value, or a value between two others.
        case contains = 99, between
    }
    /// How strings are compared.
    public struct Options: OptionSet, Sendable {
        /// The bits, one for each option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Uppercase and lowercase letters are equal.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Letters with and without accents are equal.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// The strings are normalized already. They are compared as they are.
        public static let normalized = Options(rawValue: 4)
    }

    /// The expression on the left.
    public let leftExpression: NSExpression
    /// The expression on the right.
    public let rightExpression: NSExpression
    /// Whether all or any elements of the left side are compared.
    public let comparisonPredicateModifier: Modifier
    /// How the sides are compared.
    public let predicateOperatorType: Operator
    /// How strings are compared.
    public let options: Options

    /// Raises `NSInvalidArgumentException` for `customSelector`, which needs a selector.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator, options: Options = []
    ) {
        (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, modifier)
        (predicateOperatorType, self.options) = (type, options)
        if type == .customSelector { Fault.raise(.invalidArgumentException, "Invalid predicate operator type: a selector is needed") }
        let modifier: PredicateTest.Modifier =
            switch modifier {
            case .direct: .direct
            case .all: .all
            case .any: .any
            }
        // Normalized strings are compared as they are.
        let test = PredicateTest.compare(
            modifier, .expression(lhs), type.comparison, .expression(rhs), PredicateTest.Options(rawValue: Int(options.rawValue & 3)))
        super.init(block: { object, variables in test.evaluate(object, variables ?? [:]) })
        PredicateText.keep(test, for: self)
    }

    /// Returns `nil`: predicates can't be read from an archive.
    public required init?(coder: NSCoder) { nil }
}

extension NSComparisonPredicate.Operator {
    fileprivate var comparison: PredicateTest.Comparison {
        switch self {
        case .lessThan: .less
        case .lessThanOrEqualTo: .lessOrEqual
        case .greaterThan: .greater
        case .greaterThanOrEqualTo: .greaterOrEqual
        case .equalTo, .customSelector: .equal
        case .notEqualTo: .notEqual
        case .matches: .matches
        case .like: .like
        case .beginsWith: .beginsWith
        case .endsWith: .endsWith
        case .in: .within
        case .contains: .contains
        case .between: .between
        }
    }
}
