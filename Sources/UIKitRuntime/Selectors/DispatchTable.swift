import Foundation

/// The result of a call through a class's table.
public enum DispatchResult {
    /// No class in the chain has the method.
    case unhandled
    /// The method was called, and returned a value; `nil` for one that returns none.
    case handled(Any?)
}

/// The arguments of a dynamic call, which can be read with the types that the method declares.
public struct DispatchArguments {
    /// The arguments in order. Missing ones are absent at the end.
    public let values: [Any?]

    /// Creates arguments from values of any types.
    public init(_ values: [Any?]) { self.values = values }

    /// Returns the argument of an optional parameter; `nil` if it is missing or of another type.
    public subscript<T>(index: Int) -> T? {
        guard index < values.count, let value = values[index] else { return nil }
        return value as? T
    }

    /// Returns the argument of a nonoptional parameter. A missing argument or one of another type is a programmer error, as in Objective-C.
    public subscript<T>(index: Int) -> T {
        guard index < values.count else {
            preconditionFailure("a dynamic call passes \(values.count) arguments; argument \(index) is requested")
        }
        guard let value = values[index] as? T else { return foreign(index) }
        return value
    }

    /// Returns argument `index` with the type of the method's parameter. A number converts to every numeric type and raw value, as in
    /// Objective-C.
    public func argument<T>(_ index: Int, as type: T.Type = T.self) -> T {
        let value = index < values.count ? values[index] : nil
        return DynamicValue.convert(value, to: type) ?? foreign(index)
    }

    /// Returns an argument of another type than `T`, or a missing one. An object or `nil` is passed anyway, as in Objective-C:
    /// `func save(_ sender: UIButton)` works when a bar button item calls it and the method does not use the sender.
    private func foreign<T>(_ index: Int) -> T {
        let value = index < values.count ? values[index] : nil
        guard DynamicValue.isObject(T.self), value.map({ type(of: $0) is AnyObject.Type }) ?? true else {
            preconditionFailure("argument \(index) of a dynamic call is \(value.map { "\($0)" } ?? "nil"), not a \(T.self)")
        }
        if value == nil, let standIn = (T.self as? any StandingForNil.Type)?.standIn as? T { return standIn }
        Console.log(
            """
            Understudy: a call by selector passes \(value.map { "\(type(of: $0))" } ?? "nil") where \(T.self) is expected; using it as \
            that would crash, as on a device.
            """)
        return unsafeBitCast(value.map { $0 as AnyObject }, to: T.self)
    }
}

/// A class with an object that represents a missing argument. In Objective-C, a message to `nil` does nothing, so a method that declares a
/// nonoptional event can use it when code sends the action without one.
package protocol StandingForNil: AnyObject {
    static var standIn: AnyObject { get }
}

/// Maps a class and a selector to a typed call, as the Objective-C runtime would.
///
/// The translator writes one table beside each class with exposed members and registers it before `main`; UIKit registers the members of
/// its own classes that apps reach by name. Look-up walks the superclass chain, nearest class first.
public enum DispatchTable {
    /// Calls the method of a name on an object of the class.
    public typealias Invoke = (AnyObject, String, DispatchArguments) -> DispatchResult
    /// Sets the property of a name, and returns whether the class has it.
    public typealias Assign = (AnyObject, String, Any?) -> Bool
    /// Returns the property of a name: `nil` if the class doesn't have it, `.some(nil)` if its value is `nil`.
    public typealias Read = (AnyObject, String) -> Any??
    private typealias ClassInvoke = (AnyClass, String, DispatchArguments) -> DispatchResult

    private struct ClassEntry {
        var selectors: Set<String> = []
        var invoke: [ClassInvoke] = []
    }

    /// Returns the properties that a class declares itself.
    package typealias Listing = (AnyClass) -> [DeclaredProperty]

