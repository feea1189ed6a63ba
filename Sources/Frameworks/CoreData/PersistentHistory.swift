import Foundation
import UIKitFoundation

// FIXME(gap): the history is in memory, from the time at which the coordinator was created: a store's file doesn't hold it.

/// A state of a store that a context's fetches see.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {  // It has no state.
    /// The state at the next fetch.
    public static let current = NSQueryGenerationToken()
}

/// A place in the history of a store.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {  // It doesn't change.
    public static var supportsSecureCoding: Bool { true }
    /// The number of the transaction. A later one is greater, also after the next launch.
    final let number: Int64
    public override convenience init() { self.init(0) }
    init(_ number: Int64) { self.number = number }
    public required init?(coder: NSCoder) { number = coder.decodeInt64(forKey: "number") }
    open func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.number == number }
    open override var hash: Int { number.hashValue }
}

/// The kind of change of an object in the history.
public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

open class NSPersistentHistoryChange: KeyValueObject {
    public let changeID: Int64
    public let changedObjectID: NSManagedObjectID
    /// The kind of change to the object.
    public let changeType: NSPersistentHistoryChangeType
    /// The values that a deleted object had, of the attributes that keep theirs.
    public let tombstone: [AnyHashable: Any]?
    /// The transaction of the change.
    public internal(set) final weak var transaction: NSPersistentHistoryTransaction?
    public let updatedProperties: Set<NSPropertyDescription>?

    init(
        _ changeID: Int64, _ changedObjectID: NSManagedObjectID, _ changeType: NSPersistentHistoryChangeType,
        tombstone: [AnyHashable: Any]? = nil, updated: Set<NSPropertyDescription>? = nil
    ) {
        (self.changeID, self.changedObjectID, self.changeType) = (changeID, changedObjectID, changeType)
        (self.tombstone, updatedProperties) = (tombstone, updated)
    }

    open override func value(forKey key: String) -> Any? {
        switch key {
        case "changeID": NSNumber(value: changeID)
        case "changedObjectID": changedObjectID
        case "changeType": NSNumber(value: changeType.rawValue)
        case "transaction": transaction
        default: super.value(forKey: key)
        }
    }

    public static var entityDescription: NSEntityDescription? {
        HistoryEntities.entity("Change", ["changeID", "changedObjectID", "changeType"])
    }
    public static func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? { entityDescription }
    /// A new request for changes, whose predicate a request for the history applies.
    public static var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest(entityName: "Change") }
}

/// The changes of one save in the history.
open class NSPersistentHistoryTransaction: KeyValueObject {
    /// The time of the save.
    public let timestamp: Date
    /// The changes of the save.
    public let changes: [NSPersistentHistoryChange]?
    /// The place of the save in the history.
    public let token: NSPersistentHistoryToken
    /// The number of the save.
    public let transactionNumber: Int64
    /// The store, the app, and the process that saved.
    public let storeID: String, bundleID: String, processID: String
    /// The name of the context that saved.
    public let contextName: String?
    /// The author that the context had.
    public let author: String?

    init(
        _ timestamp: Date, _ changes: [NSPersistentHistoryChange], number: Int64, store: String, _ context: NSManagedObjectContext?
    ) {
        (self.timestamp, self.changes, token, transactionNumber) = (timestamp, changes, NSPersistentHistoryToken(number), number)
        (storeID, bundleID, processID) = (store, Bundle.main.bundleIdentifier ?? "", ProcessInfo.processInfo.processName)
        (contextName, author) = (context?.name, context?.transactionAuthor)
        super.init()
        for change in changes { change.transaction = self }
    }
    /// The transaction without its changes, or with some of them.
    func with(_ changes: [NSPersistentHistoryChange]?) -> NSPersistentHistoryTransaction {
        NSPersistentHistoryTransaction(self, changes)
    }
    private init(_ other: NSPersistentHistoryTransaction, _ changes: [NSPersistentHistoryChange]?) {
        (timestamp, token, transactionNumber) = (other.timestamp, other.token, other.transactionNumber)
        (storeID, bundleID, processID) = (other.storeID, other.bundleID, other.processID)
        (contextName, author, self.changes) = (other.contextName, other.author, changes)
        super.init()
    }

