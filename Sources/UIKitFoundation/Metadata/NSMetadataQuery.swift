import Foundation
import UIKitRuntime

/// A file that a query found; none is ever found here.
open class NSMetadataItem: NSObject, @unchecked Sendable {
    private let attributeValues: [String: Any]
    /// Creates an item of a file, whose name, path, size, and dates are its attributes. `nil` if there is no file.
    public init?(url: URL) {
        guard url.isFileURL, let found = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
        let values: [String: Any?] = [
            NSMetadataItemURLKey: url, NSMetadataItemPathKey: url.path, NSMetadataItemFSNameKey: url.lastPathComponent,
            NSMetadataItemDisplayNameKey: url.deletingPathExtension().lastPathComponent, NSMetadataItemFSSizeKey: found[.size],
            NSMetadataItemFSContentChangeDateKey: found[.modificationDate], NSMetadataItemFSCreationDateKey: found[.creationDate],
            NSMetadataItemIsUbiquitousKey: false,
        ]
        attributeValues = values.compactMapValues { $0 }
        super.init()
    }
    /// Returns the value of an attribute, or `nil`.
    open func value(forAttribute key: String) -> Any? { attributeValues[key] }
    open func values(forAttributes keys: [String]) -> [String: Any]? { attributeValues.filter { keys.contains($0.key) } }
    /// The names of the attributes.
    open var attributes: [String] { attributeValues.keys.sorted() }
}

/// An attribute's value with the number of results that have it.
open class NSMetadataQueryAttributeValueTuple: NSObject, @unchecked Sendable {
    /// The name of the attribute.
    open var attribute: String { "" }
    open var value: Any? { nil }
    /// The number of results.
    open var count: Int { 0 }
}
/// The results with the same value of an attribute.
open class NSMetadataQueryResultGroup: NSObject, @unchecked Sendable {
    /// The name of the attribute.
    open var attribute: String { "" }
    open var value: Any { NSNull() }
    /// The groups inside of this one.
    open var subgroups: [NSMetadataQueryResultGroup]? { nil }
    /// The number of results.
    open var resultCount: Int { 0 }
    open var results: [Any] { [] }
    /// Returns a result. There is none, so it raises an exception.
    open func result(at idx: Int) -> Any {
        Fault.raise(.rangeException, "-[NSMetadataQueryResultGroup resultAtIndex:]: index (\(idx)) beyond bounds (0)")
        return NSNull()
    }
}

/// The callbacks of a query, which replace its results.
public protocol NSMetadataQueryDelegate: NSObjectProtocol {
    /// Returns what the results contain instead of an item.
    func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
    /// Returns the value to use instead of an attribute's.
    func metadataQuery(_ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any) -> Any
}
extension NSMetadataQueryDelegate {
    public func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any { result }
    /// Returns the value itself by default.
    public func metadataQuery(_ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any) -> Any {
        attrValue
    }
}

/// A search for files in iCloud. The user is signed out: a search starts, finds nothing, and says that it finished.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
    /// The receiver of the callbacks. Not retained.
    open weak var delegate: (any NSMetadataQueryDelegate)?
    /// The condition that files must meet.
    open var predicate: NSPredicate?
    /// The order of the results.
    open var sortDescriptors: [NSSortDescriptor] = []
    /// The attributes whose values are collected.
    open var valueListAttributes: [String] = []
    /// The attributes by which results are grouped.
    open var groupingAttributes: [String]?
    /// The seconds between updates.
    open var notificationBatchingInterval: TimeInterval = 1
    /// Where to search.
    open var searchScopes: [Any] = []
    /// The files in which to search, or `nil`.
    open var searchItems: [Any]?
    /// The queue on which notifications are posted, or `nil` for the main thread.
    open var operationQueue: OperationQueue?
    /// Whether the search started, and whether it is still collecting.
    open private(set) var isStarted = false, isGathering = false
    /// Whether the search was stopped.
    open private(set) var isStopped = true

    public override init() { super.init() }

    /// Starts the search. Returns `false` without a predicate, or if it runs already.
    @discardableResult
    open func start() -> Bool {
        guard predicate != nil, !isStarted else { return false }
        (isStarted, isStopped, isGathering) = (true, false, true)
        post(.NSMetadataQueryDidStartGathering) { _ in }
        post(.NSMetadataQueryDidFinishGathering) { $0.isGathering = false }
        return true
    }
    private func post(_ name: Notification.Name, _ change: @escaping @Sendable (NSMetadataQuery) -> Void) {
        (operationQueue ?? .main).addOperation { [self] in
            guard isStarted else { return }
            change(self)
            NotificationCenter.default.post(name: name, object: self)
        }
    }
    /// Stops the search.
    open func stop() { (isStarted, isStopped, isGathering) = (false, true, false) }
    /// Stops updates. There are none.
    open func disableUpdates() {}
    /// Allows updates. There are none.
    open func enableUpdates() {}
    /// The number of files that were found: none.
    open var resultCount: Int { 0 }
    /// The files that were found: none.
    open var results: [Any] { [] }
    /// Returns a result. There is none, so it raises an exception.
    open func result(at idx: Int) -> Any {
        Fault.raise(.rangeException, "-[NSMetadataQuery resultAtIndex:]: index (\(idx)) beyond bounds (0)")
        return NSNull()
    }
    open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    /// Calls a closure with each result. There is none.
    open func enumerateResults(
        options opts: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// Returns the place of a result, which is not found.
    open func index(ofResult result: Any) -> Int { NSNotFound }
    /// The values of the attributes: none.
    open var valueLists: [String: [NSMetadataQueryAttributeValueTuple]] { [:] }
    /// The groups of results: none.
    open var groupedResults: [NSMetadataQueryResultGroup] { [] }
    /// Returns the value of a result's attribute.
    open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? { nil }
}

extension NSNotification.Name {
    /// Posted when a search starts, goes on, and has found all files.
    public static let NSMetadataQueryDidStartGathering = Self("NSMetadataQueryDidStartGatheringNotification"),
        NSMetadataQueryGatheringProgress = Self("NSMetadataQueryGatheringProgressNotification"),
        NSMetadataQueryDidFinishGathering = Self("NSMetadataQueryDidFinishGatheringNotification")
    /// Posted when results changed. Never posted here.
    public static let NSMetadataQueryDidUpdate = Self("NSMetadataQueryDidUpdateNotification")
}
