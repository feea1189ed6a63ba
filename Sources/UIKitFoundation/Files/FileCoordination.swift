import Foundation
import UIKitRuntime

/// An object that shows a file or a folder and is notified before and after others read or change it.
public protocol NSFilePresenter: NSObjectProtocol {
    /// The file or folder that is presented; `nil` if it isn't known yet.
    var presentedItemURL: URL? { get }
    /// The queue for the presenter's calls. Only the main queue is distinguished from others here.
    var presentedItemOperationQueue: OperationQueue { get }
    /// The file from which the presented one is derived, such as the movie of a subtitle file.
    var primaryPresentedItemURL: URL? { get }
    /// The attributes whose changes the presenter wants to know.
    var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { get }

    /// Called before another object reads the file. Call `reader`, optionally with a closure to call afterward.
    func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// Called before another object writes the file. Call `writer`, optionally with a closure to call afterward.
    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// Called to save unsaved changes before another object reads the file.
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Called before another object deletes the file.
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Called before the file's local copy is removed. Never called here.
    func accommodatePresentedItemEviction(completionHandler: @escaping @Sendable ((any Error)?) -> Void)

    /// Called after another object wrote the file.
    func presentedItemDidChange()
    /// Called after another object moved the file.
    func presentedItemDidMove(to newURL: URL)
    /// Called after an observed attribute changed.
    func presentedItemDidChangeUbiquityAttributes(_ attributes: Set<URLResourceKey>)
    /// Called after the file got another version.
    func presentedItemDidGain(_ version: NSFileVersion)
    /// Called after a version of the file was removed.
    func presentedItemDidLose(_ version: NSFileVersion)
    /// Called after a conflict of the file was resolved.
    func presentedItemDidResolveConflict(_ version: NSFileVersion)

    /// Called before another object deletes a file in the presented folder.
    func accommodatePresentedSubitemDeletion(at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Called after a file appeared in the presented folder.
    func presentedSubitemDidAppear(at url: URL)
    /// Called after a file in the presented folder was written.
    func presentedSubitemDidChange(at url: URL)
    /// Called after a file in the presented folder was moved.
    func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
    /// Called after a file in the presented folder got another version.
    func presentedSubitem(at url: URL, didGain version: NSFileVersion)
    /// Called after a version of a file in the presented folder was removed.
    func presentedSubitem(at url: URL, didLose version: NSFileVersion)
    /// Called after a conflict of a file in the presented folder was resolved.
    func presentedSubitem(at url: URL, didResolve version: NSFileVersion)
}

extension NSFilePresenter {
    /// `nil` by default.
    public var primaryPresentedItemURL: URL? { nil }
    /// None by default.
    public var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { [] }

    // A presenter that does not implement one of these lets the others go ahead.
    /// Lets the reader proceed immediately by default.
    @preconcurrency public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        reader(nil)
    }
    /// Lets the writer proceed immediately by default.
    @preconcurrency public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        writer(nil)
    }
    /// Reports success by default.
    @preconcurrency public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// Reports success by default.
    @preconcurrency public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// Reports success by default.
    @preconcurrency public func accommodatePresentedItemEviction(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// Reports success by default.
    @preconcurrency public func accommodatePresentedSubitemDeletion(
        at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(nil)
    }

    // These only report what happened; a presenter implements those that it uses.
    /// Does nothing by default.
    public func presentedItemDidChange() {}
    /// Does nothing by default.
    public func presentedItemDidMove(to newURL: URL) {}
    /// Does nothing by default.
    public func presentedItemDidChangeUbiquityAttributes(_ attributes: Set<URLResourceKey>) {}
    /// Does nothing by default.
    public func presentedItemDidGain(_ version: NSFileVersion) {}
    /// Does nothing by default.
    public func presentedItemDidLose(_ version: NSFileVersion) {}
    /// Does nothing by default.
    public func presentedItemDidResolveConflict(_ version: NSFileVersion) {}
    /// Does nothing by default.
    public func presentedSubitemDidAppear(at url: URL) {}
    /// Does nothing by default.
    public func presentedSubitemDidChange(at url: URL) {}
    /// Does nothing by default.
    public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
    /// Does nothing by default.
    public func presentedSubitem(at url: URL, didGain version: NSFileVersion) {}
    /// Does nothing by default.
    public func presentedSubitem(at url: URL, didLose version: NSFileVersion) {}
    /// Does nothing by default.
    public func presentedSubitem(at url: URL, didResolve version: NSFileVersion) {}
}

