import Foundation

/// A property of one of Apple's classes that code uses by name: with key-value coding, through its accessors, and in the runtime's lists.
@MainActor package struct KeyedProperty<Object: NSObject> {
    package let type: Any.Type
    package let read: (Object) -> Any?
    package let assign: ((Object, Any?) -> Bool)?
    package let ownership: PropertyOwnership?

    /// Creates a property from its path. Its ownership follows from the type if it isn't given.
    package init<Value>(_ path: ReferenceWritableKeyPath<Object, Value>, _ ownership: PropertyOwnership? = nil) {
        type = Value.self
        read = { $0[keyPath: path] }
        assign = { object, value in
            DispatchTable.store(value) { object[keyPath: path] = $0 } || DynamicValue.isIgnored(value, as: Value.self)
        }
        self.ownership = ownership
    }
    /// Creates a property that is only read.
    package init<Value>(reading path: KeyPath<Object, Value>, _ ownership: PropertyOwnership? = nil) {
        self.init(making: { $0[keyPath: path] }, ownership)
    }
    /// Creates a property that a function returns.
    package init<Value>(making read: @escaping (Object) -> Value, _ ownership: PropertyOwnership? = nil) {
        (type, self.read, assign, self.ownership) = (Value.self, read, nil, ownership)
    }
    /// Creates a property from its accessors. `set` returns whether the value fits.
    package init<Value>(_ read: @escaping (Object) -> Value, assign set: @escaping (Object, Any?) -> Bool) {
        (type, self.read, assign, ownership) = (Value.self, read, set, nil)
    }
    /// Creates a property from its accessors.
    package init<Value, Stored>(_ read: @escaping (Object) -> Value, storing set: @escaping (Object, Stored) -> Void) {
        self.init(read, assign: { object, value in DispatchTable.store(value) { set(object, $0) } })
    }
}

/// The table of a class's properties by their Swift names, created on first use, on the main actor, where registration need not run.
private final class PropertyTable<Object: NSObject>: @unchecked Sendable {
    private let make: @MainActor () -> [String: KeyedProperty<Object>]
    @MainActor private lazy var properties = make()
    init(_ make: @escaping @MainActor () -> [String: KeyedProperty<Object>]) { self.make = make }

    /// Returns the property of a key: Objective-C's `hidden` is Swift's `isHidden`.
    @MainActor func property(_ key: String) -> KeyedProperty<Object>? {
        properties[key] ?? properties["is" + key.prefix(1).uppercased() + key.dropFirst()]
    }

    @MainActor func declared(isAtomic: Bool) -> [DeclaredProperty] {
        properties.sorted { $0.key < $1.key }.map { name, property in
            DeclaredProperty(
                name, type: property.type, isWritable: property.assign != nil, ownership: property.ownership, isAtomic: isAtomic)
        }
    }
}

extension DispatchTable {
    /// Adds properties to the table of one of Apple's classes. `isAtomic` is whether its header declares them without `nonatomic`.
    package static func add<Object: NSObject>(
        _ type: Object.Type, isAtomic: Bool = false, properties make: @escaping @MainActor () -> [String: KeyedProperty<Object>]
    ) {
        let table = PropertyTable(make)
        // The dispatch table calls the entry of a class for its own objects only.
        add(
            type, selectors: [],
            assign: { object, key, value in table.property(key)?.assign?(unsafeDowncast(object, to: Object.self), value) ?? false },
            // Observers of Foundation's objects read them on any thread; a closure for `map` would check that it is the main one.
            read: { object, key in
                guard let property = table.property(key) else { return nil }
                return .some(coded(property.read(unsafeDowncast(object, to: Object.self))))
            })
        addProperties(type, havingAccessors: true) { _ in table.declared(isAtomic: isAtomic) }
    }

    /// Returns a value as key-value coding does: nil for an empty optional, and the number of a choice or of options.
    private static func coded(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if let optional = value as? any AnyOptional {
            guard let inside = optional.inside else { return nil }
            return coded(inside)
        }
        if let raw = value as? any RawRepresentable, raw.rawValue is any BinaryInteger { return raw.rawValue }
        return value
    }
}
