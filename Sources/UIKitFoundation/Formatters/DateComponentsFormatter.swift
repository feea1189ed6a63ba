import Foundation
import UIKitRuntime

// FIXME(gap): other languages; a cut at `maximumUnitCount` does not round; `collapsesLargestUnit` and `allowsFractionalUnits` are stored
// only.
/// "1:02:03", "1h 2m", "1 hour, 2 minutes": English only. Foundation on Linux marks its own unavailable; the translator imports this one
/// instead.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written: with colons, letters, short or full words.
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
    /// The treatment of units whose value is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits, one for each behavior.
        public let rawValue: UInt
        /// Creates a behavior from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Drops what the style drops, or leading, middle, or trailing zeros.
        public static let `default` = Self(rawValue: 1), dropLeading = Self(rawValue: 2), dropMiddle = Self(rawValue: 4),
            dropTrailing = Self(rawValue: 8)
        /// Drops all zeros, or pads numbers with zeros.
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing], pad = Self(rawValue: 1 << 16)
    }
    /// How units are written. With colons by default.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may appear; none chooses from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// The treatment of units whose value is zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar by which durations are split, Gregorian by default.
    open var calendar: Calendar? = Calendar(identifier: .gregorian)
    /// The date at which durations begin, or `nil` for a fixed one. Months have different lengths.
    open var referenceDate: Date?
    /// Whether the last unit may have a fraction. Stored but has no effect.
    open var allowsFractionalUnits = false
    /// The largest number of units; 0 for no limit. Further ones are cut off, not rounded.
    open var maximumUnitCount = 0
    /// Whether a small value of the largest unit becomes one of the next. Stored but has no effect.
    open var collapsesLargestUnit = false
    /// Whether the text begins with "About".
    open var includesApproximationPhrase = false
    /// Whether the text ends with "remaining".
    open var includesTimeRemainingPhrase = false
    /// The position of the text in a sentence: in the middle, an approximation begins with "about".
    open var formattingContext = Formatter.Context.unknown

    private struct Unit {
        let unit: NSCalendar.Unit, component: Calendar.Component, name: String, short: String, brief: String, letter: String
    }
    // The words of each style as DateComponentsFormatter.UnitsStyle's documentation gives them (developer.apple.com).
    private static let units: [Unit] = [
        .init(unit: .year, component: .year, name: "year", short: "yr", brief: "yr", letter: "y"),
        .init(unit: .month, component: .month, name: "month", short: "mth", brief: "mth", letter: "mo"),
        .init(unit: .weekOfMonth, component: .weekOfMonth, name: "week", short: "wk", brief: "wk", letter: "w"),
        .init(unit: .day, component: .day, name: "day", short: "day", brief: "day", letter: "d"),
        .init(unit: .hour, component: .hour, name: "hour", short: "hr", brief: "hr", letter: "h"),
        .init(unit: .minute, component: .minute, name: "minute", short: "min", brief: "min", letter: "m"),
        .init(unit: .second, component: .second, name: "second", short: "sec", brief: "sec", letter: "s"),
    ]

    private var wanted: [Unit] {
        let list = Self.units.filter { allowedUnits.contains($0.unit) }
        return list.isEmpty ? Self.units.filter { $0.unit != .weekOfMonth } : list
    }

    /// Returns a duration given by components as text.
    open func string(from components: DateComponents) -> String? {
        let calendar = calendar ?? Calendar(identifier: .gregorian)
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }
    /// Returns a duration in seconds as text; fractions are cut off. `nil` if it isn't finite.
    open func string(from timeInterval: TimeInterval) -> String? {
        guard timeInterval.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(timeInterval.rounded(.towardZero)))
    }
    /// Returns the time between two dates as text, or `nil` if no unit applies.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let wanted = wanted
        let isNegative = endDate < startDate
        let found = calendar.dateComponents(Set(wanted.map(\.component)), from: min(startDate, endDate), to: max(startDate, endDate))
        var values = wanted.map { ($0, found.value(for: $0.component) ?? 0) }
        drop(&values)
        if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
        let text = (isNegative ? "-" : "") + joined(values)
        let approximately = formattingContext == .middleOfSentence ? "about " : "About "
        return (includesApproximationPhrase ? approximately : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }
    /// Returns a duration as text in a style, with defaults otherwise.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// Drops zero values. The smallest unit stays if all are zero.
    private func drop(_ values: inout [(Unit, Int)]) {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        if behavior.contains(.pad) { return }
        guard let first = values.firstIndex(where: { $0.1 != 0 }), let last = values.lastIndex(where: { $0.1 != 0 }) else {
            if !behavior.isDisjoint(with: .dropAll) { values = Array(values.suffix(1)) }
            return
        }
        let all = values
        values = all.indices.filter { index in
            if all[index].1 != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return index > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
        }.map { all[$0] }
    }

    private func joined(_ values: [(Unit, Int)]) -> String {
        func many(_ word: String, _ count: Int) -> String { count == 1 ? word : word + "s" }
        switch unitsStyle {
        case .positional:
            let pads = zeroFormattingBehavior.contains(.pad)
            return values.enumerated().map { index, value in index == 0 && !pads || value.1 > 9 ? "\(value.1)" : "0\(value.1)" }.joined(
                separator: ":")
        case .abbreviated: return values.map { "\($1)\($0.letter)" }.joined(separator: " ")
        case .brief: return values.map { "\($1)\($0.name.count < 4 ? many($0.brief, $1) : $0.brief)" }.joined(separator: " ")
        case .short: return values.map { "\($1) \($0.name == "day" ? many($0.short, $1) : $0.short)" }.joined(separator: ", ")
        case .full: return values.map { "\($1) \(many($0.name, $1))" }.joined(separator: ", ")
        case .spellOut:
            let words = NumberFormatter()
            words.numberStyle = .spellOut
            words.locale = Locale(identifier: "en_US")
            return values.map { "\(words.string(from: NSNumber(value: $1)) ?? "\($1)") \(many($0.name, $1))" }.joined(separator: ", ")
        }
    }
}
