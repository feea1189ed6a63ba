import UIKitFoundation

// Queries whose conditions an app maps to its own, such as predicates. The system's "Find" actions would make the conditions; a test may.

/// Whether all conditions of a query hold, or one of them.
public enum EntityQueryComparatorMode: Int, Hashable, Sendable { case and, or }

/// The order of a query's results.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
    /// Whether small values come first.
    public enum Ordering: Hashable, Sendable { case ascending, descending }
    public let by: PartialKeyPath<Entity>
    /// Whether small values come first.
    public let order: Ordering
    public init(by: PartialKeyPath<Entity>, order: Ordering) { (self.by, self.order) = (by, order) }
}

/// A comparison of a property with a value, which becomes a condition of the app.
public struct EntityQueryComparator<Value, Mapping> {
    /// The name of the comparison.
    let name: String
    /// The app's condition for one value, or two for a range.
    let map: (Value, Value) -> Mapping
}
public protocol EntityQueryComparatorConvertible {
    associatedtype Value
    associatedtype Mapping
    var _comparator: EntityQueryComparator<Value, Mapping> { get }
}
private func one<Value, Mapping>(_ name: String, _ map: @escaping (Value) -> Mapping) -> EntityQueryComparator<Value, Mapping> {
    EntityQueryComparator(name: name) { value, _ in map(value) }
}
public struct EqualToComparator<Value, Mapping>: EntityQueryComparatorConvertible {
    public let _comparator: EntityQueryComparator<Value, Mapping>
    /// Creates a comparison with the app's condition.
    public init(mappingTransform: @escaping (Value) -> Mapping) { _comparator = one("equalTo", mappingTransform) }
}
/// Whether the property differs from a value.
public struct NotEqualToComparator<Value, Mapping>: EntityQueryComparatorConvertible {
    public let _comparator: EntityQueryComparator<Value, Mapping>
    /// Creates a comparison with the app's condition.
    public init(mappingTransform: @escaping (Value) -> Mapping) { _comparator = one("notEqualTo", mappingTransform) }
}
public struct LessThanComparator<Value, Mapping>: EntityQueryComparatorConvertible {
    public let _comparator: EntityQueryComparator<Value, Mapping>
    /// Creates a comparison with the app's condition.
    public init(mappingTransform: @escaping (Value) -> Mapping) { _comparator = one("lessThan", mappingTransform) }
}
/// Whether the property is at most a value.
public struct LessThanOrEqualToComparator<Value, Mapping>: EntityQueryComparatorConvertible {
    public let _comparator: EntityQueryComparator<Value, Mapping>
    /// Creates a comparison with the app's condition.
    public init(mappingTransform: @escaping (Value) -> Mapping) { _comparator = one("lessThanOrEqualTo", mappingTransform) }
}
public struct GreaterThanComparator<Value, Mapping>: EntityQueryComparatorConvertible {
    public let _comparator: EntityQueryComparator<Value, Mapping>
    /// Creates a comparison with the app's condition.
    public init(mappingTransform: @escaping (Value) -> Mapping) { _comparator = one("greaterThan", mappingTransform) }
}
/// Whether the property is at least a value.
public struct GreaterThanOrEqualToComparator<Value, Mapping>: EntityQueryComparatorConvertible {
    public let _comparator: EntityQueryComparator<Value, Mapping>
    /// Creates a comparison with the app's condition.
    public init(mappingTransform: @escaping (Value) -> Mapping) { _comparator = one("greaterThanOrEqualTo", mappingTransform) }
}
public struct ContainsComparator<Value, Mapping>: EntityQueryComparatorConvertible {
    public let _comparator: EntityQueryComparator<Value, Mapping>
    /// Creates a comparison with the app's condition.
    public init(mappingTransform: @escaping (Value) -> Mapping) { _comparator = one("contains", mappingTransform) }
}
/// Whether the property begins with a value.
public struct HasPrefixComparator<Value, Mapping>: EntityQueryComparatorConvertible {
    public let _comparator: EntityQueryComparator<Value, Mapping>
    /// Creates a comparison with the app's condition.
    public init(mappingTransform: @escaping (Value) -> Mapping) { _comparator = one("hasPrefix", mappingTransform) }
}
/// Whether the property ends with a value.
public struct HasSuffixComparator<Value, Mapping>: EntityQueryComparatorConvertible {
    public let _comparator: EntityQueryComparator<Value, Mapping>
    /// Creates a comparison with the app's condition.
    public init(mappingTransform: @escaping (Value) -> Mapping) { _comparator = one("hasSuffix", mappingTransform) }
}
/// Whether the property is between two values.
public struct IsBetweenComparator<Value, Mapping>: EntityQueryComparatorConvertible {
    public let _comparator: EntityQueryComparator<Value, Mapping>
    /// Creates a comparison with the app's condition.
    public init(mappingTransform: @escaping (_ lowerBound: Value, _ upperBound: Value) -> Mapping) {
        _comparator = EntityQueryComparator(name: "isBetween", map: mappingTransform)
    }
}

