import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Pickers", .serialized)
struct PickerTests {
    final class Delegate: NSObject, UIDocumentPickerDelegate, UIFontPickerViewControllerDelegate, UIColorPickerViewControllerDelegate {
        var log: [String] = []
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            log.append("picked \(urls.map(\.lastPathComponent))")
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("cancelled") }
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { log.append("picked a font") }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finished") }
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("cancelled") }
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, in: $0) }
    }

    private func shown(_ picker: UIViewController) throws -> (stage: Stage, cancel: UIControl, table: UITableView) {
        let stage = Stage(root: UIViewController())
        stage.window.rootViewController?.present(picker, animated: false)
        stage.settle()
        let bar = try #require(all(UINavigationBar.self, in: picker.view).first)
        return (stage, try #require(all(UIControl.self, in: bar).first), try #require(all(UITableView.self, in: picker.view).first))
    }

    @Test("a document picker lists a folder by name, returns the tapped document, and has a Cancel button")
    func documents() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Understudy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["soup.txt", "cake.txt"] { try Data(name.utf8).write(to: folder.appendingPathComponent(name)) }
        let delegate = Delegate()
        for chooses in [true, false] {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [])
            (picker.delegate, picker.directoryURL) = (delegate, folder)
            let (stage, cancel, table) = try shown(picker)
            #expect(table.visibleCells.map { $0.textLabel?.text } == ["cake", "soup"])
            stage.tap(chooses ? table.visibleCells[1] : cancel)
            stage.settle()
            #expect(stage.window.rootViewController?.presentedViewController == nil)
        }
        #expect(delegate.log == ["picked [\"soup.txt\"]", "cancelled"])
    }

    @Test("a document's preview shows its text on the delegate's controller, and its end is reported")
    func preview() throws {
        final class Host: UIViewController, UIDocumentInteractionControllerDelegate {
            var log: [String] = []
            func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
                self
            }
            func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) { log.append("begins") }
            func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) { log.append("ended") }
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Understudy-\(UUID().uuidString).txt")
        try Data("Soup".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let host = Host(), controller = UIDocumentInteractionController(url: file)
        #expect(!controller.presentPreview(animated: false))
        let stage = Stage(root: host)
        controller.delegate = host
        controller.name = "Recipe"
        #expect(controller.presentPreview(animated: false))
        stage.settle()
        let shown = try #require((host.presentedViewController as? UINavigationController)?.topViewController)
        #expect(shown.title == "Recipe" && (shown.view as? UITextView)?.text == "Soup" && host.log == ["begins"])
        controller.dismissPreview(animated: false)
        stage.settle()
        #expect(host.presentedViewController == nil && host.log == ["begins", "ended"])
    }

    @Test("a picker that the user swipes away reports it as its Cancel or close button does")
    func swipes() {
        let delegate = Delegate()
        let document = UIDocumentPickerViewController(forOpeningContentTypes: []), font = UIFontPickerViewController(),
            color = UIColorPickerViewController()
        (document.delegate, font.delegate, color.delegate) = (delegate, delegate, delegate)
        for picker in [document, font, color] as [UIViewController] {
            let stage = Stage(root: UIViewController())
            stage.window.rootViewController?.present(picker, animated: false)
            stage.settle()
            stage.drag(from: CGPoint(x: 196, y: 90), to: CGPoint(x: 196, y: 840))
            stage.settle()
            #expect(stage.window.rootViewController?.presentedViewController == nil)
        }
        #expect(delegate.log == ["cancelled", "cancelled", "finished"])
    }

    @Test("a font picker reports the tapped family and its Cancel button")
    func fonts() throws {
        let delegate = Delegate()
        for chooses in [true, false] {
            let picker = UIFontPickerViewController()
            picker.delegate = delegate
            let (stage, cancel, table) = try shown(picker)
            stage.tap(chooses ? table.visibleCells[0] : cancel)
            stage.settle()
            #expect(stage.window.rootViewController?.presentedViewController == nil)
            #expect((picker.selectedFontDescriptor != nil) == chooses)
        }
        #expect(delegate.log == ["picked a font", "cancelled"])
    }
}
