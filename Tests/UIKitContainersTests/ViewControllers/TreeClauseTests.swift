import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Details of containment and presentation rules that their main tests omit.
@MainActor @Suite("Details of containment and presentation", .serialized)
struct TreeClauseTests {
    @Test("a child whose container did not call didMove still appears, has its parent, and is removed", .rule("C-08"))
    func forgottenDidMove() {
        Scenario.run(P()) { scenario in
            let parent = scenario.window.rootViewController!, child = C()
            parent.addChild(child)
            parent.view.addSubview(child.view)
            scenario.settle()
            #expect(scenario.appearance == ["C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
            #expect(child.parent === parent && parent.children == [child])
            #expect(!scenario.log.all.contains { $0.contains("didMove") })
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(child.parent == nil && scenario.appearance.suffix(2) == ["C.viewWillDisappear", "C.viewDidDisappear"])
        }
    }

    final class Watching: UIViewController {
        var windows: [UIWindow?] = [], insets: [UIEdgeInsets] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            windows.append(view.window)
            insets.append(view.safeAreaInsets)
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            windows.append(view.window)
            insets.append(view.safeAreaInsets)
        }
        /// Returns whether neither existed in the first callback and both in the second, and clears them.
        func heardInOrder() -> Bool {
            defer { (windows, insets) = ([], []) }
            return windows.count == 2 && windows[0] == nil && windows[1] != nil && windows[1] === view.window && insets[0] == .zero
                && insets[1] == view.safeAreaInsets
                && insets[1] != .zero
        }
    }

    @Test(
        "pushed, uncovered, presented, or selected: no window and no safe area in viewWillAppear, both in viewIsAppearing",
        .rule("B-05", "B-06"),
        arguments: [Generation.ios13, .ios16, .ios26], [false, true])
    func containers(_ generation: Generation, _ animated: Bool) {
        let first = Watching(), second = Watching(), third = Watching(), modal = Watching(), nav = N(rootViewController: first), tabs = T()
        tabs.viewControllers = [nav, third]
        modal.modalPresentationStyle = .fullScreen
        Scenario.run(tabs, generation) { scenario in
            #expect(first.heardInOrder())
            nav.pushViewController(second, animated: animated)
            scenario.settle()
            #expect(second.heardInOrder())
            nav.popViewController(animated: animated)
            scenario.settle()
            #expect(first.heardInOrder())
            tabs.selectedIndex = 1
            scenario.settle()
            #expect(third.heardInOrder())
            third.present(modal, animated: animated)
            scenario.settle()
            #expect(modal.heardInOrder())
            third.dismiss(animated: animated)
            scenario.settle()
            #expect(third.heardInOrder())
        }
    }

    @Test(
        "a page, a column, a sheet's content, and a replacing child also have window and safe area only from viewIsAppearing on",
        .rule("B-05", "B-06"),
        arguments: [Generation.ios16, .ios26], [false, true])
    func otherContainers(_ generation: Generation, _ animated: Bool) {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            let first = Watching(), second = Watching(),
                pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pages.setViewControllers([first], direction: .forward, animated: false)
            Scenario.run(pages, generation) { scenario in
                #expect(first.heardInOrder())
                pages.setViewControllers([second], direction: .forward, animated: animated)
                scenario.settle()
                #expect(second.heardInOrder())
            }
        }
        let parent = P(), old = Watching(), new = Watching(), sheet = Watching()
        for child in [old, new] { parent.addChild(child) }
        parent.view.addSubview(old.view)
        Scenario.run(parent, generation) { scenario in
            #expect(old.heardInOrder())
            new.view.frame = parent.view.bounds
            parent.transition(from: old, to: new, duration: animated ? 0.3 : 0, animations: nil)
            scenario.settle()
            #expect(new.heardInOrder())
            new.present(N(rootViewController: sheet), animated: animated)
            scenario.settle()
            #expect(sheet.heardInOrder())
            new.dismiss(animated: false)
        }
        Scenario.on("iPad Pro 11") {
            let column = Watching(), split = UISplitViewController(style: .doubleColumn)
            split.setViewController(A(), for: .primary)
            split.setViewController(column, for: .secondary)
            Scenario.run(split, generation) { _ in #expect(column.heardInOrder()) }
        }
    }

    final class Lying: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }

    @Test(
        "a presentation in a context counts: it may control the status bar, and a full-screen one from there decides bar and orientation",
        .rule("C-42", "C-44", "D-02"))
    func fromContext() {
        let child = A(), nav = N(rootViewController: child)
        child.definesPresentationContext = true
        Scenario.on {
            Scenario.run(nav) { scenario in
                let inner = Lying(), cover = Lying()
                inner.modalPresentationStyle = .overCurrentContext
                child.present(inner, animated: false)
                scenario.settle()
                #expect(inner.presentingViewController === child)
                #expect(StatusBarAppearance.answer(of: nav).style == .default && RotationEngine.deciding(in: scenario.window) === nav)
                inner.modalPresentationCapturesStatusBarAppearance = true
                #expect(StatusBarAppearance.answer(of: nav).style == .lightContent && RotationEngine.deciding(in: scenario.window) === nav)
                inner.modalPresentationCapturesStatusBarAppearance = false
                cover.modalPresentationStyle = .fullScreen
                inner.present(cover, animated: false)
                scenario.settle()
                #expect(
                    StatusBarAppearance.answer(of: nav).style == .lightContent && RotationEngine.deciding(in: scenario.window) === cover)
                #expect(
                    scenario.window.bounds.width > scenario.window.bounds.height && cover.view.bounds.size == scenario.window.bounds.size)
                child.dismiss(animated: false)
                scenario.settle()
                #expect(
                    RotationEngine.deciding(in: scenario.window) === nav && scenario.window.bounds.width < scenario.window.bounds.height)
            }
        }
    }

    @Test(
        "a chain whose upper controller rotated the interface rotates it back when the whole chain is dismissed", .rule("D-10", "C-56"),
        arguments: [false, true])
    func turnedChain(_ animated: Bool) {
        Scenario.on {
            Scenario.run(A()) { scenario in
                let root = scenario.window.rootViewController!, sheet = B(), cover = Lying()
                cover.modalPresentationStyle = .fullScreen
                root.present(sheet, animated: false)
                sheet.present(cover, animated: false)
                scenario.settle()
                #expect(scenario.window.bounds.width > scenario.window.bounds.height)
                root.dismiss(animated: animated)
                scenario.settle()
                #expect(scenario.window.bounds.width < scenario.window.bounds.height && root.view.frame == scenario.window.bounds)
            }
        }
    }

    @Test(
        "from iOS 13 on a form sheet without a delegate is as large as a page sheet on a phone", .rule("C-65"),
        arguments: [Generation.ios13, .ios16, .ios26])
    func formSheetOnPhone(_ generation: Generation) {
        Scenario.run(A(), generation) { scenario in
            let frames = [UIModalPresentationStyle.pageSheet, .formSheet].map { style in
                let modal = M()
                modal.modalPresentationStyle = style
                scenario.window.rootViewController?.present(modal, animated: false)
                scenario.settle()
                defer { modal.dismiss(animated: false) }
                #expect(
                    modal.presentationController is UISheetPresentationController && scenario.window.rootViewController?.view.window != nil)
                return modal.view.convert(modal.view.bounds, to: nil)
            }
            #expect(frames[0] == frames[1] && frames[0].width == scenario.window.bounds.width)
        }
    }

    @Test("a full-screen modal has the screen's bounds also if its presenter is smaller", .rule("C-57"))
    func smallPresenter() {
        let root = P(), child = A()
        root.addChild(child)
        child.view.frame = CGRect(x: 20, y: 40, width: 100, height: 80)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        Scenario.run(root) { scenario in
            root.view.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
            let modal = M()
            modal.modalPresentationStyle = .fullScreen
            child.present(modal, animated: false)
            #expect(modal.view.convert(modal.view.bounds, to: nil) == UIScreen.main.bounds)
            child.dismiss(animated: false)
            #expect(child.presentedViewController == nil && modal.presentingViewController == nil)
        }
    }

    @Test(
        "presenter and presented controller have a coordinator during a transition, and none before and after", .rule("B-80"),
        arguments: [
            UIModalPresentationStyle.fullScreen, .pageSheet,
        ])
    func coordinators(_ style: UIModalPresentationStyle) {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M()
            modal.modalPresentationStyle = style
            @MainActor func have() -> [Bool] { [root, modal].map { $0.transitionCoordinator != nil } }
            #expect(have() == [false, false])
            root.present(modal, animated: true)
            EventLoop.main.advance(by: 0.1)
            #expect(have() == [true, true] && root.transitionCoordinator === modal.transitionCoordinator)
            scenario.settle()
            #expect(have() == [false, false])
            root.dismiss(animated: true)
            EventLoop.main.advance(by: 0.1)
            #expect(have() == [true, true])
            scenario.settle()
            #expect(have() == [false, false])
        }
    }

    final class Failing: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            transitionContext.completeTransition(false)
        }
    }

    @Test("a transition that fails without being canceled has isCancelled false", .rule("B-82", "SP-E049"))
    func failed() {
        let nav = N(rootViewController: A()), failing = Failing()
        nav.delegate = failing
        Scenario.run(nav) { scenario in
            final class Asking: UIViewController {
                var cancelled: [Bool] = []
                override func viewWillAppear(_ animated: Bool) {
                    transitionCoordinator?.animate(alongsideTransition: nil) { [unowned self] in cancelled.append($0.isCancelled) }
                }
            }
            let pushed = Asking()
            nav.pushViewController(pushed, animated: true)
            scenario.settle()
            #expect(pushed.cancelled == [false] && nav.viewControllers.count == 1 && pushed.parent == nil)
        }
    }

    final class Told: NSObject, UIAdaptivePresentationControllerDelegate {
        let log: CallbackLog
        init(_ log: CallbackLog) { self.log = log }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.note("should")
            return true
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.note("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.note("did") }
    }

    @Test("the delegate's callbacks of an interactive dismissal surround the appearance callbacks", .rule("C-68"))
    func bracketed() {
        Scenario.run(A()) { scenario in
            let modal = M(), told = Told(scenario.log)
            scenario.window.rootViewController?.present(modal, animated: false)
            modal.presentationController?.delegate = told
            scenario.settle()
            scenario.log.clear()
            modal.presenting.own?.dismissForUser()
            scenario.settle()
            #expect(scenario.appearance == ["should", "will", "M.viewWillDisappear", "M.viewDidDisappear", "did"])
        }
    }

    @Test(
        "a child that replaces a sibling in viewWillAppear: the new one appears, the removed one gets no callbacks", .rule("B-56", "B-04"))
    func siblingReplaced() {
        final class Replacing: UIViewController {
            var replace: (() -> Void)?
            override func viewWillAppear(_ animated: Bool) {
                replace?()
                replace = nil
            }
        }
        let parent = P(), first = Replacing(), old = B(), new = C()
        @MainActor func add(_ child: UIViewController) {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        add(first)
        add(old)
        first.replace = {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
            add(new)
        }
        let log = CallbackLog()
        defer { log.stop() }
        Scenario.run(parent) { scenario in
            scenario.settle()
            let events = log.events(only: ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
            #expect(events.filter { $0.hasPrefix("B.") } == [])
            #expect(events.filter { $0.hasPrefix("C.") } == ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
            #expect(first.appearance.phase == .appeared && new.appearance.phase == .appeared)
        }
    }

    @Test("the window's size classes decide whether a rotation changes them, not those that its root overrides", .rule("D-35"))
    func rootWithOwnClasses() {
        final class Told: UIViewController {
            var classChanges = 0, sizes = 0
            override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.willTransition(to: newCollection, with: coordinator)
                classChanges += 1
            }
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes += 1
            }
        }
        let root = Told(), stage = Stage(root: root, device: "iPad Pro 11")
        defer { UIScreen.main.become(HostScreen()) }
        root.traitOverrides.horizontalSizeClass = .compact
        stage.settle()
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        #expect(root.classChanges == 0 && root.sizes == 1)
        stage.rotate(to: .portrait)
        stage.settle()
    }
}
