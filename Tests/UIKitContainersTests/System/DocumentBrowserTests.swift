import Foundation
import Testing
import UIKit

@MainActor struct DocumentBrowserTests {
    @Test("a renamed document keeps its extension; a name that is taken is an error") func renaming() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let note = folder.appendingPathComponent("Note.txt"), list = folder.appendingPathComponent("List.txt")
        for file in [note, list] { try Data("text".utf8).write(to: file) }
        let browser = UIDocumentBrowserViewController(forOpening: nil)
        var renamed: URL?, failure: (any Error)?
        browser.renameDocument(at: note, proposedName: "Letter") {
            renamed = $0; failure = $1
        }
        #expect(renamed?.lastPathComponent == "Letter.txt" && failure == nil)
        #expect(try Data(contentsOf: folder.appendingPathComponent("Letter.txt")) == Data("text".utf8))
        browser.renameDocument(at: list, proposedName: "Letter.txt") {
            renamed = $0; failure = $1
        }
        #expect(renamed == nil && failure != nil && FileManager.default.fileExists(atPath: list.path))
    }

    @Test("a rename that is awaited returns the new location, or throws the error") func awaitedRenaming() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("awaited-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let note = folder.appendingPathComponent("Note.txt"), list = folder.appendingPathComponent("List.txt")
        for file in [note, list] { try Data("text".utf8).write(to: file) }
        let browser = UIDocumentBrowserViewController(forOpening: nil)
        #expect(try await browser.renameDocument(at: note, proposedName: "Letter").lastPathComponent == "Letter.txt")
        await #expect(throws: (any Error).self) { try await browser.renameDocument(at: list, proposedName: "Letter.txt") }
        #expect(try await browser.revealDocument(at: list, importIfNeeded: false) == list)
        // Nothing opens a URL for an extension.
        #expect(await !NSExtensionContext().open(list))
        #expect(await !NSExtensionContext().completeRequest(returningItems: nil))
    }

    @Test("a document browser lists documents even if a subclass does not call super, and shows a message if there are none")
    func listing() throws {
        final class Documents: UIDocumentBrowserViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                allowsDocumentCreation = false
            }
            override func viewWillAppear(_ animated: Bool) {}
        }
        @MainActor func table() -> UITableView? {
            Documents(forOpening: nil).view.subviews.lazy.compactMap { $0 as? UITableView }.first
        }
        let folder = try #require(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
        let isNew = !FileManager.default.fileExists(atPath: folder.path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("Understudy listing \(ProcessInfo.processInfo.processIdentifier).txt")
        let count = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
            .count
        let before = try #require(table())
        #expect(
            before.numberOfRows(inSection: 0) == 0 && before.numberOfRows(inSection: 1) == count
                && (before.backgroundView != nil) == (count == 0))
        try Data("text".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: isNew ? folder : file) }
        let after = try #require(table())
        #expect(after.numberOfRows(inSection: 1) == count + 1 && after.backgroundView == nil)
    }
}
