import Testing
import UIKitTesting
@testable import UIKitControls
@testable import UIKitText

@MainActor @Suite(.serialized) struct TextItemTests {
    private final class Reader: NSObject, UITextViewDelegate {
        var log: [String] = []
        var answers = true
        func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
            switch textItem.content {
            case .link(let url): log.append("link \(url.absoluteString) at \(textItem.range.location)")
            case .tag(let tag): log.append("tag \(tag)")
            case .textAttachment: log.append("attachment")
            }
            return answers ? UIAction { [unowned self] _ in log.append("done") } : nil
        }
    }
    private final class OldReader: NSObject, UITextViewDelegate {
        var log: [String] = []
        func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction)
            -> Bool
        {
            log.append("\(URL.absoluteString) \(characterRange)")
            return false
        }
        func textView(
            _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            log.append("attachment")
            return false
        }
    }

    private func textView() -> UITextView {
        let text = NSMutableAttributedString(string: "See kiwi and pear")
        text.addAttribute(.link, value: URL(string: "fruit://kiwi") as Any, range: NSRange(location: 4, length: 4))
        text.addAttribute(.textItemTag, value: "pear", range: NSRange(location: 13, length: 4))
        text.append(NSAttributedString(attachment: NSTextAttachment()))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.isEditable = false
        view.attributedText = text
        return view
    }

    @Test("the delegate provides the action of a tapped link, tag, or attachment; plain text has none") func items() {
        let view = textView(), reader = Reader()
        view.delegate = reader
        #expect(!view.openItem(at: 0))
        #expect(view.openItem(at: 5) && view.openItem(at: 14) && view.openItem(at: 17))
        #expect(reader.log == ["link fruit://kiwi at 4", "done", "tag pear", "done", "attachment", "done"])
        reader.answers = false
        _ = view.openItem(at: 5)
        #expect(reader.log.last == "link fruit://kiwi at 4")
    }

    @Test("the delegate methods of iOS 10 are called for links and attachments") func before() {
        let view = textView(), reader = OldReader()
        view.delegate = reader
        _ = view.openItem(at: 5)
        _ = view.openItem(at: 17)
        #expect(reader.log == ["fruit://kiwi {4, 4}", "attachment"])
    }

    private final class MenuReader: NSObject, UITextViewDelegate {
        var log: [String] = []
        func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
            -> UITextItem.MenuConfiguration?
        {
            log.append("menu \(textItem.range) \(defaultMenu.children.map(\.title))")
            let taste = UIAction(title: "Taste") { [unowned self] _ in log.append("taste") }
            return UITextItem.MenuConfiguration(menu: UIMenu(children: [taste]))
        }
        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
        ) { log.append("display") }
        func textView(
            _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
        ) { log.append("end") }
    }

    private func part<Part: UIView>(_ type: Part.Type, in view: UIView) -> Part? {
        view as? Part ?? view.subviews.lazy.compactMap { part(type, in: $0) }.first
    }

    @Test("a long press on a link opens the menu that the delegate provides for it") func menu() throws {
        let controller = UIViewController(), view = textView(), reader = MenuReader()
        view.frame.origin.y = 300
        view.delegate = reader
        controller.view.addSubview(view)
        let stage = Stage(root: controller)
        let link = try #require(view.textRects(NSRange(location: 4, length: 4)).first)
        stage.press(at: view.convert(CGPoint(x: link.midX, y: link.midY), to: nil), for: 0.6)
        stage.settle()
        #expect(reader.log == ["menu {4, 4} [\"Open Link\", \"Copy Link\"]", "display"])
        let preview = try #require(part(LiftedPreview.self, in: stage.window))
        #expect(abs(preview.frame.width - link.width) < 1)
        stage.tap(try #require(part(MenuRow.self, in: stage.window)))
        stage.settle()
        #expect(Array(reader.log.suffix(2)) == ["end", "taste"] && !view.isFirstResponder)
        // Plain text has no item.
        stage.press(at: view.convert(CGPoint(x: 10, y: link.midY), to: nil), for: 0.6)
        stage.settle()
        #expect(reader.log.count == 4)
    }

    @Test("each view stores the traits introduced in iOS 17 and 18") func traits() {
        let field = UITextField(), other = UITextField()
        field.inlinePredictionType = .no
        field.writingToolsBehavior = .none
        #expect(field.inlinePredictionType == .no && field.writingToolsBehavior == .none)
        #expect(other.inlinePredictionType == .default && other.writingToolsBehavior == .default)
    }

    @Test("a text view has one find interaction while it is enabled") func find() throws {
        let view = UITextView()
        #expect(view.findInteraction == nil)
        view.isFindInteractionEnabled = true
        let interaction = try #require(view.findInteraction)
        #expect(view.findInteraction === interaction && interaction.view === view)
    }
}
