import Foundation
import UIKitRuntime

/// Gives predicates their format as text, and makes those with the same text equal, as on Apple's platforms. A predicate of a format is a
/// block for Foundation on Linux, which has no text and is equal only to itself.
package enum PredicateText {
    private static let tests = AttachedProperty<PredicateTest?>(nil)

    /// Installs the texts, once per program.
    package static func install() { _ = installed }

    private static let installed: Void = MethodReplacement.install(
        on: NSPredicate.self, empty: PlainPredicate.self, overriding: MendedPredicate.self)

    static func keep(_ test: PredicateTest, for predicate: NSPredicate) { tests[predicate] = test }

    /// Returns the text of a predicate of a format, or of such predicates; `nil` for a block.
    static func text(of predicate: NSPredicate) -> String? {
        if let compound = predicate as? NSCompoundPredicate {
            let parts = compound.subpredicates.compactMap { part in text(of: part).map { isCompound(part) ? "(\($0))" : $0 } }
            guard parts.count == compound.subpredicates.count else { return nil }
            switch compound.compoundPredicateType {
            case .not: return parts.first.map { "NOT " + $0 }
            case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
            case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
            }
        }
        if let test = tests[predicate] { return test.text }
        return constant(predicate).map { PredicateTest.constant($0).text }
    }

    /// Returns the value of `NSPredicate(value:)`. Foundation on Linux does not publish it.
    private static func constant(_ predicate: NSPredicate) -> Bool? {
        var mirror: Mirror? = Mirror(reflecting: predicate)
        while let current = mirror {
            if let kind = current.descendant("kind") { return Mirror(reflecting: kind).descendant("boolean") as? Bool }
            mirror = current.superclassMirror
        }
        return nil
    }

    private static func isCompound(_ predicate: NSPredicate) -> Bool {
        if let compound = predicate as? NSCompoundPredicate {
            return compound.compoundPredicateType != .not && compound.subpredicates.count > 1
        }
        return tests[predicate]?.isCompound ?? false
    }
}

private final class PlainPredicate: NSPredicate {}

private final class MendedPredicate: NSPredicate {
    override var predicateFormat: String { PredicateText.text(of: self) ?? "BLOCKPREDICATE" }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSPredicate, let text = PredicateText.text(of: self), let otherText = PredicateText.text(of: other)
        else {
            return super.isEqual(object)
        }
        return self === other || text == otherText
    }
    override var hash: Int { PredicateText.text(of: self)?.hashValue ?? super.hash }
}

// The spelling of Apple's predicateFormat: operators in uppercase, strings in quotation marks, parentheses around parts of compounds.
extension PredicateTest {
    fileprivate var isCompound: Bool {
        switch self {
        case .and, .or: true
        default: false
        }
    }
    private var enclosed: String { isCompound ? "(\(text))" : text }
    private var conjuncts: [PredicateTest] { if case .and(let a, let b) = self { a.conjuncts + [b] } else { [self] } }
    private var alternatives: [PredicateTest] { if case .or(let a, let b) = self { a.alternatives + [b] } else { [self] } }

    fileprivate var text: String {
        switch self {
        case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .not(let test): "NOT " + test.enclosed
        case .and: conjuncts.map(\.enclosed).joined(separator: " AND ")
        case .or: alternatives.map(\.enclosed).joined(separator: " OR ")
        case .compare(let modifier, let left, let comparison, let right, let options):
            modifier.text + left.text + " " + comparison.text + options.text + " " + right.text
        }
    }
}
extension PredicateTest.Modifier {
    fileprivate var text: String {
        switch self {
        case .direct: ""
        case .any: "ANY "
        case .all: "ALL "
        case .none: "NONE "
        }
    }
}
extension PredicateTest.Comparison {
    fileprivate var text: String {
        switch self {
        case .equal: "=="
        case .notEqual: "!="
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        case .beginsWith: "BEGINSWITH"
        case .endsWith: "ENDSWITH"
        case .contains: "CONTAINS"
        case .like: "LIKE"
        case .matches: "MATCHES"
        case .within: "IN"
        case .between: "BETWEEN"
        }
    }
}
extension PredicateTest.Options {
    fileprivate var text: String {
        let letters = (contains(.caseInsensitive) ? "c" : "") + (contains(.diacriticInsensitive) ? "d" : "")
        return letters.isEmpty ? "" : "[\(letters)]"
    }
}

extension PredicateValue {
    fileprivate var text: String {
        switch self {
        case .constant(let value): Self.text(of: value)
        case .path(let path): path
        case .itself: "SELF"
        case .variable(let name): "$" + name
        case .list(let values): "{" + values.map(\.text).joined(separator: ", ") + "}"
        case .count(let value): value.text + ".@count"
        case .member(let value, let path): value.text + "." + path
        case .subquery(let value, let name, let test): "SUBQUERY(\(value.text), $\(name), \(test.text))"
        case .arithmetic(let a, let sign, let b): "\(a.text) \(sign) \(b.text)"
        case .expression(let expression): Self.text(of: expression)
        }
    }

    private static func text(of value: Any?) -> String {
        switch value {
        case nil, is NSNull: return "nil"
        case let text as String:
            return "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
        case let flag as Bool where type(of: value ?? 0) == Bool.self: return flag ? "1" : "0"
        case let date as Date: return String(format: "CAST(%f, \"NSDate\")", date.timeIntervalSinceReferenceDate)
        case let expression as NSExpression: return text(of: expression)
        case let list as [Any]: return "{" + list.map { text(of: $0) }.joined(separator: ", ") + "}"
        case let value?: return NumberBridging.number(value)?.stringValue ?? "\(value)"
        }
    }

    private static func text(of expression: NSExpression) -> String {
        switch expression.expressionType {
        case .constantValue: text(of: expression.constantValue)
        case .keyPath: expression.keyPath
        case .evaluatedObject: "SELF"
        case .variable: "$" + expression.variable
        case .function: expression.function + "(" + (expression.arguments ?? []).map { text(of: $0) }.joined(separator: ", ") + ")"
        default: "\(expression)"
        }
    }
}
