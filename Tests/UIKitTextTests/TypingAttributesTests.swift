import Testing
import UIKitText

@MainActor @Suite struct TypingAttributesTests {
    @Test("text that is typed beside text without a font has a font") func font() {
        let view = UITextView()
        view.attributedText = NSAttributedString(string: "plain", attributes: [.foregroundColor: UIColor.red])
        view.selectedRange = NSRange(location: 0, length: 2)
        #expect(view.typingAttributes[.font] is UIFont && view.typingAttributes[.foregroundColor] as? UIColor == .red)
        view.attributedText = NSAttributedString(string: "own", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 30)
    }
}
