import Foundation
import UIKit
import UIKitFoundation

/// A key in a `.strings` table, with the values of its placeholders.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    indirect enum Argument: Equatable, @unchecked Sendable {  // a text has an immutable image
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        case number(Double)
        /// A text with its own style, or an image.
        case text(Text)
        /// A value in a format.
        case formatted(Text.Formatted)
    }
    let key: String
    var arguments: [Argument] = []

    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
    /// Creates a key from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) { (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments) }

    /// The parts of an interpolated key: the key with format specifiers, and the values that replace them.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) { arguments.reserveCapacity(interpolationCount) }

        mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        // A percent sign in the text itself is not a placeholder.
        /// Adds literal text. A percent sign is doubled in the key.
        public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }
        /// Adds a string as `%@`.
        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
        /// Adds a string as `%@`.
        public mutating func appendInterpolation(_ string: Substring) { append("%@", .string(String(string))) }
        /// Adds an attributed string as `%@`, with its attributes.
        public mutating func appendInterpolation(_ string: AttributedString) { append("%@", .text(onMainActor { Text(string) })) }
        /// Adds a value as `%@`, written by a formatter.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .string(formatter?.string(for: subject) ?? String(describing: subject)))
        }
        // On Linux, values such as dates are not convertible to references.
        /// Adds a value as `%@`, written by a formatter.
        @_disfavoredOverload public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append("%@", .string(formatter.string(for: subject) ?? String(describing: subject)))
        }
        /// Adds a value as `%@`, written by a formatter.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .string(formatter?.string(for: subject) ?? subject.description))
        }
        /// Adds a value as `%@`, written in a format.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
            append("%@", .formatted(Text.Formatted(input, format)))
        }
        /// Adds a value as `%@`, written by a format style with attributes.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == AttributedString { appendInterpolation(format.format(input)) }
        /// Adds a date in a style, which counts by itself.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(onMainActor { Text(date, style: style) }))
        }
        /// Adds the time from one date to another.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(onMainActor { Text(dates) })) }
        /// Adds the time of an interval.
        public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(onMainActor { Text(interval) })) }
        /// Adds the time that is left of an interval or has passed of it, which counts by itself.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                "%@",
                .text(
                    onMainActor {
                        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
                    }))
        }
        /// Adds an integer as `%lld` or `%llu`.
        public mutating func appendInterpolation<T: BinaryInteger & _FormatSpecifiable>(_ value: T) {
            appendInteger(value, T.isSigned ? "%lld" : "%llu")
        }
        /// Adds an integer with a specifier.
        public mutating func appendInterpolation<T: BinaryInteger & _FormatSpecifiable>(_ value: T, specifier: String) {
            appendInteger(value, specifier)
        }
        /// Adds a number as `%lf`.
        public mutating func appendInterpolation<T: BinaryFloatingPoint & _FormatSpecifiable>(_ value: T) {
            append("%lf", .number(Double(value)))
        }
        /// Adds a number with a specifier.
        public mutating func appendInterpolation<T: BinaryFloatingPoint & _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier, .number(Double(value)))
        }
        /// Adds text with its fonts and colors as `%@`.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
        /// Adds an image as `%@`.
        public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
        /// Adds a localized resource as `%@`.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", .string(String(localized: resource))) }
        private mutating func appendInteger(_ value: some BinaryInteger, _ specifier: String) {
            append(
                specifier,
                type(of: value).isSigned ? .integer(Int64(truncatingIfNeeded: value)) : .unsigned(UInt64(truncatingIfNeeded: value)))
        }
    }

    // MARK: Looking up

    /// Returns the text in the bundle's table, or the key itself, with the values inserted; numbers are written as in `locale`: "1,000". A
    /// locale that isn't the app's also determines the language, as `environment(\.locale, …)` does for the texts inside.
    /// - Parameter text: Returns the words for a text among the values, given its index.
    func string(
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        text: ((Int, Text) -> String)? = nil
    ) -> String {
        let bundle = bundle ?? .main, language = locale.identifier.prefix { $0 != "@" }
        let format =
            locale.isCurrent
            ? bundle.localizedString(forKey: key, value: nil, table: table)
            : StringTables.text(key, table: table, in: bundle, language: String(language))
        guard !arguments.isEmpty else { return format.replacing("%%", with: "%") }
        return String(
            format: format, locale: locale,
            arguments: arguments.enumerated().map { index, argument in
                argument.value(in: locale) { inner in text?(index, inner) ?? onMainActor { inner.string() } }
            })
    }
}

extension LocalizedStringKey.Argument {
    fileprivate func value(in locale: Locale, _ words: (Text) -> String) -> any CVarArg {
        switch self {
        case .text(let text): NSString(string: words(text))
        case .string(let text): NSString(string: text)
        case .formatted(let value): NSString(string: value.text(in: locale))
        case .integer(let value): value
        case .unsigned(let value): value
        case .number(let value): value
        }
    }
}

/// A number that a localized key formats.
public protocol _FormatSpecifiable {}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
