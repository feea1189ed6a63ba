import Foundation
import Testing
import UIKit
import UIKitFoundation
@testable import UIKitTesting

@MainActor @Suite(.serialized) struct LeakTests {
    private final class Reminder: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            perform(Selector("remind"), with: nil, afterDelay: 5)
        }
    }

    private final class Model { var owner: Leaking? }
    private final class Leaking: UIViewController { let model = Model() }

    private func leftovers(_ kinds: Leftovers = .all, of body: () -> Void) -> [String] {
        let check = LeakCheck()
        body()
        return check.leftovers(kinds)
    }

    @Test("a test that cleans up has no leaks")
    func clean() {
        #expect(
            leftovers {
                let stage = Stage(root: UINavigationController(rootViewController: SignInController()))
                stage.settle()
            } == [])
    }

    @Test("a pending timer is named by its origin")
    func timers() {
        let lines = leftovers(.timers) {
            let stage = Stage(root: SignInController())
            _ = UIKitFoundation.Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { _ in }
            stage.settle()
        }
        #expect(lines.count == 1 && lines[0].hasPrefix("timer due in 30.0 s ("), "\(lines)")
    }

    @Test("a controller that is still presented is named")
    func presented() {
        let lines = leftovers(.presentations) {
            let controller = SignInController(), stage = Stage(root: controller)
            controller.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
            stage.settle()
        }
        #expect(lines == ["UIAlertController \"Sure?\" is still presented on SignInController"])
    }

    @Test("a leaked controller is named with the properties that retain it")
    func controllers() {
        let lines = leftovers {
            let controller = Leaking()
            controller.model.owner = controller
            Stage(root: controller).settle()
        }
        #expect(lines == ["Leaking was not deallocated: it is held by LeakTests.Leaking.model → LeakTests.Model.owner"])
    }

    @Test("an unfinished transition is named")
    func callbacks() {
        let lines = leftovers(.callbacks) {
            let controller = UIViewController(), child = SignInController(), stage = Stage(root: controller)
            controller.addChild(child)
            child.loadViewIfNeeded()
            child.beginAppearanceTransition(true, animated: false)
            stage.settle()
        }
        #expect(lines == ["SignInController received viewWillAppear(_:) and no viewDidAppear(_:)"])
    }

    @Test("an endless animation is named")
    func animations() {
        let lines = leftovers(.animations) {
            let controller = SignInController(), stage = Stage(root: controller)
            let spinner = UIActivityIndicatorView(style: .medium)
            controller.view.addSubview(spinner)
            spinner.startAnimating()
            stage.settle()
        }
        #expect(lines.count == 1 && lines[0].hasPrefix("the spinning UIActivityIndicatorView") && lines[0].hasSuffix("never ends"))
    }

    @Test("end() fails the running test once, with everything that is left")
    func report() {
        let check = LeakCheck()
        Stage(root: SignInController()).settle()
        _ = UIKitFoundation.Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { _ in }
        let found = reports { check.end(.timers) }
        #expect(found.failures.count == 1 && found.failures[0].hasPrefix("the test leaves behind:\n    timer due in"))
    }
}

@MainActor @Suite(.serialized, .leavesNothing) struct LeakTraitTests {
    @Test("a suite without leaks passes a test that may leave a timer", .leaves(.timers))
    func allowed() {
        Stage(root: SignInController()).settle()
        _ = UIKitFoundation.Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { _ in }
        #expect(EventLoop.main.nextDue != nil)
    }
}
