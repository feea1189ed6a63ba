import Foundation

// Shares are described; nobody is invited, because there is no account.

public let CKShareThumbnailImageDataKey = "cloudkit.thumbnailImageData"

/// A user of iCloud.
open class CKUserIdentity: NSObject, @unchecked Sendable {
    /// What identifies a user to the one who looks for them.
    open class LookupInfo: NSObject, @unchecked Sendable {
        public let emailAddress: String?, phoneNumber: String?, userRecordID: CKRecord.ID?
        public init(emailAddress: String) { (self.emailAddress, phoneNumber, userRecordID) = (emailAddress, nil, nil) }
        public init(phoneNumber: String) { (emailAddress, self.phoneNumber, userRecordID) = (nil, phoneNumber, nil) }
        public init(userRecordID: CKRecord.ID) { (emailAddress, phoneNumber, self.userRecordID) = (nil, nil, userRecordID) }
        open class func lookupInfos(withEmails emails: [String]) -> [LookupInfo] { emails.map { LookupInfo(emailAddress: $0) } }
        open class func lookupInfos(withPhoneNumbers phoneNumbers: [String]) -> [LookupInfo] {
            phoneNumbers.map { LookupInfo(phoneNumber: $0) }
        }
        open class func lookupInfos(with recordIDs: [CKRecord.ID]) -> [LookupInfo] { recordIDs.map { LookupInfo(userRecordID: $0) } }
    }
    public let userRecordID: CKRecord.ID?, lookupInfo: LookupInfo?, nameComponents: PersonNameComponents?
    open var hasiCloudAccount: Bool { false }
    open var contactIdentifiers: [String] { [] }
    init(_ userRecordID: CKRecord.ID?, _ lookupInfo: LookupInfo?) {
        (self.userRecordID, self.lookupInfo, nameComponents) = (userRecordID, lookupInfo, nil)
    }
}

/// A record that describes who sees other records.
open class CKShare: CKRecord, @unchecked Sendable {
    /// What a participant may do.
    public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
    public enum ParticipantRole: Int, Sendable { case unknown = 0, owner, administrator, privateUser, publicUser }
    public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }
    /// A user who sees a share.
    open class Participant: NSObject, @unchecked Sendable {
        public let userIdentity: CKUserIdentity
        open var role = ParticipantRole.privateUser
        open var permission = ParticipantPermission.readOnly
        open var acceptanceStatus: ParticipantAcceptanceStatus { role == .owner ? .accepted : .pending }
        open var participantID: String { userIdentity.userRecordID?.recordName ?? "" }
        init(_ userIdentity: CKUserIdentity) { self.userIdentity = userIdentity }
    }
    /// What an invitation says about a share; none arrives.
    open class Metadata: NSObject, @unchecked Sendable {
        open var containerIdentifier: String { "" }
        open var share: CKShare { CKShare(recordZoneID: .default) }
        open var rootRecordID: CKRecord.ID { CKRecord.ID() }
        open var hierarchicalRootRecordID: CKRecord.ID? { nil }
        open var rootRecord: CKRecord? { nil }
        open var ownerIdentity: CKUserIdentity { CKUserIdentity(nil, nil) }
        open var participantRole: ParticipantRole { .unknown }
        open var participantStatus: ParticipantAcceptanceStatus { .unknown }
        open var participantPermission: ParticipantPermission { .unknown }
    }
    /// The keys of a share's own fields.
    public enum SystemFieldKey {
        public static let title = "cloudkit.title", thumbnailImageData = "cloudkit.thumbnailImageData", shareType = "cloudkit.type"
    }
    /// What everybody with the link may do.
    public final var publicPermission = ParticipantPermission.none
    public private(set) final var owner = Participant(CKUserIdentity(CKRecord.ID(recordName: CKCurrentUserDefaultName), nil))
    private final var others: [Participant] = []
    open var participants: [Participant] { [owner] + others }
    open var currentUserParticipant: Participant? { owner }
    /// The link, which a server would give: nil.
    open var url: URL? { nil }

    /// Creates a share of a record and those below it.
    public convenience init(rootRecord: CKRecord) {
        self.init(rootRecord: rootRecord, shareID: CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
    }
    /// Creates a share of a record and those below it.
    public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
        super.init(recordType: CKRecordTypeShare, recordID: shareID)
        setUp()
    }
    public init(recordZoneID: CKRecordZone.ID) {
        super.init(recordType: CKRecordTypeShare, recordID: CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID))
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() { (owner.role, owner.permission) = (.owner, .readWrite) }
    /// Adds a participant, or replaces the same one.
    open func addParticipant(_ participant: Participant) {
        removeParticipant(participant)
        others.append(participant)
    }
    /// Removes a participant, other than the owner.
    open func removeParticipant(_ participant: Participant) { others.removeAll { $0 === participant } }
}

