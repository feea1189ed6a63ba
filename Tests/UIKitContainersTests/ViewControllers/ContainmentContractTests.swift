import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// The behavior on which containers and their children can rely, and the changes that propagate between them.
@MainActor @Suite("Contract of containment", .serialized)
struct ContainmentContractTests {
    // MARK: Moves

    @Test("didMove is called once, also while an appearance transition is pending", .rule("C-07"))
    func didMoveOnce() {
        Scenario.run(P()) { scenario in
            let parent = scenario.window.rootViewController!, child = C()
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            scenario.settle()
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            scenario.settle()
            #expect(scenario.log.all.filter { $0.contains("didMove") } == ["C.didMove(P)", "C.didMove(nil)"])
        }
    }

    final class Deaf: UIViewController {
        override func addChild(_ childController: UIViewController) {}
        override func removeFromParent() {}
    }
    final class DeafChild: UIViewController {
        var wasMovingToParent = false
        override func willMove(toParent parent: UIViewController?) {}
        override func didMove(toParent parent: UIViewController?) {}
        override func viewWillAppear(_ animated: Bool) { wasMovingToParent = isMovingToParent }
    }

    @Test("overrides that do not call super lose the base implementation", .rule("C-14"))
    func withoutSuper() {
        let deaf = Deaf(), parent = P(), child = DeafChild()
        deaf.addChild(C())
        #expect(deaf.children.isEmpty)
        parent.addChild(deaf)
        deaf.removeFromParent()
        #expect(deaf.parent === parent)
        let nav = N(rootViewController: A())
        Scenario.run(nav) { scenario in
            nav.pushViewController(child, animated: false)
            scenario.settle()
            #expect(!child.wasMovingToParent)
            #expect(!scenario.log.all.contains { $0.hasPrefix("DeafChild.willMove") || $0.hasPrefix("DeafChild.didMove") })
        }
    }

