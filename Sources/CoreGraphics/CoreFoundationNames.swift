import Foundation

// Apple's CoreFoundation names as the Swift values they bridge to, so that `data as CFData` and
// `[a, b] as CFArray` compile: without Objective-C there is no `as` bridge to the reference types.

public typealias CFString = String
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFURL = URL
public typealias CFNumber = NSNumber
public typealias CFTypeRef = AnyObject
public typealias CFTimeInterval = Double
public typealias CFIndex = Int
public typealias CFRange = NSRange
public typealias CFLocale = Locale
/// A string that CoreFoundation's functions modify in place.
public typealias CFMutableString = NSMutableString
public typealias CFError = NSError
public func CFErrorGetDomain(_ error: CFError) -> CFString { error.domain }
public func CFErrorGetCode(_ error: CFError) -> CFIndex { error.code }
public func CFErrorCopyUserInfo(_ error: CFError) -> CFDictionary? { error.userInfo }
public func CFErrorCopyDescription(_ error: CFError) -> CFString? { error.localizedDescription }
public typealias CFOptionFlags = UInt
public typealias CFBoolean = Bool
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

/// A mutable CoreFoundation dictionary, the type in which code passes property lists to ImageIO.
public typealias CFMutableDictionary = NSMutableDictionary

/// The location of a CoreFoundation range when nothing was found. Foundation's own is `NSNotFound`.
public let kCFNotFound: CFIndex = -1
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange { NSRange(location: location, length: length) }

public let kCFStringTransformStripCombiningMarks: CFString! = StringTransform.stripCombiningMarks.rawValue
public let kCFStringTransformStripDiacritics: CFString! = StringTransform.stripDiacritics.rawValue
public let kCFStringTransformToLatin: CFString! = StringTransform.toLatin.rawValue
public let kCFStringTransformMandarinLatin: CFString! = StringTransform.mandarinToLatin.rawValue
public let kCFStringTransformFullwidthHalfwidth: CFString! = StringTransform.fullwidthToHalfwidth.rawValue
public let kCFStringTransformToXMLHex: CFString! = StringTransform.toXMLHex.rawValue
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
public func CFStringUppercase(_ string: CFMutableString!, _ locale: CFLocale?) {
    string.setString((string as NSString).uppercased(with: locale))
}
public func CFStringCapitalize(_ string: CFMutableString!, _ locale: CFLocale?) {
    string.setString((string as NSString).capitalized(with: locale))
}

public func CFDataGetLength(_ data: CFData!) -> CFIndex { data?.count ?? 0 }

/// Returns a pointer to the first byte of `data`. The memory lives until the process ends, because a `Data` value cannot lend its own.
///
/// FIXME(gap): each call leaks one copy; Apple's pointer is valid as long as the CFData is.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
    guard let data else { return nil }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(data.count, 1))
    data.copyBytes(to: copy, count: data.count)
    return UnsafePointer(copy)
}
