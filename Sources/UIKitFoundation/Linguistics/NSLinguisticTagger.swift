import Foundation

/// The kinds of tags that a tagger determines.
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Words, punctuation, and white space; the part of speech; names.
    public static let tokenType = Self("TokenType"), lexicalClass = Self("LexicalClass"), nameType = Self("NameType"),
        nameTypeOrLexicalClass = Self("NameTypeOrLexicalClass")
    /// The base form of a word; the language and the script of a text.
    public static let lemma = Self("Lemma"), language = Self("Language"), script = Self("Script")
}

/// A tag that a tagger determined.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The kinds of tokens.
    public static let word = Self("Word"), punctuation = Self("Punctuation"), whitespace = Self("Whitespace"), other = Self("Other")
    /// The parts of speech.
    public static let noun = Self("Noun"), verb = Self("Verb"), adjective = Self("Adjective"), adverb = Self("Adverb"),
        pronoun = Self("Pronoun"), determiner = Self("Determiner"), particle = Self("Particle"), preposition = Self("Preposition"),
        number = Self("Number"), conjunction = Self("Conjunction"), interjection = Self("Interjection"),
        classifier = Self("Classifier"), idiom = Self("Idiom"), otherWord = Self("OtherWord")
    /// The kinds of punctuation.
    public static let sentenceTerminator = Self("SentenceTerminator"), openQuote = Self("OpenQuote"), closeQuote = Self("CloseQuote"),
        openParenthesis = Self("OpenParenthesis"), closeParenthesis = Self("CloseParenthesis"), wordJoiner = Self("WordJoiner"),
        dash = Self("Dash"), otherPunctuation = Self("Punctuation")
    /// The kinds of white space.
    public static let paragraphBreak = Self("ParagraphBreak"), otherWhitespace = Self("Whitespace")
    /// The kinds of names.
    public static let personalName = Self("PersonalName"), placeName = Self("PlaceName"), organizationName = Self("OrganizationName")
}

/// The parts of a text that get a tag.
public enum NSLinguisticTaggerUnit: Int, Sendable { case word, sentence, paragraph, document }

// FIXME(gap): languages, parts of speech, names, and base forms aren't recognized: a word is `otherWord`, and has no language or lemma.
/// Divides a text into words, sentences, and paragraphs, and distinguishes words from punctuation, numbers, and white space.
open class NSLinguisticTagger: NSObject, @unchecked Sendable {
    /// The parts of the text to omit.
    public struct Options: OptionSet, Sendable {
        /// The bits, one for each option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Omits tokens of a kind, or joins the parts of a name. The last has no effect.
        public static let omitWords = Self(rawValue: 1), omitPunctuation = Self(rawValue: 2), omitWhitespace = Self(rawValue: 4),
            omitOther = Self(rawValue: 8), joinNames = Self(rawValue: 16)
    }
    /// The kinds of tags that the tagger determines.
    open private(set) var tagSchemes: [NSLinguisticTagScheme]
    /// The text, or `nil`.
    open var string: String? { didSet { orthography = nil } }
    private var orthography: NSOrthography?

