import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite("Navigation controllers", .serialized)
struct NavigationTests {
    @Test("the root is pushed without animation; an empty navigation controller shows nothing", .rule("F-01", "F-02"))
    func creation() {
        let root = A()
        let nav = N(rootViewController: root)
        #expect(nav.viewControllers == [root])
        #expect(nav.topViewController === root)
        #expect(N(nibName: nil, bundle: nil).viewControllers.isEmpty)
        let stage = Stage(root: nav)
        #expect(nav.transitionCoordinator == nil)
        stage.settle()
        #expect(root.view.window === stage.window && root.appearance.phase == .appeared)
    }

    private final class Quiet: UINavigationController {
        override func viewWillLayoutSubviews() {}
        override func viewDidLayoutSubviews() {}
    }

    @Test("a subclass may override the layout callbacks without calling super", .rule("B-32"))
    func overriddenLayout() {
        let b = B(), nav = Quiet(rootViewController: A())
        Scenario.run(nav) { scenario in
            nav.pushViewController(b, animated: true)
            scenario.settle()
            #expect(b.view.window != nil && b.appearance.phase == .appeared)
            nav.popViewController(animated: true)
            scenario.settle()
            #expect(b.viewIfLoaded?.window == nil && b.appearance.phase == .disappeared)
        }
    }

    @Test("pop returns the popped controller, and nil at the root", .rule("F-03", "F-04", "F-05"))
    func popping() {
        let a = A(), b = B(), c = C()
        let nav = N(rootViewController: a)
        nav.setViewControllers([a, b, c], animated: false)
        Scenario.run(nav) { scenario in
            #expect(nav.popViewController(animated: true) === c)
            #expect(nav.viewControllers == [a, b])
            scenario.settle()
            nav.pushViewController(c, animated: false)
            scenario.log.clear()
            #expect(nav.popToRootViewController(animated: true) == [b, c])
            scenario.settle()
            #expect(!scenario.appearance.contains { $0.hasPrefix("B.") })
            #expect(nav.popViewController(animated: true) == nil)
        }
    }

