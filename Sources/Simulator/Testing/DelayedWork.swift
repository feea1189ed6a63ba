import CRuntimeShim
import Foundation

/// The blocks and tasks of unit tests that wait for a time: `asyncAfter`, dispatch timers, sleeping tasks.
///
/// They are due on the process's clock, which may skip a wait. A thread of its own passes them on as well, so that they also run while
/// the main thread is blocked, for example by a semaphore.
enum DelayedWork {
    private struct Item {
        let due: UInt64
        let action: @convention(c) (UnsafeMutableRawPointer?) -> Void
        let context: UnsafeMutableRawPointer?
    }

    private static let changed = NSCondition()
    // Guarded by `changed`. The latest is first, and of those that are due at the same time, the one that was added last.
    nonisolated(unsafe) private static var items: [Item] = []
    nonisolated(unsafe) private static var passing = 0
    nonisolated(unsafe) private static var hasPassed = false

    static func begin() {
        us_takeOverTime { nanoseconds, action, context, _ in
            if let action { DelayedWork.add(nanoseconds, action, context) }
        }
        us_followWork(1)
        let thread = Thread { while true { waitForNext() } }
        thread.name = "Understudy delayed work"
        thread.start()
    }

    private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

    private static func add(
        _ delay: Int64, _ action: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void, _ context: UnsafeMutableRawPointer?
    ) {
        guard Double(delay) <= UnitTestClock.endless * 1e9 else { return }
        nonisolated(unsafe) let context = context  // Passed only to the action.
        let due = now + UInt64(max(0, delay))
        changed.withLock {
            let place = items.firstIndex { $0.due <= due } ?? items.endIndex
            items.insert(Item(due: due, action: action, context: context), at: place)
            changed.signal()
        }
    }

    /// The nanoseconds until the next item is due, or `nil` if there is none.
    static var delay: Int64? { changed.withLock { items.last.map { Int64(bitPattern: $0.due &- now) } } }

    /// Passes on the items that are due, in order. Returns whether anything was passed on since the last call, by this thread or the other.
    static func submit() -> Bool {
        passOn()
        return changed.withLock {
            defer { hasPassed = false }
            return hasPassed || passing > 0
        }
    }

    private static func passOn() {
        while let item = changed.withLock({ () -> Item? in
            guard let item = items.last, item.due <= now else { return nil }
            passing += 1
            return items.removeLast()
        }) {
            item.action(item.context)
            changed.withLock {
                passing -= 1
                hasPassed = true
            }
        }
    }

    private static func waitForNext() {
        changed.withLock {
            guard let item = items.last else { return changed.wait() }
            let delay = Double(Int64(bitPattern: item.due &- now)) / 1e9
            if delay > 0 { _ = changed.wait(until: Date(timeIntervalSinceNow: min(delay, 1))) }
        }
        passOn()
    }
}
