import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Details of rules that their main tests omit.
@MainActor @Suite("Details of the rules", .serialized)
struct RuleClauseTests {
    // MARK: Navigation

    final class Noting: NSObject, UINavigationControllerDelegate {
        var operations: [UINavigationController.Operation] = []
        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operations.append(operation)
            return nil
        }
    }

    @Test("replacing the stack pops if the new top was below, pushes if it is new, and does not animate if it stays", .rule("F-06"))
    func replacing() {
        let a = A(), b = B(), c = C(), nav = N(rootViewController: a), delegate = Noting()
        nav.viewControllers = [a, b]
        nav.delegate = delegate
        Scenario.run(nav) { scenario in
            nav.setViewControllers([c, b], animated: true)
            scenario.settle()
            #expect(delegate.operations == [] && scenario.appearance == [])
            nav.setViewControllers([b, c], animated: true)
            scenario.settle()
            #expect(delegate.operations == [.pop])
            nav.setViewControllers([a], animated: true)
            scenario.settle()
            #expect(delegate.operations == [.pop, .push])
            nav.viewControllers = [b]
            #expect(delegate.operations == [.pop, .push])
            #expect(nav.topViewController === b)
        }
    }

    @Test("visibleViewController is the modal over the stack, or else the top", .rule("F-02"))
    func visible() {
        let nav = N(rootViewController: A()), top = B(), modal = M()
        nav.pushViewController(top, animated: false)
        Scenario.run(nav) { scenario in
            #expect(nav.visibleViewController === top)
            top.present(modal, animated: false)
            scenario.settle()
            #expect(nav.visibleViewController === modal && nav.topViewController === top)
            modal.dismiss(animated: false)
            scenario.settle()
            #expect(nav.visibleViewController === top)
        }
    }

    @Test("a transition interrupted by another one is logged", .rule("F-27"))
    func nested() {
        let nav = N(rootViewController: A())
        Scenario.run(nav) { scenario in
            nav.pushViewController(B(), animated: true)
            EventLoop.main.advance(by: 0.1)
            let pushing = Console.capturing { nav.pushViewController(C(), animated: true) }
            #expect(
                pushing == [
                    "nested push animation can result in corrupted navigation bar",
                    "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.",
                ])
            EventLoop.main.advance(by: 0.1)
            #expect(
                Console.capturing { nav.popViewController(animated: true) }.first
                    == "nested pop animation can result in corrupted navigation bar")
            scenario.settle()
            let quiet = Console.capturing {
                nav.pushViewController(B(), animated: false)
                nav.pushViewController(C(), animated: true)
                scenario.settle()
            }
            #expect(quiet == [])
        }
    }

    @Test("in right-to-left layouts the back swipe begins at the right edge, and it does not begin during a transition", .rule("F-62"))
    func mirroredSwipe() {
        let nav = N(rootViewController: A())
        nav.view.semanticContentAttribute = .forceRightToLeft
        nav.pushViewController(B(), animated: false)
        let stage = Stage(root: nav)
        stage.settle()
        #expect((nav.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges == .right)
        let width = stage.window.bounds.width
        stage.drag(from: CGPoint(x: width - 2, y: 400), to: CGPoint(x: width * 0.3, y: 400), duration: 1.5)
        stage.settle()
        #expect(nav.viewControllers.count == 1)
        nav.pushViewController(B(), animated: false)
        stage.settle()
        nav.pushViewController(C(), animated: true)
        stage.advance(by: 0.05)
        stage.drag(from: CGPoint(x: width - 2, y: 400), to: CGPoint(x: width * 0.3, y: 400), duration: 0.2)
        stage.settle()
        #expect(nav.viewControllers.count == 3)
    }

    @Test("a toolbar is above the home indicator and above tabs, as tall as its row; its background extends to the edge", .rule("F-61"))
    func toolbarPlace() throws {
        let content = A(), nav = N(rootViewController: content)
        content.toolbarItems = [UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)]
        nav.isToolbarHidden = false
        let alone = Stage(root: nav)
        alone.settle()
        #expect(nav.toolbar.frame == CGRect(x: 0, y: 852 - 34 - 49, width: 393, height: 49))
        #expect(content.view.safeAreaInsets.bottom == 83)
        let background = try #require(nav.toolbar.subviews.first)
        #expect(background.frame.height == 83)
        let tabs = T()
        tabs.viewControllers = [nav, B()]
        let tabbed = Stage(root: tabs)
        tabbed.settle()
        #expect(nav.toolbar.frame == CGRect(x: 0, y: 852 - 83 - 44, width: 393, height: 44))
        #expect(background.frame.height == 44)
        nav.setToolbarHidden(true, animated: true)
        tabbed.settle()
        #expect(nav.toolbar.frame.minY == 852)
    }

    // MARK: Tabs, pages, search

    @Test(
        "since iOS 11 icons are beside titles on an iPad and on a phone in landscape", .rule("F-50"),
        arguments: [
            ("iPad Pro 11 (M4)", UIInterfaceOrientation.portrait, Generation.ios16, true), ("iPhone 16", .landscapeLeft, .ios16, true),
            ("iPhone 16 Pro Max", .landscapeLeft, .ios16, true), ("iPhone 16", .portrait, .ios16, false),
            ("iPhone 5s", .landscapeLeft, .ios8, true),
            ("iPhone 5s", .landscapeLeft, .ios6, false), ("iPad Air 2", .portrait, .ios6, false),
        ])
    func tabTitles(_ device: String, _ orientation: UIInterfaceOrientation, _ generation: Generation, _ areBeside: Bool) throws {
        try Generation.emulating(generation) { try tabTitles(device, orientation, areBeside) }
    }

    private func tabTitles(_ device: String, _ orientation: UIInterfaceOrientation, _ areBeside: Bool) throws {
        let tabs = T(), first = A()
        first.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "star"), tag: 0)
        tabs.viewControllers = [first, B()]
        let stage = Stage(root: tabs, device: device, orientation: orientation)
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        func find<V: UIView>(_ type: V.Type, in view: UIView) -> V? {
            view.subviews.lazy.compactMap { $0 as? V ?? find(type, in: $0) }.first
        }
        let button = try #require(tabs.tabBar.tabControls.first), title = try #require(find(UILabel.self, in: button)),
            icon = try #require(find(UIImageView.self, in: button))
        let (text, picture) = (title.convert(title.bounds, to: button), icon.convert(icon.bounds, to: button))
        #expect((text.minX >= picture.maxX) == areBeside)
        #expect((text.minY >= picture.maxY - 1) == !areBeside)
    }

    @Test("the wrong number of pages raises an invalid argument exception", .rule("H-31"))
    func pageCount() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        #expect(
            Fault.catching { pages.setViewControllers([], direction: .forward, animated: false) }.map(\.name) == [.invalidArgumentException]
        )
    }

    final class Updater: NSObject, UISearchResultsUpdating {
        var scopes: [Int] = []
        func updateSearchResults(for searchController: UISearchController) {
            scopes.append(searchController.searchBar.selectedScopeButtonIndex)
        }
    }

    @Test(
        "a scope change calls the updater; the search controller is its own transitioning delegate", .rule("H-51", "SP-G028", "SP-G032"))
    func scopes() {
        let search = UISearchController(searchResultsController: nil), updater = Updater()
        search.searchResultsUpdater = updater
        search.searchBar.scopeButtonTitles = ["All", "Some"]
        search.searchBar.showsScopeBar = true
        func find(_ view: UIView) -> UISegmentedControl? { view as? UISegmentedControl ?? view.subviews.lazy.compactMap(find).first }
        let control = find(search.searchBar)
        control?.selectedSegmentIndex = 1
        control?.sendActions(for: .valueChanged)
        #expect(updater.scopes == [1])
        #expect(search.transitioningDelegate === search)
        #expect(
            search.animationController(forPresented: search, presenting: A(), source: A()) === search
                && search.animationController(forDismissed: search) === search)
    }

    @Test(
        "a search controller presented in code shows its bar, calls no delegate method, and is dismissed by Cancel",
        .rule("SP-G028", "H-52"))
    func presentedByCode() {
        final class Told: NSObject, UISearchControllerDelegate {
            var count = 0
            func willPresentSearchController(_ searchController: UISearchController) { count += 1 }
            func didPresentSearchController(_ searchController: UISearchController) { count += 1 }
        }
        let root = A(), results = B(), search = UISearchController(searchResultsController: results), stage = Stage(root: root),
            told = Told()
        search.delegate = told
        root.present(search, animated: true)
        stage.settle()
        #expect(told.count == 0)
        #expect(search.isActive && search.presentingViewController === root)
        #expect(search.searchBar.window === stage.window)
        #expect(search.searchBar.convert(search.searchBar.bounds, to: nil).minY == stage.window.safeAreaInsets.top)
        search.searchBar.text = "x"
        search.searchBar.becomeFirstResponder()
        stage.type("y")
        #expect(results.viewIfLoaded?.window != nil)
        search.isActive = false
        stage.settle()
        #expect(root.presentedViewController == nil)
    }

    // MARK: Rotation, presentation

    final class Asking: UIViewController {
        var log: [String] = []
        override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
        override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("will \(interfaceOrientation.isLandscape) \(isWide)")
        }
        override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("animate \(interfaceOrientation.isLandscape) \(isWide)")
        }
        override func didRotate(from orientation: UIInterfaceOrientation) {
            log.append("did \(interfaceOrientation.isLandscape) \(isWide)")
        }
        private var isWide: Bool { view.bounds.width > view.bounds.height }
    }

    @Test(
        "interface orientation and bounds have their old values until the rotation animates", .rule("D-30", "D-32"),
        arguments: [Generation.legacy5, .ios6])
    func orientations(_ generation: Generation) {
        let controller = Asking()
        Scenario.run(controller, generation) { scenario in
            HostInput().rotate(to: .landscapeLeft)
            scenario.settle()
            #expect(controller.log == ["will false false", "animate true true", "did true true"])
            HostInput().rotate(to: .portrait)
            scenario.settle()
        }
    }

    final class Coordinated: UIViewController {
        var seen: [(CGAffineTransform, Bool, UIModalPresentationStyle)] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            seen.append((coordinator.targetTransform, coordinator.isCancelled, coordinator.presentationStyle))
        }
    }

    @Test("a rotation has a targetTransform of a quarter turn, is not a presentation, and is not canceled; a push has none", .rule("B-82"))
    func targetTransform() throws {
        let controller = Coordinated(), nav = N(rootViewController: controller)
        try Scenario.run(nav) { scenario in
            HostInput().rotate(to: .landscapeLeft)
            scenario.settle()
            let seen = try #require(controller.seen.first)
            #expect(abs(abs(atan2(seen.0.b, seen.0.a)) - .pi / 2) < 1e-9)
            #expect(!seen.1 && seen.2 == .none)
            HostInput().rotate(to: .portrait)
            scenario.settle()
            nav.pushViewController(B(), animated: true)
            #expect(nav.transitionCoordinator?.targetTransform == .identity)
            #expect(nav.transitionCoordinator?.isCancelled == false && nav.transitionCoordinator?.initiallyInteractive == false)
            scenario.settle()
        }
    }

    @Test(
        "without a presentation context the root presents", .rule("C-52", "SP-D002"),
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func contextless(_ style: UIModalPresentationStyle) {
        let parent = P(), child = C()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        Scenario.run(parent) { scenario in
            let modal = M()
            modal.modalPresentationStyle = style
            child.present(modal, animated: false)
            scenario.settle()
            #expect(modal.presentingViewController === parent)
            child.dismiss(animated: false)
            scenario.settle()
        }
    }

    final class Hearing: UIViewController {
        static var log: [String] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            Self.log.append(title ?? "")
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            Self.log.append("\(title ?? "") traits")
            super.willTransition(to: newCollection, with: coordinator)
        }
    }
    final class HearingPresentation: UIPresentationController {
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            Hearing.log.append("presentation")
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            Hearing.log.append("presentation traits")
            super.willTransition(to: newCollection, with: coordinator)
        }
    }
    final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { HearingPresentation(presentedViewController: presented, presenting: presenting) }
    }

    @Test(
        "new traits, then a new size, go from the root to its children, its presentation controller, and the presented controller",
        .rule("C-30", "C-33"))
    func sizeOrder() {
        func make(_ title: String, _ children: Hearing...) -> Hearing {
            let made = Hearing()
            made.title = title
            for child in children {
                made.addChild(child)
                child.view.frame = made.view.bounds
                child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                made.view.addSubview(child.view)
                child.didMove(toParent: made)
            }
            return made
        }
        let root = make("root", make("first", make("inner")), make("second")), delegate = Presenting()
        Scenario.run(root) { scenario in
            let modal = make("modal", make("modal's child"))
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = delegate
            root.present(modal, animated: false)
            scenario.settle()
            Hearing.log = []
            HostInput().rotate(to: .landscapeLeft)
            scenario.settle()
            let route = ["root", "first", "inner", "second", "presentation", "modal", "modal's child"]
            #expect(Hearing.log == route.map { $0 + " traits" } + route)
            root.dismiss(animated: false)
            HostInput().rotate(to: .portrait)
            scenario.settle()
        }
    }

    @Test("a popover without a preferredContentSize is 320 by 480", .rule("SP-D090"))
    func popoverSize() {
        let root = A(), modal = M(), stage = Stage(root: root, device: "iPad Pro 11 (M4)")
        defer { UIScreen.main.become(HostScreen()) }
        modal.modalPresentationStyle = .popover
        modal.popoverPresentationController?.sourceView = root.view
        modal.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 100, width: 40, height: 20)
        root.present(modal, animated: false)
        stage.settle()
        #expect(modal.view.bounds.size == CGSize(width: 320, height: 480))
        root.dismiss(animated: false)
        stage.settle()
    }
}