    @Test("popToViewController returns the controllers above it, lowest first, in one transition", .rule("F-04"))
    func poppingTo() {
        let a = A(), b = B(), c = C(), d = P(), nav = N(rootViewController: A())
        nav.setViewControllers([a, b, c, d], animated: false)
        Scenario.run(nav) { scenario in
            scenario.log.clear()
            #expect(nav.popToViewController(a, animated: true) == [b, c, d])
            scenario.settle()
            #expect(
                scenario.appearance.filter { !$0.hasSuffix("viewDidLoad") && !$0.hasSuffix("viewIsAppearing") } == [
                    "P.viewWillDisappear", "A.viewWillAppear", "P.viewDidDisappear", "A.viewDidAppear",
                ])
            #expect(nav.popToViewController(a, animated: true) == [])
        }
    }

    @Test("a controller that a canceled swipe has not returned yet is popped and returned, too", .rule("F-04"))
    func poppingDuringCancellation() {
        let a = A(), b = B(), c = C(), nav = N(rootViewController: a)
        nav.setViewControllers([a, b, c], animated: false)
        Scenario.run(nav) { scenario in
            nav.view.layoutIfNeeded()
            let interactor = UIPercentDrivenInteractiveTransition()
            _ = nav.stack.pop(animated: true, interactor: interactor)
            interactor.update(0.3)
            EventLoop.main.advance(by: 0.1)
            interactor.cancel()
            #expect(nav.popToRootViewController(animated: false) == [b, c])
            scenario.settle()
            #expect(nav.viewControllers == [a] && b.parent == nil && c.parent == nil)
        }
    }

    @Test(
        "replacing the stack adds and removes only the difference, and calls the delegate for the new top", .rule("F-06", "F-07", "F-12"),
        arguments: [false, true])
    func replacing(_ animated: Bool) {
        let a = A(), b = B(), c = C()
        let nav = N(rootViewController: a)
        Scenario.run(nav) { scenario in
            let delegate = CanonicalTraces.Delegate(scenario.log)
            nav.pushViewController(b, animated: false)
            scenario.settle()
            scenario.log.clear()
            nav.delegate = delegate
            nav.setViewControllers([a, c], animated: animated)
            scenario.settle()
            let moves = scenario.log.all.filter { $0.contains("Move(") }, shows = scenario.log.all.filter { $0.contains("Show(") }
            #expect(shows == ["N.willShow(C)", "N.didShow(C)"])
            #expect(moves.contains("C.willMove(N)"))
            #expect(moves.contains("C.didMove(N)"))
            #expect(moves.contains("B.willMove(nil)"))
            #expect(moves.contains("B.didMove(nil)"))
            #expect(!moves.contains { $0.hasPrefix("A.") })
            #expect(nav.children == [a, c])
        }
    }

    @Test("a push during a push ends the first one", .rule("F-16", "F-27"))
    func overlapping() {
        let nav = N(rootViewController: A()), b = B(), c = C()
        Scenario.run(nav) { scenario in
            nav.pushViewController(b, animated: true)
            EventLoop.main.advance(by: 0.1)
            nav.pushViewController(c, animated: true)
            scenario.settle()
            let appeared = scenario.log.events(only: ["viewDidAppear", "viewWillAppear"])
            #expect(appeared == ["B.viewWillAppear", "B.viewDidAppear", "C.viewWillAppear", "C.viewDidAppear"])
            #expect(c.view.window != nil)
            #expect(b.view.window == nil)
        }
    }

    @Test("pushes that raise an exception", .rule("F-20", "F-21", "F-22", "F-26"))
    func pushFaults() {
        let a = A()
        let nav = N(rootViewController: a)
        let twice = Fault.catching { nav.pushViewController(a, animated: false) }
        #expect(twice.first?.name == .invalidArgumentException)
        #expect(
            twice.first?.reason
                == "\(Fault.name(of: nav)) is pushing the same view controller instance (\(Fault.name(of: a))) more than once which is not "
                + "supported and is most likely an error in the application : \(Bundle.main.bundleIdentifier ?? "(null)")")
        Generation.emulating(.ios8) {
            let faults = Fault.catching { nav.pushViewController(a, animated: false) }
            #expect(
                faults.first?.reason == "Pushing the same view controller instance more than once is not supported (\(Fault.name(of: a)))")
        }
        #expect(
            Fault.catching { nav.pushViewController(N(), animated: false) }
                == [Fault(name: .invalidArgumentException, reason: "Pushing a navigation controller is not supported")])
        let split = Fault.catching { nav.pushViewController(UISplitViewController(), animated: false) }
        #expect(split.first?.reason.hasPrefix("Split View Controllers cannot be pushed to a Navigation Controller <") == true)
        #expect(split.map(\.name) == [.invalidArgumentException])
        #expect(nav.viewControllers == [a])
    }

    @Test("popping to an unknown controller and setting duplicates raise exceptions", .rule("F-23", "F-24"))
    func stackFaults() {
        let a = A()
        let nav = N(rootViewController: a)
        #expect(
            Fault.catching { nav.popToViewController(B(), animated: false) }
                == [Fault(name: .internalInconsistencyException, reason: "Tried to pop to a view controller that doesn't exist.")])
        let faults = Fault.catching { nav.setViewControllers([a, a], animated: false) }
        #expect(faults.first?.reason.hasPrefix("All view controllers in a navigation controller must be distinct (") == true)
        #expect(faults.map(\.name) == [.internalInconsistencyException] && nav.viewControllers == [a])
    }

    final class BarDelegate: NSObject, UINavigationBarDelegate {}
    final class OwnDelegate: UINavigationController, UINavigationBarDelegate {}

    @Test("changing a managed navigation bar raises an exception", .rule("F-28"))
    func managedBar() {
        let nav = N(rootViewController: A()), delegate = BarDelegate()
        #expect(
            Fault.catching { nav.navigationBar.delegate = delegate } == [
                Fault(
                    name: .internalInconsistencyException,
                    reason: "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
            ])
        #expect(nav.navigationBar.delegate == nil)
        let own = OwnDelegate(rootViewController: A())
        #expect(Fault.catching { own.navigationBar.delegate = own } == [] && own.navigationBar.delegate === own)
        #expect(own.navigationBar.barPosition == .topAttached)
        let touches: [() -> Void] = [
            { nav.navigationBar.items = [] }, { nav.navigationBar.pushItem(UINavigationItem(), animated: false) },
            { _ = nav.navigationBar.popItem(animated: false) },
        ]
        for touch in touches { #expect(Fault.catching(touch).map(\.name) == [.internalInconsistencyException]) }
        #expect(nav.navigationBar.items?.count == 1)
        #expect(
            Fault.catching { nav.navigationBar.setItems([], animated: false) }.first?.reason
                == "Cannot call setItems:animated: directly on a UINavigationBar managed by a navigation controller.")
    }

    @Test("the delegate is called once for the first display", .rule("F-11"))
    func firstDisplay() {
        EventLoop.main.reset()
        let log = CallbackLog()
        defer { log.stop() }
        let nav = N(rootViewController: A()), delegate = CanonicalTraces.Delegate(log)
        nav.delegate = delegate
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = nav
        window.makeKeyAndVisible()
        EventLoop.main.advance(by: 1)
        let events = log.events(only: ["viewDidLoad", "viewWillAppear", "viewDidAppear"]).filter { !$0.hasPrefix("N.view") }
        #expect(events == ["A.viewDidLoad", "A.viewWillAppear", "N.willShow(A)", "A.viewDidAppear", "N.didShow(A)"])
        window.isHidden = true
    }

    // MARK: Items

    @Test("the title comes from the navigation item, unless it has a title view", .rule("F-30"))
    func titleView() {
        let a = A(), nav = N(rootViewController: a), view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        a.title = "Recipes"
        Scenario.run(nav) { scenario in
            #expect(nav.navigationBar.titleLabel?.text == "Recipes" && nav.navigationBar.titleLabel?.isHidden == false)
            a.navigationItem.titleView = view
            scenario.settle()
            #expect(view.isDescendant(of: nav.navigationBar) && nav.navigationBar.titleLabel?.isHidden == true)
            nav.pushViewController(B(), animated: false)
            scenario.settle()
            #expect(view.superview == nil && nav.navigationBar.titleLabel?.isHidden == false)
        }
    }

    @Test("the back button has the title of the previous screen, and can be hidden for a single screen", .rule("F-30", "F-31", "F-36"))
    func backTitle() {
        let a = A(), b = B()
        a.title = "Recipes"
        b.title = "Soup"
        let nav = N(rootViewController: a)
        Scenario.run(nav) { scenario in
            nav.pushViewController(b, animated: false)
            scenario.settle()
            #expect(nav.navigationBar.titleLabel?.text == "Soup")
            #expect((nav.navigationBar.backButton as? BarButton)?.shownTitle == "Recipes")
            b.navigationItem.hidesBackButton = true
            #expect(nav.navigationBar.backButton == nil)
            nav.pushViewController(C(), animated: false)
            scenario.settle()
            #expect((nav.navigationBar.backButton as? BarButton)?.shownTitle == "Soup")
            nav.popViewController(animated: false)
            scenario.settle()
            #expect(nav.navigationBar.backButton == nil)
            b.navigationItem.hidesBackButton = false
            b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
            #expect(nav.navigationBar.backButton == nil)
            b.navigationItem.leftItemsSupplementBackButton = true
            #expect(nav.navigationBar.backButton != nil)
        }
    }

    @Test(
        "since iOS 11 custom views have their fitting size whatever their frame, and before they had their frame",
        arguments: [Generation.ios16, .ios8])
    func customViews(generation: Generation) {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
            box = UIView(frame: CGRect(x: 0, y: 0, width: 31, height: 22)),
            title = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        button.setTitle("Pause", for: .normal)
        title.text = "Soup"
        let a = A()
        a.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
        a.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: box)
        a.navigationItem.titleView = title
        let nav = N(rootViewController: a)
        Scenario.run(nav, generation) { scenario in
            scenario.settle()
            #expect(box.bounds.size == CGSize(width: 31, height: 22))
            #expect(button.bounds.width == (generation == .ios8 ? 20 : button.intrinsicContentSize.width))
            #expect((title.bounds.width == title.intrinsicContentSize.width) == (generation != .ios8))
        }
    }

    @Test("the back button pops, whatever action its item has", .rule("F-32"))
    func backTap() {
        let a = A(), b = B()
        var fired = false
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)),
            item = UIBarButtonItem(title: "Away", primaryAction: UIAction { _ in fired = true })
        item.customView = own
        a.navigationItem.backBarButtonItem = item
        let nav = N(rootViewController: a)
        nav.pushViewController(b, animated: false)
        Scenario.run(nav) { scenario in
            scenario.settle()
            #expect(own.superview == nil)
            nav.navigationBar.backButton?.sendActions(for: .touchUpInside)
            scenario.settle()
            #expect(nav.topViewController === a)
            #expect(!fired)
        }
    }

    @Test("singular and plural bar button properties are consistent", .rule("F-35"))
    func buttonItems() {
        let item = UINavigationItem(title: "T")
        let first = UIBarButtonItem(), second = UIBarButtonItem()
        item.rightBarButtonItems = [first, second]
        #expect(item.rightBarButtonItem === first)
        item.rightBarButtonItem = second
        #expect(item.rightBarButtonItems == [second])
        item.leftBarButtonItems = [second, first]
        #expect(item.leftBarButtonItem === second)
        item.leftBarButtonItem = first
        #expect(item.leftBarButtonItems == [first])
        (item.leftBarButtonItem, item.rightBarButtonItems) = (nil, nil)
        #expect((item.leftBarButtonItems ?? []).isEmpty && item.rightBarButtonItem == nil)
    }

    @Test("largeTitleDisplayMode.automatic inherits from the previous item", .rule("F-38"))
    func largeTitles() {
        let a = A(), b = B()
        let nav = N(rootViewController: a)
        nav.pushViewController(b, animated: false)
        Scenario.run(nav) { _ in
            #expect(!nav.navigationBar.prefersLargeTitles && !nav.navigationBar.showsLargeTitle)
            b.navigationItem.largeTitleDisplayMode = .always
            #expect(!nav.navigationBar.showsLargeTitle)
            b.navigationItem.largeTitleDisplayMode = .automatic
            nav.navigationBar.prefersLargeTitles = true
            #expect(nav.navigationBar.showsLargeTitle)
            a.navigationItem.largeTitleDisplayMode = .never
            #expect(!nav.navigationBar.showsLargeTitle)
            b.navigationItem.largeTitleDisplayMode = .always
            #expect(nav.navigationBar.showsLargeTitle)
            b.navigationItem.largeTitleDisplayMode = .never
            #expect(!nav.navigationBar.showsLargeTitle)
            // The first item has no previous one, and is large.
            nav.popViewController(animated: false)
            a.navigationItem.largeTitleDisplayMode = .automatic
            #expect(nav.navigationBar.showsLargeTitle)
        }
    }

    @Test("the edit button toggles editing with animation, and a table view controller's table follows", .rule("F-40"))
    func editButton() {
        final class Rows: UITableViewController {
            var animations: [Bool] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                animations.append(animated)
            }
        }
        let controller = Rows(), item = controller.editButtonItem
        #expect(item.title == "Edit" && item.style == .plain)
        item.fire()
        #expect(controller.isEditing && controller.tableView.isEditing)
        #expect(item.title == "Done" && item.style == .done && item.style == .prominent && item.style.rawValue == 2)
        item.fire()
        #expect(!controller.isEditing && !controller.tableView.isEditing)
        #expect(item.title == "Edit" && item.style == .plain)
        #expect(controller.animations == [true, true])
    }

    @Test(
        "appearance lookup: whole objects, the item's before the bar's, the exact kind before the fallback", .rule("F-42"),
        arguments: [
            (false, false, ["item.standard", "bar.standard"]),
            (false, true, ["item.scrollEdge", "bar.scrollEdge", "item.standard", "bar.standard"]),
            (true, false, ["item.compact", "bar.compact", "item.standard", "bar.standard"]),
            (
                true, true,
                [
                    "item.compactScrollEdge", "bar.compactScrollEdge", "item.scrollEdge", "bar.scrollEdge", "item.compact", "bar.compact",
                    "item.standard",
                    "bar.standard",
                ]
            ),
        ])
    func appearances(_ isCompact: Bool, _ isAtEdge: Bool, _ order: [String]) {
        let a = A(), nav = N(rootViewController: a), bar = nav.navigationBar, item = a.navigationItem
        if isCompact { bar.traitOverrides.verticalSizeClass = .compact }
        bar.isAtScrollEdge = isAtEdge
        let slots: [(name: String, set: (UINavigationBarAppearance?) -> Void)] = [
            ("item.standard", { item.standardAppearance = $0 }), ("item.compact", { item.compactAppearance = $0 }),
            ("item.scrollEdge", { item.scrollEdgeAppearance = $0 }), ("item.compactScrollEdge", { item.compactScrollEdgeAppearance = $0 }),
            ("bar.standard", { if let appearance = $0 { bar.standardAppearance = appearance } }),
            ("bar.compact", { bar.compactAppearance = $0 }),
            ("bar.scrollEdge", { bar.scrollEdgeAppearance = $0 }), ("bar.compactScrollEdge", { bar.compactScrollEdgeAppearance = $0 }),
        ]
        var appearances: [String: UINavigationBarAppearance] = [:]
        for slot in slots {
            let appearance = UINavigationBarAppearance()
            appearances[slot.name] = appearance
            slot.set(appearance)
        }
        for name in order {
            #expect(bar.currentAppearance === appearances[name], "\(name)")
            slots.first { $0.name == name }?.set(nil)
        }
    }

    @Test("an appearance is used as a whole, and its missing values are not taken from another one", .rule("F-42"))
    func wholeAppearance() {
        let a = A(), nav = N(rootViewController: a), bar = nav.navigationBar
        let colored = UINavigationBarAppearance(), bare = UINavigationBarAppearance()
        colored.backgroundColor = .red
        colored.titleTextAttributes = [.foregroundColor: UIColor.blue]
        bar.standardAppearance = colored
        a.navigationItem.standardAppearance = bare
        bar.isAtScrollEdge = false
        #expect(bar.currentAppearance.backgroundColor == bare.backgroundColor && bar.currentAppearance.backgroundColor != .red)
        #expect(bar.currentAppearance.titleTextAttributes[.foregroundColor] as? UIColor != .blue)
    }

    // MARK: Metrics

    @Test("bar heights by idiom, size class, and system version")
    func heights() {
        func figures(
            _ idiom: UIUserInterfaceIdiom, _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass,
            _ generation: Generation
        )
            -> BarFigures
        {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(horizontalSizeClass: horizontal),
                UITraitCollection(verticalSizeClass: vertical),
            ])
            return BarFigures(traits: traits, generation: generation, screen: traits)
        }
        #expect(figures(.phone, .compact, .regular, .ios16).navigationBar == 44)
        #expect(figures(.phone, .compact, .compact, .ios16).navigationBar == 32)
        #expect(figures(.phone, .regular, .compact, .ios16).navigationBar == 44)
        #expect(figures(.pad, .regular, .regular, .ios6).navigationBar == 44)
        #expect(figures(.pad, .regular, .regular, .ios16).navigationBar == 50)
        #expect(figures(.phone, .compact, .regular, .ios26).navigationBar == 54)
        #expect(figures(.phone, .compact, .regular, .ios16).tabBar(above: 0) == 49)
        #expect(figures(.phone, .compact, .compact, .ios16).tabBar(above: 0) == 32)
        #expect(figures(.phone, .compact, .compact, .ios6).tabBar(above: 0) == 49)
        #expect(figures(.phone, .regular, .compact, .ios16).tabBar(above: 0) == 49)
        #expect(
            figures(.pad, .regular, .regular, .ios16).tabBar(above: 0) == 50
                && figures(.pad, .regular, .regular, .ios16).tabBar(above: 20) == 45)
        #expect(figures(.pad, .regular, .regular, .ios6).tabBar(above: 0) == 49)
        #expect(
            figures(.phone, .compact, .compact, .ios16).toolbar(onHomeIndicator: true) == 32
                && figures(.phone, .compact, .regular, .ios16).toolbar(onHomeIndicator: false) == 44)
        #expect(figures(.phone, .compact, .regular, .ios16).toolbar(onHomeIndicator: true) == 49)
    }

    @Test("bars are part of their children's safe area", .rule("F-65", "G-16", "L-09"))
    func safeArea() {
        let content = A(), nav = N(rootViewController: content), tabs = T()
        tabs.viewControllers = [nav]
        Scenario.run(tabs) { scenario in
            let device = scenario.window.safeAreaInsets
            #expect(content.view.frame.size == scenario.window.bounds.size)
            #expect(tabs.view.safeAreaInsets.bottom == device.bottom)
            #expect(nav.view.safeAreaInsets.bottom == device.bottom + 49)
            let edge = nav.navigationBar.convert(nav.navigationBar.bounds, to: tabs.view).maxY
            #expect(abs(content.view.safeAreaInsets.top - edge) < 0.01)
            #expect(content.view.safeAreaInsets.bottom == device.bottom + 49)
            nav.navigationBar.isTranslucent = false
            nav.view.layoutIfNeeded()
            #expect(abs(content.view.frame.minY - edge) < 0.01)
            #expect(content.view.safeAreaInsets.top == 0)
            nav.isNavigationBarHidden = true
            nav.view.layoutIfNeeded()
            #expect(content.view.safeAreaInsets.top == device.top)
        }
    }

    @Test("the edges that extend under the bar, and topLayoutGuide and bottomLayoutGuide before safe areas", .rule("F-65"))
    func extendedEdges() {
        let content = A(), nav = N(rootViewController: content)
        Scenario.run(nav) { scenario in
            let bar = nav.navigationBar.convert(nav.navigationBar.bounds, to: nil).maxY
            @MainActor func top() -> CGFloat {
                nav.view.setNeedsLayout()
                nav.view.layoutIfNeeded()
                return content.view.convert(CGPoint.zero, to: nil).y
            }
            #expect(top() == 0 && abs(content.topLayoutGuide.length - bar) < 0.01)
            content.edgesForExtendedLayout = [.bottom]
            #expect(abs(top() - bar) < 0.01 && content.topLayoutGuide.length == 0)
            content.edgesForExtendedLayout = .all
            nav.navigationBar.isTranslucent = false
            #expect(abs(top() - bar) < 0.01)
            content.extendedLayoutIncludesOpaqueBars = true
            #expect(top() == 0)
            nav.isToolbarHidden = false
            @MainActor func bottom() -> CGFloat {
                nav.view.setNeedsLayout()
                nav.view.layoutIfNeeded()
                return content.view.convert(content.view.bounds, to: nil).maxY
            }
            #expect(
                bottom() == scenario.window.bounds.maxY && content.bottomLayoutGuide.length == scenario.window.safeAreaInsets.bottom + 49)
            content.edgesForExtendedLayout = [.top]
            #expect(bottom() == nav.toolbar.frame.minY && content.bottomLayoutGuide.length == 0)
            content.edgesForExtendedLayout = .all
            content.extendedLayoutIncludesOpaqueBars = false
            #expect(bottom() == scenario.window.bounds.maxY)
            nav.toolbar.isTranslucent = false
            #expect(bottom() == nav.toolbar.frame.minY)
        }
    }

    @Test("hidesBottomBarWhenPushed hides the tab bar until the pop", .rule("F-60"))
    func bottomBar() {
        let nav = N(rootViewController: A()), tabs = T(), b = B()
        tabs.viewControllers = [nav]
        b.hidesBottomBarWhenPushed = true
        Scenario.run(tabs) { scenario in
            let height = tabs.view.bounds.height
            #expect(tabs.tabBar.frame.maxY == height)
            nav.pushViewController(b, animated: false)
            scenario.settle()
            #expect(tabs.tabBar.frame.minY >= height)
            nav.pushViewController(C(), animated: false)
            scenario.settle()
            #expect(tabs.tabBar.frame.minY >= height)
            nav.popToRootViewController(animated: false)
            scenario.settle()
            #expect(tabs.tabBar.frame.maxY == height)
        }
    }

    @Test("a pushed screen's contents are in place before it slides in, without the tab bar", .rule("F-60"))
    func contentsComeAlong() {
        let a = A(), b = B(), button = UIButton(type: .system), nav = N(rootViewController: a), tabs = UITabBarController()
        tabs.viewControllers = [nav]
        button.translatesAutoresizingMaskIntoConstraints = false
        b.hidesBottomBarWhenPushed = true
        Scenario.run(tabs) { scenario in
            b.view.addSubview(button)
            NSLayoutConstraint.activate([
                button.bottomAnchor.constraint(equalTo: b.view.safeAreaLayoutGuide.bottomAnchor),
                button.centerXAnchor.constraint(equalTo: b.view.centerXAnchor),
            ])
            nav.pushViewController(b, animated: true)
            EventLoop.main.advance(by: 0.1)
            let early = button.layer.presentation()?.frame
            #expect(b.view.layer.presentation()?.frame.minX ?? 0 > 0)
            scenario.settle()
            #expect(early == button.frame && button.frame.maxY == b.view.bounds.height - scenario.window.safeAreaInsets.bottom)
        }
    }

    @Test("the toolbar shows the top controller's toolbarItems", .rule("F-61"))
    func toolbar() {
        let a = A()
        let nav = N(rootViewController: a)
        #expect(nav.isToolbarHidden)
        a.toolbarItems = [UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)]
        nav.isToolbarHidden = false
        #expect(nav.toolbar.items?.first?.title == "One")
        a.setToolbarItems([UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)], animated: false)
        #expect(nav.toolbar.items?.first?.title == "Two")
        nav.pushViewController(B(), animated: false)
        a.setToolbarItems([UIBarButtonItem(title: "Three", style: .plain, target: nil, action: nil)], animated: false)
        #expect(nav.toolbar.items?.isEmpty ?? true)
    }

    @Test("a canceled swipe back leaves the toolbar unchanged", .rule("F-61", "SP-E025"))
    func toolbarOfCancelledPop() {
        let a = A(), b = B(), nav = N(rootViewController: a)
        for (controller, title) in [(a, "One"), (b, "Two")] as [(UIViewController, String)] {
            controller.toolbarItems = [UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)]
        }
        nav.isToolbarHidden = false
        nav.pushViewController(b, animated: false)
        Scenario.run(nav) { scenario in
            let interactor = UIPercentDrivenInteractiveTransition()
            _ = nav.stack.pop(animated: true, interactor: interactor)
            interactor.update(0.3)
            #expect(nav.toolbar.items?.first?.title == "One")
            interactor.cancel()
            scenario.settle()
            #expect(nav.topViewController === b && nav.toolbar.items?.first?.title == "Two")
        }
    }

    @Test("children and items outlive their navigation controller, and then have no parent")
    func orphans() {
        let a = A()
        let bar: UINavigationBar = {
            let nav = N(rootViewController: a)
            nav.loadViewIfNeeded()
            #expect(a.parent === nav)
            return nav.navigationBar
        }()
        #expect(a.parent == nil)
        // Without a navigation controller, the bar accepts items again.
        bar.setItems([UINavigationItem(title: "Own")], animated: false)
        #expect(bar.topItem?.title == "Own")
        let item = UINavigationItem(title: "One")
        do {
            let short = UINavigationBar(frame: .zero)
            short.items = [item]
            #expect(item.display === short)
        }
        #expect(item.display == nil)
        item.title = "Two"
    }

    @Test("the container's private views have UIKit's names")
    func hierarchy() {
        let a = A()
        let nav = N(rootViewController: a)
        Scenario.run(nav) { _ in
            func name(_ view: UIView?) -> String { view.map { String(describing: type(of: $0)) } ?? "nil" }
            #expect(name(a.view.superview) == "UIViewControllerWrapperView")
            #expect(name(a.view.superview?.superview) == "UINavigationTransitionView")
            #expect(name(nav.view) == "UILayoutContainerView")
            #expect(nav.navigationBar.superview === nav.view)
        }
    }

    // MARK: Custom transitions

    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        var log: [String] = []
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            if log.isEmpty { log.append("duration") }
            return 0.2
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            log.append("animate")
            guard let new = context.view(forKey: .to) else { return context.completeTransition(false) }
            new.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
            context.containerView.addSubview(new)
            new.alpha = 0
            UIView.animate(withDuration: 0.2, animations: { new.alpha = 1 }) { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
    }
    final class Animating: NSObject, UINavigationControllerDelegate {
        let animator = Fade()
        var operations: [UINavigationController.Operation] = []
        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operations.append(operation)
            return animator
        }
    }

    @Test("the delegate's animator runs the push; without animation none is requested", .rule("F-14", "B-86", "SP-E005", "SP-E009"))
    func customPush() {
        let nav = N(rootViewController: A()), delegate = Animating()
        nav.delegate = delegate
        Scenario.run(nav) { scenario in
            nav.pushViewController(B(), animated: false)
            #expect(delegate.operations.isEmpty)
            let c = C()
            nav.pushViewController(c, animated: true)
            scenario.settle()
            #expect(delegate.operations == [.push])
            #expect(delegate.animator.log == ["duration", "animate", "ended true"])
            #expect(c.view.alpha == 1)
            nav.popViewController(animated: true)
            scenario.settle()
            #expect(delegate.operations == [.push, .pop])
        }
    }
}

