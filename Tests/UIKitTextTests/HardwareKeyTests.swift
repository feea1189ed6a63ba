import Foundation
import Testing
@testable import UIKitText

/// The effects of hardware keys in text.
@MainActor @Suite(.serialized) struct HardwareKeyTests {
    private func field(_ text: String, _ y: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40))
        field.text = text
        return field
    }

    @Test(
        "Tab moves through the fields from top to bottom and back to the first, Shift reverses; hidden and disabled ones are skipped"
    )
    func tab() {
        let (first, second, third, hidden, off) = (field("a", 100), field("b", 200), field("c", 300), field("d", 250), field("e", 260))
        hidden.isHidden = true
        off.isEnabled = false
        show([third, hidden, first, off, second]) {
            first.becomeFirstResponder()
            press(.keyboardTab, [], "\t")
            #expect(second.isFirstResponder && first.text == "a")
            press(.keyboardTab, [], "\t")
            press(.keyboardTab, [], "\t")
            #expect(first.isFirstResponder)
            press(.keyboardTab, .shift, "\t")
            #expect(third.isFirstResponder)
        }
    }

    @Test("in a text view Tab inserts a character")
    func tabInTextView() {
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        show([view, field("a", 300)]) {
            view.becomeFirstResponder()
            press(.keyboardTab, [], "\t")
            #expect(view.text == "\t" && view.isFirstResponder)
        }
    }

    @Test("arrows move by whole characters, collapse a selection to its edge, and go to a field's ends with up and down")
    func arrows() {
        let field = field("a👨‍👩‍👧b", 100)
        show([field]) {
            field.becomeFirstResponder()
            @MainActor func caret() -> Int {
                field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.end) } ?? -1
            }
            press(.keyboardUpArrow)
            #expect(caret() == 0)
            press(.keyboardRightArrow)
            press(.keyboardRightArrow)
            #expect(caret() == 9)
            press(.keyboardLeftArrow)
            #expect(caret() == 1)
            field.insertText("x")
            #expect(field.text == "ax👨‍👩‍👧b")
            field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
            press(.keyboardLeftArrow)
            #expect(caret() == 0 && field.selectedTextRange?.isEmpty == true)
            press(.keyboardDownArrow)
            #expect(caret() == 11)
        }
    }

    @Test("Command-A, C, X, and V edit without typing a letter")
    func commands() {
        let field = field("soup", 100)
        show([field]) {
            field.becomeFirstResponder()
            press(.keyboardSpacebar, .command, "a")
            press(.keyboardSpacebar, .command, "x")
            #expect(field.text == "" && UIPasteboard.general.string == "soup")
            press(.keyboardSpacebar, .command, "v")
            press(.keyboardSpacebar, .command, "v")
            #expect(field.text == "soupsoup")
        }
    }
}
