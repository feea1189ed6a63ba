import Foundation
import UIKitRuntime

// The CoreFoundation type of a value, by the numbers of Apple's platforms.
/// The number of a CoreFoundation type.
public typealias CFTypeID = UInt

/// Returns the number of null.
public func CFNullGetTypeID() -> CFTypeID { 16 }
/// Returns the number of strings.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// Returns the number of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// Returns the number of arrays.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// Returns the number of data.
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// Returns the number of Booleans.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// Returns the number of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// Returns the number of dates.
public func CFDateGetTypeID() -> CFTypeID { 42 }

/// Returns the type's number, or zero if it is not a CoreFoundation type. Types of other frameworks have that of their topmost class.
public func CFGetTypeID(_ cf: AnyObject?) -> CFTypeID {
    switch cf {
    // Here only Boolean values are encoded as characters.
    case let number as NSNumber: strcmp(number.objCType, "c") == 0 ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    case is NSString: CFStringGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSData: CFDataGetTypeID()
    case is NSDate: CFDateGetTypeID()
    case is NSNull: CFNullGetTypeID()
    case nil, is NSObject: 0
    case let other?: UInt(bitPattern: ObjectIdentifier(sequence(first: type(of: other)) { _getSuperclass($0) }.reversed()[0]))
    }
}

/// Returns the type's number of a Swift value that is an object on Apple's platforms.
@_disfavoredOverload
public func CFGetTypeID(_ cf: Any?) -> CFTypeID {
    switch cf {
    case is String: CFStringGetTypeID()
    case is Data: CFDataGetTypeID()
    case is Bool: CFBooleanGetTypeID()
    case is any Numeric: CFNumberGetTypeID()
    case is Date: CFDateGetTypeID()
    case is [Any]: CFArrayGetTypeID()
    case is [AnyHashable: Any]: CFDictionaryGetTypeID()
    case let other: CFGetTypeID(other.map { $0 as AnyObject })
    }
}

/// The number of an encoding in CoreFoundation.
public typealias CFStringEncoding = UInt32
/// The number of no encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xffff_ffff

/// IANA's names with the encodings' numbers in CoreFoundation and Foundation.
private let encodings: [(names: [String], number: CFStringEncoding, encoding: String.Encoding)] = [
    (["utf-8", "utf8"], 0x0800_0100, .utf8), (["us-ascii", "ascii"], 0x0600, .ascii), (["iso-8859-1", "latin1"], 0x0201, .isoLatin1),
    (["iso-8859-2"], 0x0202, .isoLatin2),
    (["utf-16"], 0x0100, .utf16), (["utf-16be"], 0x1000_0100, .utf16BigEndian), (["utf-16le"], 0x1400_0100, .utf16LittleEndian),
    (["utf-32"], 0x0c00_0100, .utf32),
    (["windows-1250"], 0x0501, .windowsCP1250), (["windows-1251"], 0x0502, .windowsCP1251), (["windows-1252"], 0x0500, .windowsCP1252),
    (["gb18030"], 0x0632, String.Encoding(rawValue: 0x8000_0632)), (["gbk"], 0x0631, String.Encoding(rawValue: 0x8000_0631)),
    (["big5"], 0x0a03, String.Encoding(rawValue: 0x8000_0a03)), (["euc-kr"], 0x0940, String.Encoding(rawValue: 0x8000_0940)),
    (["gb2312"], 0x0930, String.Encoding(rawValue: 0x8000_0930)), (["koi8-r"], 0x0a02, String.Encoding(rawValue: 0x8000_0a02)),
    (["shift_jis"], 0x0a01, .shiftJIS), (["euc-jp"], 0x0920, .japaneseEUC), (["iso-2022-jp"], 0x0820, .iso2022JP),
    (["macintosh"], 0, .macOSRoman),
]
/// Returns the encoding with IANA's name, in either case; ``kCFStringEncodingInvalidId`` for an unknown one.
public func CFStringConvertIANACharSetNameToEncoding(_ name: String) -> CFStringEncoding {
    encodings.first { $0.names.contains(name.lowercased()) }?.number ?? kCFStringEncodingInvalidId
}
/// Returns Foundation's number of an encoding; ``kCFStringEncodingInvalidId`` for an unknown one.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    encodings.first { $0.number == encoding }?.encoding.rawValue ?? UInt(kCFStringEncodingInvalidId)
}
/// Returns the number of Foundation's encoding; ``kCFStringEncodingInvalidId`` for an unknown one.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    encodings.first { $0.encoding.rawValue == encoding }?.number ?? kCFStringEncodingInvalidId
}
/// Returns IANA's name of an encoding, or `nil` for an unknown one.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> String! {
    encodings.first { $0.number == encoding }?.names.first
}
/// Returns whether strings can be converted to an encoding.
public func CFStringIsEncodingAvailable(_ encoding: CFStringEncoding) -> Bool { encodings.contains { $0.number == encoding } }
