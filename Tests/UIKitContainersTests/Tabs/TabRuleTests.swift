import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Tabs: the position of the bar, the animation of a switch, and presentations in a tab's context.
@MainActor @Suite("Tabs, further rules", .serialized)
struct TabRuleTests {
    @Test("a delegate's animator animates a switch; without one animated is false everywhere", .rule("G-15"))
    func animated() {
        let tabs = T()
        tabs.viewControllers = [A(), B()]
        Scenario.run(tabs) { scenario in
            let cast = Cast(scenario.log)
            tabs.selectedIndex = 1
            scenario.settle()
            #expect(scenario.log.all.filter { $0.contains("ppear(") }.allSatisfy { $0.hasSuffix("(false)") })
            scenario.log.clear()
            tabs.delegate = cast
            tabs.selectedIndex = 0
            scenario.settle()
            #expect(cast.questions == ["B to A"])
            #expect(scenario.log.all.contains("animate"))
            #expect(scenario.log.all.filter { $0.contains("view") && $0.contains("ppear(") }.allSatisfy { $0.hasSuffix("(true)") })
        }
    }

    @Test("the tab bar of a wide iPad is at the bottom, and is part of the safe area there", .rule("G-17"))
    func wide() {
        let content = A(), tabs = T()
        tabs.viewControllers = [content, B()]
        let stage = Stage(root: tabs, device: "iPad Pro 11 (M4)", orientation: .landscapeLeft)
        stage.settle()
        #expect(tabs.tabBar.frame.maxY == stage.window.bounds.height && tabs.tabBar.frame.height == 65)
        #expect(content.view.safeAreaInsets.bottom == tabs.tabBar.frame.height)
        #expect(content.view.safeAreaInsets.top == stage.window.safeAreaInsets.top)
        UIScreen.main.become(HostScreen())
    }

    private func tabs(_ count: Int) -> T {
        let tabs = T()
        tabs.viewControllers = (0..<count).map { index in
            let child = A()
            child.tabBarItem = UITabBarItem(
                title: "Tab \(index)", image: UIImage(systemName: index == 0 ? "ellipsis" : "house"), tag: index)
            return child
        }
        return tabs
    }

    private func labels(_ tabs: T) -> [UILabel] {
        tabs.tabBar.tabControls.compactMap { $0.subviews.lazy.compactMap { $0 as? UILabel }.first }
    }

    @Test("in landscape all titles have the larger size beside their icons, and the smaller size again in portrait", .rule("F-50"))
    func inlineTitles() {
        let tabs = tabs(3), stage = Stage(root: tabs, orientation: .landscapeRight)
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        #expect(labels(tabs).map(\.font.pointSize) == [13, 13, 13])
        stage.rotate(to: .portrait, animated: false)
        stage.settle()
        #expect(labels(tabs).map(\.font.pointSize) == [10, 10, 10])
    }

