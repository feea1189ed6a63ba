import Foundation
import UIKitFoundation

/// The form in which a fetch returns its results.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The results are identifiers of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
extension NSFetchRequestResultType { public static let managedObjectResultType: NSFetchRequestResultType = [] }

/// A description of a fetch: the entity, the predicate, the order, and the limits.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
    /// The name of the entity; nil if ``entity`` is set.
    open var entityName: String?
    /// The entity; nil to find it by ``entityName``.
    open var entity: NSEntityDescription?
    /// The condition of the objects; nil for all.
    open var predicate: NSPredicate?
    /// The order of the objects; nil for none in particular.
    open var sortDescriptors: [NSSortDescriptor]?
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// The properties in dictionaries; nil for all.
    open var propertiesToFetch: [Any]?
    /// The properties by whose values rows of dictionaries are grouped; nil for no groups.
    public final var propertiesToGroupBy: [Any]?
    /// The condition of the grouped rows; nil for all.
    public final var havingPredicate: NSPredicate?
    /// The largest number of results; 0 for no limit.
    open var fetchLimit = 0
    /// The number of results that are left out at the start.
    open var fetchOffset = 0
    // The store is in memory and its objects are never faults, so options that tune fetching are stored and have no effect.
    // FIXME(gap): pending changes are always included.
    /// The number of objects in a batch. It has no effect.
    open var fetchBatchSize = 0
    /// Whether entities that inherit from the entity are included.
    open var includesSubentities = true
    /// Whether changes that aren't saved are included. They always are.
    open var includesPendingChanges = true
    /// Whether the objects are faults. They never are.
    open var returnsObjectsAsFaults = true
    /// Whether equal dictionaries are returned once.
    open var returnsDistinctResults = false
    /// Whether values are fetched. They always are.
    open var includesPropertyValues = true
    /// Whether objects are refreshed. It has no effect.
    open var shouldRefreshRefetchedObjects = false
    /// The relationships that are fetched at the same time. They have no effect.
    open var relationshipKeyPathsForPrefetching: [String]?
    public override init() { super.init() }
    /// Creates a request for the entity with a name.
    public init(entityName: String) { self.entityName = entityName }

    /// Returns a request with the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest<ResultType>()
        (copy.entityName, copy.entity, copy.predicate, copy.sortDescriptors) = (entityName, entity, predicate, sortDescriptors)
        (copy.resultType, copy.propertiesToFetch, copy.propertiesToGroupBy) = (resultType, propertiesToFetch, propertiesToGroupBy)
        (copy.havingPredicate, copy.fetchLimit, copy.fetchOffset) = (havingPredicate, fetchLimit, fetchOffset)
        (copy.fetchBatchSize, copy.includesSubentities) = (fetchBatchSize, includesSubentities)
        (copy.includesPendingChanges, copy.returnsObjectsAsFaults) = (includesPendingChanges, returnsObjectsAsFaults)
        (copy.returnsDistinctResults, copy.includesPropertyValues) = (returnsDistinctResults, includesPropertyValues)
        copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
        (copy.relationshipKeyPathsForPrefetching, copy.affectedStores) = (relationshipKeyPathsForPrefetching, affectedStores)
        return copy
    }

    /// Fetches in the context whose `perform` or `performAndWait` runs the caller; anywhere else it is a programming error.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.performing else {
            Fault.raise(.internalInconsistencyException, "Executing a fetch request outside of a context's perform block.")
            return []
        }
        return try context.fetch(self)
    }
}
