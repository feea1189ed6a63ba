import Foundation
import Testing
import UIKitFoundation

@Suite struct TextReadingTests {
    @Test("a scanner fills NSString variables")
    func scanner() {
        let scanner = Scanner(string: "<b>text</b>")
        var found: NSString?
        #expect(scanner.scanString("<", into: &found))
        #expect(found == "<")
        #expect(scanner.scanCharacters(from: .lowercaseLetters, into: &found))
        #expect(found == "b")
        #expect(scanner.scanString(">", into: nil as AutoreleasingUnsafeMutablePointer<NSString?>?))
        #expect(scanner.scanUpTo("<", into: &found))
        #expect(found == "text")
        #expect(!scanner.scanUpTo("<", into: &found))
        #expect(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: "b"), into: &found))
        #expect(found == "</")
    }

    // Foundation on Linux deprecates the types of results that it doesn't detect.
    @available(*, deprecated)
    @Test(
        "a data detector finds links and telephone numbers",
        arguments: [
            ("see https://example.com/a?b=c, or (www.example.org).", ["https://example.com/a?b=c", "http://www.example.org"]),
            ("write to jo@example.com!", ["mailto:jo@example.com"]), ("version 1.2.3 of file.swift and e.g. this", []),
            ("example.com:8080/path", ["http://example.com:8080/path"]),
        ])
    func links(text: String, links: [String]) throws {
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
        let matches = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(matches.map { $0.url?.absoluteString ?? "" } == links)
        #expect(matches.allSatisfy { $0.resultType == .link })
    }

    // Foundation on Linux deprecates the types of results that it doesn't detect.
    @available(*, deprecated)
    @Test("telephone numbers are detected as written; a detector without types throws")
    func numbers() throws {
        let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
        let text = "call +1 (408) 996-1010 or 555-0123, not 1234, see www.example.com"
        let matches = try NSDataDetector(types: types.rawValue).matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(
            matches.map { $0.phoneNumber ?? $0.url?.absoluteString ?? "" } == ["+1 (408) 996-1010", "555-0123", "http://www.example.com"])
        #expect(throws: (any Error).self) { try NSDataDetector(types: NSTextCheckingResult.CheckingType.spelling.rawValue) }
    }

    // Foundation on Linux deprecates the types of results that it doesn't detect.
    @available(*, deprecated)
    @Test("checking results can be created, and are equal if their types and ranges are")
    func madeResults() throws {
        let range = NSRange(location: 2, length: 3)
        let url = try #require(URL(string: "https://example.com"))
        let link = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
        #expect(link.resultType == .link && link.range == range && link.url == url && link.phoneNumber == nil)
        #expect(Set([link, .linkCheckingResult(range: range, url: url)]).count == 1)
        #expect(link != .linkCheckingResult(range: NSRange(location: 0, length: 3), url: url))
        let flight = NSTextCheckingResult.transitInformationCheckingResult(range: range, components: [.airline: "Air", .flight: "12"])
        #expect(flight.components?[.flight] == "12" && flight.addressComponents == nil)
        #expect(NSTextCheckingResult.addressCheckingResult(range: range, components: [.city: "Bern"]).addressComponents == [.city: "Bern"])
    }

    @Test("a formatter returns the object for a string")
    func formatterObjects() {
        var object: AnyObject?
        var reason: NSString?
        let formatter = UIKitFoundation.NumberFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        #expect(formatter.getObjectValue(&object, for: "12", errorDescription: nil))
        #expect((object as? NSNumber)?.intValue == 12)
        #expect(!formatter.getObjectValue(&object, for: "twelve", errorDescription: &reason))
        #expect(reason != nil)
    }
}
