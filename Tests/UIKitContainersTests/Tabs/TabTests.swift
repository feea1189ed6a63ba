import Foundation
import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite("Tab bar controllers", .serialized)
struct TabTests {
    @Test("selectedIndex and selectedViewController follow changes of viewControllers", .rule("G-01", "G-02", "G-04"))
    func selection() {
        let a = A(), b = B(), c = C()
        let tabs = T()
        #expect(tabs.selectedIndex == NSNotFound)
        tabs.viewControllers = [a, b, c]
        #expect(tabs.selectedIndex == 0)
        tabs.selectedIndex = 1
        tabs.viewControllers = [c, b]
        #expect(tabs.selectedViewController === b)
        tabs.viewControllers = [a, c]
        #expect(tabs.selectedIndex == 1)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 1)
        tabs.viewControllers = [b]
        #expect(tabs.selectedIndex == 0)
        for nothing in [nil, []] as [[UIViewController]?] {
            tabs.viewControllers = [a]
            tabs.viewControllers = nothing
            #expect(tabs.selectedViewController == nil && tabs.selectedIndex == NSNotFound && tabs.children == [] && a.parent == nil)
        }
    }

    @Test("addChild adds a tab to a tab bar controller, and pushes onto a navigation controller")
    func children() {
        let tabs = T(), stack = UINavigationController(), a = A(), b = B()
        stack.addChild(a)
        tabs.addChild(stack)
        tabs.addChild(b)
        #expect(tabs.viewControllers == [stack, b] && tabs.children == [stack, b])
        #expect(tabs.selectedViewController === stack && tabs.tabBar.items?.count == 2)
        #expect(stack.viewControllers == [a] && a.parent === stack)
        tabs.addChild(b)
        #expect(tabs.viewControllers?.count == 2)
    }

    @Test("selectedViewController can be observed with KVO")
    func observed() {
        let a = A(), b = B(), tabs = T()
        var seen: [UIViewController?] = []
        tabs.viewControllers = [a, b]
        let observation = tabs.observe(\.selectedViewController) { tabs, _ in seen.append(tabs.selectedViewController) }
        var items: [UITabBarItem?] = []
        let ofBar = tabs.tabBar.observe(\.selectedItem) { bar, _ in items.append(bar.selectedItem) }
        tabs.selectedIndex = 1
        #expect(seen == [b] && items == [b.tabBarItem])
        ofBar.invalidate()
        #expect(tabs.value(forKey: "selectedViewController") as? UIViewController === b && tabs.value(forKey: "selectedIndex") as? Int == 1)
        observation.invalidate()
    }

    @Test("a tab bar item changed on another thread updates the bar a little later")
    func changedElsewhere() async {
        let a = A(), tabs = T()
        tabs.viewControllers = [a]
        await withCheckedContinuation { done in
            DispatchQueue.global().async {
                NotificationCenter.default.post(name: .tabBarItemOfControllerDidChange, object: a)
                DispatchQueue.main.async { done.resume() }
            }
        }
        #expect(tabs.tabBar.items?.count == 1)
    }

