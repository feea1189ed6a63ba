import Foundation

/// Fetches the changes of zones, which fails.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// What is fetched of a zone.
    open class ZoneConfiguration: NSObject, @unchecked Sendable {
        open var previousServerChangeToken: CKServerChangeToken?, resultsLimit = 0, desiredKeys: [CKRecord.FieldKey]?
        public override init() { super.init() }
        public convenience init(
            previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil, desiredKeys: [CKRecord.FieldKey]? = nil
        ) {
            self.init()
            (self.previousServerChangeToken, self.resultsLimit) = (previousServerChangeToken, resultsLimit ?? 0)
            self.desiredKeys = desiredKeys
        }
    }
    /// The older name of `ZoneConfiguration`.
    public typealias ZoneOptions = ZoneConfiguration
    open var recordZoneIDs: [CKRecordZone.ID]?, fetchAllChanges = true
    open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
    open var recordChangedBlock: ((CKRecord) -> Void)?
    open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
    open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    open var recordZoneFetchCompletionBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
    open var recordZoneFetchResultBlock:
        (
            (
                CKRecordZone.ID,
                Result<(serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error>
            ) -> Void
        )?
    open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
    open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() { super.init() }
    public convenience init(
        recordZoneIDs: [CKRecordZone.ID]? = nil, configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
    ) {
        self.init()
        (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID)
    }
    override func reportRefusal() {
        fetchRecordZoneChangesCompletionBlock?(CKError.refused)
        fetchRecordZoneChangesResultBlock?(.failure(CKError.refused))
    }
}
/// Fetches zones, which fails.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordZoneIDs: [CKRecordZone.ID]?
    open var perRecordZoneResultBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
    open var fetchRecordZonesCompletionBlock: (([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?
    open var fetchRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() { super.init() }
    public convenience init(recordZoneIDs zoneIDs: [CKRecordZone.ID]) {
        self.init()
        recordZoneIDs = zoneIDs
    }
    open class func fetchAllRecordZonesOperation() -> Self { fetchAll() }
    private class func fetchAll() -> Self { unsafeDowncast(CKFetchRecordZonesOperation(), to: Self.self) }
    override func reportRefusal() {
        fetchRecordZonesCompletionBlock?(nil, CKError.refused)
        fetchRecordZonesResultBlock?(.failure(CKError.refused))
    }
}
/// Fetches subscriptions, which fails.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var subscriptionIDs: [CKSubscription.ID]?
    open var perSubscriptionResultBlock: ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
    open var fetchSubscriptionCompletionBlock: (([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?
    open var fetchSubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() { super.init() }
    public convenience init(subscriptionIDs: [CKSubscription.ID]) {
        self.init()
        self.subscriptionIDs = subscriptionIDs
    }
    override func reportRefusal() {
        fetchSubscriptionCompletionBlock?(nil, CKError.refused)
        fetchSubscriptionsResultBlock?(.failure(CKError.refused))
    }
}
/// A notification of a query; none arrives.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
    /// What happened to a record.
    public enum Reason: Int, Sendable { case recordCreated = 1, recordUpdated, recordDeleted }
    open var queryNotificationReason: Reason { .recordCreated }
    open var recordFields: [String: Any]? { nil }
    open var recordID: CKRecord.ID? { nil }
    open var databaseScope: CKDatabase.Scope { .private }
}
/// A notification of a zone; none arrives.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
    open override var notificationType: NotificationType { .recordZone }
    open var recordZoneID: CKRecordZone.ID? { nil }
    open var databaseScope: CKDatabase.Scope { .private }
}
/// A notification of a database; none arrives.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
    open override var notificationType: NotificationType { .database }
    open var databaseScope: CKDatabase.Scope { .private }
}
