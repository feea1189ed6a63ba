import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitRuntime

/// A drawer over a dimming view, dragged back and released.
@MainActor @Suite(.serialized) struct CancelledDismissalTests {
    final class Drawer: UIPresentationController {
        let dim = UIView()
        override func presentationTransitionWillBegin() {
            dim.alpha = 0
            containerView?.insertSubview(dim, at: 0)
            presentedViewController.transitionCoordinator?.animate { _ in self.dim.alpha = 1 }
        }
        override func dismissalTransitionWillBegin() { presentedViewController.transitionCoordinator?.animate { _ in self.dim.alpha = 0 } }
    }
    final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            let view = context.view(forKey: .from)
            UIView.animate(withDuration: 0.3, animations: { view?.alpha = 0.5 }) { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let interactor = UIPercentDrivenInteractiveTransition()
        var drawer: Drawer?
        func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
            -> UIPresentationController?
        {
            drawer = Drawer(presentedViewController: presented, presenting: presenting)
            return drawer
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
            any UIViewControllerInteractiveTransitioning
        )? {
            interactor
        }
    }

    @Test("a canceled dismissal restores what was animated in it and alongside it", .rule("SP-E037")) func values() {
        let root = UIViewController(), menu = UIViewController(), delegate = Delegate()
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = delegate
        let stage = Stage(root: root)
        root.present(menu, animated: true)
        EventLoop.main.advance(by: 1)
        #expect(delegate.drawer?.dim.alpha == 1)
        menu.dismiss(animated: true)
        EventLoop.main.advance(by: 0.1)
        delegate.interactor.update(0.5)
        delegate.interactor.cancel()
        EventLoop.main.advance(by: 1)
        #expect(root.presentedViewController === menu)
        #expect(delegate.drawer?.dim.alpha == 1 && menu.view.alpha == 1)
        withExtendedLifetime(stage) {}
    }

    @Test("alpha is the layer's opacity") func alpha() {
        let view = UIView()
        view.layer.opacity = 0.25
        #expect(view.alpha == 0.25)
        view.alpha = 0.5
        #expect(view.layer.opacity == 0.5)
    }
}
