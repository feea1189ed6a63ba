import CoreLocationCompanion
import Foundation

/// Converts contacts to and from vCard 3.0 (RFC 2426), the format in which they are sent and saved to files.
open class CNContactVCardSerialization: NSObject {
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey as NSString }

    /// Returns the contacts as vCards of UTF-8.
    open class func data(with contacts: [CNContact]) throws -> Data { Data(contacts.map(text).joined().utf8) }

    /// Throws if `data` is not text; lines that describe nothing a contact has are skipped.
    open class func contacts(with data: Data) throws -> [CNContact] {
        guard let text = String(data: data, encoding: .utf8) else {
            throw NSError(domain: "CNErrorDomain", code: 700, userInfo: [NSLocalizedDescriptionKey: "The vCard is malformed."])
        }
        var contacts: [CNContact] = [], open: CNMutableContact?
        for line in unfolded(text) {
            switch (line.name, line.value.uppercased()) {
            case ("BEGIN", "VCARD"): open = CNMutableContact()
            case ("END", "VCARD"):
                if let contact = open { contacts.append(contact) }
                open = nil
            default: if let contact = open { read(line, into: contact) }
            }
        }
        return contacts
    }

    // MARK: Writing

    private static func text(of contact: CNContact) -> String {
        var lines = ["BEGIN:VCARD", "VERSION:3.0"]
        lines.append(
            "N:"
                + [contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix].map(escaped).joined(
                    separator: ";"))
        lines.append("FN:" + escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? contact.organizationName))
        func add(_ name: String, _ value: String) { if !value.isEmpty { lines.append(name + ":" + escaped(value)) } }
        add("NICKNAME", contact.nickname)
        let organization = contact.departmentName.isEmpty ? [contact.organizationName] : [contact.organizationName, contact.departmentName]
        if organization != [""] { lines.append("ORG:" + organization.map(escaped).joined(separator: ";")) }
        add("TITLE", contact.jobTitle)
        for mail in contact.emailAddresses { lines.append("EMAIL;type=INTERNET\(kind(mail.label)):" + escaped(mail.value as String)) }
        for number in contact.phoneNumbers { lines.append("TEL\(kind(number.label)):" + escaped(number.value.stringValue)) }
        for address in contact.postalAddresses {
            let value = address.value
            lines.append(
                "ADR\(kind(address.label)):;;"
                    + [value.street, value.city, value.state, value.postalCode, value.country].map(escaped).joined(separator: ";"))
        }
        for url in contact.urlAddresses { lines.append("URL\(kind(url.label)):" + escaped(url.value as String)) }
        if let day = contact.birthday, let month = day.month, let date = day.day {
            func padded(_ number: Int, _ width: Int) -> String {
                String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
            }
            lines.append("BDAY:\(padded(day.year ?? 1604, 4))-\(padded(month, 2))-\(padded(date, 2))")
        }
        add("NOTE", contact.note)
        lines.append("END:VCARD")
        return lines.map { $0 + "\r\n" }.joined()
    }

    private static let kinds = [
        CNLabelHome: "HOME", CNLabelWork: "WORK", CNLabelPhoneNumberMobile: "CELL", CNLabelPhoneNumberMain: "MAIN",
        CNLabelPhoneNumberiPhone: "IPHONE",
        CNLabelOther: "OTHER",
    ]
    private static func kind(_ label: String?) -> String { label.map { ";type=" + (kinds[$0] ?? escaped($0)) } ?? "" }
    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(
            of: ",", with: "\\,"
        )
        .replacingOccurrences(of: ";", with: "\\;")
    }

    // MARK: Reading

    private struct Line {
        var name: String, kinds: [String], value: String
        /// The parts between unescaped semicolons.
        var parts: [String] {
            var parts = [""], isEscaped = false
            for character in value {
                if isEscaped {
                    parts[parts.count - 1].append(character == "n" || character == "N" ? "\n" : character)
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == ";" {
                    parts.append("")
                } else {
                    parts[parts.count - 1].append(character)
                }
            }
            return parts
        }
        var text: String { parts.joined(separator: ";") }
    }

    /// Joins a line with the following ones that begin with a space or a tab.
    private static func unfolded(_ text: String) -> [Line] {
        var whole: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            if line.first == " " || line.first == "\t", !whole.isEmpty {
                whole[whole.count - 1] += line.dropFirst()
            } else {
                whole.append(String(line))
            }
        }
        return whole.compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let head = line[..<colon].split(separator: ";").map(String.init)
            // "item1.TEL" groups lines that belong together.
            guard let name = head.first?.split(separator: ".").last else { return nil }
            let kinds = head.dropFirst().flatMap { parameter in
                (parameter.split(separator: "=").last ?? "").uppercased().split(separator: ",").map(String.init)
            }
            return Line(name: name.uppercased(), kinds: kinds, value: String(line[line.index(after: colon)...]))
        }
    }

    private static func read(_ line: Line, into contact: CNMutableContact) {
        let label = kinds.first { line.kinds.contains($0.value) }?.key
        let parts = line.parts
        func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
        switch line.name {
        case "N":
            (contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix) = (
                part(0), part(1), part(2), part(3), part(4)
            )
        case "NICKNAME": contact.nickname = line.text
        case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
        case "TITLE": contact.jobTitle = line.text
        case "NOTE": contact.note = line.text
        case "TEL": contact.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: line.text)))
        case "EMAIL": contact.emailAddresses.append(CNLabeledValue(label: label, value: line.text as NSString))
        case "URL": contact.urlAddresses.append(CNLabeledValue(label: label, value: line.text as NSString))
        case "ADR":
            let address = CNMutablePostalAddress()
            (address.street, address.city, address.state, address.postalCode, address.country) = (
                part(2), part(3), part(4), part(5), part(6)
            )
            contact.postalAddresses.append(CNLabeledValue(label: label, value: address))
        case "BDAY":
            let numbers = line.value.prefix { $0 != "T" }.split(separator: "-").compactMap { Int($0) }
            guard numbers.count == 3 else { return }
            // The year 1604 means that the year is unknown.
            contact.birthday = DateComponents(year: numbers[0] == 1604 ? nil : numbers[0], month: numbers[1], day: numbers[2])
        default: break
        }
    }
}

