import Foundation

// Apple's CoreFoundation names as the Swift values they bridge to, so that `data as CFData` and
// `[a, b] as CFArray` compile: without Objective-C there is no `as` bridge to the reference types.

/// A string. On Linux it is a Swift value, not an object.
public typealias CFString = String
/// Data. On Linux it is a Swift value, not an object.
public typealias CFData = Data
/// Data that can change.
public typealias CFMutableData = NSMutableData
/// An array. On Linux it is a Swift value, not an object.
public typealias CFArray = [Any]
/// A dictionary. On Linux it is a Swift value, not an object.
public typealias CFDictionary = [AnyHashable: Any]
/// A locator of a file or a page. On Linux it is a Swift value, not an object.
public typealias CFURL = URL
public typealias CFNumber = NSNumber
/// An index or a count.
public typealias CFIndex = Int
/// A location and a length, which is the type of Foundation here.
public typealias CFRange = NSRange
/// A locale. On Linux it is a Swift value, not an object.
public typealias CFLocale = Locale
/// A string that CoreFoundation's functions modify in place.
public typealias CFMutableString = NSMutableString
/// An error, which is the type of Foundation here.
public typealias CFError = NSError
public func CFErrorGetDomain(_ error: CFError) -> CFString { error.domain }
/// Returns the code of an error within its domain.
public func CFErrorGetCode(_ error: CFError) -> CFIndex { error.code }
/// Returns the additional values of an error.
public func CFErrorCopyUserInfo(_ error: CFError) -> CFDictionary? { error.userInfo }
/// Returns the description of an error for the user.
public func CFErrorCopyDescription(_ error: CFError) -> CFString? { error.localizedDescription }
public typealias CFOptionFlags = UInt
/// A Boolean value. On Linux it is a Swift value, not an object.
public typealias CFBoolean = Bool
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

/// A mutable CoreFoundation dictionary, the type in which code passes property lists to ImageIO.
public typealias CFMutableDictionary = NSMutableDictionary

/// The location of a CoreFoundation range when nothing was found. Foundation's own is `NSNotFound`.
public let kCFNotFound: CFIndex = -1
/// Creates a range from a location and a length.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange { NSRange(location: location, length: length) }

/// The transform that removes combining marks.
public let kCFStringTransformStripCombiningMarks: CFString! = StringTransform.stripCombiningMarks.rawValue
/// The transform that removes accents and other diacritics.
public let kCFStringTransformStripDiacritics: CFString! = StringTransform.stripDiacritics.rawValue
/// The transform that writes text in Latin letters.
public let kCFStringTransformToLatin: CFString! = StringTransform.toLatin.rawValue
/// The transform that writes Chinese text in Pinyin.
public let kCFStringTransformMandarinLatin: CFString! = StringTransform.mandarinToLatin.rawValue
/// The transform between full-width and half-width characters.
public let kCFStringTransformFullwidthHalfwidth: CFString! = StringTransform.fullwidthToHalfwidth.rawValue
/// The transform that writes characters as XML's hexadecimal references.
public let kCFStringTransformToXMLHex: CFString! = StringTransform.toXMLHex.rawValue
/// The transform that writes characters as their Unicode names.
public let kCFStringTransformToUnicodeName: CFString! = StringTransform.toUnicodeName.rawValue

/// Transforms `string`, or the part of it in `range`, by a named ICU transform, and stores the result's range in `range`. Returns `false`,
/// without changes, for an unknown transform.
@discardableResult
public func CFStringTransform(_ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString!, _ reverse: Bool)
    -> Bool
{
    let place = range?.pointee ?? NSRange(location: 0, length: string.length)
    guard place.location >= 0, place.length >= 0, place.location + place.length <= string.length,
        let changed = string.substring(with: place).applyingTransform(StringTransform(rawValue: transform), reverse: reverse)
    else { return false }
    string.replaceCharacters(in: place, with: changed)
    range?.pointee.length = (changed as NSString).length
    return true
}

/// Converts `string` to lowercase by the rules of `locale`; `nil` means none.
public func CFStringLowercase(_ string: CFMutableString!, _ locale: CFLocale?) {
    string.setString((string as NSString).lowercased(with: locale))
}
/// Changes a string to uppercase by the rules of a locale; nil uses no locale's rules.
public func CFStringUppercase(_ string: CFMutableString!, _ locale: CFLocale?) {
    string.setString((string as NSString).uppercased(with: locale))
}
/// Changes each word of a string to begin with an uppercase letter.
public func CFStringCapitalize(_ string: CFMutableString!, _ locale: CFLocale?) {
    string.setString((string as NSString).capitalized(with: locale))
}

/// Returns the number of bytes, or 0 for nil.
public func CFDataGetLength(_ data: CFData!) -> CFIndex { data?.count ?? 0 }

// FIXME(gap): each call leaks one copy; Apple's pointer is valid as long as the CFData is.
/// Returns a pointer to the first byte of a copy of `data`. The copy lives until the process ends, because a `Data` value can't lend its
/// own memory.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
    guard let data else { return nil }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(data.count, 1))
    data.copyBytes(to: copy, count: data.count)
    return UnsafePointer(copy)
}
