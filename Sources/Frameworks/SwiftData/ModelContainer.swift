import Foundation

/// The place where a container stores its objects.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    /// The CloudKit database of a store. Stores are never synchronized here.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String
        /// The database of the app's entitlements, or none. Stores are never synchronized.
        public static let automatic = Self(name: "automatic"), none = Self(name: "none")
        /// The database with a name. Stores are never synchronized.
        public static func `private`(_ name: String) -> Self { Self(name: name) }
    }
    /// The app group in whose folder a store is.
    public struct GroupContainer: Hashable, Sendable {
        private let name: String
        /// The group of the app's entitlements, or none.
        public static let automatic = Self(name: "automatic"), none = Self(name: "none")
        /// The group with a name. It has no effect.
        public static func identifier(_ name: String) -> Self { Self(name: name) }
    }
    /// The name and the file of the store, and whether it is in memory and can be saved.
    public let name: String, url: URL, isStoredInMemoryOnly: Bool, allowsSave: Bool
    /// The models of the store; nil uses the container's.
    public var schema: Schema?
    public var id: String { name }
    /// Always nil: CloudKit is not available.
    public var cloudKitContainerIdentifier: String? { nil }

    @_disfavoredOverload public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
    /// Creates a configuration of a store, in memory or in the app's folder.
    public init(isStoredInMemoryOnly: Bool) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }
    /// Creates a configuration with a name in the app's folder. Groups and CloudKit have no effect.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        (self.name, self.schema, self.isStoredInMemoryOnly, self.allowsSave) = (name ?? "default", schema, isStoredInMemoryOnly, allowsSave)
        url = isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null") : folder.appendingPathComponent((name ?? "default") + ".store")
    }
    /// Creates a configuration of a store in a file. CloudKit has no effect.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        (self.name, self.schema, self.url, self.allowsSave) = (name ?? "default", schema, url, allowsSave)
        isStoredInMemoryOnly = url.path == "/dev/null"
    }
    public static func == (one: Self, other: Self) -> Bool { one.url == other.url && one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(url) }
}

/// The objects of a schema and the contexts that work with them.
public final class ModelContainer: @unchecked Sendable, Equatable {
    public let schema: Schema
    /// The configurations of the container's stores.
    public let configurations: Set<ModelConfiguration>
    /// The plan of migrations; nil for none. Its stages don't run.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    let store: Store
    private var main: ModelContext?

    // FIXME(gap): of several configurations, the first one stores all classes.
    /// Creates a container. Of several configurations, the first one stores all models. Throws an error if the file can't be read.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        (self.schema, self.migrationPlan, self.configurations) = (schema, migrationPlan, Set(configurations))
        let first = configurations.first ?? ModelConfiguration()
        store = try Store(first.isStoredInMemoryOnly ? nil : first.url, allowsSave: first.allowsSave)
    }
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }
    /// Creates a container for models and those that they are related to.
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// The context of the main actor. It saves by itself.
    @preconcurrency @MainActor public var mainContext: ModelContext {
        if let main { return main }
        let context = ModelContext(self)
        context.autosaveEnabled = true
        main = context
        return context
    }
    /// Deletes all models.
    public func deleteAllData() { store.removeAll() }
    /// Deletes all models.
    public func erase() throws { store.removeAll() }
    public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }
}

/// A stored object.
struct Record: Codable, Equatable {
    let identifier: PersistentIdentifier
    var attributes: [String: Data] = [:]
    var links: [String: [PersistentIdentifier]] = [:]

    /// Returns the record with the values of renamed properties, which the store has under the names of an earlier version.
    func renamed(for type: any PersistentModel.Type) -> Record {
        var record = self
        for property in Relations.properties(of: type) {
            if let old = property.attribute?.originalName, record.attributes[property.name] == nil {
                record.attributes[property.name] = attributes[old]
            }
            if let old = property.relationship?.originalName, record.links[property.name] == nil {
                record.links[property.name] = links[old]
            }
        }
        return record
    }
}

/// A container's saved objects, in memory and in their file.
final class Store {
    private struct Contents: Codable {
        var format = Store.format, next: Int, records: [Record]
    }
    private static let format = "understudy models 1"
    private let url: URL?, allowsSave: Bool
    private(set) var records: [PersistentIdentifier: Record] = [:]
    private var next = 1
    private struct Follower { weak var context: ModelContext? }
    private var followers: [Follower] = []

    init(_ url: URL?, allowsSave: Bool) throws {
        (self.url, self.allowsSave) = (url, allowsSave)
        guard let url, let data = try? Data(contentsOf: url) else { return }
        guard let contents = try? PropertyListDecoder().decode(Contents.self, from: data), contents.format == Self.format else {
            throw SwiftDataError.loadIssueModelContainer
        }
        next = contents.next
        for record in contents.records { records[record.identifier] = record }
    }

    func follow(_ context: ModelContext) {
        followers.removeAll { $0.context == nil }
        followers.append(Follower(context: context))
    }
    func newNumber() -> Int {
        next += 1
        return next - 1
    }

    func commit(_ changed: [Record], _ deleted: Set<PersistentIdentifier>, by context: ModelContext) throws {
        guard allowsSave else { throw CocoaError(.fileWriteNoPermission) }
        for identifier in deleted { records[identifier] = nil }
        for record in changed { records[record.identifier] = record }
        if let url {
            let list = records.values.sorted { $0.identifier < $1.identifier }
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try encoder.encode(Contents(next: next, records: list)).write(to: url, options: .atomic)
        }
        for follower in followers where follower.context !== context { follower.context?.merge(changed.map(\.identifier), deleted) }
    }
    func removeAll() {
        let all = Set(records.keys)
        records = [:]
        if let url { try? FileManager.default.removeItem(at: url) }
        for follower in followers { follower.context?.merge([], all) }
    }
}
