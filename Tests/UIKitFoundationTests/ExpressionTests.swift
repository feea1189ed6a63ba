import Foundation
import Testing
import class UIKitFoundation.NSComparisonPredicate
import class UIKitFoundation.NSExpression
import UIKitFoundation

@Suite("Expressions")
struct ExpressionTests {
    @Test(
        "an expression has the value that Foundation computes",
        arguments: [
            ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("2 ** 3 ** 2", 512), ("7 / 2", 3), ("7.0 / 2", 3.5), ("-3 - -4", 1), ("1.5e2", 150),
            ("sqrt(16) + abs(-2)", 6),
            ("sum({1, 2, 3})", 6), ("max({4, 9, 2})", 9), ("10 - 4 - 3", 3),
        ])
    func arithmetic(_ text: String, _ expected: Double) {
        let value = NSExpression(format: text).expressionValue(with: nil, context: nil) as? NSNumber
        #expect(value?.doubleValue == expected)
    }

    @Test("arguments, variables, and key paths are substituted")
    func parts() {
        let object = ["price": NSNumber(value: 4), "inner": ["count": NSNumber(value: 3)]] as NSDictionary
        #expect(
            (NSExpression(format: "price * inner.count + %@", NSNumber(value: 1)).expressionValue(with: object, context: nil) as? NSNumber)?
                .intValue == 13)
        #expect((NSExpression(format: "$x - 1").expressionValue(with: nil, context: ["x": NSNumber(value: 6)]) as? NSNumber)?.intValue == 5)
        #expect(NSExpression(format: "1 + 1").expressionType == .function && NSExpression(format: "a.b").keyPath == "a.b")
    }

    @Test("the keyword for the object itself may be lowercase", arguments: ["SELF.price", "self.price", "price"])
    func selfInPaths(_ path: String) {
        let object = ["price": NSNumber(value: 4)] as NSDictionary
        #expect(NSPredicate(format: path + " == 4").evaluate(with: object))
        #expect(!NSPredicate(format: path + " > 4").evaluate(with: object))
    }

    @Test("a comparison of two expressions is a predicate, by key and by Swift key path")
    func comparisons() {
        final class Person: NSObject {
            let name: String
            var isAdult: Bool { name.count > 3 }
            init(_ name: String) { self.name = name }
        }
        func test(
            _ value: Any?, _ type: NSComparisonPredicate.Operator, _ other: Any?, _ options: NSComparisonPredicate.Options = []
        ) -> Bool {
            NSComparisonPredicate(
                leftExpression: NSExpression.expressionForEvaluatedObject(), rightExpression: NSExpression(forConstantValue: other),
                modifier: .direct, type: type, options: options
            ).evaluate(with: value)
        }
        #expect(test("Anna", .equalTo, "Anna") && !test("Anna", .equalTo, "anna") && test("Anna", .equalTo, "anna", .caseInsensitive))
        #expect(test("Anna", .beginsWith, "An") && test("Anna", .contains, "nn") && test("Anna", .in, ["Anna", "Bob"]))
        #expect(test(3, .lessThan, 4) && !test(3, .greaterThanOrEqualTo, 4) && test(3, .between, [1, 5]))
        #expect(test("Anna", .matches, "A.*a") && test("Anna", .notEqualTo, "Bob"))
        let isAdult = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: \Person.isAdult), rightExpression: NSExpression(forConstantValue: true),
            modifier: .direct, type: .equalTo)
        #expect(isAdult.evaluate(with: Person("Anna")) && !isAdult.evaluate(with: Person("Bob")) && !isAdult.evaluate(with: "Anna"))
        let all = NSComparisonPredicate(
            leftExpression: NSExpression(forAggregate: [1, 2]), rightExpression: NSExpression(forConstantValue: 3),
            modifier: .all, type: .lessThan)
        #expect(all.evaluate(with: nil) && all.comparisonPredicateModifier == .all && all.predicateOperatorType == .lessThan)
    }

    @Test("a predicate leads through the members of sets, with ANY and with operators")
    func members() throws {
        let identity = try #require(UUID(uuidString: "5D6C1E3E-6B1E-4B53-8C3B-0C1D1E6B2A10"))
        func item(_ name: String, _ tags: [String], _ prices: [Int]) -> NSDictionary {
            let tags = tags.map { ["name": $0 as NSString] as NSDictionary }
            return [
                "name": name as NSString, "tags": NSSet(array: tags), "prices": prices.map { NSNumber(value: $0) } as NSArray,
                "identity": identity,
            ]
        }
        let one = item("one", ["red", "blue"], [1, 2]), two = item("four", [], [9])
        func found(_ format: String, _ arguments: [Any] = []) -> [Bool] {
            let predicate = NSPredicate(format: format, argumentArray: arguments)
            return [predicate.evaluate(with: one), predicate.evaluate(with: two)]
        }
        #expect(found("ANY tags.name == 'red'") == [true, false] && found("NONE tags.name == 'red'") == [false, true])
        #expect(found("tags.name CONTAINS 'blue'") == [true, false] && found("tags.@count == 0") == [false, true])
        #expect(found("prices.@sum.self > 5") == [false, true] && found("prices.@max.self == 2") == [true, false])
        #expect(found("name.length == 4") == [false, true] && found("self.name == 'one'") == [true, false])
        #expect(found("identity == %@", [identity as NSUUID]) == [true, true])
    }

    @Test("predicates have their format as text, and are equal if it is the same")
    func texts() {
        PredicateText.install()
        func text(of predicate: any TextualPredicate) -> String { predicate.predicateFormat }
        func text(_ format: String, _ arguments: Any...) -> String { text(of: NSPredicate(format: format, argumentArray: arguments)) }
        #expect(text("name = %@ and age >= 3", "Ann") == "name == \"Ann\" AND age >= 3")
        #expect(
            text("name contains[cd] 'x' OR isDone == YES OR NOT (a == 1 && b != nil)")
                == "name CONTAINS[cd] \"x\" OR isDone == 1 OR NOT (a == 1 AND b != nil)")
        #expect(text("(a == 1 OR b == 2) AND c == 1.5") == "(a == 1 OR b == 2) AND c == 1.5")
        #expect(text("%K IN %@", "city", ["a", "b"]) == "city IN {\"a\", \"b\"}" && text("SELF BEGINSWITH $x") == "SELF BEGINSWITH $x")
        #expect(text("ANY tags.name == 'red'") == "ANY tags.name == \"red\"" && text("tags.@count > 0") == "tags.@count > 0")
        #expect(text("TRUEPREDICATE") == "TRUEPREDICATE")
        let (yes, no) = (NSPredicate(value: true), NSPredicate(value: false))
        #expect(text(of: yes) == "TRUEPREDICATE" && text(of: no) == "FALSEPREDICATE")
        #expect(yes == NSPredicate(format: "TRUEPREDICATE", argumentArray: nil) && yes != no)
        #expect(text(of: NSPredicate { _, _ in true }) == "BLOCKPREDICATE")
        let (one, other) = (NSPredicate(format: "a == 1", argumentArray: nil), NSPredicate(format: "b == 2", argumentArray: nil))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            one, NSCompoundPredicate(orPredicateWithSubpredicates: [one, other]),
        ])
        #expect(text(of: both) == "a == 1 AND (a == 1 OR b == 2)")
        #expect(one == NSPredicate(format: "a = 1", argumentArray: nil) && one != other)
        #expect(text(of: NSCompoundPredicate(notPredicateWithSubpredicate: one)) == "NOT a == 1")
        let comparison = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "a"), rightExpression: NSExpression(forConstantValue: 1), modifier: .direct,
            type: .equalTo)
        #expect(text(of: comparison) == "a == 1")
        #expect(NSPredicate(block: { _, _ in true }) != NSPredicate(block: { _, _ in true }))
    }

    @Test("a format without arguments accepts nil for them")
    func noArguments() {
        #expect(NSPredicate(format: "SELF == 'a'", argumentArray: nil).evaluate(with: "a"))
        #expect((NSExpression(format: "1 + 1", argumentArray: nil).expressionValue(with: nil, context: nil) as? NSNumber)?.intValue == 2)
    }

    @Test("a home directory has iOS's folders")
    func folders() throws {
        let home = NSHomeDirectory()
        #expect(FileManager.default.directoryURLs(for: .libraryDirectory, in: .userDomainMask).map(\.path) == [home + "/Library"])
        #expect(userDirectoryPaths(.documentDirectory, .userDomainMask, true) == [home + "/Documents"])
        #expect(
            try FileManager.default.directoryURL(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
                .path == home
                + "/Library/Application Support")
    }
}

