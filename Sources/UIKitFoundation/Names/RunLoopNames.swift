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
@preconcurrency public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (@Sendable () -> Void)!) {
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

/// Runs the loop until it is stopped.
public func CFRunLoopRun() {
    // wall clock: a run loop's limit is a date.
    while RunLoopStop.isGoingOn { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
}
/// Makes ``CFRunLoopRun()`` return.
public func CFRunLoopStop(_ rl: CFRunLoop!) { RunLoopStop.stop() }
/// Returns the mode of the loop, which is the ordinary one.
public func CFRunLoopCopyCurrentMode(_ rl: CFRunLoop!) -> CFRunLoopMode! { .defaultMode }
/// Returns whether the loop waits. Always false: code that asks runs on it.
public func CFRunLoopIsWaiting(_ rl: CFRunLoop!) -> Bool { false }

private enum RunLoopStop {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var isStopped = false
    static func stop() { lock.withLock { isStopped = true } }
    /// Whether the loop was not stopped. A stop counts once.
    static var isGoingOn: Bool {
        lock.withLock {
            defer { isStopped = false }
            return !isStopped
        }
    }
}

/// A timer of the main run loop, which a closure receives.
public final class CFRunLoopTimer: @unchecked Sendable {
    fileprivate var timer: Timer?
    fileprivate let make: (CFRunLoopTimer) -> Timer
    fileprivate init(_ make: @escaping (CFRunLoopTimer) -> Timer) { self.make = make }
}
/// Returns a timer that fires at a time, and again after each interval unless it is zero. The order has no effect.
@preconcurrency public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt, _ order: Int,
    _ block: (@Sendable (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    CFRunLoopTimer { own in
        Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) { [weak own] _ in block(own)
        }
    }
}
/// Starts a timer.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    guard let timer, timer.timer == nil else { return }
    let new = timer.make(timer)
    timer.timer = new
    RunLoop.main.add(new, forMode: .common)  // wall clock: the loop's own timers
}
/// Stops a timer.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) { CFRunLoopTimerInvalidate(timer) }
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.timer?.invalidate() }
/// Returns whether a timer can fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.timer?.isValid ?? true }

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
