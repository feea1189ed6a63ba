import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore

/// Gestures and bars of navigation controllers.
@MainActor @Suite("Interactive navigation", .serialized)
struct NavigationInteractionTests {
    private func stage(_ top: UIViewController = B(), _ prepare: (UINavigationController) -> Void = { _ in }) -> (
        Stage, UINavigationController
    ) {
        let navigation = N(rootViewController: A())
        navigation.pushViewController(top, animated: false)
        prepare(navigation)
        let stage = Stage(root: navigation)
        stage.settle()
        return (stage, navigation)
    }

    /// Swipes from the left edge to `share` of the width, slowly, so that there is no fling.
    private func swipe(_ stage: Stage, to share: CGFloat, from x: CGFloat = 2) {
        let width = stage.window.bounds.width
        stage.drag(from: CGPoint(x: x, y: 400), to: CGPoint(x: width * share, y: 400), duration: 1.5)
        stage.settle()
    }

    @Test("a swipe from the left edge pops past the middle and is canceled before it", .rule("F-62", "F-63"))
    func backSwipe() {
        let (stage, navigation) = stage()
        swipe(stage, to: 0.3)
        #expect(navigation.viewControllers.count == 2)
        swipe(stage, to: 0.7, from: 100)
        #expect(navigation.viewControllers.count == 2)
        swipe(stage, to: 0.7)
        #expect(navigation.viewControllers.count == 1)
        // The last screen stays.
        swipe(stage, to: 0.7)
        #expect(navigation.viewControllers.count == 1)
    }

    private final class Popping: UINavigationController {
        var pops: [Bool] = []
        override func popViewController(animated: Bool) -> UIViewController? {
            pops.append(animated)
            return super.popViewController(animated: animated)
        }
    }

    @Test("a swipe calls the popViewController that a subclass overrides, as the back button does", .rule("F-62"))
    func overriddenPop() throws {
        let navigation = Popping(rootViewController: A())
        for _ in 0..<2 { navigation.pushViewController(UIViewController(), animated: false) }
        let stage = Stage(root: navigation)
        stage.settle()
        swipe(stage, to: 0.3)
        #expect(navigation.pops == [true] && navigation.viewControllers.count == 3)
        swipe(stage, to: 0.7)
        #expect(navigation.pops == [true, true] && navigation.viewControllers.count == 2)
        try #require(navigation.navigationBar.backButton).sendActions(for: .touchUpInside)
        stage.settle()
        #expect(navigation.pops == [true, true, true] && navigation.viewControllers.count == 1)
    }

