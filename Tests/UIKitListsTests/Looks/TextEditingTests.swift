import RuleTrait
import Testing
import UIKitText

@MainActor final class FieldLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []
    var limit = Int.max
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { log.append("shouldBegin"); return true }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { log.append("shouldEnd"); return true }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        (textField.text ?? "").utf16.count - range.length + string.utf16.count <= limit
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
    func textViewDidChange(_ textView: UITextView) { log.append("changed \(textView.text ?? "")") }
}

@MainActor @Suite(.serialized) struct TextEditingTests {
    @Test("a field's editing session: shouldBegin, didBegin, changes within the delegate's limit, and Return")
    func session() {
        let root = UIView()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        root.addSubview(field)
        let log = FieldLog()
        log.limit = 3
        field.delegate = log
        let stage = ListWindow(root)
        field.becomeFirstResponder()
        for letter in ["a", "b", "c", "d"] { KeyboardInput.insert(letter, into: field) }
        KeyboardInput.deleteBackward(in: field)
        #expect(field.text == "ab")
        KeyboardInput.insert("\n", into: field)
        #expect(!field.isEditing)
        #expect(log.log.filter { $0 != "shouldBegin" } == ["didBegin", "shouldEnd", "didEnd"])
        stage.settle(1)
    }

    @Test("a text view keeps its selection, grows with its text if it does not scroll, and calls its delegate")
    func textView() {
        let root = UIView()
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        let log = FieldLog()
        view.delegate = log
        root.addSubview(view)
        let stage = ListWindow(root)
        view.becomeFirstResponder()
        view.insertText("Hello world")
        view.selectedRange = NSRange(location: 0, length: 5)
        view.insertText("Goodbye")
        #expect(view.text == "Goodbye world")
        #expect(log.log == ["changed Hello world", "changed Goodbye world"])
        view.isScrollEnabled = false
        let one = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
        view.text = "One line and then another line which is rather long"
        let more = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(abs(one - 36.667) < 0.7 && more > one + 19)
        stage.settle(0.5)
        stage.picture("textview")
    }
}
