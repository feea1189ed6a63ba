import Foundation
import Testing
import UIKitFoundation

@Suite("Additions to Foundation on Linux")
struct FoundationAdditionTests {
    typealias Names = UIKitFoundation.PersonNameComponentsFormatter

    @Test("a person's name is parsed and formatted in each style")
    func names() throws {
        let name = try #require(Names().personNameComponents(from: "Dr. Johnny Clay Appleseed III"))
        #expect(
            name.namePrefix == "Dr." && name.givenName == "Johnny" && name.middleName == "Clay" && name.familyName == "Appleseed"
                && name.nameSuffix == "III")
        #expect(
            [Names.Style.default, .short, .medium, .long, .abbreviated].map { Names.localizedString(from: name, style: $0) }
                == ["Johnny Appleseed", "Johnny", "Johnny Appleseed", "Dr. Johnny Clay Appleseed III", "JA"])
        #expect(
            Names().personNameComponents(from: "Appleseed, Johnny")?.givenName == "Johnny" && Names().personNameComponents(from: " ") == nil
        )
        #expect(name.formatted(.name(style: .abbreviated)) == "JA")
    }

    @Test("a dispatch queue equals only itself")
    func queues() {
        #expect(DispatchQueue.main == DispatchQueue.main && DispatchQueue.main != DispatchQueue.global())
        #expect(Set([DispatchQueue.main, .main]).count == 1)
    }

    @Test("on-demand resources are available immediately, and bundle resources are returned as URLs")
    func bundledFiles() async throws {
        let request = NSBundleResourceRequest(tags: ["level 1"])
        #expect(await request.conditionallyBeginAccessingResources() && request.tags == ["level 1"] && request.bundle == .main)
        try await request.beginAccessingResources()
        #expect(request.progress.fractionCompleted == 1)
        request.endAccessingResources()
        let addresses: [URL]? = Bundle.main.resourceURLs(forResourcesWithExtension: "no such kind", subdirectory: nil)
        #expect(addresses?.isEmpty != false)
        #expect(DispatchQueue(label: "q").asyncAndWait { 4 } == 4)
    }

    @Test("a dictionary read from JSON equals the one that was written")
    func dictionaries() throws {
        let written: [String: Any] = ["int": 1, "bool": true, "text": "a", "list": [1.5]]
        let read = try #require(try JSONSerialization.jsonObject(with: JSONSerialization.data(withJSONObject: written)) as? [String: Any])
        #expect(NSDictionary(dictionary: read).isEqual(to: written))
        #expect(!NSDictionary(dictionary: read).isEqual(to: ["int": 2, "bool": true, "text": "a", "list": [1.5]] as [String: Any]))
    }

    @Test("measurements are formatted in the locale's unit, or in their own with providedUnit")
    func measurements() {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(way.formatted(.measurement(width: .wide, usage: .asProvided)) == "5 kilometers")
        #expect(
            way.formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1))))
                == "5.0 km")
        #expect(way.formatted().hasSuffix(" mi"))
    }

    @Test("keyed archives encode Codable values, and decode arrays and dictionaries of one class")
    func archives() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        try archiver.encodeEncodable(["a": 1], forKey: "map")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(unarchiver.decodeDecodable([String: Int].self, forKey: "map") == ["a": 1])
        #expect(
            unarchiver.decodeDecodable(String.self, forKey: "map") == nil && unarchiver.decodeDecodable(Int.self, forKey: "none") == nil)
        let list = try NSKeyedArchiver.archivedData(
            withRootObject: [NSString(string: "a"), NSString(string: "b")] as NSArray, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: list) == ["a", "b"])
        let map = try NSKeyedArchiver.archivedData(
            withRootObject: [NSString(string: "a"): NSNumber(value: 1)] as NSDictionary, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedDictionary(ofKeyClass: NSString.self, objectClass: NSNumber.self, from: map) == ["a": 1])
    }

    @Test("a bookmark resolves to its file, and throws if it is gone")
    func bookmarks() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("bookmark-\(UUID().uuidString)")
        try Data().write(to: file)
        let bookmark = try file.bookmarkData()
        var isStale = true
        #expect(try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale).path == file.path && !isStale)
        try FileManager.default.removeItem(at: file)
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) }
        #expect(throws: CocoaError.self) { try file.bookmarkData() }
    }

    @Test("a relative time is capitalized at the beginning of a sentence")
    func context() {
        let formatter = RelativeDateTimeFormatter()
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(fromTimeInterval: -86400) == "yesterday")
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(fromTimeInterval: -86400) == "Yesterday")
    }

    // The words are those of Unicode's CLDR, en.xml, as the units of RelativeDateTimeFormatter's documentation.
    @Test("a relative time has the calendar's largest unit, or a word for it, in every style and in the locale's language")
    func relativeTimes() throws {
        let formatter = RelativeDateTimeFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        formatter.calendar = calendar
        let march = try #require(calendar.date(from: DateComponents(year: 2023, month: 3, day: 15)))
        let february = try #require(calendar.date(from: DateComponents(year: 2023, month: 2, day: 15)))
        #expect(formatter.localizedString(for: february, relativeTo: march) == "1 month ago")
        #expect(formatter.localizedString(for: march, relativeTo: february) == "in 1 month")
        #expect(formatter.localizedString(from: DateComponents(day: 10)) == "in 10 days")
        #expect(formatter.localizedString(from: DateComponents(day: -1, hour: -3)) == "1 day ago")
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(from: DateComponents(day: -3)) == "3 days ago")
        #expect(formatter.localizedString(from: DateComponents(hour: 2)) == "in 2 hr.")
        formatter.unitsStyle = .spellOut
        #expect(formatter.localizedString(from: DateComponents(month: 2)) == "in two months")
        (formatter.unitsStyle, formatter.dateTimeStyle) = (.full, .named)
        #expect(formatter.localizedString(from: DateComponents(weekOfMonth: -1)) == "last week")
        #expect(formatter.localizedString(from: DateComponents(year: 1)) == "next year")
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 months ago")
        formatter.dateTimeStyle = .numeric
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.localizedString(from: DateComponents(day: -3)) == "vor 3 Tagen")
    }

    @Test("a list is joined in the locale's language")
    func lists() {
        let formatter = ListFormatter()
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c" && formatter.string(for: ["a", "b"]) == "a and b")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    }

    @Test("setting nil in UserDefaults removes the value, whichever overload is called")
    func nilDefaults() throws {
        NilDefaults.install()
        let defaults = try #require(UserDefaults(suiteName: "app.understudy.tests.nil"))
        for value in ["text" as Any?, URL(string: "https://example.com")] {
            defaults.set(value, forKey: "key")
            #expect(defaults.object(forKey: "key") != nil)
            defaults.set(nil, forKey: "key")
            #expect(defaults.object(forKey: "key") == nil)
        }
        let url: URL? = nil
        defaults.set(URL(string: "https://example.com"), forKey: "key")
        #expect(defaults.url(forKey: "key") == URL(string: "https://example.com"))
        defaults.set(url, forKey: "key")
        #expect(defaults.object(forKey: "key") == nil)
        UserDefaults.standard.set(nil, forKey: "app.understudy.tests.never")
    }

    @Test("NSClassFromString finds a class by its Objective-C name")
    func classNames() {
        #expect(NSAnyClassFromString("NSString") == NSString.self && NSAnyClassFromString("Nobody") == nil)
        #expect(NSAnyClassFromString("KeyValueObject") == KeyValueObject.self)
    }

    @Test("objects that are strings format values, as Foundation's functions for Swift do")
    func stringObjects() {
        let format: NSString = "%d of %@", name = NSString("x")
        #expect(NSString(format: format, locale: Locale(identifier: "en_US"), 1, name) == "1 of x")
        #expect(NSString(format: "%.1f", locale: Locale(identifier: "de_DE"), 1.5) == "1,5")
        #expect(NSString(format: "%.1f", locale: nil, 1.5) == "1.5")
        #expect(NSString.localizedStringWithFormat("%@!", name) == "x!")
        #expect(format.appendingFormat(", %d", 2) == "%d of %@, 2")
        let text = NSMutableString(string: "a")
        text.appendFormat(", %d" as NSString, 3)
        #expect(text == "a, 3")
        #expect(NSString("/a").strings(byAppendingPaths: ["b", "c/d"]) == ["/a/b", "/a/c/d"])
    }
}
