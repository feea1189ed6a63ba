import CloudKitCompanion
import CoreDataCompanion
import Foundation
import Testing
import UIKitRuntime

@MainActor @Suite("CloudKit without an account", .serialized) struct CloudTests {
    @Test("a record has its fields, the keys that changed, and an identity in a zone") func records() throws {
        let zone = CKRecordZone.ID(zoneName: "Notes")
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "one", zoneID: zone))
        record["title"] = "Tea"
        record["count"] = 3
        record["place"] = CLLocation(latitude: 1, longitude: 2)
        #expect(record["title"] as? String == "Tea" && record["count"] as? Int == 3 && record.changedKeys() == ["count", "place", "title"])
        record["title"] = nil as String?
        #expect(record.allKeys() == ["count", "place"] && record.value(forKey: "count") as? Int == 3)
        #expect(record.recordID == CKRecord.ID(recordName: "one", zoneID: CKRecordZone.ID(zoneName: "Notes")))
        #expect(record.recordID != CKRecord.ID(recordName: "one"))
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        record.encodeSystemFields(with: coder)
        let copy = try #require(CKRecord(coder: NSKeyedUnarchiver(forReadingFrom: coder.encodedData)))
        #expect(copy.recordType == "Note" && copy.recordID == record.recordID && copy.allKeys().isEmpty)
    }

    @Test("there is no account, and requests end with notAuthenticated, later") func refusals() async throws {
        let container = CKContainer(identifier: "iCloud.test"), database = container.privateCloudDatabase
        #expect(try await container.accountStatus() == .noAccount)
        await #expect(throws: CKError.self) { try await database.save(CKRecord(recordType: "Note")) }
        nonisolated(unsafe) var codes: [CKError.Code?] = []
        database.fetch(withRecordID: CKRecord.ID()) { _, error in codes.append((error as? CKError)?.code) }
        let operation = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
        operation.queryResultBlock = { result in if case .failure(let error) = result { codes.append((error as? CKError)?.code) } }
        database.add(operation)
        #expect(codes.isEmpty)
        EventLoop.main.advance(by: 0.1)
        #expect(codes == [.notAuthenticated, .notAuthenticated])
    }

    @Test("a sync engine keeps the changes that it would send") func engine() async {
        final class Delegate: CKSyncEngineDelegate {
            func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async {}
            func nextRecordZoneChangeBatch(_ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine) async
                -> CKSyncEngine.RecordZoneChangeBatch?
            { nil }
        }
        let delegate = Delegate(), one = CKRecord.ID(recordName: "one"), two = CKRecord.ID(recordName: "two")
        let engine = CKSyncEngine(.init(database: CKContainer.default().privateCloudDatabase, stateSerialization: nil, delegate: delegate))
        engine.state.add(pendingRecordZoneChanges: [.saveRecord(one), .deleteRecord(two), .saveRecord(one)])
        #expect(engine.state.pendingRecordZoneChanges == [.saveRecord(one), .deleteRecord(two)])
        engine.state.remove(pendingRecordZoneChanges: [.saveRecord(one)])
        let batch = await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: engine.state.pendingRecordZoneChanges) { _ in nil }
        #expect(batch?.recordIDsToDelete == [two] && batch?.recordsToSave.isEmpty == true)
        await #expect(throws: CKError.self) { try await engine.fetchChanges() }
    }

    @Test("a share has its owner and participants, and sharing operations end with notAuthenticated") @MainActor func sharing() async throws
    {
        let zone = CKRecordZone.ID(zoneName: "Notes"),
            root = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a", zoneID: zone))
        let share = CKShare(rootRecord: root)
        share[CKShare.SystemFieldKey.title] = "My Note"
        #expect(
            share.recordType == CKRecordTypeShare && share.recordID.zoneID == zone
                && share[CKShare.SystemFieldKey.title] as? String == "My Note")
        #expect(share.participants.count == 1 && share.owner.role == .owner && share.publicPermission == .none && share.url == nil)
        do { _ = try await CKContainer.default().shareMetadata(for: URL(fileURLWithPath: "/")) } catch CKError.notAuthenticated {}
        var error: (any Error)?
        let operation = CKFetchRecordZoneChangesOperation(recordZoneIDs: [zone])
        operation.fetchRecordZoneChangesResultBlock = { result in
            if case .failure(let found) = result { error = found }
        }
        CKContainer.default().privateCloudDatabase.add(operation)
        EventLoop.main.advance(by: 0.1)
        #expect((error as? CKError)?.code == .notAuthenticated)
        #expect(CKUserIdentity.LookupInfo.lookupInfos(withEmails: ["a@b.c"]).map(\.emailAddress) == ["a@b.c"])
    }

    @Test("a container of Core Data has no records, and refuses to share") func persistentSharing() async throws {
        let container = NSPersistentCloudKitContainer(name: "Notes", managedObjectModel: NSManagedObjectModel())
        let options = NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.notes")
        #expect(options.databaseScope == .private)
        options.databaseScope = .shared
        #expect(options.databaseScope == .shared)
        #expect(try container.fetchShares(in: nil).isEmpty && container.records(for: []).isEmpty)
        do { _ = try await container.share([], to: nil) } catch CKError.notAuthenticated {}
        let kinds: [NSPersistentCloudKitContainer.EventType] = [.setup, .import, .export]
        #expect(kinds.map(\.rawValue) == [0, 1, 2])
    }
}
