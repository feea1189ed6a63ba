import UIKitFoundation

/// A type with dependencies: an intent or a query.
public protocol _SupportsAppDependencies {}
extension _SupportsAppDependencies {
    public typealias Dependency = AppDependency
}

/// The values that an app provides to its intents, by their types and keys.
public final class AppDependencyManager: @unchecked Sendable {  // Everything is behind the lock.
    public static let shared = AppDependencyManager()
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: AnyHashable?
    }
    private enum Entry {
        case value(Any)
        case closure(() -> Any)
        case running(Task<Void, Never>)
        case failed(any Error)
    }
    private let lock = NSRecursiveLock()
    private var entries: [Key: Entry] = [:]
    /// Creates a manager of its own, for tests.
    public init() {}

    /// Adds a value, which is made when it is first read.
    @_disfavoredOverload public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency
    ) {
        let key = Key(type: ObjectIdentifier(Dependency.self), name: key)
        lock.withLock { entries[key] = .closure { dependencyProvider() } }
    }
    /// Adds a value that a closure makes. It is called at once, and every intent that the system or a button performs waits for it.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
    ) {
        let added = AddedKey(key: Key(type: ObjectIdentifier(Dependency.self), name: key))
        lock.withLock {
            entries[added.key] = .running(
                Task.detached {
                    do {
                        let value = try await dependencyProvider()
                        self.lock.withLock { self.entries[added.key] = .value(value) }
                    } catch {
                        self.lock.withLock { self.entries[added.key] = .failed(error) }
                    }
                })
        }
    }
    private struct AddedKey: @unchecked Sendable {  // Nothing changes the key.
        let key: Key
    }

    /// Waits for the closures that make values.
    func finish() async {
        let tasks = lock.withLock {
            entries.values.compactMap { entry -> Task<Void, Never>? in
                guard case .running(let task) = entry else { return nil }
                return task
            }
        }
        for task in tasks { await task.value }
    }
    /// Returns the value of a type, or nil if there is none yet.
    func value<Value>(_ type: Value.Type, key: AnyHashable?) -> Value? {
        let key = Key(type: ObjectIdentifier(type), name: key)
        return lock.withLock {
            switch entries[key] {
            case .value(let value): return value as? Value
            case .closure(let make):
                let value = make()
                entries[key] = .value(value)
                return value as? Value
            case .running, .failed, nil: return nil
            }
        }
    }
}

/// A value that the app provides to its intents.
@propertyWrapper public final class AppDependency<Value: Sendable>: @unchecked Sendable {  // The value is behind the lock.
    private let lock = NSLock()
    private var stored: Value?
    private let key: AnyHashable?
    private let manager: AppDependencyManager
    private let defaultValue: (() -> Value)?

    /// Creates a dependency of the shared manager.
    public init() { (key, manager, defaultValue) = (nil, .shared, nil) }
    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        (self.key, self.manager, defaultValue) = (key, manager, nil)
    }
    /// Creates a dependency with the value to use if the app provides none.
    public init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared, default defaultValueProvider: @autoclosure @escaping () -> Value
    ) {
        (self.key, self.manager, defaultValue) = (key, manager, defaultValueProvider)
    }
    /// The value. Reading a value that the app didn't provide stops the app, as on Apple's platforms.
    public var wrappedValue: Value {
        get {
            lock.withLock {
                if let stored { return stored }
                guard let value = manager.value(Value.self, key: key) ?? defaultValue?() else {
                    fatalError("AppDependency of type \(Value.self) was not initialized prior to access")
                }
                stored = value
                return value
            }
        }
        set { lock.withLock { stored = newValue } }
    }
    /// The dependency itself.
    public var projectedValue: AppDependency<Value> { self }
}
