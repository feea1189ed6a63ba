import ContactsCompanion
import CoreLocationCompanion
import DeviceServices
import Testing
import UIKit
import UniformTypeIdentifiersCompanion

@Suite struct ContactTests {
    @Test("rare types have their extensions, media types, and supertypes") func rareTypes() {
        #expect(UTType.yaml.preferredFilenameExtension == "yml" && UTType(filenameExtension: "cpp") == .cPlusPlusSource)
        #expect(UTType(mimeType: "application/geo+json") == .geoJSON && UTType.geoJSON.conforms(to: .json))
        #expect(
            UTType.utf16PlainText.conforms(to: .text) && UTType.m3uPlaylist.conforms(to: .playlist)
                && UTType.tarArchive.isSubtype(of: .archive))
        #expect(
            UTType.epub.identifier == "org.idpf.epub-container" && UTType.x509Certificate.preferredMIMEType == "application/x-x509-ca-cert")
    }

    @Test("a contact survives a round trip through vCard") func card() throws {
        let contact = CNMutableContact(), address = CNMutablePostalAddress()
        (contact.givenName, contact.familyName, contact.note) = ("Ada", "King; Noel", "first,\nof all")
        (contact.organizationName, contact.departmentName, contact.jobTitle) = ("Engine", "Notes", "Countess")
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 1"))]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.org")]
        (address.street, address.city, address.postalCode) = ("St James's Square 12", "London", "SW1")
        contact.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: address)]
        contact.birthday = DateComponents(year: 1815, month: 12, day: 10)

        let data = try CNContactVCardSerialization.data(with: [contact, CNMutableContact()])
        let text = String(decoding: data, as: UTF8.self)
        #expect(
            text.hasPrefix("BEGIN:VCARD\r\nVERSION:3.0\r\nN:King\\; Noel;Ada;;;\r\nFN:Ada King\\; Noel\r\n")
                && text.contains("TEL;type=CELL:+44 1\r\n"))
        let read = try CNContactVCardSerialization.contacts(with: data)
        let first = try #require(read.first)
        #expect(
            read.count == 2 && first.familyName == "King; Noel" && first.note == "first,\nof all" && first.departmentName == "Notes"
                && first.jobTitle == "Countess")
        #expect(first.phoneNumbers.first?.label == CNLabelPhoneNumberMobile && first.phoneNumbers.first?.value.stringValue == "+44 1")
        #expect(
            first.emailAddresses.first?.value == "ada@example.org" && first.postalAddresses.first?.value.city == "London"
                && first.birthday == contact.birthday)
    }

    @Test("a full name has its prefix and suffix, a phonetic one its own parts, and refused requests are CNErrors") func names() {
        let contact = CNMutableContact()
        (contact.namePrefix, contact.givenName, contact.familyName, contact.nameSuffix) = ("Dr.", "Ada", "King", "III")
        (contact.phoneticGivenName, contact.phoneticFamilyName) = ("ay-duh", "king")
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Dr. Ada King III")
        #expect(CNContactFormatter.string(from: contact, style: .phoneticFullName) == "ay-duh king")
        let error = #expect(throws: CNError.self) { try CNContactStore().execute(CNSaveRequest()) }
        #expect(error?.code == .authorizationDenied && error?.errorCode == 100)
        let group = CNMutableGroup()
        group.name = "Cooks"
        #expect(group.name == "Cooks" && (group as CNGroup).name == "Cooks")
    }

    @Test("a copy of a contact has its values and identifier, and doesn't change with it") func copies() throws {
        let contact = CNMutableContact(), address = CNMutablePostalAddress()
        (contact.givenName, address.city) = ("Ada", "London")
        contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
        let copy = try #require(contact.copy() as? CNContact), draft = try #require(copy.mutableCopy() as? CNMutableContact)
        #expect(copy == contact && copy.identifier == contact.identifier)
        draft.givenName = "Eva"
        contact.givenName = "Ida"
        #expect(copy.givenName == "Ada" && draft.givenName == "Eva" && draft.identifier == copy.identifier && copy != contact)
        let other = try #require(address.copy() as? CNPostalAddress)
        #expect(other == address && other.city == "London")
        let value = CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))
        let work = value.settingLabel(CNLabelWork)
        #expect(work.label == CNLabelWork && work.value.stringValue == "1" && work.identifier == value.identifier)
        let data = try NSKeyedArchiver.archivedData(withRootObject: copy, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CNContact.self, from: data)
        #expect(read?.givenName == "Ada" && read?.identifier == copy.identifier)
    }

    @Test("a store that the user allows saves, finds, and deletes contacts and groups") func store() throws {
        DeviceServices.shared.change { $0.answers = [.contacts: .allow] }
        defer { DeviceServices.shared.state = .init() }
        let store = CNContactStore(), request = CNSaveRequest(), group = CNMutableGroup()
        let (ada, bob) = (CNMutableContact(), CNMutableContact())
        (ada.givenName, ada.familyName, bob.givenName, bob.familyName, group.name) = ("Ada", "Young", "Bob", "Abel", "Friends")
        ada.emailAddresses = [CNLabeledValue(label: nil, value: "ada@example.org")]
        bob.phoneNumbers = [CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: "(555) 12-34"))]
        request.add(ada, toContainerWithIdentifier: nil)
        request.add(bob, toContainerWithIdentifier: store.defaultContainerIdentifier())
        request.add(group, toContainerWithIdentifier: nil)
        request.addMember(ada, to: group)
        try store.execute(request)
        let fetch = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as NSString])
        fetch.sortOrder = .familyName
        var names: [String] = []
        try store.enumerateContacts(with: fetch) { contact, _ in names.append(contact.givenName) }
        #expect(names == ["Bob", "Ada"])
        func found(_ predicate: NSPredicate) throws -> [String] {
            try store.unifiedContacts(matching: predicate, keysToFetch: []).map(\.givenName)
        }
        #expect(try found(CNContact.predicateForContacts(matchingName: "ada")) == ["Ada"])
        #expect(try found(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "5551234"))) == ["Bob"])
        #expect(try found(CNContact.predicateForContacts(matchingEmailAddress: "ADA@example.org")) == ["Ada"])
        #expect(try found(CNContact.predicateForContactsInGroup(withIdentifier: group.identifier)) == ["Ada"])
        #expect(try store.groups(matching: nil).map(\.name) == ["Friends"] && store.containers(matching: nil).count == 1)
        let change = CNSaveRequest(),
            draft = try #require(
                store.unifiedContact(withIdentifier: ada.identifier, keysToFetch: []).mutableCopy() as? CNMutableContact)
        draft.givenName = "Eva"
        change.update(draft)
        change.delete(bob)
        try store.execute(change)
        #expect(try found(NSPredicate(value: true)) == ["Eva"])
        let again = CNSaveRequest()
        again.delete(draft)
        again.delete(bob)
        let error = #expect(throws: CNError.self) { try store.execute(again) }
        #expect(error?.code == .recordDoesNotExist && error?.affectedRecords?.first === bob)
        #expect(try found(NSPredicate(value: true)) == ["Eva"])
        let end = CNSaveRequest()
        end.delete(draft)
        end.delete(group)
        try store.execute(end)
        do { _ = try store.unifiedContact(withIdentifier: ada.identifier, keysToFetch: []) } catch CNError.recordDoesNotExist {}
    }

    @Test("labels of relations are words, and the parts of a formatted address have keys") func labels() {
        typealias Label = CNLabeledValue<NSString>
        #expect(Label.localizedString(forLabel: CNLabelContactRelationMother) == "mother")
        #expect(
            Label.localizedString(forLabel: CNLabelContactRelationYoungerBrother) == "younger brother" && CNLabelSchool == "_$!<School>!$_")
        let address = CNMutablePostalAddress()
        (address.street, address.city) = ("1 Way", "Town")
        let text = CNPostalAddressFormatter.attributedString(from: address, style: .mailingAddress)
        let key = text.attribute(NSAttributedString.Key(rawValue: CNPostalAddressPropertyAttribute), at: 6, effectiveRange: nil) as? String
        #expect(text.string == "1 Way\nTown" && key == CNPostalAddressCityKey)
    }

    @Test("a vCard with folded, grouped, or damaged lines can be read") func damaged() throws {
        let text = "junk\nBEGIN:VCARD\nitem1.TEL;TYPE=work,pref:12\n 34\nN:Only\nADR:;\nBDAY:today\n:\nEND:VCARD\nEND:VCARD\nBEGIN:VCARD\n"
        let read = try CNContactVCardSerialization.contacts(with: Data(text.utf8))
        #expect(read.count == 1 && read.first?.familyName == "Only" && read.first?.phoneNumbers.first?.value.stringValue == "1234")
        #expect(read.first?.phoneNumbers.first?.label == CNLabelWork && read.first?.birthday == nil)
        #expect(throws: NSError.self) { try CNContactVCardSerialization.contacts(with: Data([0xFF, 0xFE, 0xFF])) }
    }

    @Test("a switch over an access status needs no case of later systems") func statuses() {
        func word(_ status: CNAuthorizationStatus) -> String {
            switch status {
            case .notDetermined: "ask"
            case .restricted, .denied: "no"
            case .authorized: "yes"
            }
        }
        #expect(word(CNContactStore.authorizationStatus(for: .contacts)) == "no" && word(.limited) == "yes")
    }

    @Test("a placemark's postal address has the fields of the placemark") func address() {
        final class Place: CLPlacemark, @unchecked Sendable {
            override var thoroughfare: String? { "Main St" }
            override var subThoroughfare: String? { "1" }
            override var locality: String? { "Springfield" }
        }
        let address = Place().postalAddress
        #expect(address?.street == "1 Main St" && address?.city == "Springfield" && address?.country == "")
        #expect(
            CNContact.localizedString(forKey: CNContactFamilyNameKey) == "last name"
                && CNContact.localizedString(forKey: "other") == "other")
    }

    @Test("geocoding a postal address fails without map data") func geocoding() async {
        let coder = CLGeocoder(), address = CNPostalAddress()
        await #expect(throws: CLError.self) { try await coder.geocodePostalAddress(address) }
        await #expect(throws: CLError.self) { try await coder.geocodePostalAddress(address, preferredLocale: nil) }
    }

    @Test("appendingPathComponent(_:conformingTo:) adds the type's extension if it is missing") func components() {
        let folder = URL(fileURLWithPath: "/a")
        #expect(
            folder.appendingPathComponent("b", conformingTo: .png).path == "/a/b.png"
                && folder.appendingPathComponent("b.png", conformingTo: .image).path == "/a/b.png")
        #expect(folder.appendingPathComponent("b", conformingTo: .fileURL).path == "/a/b")
    }

    @Test("an error code can be created from its raw value") func codes() {
        #expect(
            URLError(URLError.Code(rawValue: -1009)).code == .notConnectedToInternet
                && URLError(URLError.Code(rawValue: 7)).code == .unknown)
    }
}
