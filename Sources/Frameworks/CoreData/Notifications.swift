import Foundation

/// The keys for changed objects in notifications.
public let NSInsertedObjectsKey = "inserted", NSUpdatedObjectsKey = "updated", NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed", NSInvalidatedObjectsKey = "invalidated", NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The keys for the identifiers of refreshed and invalidated objects in notifications.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs", NSInvalidatedObjectIDsKey = "invalidated_objectIDs"
/// The key for the state of the store in notifications.
public let NSManagedObjectContextQueryGenerationKey = "NSManagedObjectContextQueryGenerationKey"
/// The keys for the stores that a coordinator added, removed, or gave another identity, in notifications.
public let NSAddedPersistentStoresKey = "added", NSRemovedPersistentStoresKey = "removed", NSUUIDChangedPersistentStoresKey = "changed"

/// The reasons why the values of an object change without the app.
public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let undoInsertion = Self(rawValue: 1 << 1), undoDeletion = Self(rawValue: 1 << 2)
    /// A change of the object was undone.
    public static let undoUpdate = Self(rawValue: 1 << 3)
    /// The context's changes were discarded, the object was read again, or a policy merged it.
    public static let rollback = Self(rawValue: 1 << 4), refresh = Self(rawValue: 1 << 5), mergePolicy = Self(rawValue: 1 << 6)
}

extension NSNotification.Name {
    /// Posted before a context is saved.
    public static let NSManagedObjectContextWillSave = NSNotification.Name("NSManagingContextWillSaveChangesNotification")
    /// Posted after a context was saved, with the changed objects.
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    /// Posted after objects have changed, at the end of the turn.
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name("NSObjectsChangedInManagingContextNotification")
    /// Posted after a save if a store's option asks for it, with the place in the history.
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
    /// Posted after a coordinator has added or removed stores.
    public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name("NSPersistentStoreCoordinatorStoresDidChange")
    /// Would be posted before iCloud replaces stores. It isn't posted.
    public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name("NSPersistentStoreCoordinatorStoresWillChange")
    /// Posted before a coordinator removes a store, which is the notification's object.
    public static let NSPersistentStoreCoordinatorWillRemoveStore = NSNotification.Name("NSPersistentStoreCoordinatorWillRemoveStore")
    /// Would be posted after iCloud changed a store. It isn't posted.
    public static let NSPersistentStoreDidImportUbiquitousContentChanges = NSNotification.Name(
        "NSPersistentStoreDidImportUbiquitousContentChangesNotification")
}
extension NSManagedObjectContext {
    /// The name of `NSManagedObjectContextWillSave`.
    public static let willSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextWillSave
    /// The name of `NSManagedObjectContextDidSave`.
    public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
    /// The name of `NSManagedObjectContextObjectsDidChange`.
    public static let didChangeObjectsNotification = NSNotification.Name.NSManagedObjectContextObjectsDidChange
    /// Posted after a context was saved, with the identifiers of the changed objects.
    public static let didSaveObjectIDsNotification = NSNotification.Name("NSManagedObjectContextDidSaveObjectIDsNotification")
    /// Posted after a context took over the changes of another one, with the identifiers of the objects.
    public static let didMergeChangesObjectIDsNotification = NSNotification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")

    public enum NotificationKey: String, Sendable {
        /// The context that saved, and the state of the store.
        case sourceContext = "managedObjectContext", queryGeneration = "NSManagedObjectContextQueryGenerationKey"
        case insertedObjects = "inserted", updatedObjects = "updated", deletedObjects = "deleted", refreshedObjects = "refreshed",
            invalidatedObjects = "invalidated", invalidatedAllObjects = "invalidatedAll"
        /// The identifiers of the objects.
        case insertedObjectIDs = "inserted_objectIDs", updatedObjectIDs = "updated_objectIDs", deletedObjectIDs = "deleted_objectIDs",
            refreshedObjectIDs = "refreshed_objectIDs", invalidatedObjectIDs = "invalidated_objectIDs"
    }
}
