/// Dates that an app compares with its own `Date()`, but that pass on the event loop's clock, as timers do: from the moment that this value
/// is made.
@MainActor struct LoopDates {
    // wall clock: the app reads its own dates there
    private let origin = Date()
    private let begin = EventLoop.main.now

    var now: Date { origin + (EventLoop.main.now - begin) }

    /// Seconds from now, to the millisecond: what passes while the app asks for the time and makes a view of it does not count.
    func delay(until date: Date) -> TimeInterval { (date.timeIntervalSince(now) * 1000).rounded() / 1000 }
}