extension CKContainer {
    /// Calls the handler with an error: there is no account.
    public func fetchShareMetadata(with url: URL, completionHandler: @escaping (CKShare.Metadata?, (any Error)?) -> Void) {
        later { completionHandler(nil, CKError.refused) }
    }
    public func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError.refused }
    /// Calls the handler with an error: there is no account.
    public func accept(_ metadata: CKShare.Metadata, completionHandler: @escaping (CKShare?, (any Error)?) -> Void) {
        later { completionHandler(nil, CKError.refused) }
    }
    /// Throws an error: there is no account.
    @discardableResult public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError.refused }
    /// Calls the handler with an error: there is no account.
    public func fetchShareParticipant(
        withEmailAddress emailAddress: String, completionHandler: @escaping (CKShare.Participant?, (any Error)?) -> Void
    ) { later { completionHandler(nil, CKError.refused) } }
    public func shareParticipant(forEmailAddress emailAddress: String) async throws -> CKShare.Participant { throw CKError.refused }
    public func shareParticipant(forPhoneNumber phoneNumber: String) async throws -> CKShare.Participant { throw CKError.refused }
    /// Calls the handler with an error: there is no account.
    public func discoverUserIdentity(
        withEmailAddress email: String, completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
    ) { later { completionHandler(nil, CKError.refused) } }
    /// Calls the handler with an error: there is no account.
    public func discoverUserIdentity(
        withUserRecordID userRecordID: CKRecord.ID, completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
    ) { later { completionHandler(nil, CKError.refused) } }
    public func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity? { throw CKError.refused }
    /// Throws an error: there is no account.
    public func userIdentity(forEmailAddress email: String) async throws -> CKUserIdentity? { throw CKError.refused }
}

/// Accepts invitations, which fails.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
    open var shareMetadatas: [CKShare.Metadata]?
    open var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
    open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
    open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?
    open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() { super.init() }
    public convenience init(shareMetadatas: [CKShare.Metadata]) {
        self.init()
        self.shareMetadatas = shareMetadatas
    }
    override func reportRefusal() {
        acceptSharesCompletionBlock?(CKError.refused)
        acceptSharesResultBlock?(.failure(CKError.refused))
    }
}
/// Finds what links to shares mean, which fails.
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
    open var shareURLs: [URL]?, shouldFetchRootRecord = false, rootRecordDesiredKeys: [CKRecord.FieldKey]?
    open var perShareMetadataBlock: ((URL, CKShare.Metadata?, (any Error)?) -> Void)?
    open var perShareMetadataResultBlock: ((URL, Result<CKShare.Metadata, any Error>) -> Void)?
    open var fetchShareMetadataCompletionBlock: (((any Error)?) -> Void)?
    open var fetchShareMetadataResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() { super.init() }
    public convenience init(shareURLs: [URL]) {
        self.init()
        self.shareURLs = shareURLs
    }
    override func reportRefusal() {
        fetchShareMetadataCompletionBlock?(CKError.refused)
        fetchShareMetadataResultBlock?(.failure(CKError.refused))
    }
}
/// Finds users to invite, which fails.
open class CKFetchShareParticipantsOperation: CKOperation, @unchecked Sendable {
    open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]?
    open var shareParticipantFetchedBlock: ((CKShare.Participant) -> Void)?
    open var perShareParticipantResultBlock: ((CKUserIdentity.LookupInfo, Result<CKShare.Participant, any Error>) -> Void)?
    open var fetchShareParticipantsCompletionBlock: (((any Error)?) -> Void)?
    open var fetchShareParticipantsResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() { super.init() }
    public convenience init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) {
        self.init()
        self.userIdentityLookupInfos = userIdentityLookupInfos
    }
    override func reportRefusal() {
        fetchShareParticipantsCompletionBlock?(CKError.refused)
        fetchShareParticipantsResultBlock?(.failure(CKError.refused))
    }
}
