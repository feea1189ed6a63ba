import Foundation

extension PersonNameComponents {
    /// Names as text whose parts have the attribute `personNameComponent`.
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        fileprivate var base: FormatStyle
        /// Returns the format with another locale.
        public func locale(_ locale: Locale) -> Self { Self(base: base.locale(locale)) }
        public func format(_ value: PersonNameComponents) -> AttributedString {
            typealias Key = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute
            var text = AttributedString(base.format(value))
            let parts: [(String?, Key.Component)] = [
                (value.namePrefix, .namePrefix), (value.givenName, .givenName), (value.middleName, .middleName),
                (value.familyName, .familyName), (value.nameSuffix, .nameSuffix), (value.nickname, .nickname),
            ]
            var start = text.startIndex
            for (part, component) in parts {
                guard let part, !part.isEmpty, let range = text[start...].range(of: part) else { continue }
                text[range][Key.self] = component
                start = range.upperBound
            }
            return text
        }
    }

    /// Reads names from text.
    public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
        /// Creates a strategy.
        public init() {}
        /// Reads a name. Throws for an empty text.
        public func parse(_ value: String) throws -> PersonNameComponents { try PersonNameComponents(value) }
    }

    /// Reads a name from text by a strategy. Throws for an empty text.
    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == PersonNameComponents {
        self = try strategy.parse(value)
    }
}
extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    /// The format for text with attributes.
    public var attributed: PersonNameComponents.AttributedStyle { .init(base: self) }
    /// The strategy that reads what the format writes.
    public var parseStrategy: PersonNameComponents.ParseStrategy { .init() }
}
extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// Reads names.
    public static var name: Self { .init() }
}

extension Measurement where UnitType: Dimension {
    /// Measurements as text whose parts have the attribute `measurement`.
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        fileprivate var base: FormatStyle
        /// Returns the format with another locale.
        public func locale(_ locale: Locale) -> Self { Self(base: base.locale(locale)) }
        /// Returns a measurement as text with attributes.
        public func format(_ value: Measurement<UnitType>) -> AttributedString {
            typealias Key = AttributeScopes.FoundationAttributes.MeasurementAttribute
            let plain = base.format(value)
            var text = AttributedString(plain)
            guard let first = plain.firstIndex(where: \.isNumber), let last = plain.lastIndex(where: \.isNumber) else { return text }
            let start = plain[..<first].last.map { "-−+".contains($0) } == true ? plain.index(before: first) : first
            let end = plain.index(after: last)
            func mark(_ part: Range<String.Index>, _ component: Key.Component) {
                var part = part
                while let character = plain[part].first, character.isWhitespace {
                    part = plain.index(after: part.lowerBound)..<part.upperBound
                }
                while let character = plain[part].last, character.isWhitespace {
                    part = part.lowerBound..<plain.index(before: part.upperBound)
                }
                if !part.isEmpty, let range = Range(part, in: text) { text[range][Key.self] = component }
            }
            mark(start..<end, .value)
            mark(end..<plain.endIndex, .unit)
            mark(plain.startIndex..<start, .unit)
            return text
        }
    }
}
extension Measurement.FormatStyle where UnitType: Dimension {
    /// The format for text with attributes.
    public var attributed: Measurement<UnitType>.AttributedStyle { .init(base: self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Creates a style that may write "20°" instead of "20°C".
    public init(
        width: UnitWidth, locale: Locale = Locale(identifier: "en_US"), usage: MeasurementFormatUnitUsage<UnitTemperature>? = .general,
        hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        self.hidesScaleName = hidesScaleName
    }
}
extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    /// Returns a style for temperatures that may write "20°" instead of "20°C".
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self {
        .init(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
    /// Returns a style for temperatures with an abbreviated unit, which may write "20°" instead of "20°C".
    public static func measurement(
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self {
        .measurement(width: .abbreviated, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}

extension Measurement where UnitType == UnitInformationStorage {
    /// Amounts of data as a number of bytes, kilobytes, and so on.
    public struct ByteCountStyle: Foundation.FormatStyle, Sendable {
        fileprivate var base: ByteCountFormatStyle
        /// Returns the format with another locale.
        public func locale(_ locale: Locale) -> Self { Self(base: base.locale(locale)) }
        /// Returns an amount as text.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            base.format(Int64(exactly: value.converted(to: .bytes).value.rounded()) ?? .max)
        }
    }
}
extension FormatStyle where Self == Measurement<UnitInformationStorage>.ByteCountStyle {
    /// Returns a format for amounts of data.
    public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> Self {
        .init(
            base: ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero, includesActualByteCount: includesActualByteCount))
    }
}

extension Date {
    /// The time between two dates as text: "2 hours, 5 minutes".
    public struct ComponentsStyle: Foundation.FormatStyle, Sendable {
        /// A unit of time.
        public typealias Field = Date.ComponentsFormatStyle.Field
        /// How units are written.
        public enum Style: Codable, Hashable, Sendable { case wide, abbreviated, condensedAbbreviated, narrow, spellOut }
        /// The units, or nil for all.
        public var fields: Set<Field>?
        /// How units are written.
        public var style: Style
        public var calendar: Calendar
        /// The locale. It has no effect.
        public var locale: Locale
        fileprivate var isClock = false

        /// Creates a format, in US English by default.
        public init(
            style: Style, locale: Locale = Locale(identifier: "en_US"), calendar: Calendar = Calendar(identifier: .gregorian),
            fields: Set<Field>? = nil
        ) {
            (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
        }
        /// Returns the format with another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
        /// Returns the format with another calendar.
        public func calendar(_ calendar: Calendar) -> Self {
            var style = self
            style.calendar = calendar
            return style
        }
        /// Returns the time between two dates as text.
        public func format(_ value: Range<Date>) -> String {
            let formatter = DateComponentsFormatter()
            formatter.calendar = calendar
            let styles: [Style: DateComponentsFormatter.UnitsStyle] = [
                .wide: .full, .abbreviated: .short, .condensedAbbreviated: .abbreviated, .narrow: .brief, .spellOut: .spellOut,
            ]
            formatter.unitsStyle = isClock ? .positional : styles[style] ?? .full
            let units: [(Field, NSCalendar.Unit)] = [
                (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
                (.second, .second),
            ]
            let wanted = isClock ? [.hour, .minute, .second] : fields ?? Set(units.map(\.0))
            formatter.allowedUnits = NSCalendar.Unit(units.filter { wanted.contains($0.0) }.map(\.1))
            return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
        }
    }
}
extension FormatStyle where Self == Date.ComponentsStyle {
    /// Returns a format with units of time.
    public static func components(style: Date.ComponentsStyle.Style, fields: Set<Date.ComponentsStyle.Field>? = nil) -> Self {
        .init(style: style, fields: fields)
    }
    /// A format with hours, minutes, and seconds: 1:05:09.
    public static var timeDuration: Self {
        var style = Self(style: .wide)
        style.isClock = true
        return style
    }
}
