import Foundation
import UIKitFoundation
import class UIKitFoundation.NSExpression

/// A request for a context to execute. Each works on the objects in memory; batch requests also write the stores immediately.
open class NSPersistentStoreRequest: NSObject {
    /// The stores of the request; nil for all. It is stored but has no effect.
    open var affectedStores: [NSPersistentStore]?
    /// The kind of request. An asynchronous fetch is a fetch.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult { NSPersistentStoreResult() }
}
/// The result of a request to the store.
open class NSPersistentStoreResult: NSObject {}
/// The result of an asynchronous request.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
    /// The context that executed the request.
    public internal(set) final weak var managedObjectContext: NSManagedObjectContext?
    /// The error of the request. A request that fails throws it, so a result has none.
    public final var operationError: (any Error)? { nil }
    /// The progress of the request, which is complete: requests are executed immediately.
    public final let progress: Progress? = {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }()
    /// Does nothing: the request was executed.
    open func cancel() {}
}

/// The kind of a request to the store.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1, saveRequestType
    /// The request works on many objects at once.
    case batchInsertRequestType = 5, batchUpdateRequestType, batchDeleteRequestType
}

/// The changes of a save, for a store of an app's own kind.
open class NSSaveChangesRequest: NSPersistentStoreRequest {
    public private(set) final var insertedObjects: Set<NSManagedObject>?
    public private(set) final var updatedObjects: Set<NSManagedObject>?
    public private(set) final var deletedObjects: Set<NSManagedObject>?
    public private(set) final var lockedObjects: Set<NSManagedObject>?
    open override var requestType: NSPersistentStoreRequestType { .saveRequestType }
    public init(
        inserted insertedObjects: Set<NSManagedObject>?, updated updatedObjects: Set<NSManagedObject>?,
        deleted deletedObjects: Set<NSManagedObject>?, locked lockedObjects: Set<NSManagedObject>?
    ) {
        (self.insertedObjects, self.updatedObjects) = (insertedObjects, updatedObjects)
        (self.deletedObjects, self.lockedObjects) = (deletedObjects, lockedObjects)
    }
    override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        try context.save()
        return NSPersistentStoreResult()
    }
}

// MARK: Fetching

/// A closure that receives the result of a fetch.
public typealias NSPersistentStoreAsynchronousFetchResultCompletionBlock<ResultType> = (NSAsynchronousFetchResult<ResultType>) -> Void

/// Fetches immediately, and reports the result in a later turn of the loop.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    open private(set) var fetchRequest: NSFetchRequest<ResultType>
    open private(set) var completionBlock: NSPersistentStoreAsynchronousFetchResultCompletionBlock<ResultType>?
    /// The estimated number of results. It is stored but has no effect.
    open var estimatedResultCount = 0
    /// Creates a request that calls a closure with its results.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock block: NSPersistentStoreAsynchronousFetchResultCompletionBlock<ResultType>? = nil
    ) {
        (fetchRequest, completionBlock) = (request, block)
    }
    override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        nonisolated(unsafe) let result = NSAsynchronousFetchResult(fetchRequest: self, finalResult: try context.fetch(fetchRequest)),
            block = completionBlock
        result.managedObjectContext = context
        MainLoop.whenOnMain { EventLoop.main.enqueue { block?(result) } }
        return result
    }
}
/// The objects that an asynchronous fetch found.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
    open private(set) var fetchRequest: NSAsynchronousFetchRequest<ResultType>
    open private(set) var finalResult: [ResultType]?
    init(fetchRequest: NSAsynchronousFetchRequest<ResultType>, finalResult: [ResultType]) {
        (self.fetchRequest, self.finalResult) = (fetchRequest, finalResult)
    }
}

/// A value computed by a fetch of dictionaries: for each object, or for all of them if its function works on a whole list.
open class NSExpressionDescription: NSPropertyDescription {
    /// The expression that calculates the property.
    open var expression: NSExpression?
    /// The type of the calculated property.
    open var expressionResultType = NSAttributeType.undefinedAttributeType

    var isAggregate: Bool { expression.map { ["sum:", "count:", "min:", "max:", "average:"].contains($0.function) } ?? false }

    func value(of objects: [NSManagedObject]) -> Any? {
        guard let expression else { return nil }
        guard isAggregate, let argument = expression.arguments?.first else {
            return objects.first.flatMap { typed(expression.expressionValue(with: $0, context: nil)) }
        }
        let values = objects.compactMap { argument.expressionValue(with: $0, context: nil) }
        return typed(
            NSExpression(forFunction: expression.function, arguments: [NSExpression(forConstantValue: values)]).expressionValue(
                with: nil, context: nil))
    }

    private func typed(_ value: Any?) -> Any? {
        guard let number = value as? NSNumber else { return value }
        switch expressionResultType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: return NSNumber(value: number.int64Value)
        default: return number
        }
    }
}

// MARK: Batches

