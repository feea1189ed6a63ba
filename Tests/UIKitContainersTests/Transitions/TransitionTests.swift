import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// The calls to delegates in a transition, in every container.
@MainActor @Suite("Transitions", .serialized)
struct TransitionTests {
    enum Kind: CaseIterable { case presentation, push, tab }

    /// Runs one transition from A to B (M if presented) and passes on the log without loading callbacks.
    private func run(
        _ kind: Kind, interruptible: Bool = false, interaction: Cast.Interaction = .none, prepare: (Cast) -> Void = { _ in },
        _ body: (Scenario, Cast, UIViewController) -> Void
    ) {
        let a = A()
        let root: UIViewController =
            switch kind {
            case .presentation: a
            case .push: N(rootViewController: a)
            case .tab: T()
            }
        let b = B()
        (root as? T)?.viewControllers = [a, b]
        Scenario.run(root) { scenario in
            let cast = Cast(scenario.log, interruptible: interruptible)
            cast.interaction = interaction
            prepare(cast)
            switch root {
            case let nav as N:
                nav.delegate = cast
                nav.pushViewController(b, animated: true)
            case let tabs as T:
                tabs.delegate = cast
                tabs.selectedIndex = 1
            default:
                b.modalPresentationStyle = .fullScreen
                b.transitioningDelegate = cast
                a.present(b, animated: true) { scenario.log.note("completion") }
            }
            // A presentation starts in the next turn. B-32
            EventLoop.main.turn()
            body(scenario, cast, b)
        }
    }

    private func events(_ scenario: Scenario) -> [String] {
        scenario.appearance.filter { !$0.hasSuffix("viewDidLoad") && !$0.hasSuffix("viewIsAppearing") }
    }

    private func did(_ kind: Kind) -> [String] {
        switch kind {
        case .presentation: ["B.viewDidAppear", "A.viewDidDisappear", "completion"]
        case .push: ["A.viewDidDisappear", "B.viewDidAppear", "didShow B"]
        case .tab: ["A.viewDidDisappear", "B.viewDidAppear"]
        }
    }

    private func will(_ kind: Kind) -> [String] {
        switch kind {
        case .presentation: ["A.viewWillDisappear", "B.viewWillAppear"]
        case .push: ["A.viewWillDisappear", "B.viewWillAppear", "willShow B"]
        case .tab: ["B.viewWillAppear", "A.viewWillDisappear"]
        }
    }

    @Test(
        "the animator is requested, animates, completes, and gets animationEnded before the did callbacks",
        .rule("SP-E002", "SP-E009", "SP-E026", "SP-E030", "SP-E031"), arguments: Kind.allCases)
    func animator(_ kind: Kind) {
        run(kind) { scenario, cast, _ in
            scenario.settle()
            #expect(events(scenario) == ["animator?", "interactor?"] + will(kind) + ["duration", "animate", "ended true"] + did(kind))
        }
    }

    @Test(
        "an interactor is requested after the animator, and starts in its place", .rule("SP-E007", "SP-E010", "SP-E024", "F-14", "G-15"),
        arguments: Kind.allCases)
    func interactor(_ kind: Kind) {
        run(kind, interaction: .recorded) { scenario, cast, b in
            scenario.settle()
            #expect(events(scenario) == ["animator?", "interactor?"] + will(kind) + ["duration", "start"])
            #expect(cast.recorded.context?.isInteractive == true)
            cast.recorded.context?.updateInteractiveTransition(0.4)
            cast.recorded.context?.finishInteractiveTransition()
            #expect(cast.recorded.context?.isInteractive == false)
            cast.recorded.context?.completeTransition(true)
            #expect(events(scenario).suffix(did(kind).count + 1) == ["ended true"] + did(kind))
            #expect(b.view.window != nil)
        }
    }

    @Test(
        "a custom interactor reports progress and cancellation to the context; an interruptible transition can revise them",
        .rule("SP-E024"))
    func pureInteractor() {
        run(.push, interaction: .recorded) { scenario, cast, b in
            let context = cast.recorded.context
            context?.updateInteractiveTransition(0.4)
            #expect(b.transitionCoordinator?.percentComplete == 0.4)
            context?.cancelInteractiveTransition()
            #expect(context?.isInteractive == false && context?.transitionWasCancelled == true)
            context?.completeTransition(false)
            scenario.settle()
            #expect(events(scenario).contains("ended false") && b.navigationController == nil)
        }
        run(.push, interruptible: true) { scenario, cast, b in
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
            #expect(events(scenario).contains("ended true") && b.navigationController != nil)
        }
    }

