import Foundation
import Testing
import UIKit
@testable import UIKitTesting

@MainActor @Suite(.serialized) struct RestTests {
    @Test("a screen at rest passes, also after its animations")
    func rests() throws {
        let controller = SignInController(), stage = Stage(root: controller)
        UIView.animate(withDuration: 3) { controller.badge.frame.origin.x = 300 }
        stage.turn()
        #expect(stage.unrest.contains { $0.contains("UIView (") && $0.hasPrefix("animation \"position") })
        try stage.requireRest()
        #expect(stage.unrest == [])
    }

    @Test("endless activity is named: a spinner, a repeating animation, a timer")
    func names() {
        let controller = SignInController(), stage = Stage(root: controller)
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.accessibilityIdentifier = "busy"
        controller.view.addSubview(spinner)
        spinner.startAnimating()
        #expect(message { try stage.requireRest() }.contains("the spinning UIActivityIndicatorView \"busy\""))
        spinner.stopAnimating()
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { controller.badge.alpha = 0 }
        let text = message { try stage.requireRest(limit: 5) }
        #expect(text.hasPrefix("after 5 s the screen has not settled:") && text.contains("animation \"opacity\" of UIView ("))
        controller.badge.layer.removeAllAnimations()
        func again() { EventLoop.main.schedule(after: 0.05, again) }
        again()
        #expect(message { try stage.requireRest(limit: 1) }.contains("timer due in"))
    }

    @Test("a minute of animation passes without waiting")
    func minute() {
        let controller = SignInController(), stage = Stage(root: controller)
        UIView.animate(withDuration: 60) { controller.badge.frame.origin.x = 300 }
        stage.advance(by: 61)
        #expect(stage.unrest == [] && controller.badge.layer.presentation()?.frame.origin.x == 300)
    }

    @Test("an expected order of callbacks allows others between; the first missing one is named")
    func order() {
        let stage = Stage(root: UINavigationController(rootViewController: SignInController()))
        stage.settle()
        let good = reports {
            stage.expect(order: [
                "SignInController.viewDidLoad", "SignInController.viewWillAppear(false)", "SignInController.viewDidAppear",
            ])
        }
        #expect(good.failures == [])
        let bad = reports { stage.expect(order: ["SignInController.viewDidAppear", "SignInController.viewDidLoad"]) }
        #expect(bad.failures.count == 1)
        #expect(
            bad.failures.first?.hasPrefix("SignInController.viewDidLoad did not occur after SignInController.viewDidAppear, only before")
                == true)
    }
}
