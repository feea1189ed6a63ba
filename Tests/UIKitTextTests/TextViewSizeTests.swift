import RuleTrait
import Testing
import EmulatedDevices
import UIKitCore
import UIKitText

@MainActor @Suite(.serialized) struct TextViewSizeTests {
    @Test("contentSize is correct without a layout, after changes of text, width, and insets", .rule("metrics-7")) func contentSize() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        #expect(view.contentSize.width == 200)
        let one = view.contentSize.height
        #expect(one == 37)
        view.text = "One\nTwo\nThree"
        #expect(view.contentSize.height == (16 + 3 * 20.287).rounded(.up))
        view.textContainerInset.top = 28
        #expect(view.contentSize.height == (36 + 3 * 20.287).rounded(.up))
        view.frame.size.width = 40
        #expect(view.contentSize.height > one + 4 * 20)
    }

    @Test(
        "setting text calls attributedText, which a subclass may override, and the selection delegate, which may be the subclass itself"
    )
    func settingText() {
        final class Listening: UITextView, UITextViewDelegate {
            var (settings, moves) = (0, 0)
            override var delegate: UITextViewDelegate? {
                get { self }
                set {}
            }
            override var attributedText: NSAttributedString! { didSet { settings += 1 } }
            func textViewDidChangeSelection(_ textView: UITextView) { moves += 1 }
        }
        let view = Listening()
        for text in ["foo bar", "foo", "", ""] { view.text = text }
        #expect(view.settings == 4 && view.moves == 3)
        #expect(view.textColor == UITextView().textColor)
        view.font = .systemFont(ofSize: 20)
        view.text = "again"
        #expect(view.text == "again" && view.font?.pointSize == 20 && view.selectedRange.location == 5)
    }

    @Test(
        "a field is as tall as in files saved by Interface Builder", .rule("metrics-7"),
        arguments: [
            (UITextField.BorderStyle.none, 14, 2, 18.5), (.none, 14, 3, 18.333), (.none, 17, 2, 22), (.roundedRect, 12, 2, 34),
            (.roundedRect, 14, 3, 34),
            (.roundedRect, 24, 2, 38.5),
            (.roundedRect, 30, 3, 45.667), (.roundedRect, 36, 3, 52.667), (.roundedRect, 50, 2, 69.5), (.line, 22, 2, 36),
            (.line, 25, 2, 39.5),
            (.bezel, 26, 2, 43),
        ] as [(UITextField.BorderStyle, CGFloat, CGFloat, CGFloat)])
    func fieldHeight(style: UITextField.BorderStyle, size: CGFloat, scale: CGFloat, height: CGFloat) {
        UIScreen.main.become(HostScreen(device: .named(scale == 2 ? "iPhone 8" : "iPhone 16") ?? .default))
        defer { UIScreen.main.become(HostScreen()) }
        let field = UITextField()
        field.borderStyle = style
        field.font = .systemFont(ofSize: size)
        #expect(abs(field.intrinsicContentSize.height - height) < 0.01)
    }

    @Test("a search field's parts have the measured frames", .rule("metrics-6")) func searchField() {
        Generation.emulating(.ios26) {
            let field = UISearchTextField(frame: CGRect(x: 8, y: 0, width: 359, height: 44))
            field.text = "Query"
            #expect(field.leftViewRect(forBounds: field.bounds).minX == 12)
            #expect(abs(field.textRect(forBounds: field.bounds).minX - 39.667) < 0.01)
            let clear = field.clearButtonRect(forBounds: field.bounds)
            #expect(clear.size == CGSize(width: 20, height: 20) && abs(clear.maxX - (359 - 14.333)) < 0.01)
        }
    }

    @Test("a search field's parts switch sides in right-to-left layouts") func mirrored() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        field.semanticContentAttribute = .forceRightToLeft
        #expect(field.leftViewRect(forBounds: field.bounds).maxX == 294)
        #expect(field.clearButtonRect(forBounds: field.bounds).minX == 7)
    }

    @Test("a text view uses TextKit 2 until its layoutManager is accessed, and lays out paragraphs that a delegate provides")
    func textLayoutManager() throws {
        final class Doubling: NSObject, NSTextContentStorageDelegate {
            func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? {
                NSTextParagraph(
                    attributedString: NSAttributedString(
                        string: (textContentStorage.textStorage!.string as NSString).substring(with: range),
                        attributes: [.font: UIFont.systemFont(ofSize: 34)]))
            }
        }
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = "One\nTwo"
        let height = view.contentSize.height
        let manager = try #require(view.textLayoutManager)
        #expect(manager.textContainer === view.textContainer && view.textLayoutManager === manager)
        #expect((manager.textContentManager as? NSTextContentStorage)?.textStorage === view.textStorage)
        #expect((manager.usageBoundsForTextContainer.height + 16).rounded(.up) == height)
        let doubling = Doubling()
        manager.textContentManager?.delegate = doubling
        #expect(view.contentSize.height > 1.6 * height && view.text == "One\nTwo")
        _ = view.layoutManager
        #expect(view.textLayoutManager == nil && UITextView(usingTextLayoutManager: false).textLayoutManager == nil)

        let container = NSTextContainer(size: .zero), own = NSTextLayoutManager(), storage = NSTextContentStorage()
        own.textContainer = container
        storage.addTextLayoutManager(own)
        let given = UITextView(frame: .zero, textContainer: container)
        #expect(given.textLayoutManager === own && given.textStorage === storage.textStorage)
    }
}
