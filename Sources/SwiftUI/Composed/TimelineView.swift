/// The dates at which a ``TimelineView`` updates.
@preconcurrency public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    /// The sequence of the times at which the content is updated.
    associatedtype Entries: Sequence<Date>
    /// Returns the times from `startDate` on, in increasing order.
    func entries(from startDate: Date, mode: Mode) -> Entries
}
/// Whether a schedule may omit dates to save power, which is never requested here.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// A schedule that starts at a date and repeats at a regular interval, in seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval
    /// Creates a schedule of equal intervals in seconds.
    public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }
    /// Returns the last time of the schedule before `startDate`, and those after it.
    public func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, Date> {
        let passed = max(0, ((startDate.timeIntervalSince(start)) / interval).rounded(.down))
        return sequence(state: start + passed * interval) { [interval] date in
            defer { date += interval }
            return date
        }
    }
}
/// A schedule with a date for every frame, or at least `minimumInterval` seconds apart.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let interval: TimeInterval
    let paused: Bool
    /// Creates a schedule for animations. Without an interval there are 60 updates a second; a paused one has none.
    public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
        (interval, self.paused) = (minimumInterval ?? 1 / 60, paused)
    }
    /// Returns times at the interval from `startDate` on. A paused schedule contains `startDate` only.
    public func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, Int> {
        sequence(state: 0) { [interval, paused] count in
            defer { count += 1 }
            return paused && count > 0 ? nil : startDate + Double(count) * interval
        }
    }
}
/// A schedule of the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
    /// Returns `startDate` and the beginning of each minute after it.
    public func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, Date> {
        PeriodicTimelineSchedule(
            from: Date(timeIntervalSinceReferenceDate: (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60), by: 60
        )
        .entries(from: startDate, mode: mode)
    }
}
public struct ExplicitTimelineSchedule<Entries: Sequence<Date>>: TimelineSchedule {
    let dates: Entries
    /// Creates a schedule of given times, which must increase.
    public init(_ dates: Entries) { self.dates = dates }
    /// Returns the given times.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Updates at equal intervals in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self { Self(from: startDate, by: interval) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Updates as often as the display shows frames.
    public static var animation: Self { Self() }
    /// Updates at the interval in seconds, or as often as the display shows frames. A paused one doesn't update.
    public static func animation(minimumInterval: TimeInterval? = nil, paused: Bool = false) -> Self {
        Self(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { public static var everyMinute: Self { Self() } }
extension TimelineSchedule {
    /// Updates at the given times.
    public static func explicit<S: Sequence<Date>>(_ dates: S) -> Self where Self == ExplicitTimelineSchedule<S> {
        ExplicitTimelineSchedule(dates)
    }
}

/// The context of a timeline's content, with the date to show.
public struct TimelineViewDefaultContext: Sendable {
    /// The rate at which a timeline updates its content, from the fastest to the slowest.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    /// The time for which the content is evaluated.
    public let date: Date
    /// The rate of updates, which is always live.
    public let cadence: Cadence
}

/// A view that updates at the dates of a schedule while it is on screen.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    public typealias Context = TimelineViewDefaultContext
    private let schedule: Schedule
    private let content: (Context) -> Content
    private let dates = LoopDates()
    @StateObject private var ticker = Ticker()

    /// Creates a view that evaluates its content at each time of a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        (self.schedule, self.content) = (schedule, content)
    }

    public var body: some View {
        content(Context(date: ticker.date ?? dates.now, cadence: .live))
            .onAppear { ticker.start(schedule, dates) }
            .onChange(of: parameters) { ticker.start(schedule, dates) }
            .onDisappear { ticker.stop() }
    }
    // FIXME(gap): a timeline whose schedule has other dates, but not another interval, keeps those with which it appeared.
    /// What distinguishes the system's schedules: `paused`, and the interval. Dates that a body computes from the current time differ in
    /// each evaluation.
    private var parameters: [Double] {
        switch schedule {
        case let periodic as PeriodicTimelineSchedule: [periodic.interval]
        case let animation as AnimationTimelineSchedule: [animation.interval, animation.paused ? 1 : 0]
        default: []
        }
    }
}

/// Waits on the event loop's clock for the next date.
@MainActor final class Ticker: ObservableObject {
    /// The current date, or `nil` before the first.
    @Published private(set) var date: Date?
    private var next: (() -> Date?)?
    private var timer: UIKitFoundation.Timer?

    func start(_ schedule: some TimelineSchedule, _ dates: LoopDates) {
        stop()
        var entries = schedule.entries(from: dates.now, mode: .normal).makeIterator()
        next = { entries.next() }
        wait(dates)
    }
    func stop() {
        timer?.invalidate()
        (timer, next) = (nil, nil)
    }

    private func wait(_ dates: LoopDates) {
        // Dates that have passed are combined into one update.
        var passed: Date?, coming = next?()
        while let date = coming, dates.delay(until: date) <= 0 {
            passed = date
            coming = next?()
        }
        if let passed { date = passed }
        guard let coming else { return }
        timer = UIKitFoundation.Timer.scheduledTimer(withTimeInterval: dates.delay(until: coming), repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.date = coming
                self?.wait(dates)
            }
        }
    }
}
