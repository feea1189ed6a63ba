import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Transitions that a gesture or an interactor of the app drives.
@MainActor @Suite("Interactive transitions", .serialized)
struct InteractiveTransitionTests {
    @Test(
        "an interactor is requested after the animator, and starts in its place", .rule("SP-E007", "SP-E010", "SP-E024", "F-14", "G-15"),
        arguments: TransitionKind.allCases)
    func interactor(_ kind: TransitionKind) {
        runTransition(kind, interaction: .recorded) { scenario, cast, b in
            scenario.settle()
            #expect(scenario.eventsAfterLoading == ["animator?", "interactor?"] + kind.willEvents + ["duration", "start"])
            #expect(cast.recorded.context?.isInteractive == true)
            cast.recorded.context?.updateInteractiveTransition(0.4)
            cast.recorded.context?.finishInteractiveTransition()
            #expect(cast.recorded.context?.isInteractive == false)
            cast.recorded.context?.completeTransition(true)
            #expect(scenario.eventsAfterLoading.suffix(kind.didEvents.count + 1) == ["ended true"] + kind.didEvents)
            #expect(b.view.window != nil)
        }
    }

    @Test(
        "a custom interactor reports progress and cancellation to the context; an interruptible transition can revise them",
        .rule("SP-E024"))
    func pureInteractor() {
        runTransition(.push, interaction: .recorded) { scenario, cast, b in
            let context = cast.recorded.context
            context?.updateInteractiveTransition(0.4)
            #expect(b.transitionCoordinator?.percentComplete == 0.4)
            context?.cancelInteractiveTransition()
            #expect(context?.isInteractive == false && context?.transitionWasCancelled == true)
            // A transition that cannot be interrupted cannot be paused.
            context?.pauseInteractiveTransition()
            #expect(context?.isInteractive == false && context?.transitionWasCancelled == true)
            context?.completeTransition(false)
            scenario.settle()
            #expect(scenario.eventsAfterLoading.contains("ended false") && b.navigationController == nil)
        }
        runTransition(.push, interruptible: true) { scenario, cast, b in
            let context = cast.animator.context
            #expect(context?.isInteractive == false)
            context?.pauseInteractiveTransition()
            #expect(context?.isInteractive == true)
            context?.cancelInteractiveTransition()
            #expect(context?.isInteractive == false && context?.transitionWasCancelled == true)
            context?.pauseInteractiveTransition()
            context?.finishInteractiveTransition()
            #expect(context?.isInteractive == false && context?.transitionWasCancelled == false)
            scenario.settle()
            #expect(scenario.eventsAfterLoading.contains("ended true") && b.navigationController != nil)
        }
    }

