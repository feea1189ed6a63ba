import Foundation

/// The place where a container stores its objects.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
    /// The CloudKit database of a store. Stores are never synchronized here.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic"), none = Self(name: "none")
        public static func `private`(_ name: String) -> Self { Self(name: name) }
    }
    /// The app group in whose folder a store is.
    public struct GroupContainer: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic"), none = Self(name: "none")
        public static func identifier(_ name: String) -> Self { Self(name: name) }
    }
    public let name: String, url: URL, isStoredInMemoryOnly: Bool, allowsSave: Bool
    public var schema: Schema?
    public var id: String { name }
    /// Always nil: CloudKit is not available.
    public var cloudKitContainerIdentifier: String? { nil }

    @_disfavoredOverload public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
    public init(isStoredInMemoryOnly: Bool) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        (self.name, self.schema, self.isStoredInMemoryOnly, self.allowsSave) = (name ?? "default", schema, isStoredInMemoryOnly, allowsSave)
        url = isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null") : folder.appendingPathComponent((name ?? "default") + ".store")
    }
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
    public let configurations: Set<ModelConfiguration>
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    let store: Store
    private var main: ModelContext?

    // FIXME(gap): of several configurations, the first one stores all classes.
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
    public func deleteAllData() { store.removeAll() }
    public func erase() throws { store.removeAll() }
    public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }
}

/// A stored object.
struct Record: Codable, Equatable {
    let identifier: PersistentIdentifier
    var attributes: [String: Data] = [:]
    var links: [String: [PersistentIdentifier]] = [:]
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