@Suite("Data detection")
struct DataDetectorTests {
    // Foundation on Linux deprecates the types of results that it doesn't detect.
    @available(*, deprecated)
    @Test("links, mail addresses, and telephone numbers are detected with their ranges")
    func detection() throws {
        let text = "See https://example.org/a?b=1, write to anna@example.com or call +1 555-123-4567. Not 1.5 or a.b"
        let detector = try NSDataDetector(
            types: NSTextCheckingResult.CheckingType.link.rawValue | NSTextCheckingResult.CheckingType.phoneNumber.rawValue)
        let found = detector.matches(in: text, range: NSRange(location: 0, length: (text as NSString).length))
        #expect(
            found.map { (text as NSString).substring(with: $0.range) } == [
                "https://example.org/a?b=1", "anna@example.com", "+1 555-123-4567",
            ])
        #expect(found[1].url?.absoluteString == "mailto:anna@example.com" && found[1].resultType == .link)
        #expect(found[2].phoneNumber == "+1 555-123-4567" && found[2].url == nil)
    }

    // Foundation on Linux deprecates the method.
    @available(*, deprecated)
    @Test("a scanner fills NSString references")
    func scanner() {
        let scanner = Scanner(string: "key=value")
        var key: NSString?, value: NSString?
        #expect(
            scanner.scanUpTo("=", into: &key) && scanner.scanString("=", into: nil) && scanner.scanCharacters(from: .letters, into: &value))
        #expect(key == "key" && value == "value")
    }
}

/// Foundation deprecates the member for Linux, where its own text is not the format.
private protocol TextualPredicate { var predicateFormat: String { get } }
extension NSPredicate: TextualPredicate {}
