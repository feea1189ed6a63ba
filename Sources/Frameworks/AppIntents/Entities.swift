import UIKitFoundation

/// The type of an entity's identifier, which is kept as a string.
public protocol EntityIdentifierConvertible {
    var entityIdentifierString: String { get }
    /// Returns the identifier that a string represents, or nil.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}
extension String: EntityIdentifierConvertible {
    public var entityIdentifierString: String { self }
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}
extension Int: EntityIdentifierConvertible {
    public var entityIdentifierString: String { description }
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}
extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? { UUID(uuidString: entityIdentifierString) }
}

/// An object of an app that can be a parameter's value.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable where ID: EntityIdentifierConvertible, ID: Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// The query that finds entities.
    static var defaultQuery: DefaultQuery { get }
}
extension AppEntity {
    public typealias Property = EntityProperty
}

// FIXME(gap): the macros `@ComputedProperty` and `@DeferredProperty`, and those of schemas, such as `@AppEntity(schema:)`, are missing.
/// A value of an entity that the system can show.
@propertyWrapper public final class EntityProperty<Value: _IntentValue & Sendable>: Sendable {
    private let stored: StoredValue<Value>
    /// The name of the property, or nil.
    public let title: LocalizedStringResource?
    /// Creates a property without a name.
    public init() { (title, stored) = (nil, StoredValue(Value._unset)) }
    public init(title: LocalizedStringResource) { (self.title, stored) = (title, StoredValue(Value._unset)) }
    /// The value. Reading a value that must be set and isn't stops the app.
    public var wrappedValue: Value {
        get { stored.value(of: "property", title, in: "an entity") }
        set { stored.set(newValue) }
    }
    /// The property itself.
    public var projectedValue: EntityProperty<Value> { self }
}

/// The results of a query: an array, or items in sections.
public protocol ResultsCollection {
    associatedtype _ResultItem
}
extension Array: ResultsCollection where Element: _IntentValue {
    public typealias _ResultItem = Element
}
/// A type that lists the values among which a user chooses.
public protocol DynamicOptionsProvider {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue = Result._ResultItem
    func results() async throws -> Result
    /// Returns the initial value, or nil.
    func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }
}

/// A type that finds entities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Returns the entities that are shown before the user looks for one.
    func suggestedEntities() async throws -> Result
    init()
}
extension EntityQuery {
    /// Returns the suggested entities.
    public func results() async throws -> Result { try await suggestedEntities() }
}
extension EntityQuery where Result == [Entity] {
    /// Returns no entities.
    public func suggestedEntities() async throws -> [Entity] { [] }
}
/// A query that finds entities by a text.
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> Result
}
/// A query that can list all entities.
public protocol EnumerableEntityQuery: EntityQuery {
    // Declared again so that the result of `allEntities()` determines it.
    override associatedtype Entity
    /// Returns all entities.
    func allEntities() async throws -> [Entity]
}
extension EnumerableEntityQuery {
    /// Returns those of all entities that have the identifiers.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}
extension EnumerableEntityQuery where Result == [Entity] {
    /// Returns all entities.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// A value with its words, in a list of choices.
public struct IntentItem<Value> {
    public let value: Value
    /// The words of the value.
    public let title: LocalizedStringResource, subtitle: LocalizedStringResource?
    /// The picture of the value, or nil.
    public let image: DisplayRepresentation.Image?
    public init(
        _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
    ) {
        (self.value, self.title, self.subtitle, self.image) = (value, title, subtitle, image)
    }
}
extension IntentItem where Value: InstanceDisplayRepresentable {
    /// Creates an item with the words of the value.
    public init(_ value: Value) {
        let words = value.displayRepresentation
        self.init(value, title: words.title, subtitle: words.subtitle, image: words.image)
    }
}
extension IntentItem: Sendable where Value: Sendable {}
/// Values below a title, in a list of choices.
public struct IntentItemSection<Value> {
    /// The title, or nil.
    public let title: LocalizedStringResource?
    public let items: [IntentItem<Value>]
    public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {
        (self.title, self.items) = (title, items)
    }
}
extension IntentItemSection where Value: InstanceDisplayRepresentable {
    /// Creates a section of values with their words.
    public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, items: [Value]) {
        self.init(title, subtitle: subtitle, items: items.map { IntentItem($0) })
    }
}
extension IntentItemSection: Sendable where Value: Sendable {}
/// A list of choices in sections.
public struct IntentItemCollection<Value>: ResultsCollection {
    public typealias _ResultItem = Value
    /// The question above the list, or nil.
    public let promptLabel: LocalizedStringResource?
    public let sections: [IntentItemSection<Value>]
    /// Creates a list of sections.
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Value>]) {
        (self.promptLabel, self.sections) = (promptLabel, sections)
    }
}
extension IntentItemCollection where Value: InstanceDisplayRepresentable {
    /// Creates a list with one section.
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Value]) {
        self.init(promptLabel: promptLabel, sections: [IntentItemSection(nil, items: items)])
    }
}
extension IntentItemCollection: Sendable where Value: Sendable {}
public typealias ItemCollection = IntentItemCollection
public typealias ItemSection = IntentItemSection
