import Foundation
import UIKitFoundation

// FIXME(gap): a text with a relative date or a timer changes only when its view is evaluated again, not by itself.
extension Text {
    /// The form of a date in a text.
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

        func text(of date: Date, now: Date) -> String {
            let seconds = abs(date.timeIntervalSince(now)).rounded(.down)
            switch form {
            case .time: return date.formatted(date: .omitted, time: .shortened)
            case .date: return date.formatted(date: .long, time: .omitted)
            case .relative: return Self.units(seconds, count: 2)
            case .offset: return (date < now ? "-" : "+") + Self.units(seconds, count: 1)
            case .timer: return Self.clock(seconds, showsHours: true)
            }
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

    @MainActor @preconcurrency public init(_ date: Date, style: DateStyle) {
        self.init(verbatim: style.text(of: date, now: LoopDates().now))
    }

    /// Creates a text with the time from one date to another: "9:30 AM – 3:30 PM".
    public init(_ dates: ClosedRange<Date>) {
        let formatter = DateIntervalFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
        self.init(verbatim: formatter.string(from: dates.lowerBound, to: dates.upperBound))
    }
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// Creates a text with the time that is left of an interval, or that has passed of it.
    @MainActor @preconcurrency public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let now = min(max(pauseTime ?? LoopDates().now, timerInterval.lowerBound), timerInterval.upperBound)
        let seconds = countsDown ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
        self.init(verbatim: DateStyle.clock(seconds, showsHours: showsHours))
    }
}
