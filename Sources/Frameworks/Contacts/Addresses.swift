import Foundation

/// The keys for a contact's title, suffix, dates, and profiles.
public let CNContactNamePrefixKey = "namePrefix", CNContactNameSuffixKey = "nameSuffix", CNContactDatesKey = "dates",
    CNContactSocialProfilesKey = "socialProfiles"
/// The keys for a contact's department, relations, and former name.
public let CNContactDepartmentNameKey = "departmentName", CNContactRelationsKey = "contactRelations",
    CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key for a contact's addresses for messages.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"

/// Whether a contact is a person.
public enum CNContactType: Int, Sendable { case person, organization }
/// The name by which contacts are sorted.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// A contact's postal address.
open class CNPostalAddress: NSObject, @unchecked Sendable {
    open fileprivate(set) var street = "", subLocality = "", city = "", subAdministrativeArea = "", state = "", postalCode = "",
        country = "", isoCountryCode = ""
    public override init() { super.init() }
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
}
/// The names of services.
public let CNSocialProfileServiceFacebook = "Facebook", CNSocialProfileServiceFlickr = "Flickr", CNSocialProfileServiceLinkedIn = "LinkedIn"
/// The names of services.
public let CNSocialProfileServiceTwitter = "Twitter", CNSocialProfileServiceYelp = "Yelp", CNSocialProfileServiceGameCenter = "GameCenter"
/// A contact's address on an instant messaging service.
open class CNInstantMessageAddress: NSObject, @unchecked Sendable {
    open private(set) var username: String, service: String
    /// Creates an address at a service for messages.
    public init(username: String, service: String) { (self.username, self.service) = (username, service) }
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
        return label.dropFirst(4).dropLast(4).lowercased()
    }
}
extension CNContact { public func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true } }
/// A container of contacts; there are none.
open class CNContainer: NSObject {
    open private(set) var identifier = "", name = ""
    /// Returns a predicate that matches nothing: there are no containers.
    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
}
/// A group of contacts; there are none.
open class CNGroup: NSObject {
    open internal(set) var name = ""
    open private(set) var identifier = UUID().uuidString  // wall clock: identifiers differ between objects and runs, as on iOS
}
extension CNContact {
    /// Returns a predicate that matches nothing: there are no containers.
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    /// Returns a predicate that matches nothing: there are no groups.
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
}
extension CNContactStore {
    /// Throws an error: there are no containers.
    public func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw refusal }
    /// Throws an error: there are no groups.
    public func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw refusal }
    /// Returns an empty string.
    public func defaultContainerIdentifier() -> String { "" }
}
