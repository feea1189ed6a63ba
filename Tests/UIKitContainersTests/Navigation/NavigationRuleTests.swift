import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime
@testable import UIKitText

/// Durations, bar items, and bars that hide.
@MainActor @Suite("Navigation, further rules", .serialized)
struct NavigationRuleTests {
    @Test(
        "a push takes 0.35 s; the new screen crosses the whole width, the old one moves by 30% and is dimmed",
        .rule("F-15", "SP-E053", "SP-E052"))
    func push() {
        let old = A(), new = B(), nav = N(rootViewController: old)
        Scenario.run(nav) { scenario in
            let width = scenario.window.bounds.width
            nav.pushViewController(new, animated: true)
            #expect(nav.transitionCoordinator?.transitionDuration == 0.35)
            EventLoop.main.turn()
            #expect(abs((new.view.layer.presentation()?.frame.minX ?? 0) - width) < 0.001)
            #expect(abs(old.view.frame.minX + width * 0.3) < 0.001)
            let views = old.view.superview?.subviews ?? [], shade = views.first { $0 !== old.view && $0 !== new.view }
            #expect(views.count == 3 && views[0] === old.view && views[1] === shade)
            EventLoop.main.advance(by: 0.2)
            #expect((shade?.layer.presentation()?.opacity).map { $0 > 0.1 && $0 < 1 } == true)
            EventLoop.main.advance(by: 0.14)
            #expect(nav.transitionCoordinator != nil)
            EventLoop.main.advance(by: 0.02)
            #expect(nav.transitionCoordinator == nil && shade?.superview == nil)
        }
        #expect(UINavigationController.hideShowBarDuration == 0.2)
    }

    @Test("a back action replaces popping, and adds a button if there was none; leading and trailing groups have the items", .rule("F-37"))
    func backAction() {
        let root = A(), top = B(), nav = N(rootViewController: root)
        Scenario.run(nav) { scenario in
            var fired = 0
            root.navigationItem.backAction = UIAction { _ in fired += 1 }
            nav.navigationBar.layoutIfNeeded()
            #expect(nav.navigationBar.backButton != nil)
            nav.navigationBar.backButton?.sendActions(for: .touchUpInside)
            #expect(fired == 1)
            nav.pushViewController(top, animated: false)
            top.navigationItem.backAction = UIAction { _ in fired += 1 }
            nav.navigationBar.layoutIfNeeded()
            nav.navigationBar.backButton?.sendActions(for: .touchUpInside)
            scenario.settle()
            #expect(fired == 2)
            #expect(nav.topViewController === top)
            let first = UIBarButtonItem(title: "1", style: .plain, target: nil, action: nil),
                second = UIBarButtonItem(title: "2", style: .plain, target: nil, action: nil)
            top.navigationItem.leftBarButtonItem = second
            top.navigationItem.leadingItemGroups = [UIBarButtonItemGroup(barButtonItems: [first], representativeItem: nil)]
            #expect(top.navigationItem.leftBarButtonItems == [first])
            top.navigationItem.trailingItemGroups = [UIBarButtonItemGroup(barButtonItems: [first, second], representativeItem: nil)]
            #expect(top.navigationItem.rightBarButtonItems == [second, first])
        }
    }

    private func searching(_ large: Bool = false) -> (Stage, UINavigationController, UISearchController) {
        let content = A(), search = UISearchController(searchResultsController: nil)
        content.title = "Fruit"
        content.definesPresentationContext = true
        content.navigationItem.searchController = search
        let nav = N(rootViewController: content)
        nav.navigationBar.prefersLargeTitles = large
        let stage = Stage(root: nav)
        stage.settle()
        return (stage, nav, search)
    }

    @Test("the item's search bar is in the navigation bar", .rule("F-41"))
    func searchBar() {
        let (_, nav, search) = searching()
        #expect(search.searchBar.isDescendant(of: nav.navigationBar))
        #expect(search.searchBar.convert(search.searchBar.bounds, to: nav.navigationBar).minY >= 44)
        #expect(abs(nav.navigationBar.frame.height - (44 + 52)) < 1e-9)
        #expect(nav.topViewController?.navigationItem.hidesSearchBarWhenScrolling == true)
        #expect(nav.topViewController?.navigationItem.preferredSearchBarPlacement == .automatic)
    }

