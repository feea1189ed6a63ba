import Foundation

// Small names that Apple's Foundation, CoreFoundation and Objective-C headers bring and Linux lacks.

public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
public typealias IMP = OpaquePointer
public typealias Method = OpaquePointer

extension NSObjectProtocol {
    /// FIXME(gap): Objective-C protocols carry no runtime identity here; a Swift `is` check is the way.
    public func conforms(to aProtocol: Any.Type) -> Bool { false }
}

/// Seconds since 1 January 2001, from the wall clock.
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }
public typealias CFAbsoluteTime = CFTimeInterval
public typealias CFTimeInterval = Double
