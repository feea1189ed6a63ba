import Foundation
import Testing
import class UIKitFoundation.NSExpression
import UIKitFoundation

@Suite("Expressions")
struct ExpressionTests {
    @Test(
        "an expression's text has the value Foundation gives it",
        arguments: [
            ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("2 ** 3 ** 2", 512), ("7 / 2", 3), ("7.0 / 2", 3.5), ("-3 - -4", 1), ("1.5e2", 150), ("sqrt(16) + abs(-2)", 6),
            ("sum({1, 2, 3})", 6), ("max({4, 9, 2})", 9), ("10 - 4 - 3", 3),
        ])
    func arithmetic(_ text: String, _ expected: Double) {
        let value = NSExpression(format: text).expressionValue(with: nil, context: nil) as? NSNumber
        #expect(value?.doubleValue == expected)
    }

    @Test("arguments, variables and key paths are filled in")
    func parts() {
        let object = ["price": NSNumber(value: 4), "inner": ["count": NSNumber(value: 3)]] as NSDictionary
        #expect((NSExpression(format: "price * inner.count + %@", NSNumber(value: 1)).expressionValue(with: object, context: nil) as? NSNumber)?.intValue == 13)
        #expect((NSExpression(format: "$x - 1").expressionValue(with: nil, context: ["x": NSNumber(value: 6)]) as? NSNumber)?.intValue == 5)
        #expect(NSExpression(format: "1 + 1").expressionType == .function && NSExpression(format: "a.b").keyPath == "a.b")
    }

    @Test("a home's folders are where iOS has them")
    func folders() throws {
        let home = NSHomeDirectory()
        #expect(FileManager.default.directoryURLs(for: .libraryDirectory, in: .userDomainMask).map(\.path) == [home + "/Library"])
        #expect(userDirectoryPaths(.documentDirectory, .userDomainMask, true) == [home + "/Documents"])
        #expect(
            try FileManager.default.directoryURL(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: false).path == home
                + "/Library/Application Support")
    }
}

@Suite("Finding data in text")
struct DataDetectorTests {
    @Test("links, mail addresses and telephone numbers are found where they stand")
    func detection() throws {
        let text = "See https://example.org/a?b=1, write to anna@example.com or call +1 555-123-4567. Not 1.5 or a.b"
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue | NSTextCheckingResult.CheckingType.phoneNumber.rawValue)
        let found = detector.matches(in: text, range: NSRange(location: 0, length: (text as NSString).length))
        #expect(found.map { (text as NSString).substring(with: $0.range) } == ["https://example.org/a?b=1", "anna@example.com", "+1 555-123-4567"])
        #expect(found[1].url?.absoluteString == "mailto:anna@example.com" && found[1].resultType == .link)
        #expect(found[2].phoneNumber == "+1 555-123-4567" && found[2].url == nil)
    }

    @Test("a scanner fills reference strings")
    func scanner() {
        let scanner = Scanner(string: "key=value")
        var key: NSString?, value: NSString?
        #expect(scanner.scanUpTo("=", into: &key) && scanner.scanString("=", into: nil) && scanner.scanCharacters(from: .letters, into: &value))
        #expect(key == "key" && value == "value")
    }
}
