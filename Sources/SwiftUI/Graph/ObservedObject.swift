import Observation

/// Tracks an object that is owned elsewhere.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object that the view observes.
    public var wrappedValue: ObjectType
    /// Creates a property that observes an object, which something else must retain.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Creates a property that observes an object, which something else must retain.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    /// A wrapper that makes bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Creates bindings to an object's properties.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            Binding(
                source: [AnyHashable(ObjectIdentifier(object)), AnyHashable(keyPath)], given: object[keyPath: keyPath] as Any,
                get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value })
        }
    }
}
extension ObservedObject: StoredProperty {
    func makeLocation(for node: ViewNode) -> ObjectFollower<ObjectType> { ObjectFollower() }
    mutating func attach(_ follower: ObjectFollower<ObjectType>, to node: ViewNode) -> Bool { follower.follow(wrappedValue, for: node) }
}

/// Owns an object, created once when the view first appears at its place.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var follower: ObjectFollower<ObjectType>?

    /// Creates a property whose object is created once, when the view first appears.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }
    /// The object. Before the view appears, each access creates another one.
    public var wrappedValue: ObjectType { follower?.current ?? make() }
    /// A wrapper that makes bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}
extension StateObject: StoredProperty {
    func makeLocation(for node: ViewNode) -> ObjectFollower<ObjectType> {
        let follower = ObjectFollower<ObjectType>()
        _ = follower.follow(make(), for: node)
        return follower
    }
    mutating func attach(_ follower: ObjectFollower<ObjectType>, to node: ViewNode) -> Bool {
        self.follower = follower
        return false
    }
}

/// Tracks an object from `environmentObject(_:)`.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?
    public init() {}
    /// The object that a view around provides. Stops the program if there is none.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }
    /// A wrapper that makes bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}
extension EnvironmentObject: StoredProperty {
    func makeLocation(for node: ViewNode) -> ObjectFollower<ObjectType> { ObjectFollower() }
    mutating func attach(_ follower: ObjectFollower<ObjectType>, to node: ViewNode) -> Bool {
        object = node.environment[object: ObjectIdentifier(ObjectType.self)] as? ObjectType
        guard let object else { return false }
        return follower.follow(object, for: node)
    }
}

/// Marks a node when an object is about to change; the node is evaluated later, after the change.
@MainActor final class ObjectFollower<ObjectType: ObservableObject> {
    private(set) var object: ObjectType?
    nonisolated var current: ObjectType? { onMainActor { object } }
    private var subscription: AnyCancellable?

    /// Starts tracking an object. Returns whether it is a different one.
    func follow(_ new: ObjectType, for node: ViewNode) -> Bool {
        guard new !== object else { return false }
        object = new
        subscription = new.objectWillChange.sink { [weak self, weak node] _ in MainLoop.whenOnMain { node?.setNeedsUpdate(because: self) } }
        return true
    }
}

/// Creates bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    /// The observable object.
    public var wrappedValue: Value
    /// Creates a wrapper that creates bindings to an object's properties.
    public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
    /// Creates a wrapper that creates bindings to an object's properties.
    public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
    /// Creates a copy of a wrapper.
    public init(projectedValue: Bindable<Value>) where Value: AnyObject & Observable { self = projectedValue }
    /// The wrapper itself.
    public var projectedValue: Bindable<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> where Value: AnyObject {
        let object = wrappedValue
        return Binding(
            source: [AnyHashable(ObjectIdentifier(object)), AnyHashable(keyPath)], get: { object[keyPath: keyPath] },
            set: { value, _ in object[keyPath: keyPath] = value })
    }
}
