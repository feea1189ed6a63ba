// CloudKit imports it: MyLocations (public) uses CLPlacemark with only this import.
@_exported import CoreLocationCompanion
import Foundation
import UIKitFoundation

/// Counts how often each file was saved in this program, so that coordinators sharing a file notice each other's saves.
enum StoreVersions {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var versions: [String: Int] = [:]  // behind the lock

    static func current(_ url: URL) -> Int { lock.withLock { versions[url.standardizedFileURL.path] ?? 0 } }
    static func raise(_ url: URL) -> Int {
        lock.withLock {
            versions[url.standardizedFileURL.path, default: 0] += 1
            return versions[url.standardizedFileURL.path] ?? 0
        }
    }
}

/// A store that a coordinator opened.
open class NSPersistentStore: NSObject {
    /// The version of the file when it was last read or written.
    var version = 0
    /// The file of the store; nil for none.
    open var url: URL?
    /// The kind of the store.
    open var type = NSInMemoryStoreType
    /// The name of the model's configuration; nil for the whole model.
    public internal(set) final var configurationName: String?
    /// The options with which the store was added.
    public internal(set) final var options: [AnyHashable: Any]?
    /// Whether the store is not written.
    public final var isReadOnly = false
    /// The identity of the store, which is not written to its file.
    public final var identifier: String! = UUID().uuidString  // wall clock: an identity that differs from every other store's
    /// Custom values of the store. They are not written to its file.
    public final lazy var metadata: [String: Any]! = [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? ""]
    public internal(set) final weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The file, or `nil` for a store that lives only in memory.
    var file: StoreFile? {
        guard type != NSInMemoryStoreType, let url, url.isFileURL, url.path != "/dev/null" else { return nil }
        return StoreFile(url: url)
    }
}
/// The kinds of stores. All write the same format of our own, except for the one in memory.
public let NSSQLiteStoreType = "SQLite", NSInMemoryStoreType = "InMemory", NSBinaryStoreType = "Binary"
/// The keys of a store's metadata.
public let NSStoreTypeKey = "NSStoreType", NSStoreUUIDKey = "NSStoreUUID", NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The options of opening a store. Only reading has an effect.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption", NSSQLitePragmasOption = "NSSQLitePragmasOption",
    NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

extension NSPersistentStore {
    /// A kind of store.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A file of our own format, in place of Apple's SQLite or binary file.
        public static let sqlite = Self(rawValue: NSSQLiteStoreType), binary = Self(rawValue: NSBinaryStoreType)
        /// No file.
        public static let inMemory = Self(rawValue: NSInMemoryStoreType)
    }
}

/// The options of migrating by itself.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption",
    NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The options of a history, which have no effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey",
    NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// Manages the stores that contexts read and save.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    open private(set) var managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    let graph = ObjectGraph()

    /// Creates a coordinator for a model.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Adds a store and reads its file. Nil configuration means the whole model.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore()
        (store.url, store.type, store.configurationName, store.options) = (storeURL, storeType, configuration, options)
        store.persistentStoreCoordinator = self
        store.isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
        persistentStores.append(store)
        if let file = store.file {
            store.version = StoreVersions.current(file.url)
            graph.objects += file.read(managedObjectModel)
        }
        return store
    }
    /// Writes the stores after a save; if there are several, each holds everything.
    func writeStores() throws {
        for store in persistentStores {
            guard !store.isReadOnly, let file = store.file else { continue }
            try file.write(graph.objects)
            store.version = StoreVersions.raise(file.url)
        }
    }
    /// Loads the changes that another stack has saved in the same file since this one read it.
    func readOthersSaves() {
        guard persistentStores.count == 1, let store = persistentStores.first, let file = store.file,
            store.version != StoreVersions.current(file.url)
        else { return }
        store.version = StoreVersions.current(file.url)
        let known = Dictionary(graph.objects.map { ($0.objectID.number, $0) }, uniquingKeysWith: { first, _ in first })
        let deleted = Set(graph.deleted.map(\.objectID.number))
        let read = file.read(managedObjectModel, known: known).filter { !deleted.contains($0.objectID.number) }
        let saved = Set(read.map(ObjectIdentifier.init))
        graph.objects = read + graph.objects.filter { !saved.contains(ObjectIdentifier($0)) && $0.hasChanges }
    }
    /// Adds a store with the settings of a description, and calls the handler before it returns.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            var options: [AnyHashable: Any] = storeDescription.options
            if storeDescription.isReadOnly { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: true) }
            try addPersistentStore(
                ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url, options: options
            )
            block(storeDescription, nil)
        } catch {
            block(storeDescription, error)
        }
    }
    /// Adds a store of a kind and reads its file. A nil configuration means the whole model.
    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }
    /// Removes a store. Its file stays; the objects of the last store are gone.
    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        store.persistentStoreCoordinator = nil
        if persistentStores.isEmpty { empty() }
    }
    /// Deletes the objects and the file of a store.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        empty()
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    }
    /// Deletes the objects and the file of a store.
    public func destroyPersistentStore(at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }
    private func empty() { (graph.objects, graph.deleted, graph.changed) = ([], [], []) }
    /// Returns the store of a file, or nil.
    open func persistentStore(for URL: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
    }
    /// Returns the file of a store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    /// Returns the metadata of a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
    /// Sets the metadata of a store. They are not written to its file.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata }
    /// The name of the coordinator, for debugging.
    public final var name: String?
    /// Runs a block immediately.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// Runs a block immediately.
    open func performAndWait(_ block: () -> Void) { block() }
    /// Runs a block immediately, and returns its result.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    /// Returns the identifier for a URL, or nil.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        graph.objects.first { $0.objectID.uriRepresentation() == url }?.objectID
    }
    /// Performs a request in a context, and returns its result.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        try context.execute(request)
    }
}

