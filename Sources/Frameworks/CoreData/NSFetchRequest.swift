import Foundation
import UIKitFoundation

/// The form in which a fetch returns its results.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
extension NSFetchRequestResultType { public static let managedObjectResultType: NSFetchRequestResultType = [] }

/// A description of a fetch: the entity, the predicate, the order, and the limits.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entityName: String?
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    open var propertiesToFetch: [Any]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    // The store is in memory and its objects are never faults, so options that tune fetching are stored and have no effect.
    // FIXME(gap): pending changes are always included, and equal results are not uniqued.
    open var fetchBatchSize = 0
    open var includesSubentities = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var includesPropertyValues = true
    open var shouldRefreshRefetchedObjects = false
    open var relationshipKeyPathsForPrefetching: [String]?
    public override init() { super.init() }
    public init(entityName: String) { self.entityName = entityName }

    /// Fetches in the context whose `perform` or `performAndWait` runs the caller; anywhere else it is a programming error.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.performing else {
            Fault.raise(.internalInconsistencyException, "Executing a fetch request outside of a context's perform block.")
            return []
        }
        return try context.fetch(self)
    }
}