/// The kind of result that a batch deletion returns.
public enum NSBatchDeleteRequestResultType: UInt, Sendable { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }
/// Deletes the results of a fetch, bypassing the contexts.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
    open private(set) var fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    /// Creates a request that deletes the objects of another request.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
    override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let deleted = try context.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
        for object in deleted { context.forget(object) }
        try context.persistentStoreCoordinator?.writeStores()
        context.persistentStoreCoordinator?.record(SavedChanges(deleted: Set(deleted)), [:], context)
        switch resultType {
        case .resultTypeStatusOnly: return NSBatchDeleteResult(true)
        case .resultTypeObjectIDs: return NSBatchDeleteResult(deleted.map(\.objectID))
        case .resultTypeCount: return NSBatchDeleteResult(deleted.count)
        }
    }
}
/// The result of a batch deletion: nothing, a count, or identifiers.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    open private(set) var result: Any?
    init(_ result: Any?) { self.result = result }
}

/// The kind of result that a batch update returns.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// The result is nothing, the identifiers, or the number of the updated objects.
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
/// Sets values on all objects of an entity that match a predicate, bypassing the contexts.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
    open private(set) var entityName: String
    public private(set) final var entity: NSEntityDescription?
    /// The condition of the objects; nil for all.
    open var predicate: NSPredicate?
    /// Values, or expressions evaluated for each object, by attribute name.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// Whether entities that inherit from the entity are included.
    open var includesSubentities = true
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    /// Creates a request that updates objects of the entity with a name.
    public init(entityName: String) { self.entityName = entityName }
    /// Creates a request that updates objects of an entity.
    public convenience init(entity: NSEntityDescription) {
        self.init(entityName: entity.name ?? "")
        self.entity = entity
    }
    override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
        (request.predicate, request.includesSubentities) = (predicate, includesSubentities)
        let updated = try context.fetch(request)
        for object in updated {
            for (key, value) in propertiesToUpdate ?? [:] {
                let name = key as? String ?? (key.base as? NSPropertyDescription)?.name
                if let name {
                    object.overwrite(
                        (value as? NSExpression).map { $0.expressionValue(with: object, context: nil) } ?? value, forKey: name)
                }
            }
        }
        try context.persistentStoreCoordinator?.writeStores()
        context.persistentStoreCoordinator?.record(SavedChanges(updated: Set(updated)), [:], context)
        switch resultType {
        case .statusOnlyResultType: return NSBatchUpdateResult(true)
        case .updatedObjectIDsResultType: return NSBatchUpdateResult(updated.map(\.objectID))
        case .updatedObjectsCountResultType: return NSBatchUpdateResult(updated.count)
        }
    }
}
open class NSBatchUpdateResult: NSPersistentStoreResult {
    open private(set) var result: Any?
    init(_ result: Any?) { self.result = result }
}

/// The kind of result that a batch insertion returns.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }
/// Inserts objects of an entity, from dictionaries or filled one by one, saving them immediately and bypassing the contexts.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
    public let entityName: String
    public private(set) var entity: NSEntityDescription?
    /// The values of the new objects; nil if a closure sets them.
    open var objectsToInsert: [[String: Any]]?
    /// Fills the dictionary for the next object; returns true when there are no more.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills the next object; returns true when there are no more.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    private init(_ name: String, _ entity: NSEntityDescription?) { (entityName, self.entity) = (name, entity) }
    /// Creates a request that inserts objects with given values.
    public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.init(entityName, nil)
        objectsToInsert = dictionaries
    }
    /// Creates a request that inserts objects with given values.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entity.name ?? "", entity)
        objectsToInsert = dictionaries
    }
    /// Creates a request that inserts objects until the closure, which sets their values, returns true.
    public convenience init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entityName, nil)
        dictionaryHandler = handler
    }
    /// Creates a request that inserts objects until the closure, which sets their values, returns true.
    public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entity.name ?? "", entity)
        dictionaryHandler = handler
    }
    /// Creates a request that inserts objects until the closure, which changes them, returns true.
    public convenience init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entityName, nil)
        managedObjectHandler = handler
    }
    /// Creates a request that inserts objects until the closure, which changes them, returns true.
    public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entity.name ?? "", entity)
        managedObjectHandler = handler
    }

    override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let entity = context.entity(named: entityName)
        self.entity = entity
        var inserted = (objectsToInsert ?? []).map { context.include(entity, $0) }
        if let handler = dictionaryHandler {
            var next = NSMutableDictionary()
            while !handler(next) {
                inserted.append(context.include(entity, next as? [String: Any] ?? [:]))
                next = NSMutableDictionary()
            }
        }
        if let handler = managedObjectHandler {
            var next = context.include(entity, [:])
            while !handler(next) {
                next.committed()
                inserted.append(next)
                next = context.include(entity, [:])
            }
            context.forget(next)
        }
        try context.persistentStoreCoordinator?.writeStores()
        context.persistentStoreCoordinator?.record(SavedChanges(inserted: Set(inserted)), [:], context)
        switch resultType {
        case .statusOnly: return NSBatchInsertResult(true, resultType)
        case .objectIDs: return NSBatchInsertResult(inserted.map(\.objectID), resultType)
        case .count: return NSBatchInsertResult(inserted.count, resultType)
        }
    }
}
/// The result of a batch insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// The result: nil, identifiers, or a number.
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType
    init(_ result: Any?, _ type: NSBatchInsertRequestResultType) { (self.result, resultType) = (result, type) }
}
