import CRuntimeShim
import Foundation
import UIKit

/// The clock of a process that runs unit tests: real time, except that a wait during which nothing happens takes none.
///
/// While the main thread waits in a run loop or sleeps, and no work is running, all clocks of the process skip to the moment at which
/// something is due: a timer, a frame of an animation, a delayed block, a sleeping task, or the end of the wait. UIKit's loop, the time
/// of day, and the clocks of Dispatch and Swift's concurrency move together.
@MainActor
final class UnitTestClock {
    static let shared = UnitTestClock()
    /// Set once, on the main thread.
    nonisolated(unsafe) private static var isOn = false

    /// Called before the first test.
    func start() {
        guard !Self.isOn else { return }
        // Programs that tests start do not need the library.
        unsetenv("LD_PRELOAD")
        us_beginClockAhead { nanoseconds in
            MainActor.assumeIsolated { UnitTestClock.shared.sleep(nanoseconds) }
            return 1
        }
        DelayedWork.begin()
        last = Self.reading
        EventLoop.main.sinceMoved = { [unowned self] in isAdvancing ? 0 : passed(at: Self.reading) }
        EventLoop.main.didAdvance = { [unowned self] interval in
            // The test moved the loop's clock; the others follow.
            guard !isAdvancing else { return }
            let nanoseconds = Int64((interval * 1e9).rounded())
            Self.skip(nanoseconds)
            last.lead += nanoseconds
        }
        Self.isOn = true
    }

    // MARK: The loop follows the clock

    /// The system's clock, and the lead of the process's clocks over it, in nanoseconds.
    private typealias Reading = (system: Int64, lead: Int64)
    private static var reading: Reading { (us_systemTime(), us_clockLead()) }

    private var last: Reading = (0, 0)
    private var isAdvancing = false

    /// The seconds that the loop has not processed yet.
    private func passed(at reading: Reading) -> TimeInterval {
        Double(reading.system - last.system + reading.lead - last.lead) / 1e9
    }

    private func step() {
        guard !isAdvancing else { return }
        // The clock is read once, because the time between two readings would be lost.
        let reading = Self.reading, step = passed(at: reading)
        last = reading
        isAdvancing = true
        EventLoop.main.advance(by: step)
        isAdvancing = false
    }

    nonisolated private static func skip(_ nanoseconds: Int64) { if nanoseconds > 0 { us_moveRunnerClock(nanoseconds) } }

    // MARK: Waits

    /// The waits of XCTest in progress: a thread's identifier, and the end.
    nonisolated(unsafe) private static var waits: [(thread: pthread_t, end: Date)] = []
    /// The moments at which runs of loops on other threads end.
    nonisolated(unsafe) private static var limits: [pthread_t: Date] = [:]
    /// Guards `waits` and `limits`.
    nonisolated private static let lock = NSLock()

    nonisolated static func willWait(_ timeout: TimeInterval) {
        let thread = pthread_self(), end = Date(timeIntervalSinceNow: timeout)
        lock.withLock { waits.append((thread, end)) }
    }
    nonisolated static func didWait() {
        let thread = pthread_self()
        lock.withLock { if let place = waits.lastIndex(where: { $0.thread == thread }) { waits.remove(at: place) } }
    }

    /// The longest time, in seconds, for which XCTest runs a loop at once.
    nonisolated private static let slice: TimeInterval = 0.1001
    /// A wait that is longer, in seconds, has no end: XCTest waits for asynchronous tests for a month.
    nonisolated static let endless: TimeInterval = 86400

    /// The end of the wait that a run until `limit` is part of; nil if it has none, so the run takes real time unless something is due.
    nonisolated private static func end(_ limit: Date) -> Date? {
        let left = limit.timeIntervalSinceNow, thread = pthread_self()
        let wait = left <= slice ? lock.withLock { waits.last { $0.thread == thread }?.end } : nil
        let end = wait ?? limit
        return end.timeIntervalSinceNow < endless ? end : nil
    }