    @Test("transitionCoordinator exists until the caller's completion has run", .rule("SP-E026"), arguments: [false, true])
    func lastOfCoordinator(_ animated: Bool) {
        Scenario.run(A()) { scenario in
            let modal = M(), root = scenario.window.rootViewController
            var inCompletion: [Bool] = []
            root?.present(modal, animated: animated) { inCompletion.append(modal.transitionCoordinator != nil) }
            scenario.settle()
            #expect(inCompletion == [true] && modal.transitionCoordinator == nil && root?.transitionCoordinator == nil)
            modal.dismiss(animated: animated) { inCompletion.append(modal.transitionCoordinator != nil) }
            scenario.settle()
            #expect(inCompletion == [true, true] && modal.transitionCoordinator == nil)
        }
    }

    @Test("a percent-driven transition that finishes ends like any other", .rule("SP-E035"), arguments: Kind.allCases, [false, true])
    func finished(_ kind: Kind, _ interruptible: Bool) {
        run(kind, interruptible: interruptible, interaction: .percentDriven) { scenario, cast, b in
            cast.interactor.update(0.5)
            EventLoop.main.advance(by: 1)
            #expect(!events(scenario).contains("ended true"))
            cast.interactor.finish()
            scenario.settle()
            #expect(events(scenario) == ["animator?", "interactor?"] + will(kind) + ["duration", "animate", "ended true"] + did(kind))
            #expect(b.view.alpha == 1)
        }
    }

    @Test("a percentage scrubs view and layer animations, and no timer", .rule("SP-E035"))
    func scrubbed() {
        let marker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var ticks = 0
        run(
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
            #expect(events(scenario).suffix(1) == ["didShow B"])
            marker.removeFromSuperview()
        }
    }

    @Test(
        "the container has the departing view and not the arriving one, which the animator adds and moves to its final frame",
        .rule("SP-E011"),
        arguments: Kind.allCases)
    func handedOver(_ kind: Kind) {
        var isThere = false, isThereTooEarly = true, final = CGRect.null
        run(
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
            #expect(events(scenario).filter { $0.hasPrefix("ended") } == ["ended true"])
        }
    }

