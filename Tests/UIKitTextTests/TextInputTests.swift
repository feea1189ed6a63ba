import Foundation
import RuleTrait
import Testing

@testable import UIKitText

/// The effects of input methods, undo, and keys on text.
@MainActor @Suite("Text input", .serialized)
struct TextInputTests {
    private func textView(_ text: String = "") -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
        view.text = text
        return view
    }

    private func field(_ text: String = "") -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        field.text = text
        return field
    }

    private func selection(_ input: any UITextInput) -> [Int]? {
        input.selectedTextRange.map { range in [range.start, range.end].map { input.offset(from: input.beginningOfDocument, to: $0) } }
    }

    // MARK: Marked text

    @Test("marked text replaces the previous marked text, has the given selection, and stays after unmarkText", arguments: [true, false])
    func marked(_ isField: Bool) throws {
        let view = textView("ab"), field = field("ab"), input: any UITextInput & UIView = isField ? field : view
        show([input]) {
            input.becomeFirstResponder()
            input.selectedTextRange = input.textRange(from: input.endOfDocument, to: input.endOfDocument)
            #expect(input.markedTextRange == nil)
            input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
            input.setMarkedText("nihao", selectedRange: NSRange(location: 1, length: 2))
            let text = { isField ? field.text : view.text }
            #expect(text() == "abnihao" && selection(input) == [3, 5])
            #expect(input.markedTextRange.flatMap { input.text(in: $0) } == "nihao")
            input.insertText("你好")
            #expect(text() == "ab你好" && input.markedTextRange == nil)
            input.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
            input.unmarkText()
            #expect(text() == "ab你好x" && input.markedTextRange == nil)
        }
    }

    // MARK: Undo

    @Test("letters typed in a row are undone together, and redone", arguments: [true, false])
    func undo(_ isField: Bool) throws {
        let view = textView("start "), field = field("start "), input: any UITextInput & UIView = isField ? field : view
        try show([input]) {
            input.becomeFirstResponder()
            input.selectedTextRange = input.textRange(from: input.endOfDocument, to: input.endOfDocument)
            for letter in "abc" { input.insertText(String(letter)) }
            let text = { isField ? field.text : view.text }, manager = try #require(input.undoManager)
            #expect(text() == "start abc" && manager.canUndo && manager.undoActionName == "Typing")
            manager.undo()
            #expect(text() == "start " && manager.canRedo)
            manager.redo()
            #expect(text() == "start abc")
            press(.keyboardZ, .command, "z")
            #expect(text() == "start ")
            press(.keyboardZ, [.command, .shift], "z")
            #expect(text() == "start abc")
            if isField { field.text = "new" } else { view.text = "new" }
            #expect(!manager.canUndo)
        }
    }

    // Apple: `UIResponder.undoManager`.
    @Test("texts have undo managers of their own; a field's is cleared when the field resigns first responder")
    func undoManagers() throws {
        let view = textView("a"), field = field("b")
        let (ofView, ofField) = (try #require(view.undoManager), try #require(field.undoManager))
        show([view, field]) {
            #expect(view.undoManager === ofView && field.undoManager === ofField && ofView !== ofField)
            #expect(view.window?.undoManager !== ofView)
            view.becomeFirstResponder()
            view.insertText("x")
            field.becomeFirstResponder()
            field.insertText("y")
            #expect(ofView.canUndo && ofField.canUndo)
            field.resignFirstResponder()
            #expect(ofView.canUndo && !ofField.canUndo)
        }
    }

    // MARK: Keys

    @Test("Shift extends the selection, Option moves by words, Command to the ends; Delete removes as much")
    func keys() {
        let view = textView("one two three")
        show([view]) {
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 4, length: 0)
            press(.keyboardRightArrow, .shift)
            press(.keyboardRightArrow, .shift)
            #expect(view.selectedRange == NSRange(location: 4, length: 2))
            press(.keyboardLeftArrow, .shift)
            #expect(view.selectedRange == NSRange(location: 4, length: 1))
            press(.keyboardRightArrow, .command)
            #expect(view.selectedRange == NSRange(location: 13, length: 0))
            press(.keyboardLeftArrow, .alternate)
            #expect(view.selectedRange == NSRange(location: 8, length: 0))
            press(.keyboardLeftArrow, [.command, .shift])
            #expect(view.selectedRange == NSRange(location: 0, length: 8))
            view.selectedRange = NSRange(location: 13, length: 0)
            press(.keyboardDeleteOrBackspace, .alternate)
            #expect(view.text == "one two ")
        }
    }

    // MARK: Direction

    @Test("arrows move visually in right-to-left text, and a paragraph has its base writing direction")
    func directions() throws {
        let view = textView("שלום")
        try show([view]) {
            let start = view.beginningOfDocument
            #expect(view.baseWritingDirection(for: start, in: .forward) == .rightToLeft)
            let left = try #require(view.position(from: start, in: .left, offset: 1))
            #expect(view.offset(from: start, to: left) == 1)
            #expect(view.caretRect(for: left).minX < view.caretRect(for: start).minX)
            view.text = "Latin"
            #expect(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward) == .leftToRight)
            let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
            view.setBaseWritingDirection(.rightToLeft, for: all)
            #expect(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward) == .rightToLeft)
            #expect(view.caretRect(for: view.endOfDocument).minX > view.bounds.midX)
        }
    }

    // MARK: Data detectors

    @Test("text that is not editable gets links for its dataDetectorTypes; the app's own links stay")
    func detected() {
        let view = textView("See https://example.org or call +1 555 010 9999, or x")
        func link(_ word: String) -> URL? {
            view.textStorage.attribute(.link, at: (view.text as NSString).range(of: word).location, effectiveRange: nil) as? URL
        }
        view.dataDetectorTypes = [.link, .phoneNumber]
        #expect(link("https") == nil)
        view.isEditable = false
        #expect(link("https")?.host == "example.org" && link("+1")?.scheme == "tel" && link("or x") == nil)
        view.dataDetectorTypes = .link
        #expect(link("https") != nil && link("+1") == nil)
        view.isEditable = true
        #expect(link("https") == nil)
    }

    // MARK: Attachment views

    // The superclasses are unchecked, and a subclass must repeat it.
    private final class SwitchAttachment: NSTextAttachment, @unchecked Sendable {
        final class Provider: NSTextAttachmentViewProvider, @unchecked Sendable {
            override func loadView() { view = MainActor.assumeIsolated { UISwitch() } }
        }
        override func viewProvider(for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?)
            -> NSTextAttachmentViewProvider?
        {
            let provider = Provider(
                textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager, location: location)
            provider.tracksTextAttachmentViewBounds = true
            return provider
        }
    }

    @Test("an attachment's view has the frame that the text leaves for it, and is removed with it")
    func attachmentView() throws {
        let view = textView()
        let text = NSMutableAttributedString(string: "On: ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(NSAttributedString(attachment: SwitchAttachment()))
        view.attributedText = text
        try show([view]) {
            view.layoutIfNeeded()
            let shown = try #require(view.subviews.lazy.compactMap { $0 as? UISwitch }.first)
            let label = "On: ".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
            #expect(abs(shown.frame.minX - view.textContainerInset.left - 5 - label) < 0.5 && shown.frame.size == UISwitch().frame.size)
            view.text = "Gone"
            view.layoutIfNeeded()
            #expect(shown.superview == nil)
        }
    }

    @MainActor final class Order: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var log: [String] = []
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin \(textField.isFirstResponder) \(textField.isEditing)") }
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    }

    // craiggrummitt.com, 2016-07-18; hackiftekhar/IQKeyboardManager#271.
    @Test("a field begins editing before the keyboard notifications, a text view after them", .rule("K-05"))
    func keyboardOrder() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)),
            view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 80))
        let order = Order()
        field.delegate = order
        view.delegate = order
        let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
            _ in
            MainActor.assumeIsolated { order.log.append("keyboard") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        show([field, view]) {
            field.becomeFirstResponder()
            #expect(order.log == ["begin true true", "keyboard"])
            field.resignFirstResponder()
            EventLoop.main.advance(by: 1)
            order.log = []
            view.becomeFirstResponder()
            #expect(order.log == ["keyboard", "begin"])
        }
    }

    @MainActor final class Refusing: NSObject, UITextFieldDelegate {
        func textFieldDidBeginEditing(_ textField: UITextField) { textField.resignFirstResponder() }
    }

    @Test("a field whose delegate resigns it immediately leaves no keyboard")
    func givenUp() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)), delegate = Refusing()
        field.delegate = delegate
        show([field]) {
            field.becomeFirstResponder()
            EventLoop.main.advance(by: 1)
            #expect(!field.isFirstResponder && KeyboardState.shared.frame == nil)
        }
    }

    @MainActor final class BarOrder: NSObject, UISearchBarDelegate {
        var log: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
    }

    @Test("a search bar begins editing like a field, before the keyboard, and ends before the keyboard hides", .rule("K-05", "K-06"))
    func searchBarOrder() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 300, height: 56)), order = BarOrder()
        bar.delegate = order
        let tokens = [(UIResponder.keyboardWillShowNotification, "show"), (UIResponder.keyboardWillHideNotification, "hide")].map {
            name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { order.log.append(word) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        show([bar]) {
            bar.becomeFirstResponder()
            bar.resignFirstResponder()
            EventLoop.main.advance(by: 1)
            #expect(order.log == ["begin", "show", "end", "hide"])
        }
    }

    @Test("moving between fields ends the first and begins the second, without keyboard notifications", .rule("K-07"))
    func betweenFields() {
        let (first, second) = (field("a"), UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 40)))
        @MainActor final class Both: NSObject, UITextFieldDelegate {
            var log: [String] = []
            func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin \(textField.tag)") }
            func textFieldDidEndEditing(_ textField: UITextField) { log.append("end \(textField.tag)") }
        }
        let both = Both()
        for (tag, field) in [first, second].enumerated() { (field.tag, field.delegate) = (tag, both) }
        let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
            _ in
            MainActor.assumeIsolated { both.log.append("keyboard") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        show([first, second]) {
            first.becomeFirstResponder()
            second.becomeFirstResponder()
            #expect(both.log == ["begin 0", "keyboard", "end 0", "begin 1"])
        }
    }

    @Test("a text view's contentSize is rounded to whole points, and sizeThatFits to whole pixels", .rule("metrics-7"))
    func wholePoints() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        for lines in 1...5 {
            view.text = Array(repeating: "line", count: lines).joined(separator: "\n")
            #expect(
                view.contentSize.height == view.contentSize.height.rounded()
                    && view.contentSize.height >= view.sizeThatFits(CGSize(width: 200, height: 0)).height)
        }
    }
}