    @Test(
        "a percent-driven transition that finishes ends like any other", .rule("SP-E035"), arguments: TransitionKind.allCases,
        [false, true])
    func finished(_ kind: TransitionKind, _ interruptible: Bool) {
        runTransition(kind, interruptible: interruptible, interaction: .percentDriven) { scenario, cast, b in
            cast.interactor.update(0.5)
            EventLoop.main.advance(by: 1)
            #expect(!scenario.eventsAfterLoading.contains("ended true"))
            cast.interactor.finish()
            scenario.settle()
            #expect(
                scenario.eventsAfterLoading == ["animator?", "interactor?"] + kind.willEvents + ["duration", "animate", "ended true"]
                    + kind.didEvents)
            #expect(b.view.alpha == 1)
        }
    }

    @Test("a percentage scrubs view and layer animations, and no timer", .rule("SP-E035"))
    func scrubbed() {
        let marker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var ticks = 0
        runTransition(
            .push, interaction: .percentDriven,
            prepare: { cast in
                cast.animator.seen = { context in
                    context.containerView.addSubview(marker)
                    let slide = CABasicAnimation(keyPath: "position.x")
                    (slide.fromValue, slide.toValue, slide.duration) = (0, 100, 0.4)
                    marker.layer.add(slide, forKey: "slide")
                    _ = EventLoop.main.schedule(after: 0.1) { ticks += 1 }
                }
            }
        ) { scenario, cast, b in
            for fraction in [0.25, 0.75, 0.5] as [CGFloat] {
                cast.interactor.update(fraction)
                #expect(abs((marker.layer.presentation()?.position.x ?? -1) - 100 * fraction) < 0.01)
                #expect(abs(CGFloat(b.view.layer.presentation()?.opacity ?? -1) - fraction) < 0.01)
                EventLoop.main.turn()
            }
            #expect(ticks == 0)
            // Animation time is paused, and the timer's continues.
            EventLoop.main.advance(by: 0.2)
            #expect(ticks == 1 && abs((marker.layer.presentation()?.position.x ?? -1) - 50) < 0.01)
            cast.interactor.finish()
            scenario.settle()
            #expect(scenario.eventsAfterLoading.suffix(1) == ["didShow B"])
            marker.removeFromSuperview()
        }
    }

    @Test(
        "canceling a change of several steps gives every controller of the stack its parent back, and the new ones none",
        .rule("SP-E025"), arguments: [false, true])
    func severalSteps(_ isPop: Bool) {
        let stack = [A(), B(), C()], other = [M(), P()], nav = N()
        nav.viewControllers = stack
        Scenario.run(nav) { scenario in
            let cast = Cast(scenario.log)
            cast.interaction = .percentDriven
            nav.delegate = cast
            if isPop { nav.popToRootViewController(animated: true) } else { nav.setViewControllers([stack[0]] + other, animated: true) }
            EventLoop.main.turn()
            cast.interactor.update(0.5)
            cast.interactor.cancel()
            scenario.settle()
            #expect(nav.viewControllers == stack && nav.children == stack && nav.navigationBar.items?.count == 3)
            #expect(stack.allSatisfy { $0.parent === nav && $0.navigationController === nav } && other.allSatisfy { $0.parent == nil })
            let moves = scenario.log.events(only: ["willMove", "didMove"])
            #expect(moves.filter { $0.hasPrefix("B.") } == ["B.willMove", "B.didMove", "B.willMove", "B.didMove"])
            #expect(stack[2].view.window != nil && stack[2].appearance.phase == .appeared)
        }
    }

    @Test("the flags are true until a transition is canceled, and false in the callbacks that undo it", .rule("SP-E028", "B-37"))
    func flagsUntilCanceled() {
        Scenario.run(N(rootViewController: A())) { scenario in
            let nav = scenario.window.rootViewController as! N, cast = Cast(scenario.log), pushed = TraceReportTests.Flags(),
                modal = TraceReportTests.Flags()
            @MainActor func cancel() {
                EventLoop.main.turn()
                cast.interactor.update(0.5)
                cast.interactor.cancel()
                scenario.settle()
            }
            cast.interaction = .percentDriven
            nav.delegate = cast
            nav.pushViewController(pushed, animated: true)
            cancel()
            #expect(pushed.log == ["will to", "leave", "left"])
            modal.modalPresentationStyle = .fullScreen
            modal.transitioningDelegate = cast
            nav.present(modal, animated: true)
            cancel()
            #expect(modal.log == ["will presented", "leave", "left"])
            nav.present(modal, animated: false)
            scenario.settle()
            modal.log = []
            modal.dismiss(animated: true)
            cancel()
            #expect(modal.log == ["leave dismissed", "will", "did"])
            modal.dismiss(animated: false)
            scenario.settle()
            #expect(modal.log == ["leave dismissed", "will", "did", "leave dismissed", "left dismissed"])
        }
    }

    @Test(
        "the container has the departing view and not the arriving one, which the animator adds and moves to its final frame",
        .rule("SP-E011"),
        arguments: TransitionKind.allCases)
    func handedOver(_ kind: TransitionKind) {
        var isThere = false, isThereTooEarly = true, final = CGRect.null
        runTransition(
            kind,
            prepare: { cast in
                cast.animator.seen = { context in
                    isThere = context.view(forKey: .from)?.superview === context.containerView
                    isThereTooEarly = context.view(forKey: .to)?.superview != nil
                    final = context.viewController(forKey: .to).map(context.finalFrame) ?? .null
                }
            }
        ) { scenario, _, b in
            scenario.settle()
            #expect(isThere && !isThereTooEarly && b.view.frame == final)
            #expect(scenario.eventsAfterLoading.filter { $0.hasPrefix("ended") } == ["ended true"])
        }
    }

    @Test(
        "a canceled transition restores everything and calls no didShow",
        .rule("B-86", "SP-E025", "SP-E028", "SP-E038", "SP-E056"),
        arguments: TransitionKind.allCases, [false, true])
    func cancelled(_ kind: TransitionKind, _ interruptible: Bool) {
        var duringWill: [Bool] = []
        runTransition(
            kind, interruptible: interruptible, interaction: .percentDriven,
            prepare: { cast in
                cast.animator.seen = { context in
                    let to = context.viewController(forKey: .to)
                    duringWill.append(to?.isBeingPresented == true || to?.isMovingToParent == true || kind == .tab)
                }
            }
        ) { scenario, cast, b in
            let root = scenario.window.rootViewController
            cast.interactor.update(0.5)
            cast.interactor.cancel()
            #expect(cast.animator.context?.transitionWasCancelled == true)
            scenario.settle()
            let events = scenario.eventsAfterLoading
            #expect(events.contains("ended false"))
            #expect((root as? N)?.topViewController is A? && root?.view.window != nil)
            #expect(events.filter { $0 == "willShow B" }.count == (kind == .push ? 1 : 0))
            #expect(!events.contains("didShow B") && !events.contains("B.viewDidAppear") && !events.contains("completion"))
            #expect(events.last == "A.viewDidAppear")
            #expect(b.viewIfLoaded?.window == nil)
            #expect(root?.presentedViewController == nil)
            #expect((root as? N)?.viewControllers.count ?? 1 == 1)
            #expect((root as? T)?.selectedIndex ?? 0 == 0)
            #expect(duringWill == [true])
            #expect(!b.isBeingPresented && !b.isMovingToParent)
        }
    }

    @Test("animations alongside an interruptible transition are added to its animator and scrubbed with it", .rule("SP-E015"))
    func alongsideInterruptible() {
        let beside = UIView()
        runTransition(
            .push, interruptible: true, interaction: .percentDriven,
            prepare: { cast in
                cast.animator.seen = { context in
                    context.containerView.addSubview(beside)
                    context.viewController(forKey: .to)?.transitionCoordinator?.animate { _ in beside.alpha = 0 }
                }
            }
        ) { scenario, cast, b in
            #expect(b.transitionCoordinator?.isInterruptible == true)
            cast.interactor.update(0.5)
            #expect(abs((beside.layer.presentation()?.opacity ?? 1) - 0.5) < 0.01)
            cast.interactor.cancel()
            scenario.settle()
            #expect(beside.alpha == 1)
            beside.removeFromSuperview()
        }
    }

    @Test(
        "one interruptible animator is used for the whole transition, and gets animationEnded once",
        .rule("SP-E015", "SP-E016", "SP-E023", "SP-E048", "SP-E049"))
    func interruption() {
        runTransition(.push, interruptible: true, interaction: .percentDriven) { scenario, cast, b in
            var changes: [Bool] = [], ends = 0
            b.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
            b.transitionCoordinator?.notifyWhenInteractionEnds { _ in ends += 1 }
            cast.interactor.update(0.25)
            let property = (cast.animator as? InterruptibleAnimator)?.property
            #expect(abs((property?.fractionComplete ?? 0) - 0.25) < 1e-9)
            cast.interactor.finish()
            #expect(cast.animator.context?.isInteractive == false)
            EventLoop.main.advance(by: 0.1)
            var canceled: [Bool] = [], reached: CGFloat = 0
            b.transitionCoordinator?.notifyWhenInteractionEnds {
                canceled.append($0.isCancelled)
                reached = $0.percentComplete
            }
            cast.interactor.pause()
            #expect(cast.animator.context?.isInteractive == true)
            #expect(canceled.isEmpty && ends == 1)
            #expect((cast.animator as? InterruptibleAnimator)?.property === property)
            let held = cast.interactor.percentComplete
            #expect(held > 0.25 && held < 1)
            EventLoop.main.advance(by: 1)
            #expect(property?.fractionComplete == held)
            cast.interactor.cancel()
            #expect(cast.animator.context?.transitionWasCancelled == true && reached == held)
            scenario.settle()
            #expect(scenario.eventsAfterLoading.filter { $0.hasPrefix("ended") } == ["ended false"])
            #expect(b.navigationController == nil)
            #expect(changes == [false, true, false] && ends == 1 && canceled == [true])
        }
    }

    @Test("an interactor with wantsInteractiveStart false lets the transition run, and may take it over", .rule("SP-E040", "SP-E041"))
    func laterStart() {
        runTransition(.push, interruptible: true, interaction: .percentDriven, prepare: { $0.interactor.wantsInteractiveStart = false }) {
            scenario, cast, b in
            #expect(cast.animator.context?.isInteractive == false)
            EventLoop.main.advance(by: 0.2)
            cast.interactor.pause()
            #expect(cast.animator.context?.isInteractive == true)
            #expect(abs(cast.interactor.percentComplete - 0.5) < 0.05)
            EventLoop.main.advance(by: 1)
            cast.interactor.finish()
            scenario.settle()
            #expect(scenario.eventsAfterLoading.suffix(1) == ["didShow B"])
        }
        // An interactor without the property wants an interactive start.
        runTransition(.push, interaction: .recorded) { scenario, cast, _ in
            #expect(cast.recorded.wantsInteractiveStart && cast.recorded.context?.isInteractive == true)
            cast.recorded.context?.finishInteractiveTransition()
            cast.recorded.context?.completeTransition(true)
            scenario.settle()
        }
    }

    /// Creates the animator that it returns when it is started as an interactor.
    final class Driver: NSObject, UINavigationControllerDelegate, UIViewControllerInteractiveTransitioning,
        UIViewControllerAnimatedTransitioning
    {
        let wantsInteractiveStart = false
        private(set) var calls: [String] = []
        private var property: UIViewPropertyAnimator?

        func navigationController(
            _: UINavigationController, animationControllerFor _: UINavigationController.Operation, from _: UIViewController,
            to _: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func navigationController(
            _: UINavigationController, interactionControllerFor _: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { self }
        func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using _: any UIViewControllerContextTransitioning) {}

        func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
            calls.append("start \(context.isInteractive)")
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
            view.alpha = 0
            property = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 1 }
            property?.addCompletion { _ in context.completeTransition(true) }
            property?.startAnimation()
        }

        func interruptibleAnimator(using _: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
            calls.append("animator")
            return property ?? UIViewPropertyAnimator()
        }
    }

    @Test(
        "an app's own interactor starts before its animator is requested, also without an interactive start",
        .rule("SP-E041"))
    func ownDriver() {
        let nav = UINavigationController(rootViewController: UIViewController()), next = UIViewController(), driver = Driver()
        Scenario.run(nav) { scenario in
            nav.delegate = driver
            nav.pushViewController(next, animated: true)
            #expect(driver.calls == ["start false", "animator"] && nav.transitionCoordinator != nil)
            scenario.settle()
            #expect(nav.topViewController === next && nav.transitionCoordinator == nil && next.view.window != nil)
        }
    }

    // MARK: Percent-driven interactor

    @Test("the defaults and the reports of UIPercentDrivenInteractiveTransition", .rule("SP-E034"))
    func percentDefaults() {
        let fresh = UIPercentDrivenInteractiveTransition()
        #expect(
            fresh.completionSpeed == 1 && fresh.completionCurve == .easeInOut && fresh.timingCurve == nil && fresh.wantsInteractiveStart)
        runTransition(.push, interaction: .percentDriven) { scenario, cast, _ in
            #expect(cast.interactor.duration == 0.4)
            cast.interactor.update(0.3)
            #expect(cast.interactor.percentComplete == 0.3)
            cast.interactor.finish()
            scenario.settle()
        }
    }

    @Test("the gesture moves views proportionally, between 0 and 1, both ways", .rule("SP-E036"), arguments: [false, true])
    func proportion(_ interruptible: Bool) {
        runTransition(.push, interruptible: interruptible, interaction: .percentDriven) { scenario, cast, b in
            for (given, shown) in [(0.25, 0.25), (0.75, 0.75), (0.5, 0.5), (0.5, 0.5), (7, 1), (-1, 0)] as [(CGFloat, Float)] {
                cast.interactor.update(given)
                EventLoop.main.advance(by: 0.02)
                #expect(cast.interactor.percentComplete == CGFloat(shown))
                #expect(abs((b.view.layer.presentation()?.opacity ?? -1) - shown) < 0.001)
            }
            cast.interactor.update(0.5)
            cast.interactor.finish()
            scenario.settle()
        }
    }

    @Test("a canceled transition that is caught on its way back follows the finger in the same direction", .rule("SP-E036", "SP-E040"))
    func caughtOnTheWayBack() {
        runTransition(.push, interruptible: true, interaction: .percentDriven) { scenario, cast, b in
            cast.interactor.update(0.6)
            cast.interactor.cancel()
            EventLoop.main.advance(by: 0.05)
            cast.interactor.pause()
            let caught = cast.interactor.percentComplete
            #expect(caught > 0 && caught < 0.6)
            for fraction in [0.8, 0.3] as [CGFloat] {
                cast.interactor.update(fraction)
                EventLoop.main.advance(by: 0.02)
                #expect(abs((b.view.layer.presentation()?.opacity ?? -1) - Float(fraction)) < 0.001)
            }
            cast.interactor.finish()
            scenario.settle()
            #expect(b.navigationController?.topViewController === b && b.view.alpha == 1)
        }
    }

    @Test("finishing takes the remaining time divided by completionSpeed", .rule("SP-E037"), arguments: [(true, 0.3), (false, 0.1)])
    func remainder(_ completing: Bool, _ length: TimeInterval) {
        runTransition(.push, interaction: .percentDriven) { scenario, cast, _ in
            cast.interactor.update(0.25)
            if completing { cast.interactor.finish() } else { cast.interactor.cancel() }
            EventLoop.main.advance(by: length - 0.02)
            #expect(!scenario.eventsAfterLoading.contains("ended \(completing)"))
            EventLoop.main.advance(by: 0.05)
            #expect(scenario.eventsAfterLoading.contains("ended \(completing)"))
        }
        runTransition(.push, interaction: .percentDriven) { scenario, cast, _ in
            cast.interactor.completionSpeed = 2
            cast.interactor.update(0.25)
            if completing { cast.interactor.finish() } else { cast.interactor.cancel() }
            EventLoop.main.advance(by: length / 2 + 0.03)
            #expect(scenario.eventsAfterLoading.contains("ended \(completing)"))
        }
        // The speed must be greater than 0; any other counts as the slowest.
        for speed in [0, -1] as [CGFloat] {
            runTransition(.push, interaction: .percentDriven) { scenario, cast, b in
                cast.interactor.completionSpeed = speed
                cast.interactor.update(0.25)
                if completing { cast.interactor.finish() } else { cast.interactor.cancel() }
                #expect(cast.animator.context != nil && b.transitionCoordinator?.completionVelocity == 0.001)
                EventLoop.main.advance(by: length * 10)
                #expect(!scenario.eventsAfterLoading.contains("ended \(completing)"))
                (scenario.window.rootViewController as? N)?.pushViewController(C(), animated: false)
                scenario.settle()
                #expect(scenario.eventsAfterLoading.contains("ended \(completing)"))
            }
        }
    }

    @Test(
        "a gesture also moves alongside animations in a view outside the container, both ways", .rule("SP-E046"), arguments: [true, false])
    func alongsideOutside(_ completing: Bool) {
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        runTransition(
            .push, interaction: .percentDriven,
            prepare: { cast in
                cast.animator.seen = { context in
                    context.containerView.window?.addSubview(outside)
                    context.viewController(forKey: .to)?.transitionCoordinator?.animateAlongsideTransition(
                        in: outside, animation: { _ in outside.alpha = 0 }, completion: nil)
                }
            }
        ) { scenario, cast, _ in
            for fraction in [0.25, 0.75, 0.5] as [Float] {
                cast.interactor.update(CGFloat(fraction))
                EventLoop.main.advance(by: 0.1)
                #expect(abs((outside.layer.presentation()?.opacity ?? -1) - (1 - fraction)) < 0.001)
            }
            if completing { cast.interactor.finish() } else { cast.interactor.cancel() }
            scenario.settle()
            #expect(outside.alpha == (completing ? 0 : 1) && outside.layer.speed == 1)
        }
        outside.removeFromSuperview()
    }

    @Test("timingCurve applies to interruptible animators only", .rule("SP-E040"), arguments: [false, true])
    func timingCurve(_ interruptible: Bool) {
        runTransition(.push, interruptible: interruptible, interaction: .percentDriven) { scenario, cast, b in
            let curve = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.9, y: 0), controlPoint2: CGPoint(x: 1, y: 0.1))
            let property = (cast.animator as? InterruptibleAnimator)?.property
            cast.interactor.completionCurve = .linear
            cast.interactor.timingCurve = curve
            cast.interactor.update(0.5)
            cast.interactor.finish()
            EventLoop.main.advance(by: 0.1)
            let shown = b.view.layer.presentation()?.opacity ?? -1
            // Half of the rest in half of its time, or almost nothing on so late a curve.
            #expect(interruptible ? shown > 0.5 && shown < 0.6 : abs(shown - 0.75) < 0.03)
            #expect((property?.timingParameters as? UICubicTimingParameters === curve) == interruptible)
            scenario.settle()
        }
    }

    @Test(
        "finish or cancel before the first frame takes effect", .rule("SP-E042"), arguments: TransitionKind.allCases, [true, false])
    func earlyEnd(_ kind: TransitionKind, _ completing: Bool) {
        for interruptible in [false, true] {
            runTransition(
                kind, interruptible: interruptible, interaction: .percentDriven,
                prepare: { completing ? $0.interactor.finish() : $0.interactor.cancel() }
            ) { scenario, _, b in
                scenario.settle()
                #expect(scenario.eventsAfterLoading.contains("ended \(completing)"))
                #expect((b.viewIfLoaded?.window != nil) == completing)
            }
        }
    }

    @Test("finish or cancel without a transition does not affect a later one", .rule("SP-E042"), arguments: [true, false])
    func idleEnd(_ completing: Bool) {
        runTransition(.push, interaction: .percentDriven) { scenario, cast, b in
            cast.interactor.update(1)
            cast.interactor.finish()
            scenario.settle()
            // The gesture ends after the transition.
            if completing { cast.interactor.finish() } else { cast.interactor.cancel() }
            scenario.settle()
            b.navigationController?.pushViewController(C(), animated: true)
            scenario.settle()
            #expect(cast.animator.context?.isInteractive == true)
            cast.interactor.update(0.5)
            cast.interactor.finish()
            scenario.settle()
            #expect(scenario.log.all.contains("C.viewDidAppear(true)"))
        }
    }
}
