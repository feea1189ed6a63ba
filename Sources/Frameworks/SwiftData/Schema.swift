import Foundation

/// The classes of a store.
public final class Schema: @unchecked Sendable, Equatable, CustomStringConvertible {
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// The three numbers of the version.
        public let major: Int, minor: Int, patch: Int
        public init(_ major: Int, _ minor: Int, _ patch: Int) { (self.major, self.minor, self.patch) = (major, minor, patch) }
        public var description: String { "\(major).\(minor).\(patch)" }
        public static func < (one: Self, other: Self) -> Bool {
            (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
        }
    }

    /// A class of the schema.
    public struct Entity: Hashable, Sendable {
        /// The name of the model's type.
        public let name: String
    }

    /// The storage options of an attribute. Only `unique` and `ephemeral` have an effect in this store.
    public final class Attribute: @unchecked Sendable {
        public struct Option: Hashable, Sendable {
            private let name: String
            /// The options, of which `unique` and `ephemeral` matter here.
            public static let unique = Self(name: "unique"), ephemeral = Self(name: "ephemeral"), spotlight = Self(name: "spotlight"),
                externalStorage = Self(name: "externalStorage"), allowsCloudEncryption = Self(name: "allowsCloudEncryption"),
                preserveValueOnDeletion = Self(name: "preserveValueOnDeletion")
            /// An attribute that a transformer with a name converts. It isn't stored.
            public static func transformable(by name: String) -> Self { Self(name: "transformable") }
            /// An attribute that a transformer converts. It isn't stored.
            public static func transformable<T>(by type: T.Type) -> Self { Self(name: "transformable") }
        }
        /// The options, and the name in an earlier version; nil for the same.
        public let options: [Option], originalName: String?
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            (self.options, self.originalName) = (options, originalName)
        }
    }

    /// The relationships between objects.
    public final class Relationship: @unchecked Sendable {
        /// The effect on related models when a model is deleted.
        public enum DeleteRule: String, Hashable, Codable, Sendable { case noAction, nullify, cascade, deny }
        public struct Option: Hashable, Sendable {
            private let name: String
            /// The relationship has no duplicates.
            public static let unique = Self(name: "unique")
        }
        /// The effect of deletions, the opposite relationship, and the name in an earlier version.
        public let deleteRule: DeleteRule, inverseKeyPath: AnyKeyPath?, originalName: String?
        /// Creates a relationship. The limits of the number have no effect.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
            originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
        ) {
            (self.deleteRule, inverseKeyPath, self.originalName) = (deleteRule, inverse, originalName)
        }
    }

    public let version: Version
    let types: [any PersistentModel.Type]
    /// Creates a schema of models and those that they are related to.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        (self.types, self.version) = (Self.reached(from: types), version)
    }
    /// Creates a schema of models and those that they are related to.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
    /// The entities of the models.
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
    /// The versions, from the oldest to the newest.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The stages between the versions. They don't run.
    static var stages: [MigrationStage] { get }
}

// FIXME(gap): a store keeps no version, and a custom stage does not run.
/// A stage of a migration between two versions of a schema.
public enum MigrationStage {
    /// A migration that needs no code.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// A migration with code before and after it, which doesn't run.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?,
        didMigrate: ((ModelContext) throws -> Void)?)
}
