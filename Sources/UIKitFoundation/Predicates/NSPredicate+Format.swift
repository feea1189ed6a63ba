import Foundation
import UIKitRuntime

extension NSPredicate {
    /// Creates a predicate from Foundation's format, for objects that key-value access reaches.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// Throws where Foundation would raise: for text written by a user instead of a programmer.
    package static func parsing(_ format: String) throws -> NSPredicate {
        var parser = PredicateParser(format, arguments: [])
        let test = try parser.parse()
        return NSPredicate(block: { object, variables in test.evaluate(object, variables ?? [:]) })
    }

    /// Creates a predicate from a format with an array of arguments. Raises an exception if the text is not a predicate.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let arguments = arguments ?? []
        do {
            var parser = PredicateParser(predicateFormat, arguments: arguments)
            let test = try parser.parse()
            self.init(block: { object, variables in test.evaluate(object, variables ?? [:]) })
            PredicateSource.keep(predicateFormat, arguments, for: self)
            PredicateText.keep(test, for: self)
        } catch {
            Fault.raise(.invalidArgumentException, "Unable to parse the format string \"\(predicateFormat)\"")
            self.init(value: false)
        }
    }
}

/// The formats from which predicates were created, for displaying them: Foundation's property only reports a block.
package enum PredicateSource {
    // Set once, before the first test.
    nonisolated(unsafe) package static var isKept = false
    // Its address is the key; its value is not used.
    nonisolated(unsafe) private static var key = 0

    static func keep(_ format: String, _ arguments: [Any], for predicate: NSPredicate) {
        guard isKept else { return }
        var (text, rest) = ("", format[...])
        var arguments = arguments[...]
        while let mark = rest.firstIndex(of: "%") {
            text += rest[..<mark]
            let kind = rest[mark...].dropFirst().first
            let argument = kind == "%" || kind == nil ? nil : arguments.popFirst()
            switch (kind, argument) {
            case ("%", _): text += "%"
            case ("@", let argument as String): text += "\"\(argument)\""
            case (_, let argument?): text += "\(argument)"
            default: text += rest[mark...].prefix(2)
            }
            rest = rest[mark...].dropFirst(2)
        }
        objc_setAssociatedObject(predicate, &key, text + rest, .OBJC_ASSOCIATION_COPY)
    }

    /// Returns the format with its arguments filled in, or `nil` if the predicate was created otherwise.
    package static func text(of predicate: NSPredicate) -> String? { objc_getAssociatedObject(predicate, &key) as? String }
}

