import Foundation

/// Handles the events of a sync engine, and provides its changes.
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
    func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
    func nextRecordZoneChangeBatch(_ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine) async
        -> CKSyncEngine.RecordZoneChangeBatch?
    func nextFetchChangesOptions(_ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine) async
        -> CKSyncEngine.FetchChangesOptions
}
extension CKSyncEngineDelegate {
    public func nextFetchChangesOptions(_ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine) async
        -> CKSyncEngine.FetchChangesOptions
    { context.options }
}

/// Keeps the changes that it would send. Without an account it never asks its delegate for them.
public final class CKSyncEngine: Sendable {
    public struct Configuration: Sendable {
        public var database: CKDatabase, stateSerialization: State.Serialization?, automaticallySync = true, subscriptionID: String?
        public weak var delegate: (any CKSyncEngineDelegate)?
        public init(database: CKDatabase, stateSerialization: State.Serialization?, delegate: any CKSyncEngineDelegate) {
            (self.database, self.stateSerialization) = (database, stateSerialization)
            self.delegate = delegate
        }
    }
    public let database: CKDatabase, state: State
    public init(_ configuration: Configuration) { (database, state) = (configuration.database, State()) }
    public func fetchChanges(_ options: FetchChangesOptions = .init()) async throws { throw CKError.refused }
    public func sendChanges(_ options: SendChangesOptions = .init()) async throws { throw CKError.refused }
    public func cancelOperations() async {}

    public enum PendingRecordZoneChange: Hashable, Sendable { case saveRecord(CKRecord.ID), deleteRecord(CKRecord.ID) }
    public enum PendingDatabaseChange: Hashable, Sendable { case saveZone(CKRecordZone), deleteZone(CKRecordZone.ID) }
    public enum SyncReason: Hashable, Sendable { case scheduled, manual }

