import Testing
import UIKit
import UIKitTesting
@testable import UIKitControls

@MainActor @Suite("Text edit menus", .serialized) struct TextEditMenuTests {
    private let page = UIViewController(), stage: Stage
    private let field = UITextField(frame: CGRect(x: 50, y: 300, width: 250, height: 40))
    private let view = UITextView(frame: CGRect(x: 50, y: 400, width: 250, height: 120))

    init() {
        stage = Stage(root: page)
        UIPasteboard.general.string = nil
        UIMenuController.shared.menuItems = nil
        field.text = "Some words here"
        view.text = "First line of text\nSecond line"
        for text in [field, view] { page.view.addSubview(text) }
        stage.settle()
    }

    private var titles: [String] {
        func buttons(_ view: UIView) -> [UIButton] { view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) } }
        return stage.window.subviews.compactMap { $0 as? EditMenuBar }.filter(\.isUserInteractionEnabled).flatMap(buttons).compactMap {
            $0.title(for: .normal)
        }
    }

    private func choose(_ title: String) throws {
        func buttons(_ view: UIView) -> [UIButton] { view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) } }
        let bar = try #require(stage.window.subviews.compactMap { $0 as? EditMenuBar }.first { $0.isUserInteractionEnabled })
        stage.tap(try #require(buttons(bar).first { $0.title(for: .normal) == title }))
        stage.advance(by: 0.5)
    }

    /// Returns the center of a character, in the window.
    private func place(_ index: Int, in text: UIView & UITextInput) throws -> CGPoint {
        let start = try #require(text.position(from: text.beginningOfDocument, offset: index)),
            end = try #require(text.position(from: start, offset: 1))
        let rect = text.firstRect(for: try #require(text.textRange(from: start, to: end)))
        return text.convert(CGPoint(x: rect.minX + rect.width / 4, y: rect.midY), to: nil)
    }

    private func tap(_ count: Int, at point: CGPoint) {
        for _ in 0..<count { stage.tap(at: point) }
        stage.advance(by: 0.2)
    }

    private var selection: String? { field.selectedTextRange.flatMap { field.text(in: $0) } }

    @Test("a double tap selects the word and shows the menu; copying hides it and keeps the selection")
    func doubleTap() throws {
        field.becomeFirstResponder()
        stage.settle()
        tap(2, at: try place(6, in: field))
        #expect(selection == "words" && titles == ["Cut", "Copy", "Select All"])
        try choose("Copy")
        #expect(UIPasteboard.general.string == "words" && titles.isEmpty && selection == "words")
        tap(1, at: try place(6, in: field))
        #expect(titles == ["Cut", "Copy", "Paste", "Select All"] && selection == "words")
        try choose("Cut")
        #expect(field.text == "Some  here" && titles.isEmpty)
    }

    @Test("a long press places the insertion point and offers Select, which shows the selection's menu; typing hides it")
    func longPress() throws {
        stage.press(at: try place(2, in: field), for: 0.7)
        stage.advance(by: 0.2)
        #expect(field.isEditing && selection == "" && titles == ["Select", "Select All"])
        try choose("Select")
        #expect(selection == "Some" && titles == ["Cut", "Copy", "Select All"])
        field.insertText("Few")
        stage.advance(by: 0.2)
        #expect(field.text == "Few words here" && titles.isEmpty)
    }

    @Test("a tap on the insertion point shows the menu and the next hides it; a tap elsewhere moves the insertion point")
    func caret() throws {
        let point = try place(2, in: field)
        field.becomeFirstResponder()
        stage.settle()
        tap(1, at: point)
        #expect(titles.isEmpty)
        stage.advance(by: 1)
        tap(1, at: point)
        #expect(titles == ["Select", "Select All"])
        stage.advance(by: 1)
        tap(1, at: point)
        #expect(titles.isEmpty)
        stage.advance(by: 1)
        tap(1, at: try place(7, in: field))
        #expect(titles.isEmpty && selection == "")
    }

    @Test("secure text is neither cut nor copied; the app's delegate and menu items apply")
    func app() throws {
        final class Delegate: NSObject, UITextFieldDelegate {
            var log: [String] = []
            func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
                UIMenu(
                    children: suggestedActions + [UIAction(title: "Shout") { [weak self] _ in self?.log.append("shout \(range.length)") }])
            }
            func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
                log.append("present")
            }
            func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
                log.append("dismiss")
            }
        }
        let delegate = Delegate()
        field.delegate = delegate
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        field.selectAll(nil)
        stage.settle()
        #expect(titles.isEmpty)
        field.selectAll(self)
        stage.advance(by: 0.2)
        #expect(titles == ["Shout"])
        try choose("Shout")
        #expect(delegate.log == ["present", "dismiss", "shout 15"])
    }

    @Test("in a text view a triple tap selects the paragraph; if it is not editable a long press selects the word")
    func textView() throws {
        view.becomeFirstResponder()
        stage.settle()
        tap(3, at: try place(8, in: view))
        #expect(view.selectedRange == NSRange(location: 0, length: 19) && titles == ["Cut", "Copy", "Select All"])
        view.resignFirstResponder()
        stage.advance(by: 1)
        #expect(titles.isEmpty)
        view.isEditable = false
        view.selectedRange = NSRange(location: 0, length: 0)
        stage.press(at: try place(8, in: view), for: 0.7)
        stage.advance(by: 0.2)
        #expect(view.selectedRange == NSRange(location: 6, length: 4) && titles == ["Copy", "Select All"])
    }

    // The keyboard doesn't appear for text that a user can only read: Apple's documentation of `isEditable`.
    @Test("text that is not editable is selected without a keyboard; a single tap leaves it; once it is editable the keyboard appears")
    func readOnly() throws {
        view.isEditable = false
        tap(1, at: try place(8, in: view))
        #expect(!view.isFirstResponder && KeyboardState.shared.frame == nil)
        field.becomeFirstResponder()
        stage.settle()
        #expect(KeyboardState.shared.frame != nil)
        stage.advance(by: 1)
        tap(2, at: try place(8, in: view))
        stage.settle()
        #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 6, length: 4) && KeyboardState.shared.frame == nil)
        view.isEditable = true
        view.becomeFirstResponder()
        #expect(view.isFirstResponder && KeyboardState.shared.frame != nil)
        view.insertText("word")
        #expect(view.text.hasPrefix("First word of"))
    }

    @Test("dragging a selection handle moves its end and shows the menu again")
    func knob() throws {
        field.becomeFirstResponder()
        stage.settle()
        tap(2, at: try place(6, in: field))
        let end = try place(9, in: field), target = try place(13, in: field)
        stage.drag(from: CGPoint(x: end.x + 8, y: end.y), to: target)
        stage.advance(by: 0.2)
        #expect(selection?.hasPrefix("words h") == true && !titles.isEmpty)
    }
}