/// A parsed predicate.
indirect enum PredicateTest {
    case constant(Bool)
    case not(PredicateTest)
    case and(PredicateTest, PredicateTest)
    case or(PredicateTest, PredicateTest)
    case compare(Modifier, PredicateValue, Comparison, PredicateValue, Options)

    enum Modifier { case direct, any, all, none }
    enum Comparison: String {
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, beginsWith, endsWith, contains, like, matches, within, between
    }
    struct Options: OptionSet {
        let rawValue: Int
        static let caseInsensitive = Options(rawValue: 1)
        static let diacriticInsensitive = Options(rawValue: 2)
        var forStrings: String.CompareOptions {
            var result: String.CompareOptions = []
            if contains(.caseInsensitive) { result.insert(.caseInsensitive) }
            if contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
            return result
        }
    }

    func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .constant(let value): return value
        case .not(let test): return !test.evaluate(object, variables)
        case .and(let a, let b): return a.evaluate(object, variables) && b.evaluate(object, variables)
        case .or(let a, let b): return a.evaluate(object, variables) || b.evaluate(object, variables)
        case .compare(let modifier, let left, let comparison, let right, let options):
            let (a, b) = (left.value(object, variables), right.value(object, variables))
            guard modifier != .direct else { return Self.compare(a, comparison, b, options) }
            let elements = Self.elements(a)
            switch modifier {
            case .all: return elements.allSatisfy { Self.compare($0, comparison, b, options) }
            case .none: return !elements.contains { Self.compare($0, comparison, b, options) }
            default: return elements.contains { Self.compare($0, comparison, b, options) }
            }
        }
    }

    fileprivate static func elements(_ value: Any?) -> [Any?] {
        switch value {
        case let array as [Any]: return array
        case let set as NSSet: return set.allObjects
        case let set as NSOrderedSet: return set.array
        case let set as Set<AnyHashable>: return Array(set)
        case let value?: return [value]
        case nil: return []
        }
    }

    private static func compare(_ a: Any?, _ comparison: Comparison, _ b: Any?, _ options: Options) -> Bool {
        switch comparison {
        case .equal: return order(a, b, options) == .orderedSame
        case .notEqual: return order(a, b, options) != .orderedSame
        case .less: return order(a, b, options) == .orderedAscending
        case .greater: return order(a, b, options) == .orderedDescending
        case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(a, b, options))
        case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(a, b, options))
        case .beginsWith: return text(a, b) { $0.range(of: $1, options: options.forStrings.union(.anchored)) != nil }
        case .endsWith: return text(a, b) { $0.range(of: $1, options: options.forStrings.union([.anchored, .backwards])) != nil }
        case .contains:
            if a is String || a is NSString { return text(a, b) { $0.range(of: $1, options: options.forStrings) != nil } }
            return elements(a).contains { order($0, b, options) == .orderedSame }
        case .within:
            if b is String { return text(b, a) { $0.range(of: $1, options: options.forStrings) != nil } }
            return elements(b).contains { order($0, a, options) == .orderedSame }
        case .between:
            let bounds = elements(b)
            guard bounds.count == 2 else { return false }
            return order(a, bounds[0], options) != .orderedAscending && order(a, bounds[1], options) != .orderedDescending
        case .like:
            return text(a, b) {
                let pattern = NSRegularExpression.escapedPattern(for: $1).replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(
                    of: "\\?", with: ".")
                return matches($0, pattern, options)
            }
        case .matches: return text(a, b) { matches($0, $1, options) }
        }
    }

    private static func matches(_ text: String, _ pattern: String, _ options: Options) -> Bool {
        guard
            let expression = try? NSRegularExpression(
                pattern: "^(?:" + pattern + ")$",
                options: options.contains(.caseInsensitive) ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators)
        else { return false }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private static func text(_ a: Any?, _ b: Any?, _ test: (String, String) -> Bool) -> Bool {
        guard let a = a as? String, let b = b as? String else { return false }
        return test(a, b)
    }

    private static func identity(_ value: Any?) -> Any? {
        value is NSNull ? nil : (value as? any PredicateIdentity)?.predicateIdentity ?? value
    }

    private static func order(_ a: Any?, _ b: Any?, _ options: Options) -> ComparisonResult? {
        let (a, b) = (identity(a), identity(b))
        switch (a, b) {
        case (nil, nil): return .orderedSame
        case (let a as String, let b as String): return a.compare(b, options: options.forStrings)
        case (let a as Date, let b as Date): return a.compare(b)
        case (let a as UUID, let b as UUID): return a == b ? .orderedSame : nil
        case (let a as URL, let b as URL): return a == b ? .orderedSame : nil
        case (let a?, let b?):
            if let a = NumberBridging.number(a), let b = NumberBridging.number(b) { return a.compare(b) }
            if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b ? .orderedSame : nil }
            return (a as AnyObject) === (b as AnyObject) ? .orderedSame : nil
        default: return nil
        }
    }
}

/// An object that is equivalent to another in comparisons: a managed object and its identifier are the same in a predicate.
public protocol PredicateIdentity: AnyObject { var predicateIdentity: AnyObject { get } }

/// A side of a comparison.
indirect enum PredicateValue {
    case constant(Any?)
    case path(String)
    case itself
    case variable(String)
    case list([PredicateValue])
    case count(PredicateValue)
    /// The value at a path of another value.
    case member(PredicateValue, String)
    /// The elements of a collection that satisfy a test, in which each has the given name.
    case subquery(PredicateValue, String, PredicateTest)
    case arithmetic(PredicateValue, String, PredicateValue)
    case expression(NSExpression)

    func value(_ object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .constant(let value): return value
        case .expression(let expression):
            return expression.expressionValue(with: object, context: NSMutableDictionary(dictionary: variables))
        case .itself: return object
        case .variable(let name): return variables[name]
        case .list(let values): return values.map { $0.value(object, variables) as Any }
        case .count(let value):
            let items = value.value(object, variables)
            return (items as? [Any])?.count ?? (items as? NSSet)?.count ?? (items as? NSOrderedSet)?.count ?? (items as? String)?.count
        case .path(let path): return Self.value(at: path, of: object)
        case .member(let value, let path): return Self.value(at: path, of: value.value(object, variables))
        case .subquery(let value, let name, let test):
            return PredicateTest.elements(value.value(object, variables)).compactMap { $0 }.filter { element in
                test.evaluate(object, variables.merging([name: element]) { $1 })
            }
        case .arithmetic(let a, let sign, let b):
            func number(_ side: PredicateValue) -> Double? {
                let value = side.value(object, variables), list = value as? [Any]
                return (list?.count == 1 ? list?[0] : value).flatMap { NumberBridging.number($0)?.doubleValue }
            }
            guard let x = number(a), let y = number(b) else { return nil }
            switch sign {
            case "+": return x + y
            case "-": return x - y
            case "*": return x * y
            default: return x / y
            }
        }
    }

    private static func value(at path: String, of object: Any?) -> Any? {
        if let dictionary = object as? [String: Any], let value = dictionary[path] { return value }
        if let text = object as? String, path == "length" { return text.utf16.count }
        guard let object, !(object is NSNull) else { return nil }
        return (object as? any KeyValueMembers)?.value(forKeyPath: path) ?? KeyValueAccess.value(forKeyPath: path, of: object as AnyObject)
    }
}
