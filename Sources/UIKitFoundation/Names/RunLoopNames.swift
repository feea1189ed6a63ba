import Foundation
import UIKitRuntime

// CoreFoundation's names for run loops. The only loop here is the main thread's, which never sleeps while there is work.

/// The main run loop under its name in C.
public final class CFRunLoop: Sendable {
    fileprivate static let main = CFRunLoop()
}

/// The name of a run loop's mode; all modes are handled alike.
public struct CFRunLoopMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
    public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

public func CFRunLoopGetMain() -> CFRunLoop! { .main }
public func CFRunLoopGetCurrent() -> CFRunLoop! { .main }
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
public typealias RunLoopMode = RunLoop.Mode
extension RunLoop.Mode {
    public static let commonModes = common, defaultRunLoopMode = `default`, UITrackingRunLoopMode = tracking
}
