import CoreGraphics
import Foundation
import Testing

@Suite("CoreFoundation dictionaries with pointers")
struct CoreFoundationTests {
    private let properties: CFDictionary = ["{GIF}": ["DelayTime": 0.25] as [String: Any], "Depth": 8]

    // The way bahlo/SwiftGif, which many apps copied, reads a frame's delay.
    @Test("a nested dictionary and its number are found") func nested() throws {
        let place = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
        defer { place.deallocate() }
        #expect(CFDictionaryGetValueIfPresent(properties, Unmanaged.passUnretained("{GIF}").toOpaque(), place))
        let inner = unsafeBitCast(place.pointee, to: CFDictionary.self)
        let delay = unsafeBitCast(CFDictionaryGetValue(inner, Unmanaged.passUnretained("DelayTime").toOpaque()), to: AnyObject.self)
        #expect(delay as? Double == 0.25)
        #expect(CFDictionaryGetValue(inner, Unmanaged.passUnretained("None").toOpaque()) == nil)
    }

    // The loop of swhitty/SwiftDraw and others over the runs of a line.
    @Test("an array gives its objects by pointers, which it keeps") func elements() {
        let object = NSObject(), array: CFArray = [object, "text"]
        #expect(CFArrayGetCount(array) == 2 && CFArrayGetCount(nil) == 0)
        #expect(unsafeBitCast(CFArrayGetValueAtIndex(array, 0), to: NSObject.self) === object)
        #expect(unsafeBitCast(CFArrayGetValueAtIndex(array, 1), to: AnyObject.self) as? String == "text")
        #expect(CFArrayGetValueAtIndex(array, 2) == nil && CFArrayGetValueAtIndex(nil, 0) == nil)
    }

    @Test("a missing key and a nil dictionary have no value") func absent() {
        #expect(CFDictionaryContainsKey(properties, Unmanaged.passUnretained("Depth").toOpaque()) && CFDictionaryGetCount(properties) == 2)
        #expect(
            !CFDictionaryGetValueIfPresent(properties, Unmanaged.passUnretained("{TIFF}").toOpaque(), nil)
                && CFDictionaryGetValue(nil, nil) == nil)
    }

    @Test("the bytes of an optional value can be passed as a pointer, as with Apple's implicitly unwrapped parameters") func bytes() {
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
