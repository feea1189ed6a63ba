import Foundation
import UIKitRuntime

/// "3 days ago", "in 2 hours", "last week". Languages other than English have the words of Foundation's format style.
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
    /// The locale, US English by default, so that runs match.
    open var locale: Locale! = Locale(identifier: "en_US")

    private struct Unit {
        let component: Calendar.Component, field: Date.ComponentsFormatStyle.Field
        let name: String, short: String, abbreviation: String, seconds: Double
    }
    private static let units: [Unit] = [
        .init(component: .year, field: .year, name: "year", short: "yr.", abbreviation: "y", seconds: 31_557_600),
        .init(component: .month, field: .month, name: "month", short: "mo.", abbreviation: "mo", seconds: 2_629_800),
        .init(component: .weekOfYear, field: .week, name: "week", short: "wk.", abbreviation: "w", seconds: 604_800),
        .init(component: .day, field: .day, name: "day", short: "day", abbreviation: "d", seconds: 86_400),
        .init(component: .hour, field: .hour, name: "hour", short: "hr.", abbreviation: "h", seconds: 3600),
        .init(component: .minute, field: .minute, name: "minute", short: "min.", abbreviation: "min", seconds: 60),
        .init(component: .second, field: .second, name: "second", short: "sec.", abbreviation: "s", seconds: 1),
    ]

    /// Returns an interval in seconds as text; negative ones are in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let unit = Self.units.first { abs(timeInterval) >= $0.seconds } ?? Self.units[Self.units.count - 1]
        return text(Int(timeInterval / unit.seconds), unit, isPast: timeInterval < 0)
    }
    /// Returns a date in relation to another as text, in the largest unit of the calendar that fits between them.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let calendar = calendar ?? Calendar(identifier: .gregorian)
        let components = calendar.dateComponents(Set(Self.units.map(\.component)), from: referenceDate, to: date)
        return text(of: components, isPast: date < referenceDate)
    }
    /// Returns the largest component that isn't 0 as text; negative ones are in the past.
    open func localizedString(from dateComponents: DateComponents) -> String {
        var components = dateComponents
        if let weeks = components.weekOfMonth, components.weekOfYear == nil { components.weekOfYear = weeks }
        return text(of: components, isPast: false)
    }

    private func text(of components: DateComponents, isPast: Bool) -> String {
        for unit in Self.units {
            if let count = components.value(for: unit.component), count != 0 { return text(count, unit, isPast: count < 0) }
        }
        return text(0, Self.units[Self.units.count - 1], isPast: isPast)
    }

    private func text(_ count: Int, _ unit: Unit, isPast: Bool) -> String {
        let locale = locale ?? Locale(identifier: "en_US")
        if locale.language.languageCode?.identifier != "en" { return translated(count, unit, locale) }
        let text = phrase(count, unit, isPast: isPast)
        return formattingContext == .beginningOfSentence ? text.prefix(1).uppercased() + text.dropFirst() : text
    }

    // The words are those of Unicode's CLDR for English (en.xml, fields), which Apple's formatter uses.
    private func phrase(_ count: Int, _ unit: Unit, isPast: Bool) -> String {
        let isLong = unitsStyle == .full || unitsStyle == .spellOut
        if dateTimeStyle == .named {
            switch (unit.component, count) {
            case (.second, 0): return "now"
            case (.day, -1): return "yesterday"
            case (.day, 1): return "tomorrow"
            case (.year, -1), (.month, -1), (.weekOfYear, -1): return "last " + (isLong ? unit.name : unit.short)
            case (.year, 1), (.month, 1), (.weekOfYear, 1): return "next " + (isLong ? unit.name : unit.short)
            default: break
            }
        }
        let number = abs(count), plural = number == 1 ? "" : "s"
        let text: String
        switch unitsStyle {
        case .full: text = "\(number) \(unit.name)\(plural)"
        case .spellOut:
            let words = NumberFormatter()
            words.numberStyle = .spellOut
            words.locale = Locale(identifier: "en_US")
            text = "\(words.string(from: NSNumber(value: number)) ?? "\(number)") \(unit.name)\(plural)"
        case .short: text = "\(number) \(unit.short)\(unit.component == .day ? plural : "")"
        case .abbreviated: text = "\(number)\(unit.abbreviation)"
        }
        return isPast ? text + " ago" : "in " + text
    }

    /// The phrase of Foundation's format style, which takes two dates: they differ by the count.
    private func translated(_ count: Int, _ unit: Unit, _ locale: Locale) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let end = calendar.date(byAdding: unit.component, value: count, to: start) ?? start
        let widths: [UnitsStyle: Date.RelativeFormatStyle.UnitsStyle] = [
            .full: .wide, .spellOut: .spellOut, .short: .abbreviated, .abbreviated: .narrow,
        ]
        return Date.AnchoredRelativeFormatStyle(
            anchor: end, allowedFields: [unit.field], presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: widths[unitsStyle] ?? .wide, locale: locale, calendar: calendar,
            capitalizationContext: formattingContext == .beginningOfSentence ? .beginningOfSentence : .unknown
        ).format(start)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }  // wall clock: Foundation defines it relative to now
    }
}

/// Formats lists: "apples, pears, and plums".
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale, US English by default, so that runs match.
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
        let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        guard let locale, locale.language.languageCode?.identifier != "en" else { return Self.localizedString(byJoining: texts) }
        let style: ListFormatStyle<StringStyle, [String]> = .list(type: .and, width: .standard)
        return style.locale(locale).format(texts)
    }
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
