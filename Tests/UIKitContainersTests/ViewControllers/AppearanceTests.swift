import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite("Appearance callbacks", .serialized)
struct AppearanceTests {
    @Test("a controller's view in a window gets appearance callbacks, with or without addChild", .rule("B-04", "B-64"))
    func automatic() {
        Scenario.run(P()) { scenario in
            let parent = scenario.window.rootViewController!
            let orphan = C(), child = B()
            parent.view.addSubview(orphan.view)
            parent.addChild(child)
            scenario.settle()
            #expect(scenario.appearance == ["C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
            scenario.log.clear()
            orphan.view.removeFromSuperview()
            #expect(scenario.appearance == ["C.viewWillDisappear", "C.viewDidDisappear"])
        }
    }

    @Test("a controller without a parent is not retained: it appears and is released, and its view remains", .rule("B-64", "C-13"))
    func orphan() {
        Scenario.run(P()) { scenario in
            let parent = scenario.window.rootViewController!
            weak var orphan: UIViewController?
            let view: UIView
            do {
                let controller = C()
                orphan = controller
                view = controller.view
                parent.view.addSubview(view)
            }
            #expect(orphan != nil)
            scenario.settle()
            #expect(orphan == nil)
            #expect(scenario.appearance.last == "C.viewDidAppear")
            #expect(view.superview === parent.view)
            #expect(view.next === parent.view)
        }
    }

    final class Watcher: UIViewController {
        var windowInWill: UIWindow?
        var insetsInWill = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
        var windowInIs: UIWindow?
        var insetsInIs = UIEdgeInsets.zero
        var frameInIs = CGRect.zero
        override func viewWillAppear(_ animated: Bool) { (windowInWill, insetsInWill) = (view.window, view.safeAreaInsets) }
        override func viewIsAppearing(_ animated: Bool) {
            (windowInIs, insetsInIs, frameInIs) = (view.window, view.safeAreaInsets, view.frame)
        }
    }

    @Test("viewIsAppearing has the window, frame, and safe area; viewWillAppear does not", .rule("B-05", "B-06"))
    func isAppearing() {
        let controller = Watcher()
        Scenario.run(controller) { scenario in
            #expect(controller.windowInWill == nil)
            #expect(controller.insetsInWill == .zero)
            #expect(controller.windowInIs === scenario.window)
            #expect(controller.insetsInIs == scenario.window.safeAreaInsets)
            #expect(controller.frameInIs == scenario.window.bounds)
        }
    }

