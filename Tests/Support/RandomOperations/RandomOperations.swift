import Foundation
import UIKitStoryboards
import UIKitContainers
import UIKitCore
import UIKitRuntime

/// Random sequences of operations on view controllers, and the invariants: balanced callbacks, no appearance off screen, no fault, and no
/// leaked controller or window. The sequence is the same every time.
@MainActor
package struct RandomOperations {
    /// Violated invariants; the run stops at the first scene with one.
    package private(set) var violations: [String] = []
    private var random = Random(state: 2026)
    /// Called with each operation before it is performed.
    package var report: ((String) -> Void)?

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

    /// Performs `count` operations in scenes of at most 400, each with its own window, root, and generation, starting with scene `first`.
    package mutating func run(_ count: Int, from first: Int = 1) {
        var remaining = count, scene = first
        while remaining > 0, violations.isEmpty {
            let length = min(remaining, 400)
            remaining -= length
            // Each scene can be repeated alone.
            random = Random(state: UInt64(2026 + scene))
            (Lawful.violations, Lawful.made) = ([], 0)
            let stage = Stage.allCases[scene % Stage.allCases.count], generation = Generation.allCases[scene % Generation.allCases.count]
            let sink = report.map { report in
                CallbackTrace.addSink { callback in
                    guard callback.name.contains("ppear") || callback.name.contains("Move") else { return }
                    let told = ControllerRegistry.controllers.first { ObjectIdentifier($0) == callback.identity }
                    report("    \((told as? Lawful).map { "\($0.number)" } ?? callback.controller) \(callback.name) \(callback.arguments)")
                }
            }
            defer { sink.map(CallbackTrace.removeSink) }
            weak var window: UIWindow?
            Generation.emulating(generation) { _ = Console.capturing { window = play(length, on: stage) } }
            if violations.isEmpty, window != nil { violations = ["leaked: the window"] }
            violations = violations.prefix(5).map { "scene \(scene), \(stage) on \(generation), \($0)" }
            scene += 1
        }
    }

    /// A controller with its children and what it presents.
    private static func outline(_ controller: UIViewController) -> String {
        let name = (controller as? Lawful).map { "\($0.number)" } ?? "\(type(of: controller))"
        let children = controller.children.map(outline).joined(separator: " ")
        let presented = controller.presenting.presented.map { " -> \($0.presented.modalPresentationStyle) \(outline($0.presented))" } ?? ""
        let mark = controller.viewIfLoaded?.window == nil ? "" : "*"
        return name + mark + (children.isEmpty ? "" : "(\(children))") + presented
    }

    /// Objects that may retain a controller that should be released.
    private static func whereabouts(_ controller: Lawful) -> String {
        var parts = ["\(controller.number) \(controller.state)"]
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

    /// Returns a controller that sometimes is a presentation context, does something when it appears, or accepts unwinding.
    private mutating func make() -> Lawful {
        let made = Lawful()
        made.definesPresentationContext = chance(3)
        made.acceptsUnwinding = chance(3)
        if chance(8) {
            let modal = Lawful()
            switch Int.random(in: 0..<4, using: &random) {
            case 0: made.reaction = { $0.present(modal, animated: true) }
            case 1: made.reaction = { $0.dismiss(animated: true) }
            case 2: made.reaction = { $0.navigationController?.pushViewController(modal, animated: true) }
            default: made.reaction = { $0.navigationController?.popViewController(animated: true) }
            }
        }
        return made
    }

    private mutating func stack() -> UINavigationController { UINavigationController(rootViewController: make()) }

    private mutating func makeRoot(_ stage: Stage) -> UIViewController {
        switch stage {
        case .stack: return stack()
        case .plain: return make()
        case .tabs:
            let tabs = UITabBarController()
            // One more than fits in the bar.
            tabs.viewControllers = [stack(), stack(), make(), make(), make(), stack()]
            return tabs
        case .pages:
            let pages = UIPageViewController(
                transitionStyle: Generation.current < .ios13 ? .pageCurl : .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([make()], direction: .forward, animated: false)
            return pages
        case .split:
            let style: UISplitViewController.Style = [.unspecified, .doubleColumn, .tripleColumn].randomElement(using: &random)!
            guard style != .unspecified else {
                let split = UISplitViewController()
                split.viewControllers = [stack(), chance(2) ? make() : stack()]
                return split
            }
            let split = UISplitViewController(style: style)
            split.setViewController(stack(), for: .primary)
            if style == .tripleColumn { split.setViewController(stack(), for: .supplementary) }
            split.setViewController(stack(), for: .secondary)
            if chance(4) { split.setViewController(stack(), for: .compact) }
            return split
        }
    }

    /// Returns the window, which nothing should retain.
    private mutating func play(_ length: Int, on stage: Stage) -> UIWindow {
        EventLoop.main.reset()
        let screen = UIScreen.main.host
        if stage == .split { UIScreen.main.become(HostScreen(device: .named("iPad Pro 11") ?? .default)) }
        defer { UIScreen.main.become(screen) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        watch("at the start") { operations in
            window.rootViewController = operations.makeRoot(stage)
            window.makeKeyAndVisible()
        }
        for step in 1...length where violations.isEmpty {
            let operation = Operation.allCases.randomElement(using: &random)!
            report?("step \(step) \(operation) in \(window.rootViewController.map(Self.outline) ?? "nothing")")
            watch("step \(step) (\(operation))") { operations in
                guard let root = window.rootViewController else { return }
                operations.play(operation, root, in: window)
                if operations.chance(3) { EventLoop.main.advance(by: Double.random(in: 0...0.5, using: &operations.random)) }
            }
        }
        watch("at the end") { _ in
            EventLoop.main.advance(by: 3)
            window.rootViewController?.dismiss(animated: false)
            EventLoop.main.advance(by: 1)
            HostInput().rotate(to: .portrait, animated: false)
            window.isHidden = true
            window.rootViewController = nil
            EventLoop.main.advance(by: 1)
        }
        if violations.isEmpty {
            violations = ControllerRegistry.controllers.compactMap { $0 as? Lawful }.map { "leaked: \(Self.whereabouts($0))" }
        }
        if !violations.isEmpty { report?("left: " + ControllerRegistry.controllers.map(Self.outline).joined(separator: ", ")) }
        return window
    }

    /// Records what `body` violates.
    private mutating func watch(_ place: String, _ body: (inout RandomOperations) -> Void) {
        let faults = Fault.catching { body(&self) }.map(\.reason)
        violations += (faults + Lawful.violations).map { "\(place): \($0)" }
        Lawful.violations = []
    }

    private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }

    private enum Operation: CaseIterable {
        case push, pushAgain, pop, popAgain, popToRoot, setStack, present, presentAgain, dismissTop, dismissAll, addChild, removeChild,
            exchangeChild
        case selectTab, turn, turnPage, moveColumns, exchangeDelegates, interact, warnOfMemory, cancelPop
        case presentInContext, popOver, alert, search, unwind, reorder, exchangeTabs, exchangeRoot, tap, drag, nestContainer
    }

    private mutating func play(_ operation: Operation, _ root: UIViewController, in window: UIWindow) {
        let top = sequence(first: root, next: { $0.presentedViewController }).reduce(root) { $1 }
        let tabs = root as? UITabBarController, split = root as? UISplitViewController
        let nav =
            (top as? UINavigationController) ?? (tabs?.selectedViewController as? UINavigationController)
            ?? (split?.viewControllers.randomElement(using: &random) as? UINavigationController)
        let leaf =
            nav?.topViewController
            ?? (top === root ? tabs?.selectedViewController ?? (root as? UIPageViewController)?.viewControllers?.first ?? top : top)
        let animated = Bool.random(using: &random)
        switch operation {
        case .push, .pushAgain: nav?.pushViewController(make(), animated: animated)
        case .pop, .popAgain: nav?.popViewController(animated: animated)
        case .popToRoot: nav?.popToRootViewController(animated: animated)
        case .setStack: nav?.setViewControllers([make(), make()], animated: animated)
        case .present, .presentAgain: present(from: top, animated)
        case .dismissTop: top.dismiss(animated: animated)
        case .dismissAll: root.dismiss(animated: animated)
        case .addChild: if leaf is Lawful { addChild(to: leaf) }
        case .removeChild: if leaf is Lawful { leaf.children.last.map(remove) }
        case .exchangeChild: exchangeChild(of: leaf)
        case .selectTab: tabs?.selectedIndex = Int.random(in: 0..<6, using: &random)
        case .turn: HostInput().rotate(to: Bool.random(using: &random) ? .landscapeLeft : .portrait, animated: animated)
        case .turnPage: turnPage(root as? UIPageViewController, animated)
        case .moveColumns: split.map { moveColumns($0) }
        case .exchangeDelegates:
            nav?.delegate = nav?.delegate == nil ? Director.shared : nil
            tabs?.delegate = tabs?.delegate == nil ? Director.shared : nil
        case .interact: interact(top, nav)
        case .warnOfMemory: HostInput().receiveMemoryWarning()
        case .cancelPop: cancelPop(nav)
        case .presentInContext: present(from: leaf, animated)
        case .popOver: popOver(from: leaf, animated)
        case .alert: alert(on: top, animated)
        case .search: search(leaf)
        case .unwind: unwind(from: leaf)
        case .reorder: nav.map { $0.setViewControllers($0.viewControllers.shuffled(using: &random), animated: animated) }
        case .exchangeTabs: tabs.map { exchangeTabs(of: $0) }
        case .exchangeRoot: if chance(8) { window.rootViewController = makeRoot(Stage.allCases.randomElement(using: &random)!) }
        case .tap: touch(window, moves: 0)
        case .drag: touch(window, moves: 4)
        case .nestContainer: nav?.pushViewController(nested(), animated: animated)
        }
    }

    private mutating func addChild(to leaf: UIViewController) {
        let child = make()
        leaf.addChild(child)
        leaf.view.addSubview(child.view)
        child.didMove(toParent: leaf)
    }

    private func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }

    private mutating func present(from top: UIViewController, _ animated: Bool) {
        let modal = Bool.random(using: &random) ? make() : UINavigationController(rootViewController: make())
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .pageSheet, .overFullScreen, .formSheet, .currentContext, .overCurrentContext, .custom,
        ]
        modal.modalPresentationStyle = styles.randomElement(using: &random)!
        if Bool.random(using: &random) { modal.transitioningDelegate = Director.shared }
        top.present(modal, animated: animated)
    }

    private mutating func popOver(from leaf: UIViewController, _ animated: Bool) {
        guard let view = leaf.viewIfLoaded else { return }
        let modal = make()
        modal.modalPresentationStyle = .popover
        leaf.present(modal, animated: animated)
        // Last: if the presentation is rejected, a popover controller created earlier would retain the modal, as UIKit's does.
        if modal.presentingViewController != nil { modal.popoverPresentationController?.sourceView = view }
    }

    private mutating func alert(on top: UIViewController, _ animated: Bool) {
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert), next = chance(2) ? make() : nil
        alert.addAction(UIAlertAction(title: "OK", style: .cancel) { [weak top] _ in if let next { top?.present(next, animated: true) } })
        top.present(alert, animated: animated)
    }

    /// Gives a screen a search controller, or starts or ends its search.
    private mutating func search(_ leaf: UIViewController) {
        if let search = leaf.navigationItem.searchController {
            search.isActive.toggle()
            if search.isActive, chance(2) { search.searchBar.text = "a" }
        } else {
            leaf.navigationItem.searchController = UISearchController(searchResultsController: chance(2) ? make() : nil)
        }
    }

    private func unwind(from leaf: UIViewController) {
        SegueTemplate(
            kind: .unwind(action: "back:"), identifier: nil, segueClass: UIStoryboardSegue.self, animates: true, source: leaf,
            makeDestination: { _ in nil }
        ).trigger(sender: nil)
    }

    private mutating func exchangeTabs(of tabs: UITabBarController) {
        var items = (tabs.viewControllers ?? []).shuffled(using: &random)
        if items.count > 1, chance(2) { items.removeLast() } else if items.count < 8 { items.append(chance(2) ? make() : stack()) }
        tabs.setViewControllers(items, animated: Bool.random(using: &random))
    }

    /// Puts a container in a stack.
    private mutating func nested() -> UIViewController {
        guard chance(2) else {
            let pages = UIPageViewController(transitionStyle: chance(2) ? .scroll : .pageCurl, navigationOrientation: .horizontal)
            pages.setViewControllers([make()], direction: .forward, animated: false)
            return pages
        }
        let tabs = UITabBarController()
        tabs.viewControllers = [make(), make()]
        return tabs
    }

    /// A touch at a random position: on a bar, beside a popover, at the edge of the screen, or on a sheet.
    private mutating func touch(_ window: UIWindow, moves: Int) {
        let size = window.bounds.size
        let places: [CGPoint] = [
            CGPoint(x: 2, y: size.height / 2), CGPoint(x: 30, y: 80), CGPoint(x: size.width - 30, y: size.height - 50),
            CGPoint(x: size.width / 2, y: 100),
            CGPoint(x: Double.random(in: 0..<size.width, using: &random), y: Double.random(in: 0..<size.height, using: &random)),
        ]
        var place = places.randomElement(using: &random)!
        let step = CGVector(dx: Double.random(in: -90...90, using: &random), dy: Double.random(in: -150...150, using: &random))
        let input = HostInput()
        input.touch([.init(phase: .began, location: place)])
        for _ in 0..<moves {
            EventLoop.main.advance(by: 0.02)
            (place.x, place.y) = (place.x + step.dx, place.y + step.dy)
            input.touch([.init(phase: .moved, location: place)])
        }
        EventLoop.main.advance(by: 0.02)
        input.touch([.init(phase: chance(8) ? .cancelled : .ended, location: place)])
    }

    private mutating func exchangeChild(of leaf: UIViewController) {
        guard leaf is Lawful, let old = leaf.children.first, old.viewIfLoaded?.superview === leaf.viewIfLoaded,
            old.transitionCoordinator == nil
        else { return }
        let new = make()
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
            return pages.setViewControllers([make()], direction: Bool.random(using: &random) ? .forward : .reverse, animated: animated)
        }
        guard !pages.turning.isTransitioning, pages.presentedViewController == nil else { return }
        pages.turning.beginGesture(towards: make())
        EventLoop.main.advance(by: 0.05)
        pages.turning.endGesture(completing: Bool.random(using: &random))
    }

    private mutating func moveColumns(_ split: UISplitViewController) {
        let column: UISplitViewController.Column = [.primary, .supplementary, .secondary].randomElement(using: &random)!
        switch Int.random(in: 0..<8, using: &random) {
        case 0: split.show(column)
        case 1: split.hide(column)
        case 2: split.showDetailViewController(make(), sender: nil)
        case 3:
            split.preferredDisplayMode = [.automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary].randomElement(using: &random)!
        case 4:
            if split.style != .unspecified, split.style == .tripleColumn || column != .supplementary {
                split.setViewController(make(), for: column)
            }
        case 5: split.stack(of: column)?.pushViewController(make(), animated: Bool.random(using: &random))
        default: HostInput().resize(to: CGSize(width: Bool.random(using: &random) ? 375 : 834, height: 1194))
        }
    }

    /// A finger pushes, pops, presents, or dismisses, and cancels half of the time.
    private mutating func interact(_ top: UIViewController, _ nav: UINavigationController?) {
        let interactor = UIPercentDrivenInteractiveTransition()
        Director.shared.interactor = interactor
        defer { Director.shared.interactor = nil }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: nav?.pushViewController(make(), animated: true)
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
