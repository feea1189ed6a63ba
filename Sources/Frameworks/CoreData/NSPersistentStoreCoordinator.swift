import Foundation
import UIKitFoundation

/// Manages the stores that contexts read and save.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    open private(set) var managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    let graph = ObjectGraph()
    /// The transactions since the coordinator was created, if a store keeps its history.
    final var history: [NSPersistentHistoryTransaction] = []
    private static let ownTypes: Set = [NSSQLiteStoreType, NSInMemoryStoreType, NSBinaryStoreType]

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Adds a store and reads its file, or creates it. Nil configuration means the whole model. Throws an error if the kind is unknown, or
    /// if another model wrote the file and the options don't allow to migrate it.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        guard Self.ownTypes.contains(storeType) else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSPersistentStoreInvalidTypeError,
                userInfo: [NSLocalizedFailureReasonErrorKey: "Stores of the kind \(storeType) aren't opened on Linux."])
        }
        if storeType != NSInMemoryStoreType, let storeURL, storeURL.path != "/dev/null", let known = persistentStore(for: storeURL) {
            return known
        }
        let store = NSPersistentStore()
        (store.url, store.type, store.configurationName, store.options) = (storeURL, storeType, configuration, options)
        store.persistentStoreCoordinator = self
        store.isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
        try store.loadMetadata()
        try checkVersion(of: store)
        store.metadata[NSStoreModelVersionHashesKey] = Dictionary(
            (managedObjectModel.entities(forConfigurationName: configuration) ?? managedObjectModel.entities).map {
                ($0.name ?? "", $0.versionHash)
            }, uniquingKeysWith: { $1 })
        store.metadata[NSStoreModelVersionIdentifiersKey] = managedObjectModel.versionIdentifiers.compactMap { $0 as? String }.sorted()
        if let file = store.file {
            store.version = StoreVersions.current(file.url)
            if FileManager.default.fileExists(atPath: file.url.path) {
                let objects = file.read(managedObjectModel)
                for object in objects { object.objectID.persistentStore = store }
                graph.objects += objects
            } else if !store.isReadOnly {
                try file.write([], store.metadata, managedObjectModel)
            }
        }
        persistentStores.append(store)
        store.didAdd(to: self)
        storesDidChange([NSAddedPersistentStoresKey: [store]])
        return store
    }

    /// Throws an error if another version of the model wrote a store's file, and its options don't allow to adopt this one.
    private func checkVersion(of store: NSPersistentStore) throws {
        guard let metadata = store.file?.metadata, metadata[NSStoreModelVersionHashesKey] != nil,
            !managedObjectModel.isConfiguration(withName: store.configurationName, compatibleWithStoreMetadata: metadata)
        else { return }
        let isAutomatic = (store.options?[NSMigratePersistentStoresAutomaticallyOption] as? NSNumber)?.boolValue == true
        // FIXME(gap): the stages of a migration are not run, so a store that needs them isn't opened.
        let isStaged = store.options?[NSPersistentStoreStagedMigrationManagerOptionKey] is NSStagedMigrationManager
        guard !isAutomatic || isStaged else { return }
        throw NSError(
            domain: NSCocoaErrorDomain, code: isStaged ? NSMigrationError : NSPersistentStoreIncompatibleVersionHashError,
            userInfo: [
                "metadata": metadata, "reason": "The model used to open the store is incompatible with the one used to create the store",
            ])
    }

    private func storesDidChange(_ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: info)
    }

    /// The store of an object: the one that it is in, or the first one whose configuration has its entity.
    func store(of object: NSManagedObject) -> NSPersistentStore? {
        if let store = object.objectID.persistentStore, persistentStores.contains(where: { $0 === store }) { return store }
        return persistentStores.first { store in
            managedObjectModel.entities(forConfigurationName: store.configurationName)?.contains { $0.name == object.entity.name } == true
        } ?? persistentStores.first
    }

    /// Writes the stores after a save: each holds its own objects.
    func writeStores() throws {
        for object in graph.objects where object.saved != nil { object.objectID.persistentStore = store(of: object) }
        for store in persistentStores {
            guard !store.isReadOnly, let file = store.file else { continue }
            try file.write(graph.objects.filter { $0.objectID.persistentStore === store }, store.metadata, managedObjectModel)
            store.version = StoreVersions.raise(file.url)
        }
    }
    /// Loads the changes that another stack has saved in the same files since this one read them.
    func readOthersSaves() {
        for store in persistentStores {
            guard let file = store.file, store.version != StoreVersions.current(file.url) else { continue }
            store.version = StoreVersions.current(file.url)
            let own = graph.objects.filter { $0.objectID.persistentStore === store }
            let known = Dictionary(own.map { ($0.objectID.number, $0) }, uniquingKeysWith: { first, _ in first })
            let deleted = Set(graph.deleted.map(\.objectID.number))
            let read = file.read(managedObjectModel, known: known).filter { !deleted.contains($0.objectID.number) }
            for object in read { object.objectID.persistentStore = store }
            let saved = Set(read.map(ObjectIdentifier.init))
            graph.objects =
                read
                + graph.objects.filter {
                    !saved.contains(ObjectIdentifier($0)) && ($0.hasChanges || $0.objectID.persistentStore !== store)
                }
        }
    }
    /// Adds a store with the settings of a description, and calls the handler before it returns.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            var options: [AnyHashable: Any] = storeDescription.options
            if storeDescription.isReadOnly { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: true) }
            if storeDescription.shouldMigrateStoreAutomatically {
                options[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: true)
            }
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
    /// Removes a store. Its file stays; its objects are gone.
    open func remove(_ store: NSPersistentStore) throws {
        guard persistentStores.contains(where: { $0 === store }) else { return }
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorWillRemoveStore, object: store)
        store.willRemove(from: self)
        persistentStores.removeAll { $0 === store }
        forget(store)
        store.persistentStoreCoordinator = nil
        storesDidChange([NSRemovedPersistentStoresKey: [store]])
    }
    /// Forgets the objects of a store, and those that belong to none if it was the last one.
    private func forget(_ store: NSPersistentStore) {
        let isLast = persistentStores.isEmpty
        func isGone(_ object: NSManagedObject) -> Bool { isLast || object.objectID.persistentStore === store }
        graph.objects.removeAll(where: isGone)
        graph.deleted.removeAll(where: isGone)
        graph.changed.removeAll(where: isGone)
    }
    /// Deletes a store's file, and removes the store.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        if let store = persistentStore(for: url) { try remove(store) }
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    }
    /// Deletes a store's file, and removes the store.
    public func destroyPersistentStore(at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }
    /// Writes the objects of a store to another file, which takes the place of the store. The old file stays.
    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        let successor = try addPersistentStore(ofType: storeType, configurationName: store.configurationName, at: URL, options: options)
        guard successor !== store else { return store }
        for object in graph.objects where object.saved != nil && self.store(of: object) === store {
            object.objectID.persistentStore = successor
        }
        // The old file keeps its objects.
        try remove(store)
        try writeStores()
        return successor
    }
    /// Replaces the file of a store by a copy of another one. Contexts see its objects at their next fetch.
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        let data = try Data(contentsOf: sourceURL)
        try FileManager.default.createDirectory(at: destinationURL.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: destinationURL, options: .atomic)
        _ = StoreVersions.raise(destinationURL)
    }
    /// Moves a store to another file: the next save writes it. Returns whether the coordinator has the store.
    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        guard persistentStores.contains(where: { $0 === store }) else { return false }
        store.url = url
        return true
    }
    /// Returns the store of a file, or nil.
    open func persistentStore(for URL: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
    }
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
    /// Sets the metadata of a store. The next save writes them to its file.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata }
    /// The name of the coordinator, for debugging.
    public final var name: String?
    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait(_ block: () -> Void) { block() }
    /// Runs a block immediately, and returns its result.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    /// Returns the identifier for a URL, or nil.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        graph.objects.first { $0.objectID.uriRepresentation() == url }?.objectID
    }
    /// Returns the place of the last transaction in the history of the stores; nil if there is none.
    open func currentPersistentHistoryToken(fromStores stores: [NSPersistentStore]?) -> NSPersistentHistoryToken? { history.last?.token }
    /// Performs a request in a context, and returns its result.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        try context.execute(request)
    }
}

