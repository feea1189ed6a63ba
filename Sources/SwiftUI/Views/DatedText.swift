import Foundation
import UIKitFoundation

extension Text {
    /// A text that changes by itself with the time.
    struct Dated: Equatable, Sendable {
        enum Form: Equatable, Sendable {
            case style(DateStyle, Date)
            case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
        }
        let form: Form
        let dates: LoopDates

        @MainActor init(_ form: Form) {
            self.form = form
            dates = LoopDates()
        }
        // The same date is the same text: the view goes on with the clock of its first value.
        static func == (one: Self, other: Self) -> Bool { one.form == other.form }

        @MainActor func text(in environment: EnvironmentValues) -> String {
            let now = dates.now
            switch form {
            case .style(let style, let date): return style.text(of: date, now: now, in: environment)
            case .timer(let interval, let pause, let countsDown, let showsHours):
                let now = min(max(pause ?? now, interval.lowerBound), interval.upperBound)
                let seconds = countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
                return DateStyle.clock(seconds, showsHours: showsHours)
            }
        }
        /// The text, for code that reads a text's words outside of a view.
        func words(in environment: EnvironmentValues) -> String {
            nonisolated(unsafe) let environment = environment  // Read on the main thread only.
            return onMainActor { text(in: environment) }
        }
        /// The seconds until the text changes, or `nil` if it stays the same.
        @MainActor var timeToChange: TimeInterval? {
            let now = dates.now
            // The distance is shown in whole seconds.
            func nextSecond(_ date: Date) -> TimeInterval {
                let distance = date.timeIntervalSince(now), rest = distance - distance.rounded(.down)
                return rest < 0.001 ? 1 : rest
            }
            switch form {
            case .style(let style, let date): return style.counts ? nextSecond(date) : nil
            case .timer(let interval, let pause, let countsDown, _):
                guard pause == nil, now < interval.upperBound else { return nil }
                guard now >= interval.lowerBound else { return interval.lowerBound.timeIntervalSince(now) }
                return nextSecond(countsDown ? interval.upperBound : interval.lowerBound)
            }
        }
    }

    /// The format of a date in text.
    public struct DateStyle: Sendable, Hashable, Codable {
        private enum Form: Int, Codable { case time, date, relative, offset, timer }
        private let form: Form
        /// Only the time: "11:23 PM".
        public static let time = DateStyle(form: .time)
        /// Only the date: "June 3, 2019".
        public static let date = DateStyle(form: .date)
        /// The distance from now: "2 hours, 23 minutes".
        public static let relative = DateStyle(form: .relative)
        /// The distance from now in one unit, with a sign: "+2 hours".
        public static let offset = DateStyle(form: .offset)
        /// The time until or since the date: "2:32", "36:59:01".
        public static let timer = DateStyle(form: .timer)

        /// Whether the text counts seconds.
        var counts: Bool { form != .time && form != .date }

        func text(of date: Date, now: Date, in environment: EnvironmentValues = EnvironmentValues()) -> String {
            let seconds = abs(date.timeIntervalSince(now)).rounded(.down)
            switch form {
            case .time: return Self.written(date, .omitted, .shortened, environment)
            case .date: return Self.written(date, .long, .omitted, environment)
            case .relative: return Self.units(seconds, count: 2)
            case .offset: return (date < now ? "-" : "+") + Self.units(seconds, count: 1)
            case .timer: return Self.clock(seconds, showsHours: true)
            }
        }

        private static func written(
            _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ environment: EnvironmentValues
        ) -> String {
            let (locale, calendar, zone) = (environment.locale, environment.calendar, environment.timeZone)
            if locale.isCurrent, calendar.isCurrent, zone.isCurrent { return date.formatted(date: day, time: time) }
            // A format style writes "2:00" in German; SwiftUI's text is that of a formatter, "02:00".
            let formatter = DateFormatter()
            (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, zone)
            (formatter.dateStyle, formatter.timeStyle) = (day == .omitted ? .none : .long, time == .omitted ? .none : .short)
            return formatter.string(from: date)
        }

        private static func units(_ seconds: TimeInterval, count: Int) -> String {
            let formatter = UIKitFoundation.DateComponentsFormatter()
            formatter.unitsStyle = .full
            formatter.allowedUnits = [.year, .month, .day, .hour, .minute, .second]
            formatter.maximumUnitCount = count
            return formatter.string(from: seconds) ?? ""
        }

        static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
            let whole = Int(seconds), minutes = showsHours ? whole / 60 % 60 : whole / 60
            func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            guard showsHours, whole >= 3600 else { return "\(minutes):\(padded(whole % 60))" }
            return "\(whole / 3600):\(padded(minutes)):\(padded(whole % 60))"
        }
    }

    /// Creates a text view from a date that changes as time passes, depending on the style.
    @MainActor @preconcurrency public init(_ date: Date, style: DateStyle) {
        self.init(.dated(Dated(.style(style, date))))
    }

    /// Creates a text view with the time from one date to another: "9:30 AM – 3:30 PM".
    public init(_ dates: ClosedRange<Date>) {
        let formatter = DateIntervalFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
        self.init(verbatim: formatter.string(from: dates.lowerBound, to: dates.upperBound))
    }
    /// Creates a text view with both ends of an interval.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// Creates a text view with the time that is left of an interval, or that has passed of it.
    @MainActor @preconcurrency public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(.dated(Dated(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))))
    }
}