@MainActor @Suite("Navigation bars in sheets", .serialized) struct SheetBarTests {
    /// Interface Builder saved bars of 56 and 108 points for controllers that a segue presents modally, and of 44 and 96 for the others.
    @Test(
        "a sheet's bar is 56 points tall with its row centered; a full-screen one is 44", .rule("metrics-6"),
        arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
    func height(style: UIModalPresentationStyle) throws {
        let root = UIViewController(), page = UIViewController(), controller = UINavigationController(rootViewController: page),
            stage = Stage(root: root)
        page.title = "Title"
        controller.modalPresentationStyle = style
        root.present(controller, animated: false)
        stage.settle()
        let isSheet = style == .pageSheet, bar = controller.navigationBar, label = try #require(bar.titleLabel)
        #expect(bar.frame.height == (isSheet ? 56 : 44))
        #expect(abs(label.convert(label.bounds, to: bar).midY - (isSheet ? 28 : 22)) < 0.34)
        #expect(abs(page.view.safeAreaInsets.top - (isSheet ? 56 : bar.convert(bar.bounds, to: nil).maxY)) < 0.01)
        bar.prefersLargeTitles = true
        stage.settle()
        #expect(bar.frame.height == (isSheet ? 108 : 96))
    }

    @Test(
        "before iOS 7 bars are opaque and content is between them; since then content is under them", .rule("F-65"),
        arguments: [Generation.legacy5, .ios6])
    func opaqueBars(generation: Generation) {
        Generation.emulating(generation) {
            let page = A(), navigation = N(rootViewController: page), tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            Scenario.run(tabs, generation) { scenario in
                scenario.settle()
                let frame = page.view.convert(page.view.bounds, to: tabs.view),
                    bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: tabs.view)
                #expect(abs(frame.minY - (generation == .legacy5 ? bar.maxY : 0)) < 0.01)
                #expect(frame.maxY == (generation == .legacy5 ? tabs.tabBar.frame.minY : tabs.view.bounds.height))
            }
            #expect(UIToolbar().isTranslucent == (generation == .ios6))
        }
    }
}
