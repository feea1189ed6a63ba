import CRuntimeShim
import Foundation

/// Puts what waits for real time in an app on the event loop's clock: `DispatchQueue.asyncAfter`, dispatch timers and the sleep of tasks. For hosts whose clock is
/// moved by hand; a host that follows real time leaves them to the system.
@MainActor
package enum VirtualTime {
    /// Whether something was handed to another thread since the last question, which a host then waits for in real time.
    package static func takeHandedOver() -> Bool {
        defer { hasHandedOver = false }
        return hasHandedOver
    }
    fileprivate static var hasHandedOver = false

    /// Gives waiting back to the system's clocks.
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
    _ nanoseconds: Int64, then action: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?, _ context: UnsafeMutableRawPointer?, _ place: UnsafeRawPointer?
) {
    // To the millisecond: what passed between asking for the time and waiting for it does not count.
    let delay = (Double(nanoseconds) / 1e6).rounded() / 1e3
    nonisolated(unsafe) let context = context, place = place  // Handed on to the action alone.
    MainLoop.whenOnMain {
        EventLoop.main.schedule(after: delay, origin: place.map(WorkOrigin.function)) {
            VirtualTime.hasHandedOver = true
            action?(context)
        }
    }
}
