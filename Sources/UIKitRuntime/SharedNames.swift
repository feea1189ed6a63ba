// Names of Apple's lower frameworks that modules on both sides of UIKitFoundation use.

/// A pointer to a variable that a method sets; without autorelease pools, any pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A duration in seconds.
public typealias CFTimeInterval = Double
