import Foundation
import Testing
import UIKitContainers

@MainActor struct DocumentBrowserTests {
    @Test("a renamed document keeps its extension; a name that is taken is an error") func renaming() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let note = folder.appendingPathComponent("Note.txt"), list = folder.appendingPathComponent("List.txt")
        for file in [note, list] { try Data("text".utf8).write(to: file) }
        let browser = UIDocumentBrowserViewController(forOpening: nil)
        var renamed: URL?, failure: (any Error)?
        browser.renameDocument(at: note, proposedName: "Letter") { renamed = $0; failure = $1 }
        #expect(renamed?.lastPathComponent == "Letter.txt" && failure == nil)
        #expect(try Data(contentsOf: folder.appendingPathComponent("Letter.txt")) == Data("text".utf8))
        browser.renameDocument(at: list, proposedName: "Letter.txt") { renamed = $0; failure = $1 }
        #expect(renamed == nil && failure != nil && FileManager.default.fileExists(atPath: list.path))
    }
}
