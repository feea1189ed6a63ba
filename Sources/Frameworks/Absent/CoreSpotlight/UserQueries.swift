import Foundation
import UniformTypeIdentifiersCompanion

// Searches for what a user types, and the code of extensions. A search fails, because there is no index.

public let CSMailboxInbox = "CSMailboxInbox", CSMailboxDrafts = "CSMailboxDrafts", CSMailboxSent = "CSMailboxSent",
    CSMailboxJunk = "CSMailboxJunk", CSMailboxTrash = "CSMailboxTrash", CSMailboxArchive = "CSMailboxArchive"
public let CSSuggestionHighlightAttributeName = "CSSuggestionHighlightAttributeName"

/// The reason why a search fails.
public struct CSSearchQueryError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var errorDomain: String { CSSearchQueryErrorDomain }
    public static var _nsErrorDomain: String { CSSearchQueryErrorDomain }
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = CSSearchQueryError
        case unknown = -2000, indexUnreachable = -2001, invalidQuery = -2002, cancelled = -2003
    }
    public static var unknown: Code { .unknown }
    public static var indexUnreachable: Code { .indexUnreachable }
    public static var invalidQuery: Code { .invalidQuery }
    public static var cancelled: Code { .cancelled }
}

/// A text in several languages.
open class CSLocalizedString: NSObject, @unchecked Sendable {
    private let texts: [String: String]
    /// Creates a text of those of languages.
    public init(localizedStrings: [AnyHashable: Any]) {
        texts = Dictionary(
            localizedStrings.compactMap { key, value in (key as? String).flatMap { key in (value as? String).map { (key, $0) } } },
            uniquingKeysWith: { $1 })
    }
    /// The text in the app's language, or in any other.
    open func localizedString() -> String {
        let language = Bundle.preferredLocalizations(from: Array(texts.keys)).first
        return language.flatMap { texts[$0] } ?? texts.sorted { $0.key < $1.key }.first?.value ?? ""
    }
}
/// A suggestion for a search; none is made.
open class CSSuggestion: NSObject, @unchecked Sendable {
    /// The origin of a suggestion.
    public enum Kind: Int, Sendable { case none, custom, `default` }
    open var localizedAttributedSuggestion: NSAttributedString { NSAttributedString(string: "") }
    open var suggestionKind: Kind { .none }
    open func compare(byRank other: CSSuggestion) -> ComparisonResult { .orderedSame }
    open func compare(_ other: CSSuggestion) -> ComparisonResult { .orderedSame }
}
/// The limits of a search for what a user types.
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
    public override init() { super.init() }
    /// Creates limits for a search with a suggestion.
    public convenience init(currentSuggestion: CSSuggestion?) { self.init() }
    open var enableRankedResults = false, disableSemanticSearch = false
    open var maxResultCount = 0, maxSuggestionCount = 0, maxRankedResultCount = 0
}
/// A search for what a user types, which fails.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
    /// What the user did with a result.
    public enum UserInteractionKind: Int, Sendable { case select, focus }
    open var foundSuggestionCount: Int { 0 }
    open var foundSuggestionsHandler: (([CSSuggestion]) -> Void)?
    /// Creates a search for words.
    public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
        super.init(queryString: userQueryString ?? "", queryContext: userQueryContext)
    }
    open class func prepare() {}
    /// Does nothing: there is no index.
    open class func prepareProtectionClasses(_ protectionClasses: [FileProtectionType]) {}
    /// Does nothing.
    open func userEngaged(
        with item: CSSearchableItem, visibleItems: [CSSearchableItem], userInteractionType: UserInteractionKind
    ) {}
    /// Does nothing.
    open func userEngaged(with suggestion: CSSuggestion, visibleSuggestions: [CSSuggestion], userInteractionType: UserInteractionKind) {}
    /// What a search finds: items and suggestions.
    public enum Item: Sendable { case item(CSSearchableItem), suggestion(CSSuggestion) }
    /// The results as a sequence, which throws an error.
    public struct Responses: AsyncSequence, Sendable {
        public typealias Element = Item
        /// The iterator of the results.
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Item? { throw CSSearchQueryError(.indexUnreachable) }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
    public var responses: Responses { Responses() }
}
/// The code of an app's extension that describes files. Nothing calls it here.
open class CSImportExtension: NSObject {
    public override init() { super.init() }
    /// Sets the attributes of a file. A subclass does it.
    open func update(_ attributes: CSSearchableItemAttributeSet, forFileAt contentURL: URL) throws {}
}
/// The code of an app's extension that indexes its items again. Nothing calls it here.
open class CSIndexExtensionRequestHandler: NSObject, CSSearchableIndexDelegate {
    public override init() { super.init() }
    /// Calls the handler. A subclass indexes its items.
    open func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
    ) { acknowledgementHandler() }
    /// Calls the handler. A subclass indexes its items.
    open func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    ) { acknowledgementHandler() }
}