    /// Runs one turn of a run loop: does what is ready; if nothing is, waits for the next event, at most until `limit`.
    nonisolated static func run(_ loop: RunLoop, _ mode: RunLoop.Mode, before limit: Date) {
        guard isOn else { return loop.acceptInput(forMode: mode.rawValue, before: limit) }
        nonisolated(unsafe) let loop = loop  // Runs on the loop's own thread.
        if MainLoop.isCurrent { return MainActor.assumeIsolated { shared.turn(loop, mode, before: limit) } }
        let thread = pthread_self(), end = end(limit)
        lock.withLock { limits[thread] = end }
        defer { lock.withLock { limits[thread] = nil } }
        // The main thread moves the clock. A loop without sources returns immediately, so its thread must pause.
        let left = limit.timeIntervalSinceNow
        if left > 0, !listen(loop, mode, for: min(left, rest)) { us_sleepInRealTime(Int64(rest * 1e9)) }
    }

    /// The seconds of real time for which a loop on another thread rests.
    nonisolated private static let rest: TimeInterval = 0.02

    /// Waits for the loop's sources in real time. Returns whether nothing happened.
    @discardableResult
    nonisolated private static func listen(_ loop: RunLoop, _ mode: RunLoop.Mode, for interval: TimeInterval) -> Bool {
        let end = us_systemTime() + Int64(max(0, interval) * 1e9)
        loop.acceptInput(forMode: mode.rawValue, before: Date(timeIntervalSinceNow: interval))
        return us_systemTime() >= end
    }

    /// The next event that a wait can skip to, and the seconds until then.
    private enum Due {
        case event(TimeInterval)
        /// A timer of Foundation.
        case timer(TimeInterval)
        /// The end of this wait, or of another thread's.
        case end(TimeInterval)
        case nothing
    }

    /// Whether nothing happened in the last turn, so this one may skip. Between turns, the waiting code checks its condition.
    private var maySkip = false

    private func turn(_ loop: RunLoop, _ mode: RunLoop.Mode, before limit: Date) {
        let maySkip = maySkip
        self.maySkip = false
        defer { lastTurn = us_systemTime() }
        if us_systemTime() - lastTurn > Self.pause {
            quietSince = us_systemTime()
            needsCheck = true
        } else if maySkip, isIdle, skip(loop, mode, before: limit) {
            return
        }
        // Read before the pass, which then sees everything that a thread passes to the main queue before its work ends.
        let isWorking = RealWork.state != .none
        if DelayedWork.submit() { needsCheck = true }
        step()
        // A pass serves either a timer or the main queue.
        loop.acceptInput(forMode: mode.rawValue, before: .distantPast)
        let due = due(loop, mode, before: limit)
        step()

        let left = limit.timeIntervalSinceNow
        guard left > 0 else { return }
        if isWorking {
            quietSince = us_systemTime()
            // Old work keeps pace with real time.
            Self.listen(loop, mode, for: min(left, RealWork.state == .old ? max(0, min(untilNext, 0.02)) : 0.02))
            return
        }
        switch due {
        case .timer(...0): rearm(loop, mode)
        // The event of another thread.
        case .event(...0): Self.listen(loop, mode, for: 0.001)
        case .timer, .event: self.maySkip = isChecked(loop, mode)
        case .end: self.maySkip = isQuiet(loop, mode)
        case .nothing: Self.listen(loop, mode, for: min(left, 0.1))
        }
    }

    private func due(_ loop: RunLoop, _ mode: RunLoop.Mode, before limit: Date) -> Due {
        // The clock is read once, because each value is relative to it.
        let untilEvent = untilNext, untilTimer = loop.limitDate(forMode: mode).map(\.timeIntervalSinceNow) ?? .infinity
        let untilEnd = min(untilOtherLimit, Self.end(limit)?.timeIntervalSinceNow ?? .infinity)
        let next = min(untilEvent, untilTimer, untilEnd)
        // A loop without timers has a date in the distant future.
        guard next < Self.endless else { return .nothing }
        return next == untilEnd ? .end(next) : next == untilTimer ? .timer(next) : .event(next)
    }

    /// Skips to the next event, and handles it. Returns whether there is one.
    private func skip(_ loop: RunLoop, _ mode: RunLoop.Mode, before limit: Date) -> Bool {
        let due = due(loop, mode, before: limit)
        switch due {
        case .nothing: return false
        case .event(let interval), .timer(let interval), .end(let interval):
            guard interval > 0 else { return false }
            Self.skip(Int64((interval * 1e9).rounded(.up)) + 1)
        }
        if DelayedWork.submit() { needsCheck = true }
        if case .timer = due { rearm(loop, mode) }
        step()
        return true
    }