    @Test("a fast swipe pops before the middle", .rule("F-63"))
    func fling() {
        let (stage, navigation) = stage()
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 140, y: 400), duration: 0.1)
        stage.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    private final class Asking: UINavigationController, UINavigationBarDelegate {
        var mayPop = false, popsItself = false, asked = 0
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            asked += 1
            if popsItself { popViewController(animated: false) }
            return mayPop
        }
    }

    @Test("a navigation controller that adopts its bar's delegate protocol decides about pops by the back button, but not by the app")
    func backButtonDecision() throws {
        let navigation = Asking(rootViewController: UIViewController())
        for _ in 0..<4 { navigation.pushViewController(UIViewController(), animated: false) }
        let stage = Stage(root: navigation)
        func back() throws {
            try #require(navigation.navigationBar.backButton).sendActions(for: .touchUpInside)
            stage.settle()
        }
        try back()
        #expect(navigation.viewControllers.count == 5 && navigation.asked == 1)
        navigation.mayPop = true
        try back()
        #expect(navigation.viewControllers.count == 4)
        navigation.popsItself = true
        try back()
        #expect(navigation.viewControllers.count == 3)
        navigation.popViewController(animated: false)
        #expect(navigation.viewControllers.count == 2 && navigation.asked == 3)
    }

    @Test("without a bar or a back button there is no swipe, unless the recognizer's delegate is removed", .rule("F-62"))
    func noSwipe() {
        let hidden = B(), replaced = B()
        hidden.navigationItem.hidesBackButton = true
        replaced.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
        let cases: [(UIViewController, (UINavigationController) -> Void)] = [
            (B(), { $0.isNavigationBarHidden = true }), (hidden, { _ in }), (replaced, { _ in }),
        ]
        for (top, prepare) in cases {
            let (stage, navigation) = stage(top, prepare)
            swipe(stage, to: 0.7)
            #expect(navigation.viewControllers.count == 2)
            navigation.interactivePopGestureRecognizer?.delegate = nil
            swipe(stage, to: 0.7)
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test("a stack under a modal changes without appearance callbacks", .rule("F-68"))
    func coveredStack() {
        let navigation = N(rootViewController: A())
        Scenario.run(navigation) { scenario in
            let modal = M()
            modal.modalPresentationStyle = .fullScreen
            navigation.present(modal, animated: false)
            scenario.settle()
            scenario.log.clear()
            navigation.setViewControllers([B(), C()], animated: false)
            scenario.settle()
            #expect(scenario.appearance == [])
            modal.dismiss(animated: false)
            scenario.settle()
            #expect(
                scenario.log.events(only: ["viewWillAppear", "viewDidAppear"]) == [
                    "N.viewWillAppear", "C.viewWillAppear", "N.viewDidAppear", "C.viewDidAppear",
                ])
        }
    }

    @Test("a prompt is its own line above the buttons", .rule("F-39"))
    func prompt() {
        let (stage, navigation) = stage()
        #expect(navigation.navigationBar.frame.height == 44)
        navigation.topViewController?.navigationItem.prompt = "Choose a recipient"
        stage.settle()
        #expect(navigation.navigationBar.frame.height == 74)
        #expect((navigation.navigationBar.backButton?.frame.minY ?? 0) >= 30)
    }

    @Test(
        "the back title is the previous item's back button, backButtonTitle, or title; in small space it becomes Back or only the chevron",
        .rule("F-31", "F-33", "F-34"))
    func backTitles() {
        func title(
            _ mode: UINavigationItem.BackButtonDisplayMode, own: String? = nil, text: String? = nil, below: String? = "Recipes",
            above: String = "Soup"
        ) -> String? {
            let root = A(), top = B()
            root.title = below
            root.navigationItem.backButtonTitle = text
            root.navigationItem.backButtonDisplayMode = mode
            if let own { root.navigationItem.backBarButtonItem = UIBarButtonItem(title: own, style: .plain, target: nil, action: nil) }
            top.title = above
            let navigation = N(rootViewController: root)
            navigation.pushViewController(top, animated: false)
            let stage = Stage(root: navigation)
            stage.settle()
            let button = navigation.navigationBar.backButton as? BarButton
            return button.map { $0.hidesTitle ? "" : $0.shownTitle ?? "" }
        }
        #expect(title(.default) == "Recipes")
        #expect(title(.default, own: "All") == "All")
        #expect(title(.default, text: "Mine") == "Mine")
        #expect(title(.default, own: "All", text: "Mine") == "All")
        #expect(title(.default, below: nil) == "Back")
        #expect(title(.default, below: "Everything there is to know about cooking") == "Back")
        #expect(title(.default, below: "Everything there is to know about cooking", above: "A title that leaves no room at all here") == "")
        #expect(title(.generic) == "Back")
        #expect(title(.generic, text: "Mine") == "Back")
        #expect(title(.generic, own: "All", text: "Mine") == "All")
        for mode in [UINavigationItem.BackButtonDisplayMode.default, .generic] {
            #expect(title(mode, own: "All there is to know", above: "A title that leaves no room at all here") == "")
        }
        #expect(title(.minimal) == "" && title(.minimal, text: "Mine") == "")
        #expect(title(.minimal, own: "All") == "")
        #expect(UINavigationItem().backButtonDisplayMode == .default)
    }

    @Test("a back item without a title leaves only the chevron, whichever titles the screen has", .rule("F-31"))
    func untitledBackItem() {
        let root = A(), navigation = N(rootViewController: root)
        root.title = "Recipes"
        root.navigationItem.backButtonTitle = "Mine"
        root.navigationItem.backBarButtonItem = UIBarButtonItem()
        navigation.pushViewController(B(), animated: false)
        let stage = Stage(root: navigation)
        stage.settle()
        #expect((navigation.navigationBar.backButton as? BarButton)?.shownTitle == "")
    }

    @Test("until iOS 6 a back title that does not fit is truncated in its button", .rule("F-34"))
    func cutBackTitle() {
        let root = A(), top = B(), navigation = N(rootViewController: root)
        root.title = "Everything there is to know about cooking"
        top.title = "A title that leaves no room at all here"
        Scenario.run(navigation, .legacy5) { scenario in
            navigation.pushViewController(top, animated: false)
            scenario.settle()
            let bar = navigation.navigationBar, button = bar.backButton as? BarButton
            #expect(button.map { !$0.hidesTitle && $0.shownTitle == root.title } == true)
            #expect(button.map { $0.frame.width > bar.bounds.width / 4 && $0.frame.width < $0.sizeThatFits(bar.bounds.size).width } == true)
        }
    }

    @Test("left items replace the back button unless they supplement it, and start at their edge", .rule("F-35"))
    func sides() {
        let navigation = N(rootViewController: A()), top = B()
        func items(_ titles: String...) -> [UIBarButtonItem] {
            titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
        }
        (top.navigationItem.leftBarButtonItems, top.navigationItem.rightBarButtonItems) = (items("a", "b"), items("c", "d"))
        Scenario.run(navigation) { scenario in
            navigation.pushViewController(top, animated: false)
            scenario.settle()
            @MainActor func places() -> [CGFloat] {
                let item = top.navigationItem
                return ((item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []).reversed()).map {
                    $0.frame(in: scenario.window)?.midX ?? -1
                }
            }
            #expect(!top.navigationItem.leftItemsSupplementBackButton && !UINavigationItem().leftItemsSupplementBackButton)
            #expect(navigation.navigationBar.backButton?.isHidden != false)
            #expect(places() == places().sorted() && places()[1] < scenario.window.bounds.midX && places()[2] > scenario.window.bounds.midX)
            top.navigationItem.leftItemsSupplementBackButton = true
            navigation.navigationBar.layoutIfNeeded()
            scenario.settle()
            let back = navigation.navigationBar.backButton
            #expect(back?.isHidden == false && places()[0] > (back?.frame.maxX ?? .infinity))
        }
    }

    final class BarDelegate: NSObject, UINavigationBarDelegate {
        var log: [String] = []
        var allows = true
        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            log.append("shouldPush \(item.title ?? "")")
            return allows
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { log.append("didPush \(item.title ?? "")") }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            log.append("shouldPop \(item.title ?? "")")
            return allows
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { log.append("didPop \(item.title ?? "")") }
    }

    @Test("a standalone bar calls shouldPush and shouldPop before and didPush and didPop after", .rule("F-43"))
    func standAloneBar() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44)), delegate = BarDelegate()
        bar.delegate = delegate
        bar.pushItem(UINavigationItem(title: "One"), animated: false)
        bar.pushItem(UINavigationItem(title: "Two"), animated: false)
        #expect(bar.popItem(animated: false)?.title == "Two")
        #expect(delegate.log == ["shouldPush One", "didPush One", "shouldPush Two", "didPush Two", "shouldPop Two", "didPop Two"])
        delegate.allows = false
        #expect(bar.popItem(animated: false) == nil)
        #expect(bar.items?.map(\.title) == ["One"])
        // A rejected push leaves the bar unchanged and calls no delegate method.
        for animated in [false, true] {
            delegate.log = []
            bar.pushItem(UINavigationItem(title: "Three"), animated: animated)
            #expect(bar.items?.map(\.title) == ["One"] && delegate.log == ["shouldPush Three"])
        }
    }

    @Test("an animated standalone bar calls its delegate when the new item is in place", .rule("F-43"))
    func animatedBar() {
        let root = A(), bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44)), delegate = BarDelegate()
        root.view.addSubview(bar)
        let stage = Stage(root: root)
        bar.items = [UINavigationItem(title: "One")]
        bar.delegate = delegate
        stage.settle()
        bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        stage.advance(by: 0.1)
        #expect(delegate.log == ["shouldPush Two"] && bar.topItem?.title == "Two")
        stage.settle()
        #expect(delegate.log == ["shouldPush Two", "didPush Two"])
        #expect(bar.popItem(animated: true)?.title == "Two")
        stage.advance(by: 0.1)
        #expect(delegate.log.last == "shouldPop Two")
        stage.settle()
        #expect(delegate.log.last == "didPop Two")
    }

    @Test("setContentScrollView sets the scroll view for an edge; contentScrollView(for:) takes one edge at a time", .rule("F-44"))
    func contentScrollView() {
        let controller = A(), scroll = UIScrollView()
        controller.setContentScrollView(scroll, for: .top)
        #expect(controller.contentScrollView(for: .top) === scroll)
        #expect(Fault.catching { _ = controller.contentScrollView(for: [.top, .bottom]) }.count == 1)
        #expect(controller.contentScrollView(for: .bottom) == nil)
        let both = UIScrollView()
        controller.setContentScrollView(both, for: [.bottom, .leading])
        #expect(
            controller.contentScrollView(for: .top) === scroll && controller.contentScrollView(for: .bottom) === both
                && controller.contentScrollView(for: .leading) === both)
        controller.setContentScrollView(nil)
        #expect([.top, .bottom, .leading].allSatisfy { controller.contentScrollView(for: $0) == nil })
    }

    @Test(
        "the large title collapses with the content scroll view, or else with the first one at the top", .rule("F-44"),
        arguments: [true, false])
    func namedScrollView(_ isNamed: Bool) {
        let controller = A(), navigation = N(rootViewController: controller), stage = Stage(root: navigation)
        let scrolls = [UIScrollView(), UIScrollView()]
        for scroll in scrolls {
            scroll.frame = controller.view.bounds
            scroll.contentSize = CGSize(width: 100, height: 3000)
            controller.view.addSubview(scroll)
        }
        navigation.navigationBar.prefersLargeTitles = true
        if isNamed { controller.setContentScrollView(scrolls[1]) }
        navigation.view.setNeedsLayout()
        stage.settle()
        let open = navigation.navigationBar.frame.height
        let (followed, other) = isNamed ? (scrolls[1], scrolls[0]) : (scrolls[0], scrolls[1])
        other.contentOffset.y += 200
        stage.settle()
        #expect(navigation.navigationBar.frame.height == open)
        followed.contentOffset.y += 200
        stage.settle()
        #expect(navigation.navigationBar.frame.height < open)
    }

    @Test("a list pinned to the safe area moves with a large title that collapses and expands")
    func pinnedList() {
        let content = UIViewController(), list = UIScrollView(), navigation = UINavigationController(rootViewController: content),
            bar = navigation.navigationBar
        content.title = "Library"
        list.contentSize = CGSize(width: 100, height: 3000)
        list.translatesAutoresizingMaskIntoConstraints = false
        content.view.addSubview(list)
        let safe = content.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: safe.topAnchor), list.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: safe.leadingAnchor), list.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        ])
        bar.prefersLargeTitles = true
        let stage = Stage(root: navigation)
        stage.settle()
        let open = bar.frame.height
        for (offset, folded) in [(0, 0), (30, 30), (400, 52), (10, 10), (0, 0)] as [(CGFloat, CGFloat)] {
            list.contentOffset.y = offset
            stage.settle()
            #expect(abs(bar.frame.height - (open - folded)) < 0.01 && abs(list.frame.minY - bar.frame.maxY) < 0.01)
            #expect(list.contentOffset.y == offset)
        }
    }

    @Test(
        "on a phone with a Dynamic Island the bar starts above the end of the safe area, and children see its end", .rule("D-62"),
        arguments: [("iPhone 16", 97 + 2 / 3.0), ("iPhone 16 Pro", 100 + 1 / 3.0)] as [(String, CGFloat)])
    func underTheIsland(_ device: String, _ end: CGFloat) {
        let content = A(), navigation = N(rootViewController: content), stage = Stage(root: navigation, device: device)
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        #expect(stage.window.windowScene?.statusBarManager?.statusBarFrame.height == 54)
        #expect(abs(navigation.navigationBar.frame.maxY - end) < 0.01 && navigation.navigationBar.frame.height == 44)
        #expect(abs(content.view.safeAreaInsets.top - end) < 0.01)
        navigation.isNavigationBarHidden = true
        stage.settle()
        #expect(content.view.safeAreaInsets.top == stage.window.safeAreaInsets.top)
    }

    @Test(
        "status bar and navigation bar together, with and without a large title", .rule("F-51"),
        arguments: [
            ("iPhone SE", 64, 116), ("iPhone X", 88, 140), ("iPad Air 2", 70, 122),
        ] as [(String, CGFloat, CGFloat)])
    func heights(_ device: String, _ plain: CGFloat, _ large: CGFloat) {
        let navigation = N(rootViewController: A())
        navigation.topViewController?.title = "Library"
        let stage = Stage(root: navigation, device: device)
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        #expect(navigation.navigationBar.frame.maxY == plain)
        navigation.navigationBar.prefersLargeTitles = true
        stage.settle()
        #expect(navigation.navigationBar.frame.maxY == large)
    }
}
