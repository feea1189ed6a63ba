import Foundation
import RuleTrait
import Testing

@testable import UIKitCore
@testable import UIKitText

/// The calls of text fields and text views in order, as documented and reported.
@MainActor @Suite("fields as reports and documentation order their calls", .serialized)
struct FieldTraceTests {
    private class Order: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var log: [String] = []
        var mayEnd = true
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            log.append("should begin \(textField.tag)")
            return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin \(textField.tag)") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            log.append("should end \(textField.tag)")
            return mayEnd
        }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("end \(textField.tag)") }
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            log.append("should begin \(textView.tag)")
            return true
        }
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin \(textView.tag)") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            log.append("should end \(textView.tag)")
            return mayEnd
        }
        func textViewDidEndEditing(_ textView: UITextView) { log.append("end \(textView.tag)") }
    }
    private final class Reasons: NSObject, UITextFieldDelegate {
        var log: [String] = []
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            log.append("end with reason \(reason.rawValue)")
        }
    }

    private func field(_ tag: Int, _ delegate: Order) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 100 + 60 * CGFloat(tag), width: 200, height: 40))
        (field.tag, field.delegate) = (tag, delegate)
        return field
    }

    private func view(_ tag: Int, _ delegate: Order) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 100 + 60 * CGFloat(tag), width: 200, height: 40))
        (view.tag, view.delegate) = (tag, delegate)
        return view
    }

    // UITextFieldDelegate's documentation, steps 1 and 5: the new field is asked before it becomes first responder, the old one before it
    // resigns for that.
    @Test(
        "moving to another field or view asks the new one, then ends the old one, then begins", .rule("J-04", "J-05"),
        arguments: [0, 1, 2, 3])
    func moving(_ kinds: Int) {
        let order = Order(), first: UIView = kinds & 1 == 0 ? field(0, order) : view(0, order),
            second: UIView = kinds & 2 == 0 ? field(1, order) : view(1, order)
        show([first, second]) {
            first.becomeFirstResponder()
            order.log = []
            second.becomeFirstResponder()
            // Asking again changes nothing.
            let once = order.log.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
            #expect(once == ["should begin 1", "should end 0", "end 0", "begin 1"])
        }
    }

    @Test("a field that refuses to end keeps the focus, and the other does not begin", .rule("J-05"))
    func refusing() {
        let order = Order(), first = field(0, order), second = field(1, order)
        show([first, second]) {
            first.becomeFirstResponder()
            order.mayEnd = false
            order.log = []
            #expect(!second.becomeFirstResponder() && first.isFirstResponder && first.isEditing && !second.isEditing)
            #expect(!order.log.contains("end 0") && !order.log.contains("begin 1"))
            order.mayEnd = true
        }
    }

    // The header's comment on textFieldDidEndEditing, as quoted at runxinzhi.com/fantasy3588-p-5379810.html.
    @Test("editing ends despite a refusal if it is forced or the field leaves its window", .rule("J-11"), arguments: [true, false])
    func forced(_ isRemoved: Bool) {
        let order = Order(), field = field(0, order)
        show([field]) {
            field.becomeFirstResponder()
            order.mayEnd = false
            order.log = []
            #expect(!field.superview!.endEditing(false) && field.isFirstResponder)
            if isRemoved { field.removeFromSuperview() } else { field.superview!.endEditing(true) }
            #expect(order.log.last == "end 0" && !field.isFirstResponder && !field.isEditing)
            order.mayEnd = true
        }
    }

    // tingxins/InputKit#4, marmelroy/PhoneNumberKit#411, RedMadRobot/input-mask-ios#65: called in place of the method without a reason.
    @Test("of a delegate with both methods, only the one with the reason is called")
    func reason() {
        let reasons = Reasons(), field = field(0, Order())
        field.delegate = reasons
        show([field]) {
            field.becomeFirstResponder()
            field.resignFirstResponder()
            #expect(reasons.log == ["end with reason 0"])
        }
    }

    private final class Events: NSObject, UITextFieldDelegate {
        var log: [String] = []
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            log.append("should \(string)")
            return string != "x"
        }
    }

    // The documentation of UITextFieldDelegate and of the notifications: a refused character changes and reports nothing.
    @Test("a character is asked for before its events; a refused one has none")
    func characters() {
        let events = Events(), field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.delegate = events
        field.addAction(UIAction { _ in events.log.append("event \(field.text ?? "")") }, for: .editingChanged)
        let token = NotificationCenter.default.addObserver(forName: UITextField.textDidChangeNotification, object: field, queue: nil) {
            _ in
            MainActor.assumeIsolated { events.log.append("notification") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        show([field]) {
            field.becomeFirstResponder()
            press(.keyboardA, [], "a")
            #expect(events.log.first == "should a" && Set(events.log.dropFirst()) == ["event a", "notification"] && events.log.count == 3)
            events.log = []
            press(.keyboardX, [], "x")
            #expect(events.log == ["should x"] && field.text == "a")
        }
    }
}
