import Foundation

/// A file and what the app makes of it. Reading and writing happen in the turn after the one that asks; completion handlers follow.
///
/// FIXME(gap): file packages, iCloud conflicts and progress.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let closed = State(rawValue: 1), inConflict = State(rawValue: 2), savingError = State(rawValue: 4)
        public static let editingDisabled = State(rawValue: 8), progressAvailable = State(rawValue: 16)
    }
    public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
    public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
    public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    public private(set) var fileURL: URL
    public private(set) var documentState: State = .closed {
        didSet { if documentState != oldValue { NotificationCenter.default.post(name: Self.stateChangedNotification, object: self) } }
    }
    open var fileModificationDate: Date?
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }
    open var savingFileType: String? { fileType }
    open var undoManager: UndoManager! = UndoManager()
    public private(set) var progress: Progress?
    private var changes = 0

    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    // MARK: What a subclass gives

    open func contents(forType typeName: String) throws -> Any { Data() }
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String { fileURL.pathExtension }
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) { finishedHandlingError(error, recovered: false) }
    open func finishedHandlingError(_ error: any Error, recovered: Bool) { documentState.insert(.savingError) }
    open func disableEditing() { documentState.insert(.editingDisabled) }
    open func enableEditing() { documentState.remove(.editingDisabled) }

    // MARK: Opening and closing

    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        EventLoop.main.enqueue { [self] in
            let isOpen = attempt { try read(from: fileURL) }
            if isOpen { documentState = .normal }
            completionHandler?(isOpen)
        }
    }
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { [self] isSaved in
            documentState.insert(.closed)
            completionHandler?(isSaved)
        }
    }
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        EventLoop.main.enqueue { [self] in
            let isRead = attempt { try read(from: url) }
            if isRead { updateChangeCount(.cleared) }
            completionHandler?(isRead)
        }
    }
    open func read(from url: URL) throws {
        try load(fromContents: Data(contentsOf: url), ofType: fileType)
        fileModificationDate = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    // MARK: Saving

    open var hasUnsavedChanges: Bool { changes != 0 }
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changes += 1
        case .undone: changes -= 1
        case .cleared: changes = 0
        }
    }
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) { changes -= changeCountToken as? Int ?? 0 }

    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        EventLoop.main.enqueue { [self] in
            let token = changeCountToken(for: saveOperation)
            let isSaved = attempt {
                let contents = try contents(forType: savingFileType ?? "")
                try writeContents(contents, andAttributes: fileAttributesToWrite(to: url, for: saveOperation), safelyTo: url, for: saveOperation)
            }
            if isSaved {
                fileURL = url
                updateChangeCount(withToken: token, for: saveOperation)
                documentState.subtract(saveOperation == .forCreating ? [.closed, .savingError] : .savingError)
            }
            completionHandler?(isSaved)
        }
    }
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        if hasUnsavedChanges { return save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler) }
        EventLoop.main.enqueue { completionHandler?(true) }
    }
    open func writeContents(_ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL, for saveOperation: SaveOperation) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil)
        fileModificationDate = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }
    open func writeContents(_ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?) throws {
        guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url, options: .atomic)
    }

    // MARK: Async

    @discardableResult open func open() async -> Bool { await withCheckedContinuation { done in open { done.resume(returning: $0) } } }
    @discardableResult open func close() async -> Bool { await withCheckedContinuation { done in close { done.resume(returning: $0) } } }
    @discardableResult open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
    }

    private func attempt(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return true
        } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }
}
