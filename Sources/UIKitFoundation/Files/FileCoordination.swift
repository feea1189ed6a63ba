import Foundation
import UIKitRuntime

/// An object that shows a file and is notified of changes by others.
public protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
    func presentedItemDidChange()
    func presentedItemDidMove(to newURL: URL)
    func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
}

extension NSFilePresenter {
    public func presentedItemDidChange() {}
    public func presentedItemDidMove(to newURL: URL) {}
    public func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
}

/// Notifies the presenters of this process of changes to their files. Other processes do not participate on Linux.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    private let own: (any NSFilePresenter)?
    open var purposeIdentifier = UUID().uuidString  // wall clock: a name that only distinguishes coordinators

    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { own = filePresenterOrNil }

    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer, byAccessor reader: (URL) -> Void
    ) { reader(url) }

    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL) -> Void
    ) {
        let others = Presenters.list.filter { $0 !== own && $0.presentedItemURL?.standardizedFileURL == url.standardizedFileURL }
        if options.contains(.forDeleting) { for other in others { other.accommodatePresentedItemDeletion { _ in } } }
        writer(url)
        if !options.contains(.forDeleting), !options.contains(.forMoving) { for other in others { other.presentedItemDidChange() } }
    }

    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        for other in Presenters.list where other !== own && other.presentedItemURL == oldURL { other.presentedItemDidMove(to: newURL) }
    }
    open func cancel() {}

    public class func addFilePresenter(_ filePresenter: any NSFilePresenter) { Presenters.add(filePresenter) }
    public class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { Presenters.remove(filePresenter) }
    public class var filePresenters: [any NSFilePresenter] { Presenters.list }

    private enum Presenters {
        private static let lock = NSLock()
        // Modified under the lock.
        nonisolated(unsafe) private static var stored: [any NSFilePresenter] = []
        static var list: [any NSFilePresenter] { lock.withLock { stored } }
        static func add(_ presenter: any NSFilePresenter) { lock.withLock { stored.append(presenter) } }
        static func remove(_ presenter: any NSFilePresenter) { lock.withLock { stored.removeAll { $0 === presenter } } }
    }
}
