import Foundation
import UIKitRuntime

// Small names that Apple's Foundation, CoreFoundation and Objective-C headers bring and Linux lacks.

public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

extension NSObjectProtocol {
    /// The translator makes `x is any P` of `x.conforms(to: P.self)`; a protocol in a variable has no runtime identity here.
    /// FIXME(gap): false for a protocol that is not named where it is asked for.
    public func conforms(to aProtocol: Any.Type) -> Bool { false }
}

/// Strong references to `cf`, the caller's among them. For tests that nothing else holds an object.
public func CFGetRetainCount(_ cf: AnyObject!) -> Int { swiftRetainCount(Unmanaged.passUnretained(cf).toOpaque()) }
@_silgen_name("swift_retainCount") private func swiftRetainCount(_ object: UnsafeMutableRawPointer) -> Int

/// Seconds since 1 January 2001, from the wall clock.
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }  // wall clock: what an app asks for by calling it
public typealias CFAbsoluteTime = CFTimeInterval
public typealias CFTimeInterval = Double
