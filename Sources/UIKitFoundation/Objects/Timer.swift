import Foundation
import UIKitRuntime

/// Foundation's timer on the event loop's clock, which a flow or a test advances. The translator makes apps use it for `Timer`.
public final class Timer: NSObject, @unchecked Sendable {
    /// The interval between firings, in seconds; 0 for a timer that doesn't repeat.
    public private(set) var timeInterval: TimeInterval
    /// The object given at creation, or `nil`.
    public private(set) var userInfo: Any?
    /// Whether the timer can still fire.
    public private(set) var isValid = true
    /// The seconds by which the timer may fire late. Stored but has no effect: it fires on time.
    public var tolerance: TimeInterval = 0
    private let repeats: Bool
    private var block: (@Sendable (Timer) -> Void)?
    private var token: EventLoop.Token?
    private var due: TimeInterval?
    private let firstDelay: TimeInterval
    private var origin: WorkOrigin?

    private init(delay: TimeInterval, interval: TimeInterval, repeats: Bool, userInfo: Any?, block: @escaping @Sendable (Timer) -> Void) {
        // Apple: an interval of 0 or less becomes 0.1 ms.
        (timeInterval, self.repeats, self.userInfo, self.block) = (
            repeats ? max(interval, 0.0001) : 0, repeats, NumberBridging.boxed(userInfo), block
        )
        firstDelay = max(delay, 0.0001)
        origin = WorkOrigin(closure: block)
    }

    /// Creates a timer that never fires: the initial value of `var timer = Timer()`.
    public convenience override init() {
        self.init(delay: 0, interval: 0, repeats: false, userInfo: nil) { _ in }
        isValid = false
    }

    /// Creates a timer that fires after an interval in seconds once it is added to a run loop. 0 or less becomes 0.1 ms.
    @preconcurrency public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
    {
        self.init(delay: interval, interval: interval, repeats: repeats, userInfo: nil, block: block)
    }

    /// Creates a timer that fires at a date once it is added to a run loop.
    @preconcurrency public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        // wall clock: the app's own dates
        self.init(delay: date.timeIntervalSinceNow, interval: interval, repeats: repeats, userInfo: nil, block: block)
    }

    /// Creates a timer. The target is retained until the timer is invalidated, as on Apple's platforms.
    public convenience init(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        nonisolated(unsafe) let target = target as AnyObject
        self.init(delay: timeInterval, interval: timeInterval, repeats: repeats, userInfo: userInfo) { timer in
            DispatchTable.invoke(selector, on: target, arguments: [timer])
        }
        origin = .message(target, selector)
    }

    /// Creates a timer that calls a method at a date once it is added to a run loop. The target is retained until the timer is invalidated.
    public convenience init(fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        nonisolated(unsafe) let target = target as AnyObject
        // wall clock: the app's own dates
        self.init(delay: date.timeIntervalSinceNow, interval: interval, repeats: repeats, userInfo: userInfo) { timer in
            DispatchTable.invoke(selector, on: target, arguments: [timer])
        }
        origin = .message(target, selector)
    }

    /// Returns a timer that is already running, and fires on the main thread.
    @discardableResult
    @preconcurrency public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    )
        -> Timer
    {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule()
        return timer
    }

    /// Returns a timer that is already running, and calls a method. The target is retained until the timer is invalidated.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.schedule()
        return timer
    }

    /// Stops the timer for good, and releases its block or target.
    public func invalidate() {
        isValid = false
        block = nil
        MainLoop.whenOnMain { [self] in token?.cancel() }
    }

    /// Fires the timer now. One that doesn't repeat is invalidated; the schedule of others doesn't change.
    public func fire() {
        guard isValid, let block else { return }
        block(self)
        if !repeats { invalidate() }
    }

    /// The date on which the timer fires next. Setting it moves the schedule.
    public var fireDate: Date {
        get {
            guard MainLoop.isCurrent, let due else { return Date(timeIntervalSinceNow: firstDelay) }  // wall clock: the app's own dates
            return MainActor.assumeIsolated { Date(timeIntervalSinceNow: due - EventLoop.main.now) }  // wall clock: the app's own dates
        }
        set { reschedule(after: newValue.timeIntervalSinceNow) }  // wall clock: the app's own dates
    }

    /// Adds the timer to the loop, once; a second call does nothing.
    package func schedule() {
        guard isValid, due == nil else { return }
        reschedule(after: firstDelay)
    }

    private func reschedule(after delay: TimeInterval) {
        MainLoop.whenOnMain { [self] in
            token?.cancel()
            guard isValid else { return }
            due = EventLoop.main.now + max(0, delay)
            token = EventLoop.main.schedule(after: delay, origin: origin, recurs: repeats) { [self] in elapsed() }
        }
    }

    @MainActor private func elapsed() {
        guard isValid, let block else { return }
        block(self)
        guard isValid else { return }
        guard repeats, let due else { return invalidate() }
        // Late timers skip the periods that they missed, as on Apple's platforms.
        let missed = max(0, ((EventLoop.main.now - due) / timeInterval).rounded(.down))
        reschedule(after: due + (missed + 1) * timeInterval - EventLoop.main.now)
    }
}

extension RunLoop {
    /// Starts a timer on the main loop, whichever loop and mode are given. A second call has no effect.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
}
