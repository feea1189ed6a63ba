import Foundation

// FIXME(gap): objects aren't indexed for searches outside of the app: there is no such search here.
/// Indexes a store's objects for Spotlight. The states change as an app sets them, but nothing is indexed.
open class NSCoreDataCoreSpotlightDelegate: NSObject {
    /// Whether ``startSpotlightIndexing()`` was called, and ``stopSpotlightIndexing()`` not since.
    open private(set) var isIndexingEnabled = false

    /// Creates a delegate for a store that the coordinator adds.
    public init(forStoreWith description: NSPersistentStoreDescription, coordinator psc: NSPersistentStoreCoordinator) { super.init() }
    /// Creates a delegate for a store. The model's own delegate would be `nil`.
    public init(forStoreWith description: NSPersistentStoreDescription, model: NSManagedObjectModel) { super.init() }

    /// The domain of the indexed objects: the bundle's identifier.
    open func domainIdentifier() -> String { Bundle.main.bundleIdentifier ?? "" }
    /// The name of the index, or `nil` for the default one.
    open func indexName() -> String? { nil }
    /// Begins to index. The store must track its history.
    open func startSpotlightIndexing() { isIndexingEnabled = true }
    /// The attributes of an object in the index, or `nil` if it isn't indexed. The type is CoreSpotlight's `CSSearchableItemAttributeSet`.
    open func attributeSet(for object: NSManagedObject) -> NSObject? { nil }
    /// Would be posted after the index has changed. It isn't posted.
    public static let indexDidUpdateNotification = NSNotification.Name("NSCoreDataCoreSpotlightDelegateIndexDidUpdateNotification")
    /// Ends indexing.
    open func stopSpotlightIndexing() { isIndexingEnabled = false }
    /// Deletes the index, and calls the handler without an error.
    open func deleteSpotlightIndex(completionHandler: @escaping (Error?) -> Void) { completionHandler(nil) }
}
