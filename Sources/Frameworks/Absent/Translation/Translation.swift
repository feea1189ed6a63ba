// No translations: no languages are supported, and each request throws the API's error `unsupportedSourceLanguage`.
@_exported import Foundation

public struct TranslationError: Error, LocalizedError, Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    public static let unsupportedSourceLanguage = Self("unsupportedSourceLanguage"),
        unsupportedTargetLanguage = Self("unsupportedTargetLanguage")
    public static let unsupportedLanguagePairing = Self("unsupportedLanguagePairing"),
        unableToIdentifyLanguage = Self("unableToIdentifyLanguage")
    public static let nothingToTranslate = Self("nothingToTranslate"), internalError = Self("internalError")
    public static let alreadyCancelled = Self("alreadyCancelled"), notInstalled = Self("notInstalled")
    public var errorDescription: String? { name }
    public static func ~= (lhs: Self, rhs: any Error) -> Bool { rhs as? Self == lhs }
}
/// The languages that can be translated: none.
public final class LanguageAvailability: Sendable {
    /// Whether a pair of languages can be translated.
    public enum Status: Hashable, Sendable { case installed, supported, unsupported }
    public init() {}
    public var supportedLanguages: [Locale.Language] { get async { [] } }
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
    public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}
/// Translates texts, which it can't.
public final class TranslationSession: @unchecked Sendable {
    /// A text to translate.
    public struct Request: Hashable, Sendable {
        public let sourceText: String
        public let clientIdentifier: String?
        public init(sourceText: String, clientIdentifier: String? = nil) {
            (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
    }
    /// A translated text. There is none.
    public struct Response: Hashable, Sendable {
        public let sourceLanguage: Locale.Language, targetLanguage: Locale.Language
        public let sourceText: String, targetText: String
        public let clientIdentifier: String?
    }
    /// The languages of a session.
    public struct Configuration: Hashable, Sendable {
        public var source: Locale.Language?, target: Locale.Language?
        /// A number that changes when the texts are translated again.
        public private(set) var version = 0
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) { (self.source, self.target) = (source, target) }
        /// Lets the texts be translated again.
        public mutating func invalidate() { version += 1 }
    }
    /// The translated texts of a list. The sequence throws an error.
    public struct BatchResponse: AsyncSequence, Sendable {
        public typealias Element = Response
        /// Throws an error.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Response? { throw TranslationError.unsupportedSourceLanguage }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    public let sourceLanguage: Locale.Language?, targetLanguage: Locale.Language?
    public init(installedSource source: Locale.Language, target: Locale.Language? = nil) {
        (sourceLanguage, targetLanguage) = (source, target)
    }
    package init(_ configuration: Configuration) { (sourceLanguage, targetLanguage) = (configuration.source, configuration.target) }
    public var canRequestDownloads: Bool { false }
    public var isReady: Bool { get async { false } }
    public func prepareTranslation() async throws { throw TranslationError.unsupportedSourceLanguage }
    public func translate(_ string: String) async throws -> Response { throw TranslationError.unsupportedSourceLanguage }
    public func translations(from batch: [Request]) async throws -> [Response] { throw TranslationError.unsupportedSourceLanguage }
    /// Returns a sequence that throws an error.
    public func translate(batch: [Request]) -> BatchResponse { BatchResponse() }
    /// Does nothing.
    public func cancel() {}
}