    package struct Entry {
        var selectors: Set<String> = []
        var listings: [Listing] = []
        /// The selectors of properties, which are found on first use.
        var accessors: [AccessorNames] = []
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

        func lists(_ selector: Selector) -> Bool { selector.names.contains(where: selectors.contains) }
        func responds(to name: String) -> Bool { selectors.contains(name) || accessors.contains { $0.all.contains(name) } }
    }

    /// The selectors with which a class's listed properties are read and set.
    package final class AccessorNames {
        private let make: () -> Set<String>
        package private(set) lazy var all = lock.withLock { make() }
        init(_ make: @escaping () -> Set<String>) { self.make = make }
    }

    // Modified under `lock` only.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    /// The tables of generic classes, which have no single identity: found by a conformance that the translator adds.
    nonisolated(unsafe) private static var generic: [(matches: @Sendable (AnyClass) -> Bool, entry: Entry)] = []
    nonisolated(unsafe) private static var chains: [ObjectIdentifier: [Entry]] = [:]
    nonisolated(unsafe) private static var classMethods: [ObjectIdentifier: ClassEntry] = [:]
    nonisolated(unsafe) private static var makers: [ObjectIdentifier: () -> NSObject] = [:]
    nonisolated(unsafe) private static var namedClasses: [String: AnyClass] = [:]
    nonisolated(unsafe) private static var protocols: [ProtocolRecord: ProtocolMethods] = [:]
    nonisolated(unsafe) private static var pending: [@Sendable () -> Void] = []
    private static let lock = NSRecursiveLock()

    /// Adds a registration that runs with the first look-up; safe before `main`.
    @preconcurrency public static func enqueue(_ registration: @escaping @Sendable () -> Void) {
        lock.withLock { pending.append(registration) }
    }

    /// Adds to `type`'s table. Several calls for one class (one for each file that extends it) accumulate. `selectors` are the names that
    /// `invoke` handles, and the result of `responds(to:)`.
    public static func add(
        _ type: AnyClass, selectors: [String], invoke: (@MainActor (AnyObject, String, DispatchArguments) -> DispatchResult)? = nil,
        assign: (@MainActor (AnyObject, String, Any?) -> Bool)? = nil, read: (@MainActor (AnyObject, String) -> Any??)? = nil
    ) {
        lock.withLock {
            entries[ObjectIdentifier(type), default: Entry()].add(selectors, invoke, assign, read)
            chains.removeAll()
        }
    }

    /// Adds the selectors of an extension's type. The translator cannot distinguish a value type from another module's class; a value type
    /// has no selectors.
    public static func add(_ type: Any.Type, selectors: [String]) {
        if let type = type as? AnyClass { add(type, selectors: selectors, invoke: nil, assign: nil, read: nil) }
    }

    /// Adds the class methods that `type` exposes; a call reaches them through the class object.
    public static func addClassMethods(
        _ type: AnyClass, selectors: [String], invoke: @escaping @MainActor (AnyClass, String, DispatchArguments) -> DispatchResult
    ) {
        lock.withLock {
            var entry = classMethods[ObjectIdentifier(type)] ?? ClassEntry()
            entry.selectors.formUnion(selectors)
            entry.invoke.append(unsafeBitCast(invoke, to: ClassInvoke.self))
            classMethods[ObjectIdentifier(type)] = entry
        }
    }

    /// Adds properties to the list of a class. If `havingAccessors`, its objects respond to the selectors of their accessors.
    public static func addProperties(
        _ type: AnyClass, havingAccessors: Bool = false, _ list: @escaping @MainActor (AnyClass) -> [DeclaredProperty]
    ) {
        let listing = unsafeBitCast(list, to: Listing.self)
        lock.withLock {
            entries[ObjectIdentifier(type), default: Entry()].listings.append(listing)
            if havingAccessors {
                let names = AccessorNames { Set(listing(type).flatMap { [$0.getter, $0.setter].compactMap { $0 } }) }
                entries[ObjectIdentifier(type), default: Entry()].accessors.append(names)
            }
            chains.removeAll()
        }
    }