    /// Creates a tagger. The options have no effect.
    public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) { self.tagSchemes = tagSchemes }

    open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] { [.tokenType, .script] }
    /// Returns what can be found out about a part of a text in a language.
    open class func availableTagSchemes(for unit: NSLinguisticTaggerUnit, language: String) -> [NSLinguisticTagScheme] {
        unit == .word ? [.tokenType, .script] : [.script]
    }
    /// Sets the orthography of a text. The range has no effect: it applies to all of it.
    open func setOrthography(_ orthography: NSOrthography?, range: NSRange) { self.orthography = orthography }
    /// Returns the orthography that was set, or `nil`.
    open func orthography(at charIndex: Int, effectiveRange: NSRangePointer?) -> NSOrthography? {
        effectiveRange?.pointee = NSRange(location: 0, length: (string ?? "").utf16.count)
        return orthography
    }
    /// Says that the text changed. Does nothing: nothing is kept.
    open func stringEdited(in newRange: NSRange, changeInLength delta: Int) {}
    /// The language of the orthography that was set, or `nil`: none is recognized.
    open var dominantLanguage: String? { orthography?.dominantLanguage }
    /// Returns `nil`: no language is recognized.
    open class func dominantLanguage(for string: String) -> String? { nil }

    // MARK: Parts

    /// Returns the part of the text at an index.
    open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
        Self.parts(of: string ?? "", unit).first { NSLocationInRange(charIndex, $0) } ?? NSRange(location: NSNotFound, length: 0)
    }
    /// Returns the sentences of a range.
    open func sentenceRange(for range: NSRange) -> NSRange {
        Self.parts(of: string ?? "", .sentence).filter { NSIntersectionRange($0, range).length > 0 }.reduce(nil as NSRange?) { all, part in
            all.map { NSUnionRange($0, part) } ?? part
        } ?? range
    }
    private static func parts(of text: String, _ unit: NSLinguisticTaggerUnit) -> [NSRange] {
        let whole = NSRange(location: 0, length: text.utf16.count)
        guard unit != .document, whole.length > 0 else { return whole.length > 0 ? [whole] : [] }
        if unit == .word { return filled(WordBreaks.words(of: text).map { NSRange($0, in: text) }, in: text as NSString) }
        if unit == .sentence { return WordBreaks.sentences(of: text).map { NSRange($0, in: text) } }
        var (found, place): ([NSRange], Int) = ([], 0)
        while place < whole.length {
            found.append((text as NSString).paragraphRange(for: NSRange(location: place, length: 0)))
            place = NSMaxRange(found[found.count - 1])
        }
        return found
    }
    /// Adds the signs and spaces between words: each sign is a part, and so are all spaces in a row.
    private static func filled(_ words: [NSRange], in text: NSString) -> [NSRange] {
        var (parts, place): ([NSRange], Int) = ([], 0)
        func fill(to end: Int) {
            while place < end {
                let character = text.rangeOfComposedCharacterSequence(at: place)
                let isSpace = kind(text.substring(with: character)) == .whitespace
                if isSpace, let last = parts.last, NSMaxRange(last) == place, kind(text.substring(with: last)) == .whitespace {
                    parts[parts.count - 1].length += character.length
                } else {
                    parts.append(character)
                }
                place = NSMaxRange(character)
            }
        }
        for word in words {
            fill(to: word.location)
            parts.append(word)
            place = NSMaxRange(word)
        }
        fill(to: text.length)
        return parts
    }
    private static func kind(_ token: String) -> NSLinguisticTag {
        guard let first = token.first else { return .other }
        if first.isWhitespace { return .whitespace }
        if first.isLetter || first.isNumber { return .word }
        return first.isPunctuation ? .punctuation : .other
    }

    // MARK: Tags

    private static func tag(_ token: String, _ scheme: NSLinguisticTagScheme, _ orthography: NSOrthography?) -> NSLinguisticTag? {
        switch (scheme, kind(token)) {
        case (.tokenType, let kind): return kind
        case (.nameType, let kind): return kind == .word ? .otherWord : kind
        case (.lexicalClass, .word), (.nameTypeOrLexicalClass, .word): return token.allSatisfy(\.isNumber) ? .number : .otherWord
        case (.lexicalClass, .punctuation), (.nameTypeOrLexicalClass, .punctuation):
            let kinds: [(String, NSLinguisticTag)] = [
                (".!?…", .sentenceTerminator), ("“‘«", .openQuote), ("”»", .closeQuote), ("([{", .openParenthesis),
                (")]}", .closeParenthesis), ("-–—", .dash),
            ]
            return kinds.first { $0.0.contains(token) }?.1 ?? .otherPunctuation
        case (.lexicalClass, let kind), (.nameTypeOrLexicalClass, let kind):
            return token.contains("\n") ? .paragraphBreak : kind
        case (.language, _): return orthography.map { NSLinguisticTag($0.dominantLanguage) }
        case (.script, _): return NSLinguisticTag(script(token))
        default: return nil
        }
    }
    /// The ISO 15924 code of the first letter's script, by Unicode's blocks.
    private static func script(_ token: String) -> String {
        guard let letter = token.unicodeScalars.first(where: \.properties.isAlphabetic) else { return "Zyyy" }
        let scripts: [(ClosedRange<UInt32>, String)] = [
            (0x41...0x24F, "Latn"), (0x370...0x3FF, "Grek"), (0x400...0x52F, "Cyrl"), (0x530...0x58F, "Armn"), (0x590...0x5FF, "Hebr"),
            (0x600...0x6FF, "Arab"), (0x900...0x97F, "Deva"), (0xE00...0xE7F, "Thai"), (0x10A0...0x10FF, "Geor"),
            (0x1E00...0x1EFF, "Latn"), (0x3040...0x309F, "Hira"), (0x30A0...0x30FF, "Kana"), (0x3400...0x9FFF, "Hani"),
            (0xAC00...0xD7AF, "Hang"),
        ]
        return scripts.first { $0.0.contains(letter.value) }?.1 ?? "Zyyy"
    }

    /// Calls a closure with each part in a range, until it sets its last argument.
    open func enumerateTags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        let text = (string ?? "") as NSString
        for part in Self.parts(of: text as String, unit) where NSIntersectionRange(part, range).length > 0 && !stop.boolValue {
            let token = text.substring(with: part)
            let omitted: Options =
                switch Self.kind(token) {
                case .word: .omitWords
                case .punctuation: .omitPunctuation
                case .whitespace: .omitWhitespace
                default: .omitOther
                }
            if unit == .word, options.contains(omitted) { continue }
            block(Self.tag(token, scheme, orthography), part, &stop)
        }
    }
    /// Calls a closure with each word in a range and its sentence, until it sets its last argument.
    open func enumerateTags(
        in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
        using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { block($0, $1, sentenceRange(for: $1), $2) }
    }
    /// Returns the tag at an index, and writes its range.
    open func tag(at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?)
        -> NSLinguisticTag?
    {
        let part = self.tokenRange(at: charIndex, unit: unit)
        tokenRange?.pointee = part
        guard part.location != NSNotFound else { return nil }
        return Self.tag(((string ?? "") as NSString).substring(with: part), scheme, orthography)
    }
    /// Returns the tag of the word at an index, and writes its range and its sentence's.
    open func tag(at charIndex: Int, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?, sentenceRange: NSRangePointer?)
        -> NSLinguisticTag?
    {
        sentenceRange?.pointee = self.tokenRange(at: charIndex, unit: .sentence)
        return tag(at: charIndex, unit: .word, scheme: scheme, tokenRange: tokenRange)
    }
    /// Returns the tags in a range, and stores the ranges. A missing tag is an empty one.
    open func tags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        tokenRanges: AutoreleasingUnsafeMutablePointer<NSArray?>?
    ) -> [NSLinguisticTag] {
        var (tags, ranges): ([NSLinguisticTag], [NSValue]) = ([], [])
        enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, part, _ in
            tags.append(tag ?? NSLinguisticTag(""))
            ranges.append(NSValue(range: part))
        }
        tokenRanges?.pointee = ranges as NSArray
        return tags
    }

    // MARK: Texts without a tagger

    private convenience init(_ string: String, _ scheme: NSLinguisticTagScheme, _ orthography: NSOrthography?) {
        self.init(tagSchemes: [scheme], options: 0)
        self.string = string
        self.orthography = orthography
    }
    /// Returns the tag at an index of a text, and writes its range.
    open class func tag(
        at charIndex: Int, for string: String, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, orthography: NSOrthography?,
        tokenRange: NSRangePointer?
    ) -> NSLinguisticTag? {
        NSLinguisticTagger(string, scheme, orthography).tag(at: charIndex, unit: unit, scheme: scheme, tokenRange: tokenRange)
    }
    /// Calls a closure with each part of a text in a range, until it sets its last argument.
    open class func enumerateTags(
        for string: String, range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        orthography: NSOrthography?, using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        NSLinguisticTagger(string, scheme, orthography).enumerateTags(
            in: range, unit: unit, scheme: scheme, options: options, using: block)
    }
}