    @Test("a container's own API calls the containment methods for its clients", .rule("C-15"))
    func containersOwnInterface() {
        let log = CallbackLog()
        defer { log.stop() }
        let nav = N(), tabs = T(), a = A(), b = B()
        nav.viewControllers = [a]
        tabs.viewControllers = [b]
        #expect(a.parent === nav && nav.children == [a])
        #expect(b.parent === tabs && tabs.children == [b])
        nav.viewControllers = []
        tabs.viewControllers = []
        #expect(a.parent == nil && b.parent == nil)
        #expect(
            log.all.filter { $0.contains("Move") } == [
                "A.willMove(N)", "A.didMove(N)", "B.willMove(T)", "B.didMove(T)", "A.willMove(nil)", "A.didMove(nil)", "B.willMove(nil)",
                "B.didMove(nil)",
            ])
    }

    @Test("containers size and place their children", .rule("C-16"))
    func placing() {
        let child = A(), nav = N(rootViewController: child), tabs = T()
        tabs.viewControllers = [nav]
        child.loadViewIfNeeded()
        child.view.frame = CGRect(x: 7, y: 7, width: 7, height: 7)
        Scenario.run(tabs) { scenario in
            for view in [child.view!, nav.view!, tabs.view!] { #expect(view.convert(view.bounds, to: nil) == scenario.window.bounds) }
        }
    }

    // MARK: Sizes

    final class Halving: UIPresentationController {
        var told: [CGSize] = []
        override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
        {
            CGSize(width: parentSize.width / 2, height: parentSize.height / 2)
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            told.append(size)
        }
    }
    final class HalvingDelegate: NSObject, UIViewControllerTransitioningDelegate {
        var made: Halving?
        func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
            -> UIPresentationController?
        {
            made = Halving(presentedViewController: presented, presenting: presenting)
            return made
        }
    }
    final class Heard: UIViewController {
        var sizes: [CGSize] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    @Test("a presentation controller gets the root's size and gives the presented controller its own", .rule("C-32", "SP-D041"))
    func presentedSize() {
        let root = Heard()
        Scenario.run(root) { scenario in
            let modal = Heard(), delegate = HalvingDelegate()
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = delegate
            root.present(modal, animated: false)
            scenario.settle()
            HostInput().rotate(to: .landscapeLeft)
            scenario.settle()
            #expect(delegate.made?.told == root.sizes)
            #expect(modal.sizes == root.sizes.map { CGSize(width: $0.width / 2, height: $0.height / 2) })
            modal.dismiss(animated: false)
            HostInput().rotate(to: .portrait)
            scenario.settle()
        }
    }

    /// Lays out its children manually.
    final class Manual: UIViewController {
        var told: [UIViewController] = []
        override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            if let controller = container as? UIViewController { told.append(controller) }
        }
    }

    @Test("a child laid out by constraints reports changes of its fitting size", .rule("C-37"))
    func fittingSizes() {
        let parent = Manual(), child = C(), label = UILabel()
        label.text = "a"
        label.translatesAutoresizingMaskIntoConstraints = false
        child.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: child.view.trailingAnchor),
            label.topAnchor.constraint(equalTo: child.view.topAnchor), label.bottomAnchor.constraint(equalTo: child.view.bottomAnchor),
        ])
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        Scenario.run(parent) { scenario in
            #expect(parent.told == [])
            label.text = "a longer text"
            scenario.settle()
            #expect(parent.told == [child])
            child.view.frame.size.width = 200
            scenario.settle()
            #expect(parent.told == [child])
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            label.text = "short"
            parent.view.addSubview(UIView())
            scenario.settle()
            #expect(parent.told == [child])
        }
    }

    // MARK: Traits

    @Test("of several trait overrides the innermost wins", .rule("C-39"))
    func traitOverrides() {
        let parent = P(), child = C()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        Scenario.run(parent) { scenario in
            let leaf = UIView()
            child.view.addSubview(leaf)
            @MainActor func seen() -> [UIUserInterfaceSizeClass] {
                [parent.traitCollection, child.traitCollection, leaf.traitCollection].map { $0.horizontalSizeClass }
            }
            #expect(seen() == [.compact, .compact, .compact])
            scenario.window.windowScene?.traitOverrides.horizontalSizeClass = .regular
            #expect(seen() == [.regular, .regular, .regular])
            scenario.window.traitOverrides.horizontalSizeClass = .compact
            #expect(seen() == [.compact, .compact, .compact])
            parent.traitOverrides.horizontalSizeClass = .regular
            #expect(seen() == [.regular, .regular, .regular])
            child.traitOverrides.horizontalSizeClass = .compact
            #expect(seen() == [.regular, .compact, .compact])
            leaf.traitOverrides.horizontalSizeClass = .regular
            #expect(seen() == [.regular, .compact, .regular])
            child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            leaf.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            #expect(seen() == [.regular, .regular, .regular])
            scenario.window.windowScene?.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        }
    }

    @Test("a presentation controller can override the traits of the presented controller", .rule("C-39"))
    func presentationOverrides() {
        Scenario.run(A()) { scenario in
            let modal = M()
            scenario.window.rootViewController?.present(modal, animated: false)
            modal.presentationController?.traitOverrides.userInterfaceStyle = .dark
            scenario.settle()
            #expect(modal.traitCollection.userInterfaceStyle == .dark)
            #expect(scenario.window.rootViewController?.traitCollection.userInterfaceStyle == .light)
        }
    }

    final class Ordered: UIViewController {
        var log: [String] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            log.append("traits from \(previousTraitCollection?.userInterfaceStyle == .light ? "light" : "other")")
        }
        override func viewWillLayoutSubviews() { log.append("layout") }
    }

    @Test("traitCollectionDidChange runs just before layout, with the previous traits", .rule("C-40"))
    func traitsBeforeLayout() {
        let controller = Ordered()
        Scenario.run(controller) { scenario in
            controller.log = []
            scenario.window.overrideUserInterfaceStyle = .dark
            #expect(controller.log == [])
            scenario.settle()
            #expect(controller.log == ["traits from light", "layout"])
        }
    }

    @Test("overrideUserInterfaceStyle affects the receiver and its children", .rule("C-41"))
    func styleOverride() {
        let parent = P(), child = C(), sibling = B(), grandchild = A()
        for (outer, inner) in [(parent, child), (parent, sibling), (child, grandchild)] {
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
            inner.didMove(toParent: outer)
        }
        Scenario.run(parent) { _ in
            child.overrideUserInterfaceStyle = .dark
            #expect([child, grandchild].map { $0.traitCollection.userInterfaceStyle } == [.dark, .dark])
            #expect([parent, sibling].map { $0.traitCollection.userInterfaceStyle } == [.light, .light])
            let modal = M()
            child.present(modal, animated: false)
            #expect(modal.traitCollection.userInterfaceStyle == .light)
            child.dismiss(animated: false)
            // Not even the presenter's own style reaches what it presents.
            parent.overrideUserInterfaceStyle = .dark
            let second = M()
            parent.present(second, animated: false)
            #expect(parent.presentedViewController === second && sibling.traitCollection.userInterfaceStyle == .dark)
            #expect(second.traitCollection.userInterfaceStyle == .light)
            parent.dismiss(animated: false)
        }
    }

    // MARK: Children that decide

    final class Steered: UIViewController {
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
        override var prefersPointerLocked: Bool { true }
    }
    final class Redirecting: UIViewController {
        override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
        override var childViewControllerForPointerLock: UIViewController? { children.first }
    }

    @Test("home indicator, deferred edges, and pointer lock follow the childFor… redirects", .rule("C-45"))
    func redirects() {
        let plain = A()
        #expect(
            !StatusBarAppearance.hidesHomeIndicator(plain) && StatusBarAppearance.deferredEdges(plain) == []
                && !StatusBarAppearance.locksPointer(plain))
        let outer = Redirecting(), inner = Redirecting(), leaf = Steered()
        outer.addChild(inner)
        inner.addChild(leaf)
        #expect(StatusBarAppearance.hidesHomeIndicator(outer))
        #expect(StatusBarAppearance.deferredEdges(outer) == .bottom)
        #expect(StatusBarAppearance.locksPointer(outer))
    }

    // MARK: Showing

    private static let show = Selector("showViewController:sender:")

    final class Refusing: UINavigationController {
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    /// Handles `show` itself.
    final class Showing: UIViewController {
        var shown: [UIViewController] = []
        override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
        static let register: Void = DispatchTable.add(
            Showing.self, selectors: ["showViewController:sender:"],
            invoke: { object, _, arguments in
                (object as? Showing)?.show(arguments.argument(0), sender: nil)
                return .handled(nil)
            })
    }

    @Test("the target of an action is the nearest controller that overrides it and allows it", .rule("C-46", "SP-B046"))
    func targets() {
        _ = Showing.register
        let leaf = A(), inner = Refusing(rootViewController: leaf), outer = Showing()
        outer.addChild(inner)
        #expect(leaf.targetViewController(forAction: Self.show, sender: nil) === outer)
        #expect(outer.targetViewController(forAction: Self.show, sender: nil) === outer)
        #expect(A().targetViewController(forAction: Self.show, sender: nil) == nil)
        // An app's extension gives every controller an action; only a class that implements it itself is a target.
        let action = Selector("currentPhoto:")
        DispatchTable.add(UIViewController.self, selectors: [action.name])
        #expect(outer.targetViewController(forAction: action, sender: nil) == nil)
        DispatchTable.add(Showing.self, selectors: [action.name])
        #expect(leaf.targetViewController(forAction: action, sender: nil) === outer)
        let other = A(), nav = N(rootViewController: other)
        #expect(other.targetViewController(forAction: Self.show, sender: nil) === nav)
    }

    @Test("show is forwarded to its target, and presents if there is none", .rule("C-47", "SP-B046"))
    func showing() {
        _ = Showing.register
        let leaf = A(), outer = Showing(), shown = B()
        outer.addChild(leaf)
        leaf.show(shown, sender: nil)
        #expect(outer.shown == [shown])
        let root = A(), nav = N(rootViewController: root)
        Scenario.run(nav) { scenario in
            let pushed = B()
            root.show(pushed, sender: nil)
            #expect(nav.viewControllers == [root, pushed])
            #expect(pushed.transitionCoordinator?.isAnimated == true)
            scenario.settle()
            let other = N(rootViewController: C())
            pushed.show(other, sender: nil)
            #expect(nav.viewControllers == [root, pushed] && nav.presentedViewController === other)
        }
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M()
            root.showDetailViewController(modal, sender: nil)
            scenario.settle()
            #expect(root.presentedViewController === modal)
        }
    }

    /// Overrides `show`, and calls super.
    final class Passing: UIViewController {
        override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
        static let register: Void = DispatchTable.add(Passing.self, selectors: ["showViewController:sender:"])
    }

    /// Names its own target.
    final class Redirected: UIViewController {
        var target: UIViewController?
        override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { target }
    }

    @Test("show searches its target from the receiver on, and a receiver that is its own target presents", .rule("SP-B046"))
    func showingFromItself() {
        _ = Passing.register
        let passing = Passing(), nav = N(rootViewController: passing)
        Scenario.run(nav) { scenario in
            let shown = B()
            passing.show(shown, sender: nil)
            scenario.settle()
            #expect(nav.viewControllers == [passing] && passing.presentedViewController === shown)
            passing.dismiss(animated: false)
        }
        let redirected = Redirected(), target = Showing(), shown = C()
        redirected.target = target
        redirected.show(shown, sender: nil)
        #expect(target.shown == [shown])
    }

    @Test("a split view controller posts showDetailTargetDidChangeNotification when it collapses and expands", .rule("C-48"))
    func detailTarget() {
        let split = UISplitViewController()
        split.viewControllers = [N(rootViewController: A()), B()]
        var objects: [ObjectIdentifier] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIViewController.showDetailTargetDidChangeNotification, object: nil, queue: nil
        ) { note in
            let object = (note.object as AnyObject?).map(ObjectIdentifier.init)
            MainActor.assumeIsolated { if let object { objects.append(object) } }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        let stage = Stage(root: split, device: "iPad Air 2", orientation: .landscapeLeft)
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        objects = []
        stage.resize(to: CGSize(width: 320, height: 768))
        #expect(split.isCollapsed)
        #expect(objects == [ObjectIdentifier(split)])
        stage.resize(to: CGSize(width: 1024, height: 768))
        #expect(!split.isCollapsed)
        #expect(objects == [ObjectIdentifier(split), ObjectIdentifier(split)])
    }

    // MARK: Presenting from unusual places

    @Test("presenting from a controller that is not attached to the root works, with a warning", .rule("C-62"))
    func detached() {
        Scenario.run(A()) { scenario in
            let free = C(), modal = M()
            scenario.window.rootViewController?.view.addSubview(free.view)
            scenario.settle()
            let lines = Console.capturing { free.present(modal, animated: false) }
            #expect(lines == ["Presenting view controllers on detached view controllers is discouraged \(Fault.name(of: free))."])
            #expect(free.presentedViewController === modal)
            modal.dismiss(animated: false)
        }
    }

    @Test("an action sheet without a source raises an exception on an iPad", .rule("C-63"))
    func popoverWithoutSource() {
        Scenario.on("iPad Air 11") {
            Scenario.run(A()) { scenario in
                let sheet = UIAlertController(title: "Delete", message: nil, preferredStyle: .actionSheet)
                let faults = Fault.catching {
                    scenario.window.rootViewController?.present(sheet, animated: false)
                    scenario.settle()
                }
                #expect(faults.first?.name == .genericException)
                #expect(faults.first?.reason.contains("(\(Fault.name(of: sheet)))") == true)
                #expect(
                    faults.first?.reason.contains(
                        "The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover") == true)
                #expect(faults.first?.reason.contains("You must provide location information") == true)
            }
        }
    }

    @Test(
        "a child keeps a constant height in a rotation, its own or that of the view it fills, and follows the width", .rule("C-31"),
        arguments: [false, true])
    func constantHeight(_ isInView: Bool) {
        let root = Heard(), child = Heard(), box = isInView ? UIView() : child.view!
        root.addChild(child)
        box.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(box)
        if isInView {
            child.view.frame = box.bounds
            box.addSubview(child.view)
        }
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 10),
            box.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -10),
            box.topAnchor.constraint(equalTo: root.view.topAnchor), box.heightAnchor.constraint(equalToConstant: 100),
        ])
        child.didMove(toParent: root)
        Scenario.on {
            Scenario.run(root) { scenario in
                let width = scenario.window.bounds.height - 20
                child.sizes = []
                HostInput().rotate(to: .landscapeLeft)
                scenario.settle()
                #expect(child.sizes == [CGSize(width: width, height: 100)] && child.view.bounds.size == child.sizes.last)
                HostInput().rotate(to: .portrait)
                scenario.settle()
                #expect(child.sizes.last == child.view.bounds.size && child.sizes.count == 2)
            }
        }
    }
}
