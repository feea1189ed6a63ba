import Foundation
import RuleTrait
import Testing

@testable import UIKitText

/// Public reports about text input on Apple's UIKit.
@MainActor @Suite("text behaves as public reports describe", .serialized)
struct TextReportTests {
    private final class Watcher: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var log: [String] = []
        func textViewDidChange(_ textView: UITextView) { log.append("change") }
        func textViewDidChangeSelection(_ textView: UITextView) {
            log.append("selection \(textView.selectedRange.location) \(textView.selectedRange.length)")
        }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            log.append("should \(range.location) \(range.length)")
            return true
        }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            log.append("should \(range.location) \(range.length) \(string)")
            return true
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            log.append("shouldClear")
            return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.append("return")
            return true
        }
    }

    private func view(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        return view
    }

    private func field(_ text: String = "") -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        field.text = text
        return field
    }

    // simonbs/Runestone#158 on UITextView.
    @Test("deleting a character reports the new selection once, without a length")
    func deletion() {
        let view = view("abc"), watcher = Watcher()
        show([view]) {
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 3, length: 0)
            view.delegate = watcher
            press(.keyboardDeleteOrBackspace)
            #expect(view.text == "ab" && watcher.log.filter { $0.hasPrefix("selection") } == ["selection 2 0"])
            #expect(watcher.log.first == "should 2 1" && watcher.log.filter { $0 == "change" }.count == 1)
        }
    }

    // stackoverflow.com/questions/4674023: an app's own keyboard calls insertText, and its delegate is not asked.
    @Test("insertText and deleteBackward ask the delegate only if the keyboard calls them", arguments: [true, false])
    func inserted(_ isField: Bool) {
        let view = view("ab"), field = field("ab"), watcher = Watcher(), input: any UITextInput & UIView = isField ? field : view
        show([input]) {
            input.becomeFirstResponder()
            input.selectedTextRange = input.textRange(from: input.endOfDocument, to: input.endOfDocument)
            view.delegate = watcher
            field.delegate = watcher
            input.insertText("c")
            input.deleteBackward()
            input.insertText("d")
            #expect(!watcher.log.contains { $0.hasPrefix("should") } && (isField ? field.text : view.text) == "abd")
            #expect(isField || watcher.log.filter { $0 == "change" }.count == 3)
            watcher.log = []
            press(.keyboardE, [], "e")
            press(.keyboardDeleteOrBackspace)
            #expect(watcher.log.filter { $0.hasPrefix("should") }.count == 2 && (isField ? field.text : view.text) == "abd")
        }
    }

    // UITextViewDelegate's documentation as quoted at twostraws/Sourceful#19; GitHawkApp/MessageViewController#80.
    @Test("a text view's text set in code sends no change")
    func setInCode() {
        let view = view("abc"), watcher = Watcher()
        show([view]) {
            view.delegate = watcher
            view.text = "abcd"
            view.attributedText = NSAttributedString(string: "x")
            #expect(!watcher.log.contains("change") && !watcher.log.contains { $0.hasPrefix("should") })
        }
    }

    // e-learn.cn/qa 574157: an event to be sent by hand, since the setter sends none.
    @Test("setting a field's text in code sends no event and doesn't call the delegate")
    func fieldInCode() {
        let field = field("a"), watcher = Watcher()
        var events = 0
        show([field]) {
            field.delegate = watcher
            field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
            field.becomeFirstResponder()
            field.text = "b"
            #expect(events == 0 && !watcher.log.contains { $0.hasPrefix("should") })
            press(.keyboardC, [], "c")
            #expect(events == 1 && field.text == "bc")
        }
    }

    // MARK: Secure entry

    // stephsharp/MaterialTextField#15, react/react-native#35668.
    @Test("a secure field that is edited again loses its text with the first letter, and only with the first")
    func secureAgain() {
        let field = field("old"), other = self.field()
        field.isSecureTextEntry = true
        show([field, other]) {
            field.becomeFirstResponder()
            press(.keyboardA, [], "a")
            #expect(field.text == "a")
            press(.keyboardB, [], "b")
            #expect(field.text == "ab")
            other.becomeFirstResponder()
            field.becomeFirstResponder()
            press(.keyboardC, [], "c")
            #expect(field.text == "c")
        }
    }

    // wordpress-mobile/WordPress-iOS#2844: the delegate is asked as if one character went, `textFieldShouldClear` is not.
    @Test("the first Delete in a secure field removes everything, although the delegate is asked about one character")
    func secureDelete() {
        let field = field("old"), watcher = Watcher()
        field.isSecureTextEntry = true
        show([field]) {
            field.delegate = watcher
            field.becomeFirstResponder()
            press(.keyboardDeleteOrBackspace)
            #expect(field.text == "" && watcher.log.contains("should 2 1 ") && !watcher.log.contains("shouldClear"))
        }
    }

    // lionheart/openradar-mirror#15106 (rdar 25690848), blsage/iTextField#6.
    @Test("a field that becomes secure while it is edited loses its text with the next letter")
    func secureLater() {
        let field = field()
        show([field]) {
            field.becomeFirstResponder()
            press(.keyboardA, [], "a")
            press(.keyboardB, [], "b")
            field.isSecureTextEntry = true
            #expect(field.text == "ab")
            press(.keyboardC, [], "c")
            #expect(field.text == "c")
            field.isSecureTextEntry = false
            press(.keyboardD, [], "d")
            #expect(field.text == "cd")
        }
    }

    // ithelp.ithome.com.tw/articles/10227431; UITextView's documentation.
    @Test("text inserted while clearsOnInsertion is set takes the place of all, and the flag goes", arguments: [true, false])
    func clearing(_ isField: Bool) {
        let view = view("abc"), field = field("abc"), input: any UITextInput & UIView = isField ? field : view
        show([input]) {
            input.becomeFirstResponder()
            if isField { field.clearsOnInsertion = true } else { view.clearsOnInsertion = true }
            press(.keyboardX, [], "x")
            #expect((isField ? field.text : view.text) == "x" && !(isField ? field.clearsOnInsertion : view.clearsOnInsertion))
            press(.keyboardY, [], "y")
            #expect((isField ? field.text : view.text) == "xy")
        }
    }

    // MARK: Scrolling

    private let lines = (0..<60).map { "Line \($0)" }

    // lapcatsoftware.com/articles/textview4.html (iOS 12).
    @Test("a range that does not fit is scrolled to its end, one that fits is shown whole, from either side")
    func visibleRange() {
        let text = lines.joined(separator: "\n"), view = view(text)
        show([view]) {
            @MainActor func place(_ index: Int) -> CGRect {
                view.caretRect(for: view.position(from: view.beginningOfDocument, offset: index)!)
            }
            @MainActor func shows(_ rect: CGRect) -> Bool {
                let seen = CGRect(origin: view.contentOffset, size: view.bounds.size)
                return seen.minY <= rect.minY + 0.5 && seen.maxY >= rect.maxY - 0.5
            }
            @MainActor func scroll(_ range: NSRange) {
                view.scrollRangeToVisible(range)
                EventLoop.main.advance(by: 1)
            }
            let length = (text as NSString).length, half = (text as NSString).range(of: "Line 30")
            scroll(NSRange(location: 0, length: length))
            #expect(shows(place(length)) && !shows(place(0)))
            scroll(NSRange(location: 0, length: half.location))
            #expect(shows(place(half.location - 1)) && !shows(place(0)))
            let two = NSRange(location: half.location, length: "Line 30\nLine 31".utf16.count)
            for from in [0, length] {
                scroll(NSRange(location: from, length: 0))
                #expect(shows(place(from)))
                scroll(two)
                #expect(shows(place(two.location)) && shows(place(NSMaxRange(two))))
            }
            scroll(NSRange(location: 0, length: 0))
            #expect(view.contentOffset.y <= 0.5)
        }
    }

    // MARK: Order

    // UITextFieldDelegate's documentation: Return asks before the events, and ends nothing by itself.
    @Test("Return asks the delegate, then sends the primary action and the end on exit, which ends editing only with a target")
    func returning() {
        for hasTarget in [false, true] {
            let field = field(), watcher = Watcher()
            show([field]) {
                field.delegate = watcher
                field.becomeFirstResponder()
                field.addAction(UIAction { _ in watcher.log.append("primary") }, for: .primaryActionTriggered)
                if hasTarget { field.addAction(UIAction { _ in watcher.log.append("exit") }, for: .editingDidEndOnExit) }
                watcher.log = []
                press(.keyboardReturnOrEnter, [], "\n")
                #expect(watcher.log.first == "return")
                #expect(field.isFirstResponder == !hasTarget && watcher.log.contains("exit") == hasTarget)
                #expect(watcher.log.contains("end") == hasTarget)
            }
        }
    }

    // UITextViewDelegate's order while typing, as printed in many public logs: the selection comes before the change.
    @Test("typing asks, reports the selection, then the change")
    func typingOrder() {
        let view = view("a"), watcher = Watcher()
        show([view]) {
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 1, length: 0)
            view.delegate = watcher
            press(.keyboardB, [], "b")
            #expect(watcher.log == ["should 1 0", "selection 2 0", "change"])
        }
    }
}