    @Test("views placed by constraints have their frames in viewDidLayoutSubviews, and not in viewIsAppearing", .rule("B-06"))
    func constrainedSubviews() {
        final class Constrained: UIViewController {
            let box = UIView()
            var frames: [String: CGRect] = [:]
            override func viewDidLoad() {
                super.viewDidLoad()
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                    box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
                    box.widthAnchor.constraint(equalToConstant: 30), box.heightAnchor.constraint(equalToConstant: 40),
                ])
            }
            override func viewIsAppearing(_ animated: Bool) { frames["is appearing"] = box.frame }
            override func viewDidLayoutSubviews() { frames["laid out"] = box.frame }
        }
        let controller = Constrained()
        Scenario.run(controller) { _ in
            #expect(controller.frames == ["is appearing": .zero, "laid out": CGRect(x: 20, y: 10, width: 30, height: 40)])
        }
    }

    @Test("the complete first appearance", .rule("B-07", "B-08", "B-09", "B-10", "B-11", "B-13"))
    func fullOrder() {
        EventLoop.main.reset()
        let log = CallbackLog()
        defer { log.stop() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = A()
        window.makeKeyAndVisible()
        #expect(!log.all.contains("A.viewDidAppear(false)"))
        EventLoop.main.advance(by: 0.1)
        defer { window.isHidden = true }
        func place(_ name: String) -> Int { log.callbacks.firstIndex { $0.name == name } ?? -1 }
        let order = [
            "viewDidLoad", "viewWillAppear", "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange", "viewIsAppearing",
            "updateViewConstraints",
            "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
        ].map(place)
        #expect(!order.contains(-1))
        #expect(order == order.sorted())
    }

    @Test("viewIsAppearing comes with the layout of the view, not when the view is added", .rule("B-08"))
    func appearingInLayout() {
        let parent = P(), child = C()
        Scenario.run(parent) { scenario in
            parent.addChild(child)
            _ = child.view
            scenario.log.clear()
            parent.view.addSubview(child.view)
            let steps: Set = ["viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews"]
            @MainActor func heard() -> [String] { scenario.log.events(only: steps).filter { $0.hasPrefix("C.") } }
            #expect(heard() == ["C.viewWillAppear"])
            child.view.layoutIfNeeded()
            #expect(heard().prefix(3) == ["C.viewWillAppear", "C.viewIsAppearing", "C.viewWillLayoutSubviews"])
            child.didMove(toParent: parent)
        }
    }

    final class Constraining: UIViewController {
        override func viewDidLoad() { view.setNeedsUpdateConstraints() }
    }

    @Test("updateViewConstraints runs before layout, in place of the root view's updateConstraints", .rule("B-09", "B-12"))
    func constraints() {
        let log = CallbackLog()
        defer { log.stop() }
        Scenario.run(Constraining()) { scenario in
            _ = scenario
            let names = log.callbacks.map(\.name)
            let constraints = names.firstIndex(of: "updateViewConstraints")
            #expect(constraints != nil)
            if let constraints { #expect(constraints < names.firstIndex(of: "viewWillLayoutSubviews") ?? -1) }
        }
    }

    @Test("overFullScreen, popover, and custom send the presenter no appearance callbacks", .rule("B-28", "SP-D024"))
    func keptPresenter() {
        for (style, device) in [
            (UIModalPresentationStyle.overFullScreen, "iPhone 16"), (.overCurrentContext, "iPhone 16"), (.custom, "iPhone 16"),
            (.popover, "iPad Air 11"),
        ] {
            Scenario.on(device) {
                Scenario.run(A()) { scenario in
                    let modal = M()
                    modal.modalPresentationStyle = style
                    modal.popoverPresentationController?.sourceView = scenario.window.rootViewController?.view
                    scenario.window.rootViewController?.present(modal, animated: false)
                    scenario.settle()
                    #expect(scenario.appearance == ["M.viewDidLoad", "M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear"])
                    scenario.log.clear()
                    modal.dismiss(animated: false) { scenario.log.note("completion") }
                    scenario.settle()
                    #expect(scenario.appearance == ["M.viewWillDisappear", "M.viewDidDisappear", "completion"])
                }
            }
        }
    }

    final class Removing: UIPresentationController {
        override var shouldRemovePresentersView: Bool { true }
    }
    final class RemovingDelegate: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
            -> UIPresentationController?
        { Removing(presentedViewController: presented, presenting: presenting) }
    }

    @Test("a custom presentation that removes the presenter's view sends it appearance callbacks", .rule("B-29", "SP-D031"))
    func customRemoving() {
        Scenario.run(A()) { scenario in
            let modal = M(), delegate = RemovingDelegate()
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = delegate
            scenario.window.rootViewController?.present(modal, animated: false)
            scenario.settle()
            #expect(
                scenario.appearance == [
                    "M.viewDidLoad", "A.viewWillDisappear", "M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear",
                    "A.viewDidDisappear",
                ])
            scenario.log.clear()
            modal.dismiss(animated: false) { scenario.log.note("completion") }
            scenario.settle()
            #expect(
                scenario.appearance == [
                    "M.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "M.viewDidDisappear", "completion",
                ])
        }
    }

    @Test("a hidden window's root gets no callbacks until the window is shown", .rule("B-45"))
    func hiddenWindow() {
        EventLoop.main.reset()
        let log = CallbackLog()
        defer { log.stop() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = A()
        EventLoop.main.advance(by: 0.1)
        #expect(!log.all.contains { $0.contains("Appear") })
        window.isHidden = false
        EventLoop.main.advance(by: 0.1)
        #expect(log.events(only: ["viewWillAppear", "viewDidAppear"]) == ["A.viewWillAppear", "A.viewDidAppear"])
        window.isHidden = true
        #expect(log.events(only: ["viewWillDisappear", "viewDidDisappear"]) == ["A.viewWillDisappear", "A.viewDidDisappear"])
    }

    @Test("replacing the root of a visible window", .rule("I-02"))
    func rootReplacement() {
        Scenario.run(A()) { scenario in
            scenario.window.rootViewController = B()
            scenario.settle()
            #expect(
                scenario.appearance == [
                    "B.viewDidLoad", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing",
                    "B.viewDidAppear",
                ])
        }
    }

    @Test("parents get their callbacks before their children", .rule("B-56", "B-50"))
    func parentFirst() {
        let parent = P(), child = C()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(parent.shouldAutomaticallyForwardAppearanceMethods)
        let nav = N(rootViewController: parent)
        Scenario.run(nav) { scenario in
            nav.pushViewController(B(), animated: false)
            scenario.settle()
            let told = scenario.appearance.filter { !$0.hasPrefix("B.") }
            #expect(told == ["P.viewWillDisappear", "C.viewWillDisappear", "P.viewDidDisappear", "C.viewDidDisappear"])
            scenario.log.clear()
            nav.popViewController(animated: false)
            scenario.settle()
            let back = scenario.log.events(only: ["viewWillAppear", "viewDidAppear"])
            #expect(back == ["P.viewWillAppear", "C.viewWillAppear", "P.viewDidAppear", "C.viewDidAppear"])
        }
    }

    @Test("a whole container disappears under a full-screen modal of its child", .rule("B-65", "C-51"))
    func containerDisappears() {
        let child = A(), nav = N(rootViewController: child)
        Scenario.run(nav) { scenario in
            let modal = M()
            modal.modalPresentationStyle = .fullScreen
            child.present(modal, animated: false)
            scenario.settle()
            #expect(
                scenario.log.events(only: ["viewWillDisappear", "viewDidDisappear"]) == [
                    "N.viewWillDisappear", "A.viewWillDisappear", "N.viewDidDisappear", "A.viewDidDisappear",
                ])
            #expect(modal.presentingViewController === nav)
            #expect(child.presentedViewController === modal)
        }
    }

    @Test("an unbalanced beginAppearanceTransition or endAppearanceTransition is logged, a reversal is not", .rule("B-57", "B-58"))
    func unbalanced() {
        Scenario.run(CanonicalTraces.ByHand()) { scenario in
            let child = C()
            scenario.window.rootViewController?.addChild(child)
            let text = "Unbalanced calls to begin/end appearance transitions for \(Fault.name(of: child))."
            #expect(Console.capturing { child.endAppearanceTransition() } == [text])
            #expect(
                Console.capturing {
                    child.beginAppearanceTransition(true, animated: false)
                    child.beginAppearanceTransition(true, animated: false)
                } == [text])
            #expect(
                Console.capturing {
                    child.beginAppearanceTransition(false, animated: false)
                    child.endAppearanceTransition()
                } == [])
        }
    }

    @Test("a controller that never appeared gets disappearance callbacks if its container sends them", .rule("B-53"))
    func disappearingUnseen() {
        Scenario.run(CanonicalTraces.ByHand()) { scenario in
            let child = C()
            scenario.log.clear()
            child.beginAppearanceTransition(false, animated: false)
            child.endAppearanceTransition()
            #expect(scenario.log.events(only: ["viewWillDisappear", "viewDidDisappear"]) == ["C.viewWillDisappear", "C.viewDidDisappear"])
        }
    }

    @Test("background and foreground send no appearance callbacks", .rule("B-15"))
    func background() {
        Scenario.run(A()) { scenario in
            let input = HostInput()
            input.enterBackground()
            input.enterForeground()
            scenario.settle()
            #expect(scenario.appearance == [])
        }
    }

    // MARK: Flags

    final class Flags: UIViewController {
        var seen: [String: String] = [:]
        private func note(_ name: String) {
            var flags: [String] = []
            if isBeingPresented { flags.append("presented") }
            if isBeingDismissed { flags.append("dismissed") }
            if isMovingToParent { flags.append("toParent") }
            if isMovingFromParent { flags.append("fromParent") }
            if presentingViewController != nil { flags.append("hasPresenter") }
            seen[name] = flags.joined(separator: " ")
        }
        override func viewWillAppear(_ animated: Bool) {
            note("willAppear")
            transitionCoordinator?.animate(
                alongsideTransition: { [unowned self] _ in note("alongside") }, completion: { [unowned self] _ in note("end") })
        }
        override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    }

    @Test(
        "isBeingPresented and isBeingDismissed, and the end of presentingViewController", .rule("B-70", "B-71", "B-72", "B-73", "SP-D071"),
        arguments: [false, true])
    func presentationFlags(_ animated: Bool) {
        let root = Flags()
        Scenario.run(root) { scenario in
            let modal = Flags()
            modal.modalPresentationStyle = .fullScreen
            var inCompletion = true
            root.present(modal, animated: animated) { inCompletion = modal.isBeingPresented }
            scenario.settle()
            #expect(!inCompletion)
            #expect(modal.seen["willAppear"] == "presented hasPresenter")
            #expect(modal.seen["didAppear"] == "presented hasPresenter")
            // B-70: closures that run during the transition see the flags as well.
            #expect(modal.seen["alongside"] == "presented hasPresenter" && modal.seen["end"] == "presented hasPresenter")
            #expect(root.seen["willDisappear"] == "")
            #expect(root.seen["didDisappear"] == "")
            modal.dismiss(animated: animated) { inCompletion = modal.isBeingDismissed }
            scenario.settle()
            #expect(!inCompletion)
            #expect(modal.seen["willDisappear"] == "dismissed hasPresenter")
            #expect(modal.seen["didDisappear"] == "dismissed")
            #expect(root.seen["willAppear"] == "" && root.seen["didAppear"] == "")
        }
    }

    @Test(
        "each controller that a dismissal takes along has a presenter in viewWillDisappear and none in viewDidDisappear", .rule("B-72"),
        arguments: [false, true])
    func presentersOfChain(_ animated: Bool) {
        let root = Flags()
        Scenario.run(root) { scenario in
            let modals = [Flags(), Flags(), Flags()]
            for (presenter, modal) in zip([root] + modals, modals) {
                presenter.present(modal, animated: false)
                scenario.settle()
            }
            root.dismiss(animated: animated)
            #expect((root.presentedViewController != nil) == animated)
            scenario.settle()
            for modal in modals {
                #expect(modal.seen["willDisappear"] == "dismissed hasPresenter")
                #expect(modal.seen["didDisappear"] == "dismissed")
            }
            #expect(root.presentedViewController == nil)
        }
    }

    @Test(
        "isMovingToParent and isMovingFromParent are true for the pushed and the popped controller", .rule("B-74", "B-75"),
        arguments: [false, true])
    func movingFlags(_ animated: Bool) {
        let root = Flags(), nav = N(rootViewController: root)
        Scenario.run(nav) { scenario in
            let pushed = Flags()
            nav.pushViewController(pushed, animated: animated)
            scenario.settle()
            #expect(pushed.seen["willAppear"] == "toParent")
            #expect(pushed.seen["didAppear"] == "toParent")
            #expect(root.seen["willDisappear"] == "" && root.seen["didDisappear"] == "")
            nav.popViewController(animated: animated)
            scenario.settle()
            #expect(pushed.seen["willDisappear"] == "fromParent")
            #expect(pushed.seen["didDisappear"] == "fromParent")
            #expect(root.seen["willAppear"] == "" && root.seen["didAppear"] == "")
            #expect(!pushed.isMovingFromParent && !pushed.isMovingToParent)
        }
        Scenario.run(A()) { scenario in
            let parent = scenario.window.rootViewController!, child = Flags()
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            scenario.settle()
            #expect(child.seen["willAppear"] == "toParent" && child.seen["didAppear"] == "toParent")
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            scenario.settle()
            #expect(child.seen["willDisappear"] == "fromParent" && child.seen["didDisappear"] == "fromParent")
        }
    }

    final class SkippingSuper: UIViewController {
        var wasMoving = true
        override func willMove(toParent parent: UIViewController?) {}
        override func viewWillDisappear(_ animated: Bool) { wasMoving = isMovingFromParent }
    }

    @Test("a willMove override without super loses the flag", .rule("B-76"))
    func skippingSuper() {
        let nav = N(rootViewController: A()), top = SkippingSuper()
        nav.pushViewController(top, animated: false)
        Scenario.run(nav) { _ in
            nav.popViewController(animated: false)
            #expect(!top.wasMoving)
        }
    }

    @Test("the flags belong to the receiver, not to its child", .rule("B-77"))
    func receiversFlags() {
        Scenario.run(A()) { scenario in
            let inner = Flags(), nav = Flagged(rootViewController: inner)
            scenario.window.rootViewController?.present(nav, animated: false)
            scenario.settle()
            #expect(inner.seen["willAppear"] == "toParent hasPresenter")
            #expect(nav.wasBeingPresented)
        }
    }
    final class Flagged: UINavigationController {
        var wasBeingPresented = false
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            wasBeingPresented = isBeingPresented
        }
    }

    // MARK: Coordinators

    final class Alongside: UIViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) {
            let queued = transitionCoordinator?.animate(
                alongsideTransition: { [unowned self] _ in log.append("alongside") },
                completion: { [unowned self] context in log.append("completion \(context.isCancelled)") })
            log.append("queued \(queued ?? false)")
        }
        override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    }

    @Test(
        "alongside animations run in the order they were added, for the transition's duration; either closure may be nil", .rule("SP-E044"))
    func alongsideInOrder() {
        let nav = N(rootViewController: A())
        Scenario.run(nav) { scenario in
            let pushed = B(), view = UIView()
            var log: [String] = []
            scenario.window.addSubview(view)
            nav.pushViewController(pushed, animated: true)
            let coordinator = nav.transitionCoordinator
            #expect(coordinator?.animate(alongsideTransition: nil, completion: nil) == false)
            #expect(coordinator?.animate(alongsideTransition: nil, completion: { _ in log.append("first completion") }) == false)
            EventLoop.main.turn()
            scenario.settle()
            #expect(log == ["first completion"])

            final class Asking: UIViewController {
                var log: [String] = []
                let beside = UIView()
                override func viewWillAppear(_ animated: Bool) {
                    for name in ["one", "two"] {
                        transitionCoordinator?.animate(
                            alongsideTransition: { [unowned self] _ in
                                log.append(name)
                                beside.alpha = 0
                            }, completion: { [unowned self] _ in log.append("\(name) done") })
                    }
                }
            }
            let asking = Asking()
            scenario.window.addSubview(asking.beside)
            nav.pushViewController(asking, animated: true)
            EventLoop.main.turn()
            #expect(
                asking.log == ["one", "two"]
                    && asking.beside.layer.animation(forKey: "opacity")?.duration == nav.transitionCoordinator?.transitionDuration)
            scenario.settle()
            #expect(asking.log == ["one", "two", "one done", "two done"])
            view.removeFromSuperview()
            asking.beside.removeFromSuperview()
        }
    }

    @Test("a completion that is added in viewDidAppear runs, although nothing is queued", .rule("SP-E044"), arguments: [false, true])
    func lateCompletion(_ animated: Bool) {
        final class Late: UIViewController {
            var log: [String] = []
            override func viewDidAppear(_ animated: Bool) {
                let queued = transitionCoordinator?.animate(
                    alongsideTransition: { [unowned self] _ in log.append("alongside") },
                    completion: { [unowned self] _ in log.append("completion") })
                log.append("queued \(queued == true)")
            }
        }
        let nav = N(rootViewController: A()), late = Late()
        Scenario.run(nav) { scenario in
            nav.pushViewController(late, animated: animated)
            scenario.settle()
            #expect(late.log == ["queued false", "completion"])
        }
    }

    @Test("completions run while the transition still exists: a push from one is nested", .rule("B-84"))
    func pushFromCompletion() {
        let nav = N(rootViewController: A()), next = C()
        Scenario.run(nav) { scenario in
            let pushed = B()
            var wasThere = false, lines: [String] = []
            nav.pushViewController(pushed, animated: true)
            _ = nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                wasThere = nav.transitionCoordinator != nil && !scenario.appearance.contains("B.viewDidAppear")
                lines = Console.capturing { nav.pushViewController(next, animated: true) }
            }
            scenario.settle()
            #expect(wasThere && lines.first == "nested push animation can result in corrupted navigation bar")
            #expect(nav.topViewController === next && next.appearance.phase == .appeared && pushed.appearance.phase == .disappeared)
        }
    }

    @Test(
        "a transition coordinator lives as long as the transition", .rule("B-80", "B-81", "B-84", "SP-E043", "SP-E044"),
        arguments: [false, true])
    func coordinator(_ animated: Bool) {
        let nav = N(rootViewController: A())
        Scenario.run(nav) { scenario in
            #expect(nav.transitionCoordinator == nil)
            let pushed = Alongside()
            nav.pushViewController(pushed, animated: animated)
            if animated { #expect(nav.transitionCoordinator?.isAnimated == true) }
            scenario.settle()
            #expect(pushed.log == ["queued true", "alongside", "completion false", "didAppear"])
            #expect(nav.transitionCoordinator == nil)
            #expect(pushed.transitionCoordinator == nil)
        }
    }

    @Test("notifyWhenInteractionEnds set in viewWillAppear is called once, notifyWhenInteractionChanges each time", .rule("B-83"))
    func asksInWillAppear() {
        final class Asking: UIViewController {
            var ends: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                transitionCoordinator?.notifyWhenInteractionEnds { [weak self] in self?.ends.append("end \($0.isCancelled)") }
                transitionCoordinator?.notifyWhenInteractionChanges { [weak self] in self?.ends.append("change \($0.isCancelled)") }
            }
        }
        let below = Asking(), nav = N(rootViewController: below)
        nav.pushViewController(B(), animated: false)
        Scenario.run(nav) { scenario in
            for cancels in [true, false] {
                below.ends = []
                let interactor = UIPercentDrivenInteractiveTransition()
                _ = nav.stack.pop(animated: true, interactor: interactor)
                interactor.update(0.2)
                #expect(below.ends == [])
                if cancels { interactor.cancel() } else { interactor.finish() }
                scenario.settle()
                #expect(below.ends == ["end \(cancels)", "change \(cancels)"])
            }
        }
    }

    @Test("a canceled interaction is reported before the callbacks reverse", .rule("B-82", "B-83", "SP-E048", "SP-E049"))
    func interactionEnds() {
        let below = A(), nav = N(rootViewController: below)
        nav.pushViewController(B(), animated: false)
        Scenario.run(nav) { scenario in
            let interactor = UIPercentDrivenInteractiveTransition()
            _ = nav.stack.pop(animated: true, interactor: interactor)
            let coordinator = nav.transitionCoordinator
            #expect(coordinator?.initiallyInteractive == true)
            #expect(coordinator?.presentationStyle == UIModalPresentationStyle.none)
            interactor.completionSpeed = 0.5
            interactor.completionCurve = .linear
            var atEnd: (percent: CGFloat, velocity: CGFloat, duration: TimeInterval, isInteractive: Bool, curve: UIView.AnimationCurve)?
            coordinator?.notifyWhenInteractionChanges { context in
                scenario.log.note("ended \(context.isCancelled)")
                atEnd = (
                    context.percentComplete, context.completionVelocity, context.transitionDuration, context.isInteractive,
                    context.completionCurve
                )
            }
            coordinator?.notifyWhenInteractionEnds { scenario.log.note("over \($0.isCancelled)") }
            #expect(coordinator?.isInteractive == true && coordinator?.isAnimated == true && coordinator?.isCancelled == false)
            interactor.update(0.2)
            interactor.cancel()
            #expect(atEnd.map { abs($0.percent - 0.2) < 1e-9 } == true && atEnd?.velocity == 0.5 && atEnd?.curve == .linear)
            #expect(atEnd?.duration == 0.35 && atEnd?.isInteractive == false)
            scenario.settle()
            let events = scenario.appearance
            for note in ["ended true", "over true"] {
                let place = events.firstIndex(of: note)
                #expect(place.map { events[$0...].contains("A.viewWillDisappear") } == true, "\(note)")
                #expect(place.map { events[..<$0].contains("A.viewWillDisappear") } == false, "\(note)")
            }
            #expect(coordinator?.initiallyInteractive == true)
        }
    }
}
