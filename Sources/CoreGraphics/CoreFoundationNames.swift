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
public typealias CFError = NSError
public typealias CFBoolean = Bool
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

/// A mutable dictionary of CoreFoundation's, as code that hands property lists to ImageIO spells it.
public typealias CFMutableDictionary = NSMutableDictionary

public func CFDataGetLength(_ data: CFData) -> CFIndex { data.count }

/// The first byte of `data`; the memory lives until the process ends, because a `Data` value cannot lend its own.
///
/// FIXME(gap): each call leaks one copy; Apple's pointer is valid as long as the CFData is.
public func CFDataGetBytePtr(_ data: CFData) -> UnsafePointer<UInt8>! {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(data.count, 1))
    data.copyBytes(to: copy, count: data.count)
    return UnsafePointer(copy)
}
