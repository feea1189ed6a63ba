import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Coordinators after a cancellation, owners of interactors, and bars beside a custom push.
@MainActor @Suite("Transitions, further rules", .serialized)
struct TransitionRuleTests {
    final class Noting: UIViewController {
        var coordinators: [String] = []
        override func viewWillDisappear(_ animated: Bool) {
            coordinators.append("willDisappear \(transitionCoordinator?.isCancelled as Any)")
        }
        override func viewDidDisappear(_ animated: Bool) {
            coordinators.append("didDisappear \(transitionCoordinator?.isCancelled as Any)")
        }
    }

    @Test("the coordinator lasts through the callbacks that undo a canceled transition", .rule("SP-E029"))
    func coordinatorAfterCancel() {
        let arriving = Noting(), nav = N(rootViewController: A())
        Scenario.run(nav) { scenario in
            let cast = Cast(scenario.log)
            cast.interaction = .percentDriven
            nav.delegate = cast
            nav.pushViewController(arriving, animated: true)
            EventLoop.main.turn()
            cast.interactor.update(0.3)
            cast.interactor.cancel()
            scenario.settle()
            #expect(arriving.coordinators == ["willDisappear Optional(true)", "didDisappear Optional(true)"])
            #expect(nav.transitionCoordinator == nil)
        }
    }

    @Test("a push that is deferred when its stack's presentation is canceled never appears", .rule("B-32", "F-68"))
    func recordedInCancelled() {
        Scenario.run(A(), .ios26) { scenario in
            let root = scenario.window.rootViewController!, first = B(), second = C(), modal = N(rootViewController: first),
                cast = Cast(scenario.log)
            cast.interaction = .percentDriven
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = cast
            root.present(modal, animated: true)
            EventLoop.main.turn()
            cast.interactor.update(0.3)
            cast.interactor.cancel()
            EventLoop.main.advance(by: 0.05)
            modal.pushViewController(second, animated: false)
            root.dismiss(animated: false)
            scenario.settle()
            #expect(modal.viewControllers == [first, second] && second.parent === modal)
            #expect(first.appearance.phase == .disappeared && second.appearance.phase == .disappeared)
            #expect(scenario.log.events().filter { $0.hasPrefix("C.viewDidAppear") || $0.hasPrefix("C.viewWillAppear") } == [])
        }
    }