/// A file that a coordinated access is going to read or write.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {  // Its members never change.
    /// The file of the access.
    public let url: URL
    let access: FileAccess

    private init(_ url: URL, _ access: FileAccess) { (self.url, self.access) = (url, access) }

    /// Returns an intent to read a file.
    open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url, .reading(options))
    }
    /// Returns an intent to write a file.
    open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url, .writing(options))
    }
}

enum FileAccess {
    case reading(NSFileCoordinator.ReadingOptions)
    case writing(NSFileCoordinator.WritingOptions)
}

// FIXME(gap): a presenter is called in the thread of the access, or on the main queue if that is its queue, and an access doesn't wait for
// what the presenter does there.
/// Coordinates accesses to files among the presenters of this process. Other processes don't participate on Linux, and an access doesn't
/// wait for presenters on the main queue.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    /// How a file is read, with Foundation's bits.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits, one for each option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Presenters aren't asked to save before the file is read.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        /// The file that a link leads to is read.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        /// Only attributes are read, and nothing is downloaded.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        /// A copy of the file is read, in one piece.
        public static let forUploading = ReadingOptions(rawValue: 8)
    }
    /// How a file is written, with Foundation's bits.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits, one for each option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file is deleted; presenters are notified before.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// The file is moved.
        public static let forMoving = WritingOptions(rawValue: 2)
        /// The file is changed; presenters save before.
        public static let forMerging = WritingOptions(rawValue: 4)
        /// The file is replaced by another.
        public static let forReplacing = WritingOptions(rawValue: 8)
        /// Only attributes are written.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    private let own: (any NSFilePresenter)?
    // Under the lock.
    private var isCanceled = false
    private let lock = NSLock()
    /// A name that distinguishes coordinators. Stored but has no effect.
    open var purposeIdentifier = UUID().uuidString  // wall clock: a name that only distinguishes coordinators

    /// Creates a coordinator. The given presenter isn't notified of the accesses by this coordinator.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { own = filePresenterOrNil }

    /// Reads a file: `reader` runs on this thread after the presenters were notified, with the URL to use. The error is set if the
    /// coordinator was canceled.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer, byAccessor reader: (URL) -> Void
    ) { access([(url, .reading(options))], outError) { reader(url) } }

    /// Writes a file: `writer` runs on this thread after the presenters were notified, with the URL to use.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL) -> Void
    ) { access([(url, .writing(options))], outError) { writer(url) } }

    /// Reads one file and writes another in one access.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
    ) {
        access([(readingURL, .reading(readingOptions)), (writingURL, .writing(writingOptions))], outError) {
            readerWriter(readingURL, writingURL)
        }
    }

    /// Writes two files in one access.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL, options options2: WritingOptions = [],
        error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
    ) { access([(url1, .writing(options1)), (url2, .writing(options2))], outError) { writer(url1, url2) } }

    /// Performs the accesses on `queue`. After `cancel()`, the accessor receives the error `userCancelled`.
    @preconcurrency open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        queue.addOperation { [self] in
            var error: NSError?
            access(intents.map { ($0.url, $0.access) }, &error) { accessor(nil) }
            if let error { accessor(error) }
        }
    }

    /// Calls `batchAccessor` once; its completion handler says that the coordinated accesses within have ended.
    @preconcurrency open func prepare(
        forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [], writingItemsAt writingURLs: [URL],
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor batchAccessor: (@escaping @Sendable () -> Void) -> Void
    ) {
        guard proceeds(outError) else { return }
        batchAccessor {}
    }

    private func proceeds(_ outError: NSErrorPointer) -> Bool {
        guard lock.withLock({ isCanceled }) else { return true }
        outError?.pointee = CocoaError(.userCancelled) as NSError
        return false
    }

    private func access(_ items: [(URL, FileAccess)], _ outError: NSErrorPointer, _ perform: () -> Void) {
        guard proceeds(outError) else { return }
        let reacquirers = Reacquirers()
        for (url, access) in items {
            for other in others(at: url) {
                switch access {
                case .reading(let options):
                    other.call {
                        if !options.contains(.withoutChanges) { $0.savePresentedItemChanges { _ in } }
                        $0.relinquishPresentedItem(toReader: reacquirers.add)
                    }
                case .writing(let options):
                    other.call {
                        if options.contains(.forDeleting) { $0.accommodatePresentedItemDeletion { _ in } }
                        $0.relinquishPresentedItem(toWriter: reacquirers.add)
                    }
                }
            }
            if case .writing(let options) = access, options.contains(.forDeleting) {
                for folder in others(above: url) { folder.call { $0.accommodatePresentedSubitemDeletion(at: url) { _ in } } }
            }
        }
        let existed = items.map { FileManager.default.fileExists(atPath: $0.0.path) }
        perform()
        reacquirers.end()
        for ((url, access), existed) in zip(items, existed) {
            guard case .writing(let options) = access, !options.contains(.forDeleting), !options.contains(.forMoving) else { continue }
            for other in others(at: url) { other.call { $0.presentedItemDidChange() } }
            for folder in others(above: url) {
                folder.call { existed ? $0.presentedSubitemDidChange(at: url) : $0.presentedSubitemDidAppear(at: url) }
            }
        }
    }

    private func others(at url: URL) -> [KnownPresenter] { FilePresenters.at(url).filter { $0.presenter !== own } }
    private func others(above url: URL) -> [KnownPresenter] { FilePresenters.above(url).filter { $0.presenter !== own } }

    /// Announces a move, so that an app that is confined to its files may perform it.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}
    /// Reports a move to the presenters of the file and of the folders around it.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        FileVersions.move(from: oldURL, to: newURL)
        for other in others(at: oldURL) { other.call { $0.presentedItemDidMove(to: newURL) } }
        for folder in others(above: oldURL) { folder.call { $0.presentedSubitem(at: oldURL, didMoveTo: newURL) } }
    }
    /// Reports changed attributes to the presenters of the file.
    open func item(at url: URL, didChangeUbiquityAttributes attributes: Set<URLResourceKey>) {
        for other in others(at: url) { other.call { $0.presentedItemDidChangeUbiquityAttributes(attributes) } }
    }

    /// Refuses the accesses that have not begun.
    open func cancel() { lock.withLock { isCanceled = true } }

    /// Registers a presenter, which is retained until it is removed.
    public class func addFilePresenter(_ filePresenter: any NSFilePresenter) { FilePresenters.add(filePresenter) }
    /// Removes a presenter, which isn't called any longer.
    public class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { FilePresenters.remove(filePresenter) }
    /// The presenters of this process.
    public class var filePresenters: [any NSFilePresenter] { FilePresenters.list }
}