    open override func value(forKey key: String) -> Any? {
        switch key {
        case "timestamp": timestamp
        case "token": token
        case "transactionNumber": NSNumber(value: transactionNumber)
        case "storeID": storeID
        case "bundleID": bundleID
        case "processID": processID
        case "contextName": contextName
        case "author": author
        case "changes": changes
        default: super.value(forKey: key)
        }
    }

    public static var entityDescription: NSEntityDescription? {
        HistoryEntities.entity(
            "Transaction", ["timestamp", "token", "transactionNumber", "storeID", "bundleID", "processID", "contextName", "author"])
    }
    public static func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? { entityDescription }
    /// A new request for transactions, whose predicate a request for the history applies.
    public static var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest(entityName: "Transaction") }

    /// Returns the notification with which contexts merge the transaction.
    open func objectIDNotification() -> Notification {
        func identifiers(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
            Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
        }
        return Notification(
            name: .NSManagedObjectContextDidSave, object: nil,
            userInfo: [
                NSInsertedObjectIDsKey: identifiers(.insert), NSUpdatedObjectIDsKey: identifiers(.update),
                NSDeletedObjectIDsKey: identifiers(.delete),
            ])
    }
}

/// The keys for the identifiers of changed objects in notifications.
public let NSInsertedObjectIDsKey = "inserted_objectIDs", NSUpdatedObjectIDsKey = "updated_objectIDs",
    NSDeletedObjectIDsKey = "deleted_objectIDs"

/// The form of the history that a request returns.
public enum NSPersistentHistoryResultType: Int, Sendable {
    /// Whether there were changes, the identifiers of the objects, or the number of changes.
    case statusOnly, objectIDs, count
    /// The transactions, the changes, or the transactions with their changes.
    case transactionsOnly, changesOnly, transactionsAndChanges
}

/// Returns or deletes the history of the stores.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    /// The form of the result.
    public final var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    /// The place after or before which the history is requested.
    public private(set) final var token: NSPersistentHistoryToken?
    /// The request whose predicate selects transactions or changes; nil for all.
    public final var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    private final let isDeletion: Bool
    /// The time after or before which the history is requested.
    private final var date: Date?

    private init(_ token: NSPersistentHistoryToken?, isDeletion: Bool = false) {
        (self.token, self.isDeletion) = (token, isDeletion)
    }
    private convenience init(_ date: Date, isDeletion: Bool = false) {
        self.init(nil, isDeletion: isDeletion)
        self.date = date
    }

    /// Returns a request for the history after a date.
    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest(date) }
    /// Returns a request for the history after a place, or for all of it.
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(token)
    }
    /// Returns a request for the history after a transaction, or for all of it.
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(transaction?.token)
    }
    /// Returns a request for the transactions or changes that another request selects.
    open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>) -> NSPersistentHistoryChangeRequest {
        let request = NSPersistentHistoryChangeRequest(nil)
        request.fetchRequest = fetchRequest
        return request
    }
    /// Returns a request that deletes the history before a date.
    open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(date, isDeletion: true)
    }
    /// Returns a request that deletes the history before a place.
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(token, isDeletion: true)
    }
    /// Returns a request that deletes the history before a transaction.
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(transaction?.token, isDeletion: true)
    }

    override func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        guard let coordinator = context.persistentStoreCoordinator else { return NSPersistentHistoryResult(nil, resultType) }
        if isDeletion {
            if token != nil || date != nil {
                coordinator.history.removeAll { item in
                    token.map { item.token.number < $0.number } ?? date.map { item.timestamp < $0 } ?? false
                }
            }
            return NSPersistentHistoryResult(NSNumber(value: true), resultType)
        }
        var found = coordinator.history.filter { item in
            token.map { item.token.number > $0.number } ?? date.map { item.timestamp > $0 } ?? true
        }
        if let predicate = fetchRequest?.predicate {
            if (fetchRequest?.entityName ?? fetchRequest?.entity?.name)?.lowercased() == "change" {
                found = found.map { $0.with($0.changes?.filter { predicate.evaluate(with: $0) }) }.filter { $0.changes?.isEmpty == false }
            } else {
                found = found.filter { predicate.evaluate(with: $0) }
            }
        }
        let changes = found.flatMap { $0.changes ?? [] }
        let result: Any? =
            switch resultType {
            case .statusOnly: NSNumber(value: !found.isEmpty)
            case .count: NSNumber(value: changes.count)
            case .objectIDs: changes.map(\.changedObjectID)
            case .changesOnly: changes
            case .transactionsOnly: found.map { $0.with(nil) }
            case .transactionsAndChanges: found
            }
        return NSPersistentHistoryResult(result, resultType)
    }
}

