// The search index is not available, which its API reports as an error.
@_exported import Foundation
import UniformTypeIdentifiersCompanion

public let CSSearchableItemActionType = "com.apple.corespotlightitem",
    CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery", CSSearchQueryString = "kCSSearchQueryString"

open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String, domainIdentifier: String?, expirationDate: Date!
    open var attributeSet: CSSearchableItemAttributeSet
    open var isUpdate = false
    /// The changes that the app is notified of. They are stored but have no effect.
    public struct UpdateListenerOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let summarization = Self(rawValue: 2), priority = Self(rawValue: 4)
    }
    public final var updateListenerOptions: UpdateListenerOptions = []
    /// Compares the ranks of items of a search, which are equal.
    open func compare(byRank other: CSSearchableItem) -> ComparisonResult { .orderedSame }
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        // wall clock: identifiers differ between objects and runs, as on iOS
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }
}
/// The requests that an index makes of the app whose items it contains.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexAllSearchableItemsWithAcknowledgementHandler handler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
    func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)
    func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
    func data(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String) throws -> Data
    func fileURL(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool) throws -> URL
    func searchableItemsDidUpdate(_ items: [CSSearchableItem])
    func searchableItems(forIdentifiers identifiers: [String], searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void)
}
extension CSSearchableIndexDelegate {
    /// Does nothing.
    public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}
    /// Does nothing.
    public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
    /// Throws an error: the app has no data for the item.
    public func data(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String) throws -> Data {
        throw CocoaError(.fileNoSuchFile)
    }
    /// Throws an error: the app has no file for the item.
    public func fileURL(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool) throws -> URL
    {
        throw CocoaError(.fileNoSuchFile)
    }
    /// Does nothing.
    public func searchableItemsDidUpdate(_ items: [CSSearchableItem]) {}
    /// Calls the handler with no items.
    public func searchableItems(forIdentifiers identifiers: [String], searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void) {
        searchableItemsHandler([])
    }
}
public struct CSIndexError: Error, Equatable, Sendable {
    /// The reason for an error of the index.
    public enum Code: Int, Sendable {
        case unknownError = -1, indexUnavailableError = -1000, invalidItemError = -1001, invalidClientStateError = -1002,
            remoteConnectionError = -1003, quotaExceeded = -1004, indexingUnsupported = -1005, mismatchedClientState = -1006
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let unknownError = Code.unknownError, indexUnavailableError = Code.indexUnavailableError,
        invalidItemError = Code.invalidItemError, invalidClientStateError = Code.invalidClientStateError,
        remoteConnectionError = Code.remoteConnectionError, quotaExceeded = Code.quotaExceeded,
        indexingUnsupported = Code.indexingUnsupported
}
extension CSIndexError: CustomNSError, LocalizedError {
    public static var errorDomain: String { CSIndexErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "The search index is not available on Linux." }
}
public let CSIndexErrorDomain = "CSIndexErrorDomain", CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// An index that is not available: items are refused with an error.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let index = CSSearchableIndex(name: "default")
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?
    public init(name: String) {}
    public convenience init(name: String, protectionClass: FileProtectionType?) { self.init(name: name) }
    open class func `default`() -> CSSearchableIndex { index }
    open class func isIndexingAvailable() -> Bool { false }
    private var unavailable: CSIndexError { CSIndexError(.indexUnavailableError) }
    /// Does nothing.
    open func beginBatch() {}

    // MARK: Handlers

    @preconcurrency open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(unavailable)
    }
    @preconcurrency open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(unavailable)
    }
    @preconcurrency open func deleteSearchableItems(
        withDomainIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(unavailable)
    }
    @preconcurrency open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(unavailable)
    }
    @preconcurrency open func endBatch(withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(unavailable)
    }
    @preconcurrency open func endBatch(
        withExpectedClientState expectedClientState: Data?, newClientState: Data,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(unavailable) }
    @preconcurrency open func fetchData(
        forBundleIdentifier bundleIdentifier: String, itemIdentifier: String, contentType: UTType,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, unavailable) }
    @preconcurrency open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        completionHandler(nil, unavailable)
    }

    // MARK: Asynchronous functions

    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw unavailable }
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { throw unavailable }
    open func deleteSearchableItems(withDomainIdentifiers identifiers: [String]) async throws { throw unavailable }
    open func deleteAllSearchableItems() async throws { throw unavailable }
    open func endBatch(withClientState clientState: Data) async throws { throw unavailable }
}

// No search runs, so only the app's own task uses it.
/// A search that ends with an error.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    open var completionHandler: (((any Error)?) -> Void)?
    open private(set) var foundItemCount = 0, isCancelled = false
    open var protectionClasses: [FileProtectionType] = []
    public init(queryString: String, attributes: [String]?) {}
    public init(queryString: String, queryContext: CSSearchQueryContext?) {}
    open func start() { completionHandler?(CSIndexError(.indexUnavailableError)) }
    open func cancel() { isCancelled = true }
}
// No search runs, so only the app's own task uses it.
/// The settings of a search.
open class CSSearchQueryContext: NSObject, @unchecked Sendable {
    public struct SourceOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Mails, too.
        public static let allowMail = Self(rawValue: 1)
    }
    public final var sourceOptions: SourceOptions = []
    open var fetchAttributes: [String] = [], filterQueries: [String] = []
    open var keyboardLanguage: String?
}
