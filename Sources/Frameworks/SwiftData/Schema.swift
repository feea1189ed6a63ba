import Foundation

/// The classes of a store.
public final class Schema: @unchecked Sendable, Equatable, CustomStringConvertible {
    /// The version of a schema.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        public let major: Int, minor: Int, patch: Int
        public init(_ major: Int, _ minor: Int, _ patch: Int) { (self.major, self.minor, self.patch) = (major, minor, patch) }
        public var description: String { "\(major).\(minor).\(patch)" }
        public static func < (one: Self, other: Self) -> Bool {
            (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
        }
    }

    /// A class of the schema.
    public struct Entity: Hashable, Sendable {
        public let name: String
    }

    /// The storage options of an attribute. Only `unique` and `ephemeral` have an effect in this store.
    public final class Attribute: @unchecked Sendable {
        /// An option of an attribute.
        public struct Option: Hashable, Sendable {
            private let name: String
            public static let unique = Self(name: "unique"), ephemeral = Self(name: "ephemeral"), spotlight = Self(name: "spotlight"),
                externalStorage = Self(name: "externalStorage"), allowsCloudEncryption = Self(name: "allowsCloudEncryption"),
                preserveValueOnDeletion = Self(name: "preserveValueOnDeletion")
            public static func transformable(by name: String) -> Self { Self(name: "transformable") }
            public static func transformable<T>(by type: T.Type) -> Self { Self(name: "transformable") }
        }
        public let options: [Option], originalName: String?
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            (self.options, self.originalName) = (options, originalName)
        }
    }

    /// The relationships between objects.
    public final class Relationship: @unchecked Sendable {
        /// The effect on related models when a model is deleted.
        public enum DeleteRule: String, Hashable, Codable, Sendable { case noAction, nullify, cascade, deny }
        /// An option of a relationship.
        public struct Option: Hashable, Sendable {
            private let name: String
            public static let unique = Self(name: "unique")
        }
        public let deleteRule: DeleteRule, inverseKeyPath: AnyKeyPath?, originalName: String?
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
            originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
        ) {
            (self.deleteRule, inverseKeyPath, self.originalName) = (deleteRule, inverse, originalName)
        }
    }

    public let version: Version
    let types: [any PersistentModel.Type]
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        (self.types, self.version) = (Self.reached(from: types), version)
    }
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
    public var entities: [Entity] { types.map { Entity(name: $0.entityName) } }
    public var entitiesByName: [String: Entity] { Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }) }
    public var description: String { "Schema \(version): \(entities.map(\.name).joined(separator: ", "))" }
    public static func == (one: Schema, other: Schema) -> Bool { one.version == other.version && one.entities == other.entities }

    func type(named name: String) -> (any PersistentModel.Type)? { types.first { $0.entityName == name } }

    /// Returns the classes with those to which their relationships lead.
    private static func reached(from types: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
        var found: [any PersistentModel.Type] = [], open = types
        while let type = open.popLast() {
            guard !found.contains(where: { $0 == type }) else { continue }
            found.append(type)
            open += Relations.relationships(of: type).compactMap(\.destination)
        }
        return found.sorted { $0.entityName < $1.entityName }
    }
}

/// A version of an app's models.
public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// The order of an app's schemas. Objects keep the values of the properties whose names stay.
public protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

// FIXME(gap): a store keeps no version, and a custom stage does not run.
/// A stage of a migration between two versions of a schema.
public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?,
        didMigrate: ((ModelContext) throws -> Void)?)
}
