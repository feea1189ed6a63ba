import UIKitCore

// The texts of strings files are read as one line of Markdown; they are unchanged if they contain none.
extension AttributedString {
    /// How a localized text gets its attributes.
    public struct FormattingOptions: OptionSet, Sendable {
        /// The bits, one for each option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        // FIXME(gap): the arguments of a text don't get their index as an attribute.
        /// Gives each argument its index.
        public static let applyReplacementIndexAttribute = Self(rawValue: 1)
    }
    /// How a text is localized.
    public struct LocalizationOptions: Sendable {
        /// Whether words agree with numbers, in texts with the attribute `inflect`.
        public var inflect = true
        /// Whether each argument gets its index. It has no effect.
        public var applyReplacementIndexAttribute = false
        /// The values of the placeholders, in their order.
        public var replacements: [any CVarArg & Sendable]?
        /// Creates options without replacements.
        public init() {}
        fileprivate var plain: String.LocalizationOptions {
            var options = String.LocalizationOptions()
            options.replacements = replacements
            return options
        }
    }

    private init(line: String, inflects: Bool = true) {
        self.init()
        append(MarkdownInline(line, keepsWhitespace: true, isExtended: inflects), nil)
    }

    /// Creates the text of a key in a strings file. The locale has no effect: the app's language applies.
    public init(
        localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(line: String(localized: keyAndValue, table: table, bundle: bundle, comment: comment))
    }
    /// Creates the text of a key in a strings file, with options.
    @_disfavoredOverload
    public init(
        localized keyAndValue: String.LocalizationValue, options: LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            line: String(localized: keyAndValue, options: options.plain, table: table, bundle: bundle, comment: comment),
            inflects: options.inflect)
    }
    /// Creates the text of a key in a strings file, with a text to use if there is none.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(line: String(localized: key, defaultValue: defaultValue, table: table, bundle: bundle, comment: comment))
    }
    /// Creates the text of a key in a strings file, with a text to use if there is none and options.
    @_disfavoredOverload
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            line: String(
                localized: key, defaultValue: defaultValue, options: options.plain, table: table, bundle: bundle, comment: comment),
            inflects: options.inflect)
    }
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self.init(line: String(localized: resource)) }
    /// Creates the text of a resource, with options.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
        self.init(line: String(localized: resource, options: options.plain), inflects: options.inflect)
    }
}

extension Bundle {
    /// Returns the text of a key, read as one line of Markdown.
    public func localizedAttributedString(forKey key: String, value: String?, table tableName: String?) -> NSAttributedString {
        let text = localizedString(forKey: key, value: value, table: tableName)
        let options = AttributedString.MarkdownParsingOptions(
            allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
        return (try? NSAttributedString(markdown: text, options: options)) ?? NSAttributedString(string: text)
    }
}
