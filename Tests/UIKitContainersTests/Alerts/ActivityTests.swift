import LinkPresentationCompanion
import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite("Sharing", .serialized)
struct ActivityTests {
    /// Logs every call.
    final class Note: UIActivity {
        var log: [String] = []
        var controller: UIViewController?
        var prepared: [Any] = []

        override var activityType: ActivityType? { ActivityType("note") }
        override var activityTitle: String? { "Note" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            log.append("can \(activityItems)")
            return true
        }
        override func prepare(withActivityItems activityItems: [Any]) { log.append("prepare \(activityItems)") }
        override var activityViewController: UIViewController? {
            log.append("controller")
            return controller
        }
        override func perform() {
            log.append("perform")
            activityDidFinish(true)
        }
    }

    final class Source: NSObject, UIActivityItemSource {
        var real: Any? = "real"
        var asked: [UIActivity.ActivityType?] = []
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "placeholder" }
        func activityViewController(
            _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? {
            asked.append(activityType)
            return real
        }
    }

    final class Subject: NSObject, UIActivityItemSource {
        var log: [String] = []
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
            log.append("placeholder")
            return ""
        }
        func activityViewController(
            _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? {
            log.append("item")
            return "real"
        }
        func activityViewController(
            _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String {
            log.append("subject \(activityType?.rawValue ?? "-")")
            return "About"
        }
        func activityViewController(
            _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
        ) -> String {
            log.append("type")
            return "public.text"
        }
        func activityViewController(
            _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
            suggestedSize size: CGSize
        ) -> UIImage? {
            log.append("thumbnail \(activityType?.rawValue ?? "-") \(size.width > 0)")
            return nil
        }
    }

    final class Provider: UIActivityItemProvider {
        var asked: [UIActivity.ActivityType?] = []
        override var item: Any {
            asked.append(activityType)
            return "final"
        }
    }

    @Test("a provider's placeholder is used until an activity is chosen; its item is then made for that activity", .rule("SP-G026"))
    func provider() {
        let provider = Provider(placeholderItem: "placeholder"), note = Note()
        let sheet = UIActivityViewController(activityItems: [provider], applicationActivities: [note])
        #expect(provider.activityViewControllerPlaceholderItem(sheet) as? String == "placeholder")
        #expect(provider.asked.isEmpty && provider.activityType == nil)
        sheet.choose(note)
        #expect(provider.asked == [note.activityType])
        #expect(provider.activityType == nil)
        #expect(note.log.contains("prepare [\"final\"]"))
    }

    @Test("an item source is asked for subject, type, and thumbnail after the choice", .rule("SP-G023"))
    func subject() {
        let source = Subject(), note = Note()
        let sheet = UIActivityViewController(activityItems: [source], applicationActivities: [note])
        let stage = shown(sheet)
        #expect(Set(source.log) == ["placeholder"])
        sheet.choose(note)
        stage.settle()
        #expect(source.log.suffix(4) == ["item", "subject note", "type", "thumbnail note true"])
    }

    @Test("link metadata from an item source is the sheet's header before an activity is chosen", .rule("SP-G023"))
    func linkMetadata() throws {
        final class Linked: NSObject, UIActivityItemSource {
            func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "plain" }
            func activityViewController(
                _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
            ) -> Any? { "plain" }
            func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata? {
                let metadata = LPLinkMetadata()
                metadata.title = "Soups"
                metadata.originalURL = URL(string: "https://example.com/soups")
                metadata.iconProvider = NSItemProvider(object: UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in })
                return metadata
            }
        }
        let sheet = UIActivityViewController(activityItems: [Linked()], applicationActivities: nil)
        let stage = shown(sheet)
        @MainActor func all<T: UIView>(_ type: T.Type, in view: UIView) -> [T] {
            view.subviews.flatMap { ($0 as? T).map { [$0] } ?? all(type, in: $0) }
        }
        let header = try #require(all(ShareHeader.self, in: sheet.view).first)
        #expect(all(UILabel.self, in: header).map(\.text).prefix(2) == ["Soups", "example.com"])
        #expect(all(UIImageView.self, in: header).first?.image?.size == CGSize(width: 8, height: 8))
        _ = stage
    }

    @Test("an image's data is shared as that image", .rule("SP-G027"))
    func sharedData() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
        let data = try #require(image.jpegData(compressionQuality: 0.8))
        let sheet = UIActivityViewController(activityItems: [data], applicationActivities: nil)
        let stage = shown(sheet)
        @MainActor func all<T: UIView>(_ type: T.Type, in view: UIView) -> [T] {
            view.subviews.flatMap { ($0 as? T).map { [$0] } ?? all(type, in: $0) }
        }
        let header = try #require(all(ShareHeader.self, in: sheet.view).first)
        #expect(
            all(UILabel.self, in: header).first?.text == "JPEG Image"
                && all(UIImageView.self, in: header).first?.image?.cgImage?.width == image.cgImage?.width)
        #expect(sheet.activities.map(\.activityTitle) == ["Copy", "Save to Files"])
        sheet.choose(sheet.activities[0])
        stage.settle()
        #expect(UIPasteboard.general.data(forPasteboardType: "public.jpeg") == data)
        UIPasteboard.general.items = []
        #expect(UIActivityViewController(activityItems: [Data([1, 2])], applicationActivities: nil).activities.isEmpty)
    }

    private func shown(_ sheet: UIActivityViewController) -> Stage {
        let stage = Stage(root: UIViewController())
        stage.window.rootViewController?.present(sheet, animated: false)
        stage.settle()
        return stage
    }

    @Test("defaults of UIActivityViewController and UIActivity", .rule("SP-G019", "SP-G024"))
    func defaults() {
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        #expect(sheet.excludedActivityTypes == nil && sheet.allowsProminentActivity)
        let plain = UIActivity()
        #expect(
            UIActivity.activityCategory == .action && UIActivity.Category.action.rawValue == 0 && UIActivity.Category.share.rawValue == 1)
        #expect(
            plain.activityType == nil && plain.activityTitle == nil && plain.activityImage == nil && plain.activityViewController == nil)
        #expect(!plain.canPerform(withActivityItems: ["text"]))
        var finished: [Bool] = []
        plain.whenFinished = { finished.append($0) }
        plain.perform()
        #expect(finished == [false])
    }

    @Test(
        "activities are filtered by placeholders; the chosen one gets the real items, performs, and then the sheet completes",
        .rule("SP-G018", "SP-G020", "SP-G022"))
    func order() {
        let note = Note(), source = Source(), dropped = Source()
        dropped.real = nil
        let sheet = UIActivityViewController(activityItems: [source, dropped, "text"], applicationActivities: [note])
        var ended: [String] = [], old = 0
        sheet.completionHandler = { _, _ in old += 1 }
        sheet.completionWithItemsHandler = { type, completed, items, error in
            ended.append("\(type?.rawValue ?? "nil") \(completed) \(items == nil) \(error == nil)")
        }
        let stage = shown(sheet)
        #expect(sheet.activities.first === note)
        #expect(note.log == [#"can ["placeholder", "placeholder", "text"]"#])
        sheet.choose(note)
        #expect(source.asked == [UIActivity.ActivityType("note")])
        #expect(note.log.dropFirst() == [#"prepare ["real", "text"]"#, "controller", "perform"])
        stage.settle()
        #expect(ended == ["note true true true"] && old == 0)
        #expect(sheet.completionWithItemsHandler == nil && sheet.completionHandler == nil)
        #expect(stage.window.rootViewController?.presentedViewController == nil)
    }

    @Test("an activity with a view controller presents it and does not perform; finishing dismisses both", .rule("SP-G025"))
    func controller() {
        let note = Note()
        note.controller = UIViewController()
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [note])
        var ended: [Bool] = []
        sheet.completionWithItemsHandler = { _, completed, _, _ in ended.append(completed) }
        let stage = shown(sheet)
        sheet.choose(note)
        stage.settle()
        #expect(sheet.presentedViewController === note.controller)
        #expect(!note.log.contains("perform") && ended.isEmpty)
        note.activityDidFinish(true)
        stage.settle()
        #expect(stage.window.rootViewController?.presentedViewController == nil && ended == [true])
    }

    @Test(
        "dismissing an activity's view controller from elsewhere does not complete the sheet; the older handler is called if it is the only one",
        .rule("SP-G025", "SP-G020"))
    func takenAway() {
        let note = Note()
        note.controller = UIViewController()
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [note])
        var ended: [String] = []
        sheet.completionHandler = { ended.append("\($0?.rawValue ?? "nil") \($1)") }
        let stage = shown(sheet)
        sheet.choose(note)
        stage.settle()
        note.controller?.dismiss(animated: true)
        stage.settle()
        #expect(ended == [] && sheet.presentingViewController != nil && sheet.completionHandler != nil)
        note.controller = nil
        sheet.choose(note)
        stage.settle()
        #expect(ended == ["note true"] && sheet.completionHandler == nil)
    }

    @Test("dismissed without a choice, the sheet completes once with nil and false", .rule("SP-G020"))
    func cancelled() {
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        var ended: [String] = []
        sheet.completionWithItemsHandler = { type, completed, _, _ in ended.append("\(type?.rawValue ?? "nil") \(completed)") }
        let stage = shown(sheet)
        stage.window.rootViewController?.dismiss(animated: false)
        stage.settle()
        #expect(ended == ["nil false"])
    }

    @Test("a sheet that is shown again calls the handler that was set again, with the new result", .rule("SP-G020"))
    func shownAgain() {
        let note = Note(), sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [note])
        var ended: [String] = []
        func setHandler() {
            sheet.completionWithItemsHandler = { type, completed, _, _ in ended.append("\(type?.rawValue ?? "nil") \(completed)") }
        }
        setHandler()
        let stage = shown(sheet), root = stage.window.rootViewController
        sheet.choose(note)
        stage.settle()
        for _ in 0..<2 {
            setHandler()
            root?.present(sheet, animated: false)
            stage.settle()
            root?.dismiss(animated: false)
            stage.settle()
        }
        #expect(ended == ["note true", "nil false", "nil false"] && sheet.completionWithItemsHandler == nil)
    }

    @Test(
        "a popover with a source in regular width, a sheet in compact width", .rule("SP-G021"),
        arguments: [("iPad Air 11", true), ("iPhone 16", false)])
    func style(_ device: String, _ isPopover: Bool) throws {
        let stage = Stage(root: UIViewController(), device: device)
        let root = try #require(stage.window.rootViewController)
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        let faults = Fault.catching {
            root.present(sheet, animated: false)
            stage.settle()
        }
        #expect(faults.map(\.name) == (isPopover ? [.genericException] : []))
        defer { UIScreen.main.become(HostScreen()) }
        guard isPopover else {
            #expect(sheet.presentationController is UISheetPresentationController)
            return
        }
        #expect(root.presentedViewController == nil)
        let pointed = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        pointed.popoverPresentationController?.sourceView = root.view
        pointed.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 200, width: 40, height: 40)
        #expect(Fault.catching { root.present(pointed, animated: false) } == [])
        stage.settle()
        #expect(
            pointed.activePresentationController is UIPopoverPresentationController
                && pointed.view.bounds.width < stage.window.bounds.width / 2)
        root.dismiss(animated: false)
        stage.settle()
    }

    @Test("Copy is always available unless excluded, and copies", .rule("SP-G019", "SP-G027"))
    func copy() throws {
        let excluding = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        excluding.excludedActivityTypes = [.copyToPasteboard]
        #expect(!excluding.activities.contains { $0.activityType == .copyToPasteboard })
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [Note()])
        #expect(
            sheet.activities.map(\.activityType?.rawValue) == [
                "note", "com.apple.UIKit.activity.CopyToPasteboard", "com.apple.DocumentManagerUICore.SaveToFiles",
            ])
        // The system's other activity types exist only to be excluded.
        let names: [UIActivity.ActivityType] = [.mail, .message, .print, .airDrop, .saveToCameraRoll]
        #expect(
            names.map(\.rawValue) == ["Mail", "Message", "Print", "AirDrop", "SaveToCameraRoll"].map { "com.apple.UIKit.activity.\($0)" })
        let stage = shown(sheet)
        sheet.choose(try #require(sheet.activities.first { $0.activityType == .copyToPasteboard }))
        stage.settle()
        #expect(UIPasteboard.general.string == "text")
    }

    @Test("texts, images, and files can be saved to the app's documents and never overwrite each other", .rule("SP-G027"))
    func save() throws {
        let manager = FileManager.default, home = SaveActivity.folder
        let folder = manager.temporaryDirectory.appendingPathComponent("Understudy-save-\(ProcessInfo.processInfo.processIdentifier)")
        SaveActivity.folder = folder.appendingPathComponent("Documents")
        defer {
            SaveActivity.folder = home
            try? manager.removeItem(at: folder)
        }
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("soup.md")
        try Data("Soup".utf8).write(to: file)
        let type = UIActivity.ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        let sheet = UIActivityViewController(activityItems: ["one", "two", picture, file], applicationActivities: nil)
        var ended: [Bool] = []
        sheet.completionWithItemsHandler = { _, completed, _, _ in ended.append(completed) }
        let stage = shown(sheet)
        sheet.choose(try #require(sheet.activities.first { $0.activityType == type }))
        stage.settle()
        #expect(ended == [true])
        let saved = try manager.contentsOfDirectory(atPath: folder.appendingPathComponent("Documents").path).sorted()
        #expect(saved == ["Image.png", "Text 2.txt", "Text.txt", "soup.md"])
        #expect(try String(contentsOf: folder.appendingPathComponent("Documents/Text 2.txt"), encoding: .utf8) == "two")
        let link = UIActivityViewController(activityItems: [URL(string: "https://example.com")!], applicationActivities: nil)
        #expect(!link.activities.contains { $0.activityType == type })
        // A file that no longer exists is reported.
        let gone = UIActivityViewController(activityItems: [folder.appendingPathComponent("gone.txt")], applicationActivities: nil)
        gone.completionWithItemsHandler = { _, completed, _, _ in ended.append(completed) }
        let other = shown(gone)
        let activity = try #require(gone.activities.first { $0.activityType == type })
        let lines = Console.capturing {
            gone.choose(activity)
            other.settle()
        }
        #expect(ended == [true, false] && lines.count == 1)
    }

    @Test(
        "a document interaction menu is a share sheet, a popover from its button in regular width, and reports its dismissal",
        arguments: ["iPhone 16", "iPad Air 11"])
    func documentMenu(_ device: String) {
        final class Delegate: NSObject, UIDocumentInteractionControllerDelegate {
            var dismissals = 0
            func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) { dismissals += 1 }
        }
        let root = UIViewController(), stage = Stage(root: root, device: device), delegate = Delegate()
        defer { UIScreen.main.become(HostScreen()) }
        let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: "/tmp/soup.txt"))
        controller.delegate = delegate
        #expect(controller.presentOptionsMenu(from: CGRect(x: 100, y: 200, width: 40, height: 40), in: root.view, animated: false))
        stage.settle()
        #expect(root.presentedViewController is UIActivityViewController && delegate.dismissals == 0)
        controller.dismissMenu(animated: false)
        stage.settle()
        #expect(root.presentedViewController == nil && delegate.dismissals == 1)
    }
}
