import Foundation

// C's and Objective-C's names for numbers, which Apple's Foundation brings.

public typealias NSInteger = Int
public typealias NSUInteger = UInt
public let MAXFLOAT = Float.greatestFiniteMagnitude

// Keys of `infoDictionary`. On Apple they are CFStrings that may be nil, and are written `kCFBundleVersionKey as String`.
public var kCFBundleVersionKey: NSString! { "CFBundleVersion" }
public var kCFBundleNameKey: NSString! { "CFBundleName" }
public var kCFBundleIdentifierKey: NSString! { "CFBundleIdentifier" }
public var kCFBundleExecutableKey: NSString! { "CFBundleExecutable" }
public var kCFBundleInfoDictionaryVersionKey: NSString! { "CFBundleInfoDictionaryVersion" }
