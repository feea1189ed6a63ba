import CoreLocationCompanion
import Foundation

// Sendable, as Apple's headers mark these classes: an app changes an object before it passes it on.

/// The state of the user's iCloud account.
public enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }
extension Notification.Name { public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification") }
public let CKErrorDomain = "CKErrorDomain", CKErrorRetryAfterKey = "CKRetryAfter", CKPartialErrorsByItemIDKey = "CKPartialErrors"
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord", CKRecordChangedErrorServerRecordKey = "ServerRecord",
    CKRecordChangedErrorClientRecordKey = "ClientRecord"

/// The reason why a request failed.
public struct CKError: Error, CustomNSError, LocalizedError, @unchecked Sendable {
    /// The reason for an error of CloudKit.
    public enum Code: Int, Sendable {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited,
            missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments, resultsTruncated, serverRecordChanged,
            serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation, operationCancelled,
            changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone,
            tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted, participantMayNeedVerification,
            serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
    }
    public let code: Code
    public let userInfo: [String: Any]
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }
    public static var errorDomain: String { CKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }
    public var errorDescription: String? {
        code == .notAuthenticated ? "This request requires an authenticated account" : "The request failed (\(code))"
    }
    public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
    public var partialErrorsByItemID: [AnyHashable: any Error]? { userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error] }
    public var ancestorRecord: CKRecord? { userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }
    public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
    public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
    static let refused = CKError(.notAuthenticated)
}
extension CKError {
    public static var internalError: Code { .internalError }
    public static var partialFailure: Code { .partialFailure }
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var networkFailure: Code { .networkFailure }
    public static var badContainer: Code { .badContainer }
    public static var serviceUnavailable: Code { .serviceUnavailable }
    public static var requestRateLimited: Code { .requestRateLimited }
    public static var missingEntitlement: Code { .missingEntitlement }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var permissionFailure: Code { .permissionFailure }
    public static var unknownItem: Code { .unknownItem }
    public static var invalidArguments: Code { .invalidArguments }
    public static var resultsTruncated: Code { .resultsTruncated }
    public static var serverRecordChanged: Code { .serverRecordChanged }
    public static var serverRejectedRequest: Code { .serverRejectedRequest }
    public static var assetFileNotFound: Code { .assetFileNotFound }
    public static var assetFileModified: Code { .assetFileModified }
    public static var incompatibleVersion: Code { .incompatibleVersion }
    public static var constraintViolation: Code { .constraintViolation }
    public static var operationCancelled: Code { .operationCancelled }
    public static var changeTokenExpired: Code { .changeTokenExpired }
    public static var batchRequestFailed: Code { .batchRequestFailed }
    public static var zoneBusy: Code { .zoneBusy }
    public static var badDatabase: Code { .badDatabase }
    public static var quotaExceeded: Code { .quotaExceeded }
    public static var zoneNotFound: Code { .zoneNotFound }
    public static var limitExceeded: Code { .limitExceeded }
    public static var userDeletedZone: Code { .userDeletedZone }
    public static var tooManyParticipants: Code { .tooManyParticipants }
    public static var alreadyShared: Code { .alreadyShared }
    public static var referenceViolation: Code { .referenceViolation }
    public static var managedAccountRestricted: Code { .managedAccountRestricted }
    public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
    public static var serverResponseLost: Code { .serverResponseLost }
    public static var assetNotAvailable: Code { .assetNotAvailable }
    public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
}
/// Lets `catch CKError.notAuthenticated` match a code, as error enumerations do.
public func ~= (pattern: CKError.Code, error: any Error) -> Bool { (error as? CKError)?.code == pattern }

/// An app's part of iCloud.
open class CKContainer: NSObject, @unchecked Sendable {
    open private(set) var containerIdentifier: String?
    public let publicCloudDatabase = CKDatabase(.public), privateCloudDatabase = CKDatabase(.private),
        sharedCloudDatabase = CKDatabase(.shared)
    public init(identifier: String) { containerIdentifier = identifier }
    private static let shared = CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? ""))
    open class func `default`() -> CKContainer { shared }
    open func database(with scope: CKDatabase.Scope) -> CKDatabase {
        scope == .public ? publicCloudDatabase : scope == .shared ? sharedCloudDatabase : privateCloudDatabase
    }
    open func add(_ operation: CKOperation) { operation.refuse() }

    open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
        later { completionHandler(.noAccount, nil) }
    }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
        later { completionHandler(nil, CKError.refused) }
    }
    open func userRecordID() async throws -> CKRecord.ID { throw CKError.refused }

    /// The user's answer to a request of the app.
    public enum ApplicationPermissionStatus: Int, Sendable { case initialState, couldNotComplete, denied, granted }
    /// The permissions that an app requests.
    public struct ApplicationPermissions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let userDiscoverability = Self(rawValue: 1)
    }
    open func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions, completionHandler: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
    ) { later { completionHandler(.couldNotComplete, CKError.refused) } }
    open func requestApplicationPermission(_ applicationPermission: ApplicationPermissions) async throws -> ApplicationPermissionStatus {
        throw CKError.refused
    }
    open func status(
        forApplicationPermission applicationPermission: ApplicationPermissions,
        completionHandler: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
    ) { later { completionHandler(.initialState, CKError.refused) } }
}

/// A database of iCloud, which refuses every request.
open class CKDatabase: NSObject, @unchecked Sendable {
    /// The kind of a database, by who can read it.
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
    public let databaseScope: Scope
    init(_ scope: Scope) { databaseScope = scope }
    open func add(_ operation: CKDatabaseOperation) { operation.refuse() }
    private func refuse<Value>(_ completionHandler: @escaping (Value?, (any Error)?) -> Void) {
        later { completionHandler(nil, CKError.refused) }
    }

    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) { refuse(completionHandler) }
    open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    open func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void) { refuse(completionHandler) }
    open func fetch(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    open func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) { refuse(completionHandler) }
    open func delete(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    open func save(_ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    open func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) { refuse(completionHandler) }
    open func delete(withSubscriptionID identifier: String, completionHandler: @escaping (String?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }

    public typealias MatchResults = (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?)
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.refused }
    open func records(for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil) async throws
        -> [CKRecord.ID: Result<CKRecord, any Error>]
    { throw CKError.refused }
    open func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> MatchResults { throw CKError.refused }
    open func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> MatchResults { throw CKError.refused }
    open func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults, completionHandler: @escaping (Result<MatchResults, any Error>) -> Void
    ) { later { completionHandler(.failure(CKError.refused)) } }
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.refused }
    @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError.refused }
    @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError.refused }
    @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError.refused }
    @discardableResult open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID { throw CKError.refused }
    @discardableResult open func deleteSubscription(withID identifier: String) async throws -> String { throw CKError.refused }
    open func allRecordZones() async throws -> [CKRecordZone] { throw CKError.refused }
    open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError.refused }
    open func allSubscriptions() async throws -> [CKSubscription] { throw CKError.refused }
    open func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
    ) { throw CKError.refused }
    open func modifyRecordZones(saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]) async throws
        -> (saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>], deleteResults: [CKRecordZone.ID: Result<Void, any Error>])
    { throw CKError.refused }
}
