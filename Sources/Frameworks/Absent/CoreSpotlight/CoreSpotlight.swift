// The search index is not available, which its API reports as an error.
@_exported import Foundation
import UniformTypeIdentifiersCompanion

public let CSSearchableItemActionType = "com.apple.corespotlightitem",
    CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery", CSSearchQueryString = "kCSSearchQueryString"

/// The searchable attributes of an item.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    open private(set) var contentType: String
    open var title: String?, displayName: String?, contentDescription: String?, identifier: String?
    open var keywords: [String]?
    open var thumbnailData: Data?, thumbnailURL: URL?, contentURL: URL?
    open var contentCreationDate: Date?, contentModificationDate: Date?, rating: NSNumber?
    public init(itemContentType: String) { contentType = itemContentType }
    public init(contentType: UTType) { self.contentType = contentType.identifier }
}
/// A searchable item.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String, domainIdentifier: String?, expirationDate: Date!
    open var attributeSet: CSSearchableItemAttributeSet
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        // wall clock: identifiers differ between objects and runs, as on iOS
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }
}
/// An index that is not available: items are refused with an error.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let index = CSSearchableIndex(name: "default")
    public init(name: String) {}
    open class func `default`() -> CSSearchableIndex { index }
    open class func isIndexingAvailable() -> Bool { false }
    private var unavailable: NSError {
        NSError(
            domain: "CSIndexErrorDomain", code: -1003, userInfo: [NSLocalizedDescriptionKey: "The search index is not available on Linux."])
    }
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(unavailable)
    }
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(unavailable)
    }
    open func deleteSearchableItems(
        withDomainIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(unavailable)
    }
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(unavailable) }
}
