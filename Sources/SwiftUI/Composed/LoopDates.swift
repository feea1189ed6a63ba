/// Maps dates that an app compares with its own `Date()` to the event loop's clock, on which timers run, from the moment at which this
/// value is created.
@MainActor struct LoopDates {
    // wall clock: the app reads its own dates there
    private let origin = Date()
    private let begin = EventLoop.main.now

    var now: Date { origin + (EventLoop.main.now - begin) }

    /// Returns the seconds until a date, to the millisecond, so that the time between the app's reading of the clock and the creation of a
    /// view does not count.
    func delay(until date: Date) -> TimeInterval { (date.timeIntervalSince(now) * 1000).rounded() / 1000 }
}
