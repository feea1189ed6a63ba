import Foundation
import Testing
import UIKit

@MainActor @Suite("Documents", .serialized)
struct DocumentTests {
    private final class Note: UIDocument {
        var text = ""
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws { text = String(decoding: contents as? Data ?? Data(), as: UTF8.self) }
    }

    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("note-\(ProcessInfo.processInfo.processIdentifier).txt")

    @Test("what one document saves another opens")
    func roundTrip() {
        defer { try? FileManager.default.removeItem(at: file) }
        let note = Note(fileURL: file)
        var said: [String] = []
        note.text = "milk"
        #expect(note.documentState == .closed && note.localizedName == file.deletingPathExtension().lastPathComponent)
        note.save(to: file, for: .forCreating) { said.append("saved \($0)") }
        #expect(said.isEmpty, "the completion comes in a later turn")
        EventLoop.main.advance(by: 0.1)
        #expect(said == ["saved true"] && note.documentState == .normal)
        note.text = "milk, eggs"
        note.updateChangeCount(.done)
        #expect(note.hasUnsavedChanges)
        note.close { said.append("closed \($0)") }
        EventLoop.main.advance(by: 0.1)
        #expect(said.last == "closed true" && note.documentState == .closed && !note.hasUnsavedChanges)
        let again = Note(fileURL: file)
        again.open { said.append("opened \($0)") }
        EventLoop.main.advance(by: 0.1)
        #expect(said.last == "opened true" && again.text == "milk, eggs")
    }

    @Test("a document whose file is missing does not open")
    func missing() {
        let note = Note(fileURL: file.appendingPathExtension("none"))
        var opened: Bool?
        note.open { opened = $0 }
        EventLoop.main.advance(by: 0.1)
        #expect(opened == false && note.documentState.contains(.closed))
    }

    @Test("an alert view shows an alert controller and tells its delegate which button was tapped")
    func alertView() throws {
        final class Listener: NSObject, UIAlertViewDelegate {
            var tapped: Int?
            func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { tapped = buttonIndex }
        }
        let root = UIViewController(), window = UIWindow(frame: UIScreen.main.bounds), listener = Listener()
        window.rootViewController = root
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let alert = UIAlertView(title: "Sure?", message: "It is gone then.", delegate: listener, cancelButtonTitle: "No", otherButtonTitles: "Yes")
        alert.show()
        EventLoop.main.advance(by: 1)
        let shown = try #require(root.presentedViewController as? UIAlertController)
        #expect(shown.title == "Sure?" && shown.actions.map(\.title) == ["No", "Yes"] && shown.actions[0].style == .cancel)
        shown.actions[1].handler?(shown.actions[1])
        #expect(listener.tapped == 1)
    }
}
