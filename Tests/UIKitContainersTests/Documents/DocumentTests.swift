import Foundation
import RuleTrait
import Testing

@testable import UIKitContainers
import UIKitRuntime

/// A document with one text, or with one folder that has a text in it.
private final class Note: UIDocument {
    var text = ""
    var log: [String] = []
    var isPackage = false
    var refuses = false
    var ownSavingType: String?
    var keepsErrors = false

    override var savingFileType: String? { ownSavingType ?? super.savingFileType }
    override func contents(forType typeName: String) throws -> Any {
        log.append("contents")
        if refuses { throw CocoaError(.fileWriteUnknown) }
        let data = Data(text.utf8)
        guard isPackage else { return data }
        return FileWrapper(directoryWithFileWrappers: ["text": FileWrapper(regularFileWithContents: data)])
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        log.append("load \(typeName ?? "-")")
        let data = contents as? Data ?? (contents as? FileWrapper)?.fileWrappers?["text"]?.regularFileContents
        text = String(decoding: data ?? Data(), as: UTF8.self)
    }
    override func fileAttributesToWrite(to url: URL, for saveOperation: UIDocumentSaveOperation) throws -> [AnyHashable: Any] {
        log.append("attributes")
        return try super.fileAttributesToWrite(to: url, for: saveOperation)
    }
    override func writeContents(
        _ contents: Any, andAttributes attributes: [AnyHashable: Any]?, safelyTo url: URL, for operation: UIDocumentSaveOperation
    ) throws {
        log.append("write")
        try super.writeContents(contents, andAttributes: attributes, safelyTo: url, for: operation)
    }
    var urlsOpened: [URL] = []
    override func open(completionHandler: ((Bool) -> Void)? = nil) {
        urlsOpened.append(fileURL)
        super.open(completionHandler: completionHandler)
    }
    var counted: [UIDocument.ChangeKind] = []
    override func updateChangeCount(_ change: UIDocument.ChangeKind) {
        counted.append(change)
        super.updateChangeCount(change)
    }
    override func disableEditing() { log.append("disable") }
    override func enableEditing() { log.append("enable") }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        log.append("error")
        if !keepsErrors { super.handleError(error, userInteractionPermitted: userInteractionPermitted) }
    }
    override func userInteractionNoLongerPermitted(forError error: any Error) { log.append("no longer") }
}

