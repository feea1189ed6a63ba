import Foundation
import UIKitRuntime

/// Sort descriptors by key: Foundation on Linux only supports key paths.
extension NSSortDescriptor {
    /// Creates a descriptor for the property with a name; `nil` compares the objects themselves, and `selector` compares instead of
    /// `compare(_:)`.
    public convenience init(key: String?, ascending: Bool, selector: Selector? = nil) {
        self.init(key: key, ascending: ascending) { Self.order($0, $1, selector) }
    }

    /// Creates a descriptor for the property with a name, whose values a closure compares. Missing values come first.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(key: key, ascending: ascending) { x, y in x.flatMap { x in y.map { cmptr(x, $0) } } ?? Self.orderMissing(x, y) }
    }

    /// Creates a descriptor for values that are not statically comparable, such as optional ones.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        func present(_ value: Any) -> Any? {
            let mirror = Mirror(reflecting: value)
            return mirror.displayStyle == .optional ? mirror.children.first?.value : value
        }
        self.init(keyPath: keyPath, ascending: ascending) { Self.order(present($0), present($1), nil) }
    }

    private convenience init(key: String?, ascending: Bool, comparing order: @escaping (Any?, Any?) -> ComparisonResult) {
        func value(_ object: Any) -> Any? {
            guard let key, key != "self" else { return object }
            return (object as? any KeyValueMembers)?.value(forKeyPath: key)
                ?? KeyValueAccess.value(forKeyPath: key, of: object as AnyObject)
        }
        self.init(keyPath: \Any.self, ascending: ascending) { order(value($0), value($1)) }
    }

    /// Orders objects by their own `compare(_:)`; `nil` comes first.
    private static func order(_ x: Any?, _ y: Any?, _ selector: Selector?) -> ComparisonResult {
        guard let x, let y else { return orderMissing(x, y) }
        if let x = x as? String, let y = y as? String { return x.compare(y, options: options(selector)) }
        if let x = x as? any Comparable, let result = compare(x, y) { return result }
        guard let p = DynamicValue.convert(x, to: Double.self), let q = DynamicValue.convert(y, to: Double.self) else {
            return .orderedSame
        }
        return p < q ? .orderedAscending : p > q ? .orderedDescending : .orderedSame
    }

    private static func compare<Value: Comparable>(_ x: Value, _ y: Any) -> ComparisonResult? {
        (y as? Value).map { x < $0 ? .orderedAscending : x > $0 ? .orderedDescending : .orderedSame }
    }

    private static func options(_ selector: Selector?) -> String.CompareOptions {
        switch selector?.name {
        case "caseInsensitiveCompare:", "localizedCaseInsensitiveCompare:": .caseInsensitive
        case "localizedStandardCompare:": [.caseInsensitive, .numeric]
        default: []
        }
    }

    private static func orderMissing(_ x: Any?, _ y: Any?) -> ComparisonResult {
        x == nil ? (y == nil ? .orderedSame : .orderedAscending) : y == nil ? .orderedDescending : .orderedSame
    }
}
