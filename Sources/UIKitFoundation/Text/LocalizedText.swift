import Foundation
import UIKitRuntime

extension String {
    /// A key with its interpolations: `"\(count) items"` is looked up as "%lld items".
    public struct LocalizationValue: ExpressibleByStringInterpolation, Codable, Equatable, Sendable {
        /// Collects the parts of a key.
        public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
            fileprivate var key = ""
            fileprivate var arguments: [String] = []
            /// The numeric arguments, which select a text's forms.
            fileprivate var numbers: [Double?] = []
            fileprivate var places: [Place] = []

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
            /// Appends `%@` to the key, and a formatted value without its attributes to the arguments.
            @_disfavoredOverload
            public mutating func appendInterpolation<Value, Style: FormatStyle>(_ value: Value, format: Style)
            where Style.FormatInput == Value, Style.FormatOutput == AttributedString {
                append("%@", String(format.format(value).characters))
            }
            /// Appends `%@` to the key, and an object's text of a formatter to the arguments.
            public mutating func appendInterpolation(_ value: some Any, formatter: Formatter) {
                append("%@", formatter.string(for: value) ?? "")
            }
            /// Appends a specifier to the key, such as "%.2f", and the number in its format to the arguments.
            public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
                append(specifier, String(format: specifier, value), Double("\(value)"))
            }
            /// Appends `%@` to the key, and the characters of a text to the arguments.
            public mutating func appendInterpolation(_ value: AttributedString) { append("%@", String(value.characters)) }
            public mutating func appendInterpolation(placeholder: Placeholder) { append(specifier: placeholder.specifier) }
            /// Appends a place to the key in a format, whose value comes from the options of the localization.
            public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) { append(specifier: specifier) }
            private mutating func append(specifier: String) {
                places.append(Place(index: arguments.count, specifier: specifier))
                append(specifier, specifier)
            }
            private mutating func append(_ specifier: String, _ text: String, _ number: Double? = nil) {
                key += specifier
                numbers.append(number)
                arguments.append(text)
            }
        }

        /// The kind of a value that comes later.
        public enum Placeholder: Codable, Hashable, Sendable {
            case int, uint, float, double, object
            fileprivate var specifier: String {
                switch self {
                case .int: "%lld"
                case .uint: "%llu"
                case .float: "%f"
                case .double: "%lf"
                case .object: "%@"
                }
            }
        }
        /// The place of an argument that comes later.
        fileprivate struct Place: Codable, Equatable { let index: Int, specifier: String }

        fileprivate let key: String
        fileprivate var arguments: [String]
        private var numbers: [Double?]
        private var places: [Place] = []

        /// Creates a key without arguments.
        public init(stringLiteral value: String) { (key, arguments, numbers) = (value, [], []) }
        /// Creates a key without arguments.
        public init(_ value: String) { (key, arguments, numbers) = (value, [], []) }
        /// Creates a key with its arguments.
        public init(stringInterpolation: StringInterpolation) {
            (key, arguments, numbers) = (stringInterpolation.key, stringInterpolation.arguments, stringInterpolation.numbers)
            places = stringInterpolation.places
        }

        /// Returns the value with the arguments that were missing.
        fileprivate func replacing(_ values: [any CVarArg]) -> Self {
            var value = self
            for (place, argument) in zip(places, values) {
                value.arguments[place.index] = String(format: place.specifier, argument)
                value.numbers[place.index] = Double("\(argument)")
            }
            return value
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

    /// How a text is localized.
    public struct LocalizationOptions: Sendable {
        /// The values of the placeholders, in their order.
        public var replacements: [any CVarArg & Sendable]?
        /// Creates options without replacements.
        public init() {}
    }

    /// Looks up a string in a bundle's table and fills in the arguments; the key itself if there is none. The locale has no effect: the
    /// app's language applies.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = Locale(identifier: "en_US"),
        comment: StaticString? = nil
    ) {
        self = keyAndValue.filled((bundle ?? .main).localizedString(forKey: keyAndValue.key, value: nil, table: table))
    }
    /// Looks up a string and fills in the arguments, of which options have those that are still missing.
    public init(
        localized keyAndValue: LocalizationValue, options: LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = Locale(identifier: "en_US"), comment: StaticString? = nil
    ) {
        self.init(
            localized: keyAndValue.replacing(options.replacements ?? []), table: table, bundle: bundle, locale: locale, comment: comment)
    }
    /// Looks up a string by a key of its own, with a string to use if there is none.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = Locale(identifier: "en_US"),
        comment: StaticString? = nil
    ) {
        self = defaultValue.filled((bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table))
    }
    /// Looks up a string by a key of its own, with options.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, options: LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = Locale(identifier: "en_US"), comment: StaticString? = nil
    ) {
        self.init(
            localized: key, defaultValue: defaultValue.replacing(options.replacements ?? []), table: table, bundle: bundle, locale: locale,
            comment: comment)
    }
    /// Looks up the text of a resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        let (key, value, table) = (resource.key, resource.defaultValue, resource.table)
        guard let language = resource.ownLocale?.language.languageCode?.identifier else {
            self = value.filled(resource.found.localizedString(forKey: key, value: value.key, table: table))
            return
        }
        let text = StringTables.text(key, table: table, in: resource.found, language: language)
        self = value.filled(text == key ? value.key : text)
    }
    /// Looks up the text of a resource with options.
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
        var resource = resource
        resource.defaultValue = resource.defaultValue.replacing(options.replacements ?? [])
        self.init(localized: resource)
    }
}

