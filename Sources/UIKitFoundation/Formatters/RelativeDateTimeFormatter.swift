import Foundation
import UIKitRuntime

/// "3 days ago", "in 2 hours": English only.
///
/// FIXME(gap): other languages.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether near dates are numbers, or words such as "yesterday".
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    /// How units are written.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
    /// Whether near dates are numbers or words. Numbers by default.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written. Full words by default.
    open var unitsStyle = UnitsStyle.full
    /// The context. At the beginning of a sentence the text is capitalized.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar for components, Gregorian by default.
    open var calendar: Calendar! = Calendar(identifier: .gregorian)
    /// The locale. Stored but has no effect: text is English.
    open var locale: Locale! = Locale(identifier: "en_US")

    private static let units: [(name: String, short: String, abbreviation: String, seconds: Double)] = [
        ("year", "yr.", "y", 31_557_600), ("month", "mo.", "mo", 2_629_800), ("week", "wk.", "w", 604_800), ("day", "day", "d", 86_400),
        ("hour", "hr.", "h", 3600), ("minute", "min.", "min", 60), ("second", "sec.", "s", 1),
    ]

    /// Returns an interval in seconds as text; negative ones are in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let text = phrase(timeInterval)
        return formattingContext == .beginningOfSentence ? text.prefix(1).uppercased() + text.dropFirst() : text
    }

    private func phrase(_ timeInterval: TimeInterval) -> String {
        let unit = Self.units.first { abs(timeInterval) >= $0.seconds } ?? Self.units[Self.units.count - 1]
        let count = Int(abs(timeInterval) / unit.seconds)
        if dateTimeStyle == .named {
            if unit.name == "second", count == 0 { return "now" }
            if unit.name == "day", count == 1 { return timeInterval < 0 ? "yesterday" : "tomorrow" }
        }
        let text: String
        switch unitsStyle {
        case .full, .spellOut: text = "\(count) \(unit.name)\(count == 1 ? "" : "s")"
        case .short: text = "\(count) \(unit.short)"
        case .abbreviated: text = "\(count)\(unit.abbreviation)"
        }
        return timeInterval < 0 ? text + " ago" : "in " + text
    }
    /// Returns a date in relation to another as text.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }
    /// Returns components as text; negative ones are in the past.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(
            fromTimeInterval: (calendar.date(byAdding: dateComponents, to: reference) ?? reference).timeIntervalSince(reference))
    }
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }  // wall clock: Foundation defines it relative to now
    }
}

/// Formats lists: "apples, pears, and plums".
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale. Stored but has no effect: lists are English.
    open var locale: Locale! = Locale(identifier: "en_US")
    /// The format of the items; `nil` writes their descriptions.
    open var itemFormatter: Formatter?

    /// Returns strings as a list, with a comma before "and".
    open class func localizedString(byJoining strings: [String]) -> String {
        switch strings.count {
        case 0: return ""
        case 1: return strings[0]
        case 2: return strings.joined(separator: " and ")
        default: return strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
        }
    }
    /// Returns items as a list. Never `nil` here.
    open func string(from items: [Any]) -> String? {
        Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }
}
