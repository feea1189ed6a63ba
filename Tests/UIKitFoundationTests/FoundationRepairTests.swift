import Foundation
import Testing
import UIKitFoundation
import UIKitRuntime

@Suite("Corrections to Foundation on Linux", .serialized)
struct FoundationRepairTests {
    @Test(
        "a number formatter parses a whole string only, unless it is lenient",
        arguments: [
            ("8", 8), ("-5", -5), ("8.5", 8.5), ("8s", nil), ("8 ", nil), ("1,234", nil), ("1.2.3", nil), ("abc", nil), ("", nil),
        ] as [(String, Double?)])
    func reading(text: String, number: Double?) {
        #expect(UIKitFoundation.NumberFormatter().number(from: text)?.doubleValue == number)
    }

    @Test("the symbols of a number style, such as separators and percent signs, are parsed")
    func styles() {
        let formatter = UIKitFoundation.NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        #expect(formatter.number(from: "1,234.5") == 1234.5 && formatter.number(from: "1,234.5x") == nil)
        formatter.numberStyle = .percent
        #expect(formatter.number(from: "50%") == 0.5)
        formatter.isLenient = true
        formatter.numberStyle = .decimal
        #expect(formatter.number(from: "12 apples") == 12)
        #expect(formatter.formatterBehavior == .behavior10_4)
    }

    @Test("the handler of uncaught exceptions receives the raised object, and an exception made of a fault")
    @MainActor func uncaughtExceptions() {
        var seen: [NSException] = []
        NSSetUncaughtExceptionHandler { seen.append($0) }
        let previous = Fault.handler
        Fault.handler = { Fault.uncaught($0) }
        defer {
            Fault.handler = previous
            NSSetUncaughtExceptionHandler(nil)
        }
        let exception = NSException(name: .rangeException, reason: "too far", userInfo: ["index": 7])
        exception.raise()
        Fault.raise(.genericException, "other")
        #expect(seen.count == 2 && seen[0] === exception && seen[1].name == .genericException && seen[1].reason == "other")
        #expect(NSGetUncaughtExceptionHandler() != nil)
        NSSetUncaughtExceptionHandler(nil)
        exception.raise()
        #expect(seen.count == 2 && NSGetUncaughtExceptionHandler() == nil)
    }

    @Test("a data URL is read, in Base64 and percent-encoded")
    func dataAddresses() throws {
        let url = { (text: String) throws -> URL in try #require(URL(string: text)) }
        #expect(try Data(contentsOf: url("data:text/plain;base64,SGVsbG8=")) == Data("Hello".utf8))
        #expect(try Data(contentsOf: url("data:,Hello%20x")) == Data("Hello x".utf8))
        #expect(throws: (any Error).self) { try Data(contentsOf: url("data:no-comma")) }
        #expect(throws: (any Error).self) { try Data(contentsOf: URL(fileURLWithPath: "/no/such/file")) }
    }

    @Test("longestEffectiveRange covers all runs with equal attributes, within the given range")
    func longestRanges() {
        LongestRanges.install()
        let key = NSAttributedString.Key("a"), text = NSMutableAttributedString(string: "abc", attributes: [key: 1])
        text.append(NSAttributedString(string: "def", attributes: [key: 1]))
        text.append(NSAttributedString(string: "g", attributes: [key: 2]))
        var range = NSRange()
        #expect(text.attributes(at: 1, longestEffectiveRange: &range, in: NSRange(location: 0, length: 7))[key] as? Int == 1)
        #expect(range == NSRange(location: 0, length: 6))
        _ = text.attributes(at: 4, longestEffectiveRange: &range, in: NSRange(location: 1, length: 4))
        #expect(range == NSRange(location: 1, length: 4))
        #expect(text.attributes(at: 6, longestEffectiveRange: nil, in: NSRange(location: 0, length: 7))[key] as? Int == 2)
    }

    @Test("a run loop observer is called at the end of each turn until it is removed, and once if it does not repeat")
    @MainActor func observers() {
        EventLoop.main.reset()
        var calls = 0, once = 0
        let waiting = CFRunLoopActivity.beforeWaiting.rawValue
        let observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, waiting, true, 0) { _, activity in
            #expect(activity == .beforeWaiting)
            calls += 1
        }
        let single = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, CFRunLoopActivity.allActivities.rawValue, false, 0) { _, _ in
            once += 1
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        CFRunLoopAddObserver(CFRunLoopGetMain(), single, .commonModes)
        EventLoop.main.turn()
        EventLoop.main.turn()
        #expect(calls == 2 && once == 1)
        #expect(!CFRunLoopObserverIsValid(single))
        CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, .commonModes)
        EventLoop.main.turn()
        #expect(calls == 2 && CFRunLoopObserverIsValid(observer) && !CFRunLoopContainsObserver(CFRunLoopGetMain(), observer, .commonModes))
    }

    @Test("CFUUID and UUID have the same string")
    func identifiers() {
        let text = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
        #expect(CFUUIDCreateString(kCFAllocatorDefault, CFUUIDCreateFromString(nil, text)) == text)
        #expect(CFUUIDCreateFromString(nil, "none") == nil && CFUUIDCreate(nil) != CFUUIDCreate(nil))
    }
}
