import Foundation
import Testing
import UIKit
import UIKitTesting

private final class Draft: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
}

private final class Editor: UIDocumentViewController {
    var log: [String] = []
    override func documentDidOpen() {
        super.documentDidOpen()
        log.append("opened \((document as? Draft)?.text ?? "")")
    }
}

@MainActor @Suite("UIDocumentViewController", .serialized)
struct DocumentViewControllerTests {
    @Test("a document is opened before it is displayed; the title is its name, and undo is available")
    func opening() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Understudy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent("Letter.txt")
        try Data("Dear".utf8).write(to: url)
        let editor = Editor(document: Draft(fileURL: url))
        let stage = Stage(root: UINavigationController(rootViewController: editor))
        stage.advance(by: 1)
        #expect(editor.log == ["opened Dear"] && editor.navigationItem.title == "Letter")
        let items = editor.undoRedoItemGroup.barButtonItems
        #expect(items.count == 2 && items.allSatisfy { !$0.isEnabled })
        let manager = try #require(editor.document?.undoManager)
        manager.registerUndo(withTarget: editor) { _ in }
        editor.document?.updateChangeCount(.done)
        stage.advance(by: 0.1)
        var answers: [Bool] = []
        editor.openDocument { answers.append($0) }
        #expect(answers == [true])
        editor.document = nil
        editor.openDocument { answers.append($0) }
        #expect(answers == [true, false] && editor.navigationItem.title == nil)
    }
}