    public final class State: @unchecked Sendable {  // Everything is behind the lock.
        /// The state for the next launch of the app.
        public struct Serialization: Codable, Sendable {}
        private let lock = NSLock()
        private var records: [PendingRecordZoneChange] = [], zones: [PendingDatabaseChange] = [], hasUntracked = false
        public var pendingRecordZoneChanges: [PendingRecordZoneChange] { lock.withLock { records } }
        public var pendingDatabaseChanges: [PendingDatabaseChange] { lock.withLock { zones } }
        public var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID] { [] }
        public var hasPendingUntrackedChanges: Bool {
            get { lock.withLock { hasUntracked } }
            set { lock.withLock { hasUntracked = newValue } }
        }
        public func add(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
            lock.withLock { for change in changes where !records.contains(change) { records.append(change) } }
        }
        public func remove(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
            lock.withLock { records.removeAll { changes.contains($0) } }
        }
        public func add(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
            lock.withLock { for change in changes where !zones.contains(change) { zones.append(change) } }
        }
        public func remove(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
            lock.withLock { zones.removeAll { changes.contains($0) } }
        }
    }

    // MARK: Options

    public struct FetchChangesOptions: Sendable {
        public enum Scope: Sendable { case all, allExcluding([CKRecordZone.ID]), zoneIDs([CKRecordZone.ID]) }
        public var scope: Scope, prioritizedZoneIDs: [CKRecordZone.ID] = []
        public init(scope: Scope = .all) { self.scope = scope }
    }
    public struct SendChangesOptions: Sendable {
        public enum Scope: Sendable {
            case all, allExcluding([CKRecordZone.ID]), zoneIDs([CKRecordZone.ID]), recordIDs([CKRecord.ID])
            public func contains(_ change: PendingRecordZoneChange) -> Bool {
                let identifier =
                    switch change {
                    case .saveRecord(let identifier), .deleteRecord(let identifier): identifier
                    }
                return switch self {
                case .all: true
                case .allExcluding(let zones): !zones.contains(identifier.zoneID)
                case .zoneIDs(let zones): zones.contains(identifier.zoneID)
                case .recordIDs(let records): records.contains(identifier)
                }
            }
        }
        public var scope: Scope
        public init(scope: Scope = .all) { self.scope = scope }
    }
    public struct FetchChangesContext: Sendable { public let reason: SyncReason, options: FetchChangesOptions }
    public struct SendChangesContext: Sendable { public let reason: SyncReason, options: SendChangesOptions }
    public struct RecordZoneChangeBatch: Sendable {
        public var recordsToSave: [CKRecord], recordIDsToDelete: [CKRecord.ID], atomicByZone: Bool
        public init(recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [], atomicByZone: Bool = false) {
            (self.recordsToSave, self.recordIDsToDelete, self.atomicByZone) = (recordsToSave, recordIDsToDelete, atomicByZone)
        }
        /// Creates a batch of pending changes, or `nil` if there are none.
        public init?(pendingChanges: [PendingRecordZoneChange], recordProvider: @Sendable (CKRecord.ID) async -> CKRecord?) async {
            self.init()
            for change in pendingChanges {
                switch change {
                case .saveRecord(let identifier): if let record = await recordProvider(identifier) { recordsToSave.append(record) }
                case .deleteRecord(let identifier): recordIDsToDelete.append(identifier)
                }
            }
            if recordsToSave.isEmpty, recordIDsToDelete.isEmpty { return nil }
        }
    }

    // MARK: Events

    public enum Event: Sendable {
        case stateUpdate(StateUpdate), accountChange(AccountChange)
        case fetchedDatabaseChanges(FetchedDatabaseChanges), fetchedRecordZoneChanges(FetchedRecordZoneChanges)
        case sentDatabaseChanges(SentDatabaseChanges), sentRecordZoneChanges(SentRecordZoneChanges)
        case willFetchChanges(WillFetchChanges), willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
        case didFetchRecordZoneChanges(DidFetchRecordZoneChanges), didFetchChanges(DidFetchChanges)
        case willSendChanges(WillSendChanges), didSendChanges(DidSendChanges)

        public struct StateUpdate: Sendable { public let stateSerialization: State.Serialization }
        public struct AccountChange: Sendable {
            public enum ChangeType: Sendable {
                case signIn(currentUser: CKRecord.ID), signOut(previousUser: CKRecord.ID)
                case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
            }
            public let changeType: ChangeType
        }
        public struct FetchedDatabaseChanges: Sendable {
            public struct Modification: Sendable { public let zoneID: CKRecordZone.ID }
            public struct Deletion: Sendable {
                public enum Reason: Sendable { case deleted, purged, encryptedDataReset }
                public let zoneID: CKRecordZone.ID, reason: Reason
            }
            public let modifications: [Modification], deletions: [Deletion]
        }
        public struct FetchedRecordZoneChanges: Sendable {
            public struct Modification: Sendable { public let record: CKRecord }
            public struct Deletion: Sendable { public let recordID: CKRecord.ID, recordType: CKRecord.RecordType }
            public let modifications: [Modification], deletions: [Deletion]
        }
        public struct SentDatabaseChanges: Sendable {
            public struct FailedZoneSave: Sendable { public let zone: CKRecordZone, error: CKError }
            public let savedZones: [CKRecordZone], failedZoneSaves: [FailedZoneSave], deletedZoneIDs: [CKRecordZone.ID]
            public let failedZoneDeletes: [CKRecordZone.ID: CKError]
        }
        public struct SentRecordZoneChanges: Sendable {
            public struct FailedRecordSave: Sendable { public let record: CKRecord, error: CKError }
            public let savedRecords: [CKRecord], failedRecordSaves: [FailedRecordSave], deletedRecordIDs: [CKRecord.ID]
            public let failedRecordDeletes: [CKRecord.ID: CKError]
        }
        public struct WillFetchChanges: Sendable { public let context: FetchChangesContext }
        public struct WillFetchRecordZoneChanges: Sendable { public let zoneID: CKRecordZone.ID }
        public struct DidFetchRecordZoneChanges: Sendable { public let zoneID: CKRecordZone.ID, error: CKError? }
        public struct DidFetchChanges: Sendable { public let context: FetchChangesContext }
        public struct WillSendChanges: Sendable { public let context: SendChangesContext }
        public struct DidSendChanges: Sendable { public let context: SendChangesContext }
    }
}
