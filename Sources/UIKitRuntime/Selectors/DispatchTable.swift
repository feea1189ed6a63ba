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
        guard let value = values[index] as? T else { return foreign(index) }
        return value
    }

    /// Argument `index` as the type the method's parameter has. A number fits every numeric type and raw value, as in Objective-C.
    public func argument<T>(_ index: Int, as type: T.Type = T.self) -> T {
        let value = index < values.count ? values[index] : nil
        return DynamicValue.convert(value, to: type) ?? foreign(index)
    }

    /// What is no `T`. An object is handed over all the same, as Objective-C does: `func save(_ sender: UIButton)` is well while a bar button item calls it
    /// and nothing is asked of the sender.
    private func foreign<T>(_ index: Int) -> T {
        let value = index < values.count ? values[index] : nil
        guard DynamicValue.isObject(T.self), let value, type(of: value) is AnyObject.Type else {
            preconditionFailure("argument \(index) of a dynamic call is \(value.map { "\($0)" } ?? "nil"), not a \(T.self)")
        }
        Console.log("Understudy: a call by selector passes \(type(of: value)) as \(T.self), which it is not; using it as one would end the app, as on a device.")
        return unsafeBitCast(value as AnyObject, to: T.self)
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
    private typealias ClassInvoke = (AnyClass, String, DispatchArguments) -> DispatchResult

    private struct ClassEntry {
        var selectors: Set<String> = []
        var invoke: [ClassInvoke] = []
    }

    package struct Entry {
        var selectors: Set<String> = []
        var invoke: [Invoke] = []
        var assign: [Assign] = []
        var read: [Read] = []

        // Both isolated and nonisolated methods fit a main-actor closure; a selector may run on any thread, as in Objective-C.
        mutating func add(
            _ selectors: [String], _ invoke: (@MainActor (AnyObject, String, DispatchArguments) -> DispatchResult)?,
            _ assign: (@MainActor (AnyObject, String, Any?) -> Bool)?, _ read: (@MainActor (AnyObject, String) -> Any??)?
        ) {
            self.selectors.formUnion(selectors)
            if let invoke { self.invoke.append(unsafeBitCast(invoke, to: Invoke.self)) }
            if let assign { self.assign.append(unsafeBitCast(assign, to: Assign.self)) }
            if let read { self.read.append(unsafeBitCast(read, to: Read.self)) }
        }
    }

    // Written under `lock` only.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    /// Tables of generic classes, which have no one identity: found by a conformance the translator adds.
    nonisolated(unsafe) private static var generic: [(matches: @Sendable (AnyClass) -> Bool, entry: Entry)] = []
    nonisolated(unsafe) private static var chains: [ObjectIdentifier: [Entry]] = [:]
    nonisolated(unsafe) private static var classMethods: [ObjectIdentifier: ClassEntry] = [:]
    nonisolated(unsafe) private static var makers: [ObjectIdentifier: () -> NSObject] = [:]
    nonisolated(unsafe) private static var namedClasses: [String: AnyClass] = [:]
    nonisolated(unsafe) private static var pending: [@Sendable () -> Void] = []
    private static let lock = NSRecursiveLock()

    /// Takes a registration that runs when the first look-up happens; safe before `main`.
    public static func enqueue(_ registration: @escaping @Sendable () -> Void) {
        lock.withLock { pending.append(registration) }
    }

    /// Adds to `type`'s table. Several calls for one class (one for each file that extends it) add up.
    /// `selectors` are the names `invoke` handles, the answer to `responds(to:)`.
    public static func add(
        _ type: AnyClass, selectors: [String], invoke: (@MainActor (AnyObject, String, DispatchArguments) -> DispatchResult)? = nil,
        assign: (@MainActor (AnyObject, String, Any?) -> Bool)? = nil, read: (@MainActor (AnyObject, String) -> Any??)? = nil
    ) {
        lock.withLock {
            entries[ObjectIdentifier(type), default: Entry()].add(selectors, invoke, assign, read)
            chains.removeAll()
        }
    }

    /// An extension's type may be a value type, which the translator cannot tell from another module's class: those have no selectors.
    public static func add(_ type: Any.Type, selectors: [String]) {
        if let type = type as? AnyClass { add(type, selectors: selectors, invoke: nil, assign: nil, read: nil) }
    }

    /// Adds the class methods that `type` exposes; a call reaches them through the class object.
    public static func addClassMethods(_ type: AnyClass, selectors: [String], invoke: @escaping @MainActor (AnyClass, String, DispatchArguments) -> DispatchResult) {
        lock.withLock {
            var entry = classMethods[ObjectIdentifier(type)] ?? ClassEntry()
            entry.selectors.formUnion(selectors)
            entry.invoke.append(unsafeBitCast(invoke, to: ClassInvoke.self))
            classMethods[ObjectIdentifier(type)] = entry
        }
    }

    /// The same for a generic class: `matches` says whether a class is one of its specializations.
    public static func add(
        where matches: @escaping @Sendable (AnyClass) -> Bool, selectors: [String],
        invoke: (@MainActor (AnyObject, String, DispatchArguments) -> DispatchResult)? = nil,
        assign: (@MainActor (AnyObject, String, Any?) -> Bool)? = nil, read: (@MainActor (AnyObject, String) -> Any??)? = nil
    ) {
        lock.withLock {
            var entry = Entry()
            entry.add(selectors, invoke, assign, read)
            generic.append((matches, entry))
            chains.removeAll()
        }
    }

    /// The `init()` of a class that overrides none with it: no method table leads there.
    public static func addInit(_ type: AnyClass, _ make: @escaping @MainActor () -> NSObject) {
        lock.withLock { makers[ObjectIdentifier(type)] = unsafeBitCast(make, to: (() -> NSObject).self) }
    }

    /// nil for a class whose `init()` is in its method table.
    static func maker(of type: AnyClass) -> (() -> NSObject)? { flushed { makers[ObjectIdentifier(type)] } }

    /// `@objc(name) class`: the name under which `NSClassFromString` and interface files know the class.
    public static func name(_ type: AnyClass, _ name: String) {
        lock.withLock { namedClasses[name] = type }
    }

    /// The class that calls itself `name` in Objective-C.
    public static func namedClass(_ name: String) -> AnyClass? { flushed { namedClasses[name] } }

    /// Runs the registrations that wait. UIKit calls it before the app's first object is made, because replaced methods of UIKit's own
    /// classes (``MethodReplacement``) must be in place by then.
    public static func prepare() { flushed {} }

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
            if let known = chains[ObjectIdentifier(type)] { return known }
            var result: [Entry] = []
            var current: AnyClass? = type
            while let type = current {
                if let entry = entries[ObjectIdentifier(type)] { result.append(entry) }
                let parent: AnyClass? = _getSuperclass(type)
                // A specialization of a generic class matches where its superclass no longer does.
                for table in generic where table.matches(type) && !(parent.map { table.matches($0) } ?? false) { result.append(table.entry) }
                if let local = type as? any LocallyExposed.Type { result.append(LocalTable.entry(local)) }
                current = parent
            }
            chains[ObjectIdentifier(type)] = result
            return result
        }
    }

    public static func responds(_ type: AnyClass, to selector: Selector) -> Bool {
        chain(of: type).contains { $0.selectors.contains(selector.name) }
    }

    /// Whether a class between `type` and `base` exposes the method itself; what `base` has, or an extension gives it, does not count.
    package static func overrides(_ type: AnyClass, _ selector: Selector, of base: AnyClass) -> Bool {
        chain(of: type).filter { $0.selectors.contains(selector.name) }.count > chain(of: base).filter { $0.selectors.contains(selector.name) }.count
    }

    /// Calls `selector` on `object`; `.unhandled` when no class in its chain exposes it.
    @discardableResult
    public static func invoke(_ selector: Selector, on object: AnyObject, arguments: [Any?]) -> DispatchResult {
        let arguments = DispatchArguments(Array(arguments.prefix(selector.argumentCount)))
        if let type = object as? AnyClass { return invoke(selector, onClass: type, arguments) }
        let name = selector.name
        for entry in chain(of: type(of: object)) where entry.selectors.contains(name) {
            for invoke in entry.invoke {
                let result = invoke(object, name, arguments)
                if case .handled = result { return result }
            }
        }
        return invokeAccessor(name, on: object, arguments)
    }

    /// `#selector(getter: value)` and `#selector(setter: value)` reach the property's table.
    private static func invokeAccessor(_ name: String, on object: AnyObject, _ arguments: DispatchArguments) -> DispatchResult {
        if !name.hasSuffix(":") { return read(name, of: object).map { .handled($0) } ?? .unhandled }
        guard name.hasPrefix("set"), arguments.values.count == 1 else { return .unhandled }
        let key = name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4).dropLast()
        return assign(arguments.values[0], forKey: key, on: object) ? .handled(nil) : .unhandled
    }

    private static func invoke(_ selector: Selector, onClass type: AnyClass, _ arguments: DispatchArguments) -> DispatchResult {
        var current: AnyClass? = type
        while let candidate = current {
            if let entry = flushed({ classMethods[ObjectIdentifier(candidate)] }), entry.selectors.contains(selector.name) {
                for invoke in entry.invoke {
                    let result = invoke(type, selector.name, arguments)
                    if case .handled = result { return result }
                }
            }
            current = _getSuperclass(candidate)
        }
        return .unhandled
    }

    /// Whether `type` has a class method of that name.
    public static func classResponds(_ type: AnyClass, to selector: Selector) -> Bool {
        var current: AnyClass? = type
        while let candidate = current {
            if flushed({ classMethods[ObjectIdentifier(candidate)]?.selectors.contains(selector.name) ?? false }) { return true }
            current = _getSuperclass(candidate)
        }
        return false
    }

    /// What a translated call of an optional requirement asks: `object`, if it implements `selector`.
    public static func implementer<T>(of selector: String, _ object: T?) -> T? {
        guard let object else { return nil }
        return responds(type(of: object as AnyObject), to: Selector(selector)) ? object : nil
    }

    /// Hands `value` to a typed setter, as key-value coding does; false when it does not fit.
    public static func store<T>(_ value: Any?, _ set: (T) -> Void) -> Bool {
        guard let converted = DynamicValue.stored(value, as: T.self) else { return false }
        set(converted)
        return true
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