    @Test("as many tabs as an iPad shows fit in its bar", arguments: [5, 7, 8])
    func manyTabs(_ count: Int) {
        let tabs = tabs(count), stage = Stage(root: tabs, device: "iPad Air 11")
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        let frames = tabs.tabBar.tabControls.map(\.frame)
        #expect(frames.allSatisfy { tabs.tabBar.bounds.contains($0) })
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 1 })
    }

    @Test("a flat icon of iOS 26 has the same center as a tall one", .rule("metrics-6"))
    func flatIcon() {
        Generation.emulating(.ios26) {
            let tabs = tabs(2), stage = Stage(root: tabs)
            stage.settle()
            let icons = tabs.tabBar.tabControls.compactMap { $0.subviews.lazy.compactMap { $0 as? UIImageView }.first?.frame }
            let offset = icons[0].midY - icons[1].midY
            #expect(abs(offset) < 1.5)
            #expect(abs(icons[1].minY - 8) < 0.001)
        }
    }

    /// View hierarchies that were printed on iPhones, for icons of 25 and 30 points; for one of 24, yossibank/EngineerMemo,
    /// testTabBarController, iOS 17.2.
    @Test("before iOS 26, an icon is in the middle of the upper 36 points, whether it has a title or not; insets move and scale it")
    func icons() {
        Generation.emulating(.ios16) {
            func image(_ side: CGFloat) -> UIImage { UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in } }
            let tabs = UITabBarController()
            let moved = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0), smaller = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
            let sides: [CGFloat] = [24, 25, 30, 24, 24], tops: [CGFloat] = [6, 5.5, 3, 12, 11]
            let insets: [UIEdgeInsets] = [.zero, .zero, .zero, moved, smaller]
            tabs.viewControllers = sides.indices.map { index in
                let controller = UIViewController()
                controller.tabBarItem = UITabBarItem(title: index < 3 ? "Tab" : nil, image: image(sides[index]), tag: 0)
                controller.tabBarItem.imageInsets = insets[index]
                return controller
            }
            let stage = Stage(root: tabs)
            stage.settle()
            let frames = tabs.tabBar.tabControls.compactMap { $0.subviews.lazy.compactMap { $0 as? UIImageView }.first?.frame }
            #expect(frames.map(\.width) == [24, 25, 30, 24, 14] && frames.map(\.height) == [24, 25, 30, 24, 14])
            // To a pixel.
            #expect(zip(frames.map(\.minY), tops).allSatisfy { abs($0 - $1) < 0.34 })
            #expect(zip(frames, tabs.tabBar.tabControls).allSatisfy { abs($0.midX - $1.bounds.midX) < 0.34 })
        }
    }

    @Test("in iOS 26 the tabs of a wide iPad are at the top, and do not affect the bottom safe area", .rule("G-17"))
    func strip() {
        Generation.emulating(.ios26) {
            let content = A(), tabs = T()
            defer { UIScreen.main.become(HostScreen()) }
            tabs.viewControllers = [content, B()]
            let stage = Stage(root: tabs, device: "iPad Pro 11 (M4)", orientation: .landscapeLeft)
            stage.settle()
            #expect(tabs.tabBar.frame.minY == stage.window.safeAreaInsets.top)
            #expect(content.view.safeAreaInsets.bottom == stage.window.safeAreaInsets.bottom)
            #expect(content.view.safeAreaInsets.top >= tabs.tabBar.frame.maxY)
        }
    }

    @Test(
        "a single tab in More is replaced when another is added, also with deferred changes", .rule("G-10", "B-32"),
        arguments: [Generation.ios16, .ios26])
    func exchangedBehindMore(_ generation: Generation) {
        let tabs = T(), last = [A(), B()]
        tabs.viewControllers = (0..<4).map { _ in C() } + last
        Scenario.run(tabs, generation) { scenario in
            for tab in last + last {
                #expect(Fault.catching { tabs.selectedViewController = tab }.map(\.reason) == [])
                scenario.settle()
                #expect(tabs.moreNavigationController.topViewController === tab && tab.view.window != nil)
            }
        }
    }

    @Test("a navigation controller in More has its content again after its view was unloaded", .rule("G-10", "E-08"))
    func unloadedBehindMore() {
        let tabs = T(), content = A(), other = B()
        tabs.viewControllers = (0..<4).map { _ in C() } + [N(rootViewController: content), other]
        Scenario.run(tabs, .legacy5) { scenario in
            tabs.selectedIndex = 4
            scenario.settle()
            tabs.selectedIndex = 0
            scenario.settle()
            HostInput().receiveMemoryWarning()
            #expect(Fault.catching { tabs.selectedIndex = 5 }.map(\.reason) == [])
            scenario.settle()
            #expect(other.view.window != nil && content.viewIfLoaded?.window == nil)
            #expect(Fault.catching { tabs.selectedIndex = 4 }.map(\.reason) == [])
            scenario.settle()
            #expect(content.view.window != nil)
        }
    }

    @Test(
        "the selected tab moves to More and back when the tabs are reordered", .rule("G-03", "G-10"),
        arguments: [false, true])
    func selectedBehindMore(_ isStack: Bool) {
        let content = A(), selected = isStack ? N(rootViewController: content) : content, tabs = T()
        let others = (0..<5).map { _ in B() }
        tabs.viewControllers = [selected] + others
        Scenario.run(tabs) { scenario in
            #expect(Fault.catching { tabs.viewControllers = others + [selected] } == [])
            scenario.settle()
            #expect(
                tabs.selectedViewController === selected && content.view.window === scenario.window && content.appearance.phase == .appeared
            )
            #expect(content.navigationController === tabs.moreNavigationController)
            #expect(Fault.catching { tabs.viewControllers = [selected] + others } == [])
            scenario.settle()
            #expect(content.view.window === scenario.window && content.appearance.phase == .appeared && selected.parent === tabs)
        }
    }

    @Test("a presentation in a tab's context survives a switch to another tab and back", .rule("G-18"))
    func context() {
        let first = A(), tabs = T()
        first.definesPresentationContext = true
        tabs.viewControllers = [first, B()]
        Scenario.run(tabs) { scenario in
            let cover = M()
            cover.modalPresentationStyle = .currentContext
            first.present(cover, animated: false)
            scenario.settle()
            #expect(first.view.window == nil)
            tabs.selectedIndex = 1
            scenario.settle()
            #expect(cover.view.window == nil)
            tabs.selectedIndex = 0
            scenario.settle()
            #expect(cover.view.window != nil)
            cover.dismiss(animated: false)
            scenario.settle()
            #expect(first.view.window === scenario.window)
            #expect(first.view.convert(first.view.bounds, to: nil) == scenario.window.bounds)
        }
    }
}