@MainActor @Suite("UIDocument", .serialized)
struct DocumentTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Understudy-\(UUID().uuidString)")

    private func note(_ name: String = "a.txt", _ text: String? = "one") throws -> Note {
        EventLoop.main.reset()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        if let text { try Data(text.utf8).write(to: url) }
        return Note(fileURL: url)
    }

    private func opened() throws -> Note {
        let note = try note()
        note.open()
        turn()
        note.log = []
        return note
    }

    private func turn() { EventLoop.main.advance(by: 0.1) }
    private func onDisk(_ document: Note) -> String? { try? String(contentsOf: document.fileURL, encoding: .utf8) }

    @Test("a document without a file URL is a fault", .rule("SP-G040"))
    func emptyURL() {
        for url in ["https://example.com", "#empty"] {
            #expect(Fault.catching { _ = Note(fileURL: URL(string: url)!) }.map(\.name) == [.invalidArgumentException])
        }
    }

    @Test("the state is an option set; a new document is closed, and each change posts a notification", .rule("SP-G041"))
    func states() throws {
        let states: [UIDocument.State] = [.normal, .closed, .inConflict, .savingError, .editingDisabled, .progressAvailable]
        #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8, 16])
        let note = try note()
        #expect(note.documentState == .closed)
        nonisolated(unsafe) var told = 0
        let token = NotificationCenter.default.addObserver(forName: UIDocument.stateChangedNotification, object: note, queue: nil) { _ in
            told += 1
        }
        defer { NotificationCenter.default.removeObserver(token) }
        note.open()
        turn()
        #expect(note.documentState == .normal && told == 1)
    }

    @Test(
        "opening reads the data of a file and the wrapper of a folder asynchronously, and then calls its completion",
        .rule("SP-G042", "SP-G049"))
    func opening() throws {
        let note = try note()
        var answer: (Bool, Date?)?
        note.open {
            answer = ($0, note.fileModificationDate)
            #expect(note.fileURL.lastPathComponent == "a.txt" && note.fileType == "public.plain-text")
        }
        #expect(answer == nil && note.log == [])
        turn()
        #expect(note.log == ["load public.plain-text"] && note.text == "one")
        #expect(answer?.0 == true && answer?.1 != nil)
        let package = try self.note("b.package", nil)
        try FileManager.default.createDirectory(at: package.fileURL, withIntermediateDirectories: true)
        try Data("inside".utf8).write(to: package.fileURL.appendingPathComponent("text"))
        package.open()
        turn()
        #expect(package.text == "inside")
    }

    @Test("saving takes the contents at once and writes later beside the file; a new document is then open", .rule("SP-G043", "SP-G049"))
    func saving() throws {
        let note = try note("new.txt", nil)
        note.text = "two"
        var saved: Bool?
        note.save(to: note.fileURL, for: .forCreating) {
            saved = $0
            #expect(note.fileURL.lastPathComponent == "new.txt" && note.fileType == "public.plain-text" && note.fileModificationDate != nil)
        }
        #expect(note.log == ["contents", "attributes"] && saved == nil)
        turn()
        #expect(note.log == ["contents", "attributes", "write"] && saved == true && onDisk(note) == "two")
        #expect(note.documentState == .normal && note.fileModificationDate != nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["new.txt"])
        note.isPackage = true
        let other = folder.appendingPathComponent("moved.package")
        note.save(to: other, for: .forOverwriting)
        turn()
        #expect(note.fileURL == other)
        #expect(try String(contentsOf: other.appendingPathComponent("text"), encoding: .utf8) == "two")
    }

    @Test("autosaving writes only if there are changes; closing saves and closes", .rule("SP-G044"))
    func closing() throws {
        let note = try opened()
        var saved: [Bool] = []
        note.autosave { saved.append($0) }
        turn()
        #expect(saved == [true] && note.log == [])
        note.text = "changed"
        note.updateChangeCount(.done)
        // Autosaves after a while.
        EventLoop.main.advance(by: 20)
        #expect(onDisk(note) == "changed" && !note.hasUnsavedChanges)
        note.text = "again"
        note.updateChangeCount(.done)
        note.close { saved.append($0) }
        turn()
        #expect(saved == [true, true] && note.documentState == .closed && onDisk(note) == "again")
    }

    @Test("saving and reverting that are awaited return whether they succeeded")
    func awaiting() async throws {
        final class Answers { var values: [Bool] = [] }
        let note = try opened(), other = folder.appendingPathComponent("c.txt"), answers = Answers()
        try Data("other".utf8).write(to: other)
        Task {
            answers.values.append(await note.autosave())
            answers.values.append(await note.revert(toContentsOf: other))
        }
        while answers.values.count < 2 {
            turn()
            await Task.yield()
        }
        #expect(answers.values == [true, true] && note.text == "other")
    }

    @Test("reverting disables editing while it reads; a closed document cannot be reverted", .rule("SP-G045"))
    func reverting() throws {
        let note = try opened()
        let other = folder.appendingPathComponent("b.txt")
        try Data("other".utf8).write(to: other)
        note.urlsOpened = []
        note.revert(toContentsOf: other)
        #expect(note.documentState == .editingDisabled && note.fileURL == other && note.urlsOpened == [other])
        turn()
        #expect(note.log == ["disable", "load public.plain-text", "enable"] && note.text == "other" && note.documentState == .normal)
        let closed = try self.note()
        let faults = Fault.catching { closed.revert(toContentsOf: other) }
        #expect(faults.map(\.name) == [.internalInconsistencyException])
        #expect(faults.first?.reason == "attempt to revert document at URL (\(closed.fileURL)) to URL (\(other)) that is not yet open")
    }

    @Test("after a failed open, close completes with false", .rule("SP-G046"))
    func failedOpening() throws {
        let note = try note("none.txt", nil)
        var answers: [Bool] = []
        _ = Console.capturing {
            note.open { answers.append($0) }
            turn()
        }
        #expect(note.log == ["error"] && note.documentState == .closed)
        note.close { answers.append($0) }
        turn()
        #expect(answers == [false, false])
    }

    @Test("the undo manager's done, undone, and redone changes update the change count", .rule("SP-G047"))
    func undoing() throws {
        let note = try opened()
        let manager = try #require(note.undoManager)
        #expect(manager === note.undoManager && !note.hasUnsavedChanges)
        note.counted = []
        func set(_ text: String) {
            let old = note.text
            manager.registerUndo(withTarget: note) { _ in set(old) }
            note.text = text
        }
        set("two")
        turn()
        #expect(note.hasUnsavedChanges)
        manager.undo()
        #expect(!note.hasUnsavedChanges && note.text == "one")
        manager.redo()
        #expect(note.hasUnsavedChanges && note.text == "two")
        // A subclass's method is called for each.
        #expect(note.counted == [.done, .undone, .redone])
        note.updateChangeCount(.cleared)
        #expect(!note.hasUnsavedChanges)
        #expect([UIDocument.ChangeKind.done, .undone, .redone, .cleared].map(\.rawValue) == [0, 1, 2, 3])
    }

    @Test("changes made during a save stay unsaved", .rule("SP-G048"))
    func changeDuringSave() throws {
        let note = try opened()
        note.updateChangeCount(.done)
        note.save(to: note.fileURL, for: .forOverwriting)
        note.updateChangeCount(.done)
        turn()
        #expect(note.hasUnsavedChanges)
        note.save(to: note.fileURL, for: .forOverwriting)
        turn()
        #expect(!note.hasUnsavedChanges)
        // Change tokens used manually: a token from before a change clears nothing, one from after it does.
        let early = note.changeCountToken(for: .forOverwriting)
        note.updateChangeCount(.done)
        note.updateChangeCount(withToken: early, for: .forOverwriting)
        #expect(note.hasUnsavedChanges)
        note.updateChangeCount(withToken: note.changeCountToken(for: .forOverwriting), for: .forOverwriting)
        #expect(!note.hasUnsavedChanges)
    }

    @Test("an error is passed to handleError; a subclass that keeps it gets userInteractionNoLongerPermitted", .rule("SP-G050"))
    func errors() throws {
        let note = try opened()
        (note.refuses, note.keepsErrors) = (true, true)
        note.updateChangeCount(.done)
        var saved: Bool?
        note.save(to: note.fileURL, for: .forOverwriting) { saved = $0 }
        turn()
        #expect(saved == false && note.documentState == .savingError && note.log == ["contents", "error"])
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        #expect(note.log.contains("no longer"))
        note.finishedHandlingError(CocoaError(.fileWriteUnknown), recovered: true)
        note.refuses = false
        note.save(to: note.fileURL, for: .forOverwriting)
        turn()
        #expect(note.documentState == .normal)
    }

    @Test("a document that could not be opened also gets userInteractionNoLongerPermitted, until the error is handled", .rule("SP-G050"))
    func errorOfOpening() throws {
        let note = try note("none.txt", nil)
        note.keepsErrors = true
        note.open()
        turn()
        #expect(note.log == ["error"] && note.documentState == .closed)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        #expect(note.log == ["error", "no longer"])
        note.finishedHandlingError(CocoaError(.fileReadUnknown), recovered: false)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        turn()
        #expect(note.log == ["error", "no longer"])
    }

    @Test("the saving file type determines the extension of the written file", .rule("SP-G051"))
    func savingType() throws {
        let note = try opened()
        note.ownSavingType = "public.json"
        note.updateChangeCount(.done)
        note.autosave()
        turn()
        #expect(note.fileURL.lastPathComponent == "a.json" && onDisk(note) == "one")
    }

    @Test("opening coordinates the reading: another document of the file saves, and the one that opens reads that", .rule("SP-G042"))
    func coordinatedOpening() throws {
        let note = try opened(), second = Note(fileURL: note.fileURL)
        note.text = "two"
        note.updateChangeCount(.done)
        second.open()
        turn()
        #expect(note.log.contains("contents") && !note.hasUnsavedChanges)
        turn()
        #expect(second.text == "two")
        note.close()
        second.close()
        turn()
    }

    @Test("a document's userActivity has its URL", .rule("SP-G052"))
    func activity() throws {
        let note = try opened()
        let activity = NSUserActivity(activityType: "edit")
        note.userActivity = activity
        #expect(activity.userInfo?[NSUserActivityDocumentURLKey] as? URL == note.fileURL)
        #expect(UIDocument.userActivityURLKey == NSUserActivityDocumentURLKey)
    }

    @Test("another writer's change reloads the document, unless it has unsaved changes", .rule("SP-G045"))
    func presenting() throws {
        let note = try opened()
        NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: note.fileURL, options: [], error: nil) {
            try? Data("theirs".utf8).write(to: $0)
        }
        turn()
        #expect(note.text == "theirs")
        note.updateChangeCount(.done)
        NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: note.fileURL, options: [], error: nil) {
            try? Data("more".utf8).write(to: $0)
        }
        #expect(note.text == "theirs")
    }

    // Apple: "Resolving Document Version Conflicts" in the Document-Based App Programming Guide for iOS.
    @Test("a document is in conflict from the other device's version until the app resolves it", .rule("SP-G041"))
    func conflicts() throws {
        let note = try opened()
        let url = note.fileURL, date = Date(timeIntervalSince1970: 1_000_000)
        try FileVersions.addConflict(to: url, contents: Data("theirs".utf8), savedBy: "iPad", at: date)
        #expect(note.documentState == .inConflict)
        let version = try #require(NSFileVersion.unresolvedConflictVersionsOfItem(at: url)?.first)
        #expect(version.isConflict && !version.isResolved && version.modificationDate == date)
        #expect(version.localizedNameOfSavingComputer == "iPad" && NSFileVersion.currentVersionOfItem(at: url)?.isConflict == false)
        #expect(try Data(contentsOf: version.url) == Data("theirs".utf8))
        #expect(NSFileVersion.version(itemAt: url, forPersistentIdentifier: version.persistentIdentifier)?.url == version.url)

        // Another document that opens the same file finds the conflict.
        let second = Note(fileURL: url)
        second.open()
        turn()
        #expect(second.documentState == .inConflict)

        try version.replaceItem(at: url)
        #expect(try String(contentsOf: url, encoding: .utf8) == "theirs")
        version.isResolved = true
        #expect(note.documentState == .normal && second.documentState == .normal)
        #expect(NSFileVersion.unresolvedConflictVersionsOfItem(at: url)?.isEmpty == true)
        #expect(NSFileVersion.otherVersionsOfItem(at: url)?.count == 1)
        try NSFileVersion.removeOtherVersionsOfItem(at: url)
        #expect(NSFileVersion.otherVersionsOfItem(at: url)?.isEmpty == true)
        #expect(!FileManager.default.fileExists(atPath: version.url.path))
        for document in [note, second] { document.close() }
        turn()
    }

    @Test("access on another thread reaches an open document on the main actor")
    func otherThread() async throws {
        let note = try opened()
        let url = note.fileURL
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            Thread.detachNewThread {
                NSFileCoordinator().coordinate(writingItemAt: url, options: .forReplacing, error: nil) {
                    try? Data("new".utf8).write(to: $0)
                }
                DispatchQueue.main.async { done.resume() }
            }
        }
        turn()
        #expect(note.text == "new")
        note.close(completionHandler: nil)
        turn()
    }
}
