import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// The traces of lifecycle.md section N, in every generation to which they apply.
@MainActor @Suite("Canonical traces", .serialized)
struct CanonicalTraces {
    nonisolated static let all = Generation.allCases
    nonisolated static let from6 = Generation.allCases.filter { $0 >= .ios6 }
    nonisolated static let from13 = Generation.allCases.filter { $0 >= .ios13 }

    @Test("push", .rule("B-20", "SP-E031"), arguments: all, [false, true])
    func push(_ generation: Generation, _ animated: Bool) {
        let nav = N(rootViewController: A())
        Scenario.run(nav, generation) { scenario in
            nav.pushViewController(B(), animated: animated)
            scenario.settle()
            #expect(
                scenario.appearance == [
                    "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear",
                    "B.viewDidAppear",
                ])
            expectEach(animated, scenario)
        }
    }

    /// Every appearance callback had `animated` as its argument.
    private func expectEach(_ animated: Bool, _ scenario: Scenario) {
        #expect(scenario.log.all.filter { $0.contains("ppear") && !$0.hasSuffix("(\(animated))") } == [])
    }

    @Test("pop", .rule("B-21", "SP-E031"), arguments: all, [false, true])
    func pop(_ generation: Generation, _ animated: Bool) {
        let nav = N(rootViewController: A())
        nav.pushViewController(B(), animated: false)
        Scenario.run(nav, generation) { scenario in
            nav.popViewController(animated: animated)
            scenario.settle()
            #expect(
                scenario.appearance.filter { $0 != "A.viewDidLoad" } == [
                    "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear",
                ])
            expectEach(animated, scenario)
        }
    }

    @Test("a canceled dismissal reverses the appearance of both controllers", .rule("SP-E027"))
    func cancelledDismissal() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M(), cast = Cast(scenario.log)
            modal.modalPresentationStyle = .fullScreen
            root.present(modal, animated: false)
            scenario.settle()
            modal.transitioningDelegate = cast
            cast.interaction = .percentDriven
            scenario.log.clear()
            modal.dismiss(animated: true)
            EventLoop.main.turn()
            cast.interactor.update(0.5)
            cast.interactor.cancel()
            scenario.settle()
            #expect(
                scenario.appearance.filter { $0.contains(".view") && !$0.hasSuffix("viewIsAppearing") } == [
                    "M.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "M.viewWillAppear",
                    "M.viewDidAppear",
                ])
            #expect(root.presentedViewController === modal && modal.view.window != nil && root.view.window == nil)
        }
    }

    @Test("a canceled back swipe restores the top controller's appearance", .rule("B-22", "F-13", "SP-E027"), arguments: from6)
    func cancelledPop(_ generation: Generation) {
        final class Told: NSObject, UINavigationControllerDelegate {
            var log: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
            ) {
                log.append("will \(type(of: viewController))")
            }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {
                log.append("did \(type(of: viewController))")
            }
        }
        let nav = N(rootViewController: A()), told = Told()
        let top = B()
        nav.pushViewController(top, animated: false)
        Scenario.run(nav, generation) { scenario in
            nav.delegate = told
            nav.view.layoutIfNeeded()
            let interactor = UIPercentDrivenInteractiveTransition()
            _ = nav.stack.pop(animated: true, interactor: interactor)
            interactor.update(0.3)
            EventLoop.main.advance(by: 0.1)
            interactor.cancel()
            scenario.settle()
            #expect(
                scenario.appearance.filter { $0 != "A.viewDidLoad" && $0 != "A.viewIsAppearing" } == [
                    "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear",
                    "B.viewDidAppear",
                ])
            #expect(nav.topViewController === top)
            #expect(top.view.window != nil)
            #expect(top.parent === nav)
            #expect(told.log == ["will A"])
        }
    }

    @Test("a completed back swipe gives the trace of a pop", .rule("B-23"), arguments: from6)
    func finishedSwipe(_ generation: Generation) {
        let nav = N(rootViewController: A())
        nav.pushViewController(B(), animated: false)
        Scenario.run(nav, generation) { scenario in
            let interactor = UIPercentDrivenInteractiveTransition()
            _ = nav.stack.pop(animated: true, interactor: interactor)
            interactor.update(0.6)
            interactor.finish()
            scenario.settle()
            #expect(
                scenario.appearance.filter { $0 != "A.viewDidLoad" } == [
                    "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear",
                ])
        }
    }

    @Test("present full screen", .rule("B-24", "C-55", "SP-E030"), arguments: all, [false, true])
    func present(_ generation: Generation, _ animated: Bool) {
        Scenario.run(A(), generation) { scenario in
            let modal = M()
            modal.modalPresentationStyle = .fullScreen
            scenario.window.rootViewController?.present(modal, animated: animated) { scenario.log.note("completion") }
            scenario.settle()
            #expect(
                scenario.appearance == [
                    "M.viewDidLoad", "A.viewWillDisappear", "M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear",
                    "A.viewDidDisappear",
                    "completion",
                ])
        }
    }

    @Test("dismiss full screen", .rule("B-25", "C-55", "SP-E030"), arguments: all, [false, true])
    func dismiss(_ generation: Generation, _ animated: Bool) {
        Scenario.run(A(), generation) { scenario in
            let modal = M()
            modal.modalPresentationStyle = .fullScreen
            scenario.window.rootViewController?.present(modal, animated: false)
            scenario.settle()
            scenario.log.clear()
            modal.dismiss(animated: animated) { scenario.log.note("completion") }
            scenario.settle()
            #expect(
                scenario.appearance == [
                    "M.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "M.viewDidDisappear", "completion",
                ])
        }
    }

    @Test(
        "a sheet sends its presenter no appearance callbacks", .rule("B-26", "B-27", "SP-E030"), arguments: from13,
        [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
    func sheet(_ generation: Generation, _ style: UIModalPresentationStyle) {
        for animated in [false, true] { sheet(generation, style, animated) }
    }
    private func sheet(_ generation: Generation, _ style: UIModalPresentationStyle, _ animated: Bool) {
        Scenario.run(A(), generation) { scenario in
            let modal = M()
            modal.modalPresentationStyle = style
            scenario.window.rootViewController?.present(modal, animated: animated) { scenario.log.note("completion") }
            scenario.settle()
            #expect(scenario.appearance == ["M.viewDidLoad", "M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear", "completion"])
            scenario.log.clear()
            modal.dismiss(animated: animated) { scenario.log.note("completion") }
            scenario.settle()
            #expect(scenario.appearance == ["M.viewWillDisappear", "M.viewDidDisappear", "completion"])
        }
    }

    @Test("tab switch", .rule("B-30"), arguments: all)
    func tab(_ generation: Generation) {
        let tabs = T()
        tabs.viewControllers = [A(), B()]
        Scenario.run(tabs, generation) { scenario in
            tabs.selectedIndex = 1
            scenario.settle()
            #expect(
                scenario.appearance == [
                    "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "B.viewIsAppearing", "A.viewDidDisappear",
                    "B.viewDidAppear",
                ])
            expectEach(false, scenario)
        }
    }

    @Test(
        "a tab's will callbacks run in the setter, its did callbacks in the next commit", .rule("B-31"),
        arguments: [Generation.ios16, .ios26])
    func tabTiming(_ generation: Generation) {
        let tabs = T()
        tabs.viewControllers = [A(), B()]
        Scenario.run(tabs, generation) { scenario in
            tabs.selectedIndex = 1
            #expect(scenario.appearance == ["B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear"])
        }
    }

    private func pages(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.setViewControllers([A()], direction: .forward, animated: false)
        return pages
    }

    @Test("page scroll", .rule("B-33"), arguments: from6)
    func pageScroll(_ generation: Generation) {
        let pages = pages(.scroll)
        Scenario.run(pages, generation) { scenario in
            pages.setViewControllers([B()], direction: .forward, animated: true)
            scenario.settle()
            #expect(
                scenario.appearance.filter { !$0.hasSuffix("viewIsAppearing") && !$0.hasSuffix("viewDidLoad") } == [
                    "B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear",
                ])
        }
    }

    @Test("page scroll, canceled", .rule("B-34"), arguments: from6)
    func pageScrollCancelled(_ generation: Generation) {
        let pages = pages(.scroll)
        Scenario.run(pages, generation) { scenario in
            pages.turning.beginGesture(towards: B())
            EventLoop.main.advance(by: 0.1)
            pages.turning.endGesture(completing: false)
            scenario.settle()
            #expect(
                scenario.appearance.filter { !$0.hasSuffix("viewIsAppearing") && !$0.hasSuffix("viewDidLoad") } == [
                    "B.viewWillAppear", "A.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewWillDisappear",
                    "B.viewDidDisappear",
                ])
            #expect(pages.viewControllers?.first is A)
        }
    }

    @Test("page curl", .rule("B-35"), arguments: all)
    func pageCurl(_ generation: Generation) {
        let pages = pages(.pageCurl)
        Scenario.run(pages, generation) { scenario in
            pages.setViewControllers([B()], direction: .forward, animated: true)
            scenario.settle()
            #expect(
                scenario.appearance.filter { !$0.hasSuffix("viewIsAppearing") && !$0.hasSuffix("viewDidLoad") } == [
                    "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
                ])
        }
    }

    @Test("page curl, canceled", .rule("B-36"), arguments: all)
    func pageCurlCancelled(_ generation: Generation) {
        let pages = pages(.pageCurl)
        Scenario.run(pages, generation) { scenario in
            pages.turning.beginGesture(towards: B())
            pages.turning.endGesture(completing: false)
            scenario.settle()
            #expect(
                scenario.appearance.filter { !$0.hasSuffix("viewIsAppearing") && !$0.hasSuffix("viewDidLoad") } == [
                    "B.viewWillAppear", "A.viewWillDisappear", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear",
                    "A.viewDidAppear",
                ])
        }
    }

    @Test("transition(from:to:) following the documented recipe", .rule("B-60", "B-61", "SP-E032"), arguments: all, [0, 0.3])
    func childTransition(_ generation: Generation, _ duration: TimeInterval) {
        let parent = P(), old = A(), new = B()
        parent.addChild(old)
        parent.view.addSubview(old.view)
        old.didMove(toParent: parent)
        Scenario.run(parent, generation) { scenario in
            let superview = old.view.superview
            parent.addChild(new)
            old.willMove(toParent: nil)
            parent.transition(from: old, to: new, duration: duration, animations: nil) { _ in
                new.didMove(toParent: parent)
                old.removeFromParent()
            }
            scenario.settle()
            #expect(
                scenario.log.events(without: ["loadView", "viewDidLoad", "viewIsAppearing"]) == [
                    "B.willMove", "A.willMove", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
                    "B.didMove",
                    "A.didMove",
                ])
            #expect(new.view.superview === superview)
            #expect(old.view.superview == nil)
        }
    }

    @Test("a child added in viewDidLoad appears with its parent", .rule("B-59", "C-06"), arguments: all)
    func embedded(_ generation: Generation) {
        let parent = P(), child = C()
        Generation.emulating(generation) {
            EventLoop.main.reset()
            let log = CallbackLog()
            defer { log.stop() }
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = parent
            window.makeKeyAndVisible()
            EventLoop.main.advance(by: 1)
            let events = log.events(without: ["loadView", "viewDidLoad", "viewIsAppearing"]).filter { $0.hasPrefix("C.") }
            #expect(events == ["C.willMove", "C.didMove", "C.viewWillAppear", "C.viewDidAppear"])
            window.isHidden = true
        }
    }

    final class ByHand: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test(
        "a parent that forwards appearance manually decides when its child appears", .rule("B-51", "B-52", "B-53", "B-55"),
        arguments: from13)
    func manual(_ generation: Generation) {
        let parent = ByHand(), child = C()
        Scenario.run(parent, generation) { scenario in
            parent.addChild(child)
            _ = child.view
            scenario.log.clear()
            parent.view.addSubview(child.view)
            scenario.settle()
            #expect(scenario.appearance == [])
            child.view.removeFromSuperview()
            child.beginAppearanceTransition(true, animated: false)
            parent.view.addSubview(child.view)
            scenario.settle()
            child.endAppearanceTransition()
            #expect(scenario.appearance == ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
            scenario.log.clear()
            child.beginAppearanceTransition(false, animated: false)
            child.endAppearanceTransition()
            #expect(scenario.appearance == ["C.viewWillDisappear", "C.viewDidDisappear"])
        }
    }

    final class Delegate: NSObject, UINavigationControllerDelegate {
        let log: CallbackLog
        init(_ log: CallbackLog) { self.log = log }
        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
        {
            log.note("N.willShow(\(type(of: viewController)))")
        }
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
        {
            log.note("N.didShow(\(type(of: viewController)))")
        }
    }

    @Test("push with containment and delegate", .rule("F-08", "F-10", "C-03"), arguments: all, [false, true])
    func pushWithDelegate(_ generation: Generation, _ animated: Bool) {
        let nav = N(rootViewController: A())
        Scenario.run(nav, generation) { scenario in
            let delegate = Delegate(scenario.log)
            nav.delegate = delegate
            nav.pushViewController(B(), animated: animated)
            scenario.settle()
            #expect(
                scenario.log.events(without: ["loadView", "viewIsAppearing"]) == [
                    "B.willMove", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "N.willShow(B)", "A.viewDidDisappear",
                    "B.viewDidAppear", "B.didMove", "N.didShow(B)",
                ])
        }
    }

    @Test("pop with containment and delegate", .rule("F-09", "F-10"), arguments: all, [false, true])
    func popWithDelegate(_ generation: Generation, _ animated: Bool) {
        let nav = N(rootViewController: A())
        nav.pushViewController(B(), animated: false)
        Scenario.run(nav, generation) { scenario in
            let delegate = Delegate(scenario.log)
            nav.delegate = delegate
            nav.popViewController(animated: animated)
            scenario.settle()
            #expect(
                scenario.log.events(without: ["loadView", "viewDidLoad", "viewIsAppearing"]) == [
                    "B.willMove", "B.viewWillDisappear", "A.viewWillAppear", "N.willShow(A)", "B.viewDidDisappear", "B.didMove",
                    "A.viewDidAppear",
                    "N.didShow(A)",
                ])
        }
    }

    @Test(
        "a full rotation: traits, size, trait change, constraints, layout, alongside animation, completion", .rule("D-35"),
        arguments: Generation.allCases.filter { $0 >= .ios8 })
    func quarterTurn(_ generation: Generation) {
        final class Turning: UIViewController {
            var log: [String] = []
            func note(_ name: String) { if !log.contains(name) { log.append(name) } }
            override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.willTransition(to: newCollection, with: coordinator)
                note("willTransition")
            }
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                note("viewWillTransition")
                coordinator.animate { [unowned self] _ in
                    note("alongside")
                } completion: { [unowned self] _ in
                    note("completion")
                }
            }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { note("traitCollectionDidChange") }
            override func updateViewConstraints() {
                super.updateViewConstraints()
                note("updateViewConstraints")
            }
            override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
            override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
        }
        let controller = Turning()
        Scenario.run(controller, generation) { scenario in
            controller.log = []
            HostInput().rotate(to: .landscapeLeft)
            scenario.settle()
            #expect(
                controller.log.filter { $0 != "alongside" } == [
                    "willTransition", "viewWillTransition", "traitCollectionDidChange", "updateViewConstraints", "viewWillLayoutSubviews",
                    "viewDidLayoutSubviews",
                    "completion",
                ])
            // The position of the alongside closures between the trait change and the end is inferred.
            #expect(controller.log.firstIndex(of: "alongside").map { $0 > 2 && $0 < controller.log.count - 1 } == true)
            HostInput().rotate(to: .portrait)
            scenario.settle()
        }
    }

    @Test("rotation with one child", .rule("C-34", "D-35"), arguments: Generation.allCases.filter { $0 >= .ios8 })
    func rotation(_ generation: Generation) {
        let parent = P(), child = C()
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        Scenario.run(parent, generation) { scenario in
            HostInput().rotate(to: .landscapeLeft)
            defer {
                HostInput().rotate(to: .portrait)
                scenario.settle()
            }
            let told = scenario.log.events(only: [
                "willTransition", "viewWillTransition", "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
            ])
            #expect(
                Array(told.prefix(4)) == ["P.willTransition", "C.willTransition", "P.viewWillTransition", "C.viewWillTransition"])
            let layout = told.dropFirst(4).filter { $0.hasPrefix("P.") }
            #expect(Array(layout.prefix(3)) == ["P.updateViewConstraints", "P.viewWillLayoutSubviews", "P.viewDidLayoutSubviews"])
        }
    }

    final class Turning: UIViewController {
        override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
    }

    @Test("legacy rotation", .rule("D-30", "D-32"), arguments: [Generation.legacy5, .ios6])
    func legacyRotation(_ generation: Generation) {
        Scenario.run(Turning(), generation) { scenario in
            HostInput().rotate(to: .landscapeLeft)
            scenario.settle()
            let events = scenario.log.events(only: [
                "willRotate", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "willAnimateRotation", "didRotate",
            ])
            #expect(
                events == [
                    "Turning.willRotate", "Turning.viewWillLayoutSubviews", "Turning.viewDidLayoutSubviews", "Turning.willAnimateRotation",
                    "Turning.didRotate",
                ])
            HostInput().rotate(to: .portrait)
            scenario.settle()
        }
    }

    @Test("a view set to nil is loaded again", .rule("A-17"), arguments: all)
    func reload(_ generation: Generation) {
        Generation.emulating(generation) {
            let log = CallbackLog()
            defer { log.stop() }
            let controller = A()
            _ = controller.view
            controller.view = nil
            log.note("set nil")
            #expect(!controller.isViewLoaded)
            _ = controller.view
            #expect(log.all == ["A.loadView", "A.viewDidLoad", "set nil", "A.loadView", "A.viewDidLoad"])
        }
    }

    @Test("a memory warning unloads an offscreen view", .rule("E-07"))
    func memory() {
        Generation.emulating(.legacy5) {
            let controller = A()
            _ = controller.view
            let log = CallbackLog()
            defer { log.stop() }
            controller.didReceiveMemoryWarning()
            #expect(log.all.filter { $0.hasPrefix("A.") } == ["A.viewWillUnload", "A.viewDidUnload"])
            #expect(!controller.isViewLoaded)
        }
    }
}