    @Test(
        "since iOS 16 the search bar on a wide iPad is beside the title, unless its item prefers it stacked", .rule("F-41"),
        arguments: [
            (Generation.ios16, UINavigationItem.SearchBarPlacement.automatic, true), (.ios16, .inline, true), (.ios16, .stacked, false),
            (.ios13, .automatic, false),
            (.ios26, .automatic, true),
        ])
    func placement(_ generation: Generation, _ preferred: UINavigationItem.SearchBarPlacement, _ isInline: Bool) {
        Generation.emulating(generation) {
            defer { UIScreen.main.become(HostScreen()) }
            let content = A(), search = UISearchController(searchResultsController: nil),
                button = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
            content.title = "Fruit"
            content.navigationItem.rightBarButtonItem = button
            content.navigationItem.searchController = search
            content.navigationItem.preferredSearchBarPlacement = preferred
            let nav = N(rootViewController: content), stage = Stage(root: nav, device: "iPad Pro 11 (M4)")
            stage.settle()
            let bar = nav.navigationBar, frame = search.searchBar.convert(search.searchBar.bounds, to: bar),
                height = bar.figures.navigationBar
            #expect(
                content.navigationItem.searchBarPlacement == (isInline ? .inline : .stacked)
                    && search.searchBarPlacement == content.navigationItem.searchBarPlacement)
            #expect(content.view.safeAreaInsets.top - bar.frame.minY == (isInline ? height : height + 52))
            #expect((frame.midY < 50) == isInline && (frame.minX > bar.bounds.midX) == isInline)
            let item = button.frame(in: bar) ?? .zero
            #expect(isInline ? item.maxX <= frame.minX : item.maxX > bar.bounds.maxX - 60)
            search.isActive = true
            stage.settle()
            #expect((bar.titleLabel?.superview?.alpha == 1) == isInline)
            search.isActive = false
            stage.settle()
        }
    }

    @Test("during a search the titles are replaced by the field, and return", .rule("H-53"))
    func titlesHide() {
        for large in [false, true] {
            let (stage, nav, search) = searching(large)
            let height = nav.navigationBar.frame.height
            search.searchBar.becomeFirstResponder()
            stage.settle()
            #expect(nav.navigationBar.frame.height == 52)
            #expect(search.searchBar.convert(search.searchBar.bounds, to: nav.navigationBar).minY == 0)
            #expect(nav.navigationBar.titleLabel?.superview?.alpha == 0)
            #expect(nav.topViewController?.view.safeAreaInsets.top == nav.navigationBar.frame.maxY)
            search.isActive = false
            stage.settle()
            #expect(nav.navigationBar.frame.height == height)
            #expect(nav.navigationBar.titleLabel?.superview?.alpha == 1)
            search.hidesNavigationBarDuringPresentation = false
            search.isActive = true
            stage.settle()
            #expect(nav.navigationBar.frame.height == height)
            search.isActive = false
            stage.settle()
            KeyboardState.shared.reset()
        }
    }

    @Test("bars hide on a tap, on a swipe, in compact height, and with the keyboard", .rule("F-64"))
    func hiding() {
        let content = A(), nav = N(rootViewController: content)
        content.view.backgroundColor = .white
        nav.hidesBarsOnTap = true
        let stage = Stage(root: nav)
        stage.settle()
        stage.tap(at: CGPoint(x: 200, y: 500))
        stage.settle()
        #expect(nav.isNavigationBarHidden)
        #expect(nav.isToolbarHidden)
        stage.tap(at: CGPoint(x: 200, y: 80))
        stage.settle()
        #expect(!nav.isNavigationBarHidden)
        nav.hidesBarsOnTap = false

        nav.hidesBarsOnSwipe = true
        content.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
        nav.setToolbarHidden(false, animated: false)
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        stage.settle()
        #expect(nav.isNavigationBarHidden && nav.isToolbarHidden)
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600))
        stage.settle()
        #expect(!nav.isNavigationBarHidden && !nav.isToolbarHidden)
        nav.hidesBarsOnSwipe = false

        nav.hidesBarsWhenKeyboardAppears = true
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        content.view.addSubview(field)
        stage.settle()
        field.becomeFirstResponder()
        stage.settle()
        #expect(nav.isNavigationBarHidden)
        field.resignFirstResponder()
        stage.settle()
        #expect(nav.isNavigationBarHidden)
        stage.tap(at: CGPoint(x: 300, y: 500))
        stage.settle()
        #expect(!nav.isNavigationBarHidden)
        nav.hidesBarsWhenKeyboardAppears = false
        KeyboardState.shared.reset()

        nav.hidesBarsWhenVerticallyCompact = true
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        #expect(nav.isNavigationBarHidden && nav.isToolbarHidden)
        stage.tap(at: CGPoint(x: 400, y: 200))
        stage.settle()
        #expect(nav.isNavigationBarHidden)
        for y in [10, stage.window.bounds.maxY - 30] {
            nav.setNavigationBarHidden(true, animated: false)
            nav.setToolbarHidden(true, animated: false)
            stage.tap(at: CGPoint(x: 400, y: y))
            stage.settle()
            #expect(!nav.isNavigationBarHidden && !nav.isToolbarHidden)
        }
        stage.rotate(to: .portrait)
        stage.settle()
        #expect(!nav.isNavigationBarHidden)
    }

    final class Bare: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }

    @Test("on a phone with a sensor housing the status bar stays above a navigation bar", .rule("F-69"))
    func statusBar() {
        for (device, keeps) in [("iPhone 16", true), ("iPhone 8", false)] {
            let nav = N(rootViewController: Bare())
            let stage = Stage(root: nav, device: device)
            stage.settle()
            #expect(StatusBarAppearance.answer(of: nav).isHidden != keeps, "\(device)")
            nav.setNavigationBarHidden(true, animated: false)
            #expect(StatusBarAppearance.answer(of: nav).isHidden)
        }
        UIScreen.main.become(HostScreen())
    }

    @Test("a navigation bar that an app hides itself takes no room, before and after a push, and takes it again when it is shown")
    func barHiddenByItself() {
        Scenario.on("iPhone 16 Pro") {
            let first = UIViewController(), second = UIViewController()
            second.edgesForExtendedLayout = []
            let nav = N(rootViewController: first)
            let stage = Stage(root: nav, device: "iPhone 16 Pro")
            stage.settle()
            let top = stage.window.safeAreaInsets.top, below = first.view.safeAreaInsets.top
            // The bar begins 5⅓ points above the end of the screen's safe area. (D-62)
            #expect(below > top + 38)
            nav.navigationBar.isHidden = true
            stage.settle()
            #expect(first.view.safeAreaInsets.top == top && !nav.isNavigationBarHidden)
            nav.pushViewController(second, animated: true)
            stage.settle()
            #expect(second.view.frame.minY == 0 && second.view.safeAreaInsets.top == top && nav.navigationBar.isHidden)
            nav.navigationBar.isHidden = false
            stage.settle()
            #expect(abs(second.view.frame.minY - below) < 1e-6)
            nav.popViewController(animated: false)
            stage.settle()
            #expect(first.view.safeAreaInsets.top == below)
        }
    }

    @Test("a tab bar that an app hides itself leaves the safe area, and returns to it when it is shown")
    func tabBarHiddenByItself() {
        Scenario.on("iPhone 16 Pro") {
            let content = UIViewController(), tabs = UITabBarController()
            tabs.viewControllers = [content]
            let stage = Stage(root: tabs, device: "iPhone 16 Pro")
            stage.settle()
            let above = content.view.safeAreaInsets.bottom, strip = stage.window.safeAreaInsets.bottom
            #expect(above > strip)
            tabs.tabBar.isHidden = true
            stage.settle()
            #expect(content.view.safeAreaInsets.bottom == strip)
            tabs.tabBar.isHidden = false
            stage.settle()
            #expect(content.view.safeAreaInsets.bottom == above)
        }
    }

    @Test(
        "under bars the safe area of 44 and 34 points grows to 88 and 83, and every view is as large as the screen",
        .rule("L-09", "G-16"))
    func insets() {
        Scenario.on("iPhone X") {
            let content = A(), nav = N(rootViewController: content), tabs = T()
            tabs.viewControllers = [nav]
            Scenario.run(tabs) { scenario in
                func insets(_ top: CGFloat, _ bottom: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0) }
                #expect(scenario.window.safeAreaInsets == insets(44, 34) && tabs.view.safeAreaInsets == insets(44, 34))
                #expect(nav.view.safeAreaInsets == insets(44, 83))
                #expect(content.view.safeAreaInsets == insets(88, 83))
                for controller in [tabs, nav, content] {
                    #expect(controller.view.convert(controller.view.bounds, to: nil) == scenario.window.bounds)
                }
            }
        }
    }
}