extension CNContact {
    /// Returns the English name that Contacts shows for a key, or the key itself if it has none.
    public class func localizedString(forKey key: String) -> String { words[key] ?? key }
    private static let words = [
        CNContactGivenNameKey: "first name", CNContactFamilyNameKey: "last name", CNContactMiddleNameKey: "middle name",
        CNContactNamePrefixKey: "prefix",
        CNContactNameSuffixKey: "suffix",
        CNContactNicknameKey: "nickname", CNContactOrganizationNameKey: "company", CNContactDepartmentNameKey: "department",
        CNContactJobTitleKey: "job title",
        CNContactPhoneNumbersKey: "phone", CNContactEmailAddressesKey: "email", CNContactPostalAddressesKey: "address",
        CNContactUrlAddressesKey: "URL",
        CNContactBirthdayKey: "birthday", CNContactDatesKey: "date", CNContactNoteKey: "notes",
        CNContactSocialProfilesKey: "social profile",
    ]
}

extension CLPlacemark {
    /// The address of a place that has a street, a town, or a country.
    public var postalAddress: CNPostalAddress? {
        let address = CNMutablePostalAddress()
        address.street = [subThoroughfare, thoroughfare].compactMap(\.self).joined(separator: " ")
        (address.subLocality, address.city, address.subAdministrativeArea) = (
            subLocality ?? "", locality ?? "", subAdministrativeArea ?? ""
        )
        (address.state, address.postalCode, address.country, address.isoCountryCode) = (
            administrativeArea ?? "", postalCode ?? "", country ?? "", isoCountryCode ?? ""
        )
        return [address.street, address.city, address.country].allSatisfy(\.isEmpty) ? nil : address
    }
}

extension CLGeocoder {
    /// Calls the handler with an error: no map data is available.
    public func geocodePostalAddress(_ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler) {
        geocodeAddressDictionary([:], completionHandler: completionHandler)
    }
    /// Calls the handler with an error: no map data is available.
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { geocodeAddressDictionary([:], completionHandler: completionHandler) }
    /// Throws an error: no map data is available.
    nonisolated(nonsending) public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }
    /// Throws an error: no map data is available.
    nonisolated(nonsending) public func geocodePostalAddress(_ postalAddress: CNPostalAddress, preferredLocale locale: Locale?) async throws
        -> [CLPlacemark]
    { throw CLError(.network) }
}
