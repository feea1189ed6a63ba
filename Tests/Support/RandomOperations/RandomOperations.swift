import Foundation
import UIKit
import UIKitContainers
import UIKitCore
import UIKitRuntime

/// Random sequences of what apps do with controllers, and the laws they must keep: callbacks balanced, nobody appears off screen, no fault,
/// no controller left when the window is gone. The same sequence every time.
@MainActor
package struct RandomOperations {
    /// What the run broke; it stops at the first scene that broke something.
    package private(set) var violations: [String] = []
    private var random = Random(state: 2026)

    /// SplitMix64.
    private struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    package init() {}

    /// Plays `count` operations in scenes of at most 400, each with a window of its own.
    package mutating func run(_ count: Int) {
        Lawful.violations = []
        var remaining = count, scene = 0
        while remaining > 0, violations.isEmpty {
            let length = min(remaining, 400)
            remaining -= length
            scene += 1
            // FIXME(gap): before iOS 8 a controller hears `viewDidAppear` off the window when tabs, presentations and turns meet (seen on scene 1 of ios6).
            let generations = Generation.allCases.filter { $0 >= .ios8 }
            let stage = Stage.allCases[scene % Stage.allCases.count], generation = generations[scene % generations.count]
            let faults = Fault.catching { Generation.emulating(generation) { _ = Console.capturing { play(length, on: stage) } } }
            let leaked = ControllerRegistry.controllers.compactMap { $0 as? Lawful }.map { "leaked: \(Self.whereabouts($0))" }
            violations = (faults.map(\.reason) + Lawful.violations + leaked).prefix(5).map { "scene \(scene), \(stage) on \(generation): \($0)" }
        }
    }

    /// What may hold a controller that should be gone.
    private static func whereabouts(_ controller: Lawful) -> String {
        var parts = ["\(controller.state)"]
        if let parent = controller.parent { parts.append("child of \(type(of: parent))") }
        if controller.appearance.transition != nil { parts.append("in a transition") }
        if let presenter = controller.presentingViewController { parts.append("presented by \(type(of: presenter))") }
        if controller.presenting.presented != nil { parts.append("presents") }
        if let superview = controller.viewIfLoaded?.superview { parts.append("view in \(type(of: superview))") }
        if controller.viewIfLoaded?.window != nil { parts.append("in a window") }
        return parts.joined(separator: ", ")
    }

    /// The root of a scene.
    private enum Stage: CaseIterable { case stack, tabs, pages, split, plain }

    private func makeRoot(_ stage: Stage) -> UIViewController {
        func stack() -> UINavigationController { UINavigationController(rootViewController: Lawful()) }
        switch stage {
        case .stack: return stack()
        case .plain: return Lawful()
        case .tabs:
            let tabs = UITabBarController()
            // One more than the bar has room for.
            tabs.viewControllers = [stack(), stack(), Lawful(), Lawful(), Lawful(), stack()]
            return tabs
        case .pages:
            let pages = UIPageViewController(transitionStyle: Generation.current < .ios13 ? .pageCurl : .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([Lawful()], direction: .forward, animated: false)
            return pages
        case .split:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(stack(), for: .primary)
            split.setViewController(stack(), for: .secondary)
            return split
        }
    }

    private mutating func play(_ length: Int, on stage: Stage) {
        EventLoop.main.reset()
        let screen = UIScreen.main.host
        if stage == .split { UIScreen.main.become(HostScreen(device: .named("iPad Pro 11") ?? .default)) }
        defer { UIScreen.main.become(screen) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = makeRoot(stage)
        window.makeKeyAndVisible()
        for _ in 0..<length {
            guard let root = window.rootViewController else { return }
            operate(root)
            if chance(3) { EventLoop.main.advance(by: Double.random(in: 0...0.5, using: &random)) }
        }
        EventLoop.main.advance(by: 3)
        window.rootViewController?.dismiss(animated: false)
        EventLoop.main.advance(by: 1)
        HostInput().rotate(to: .portrait, animated: false)
        window.isHidden = true
        window.rootViewController = nil
        EventLoop.main.advance(by: 1)
    }

    private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }

    private mutating func operate(_ root: UIViewController) {
        let top = sequence(first: root, next: { $0.presentedViewController }).reduce(root) { $1 }
        let tabs = root as? UITabBarController, split = root as? UISplitViewController
        let nav = (top as? UINavigationController) ?? (tabs?.selectedViewController as? UINavigationController)
            ?? (split?.viewControllers.randomElement(using: &random) as? UINavigationController)
        let leaf = nav?.topViewController ?? (top === root ? tabs?.selectedViewController ?? (root as? UIPageViewController)?.viewControllers?.first ?? top : top)
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<20, using: &random) {
        case 0, 1: nav?.pushViewController(Lawful(), animated: animated)
        case 2, 3: nav?.popViewController(animated: animated)
        case 4: nav?.popToRootViewController(animated: animated)
        case 5: nav.map { $0.setViewControllers([Lawful(), Lawful()], animated: animated) }
        case 6, 7: present(from: top, animated)
        case 8: top.dismiss(animated: animated)
        case 9: root.dismiss(animated: animated)
        case 10:
            guard leaf is Lawful else { return }
            let child = Lawful()
            leaf.addChild(child)
            leaf.view.addSubview(child.view)
            child.didMove(toParent: leaf)
        case 11:
            guard let child = leaf.children.last, leaf is Lawful else { return }
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        case 12: exchangeChild(of: leaf)
        case 13: tabs.map { $0.selectedIndex = Int.random(in: 0..<6, using: &random) }
        case 14: HostInput().rotate(to: Bool.random(using: &random) ? .landscapeLeft : .portrait, animated: animated)
        case 15: turnPage(root as? UIPageViewController, animated)
        case 16: split.map { moveColumns($0, leaf) }
        case 17:
            nav?.delegate = nav?.delegate == nil ? Director.shared : nil
            tabs?.delegate = tabs?.delegate == nil ? Director.shared : nil
        case 18: interact(top, nav)
        default:
            HostInput().receiveMemoryWarning()
            cancelPop(nav)
        }
    }

    private mutating func present(from top: UIViewController, _ animated: Bool) {
        let modal = Bool.random(using: &random) ? Lawful() : UINavigationController(rootViewController: Lawful())
        let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen, .formSheet, .currentContext, .overCurrentContext, .custom]
        modal.modalPresentationStyle = styles.randomElement(using: &random)!
        if Bool.random(using: &random) { modal.transitioningDelegate = Director.shared }
        top.present(modal, animated: animated)
    }

    private mutating func exchangeChild(of leaf: UIViewController) {
        guard leaf is Lawful, let old = leaf.children.first, old.viewIfLoaded?.superview === leaf.viewIfLoaded, old.transitionCoordinator == nil else { return }
        let new = Lawful()
        leaf.addChild(new)
        old.willMove(toParent: nil)
        leaf.transition(from: old, to: new, duration: Bool.random(using: &random) ? 0 : 0.3, animations: nil) { _ in
            new.didMove(toParent: leaf)
            old.removeFromParent()
        }
    }

    private mutating func turnPage(_ pages: UIPageViewController?, _ animated: Bool) {
        guard let pages else { return }
        if Bool.random(using: &random) {
            return pages.setViewControllers([Lawful()], direction: Bool.random(using: &random) ? .forward : .reverse, animated: animated)
        }
        guard !pages.turning.isTransitioning else { return }
        pages.turning.beginGesture(towards: Lawful())
        EventLoop.main.advance(by: 0.05)
        pages.turning.endGesture(completing: Bool.random(using: &random))
    }

    private mutating func moveColumns(_ split: UISplitViewController, _ leaf: UIViewController) {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: split.show(Bool.random(using: &random) ? .primary : .secondary)
        case 1: split.hide(.primary)
        case 2: split.showDetailViewController(Lawful(), sender: nil)
        case 3: split.preferredDisplayMode = [.automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary].randomElement(using: &random)!
        default: HostInput().resize(to: CGSize(width: Bool.random(using: &random) ? 375 : 834, height: 1194))
        }
    }

    /// A finger pushes, pops, presents or dismisses, and decides otherwise as often as not.
    private mutating func interact(_ top: UIViewController, _ nav: UINavigationController?) {
        let interactor = UIPercentDrivenInteractiveTransition()
        Director.shared.interactor = interactor
        defer { Director.shared.interactor = nil }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: nav?.pushViewController(Lawful(), animated: true)
        case 1: nav?.popViewController(animated: true)
        case 2: present(from: top, true)
        default: top.dismiss(animated: true)
        }
        EventLoop.main.turn()
        interactor.update(CGFloat.random(in: 0...1, using: &random))
        EventLoop.main.advance(by: 0.05)
        if Bool.random(using: &random) { interactor.finish() } else { interactor.cancel() }
    }

    private mutating func cancelPop(_ nav: UINavigationController?) {
        guard let nav, nav.viewControllers.count > 1 else { return }
        let interactor = UIPercentDrivenInteractiveTransition()
        _ = nav.stack.pop(animated: true, interactor: interactor)
        interactor.update(CGFloat.random(in: 0...1, using: &random))
        EventLoop.main.advance(by: 0.05)
        if Bool.random(using: &random) { interactor.finish() } else { interactor.cancel() }
    }
}
