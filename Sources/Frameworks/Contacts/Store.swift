import CoreLocationCompanion
import DeviceServices
import Foundation

/// The keys for a contact's middle name, nickname, and addresses.
public let CNContactMiddleNameKey = "middleName", CNContactNicknameKey = "nickname", CNContactPostalAddressesKey = "postalAddresses",
    CNContactUrlAddressesKey = "urlAddresses"
/// The keys for a contact's birthday, note, position, picture, and kind.
public let CNContactBirthdayKey = "birthday", CNContactNoteKey = "note", CNContactJobTitleKey = "jobTitle",
    CNContactImageDataAvailableKey = "imageDataAvailable", CNContactTypeKey = "contactType"
/// The labels of values: home, work, others, and mobile.
public let CNLabelHome = "_$!<Home>!$_", CNLabelWork = "_$!<Work>!$_", CNLabelOther = "_$!<Other>!$_",
    CNLabelPhoneNumberMobile = "_$!<Mobile>!$_",
    CNLabelPhoneNumberMain = "_$!<Main>!$_", CNLabelPhoneNumberiPhone = "iPhone"

/// The name of a contact to format.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
/// Formats a contact's name.
open class CNContactFormatter: NSObject {
    /// The style of the text.
    open var style = CNContactFormatterStyle.fullName
    public override init() { super.init() }
    /// Returns the name of a contact, or nil if it has none.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    /// Returns the name of a contact as attributed text, or nil if it has none.
    open func attributedString(from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil) -> NSAttributedString? {
        Self.attributedString(from: contact, style: style, defaultAttributes: attributes)
    }
    /// Returns the name of a contact as attributed text, or nil if it has none.
    open class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        string(from: contact, style: style).map { NSAttributedString(string: $0, attributes: keyed(attributes)) }
    }
    /// Returns the name of a contact, or nil if it has none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts =
            switch style {
            case .fullName: [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
            case .phoneticFullName: [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
            }
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? nil : name
    }
    /// Returns the order of the parts of a name, which is that of English.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
    /// Returns the text between the parts of a name.
    open class func delimiter(for contact: CNContact) -> String { " " }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactGivenNameKey as NSString
    }
}
/// Attributes whose keys may be texts.
func keyed(_ attributes: [AnyHashable: Any]?) -> [NSAttributedString.Key: Any] {
    Dictionary(
        (attributes ?? [:]).compactMap { key, value in
            (key.base as? NSAttributedString.Key ?? (key.base as? String).map { NSAttributedString.Key(rawValue: $0) }).map { ($0, value) }
        }, uniquingKeysWith: { first, _ in first })
}
extension CNContact {
    /// Returns a predicate that matches contacts by a telephone number. Only digits count.
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        func digits(_ number: CNPhoneNumber) -> String { number.stringValue.filter { $0.isWholeNumber } }
        let wanted = digits(phoneNumber)
        return NSPredicate { object, _ in (object as? CNContact)?.phoneNumbers.contains { digits($0.value) == wanted } ?? false }
    }
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate { object, _ in
            (object as? CNContact)?.emailAddresses.contains {
                ($0.value as String).caseInsensitiveCompare(emailAddress) == .orderedSame
            } ?? false
        }
    }
    /// Returns a function that orders contacts by their names.
    public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { one, other in
            guard let one = one as? CNContact, let other = other as? CNContact else { return .orderedSame }
            return AddressBook.order(one, other, sortOrder)
        }
    }
    /// Returns the keys that the function for the order needs.
    public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { CNContactFamilyNameKey as NSString }
    /// Returns a predicate that matches contacts by a part of their names.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { object, _ in
            (object as? CNContact).map { ($0.givenName + " " + $0.familyName).localizedCaseInsensitiveContains(name) } ?? false
        }
    }
    /// Returns a predicate that matches contacts by identifiers.
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
    }
    public var imageDataAvailable: Bool { imageData != nil }
    /// Returns true, because all values are fetched.
    public func isKeyAvailable(_ key: String) -> Bool { true }
}
/// One value of a contact that the user chose.
open class CNContactProperty: NSObject, @unchecked Sendable {
    open private(set) var contact: CNContact, key: String
    /// The identifier of one value of several; nil for a single one.
    public private(set) final var identifier: String?
    public convenience init(contact: CNContact, key: String) { self.init(contact: contact, key: key, identifier: nil) }
    init(contact: CNContact, key: String, identifier: String?) {
        (self.contact, self.key, self.identifier) = (contact, key, identifier)
    }
    /// The value: that with the identifier, or the single one; nil if there is none.
    open var value: Any? {
        func one<T>(_ list: [CNLabeledValue<T>]) -> Any? { list.first { $0.identifier == identifier }?.value }
        switch key {
        case CNContactPhoneNumbersKey: return one(contact.phoneNumbers)
        case CNContactEmailAddressesKey: return one(contact.emailAddresses)
        case CNContactPostalAddressesKey: return one(contact.postalAddresses)
        case CNContactUrlAddressesKey: return one(contact.urlAddresses)
        case CNContactGivenNameKey: return contact.givenName
        case CNContactFamilyNameKey: return contact.familyName
        case CNContactOrganizationNameKey: return contact.organizationName
        case CNContactNoteKey: return contact.note
        case CNContactBirthdayKey: return contact.birthday
        default: return nil
        }
    }
    /// The label of one value of several; nil for a single one.
    open var label: String? {
        func one<T>(_ list: [CNLabeledValue<T>]) -> String? { list.first { $0.identifier == identifier }?.label }
        return one(contact.phoneNumbers) ?? one(contact.emailAddresses) ?? one(contact.postalAddresses) ?? one(contact.urlAddresses)
    }
}
/// Changes to contacts and groups, which a store saves together.
open class CNSaveRequest: NSObject {
    final var changes: [(AddressBook) throws -> Void] = []
    public override init() { super.init() }
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { changes.append { try $0.add(contact) } }
    /// Replaces the contact with the same identifier.
    open func update(_ contact: CNMutableContact) { changes.append { try $0.update(contact) } }
    /// Deletes the contact with the same identifier.
    open func delete(_ contact: CNMutableContact) { changes.append { try $0.delete(contact) } }
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) { changes.append { try $0.add(group) } }
    /// Replaces the name of the group with the same identifier.
    open func update(_ group: CNMutableGroup) { changes.append { try $0.update(group) } }
    /// Deletes the group with the same identifier. Its members stay.
    open func delete(_ group: CNMutableGroup) { changes.append { try $0.delete(group) } }
    open func addMember(_ contact: CNContact, to group: CNGroup) {
        changes.append { $0.members[group.identifier, default: []].insert(contact.identifier) }
    }
    open func removeMember(_ contact: CNContact, from group: CNGroup) {
        changes.append { $0.members[group.identifier]?.remove(contact.identifier) }
    }
    /// The author of the changes, and whether the saved contacts are read again. They are stored but have no effect.
    public final var transactionAuthor: String?, shouldRefetchContacts = true
}
/// The order of the parts of a name.
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }
public enum CNContainerType: Int, Sendable { case unassigned, local, exchange, cardDAV }
extension CNContainer {
    /// The kind of the container: on the device.
    public var type: CNContainerType { .local }
}
/// A group that the app creates, which is not stored.
open class CNMutableGroup: CNGroup {
    public override init() { super.init() }
    open override var name: String {
        get { super.name }
        set { super.name = newValue }
    }
}
/// The reason why contacts can't be used.
public struct CNError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var errorDomain: String { CNErrorDomain }
    public static var _nsErrorDomain: String { CNErrorDomain }
    /// The reasons, with the numbers of CNError.h.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = CNError
        case communicationError = 1, dataAccessError, authorizationDenied = 100, noAccessableWritableContainers,
            unauthorizedKeys, featureDisabledByUser, featureNotAvailable
        case recordDoesNotExist = 200, insertedRecordAlreadyExists, containmentCycle, containmentScope, parentRecordDoesNotExist,
            recordIdentifierInvalid, recordNotWritable, parentContainerNotWritable
        case validationMultipleErrors = 300, validationTypeMismatch, validationConfigurationError
        case predicateInvalid = 400
        case policyViolation = 500
        case clientIdentifierInvalid = 600, clientIdentifierDoesNotExist, clientIdentifierCollision, changeHistoryExpired,
            changeHistoryInvalidAnchor, changeHistoryInvalidFetchRequest
        case vCardMalformed = 700, vCardSummarizationError
    }
    public static var communicationError: Code { .communicationError }
    public static var dataAccessError: Code { .dataAccessError }
    public static var authorizationDenied: Code { .authorizationDenied }
    public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
    public static var unauthorizedKeys: Code { .unauthorizedKeys }
    public static var featureDisabledByUser: Code { .featureDisabledByUser }
    public static var featureNotAvailable: Code { .featureNotAvailable }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
    public static var containmentCycle: Code { .containmentCycle }
    public static var containmentScope: Code { .containmentScope }
    public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
    public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
    public static var recordNotWritable: Code { .recordNotWritable }
    public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
    public static var validationMultipleErrors: Code { .validationMultipleErrors }
    public static var validationTypeMismatch: Code { .validationTypeMismatch }
    public static var validationConfigurationError: Code { .validationConfigurationError }
    public static var predicateInvalid: Code { .predicateInvalid }
    public static var policyViolation: Code { .policyViolation }
    public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
    public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
    public static var changeHistoryExpired: Code { .changeHistoryExpired }
    public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
    public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
    public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
    public static var vCardMalformed: Code { .vCardMalformed }
    public static var vCardSummarizationError: Code { .vCardSummarizationError }
    public var affectedRecords: [AnyObject]? { userInfo[CNErrorUserInfoAffectedRecordsKey] as? [AnyObject] }
    public var affectedRecordIdentifiers: [String]? { userInfo[CNErrorUserInfoAffectedRecordIdentifiersKey] as? [String] }
    /// The keys of the values that the error is about; nil if there are none.
    public var keyPaths: [String]? { userInfo[CNErrorUserInfoKeyPathsKey] as? [String] }
    /// The errors of the values; nil if there are none.
    public var validationErrors: [NSError]? { userInfo[CNErrorUserInfoValidationErrorsKey] as? [NSError] }
}
/// The keys for an error's records, their identifiers, its values, and their errors.
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecordsKey",
    CNErrorUserInfoAffectedRecordIdentifiersKey = "CNErrorUserInfoAffectedRecordIdentifiersKey",
    CNErrorUserInfoKeyPathsKey = "CNErrorUserInfoKeyPathsKey", CNErrorUserInfoValidationErrorsKey = "CNErrorUserInfoValidationErrorsKey"
/// The name of the exception for a value that wasn't fetched. It isn't raised: all are.
public let CNContactPropertyNotFetchedExceptionName = "CNContactPropertyNotFetchedException"
/// The domain of the errors about contacts.
public let CNErrorDomain = "CNErrorDomain"
