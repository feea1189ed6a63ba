import Foundation

/// The keys for a contact's title, suffix, dates, and profiles.
public let CNContactNamePrefixKey = "namePrefix", CNContactNameSuffixKey = "nameSuffix", CNContactDatesKey = "dates",
    CNContactSocialProfilesKey = "socialProfiles"
/// The keys for a contact's department, relations, and former name.
public let CNContactDepartmentNameKey = "departmentName", CNContactRelationsKey = "contactRelations",
    CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key for a contact's addresses for messages.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"

public enum CNContactType: Int, Sendable { case person, organization }
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// A contact's postal address.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    open fileprivate(set) var street = "", subLocality = "", city = "", subAdministrativeArea = "", state = "", postalCode = "",
        country = "", isoCountryCode = ""
    public override init() { super.init() }

    private var values: [String] {
        get { [street, subLocality, city, subAdministrativeArea, state, postalCode, country, isoCountryCode] }
        set {
            guard newValue.count == 8 else { return }
            (street, subLocality, city, subAdministrativeArea) = (newValue[0], newValue[1], newValue[2], newValue[3])
            (state, postalCode, country, isoCountryCode) = (newValue[4], newValue[5], newValue[6], newValue[7])
        }
    }
    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        super.init()
        values = (coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "values") as? [String]) ?? []
    }
    open func encode(with coder: NSCoder) { coder.encode(values as NSArray, forKey: "values") }
    /// Returns an address with the same parts, which doesn't change with this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CNPostalAddress()
        copy.values = values
        return copy
    }
    /// Returns an address with the same parts that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutablePostalAddress()
        copy.values = values
        return copy
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.values == values }
    open override var hash: Int { values.hashValue }
    /// Returns the English name that Contacts shows for a part, or the key itself if it has none.
    open class func localizedString(forKey key: String) -> String {
        [
            CNPostalAddressStreetKey: "Street", CNPostalAddressCityKey: "City", CNPostalAddressStateKey: "State",
            CNPostalAddressPostalCodeKey: "ZIP", CNPostalAddressCountryKey: "Country", CNPostalAddressISOCountryCodeKey: "Country Code",
            CNPostalAddressSubLocalityKey: "Neighborhood", CNPostalAddressSubAdministrativeAreaKey: "County",
        ][key] ?? key
    }
}
/// A postal address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { super.street }
        set { super.street = newValue }
    }
    open override var subLocality: String {
        get { super.subLocality }
        set { super.subLocality = newValue }
    }
    open override var city: String {
        get { super.city }
        set { super.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { super.subAdministrativeArea = newValue }
    }
    open override var state: String {
        get { super.state }
        set { super.state = newValue }
    }
    open override var postalCode: String {
        get { super.postalCode }
        set { super.postalCode = newValue }
    }
    open override var country: String {
        get { super.country }
        set { super.country = newValue }
    }
    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { super.isoCountryCode = newValue }
    }
}
/// A contact's account on a social network.
open class CNSocialProfile: NSObject, @unchecked Sendable {
    open private(set) var urlString: String, username: String, userIdentifier: String, service: String
    /// Creates a profile at a service. Nil arguments are unknown.
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        (self.urlString, self.username, self.userIdentifier, self.service) = (
            urlString ?? "", username ?? "", userIdentifier ?? "", service ?? ""
        )
    }
    /// Returns the name that Contacts shows for a property, which is the key itself.
    open class func localizedString(forKey key: String) -> String { key }
    /// Returns the name that Contacts shows for a service, which is the service's own.
    open class func localizedString(forService service: String) -> String { service }
}
public let CNSocialProfileServiceFacebook = "Facebook", CNSocialProfileServiceFlickr = "Flickr", CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceTwitter = "Twitter", CNSocialProfileServiceYelp = "Yelp", CNSocialProfileServiceGameCenter = "GameCenter"
/// A contact's address on an instant messaging service.
open class CNInstantMessageAddress: NSObject, @unchecked Sendable {
    open private(set) var username: String, service: String
    public init(username: String, service: String) { (self.username, self.service) = (username, service) }
    /// Returns the name that Contacts shows for a property, which is the key itself.
    open class func localizedString(forKey key: String) -> String { key }
    /// Returns the name that Contacts shows for a service, which is the service's own.
    open class func localizedString(forService service: String) -> String { service }
}
/// A contact's relation to someone.
open class CNContactRelation: NSObject, @unchecked Sendable {
    open private(set) var name: String
    /// Creates a relation to a person.
    public init(name: String) { self.name = name }
}
/// The purpose for which an address is formatted.
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }
/// Formats addresses in lines, as on an American envelope.
open class CNPostalAddressFormatter: Formatter {
    /// The style of the text.
    open var style = CNPostalAddressFormatterStyle.mailingAddress
    /// Returns the address as text of several lines.
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
    /// Returns the address as text of several lines.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let region = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
        let place = [postalAddress.city, region].filter { !$0.isEmpty }.joined(separator: ", ")
        return [postalAddress.street, place, postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
extension CNLabeledValue {
    /// The word for a label: "home" for `CNLabelHome`; an app's own label is returned unchanged.
    public class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        // The parts of a label's name are words: "MotherInLaw" is "mother in law".
        var words = ""
        for (place, character) in label.dropFirst(4).dropLast(4).enumerated() {
            if character.isUppercase, place > 0, words.last?.isUppercase == false { words.append(" ") }
            words.append(character)
        }
        return words.lowercased()
    }
}
extension CNContact { public func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true } }
/// A container of contacts: the one on the device.
open class CNContainer: NSObject {
    open private(set) var identifier = AddressBook.containerIdentifier, name = ""
    /// Returns a predicate that matches containers by their identifiers.
    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNContainer).map { identifiers.contains($0.identifier) } ?? false }
    }
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate { NSPredicate(value: true) }
    /// Returns a predicate that matches the container of a group: the only one.
    open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate { NSPredicate(value: true) }
}
/// A group of contacts.
open class CNGroup: NSObject {
    open internal(set) var name = ""
    open internal(set) var identifier = UUID().uuidString  // wall clock: identifiers differ between objects and runs, as on iOS
    /// Returns a predicate that matches groups by their identifiers.
    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNGroup).map { identifiers.contains($0.identifier) } ?? false }
    }
    /// Returns a predicate that matches the groups of a container.
    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: containerIdentifier == AddressBook.containerIdentifier)
    }
}
extension CNGroup: NSCopying, NSMutableCopying {
    public func copy(with zone: NSZone? = nil) -> Any { filled(CNGroup()) }
    /// Returns a group with the same identifier and name that can be changed.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { filled(CNMutableGroup()) }
    private func filled(_ copy: CNGroup) -> CNGroup {
        (copy.identifier, copy.name) = (identifier, name)
        return copy
    }
}
extension CNContact {
    /// Returns a predicate that matches the contacts of a container.
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: containerIdentifier == AddressBook.containerIdentifier)
    }
    /// Returns a predicate that matches the contacts of a group.
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNContact).map { AddressBook.isMember($0, of: groupIdentifier) } ?? false }
    }
}
extension CNPostalAddressFormatter {
    /// Returns the address as attributed text of several lines.
    public func attributedString(from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:])
        -> NSAttributedString
    { Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes) }
    /// Returns the address as attributed text of several lines, whose parts have their keys.
    public class func attributedString(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
        withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        let text = string(from: postalAddress, style: style)
        let result = NSMutableAttributedString(string: text, attributes: keyed(attributes))
        let parts = [
            (CNPostalAddressStreetKey, postalAddress.street), (CNPostalAddressCityKey, postalAddress.city),
            (CNPostalAddressStateKey, postalAddress.state), (CNPostalAddressPostalCodeKey, postalAddress.postalCode),
            (CNPostalAddressCountryKey, postalAddress.country),
        ]
        for (key, part) in parts where !part.isEmpty {
            let place = (text as NSString).range(of: part)
            guard place.location != NSNotFound else { continue }
            result.addAttribute(NSAttributedString.Key(rawValue: CNPostalAddressPropertyAttribute), value: key, range: place)
        }
        return result
    }
}
/// The keys of the attributes for the key and the name of a part of an address.
public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute",
    CNPostalAddressLocalizedPropertyNameAttribute = "CNPostalAddressLocalizedPropertyNameAttribute"
