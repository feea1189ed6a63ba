import CoreMLCompanion
import Foundation
import UIKitFoundation

/// Whether data of a language are there, which they are not.
public enum NLTaggerAssetsResult: Int, Sendable { case available, notAvailable, error }
/// Divides a text into tokens, and distinguishes words from punctuation and white space. Other tags are those that an app sets.
open class NLTagger: NSObject, @unchecked Sendable {
    /// Whether data of a language are there.
    public typealias AssetsResult = NLTaggerAssetsResult
    /// Which parts are left out.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Words, signs, spaces, and others; and whether the words of a name are joined, and contractions divided.
        public static let omitWords = Self(rawValue: 1), omitPunctuation = Self(rawValue: 2), omitWhitespace = Self(rawValue: 4),
            omitOther = Self(rawValue: 8), joinNames = Self(rawValue: 16), joinContractions = Self(rawValue: 32)
    }
    /// The kinds of tags to find.
    public let tagSchemes: [NLTagScheme]
    public final var string: String? { didSet { own = [] } }
    private final var own: [(range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, tag: NLTag?)] = []
    private final var models: [NLTagScheme: [NLModel]] = [:], gazetteers: [NLTagScheme: [NLGazetteer]] = [:]
    /// The language of the text if its script is that of one language only.
    open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }
    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
    /// Returns the schemes that have tags here.
    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
        unit == .word ? [.tokenType, .language] : [.language]
    }
    /// Calls the handler: there are no data.
    @preconcurrency open class func requestAssets(
        for language: NLLanguage, tagScheme: NLTagScheme,
        completionHandler: @escaping @Sendable (NLTaggerAssetsResult, (any Error)?) -> Void
    ) { completionHandler(.notAvailable, nil) }
    open class func requestAssets(for language: NLLanguage, tagScheme: NLTagScheme) async throws -> NLTaggerAssetsResult { .notAvailable }
    /// Does nothing: all languages are divided alike.
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
    open func setOrthography(_ orthography: UIKitFoundation.NSOrthography, range: Range<String.Index>) {}
    /// Keeps models, which aren't run, and lists of words, which are.
    open func setModels(_ models: [NLModel], forTagScheme tagScheme: NLTagScheme) { self.models[tagScheme] = models }
    open func models(forTagScheme tagScheme: NLTagScheme) -> [NLModel] { models[tagScheme] ?? [] }
    open func setGazetteers(_ gazetteers: [NLGazetteer], for tagScheme: NLTagScheme) { self.gazetteers[tagScheme] = gazetteers }
    open func gazetteers(for tagScheme: NLTagScheme) -> [NLGazetteer] { gazetteers[tagScheme] ?? [] }
    /// Returns the parts that a range touches.
    open func tokenRange(for range: Range<String.Index>, unit: NLTokenUnit) -> Range<String.Index> {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = string
        return tokenizer.tokenRange(for: range)
    }
    open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        string.flatMap { NLTokenizer.tokens(of: $0, unit).first { $0.contains(index) } } ?? index..<index
    }
    private final func tag(_ range: Range<String.Index>, _ unit: NLTokenUnit, _ scheme: NLTagScheme) -> NLTag? {
        guard let string else { return nil }
        if let set = own.last(where: { $0.scheme == scheme && $0.unit == unit && $0.range.overlaps(range) }) { return set.tag }
        for list in gazetteers[scheme] ?? [] { if let label = list.label(for: String(string[range])) { return NLTag(label) } }
        switch scheme {
        case .tokenType: return unit == .word ? Self.kind(string[range]) : nil
        case .language: return NLLanguageRecognizer.dominantLanguage(for: String(string[range])).map { NLTag($0.rawValue) }
        default: return nil
        }
    }
    private static func kind(_ text: Substring) -> NLTag {
        guard let first = text.first else { return .other }
        return first.isWhitespace
            ? .whitespace : first.isLetter || first.isNumber ? .word : first.isPunctuation || first.isSymbol ? .punctuation : .other
    }
    /// The words and what is between them.
    private final func parts(_ unit: NLTokenUnit) -> [Range<String.Index>] {
        guard let string else { return [] }
        let tokens = NLTokenizer.tokens(of: string, unit)
        guard unit == .word else { return tokens }
        var found: [Range<String.Index>] = [], place = string.startIndex
        func fill(to end: String.Index) {
            while place < end {
                let isSpace = string[place].isWhitespace
                var next = string.index(after: place)
                while isSpace, next < end, string[next].isWhitespace { next = string.index(after: next) }
                found.append(place..<next)
                place = next
            }
        }
        for token in tokens {
            fill(to: token.lowerBound)
            found.append(token)
            place = token.upperBound
        }
        fill(to: string.endIndex)
        return found
    }
    open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        guard let range = parts(unit).first(where: { $0.contains(index) }) else { return (nil, index..<index) }
        return (tag(range, unit, scheme), range)
    }
    /// Returns the tag of the part at an index with the probability 1.
    open func tagHypotheses(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int) -> (
        [String: Double], Range<String.Index>
    ) {
        let (found, range) = tag(at: index, unit: unit, scheme: scheme)
        return (maximumCount > 0 ? found.map { [$0.rawValue: 1] } ?? [:] : [:], range)
    }
    open func setTags(_ tags: [(NLTag?, Range<String.Index>)], unit: NLTokenUnit, scheme: NLTagScheme) {
        own += tags.map { ($0.1, unit, scheme, $0.0) }
    }
    /// Calls a closure with each part until it returns false.
    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        guard let string else { return }
        for token in parts(unit) where range.contains(token.lowerBound) {
            if unit == .word {
                let omitted: Options =
                    switch Self.kind(string[token]) {
                    case .word: .omitWords
                    case .punctuation: .omitPunctuation
                    case .whitespace: .omitWhitespace
                    default: .omitOther
                    }
                if options.contains(omitted) { continue }
            }
            guard block(tag(token, unit, scheme), token) else { return }
        }
    }
    /// Returns the parts of a range with their tags.
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
/// Words with labels.
open class NLGazetteer: NSObject, @unchecked Sendable {
    private final let labels: [String: String]
    open private(set) var language: NLLanguage?
    /// Creates a list of words for each label. Throws an error if a word has two labels.
    public init(dictionary: [String: [String]], language: NLLanguage?) throws {
        labels = try Dictionary(dictionary.flatMap { label, words in words.map { ($0, label) } }) { first, second in
            if first != second { throw NSError(domain: NLErrorDomain, code: 1) }
            return first
        }
        self.language = language
    }
    /// Throws an error: lists of files aren't read.
    public init(contentsOf url: URL) throws { throw NSError(domain: NLErrorDomain, code: 1) }
    open var data: Data { Data() }
    /// Returns the label of a word.
    open func label(for string: String) -> String? { labels[string] }
}
/// The domain of the framework's errors.
public let NLErrorDomain = "NLErrorDomain"
/// A model of texts. It can't be created.
open class NLModel: NSObject, @unchecked Sendable {
    /// Throws an error: models aren't run.
    public convenience init(contentsOf url: URL) throws { throw MLModelError(.generic) }
    public convenience init(mlModel: MLModel) throws { throw MLModelError(.generic) }
    open func predictedLabel(for string: String) -> String? { nil }
    open func predictedLabels(forTokens tokens: [String]) -> [String] { [] }
    open func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] { [:] }
}
/// How far meanings are apart.
public enum NLDistanceType: Int, Sendable { case cosine }
/// A distance between meanings.
public typealias NLDistance = Double
/// The meanings of words: none are known, so none can be created.
open class NLEmbedding: NSObject, @unchecked Sendable {
    /// Returns nil: no meanings are known.
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    open class func wordEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    open class func sentenceEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
    /// Throws an error: meanings of files aren't read.
    public convenience init(contentsOf url: URL) throws { throw MLModelError(.generic) }
    open var dimension: Int { 0 }
    open var vocabularySize: Int { 0 }
    open var language: NLLanguage? { nil }
    open func contains(_ string: String) -> Bool { false }
    open func vector(for string: String) -> [Double]? { nil }
    /// Returns the largest distance: no meanings are known.
    open func distance(between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine) -> NLDistance { 2 }
    open func neighbors(for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine) -> [(String, NLDistance)] { [] }
    open func enumerateNeighbors(
        for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine, using block: (String, NLDistance) -> Bool
    ) {}
}
