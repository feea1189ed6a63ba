import Foundation
import UIKitRuntime

extension String {
    /// A key with its interpolations: `"\(count) items"` is looked up as "%lld items".
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
            fileprivate var key = ""
            fileprivate var arguments: [String] = []
            /// The numeric arguments, which select a text's forms.
            fileprivate var numbers: [Double?] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
            public mutating func appendInterpolation(_ value: String) { append("%@", value) }
            public mutating func appendInterpolation(_ value: some BinaryInteger & CustomStringConvertible) {
                append("%lld", value.description, Double(value.description))
            }
            public mutating func appendInterpolation(_ value: Double) { append("%lf", String(format: "%lf", value), value) }
            public mutating func appendInterpolation(_ value: Float) { append("%f", String(format: "%f", Double(value)), Double(value)) }
            public mutating func appendInterpolation(_ value: some CustomStringConvertible) { append("%@", value.description) }
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

        public init(stringLiteral value: String) { (key, arguments, numbers) = (value, [], []) }
        public init(_ value: String) { (key, arguments, numbers) = (value, [], []) }
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

    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = Locale(identifier: "en_US"),
        comment: StaticString? = nil
    ) {
        self = keyAndValue.filled((bundle ?? .main).localizedString(forKey: keyAndValue.key, value: nil, table: table))
    }
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = Locale(identifier: "en_US"),
        comment: StaticString? = nil
    ) {
        self = defaultValue.filled((bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table))
    }
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.filled(
            resource.bundle.localizedString(forKey: resource.key, value: resource.defaultValue.key, table: resource.table))
    }
}

/// A text that is looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
    public let key: String
    public var defaultValue: String.LocalizationValue
    public let table: String?
    public var locale = Locale(identifier: "en_US")
    fileprivate let bundle: Bundle

    public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        (key, defaultValue, self.table, self.bundle) = (keyAndValue.key, keyAndValue, table, bundle ?? .main)
    }
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table, self.bundle) = ("\(key)", defaultValue, table, bundle ?? .main)
    }
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
