import Foundation
import UIKitFoundation

/// The queue on which a context's blocks run.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// The context belongs to a thread, to a queue of its own, or to the main queue. All run on the calling thread.
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// The objects shared by all contexts of one coordinator.
// FIXME(gap): contexts are not isolated from one another: each sees the others' changes before they are saved.
final class ObjectGraph: @unchecked Sendable {
    var objects: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
    var changed: [NSManagedObject] = []
    var isAnnouncing = false
    let contexts = NSHashTable<NSManagedObjectContext>.weakObjects()
}

/// The objects that a save inserted, updated, and deleted.
struct SavedChanges {
    var inserted: Set<NSManagedObject> = [], updated: Set<NSManagedObject> = [], deleted: Set<NSManagedObject> = []
    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

    mutating func add(_ later: SavedChanges) {
        inserted.subtract(later.deleted)
        updated.subtract(later.deleted)
        inserted.formUnion(later.inserted)
        updated.formUnion(later.updated.subtracting(inserted))
        deleted.formUnion(later.deleted)
    }
}

/// Holds objects between fetch and save.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    open private(set) var concurrencyType: NSManagedObjectContextConcurrencyType
    /// The coordinator of the context's stores; a child has its parent's.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { ownCoordinator ?? parent?.persistentStoreCoordinator }
        set {
            ownCoordinator = newValue
            adopt(newValue?.graph)
        }
    }
    private final var ownCoordinator: NSPersistentStoreCoordinator?
    /// The context to which changes are saved; nil for a store.
    open var parent: NSManagedObjectContext? { didSet { adopt(parent?.graph) } }
    /// Has no effect: a context shares its parent's objects, so their changes are visible immediately.
    open var automaticallyMergesChangesFromParent = false
    /// The policy for conflicts, which reports them by default, as Apple documents (NSManagedObjectContext, mergePolicy).
    open var mergePolicy: Any = NSMergePolicy.error
    /// The manager that undoes changes; nil for none.
    open var undoManager: UndoManager?
    /// The name of the context, for debugging.
    open var name: String?
    /// The author of the next save, for the history. It is stored but has no effect.
    open var transactionAuthor: String?
    /// Whether objects that are missing in the store are deleted. It is stored but has no effect.
    open var shouldDeleteInaccessibleFaults = true
    /// Whether the context retains its objects. It always does.
    open var retainsRegisteredObjects = false
    /// Custom values.
    open var userInfo = NSMutableDictionary()
    /// The age at which values of a store are read again. It is stored but has no effect: objects always have the current values.
    public final var stalenessInterval: TimeInterval = -1
    /// Whether deletions follow their rules at the end of the turn instead of when saving. They always follow them immediately.
    public final var propagatesDeletesAtEndOfEvent = true
    /// The state of the store that fetches see, or `nil` for the newest one.
    public private(set) final var queryGenerationToken: NSQueryGenerationToken?
    /// Selects the state of the store that fetches see. FIXME(gap): they always see the newest one.
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws { queryGenerationToken = generation }
    private(set) var graph = ObjectGraph()
    /// What children saved to this context since its own last save.
    private final var received = SavedChanges()

    /// Creates a context. Every kind runs on the calling thread.
    public init(concurrencyType: NSManagedObjectContextConcurrencyType = .mainQueueConcurrencyType) {
        self.concurrencyType = concurrencyType
        super.init()
        graph.contexts.add(self)
    }
    /// Creates a context. Every kind runs on the calling thread.
    public convenience init(_ type: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: type) }

    private func adopt(_ other: ObjectGraph?) {
        guard let other else { return }
        graph = other
        graph.contexts.add(self)
    }

    private var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
    func entity(named name: String) -> NSEntityDescription {
        if let known = model?.entitiesByName[name] { return known }
        let made = NSEntityDescription()
        made.name = name
        made.managedObjectClassName = name
        return made
    }
    /// The entity of the same name in this context's own model, whose relationships are linked to each other.
    func entity(like other: NSEntityDescription) -> NSEntityDescription { other.name.flatMap { model?.entitiesByName[$0] } ?? other }
    func entity(ofClass type: NSManagedObject.Type) -> NSEntityDescription {
        model?.entity(ofClass: type) ?? entity(named: String(describing: type))
    }

    // MARK: Objects

    /// Whether an object was inserted, updated, or deleted since the last save, or a child saved its changes to this context.
    open var hasChanges: Bool { !received.isEmpty || !graph.deleted.isEmpty || graph.objects.contains { $0.hasChanges } }
    /// The objects that were inserted since the last save.
    open var insertedObjects: Set<NSManagedObject> { received.inserted.union(graph.objects.filter { $0.isInserted }) }
    /// The objects that were updated since the last save.
    open var updatedObjects: Set<NSManagedObject> { received.updated.union(graph.objects.filter { $0.isUpdated }) }
    /// The objects that were deleted since the last save.
    open var deletedObjects: Set<NSManagedObject> { received.deleted.union(graph.deleted) }
    /// All objects of the context.
    open var registeredObjects: Set<NSManagedObject> { Set(graph.objects) }

    func register(_ object: NSManagedObject) {
        guard !graph.objects.contains(where: { $0 === object }) else { return }
        graph.objects.append(object)
        noteChange(of: object)
    }
    /// Inserts an object, which is saved the next time.
    open func insert(_ object: NSManagedObject) { object.attach(self, object.entity) }

    /// Deletes an object the next time the context is saved, with the effects of the relationships' rules.
    open func delete(_ object: NSManagedObject) {
        guard !object.isDeleted else { return }
        object.prepareForDeletion()
        object.isDeleted = true
        graph.objects.removeAll { $0 === object }
        // The store has nothing to delete for an object that was never saved.
        if object.saved != nil { graph.deleted.append(object) }
        noteChange(of: object)
        for other in object.severed() { delete(other) }
    }

    /// Validates and saves the changes, to the parent or to the file. Posts notifications before and after it.
    open func save() throws {
        // Keeps the changes that another stack saved in the file.
        ownCoordinator?.readOthersSaves()
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        callWillSave()
        try validateChanges()
        if parent == nil { try resolveConstraints() }
        processPendingChanges()
        var changes = SavedChanges()
        changes.add(received)
        changes.add(
            SavedChanges(
                inserted: Set(graph.objects.filter { $0.isInserted }), updated: Set(graph.objects.filter { $0.isUpdated }),
                deleted: Set(graph.deleted)))
        let updates = parent == nil ? ownCoordinator?.changedProperties(of: changes.updated) : nil
        for object in graph.objects { object.committed() }
        for object in changes.deleted { object.discarded() }
        graph.deleted.removeAll()
        received = SavedChanges()
        parent?.received.add(changes)
        for object in changes.inserted.union(changes.updated).union(changes.deleted) { object.didSave() }
        try ownCoordinator?.writeStores()
        if parent == nil { ownCoordinator?.record(changes, updates ?? [:], self) }
        let info: [AnyHashable: Any] = [
            NSInsertedObjectsKey: changes.inserted, NSUpdatedObjectsKey: changes.updated, NSDeletedObjectsKey: changes.deleted,
        ]
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
        NotificationCenter.default.post(
            name: NSManagedObjectContext.didSaveObjectIDsNotification, object: self,
            userInfo: [
                NSInsertedObjectIDsKey: Set(changes.inserted.map(\.objectID)), NSUpdatedObjectIDsKey: Set(changes.updated.map(\.objectID)),
                NSDeletedObjectIDsKey: Set(changes.deleted.map(\.objectID)),
            ])
    }
    /// Stores a new object in one of several stores that have its entity.
    open func assign(_ object: Any, to store: NSPersistentStore) { (object as? NSManagedObject)?.objectID.persistentStore = store }
    /// Returns whether an object that its store no longer has becomes a deleted one, as ``shouldDeleteInaccessibleFaults`` says.
    open func shouldHandleInaccessibleFault(
        _ fault: NSManagedObject, for oid: NSManagedObjectID, triggeredByProperty property: NSPropertyDescription?
    ) -> Bool { shouldDeleteInaccessibleFaults }

    /// Calls `willSave()` of every changed object, and then of those that such a call changed.
    private func callWillSave() {
        var called: Set<ObjectIdentifier> = []
        while case let next = (graph.objects + graph.deleted).filter({ $0.hasChanges && !called.contains(ObjectIdentifier($0)) }),
            !next.isEmpty
        {
            for object in next {
                called.insert(ObjectIdentifier(object))
                object.willSave()
            }
        }
    }

    /// Throws the error of the one invalid object, or an error with the errors of all of them.
    private func validateChanges() throws {
        var errors: [any Error] = []
        func collect(_ check: () throws -> Void) { do { try check() } catch { errors.append(error) } }
        // Not those of other contexts, which share the graph: they may be incomplete.
        for object in graph.objects where object.managedObjectContext === self {
            if object.isInserted { collect(object.validateForInsert) } else if object.isUpdated { collect(object.validateForUpdate) }
        }
        for object in graph.deleted where object.managedObjectContext === self { collect(object.validateForDelete) }
        if let error = ValidationErrors.joined(errors) { throw error }
    }

    /// Applies the merge policy to changed objects with the values of another object in an entity's uniqueness constraint.
    private func resolveConstraints() throws {
        guard graph.objects.contains(where: { $0.hasChanges }) else { return }
        for entity in model?.entities ?? [] {
            for constraint in entity.uniquenessConstraints {
                let keys = constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
                let objects = graph.objects.filter { $0.entity.isKindOf(entity: entity) }
                var known: [[AnyHashable]: NSManagedObject] = [:]
                for object in objects.filter({ !$0.hasChanges }) + objects.filter({ $0.isUpdated }) + objects.filter({ $0.isInserted }) {
                    guard let values = object.constrainedValues(keys) else { continue }
                    known[values] = try known[values].map { try survivor(of: object, over: $0, keys) } ?? object
                }
            }
        }
    }

    /// Lets the merge policy keep one of two objects that a constraint allows only once, and returns it.
    private func survivor(of object: NSManagedObject, over rival: NSManagedObject, _ keys: [String]) throws -> NSManagedObject {
        let policy = mergePolicy as? NSMergePolicy ?? .error
        let conflict = NSConstraintConflict(
            constraint: keys, databaseObject: rival, databaseSnapshot: rival.saved, conflictingObjects: [object],
            conflictingSnapshots: [object.committedValues(forKeys: nil)])
        conflict.context = self
        try policy.resolve(constraintConflicts: [conflict])
        if object.isDeleted || object.constrainedValues(keys) != rival.constrainedValues(keys) { return rival }
        if rival.isDeleted { return object }
        // Both were saved before, which no kind of policy changes.
        if type(of: policy) == NSMergePolicy.self { return rival }
        throw NSMergePolicy.error(for: [conflict])
    }

    /// Keeps the object or its rival as a policy of a kind does, and drops the other one.
    final func settle(_ object: NSManagedObject, _ rival: NSManagedObject, _ type: NSMergePolicyType) {
        switch type {
        case .errorMergePolicyType: break
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
            object.inherit(from: rival)
            drop(rival)
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
            if object.isInserted { drop(object) } else { object.rolledBack() }
        }
    }

    private func drop(_ object: NSManagedObject) {
        _ = object.severed()
        object.isDeleted = true
        graph.objects.removeAll { $0 === object }
        if object.saved != nil { graph.deleted.append(object) }
        noteChange(of: object)
    }

    /// Undoes all changes since the last save.
    open func rollback() {
        received = SavedChanges()
        discardChanges { _ in true }
    }
    /// Discards the changes of the context's objects since the last save. The next fetch returns what was saved.
    open func reset() {
        received = SavedChanges()
        discardChanges { $0.managedObjectContext == nil || $0.managedObjectContext === self }
    }
    private func discardChanges(where isOwn: (NSManagedObject) -> Bool) {
        graph.changed += graph.objects.filter { $0.isInserted && isOwn($0) }
        graph.objects.removeAll { $0.isInserted && isOwn($0) }
        graph.objects += graph.deleted.filter(isOwn)
        graph.deleted.removeAll(where: isOwn)
        for object in graph.objects where isOwn(object) {
            if object.hasChanges { graph.changed.append(object) }
            object.rolledBack()
        }
        announceSoon()
    }
    /// Undoes the last change, if there is an undo manager.
    open func undo() { undoManager?.undo() }
    /// Repeats the change that was undone last, if there is an undo manager.
    open func redo() { undoManager?.redo() }
    /// Undoes the changes of an object, unless `flag` is true.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { if !flag { object.rolledBack(.refresh) } }
    /// Does nothing: objects always have the current values.
    open func refreshAllObjects() {}
    /// Announces a change to controllers of results. Values are present in any case, because contexts see each other's changes.
    open func mergeChanges(fromContextDidSave notification: Notification) { announceSoon() }
    /// Makes the identifiers of objects permanent.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects {
            object.objectID.isTemporaryID = false
            object.objectID.persistentStore = persistentStoreCoordinator?.store(of: object)
        }
    }
    /// Does nothing: contexts see each other's changes.
    open class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext])
    {}

    // MARK: Queues. There is one thread of work here: blocks of a private queue run immediately.

    /// Runs a block on the context's queue: for the main queue, in the next turn of the main thread's loop, after the caller has returned.
    /// FIXME(gap): a block of a private queue runs immediately, on the caller's thread, which is one of the orders that a device may take.
    open func perform(_ block: @escaping () -> Void) {
        guard concurrencyType == .mainQueueConcurrencyType else { return performing(block) }
        let context = self
        nonisolated(unsafe) let block = block  // It isn't used here any more.
        if MainLoop.isCurrent {
            MainActor.assumeIsolated { _ = EventLoop.main.enqueue { context.performing(block) } }
        } else {
            DispatchQueue.main.async { context.performing(block) }
        }
    }
    /// Runs a block immediately.
    open func performAndWait(_ block: () -> Void) { performing(block) }
    /// Runs a block immediately, and returns its result.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try performing(block) }
    /// The time at which a block runs: immediately if possible, or after the blocks that already wait.
    public enum ScheduledTaskType { case immediate, enqueued }
    /// Runs a block immediately, and returns its result.
    public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T {
        try performing(block)
    }

    private static let performingKey = "NSManagedObjectContext.performing"
    /// The context whose block this thread is running.
    static var performing: NSManagedObjectContext? { Thread.current.threadDictionary[performingKey] as? NSManagedObjectContext }

    func performing<T>(_ block: () throws -> T) rethrows -> T {
        let outer = Self.performing
        Thread.current.threadDictionary[Self.performingKey] = self
        defer { Thread.current.threadDictionary[Self.performingKey] = outer }
        return try block()
    }

    // MARK: Finding

    /// Returns the object with an identifier. If there is none, it returns an empty object.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject { registeredObject(for: objectID) ?? NSManagedObject() }
    /// Returns the object with an identifier, or nil.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { graph.objects.first { $0.objectID === objectID } }
    /// Returns the object with an identifier. Throws an error if there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = registeredObject(for: objectID) else {
            // NSManagedObjectReferentialIntegrityError of CoreDataErrors.h.
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
                userInfo: [NSAffectedObjectsErrorKey: [objectID]])
        }
        return object
    }

    /// Returns the objects that a request describes, including changes that aren't saved.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let found = matching(request)
        switch request.resultType {
        case .managedObjectIDResultType: return found.compactMap { $0.objectID as? T }
        case .dictionaryResultType:
            let expressions = (request.propertiesToFetch ?? []).compactMap { $0 as? NSExpressionDescription }
            let names = (request.propertiesToFetch ?? []).filter { !($0 is NSExpressionDescription) }.compactMap {
                $0 as? String ?? ($0 as? NSPropertyDescription)?.name
            }
            func row(_ objects: [NSManagedObject]) -> T? {
                let keys =
                    names.isEmpty && expressions.isEmpty ? (objects.first?.entity.attributesByName.keys).map(Array.init) ?? [] : names
                var row = objects.first?.presentValues(forKeys: keys) ?? [:]
                for expression in expressions { row[expression.name] = expression.value(of: objects) }
                return NSDictionary(dictionary: row) as? T
            }
            let groups = (request.propertiesToGroupBy ?? []).compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
            let rows: [T]
            if !groups.isEmpty {
                rows = Self.grouped(found, by: groups).compactMap(row).filter { request.havingPredicate?.evaluate(with: $0) ?? true }
            } else if expressions.contains(where: \.isAggregate) {
                rows = [found].compactMap(row)
            } else {
                rows = found.compactMap { row([$0]) }
            }
            guard request.returnsDistinctResults else { return rows }
            var seen: Set<NSDictionary> = []
            return rows.filter { ($0 as? NSDictionary).map { seen.insert($0).inserted } ?? true }
        case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? T }
        default: return found.compactMap { $0 as? T }
        }
    }

    /// Groups objects with equal values for some keys, in the order of each group's first object.
    private static func grouped(_ objects: [NSManagedObject], by keys: [String]) -> [[NSManagedObject]] {
        var groups: [[NSManagedObject]] = [], places: [[AnyHashable?]: Int] = [:]
        for object in objects {
            let values = keys.map { object.hashableValue($0) }
            if let place = places[values] {
                groups[place].append(object)
            } else {
                places[values] = groups.count
                groups.append([object])
            }
        }
        return groups
    }

    /// Returns the number of objects that a request describes.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { matching(request).count }

    private func matching<T>(_ request: NSFetchRequest<T>) -> [NSManagedObject] {
        persistentStoreCoordinator?.readOthersSaves()
        let entity = request.entity ?? entity(named: request.entityName ?? "")
        var found = graph.objects.filter {
            $0.entity.isKindOf(entity: entity) || (request.includesSubentities && String(describing: type(of: $0)) == request.entityName)
        }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        found = Self.sorted(found, request.sortDescriptors ?? [])
        if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
        if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
        for object in found where object.managedObjectContext == nil {
            object.managedObjectContext = self
            object.awakeFromFetch()
        }
        return found
    }

    static func sorted(_ objects: [NSManagedObject], _ descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
        guard !descriptors.isEmpty else { return objects }
        // Equal objects keep the order in which they were inserted.
        return objects.enumerated().sorted { a, b in
            for descriptor in descriptors {
                switch descriptor.compare(a.element, to: b.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return a.offset < b.offset
        }.map(\.element)
    }

    /// Performs a request, such as a batch, and returns its result.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        try request.execute(in: self)
    }

    /// Removes an object without a notification, as a batch deletion does.
    func forget(_ object: NSManagedObject) {
        graph.objects.removeAll { $0 === object }
        object.isDeleted = true
    }

    /// Inserts a saved object with these values without a notification, as a batch insertion does.
    final func include(_ entity: NSEntityDescription, _ values: [String: Any]) -> NSManagedObject {
        let object = NSManagedObject.make(entity: entity, insertInto: nil)
        object.setDefaults()
        for (key, value) in values where entity.propertiesByName.isEmpty || entity.attributesByName[key] != nil {
            object.setManagedValue(value, key)
        }
        object.committed()
        graph.objects.append(object)
        return object
    }

    // MARK: Telling

    func noteChange(of object: NSManagedObject) {
        if !graph.changed.contains(where: { $0 === object }) { graph.changed.append(object) }
        announceSoon()
    }

    /// Announces the changes of one turn of the loop together, at its end.
    private func announceSoon() {
        guard !graph.isAnnouncing else { return }
        graph.isAnnouncing = true
        let context = self
        MainLoop.whenOnMain { EventLoop.main.enqueue { context.processPendingChanges() } }
    }

    /// Announces the changes now instead of at the end of the turn.
    open func processPendingChanges() {
        graph.isAnnouncing = false
        let changed = graph.changed
        graph.changed = []
        let deleted = changed.filter(\.isDeleted), inserted = changed.filter { $0.isInserted && !$0.isDeleted }
        let updated = changed.filter { !$0.isInserted && !$0.isDeleted }
        let info: [AnyHashable: Any] = [
            NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated), NSDeletedObjectsKey: Set(deleted),
        ]
        for context in graph.contexts.allObjects {
            NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: context, userInfo: info)
        }
        // An object that was never saved is gone after the turn in which it was deleted.
        for object in deleted where object.saved == nil { object.discarded() }
    }
}
