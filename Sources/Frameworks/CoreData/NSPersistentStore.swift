import Foundation
import UIKitFoundation

/// A store that a coordinator opened.
open class NSPersistentStore: NSObject {
    /// The version of the file when it was last read or written.
    var version = 0
    /// The file of the store; nil for none.
    open var url: URL?
    open var type = NSInMemoryStoreType
    /// The name of the model's configuration; nil for the whole model.
    public internal(set) final var configurationName: String?
    /// The options with which the store was added.
    public internal(set) final var options: [AnyHashable: Any]?
    public final var isReadOnly = false
    /// The identity of the store, which is not written to its file.
    public final var identifier: String! = UUID().uuidString  // wall clock: an identity that differs from every other store's
    /// The kind, the identity, the versions of the model's entities, and custom values. They are in the file, too.
    open var metadata: [String: Any]! {
        get { [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? ""].merging(values) { $1 } }
        set { values = newValue ?? [:] }
    }
    private final var values: [String: Any] = [:]
    /// The object that indexes the store for Spotlight. Its states change, but nothing is indexed.
    public final lazy var coreSpotlightExporter = NSCoreDataCoreSpotlightDelegate(
        forStoreWith: NSPersistentStoreDescription(url: url ?? URL(fileURLWithPath: "/dev/null")), model: NSManagedObjectModel())

    public override init() { super.init() }
    /// Creates a store, which a subclass does for a kind of its own.
    public init(
        persistentStoreCoordinator root: NSPersistentStoreCoordinator?, configurationName name: String?, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) {
        super.init()
        (persistentStoreCoordinator, configurationName, self.url, self.options) = (root, name, url, options)
        isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    }