/// The location of a store and how to open it.
open class NSPersistentStoreDescription: NSObject {
    /// The kind of the store.
    open var type = NSSQLiteStoreType
    /// The file of the store; nil for none.
    open var url: URL?
    /// The configuration of the model; nil for the whole model. It is stored but has no effect.
    open var configuration: String?
    /// Whether the store's file is not written.
    open var isReadOnly = false
    /// Whether the store is added later. It is stored but has no effect.
    open var shouldAddStoreAsynchronously = false
    /// Whether a changed model is adopted. It always is.
    open var shouldMigrateStoreAutomatically = true
    /// Whether the mapping is inferred. It always is.
    open var shouldInferMappingModelAutomatically = true
    public override init() { super.init() }
    /// Creates a description of a store in a file.
    public init(url: URL) { self.url = url }
    /// The options. A store needs none of them.
    open private(set) var options: [String: NSObject] = [:]
    /// Keeps an option; nil removes it.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    /// The settings for mirroring to iCloud, or `nil` for none. There is no iCloud.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    /// The seconds to wait for the store. They are stored but have no effect.
    open var timeout: TimeInterval = 0
    open private(set) var sqlitePragmas: [String: NSObject] = [:]
    /// Keeps a setting of SQLite, which has no effect.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }
}

/// A model, its store and a context for the main queue, created together.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    open private(set) var name: String
    /// The stores to load. By default there is one, in the folder of the app's support files.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]
    open private(set) var viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    open private(set) var managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStoreCoordinator: NSPersistentStoreCoordinator

    /// Creates a container with the app's model of the same name.
    public convenience init(name: String) {
        let url = Bundle.main.url(forResource: name, withExtension: "momd")
        self.init(
            name: name,
            managedObjectModel: url.flatMap { NSManagedObjectModel(contentsOf: $0) } ?? NSManagedObjectModel.mergedModel(from: nil)
                ?? NSManagedObjectModel())
    }
    /// Creates a container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
        ]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// Returns the folder in which stores are by default.
    open class func defaultDirectoryURL() -> URL {
        FileManager.default.directoryURLs(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
    }
    /// Loads the stores, and calls the handler for each before it returns.
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }
    /// Returns a new context for the container's stores.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }
    /// Runs a block with a new context immediately.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.performing { block(context) }
    }
    /// Runs a block with a new context immediately, and returns its result.
    public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
        let context = newBackgroundContext()
        return try context.performing { try block(context) }
    }
}

/// Works like any other container, without iCloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {  // It adds no state.
    /// Would be posted when an import or export begins or ends. It isn't posted: nothing is mirrored.
    public static let eventChangedNotification = NSNotification.Name("NSPersistentCloudKitContainerEventChangedNotification")
    /// The key for the event in the notification.
    public static let eventNotificationUserInfoKey = "event"

    /// A setup, an import, or an export.
    open class Event: NSObject {
        /// The kind of event.
        public enum EventType: Int, Sendable { case setup, `import`, export }
        /// The identity of the event, and of its store.
        public let identifier: UUID, storeIdentifier: String
        /// The kind of event.
        public let type: EventType
        /// The time at which the event began, and ended.
        public let startDate: Date, endDate: Date?
        /// Whether the event ended without an error.
        public let succeeded: Bool
        /// The reason for a failure.
        public let error: (any Error)?
        init(type: EventType) {
            identifier = UUID()  // wall clock: an event has an identity of its own
            (storeIdentifier, self.type, startDate) = ("", type, Date(timeIntervalSinceReferenceDate: 0))
            (endDate, succeeded, error) = (nil, false, nil)
        }
    }

    /// The options for creating a schema.
    public struct SchemaInitializationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Only checks the model, or prints the records.
        public static let dryRun = Self(rawValue: 1 << 1), printSchema = Self(rawValue: 1 << 2)
    }
    /// Throws `NSCocoaErrorDomain` 134060 (NSCoreDataError), because there is no iCloud account.
    open func initializeCloudKitSchema(options: SchemaInitializationOptions = []) throws {
        throw NSError(
            domain: NSCocoaErrorDomain, code: 134_060,
            userInfo: [NSLocalizedFailureReasonErrorKey: "There is no iCloud account on this device."])
    }
    /// Whether the user may change an object: always, because nothing is shared.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Whether the user may delete an object: always, because nothing is shared.
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Whether the user may add objects to a store: always, because nothing is shared.
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}
/// The container in iCloud that a store would be mirrored to.
open class NSPersistentCloudKitContainerOptions: NSObject {
    open private(set) var containerIdentifier: String
    /// Creates options for a container of CloudKit, which have no effect.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
