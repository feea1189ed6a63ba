import Foundation
import UIKitRuntime

// C's and Objective-C's names for numbers, which Apple's Foundation defines.

public typealias NSInteger = Int
public typealias NSUInteger = UInt
public let MAXFLOAT = Float.greatestFiniteMagnitude

// Limits that C headers define here as expressions, which Swift does not import. The types match Apple's platforms.
public let NSIntegerMax = Int.max, NSIntegerMin = Int.min, NSUIntegerMax = UInt.max
public let INT16_MIN: Int32 = -32768, INT32_MIN = Int32.min, INT64_MIN = Int64.min, INT64_MAX = Int64.max, UINT64_MAX = UInt64.max
public let INT_MIN = Int32.min, UINT_MAX = UInt32.max, LONG_MIN = Int.min, ULONG_MAX = UInt.max, ULLONG_MAX = UInt64.max
public let USHRT_MAX: Int32 = 65535, SIZE_T_MAX = UInt.max

// Keys of `infoDictionary`. On Apple they are CFStrings that may be nil, and are written `kCFBundleVersionKey as String`.
public var kCFBundleVersionKey: NSString! { "CFBundleVersion" }
public var kCFBundleNameKey: NSString! { "CFBundleName" }
public var kCFBundleIdentifierKey: NSString! { "CFBundleIdentifier" }
public var kCFBundleExecutableKey: NSString! { "CFBundleExecutable" }
public var kCFBundleInfoDictionaryVersionKey: NSString! { "CFBundleInfoDictionaryVersion" }

extension CGFloat {
    /// Swift's `abs`, which Foundation's static one hides inside extensions of `CGFloat`.
    public func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { Swift.abs(x) }
}
