import Foundation
import Testing
import UIKitFoundation

@Suite struct FoundationMemberTests {
    @Test("an error lists the errors that led to it")
    func errors() {
        let first = NSError(domain: "a", code: 1), second = NSError(domain: "b", code: 2)
        let error = NSError(domain: "c", code: 3, userInfo: [NSMultipleUnderlyingErrorsKey: [first], NSUnderlyingErrorKey: second])
        #expect(error.underlyingErrors.map { ($0 as NSError).code } == [1, 2])
        #expect(NSError(domain: "d", code: 4).underlyingErrors.isEmpty)
    }

    @Test("a locale has a unit for each usage")
    func units() {
        let (us, german) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
        #expect(UnitLength(forLocale: us).symbol == UnitLength.feet.symbol)
        #expect(UnitLength(forLocale: german, usage: .personHeight).symbol == UnitLength.centimeters.symbol)
        #expect(UnitTemperature(forLocale: us, usage: .weather).symbol == UnitTemperature.fahrenheit.symbol)
        #expect(UnitFrequency.framesPerSecond.symbol == "FPS")
    }

    @Test("the parts of a check have their kinds")
    func checks() {
        let range = NSRange(location: 1, length: 3)
        let zone = TimeZone(secondsFromGMT: 3600)!
        let date = NSTextCheckingResult.dateCheckingResult(range: range, date: .distantPast, timeZone: zone, duration: 60)
        #expect(date.date == .distantPast && date.timeZone == zone && date.duration == 60 && date.replacementString == nil)
        let correction = NSTextCheckingResult.correctionCheckingResult(range: range, replacementString: "the", alternativeStrings: ["tea"])
        #expect(correction.replacementString == "the" && correction.alternativeStrings == ["tea"] && correction.phoneNumber == nil)
    }

    @Test("the difference of two arrays is applied and inverted")
    func differences() throws {
        let (old, new): (NSArray, NSArray) = (["a", "b", "c"], ["c", "a", "x"])
        let difference = new.difference(from: Array(old), with: .inferMoves)
        #expect(difference.hasChanges)
        #expect(old.applying(difference) as? [String] == ["c", "a", "x"])
        #expect(new.applying(difference.inverse()) as? [String] == ["a", "b", "c"])
        // Which of the objects move is up to the algorithm; a move names the place of the same object.
        let moved = try #require(difference.insertions.first { $0.associatedIndex != NSNotFound })
        #expect(old[moved.associatedIndex] as? String == moved.object as? String)
        #expect(!old.difference(from: Array(old)).hasChanges)
    }

    @Test("a calendar stores the beginning and the length of a unit")
    func calendar() {
        let calendar = NSCalendar(identifier: .gregorian)!
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        var (start, length): (NSDate?, TimeInterval) = (nil, 0)
        let date = Date(timeIntervalSinceReferenceDate: 86400 * 1.5)  // Tuesday, 2 January 2001
        #expect(calendar.range(of: .day, start: &start, interval: &length, for: date))
        #expect(start?.timeIntervalSinceReferenceDate == 86400 && length == 86400)
    }

    @Test("a Swift predicate and a Swift descriptor work as Foundation's")
    func predicates() {
        let long = NSPredicate(#Predicate<NSString> { $0.length > 2 })
        #expect(long?.evaluate(with: "abc" as NSString) == true && long?.evaluate(with: "ab" as NSString) == false)
        let bound = NSPredicate(format: "SELF == $x").withSubstitutionVariables(["x": "a"])
        #expect(bound.evaluate(with: "a"))
        let order = NSSortDescriptor(SortDescriptor(\NSString.length, order: .reverse))
        #expect((["a", "ccc", "bb"] as NSArray).sortedArray(using: [order]) as? [String] == ["ccc", "bb", "a"])
    }

    @Test("the encoding of a text is recognized")
    func encodings() {
        #expect(
            NSString.stringEncoding(for: Data("é".utf8), convertedString: nil, usedLossyConversion: nil) == String.Encoding.utf8.rawValue)
        let latin = NSString.stringEncoding(for: Data([0x61, 0xE9]), convertedString: nil, usedLossyConversion: nil)
        #expect(latin == String.Encoding.isoLatin1.rawValue)
        #expect("{ a = b; }".propertyList() as? [String: String] == ["a": "b"])
    }

    @Test("the attributes of a file have their own methods")
    func attributes() {
        let values: NSDictionary = [FileAttributeKey.size: NSNumber(value: 7), FileAttributeKey.type: FileAttributeType.typeRegular]
        #expect(values.fileSize() == 7 && values.fileType() == "NSFileTypeRegular" && values.fileModificationDate() == nil)
    }

    @Test("tables are used by pointers to objects")
    func tables() {
        let (key, value) = (NSObject(), NSObject())
        func pointer(_ object: NSObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }
        let table = NSMapTable<AnyObject, AnyObject>.strongToStrongObjects(), set = NSHashTable<AnyObject>()
        NSMapInsert(table, pointer(key), pointer(value))
        #expect(NSMapGet(table, pointer(key)) == pointer(value) && NSMapInsertIfAbsent(table, pointer(key), pointer(key)) == pointer(value))
        NSHashInsert(set, pointer(key))
        #expect(NSHashGet(set, pointer(key)) == pointer(key) && NSHashGet(set, pointer(value)) == nil)
        NSResetHashTable(set)
        #expect(NSCountHashTable(set) == 0 && NSCountMapTable(table) == 1)
    }

    @Test("sets are combined, and a subquery finds members")
    func expressions() {
        typealias Expression = UIKitFoundation.NSExpression
        let (one, other) = (Expression(forConstantValue: ["a", "b"]), Expression(forConstantValue: ["b", "c"]))
        func members(_ expression: Expression) -> [String] {
            ((expression.expressionValue(with: nil, context: nil) as? NSSet)?.allObjects as? [String] ?? []).sorted()
        }
        let union = Expression(forUnionSet: one, with: other)
        #expect(union.expressionType == .unionSet && union.left === one && union.right === other)
        #expect(members(union) == ["a", "b", "c"])
        #expect(members(Expression(forIntersectSet: one, with: other)) == ["b"])
        #expect(members(Expression(forMinusSet: one, with: other)) == ["a"])
        let query = Expression(forSubquery: one, usingIteratorVariable: "x", predicate: NSPredicate(format: "$x == 'b'"))
        #expect(query.expressionValue(with: nil, context: nil) as? [String] == ["b"])
    }

    @Test("a dictionary takes keys as NSCopying")
    func copiedKeys() {
        let numbers = NSMutableDictionary(), name = "one"
        numbers.setObject(1, forKey: name as NSCopying)
        numbers.setObject(2, forKey: NSString("two"))
        #expect(numbers["one"] as? Int == 1 && numbers["two"] as? Int == 2 && numbers.count == 2)
    }

    @Test("purgeable data is discarded when nobody accesses it")
    func purgeableData() {
        let data = NSPurgeableData(data: Data([1]))
        data.append(Data([2]))
        #expect(Data(referencing: data) == Data([1, 2]))
        data.discardContentIfPossible()
        #expect(data.beginContentAccess() && data.length == 2 && !data.isContentDiscarded())
        data.endContentAccess()
        data.discardContentIfPossible()
        #expect(!data.isContentDiscarded())
        data.endContentAccess()
        data.discardContentIfPossible()
        #expect(data.isContentDiscarded() && data.length == 0 && !data.beginContentAccess())
    }
}
