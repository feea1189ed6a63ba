import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Statements of docs/reported-behaviors.md about controllers; each test names its source.
@MainActor @Suite("Reported behavior of controllers", .serialized)
struct ReportedBehaviorTests {
    // MARK: First responder

    /// A view that takes text and records when editing begins and ends.
    final class Editor: UIView, UIKeyInput {
        var log: CallbackLog?
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
        override func becomeFirstResponder() -> Bool {
            log?.note("editor.begins")
            return super.becomeFirstResponder()
        }
        override func resignFirstResponder() -> Bool {
            log?.note("editor.ends")
            return super.resignFirstResponder()
        }
    }

    // jianshu.com/p/0f23c9cf3fa2; GitHawkApp/MessageViewController#30, MixinNetwork/ios-app#225, deltachat/deltachat-ios#2504.
    @Test(
        "a back swipe ends editing before its callbacks; when it is canceled, the same view edits again", .rule("J-15"),
        arguments: [true, false])
    func editingDuringSwipe(_ cancels: Bool) {
        let top = B(), navigation = N(rootViewController: A())
        navigation.pushViewController(top, animated: false)
        Scenario.run(navigation) { scenario in
            let editor = Editor()
            editor.log = scenario.log
            top.view.addSubview(editor)
            #expect(editor.becomeFirstResponder())
            scenario.settle()
            scenario.log.clear()
            let interactor = UIPercentDrivenInteractiveTransition()
            _ = navigation.stack.pop(animated: true, interactor: interactor)
            interactor.update(0.3)
            EventLoop.main.advance(by: 0.1)
            #expect(!editor.isFirstResponder)
            if cancels { interactor.cancel() } else { interactor.finish() }
            scenario.settle()
            #expect(editor.isFirstResponder == cancels && (KeyboardState.shared.frame != nil) == cancels)
            let told = scenario.log.events(only: ["viewWillDisappear", "editor.ends", "editor.begins"]).filter { !$0.hasPrefix("A.") }
            #expect(told == ["editor.ends", "B.viewWillDisappear"] + (cancels ? ["editor.begins"] : []))
        }
    }
}
