import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Details of loading and appearance rules that their main tests omit.
@MainActor @Suite("Details of loading and appearance", .serialized)
struct LifecycleClauseTests {
    final class Sized: UIViewController {
        var classes: [UIUserInterfaceSizeClass] = []
        override func viewDidLoad() { classes.append(traitCollection.horizontalSizeClass) }
        override func viewDidAppear(_ animated: Bool) { classes.append(traitCollection.horizontalSizeClass) }
    }

    @Test("before iOS 13 a view has no size classes until it is in a window", .rule("A-22"), arguments: [Generation.ios8, .ios13])
    func sizeClasses(_ generation: Generation) {
        let controller = Sized()
        Generation.emulating(generation) {
            #expect(controller.traitCollection.horizontalSizeClass == (generation == .ios8 ? .unspecified : .compact))
            controller.loadViewIfNeeded()
        }
        Scenario.run(controller, generation) { _ in
            #expect(controller.classes == [generation == .ios8 ? .unspecified : .compact, .compact])
        }
    }

    @Test("up to iOS 7 the default view leaves space for the status bar", .rule("A-06"), arguments: [Generation.ios6, .ios8])
    func applicationFrame(_ generation: Generation) {
        Scenario.on("iPhone 5s") {
            Generation.emulating(generation) {
                let top: CGFloat = generation == .ios6 ? 20 : 0
                #expect(A().view.frame == CGRect(x: 0, y: top, width: 320, height: 568 - top))
            }
        }
    }

