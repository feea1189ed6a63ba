// Words, sentences, and paragraphs of texts that separate them by spaces or punctuation. Nothing is known about languages, kinds of words,
// and meanings: such requests return nil, as for a text that is not recognized.
@_exported import Foundation

/// A language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a language from its code.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// An unknown language.
    public static let undetermined = Self("und")
    /// Languages by their names.
    public static let arabic = Self("ar"), czech = Self("cs"), danish = Self("da"), dutch = Self("nl"), english = Self("en"),
        finnish = Self("fi"), french = Self("fr"), german = Self("de"), greek = Self("el"), hebrew = Self("he"), hindi = Self("hi"),
        hungarian = Self("hu"), indonesian = Self("id"), italian = Self("it"), japanese = Self("ja"), korean = Self("ko"),
        norwegian = Self("nb"), polish = Self("pl"), portuguese = Self("pt"), romanian = Self("ro"), russian = Self("ru"),
        simplifiedChinese = Self("zh-Hans"), spanish = Self("es"), swedish = Self("sv"), thai = Self("th"),
        traditionalChinese = Self("zh-Hant"), turkish = Self("tr"), ukrainian = Self("uk"), vietnamese = Self("vi")
}
/// The parts of a text.
public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Divides a text.
open class NLTokenizer: NSObject {
    /// The attributes of a part.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The part is a number, or contains signs or pictures.
        public static let numeric = Self(rawValue: 1), symbolic = Self(rawValue: 2), emoji = Self(rawValue: 4)
    }
    /// The parts.
    public let unit: NLTokenUnit
    /// The text.
    public final var string: String?
    /// Creates a tokenizer.
    public init(unit: NLTokenUnit) { self.unit = unit }
    /// Does nothing: all languages are divided alike.
    open func setLanguage(_ language: NLLanguage) {}

    /// Returns the parts that begin in a range.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        guard let string else { return [] }
        return Self.tokens(of: string, unit).filter { $0.lowerBound >= range.lowerBound && $0.lowerBound < range.upperBound }
    }
    /// Returns the part at an index, or an empty range.
    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        guard let string else { return index..<index }
        return Self.tokens(of: string, unit).first { $0.contains(index) } ?? index..<index
    }
    /// Calls a closure with each part until it returns false.
    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        guard let string else { return }
        for token in tokens(for: range) {
            let isNumber = unit == .word && string[token].allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
            guard block(token, isNumber ? .numeric : []) else { return }
        }
    }

    static func tokens(of string: String, _ unit: NLTokenUnit) -> [Range<String.Index>] {
        switch unit {
        case .document: return string.isEmpty ? [] : [string.startIndex..<string.endIndex]
        case .paragraph: return parts(of: string) { $0.isNewline }
        case .sentence: return parts(of: string) { ".!?。！？\n".contains($0) }
        case .word:
            var words: [Range<String.Index>] = [], start: String.Index?
            var index = string.startIndex
            while index < string.endIndex {
                let character = string[index], next = string.index(after: index)
                // An apostrophe or a decimal point between letters or digits belongs to the word.
                let isInside = start != nil && next < string.endIndex && "'’.,".contains(character) && joins(string, index, next)
                if character.isLetter || character.isNumber || isInside {
                    start = start ?? index
                } else if let first = start {
                    words.append(first..<index)
                    start = nil
                }
                index = next
            }
            if let start { words.append(start..<string.endIndex) }
            return words
        }
    }

    private static func joins(_ string: String, _ index: String.Index, _ next: String.Index) -> Bool {
        let before = string[string.index(before: index)], after = string[next]
        return "'’".contains(string[index]) ? before.isLetter && after.isLetter : before.isNumber && after.isNumber
    }

    /// Parts that end after one or more signs and the white space that follows.
    private static func parts(of string: String, _ isEnd: (Character) -> Bool) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = [], start = string.startIndex, index = string.startIndex
        while index < string.endIndex {
            guard isEnd(string[index]) else {
                index = string.index(after: index)
                continue
            }
            while index < string.endIndex, isEnd(string[index]) || string[index].isWhitespace { index = string.index(after: index) }
            // A period inside a number or an abbreviation doesn't end a sentence.
            if index < string.endIndex, string[string.index(before: index)] == "." { continue }
            found.append(start..<index)
            start = index
        }
        if start < string.endIndex { found.append(start..<string.endIndex) }
        return found
    }
}

/// Finds the language of a text, which it never does.
open class NLLanguageRecognizer: NSObject {
    /// The languages that are expected. They have no effect.
    public final var languageHints: [NLLanguage: Double] = [:], languageConstraints: [NLLanguage] = []
    /// The language, which is not found.
    open var dominantLanguage: NLLanguage? { nil }
    public override init() { super.init() }
    /// Returns nil.
    open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
    /// Does nothing.
    open func processString(_ string: String) {}
    /// Does nothing.
    open func reset() {}
    /// Returns no languages.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
}

/// What a part of a text is.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a tag.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Kinds of words and names.
    public static let word = Self("Word"), punctuation = Self("Punctuation"), whitespace = Self("Whitespace"), other = Self("Other"),
        noun = Self("Noun"), verb = Self("Verb"), adjective = Self("Adjective"), adverb = Self("Adverb"), pronoun = Self("Pronoun"),
        personalName = Self("PersonalName"), placeName = Self("PlaceName"), organizationName = Self("OrganizationName"),
        number = Self("Number")
}
/// The kinds of tags.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a scheme.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The schemes.
    public static let tokenType = Self("TokenType"), lexicalClass = Self("LexicalClass"), nameType = Self("NameType"),
        nameTypeOrLexicalClass = Self("NameTypeOrLexicalClass"), lemma = Self("Lemma"), language = Self("Language"),
        script = Self("Script"), sentimentScore = Self("SentimentScore")
}
/// Divides a text; the parts have no tags.
open class NLTagger: NSObject {
    /// Which parts are left out.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Words, signs, spaces, and others; and whether the words of a name are joined, and contractions divided.
        public static let omitWords = Self(rawValue: 1), omitPunctuation = Self(rawValue: 2), omitWhitespace = Self(rawValue: 4),
            omitOther = Self(rawValue: 8), joinNames = Self(rawValue: 16), joinContractions = Self(rawValue: 32)
    }
    /// What to find.
    public let tagSchemes: [NLTagScheme]
    /// The text.
    public final var string: String?
    /// The language, which is not found.
    open var dominantLanguage: NLLanguage? { nil }
    /// Creates a tagger.
    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
    /// Does nothing.
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
    /// Returns the part at an index, without a tag.
    open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        (nil, string.flatMap { NLTokenizer.tokens(of: $0, unit).first { $0.contains(index) } } ?? index..<index)
    }
    /// Calls a closure with each part, without a tag, until it returns false.
    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        guard let string else { return }
        for token in NLTokenizer.tokens(of: string, unit) where range.contains(token.lowerBound) {
            guard block(nil, token) else { return }
        }
    }
    /// Returns the parts of a range, without tags.
    open func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        var found: [(NLTag?, Range<String.Index>)] = []
        enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, token in
            found.append((tag, token))
            return true
        }
        return found
    }
}
/// The meanings of words: none are known.
open class NLEmbedding: NSObject {
    /// Returns nil: no meanings are known.
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    /// Returns nil: no meanings are known.
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
}
