// Words, sentences, and paragraphs of texts that separate them by spaces or punctuation, the kinds of tokens, and languages that have a
// script of their own. Nothing is known about other languages, kinds of words, and meanings: such requests return nil, as for a text that
// is not recognized.
@_exported import CoreMLCompanion
@_exported import Foundation

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a language from its code.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// An unknown language.
    public static let undetermined = Self("und")
    public static let amharic = Self("am"), arabic = Self("ar"), armenian = Self("hy"), bengali = Self("bn"), bulgarian = Self("bg"),
        burmese = Self("my"), catalan = Self("ca"), cherokee = Self("chr"), croatian = Self("hr"), czech = Self("cs"), danish = Self("da"),
        dutch = Self("nl")
    public static let english = Self("en"), finnish = Self("fi"), french = Self("fr"), georgian = Self("ka"), german = Self("de"),
        greek = Self("el"), gujarati = Self("gu"), hebrew = Self("he"), hindi = Self("hi"), hungarian = Self("hu"), icelandic = Self("is"),
        indonesian = Self("id")
    public static let italian = Self("it"), japanese = Self("ja"), kannada = Self("kn"), kazakh = Self("kk"), khmer = Self("km"),
        korean = Self("ko"), lao = Self("lo"), malay = Self("ms"), malayalam = Self("ml"), marathi = Self("mr"), mongolian = Self("mn"),
        norwegian = Self("nb")
    public static let oriya = Self("or"), persian = Self("fa"), polish = Self("pl"), portuguese = Self("pt"), punjabi = Self("pa"),
        romanian = Self("ro"), russian = Self("ru"), simplifiedChinese = Self("zh-Hans"), sinhalese = Self("si"), slovak = Self("sk"),
        spanish = Self("es"), swedish = Self("sv")
    public static let tamil = Self("ta"), telugu = Self("te"), thai = Self("th"), tibetan = Self("bo"),
        traditionalChinese = Self("zh-Hant"), turkish = Self("tr"), ukrainian = Self("uk"), urdu = Self("ur"), vietnamese = Self("vi")
}
/// The parts of a text.
public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Divides a text.
open class NLTokenizer: NSObject, @unchecked Sendable {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The part is a number, or contains signs or pictures.
        public static let numeric = Self(rawValue: 1), symbolic = Self(rawValue: 2), emoji = Self(rawValue: 4)
    }
    public let unit: NLTokenUnit
    public final var string: String?
    public init(unit: NLTokenUnit) { self.unit = unit }
    /// Does nothing: all languages are divided alike.
    open func setLanguage(_ language: NLLanguage) {}

    /// Returns the parts that begin in a range.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        guard let string else { return [] }
        return Self.tokens(of: string, unit).filter { $0.lowerBound >= range.lowerBound && $0.lowerBound < range.upperBound }
    }
    /// Returns the parts that a range touches.
    open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
        guard let string else { return range }
        let found = Self.tokens(of: string, unit).filter { $0.overlaps(range) || $0.contains(range.lowerBound) }
        return (found.first?.lowerBound ?? range.lowerBound)..<(found.last?.upperBound ?? range.upperBound)
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

/// Finds the language of a text if its script is that of one language only.
open class NLLanguageRecognizer: NSObject {
    /// The expected languages. The constraints exclude others; the hints have no effect.
    public final var languageHints: [NLLanguage: Double] = [:], languageConstraints: [NLLanguage] = []
    private final var text = ""
    open var dominantLanguage: NLLanguage? {
        Self.dominantLanguage(for: text).flatMap { languageConstraints.isEmpty || languageConstraints.contains($0) ? $0 : nil }
    }
    public override init() { super.init() }
    /// Returns the language of a text, or nil.
    open class func dominantLanguage(for string: String) -> NLLanguage? {
        var counts: [NLLanguage: Int] = [:], letters = 0
        for scalar in string.unicodeScalars where scalar.properties.isAlphabetic {
            letters += 1
            if let found = scripts.first(where: { $0.0.contains(scalar.value) })?.1 { counts[found, default: 0] += 1 }
        }
        // Japanese is also written with Chinese characters.
        if counts[.japanese] != nil { return .japanese }
        guard let most = counts.max(by: { $0.value < $1.value }), most.value * 2 > letters else { return nil }
        return most.key
    }
    private static let scripts: [(ClosedRange<UInt32>, NLLanguage)] = [
        (0x370...0x3FF, .greek), (0x530...0x58F, .armenian), (0x590...0x5FF, .hebrew), (0xB80...0xBFF, .tamil), (0xC00...0xC7F, .telugu),
        (0xC80...0xCFF, .kannada), (0xD00...0xD7F, .malayalam), (0xD80...0xDFF, .sinhalese), (0xE00...0xE7F, .thai), (0xE80...0xEFF, .lao),
        (0xA00...0xA7F, .punjabi), (0xA80...0xAFF, .gujarati), (0xB00...0xB7F, .oriya), (0x980...0x9FF, .bengali),
        (0xF00...0xFFF, .tibetan),
        (0x1000...0x109F, .burmese), (0x10A0...0x10FF, .georgian), (0x1200...0x137F, .amharic), (0x1780...0x17FF, .khmer),
        (0x13A0...0x13FF, .cherokee), (0x1800...0x18AF, .mongolian), (0x3040...0x30FF, .japanese), (0xAC00...0xD7AF, .korean),
        (0x1100...0x11FF, .korean),
    ]
    open func processString(_ string: String) { text += string }
    /// Forgets the text.
    open func reset() { text = "" }
    /// Returns the language of the text with the probability 1, or no languages.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        maxHypotheses > 0 ? dominantLanguage.map { [$0: 1] } ?? [:] : [:]
    }
}

/// The kind of a part of a text.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Kinds of words, signs, and names.
    public static let word = Self("Word"), punctuation = Self("Punctuation"), whitespace = Self("Whitespace"), other = Self("Other"),
        noun = Self("Noun"), verb = Self("Verb"), adjective = Self("Adjective"), adverb = Self("Adverb"), pronoun = Self("Pronoun"),
        determiner = Self("Determiner")
    /// Kinds of words, signs, and names.
    public static let particle = Self("Particle"), preposition = Self("Preposition"), number = Self("Number"),
        conjunction = Self("Conjunction"), interjection = Self("Interjection"), classifier = Self("Classifier"), idiom = Self("Idiom"),
        otherWord = Self("OtherWord"), sentenceTerminator = Self("SentenceTerminator"), openQuote = Self("OpenQuote")
    /// Kinds of words, signs, and names.
    public static let closeQuote = Self("CloseQuote"), openParenthesis = Self("OpenParenthesis"),
        closeParenthesis = Self("CloseParenthesis"), wordJoiner = Self("WordJoiner"), dash = Self("Dash"),
        otherPunctuation = Self("Punctuation"), paragraphBreak = Self("ParagraphBreak"), otherWhitespace = Self("Whitespace"),
        personalName = Self("PersonalName"), placeName = Self("PlaceName")
    /// Kinds of words, signs, and names.
    public static let organizationName = Self("OrganizationName")
}
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let tokenType = Self("TokenType"), lexicalClass = Self("LexicalClass"), nameType = Self("NameType"),
        nameTypeOrLexicalClass = Self("NameTypeOrLexicalClass"), lemma = Self("Lemma"), language = Self("Language"),
        script = Self("Script"), sentimentScore = Self("SentimentScore")
}
