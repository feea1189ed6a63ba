import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite("Custom presentations", .serialized)
struct CustomPresentationTests {
    final class Recording: UIPresentationController {
        var log: CallbackLog?
        override func presentationTransitionWillBegin() {
            log?.note(
                "willBegin \(containerView != nil) \(presentedViewController.transitionCoordinator != nil) \(presentingViewController.transitionCoordinator != nil)"
            )
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { log?.note("didEnd \(completed)") }
        override func dismissalTransitionWillBegin() { log?.note("dismissalWillBegin") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log?.note("dismissalDidEnd \(completed)") }
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 100, height: 200) }
    }
    final class Director: NSObject, UIViewControllerTransitioningDelegate {
        let log: CallbackLog
        var controller: Recording?
        init(_ log: CallbackLog) { self.log = log }
        func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
            -> UIPresentationController?
        {
            log.note("controller")
            let made = Recording(presentedViewController: presented, presenting: presenting)
            made.log = log
            controller = made
            return made
        }
        func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        {
            log.note("animator")
            return Placing(log)
        }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
            log.note("dismissalAnimator")
            return Placing(log)
        }
        func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        {
            log.note("interactor")
            return nil
        }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
            any UIViewControllerInteractiveTransitioning
        )? {
            log.note("dismissalInteractor")
            return nil
        }
    }
    final class Placing: NSObject, UIViewControllerAnimatedTransitioning {
        let log: CallbackLog
        init(_ log: CallbackLog) { self.log = log }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            log.note("animate from \(context.view(forKey: .from) != nil) to \(context.view(forKey: .to) != nil)")
            if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
                view.frame = context.finalFrame(for: controller)
                context.containerView.addSubview(view)
            }
            EventLoop.main.schedule(after: 0.3) { context.completeTransition(true) }
        }
        func animationEnded(_ transitionCompleted: Bool) { log.note("ended \(transitionCompleted)") }
    }

    /// Slides in and out by the final frame of the presented view, in both directions, as many apps' animators do.
    final class Sliding: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
        final class Low: UIPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 500, width: 393, height: 352) }
        }
        var seen: [CGRect] = []
        func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
            -> UIPresentationController?
        {
            Low(presentedViewController: presented, presenting: presenting)
        }
        func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { self }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let controller = context.viewController(forKey: context.view(forKey: .to) == nil ? .from : .to)!
            seen.append(context.finalFrame(for: controller))
            context.containerView.addSubview(controller.view)
            EventLoop.main.schedule(after: 0.3) { context.completeTransition(true) }
        }
    }

    @Test("while the presenter stays visible, the departing view's final frame is the one that it had", .rule("SP-E019"))
    func finalFrameOfLeaving() {
        Scenario.run(A()) { scenario in
            let modal = M(), sliding = Sliding(), root = scenario.window.rootViewController
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = sliding
            root?.present(modal, animated: true)
            scenario.settle()
            root?.dismiss(animated: true)
            scenario.settle()
            #expect(sliding.seen == Array(repeating: CGRect(x: 0, y: 500, width: 393, height: 352), count: 2))
        }
    }

    @Test(
        "a custom presentation from its first question to its last",
        .rule("C-69", "SP-D034", "SP-D035", "SP-D036", "SP-D039", "SP-E018", "SP-E020"))
    func customOrder() {
        Scenario.run(A()) { scenario in
            let modal = M(), director = Director(scenario.log)
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = director
            scenario.window.rootViewController?.present(modal, animated: true) { scenario.log.note("completion") }
            scenario.settle()
            #expect(
                scenario.appearance.filter { $0 != "M.viewDidLoad" && $0 != "M.viewIsAppearing" } == [
                    "controller", "animator", "interactor", "willBegin true true true", "M.viewWillAppear", "animate from false to true",
                    "ended true", "didEnd true", "M.viewDidAppear", "completion",
                ])
            #expect(modal.view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
            scenario.log.clear()
            modal.dismiss(animated: true)
            scenario.settle()
            #expect(
                scenario.appearance == [
                    "dismissalAnimator", "dismissalInteractor", "dismissalWillBegin", "M.viewWillDisappear", "animate from true to false",
                    "ended true",
                    "dismissalDidEnd true", "M.viewDidDisappear",
                ])
            #expect(director.controller?.containerView == nil)
        }
    }

    @Test("defaults of UIPresentationController", .rule("C-70", "SP-D032"))
    func baseDefaults() {
        let modal = M()
        modal.modalPresentationStyle = .overFullScreen
        let controller = UIPresentationController(presentedViewController: modal, presenting: nil)
        #expect(controller.presentationStyle == .overFullScreen && controller.adaptivePresentationStyle == .overFullScreen)
        #expect(controller.shouldPresentInFullscreen)
        #expect(!controller.shouldRemovePresentersView)
        #expect(controller.presentedView === modal.view)
        #expect(controller.containerView == nil)
    }
}