    @Test("a controller that is not a tab cannot be selected", .rule("G-03"))
    func stranger() {
        let tabs = T()
        tabs.viewControllers = [A()]
        #expect(
            Fault.catching { tabs.selectedViewController = B() }.first?.reason
                == "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
        )
    }

    final class Delegate: NSObject, UITabBarControllerDelegate {
        var log: [String] = []
        var allows = true
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            log.append("should \(type(of: viewController))")
            return allows
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.append("did \(type(of: viewController))")
        }
    }

    @Test("a tap calls shouldSelect, selects, and calls didSelect; selecting in code calls neither", .rule("G-06"))
    func tapping() {
        let tabs = T(), delegate = Delegate()
        tabs.viewControllers = [A(), B()]
        tabs.delegate = delegate
        Scenario.run(tabs) { _ in
            tabs.selectedIndex = 1
            #expect(delegate.log == [])
            var whenAppearing: [String]?
            let sink = CallbackTrace.addSink { if $0.name == "viewWillAppear", $0.controller == "A" { whenAppearing = delegate.log } }
            tabs.tabBar.tabControls[0].sendActions(for: .touchUpInside)
            CallbackTrace.removeSink(sink)
            #expect(whenAppearing == ["should A"])
            #expect(delegate.log == ["should A", "did A"])
            #expect(tabs.selectedIndex == 0)
            delegate.allows = false
            tabs.tabBar.tabControls[1].sendActions(for: .touchUpInside)
            #expect(tabs.selectedIndex == 0)
            #expect(delegate.log.last == "should B")
        }
    }

    private final class Counting: UITabBarController {
        var heard: [String] = []
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            let asked = (delegate as? Delegate)?.log.count ?? -1
            heard.append("\(tabBar.items?.firstIndex(of: item) ?? -1) after \(selectedIndex), asked \(asked)")
        }
        var shown: [UIViewController?] = []
        override var selectedViewController: UIViewController? { didSet { shown.append(selectedViewController) } }
    }

    @Test("a tap sets the selectedViewController that a subclass overrides", .rule("G-06"))
    func overriddenSelection() {
        let tabs = Counting(), a = A(), b = B()
        tabs.viewControllers = [a, b]
        Scenario.run(tabs) { _ in
            tabs.shown = []
            tabs.tabBar.tabControls[1].sendActions(for: .touchUpInside)
            #expect(tabs.shown == [b] && tabs.selectedIndex == 1)
            tabs.tabBar.tabControls[0].sendActions(for: .touchUpInside)
            #expect(tabs.shown == [b, a])
        }
    }

    @Test("a subclass gets taps as the bar's delegate before the selection, which follows without a call to super", .rule("G-06"))
    func overridden() {
        let tabs = Counting(), delegate = Delegate()
        tabs.viewControllers = [A(), B()]
        tabs.delegate = delegate
        Scenario.run(tabs) { _ in
            tabs.tabBar.tabControls[1].sendActions(for: .touchUpInside)
            #expect(tabs.heard == ["1 after 0, asked 0"] && tabs.selectedIndex == 1 && delegate.log == ["should B", "did B"])
            tabs.tabBar.tabControls[1].sendActions(for: .touchUpInside)
            #expect(tabs.heard.last == "1 after 1, asked 2")
            delegate.allows = false
            tabs.tabBar.tabControls[0].sendActions(for: .touchUpInside)
            #expect(tabs.heard.last == "0 after 1, asked 4" && tabs.selectedIndex == 1)
        }
    }

    private final class OwnBar: UITabBar {
        var heard: [String] = []
        override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
            super.setItems(items, animated: animated)
            heard.append("items \(items?.count ?? 0)")
        }
        override var selectedItem: UITabBarItem? { didSet { heard.append("selected \(selectedItem?.title ?? "-")") } }
    }

    @Test("a controller changes its bar through the members that the app's bar overrides")
    func overriddenBar() {
        let tabs = T(), bar = OwnBar(), a = A(), b = B()
        (a.title, b.title) = ("One", "Two")
        tabs.adopt(tabBar: bar)
        bar.heard = []
        let faults = Fault.catching {
            tabs.viewControllers = [a, b]
            tabs.selectedIndex = 1
        }
        #expect(faults.isEmpty && bar.heard == ["items 2", "selected One", "selected Two"])
        #expect(bar.items?.count == 2 && bar.selectedItem === b.tabBarItem)
        #expect(Fault.catching { bar.selectedItem = a.tabBarItem }.count == 1 && bar.selectedItem === b.tabBarItem)
    }

    @Test("a tab follows what the app sets on its item after the bar has shown it, and its value is that of its badge")
    func accessibility() throws {
        let tabs = T(), first = A()
        first.tabBarItem = UITabBarItem(title: "Cart", image: nil, tag: 0)
        tabs.viewControllers = [first, B()]
        let tab = try #require(tabs.tabBar.tabControls.first), item = try #require(tabs.tabBar.items?.first)
        #expect(tab.accessibilityIdentifier == nil && tab.accessibilityLabel == "Cart" && tab.accessibilityValue == nil)
        item.accessibilityIdentifier = "cart"
        item.accessibilityLabel = "Basket"
        item.accessibilityHint = "Shows what you buy"
        #expect(tab.accessibilityIdentifier == "cart" && tab.accessibilityLabel == "Basket")
        #expect(tab.accessibilityHint == "Shows what you buy")
        // The values are those that public UI tests of tabs with badges expect.
        for (badge, value) in [("1", "1 item"), ("2", "2 items"), ("99+", "99+"), ("", nil), (nil, nil)] as [(String?, String?)] {
            item.badgeValue = badge
            #expect(tab.accessibilityValue == value)
        }
        item.badgeValue = "3"
        item.accessibilityValue = "three books"
        #expect(tab.accessibilityValue == "three books")
        #expect(tab.accessibilityTraits.contains([.button, .selected]))
    }

    @Test("a tap on the selected tab pops its stack to the root", .rule("G-07"))
    func reselect() {
        let nav = N(rootViewController: A()), tabs = T(), delegate = Delegate()
        tabs.viewControllers = [nav]
        tabs.delegate = delegate
        Scenario.run(tabs) { scenario in
            nav.pushViewController(B(), animated: false)
            tabs.tabBar.tabControls[0].sendActions(for: .touchUpInside)
            #expect(nav.transitionCoordinator?.isAnimated == true)
            scenario.settle()
            #expect(nav.viewControllers.count == 1)
            #expect(delegate.log == ["should N", "did N"])
            tabs.tabBar.tabControls[0].sendActions(for: .touchUpInside)
            #expect(delegate.log == ["should N", "did N", "should N", "did N"])
        }
    }

    @Test("more than five tabs get a More tab", .rule("G-05", "G-08"))
    func more() {
        let tabs = T()
        let controllers = (0..<7).map { index -> UIViewController in
            let controller = A()
            controller.title = "\(index)"
            return controller
        }
        tabs.viewControllers = controllers
        #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "More"])
        #expect(tabs.viewControllers?.count == 7)
        tabs.selectedViewController = tabs.moreNavigationController
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.viewControllers == controllers)
    }

    @Test("a wide iPad shows eight tabs, and a More tab for the rest", .rule("G-08"), arguments: [(8, 8), (9, 8)])
    func wideMore(_ count: Int, _ shown: Int) {
        let tabs = T()
        tabs.viewControllers = (0..<count).map { _ in A() }
        let stage = Stage(root: tabs, device: "iPad Pro 11 (M4)")
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        #expect(tabs.tabBar.items?.count == shown)
        #expect((tabs.tabBar.items?.last === tabs.moreNavigationController.tabBarItem) == (count > shown))
        let narrow = T(), parent = P()
        narrow.viewControllers = (0..<count).map { _ in A() }
        parent.addChild(narrow)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: narrow)
        parent.view.addSubview(narrow.view)
        narrow.didMove(toParent: parent)
        stage.show(parent)
        stage.settle()
        #expect(narrow.tabBar.items?.count == 5 && narrow.tabBar.items?.last === narrow.moreNavigationController.tabBarItem)
    }

    @Test(
        "a navigation controller opened from the More list is on the More stack, and gets its root back when the list returns",
        .rule("G-10", "C-62"))
    func openedStack() {
        let inner = B(), stack = N(rootViewController: inner), tabs = T()
        tabs.viewControllers = (0..<5).map { _ in A() } + [stack]
        Scenario.run(tabs) { scenario in
            let more = tabs.moreNavigationController
            tabs.selectedViewController = more
            scenario.settle()
            let list = more.topViewController
            tabs.selectedViewController = stack
            scenario.settle()
            #expect(more.viewControllers == [list, inner])
            #expect(inner.navigationController === more)
            #expect(inner.view.window != nil)
            #expect(
                stack.viewIfLoaded?.window == nil && stack.navigationBar.window == nil
                    && more.navigationBar.topItem === inner.navigationItem)
            #expect(tabs.selectedViewController === stack)
            let modal = M(), remarks = Console.capturing { stack.present(modal, animated: false) }
            #expect(remarks == ["Presenting view controllers on detached view controllers is discouraged \(Fault.name(of: stack))."])
            scenario.settle()
            #expect(modal.view.window === scenario.window)
            modal.dismiss(animated: false)
            scenario.settle()
            #expect(tabs.tabBar.selectedItem === more.tabBarItem)
            more.popViewController(animated: false)
            scenario.settle()
            #expect(tabs.selectedViewController === more)
            #expect(stack.viewControllers == [inner])
            #expect(inner.navigationController === stack)
        }
    }

    @Test(
        "a plain controller opened from the More list is pushed, stays pushed when another tab is selected, and is returned",
        .rule("G-08", "G-10"))
    func openedController() {
        let plain = B(), tabs = T()
        tabs.viewControllers = (0..<5).map { _ in A() } + [plain]
        Scenario.run(tabs) { scenario in
            tabs.selectedIndex = 5
            scenario.settle()
            let more = tabs.moreNavigationController
            #expect(more.viewControllers.count == 2 && plain.parent === more)
            #expect(tabs.selectedIndex == 5)
            tabs.selectedIndex = 0
            scenario.settle()
            #expect(plain.view.window == nil)
            tabs.tabBar.tabControls[4].sendActions(for: .touchUpInside)
            scenario.settle()
            #expect(tabs.selectedViewController === plain && plain.view.window != nil)
            // A tap on the selected tab pops to its root.
            tabs.tabBar.tabControls[4].sendActions(for: .touchUpInside)
            scenario.settle()
            #expect(more.viewControllers.count == 1 && plain.parent === tabs)
            tabs.viewControllers = [plain]
            scenario.settle()
            #expect(tabs.selectedViewController === plain && plain.view.window != nil)
        }
    }

    @Test(
        "selecting another tab while a canceled swipe returns still gives back the controller opened from the More list",
        .rule("G-10", "SP-E025"))
    func openedWhileSwipeReturns() {
        let plain = B(), other = C(), tabs = T()
        tabs.viewControllers = (0..<5).map { _ in A() } + [plain, other]
        Scenario.run(tabs) { scenario in
            tabs.selectedViewController = plain
            scenario.settle()
            let more = tabs.moreNavigationController, interactor = UIPercentDrivenInteractiveTransition()
            _ = more.stack.pop(animated: true, interactor: interactor)
            interactor.update(0.4)
            EventLoop.main.advance(by: 0.05)
            interactor.cancel()
            #expect(Fault.catching { tabs.selectedViewController = other } == [])
            scenario.settle()
            #expect(plain.parent === tabs && plain.view.window == nil)
            #expect(tabs.selectedViewController === other && other.parent === more && other.view.window != nil)
        }
    }

    final class Customizing: NSObject, UITabBarControllerDelegate {
        var log: [String] = []
        func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
            log.append("willBegin \(viewControllers.count)")
        }
        func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
        {
            log.append("willEnd \(changed) \(tabBarController.viewControllers == viewControllers)")
        }
        func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
        {
            log.append("didEnd \(changed) \(tabBarController.viewControllers == viewControllers)")
        }
    }

    @Test("the More list's Edit button lets the user reorder the tabs, and calls the delegate", .rule("G-09"))
    func customizing() throws {
        let tabs = T(), delegate = Customizing()
        tabs.viewControllers = (0..<6).map { index in
            let controller = A()
            controller.title = "\(index)"
            return controller
        }
        #expect(tabs.customizableViewControllers == tabs.viewControllers)
        tabs.delegate = delegate
        let list = try #require(tabs.moreNavigationController.viewControllers.first)
        try Scenario.run(tabs) { scenario in
            tabs.selectedViewController = tabs.moreNavigationController
            scenario.settle()
            @MainActor func tap(_ item: UIBarButtonItem?) throws {
                try #require(item?.primaryAction).performWithSender(nil, target: nil)
                scenario.settle()
            }
            @MainActor func configuring() throws -> UITableViewController {
                try #require((tabs.presentedViewController as? UINavigationController)?.topViewController as? UITableViewController)
            }
            try tap(list.navigationItem.rightBarButtonItem)
            #expect(delegate.log == ["willBegin 6"])
            #expect(tabs.presentedViewController?.presenting.own?.dismissForUser() == false)
            try tap(try configuring().navigationItem.rightBarButtonItem)
            #expect(delegate.log == ["willBegin 6", "willEnd false true", "didEnd false true"])
            delegate.log = []
            try tap(list.navigationItem.rightBarButtonItem)
            let table = try configuring()
            #expect(table.tableView(table.tableView, canMoveRowAt: IndexPath(row: 5, section: 0)))
            table.tableView(table.tableView, moveRowAt: IndexPath(row: 5, section: 0), to: IndexPath(row: 0, section: 0))
            try tap(table.navigationItem.rightBarButtonItem)
            #expect(delegate.log == ["willBegin 6", "willEnd true false", "didEnd true true"])
            #expect(tabs.viewControllers?.map(\.title) == ["5", "0", "1", "2", "3", "4"])
            #expect(tabs.tabBar.items?.map(\.title) == ["5", "0", "1", "2", "More"])
            for nothing in [nil, []] as [[UIViewController]?] {
                tabs.customizableViewControllers = nothing
                #expect(list.navigationItem.rightBarButtonItem == nil)
                tabs.customizableViewControllers = tabs.viewControllers
                #expect(list.navigationItem.rightBarButtonItem != nil)
            }
        }
    }

    @Test("only the selected tab loads its view", .rule("G-11"))
    func lazy() {
        let a = A(), b = B(), stack = N(rootViewController: C()), tabs = T()
        tabs.viewControllers = [a, b, stack]
        Scenario.run(tabs) { _ in
            #expect(a.isViewLoaded)
            #expect(!b.isViewLoaded)
            tabs.selectedIndex = 1
            #expect(b.isViewLoaded)
            #expect(!stack.isViewLoaded && stack.topViewController?.isViewLoaded == false)
            tabs.selectedIndex = 2
            #expect(stack.isViewLoaded)
        }
    }

    @Test(
        "a tab bar item belongs to its controller and defaults to its title; a navigation controller uses its root's item and title",
        .rule("G-12", "F-66"))
    func items() {
        let a = A(), b = B(), stack = N(rootViewController: a), untitled = N(rootViewController: b)
        a.title = "All recipes"
        b.title = "Basket"
        a.tabBarItem = UITabBarItem(title: "Recipes", image: nil, tag: 3)
        stack.pushViewController(C(), animated: false)
        let tabs = T()
        tabs.viewControllers = [stack, untitled]
        #expect(tabs.tabBar.items?.first === a.tabBarItem && stack.title == "All recipes")
        #expect(tabs.tabBar.items?.map(\.title) == ["Recipes", "Basket"])
    }

    @Test("changing the managed tab bar raises an exception", .rule("G-13"))
    func managedBar() {
        let tabs = T()
        tabs.viewControllers = [A()]
        let faults = Fault.catching { tabs.tabBar.items = [] }
        #expect(
            faults == [
                Fault(
                    name: .internalInconsistencyException,
                    reason: "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
            ])
        #expect(tabs.tabBar.items?.count == 1)
        final class Other: NSObject, UITabBarDelegate {}
        let other = Other()
        #expect(tabs.tabBar.delegate === tabs)
        for delegate in [other, nil] {
            #expect(
                Fault.catching { tabs.tabBar.delegate = delegate } == [
                    Fault(
                        name: .internalInconsistencyException,
                        reason: "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
                ])
            #expect(tabs.tabBar.delegate === tabs)
        }
        #expect(Fault.catching { tabs.tabBar.delegate = tabs } == [])
    }

    @Test("tabs share the width; icons are above titles on a portrait phone", .rule("F-50"))
    func layout() {
        let tabs = T()
        tabs.viewControllers = [A(), B(), C()]
        Scenario.run(tabs) { scenario in
            let frames = tabs.tabBar.tabControls.map(\.frame)
            #expect(tabs.tabBar.frame.height == 49 + scenario.window.safeAreaInsets.bottom)
            #expect(!tabs.tabBar.isInline)
            #expect(frames.map(\.width).max()! - frames.map(\.width).min()! < 1)
            #expect(frames[0].minX == 2)
        }
    }

    @Test("beside a title the badge does not cover it, and leaves the icon visible", .rule("F-50"))
    func inlineBadge() throws {
        let tabs = T(), first = A()
        first.tabBarItem = UITabBarItem(title: "Recipes", image: UIImage(systemName: "book"), tag: 0)
        first.tabBarItem.badgeValue = "12"
        tabs.viewControllers = [first, B()]
        let stage = Stage(root: tabs, device: "iPad Pro 11 (M4)", size: CGSize(width: 1194, height: 834))
        stage.settle()
        let button = try #require(tabs.tabBar.tabControls.first)
        let labels = button.subviews.compactMap { $0 as? UILabel }
        let title = try #require(labels.first { $0.text == "Recipes" }), badge = try #require(labels.first { $0.text == "12" })
        #expect(tabs.tabBar.isInline && badge.frame.maxX <= title.frame.minX && badge.frame.maxX > title.frame.minX - 8)
        let icon = try #require(button.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        #expect(badge.frame.minX >= icon.frame.maxX - 11.001)
    }
}

