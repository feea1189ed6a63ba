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
    /// Returns the key for the given name.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactGivenNameKey as NSString
    }
}
extension CNContact {
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
    /// Whether the contact has a picture.
    public var imageDataAvailable: Bool { imageData != nil }
    /// Returns true, because all values are fetched.
    public func isKeyAvailable(_ key: String) -> Bool { true }
}
/// One value of a contact that the user chose.
open class CNContactProperty: NSObject, @unchecked Sendable {
    open private(set) var contact: CNContact, key: String
    /// Creates a property of a contact.
    public init(contact: CNContact, key: String) { (self.contact, self.key) = (contact, key) }
    /// The value, which is always nil.
    open var value: Any? { nil }
}
/// Changes to contacts, which a store refuses to save.
open class CNSaveRequest: NSObject {
    public override init() { super.init() }
    /// Does nothing: contacts can't be saved.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Does nothing: contacts can't be saved.
    open func update(_ contact: CNMutableContact) {}
    /// Does nothing: contacts can't be saved.
    open func delete(_ contact: CNMutableContact) {}
    /// Does nothing: groups can't be saved.
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    /// Does nothing: groups can't be saved.
    open func update(_ group: CNMutableGroup) {}
    /// Does nothing: groups can't be saved.
    open func delete(_ group: CNMutableGroup) {}
    /// Does nothing: groups can't be saved.
    open func addMember(_ contact: CNContact, to group: CNGroup) {}
    /// Does nothing: groups can't be saved.
    open func removeMember(_ contact: CNContact, from group: CNGroup) {}
    /// The author of the changes, and whether the saved contacts are read again. They are stored but have no effect.
    public final var transactionAuthor: String?, shouldRefetchContacts = true
}
/// The order of the parts of a name.
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }
/// The kind of a container.
public enum CNContainerType: Int, Sendable { case unassigned, local, exchange, cardDAV = 1003 }
extension CNContainer { public var type: CNContainerType { .unassigned } }
/// A group that the app creates, which is not stored.
open class CNMutableGroup: CNGroup {
    public override init() { super.init() }
    /// The name of the group.
    open override var name: String {
        get { super.name }
        set { super.name = newValue }
    }
}
/// The reason why contacts can't be used.
public struct CNError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of CNError.h.
    public enum Code: Int, Sendable {
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
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Access to contacts is not available on Linux."] }
}
/// The domain of the errors about contacts.
public let CNErrorDomain = "CNErrorDomain"
extension CNContactStore {
    /// Requests access to contacts. Throws an error if the answer is no.
    public func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        guard await DeviceServices.shared.request(.contacts).grants else { throw refusal }
        return true
    }
    /// Returns the contacts that match a predicate. Throws an error if the user hasn't allowed it.
    public func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        guard isAllowed else { throw refusal }
        return []
    }
    /// Throws an error: no contact is found by an identifier.
    public func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw refusal
    }
    /// Throws an error: contacts can't be saved.
    public func execute(_ saveRequest: CNSaveRequest) throws { throw refusal }
}
