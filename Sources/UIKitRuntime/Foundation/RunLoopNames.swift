import Foundation

// CoreFoundation's names for run loops. The one loop here is the main thread's, and it is never asleep while there is work.

/// The main run loop under the name C code knows it by.
public final class CFRunLoop: Sendable {
    fileprivate static let main = CFRunLoop()
}

/// Names a mode of a run loop; all are served alike.
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
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (@Sendable () -> Void)!) { DispatchQueue.main.async { block?() } }

/// Why a run loop came back.
public enum CFRunLoopRunResult: Int32, Sendable { case finished = 1, stopped, timedOut, handledSource }
/// Lets the loop run for some seconds; for none, it does what waits already.
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
