/// A value that the system restores with the scene. It is stored beside the app's defaults.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let storage: AppStorage<Value>
    private init(_ storage: AppStorage<Value>) { self.storage = storage }
    /// The value kept for the scene. It is in the user's defaults, under a key of its own.
    public var wrappedValue: Value {
        get { storage.wrappedValue }
        nonmutating set { storage.wrappedValue = newValue }
    }
    /// A binding to the value kept for the scene.
    public var projectedValue: Binding<Value> { storage.projectedValue }
}
private func sceneKey(_ key: String) -> String { "SceneStorage." + key }

extension SceneStorage {
    /// Creates a Boolean with a default value.
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(AppStorage(wrappedValue: wrappedValue, sceneKey(key))) }
    /// Creates an integer with a default value.
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(AppStorage(wrappedValue: wrappedValue, sceneKey(key))) }
    /// Creates a number with a default value.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(AppStorage(wrappedValue: wrappedValue, sceneKey(key)))
    }
    /// Creates a string with a default value.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(AppStorage(wrappedValue: wrappedValue, sceneKey(key)))
    }
    /// Creates a URL with a default value.
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(AppStorage(wrappedValue: wrappedValue, sceneKey(key))) }
    /// Creates data with a default value.
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(AppStorage(wrappedValue: wrappedValue, sceneKey(key))) }
    /// Creates a value that is kept as an integer, with a default value.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(AppStorage(wrappedValue: wrappedValue, sceneKey(key)))
    }
    /// Creates a value that is kept as a string, with a default value.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(AppStorage(wrappedValue: wrappedValue, sceneKey(key)))
    }
    /// Creates a Boolean that is nil until it is set.
    public init(_ key: String) where Value == Bool? { self.init(AppStorage(sceneKey(key))) }
    /// Creates an integer that is nil until it is set.
    public init(_ key: String) where Value == Int? { self.init(AppStorage(sceneKey(key))) }
    /// Creates a number that is nil until it is set.
    public init(_ key: String) where Value == Double? { self.init(AppStorage(sceneKey(key))) }
    /// Creates a string that is nil until it is set.
    public init(_ key: String) where Value == String? { self.init(AppStorage(sceneKey(key))) }
    /// Creates a URL that is nil until it is set.
    public init(_ key: String) where Value == URL? { self.init(AppStorage(sceneKey(key))) }
    /// Creates data that are nil until they are set.
    public init(_ key: String) where Value == Data? { self.init(AppStorage(sceneKey(key))) }
}
