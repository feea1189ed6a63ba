import CoreGraphics
import Foundation
import Testing

@Suite("CoreFoundation's dictionaries by pointers")
struct CoreFoundationTests {
    private let properties: CFDictionary = ["{GIF}": ["DelayTime": 0.25] as [String: Any], "Depth": 8]

    // As bahlo/SwiftGif reads a picture's time, which many apps copied.
    @Test("a dictionary in a dictionary is reached, and a number in that") func nested() throws {
        let place = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
        defer { place.deallocate() }
        #expect(CFDictionaryGetValueIfPresent(properties, Unmanaged.passUnretained("{GIF}").toOpaque(), place))
        let inner = unsafeBitCast(place.pointee, to: CFDictionary.self)
        let delay = unsafeBitCast(CFDictionaryGetValue(inner, Unmanaged.passUnretained("DelayTime").toOpaque()), to: AnyObject.self)
        #expect(delay as? Double == 0.25)
        #expect(CFDictionaryGetValue(inner, Unmanaged.passUnretained("None").toOpaque()) == nil)
    }

    @Test("what is not there is said not to be") func absent() {
        #expect(CFDictionaryContainsKey(properties, Unmanaged.passUnretained("Depth").toOpaque()) && CFDictionaryGetCount(properties) == 2)
        #expect(
            !CFDictionaryGetValueIfPresent(properties, Unmanaged.passUnretained("{TIFF}").toOpaque(), nil)
                && CFDictionaryGetValue(nil, nil) == nil)
    }

    @Test("an optional value's bytes are reached, as through Apple's implicitly unwrapped parameters") func bytes() {
        let data: CFData? = Data([1, 2])
        #expect(CFDataGetBytePtr(data)[1] == 2 && CFDataGetLength(data) == 2)
    }

    @Test("CoreFoundation's functions read an error")
    func errors() {
        let error: CFError = NSError(domain: "d", code: 7, userInfo: [NSLocalizedDescriptionKey: "words"])
        #expect(CFErrorGetDomain(error) == "d" && CFErrorGetCode(error) == 7 && CFErrorCopyDescription(error) == "words")
        #expect(CFErrorCopyUserInfo(error)?[NSLocalizedDescriptionKey] as? String == "words")
    }
}
