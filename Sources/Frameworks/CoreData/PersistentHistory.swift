import Foundation

// FIXME(gap): stores keep no history: a request for it finds no transactions.

/// A state of a store that a context's fetches see.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {  // It has no state.
    /// The state at the next fetch.
    public static let current = NSQueryGenerationToken()
}

/// A place in the history of a store.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {  // It has no state.
    public static var supportsSecureCoding: Bool { true }
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The kind of change of an object in the history.
public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

/// The change of one object in the history.
open class NSPersistentHistoryChange: NSObject {
    /// The number of the change.
    public let changeID: Int64
    /// The object that changed.
    public let changedObjectID: NSManagedObjectID
    /// What happened to the object.
    public let changeType: NSPersistentHistoryChangeType
    /// The values that a deleted object had, of the attributes that keep theirs.
    public let tombstone: [AnyHashable: Any]? = nil
    /// The transaction of the change.
    public internal(set) final weak var transaction: NSPersistentHistoryTransaction?
    /// The properties that an update changed.
    public let updatedProperties: Set<NSPropertyDescription>? = nil

    init(_ changeID: Int64, _ changedObjectID: NSManagedObjectID, _ changeType: NSPersistentHistoryChangeType) {
        (self.changeID, self.changedObjectID, self.changeType) = (changeID, changedObjectID, changeType)
    }
}

/// The changes of one save in the history.
open class NSPersistentHistoryTransaction: NSObject {
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

    init(_ timestamp: Date, _ changes: [NSPersistentHistoryChange], number: Int64, _ context: NSManagedObjectContext) {
        (self.timestamp, self.changes, token, transactionNumber) = (timestamp, changes, NSPersistentHistoryToken(), number)
        (storeID, bundleID, processID) = ("", Bundle.main.bundleIdentifier ?? "", ProcessInfo.processInfo.processName)
        (contextName, author) = (context.name, context.transactionAuthor)
    }

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
    /// The fetch that selects transactions or changes. It is stored but has no effect.
    public final var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    private final let isDeletion: Bool

    private init(_ token: NSPersistentHistoryToken?, isDeletion: Bool = false) {
        (self.token, self.isDeletion) = (token, isDeletion)
    }

    /// Returns a request for the history after a date.
    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest(nil) }
    /// Returns a request for the history after a place, or for all of it.
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(token)
    }
    /// Returns a request for the history after a transaction, or for all of it.
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(transaction?.token)
    }
    /// Returns a request that deletes the history before a date.
    open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(nil, isDeletion: true)
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
        let found: Any? =
            switch (isDeletion, resultType) {
            case (true, _), (_, .statusOnly): NSNumber(value: isDeletion)
            case (_, .count): NSNumber(value: 0)
            case (_, .objectIDs): [NSManagedObjectID]()
            case (_, .changesOnly): [NSPersistentHistoryChange]()
            case (_, .transactionsOnly), (_, .transactionsAndChanges): [NSPersistentHistoryTransaction]()
            }
        return NSPersistentHistoryResult(found, resultType)
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
