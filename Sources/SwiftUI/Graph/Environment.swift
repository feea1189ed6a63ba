import Observation

/// A key for a value that views pass to their descendants.
@preconcurrency public protocol EnvironmentKey {
    associatedtype Value
    /// The value if no view sets one.
    static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it. A view reads one with ``Environment``, and sets one for its content with
/// `environment(_:_:)`.
public struct EnvironmentValues {
    /// Values are equal if they result from the same changes.
    private var version = 0
    /// A value, and the version of the environment with which it was set. Values of one version are the same value.
    private struct Stored {
        let value: Any
        let version: Int
    }
    private var values: [ObjectIdentifier: Stored] = [:]
    private static nonisolated(unsafe) var versions = 0
    /// The keys for values that were set and are bridged to traits.
    private(set) var bridgedKeys: [any UITraitBridgedEnvironmentKey.Type] = []

    /// Creates an environment of default values.
    public init() {}

    /// The value of a key. Without one, it is that of a trait that UIKit provides, or the default value.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)]?.value as? Key.Value ?? traitValue(key) ?? Key.defaultValue }
        set {
            if let bridged = TraitBridge.bridged(key), !bridgedKeys.contains(where: { $0 == bridged }) { bridgedKeys.append(bridged) }
            if let old = values[ObjectIdentifier(key)]?.value as? any Equatable, isEqual(old, newValue) { return }
            Self.versions += 1
            version = Self.versions
            values[ObjectIdentifier(key)] = Stored(value: newValue, version: version)
        }
    }

    /// The objects of `environmentObject(_:)` and `environment(_:)`, by type.
    subscript(object type: ObjectIdentifier) -> AnyObject? {
        get { values[type]?.value as AnyObject? }
        set {
            if let old = values[type]?.value as AnyObject?, old === newValue { return }
            Self.versions += 1
            version = Self.versions
            values[type] = newValue.map { Stored(value: $0, version: Self.versions) }
        }
    }
}
extension EnvironmentValues {
    /// Compares each value, for cases in which versions differ although the values are equal. Most values were not set again, and need no
    /// comparison: many, such as bindings and actions, can't be compared.
    func hasSameValues(as other: EnvironmentValues) -> Bool {
        guard values.count == other.values.count else { return false }
        return values.allSatisfy { key, stored in
            guard let old = other.values[key] else { return false }
            if stored.version == old.version { return true }
            if let value = old.value as? any Equatable { return isEqual(value, stored.value) }
            return type(of: stored.value) is AnyClass && stored.value as AnyObject === old.value as AnyObject
        }
    }
}
extension EnvironmentValues {
    /// Adopts what differs between two environments, except where this one has a value of its own.
    mutating func adoptChanges(from base: EnvironmentValues, to outer: EnvironmentValues) {
        guard base != outer else { return }
        func isSame(_ one: Stored?, _ other: Stored?) -> Bool {
            guard let one, let other else { return one == nil && other == nil }
            if one.version == other.version { return true }
            // Values that cannot be compared are taken to be the same.
            guard let value = one.value as? any Equatable else { return true }
            return isEqual(value, other.value)
        }
        for (key, value) in outer.values where !isSame(value, base.values[key]) && isSame(values[key], base.values[key]) {
            values[key] = value
        }
        for key in outer.bridgedKeys where !bridgedKeys.contains(where: { $0 == key }) { bridgedKeys.append(key) }
        Self.versions += 1
        version = Self.versions
    }
}
extension EnvironmentValues: Equatable {
    public static func == (one: EnvironmentValues, other: EnvironmentValues) -> Bool { one.version == other.version }
}

/// Reads a value from the environment, and tracks changes.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let read: @MainActor (EnvironmentValues) -> Value
    private var value: Value?

    /// Creates a property that reads the value at a key path.
    @preconcurrency public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        nonisolated(unsafe) let keyPath = keyPath
        read = { $0[keyPath: keyPath] }
    }
    /// Reads an `@Observable` object of `environment(_:)`.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { values in
            guard let object = values[object: ObjectIdentifier(objectType)] as? Value else {
                fatalError(
                    "No Observable object of type \(objectType) found. A View.environmentObject(_:) for \(objectType) may be missing as an ancestor of this view."
                )
            }
            return object
        }
    }
    /// Creates a property that reads an object of a type, or nil if there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0[object: ObjectIdentifier(objectType)] as? T }
    }

    /// The value for the view. Before the view is shown, it is the default value.
    public var wrappedValue: Value {
        if let value { return value }
        let read = read
        return onMainActor { read(EnvironmentValues()) }
    }
}

extension Environment: StoredProperty {
    /// Stores the value that the body last read.
    final class Last { var value: Value? }
    func makeLocation(for node: ViewNode) -> Last { Last() }
    mutating func attach(_ last: Last, to node: ViewNode) -> Bool {
        let new = read(node.environment)
        defer { (value, last.value) = (new, new) }
        guard let old = last.value else { return true }
        if let old = old as? any Equatable { return !isEqual(old, new) }
        if Value.self is AnyClass { return old as AnyObject !== new as AnyObject }
        return true
    }
}

extension View {
    /// Sets a value for the view and its content.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentWriting(keyPath: keyPath, value: value))
    }
    /// Changes a value for the view and its content.
    public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void)
        -> some View
    {
        modifier(EnvironmentTransforming { transform(&$0[keyPath: keyPath]) })
    }
    /// Provides an `@Observable` object for the views inside.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentTransforming { $0[object: ObjectIdentifier(T.self)] = object })
    }
    /// Provides an object for the view and its content, where `@EnvironmentObject` finds it by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentTransforming { $0[object: ObjectIdentifier(T.self)] = object })
    }
}

/// A modifier that changes the environment of its content.
@MainActor protocol EnvironmentModifier: ViewModifier where Body == Never {
    func modify(_ environment: inout EnvironmentValues)
}

struct EnvironmentWriting<Value>: EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}
struct EnvironmentTransforming: EnvironmentModifier {
    let transform: (inout EnvironmentValues) -> Void
    init(_ transform: @escaping (inout EnvironmentValues) -> Void) { self.transform = transform }
    func modify(_ environment: inout EnvironmentValues) { transform(&environment) }
}

final class EnvironmentNode: ViewNode {
    private var given: EnvironmentValues?
    private var handed: EnvironmentValues?

    override func update(_ change: Change) {
        guard let modified = view as? any AnyModifiedContent, let modifier = modified.anyModifier as? any EnvironmentModifier else {
            return
        }
        var values = environment
        modifier.modify(&values)
        // Equal values leave the environment unchanged.
        if let handed, given == environment, values.hasSameValues(as: handed) { values = handed }
        (given, handed) = (environment, values)
        setChild((modifier as? EnvironmentWriting<ColorScheme>)?.looks(of: modified.anyContent) ?? modified.anyContent, in: values)
    }
}

extension EnvironmentWriting where Value == ColorScheme {
    /// Returns the content with the appearance for UIKit's colors and controls inside, too (stadiamaps/ferrostar,
    /// testExpandedInstructionsView_darkMode, iOS 26).
    fileprivate func looks(of content: any View) -> any View {
        guard keyPath == \EnvironmentValues.colorScheme else { return content }
        func forced(_ content: some View) -> any View { content.modifier(ForcedLooks(scheme: value)) }
        return forced(content)
    }
}