    @Test(
        "a canceled transition restores everything and calls no didShow",
        .rule("B-86", "SP-E025", "SP-E028", "SP-E038", "SP-E056"),
        arguments: Kind.allCases, [false, true])
    func cancelled(_ kind: Kind, _ interruptible: Bool) {
        var duringWill: [Bool] = []
        run(
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
            let events = events(scenario)
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

    @Test("without an animator no interactor is requested, and the style's own transition runs", .rule("SP-E002", "F-14"))
    func withoutAnimator() {
        Scenario.run(N(rootViewController: A())) { scenario in
            let nav = scenario.window.rootViewController as! N, cast = Cast(scenario.log, animates: false), modal = M()
            nav.delegate = cast
            nav.pushViewController(B(), animated: true)
            #expect(nav.transitionCoordinator?.transitionDuration == TransitionFigures.navigationDuration)
            scenario.settle()
            modal.modalPresentationStyle = .fullScreen
            modal.modalTransitionStyle = .crossDissolve
            modal.transitioningDelegate = cast
            nav.present(modal, animated: true)
            EventLoop.main.turn()
            #expect(modal.transitionCoordinator?.transitionDuration == TransitionFigures.dissolveDuration)
            scenario.settle()
            modal.dismiss(animated: true)
            scenario.settle()
            #expect(events(scenario).filter { $0.hasSuffix("?") } == ["animator?", "animator?", "animator?"])
        }
    }

    @Test("without an animator a tab switch is immediate and nothing else is requested", .rule("SP-E002", "SP-E006"))
    func plainTab() {
        let tabs = T()
        tabs.viewControllers = [A(), B()]
        Scenario.run(tabs) { scenario in
            let cast = Cast(scenario.log, animates: false)
            tabs.delegate = cast
            tabs.selectedIndex = 1
            scenario.settle()
            #expect(cast.questions == ["A to B"])
            #expect(events(scenario) == ["animator?", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear"])
        }
    }

    @Test(
        "the presented controller's transitioning delegate is asked in both directions, with presenter and source",
        .rule("SP-E001", "SP-E003"))
    func questions() {
        let child = A(), parent = P()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        Scenario.run(parent) { scenario in
            let modal = M(), cast = Cast(scenario.log), other = Cast(scenario.log)
            modal.modalPresentationStyle = .fullScreen
            modal.transitioningDelegate = cast
            parent.transitioningDelegate = other
            child.present(modal, animated: true)
            scenario.settle()
            modal.dismiss(animated: true)
            scenario.settle()
            #expect(cast.questions == ["M by P from A", "dismiss M"])
            #expect(other.questions.isEmpty)
            #expect((modal.transitioningDelegate as AnyObject?) === cast)
            modal.transitioningDelegate = Cast(scenario.log)
            #expect(modal.transitioningDelegate == nil)
            // A delegate that returns nil changes nothing.
            final class Silent: NSObject, UIViewControllerTransitioningDelegate {}
            let silent = Silent()
            modal.transitioningDelegate = silent
            child.present(modal, animated: true)
            scenario.settle()
            #expect(modal.view.window != nil && modal.view.convert(modal.view.bounds, to: nil) == scenario.window.bounds)
            modal.dismiss(animated: true)
            scenario.settle()
            #expect(parent.presentedViewController == nil)
        }
    }

    @Test(
        "without animation, only a custom presentation runs its animator", .rule("C-69", "SP-E004", "SP-E022"),
        arguments: [UIModalPresentationStyle.fullScreen, .custom])
    func unanimated(_ style: UIModalPresentationStyle) {
        Scenario.run(A()) { scenario in
            let modal = M(), cast = Cast(scenario.log)
            modal.modalPresentationStyle = style
            modal.transitioningDelegate = cast
            var seen: [Bool] = []
            cast.animator.seen = { seen.append($0.isAnimated) }
            scenario.window.rootViewController?.present(modal, animated: false)
            scenario.settle()
            #expect(seen == (style == .custom ? [false] : []))
            #expect(modal.view.window != nil)
        }
    }

    @Test("an animated replacement of the stack counts as a pop if the new top was below", .rule("SP-E005"))
    func operations() {
        let a = A(), nav = N(rootViewController: a)
        nav.pushViewController(B(), animated: false)
        Scenario.run(nav) { scenario in
            let cast = Cast(scenario.log)
            nav.delegate = cast
            nav.setViewControllers([a], animated: true)
            scenario.settle()
            nav.setViewControllers([C()], animated: true)
            scenario.settle()
            #expect(cast.questions == ["2 B to A", "1 A to C"])
            #expect(UINavigationController.Operation.none.rawValue == 0)
        }
    }

    @Test(
        "the context's controllers, views, frames, and container", .rule("SP-E017", "SP-E019", "SP-E021", "SP-E022"),
        arguments: Kind.allCases)
    func context(_ kind: Kind) {
        var checked = 0
        run(
            kind,
            prepare: { cast in
                cast.animator.seen = { context in
                    checked += 1
                    let from = context.viewController(forKey: .from), to = context.viewController(forKey: .to)
                    #expect(from is A && to is B)
                    #expect(context.view(forKey: .from) === from?.view && context.view(forKey: .to) === to?.view)
                    #expect(context.view(forKey: .from)?.isDescendant(of: context.containerView) == true)
                    #expect(from.map { context.initialFrame(for: $0) } == UIScreen.main.bounds)
                    #expect(from.map { context.finalFrame(for: $0) } == .zero)
                    #expect(to.map { context.finalFrame(for: $0) } == UIScreen.main.bounds)
                    #expect(to.map { context.initialFrame(for: $0) } == .zero)
                    #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
                    #expect(context.presentationStyle == (kind == .presentation ? .fullScreen : .none))
                    #expect(context.targetTransform == .identity)
                    if kind == .presentation { #expect(context.containerView === to?.presentationController?.containerView) }
                }
            }
        ) { scenario, _, _ in
            scenario.settle()
            #expect(checked == 1)
        }
    }

    @Test("completing again is ignored and logged", .rule("SP-E013", "SP-E011"))
    func twice() {
        let lines = Console.capturing {
            run(.push, prepare: { $0.animator.completesTwice = true }) { scenario, _, b in
                scenario.settle()
                #expect(events(scenario).filter { $0 == "ended true" }.count == 1)
                #expect(b.navigationController?.topViewController === b)
            }
        }
        #expect(lines == ["completeTransition was called again for a transition that is over; the call is ignored."])
    }

    @Test(
        "touches are disabled during a transition, and enabled after it", .rule("SP-E014"), arguments: [Kind.presentation, .push])
    func suspension(_ kind: Kind) {
        run(kind) { scenario, _, b in
            let center = CGPoint(x: scenario.window.bounds.midX, y: scenario.window.bounds.midY)
            EventLoop.main.advance(by: 0.1)
            let hit = scenario.window.hitTest(center, with: nil)
            #expect(hit?.isDescendant(of: b.view) != true)
            #expect(hit is PresentationContainerView == (kind == .presentation))
            scenario.settle()
            #expect(scenario.window.hitTest(center, with: nil) === b.view)
        }
    }

    @Test("animations alongside an interruptible transition are added to its animator and scrubbed with it", .rule("SP-E015"))
    func alongsideInterruptible() {
        let beside = UIView()
        run(
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
        .rule("SP-E015", "SP-E016", "SP-E023", "SP-E048"))
    func interruption() {
        run(.push, interruptible: true, interaction: .percentDriven) { scenario, cast, b in
            var changes: [Bool] = [], ends = 0
            b.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
            b.transitionCoordinator?.notifyWhenInteractionEnds { _ in ends += 1 }
            cast.interactor.update(0.25)
            let property = (cast.animator as? InterruptibleAnimator)?.property
            #expect(abs((property?.fractionComplete ?? 0) - 0.25) < 1e-9)
            cast.interactor.finish()
            #expect(cast.animator.context?.isInteractive == false)
            EventLoop.main.advance(by: 0.1)
            cast.interactor.pause()
            #expect(cast.animator.context?.isInteractive == true)
            #expect((cast.animator as? InterruptibleAnimator)?.property === property)
            let held = cast.interactor.percentComplete
            #expect(held > 0.25 && held < 1)
            EventLoop.main.advance(by: 1)
            #expect(property?.fractionComplete == held)
            cast.interactor.cancel()
            #expect(cast.animator.context?.transitionWasCancelled == true)
            scenario.settle()
            #expect(events(scenario).filter { $0.hasPrefix("ended") } == ["ended false"])
            #expect(b.navigationController == nil)
            #expect(changes == [false, true, false] && ends == 1)
        }
    }

    @Test("an interactor with wantsInteractiveStart false lets the transition run, and may take it over", .rule("SP-E040", "SP-E041"))
    func laterStart() {
        run(.push, interruptible: true, interaction: .percentDriven, prepare: { $0.interactor.wantsInteractiveStart = false }) {
            scenario, cast, b in
            #expect(cast.animator.context?.isInteractive == false)
            EventLoop.main.advance(by: 0.2)
            cast.interactor.pause()
            #expect(cast.animator.context?.isInteractive == true)
            #expect(abs(cast.interactor.percentComplete - 0.5) < 0.05)
            EventLoop.main.advance(by: 1)
            cast.interactor.finish()
            scenario.settle()
            #expect(events(scenario).suffix(1) == ["didShow B"])
        }
        // An interactor without the property wants an interactive start.
        run(.push, interaction: .recorded) { scenario, cast, _ in
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

    @Test("defaults of UIPercentDrivenInteractiveTransition and what it reports", .rule("SP-E034"))
    func percentDefaults() {
        let fresh = UIPercentDrivenInteractiveTransition()
        #expect(
            fresh.completionSpeed == 1 && fresh.completionCurve == .easeInOut && fresh.timingCurve == nil && fresh.wantsInteractiveStart)
        run(.push, interaction: .percentDriven) { scenario, cast, _ in
            #expect(cast.interactor.duration == 0.4)
            cast.interactor.update(0.3)
            #expect(cast.interactor.percentComplete == 0.3)
            cast.interactor.finish()
            scenario.settle()
        }
    }

    @Test("the gesture moves views proportionally, between 0 and 1, both ways", .rule("SP-E036"), arguments: [false, true])
    func proportion(_ interruptible: Bool) {
        run(.push, interruptible: interruptible, interaction: .percentDriven) { scenario, cast, b in
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

    @Test("finishing takes the remaining time divided by completionSpeed", .rule("SP-E037"), arguments: [(true, 0.3), (false, 0.1)])
    func remainder(_ completing: Bool, _ length: TimeInterval) {
        run(.push, interaction: .percentDriven) { scenario, cast, _ in
            cast.interactor.update(0.25)
            if completing { cast.interactor.finish() } else { cast.interactor.cancel() }
            EventLoop.main.advance(by: length - 0.02)
            #expect(!events(scenario).contains("ended \(completing)"))
            EventLoop.main.advance(by: 0.05)
            #expect(events(scenario).contains("ended \(completing)"))
        }
        run(.push, interaction: .percentDriven) { scenario, cast, _ in
            cast.interactor.completionSpeed = 2
            cast.interactor.update(0.25)
            if completing { cast.interactor.finish() } else { cast.interactor.cancel() }
            EventLoop.main.advance(by: length / 2 + 0.03)
            #expect(events(scenario).contains("ended \(completing)"))
        }
    }

    @Test("timingCurve applies to interruptible animators only", .rule("SP-E040"), arguments: [false, true])
    func timingCurve(_ interruptible: Bool) {
        run(.push, interruptible: interruptible, interaction: .percentDriven) { scenario, cast, b in
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

    @Test("finish or cancel before the first frame takes effect", .rule("SP-E042"), arguments: [true, false])
    func earlyEnd(_ completing: Bool) {
        run(.push, interaction: .percentDriven, prepare: { completing ? $0.interactor.finish() : $0.interactor.cancel() }) {
            scenario, _, b in
            scenario.settle()
            #expect(events(scenario).contains("ended \(completing)"))
            #expect((b.navigationController != nil) == completing)
        }
    }

    @Test("finish or cancel without a transition does not affect a later one", .rule("SP-E042"), arguments: [true, false])
    func idleEnd(_ completing: Bool) {
        run(.push, interaction: .percentDriven) { scenario, cast, b in
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

    // MARK: Coordinator

    @Test("views outside the container can animate alongside", .rule("SP-E045", "SP-E046"), arguments: [false, true])
    func alongside(_ interruptible: Bool) {
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        run(
            .push, interruptible: interruptible,
            prepare: { cast in
                cast.animator.seen = { context in
                    context.containerView.window?.addSubview(outside)
                    context.viewController(forKey: .to)?.transitionCoordinator?.animateAlongsideTransition(
                        in: outside, animation: { _ in outside.alpha = 0 }, completion: { _ in cast.log.note("alongside over") })
                }
            }
        ) { scenario, _, _ in
            EventLoop.main.advance(by: 0.2)
            let opacity = outside.layer.presentation()?.opacity ?? -1
            #expect(opacity > 0.1 && opacity < 0.9)
            scenario.settle()
            let events = events(scenario)
            #expect(outside.alpha == 0 && events.firstIndex(of: "alongside over").map { events[$0 - 1] } == "ended true")
        }
        outside.removeFromSuperview()
    }

    @Test("the completion runs at the transition's end even if the alongside animations take longer", .rule("SP-E045"))
    func longerAlongside() {
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        run(
            .push,
            prepare: { cast in
                cast.animator.seen = { context in
                    context.containerView.window?.addSubview(outside)
                    context.viewController(forKey: .to)?.transitionCoordinator?.animateAlongsideTransition(in: outside) { _ in
                        UIView.animate(withDuration: 2, delay: 0, options: .overrideInheritedDuration) { outside.alpha = 0 }
                    } completion: { _ in
                        cast.log.note("over")
                    }
                }
            }
        ) { scenario, _, _ in
            EventLoop.main.advance(by: 0.6)
            let opacity = outside.layer.presentation()?.opacity ?? -1
            #expect(events(scenario).contains("over") && events(scenario).last == "didShow B" && opacity > 0.1 && opacity < 1)
            outside.removeFromSuperview()
        }
    }

    @Test("without a transition there is no coordinator and nothing happens", .rule("SP-E047"))
    func noCoordinator() {
        Scenario.run(A()) { scenario in
            var ran = false
            scenario.window.rootViewController?.transitionCoordinator?.animate(alongsideTransition: { _ in ran = true })
            scenario.settle()
            #expect(scenario.window.rootViewController?.transitionCoordinator == nil && !ran)
        }
    }

    // MARK: Built-in transitions

    @Test("raw values of the transition styles, and the public hideShowBarDuration", .rule("SP-E051", "SP-E052"))
    func constants() {
        #expect([UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl].map(\.rawValue) == [0, 1, 2, 3])
        #expect(UINavigationController.hideShowBarDuration == 0.2)
    }

    @Test(
        "a dismissal reverses the style of its presentation", .rule("SP-E051"),
        arguments: [
            UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal,
        ])
    func reversed(_ style: UIModalTransitionStyle) {
        Scenario.run(A()) { scenario in
            let modal = M(), root = scenario.window.rootViewController!
            modal.modalPresentationStyle = .fullScreen
            modal.modalTransitionStyle = style
            @MainActor func halfway(_ begin: () -> Void) -> (duration: TimeInterval, place: CGFloat, opacity: Float) {
                begin()
                EventLoop.main.turn()
                let duration = modal.transitionCoordinator?.transitionDuration ?? 0
                EventLoop.main.advance(by: duration / 2)
                let shown = modal.view.layer.presentation()
                defer { scenario.settle() }
                return (duration, shown?.frame.minY ?? -1, shown?.opacity ?? -1)
            }
            let on = halfway { root.present(modal, animated: true) }, off = halfway { modal.dismiss(animated: true) }
            #expect(on.duration > 0 && on.duration == off.duration && root.presentedViewController == nil)
            for seen in [on, off] {
                if style == .coverVertical { #expect(seen.place > 0 && seen.place < 852 && seen.opacity == 1) }
                if style == .crossDissolve { #expect(seen.place == 0 && seen.opacity > 0.1 && seen.opacity < 0.9) }
            }
        }
    }

    @Test(
        "durations of the built-in transitions", .rule("SP-E053"),
        arguments: [(UIModalTransitionStyle.coverVertical, 0.4), (.crossDissolve, 0.3), (.flipHorizontal, 0.75)])
    func durations(_ style: UIModalTransitionStyle, _ seconds: TimeInterval) {
        Scenario.run(A()) { scenario in
            let modal = M(), root = scenario.window.rootViewController
            modal.modalPresentationStyle = .fullScreen
            modal.modalTransitionStyle = style
            root?.present(modal, animated: true)
            EventLoop.main.turn()
            #expect(abs((modal.transitionCoordinator?.transitionDuration ?? 0) - seconds) < 0.01)
            EventLoop.main.advance(by: seconds - 0.05)
            #expect(!scenario.appearance.contains("M.viewDidAppear"))
            EventLoop.main.advance(by: 0.1)
            #expect(scenario.appearance.contains("M.viewDidAppear"))
        }
    }

    @Test("the interactive pop gesture is off while the delegate animates pops", .rule("SP-E055"))
    func edgeSwipe() {
        let nav = N(rootViewController: A())
        nav.pushViewController(B(), animated: false)
        Scenario.run(nav) { scenario in
            let swipe = nav.interactivePopGestureRecognizer
            #expect(swipe.flatMap { $0.delegate?.gestureRecognizerShouldBegin($0) } == true)
            let cast = Cast(scenario.log)
            nav.delegate = cast
            #expect(swipe.flatMap { $0.delegate?.gestureRecognizerShouldBegin($0) } == false)
        }
    }

    @Test("an app that replaces the pop gesture's delegate can use the gesture with its own animator", .rule("SP-E055"))
    func edgeSwipeTakenOver() {
        final class Willing: NSObject, UIGestureRecognizerDelegate {}
        let nav = N(rootViewController: A()), log = CallbackLog(), cast = Cast(log), willing = Willing(), stage = Stage(root: nav)
        defer { log.stop() }
        nav.pushViewController(B(), animated: false)
        nav.delegate = cast
        stage.settle()
        func swipe() {
            stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400))
            stage.settle()
        }
        swipe()
        #expect(nav.viewControllers.count == 2)
        nav.interactivePopGestureRecognizer?.delegate = willing
        swipe()
        #expect(nav.viewControllers.count == 1)
    }
}