    /// Starts with super, and then continues at the middle.
    final class Halfway: UIPercentDrivenInteractiveTransition {
        override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            super.startInteractiveTransition(transitionContext)
            update(0.5)
        }
    }

    final class Owner: NSObject, UINavigationControllerDelegate {
        let animator: Animator
        let interactor = Halfway()
        init(_ log: CallbackLog) { animator = Animator(log) }
        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }

    @Test("an app calls the percent-driven object, which calls the context; a subclass calls super to start", .rule("SP-E039"))
    func owner() {
        let nav = N(rootViewController: A()), new = B()
        Scenario.run(nav) { scenario in
            let owner = Owner(scenario.log)
            nav.delegate = owner
            nav.pushViewController(new, animated: true)
            EventLoop.main.turn()
            #expect(nav.transitionCoordinator?.percentComplete == 0.5)
            #expect(abs((new.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
            owner.interactor.finish()
            #expect(nav.transitionCoordinator?.isInteractive == false)
            scenario.settle()
            #expect(nav.topViewController === new)
            #expect(nav.transitionCoordinator == nil)
        }
    }

    @Test(
        "useLayoutToLayoutNavigationTransitions pushes with the default animation, logs, and requests no animator",
        .rule("SP-E008"))
    func layoutToLayout() {
        func collection() -> UICollectionViewController { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) }
        let root = collection(), next = collection(), plain = collection(), nav = N(rootViewController: root)
        next.useLayoutToLayoutNavigationTransitions = true
        Scenario.run(nav) { scenario in
            let cast = Cast(scenario.log)
            nav.delegate = cast
            let lines = Console.capturing { nav.pushViewController(next, animated: true) }
            scenario.settle()
            #expect(lines.contains { $0.contains("useLayoutToLayoutNavigationTransitions") })
            #expect(nav.topViewController === next && next.collectionView !== root.collectionView)
            nav.popViewController(animated: true)
            scenario.settle()
            #expect(cast.questions.isEmpty)
            nav.pushViewController(plain, animated: true)
            scenario.settle()
            #expect(cast.questions.count == 1)
        }
    }

    @Test("beside a custom push the bar's contents cross-fade, outside the container", .rule("SP-E054"))
    func bar() {
        let nav = N(rootViewController: A()), new = B()
        new.title = "New"
        Scenario.run(nav) { scenario in
            let cast = Cast(scenario.log)
            var container: UIView?
            cast.animator.seen = { container = $0.containerView }
            nav.delegate = cast
            nav.pushViewController(new, animated: true)
            EventLoop.main.advance(by: 0.1)
            #expect(container != nil && !nav.navigationBar.isDescendant(of: container!))
            let contents = nav.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
            #expect(contents.count == 2)
            let shown = contents.compactMap { $0.layer.presentation()?.opacity }
            #expect(shown.allSatisfy { $0 > 0 && $0 < 1 })
            #expect(abs(shown.reduce(0, +) - 1) < 0.01)
            scenario.settle()
            #expect(nav.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }.count == 1)
        }
    }

    final class Endless: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    }
    /// Animates interruptibly, and ends without completing the transition.
    final class EndlessProperty: NSObject, UIViewControllerAnimatedTransitioning {
        private let property = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to) else { return }
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
            property.addAnimations { view.alpha = 1 }
            property.startAnimation()
        }
        func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
            property
        }
    }
    final class EndlessDelegate: NSObject, UINavigationControllerDelegate {
        let isInterruptible: Bool
        init(isInterruptible: Bool) { self.isInterruptible = isInterruptible }
        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            if isInterruptible { return EndlessProperty() }
            return Endless()
        }
    }

    @Test(
        "an animator that never completes blocks its container, and is named when something else ends the transition", .rule("SP-E012"),
        arguments: [false, true])
    func endless(_ isInterruptible: Bool) {
        let nav = N(rootViewController: A()), delegate = EndlessDelegate(isInterruptible: isInterruptible)
        nav.delegate = delegate
        Scenario.run(nav) { scenario in
            nav.pushViewController(B(), animated: true)
            scenario.settle()
            #expect(nav.transitionCoordinator != nil)
            #expect(!scenario.appearance.contains("B.viewDidAppear"))
            nav.delegate = nil
            let lines = Console.capturing { nav.popViewController(animated: false) }
            let name = isInterruptible ? "EndlessProperty" : "Endless"
            #expect(lines.count == 1 && lines.first?.hasPrefix("\(name) has not called completeTransition(_:)") == true)
            scenario.settle()
            #expect(nav.viewControllers.count == 1)
        }
    }

    final class Hasty: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
        let delay: TimeInterval
        let interactor = UIPercentDrivenInteractiveTransition()
        init(after delay: TimeInterval) { self.delay = delay }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
            EventLoop.main.schedule(after: delay) { transitionContext.completeTransition(true) }
        }
        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }

    @Test("an animator that completes during the interaction leaves no layer paused", .rule("SP-E026"), arguments: [0, 0.2])
    func hasty(_ delay: TimeInterval) {
        let nav = N(rootViewController: A()), hasty = Hasty(after: delay), top = B()
        nav.delegate = hasty
        Scenario.run(nav) { scenario in
            nav.pushViewController(top, animated: true)
            hasty.interactor.update(0.5)
            scenario.settle()
            #expect(nav.transitionCoordinator == nil && top.view.window != nil)
            for view in sequence(first: top.view as UIView, next: \.superview) { #expect(view.layer.speed == 1) }
            #expect(nav.navigationBar.layer.speed == 1)
        }
    }
}
