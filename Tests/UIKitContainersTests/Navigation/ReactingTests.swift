import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Controllers that change the stack, the tabs, or the pages in their own callbacks, as apps that navigate further do.
@MainActor @Suite("Changes from inside callbacks", .serialized)
struct ReactingTests {
    /// Logs its callbacks, and performs an action in the first of one kind.
    class Reacting: UIViewController {
        static var log: [String] = []
        var onLoad: ((Reacting) -> Void)?, onWillAppear: ((Reacting) -> Void)?, onDidAppear: ((Reacting) -> Void)?
        init(_ name: String) {
            super.init(nibName: nil, bundle: nil)
            title = name
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ event: String) { Self.log.append("\(title ?? "") \(event)") }
        override func viewDidLoad() {
            let react = onLoad
            onLoad = nil
            react?(self)
        }
        override func viewWillAppear(_ animated: Bool) {
            note("will")
            let react = onWillAppear
            onWillAppear = nil
            react?(self)
        }
        override func viewDidAppear(_ animated: Bool) {
            note("did")
            let react = onDidAppear
            onDidAppear = nil
            react?(self)
        }
        override func viewWillDisappear(_ animated: Bool) { note("willGo") }
        override func viewDidDisappear(_ animated: Bool) { note("didGo") }
    }

    private func stack(_ names: String...) -> (N, [Reacting]) {
        let screens = names.map(Reacting.init), nav = N()
        nav.viewControllers = screens
        return (nav, screens)
    }

    /// The callbacks of one controller, in order.
    private func heard(_ name: String) -> [String] {
        Reacting.log.filter { $0.hasPrefix("\(name) ") }.map { String($0.dropFirst(name.count + 1)) }
    }

