import CRuntimeShim
import Foundation

/// Moves an app's real-time waits to the event loop's clock: `DispatchQueue.asyncAfter`, dispatch timers, and task sleeps. For hosts whose
/// clock is advanced explicitly; a host that follows real time leaves them to the system.
@MainActor
package enum VirtualTime {
    /// Returns whether work was passed to another thread since the last call, for which a host then waits in real time.
    package static func takeHandedOver() -> Bool {
        defer { hasHandedOver = false }
        return hasHandedOver
    }
    fileprivate static var hasHandedOver = false

    /// Returns waiting to the system's clocks.
    package static func end() {
        us_takeOverTime(nil)
        us_followWork(0)
    }

    package static func begin() {
        us_takeOverTime(wait)
        us_followWork(1)
    }
}

/// Called on any thread.
private func wait(
    _ nanoseconds: Int64, then action: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?, _ context: UnsafeMutableRawPointer?,
    _ place: UnsafeRawPointer?
) {
    // Rounded to the millisecond: the time between computing the delay and waiting does not count.
    let delay = (Double(nanoseconds) / 1e6).rounded() / 1e3
    nonisolated(unsafe) let context = context, place = place  // Passed only to the action.
    MainLoop.whenOnMain {
        EventLoop.main.schedule(after: delay, origin: place.map(WorkOrigin.function)) {
            VirtualTime.hasHandedOver = true
            action?(context)
        }
    }
}
