import Foundation
import UIKitRuntime

// Small names that Apple's Foundation, CoreFoundation and Objective-C headers define and Linux lacks.

/// Where a function writes its error; `nil` if the caller doesn't want it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Returns the number of strong references to `cf`, including the caller's. For tests that no other references to an object exist.
public func CFGetRetainCount(_ cf: AnyObject!) -> Int { swiftRetainCount(Unmanaged.passUnretained(cf).toOpaque()) }
@_silgen_name("swift_retainCount") private func swiftRetainCount(_ object: UnsafeMutableRawPointer) -> Int

/// Returns the seconds since 1 January 2001, from the wall clock.
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval {
    Date().timeIntervalSinceReferenceDate  // wall clock: what an app asks for by calling it
}
/// Seconds since 1 January 2001.
public typealias CFAbsoluteTime = CFTimeInterval
