import CoreDataCompanion
import Foundation

// The members of Core Data's container that speak of records: nothing is mirrored, so no object has one.

extension NSPersistentCloudKitContainerOptions {
    /// The database that a store would be mirrored to. It is stored but has no effect.
    public var databaseScope: CKDatabase.Scope {
        get { CKDatabase.Scope(rawValue: scope) ?? .private }
        set { scope = newValue.rawValue }
    }
}

extension NSPersistentCloudKitContainer {
    /// Returns nil: no object has a record.
    public func record(for managedObjectID: NSManagedObjectID) -> CKRecord? { nil }
    /// Returns nothing: no object has a record.
    public func records(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord] { [:] }
    /// Returns nil: no object has a record.
    public func recordID(for managedObjectID: NSManagedObjectID) -> CKRecord.ID? { nil }
    /// Returns nothing: no object has a record.
    public func recordIDs(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord.ID] { [:] }
    /// Returns nothing: no object is shared.
    public func fetchShares(matching objectIDs: [NSManagedObjectID]) throws -> [NSManagedObjectID: CKShare] { [:] }
    /// Returns nothing: nothing is shared.
    public func fetchShares(in persistentStore: NSPersistentStore?) throws -> [CKShare] { [] }
    /// Calls the handler with an error: there is no account.
    public func share(
        _ managedObjects: [NSManagedObject], to share: CKShare?,
        completion: @escaping (Set<NSManagedObjectID>?, CKShare?, CKContainer?, (any Error)?) -> Void
    ) { later { completion(nil, nil, nil, CKError.refused) } }
    /// Throws an error: there is no account.
    public func share(_ managedObjects: [NSManagedObject], to share: CKShare?) async throws -> (
        Set<NSManagedObjectID>, CKShare, CKContainer
    ) {
        throw CKError.refused
    }
    /// Calls the handler with an error: there is no account.
    public func acceptShareInvitations(
        from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore,
        completion: (([CKShare.Metadata]?, (any Error)?) -> Void)? = nil
    ) { later { completion?(nil, CKError.refused) } }
    /// Throws an error: there is no account.
    @discardableResult
    public func acceptShareInvitations(from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore) async throws
        -> [CKShare.Metadata]
    { throw CKError.refused }
    /// Calls the handler with an error: there is no account.
    public func persistUpdatedShare(
        _ share: CKShare, in persistentStore: NSPersistentStore, completion: ((CKShare?, (any Error)?) -> Void)? = nil
    ) { later { completion?(nil, CKError.refused) } }
    /// Throws an error: there is no account.
    @discardableResult public func persistUpdatedShare(_ share: CKShare, in persistentStore: NSPersistentStore) async throws -> CKShare {
        throw CKError.refused
    }
    /// Calls the handler with an error: there is no account.
    public func purgeObjectsAndRecordsInZone(
        with zoneID: CKRecordZone.ID, in persistentStore: NSPersistentStore?, completion: ((CKRecordZone.ID?, (any Error)?) -> Void)? = nil
    ) { later { completion?(nil, CKError.refused) } }
    /// Throws an error: there is no account.
    @discardableResult
    public func purgeObjectsAndRecordsInZone(with zoneID: CKRecordZone.ID, in persistentStore: NSPersistentStore?) async throws
        -> CKRecordZone.ID
    { throw CKError.refused }
    /// Calls the handler with an error: there is no account.
    public func fetchParticipants(
        matching lookupInfos: [CKUserIdentity.LookupInfo], into persistentStore: NSPersistentStore,
        completion: @escaping ([CKShare.Participant]?, (any Error)?) -> Void
    ) { later { completion(nil, CKError.refused) } }
    /// Throws an error: there is no account.
    public func fetchParticipants(matching lookupInfos: [CKUserIdentity.LookupInfo], into persistentStore: NSPersistentStore) async throws
        -> [CKShare.Participant]
    { throw CKError.refused }
}
