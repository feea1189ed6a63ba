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
    @Test(
        "the animator is requested, animates, completes, and gets animationEnded before the did callbacks",
        .rule("SP-E002", "SP-E006", "SP-E009", "SP-E026", "SP-E030", "SP-E031"), arguments: TransitionKind.allCases)
    func animator(_ kind: TransitionKind) {
        runTransition(kind) { scenario, cast, _ in
            scenario.settle()
            #expect(
                scenario.eventsAfterLoading == ["animator?", "interactor?"] + kind.willEvents + ["duration", "animate", "ended true"]
                    + kind.didEvents)
        }
    }

    @Test(
        "when animationEnded is called, the container has its new content and the view that leaves is gone", .rule("SP-E026"),
        arguments: TransitionKind.allCases)
    func committedFirst(_ kind: TransitionKind) {
        runTransition(kind) { scenario, cast, b in
            let root = scenario.window.rootViewController,
                departing = (root as? N)?.viewControllers.first ?? (root as? T)?.viewControllers?.first ?? root
            var isGone = false, isCurrent = false
            cast.animator.whenEnded = {
                isGone = departing?.view.window == nil
                isCurrent =
                    (root as? N)?.topViewController === b || (root as? T)?.selectedViewController === b
                    || root?.presentedViewController === b
            }
            scenario.settle()
            #expect(isGone && isCurrent)
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
            #expect(scenario.eventsAfterLoading.filter { $0.hasSuffix("?") } == ["animator?", "animator?", "animator?"])
        }
    }

    @Test("the whole duration of a transition can be read in its first callbacks", .rule("SP-E049"))
    func durationInCallbacks() {
        final class Asking: UIViewController {
            var durations: [TimeInterval] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                durations.append(transitionCoordinator?.transitionDuration ?? 0)
            }
        }
        let pushed = Asking(), modal = Asking()
        Scenario.run(N(rootViewController: A())) { scenario in
            let nav = scenario.window.rootViewController as! N
            nav.pushViewController(pushed, animated: true)
            scenario.settle()
            modal.modalPresentationStyle = .fullScreen
            modal.modalTransitionStyle = .crossDissolve
            nav.present(modal, animated: true)
            scenario.settle()
            #expect(pushed.durations == [TransitionFigures.navigationDuration])
            #expect(modal.durations == [TransitionFigures.dissolveDuration])
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
            #expect(
                scenario.eventsAfterLoading == [
                    "animator?", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
                ])
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
            // An interactor is requested in neither case.
            #expect(scenario.appearance.filter { $0.hasSuffix("?") } == (style == .custom ? ["animator?"] : []))
            modal.dismiss(animated: false)
            scenario.settle()
            #expect(seen == (style == .custom ? [false, false] : []))
            #expect(scenario.appearance.filter { $0.hasSuffix("?") } == (style == .custom ? ["animator?", "animator?"] : []))
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
        arguments: TransitionKind.allCases)
    func context(_ kind: TransitionKind) {
        var checked = 0
        runTransition(
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
            runTransition(.push, prepare: { $0.animator.completesTwice = true }) { scenario, _, b in
                scenario.settle()
                #expect(scenario.eventsAfterLoading.filter { $0 == "ended true" }.count == 1)
                #expect(b.navigationController?.topViewController === b)
            }
        }
        #expect(lines == ["completeTransition was called again for a transition that is over; the call is ignored."])
    }

    @Test(
        "touches are disabled during a transition, and enabled after it", .rule("SP-E014"), arguments: [TransitionKind.presentation, .push])
    func suspension(_ kind: TransitionKind) {
        runTransition(kind) { scenario, _, b in
            let center = CGPoint(x: scenario.window.bounds.midX, y: scenario.window.bounds.midY)
            EventLoop.main.advance(by: 0.1)
            let hit = scenario.window.hitTest(center, with: nil)
            #expect(hit?.isDescendant(of: b.view) != true)
            #expect(hit is PresentationContainerView == (kind == .presentation))
            scenario.settle()
            #expect(scenario.window.hitTest(center, with: nil) === b.view)
        }
    }

    @Test(
        "touches are also disabled while a gesture controls a transition, and while the rest runs, unless it can be interrupted",
        .rule("SP-E014"), arguments: [false, true])
    func interactiveSuspension(_ interruptible: Bool) {
        runTransition(.push, interruptible: interruptible, interaction: .percentDriven) { scenario, cast, _ in
            let container = cast.animator.context?.containerView
            cast.interactor.update(0.5)
            #expect(container?.isUserInteractionEnabled == interruptible)
            cast.interactor.finish()
            EventLoop.main.advance(by: 0.05)
            #expect(container?.isUserInteractionEnabled == interruptible)
            scenario.settle()
            #expect(container?.isUserInteractionEnabled == true)
        }
    }

    // MARK: Coordinator

    @Test("views outside the container can animate alongside", .rule("SP-E045", "SP-E046"), arguments: [false, true])
    func alongside(_ interruptible: Bool) {
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        runTransition(
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
            let events = scenario.eventsAfterLoading
            #expect(outside.alpha == 0 && events.firstIndex(of: "alongside over").map { events[$0 - 1] } == "ended true")
        }
        outside.removeFromSuperview()
    }

    @Test("the completion runs at the transition's end even if the alongside animations take longer", .rule("SP-E045"))
    func longerAlongside() {
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        runTransition(
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
            #expect(
                scenario.eventsAfterLoading.contains("over") && scenario.eventsAfterLoading.last == "didShow B" && opacity > 0.1
                    && opacity < 1)
            outside.removeFromSuperview()
        }
    }

    @Test("alongside blocks also run if the animator completes before it returns", .rule("SP-E045"))
    func immediateAnimator() {
        final class Immediate: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
            func navigationController(
                _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                context.completeTransition(true)
            }
        }
        final class Joining: UIViewController {
            var log: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                transitionCoordinator?.animate { [unowned self] _ in
                    log.append("alongside")
                } completion: {
                    [unowned self] _ in
                    log.append("completion")
                }
            }
        }
        let nav = N(rootViewController: A()), delegate = Immediate(), next = Joining()
        Scenario.run(nav) { scenario in
            nav.delegate = delegate
            nav.pushViewController(next, animated: true)
            scenario.settle()
            #expect(next.log == ["alongside", "completion"])
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
