import Testing
import UIKit

@MainActor @Suite("UIAlertView", .serialized)
struct AlertViewTests {
    @Test("an alert view shows an alert controller and calls its delegate with the index of the tapped button")
    func alertView() throws {
        final class Listener: NSObject, UIAlertViewDelegate {
            var tapped: Int?
            func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { tapped = buttonIndex }
        }
        let root = UIViewController(), window = UIWindow(frame: UIScreen.main.bounds), listener = Listener()
        window.rootViewController = root
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let alert = UIAlertView(
            title: "Sure?", message: "It is gone then.", delegate: listener, cancelButtonTitle: "No", otherButtonTitles: "Yes")
        alert.show()
        EventLoop.main.advance(by: 1)
        let shown = try #require(root.presentedViewController as? UIAlertController)
        #expect(shown.title == "Sure?" && shown.actions.map(\.title) == ["No", "Yes"] && shown.actions[0].style == .cancel)
        shown.actions[1].handler?(shown.actions[1])
        #expect(listener.tapped == 1)
    }

    @Test("the numbers of an action sheet's styles are those of bars")
    func sheetStyles() {
        #expect([UIActionSheetStyle.automatic, .default, .blackOpaque, .blackTranslucent].map(\.rawValue) == [-1, 0, 1, 2])
    }

    @Test("an alert view returns its text fields on screen, and is released after it is dismissed")
    func fields() throws {
        final class Listener: NSObject, UIAlertViewDelegate {
            var heard: [String] = []
            func willPresent(_ alertView: UIAlertView) { heard.append("willPresent") }
            func didPresent(_ alertView: UIAlertView) { heard.append("didPresent") }
            func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
                heard.append("clicked \(buttonIndex) \(alertView.textField(at: 1)?.text ?? "")")
            }
            func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { heard.append("willDismiss") }
            func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { heard.append("didDismiss") }
        }
        let root = UIViewController(), window = UIWindow(frame: UIScreen.main.bounds), listener = Listener()
        window.rootViewController = root
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        weak var gone: UIAlertView?
        do {
            let alert = UIAlertView(title: nil, message: "Who?", delegate: listener, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
            alert.alertViewStyle = .loginAndPasswordInput
            alert.textField(at: 1)?.text = "secret"
            alert.show()
            gone = alert
        }
        EventLoop.main.advance(by: 1)
        let shown = try #require(root.presentedViewController as? UIAlertController)
        #expect(shown.textFields?.map(\.placeholder) == ["Login", "Password"] && shown.textFields?.map(\.text) == ["", "secret"])
        #expect(gone != nil)
        shown.actions[1].handler?(shown.actions[1])
        root.dismiss(animated: false)
        EventLoop.main.advance(by: 1)
        #expect(shown.textFields?.first?.isFirstResponder == false)
        #expect(listener.heard == ["willPresent", "didPresent", "clicked 1 secret", "willDismiss", "didDismiss"])
        #expect(gone == nil)
    }
}
