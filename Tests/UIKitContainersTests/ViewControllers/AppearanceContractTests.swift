import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// The behavior on which subclasses, containers with manual forwarding, and interactive transitions can rely.
@MainActor @Suite("Contract of the appearance callbacks", .serialized)
struct AppearanceContractTests {
    @Test("the base implementations do nothing", .rule("B-03"))
    func baseCallbacks() {
        let log = CallbackLog()
        defer { log.stop() }
        let controller = A()
        controller.viewWillAppear(true)
        controller.viewIsAppearing(true)
        controller.viewDidAppear(true)
        controller.viewWillDisappear(true)
        controller.viewDidDisappear(true)
        controller.viewWillLayoutSubviews()
        controller.viewDidLayoutSubviews()
        #expect(!controller.isViewLoaded)
        #expect(controller.appearance.phase == .disappeared)
        #expect(log.all == [])
    }

    final class Reporting: UIView {
        var report: () -> Void = {}
        override func layoutSubviews() {
            super.layoutSubviews()
            report()
        }
    }
    final class LayingOut: UIViewController {
        let inner = Reporting(), innermost = Reporting()
        var log: [String] = []
        override func viewDidLoad() {
            inner.report = { [unowned self] in log.append("inner") }
            innermost.report = { [unowned self] in log.append("innermost") }
            inner.addSubview(innermost)
            view.addSubview(inner)
        }
        override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }
    }

    @Test("viewDidLayoutSubviews runs before the subviews lay out their own subviews", .rule("B-14"))
    func subviewsOfSubviews() {
        let controller = LayingOut()
        Scenario.run(controller) { _ in
            #expect(controller.log.firstIndex(of: "viewDidLayoutSubviews") == 0)
            #expect(controller.log.contains("inner") && controller.log.contains("innermost"))
        }
    }

    // MARK: Deferred pushes

    @Test("in iOS 26 a push is deferred and starts in the next layout pass", .rule("B-32", "F-05"), arguments: [false, true])
    func recordedPush(_ animated: Bool) {
        let nav = N(rootViewController: A())
        Scenario.run(nav, .ios26) { scenario in
            let pushed = B()
            nav.pushViewController(pushed, animated: animated)
            #expect(nav.viewControllers.last === pushed)
            #expect(!pushed.isViewLoaded)
            #expect(scenario.appearance == [])
            nav.view.layoutIfNeeded()
            #expect(scenario.appearance.starts(with: ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear"]))
            scenario.settle()
            #expect(scenario.appearance.last == "B.viewDidAppear")
        }
    }

    @Test("a deferred push is not lost when another change comes first", .rule("B-32", "F-16"))
    func recordedPushes() {
        let nav = N(rootViewController: A())
        Scenario.run(nav, .ios26) { scenario in
            nav.pushViewController(B(), animated: true)
            nav.pushViewController(C(), animated: true)
            scenario.settle()
            #expect(
                scenario.appearance.filter { !$0.hasSuffix("viewDidLoad") && !$0.hasSuffix("viewIsAppearing") } == [
                    "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear",
                    "C.viewWillAppear",
                    "B.viewDidDisappear", "C.viewDidAppear",
                ])
        }
    }

    // MARK: Manual forwarding

    /// Forwards its own appearance to its child as documented.
    final class Forwarding: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            for child in children { child.beginAppearanceTransition(true, animated: animated) }
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            for child in children { child.endAppearanceTransition() }
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            for child in children { child.beginAppearanceTransition(false, animated: animated) }
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            for child in children { child.endAppearanceTransition() }
        }
    }

    @Test(
        "a container that forwards appearance manually gives its child the sequence of automatic forwarding", .rule("B-54", "B-55"))
    func forwardedByHand() {
        func childSequence(_ parent: UIViewController) -> [String] {
            var result: [String] = []
            let child = C(), nav = N(rootViewController: parent)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            Scenario.run(nav) { scenario in
                nav.pushViewController(B(), animated: true)
                scenario.settle()
                nav.popViewController(animated: true)
                scenario.settle()
                result = scenario.log.all.filter { $0.hasPrefix("C.") && $0.contains("ppear") }
            }
            return result
        }
        let automatic = childSequence(P())
        #expect(
            automatic == [
                "C.viewWillDisappear(true)", "C.viewDidDisappear(true)", "C.viewWillAppear(true)", "C.viewIsAppearing(true)",
                "C.viewDidAppear(true)",
            ])
        var byHand: [String] = []
        let console = Console.capturing { byHand = childSequence(Forwarding()) }
        #expect(byHand == automatic)
        #expect(console == [])
    }

    // MARK: Interaction

    final class Moving: UIViewController {
        var log: [String] = []
        private func note(_ name: String) { log.append(name + (isMovingToParent ? " to" : "") + (isMovingFromParent ? " from" : "")) }
        override func viewWillAppear(_ animated: Bool) { note("willAppear") }
        override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            if parent == nil { log.append("left") }
        }
    }

    @Test(
        "in a canceled back swipe the top has isMovingFromParent, then no flag when it returns, and its parent never changes",
        .rule("B-78", "SP-E028"))
    func flagsOfCancelledPop() {
        let nav = N(rootViewController: A()), top = Moving()
        nav.pushViewController(top, animated: false)
        Scenario.run(nav) { scenario in
            top.log = []
            let interactor = UIPercentDrivenInteractiveTransition()
            _ = nav.stack.pop(animated: true, interactor: interactor)
            interactor.update(0.3)
            interactor.cancel()
            scenario.settle()
            #expect(top.log == ["willDisappear from", "willAppear", "didAppear"])
        }
    }

    /// Conforms without implementing `wantsInteractiveStart`.
    final class Silent: NSObject, UIViewControllerInteractiveTransitioning {
        var context: (any UIViewControllerContextTransitioning)?
        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { context = transitionContext }
    }

    @Test("an interactor without wantsInteractiveStart starts interactively", .rule("B-85"))
    func silentInteractor() {
        let nav = N(rootViewController: A())
        nav.pushViewController(B(), animated: false)
        Scenario.run(nav) { scenario in
            let interactor = Silent()
            _ = nav.stack.pop(animated: true, interactor: interactor)
            #expect(nav.transitionCoordinator?.initiallyInteractive == true)
            #expect(interactor.context?.isInteractive == true)
            interactor.context?.finishInteractiveTransition()
            interactor.context?.completeTransition(true)
            scenario.settle()
            #expect(nav.viewControllers.count == 1)
        }
    }

    @Test(
        "a percent-driven transition is linear during the gesture and takes the rest of its time afterward", .rule("B-85", "SP-E037"),
        arguments: [1.0, 2.0])
    func completionTime(_ speed: Double) {
        let below = A(), nav = N(rootViewController: below)
        nav.pushViewController(B(), animated: false)
        Scenario.run(nav) { _ in
            let interactor = UIPercentDrivenInteractiveTransition()
            #expect(interactor.completionSpeed == 1)
            interactor.completionSpeed = speed
            _ = nav.stack.pop(animated: true, interactor: interactor)
            let duration = interactor.duration
            @MainActor func place() -> CGFloat { below.view.layer.presentation()?.frame.minX ?? 0 }
            interactor.update(0)
            EventLoop.main.turn()
            let start = place()
            #expect(start < 0)
            interactor.update(0.5)
            EventLoop.main.turn()
            #expect(abs(place() - start / 2) < 1)
            interactor.update(0.75)
            EventLoop.main.turn()
            #expect(abs(place() - start / 4) < 1)
            interactor.finish()
            let rest = 0.25 * duration / speed
            EventLoop.main.advance(by: rest - 0.02)
            #expect(nav.transitionCoordinator != nil)
            EventLoop.main.advance(by: 0.05)
            #expect(nav.transitionCoordinator == nil)
        }
    }
}
