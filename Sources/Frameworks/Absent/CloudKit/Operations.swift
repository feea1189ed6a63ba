import CoreLocationCompanion
import Foundation

// Sendable, as Apple's headers mark these classes: an app changes an object before it passes it on.

/// A search for records of one type that match a predicate.
open class CKQuery: NSObject, @unchecked Sendable {
    public let recordType: CKRecord.RecordType, predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) { (self.recordType, self.predicate) = (recordType, predicate) }
}
/// A point in the history of a database.
open class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {
    /// Whether the class can be decoded securely, which is always true.
    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {}
    /// Does nothing.
    open func encode(with coder: NSCoder) {}
}

/// A request. Each ends with an error when it is added or started.
open class CKOperation: Operation, @unchecked Sendable {
    /// The settings of an operation. They are stored but have no effect.
    open class Configuration: NSObject, @unchecked Sendable {
        open var container: CKContainer?, qualityOfService = QualityOfService.default
        open var allowsCellularAccess = true, isLongLived = false
        open var timeoutIntervalForRequest: TimeInterval = 60, timeoutIntervalForResource: TimeInterval = 604800
        public override init() { super.init() }
    }
    open var configuration: Configuration! = Configuration()
    open var group: CKOperationGroup?
    public let operationID = UUID().uuidString  // wall clock: as random as CloudKit's
    public override init() { super.init() }
    open override func main() { later { self.reportRefusal() } }
    /// Ends an operation that was given to a container or a database.
    func refuse() {
        later {
            self.reportRefusal()
            self.completionBlock?()
        }
    }
    func reportRefusal() {}
}
/// A group of operations that belong together for the user.
open class CKOperationGroup: NSObject, @unchecked Sendable {
    public let operationGroupID = UUID().uuidString  // wall clock: as random as CloudKit's
    open var name: String?
    open var quantity = 0
    public override init() { super.init() }
}
open class CKDatabaseOperation: CKOperation, @unchecked Sendable { open var database: CKDatabase? }

/// An operation that searches for records. It fails, because there is no server.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The place at which a search continues.
    open class Cursor: NSObject, @unchecked Sendable {}
    public static let maximumResults = 0
    open var query: CKQuery?, cursor: Cursor?, zoneID: CKRecordZone.ID?, desiredKeys: [CKRecord.FieldKey]?
    open var resultsLimit = CKQueryOperation.maximumResults
    open var recordFetchedBlock: ((CKRecord) -> Void)?, recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?, queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    public override init() { super.init() }
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }
    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }
    override func reportRefusal() {
        queryCompletionBlock?(nil, CKError.refused)
        queryResultBlock?(.failure(CKError.refused))
    }
}
/// An operation that saves and deletes records. It fails, because there is no server.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The treatment of records that have changed on the server.
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
    open var recordsToSave: [CKRecord]?, recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged, isAtomic = true, clientChangeTokenData: Data?
    open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?, perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        self.init()
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }
    override func reportRefusal() {
        modifyRecordsCompletionBlock?(nil, nil, CKError.refused)
        modifyRecordsResultBlock?(.failure(CKError.refused))
    }
}
/// An operation that fetches records by identifiers. It fails, because there is no server.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordIDs: [CKRecord.ID]?, desiredKeys: [CKRecord.FieldKey]?
    open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
    open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    public convenience init(recordIDs: [CKRecord.ID]) {
        self.init()
        self.recordIDs = recordIDs
    }
    open class func fetchCurrentUserRecordOperation() -> CKFetchRecordsOperation { CKFetchRecordsOperation(recordIDs: []) }
    override func reportRefusal() {
        fetchRecordsCompletionBlock?(nil, CKError.refused)
        fetchRecordsResultBlock?(.failure(CKError.refused))
    }
}
/// An operation that saves and deletes zones. It fails, because there is no server.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordZonesToSave: [CKRecordZone]?, recordZoneIDsToDelete: [CKRecordZone.ID]?
    open var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
    open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
    public convenience init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
        self.init()
        (self.recordZonesToSave, self.recordZoneIDsToDelete) = (recordZonesToSave, recordZoneIDsToDelete)
    }
    override func reportRefusal() {
        modifyRecordZonesCompletionBlock?(nil, nil, CKError.refused)
        modifyRecordZonesResultBlock?(.failure(CKError.refused))
    }
}
/// An operation that saves and deletes subscriptions. It fails, because there is no server.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var subscriptionsToSave: [CKSubscription]?, subscriptionIDsToDelete: [CKSubscription.ID]?
    open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
    open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
    public convenience init(subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil) {
        self.init()
        (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
    }
    override func reportRefusal() {
        modifySubscriptionsCompletionBlock?(nil, nil, CKError.refused)
        modifySubscriptionsResultBlock?(.failure(CKError.refused))
    }
}
/// An operation that fetches changes of a database. It fails, because there is no server.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    open var previousServerChangeToken: CKServerChangeToken?, resultsLimit = 0, fetchAllChanges = true
    open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?, recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
    open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
    open var fetchDatabaseChangesCompletionBlock: ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?
    open var fetchDatabaseChangesResultBlock: ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
    public convenience init(previousServerChangeToken: CKServerChangeToken?) {
        self.init()
        self.previousServerChangeToken = previousServerChangeToken
    }
    override func reportRefusal() {
        fetchDatabaseChangesCompletionBlock?(nil, false, CKError.refused)
        fetchDatabaseChangesResultBlock?(.failure(CKError.refused))
    }
}

