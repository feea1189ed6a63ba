// Contacts are values; access to the address book is refused through the API's own path.
import DeviceServices
@_exported import Foundation
import UIKitRuntime

/// The kind of data that access is requested for.
public enum CNEntityType: Int, Sendable { case contacts }
/// Whether the app may read contacts; denied here.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
    init(_ answer: DeviceServices.Answer) { self = answer == .unset ? .notDetermined : answer.grants ? .authorized : .denied }
    /// Not a separate case, so that a `switch` from before iOS 18 is exhaustive; access here is never limited.
    public static let limited = authorized
}
/// Names a property of a contact to fetch.
public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}
public let CNContactGivenNameKey = "givenName", CNContactFamilyNameKey = "familyName", CNContactPhoneNumbersKey = "phoneNumbers",
    CNContactEmailAddressesKey = "emailAddresses", CNContactImageDataKey = "imageData",
    CNContactThumbnailImageDataKey = "thumbnailImageData",
    CNContactIdentifierKey = "identifier", CNContactOrganizationNameKey = "organizationName"
/// A telephone number exactly as it was entered.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
    open private(set) var stringValue: String
    public init(stringValue string: String) { stringValue = string }
}
/// A value with a label for its purpose: home, work, or a label of the app's own.
open class CNLabeledValue<ValueType: AnyObject>: NSObject {
    open private(set) var label: String?, value: ValueType
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
}
/// A person or an organization.
open class CNContact: NSObject {
    open var identifier = UUID().uuidString  // wall clock: identifiers differ between objects and runs, as on iOS
    open var givenName = "", familyName = "", middleName = "", organizationName = ""
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open var emailAddresses: [CNLabeledValue<NSString>] = []
    open var namePrefix = "", nameSuffix = "", nickname = "", previousFamilyName = "", jobTitle = "", departmentName = "", note = ""
    open var phoneticGivenName = "", phoneticMiddleName = "", phoneticFamilyName = ""
    open var contactType = CNContactType.person
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    open var urlAddresses: [CNLabeledValue<NSString>] = []
    open var dates: [CNLabeledValue<NSDateComponents>] = []
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    open var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    open var imageData: Data?, thumbnailImageData: Data?
    open var birthday: DateComponents?
    public override init() { super.init() }
}
/// A contact that can be changed.
open class CNMutableContact: CNContact {}
/// The contacts to fetch, and which of their keys.
open class CNContactFetchRequest: NSObject {
    open var keysToFetch: [any CNKeyDescriptor]
    open var predicate: NSPredicate?
    open var sortOrder = CNContactSortOrder.none
    open var unifyResults = true, mutableObjects = false
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
/// A store without contacts. The host grants access; by default, access is denied.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        .init(DeviceServices.shared.answer(to: .contacts))
    }
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DeviceServices.shared.request(.contacts) { [self] in completionHandler($0.grants, $0.grants ? nil : denied) }
    }
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        if !isAllowed { throw denied }
    }
    var isAllowed: Bool { DeviceServices.shared.answer(to: .contacts).grants }
    private var denied: NSError {
        NSError(domain: "CNErrorDomain", code: 100, userInfo: [NSLocalizedDescriptionKey: "Access to contacts is not available on Linux."])
    }
}

/// The Contacts settings shared by all apps.
open class CNContactsUserDefaults: NSObject {
    nonisolated(unsafe) private static let only = CNContactsUserDefaults()
    open class func shared() -> CNContactsUserDefaults { only }
    /// The region of the emulated device, which is the default in Contacts.
    open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }  // wall clock: the app's own locale
}
