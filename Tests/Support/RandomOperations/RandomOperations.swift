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

    /// Checks each callback against the four-state machine.
    private final class Lawful: UIViewController {
        enum State { case off, appearing, on, disappearing }
        var state = State.off
        static var violations: [String] = []

        init() { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }

        private func step(_ name: String, from allowed: Set<State>, to next: State) {
            if !allowed.contains(state) { Self.violations.append("\(name) while \(state)") }
            state = next
        }
        override func viewWillAppear(_ animated: Bool) { step("viewWillAppear", from: [.off, .disappearing], to: .appearing) }
        override func viewDidAppear(_ animated: Bool) {
            step("viewDidAppear", from: [.appearing], to: .on)
            if view.window == nil { Self.violations.append("viewDidAppear off window") }
        }
        override func viewWillDisappear(_ animated: Bool) { step("viewWillDisappear", from: [.on, .appearing], to: .disappearing) }
        override func viewDidDisappear(_ animated: Bool) { step("viewDidDisappear", from: [.disappearing], to: .off) }
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
            let faults = Fault.catching { _ = Console.capturing { play(length, tabs: scene % 2 == 0) } }
            let leaked = ControllerRegistry.controllers.compactMap { $0 as? Lawful }.map { "leaked: \(Self.whereabouts($0))" }
            violations = (faults.map(\.reason) + Lawful.violations + leaked).prefix(5).map { "scene \(scene): \($0)" }
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

    private mutating func play(_ length: Int, tabs: Bool) {
        EventLoop.main.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        func stack() -> UINavigationController { UINavigationController(rootViewController: Lawful()) }
        let container = UITabBarController()
        if tabs {
            container.viewControllers = [stack(), stack(), Lawful()]
            window.rootViewController = container
        } else {
            window.rootViewController = stack()
        }
        window.makeKeyAndVisible()
        for _ in 0..<length {
            guard let root = window.rootViewController else { return }
            operate(root)
            if Int.random(in: 0..<3, using: &random) == 0 { EventLoop.main.advance(by: Double.random(in: 0...0.5, using: &random)) }
        }
        EventLoop.main.advance(by: 3)
        window.rootViewController?.dismiss(animated: false)
        EventLoop.main.advance(by: 1)
        window.isHidden = true
        window.rootViewController = nil
        EventLoop.main.advance(by: 1)
    }

    private mutating func operate(_ root: UIViewController) {
        let top = sequence(first: root, next: { $0.presentedViewController }).reduce(root) { $1 }
        let tabs = root as? UITabBarController
        let nav = (top as? UINavigationController) ?? (tabs?.selectedViewController as? UINavigationController)
        let leaf = nav?.topViewController ?? tabs?.selectedViewController ?? top
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1: nav?.pushViewController(Lawful(), animated: animated)
        case 2, 3: nav?.popViewController(animated: animated)
        case 4: nav?.popToRootViewController(animated: animated)
        case 5: nav.map { $0.setViewControllers([Lawful(), Lawful()], animated: animated) }
        case 6:
            let modal = Bool.random(using: &random) ? Lawful() : UINavigationController(rootViewController: Lawful())
            let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen, .formSheet, .currentContext]
            modal.modalPresentationStyle = styles.randomElement(using: &random)!
            top.present(modal, animated: animated)
        case 7: top.dismiss(animated: animated)
        case 8: root.dismiss(animated: animated)
        case 9:
            let child = Lawful()
            leaf.addChild(child)
            leaf.view.addSubview(child.view)
            child.didMove(toParent: leaf)
        case 10:
            guard let child = leaf.children.last, !(leaf is UINavigationController), !(leaf is UITabBarController) else { return }
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        case 11: tabs.map { $0.selectedIndex = Int.random(in: 0..<3, using: &random) }
        case 12: HostInput().rotate(to: Bool.random(using: &random) ? .landscapeLeft : .portrait, animated: animated)
        default:
            HostInput().receiveMemoryWarning()
            cancelPop(nav)
        }
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