/// A text that is looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Codable, Equatable, Sendable {
    /// The bundle with the text.
    public enum BundleDescription: Equatable, Sendable {
        /// The app's bundle, the bundle of a class, or the bundle in a folder.
        case main
        case forClass(AnyClass)
        case atURL(URL)

        /// Returns whether two descriptions lead to the same bundle.
        public static func == (left: Self, right: Self) -> Bool { left.bundle == right.bundle }
        fileprivate init(_ bundle: Bundle?) { self = bundle.map { $0 == .main ? .main : .atURL($0.bundleURL) } ?? .main }
        fileprivate var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }
    /// The key in the table.
    public let key: String
    /// The text to use if the table has none, with its arguments.
    public var defaultValue: String.LocalizationValue
    /// The name of the table, or `nil` for the default one.
    public let table: String?
    /// The bundle with the table.
    public let bundle: BundleDescription
    /// The locale, whose language replaces the app's if it was set.
    public var locale: Locale {
        get { ownLocale ?? Locale(identifier: "en_US") }
        set { ownLocale = newValue }
    }
    fileprivate var ownLocale: Locale?
    fileprivate var found: Bundle { bundle.bundle }

    /// Creates a resource whose key is its text.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        (key, defaultValue, self.table, self.bundle, ownLocale) = (keyAndValue.key, keyAndValue, table, bundle, locale)
    }
    /// Creates a resource whose key is its text, in a bundle.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle?,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue, table: table, locale: locale, bundle: BundleDescription(bundle), comment: comment)
    }
    /// Creates a resource with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table, self.bundle, ownLocale) = ("\(key)", defaultValue, table, bundle, locale)
    }
    /// Creates a resource with a key of its own, in a bundle.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle?,
        comment: StaticString? = nil
    ) {
        self.init(key, defaultValue: defaultValue, table: table, locale: locale, bundle: BundleDescription(bundle), comment: comment)
    }
    /// Creates a resource from a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
    /// Creates a resource from a literal with arguments.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private enum CodingKeys: String, CodingKey { case key, defaultValue, table, locale, bundleURL }
    /// Reads a resource. Its bundle is found again by its place.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        key = try values.decode(String.self, forKey: .key)
        defaultValue = try values.decode(String.LocalizationValue.self, forKey: .defaultValue)
        table = try values.decodeIfPresent(String.self, forKey: .table)
        ownLocale = try values.decodeIfPresent(Locale.self, forKey: .locale)
        bundle = try values.decodeIfPresent(URL.self, forKey: .bundleURL).map { .atURL($0) } ?? .main
    }
    /// Writes the resource, with the place of its bundle unless that is the app's.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(key, forKey: .key)
        try values.encode(defaultValue, forKey: .defaultValue)
        try values.encodeIfPresent(table, forKey: .table)
        try values.encodeIfPresent(ownLocale, forKey: .locale)
        if bundle != .main { try values.encode(found.bundleURL, forKey: .bundleURL) }
    }
}

/// A value with a localized text.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}