    @Test(
        "a push during a pop whose controller pops again in viewDidAppear ends with the remaining stack", .rule("F-16", "B-20", "B-21"),
        arguments: [Generation.ios16, .ios26])
    func pushOverPopThatPops(_ generation: Generation) {
        let (nav, screens) = stack("A", "B", "C")
        Scenario.run(nav, generation) { scenario in
            scenario.settle()
            Reacting.log = []
            screens[1].onDidAppear = { $0.navigationController?.popViewController(animated: true) }
            nav.popViewController(animated: true)
            EventLoop.main.advance(by: 0.1)
            let next = Reacting("D")
            nav.pushViewController(next, animated: true)
            scenario.settle()
            #expect(nav.viewControllers == [screens[0], next])
            #expect(nav.children == [screens[0], next])
            #expect(
                heard("B") == ["will", "did", "willGo", "didGo"] && heard("C") == ["willGo", "didGo"] && heard("D") == ["will", "did"])
            #expect(screens.allSatisfy { $0.view.superview == nil } && next.view.window != nil)
        }
    }

    @Test("a controller that pushes another before it appears gets each callback once", .rule("F-16", "B-02"), arguments: [false, true])
    func pushInWillAppear(_ animated: Bool) {
        let (nav, screens) = stack("A")
        Scenario.run(nav) { scenario in
            scenario.settle()
            Reacting.log = []
            let gate = Reacting("B"), next = Reacting("C")
            gate.onWillAppear = { $0.navigationController?.pushViewController(next, animated: animated) }
            nav.pushViewController(gate, animated: animated)
            scenario.settle()
            #expect(nav.viewControllers == [screens[0], gate, next])
            #expect(
                heard("A") == ["willGo", "didGo"] && heard("B") == ["will", "did", "willGo", "didGo"] && heard("C") == ["will", "did"])
            #expect(next.view.window != nil && gate.view.window == nil && screens[0].view.window == nil)
        }
    }

    @Test(
        "a page that turns to the next in viewDidAppear shows the next; each gets its callbacks once", .rule("B-33", "H-32"),
        arguments: [false, true])
    func pageThatTurnsOn(_ animated: Bool) {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), first = Reacting("A"),
            second = Reacting("B"),
            third = Reacting("C")
        pages.setViewControllers([first], direction: .forward, animated: false)
        Scenario.run(pages) { scenario in
            scenario.settle()
            Reacting.log = []
            second.onDidAppear = { [weak pages] _ in pages?.setViewControllers([third], direction: .forward, animated: animated) }
            var completed: [Bool] = []
            pages.setViewControllers([second], direction: .forward, animated: animated) { completed.append($0) }
            scenario.settle()
            #expect(pages.viewControllers == [third] && pages.children == [third] && completed == [true])
            #expect(
                heard("A") == ["willGo", "didGo"] && heard("B") == ["will", "did", "willGo", "didGo"] && heard("C") == ["will", "did"])
            #expect(third.view.window != nil && second.view.superview == nil)
        }
    }

    @Test("a tab that selects another in viewDidAppear leaves that one selected; each gets its callbacks once", .rule("B-30", "G-02"))
    func tabThatSelects() {
        let tabs = UITabBarController(), screens = ["A", "B", "C"].map(Reacting.init)
        tabs.viewControllers = screens
        Scenario.run(tabs) { scenario in
            scenario.settle()
            Reacting.log = []
            screens[1].onDidAppear = { $0.tabBarController?.selectedIndex = 2 }
            tabs.selectedIndex = 1
            scenario.settle()
            #expect(tabs.selectedIndex == 2 && screens[2].view.window != nil && screens[1].view.superview == nil)
            #expect(
                heard("A") == ["willGo", "didGo"] && heard("B") == ["will", "did", "willGo", "didGo"] && heard("C") == ["will", "did"])
            tabs.selectedIndex = 0
            scenario.settle()
            #expect(screens[0].view.window != nil && screens[2].view.superview == nil)
        }
    }

    @Test(
        "a controller presented in a context that returns while its container is removed gets its disappearance callbacks",
        .rule("H-54", "B-04"))
    func coverTornOut() {
        let (nav, screens) = stack("A"), tabs = UITabBarController(), other = Reacting("T")
        tabs.viewControllers = [nav, other]
        Scenario.run(tabs, .ios26) { scenario in
            scenario.settle()
            let cover = Reacting("M"), pushed = Reacting("B")
            screens[0].definesPresentationContext = true
            cover.modalPresentationStyle = .overCurrentContext
            screens[0].present(cover, animated: false)
            nav.pushViewController(pushed, animated: true)
            scenario.settle()
            Reacting.log = []
            nav.popViewController(animated: true)
            tabs.viewControllers = [other]
            scenario.settle()
            #expect(heard("M") == [] || heard("M") == ["will", "willGo", "didGo"])
            #expect(cover.appearance.phase == .disappeared && other.view.window != nil)
        }
    }

    // MARK: While a view loads

    @Test(
        "a controller that replaces itself while its view loads never appears; the screen before it goes, and the new one comes",
        .rule("F-05", "F-07", "F-16"), arguments: [Generation.ios16, .ios26], [false, true])
    func replacedWhileLoading(_ generation: Generation, _ animated: Bool) {
        let (nav, screens) = stack("A")
        Scenario.run(nav, generation) { scenario in
            scenario.settle()
            Reacting.log = []
            let gate = Reacting("B"), next = Reacting("C")
            gate.onLoad = { $0.navigationController?.setViewControllers([screens[0], next], animated: animated) }
            nav.pushViewController(gate, animated: animated)
            scenario.settle()
            #expect(nav.viewControllers == [screens[0], next] && nav.children == [screens[0], next])
            #expect(heard("A") == ["willGo", "didGo"] && heard("B") == [] && heard("C") == ["will", "did"])
            #expect(gate.parent == nil && gate.view.superview == nil && screens[0].view.superview == nil && next.view.window != nil)
            nav.popViewController(animated: animated)
            scenario.settle()
            #expect(screens[0].view.window != nil && heard("A") == ["willGo", "didGo", "will", "did"])
        }
    }

    @Test(
        "a controller that pops itself while its view loads leaves the screen before it as it is", .rule("F-05", "SP-J005"),
        arguments: [Generation.ios16, .ios26], [false, true])
    func poppedWhileLoading(_ generation: Generation, _ animated: Bool) {
        let (nav, screens) = stack("A")
        Scenario.run(nav, generation) { scenario in
            scenario.settle()
            Reacting.log = []
            let gate = Reacting("B")
            gate.onLoad = { $0.navigationController?.popViewController(animated: animated) }
            nav.pushViewController(gate, animated: animated)
            scenario.settle()
            #expect(nav.viewControllers == screens && nav.children == screens && gate.parent == nil)
            #expect(Reacting.log == [] && screens[0].view.window != nil && screens[0].appearance.phase == .appeared)
            #expect(nav.navigationBar.topItem === screens[0].navigationItem)
        }
    }

    @Test(
        "a root that pushes another while its view loads is covered from the start, and appears after a pop", .rule("F-05", "F-11"),
        arguments: [Generation.ios16, .ios26], [false, true])
    func coveredWhileLoading(_ generation: Generation, _ animated: Bool) {
        let (nav, screens) = stack("A")
        let next = Reacting("B")
        screens[0].onLoad = { $0.navigationController?.pushViewController(next, animated: animated) }
        Reacting.log = []
        Scenario.run(nav, generation) { scenario in
            scenario.settle()
            #expect(nav.viewControllers == [screens[0], next] && nav.children == [screens[0], next])
            #expect(Reacting.log == ["B will", "B did"] && next.view.window != nil && screens[0].view.superview == nil)
            #expect(nav.navigationBar.topItem === next.navigationItem)
            nav.popViewController(animated: false)
            scenario.settle()
            #expect(heard("A") == ["will", "did"] && screens[0].view.window != nil)
        }
    }

    @Test("a tab that selects another while its view loads never appears", .rule("B-30", "G-06"), arguments: [false, true])
    func tabWhileLoading(_ isFirst: Bool) {
        let tabs = UITabBarController(), screens = ["A", "B", "C"].map(Reacting.init), gate = screens[isFirst ? 0 : 1]
        tabs.viewControllers = screens
        gate.onLoad = { $0.tabBarController?.selectedIndex = 2 }
        Reacting.log = []
        Scenario.run(tabs) { scenario in
            scenario.settle()
            if !isFirst {
                Reacting.log = []
                tabs.selectedIndex = 1
                scenario.settle()
            }
            #expect(tabs.selectedIndex == 2 && tabs.tabBar.selectedItem === screens[2].tabBarItem)
            #expect(heard("A") == (isFirst ? [] : ["willGo", "didGo"]) && heard("B") == [] && heard("C") == ["will", "did"])
            #expect(gate.view.superview == nil && screens[2].view.window != nil)
        }
    }

    @Test("a page that sets another while its view loads is not kept", .rule("B-33", "H-35"), arguments: [false, true])
    func pageWhileLoading(_ animated: Bool) {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let screens = ["A", "B", "C"].map(Reacting.init)
        var ends: [Bool] = []
        pages.setViewControllers([screens[0]], direction: .forward, animated: false)
        Scenario.run(pages) { scenario in
            screens[1].onLoad = { _ in
                pages.setViewControllers([screens[2]], direction: .forward, animated: animated) { ends.append($0) }
            }
            Reacting.log = []
            pages.setViewControllers([screens[1]], direction: .forward, animated: animated) { ends.append($0) }
            scenario.settle()
            #expect(pages.viewControllers == [screens[2]] && pages.children == [screens[2]] && screens[1].parent == nil)
            #expect(heard("A") == ["willGo", "didGo"] && heard("B") == [] && heard("C") == ["will", "did"])
            #expect(ends.sorted { !$0 && $1 } == [false, true] && screens[1].view.superview == nil && screens[2].view.window != nil)
        }
    }

    @Test(
        "a controller that goes or presents in its own viewDidAppear is no longer appearing when it disappears",
        .rule("B-73", "B-74", "B-75"), arguments: [false, true])
    func flagsInDidAppear(_ animated: Bool) {
        final class Flags: UIViewController {
            var onDidAppear: ((Flags) -> Void)?, log: [String] = []
            override func viewDidAppear(_ animated: Bool) {
                let react = onDidAppear
                onDidAppear = nil
                react?(self)
            }
            override func viewWillDisappear(_ animated: Bool) {
                let flags = [
                    (isMovingToParent, "to"), (isMovingFromParent, "from"), (isBeingPresented, "presented"),
                    (isBeingDismissed, "dismissed"),
                ]
                log.append(flags.filter(\.0).map(\.1).joined(separator: " "))
            }
        }
        let nav = N(rootViewController: A()), pushing = Flags(), popping = Flags(), presenting = Flags(), leaving = Flags()
        // Pushed, and covered together with its navigation controller.
        let covered = Flags()
        Scenario.run(nav) { scenario in
            pushing.onDidAppear = { $0.navigationController?.pushViewController(B(), animated: animated) }
            popping.onDidAppear = { $0.navigationController?.popViewController(animated: animated) }
            presenting.onDidAppear = {
                let modal = M()
                modal.modalPresentationStyle = .fullScreen
                $0.present(modal, animated: animated)
            }
            leaving.onDidAppear = { $0.dismiss(animated: animated) }
            covered.onDidAppear = presenting.onDidAppear
            for item in [pushing, popping] {
                nav.pushViewController(item, animated: animated)
                scenario.settle()
            }
            nav.pushViewController(covered, animated: animated)
            scenario.settle()
            #expect(covered.log == [""])
            nav.dismiss(animated: false)
            scenario.settle()
            for item in [presenting, leaving] {
                item.modalPresentationStyle = .fullScreen
                nav.present(item, animated: animated)
                scenario.settle()
                nav.dismiss(animated: false)
                scenario.settle()
            }
            #expect(pushing.log == [""] && popping.log == ["from"])
            #expect(presenting.log == [""] && leaving.log == ["dismissed"])
        }
    }

    @Test(
        "a root that replaces itself while its view loads never shows; the one before it disappears before the new one appears",
        .rule("I-01", "I-02"), arguments: [false, true])
    func rootWhileLoading(_ isFirst: Bool) {
        let before = Reacting("A"), gate = Reacting("B"), next = Reacting("C")
        Scenario.run(before) { scenario in
            let window = scenario.window
            window.isHidden = isFirst
            gate.onLoad = { _ in window.rootViewController = next }
            Reacting.log = []
            window.rootViewController = gate
            window.isHidden = false
            scenario.settle()
            #expect(window.rootViewController === next && next.view.window === window && gate.view.superview == nil)
            #expect(Reacting.log == (isFirst ? [] : ["A willGo", "A didGo"]) + ["C will", "C did"])
        }
    }
}
