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
    /// The settings of an engine.
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
    /// Does nothing.
    public func cancelOperations() async {}

    /// A change of a record that waits to be sent.
    public enum PendingRecordZoneChange: Hashable, Sendable { case saveRecord(CKRecord.ID), deleteRecord(CKRecord.ID) }
    /// A change of a zone that waits to be sent.
    public enum PendingDatabaseChange: Hashable, Sendable { case saveZone(CKRecordZone), deleteZone(CKRecordZone.ID) }
    /// The reason for which an engine synchronizes.
    public enum SyncReason: Hashable, Sendable { case scheduled, manual }

    /// The state of an engine, with the changes that wait.
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
        /// The zones and records whose changes are sent.
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
    /// The changes to records that are sent together.
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

        /// A change of the engine's state, which the app keeps.
        public struct StateUpdate: Sendable { public let stateSerialization: State.Serialization }
        /// A change of the user's account.
        public struct AccountChange: Sendable {
            /// The kind of a change of the account.
            public enum ChangeType: Sendable {
                case signIn(currentUser: CKRecord.ID), signOut(previousUser: CKRecord.ID)
                case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
            }
            public let changeType: ChangeType
        }
        /// The fetched changes to record zones.
        public struct FetchedDatabaseChanges: Sendable {
            public struct Modification: Sendable { public let zoneID: CKRecordZone.ID }
            /// A zone that was deleted.
            public struct Deletion: Sendable {
                /// The reason for which a zone was deleted.
                public enum Reason: Sendable { case deleted, purged, encryptedDataReset }
                public let zoneID: CKRecordZone.ID, reason: Reason
            }
            public let modifications: [Modification], deletions: [Deletion]
        }
        /// The changes to records that were fetched.
        public struct FetchedRecordZoneChanges: Sendable {
            public struct Modification: Sendable { public let record: CKRecord }
            public struct Deletion: Sendable { public let recordID: CKRecord.ID, recordType: CKRecord.RecordType }
            public let modifications: [Modification], deletions: [Deletion]
        }
        /// The changes to zones that were sent.
        public struct SentDatabaseChanges: Sendable {
            /// A zone that couldn't be saved.
            public struct FailedZoneSave: Sendable { public let zone: CKRecordZone, error: CKError }
            public let savedZones: [CKRecordZone], failedZoneSaves: [FailedZoneSave], deletedZoneIDs: [CKRecordZone.ID]
            public let failedZoneDeletes: [CKRecordZone.ID: CKError]
        }
        /// The changes to records that were sent.
        public struct SentRecordZoneChanges: Sendable {
            /// A record that couldn't be saved.
            public struct FailedRecordSave: Sendable { public let record: CKRecord, error: CKError }
            public let savedRecords: [CKRecord], failedRecordSaves: [FailedRecordSave], deletedRecordIDs: [CKRecord.ID]
            public let failedRecordDeletes: [CKRecord.ID: CKError]
        }
        /// The start of fetching.
        public struct WillFetchChanges: Sendable { public let context: FetchChangesContext }
        /// The start of fetching a zone's records.
        public struct WillFetchRecordZoneChanges: Sendable { public let zoneID: CKRecordZone.ID }
        /// The end of fetching a zone's records.
        public struct DidFetchRecordZoneChanges: Sendable { public let zoneID: CKRecordZone.ID, error: CKError? }
        /// The end of fetching.
        public struct DidFetchChanges: Sendable { public let context: FetchChangesContext }
        /// The start of sending.
        public struct WillSendChanges: Sendable { public let context: SendChangesContext }
        /// The end of sending.
        public struct DidSendChanges: Sendable { public let context: SendChangesContext }
    }
}
