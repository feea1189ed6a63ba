// Managed objects in memory, so that code around Core Data compiles and can be tried. Nothing is stored; fetches run over what the
// context holds. Models are not read.
@_exported import Foundation
import UIKitRuntime

public protocol NSFetchRequestResult: NSObjectProtocol {}

open class NSEntityDescription: NSObject {
    open var name: String?
    open var managedObjectClassName: String! = ""
    public override init() { super.init() }
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        let type = NSClassFromString(entityName) as? NSManagedObject.Type ?? DispatchTable.namedClass(entityName) as? NSManagedObject.Type ?? NSManagedObject.self
        let object = Instantiation.make(type)
        object.attach(context, entityName)
        return object
    }
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        let description = NSEntityDescription()
        description.name = entityName
        return description
    }
}
open class NSManagedObjectID: NSObject, @unchecked Sendable {}

open class NSManagedObject: KeyValueObject, NSFetchRequestResult {
    public let objectID = NSManagedObjectID()
    open private(set) weak var managedObjectContext: NSManagedObjectContext?
    open private(set) var entityName = ""
    open private(set) var isDeleted = false
    open private(set) var hasChanges = true
    open var isInserted: Bool { managedObjectContext != nil && !isDeleted }
    private var values: [String: Any] = [:]

    public override init() { super.init() }
    public convenience init(context moc: NSManagedObjectContext) {
        self.init()
        attach(moc, String(describing: Self.self))
    }
    public convenience init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.init()
        if let context { attach(context, entity.name ?? "") }
    }
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest(entityName: String(describing: self)) }

    fileprivate func attach(_ context: NSManagedObjectContext, _ name: String) {
        (managedObjectContext, entityName) = (context, name)
        context.insert(self)
    }
    fileprivate func markDeleted() { isDeleted = true }
    fileprivate func markSaved() { hasChanges = false }

    /// What the translator makes of an `@NSManaged` property: its value, or the empty value of its type.
    public func managedValue<T>(_ key: String) -> T {
        if let value = values[key] as? T { return value }
        for empty in ["", 0, 0.0, false, Int16(0), Int32(0), Int64(0), Float(0), Date(timeIntervalSinceReferenceDate: 0), Data(), NSSet(), UUID()] as [Any] {
            if let value = empty as? T { return value }
        }
        if let value = Optional<Any>.none as? T { return value }
        fatalError("the attribute '\(key)' of \(entityName) has no value, and \(T.self) has no empty one")
    }
    public func setManagedValue<T>(_ value: T, _ key: String) {
        let old = values[key]
        values[key] = value
        hasChanges = true
        KeyValueObservation.didChange(self, key, from: old)
    }
    /// What the translator makes of Core Data's generated accessors: `addToNotes(_:)`, `removeFromNotes(_:)`.
    public func managedMutation(_ accessor: String, _ value: Any) {
        let isAdding = accessor.hasPrefix("addTo")
        let name = accessor.dropFirst(isAdding ? 5 : 10)
        let key = name.prefix(1).lowercased() + name.dropFirst()
        let members = NSMutableSet(set: values[key] as? NSSet ?? NSSet())
        for member in (value as? NSSet)?.allObjects ?? [value] { if isAdding { members.add(member) } else { members.remove(member) } }
        setManagedValue(members as NSSet, key)
    }
    open override func value(forKey key: String) -> Any? { values[key] ?? nil }
    open override func setValue(_ value: Any?, forKey key: String) {
        values[key] = value
        hasChanges = true
    }
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable { case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType }
public struct NSMergePolicyType: Sendable {}
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let mergeByPropertyObjectTrump = NSMergePolicy(), mergeByPropertyStoreTrump = NSMergePolicy(), overwrite = NSMergePolicy()
}
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump

open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var parent: NSManagedObjectContext?
    open var automaticallyMergesChangesFromParent = false
    open var mergePolicy: Any = NSMergePolicy.overwrite
    open var undoManager: UndoManager?
    open var name: String?
    private var objects: [NSManagedObject] = []
    private var deleted: [NSManagedObject] = []

    public init(concurrencyType: NSManagedObjectContextConcurrencyType = .mainQueueConcurrencyType) { self.concurrencyType = concurrencyType }
    open var hasChanges: Bool { !deleted.isEmpty || objects.contains { $0.hasChanges } }
    open var insertedObjects: Set<NSManagedObject> { Set(objects.filter { $0.hasChanges }) }
    open var registeredObjects: Set<NSManagedObject> { Set(objects) }
    open func insert(_ object: NSManagedObject) { if !objects.contains(where: { $0 === object }) { objects.append(object) } }
    open func delete(_ object: NSManagedObject) {
        object.markDeleted()
        objects.removeAll { $0 === object }
        deleted.append(object)
    }
    open func save() throws {
        for object in objects { object.markSaved() }
        deleted.removeAll()
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
    }
    open func rollback() {}
    open func reset() { objects.removeAll() }
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait(_ block: () -> Void) { block() }
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject { objects.first { $0.objectID === objectID } ?? NSManagedObject() }
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = objects.first(where: { $0.objectID === objectID }) else { throw CocoaError(.fileNoSuchFile) }
        return object
    }
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        var found = objects.filter { $0.entityName == request.entityName || String(describing: type(of: $0)) == request.entityName }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
            found.sort { a, b in
                for descriptor in descriptors {
                    switch descriptor.compareByKey(a, b) {
                    case .orderedAscending: return true
                    case .orderedDescending: return false
                    case .orderedSame: continue
                    }
                }
                return false
            }
        }
        if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
        return found.compactMap { $0 as? T }
    }
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }
}
extension NSNotification.Name {
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagedObjectContextDidSaveNotification")
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name("NSManagedObjectContextObjectsDidChangeNotification")
}

open class NSFetchRequest<ResultType>: NSObject {
    open var entityName: String?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var returnsObjectsAsFaults = true
    open var includesPropertyValues = true
    open var relationshipKeyPathsForPrefetching: [String]?
    public override init() { super.init() }
    public init(entityName: String) { self.entityName = entityName }
}
open class NSManagedObjectModel: NSObject {
    public override init() { super.init() }
    public init?(contentsOf url: URL) {}
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}
open class NSPersistentStore: NSObject {}
public let NSSQLiteStoreType = "SQLite", NSInMemoryStoreType = "InMemory", NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption", NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
open class NSPersistentStoreCoordinator: NSObject {
    public init(managedObjectModel model: NSManagedObjectModel) {}
    @discardableResult open func addPersistentStore(ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore { NSPersistentStore() }
}
open class NSPersistentStoreDescription: NSObject {
    open var type = NSSQLiteStoreType
    open var url: URL?
    open var shouldAddStoreAsynchronously = false
    public override init() { super.init() }
    public init(url: URL) { self.url = url }
}
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
    public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public init(name: String, managedObjectModel model: NSManagedObjectModel = NSManagedObjectModel()) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    }
    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions { block(description, nil) }
    }
    open func newBackgroundContext() -> NSManagedObjectContext { viewContext }
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(viewContext) }
}

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
}
extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {}
    public func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType) {}
}
/// Fetches once when asked; FIXME(gap): sections by key path and change reports.
open class NSFetchedResultsController<ResultType>: NSObject {
    private struct Section: NSFetchedResultsSectionInfo {
        var name: String { "" }
        var items: [Any]
        var numberOfObjects: Int { items.count }
        var objects: [Any]? { items }
    }
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    open private(set) var fetchedObjects: [ResultType]?
    public init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName name: String?) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    }
    open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }
    open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects.map { [Section(items: $0)] } }
    open func object(at indexPath: IndexPath) -> ResultType { fetchedObjects![indexPath[1]] }  // out of range is the caller's fault, as on Apple
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        fetchedObjects?.firstIndex { ($0 as AnyObject) === (object as AnyObject) }.map { IndexPath(indexes: [0, $0]) }
    }
}
