/// A value that the system restores with the scene. It is stored beside the app's defaults.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let storage: AppStorage<Value>
    private init(_ storage: AppStorage<Value>) { self.storage = storage }
    public var wrappedValue: Value {
        get { storage.wrappedValue }
        nonmutating set { storage.wrappedValue = newValue }
    }
    public var projectedValue: Binding<Value> { storage.projectedValue }
}
private func sceneKey(_ key: String) -> String { "SceneStorage." + key }

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(AppStorage(wrappedValue: wrappedValue, sceneKey(key))) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(AppStorage(wrappedValue: wrappedValue, sceneKey(key))) }
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(AppStorage(wrappedValue: wrappedValue, sceneKey(key)))
    }
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(AppStorage(wrappedValue: wrappedValue, sceneKey(key)))
    }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(AppStorage(wrappedValue: wrappedValue, sceneKey(key))) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(AppStorage(wrappedValue: wrappedValue, sceneKey(key))) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(AppStorage(wrappedValue: wrappedValue, sceneKey(key)))
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(AppStorage(wrappedValue: wrappedValue, sceneKey(key)))
    }
    public init(_ key: String) where Value == Bool? { self.init(AppStorage(sceneKey(key))) }
    public init(_ key: String) where Value == Int? { self.init(AppStorage(sceneKey(key))) }
    public init(_ key: String) where Value == Double? { self.init(AppStorage(sceneKey(key))) }
    public init(_ key: String) where Value == String? { self.init(AppStorage(sceneKey(key))) }
    public init(_ key: String) where Value == URL? { self.init(AppStorage(sceneKey(key))) }
    public init(_ key: String) where Value == Data? { self.init(AppStorage(sceneKey(key))) }
}