/// The calls that presenters requested for the end of an access. One that relinquishes its file after that gets it back immediately.
private final class Reacquirers: @unchecked Sendable {  // Everything is behind the lock.
    private let lock = NSLock()
    private var blocks: [@Sendable () -> Void]? = []

    @Sendable func add(_ block: (@Sendable () -> Void)?) {
        guard let block else { return }
        let isLate = lock.withLock {
            blocks?.append(block)
            return blocks == nil
        }
        if isLate { block() }
    }
    func end() {
        let pending = lock.withLock {
            defer { blocks = nil }
            return blocks ?? []
        }
        for block in pending { block() }
    }
}

/// A presenter with the values that it had on its own thread: a presenter on the main actor cannot be asked on another thread.
final class KnownPresenter: @unchecked Sendable {
    let presenter: any NSFilePresenter
    private let isOnMain: Bool
    // Read and written under the lock of `FilePresenters`.
    fileprivate var url: URL?

    fileprivate init(_ presenter: any NSFilePresenter) {
        self.presenter = presenter
        isOnMain = presenter.presentedItemOperationQueue === OperationQueue.main
        url = presenter.presentedItemURL
    }

    fileprivate func refresh() { if !isOnMain || MainLoop.isCurrent { url = presenter.presentedItemURL } }

    /// Calls the presenter, in a later turn of the main loop if its queue is the main one and this is another thread.
    func call(_ body: @escaping (any NSFilePresenter) -> Void) {
        guard isOnMain, !MainLoop.isCurrent else { return body(presenter) }
        nonisolated(unsafe) let body = body  // Called once, on the main thread.
        DispatchQueue.main.async { body(self.presenter) }
    }
}

/// The presenters of this process.
enum FilePresenters {
    private static let lock = NSRecursiveLock()
    // Modified under the lock.
    nonisolated(unsafe) private static var stored: [KnownPresenter] = []

    static var list: [any NSFilePresenter] { lock.withLock { stored.map(\.presenter) } }
    static func add(_ presenter: any NSFilePresenter) {
        let known = KnownPresenter(presenter)
        lock.withLock { stored.append(known) }
    }
    static func remove(_ presenter: any NSFilePresenter) { lock.withLock { stored.removeAll { $0.presenter === presenter } } }

    private static func matching(_ isMatching: (String) -> Bool) -> [KnownPresenter] {
        lock.withLock {
            stored.filter { known in
                known.refresh()
                return known.url.map { isMatching($0.standardizedFileURL.path) } ?? false
            }
        }
    }
    static func at(_ url: URL) -> [KnownPresenter] {
        let path = url.standardizedFileURL.path
        return matching { $0 == path }
    }
    /// The presenters of folders that contain the item.
    static func above(_ url: URL) -> [KnownPresenter] {
        let path = url.standardizedFileURL.path
        return matching { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }
}