    @Test("the message about a shared view names the view, its controller, and the other controller", .rule("A-26"))
    func sharedView() {
        let first = A(), second = B(), view = UIView()
        first.view = view
        let faults = Fault.catching { second.view = view }
        #expect(
            faults.map(\.reason) == [
                "A view can only be associated with at most one view controller at a time! View \(Fault.name(of: view)) is associated with "
                    + "\(Fault.name(of: first)). Clear this association before associating this view with \(Fault.name(of: second))."
            ])
    }

    @Test("navigation and tab bar items that are created later take the title", .rule("A-28"))
    func lateItems() {
        let other = B()
        other.title = "Soups"
        #expect(other.navigationItem.title == "Soups" && other.tabBarItem.title == "Soups")
    }

    final class Insets: UIViewController {
        var tops: [CGFloat] = []
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            tops.append(view.safeAreaInsets.top)
        }
    }

    @Test("showing or hiding a bar changes the safe area and calls viewSafeAreaInsetsDidChange", .rule("B-10"))
    func barsChangeSafeArea() {
        let controller = Insets(), nav = N(rootViewController: controller)
        Scenario.run(nav) { scenario in
            let withBar = controller.view.safeAreaInsets.top
            controller.tops = []
            nav.setNavigationBarHidden(true, animated: false)
            scenario.settle()
            #expect(controller.tops == [scenario.window.safeAreaInsets.top])
            nav.setNavigationBarHidden(false, animated: false)
            scenario.settle()
            #expect(controller.tops == [scenario.window.safeAreaInsets.top, withBar])
        }
    }

    @Test("a tab's did callbacks run in the turn after the setter", .rule("B-31"), arguments: [Generation.ios16, .ios26])
    func tabsDid(_ generation: Generation) {
        let tabs = T()
        tabs.viewControllers = [A(), B()]
        Scenario.run(tabs, generation) { scenario in
            tabs.selectedIndex = 1
            EventLoop.main.turn()
            #expect(
                scenario.appearance == [
                    "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "B.viewIsAppearing", "A.viewDidDisappear",
                    "B.viewDidAppear",
                ])
        }
    }

    @Test("a parent forwards appearance to its children in order, and only to those whose view is loaded and inside its own", .rule("B-56"))
    func forwardedChildren() {
        let parent = P(), second = B(), first = A(), unloaded = C(), outside = M()
        for child in [first, second, unloaded, outside] { parent.addChild(child) }
        // The order of views differs from that of children.
        parent.view.addSubview(second.view)
        parent.view.addSubview(first.view)
        outside.loadViewIfNeeded()
        for child in [first, second, unloaded, outside] { child.didMove(toParent: parent) }
        let nav = N(rootViewController: parent)
        Scenario.run(nav) { scenario in
            nav.pushViewController(UIViewController(), animated: false)
            scenario.settle()
            let told = scenario.log.events(only: ["viewWillDisappear", "viewDidDisappear"])
            #expect(
                told == [
                    "P.viewWillDisappear", "A.viewWillDisappear", "B.viewWillDisappear", "P.viewDidDisappear", "A.viewDidDisappear",
                    "B.viewDidDisappear",
                ])
            #expect(!unloaded.isViewLoaded)
        }
    }

    @Test("a push sends viewWillAppear in the turn that starts it, and viewDidAppear in a later one", .rule("B-07"))
    func transactions() {
        let nav = N(rootViewController: A())
        Scenario.run(nav) { scenario in
            nav.pushViewController(B(), animated: true)
            EventLoop.main.turn()
            let names: Set = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
            #expect(scenario.log.events(only: names) == ["B.viewWillAppear", "B.viewIsAppearing"])
            scenario.settle()
            #expect(scenario.log.events(only: names) == ["B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
        }
    }

    @Test(
        "a controller inside a moving one finds the coordinator through its ancestors; a completion without an animation runs at the end",
        .rule("B-80", "B-81"))
    func inheritedCoordinator() {
        let inner = C(), pushed = B(), nav = N(rootViewController: A())
        pushed.addChild(inner)
        pushed.view.addSubview(inner.view)
        inner.didMove(toParent: pushed)
        Scenario.run(nav) { scenario in
            #expect(inner.transitionCoordinator == nil)
            nav.pushViewController(pushed, animated: true)
            EventLoop.main.turn()
            #expect(inner.transitionCoordinator != nil && inner.transitionCoordinator === pushed.transitionCoordinator)
            var completed = 0, animated = 0
            _ = inner.transitionCoordinator?.animate(alongsideTransition: nil) { _ in completed += 1 }
            // The animations have already run: only the completions remain.
            let queued = inner.transitionCoordinator?.animate(
                alongsideTransition: { _ in animated += 1 }, completion: { _ in completed += 1 })
            #expect(queued == false && completed == 0)
            scenario.settle()
            #expect(completed == 2 && animated == 0)
            #expect(inner.transitionCoordinator == nil)
        }
    }

    @Test("an animation that is added right after a push or pop runs alongside it", .rule("SP-E044"))
    func alongsideAfterCall() {
        Generation.emulating(.ios16) {
            let nav = N(rootViewController: A())
            Scenario.run(nav) { scenario in
                for step in ["push", "pop"] {
                    if step == "push" { nav.pushViewController(B(), animated: true) } else { nav.popViewController(animated: true) }
                    var log: [String] = []
                    let queued = nav.transitionCoordinator?.animate(
                        alongsideTransition: { _ in log.append(step) }, completion: { _ in log.append("end") })
                    #expect(queued == true && log.isEmpty)
                    scenario.settle()
                    #expect(log == [step, "end"])
                }
            }
        }
    }

    @Test("selecting a controller that is not a tab raises an invalid argument exception", .rule("G-03"))
    func stranger() {
        let tabs = T()
        tabs.viewControllers = [A()]
        #expect(Fault.catching { tabs.selectedViewController = B() }.map(\.name) == [.invalidArgumentException])
        #expect(tabs.selectedIndex == 0)
    }

    @Test("a child added in viewDidLoad is laid out between viewWillAppear and viewDidAppear", .rule("B-59"))
    func embeddedLayout() {
        final class Embedding: UIViewController {
            let child = C()
            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        let log = CallbackLog()
        defer { log.stop() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Embedding()
        window.makeKeyAndVisible()
        EventLoop.main.advance(by: 1)
        let names: Set<String> = [
            "willMove", "didMove", "viewWillAppear", "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
            "viewDidAppear",
        ]
        var heard: [String] = []
        for event in log.events(only: names) where event.hasPrefix("C.") && !heard.contains(event) { heard.append(event) }
        #expect(
            heard == [
                "C.willMove", "C.didMove", "C.viewWillAppear", "C.updateViewConstraints", "C.viewWillLayoutSubviews",
                "C.viewDidLayoutSubviews",
                "C.viewDidAppear",
            ])
        window.isHidden = true
    }

    final class Appearing: UIViewController {
        var moments: [(bounds: CGRect, margins: UIEdgeInsets, vertical: UIUserInterfaceSizeClass)] = []
        var flags: [Bool] = []
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            moments.append((view.bounds, view.layoutMargins, view.traitCollection.verticalSizeClass))
        }
        override func viewWillAppear(_ animated: Bool) { flags += [isMovingToParent, isMovingFromParent] }
        override func viewDidAppear(_ animated: Bool) { flags += [isMovingToParent, isMovingFromParent] }
        override func viewWillDisappear(_ animated: Bool) { flags += [isMovingToParent, isMovingFromParent] }
        override func viewDidDisappear(_ animated: Bool) { flags += [isMovingToParent, isMovingFromParent] }
    }

    @Test("viewIsAppearing runs once per appearance, with final bounds, margins, and traits", .rule("B-05"))
    func appearingOnce() {
        let controller = Appearing()
        Scenario.on(held: .landscapeLeft) {
            Scenario.run(controller) { scenario in
                #expect(controller.moments.count == 1)
                #expect(controller.moments.first?.bounds == scenario.window.bounds && controller.moments.first?.vertical == .compact)
                #expect(controller.moments.first?.margins == controller.view.layoutMargins && controller.view.layoutMargins.left > 59)
                scenario.window.isHidden = true
                scenario.window.isHidden = false
                scenario.settle()
                #expect(controller.moments.count == 2)
            }
        }
    }

    @Test("switching tabs sets no moving flags", .rule("B-75"))
    func switchedTabs() {
        let first = Appearing(), second = Appearing(), tabs = T()
        tabs.viewControllers = [first, second]
        Scenario.run(tabs) { scenario in
            (first.flags, second.flags) = ([], [])
            tabs.selectedIndex = 1
            scenario.settle()
            #expect(first.flags == [false, false, false, false] && second.flags == [false, false, false, false])
        }
    }

    @Test("a child that replaces another is laid out between viewWillAppear and viewDidAppear", .rule("B-60"), arguments: [0, 0.3])
    func exchangedLayout(_ duration: TimeInterval) {
        let parent = P(), old = A(), new = B()
        parent.addChild(old)
        parent.view.addSubview(old.view)
        old.didMove(toParent: parent)
        Scenario.run(parent) { scenario in
            parent.addChild(new)
            old.willMove(toParent: nil)
            parent.transition(from: old, to: new, duration: duration, animations: nil) { _ in
                scenario.log.note("completion")
                new.didMove(toParent: parent)
                old.removeFromParent()
            }
            scenario.settle()
            let names: Set<String> = [
                "viewWillAppear", "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
                "viewDidDisappear", "completion",
            ]
            var heard: [String] = []
            for event in scenario.log.events(only: names) where !event.hasPrefix("P.") && !heard.contains(event) { heard.append(event) }
            #expect(
                heard == [
                    "B.viewWillAppear", "B.updateViewConstraints", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear",
                    "A.viewDidDisappear",
                    "completion",
                ])
        }
    }

    @Test("since iOS 6 a memory warning unloads no view, even covered ones", .rule("E-05"), arguments: [Generation.ios6, .ios16])
    func nothingUnloads(_ generation: Generation) {
        let below = A(), nav = N(rootViewController: below)
        Scenario.run(nav, generation) { scenario in
            nav.pushViewController(B(), animated: false)
            scenario.settle()
            HostInput().receiveMemoryWarning()
            #expect(below.isViewLoaded && scenario.log.events(only: ["viewWillUnload", "viewDidUnload"]) == [])
        }
    }

    final class Barred: UIViewController {
        var hides = false
        var update = UIStatusBarAnimation.fade
        override var prefersStatusBarHidden: Bool { hides }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { update }
    }

    @Test(
        "in an animation block the status bar fades or slides by preferredStatusBarUpdateAnimation; outside it changes immediately",
        .rule("C-43"))
    func statusBarUpdates() {
        let controller = Barred(), bar = StatusBarDisplay.layer
        Scenario.on("iPhone 8") {
            Scenario.run(controller) { scenario in
                EventLoop.main.turn()
                #expect(!bar.isHidden && bar.opacity == 1)
                @MainActor func toggle(_ update: UIStatusBarAnimation) {
                    controller.update = update
                    UIView.animate(withDuration: 0.4) {
                        controller.hides.toggle()
                        controller.setNeedsStatusBarAppearanceUpdate()
                    }
                    EventLoop.main.turn()
                    EventLoop.main.advance(by: 0.2)
                }
                toggle(.fade)
                #expect(!bar.isHidden && abs((bar.presentation()?.opacity ?? 0) - 0.5) < 0.1)
                scenario.settle()
                #expect(bar.isHidden)
                toggle(.slide)
                #expect(!bar.isHidden && bar.opacity == 1 && abs((bar.presentation()?.position.y ?? 0) + 10) < 2)
                scenario.settle()
                #expect(!bar.isHidden && bar.position == .zero)
                toggle(.none)
                #expect(bar.isHidden)
                controller.hides = false
                controller.setNeedsStatusBarAppearanceUpdate()
                EventLoop.main.turn()
                #expect(!bar.isHidden && bar.opacity == 1 && bar.animationKeys() ?? [] == [])
            }
        }
    }
}
