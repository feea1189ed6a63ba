import Foundation
import UIKitText

/// A file that is open for reading and editing. A subclass converts its contents to a model, and the model to contents. (SP-G040 to
/// SP-G052)
@preconcurrency @MainActor
open class UIDocument: NSObject, UIUserActivityRestoring, @preconcurrency NSFilePresenter {
    open private(set) var fileURL: URL
    // The file's date is set before completion handlers run. (SP-G049)
    /// The date of the file's last change, as the document knows it, or nil if it was neither read nor written.
    open var fileModificationDate: Date?
    open private(set) var documentState: State = .closed {
        didSet { if documentState != oldValue { NotificationCenter.default.post(name: Self.stateChangedNotification, object: self) } }
    }
    /// The progress of loading or saving, or nil.
    open var progress: Progress?
    private var changes = DocumentChanges()
    private var storedUndoManager: UndoManager?
    private var storedActivity: NSUserActivity?
    private var observers: [any NSObjectProtocol] = []
    /// The error that `handleError` received and that has not been handled completely. (SP-G050)
    private var errorInHand: (any Error)?
    private var autosaving: EventLoop.Token?

    // The URL must not be empty. (SP-G040)
    /// Creates a closed document for a file, which need not exist. An empty URL raises an exception.
    public init(fileURL url: URL) {
        fileURL = url
        super.init()
        guard url.isFileURL, !url.path.isEmpty else {
            Fault.raise(
                .invalidArgumentException, "-[\(type(of: self)) initWithFileURL:]: the file URL must not be empty: '\(url.absoluteString)'")
            return
        }
    }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    /// The name that is shown, which is the file's name without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The uniform type identifier of the file by its extension, or nil if it is unknown.
    open var fileType: String? { DocumentFileTypes.identifier(forExtension: fileURL.pathExtension) }
    // The type determines the extension. (SP-G051)
    /// The type in which the document is saved. The default is `fileType`.
    open var savingFileType: String? { fileType }
    /// Returns the extension of a file that is saved with the given type.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName == fileType ? fileURL.pathExtension : typeName.flatMap(DocumentFileTypes.fileExtension) ?? ""
    }

    // MARK: Overridden by subclasses

    /// Returns the contents to save, as `Data` or a `FileWrapper`. Override it, or override the writing.
    open func contents(forType typeName: String) throws -> Any {
        throw CocoaError(
            .featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "\(type(of: self)) does not override contents(forType:)."])
    }
    /// Reads the contents of the file, which are `Data` or a `FileWrapper`. Override it, and throw if they are damaged.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    /// Called before a time in which the user must not edit, such as a revert. Override it to disable the views.
    open func disableEditing() {}
    /// Called after the user may edit again. Override it to enable the views again.
    open func enableEditing() {}

    // MARK: Opening and closing

    // SP-G042. FIXME SP-G042: the file is read in a later turn of the main loop, in order, not on another thread.
    /// Opens the document: reads the file and loads its contents.
    ///
    /// The file is read in a later turn of the main loop, not on another thread as on iOS. The handler then gets whether the document is
    /// open.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        performAsynchronousFileAccess { [self] in
            let hasOpened = readFile(at: fileURL)
            if hasOpened { didOpen() }
            completionHandler?(hasOpened)
        }
    }

    /// Opens the document, and returns whether it is open.
    @discardableResult open func open() async -> Bool { await withCheckedContinuation { answer in open { answer.resume(returning: $0) } } }

    /// Reads the file and passes on its contents: `Data` of a file, a `FileWrapper` of a folder.
    open func read(from url: URL) throws {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        let contents: Any = isFolder.boolValue ? try FileWrapper(url: url) : try Data(contentsOf: url)
        try load(fromContents: contents, ofType: DocumentFileTypes.identifier(forExtension: url.pathExtension))
    }

    private func readFile(at url: URL) -> Bool {
        var failure: (any Error)?
        // Other documents of the file are asked to save first. (SP-G042)
        NSFileCoordinator(filePresenter: self).coordinate(readingItemAt: url, error: nil) { url in
            do { try read(from: url) } catch { failure = error }
        }
        if let failure {
            report(failure)
            return false
        }
        noteModification()
        updateChangeCount(.cleared)
        return true
    }

    private func didOpen() {
        guard documentState.contains(.closed) else { return }
        documentState.remove(.closed)
        NSFileCoordinator.addFilePresenter(self)
        updateConflict()
        watchForBackground()
    }

    /// Watches for the background, in which the app may be terminated at any time, while the document is open or has an error in hand.
    private func watchForBackground() {
        guard observers.isEmpty else { return }
        observers.append(
            NotificationCenter.default.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) {
                [weak self] _ in MainActor.assumeIsolated { self?.enterBackground() }
            })
    }

    // Closing saves first. (SP-G044)
    /// Saves the changes, if there are any, and closes the document. The handler gets whether both succeeded.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        // SP-G046: closing a document that never opened calls the completion with false.
        guard !documentState.contains(.closed) else {
            EventLoop.main.enqueue { completionHandler?(false) }
            return
        }
        autosave { [self] isSaved in
            if isSaved {
                NSFileCoordinator.removeFilePresenter(self)
                for observer in observers { NotificationCenter.default.removeObserver(observer) }
                observers = []
                autosaving?.cancel()
                documentState.insert(.closed)
            }
            completionHandler?(isSaved)
        }
    }

    /// Saves the changes, closes the document, and returns whether both succeeded.
    @discardableResult open func close() async -> Bool {
        await withCheckedContinuation { answer in close { answer.resume(returning: $0) } }
    }

    // Only an open document can revert. (SP-G045)
    /// Loads the contents of a file in place of the current ones. Raises an exception if the document isn't open.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        guard !documentState.contains(.closed) else {
            Fault.raise(
                .internalInconsistencyException, "attempt to revert document at URL (\(fileURL)) to URL (\(url)) that is not yet open")
            return
        }
        documentState.insert(.editingDisabled)
        disableEditing()
        fileURL = url
        self.open { [self] isRead in
            documentState.remove(.editingDisabled)
            enableEditing()
            completionHandler?(isRead)
        }
    }
    /// Reads the file at the URL again, and returns whether that succeeded.
    @discardableResult open func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { answer in revert(toContentsOf: url) { answer.resume(returning: $0) } }
    }

    /// Performs file accesses one after the other, each in its own turn.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { EventLoop.main.enqueue { block() } }

    // MARK: Saving

    // SP-G043. FIXME SP-G043: written in a later turn of the main loop, as it is read.
    /// Writes the document to a URL.
    ///
    /// The contents are taken immediately, but written in a later turn of the main loop, not on another thread as on iOS. The handler gets
    /// whether the file was written.
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        let token = changeCountToken(for: saveOperation)
        let contents: Any, attributes: [AnyHashable: Any]?
        do {
            contents = try self.contents(forType: savingFileType ?? "")
            attributes = try fileAttributesToWrite(to: url, for: saveOperation)
        } catch {
            EventLoop.main.enqueue { [self] in fail(error, completionHandler) }
            return
        }
        performAsynchronousFileAccess { [self] in
            do { try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation) } catch {
                return fail(error, completionHandler)
            }
            fileURL = url
            noteModification()
            updateChangeCount(withToken: token, for: saveOperation)
            documentState.remove(.savingError)
            if saveOperation == .forCreating { didOpen() }
            completionHandler?(true)
        }
    }

    /// Writes the document to a URL, and returns whether the file was written.
    @discardableResult open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { answer in save(to: url, for: saveOperation) { answer.resume(returning: $0) } }
    }

    private func fail(_ error: any Error, _ completionHandler: ((Bool) -> Void)?) {
        documentState.insert(.savingError)
        report(error)
        completionHandler?(false)
    }

    // Saves only if there are changes. (SP-G044, SP-G051)
    /// Saves the document if it has changes. The handler gets whether it is saved.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            EventLoop.main.enqueue { completionHandler?(true) }
            return
        }
        var url = fileURL
        if let type = savingFileType, type != fileType {
            url = url.deletingPathExtension().appendingPathExtension(fileNameExtension(forType: type, saveOperation: .forOverwriting))
        }
        save(to: url, for: .forOverwriting, completionHandler: completionHandler)
    }
    /// Saves unsaved changes, and returns whether that succeeded.
    @discardableResult open func autosave() async -> Bool {
        await withCheckedContinuation { answer in autosave { answer.resume(returning: $0) } }
    }

    /// Writes to a file beside the original, which it replaces when writing is complete.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL, for saveOperation: SaveOperation
    ) throws {
        let manager = FileManager.default
        let beside = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).saving")
        try? manager.removeItem(at: beside)
        try writeContents(contents, to: beside, for: saveOperation, originalContentsURL: manager.fileExists(atPath: url.path) ? url : nil)
        if let attributes = additionalFileAttributes as? [FileAttributeKey: Any], !attributes.isEmpty {
            try manager.setAttributes(attributes, ofItemAtPath: beside.path)
        }
        var failure: (any Error)?
        NSFileCoordinator(filePresenter: self).coordinate(writingItemAt: url, options: .forReplacing, error: nil) { url in
            do { try FileExchange.put(beside, at: url) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// Writes contents, which are `Data` or a `FileWrapper`, to a URL. Override it for other kinds of contents.
    open func writeContents(_ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?) throws {
        switch contents {
        case let data as Data: try data.write(to: url)
        case let wrapper as FileWrapper: try wrapper.write(to: url, options: [], originalContentsURL: originalContentsURL)
        default:
            throw CocoaError(
                .featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "contents(forType:) returned neither Data nor a FileWrapper."])
        }
    }

    /// Returns attributes for the written file. Override it; the default has none.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    private func noteModification() {
        fileModificationDate = (try? FileManager.default.attributesOfItem(atPath: fileURL.path))?[.modificationDate] as? Date
    }

    // MARK: Changes

    /// Whether there are changes that are not saved.
    open var hasUnsavedChanges: Bool { changes.count != 0 }

    // Undo and redo count changes. (SP-G047)
    /// Counts a change. `cleared` means that there are no changes.
    open func updateChangeCount(_ change: ChangeKind) {
        changes.apply(change)
        guard hasUnsavedChanges, autosaving?.isPending != true, !documentState.contains(.closed) else { return }
        autosaving = EventLoop.main.schedule(after: DocumentChanges.autosaveDelay) { [weak self] in self?.autosave() }
    }

    // The count is cleared only if nothing changed during the save. (SP-G048)
    /// Returns a token of the current state, to be passed on after a save.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes.generation }
    /// Clears the changes after a save, unless there were more since the token was made.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        if changeCountToken as? Int == changes.generation { changes.apply(.cleared) }
    }

    // Created on first access, and observed. (SP-G047)
    /// The undo manager, created on first access. Its steps count as changes.
    open var undoManager: UndoManager! {
        get {
            if let storedUndoManager { return storedUndoManager }
            let manager = UndoManager()
            self.undoManager = manager
            return manager
        }
        set {
            storedUndoManager = newValue
            changes.observe(newValue) { [weak self] in self?.updateChangeCount($0) }
        }
    }

    // MARK: Errors

    private func report(_ error: any Error) {
        errorInHand = error
        watchForBackground()
        handleError(error, userInteractionPermitted: UIApplication.shared.applicationState == .active)
    }

    // The last step of error handling; an override finishes the handling itself. (SP-G050)
    /// Handles an error of reading or writing. An override must call `finishedHandlingError(_:recovered:)` itself.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        Console.log("The document \(fileURL.path) could not be read or written: \(error.localizedDescription)")
        finishedHandlingError(error, recovered: false)
    }
    /// Ends the handling of an error.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) { errorInHand = nil }
    /// Called when an error must be handled without asking the user. Override it to close an alert.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    private func enterBackground() {
        if let errorInHand { userInteractionNoLongerPermitted(forError: errorInHand) }
        if !documentState.contains(.closed) { autosave() }
    }

    // MARK: Presenting its file

    /// The URL of the file, for file coordination.
    open var presentedItemURL: URL? { fileURL }
    /// The queue for the methods of file presenters, which is the main one.
    open var presentedItemOperationQueue: OperationQueue { .main }
    /// Changes the document's URL, because the file moved.
    open func presentedItemDidMove(to newURL: URL) { fileURL = newURL }
    /// Called after the file changed outside of the app; it is loaded again if there are no unsaved changes.
    open func presentedItemDidChange() {
        guard !documentState.contains(.closed), !hasUnsavedChanges else { return }
        revert(toContentsOf: fileURL)
    }
    /// Closes the document, because its file will be deleted.
    @preconcurrency open func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        close { _ in completionHandler(nil) }
    }
    /// Saves the changes before another process or presenter reads the file.
    @preconcurrency open func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        autosave { completionHandler($0 ? nil : CocoaError(.fileWriteUnknown)) }
    }
    // The document is in conflict while a version of another device is unresolved.
    /// Sets the conflict state if the version is in conflict.
    open func presentedItemDidGain(_ version: NSFileVersion) { updateConflict() }
    /// Clears the conflict state if no version is in conflict any longer.
    open func presentedItemDidLose(_ version: NSFileVersion) { updateConflict() }
    /// Clears the conflict state if no version is in conflict any longer.
    open func presentedItemDidResolveConflict(_ version: NSFileVersion) { updateConflict() }

    private func updateConflict() {
        let isInConflict = NSFileVersion.unresolvedConflictVersionsOfItem(at: fileURL)?.isEmpty == false
        if isInConflict { documentState.insert(.inConflict) } else { documentState.remove(.inConflict) }
    }

    // MARK: Activities

    // The document's URL is in the activity. (SP-G052)
    /// The activity that continues the document elsewhere, whose user info contains the document's URL, or nil.
    open var userActivity: NSUserActivity? {
        get { storedActivity }
        set {
            storedActivity = newValue
            if let newValue { updateUserActivityState(newValue) }
        }
    }
    /// Adds the document's URL to an activity. Override it to add more, and call super.
    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
    }
    /// Restores the state that an activity contains. Override it; the default does nothing.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
