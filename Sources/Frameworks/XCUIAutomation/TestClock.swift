import CRuntimeShim
import Foundation
import UIKitXCTest
import UIKitFoundation
import UIKitRuntime

/// Makes everything that waits in the tests' own process follow the apps' clock: expectations, sleeping, run loops, delayed blocks.
public enum _UITestClock {
    /// One call of `XCTWaiter.wait`.
    private final class Wait {
        /// Closures that fulfill an expectation if its predicate holds; each returns whether it did.
        let polls: [() -> Bool]
        /// Whether the wait has no limit and ends only by itself.
        let isEndless: Bool
        /// Whether anything other than time and the apps may end it.
        let hasOthers: Bool
        /// The start on the tests' clock.
        let start: TimeInterval
        init(_ polls: [() -> Bool], _ isEndless: Bool, _ hasOthers: Bool, _ start: TimeInterval) {
            (self.polls, self.isEndless, self.hasOthers, self.start) = (polls, isEndless, hasOthers, start)
        }
    }

    // Accessed by main-actor code only, but the callers are not bound to an actor.
    nonisolated(unsafe) private static var waits: [Wait] = []
    nonisolated(unsafe) private static var isOn = false

    /// Called on the main thread, once, before the first test.
    @preconcurrency @MainActor public static func begin() {
        us_beginRunnerClock { nanoseconds in
            MainActor.assumeIsolated {
                guard !TestRunner.shared.isLinking else { return 0 }
                TestRunner.shared.pass(Double(nanoseconds) / 1e9)
                return 1
            }
        }
        us_takeOverTime(hold)
        // Programs that tests start do not need it; apps are given their own.
        unsetenv("LD_PRELOAD")
        PredicateSource.isKept = true
        isOn = true
    }

    /// Called before `XCTWaiter.wait`, on the same thread.
    nonisolated public static func willWait(_ timeout: TimeInterval, polls: [() -> Bool], hasOthers: Bool) {
        nonisolated(unsafe) let polls = polls  // Called only on the main thread.
        Watchdog.expect(timeout)
        MainValue.read { waits.append(Wait(polls, timeout > 86400, hasOthers, TestRunner.shared.now)) }
    }
    nonisolated public static func didWait() { MainValue.read { _ = waits.popLast() } }

    /// Runs one turn of a run loop: performs the work that is ready, or else lets time pass, up to `limit`. `isTest` distinguishes a test's
    /// own call from XCTest's.
    nonisolated public static func run(_ loop: RunLoop, _ mode: RunLoop.Mode, before limit: Date, isTest: Bool) -> Bool {
        guard isOn else {
            loop.acceptInput(forMode: mode.rawValue, before: limit)
            return true
        }
        loop.acceptInput(forMode: mode.rawValue, before: .distantPast)
        nonisolated(unsafe) let loop = loop  // Runs on its own thread.
        if MainLoop.isCurrent {
            MainActor.assumeIsolated { turn(limit, isTest) { loop.acceptInput(forMode: mode.rawValue, before: $0) } }
        } else {
            // wall clock: the main thread has work to do; it moves the time.
            DispatchQueue.main.sync { MainActor.assumeIsolated { turn(limit, isTest) { _ in } } }
        }
        return true
    }

    /// Whether a call outside of a wait is XCTest's own, which waits for an asynchronous test for days. A loop of a library that the tests
    /// import has a limit of seconds.
    nonisolated static func awaitsTest(isTest: Bool, left: TimeInterval) -> Bool { !isTest && left > 86_400 }

    @MainActor private static func turn(_ limit: Date, _ isTest: Bool, _ listen: (Date) -> Void) {
        let wait = isTest ? nil : waits.last
        if let wait, poll(wait) { return }
        // wall clock: the limit is a moment of real time, as XCTest gives it.
        let left = limit.timeIntervalSinceNow
        guard left > 0 else { return }
        let (runner, due) = (TestRunner.shared, EventLoop.main.nextDue.map { max(0, $0 - EventLoop.main.now) })
        if wait.map(\.isEndless) ?? awaitsTest(isTest: isTest, left: left) {
            // XCTest waits for an asynchronous test, which moves the clock itself; time passes only while it sleeps.
            if let due {
                runner.pass(min(max(due, 1e-3), TestRunner.interval(after: 0)))
            } else {
                listen(Date(timeIntervalSinceNow: realSlice))  // wall clock: waits for other threads
            }
        } else if let wait, wait.hasOthers, due == nil {
            // Real work, such as a server of the test's own, takes its own time.
            let slice = min(left, realSlice)
            listen(Date(timeIntervalSinceNow: slice))  // wall clock: as above
            runner.pass(slice)
        } else {
            runner.pass(min(left, TestRunner.interval(after: runner.now - (wait?.start ?? runner.now))))
        }
        if let wait, waits.last === wait { _ = poll(wait) }
    }
    /// The length in seconds.
    private static let realSlice: TimeInterval = 0.02

    @MainActor private static func poll(_ wait: Wait) -> Bool {
        var isDone = false
        for poll in wait.polls where TestRunner.shared.looking({ poll() }) { isDone = true }
        return isDone
    }

    /// Recognizes the alarm that XCTest sets for each wait, which it silences without canceling it.
    private enum Watchdog {
        // Guarded by `lock`.
        nonisolated(unsafe) private static var expected: [TimeInterval] = []
        private static let lock = NSLock()
        static func expect(_ timeout: TimeInterval) { lock.withLock { expected = [timeout + 0.25] } }
        static func take(_ delay: TimeInterval) -> Bool {
            lock.withLock {
                guard let place = expected.firstIndex(where: { abs($0 - delay) < 0.01 }) else { return false }
                expected.remove(at: place)
                return true
            }
        }
    }

    /// Called on any thread, for work that Dispatch and tasks delay.
    private static let hold: us_schedule = { nanoseconds, action, context, _ in
        let delay = (Double(nanoseconds) / 1e6).rounded() / 1e3
        // XCTest waits for asynchronous tests for a month at most.
        if delay > 86400 || Watchdog.take(delay) { return }
        nonisolated(unsafe) let context = context  // Passed only to the action.
        MainLoop.whenOnMain { EventLoop.main.schedule(after: delay) { action?(context) } }
    }
}
