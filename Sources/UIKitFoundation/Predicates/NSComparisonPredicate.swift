import Foundation
import UIKitRuntime

/// A comparison of two expressions. Foundation's own can't be created on Linux; files that name the class get this one.
open class NSComparisonPredicate: NSPredicate {
    public enum Modifier: UInt, Sendable { case direct = 0, all, any }
    public enum Operator: UInt, Sendable {
        case lessThan = 0, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith, endsWith,
            `in`, customSelector
        case contains = 99, between
    }
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let caseInsensitive = Options(rawValue: 1)
        public static let diacriticInsensitive = Options(rawValue: 2)
        public static let normalized = Options(rawValue: 4)
    }

    public let leftExpression: NSExpression
    public let rightExpression: NSExpression
    public let comparisonPredicateModifier: Modifier
    public let predicateOperatorType: Operator
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
    }

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
