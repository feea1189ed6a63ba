// No iCloud account: the account status is `noAccount`, and every request ends with `notAuthenticated`. Records work as values.
@_exported import CoreLocationCompanion
@_exported import Foundation

// Sendable, as Apple's headers mark these classes: an app changes an object before it passes it on.

/// A value that a field of a record can contain.
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

public let CKCurrentUserDefaultName = "__defaultOwner__", CKOwnerDefaultName = "__defaultOwner__"
public let CKRecordZoneDefaultName = "_defaultZone", CKRecordTypeUserRecord = "Users", CKRecordTypeShare = "cloudkit.share"

/// A file that belongs to a record.
open class CKAsset: NSObject, @unchecked Sendable {
    open private(set) var fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A part of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
    /// The identifier of a record: its name and its zone.
    open class ID: NSObject, NSSecureCoding, @unchecked Sendable {
        /// Whether the class can be decoded securely, which is always true.
        open class var supportsSecureCoding: Bool { true }
        public static let defaultZoneName = CKRecordZoneDefaultName
        public static var `default`: ID { ID(zoneName: defaultZoneName) }
        public let zoneName: String, ownerName: String
        public init(zoneName: String = CKRecordZoneDefaultName, ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
        public required init?(coder: NSCoder) {
            zoneName = coder.text("ZoneName") ?? CKRecordZoneDefaultName
            ownerName = coder.text("OwnerName") ?? CKCurrentUserDefaultName
        }
        open func encode(with coder: NSCoder) {
            coder.encode(zoneName as NSString, forKey: "ZoneName")
            coder.encode(ownerName as NSString, forKey: "OwnerName")
        }
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
        }
        open override var hash: Int { zoneName.hashValue ^ ownerName.hashValue }
    }
    /// The operations that a zone supports.
    public struct Capabilities: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let fetchChanges = Self(rawValue: 1), atomic = Self(rawValue: 2), sharing = Self(rawValue: 4)
    }
    public let zoneID: ID
    open var capabilities: Capabilities { [] }
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    public init(zoneID: ID) { self.zoneID = zoneID }
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CKRecordZone)?.zoneID == zoneID }
    open override var hash: Int { zoneID.hash }
}

/// A list of fields with a name.
open class CKRecord: NSObject, NSSecureCoding, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String
    /// Whether the class can be decoded securely, which is always true.
    open class var supportsSecureCoding: Bool { true }

    /// The identifier of a zone: its name and its owner.
    open class ID: NSObject, NSSecureCoding, @unchecked Sendable {
        /// Whether the class can be decoded securely, which is always true.
        open class var supportsSecureCoding: Bool { true }
        public let recordName: String, zoneID: CKRecordZone.ID
        // wall clock: as random as CloudKit's
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
        public required init?(coder: NSCoder) {
            guard let name = coder.text("RecordName"), let zone = CKRecordZone.ID(coder: coder) else { return nil }
            (recordName, zoneID) = (name, zone)
        }
        open func encode(with coder: NSCoder) {
            coder.encode(recordName as NSString, forKey: "RecordName")
            zoneID.encode(with: coder)
        }
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
        }
        open override var hash: Int { recordName.hashValue }
    }
    /// The effect on a record when the one that it refers to is deleted.
    public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }
    /// A link from one record to another, with the effect of deleting the target.
    open class Reference: NSObject, @unchecked Sendable {
        public typealias Action = ReferenceAction
        public let recordID: ID, action: ReferenceAction
        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        public convenience init(record: CKRecord, action: ReferenceAction) { self.init(recordID: record.recordID, action: action) }
        open override func isEqual(_ object: Any?) -> Bool { (object as? Reference)?.recordID == recordID }
        open override var hash: Int { recordID.hash }
    }
    /// The names of the fields that every record has.
    public enum SystemFieldKey {
        public static let recordID = "recordID", creationDate = "creationDate", modificationDate = "modificationDate"
        public static let creatorUserRecordID = "creatorUserRecordID", lastModifiedUserRecordID = "lastModifiedUserRecordID"
        public static let parent = "parent", share = "share"
    }

    public let recordType: RecordType, recordID: ID
    private var fields: [String: any CKRecordValueProtocol] = [:], changed: Set<String> = []
    open var recordChangeTag: String? { nil }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var creatorUserRecordID: ID? { nil }
    open var lastModifiedUserRecordID: ID? { nil }
    open var parent: Reference?
    open var share: Reference? { nil }

    public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }
    /// Creates a record without fields from what ``encodeSystemFields(with:)`` wrote.
    public required init?(coder: NSCoder) {
        guard let type = coder.text("RecordType"), let identifier = ID(coder: coder) else { return nil }
        (recordType, recordID) = (type, identifier)
    }
    open func encode(with coder: NSCoder) { encodeSystemFields(with: coder) }
    open func encodeSystemFields(with coder: NSCoder) {
        coder.encode(recordType as NSString, forKey: "RecordType")
        recordID.encode(with: coder)
    }

    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields[key] }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
        fields[key] = object
        changed.insert(key)
    }
    open func value(forKey key: String) -> Any? { fields[key] }
    open func setValue(_ value: Any?, forKey key: String) { setObject(value as? any CKRecordValueProtocol, forKey: key) }
    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { fields[key] }
        set { setObject(newValue, forKey: key) }
    }
    public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
        get { fields[key] as? Value }
        set { setObject(newValue, forKey: key) }
    }
    open func allKeys() -> [FieldKey] { fields.keys.sorted() }
    open func changedKeys() -> [FieldKey] { changed.sorted() }
    open func allTokens() -> [String] { fields.values.compactMap { $0 as? String } }
    open func setParent(_ record: CKRecord?) { parent = record.map { Reference(record: $0, action: .none) } }
    open func setParent(_ recordID: ID?) { parent = recordID.map { Reference(recordID: $0, action: .none) } }
    /// The fields that would be encrypted.
    open var encryptedValues: CKRecord { self }
}

extension NSCoder {
    // The parts of identifiers are written into the record's own archive: a nested class cannot be found by its name here.
    fileprivate func text(_ key: String) -> String? { decodeObject(of: NSString.self, forKey: key).map { $0 as String } }
}