    /// Returns the metadata in a store's file.
    open class func metadataForPersistentStore(with url: URL) throws -> [String: Any] {
        if let metadata = StoreFile(url: url).metadata { return metadata }
        let isThere = FileManager.default.fileExists(atPath: url.path)
        throw CocoaError(isThere ? .fileReadCorruptFile : .fileReadNoSuchFile, userInfo: [NSURLErrorKey: url])
    }
    /// Replaces the metadata in a store's file.
    open class func setMetadata(_ metadata: [String: Any]?, forPersistentStoreAt url: URL) throws {
        try StoreFile(url: url).setMetadata(metadata ?? [:])
    }
    /// Returns the class that migrates stores of this kind.
    open class func migrationManagerClass() -> AnyClass { NSMigrationManager.self }
    /// Reads the metadata from the file, if there is one.
    open func loadMetadata() throws {
        guard let file, let metadata = file.metadata else { return }
        values = metadata
        identifier = metadata[NSStoreUUIDKey] as? String ?? identifier
    }
    /// Called when a coordinator has added the store.
    open func didAdd(to coordinator: NSPersistentStoreCoordinator) {}
    /// Called before a coordinator removes the store.
    open func willRemove(from coordinator: NSPersistentStoreCoordinator?) {}
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

/// The key for the identifiers of the model's version in a store's metadata, and for the checksum of a model.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers",
    NSPersistentStoreModelVersionChecksumKey = "NSStoreModelVersionChecksumKey"
/// Options that have no effect, but for the one with the stages of a migration, with which an old store isn't opened.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption",
    NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption",
    NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption",
    NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption",
    NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption",
    NSPersistentStoreConnectionPoolMaxSizeKey = "NSPersistentStoreConnectionPoolMaxSizeKey",
    NSPersistentStoreOSCompatibility = "NSPersistentStoreOSCompatibility",
    NSPersistentStoreDeferredLightweightMigrationOptionKey = "NSPersistentStoreDeferredLightweightMigrationOptionKey",
    NSPersistentStoreStagedMigrationManagerOptionKey = "NSPersistentStoreStagedMigrationManagerOptionKey",
    NSBinaryStoreSecureDecodingClasses = "NSBinaryStoreSecureDecodingClasses",
    NSBinaryStoreInsecureDecodingCompatibilityOption = "NSBinaryStoreInsecureDecodingCompatibilityOption",
    NSCoreDataCoreSpotlightExporter = "NSCoreDataCoreSpotlightExporter"
/// Options of old stores in iCloud, which have no effect.
public let NSPersistentStoreUbiquitousContentNameKey = "NSPersistentStoreUbiquitousContentNameKey",
    NSPersistentStoreUbiquitousContentURLKey = "NSPersistentStoreUbiquitousContentURLKey",
    NSPersistentStoreUbiquitousPeerTokenOption = "NSPersistentStoreUbiquitousPeerTokenOption",
    NSPersistentStoreRemoveUbiquitousMetadataOption = "NSPersistentStoreRemoveUbiquitousMetadataOption",
    NSPersistentStoreUbiquitousContainerIdentifierKey = "NSPersistentStoreUbiquitousContainerIdentifierKey",
    NSPersistentStoreRebuildFromUbiquitousContentOption = "NSPersistentStoreRebuildFromUbiquitousContentOption",
    NSPersistentStoreUbiquitousTransitionTypeKey = "NSPersistentStoreUbiquitousTransitionTypeKey"

extension NSPersistentStore {
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

// FIXME(gap): stores of an app's own kind are declared, but a coordinator does not add them.

/// A value of an object in a store that is read and written as a whole.
open class NSAtomicStoreCacheNode: NSObject {
    public private(set) final var objectID: NSManagedObjectID
    /// The values of the object, by the properties' names.
    open var propertyCache: NSMutableDictionary? = NSMutableDictionary()
    public init(objectID moid: NSManagedObjectID) { objectID = moid }
    open func value(forKey key: String) -> Any? { propertyCache?[key] }
    /// Sets a value; nil removes it.
    open func setValue(_ value: Any?, forKey key: String) { propertyCache?[key] = value }
}

/// The base of an app's stores that are read and written as a whole.
open class NSAtomicStore: NSPersistentStore {
    private final var nodes: [ObjectIdentifier: NSAtomicStoreCacheNode] = [:]
    private final var references: [ObjectIdentifier: Any] = [:]
    public override init(
        persistentStoreCoordinator coordinator: NSPersistentStoreCoordinator?, configurationName: String?, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) {
        super.init(persistentStoreCoordinator: coordinator, configurationName: configurationName, at: url, options: options)
    }
    /// Reads the file. A subclass adds nodes for its objects.
    open func load() throws {}
    /// Writes the file. A subclass writes its nodes.
    open func save() throws {}
    open func newCacheNode(for managedObject: NSManagedObject) -> NSAtomicStoreCacheNode {
        NSAtomicStoreCacheNode(objectID: managedObject.objectID)
    }
    /// Takes over the values of an object.
    open func updateCacheNode(_ node: NSAtomicStoreCacheNode, from managedObject: NSManagedObject) {
        for key in managedObject.entity.attributesByName.keys { node.setValue(managedObject.value(forKey: key), forKey: key) }
    }
    open func cacheNodes() -> Set<NSAtomicStoreCacheNode> { Set(nodes.values) }
    open func addCacheNodes(_ cacheNodes: Set<NSAtomicStoreCacheNode>) {
        for node in cacheNodes { nodes[ObjectIdentifier(node.objectID)] = node }
    }
    /// Called before nodes of deleted objects are removed.
    open func willRemoveCacheNodes(_ cacheNodes: Set<NSAtomicStoreCacheNode>) {}
    /// Returns the node of an object, or nil.
    open func cacheNode(for objectID: NSManagedObjectID) -> NSAtomicStoreCacheNode? { nodes[ObjectIdentifier(objectID)] }
    /// Returns an identifier for the store's own name of an object.
    open func objectID(for entity: NSEntityDescription, withReferenceObject data: Any) -> NSManagedObjectID {
        let objectID = NSManagedObjectID()
        (objectID.entity, objectID.persistentStore, objectID.isTemporaryID) = (entity, self, false)
        references[ObjectIdentifier(objectID)] = data
        return objectID
    }
    /// Returns the store's own name of a new object: an identifier that differs from every other.
    open func newReferenceObject(for managedObject: NSManagedObject) -> Any {
        UUID().uuidString  // wall clock: an identity that differs from every other object's
    }
    /// Returns the store's own name of an object.
    open func referenceObject(for objectID: NSManagedObjectID) -> Any { references[ObjectIdentifier(objectID)] ?? objectID.number }
}

/// The values of an object in a store that is read and written piece by piece.
open class NSIncrementalStoreNode: NSObject {
    public private(set) final var objectID: NSManagedObjectID
    /// The number of the values' version.
    public private(set) final var version: UInt64
    private final var values: [String: Any]
    /// Creates a node with the values of an object.
    public init(objectID: NSManagedObjectID, withValues values: [String: Any], version: UInt64) {
        (self.objectID, self.values, self.version) = (objectID, values, version)
    }
    /// Replaces the values.
    public final func update(withValues values: [String: Any], version: UInt64) { (self.values, self.version) = (values, version) }
    /// Returns the value of a property; `NSNull` represents nil.
    public final func value(for prop: NSPropertyDescription) -> Any? { values[prop.name] }
}

/// The base of an app's stores that are read and written piece by piece.
open class NSIncrementalStore: NSPersistentStore {
    private final var references: [ObjectIdentifier: Any] = [:]
    public override init(
        persistentStoreCoordinator root: NSPersistentStoreCoordinator?, configurationName name: String?, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) {
        super.init(persistentStoreCoordinator: root, configurationName: name, at: url, options: options)
    }
    /// Returns the result of a request. A subclass overrides it; this one throws an error.
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext?) throws -> Any { throw Self.refusal }
    /// Returns the values of an object. A subclass overrides it; this one throws an error.
    open func newValuesForObject(with objectID: NSManagedObjectID, with context: NSManagedObjectContext) throws -> NSIncrementalStoreNode {
        throw Self.refusal
    }
    /// Returns the identifiers of related objects. A subclass overrides it; this one throws an error.
    open func newValue(
        forRelationship relationship: NSRelationshipDescription, forObjectWith objectID: NSManagedObjectID,
        with context: NSManagedObjectContext?
    ) throws -> Any { throw Self.refusal }
    open class func identifierForNewStore(at storeURL: URL) -> Any {
        UUID().uuidString  // wall clock: an identity that differs from every other store's
    }
    /// Returns permanent identifiers for new objects. A subclass overrides it; this one throws an error.
    open func obtainPermanentIDs(for array: [NSManagedObject]) throws -> [NSManagedObjectID] { throw Self.refusal }
    open func managedObjectContextDidRegisterObjects(with objectIDs: [NSManagedObjectID]) {}
    /// Called when a context no longer has objects of the store.
    open func managedObjectContextDidUnregisterObjects(with objectIDs: [NSManagedObjectID]) {}
    /// Returns an identifier for the store's own name of an object.
    public final func newObjectID(for entity: NSEntityDescription, referenceObject data: Any) -> NSManagedObjectID {
        let objectID = NSManagedObjectID()
        (objectID.entity, objectID.persistentStore, objectID.isTemporaryID) = (entity, self, false)
        references[ObjectIdentifier(objectID)] = data
        return objectID
    }
    /// Returns the store's own name of an object.
    public final func referenceObject(for objectID: NSManagedObjectID) -> Any { references[ObjectIdentifier(objectID)] ?? objectID.number }

    private static var refusal: NSError { NSError(domain: NSCocoaErrorDomain, code: NSPersistentStoreUnsupportedRequestTypeError) }
}
