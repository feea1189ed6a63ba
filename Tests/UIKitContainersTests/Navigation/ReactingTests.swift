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
        var onWillAppear: ((Reacting) -> Void)?, onDidAppear: ((Reacting) -> Void)?
        init(_ name: String) {
            super.init(nibName: nil, bundle: nil)
            title = name
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ event: String) { Self.log.append("\(title ?? "") \(event)") }
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
}
