import Foundation
import Testing
import UIKitFoundation

@Suite struct CoreFoundationTests {
    @Test("strings are compared, searched, and escaped")
    func strings() {
        #expect(CFStringGetLength("a😀") == 3)
        #expect(CFStringCompare("A", "a", .compareCaseInsensitive) == .compareEqualTo)
        #expect(CFStringCompare("a2", "a10", .compareNumerically) == .compareLessThan)
        #expect(CFStringFind("abcabc", "bc", .compareBackwards) == NSRange(location: 4, length: 2))
        #expect(CFStringFind("abc", "x", []).location == -1)
        let utf8 = CFStringBuiltInEncodings.UTF8.rawValue
        #expect(CFURLCreateStringByAddingPercentEscapes(nil, "a b&c#é", nil, "&", utf8) == "a%20b%26c%23%C3%A9")
        #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b%26", "&") == "a b%26")
        #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "a%2fb%20c", "/") == "a%2fb c")
        #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b", "") == "a b")
        #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "a%20b", nil) == "a%20b")
        #expect(CFXMLCreateStringByEscapingEntities(nil, "<a & b>", nil) == "&lt;a &amp; b&gt;")
        #expect(CFStringConvertNSStringEncodingToEncoding(String.Encoding.utf8.rawValue) == utf8)
        #expect(CFStringConvertEncodingToIANACharSetName(utf8) == "utf-8")
    }

    @Test("a tokenizer walks the words")
    func tokens() {
        let text = "Hi, you 2",
            tokenizer = CFStringTokenizerCreate(
                nil, text, NSRange(location: 0, length: 9), kCFStringTokenizerUnitWord, CFLocaleCopyCurrent())
        var words: [String] = []
        while CFStringTokenizerAdvanceToNextToken(tokenizer) != [] {
            words.append((text as NSString).substring(with: CFStringTokenizerGetCurrentTokenRange(tokenizer)))
        }
        #expect(words == ["Hi", "you", "2"])
        #expect(CFStringTokenizerGoToTokenAtIndex(tokenizer, 8).contains(.hasHasNumbersMask))
    }

    @Test("numbers are read from memory and written to it")
    func numbers() {
        var small: Int16 = -7, large = 0.0
        let number = CFNumberCreate(nil, .sInt16Type, &small)
        #expect(number == -7)
        #expect(CFNumberGetValue(number, .doubleType, &large) && large == -7)
        #expect(!CFNumberGetValue(1.5, .intType, &large))
        #expect(CFNumberIsFloatType(NSNumber(value: 1.5)) && !CFNumberIsFloatType(NSNumber(value: 1)))
    }

    @Test("values are equal by their contents")
    func equality() {
        #expect(CFEqual("a" as NSString, NSMutableString(string: "a")) && !CFEqual("a", 1))
        #expect(CFGetTypeID("a") == CFStringGetTypeID())
    }

    @Test("CoreFoundation's functions create an error, and read its reason") func errors() {
        let made = CFErrorCreate(nil, kCFErrorDomainPOSIX, 2, [kCFErrorLocalizedFailureReasonKey: "why"])
        #expect(made?.domain == NSPOSIXErrorDomain && made?.code == 2 && CFErrorCopyFailureReason(made) == "why")
        #expect(CFErrorCreate(nil, kCFErrorDomainCocoa, 0, nil)?.userInfo.isEmpty == true && CFErrorCopyRecoverySuggestion(made) == nil)
    }
}