    /// The seconds until the loop has something to do, or delayed work is due.
    private var untilNext: TimeInterval {
        let loop = EventLoop.main
        let event = min(loop.nextDue ?? .infinity, loop.wantsFrames ? loop.nextFrame : .infinity)
        return min(event - loop.reading, DelayedWork.delay.map { Double($0) / 1e9 } ?? .infinity)
    }
    private var untilOtherLimit: TimeInterval {
        Self.lock.withLock { Self.limits.values.min() }.map { max(0, $0.timeIntervalSinceNow) } ?? .infinity
    }

    /// A timer of Foundation's own is armed on the system's clock. A timer that is due first makes its loop look at all of them.
    private func rearm(_ loop: RunLoop, _ mode: RunLoop.Mode) {
        loop.add(Foundation.Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: mode)
        loop.acceptInput(forMode: mode.rawValue, before: .distantPast)
    }

    // MARK: Whether nothing happens

    /// The system's time, in nanoseconds, since which no other thread has worked.
    private var quietSince: Int64 = 0
    private var lastTurn: Int64 = 0
    private var lastCheck: Int64 = 0
    /// Whether work was passed to a thread that is not tracked.
    private var needsCheck = true

    /// The longest time, in nanoseconds, between two turns of one wait. After a longer time, the test's own code has run.
    private static let pause: Int64 = 1_000_000
    /// The time, in nanoseconds, after which a wait without an event ends. Until then, the test may be waiting for something outside the
    /// process, such as a server of its own.
    private static let patience: Int64 = 50_000_000
    /// The processor time, in nanoseconds, that other threads may use while they wait: each wait of XCTest there checks its expectations.
    private static var idle: Int64 {
        let own = pthread_self()
        return 100_000 + 500_000 * Int64(lock.withLock { waits.count { $0.thread != own } })
    }

    /// Whether there is neither work that is followed nor, as its result, a block on the main queue.
    private var isIdle: Bool { RealWork.state == .none && us_mainQueueWaits() == 0 }

    /// Whether no other thread runs or waits for a processor, which on a busy machine can take longer than a check.
    private static var areOthersAtRest: Bool {
        // A Dispatch thread that ended the check may need a moment to become idle.
        for _ in 0..<5 {
            if us_othersWantToRun() == 0 { return true }
            us_sleepInRealTime(200_000)
        }
        return false
    }

    /// Whether other threads are idle for a millisecond. A check remains valid for five.
    private func isChecked(_ loop: RunLoop, _ mode: RunLoop.Mode) -> Bool {
        // The loop's last work may have passed work on to other queues.
        if !needsCheck, us_systemTime() - lastCheck < 5_000_000, isIdle { return true }
        return look(loop, mode, for: 0.001)
    }

    private func isQuiet(_ loop: RunLoop, _ mode: RunLoop.Mode) -> Bool {
        if us_systemTime() - quietSince >= Self.patience { return isChecked(loop, mode) }
        _ = look(loop, mode, for: 0.01)
        return false
    }

    private func look(_ loop: RunLoop, _ mode: RunLoop.Mode, for interval: TimeInterval) -> Bool {
        let others = us_othersTime()
        let isCalm =
            Self.listen(loop, mode, for: interval) && Self.areOthersAtRest
            && us_othersTime() - others < Self.idle && isIdle
        lastCheck = us_systemTime()
        needsCheck = !isCalm
        if !isCalm { quietSince = lastCheck }
        return isCalm
    }

    // MARK: Sleeping

    /// A sleep of the main thread: the loop stops, and other threads continue.
    private func sleep(_ nanoseconds: Int64) {
        var left = nanoseconds
        while left > 0 {
            let start = Self.reading
            if RealWork.state != .none || needsCheck {
                let others = us_othersTime()
                us_sleepInRealTime(min(left, 1_000_000))
                needsCheck = us_othersTime() - others >= Self.idle || !Self.areOthersAtRest
            } else {
                Self.skip(min(left, max(1, DelayedWork.delay ?? .max)))
            }
            let end = Self.reading
            left -= end.system - start.system + end.lead - start.lead
            if DelayedWork.submit() { needsCheck = true }
        }
    }
}
