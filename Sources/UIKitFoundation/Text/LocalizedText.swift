import Foundation
import UIKitRuntime

extension String {
    /// A key with its interpolations: `"\(count) items"` is looked up as "%lld items".
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// Collects the parts of a key.
        public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
            fileprivate var key = ""
            fileprivate var arguments: [String] = []
            /// The numeric arguments, which select a text's forms.
            fileprivate var numbers: [Double?] = []

            /// Creates an empty key. The capacities have no effect.
            public init(literalCapacity: Int, interpolationCount: Int) {}
            /// Appends text to the key.
            public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
            /// Appends `%@` to the key, and a string to the arguments.
            public mutating func appendInterpolation(_ value: String) { append("%@", value) }
            /// Appends `%lld` to the key, and a number to the arguments.
            public mutating func appendInterpolation(_ value: some BinaryInteger & CustomStringConvertible) {
                append("%lld", value.description, Double(value.description))
            }
            /// Appends `%lf` to the key, and a number to the arguments.
            public mutating func appendInterpolation(_ value: Double) { append("%lf", String(format: "%lf", value), value) }
            /// Appends `%f` to the key, and a number to the arguments.
            public mutating func appendInterpolation(_ value: Float) { append("%f", String(format: "%f", Double(value)), Double(value)) }
            /// Appends `%@` to the key, and a value's description to the arguments.
            public mutating func appendInterpolation(_ value: some CustomStringConvertible) { append("%@", value.description) }
            /// Appends `%@` to the key, and the text of a resource to the arguments.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", String(localized: resource)) }
            /// Appends `%@` to the key, and a value's localized text to the arguments.
            @_disfavoredOverload
            public mutating func appendInterpolation(_ value: some CustomLocalizedStringResourceConvertible) {
                append("%@", String(localized: value.localizedStringResource))
            }
            /// Appends `%@` to the key, and a formatted value to the arguments.
            public mutating func appendInterpolation<Value, Style: FormatStyle>(_ value: Value, format: Style)
            where Style.FormatInput == Value, Style.FormatOutput == String {
                append("%@", format.format(value))
            }
            private mutating func append(_ specifier: String, _ text: String, _ number: Double? = nil) {
                key += specifier
                numbers.append(number)
                arguments.append(text)
            }
        }

        fileprivate let key: String
        fileprivate let arguments: [String]
        private let numbers: [Double?]

        /// Creates a key without arguments.
        public init(stringLiteral value: String) { (key, arguments, numbers) = (value, [], []) }
        /// Creates a key without arguments.
        public init(_ value: String) { (key, arguments, numbers) = (value, [], []) }
        /// Creates a key with its arguments.
        public init(stringInterpolation: StringInterpolation) {
            (key, arguments, numbers) = (stringInterpolation.key, stringInterpolation.arguments, stringInterpolation.numbers)
        }

        /// Returns `format` with the arguments filled in, including "%2$@".
        fileprivate func filled(_ format: String) -> String {
            guard !arguments.isEmpty else { return format }
            var out = "", next = 0, rest = PluralFormat.chosen(format, numbers)[...]
            while let percent = rest.firstIndex(of: "%") {
                out += rest[..<percent]
                rest = rest[rest.index(after: percent)...]
                if rest.first == "%" {
                    out += "%"
                    rest.removeFirst()
                    continue
                }
                guard let end = rest.firstIndex(where: { "@dioufFeEgGxXsc".contains($0) }) else { return out + "%" + rest }
                let place = rest[..<end].split(separator: "$", maxSplits: 1, omittingEmptySubsequences: false)
                let index = place.count == 2 ? (Int(place[0]) ?? 1) - 1 : next
                next += 1
                if arguments.indices.contains(index) { out += arguments[index] }
                rest = rest[rest.index(after: end)...]
            }
            return out + rest
        }
    }

    /// Looks up a string in a bundle's table and fills in the arguments; the key itself if there is none. The locale has no effect: the
    /// app's language applies.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = Locale(identifier: "en_US"),
        comment: StaticString? = nil
    ) {
        self = keyAndValue.filled((bundle ?? .main).localizedString(forKey: keyAndValue.key, value: nil, table: table))
    }
    /// Looks up a string by a key of its own, with a string to use if there is none.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = Locale(identifier: "en_US"),
        comment: StaticString? = nil
    ) {
        self = defaultValue.filled((bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table))
    }
    /// Looks up the text of a resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.filled(
            resource.bundle.localizedString(forKey: resource.key, value: resource.defaultValue.key, table: resource.table))
    }
}

/// A text that is looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
    /// The key in the table.
    public let key: String
    /// The text to use if the table has none, with its arguments.
    public var defaultValue: String.LocalizationValue
    /// The name of the table, or `nil` for the default one.
    public let table: String?
    /// The locale. Stored but has no effect: the app's language applies.
    public var locale = Locale(identifier: "en_US")
    fileprivate let bundle: Bundle

    /// Creates a resource whose key is its text.
    public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        (key, defaultValue, self.table, self.bundle) = (keyAndValue.key, keyAndValue, table, bundle ?? .main)
    }
    /// Creates a resource with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table, self.bundle) = ("\(key)", defaultValue, table, bundle ?? .main)
    }
    /// Creates a resource from a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
    /// Creates a resource from a literal with arguments.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

/// A value with a localized text.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}