@MainActor @Suite("Content under a tab bar", .serialized)
struct TabBarEdgeTests {
    private final class Rows: UITableViewController {
        var count = 3
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    @Test("the tab bar has no background while no content is under it, and its material otherwise, also in a navigation controller")
    func edges() {
        let rows = Rows(), tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UINavigationController(rootViewController: rows)]
        let stage = Stage(root: tabs)
        stage.settle()
        #expect(tabs.tabBar.isAtScrollEdge)
        tabs.selectedIndex = 1
        stage.settle()
        #expect(tabs.tabBar.isAtScrollEdge, "three rows end above the bar")
        rows.count = 100
        rows.tableView.reloadData()
        stage.settle()
        #expect(!tabs.tabBar.isAtScrollEdge)
        rows.tableView.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
        stage.settle()
        #expect(tabs.tabBar.isAtScrollEdge)
        rows.navigationController?.pushViewController(UIViewController(), animated: true)
        stage.settle()
        #expect(tabs.tabBar.isAtScrollEdge)
    }

    @Test("a scroll view placed later by constraints counts, one that ends above the bar does not; a toolbar behaves the same")
    func placedLater() {
        let content = UIViewController(), scroll = UIScrollView(), tabs = UITabBarController()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        content.view.addSubview(scroll)
        let bottom = scroll.bottomAnchor.constraint(equalTo: content.view.bottomAnchor)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: content.view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: content.view.trailingAnchor), bottom,
        ])
        scroll.contentSize = CGSize(width: 100, height: 5000)
        let navigation = UINavigationController(rootViewController: content)
        tabs.viewControllers = [navigation]
        let stage = Stage(root: tabs)
        stage.settle()
        #expect(!tabs.tabBar.isAtScrollEdge)
        bottom.constant = -200
        stage.settle()
        #expect(tabs.tabBar.isAtScrollEdge)
        bottom.constant = 0
        navigation.isToolbarHidden = false
        stage.settle()
        #expect(!navigation.toolbar.isAtScrollEdge)
        scroll.contentSize = .zero
        stage.settle()
        #expect(navigation.toolbar.isAtScrollEdge && tabs.tabBar.isAtScrollEdge)
    }

    @Test("scrollEdgeAppearance is used at the scroll edge, and standardAppearance elsewhere", .rule("F-42"))
    func ownLook() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        let edge = UITabBarAppearance()
        edge.backgroundColor = .red
        tabs.tabBar.scrollEdgeAppearance = edge
        #expect(tabs.tabBar.currentAppearance === edge)
        tabs.tabBar.isAtScrollEdge = false
        #expect(tabs.tabBar.currentAppearance === tabs.tabBar.standardAppearance)
    }
}

