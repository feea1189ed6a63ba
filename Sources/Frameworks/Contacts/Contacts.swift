// Contacts are values; access to the address book is refused through the API's own path.
import DeviceServices
@_exported import Foundation
import UIKitRuntime

/// The kind of data that access is requested for.
public enum CNEntityType: Int, Sendable { case contacts }
/// Whether the app may read contacts; denied here.
public enum CNAuthorizationStatus: Int, Sendable {
    /// The user hasn't been asked, can't allow it, refused it, or allowed it.
    case notDetermined, restricted, denied, authorized
    init(_ answer: DeviceServices.Answer) { self = answer == .unset ? .notDetermined : answer.grants ? .authorized : .denied }
    /// Not a separate case, so that a `switch` from before iOS 18 is exhaustive; access here is never limited.
    public static let limited = authorized
}
/// Names a property of a contact to fetch.
public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}
/// The keys for a contact's names, numbers, addresses, and picture.
public let CNContactGivenNameKey = "givenName", CNContactFamilyNameKey = "familyName", CNContactPhoneNumbersKey = "phoneNumbers",
    CNContactEmailAddressesKey = "emailAddresses", CNContactImageDataKey = "imageData",
    CNContactThumbnailImageDataKey = "thumbnailImageData",
    CNContactIdentifierKey = "identifier", CNContactOrganizationNameKey = "organizationName"
/// A telephone number exactly as it was entered.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
    open private(set) var stringValue: String
    /// Creates a number, which isn't changed.
    public init(stringValue string: String) { stringValue = string }
}
/// A value with a label for its purpose: home, work, or a custom label.
open class CNLabeledValue<ValueType: AnyObject>: NSObject {
    open private(set) var label: String?, value: ValueType
    /// Creates a value with a label; nil for none.
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
}
/// A person or an organization.
open class CNContact: NSObject {
    /// The identifier of the contact, which differs in each run.
    open var identifier = UUID().uuidString  // wall clock: identifiers differ between objects and runs, as on iOS
    /// The names of the person and of the organization.
    open var givenName = "", familyName = "", middleName = "", organizationName = ""
    /// The telephone numbers.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    /// The email addresses.
    open var emailAddresses: [CNLabeledValue<NSString>] = []
    /// More names, the position, and a note.
    open var namePrefix = "", nameSuffix = "", nickname = "", previousFamilyName = "", jobTitle = "", departmentName = "", note = ""
    /// The names as they are spoken.
    open var phoneticGivenName = "", phoneticMiddleName = "", phoneticFamilyName = ""
    /// Whether the contact is a person or an organization.
    open var contactType = CNContactType.person
    /// The postal addresses.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    /// The addresses of pages.
    open var urlAddresses: [CNLabeledValue<NSString>] = []
    /// Other dates than the birthday.
    open var dates: [CNLabeledValue<NSDateComponents>] = []
    /// The profiles at services.
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    /// The addresses for messages.
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    /// The relations to other people.
    open var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    /// The picture and a small picture; nil for none.
    open var imageData: Data?, thumbnailImageData: Data?
    /// The birthday; nil if it is unknown.
    open var birthday: DateComponents?
    public override init() { super.init() }
}
/// A contact that can be changed.
open class CNMutableContact: CNContact {}
/// The contacts to fetch, and which of their keys.
open class CNContactFetchRequest: NSObject {
    /// The keys for the values that are needed. All are fetched.
    open var keysToFetch: [any CNKeyDescriptor]
    /// The condition of the contacts; nil for all.
    open var predicate: NSPredicate?
    /// The order of the contacts.
    open var sortOrder = CNContactSortOrder.none
    /// Whether contacts of one person are joined, and whether they can be changed. They are stored but have no effect.
    open var unifyResults = true, mutableObjects = false
    /// Creates a request for keys.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
/// A store without contacts. The host grants access; by default, access is denied.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    /// Returns the user's answer to the request for contacts.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        .init(DeviceServices.shared.answer(to: .contacts))
    }
    /// Requests access to contacts, and calls the closure with the answer, with an error if it is no.
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DeviceServices.shared.request(.contacts) { [self] in completionHandler($0.grants, $0.grants ? nil : refusal) }
    }
    /// Calls a block with each contact, as long as it doesn't set its second argument to true. Throws an error if the user hasn't allowed
    /// it.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        if !isAllowed { throw refusal }
    }
    var isAllowed: Bool { DeviceServices.shared.answer(to: .contacts).grants }
    var refusal: CNError { CNError(.authorizationDenied) }
}

/// The Contacts settings shared by all apps.
open class CNContactsUserDefaults: NSObject {
    nonisolated(unsafe) private static let only = CNContactsUserDefaults()
    /// Returns the only object with the user's settings.
    open class func shared() -> CNContactsUserDefaults { only }
    /// The region of the emulated device, which is the default in Contacts.
    open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }  // wall clock: the app's own locale
}
