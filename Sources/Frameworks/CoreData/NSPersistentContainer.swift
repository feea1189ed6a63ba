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

/// The location of a store and how to open it.
open class NSPersistentStoreDescription: NSObject {
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
