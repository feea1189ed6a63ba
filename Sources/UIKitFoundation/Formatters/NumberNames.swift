import Foundation
import UIKitRuntime

// C's and Objective-C's names for numbers, which Apple's Foundation defines.

/// The name of the type in Objective-C.
public typealias NSInteger = Int
/// The name of the type in Objective-C.
public typealias NSUInteger = UInt
/// The largest `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

// Limits that C headers define here as expressions, which Swift does not import. The types match Apple's platforms.
/// The limits of integers, as in Objective-C.
public let NSIntegerMax = Int.max, NSIntegerMin = Int.min, NSUIntegerMax = UInt.max
/// The limits of integers with a fixed size, as in C.
public let INT16_MIN: Int32 = -32768, INT32_MIN = Int32.min, INT64_MIN = Int64.min, INT64_MAX = Int64.max, UINT64_MAX = UInt64.max
/// The limits of C's integers.
public let INT_MIN = Int32.min, UINT_MAX = UInt32.max, LONG_MIN = Int.min, ULONG_MAX = UInt.max, ULLONG_MAX = UInt64.max
/// The limits of C's short integers and sizes.
public let USHRT_MAX: Int32 = 65535, SIZE_T_MAX = UInt.max

// Keys of `infoDictionary`. On Apple they are CFStrings that may be nil, and are written `kCFBundleVersionKey as String`.
/// The key for the build number in an `Info.plist`.
public var kCFBundleVersionKey: NSString! { "CFBundleVersion" }
/// The key for the app's short name in an `Info.plist`.
public var kCFBundleNameKey: NSString! { "CFBundleName" }
/// The key for the bundle identifier in an `Info.plist`.
public var kCFBundleIdentifierKey: NSString! { "CFBundleIdentifier" }
/// The key for the program's file name in an `Info.plist`.
public var kCFBundleExecutableKey: NSString! { "CFBundleExecutable" }
/// The key for the format's version in an `Info.plist`.
public var kCFBundleInfoDictionaryVersionKey: NSString! { "CFBundleInfoDictionaryVersion" }

extension CGFloat {
    /// Swift's `abs`, which Foundation's static one hides inside extensions of `CGFloat`.
    public func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { Swift.abs(x) }
}
