// Contacts are values; access to the address book is refused through the API's own path.
import CoreLocationCompanion
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
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open private(set) var stringValue: String
    /// Creates a number, which isn't changed.
    public init(stringValue string: String) { stringValue = string }
    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        stringValue = coder.decodeObject(of: NSString.self, forKey: "stringValue").map { String($0) } ?? ""
    }
    open func encode(with coder: NSCoder) { coder.encode(stringValue as NSString, forKey: "stringValue") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}
/// A value with a label for its purpose: home, work, or a custom label.
open class CNLabeledValue<ValueType: AnyObject>: NSObject, NSCopying {
    open private(set) var label: String?, value: ValueType
    /// The identifier of the value, which stays when the label or the value are replaced.
    public private(set) final var identifier = UUID().uuidString  // wall clock: identifiers differ between objects and runs, as on iOS
    /// Creates a value with a label; nil for none.
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
    private func with(_ label: String?, _ value: ValueType) -> Self {
        let other = CNLabeledValue(label: label, value: value)
        other.identifier = identifier
        return unsafeDowncast(other, to: Self.self)
    }
    open func settingLabel(_ label: String?) -> Self { with(label, value) }
    /// Returns another value with the same label.
    open func settingValue(_ value: ValueType) -> Self { with(label, value) }
    /// Returns another value with another label.
    open func settingLabel(_ label: String?, value: ValueType) -> Self { with(label, value) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue else { return false }
        return label == other.label && (value === other.value || (value as? NSObject)?.isEqual(other.value) == true)
    }
    open override var hash: Int { label.hashValue ^ ((value as? NSObject)?.hash ?? 0) }
}
/// A person or an organization.
open class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    /// The identifier of the contact, which differs in each run.
    open var identifier = UUID().uuidString  // wall clock: identifiers differ between objects and runs, as on iOS
    /// The names of the person and of the organization.
    open var givenName = "", familyName = "", middleName = "", organizationName = ""
    /// The telephone numbers.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open var emailAddresses: [CNLabeledValue<NSString>] = []
    /// More names, the position, and a note.
    open var namePrefix = "", nameSuffix = "", nickname = "", previousFamilyName = "", jobTitle = "", departmentName = "", note = ""
    /// The names as they are spoken.
    open var phoneticGivenName = "", phoneticMiddleName = "", phoneticFamilyName = ""
    /// Whether the contact is a person or an organization.
    open var contactType = CNContactType.person
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    /// The addresses of pages.
    open var urlAddresses: [CNLabeledValue<NSString>] = []
    /// Other dates than the birthday.
    open var dates: [CNLabeledValue<NSDateComponents>] = []
    /// The profiles at services.
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    /// The relations to other people.
    open var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    /// The picture and a small picture; nil for none.
    open var imageData: Data?, thumbnailImageData: Data?
    /// The birthday; nil if it is unknown.
    open var birthday: DateComponents?
    /// The birthday in another calendar; nil if it is unknown.
    public final var nonGregorianBirthday: DateComponents?
    /// The name of the organization as it is spoken.
    public final var phoneticOrganizationName = ""
    public override init() { super.init() }

    public static var supportsSecureCoding: Bool { true }
    /// Reads a contact that was encoded as a card. Pictures and profiles are not a part of it.
    public required init?(coder: NSCoder) {
        super.init()
        let data = coder.decodeObject(of: NSData.self, forKey: "card").map { Data($0) } ?? Data()
        if let card = try? CNContactVCardSerialization.contacts(with: data).first { take(card) }
        if let known = coder.decodeObject(of: NSString.self, forKey: "identifier") { identifier = String(known) }
    }
    open func encode(with coder: NSCoder) {
        if let data = try? CNContactVCardSerialization.data(with: [self]) { coder.encode(data as NSData, forKey: "card") }
        coder.encode(identifier as NSString, forKey: "identifier")
    }
    /// Returns a contact with the same identifier and values, which doesn't change with this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CNContact()
        copy.take(self)
        return copy
    }
    /// Returns a contact with the same identifier and values that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutableContact()
        copy.take(self)
        return copy
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNContact else { return false }
        return self === other || identifier == other.identifier && values == other.values
    }
    open override var hash: Int { identifier.hashValue }
    /// Whether the contact is a person with another identifier, too. It is only the one with its own.
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { contactIdentifier == identifier }

    /// The texts and lists of the contact, to compare them.
    private var values: [AnyHashable?] {
        [
            AnyHashable(givenName),
            AnyHashable(familyName),
            AnyHashable(middleName),
            AnyHashable(organizationName),
            AnyHashable(namePrefix),
            AnyHashable(nameSuffix),
            AnyHashable(nickname),
            AnyHashable(previousFamilyName),
            AnyHashable(jobTitle),
            AnyHashable(departmentName),
            AnyHashable(note),
            AnyHashable(phoneticGivenName),
            AnyHashable(phoneticMiddleName),
            AnyHashable(phoneticFamilyName),
            AnyHashable(phoneticOrganizationName),
            AnyHashable(contactType),
            AnyHashable(phoneNumbers),
            AnyHashable(emailAddresses),
            AnyHashable(postalAddresses),
            AnyHashable(urlAddresses),
            AnyHashable(dates),
            AnyHashable(socialProfiles),
            AnyHashable(instantMessageAddresses),
            AnyHashable(contactRelations),
            AnyHashable(imageData),
            AnyHashable(thumbnailImageData),
            AnyHashable(birthday),
            AnyHashable(nonGregorianBirthday),
        ]
    }
    final func take(_ other: CNContact) {
        identifier = other.identifier
        givenName = other.givenName
        familyName = other.familyName
        middleName = other.middleName
        organizationName = other.organizationName
        namePrefix = other.namePrefix
        nameSuffix = other.nameSuffix
        nickname = other.nickname
        previousFamilyName = other.previousFamilyName
        jobTitle = other.jobTitle
        departmentName = other.departmentName
        note = other.note
        phoneticGivenName = other.phoneticGivenName
        phoneticMiddleName = other.phoneticMiddleName
        phoneticFamilyName = other.phoneticFamilyName
        phoneticOrganizationName = other.phoneticOrganizationName
        contactType = other.contactType
        phoneNumbers = other.phoneNumbers
        emailAddresses = other.emailAddresses
        postalAddresses = other.postalAddresses
        urlAddresses = other.urlAddresses
        dates = other.dates
        socialProfiles = other.socialProfiles
        instantMessageAddresses = other.instantMessageAddresses
        contactRelations = other.contactRelations
        imageData = other.imageData
        thumbnailImageData = other.thumbnailImageData
        birthday = other.birthday
        nonGregorianBirthday = other.nonGregorianBirthday
    }
}
/// A contact that can be changed.
open class CNMutableContact: CNContact {}
/// The contacts to fetch, and which of their keys.
open class CNContactFetchRequest: NSObject {
    /// The keys for the values that are needed. All are fetched.
    open var keysToFetch: [any CNKeyDescriptor]
    /// The condition of the contacts; nil for all.
    open var predicate: NSPredicate?
    open var sortOrder = CNContactSortOrder.none
    /// Whether contacts of one person are joined, and whether they can be changed. They are stored but have no effect.
    open var unifyResults = true, mutableObjects = false
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
// FIXME(gap): the contacts are in memory until the program ends.
/// The contacts that the app saves; at first there are none. The host grants access; by default, access is denied.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    /// Returns the user's answer to the request for contacts.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        .init(DeviceServices.shared.answer(to: .contacts))
    }
    /// Requests access to contacts, and calls the closure with the answer, with an error if it is no.
    @preconcurrency open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DeviceServices.shared.request(.contacts) { [self] in completionHandler($0.grants, $0.grants ? nil : refusal) }
    }
    /// Calls a block with each contact, as long as it doesn't set its second argument to true. Throws an error if the user hasn't allowed
    /// it.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        if !isAllowed { throw refusal }
        var isStopped = ObjCBool(false)
        for contact in AddressBook.contacts(fetchRequest) where !isStopped.boolValue { block(contact, &isStopped) }
    }
    var isAllowed: Bool { DeviceServices.shared.answer(to: .contacts).grants }
    var refusal: CNError { CNError(.authorizationDenied) }
    /// The place in the history, which a store doesn't keep: nil.
    open var currentHistoryToken: Data? { nil }
    /// Returns the container on the device, if it matches a predicate; nil for all. Throws an error if the user hasn't allowed it.
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        guard isAllowed else { throw refusal }
        return [CNContainer()].filter { predicate?.evaluate(with: $0) ?? true }
    }
    /// Returns the groups that match a predicate; nil for all. Throws an error if the user hasn't allowed it.
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
        guard isAllowed else { throw refusal }
        return AddressBook.groups(predicate)
    }
    /// Returns the identifier of the container on the device.
    open func defaultContainerIdentifier() -> String { AddressBook.containerIdentifier }
    /// Requests access to contacts. Throws an error if the answer is no.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        guard await DeviceServices.shared.request(.contacts).grants else { throw refusal }
        return true
    }
    /// Returns the contacts that match a predicate. Throws an error if the user hasn't allowed it.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        guard isAllowed else { throw refusal }
        let request = CNContactFetchRequest(keysToFetch: keys)
        request.predicate = predicate
        return AddressBook.contacts(request)
    }
    /// Returns the contact with an identifier. Throws an error if there is none, or if the user hasn't allowed it.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        guard isAllowed else { throw refusal }
        guard let contact = AddressBook.contacts(CNContactFetchRequest(keysToFetch: keys)).first(where: { $0.identifier == identifier })
        else { throw CNError(.recordDoesNotExist, userInfo: [CNErrorUserInfoAffectedRecordIdentifiersKey: [identifier]]) }
        return contact
    }
    /// Throws an error: no contact is the user's own.
    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw isAllowed ? CNError(.recordDoesNotExist) : refusal
    }
    /// Saves all changes of a request, or none of them if one fails. Throws an error if the user hasn't allowed it.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        guard isAllowed else { throw refusal }
        try AddressBook.change(saveRequest.changes)
        later { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) }
    }
}

/// The Contacts settings shared by all apps.
open class CNContactsUserDefaults: NSObject {
    nonisolated(unsafe) private static let only = CNContactsUserDefaults()
    /// Returns the only object with the user's settings.
    open class func shared() -> CNContactsUserDefaults { only }
    /// The order in which Contacts lists people: by the family name.
    open var sortOrder: CNContactSortOrder { .familyName }
    /// The region of the emulated device, which is the default in Contacts.
    open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }  // wall clock: the app's own locale
}
