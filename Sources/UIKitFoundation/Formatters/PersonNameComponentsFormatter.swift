import Foundation
import UIKitRuntime

// FIXME(gap): names of languages that put the family first.
/// Writes names of people: "Dr. Johnny Clay Appleseed III", "Johnny Appleseed", "JA"; given names first, as English does. Foundation on
/// Linux marks its own unavailable; the translator imports this one instead.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
    /// The options of a name's format.
    public struct Options: OptionSet, Sendable {
        /// The bits, one for each option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes the phonetic representation.
        public static let phonetic = Options(rawValue: 2)
    }

    /// How much of a name is written.
    open var style = Style.default
    /// Whether the phonetic representation replaces the name.
    open var isPhonetic = false
    /// The locale, US English by default. It has no effect.
    open var locale: Locale! = Locale(identifier: "en_US")

    /// Returns a name as text in a style.
    open class func localizedString(from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = [])
        -> String
    {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// Returns a name as text; empty if it has none of the style's parts.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        switch style {
        case .default, .medium: return Self.joined(name.givenName, name.familyName)
        case .short: return [name.nickname, name.givenName, name.familyName].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
        case .long: return Self.joined(name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix)
        case .abbreviated: return [name.givenName, name.familyName].compactMap { $0?.first.map { String($0).uppercased() } }.joined()
        }
    }
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

    private static func joined(_ parts: String?...) -> String { parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ") }

    private static let prefixes: Set<String> = ["dr", "mr", "mrs", "ms", "miss", "prof", "sir", "rev", "hon"]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]

    /// Returns the parts of a name, or `nil` for an empty text.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        var words = string.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init)
        func bare(_ word: String) -> String { word.lowercased().filter { $0 != "." } }
        guard !words.isEmpty else { return nil }
        var name = PersonNameComponents()
        if words.count > 1, Self.prefixes.contains(bare(words[0])) { name.namePrefix = words.removeFirst() }
        if words.count > 1, let last = words.last, Self.suffixes.contains(bare(last)) { name.nameSuffix = words.removeLast() }
        if string.contains(","), words.count == 2, name.nameSuffix == nil { words.reverse() }
        name.givenName = words.removeFirst()
        if let family = words.popLast() { name.familyName = family }
        if !words.isEmpty { name.middleName = words.joined(separator: " ") }
        return name
    }
}

extension PersonNameComponents {
    /// The format of a name.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: Codable, Hashable, Sendable { case short, medium, long, abbreviated }
        /// How much of the name is written.
        public var style: Style
        /// The locale, US English by default. It has no effect.
        public var locale: Locale
        /// Creates a format with given and family name by default.
        public init(style: Style = .medium, locale: Locale = Locale(identifier: "en_US")) { (self.style, self.locale) = (style, locale) }
        /// Returns the format with another locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
        /// Returns a name as text.
        public func format(_ value: PersonNameComponents) -> String {
            let styles: [Style: PersonNameComponentsFormatter.Style] = [
                .short: .short, .medium: .medium, .long: .long, .abbreviated: .abbreviated,
            ]
            return PersonNameComponentsFormatter.localizedString(from: value, style: styles[style] ?? .medium)
        }
    }

    /// Returns the name as text, with given and family name.
    public func formatted() -> String { FormatStyle().format(self) }
    /// Returns the name as text in a format.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
        style.format(self)
    }

    /// Reads a name from text. Throws for an empty text.
    public init(_ value: String) throws {
        guard let name = PersonNameComponentsFormatter().personNameComponents(from: value) else { throw CocoaError(.formatting) }
        self = name
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Returns a format that writes a part of names.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}
