import Foundation
import UIKitRuntime

// CoreFoundation's names for run loops. The only loop here is the main thread's, which never sleeps while there is work.

/// The main run loop under its name in C.
public final class CFRunLoop: Sendable {
    fileprivate static let main = CFRunLoop()
}

/// The name of a run loop's mode; all modes are handled alike.
public struct CFRunLoopMode: Hashable, RawRepresentable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// Creates a mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The ordinary mode.
    public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
    /// The set of ordinary modes.
    public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

/// Returns the main run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// Returns the main run loop, on every thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .main }
/// Wakes a waiting loop. Does nothing: it never sleeps while there is work.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
/// Runs `block` on the main thread at a later turn of the loop, in any mode.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (@Sendable () -> Void)!) {
    DispatchQueue.main.async { block?() }
}

/// The reason why a run loop returned.
public enum CFRunLoopRunResult: Int32, Sendable { case finished = 1, stopped, timedOut, handledSource }
/// Runs the loop for some seconds; if zero, only handles pending work.
@discardableResult
public func CFRunLoopRunInMode(_ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool) -> CFRunLoopRunResult {
    if seconds <= 0 {
        _ = RunLoop.current.run(mode: .default, before: .distantPast)
    } else {
        RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))  // wall clock: the caller's
    }
    return .timedOut
}

extension RunLoop.Mode {
    /// UIKit's mode while the user scrolls.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

// The names of Swift 3 and 4.0.
/// The name of the type in Swift 4.0 and earlier.
public typealias RunLoopMode = RunLoop.Mode
extension RunLoop.Mode {
    /// The names of the modes in Swift 4.0 and earlier.
    public static let commonModes = common, defaultRunLoopMode = `default`, UITrackingRunLoopMode = tracking
}