extension StringProtocol where Index == String.Index {
    /// Calls a closure with each word in a range and its sentence, until it sets its last argument.
    public func enumerateLinguisticTags<R: RangeExpression>(
        in range: R, scheme tagScheme: String, options opts: NSLinguisticTagger.Options = [], orthography: NSOrthography? = nil,
        invoking body: (String, Range<Index>, Range<Index>, inout Bool) -> Void
    ) where R.Bound == Index {
        let text = String(self)
        let tagger = NSLinguisticTagger(tagSchemes: [.init(tagScheme)], options: 0)
        tagger.string = text
        tagger.setOrthography(orthography, range: NSRange(location: 0, length: text.utf16.count))
        tagger.enumerateTags(in: NSRange(range.relative(to: self), in: self), scheme: .init(tagScheme), options: opts) {
            tag, token, sentence, stop in
            guard let token = Range(token, in: text), let sentence = Range(sentence, in: text) else { return }
            var ends = false
            body(tag?.rawValue ?? "", token, sentence, &ends)
            stop.pointee = ObjCBool(ends)
        }
    }
    /// Returns the tags of the words in a range.
    public func linguisticTags<R: RangeExpression>(
        in range: R, scheme tagScheme: String, options opts: NSLinguisticTagger.Options = [], orthography: NSOrthography? = nil,
        tokenRanges: UnsafeMutablePointer<[Range<Index>]>? = nil
    ) -> [String] where R.Bound == Index {
        var (tags, ranges): ([String], [Range<Index>]) = ([], [])
        enumerateLinguisticTags(in: range, scheme: tagScheme, options: opts, orthography: orthography) { tag, token, _, _ in
            tags.append(tag)
            ranges.append(token)
        }
        tokenRanges?.pointee = ranges
        return tags
    }
}
