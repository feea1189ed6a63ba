import Foundation

/// The arguments of a call, converted to the types of a function's parameters.
struct Arguments {
    let context: JSContext, values: [JSValue]
    func value(_ index: Int) -> JSValue { index < values.count ? values[index] : JSValue(undefinedIn: context) }
    func optional(_ index: Int) -> JSValue? { value(index) }
    func text(_ index: Int) -> String { value(index).toString() ?? "" }
    func optionalText(_ index: Int) -> String? { value(index).isUndefined || value(index).isNull ? nil : text(index) }
    func int(_ index: Int) -> Int { Int(value(index).toInt64()) }
    func int32(_ index: Int) -> Int32 { value(index).toInt32() }
    func double(_ index: Int) -> Double { value(index).toDouble() }
    func float(_ index: Int) -> CGFloat { CGFloat(double(index)) }
    func bool(_ index: Int) -> Bool { value(index).toBool() }
    func any(_ index: Int) -> Any { value(index).toObject() ?? NSNull() }
    func list(_ index: Int) -> [Any] { value(index).toObject() as? [Any] ?? [] }
    func texts(_ index: Int) -> [String] { list(index).map { $0 as? String ?? "\($0)" } }
    func dictionary(_ index: Int) -> [String: Any] { value(index).toObject() as? [String: Any] ?? [:] }
}

/// A function as an object.
private final class HostBlock: NSObject {
    let function: Any
    init(_ function: Any) { self.function = function }
}
/// Returns a function as an object, as apps make it of a block to pass it to a context. Other values are cast as Swift casts them.
public func unsafeBitCast<T>(_ x: T, to type: (any AnyObject).Type) -> AnyObject {
    MemoryLayout<T>.size == MemoryLayout<AnyObject>.size ? Swift.unsafeBitCast(x, to: type) : HostBlock(x)
}

/// The way from a script's value to a type, and the type itself.
private protocol Kind: Sendable {
    associatedtype Value
    func read(_ arguments: Arguments, _ index: Int) -> Value
}
private struct Read<Value>: Kind {
    let body: @Sendable (Arguments, Int) -> Value
    func read(_ arguments: Arguments, _ index: Int) -> Value { body(arguments, index) }
}

/// Calls functions of Swift by their types. Swift can't call a function of any type, so the types of parameters and results are listed.
// FIXME(gap): a function of another type is undefined in scripts: one that throws, is async, has other types, or more than three
// parameters.
enum HostFunctions {
    typealias Call = (Any, Arguments) -> Any?
    /// Returns the call of a function, or nil for what is none that is listed.
    static func call(_ value: Any) -> ((Arguments) -> Any?)? {
        let function = (value as? HostBlock)?.function ?? value
        guard let call = table[ObjectIdentifier(type(of: function))] else { return nil }
        return { call(function, $0) }
    }
    private static let common: [any Kind] = [
        Read { $0.text($1) }, Read { $0.value($1) }, Read { $0.int($1) }, Read { $0.double($1) }, Read { $0.bool($1) },
        Read { $0.any($1) }, Read { $0.dictionary($1) }, Read { $0.optional($1) },
    ]
    private static let rare: [any Kind] = [
        Read { $0.optionalText($1) }, Read { $0.int32($1) }, Read { $0.float($1) }, Read { $0.list($1) }, Read { $0.texts($1) },
        Read { $0.value($1).toObject() as Any? },
    ]
    /// The types of results; nothing is read of them.
    private static let results: [any Kind] = common + rare + [Read { _, _ in () }, Read { $0.value($1).toDate() as Date? }]

    nonisolated(unsafe) private static let table: [ObjectIdentifier: Call] = {
        var table: [ObjectIdentifier: Call] = [:]
        func none<R: Kind>(_ result: R) {
            table[ObjectIdentifier((() -> R.Value).self)] = { function, _ in (function as? () -> R.Value)?() }
        }
        func one<A: Kind, R: Kind>(_ a: A, _ result: R) {
            table[ObjectIdentifier(((A.Value) -> R.Value).self)] = { function, arguments in
                (function as? (A.Value) -> R.Value)?(a.read(arguments, 0))
            }
        }
        func two<A: Kind, B: Kind, R: Kind>(_ a: A, _ b: B, _ result: R) {
            table[ObjectIdentifier(((A.Value, B.Value) -> R.Value).self)] = { function, arguments in
                (function as? (A.Value, B.Value) -> R.Value)?(a.read(arguments, 0), b.read(arguments, 1))
            }
        }
        func three<A: Kind, B: Kind, C: Kind, R: Kind>(_ a: A, _ b: B, _ c: C, _ result: R) {
            table[ObjectIdentifier(((A.Value, B.Value, C.Value) -> R.Value).self)] = { function, arguments in
                (function as? (A.Value, B.Value, C.Value) -> R.Value)?(
                    a.read(arguments, 0), b.read(arguments, 1), c.read(arguments, 2))
            }
        }
        for result in results {
            none(result)
            for a in common + rare {
                one(a, result)
                for b in common + rare { two(a, b, result) }
            }
        }
        for result in results where common.contains(where: { type(of: $0) == type(of: result) }) || type(of: result) == Read<()>.self {
            for a in common { for b in common { for c in common { three(a, b, c, result) } } }
        }
        return table
    }()
}