/// The history that a request found.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    /// The transactions, changes, identifiers, number, or status.
    public let result: Any?
    /// The form of the result.
    public let resultType: NSPersistentHistoryResultType
    init(_ result: Any?, _ type: NSPersistentHistoryResultType) { (self.result, resultType) = (result, type) }
}

/// Entities that describe the history, for predicates of requests.
private enum HistoryEntities {
    static func entity(_ name: String, _ attributes: [String]) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.properties = attributes.map { name in
            let attribute = NSAttributeDescription()
            attribute.name = name
            return attribute
        }
        return entity
    }
}

/// The keys for the place in the history, and for the file of the store, in notifications of changes.
public let NSPersistentHistoryTokenKey = "historyToken", NSPersistentStoreURLKey = "storeURL"

extension NSPersistentStoreCoordinator {
    private final func isOn(_ option: String) -> Bool {
        persistentStores.contains { store in
            let value = store.options?[option]
            return (value as? NSNumber)?.boolValue == true || value is NSDictionary
        }
    }
    private final var keepsHistory: Bool { isOn(NSPersistentHistoryTrackingKey) }

    /// The properties that a save of some objects changes, if a store keeps its history.
    final func changedProperties(of objects: Set<NSManagedObject>) -> [ObjectIdentifier: Set<NSPropertyDescription>] {
        guard keepsHistory else { return [:] }
        return Dictionary(
            objects.map { object in
                let properties = object.entity.propertiesByName
                return (ObjectIdentifier(object), Set(object.changedValues().keys.compactMap { properties[$0] }))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Adds a save or a batch to the history, and posts that the store has changed, if its options request that.
    final func record(
        _ changes: SavedChanges, _ updates: [ObjectIdentifier: Set<NSPropertyDescription>] = [:], _ context: NSManagedObjectContext?
    ) {
        guard !changes.isEmpty else { return }
        if keepsHistory {
            let time = Date()  // wall clock: the history has the times of the saves
            let number = max((history.last?.transactionNumber ?? 0) + 1, Int64(time.timeIntervalSince1970 * 1000))
            var list: [NSPersistentHistoryChange] = []
            func add(_ objects: Set<NSManagedObject>, _ type: NSPersistentHistoryChangeType) {
                for object in objects.sorted(by: { $0.objectID.number < $1.objectID.number }) {
                    let kept = object.entity.attributesByName.filter { $0.value.preservesValueInHistoryOnDeletion }.keys
                    list.append(
                        NSPersistentHistoryChange(
                            Int64(list.count + 1), object.objectID, type,
                            tombstone: type == .delete ? object.presentValues(forKeys: Array(kept)) : nil,
                            updated: type == .update ? updates[ObjectIdentifier(object)] : nil))
                }
            }
            add(changes.inserted, .insert)
            add(changes.updated, .update)
            add(changes.deleted, .delete)
            history.append(
                NSPersistentHistoryTransaction(time, list, number: number, store: persistentStores.first?.identifier ?? "", context))
        }
        guard isOn(NSPersistentStoreRemoteChangeNotificationPostOptionKey), let store = persistentStores.first else { return }
        var info: [AnyHashable: Any] = [NSStoreUUIDKey: store.identifier ?? ""]
        info[NSPersistentStoreURLKey] = store.url
        info[NSPersistentHistoryTokenKey] = history.last?.token
        let coordinator = self
        nonisolated(unsafe) let sent = info  // It isn't changed any more.
        MainLoop.whenOnMain {
            EventLoop.main.enqueue {
                NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: coordinator, userInfo: sent)
            }
        }
    }
}