@MainActor @Suite("UITab", .serialized)
struct TabObjectTests {
    final class Listener: NSObject, UITabBarControllerDelegate {
        var heard: [String] = []
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            heard.append("should \(tab.identifier)")
            return tab.identifier != "three"
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
            heard.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "-")")
        }
    }

    @Test("tabs create their controllers, give the bar its items, and are passed to the delegate")
    func tabs() throws {
        let tabs = ["one", "two", "three"].map { UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() } }
        let controller = UITabBarController(tabs: tabs), listener = Listener()
        controller.delegate = listener
        #expect(controller.viewControllers?.count == 3 && controller.selectedTab === tabs[0])
        #expect(controller.tabBar.items?.map(\.title) == ["one", "two", "three"])
        tabs[1].badgeValue = "2"
        #expect(controller.tabBar.items?[1].badgeValue == "2")
        let items = try #require(controller.tabBar.items)
        controller.selection.tapped(items[1])
        controller.selection.tapped(items[2])
        #expect(listener.heard == ["should two", "did two after one", "should three"] && controller.selectedTab?.identifier == "two")
        controller.selectedTab = controller.tab(forIdentifier: "three")
        #expect(controller.selectedIndex == 2)
        tabs[0].isHidden = true
        #expect(controller.tabBar.items?.map(\.title) == ["two", "three"] && controller.selectedTab === tabs[2])
    }

    @Test("a tab has an identifier for tests, which its button has, and popovers point at it")
    func identifier() throws {
        let tabs = ["one", "two"].map { UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() } }
        tabs[0].accessibilityIdentifier = "first"
        #expect(tabs[0].frame(in: UIView()) == nil)
        let controller = UITabBarController(tabs: tabs), stage = Stage(root: controller)
        stage.settle()
        tabs[1].accessibilityIdentifier = "second"
        let buttons = controller.tabBar.tabControls
        #expect(buttons.map(\.accessibilityIdentifier) == ["first", "second"])
        let frame = buttons[1].convert(buttons[1].bounds, to: stage.window), item = try #require(controller.tabBar.items?[1])
        for source in [tabs[1], item] as [any UIPopoverPresentationControllerSourceItem] {
            #expect(source.frame(in: stage.window) == frame)
        }
    }

    /// Written for systems before iOS 18.
    final class Older: UITabBarController {
        let tabs = ["Home", "Search"]
        var mode = "compact"
    }

    @Test("an app's own controller may have a tabs property of another type")
    func ownNames() { #expect(Older().tabs.count == 2 && Older().mode == "compact") }

    @Test("a tab bar controller's bar is released with it")
    func lifetime() {
        var tabs: UITabBarController? = UITabBarController()
        tabs?.viewControllers = [A(), B()]
        tabs?.loadViewIfNeeded()
        weak let bar = tabs?.tabBar
        #expect(bar != nil)
        tabs = nil
        #expect(bar == nil)
    }
}
