import Testing
import UIKit

@MainActor @Suite("The alert view of iOS 2", .serialized)
struct AlertViewTests {
    @Test("an alert view shows an alert controller and tells its delegate which button was tapped")
    func alertView() throws {
        final class Listener: NSObject, UIAlertViewDelegate {
            var tapped: Int?
            func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { tapped = buttonIndex }
        }
        let root = UIViewController(), window = UIWindow(frame: UIScreen.main.bounds), listener = Listener()
        window.rootViewController = root
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let alert = UIAlertView(title: "Sure?", message: "It is gone then.", delegate: listener, cancelButtonTitle: "No", otherButtonTitles: "Yes")
        alert.show()
        EventLoop.main.advance(by: 1)
        let shown = try #require(root.presentedViewController as? UIAlertController)
        #expect(shown.title == "Sure?" && shown.actions.map(\.title) == ["No", "Yes"] && shown.actions[0].style == .cancel)
        shown.actions[1].handler?(shown.actions[1])
        #expect(listener.tapped == 1)
    }
}
