import DeviceServices
import Foundation

public let CNContactMiddleNameKey = "middleName", CNContactNicknameKey = "nickname", CNContactPostalAddressesKey = "postalAddresses",
    CNContactUrlAddressesKey = "urlAddresses"
public let CNContactBirthdayKey = "birthday", CNContactNoteKey = "note", CNContactJobTitleKey = "jobTitle",
    CNContactImageDataAvailableKey = "imageDataAvailable", CNContactTypeKey = "contactType"
public let CNLabelHome = "_$!<Home>!$_", CNLabelWork = "_$!<Work>!$_", CNLabelOther = "_$!<Other>!$_",
    CNLabelPhoneNumberMobile = "_$!<Mobile>!$_",
    CNLabelPhoneNumberMain = "_$!<Main>!$_", CNLabelPhoneNumberiPhone = "iPhone"

/// The name of a contact to format.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
/// Formats a contact's name.
open class CNContactFormatter: NSObject {
    open var style = CNContactFormatterStyle.fullName
    public override init() { super.init() }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let name = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? nil : name
    }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactGivenNameKey as NSString
    }
}
extension CNContact {
    public class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { object, _ in
            (object as? CNContact).map { ($0.givenName + " " + $0.familyName).localizedCaseInsensitiveContains(name) } ?? false
        }
    }
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
    }
    public var imageDataAvailable: Bool { imageData != nil }
    public func isKeyAvailable(_ key: String) -> Bool { true }
}
/// One value of a contact that the user chose.
open class CNContactProperty: NSObject, @unchecked Sendable {
    open private(set) var contact: CNContact, key: String
    public init(contact: CNContact, key: String) { (self.contact, self.key) = (contact, key) }
    open var value: Any? { nil }
}
/// Changes to contacts, which a store refuses to save.
open class CNSaveRequest: NSObject {
    public override init() { super.init() }
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}
extension CNContactStore {
    private var refusal: NSError {
        NSError(domain: "CNErrorDomain", code: 100, userInfo: [NSLocalizedDescriptionKey: "Access to contacts is not available on Linux."])
    }
    public func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        guard await DeviceServices.shared.request(.contacts).grants else { throw refusal }
        return true
    }
    public func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        guard isAllowed else { throw refusal }
        return []
    }
    public func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw refusal
    }
    public func execute(_ saveRequest: CNSaveRequest) throws { throw refusal }
}
