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
    /// The file, or `nil` for a store that lives only in memory.
    var file: StoreFile? {
        guard type != NSInMemoryStoreType, let url, url.isFileURL, url.path != "/dev/null" else { return nil }
        return StoreFile(url: url)
    }
}
/// The kinds of stores. All write the same format of our own, except for the one in memory.
public let NSSQLiteStoreType = "SQLite", NSInMemoryStoreType = "InMemory", NSBinaryStoreType = "Binary"
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
        (store.url, store.type) = (storeURL, storeType)
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
            guard let file = store.file else { continue }
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
    /// Removes a store. Its file stays.
    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
    /// Deletes the objects and the file of a store.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        graph.objects = []
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    }
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
    /// Whether the store can't be changed. It is stored but has no effect.
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
            do {
                try persistentStoreCoordinator.addPersistentStore(ofType: description.type, configurationName: nil, at: description.url)
                block(description, nil)
            } catch {
                block(description, error)
            }
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
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
/// The container in iCloud that a store would be mirrored to.
open class NSPersistentCloudKitContainerOptions: NSObject {
    open private(set) var containerIdentifier: String
    /// Creates options for a container of CloudKit, which have no effect.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