// MARK: Subscriptions

/// Requests notifications of changes.
open class CKSubscription: NSObject, @unchecked Sendable {
    public typealias ID = String
    /// The kind of changes to which an app subscribes.
    public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }
    /// The text and the sound of a notification about changes.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        open var title: String?, subtitle: String?, alertBody: String?, soundName: String?, category: String?, collapseIDKey: String?
        open var alertLocalizationKey: String?, titleLocalizationKey: String?, alertLaunchImage: String?
        open var alertLocalizationArgs: [CKRecord.FieldKey]?, desiredKeys: [CKRecord.FieldKey]?
        open var shouldBadge = false, shouldSendContentAvailable = false, shouldSendMutableContent = false
        public override init() { super.init() }
    }
    public let subscriptionID: ID
    open var subscriptionType: SubscriptionType { .query }
    open var notificationInfo: NotificationInfo?
    init(_ identifier: ID) { subscriptionID = identifier }
}
/// A subscription to changes of records that match.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// The changes that are reported.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Self(rawValue: 1), firesOnRecordUpdate = Self(rawValue: 2),
            firesOnRecordDeletion = Self(rawValue: 4), firesOnce = Self(rawValue: 8)
    }
    public let recordType: CKRecord.RecordType, predicate: NSPredicate, querySubscriptionOptions: Options
    open var zoneID: CKRecordZone.ID?
    // wall clock: as random as CloudKit's
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString, options: Options = []) {
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        super.init(subscriptionID)
    }
}
/// A subscription to changes in a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public let zoneID: CKRecordZone.ID
    open var recordType: CKRecord.RecordType?
    open override var subscriptionType: SubscriptionType { .recordZone }
    // wall clock: as random as CloudKit's
    public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
        self.zoneID = zoneID
        super.init(subscriptionID)
    }
}
/// A subscription to changes in a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    open var recordType: CKRecord.RecordType?
    open override var subscriptionType: SubscriptionType { .database }
    // wall clock: as random as CloudKit's
    public init(subscriptionID: ID = UUID().uuidString) { super.init(subscriptionID) }
}

/// A push notification of a subscription; none arrives.
open class CKNotification: NSObject, @unchecked Sendable {
    /// The kind of a notification about changes.
    public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }
    open var notificationType: NotificationType { .query }
    open var subscriptionID: String? { nil }
    public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { return nil }
    public override init() { super.init() }
}
