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
    open var url: URL?
    open var type = NSInMemoryStoreType
    /// The file, or `nil` for a store that lives only in memory.
    var file: StoreFile? {
        guard type != NSInMemoryStoreType, let url, url.isFileURL, url.path != "/dev/null" else { return nil }
        return StoreFile(url: url)
    }
}
public let NSSQLiteStoreType = "SQLite", NSInMemoryStoreType = "InMemory", NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption",
    NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey",
    NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// Manages the stores that contexts read and save.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    open private(set) var managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    let graph = ObjectGraph()

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

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
    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        graph.objects = []
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    }
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        graph.objects.first { $0.objectID.uriRepresentation() == url }?.objectID
    }
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        try context.execute(request)
    }
}

/// The location of a store and how to open it.
open class NSPersistentStoreDescription: NSObject {
    open var type = NSSQLiteStoreType
    open var url: URL?
    open var configuration: String?
    open var isReadOnly = false
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    public override init() { super.init() }
    public init(url: URL) { self.url = url }
    /// The options. A store needs none of them.
    open private(set) var options: [String: NSObject] = [:]
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    /// The settings for mirroring to iCloud, or `nil` for none. There is no iCloud.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    open var timeout: TimeInterval = 0
    open private(set) var sqlitePragmas: [String: NSObject] = [:]
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }
}

/// A model, its store and a context for the main queue, created together.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    open private(set) var name: String
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]
    open private(set) var viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    open private(set) var managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStoreCoordinator: NSPersistentStoreCoordinator

    public convenience init(name: String) {
        let url = Bundle.main.url(forResource: name, withExtension: "momd")
        self.init(
            name: name,
            managedObjectModel: url.flatMap { NSManagedObjectModel(contentsOf: $0) } ?? NSManagedObjectModel.mergedModel(from: nil)
                ?? NSManagedObjectModel())
    }
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
        ]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    open class func defaultDirectoryURL() -> URL {
        FileManager.default.directoryURLs(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
    }
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
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.performing { block(context) }
    }
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
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