    /// Adds properties to the list of a generic class.
    public static func addProperties(
        where matches: @escaping @Sendable (AnyClass) -> Bool, _ list: @escaping @MainActor (AnyClass) -> [DeclaredProperty]
    ) {
        lock.withLock {
            var entry = Entry()
            entry.listings.append(unsafeBitCast(list, to: Listing.self))
            generic.append((matches, entry))
            chains.removeAll()
        }
    }

    /// Adds to the table of a generic class: `matches` returns whether a class is one of its specializations.
    @preconcurrency public static func add(
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

    /// Adds the `init()` of a class that does not override an inherited one: no method table contains it.
    public static func addInit(_ type: AnyClass, _ make: @escaping @MainActor () -> NSObject) {
        lock.withLock { makers[ObjectIdentifier(type)] = unsafeBitCast(make, to: (() -> NSObject).self) }
    }
    /// Ignores a class that is not an Objective-C class: only those are created by their class.
    @_disfavoredOverload
    public static func addInit(_ type: AnyClass, _ make: @escaping @MainActor () -> AnyObject) {}

    /// Returns `nil` for a class whose `init()` is in its method table.
    static func maker(of type: AnyClass) -> (() -> NSObject)? { flushed { makers[ObjectIdentifier(type)] } }

    /// Registers the name in `@objc(name) class`, by which `NSClassFromString` and interface files find the class.
    public static func name(_ type: AnyClass, _ name: String) {
        lock.withLock { namedClasses[name] = type }
    }

    /// Returns the class whose Objective-C name is `name`.
    public static func namedClass(_ name: String) -> AnyClass? { flushed { namedClasses[name] } }

    /// Returns the name in `@objc(name) class`, if the class has one.
    static func objectiveCName(of type: AnyClass) -> String? { flushed { namedClasses.first { $0.value == type }?.key } }

    /// Registers a protocol that a program declares with `@objc`, with the selectors of its methods and accessors.
    public static func addProtocol(_ type: Any.Type, name: String? = nil, required: [String], optional: [String]) {
        guard let record = ProtocolRecord.all(in: type).first else { return }
        lock.withLock {
            let known = protocols[record]
            protocols[record] = ProtocolMethods(
                name: name ?? known?.name, required: (known?.required ?? []) + required, optional: (known?.optional ?? []) + optional)
        }
    }

    static func methods(of record: ProtocolRecord) -> ProtocolMethods? { flushed { protocols[record] } }

    /// Returns the protocol whose name in `@objc(name)` is `name`.
    static func namedProtocol(_ name: String) -> ProtocolRecord? { flushed { protocols.first { $0.value.name == name }?.key } }

    /// Runs pending registrations. UIKit calls it before the app's first object is created, because replaced methods of UIKit classes
    /// (``MethodReplacement``) must be in place by then.
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

    /// Returns the tables of `type` and its superclasses, nearest first.
    package static func chain(of type: AnyClass) -> [Entry] {
        flushed {
            if let known = chains[ObjectIdentifier(type)] { return known }
            var result: [Entry] = []
            var current: AnyClass? = type
            while let type = current {
                result += ownEntries(of: type)
                current = _getSuperclass(type)
            }
            chains[ObjectIdentifier(type)] = result
            return result
        }
    }

    /// Returns the tables of exactly this class.
    private static func ownEntries(of type: AnyClass) -> [Entry] {
        var result = [entries[ObjectIdentifier(type)]].compactMap { $0 }
        let parent: AnyClass? = _getSuperclass(type)
        // A specialization of a generic class matches if its superclass does not.
        for table in generic where table.matches(type) && !(parent.map { table.matches($0) } ?? false) { result.append(table.entry) }
        // A class that doesn't override its superclass's table has none of its own.
        if let local = type as? any LocallyExposed.Type,
            local._us_selectors != (parent as? any LocallyExposed.Type)?._us_selectors
        {
            result.append(LocalTable.entry(local))
        }
        return result
    }

    /// Whether a class or one of its superclasses lists the selector.
    public static func responds(_ type: AnyClass, to selector: Selector) -> Bool {
        chain(of: type).contains { selector.names.contains(where: $0.responds) }
    }

    // MARK: What a class declares itself

    /// Returns the selectors of the methods that a class declares itself, with those of its properties' accessors, in alphabetical order.
    static func ownSelectors(of type: AnyClass) -> [String] {
        let entries = flushed { ownEntries(of: type) }
        return Set(entries.flatMap { entry in entry.selectors.union(entry.accessors.flatMap(\.all)) }).sorted()
    }

    /// Returns the properties that a class declares itself, in the order of their declarations.
    static func ownProperties(of type: AnyClass) -> [DeclaredProperty] {
        list(flushed { ownEntries(of: type) }.flatMap(\.listings), type)
    }

    /// Returns the selectors of the class methods that a class declares itself, in alphabetical order.
    static func ownClassSelectors(of type: AnyClass) -> [String] {
        flushed { classMethods[ObjectIdentifier(type)]?.selectors.sorted() ?? [] }
    }

    private static func list(_ listings: [Listing], _ type: AnyClass) -> [DeclaredProperty] {
        var known: Set<String> = []
        return listings.flatMap { $0(type) }.filter { known.insert($0.name).inserted }
    }

    /// Whether a class between `type` and `base` exposes the method itself; members of `base` and its extensions do not count.
    package static func overrides(_ type: AnyClass, _ selector: Selector, of base: AnyClass) -> Bool {
        chain(of: type).filter { $0.lists(selector) }.count > chain(of: base).filter { $0.lists(selector) }.count
    }

    /// Calls `selector` on `object`. Returns `.unhandled` if no class in its chain exposes it.
    @discardableResult
    public static func invoke(_ selector: Selector, on object: AnyObject, arguments: [Any?]) -> DispatchResult {
        let arguments = DispatchArguments(Array(arguments.prefix(selector.argumentCount)))
        if let type = object as? AnyClass { return invoke(selector, onClass: type, arguments) }
        let chain = chain(of: type(of: object))
        for name in selector.names {
            for invoke in chain.lazy.filter({ $0.selectors.contains(name) }).flatMap(\.invoke) {
                let result = invoke(object, name, arguments)
                if case .handled = result { return result }
            }
        }
        return invokeAccessor(selector.name, on: object, arguments)
    }

    /// Calls `#selector(getter: value)` and `#selector(setter: value)` through the property's table.
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

    /// Returns `object` if it implements `selector`. Used by translated calls of optional requirements.
    public static func implementer<T>(of selector: String, _ object: T?) -> T? {
        guard let object else { return nil }
        return responds(type(of: object as AnyObject), to: Selector(selector)) ? object : nil
    }

    /// Passes `value` to a typed setter, as key-value coding does. Returns `false` if the type doesn't match.
    public static func store<T>(_ value: Any?, _ set: (T) -> Void) -> Bool {
        guard let converted = DynamicValue.stored(value, as: T.self) else { return false }
        set(converted)
        return true
    }

    /// Sets the property named `key` through the tables. Returns `false` if none contains it or the type doesn't match.
    public static func assign(_ value: Any?, forKey key: String, on object: AnyObject) -> Bool {
        chain(of: type(of: object)).contains { $0.assign.contains { $0(object, key, value) } }
    }

    /// Returns the value of the property named `key`: `nil` if no table contains it, `.some(nil)` if its value is `nil`.
    public static func read(_ key: String, of object: AnyObject) -> Any?? {
        for entry in chain(of: type(of: object)) {
            for read in entry.read { if let value = read(object, key) { return value } }
        }
        return nil
    }
}