extension NSPersistentStoreCoordinator {
    private static let classesLock = NSLock()
    nonisolated(unsafe) private static var classes: [String: NSValue] = [:]  // behind the lock

    /// The classes of an app's own kinds of stores. The values are pointers to the classes.
    public static var registeredStoreTypes: [String: NSValue] { classesLock.withLock { classes } }
    /// Remembers the class of a kind of store; nil forgets it. Stores of the kind are not opened.
    public static func registerStoreClass(_ storeClass: AnyClass?, forStoreType storeType: String) {
        let value = storeClass.map { NSValue(nonretainedObject: $0) }
        classesLock.withLock { classes[storeType] = value }
    }
    /// Remembers the class of a kind of store; nil forgets it. Stores of the kind are not opened.
    public static func registerStoreClass(_ storeClass: AnyClass?, type: NSPersistentStore.StoreType) {
        registerStoreClass(storeClass, forStoreType: type.rawValue)
    }

    /// Returns the metadata in a store's file.
    public static func metadataForPersistentStore(ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil) throws
        -> [String: Any]
    {
        try NSPersistentStore.metadataForPersistentStore(with: url)
    }
    /// Returns the metadata in a store's file.
    public static func metadataForPersistentStore(
        type: NSPersistentStore.StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] { try NSPersistentStore.metadataForPersistentStore(with: storeURL) }
    /// Returns the metadata in a store's file.
    @available(*, deprecated, message: "Use metadataForPersistentStore(ofType:at:options:)")
    public static func metadataForPersistentStore(ofType storeType: String?, at url: URL) throws -> [String: Any] {
        try NSPersistentStore.metadataForPersistentStore(with: url)
    }
    /// Replaces the metadata in a store's file.
    public static func setMetadata(
        _ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws { try NSPersistentStore.setMetadata(metadata, forPersistentStoreAt: url) }
    /// Replaces the metadata in a store's file.
    public static func setMetadata(
        _ metadata: [String: Any]?, type: NSPersistentStore.StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws { try NSPersistentStore.setMetadata(metadata, forPersistentStoreAt: storeURL) }
    /// Returns the model that a store's file was written with, which files don't contain: nil.
    public static func cachedModelForPersistentStore(at url: URL, options: [AnyHashable: Any]? = nil) throws -> NSManagedObjectModel? {
        nil
    }

    /// Writes the objects of a store to another file, which takes the place of the store.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: type.rawValue)
    }
    /// Replaces the file of a store by a copy of another one.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, type sourceType: NSPersistentStore.StoreType
    ) throws {
        try replacePersistentStore(
            at: destinationURL, destinationOptions: destinationOptions, withPersistentStoreFrom: sourceURL, sourceOptions: sourceOptions,
            ofType: sourceType.rawValue)
    }
    public func finishDeferredLightweightMigration() throws {}
    /// Does nothing: a store is migrated whole when it is added.
    public func finishDeferredLightweightMigrationTask() throws {}
    /// Returns the identifier for the text of a URL, or nil.
    public func managedObjectID(for utf8string: String) -> NSManagedObjectID? {
        URL(string: utf8string).flatMap { managedObjectID(forURIRepresentation: $0) }
    }
    /// Runs a block, and returns its result.
    public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
}
