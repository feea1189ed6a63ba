import Foundation
import Testing
import UIKitTesting
@testable import UIKitText

@MainActor @Suite(.serialized) struct AccessoryViewTests {
    /// An input bar that is as tall as its text, as in chats.
    final class Bar: UIView {
        let text = UITextView()
        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 393, height: 52))
            autoresizingMask = .flexibleHeight
            text.isScrollEnabled = false
            text.font = .systemFont(ofSize: 17)
            text.translatesAutoresizingMaskIntoConstraints = false
            addSubview(text)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
                text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
                safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
            ])
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { .zero }
    }

    final class Conversation: UIViewController {
        let bar = Bar()
        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
    }

    private func show(_ root: UIViewController, _ test: (UIWindow) -> Void) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        defer {
            window.rootViewController = nil
            window.isHidden = true
            settle()
        }
        settle()
        test(window)
    }

    private func settle() { EventLoop.main.advance(by: 1) }
    private func bottom(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).maxY }

    @Test("an accessory view on a second stage has that stage's traits") func secondStage() {
        func accessory(_ appearance: UIUserInterfaceStyle, isRightToLeft: Bool) -> UIView {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)), controller = UIViewController(), view = UIView()
            view.frame.size.height = 44
            field.inputAccessoryView = view
            controller.view.addSubview(field)
            let stage = Stage(root: controller, appearance: appearance, isRightToLeft: isRightToLeft)
            field.becomeFirstResponder()
            stage.settle()
            return view
        }
        let first = accessory(.light, isRightToLeft: false).traitCollection, second = accessory(.dark, isRightToLeft: true).traitCollection
        #expect(first.userInterfaceStyle == .light && second.userInterfaceStyle == .dark && second.layoutDirection == .rightToLeft)
    }

    @Test(
        "a chat's input bar is shown automatically, extends to the screen's edge, and keeps its text above the home indicator",
        .rule("J-10"))
    func shows() {
        let conversation = Conversation()
        show(conversation) { window in
            #expect(conversation.isFirstResponder)
            #expect(conversation.bar.window != nil && conversation.bar.window !== window)
            #expect(bottom(conversation.bar) == UIScreen.main.bounds.maxY)
            #expect(bottom(conversation.bar.text) == UIScreen.main.bounds.maxY - UIScreen.main.host.insets.bottom - 8)
        }
    }

    @Test("its text view types above the keyboard, grows the bar, and leaves the bar in place afterward") func types() {
        let conversation = Conversation()
        show(conversation) { window in
            let low = KeyboardState.shared.frame?.height ?? 0
            #expect(conversation.bar.text.becomeFirstResponder())
            settle()
            #expect(
                conversation.bar.text.isFirstResponder && window.firstResponder === conversation.bar.text && !conversation.isFirstResponder)
            #expect(conversation.bar.superview != nil)
            let high = KeyboardState.shared.frame?.height ?? 0
            #expect(high > low + 150)
            conversation.bar.text.insertText("one\ntwo\nthree")
            settle()
            #expect((KeyboardState.shared.frame?.height ?? 0) > high + 30)
            #expect(bottom(conversation.bar.text) <= UIScreen.main.bounds.maxY - low)
            conversation.bar.text.text = ""
            settle()
            #expect(KeyboardState.shared.frame?.height == high)
            conversation.bar.text.resignFirstResponder()
            settle()
            #expect(conversation.isFirstResponder && conversation.bar.superview != nil)
            #expect((KeyboardState.shared.frame?.height ?? 0) < high)
        }
        #expect(KeyboardState.shared.frame == nil)
    }

    /// A view that takes typing without a field in the app.
    final class Code: UIView, UIKeyInput {
        private(set) var text = ""
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { text.removeLast() }
    }

    @Test("the keys are shown for an app's own input, without a field") func ownInput() {
        let page = UIViewController(), code = Code()
        page.view.addSubview(code)
        show(page) { _ in
            #expect(code.becomeFirstResponder())
            settle()
            let tray = UIWindow.visible.compactMap { ($0 as? KeyboardWindow)?.tray }.first
            #expect(tray?.keys.superview === tray && tray?.owner === code)
        }
    }

    @Test("inside a custom container the controller must become first responder itself") func child() {
        let conversation = Conversation(), root = UIViewController()
        root.addChild(conversation)
        root.view.addSubview(conversation.view)
        conversation.didMove(toParent: root)
        show(root) { _ in
            #expect(!conversation.isFirstResponder)
            #expect(conversation.becomeFirstResponder())
        }
    }
}
