import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Notifications as messages", .serialized)
struct NotificationMessageTests {
    @Test("the keyboard's way comes as a message with its frames and its time")
    func keyboard() throws {
        let controller = UIViewController(), field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        controller.view.addSubview(field)
        let stage = Stage(root: controller)
        stage.turn()
        var messages: [UIScreen.KeyboardWillShowMessage] = []
        let token = NotificationCenter.default.addObserver(of: UIScreen.self, for: .keyboardWillShow) { messages.append($0) }
        field.becomeFirstResponder()
        stage.advance(by: 1)
        let message = try #require(messages.first)
        #expect(message.endFrame.height > 200 && message.endFrame.maxY == UIScreen.main.bounds.maxY)
        #expect(message.animationDuration > 0 && message.isLocal)
        NotificationCenter.default.removeObserver(token)
        let count = messages.count
        field.resignFirstResponder()
        field.becomeFirstResponder()
        stage.advance(by: 1)
        #expect(messages.count == count)
    }

    @Test("a message of an object comes from that object alone")
    func subjects() {
        let (first, second) = (UITextField(), UITextField())
        var changes = 0
        let token = NotificationCenter.default.addObserver(of: first, for: .textDidChange) { (_: UITextField.TextDidChangeMessage) in changes += 1 }
        for field in [first, second, first] { NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field) }
        #expect(changes == 2)
        NotificationCenter.default.removeObserver(token)
    }
}