/// The result builder that lists the comparisons of a property.
@resultBuilder public enum EntityQueryComparatorsBuilder<Value, Mapping> {
    public static func buildExpression(_ comparator: EqualToComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> {
        comparator._comparator
    }
    public static func buildExpression(_ comparator: NotEqualToComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> {
        comparator._comparator
    }
    public static func buildExpression(_ comparator: LessThanComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> {
        comparator._comparator
    }
    public static func buildExpression(_ comparator: LessThanOrEqualToComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> {
        comparator._comparator
    }
    public static func buildExpression(_ comparator: GreaterThanComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> {
        comparator._comparator
    }
    public static func buildExpression(_ comparator: GreaterThanOrEqualToComparator<Value, Mapping>) -> EntityQueryComparator<
        Value, Mapping
    > {
        comparator._comparator
    }
    public static func buildExpression(_ comparator: ContainsComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> {
        comparator._comparator
    }
    public static func buildExpression(_ comparator: HasPrefixComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> {
        comparator._comparator
    }
    public static func buildExpression(_ comparator: HasSuffixComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> {
        comparator._comparator
    }
    public static func buildExpression(_ comparator: IsBetweenComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> {
        comparator._comparator
    }
    public static func buildBlock(_ parts: EntityQueryComparator<Value, Mapping>...) -> [EntityQueryComparator<Value, Mapping>] { parts }
}

/// A property of entities that can be compared, with its comparisons.
public struct EntityQueryProperty<Entity: AppEntity, Mapping> {
    /// The property.
    let path: PartialKeyPath<Entity>
    /// The app's condition for a comparison by name with one or two values; nil if there is none.
    let condition: (String, Any, Any) -> Mapping?

    public init<Value>(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Value, Mapping> comparators: () -> [EntityQueryComparator<Value, Mapping>]
    ) { self.init(keyPath, comparators()) }
    /// Creates a property that may be nil, with comparisons.
    public init<Value>(
        _ keyPath: KeyPath<Entity, EntityProperty<Value?>>,
        @EntityQueryComparatorsBuilder<Value, Mapping> comparators: () -> [EntityQueryComparator<Value, Mapping>]
    ) { self.init(keyPath, comparators()) }
    private init<Value>(_ path: PartialKeyPath<Entity>, _ all: [EntityQueryComparator<Value, Mapping>]) {
        self.path = path
        condition = { name, value, other in
            guard let value = value as? Value, let other = other as? Value else { return nil }
            return all.first { $0.name == name }?.map(value, other)
        }
    }
}
/// The result builder that lists properties.
@resultBuilder public enum EntityQueryPropertiesBuilder<Entity: AppEntity, Mapping> {
    public static func buildExpression(_ property: EntityQueryProperty<Entity, Mapping>) -> EntityQueryProperty<Entity, Mapping> {
        property
    }
    public static func buildBlock(_ parts: EntityQueryProperty<Entity, Mapping>...) -> [EntityQueryProperty<Entity, Mapping>] { parts }
}
/// The properties of entities that can be compared.
public struct EntityQueryProperties<Entity: AppEntity, Mapping>: @unchecked Sendable {
    let all: [EntityQueryProperty<Entity, Mapping>]
    /// Creates a list of properties.
    public init(@EntityQueryPropertiesBuilder<Entity, Mapping> properties: () -> [EntityQueryProperty<Entity, Mapping>]) {
        all = properties()
    }
    /// The app's condition for a comparison of a property by name; nil if it has none.
    func condition(_ path: PartialKeyPath<Entity>, _ name: String, _ value: Any, _ other: Any) -> Mapping? {
        all.first { $0.path == path }?.condition(name, value, other)
    }
}

/// A property by which entities can be sorted.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
    let path: PartialKeyPath<Entity>
    /// Creates a choice of the order.
    public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) { path = keyPath }
}
/// The result builder that lists properties by which entities can be sorted.
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    public static func buildExpression(_ option: EntityQuerySortableByProperty<Entity>) -> EntityQuerySortableByProperty<Entity> { option }
    public static func buildBlock(_ parts: EntityQuerySortableByProperty<Entity>...) -> [EntityQuerySortableByProperty<Entity>] { parts }
}
/// The properties by which entities can be sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
    let all: [EntityQuerySortableByProperty<Entity>]
    /// Creates a list of choices.
    public init(@EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]) { all = content() }
}

/// A query that finds entities by comparisons of their properties.
public protocol EntityPropertyQuery: EntityQuery {
    associatedtype ComparatorMappingType
    /// The properties that can be compared.
    static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
    static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
    /// The words of the action that finds entities; nil for the system's.
    static var findIntentDescription: IntentDescription? { get }
    /// Returns the entities for which the conditions hold, in an order, at most `limit` of them.
    func entities(
        matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode, sortedBy: [EntityQuerySort<Entity>], limit: Int?
    ) async throws -> [Entity]
}
extension EntityPropertyQuery {
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    public typealias ComparatorMode = EntityQueryComparatorMode
    public typealias Sort = EntityQuerySort
    public typealias Property = EntityQueryProperty
    public typealias SortableBy = EntityQuerySortableByProperty
    public static var findIntentDescription: IntentDescription? { nil }
}

/// Makes a value of another one, such as a number of a text that the user says.
public protocol Resolver: Sendable {
    associatedtype Input
    associatedtype Output: _IntentValue
    /// Returns the value for another one; nil if there is none.
    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}
/// The parameter for which a value is made.
public struct IntentParameterContext<Value: _IntentValue>: Sendable {
    /// The name of the parameter; nil for none.
    public let title: LocalizedStringResource?
    public init(title: LocalizedStringResource? = nil) { self.title = title }
}

/// An intent that opens a link. It throws an error: an intent doesn't reach the app's windows here.
public struct OpenURLIntent: SystemIntent {
    public static var title: LocalizedStringResource { "Open URL" }
    @IntentParameter public var url: URL
    public init() {}
    public init(_ url: URL) { self.url = url }
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        throw AppIntentError(localizedStringResource: "Intents don't open links on Linux.")
    }
}

/// The link of an entity, in which places stand for its identifier and properties: `"https://example.com/\(.id)"`.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, @unchecked Sendable {
    /// A place in the link.
    public struct Token: @unchecked Sendable {
        let text: (Entity) -> String
        public static var id: Token { Token { $0.id.entityIdentifierString } }
    }
    /// The parts of the link.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [(Entity) -> String] = []
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }
        public mutating func appendInterpolation(_ token: Token) { parts.append(token.text) }
        public mutating func appendInterpolation<Value: CustomStringConvertible>(_ property: KeyPath<Entity, EntityProperty<Value>>) {
            parts.append { $0[keyPath: property].wrappedValue.description }
        }
    }
    private let parts: [(Entity) -> String]
    public init(stringLiteral value: String) { parts = [{ _ in value }] }
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
    func url(of entity: Entity) -> URL? { URL(string: parts.map { $0(entity) }.joined()) }
}
/// An entity with a link to it.
public protocol URLRepresentableEntity: AppEntity {
    /// The link.
    static var urlRepresentation: EntityURLRepresentation<Self> { get }
}
extension URLRepresentableEntity {
    public typealias URLRepresentation = EntityURLRepresentation<Self>
    /// The link to the entity; nil if it isn't one.
    public var urlRepresentation: URL? { Self.urlRepresentation.url(of: self) }
}
