import Foundation

/// What a class's table did with a call.
public enum DispatchResult {
    case unhandled
    case handled(Any?)
}

/// The arguments of a dynamic call, read back with the type the method declares.
public struct DispatchArguments {
    public let values: [Any?]

    public init(_ values: [Any?]) { self.values = values }

    public subscript<T>(index: Int) -> T? {
        guard index < values.count, let value = values[index] else { return nil }
        return value as? T
    }

    /// For a parameter that is not optional. A missing or foreign argument is a programmer error, as it is in Objective-C.
    public subscript<T>(index: Int) -> T {
        guard index < values.count else { preconditionFailure("a dynamic call passes \(values.count) arguments; argument \(index) is asked for") }
        guard let value = values[index] as? T else {
            preconditionFailure("argument \(index) of a dynamic call is \(String(describing: values[index])), not a \(T.self)")
        }
        return value
    }
}

/// From class and selector to a typed call: what the Objective-C runtime would know.
///
/// The translator writes one table beside each class with exposed members and registers it before `main`; UIKit registers
/// the members of its own classes that apps reach by name. Look-up walks the superclass chain, nearest class first.
public enum DispatchTable {
    public typealias Invoke = (AnyObject, String, DispatchArguments) -> DispatchResult
    public typealias Assign = (AnyObject, String, Any?) -> Bool
    public typealias Read = (AnyObject, String) -> Any??

    package struct Entry {
        var selectors: Set<String> = []
        var invoke: [Invoke] = []
        var assign: [Assign] = []
        var read: [Read] = []
    }

    // Written under `lock` only.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    nonisolated(unsafe) private static var pending: [@Sendable () -> Void] = []
    private static let lock = NSRecursiveLock()

    /// Takes a registration that runs when the first look-up happens; safe before `main`.
    public static func enqueue(_ registration: @escaping @Sendable () -> Void) {
        lock.withLock { pending.append(registration) }
    }

    /// Adds to `type`'s table. Several calls for one class (one for each file that extends it) add up.
    /// `selectors` are the names `invoke` handles, the answer to `responds(to:)`.
    public static func add(
        _ type: AnyClass, selectors: [String], invoke: @escaping @MainActor (AnyObject, String, DispatchArguments) -> DispatchResult,
        assign: (@MainActor (AnyObject, String, Any?) -> Bool)? = nil, read: (@MainActor (AnyObject, String) -> Any??)? = nil
    ) {
        // Both isolated and nonisolated methods fit a main-actor closure; a selector may run on any thread, as in Objective-C.
        let invoke = unsafeBitCast(invoke, to: Invoke.self)
        let assign = unsafeBitCast(assign, to: Assign?.self)
        let read = unsafeBitCast(read, to: Read?.self)
        lock.withLock {
            var entry = entries[ObjectIdentifier(type)] ?? Entry()
            entry.selectors.formUnion(selectors)
            entry.invoke.append(invoke)
            if let assign { entry.assign.append(assign) }
            if let read { entry.read.append(read) }
            entries[ObjectIdentifier(type)] = entry
        }
    }

    private static func flushed<T>(_ body: () -> T) -> T {
        lock.lock()
        defer { lock.unlock() }
        while !pending.isEmpty {
            let batch = pending
            pending = []
            for registration in batch { registration() }
        }
        return body()
    }

    /// The tables of `type` and its superclasses, nearest first.
    package static func chain(of type: AnyClass) -> [Entry] {
        flushed {
            var result: [Entry] = []
            var current: AnyClass? = type
            while let type = current {
                if let entry = entries[ObjectIdentifier(type)] { result.append(entry) }
                current = _getSuperclass(type)
            }
            return result
        }
    }

    public static func responds(_ type: AnyClass, to selector: Selector) -> Bool {
        chain(of: type).contains { $0.selectors.contains(selector.name) }
    }

    /// Calls `selector` on `object`; `.unhandled` when no class in its chain exposes it.
    @discardableResult
    public static func invoke(_ selector: Selector, on object: AnyObject, arguments: [Any?]) -> DispatchResult {
        let arguments = DispatchArguments(Array(arguments.prefix(selector.argumentCount)))
        for entry in chain(of: type(of: object)) where entry.selectors.contains(selector.name) {
            for invoke in entry.invoke {
                let result = invoke(object, selector.name, arguments)
                if case .handled = result { return result }
            }
        }
        return .unhandled
    }

    /// Sets the property named `key` through the tables; false when none knows it or the value does not fit.
    public static func assign(_ value: Any?, forKey key: String, on object: AnyObject) -> Bool {
        chain(of: type(of: object)).contains { $0.assign.contains { $0(object, key, value) } }
    }

    /// The value of the property named `key`: nil when no table knows it, `.some(nil)` when it is known and nil.
    public static func read(_ key: String, of object: AnyObject) -> Any?? {
        for entry in chain(of: type(of: object)) {
            for read in entry.read { if let value = read(object, key) { return value } }
        }
        return nil
    }
}
