import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite("Custom navigation transitions", .serialized)
struct NavigationTransitionTests {
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        var log: [String] = []
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            if log.isEmpty { log.append("duration") }
            return 0.2
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            log.append("animate")
            guard let new = context.view(forKey: .to) else { return context.completeTransition(false) }
            new.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
            context.containerView.addSubview(new)
            new.alpha = 0
            UIView.animate(withDuration: 0.2, animations: { new.alpha = 1 }) { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
    }
    final class Animating: NSObject, UINavigationControllerDelegate {
        let animator = Fade()
        var operations: [UINavigationController.Operation] = []
        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operations.append(operation)
            return animator
        }
    }

    @Test("the delegate's animator runs the push; without animation none is requested", .rule("F-14", "B-86", "SP-E005", "SP-E009"))
    func customPush() {
        let nav = N(rootViewController: A()), delegate = Animating()
        nav.delegate = delegate
        Scenario.run(nav) { scenario in
            nav.pushViewController(B(), animated: false)
            #expect(delegate.operations.isEmpty)
            let c = C()
            nav.pushViewController(c, animated: true)
            scenario.settle()
            #expect(delegate.operations == [.push])
            #expect(delegate.animator.log == ["duration", "animate", "ended true"])
            #expect(c.view.alpha == 1)
            nav.popViewController(animated: true)
            scenario.settle()
            #expect(delegate.operations == [.push, .pop])
        }
    }
}
