/// A value in the user defaults. Views that read it are updated when it changes.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private var location: DefaultsLocation<Value>
    /// Whether the property has no store of its own.
    private let usesDefaultStore: Bool

    init(_ key: String, _ store: UserDefaults?, _ initial: Value, read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?) {
        location = DefaultsLocation(key, store ?? .standard, initial, read, write)
        usesDefaultStore = store == nil
    }
    /// The value in the user's defaults, or the default value if there is none. Setting it updates all views that read the key.
    public var wrappedValue: Value {
        get { location.current }
        nonmutating set { location.current = newValue }
    }
    /// A binding to the value in the user's defaults.
    public var projectedValue: Binding<Value> {
        let location = location
        return Binding(source: location.key, get: { location.current }, set: { value, _ in location.current = value })
    }
}
extension AppStorage: StoredProperty {
    func makeLocation(for node: ViewNode) -> DefaultsLocation<Value> { location }
    mutating func attach(_ location: DefaultsLocation<Value>, to node: ViewNode) -> Bool {
        if usesDefaultStore, let store = node.environment.defaultStore { self.location = self.location.moved(to: store) }
        return false
    }
}

private enum DefaultStoreKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }
extension EnvironmentValues {
    /// The store of the properties that have none of their own, or `nil` for the standard defaults.
    fileprivate var defaultStore: UserDefaults? {
        get { self[DefaultStoreKey.self] }
        set { self[DefaultStoreKey.self] = newValue }
    }
}
extension View {
    /// Sets the store of `AppStorage` properties inside that do not name one.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultStore, store) }
}
extension Scene {
    /// Sets the store of `AppStorage` properties inside that do not name one.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { environment(\.defaultStore, store) }
}

extension AppStorage {
    /// Creates a Boolean with a default value. A nil `store` means that of the environment, or the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, wrappedValue, read: { $0 as? Bool }, write: { $0 })
    }
    /// Creates an integer with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue, read: { $0 as? Int }, write: { $0 })
    }
    /// Creates a number with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, wrappedValue, read: { $0 as? Double }, write: { $0 })
    }
    /// Creates a string with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, wrappedValue, read: { $0 as? String }, write: { $0 })
    }
    /// Creates a URL with a default value, which is kept as a string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, wrappedValue, read: { ($0 as? String).flatMap(URL.init(string:)) }, write: { $0.absoluteString })
    }
    /// Creates data with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, wrappedValue, read: { $0 as? Data }, write: { $0 })
    }
    /// Creates a value that is kept as an integer, with a default value. A raw value without a case reads as the default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, wrappedValue, read: { ($0 as? Int).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
    }
    /// Creates a value that is kept as a string, with a default value. A raw value without a case reads as the default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, wrappedValue, read: { ($0 as? String).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
    }
    /// Creates a Boolean that is nil until it is set. Setting nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, nil, read: { $0 as? Bool }, write: { $0 })
    }
    /// Creates an integer that is nil until it is set. Setting nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, nil, read: { $0 as? Int }, write: { $0 })
    }
    /// Creates a number that is nil until it is set. Setting nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, nil, read: { $0 as? Double }, write: { $0 })
    }
    /// Creates a string that is nil until it is set. Setting nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, nil, read: { $0 as? String }, write: { $0 })
    }
    /// Creates data that are nil until they are set. Setting nil removes them.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, nil, read: { $0 as? Data }, write: { $0 })
    }
    /// Creates a date that is nil until it is set. Setting nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, nil, read: { $0 as? Date }, write: { $0 })
    }
    /// Creates a URL that is nil until it is set. Setting nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, nil, read: { ($0 as? String).flatMap(URL.init(string:)) }, write: { $0?.absoluteString })
    }
    /// Creates a value kept as an integer, which is nil until it is set. Setting nil removes it.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, store, nil, read: { ($0 as? Int).flatMap { R(rawValue: $0) } }, write: { $0?.rawValue })
    }
    /// Creates a value kept as a string, which is nil until it is set. Setting nil removes it.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
        self.init(key, store, nil, read: { ($0 as? String).flatMap { R(rawValue: $0) } }, write: { $0?.rawValue })
    }
    /// Creates a date with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, wrappedValue, read: { $0 as? Date }, write: { $0 })
    }
}

/// Reads the defaults and notifies its readers of changes.
@MainActor final class DefaultsLocation<Value> {
    nonisolated let key: String
    private nonisolated(unsafe) let store: UserDefaults
    private nonisolated(unsafe) let initial: Value
    private nonisolated(unsafe) let read: (Any) -> Value?
    private nonisolated(unsafe) let write: (Value) -> Any?

    nonisolated init(
        _ key: String, _ store: UserDefaults, _ initial: Value, _ read: @escaping (Any) -> Value?, _ write: @escaping (Value) -> Any?
    ) {
        (self.key, self.store, self.initial, self.read, self.write) = (key, store, initial, read, write)
    }
    /// Returns the same value in another store.
    func moved(to other: UserDefaults) -> DefaultsLocation {
        other === store ? self : DefaultsLocation(key, other, initial, read, write)
    }
    nonisolated var current: Value {
        get { onMainActor { value } }
        set {
            nonisolated(unsafe) let newValue = newValue
            onMainActor { value = newValue }
        }
    }
    var value: Value {
        get {
            DefaultsSignals.shared.note(key, store)
            return store.object(forKey: key).flatMap(read) ?? initial
        }
        set {
            store.set(write(newValue), forKey: key)
            DefaultsSignals.shared.check()
        }
    }
}

/// Detects changes of the keys that views have read.
@MainActor final class DefaultsSignals {
    static let shared = DefaultsSignals()
    @MainActor private struct Watched {
        let store: UserDefaults
        var last: String?
        let location = Location(0)
    }
    private var watched: [String: Watched] = [:]
    private var observer: Int?

    func note(_ key: String, _ store: UserDefaults) {
        let name = "\(ObjectIdentifier(store).hashValue)/\(key)"
        if watched[name] == nil { watched[name] = Watched(store: store, last: store.object(forKey: key).map { "\($0)" }) }
        _ = watched[name]?.location.value
        // The defaults do not announce changes: they are compared before each layout.
        if observer == nil { observer = EventLoop.main.addObserver(.transitions) { [weak self] in self?.check() } }
    }
    func check() {
        for (name, entry) in watched {
            let key = String(name.drop { $0 != "/" }.dropFirst())
            let now = entry.store.object(forKey: key).map { "\($0)" }
            guard now != entry.last else { continue }
            watched[name]?.last = now
            entry.location.value += 1
        }
    }
}
