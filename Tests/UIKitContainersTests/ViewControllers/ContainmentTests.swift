import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite("Containment", .serialized)
struct ContainmentTests {
    final class Witness: UIViewController {
        var parentInWillMove: UIViewController?
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            if parent != nil { parentInWillMove = self.parent }
        }
    }

    @Test("addChild calls willMove with the parent already set, and no didMove", .rule("C-01", "C-02", "C-03", "C-08"))
    func adding() {
        let log = CallbackLog()
        defer { log.stop() }
        let parent = P(), child = Witness()
        parent.addChild(child)
        #expect(log.all == ["Witness.willMove(P)"])
        #expect(child.parentInWillMove === parent)
        #expect(parent.children == [child])
        child.didMove(toParent: parent)
        #expect(log.all == ["Witness.willMove(P)", "Witness.didMove(P)"])
    }

    @Test("parent is key-value observable when a child is added and removed")
    func observedParent() {
        let parent = P(), child = P()
        var seen: [Bool] = []
        let observation = child.observe(\.parent) { child, _ in seen.append(child.parent != nil) }
        defer { observation.invalidate() }
        parent.addChild(child)
        #expect(seen == [true])
        child.removeFromParent()
        #expect(seen == [true, false])
    }

    @Test(
        "a container's view that stays in a window without its controller is still laid out",
        arguments: [
            { UINavigationController(rootViewController: P()) }, { UITabBarController() }, { UISplitViewController(style: .doubleColumn) },
        ] as [@MainActor @Sendable () -> UIViewController])
    func withoutController(make: @MainActor @Sendable () -> UIViewController) {
        let root = UIViewController(), stage = Stage(root: root)
        weak var controller: UIViewController?
        do {
            let made = make()
            controller = made
            root.view.addSubview(made.view)
        }
        stage.settle()
        #expect(controller == nil)
        let view = root.view.subviews.first
        view?.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        stage.settle()
        #expect(view?.layer.needsLayout() == false && view?.frame.size == CGSize(width: 200, height: 300))
    }

    @Test("removeFromParent calls only didMove(toParent: nil)", .rule("C-04", "C-05", "C-06"))
    func removing() {
        let parent = P(), child = C()
        parent.addChild(child)
        child.didMove(toParent: parent)
        let log = CallbackLog()
        defer { log.stop() }
        child.removeFromParent()
        #expect(log.all == ["C.didMove(nil)"])
        #expect(child.parent == nil)
        #expect(parent.children.isEmpty)
        child.removeFromParent()
        #expect(log.all == ["C.didMove(nil)"])
    }

    @Test("a child that is added and removed as documented moves once into its parent and once out of it", .rule("C-06"))
    func documentedMoves() {
        let parent = P(), child = C(), log = CallbackLog()
        defer { log.stop() }
        parent.addChild(child)
        child.didMove(toParent: parent)
        #expect(log.all == ["C.willMove(P)", "C.didMove(P)"])
        log.clear()
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(log.all == ["C.willMove(nil)", "C.didMove(nil)"])
    }

    @Test("adding a child to another parent removes it from the first", .rule("C-09", "C-10"))
    func reparenting() {
        let first = P(), second = A(), child = C()
        first.addChild(child)
        let log = CallbackLog()
        defer { log.stop() }
        second.addChild(child)
        #expect(log.all == ["C.didMove(nil)", "C.willMove(A)"])
        #expect(first.children.isEmpty)
        second.addChild(child)
        #expect(second.children == [child])
        #expect(log.all.count == 2)
    }

    @Test("presented controllers are not children and have no parent", .rule("C-11", "C-12"))
    func presented() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M()
            root.present(modal, animated: false)
            #expect(root.children.isEmpty)
            #expect(modal.parent == nil)
        }
    }

    @Test(
        "before iOS 5 a presented controller's parent is its presenter, but it does not present itself", .rule("C-12", "C-50"),
        arguments: [true, false])
    func presentersChild(_ precedes5: Bool) {
        Scenario.run(A(), .legacy5) { scenario in
            Generation.precedes5 = precedes5
            defer { Generation.precedes5 = false }
            let root = scenario.window.rootViewController!, modal = M()
            root.present(modal, animated: false)
            #expect(modal.parent === (precedes5 ? root : nil))
            #expect(root.presentedViewController === modal && modal.presentedViewController == nil)
            modal.dismiss(animated: false)
            #expect(modal.parent == nil)
        }
    }

    @Test("a parent retains its children, and a child does not retain its parent", .rule("C-12", "C-13", "C-18"))
    func ownership() {
        let log = CallbackLog()
        defer { log.stop() }
        weak var kept: UIViewController?
        var parent: P? = P()
        do {
            let child = C()
            kept = child
            parent?.addChild(child)
        }
        #expect(kept != nil)
        log.clear()
        let held = B()
        parent?.addChild(held)
        log.clear()
        parent = nil
        #expect(kept == nil)
        #expect(held.parent == nil)
        #expect(log.all == [])
    }

    /// As in an app's tests that observe what a screen asks of its navigation controller.
    private class Watched: UIViewController {
        var stand: UINavigationController?
        override var navigationController: UINavigationController? { stand ?? super.navigationController }
        func push() { navigationController?.pushViewController(B(), animated: false) }
    }
    private final class Hidden: Watched {
        override var tabBarController: UITabBarController? { nil }
        override var splitViewController: UISplitViewController? { super.splitViewController }
    }

    @Test("an override of navigationController and the like replaces the container that was found", .rule("C-17"))
    func overriddenContainers() {
        let screen = Hidden(), nav = N(rootViewController: screen), tabs = T(), stand = N(rootViewController: A()),
            split = UISplitViewController()
        tabs.viewControllers = [nav]
        split.viewControllers = [tabs]
        let plain: UIViewController = screen
        #expect(plain.navigationController === nav)
        #expect(plain.tabBarController == nil)
        #expect(plain.splitViewController === split)
        #expect(nav.tabBarController === tabs)
        screen.stand = stand
        #expect(plain.navigationController === stand)
        #expect(plain[keyPath: \.navigationController] === stand)
        screen.push()
        #expect(stand.viewControllers.count == 2)
        #expect(nav.viewControllers.count == 1)
    }

    @Test("containers are found through parents, not presenters", .rule("C-17"))
    func nearestContainers() {
        let inner = A(), nav = N(rootViewController: inner), tabs = T()
        tabs.viewControllers = [nav]
        Scenario.run(tabs) { _ in
            #expect(inner.navigationController === nav)
            #expect(inner.tabBarController === tabs)
            #expect(nav.navigationController == nil)
            let modal = M()
            inner.present(modal, animated: false)
            #expect(modal.navigationController == nil)
            #expect(modal.tabBarController == nil)
        }
        let stack = N(rootViewController: A())
        Scenario.run(stack, .legacy5) { _ in
            Generation.precedes5 = true
            defer { Generation.precedes5 = false }
            let modal = M()
            stack.present(modal, animated: false)
            #expect(modal.parent === stack && modal.navigationController == nil)
            modal.dismiss(animated: false)
        }
    }

    // MARK: Faults

    @Test("adding a child's view to the wrong superview raises an exception and does not add it", .rule("C-20", "C-21"))
    func wrongPlace() {
        let parent = P(), child = C(), other = A()
        Scenario.run(other) { _ in
            parent.addChild(child)
            _ = child.view
            let faults = Fault.catching { other.view.addSubview(child.view) }
            #expect(faults.first?.name == UIViewController.hierarchyInconsistencyException)
            #expect(UIViewController.hierarchyInconsistencyException.rawValue == "UIViewControllerHierarchyInconsistency")
            #expect(
                faults.first?.reason
                    == "child view controller:\(Fault.name(of: child)) should have parent view controller:\(Fault.name(of: other)) "
                    + "but actual parent is:\(Fault.name(of: parent))")
            #expect(child.view.superview == nil)
        }
    }

    @Test("the nearest superview with a view controller decides, with plain views between", .rule("C-20"))
    func plainViewBetween() {
        let root = P(), parent = P(), child = C(), other = A()
        Scenario.run(root) { _ in
            for each in [parent, other] as [UIViewController] {
                root.addChild(each)
                root.view.addSubview(each.view)
                each.didMove(toParent: root)
            }
            parent.addChild(child)
            let between = UIView(), wrapper = UIView(), stray = UIView()
            other.view.addSubview(stray)
            let expected =
                "child view controller:\(Fault.name(of: child)) should have parent view controller:\(Fault.name(of: other)) "
                + "but actual parent is:\(Fault.name(of: parent))"
            #expect(
                Fault.catching { stray.addSubview(child.view) } == [
                    Fault(name: UIViewController.hierarchyInconsistencyException, reason: expected)
                ])
            wrapper.addSubview(child.view)
            #expect(Fault.catching { stray.addSubview(wrapper) }.map(\.reason) == [expected] && child.view.window == nil)
            parent.view.addSubview(between)
            #expect(Fault.catching { between.addSubview(wrapper) } == [] && child.view.window != nil)
        }
    }

    @Test("views inside a controller's view are not compared when that view enters a window", .rule("C-20"))
    func insideController() {
        let root = P(), parent = UIViewController(), child = C(), wrapper = UIView()
        parent.addChild(child)
        wrapper.addSubview(parent.view)
        wrapper.addSubview(child.view)
        child.didMove(toParent: parent)
        root.view.addSubview(wrapper)
        let faults = Fault.catching { Scenario.run(root) { _ in #expect(child.view.window != nil) } }
        #expect(faults == [])
    }

    @Test("adding a child's view directly to a window raises an exception with a null parent", .rule("C-22"))
    func bareWindow() {
        let parent = P(), child = C()
        parent.addChild(child)
        Scenario.run(A()) { scenario in
            let faults = Fault.catching { scenario.window.addSubview(child.view) }
            #expect(faults.first?.name == UIViewController.hierarchyInconsistencyException)
            #expect(
                faults.first?.reason
                    == "child view controller:\(Fault.name(of: child)) should have parent view controller:(null) "
                    + "but actual parent is:\(Fault.name(of: parent))")
        }
    }

    @Test("addChild while the view is under another controller raises an exception", .rule("C-23"))
    func requestedParent() {
        let found = A(), requested = P(), child = C()
        found.view.addSubview(child.view)
        let faults = Fault.catching { requested.addChild(child) }
        #expect(
            faults.first?.reason
                == "child view controller:\(Fault.name(of: child)) should have parent view controller:\(Fault.name(of: found)) "
                + "but requested parent is:\(Fault.name(of: requested))")
        #expect(child.parent == nil)
    }

    @Test("the view of a controller without a parent may be added anywhere", .rule("C-24"))
    func unparented() {
        Scenario.run(A()) { scenario in
            let free = C()
            #expect(Fault.catching { scenario.window.rootViewController?.view.addSubview(free.view) } == [])
        }
    }

    @Test("a controller cannot contain itself or an ancestor", .rule("C-25"))
    func cycles() {
        let parent = P(), child = C()
        parent.addChild(child)
        #expect(Fault.catching { parent.addChild(parent) }.first?.name == .invalidArgumentException)
        #expect(Fault.catching { child.addChild(parent) }.first?.name == .invalidArgumentException)
        #expect(parent.parent == nil)
    }

    @Test("a view cannot contain itself", .rule("C-26"))
    func selfAsSubview() {
        let view = UIView()
        #expect(Fault.catching { view.addSubview(view) } == [Fault(name: .invalidArgumentException, reason: "Can't add self as subview")])
    }

    @Test("transition(from:to:) requires a common parent and automatic forwarding", .rule("B-62", "B-63"))
    func transitionFaults() {
        let parent = P(), first = A(), second = B()
        parent.addChild(first)
        let faults = Fault.catching { parent.transition(from: first, to: second, duration: 0, animations: nil) }
        #expect(faults.first?.name == .invalidArgumentException)
        #expect(
            faults.first?.reason
                == "Children view controllers \(Fault.name(of: first)) and \(Fault.name(of: second)) must have a common parent view controller when "
                + "calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
        let manual = CanonicalTraces.ByHand()
        let one = A(), two = B()
        manual.addChild(one)
        manual.addChild(two)
        #expect(
            Fault.catching { manual.transition(from: one, to: two, duration: 0, animations: nil) }.first?.name == .invalidArgumentException)
    }

    @Test("a child that is removed during its transition has not appeared", .rule("B-01", "B-60"))
    func tornOut() {
        Scenario.run(P()) { scenario in
            let parent = scenario.window.rootViewController!, first = A(), second = B()
            for child in [first, second] { parent.addChild(child) }
            parent.view.addSubview(first.view)
            scenario.settle()
            scenario.log.clear()
            parent.transition(from: first, to: second, duration: 0.3, animations: { second.view.alpha = 0.5 })
            EventLoop.main.advance(by: 0.1)
            second.willMove(toParent: nil)
            second.view.removeFromSuperview()
            second.removeFromParent()
            scenario.settle()
            #expect(
                scenario.appearance.filter { $0.hasPrefix("B.view") && $0.hasSuffix("ppear") && $0.contains("Did") } == [
                    "B.viewDidDisappear"
                ])
        }
    }

    // MARK: Propagation

    final class Sizing: UIViewController {
        var told: [UIViewController] = []
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            if let controller = container as? UIViewController { told.append(controller) }
        }
    }

    @Test("preferredContentSizeDidChange is called on the parent when the size changes", .rule("C-36", "SP-D044"))
    func preferredSize() {
        let parent = Sizing(), child = C()
        parent.addChild(child)
        child.preferredContentSize = CGSize(width: 100, height: 50)
        child.preferredContentSize = CGSize(width: 100, height: 50)
        #expect(parent.told == [child])
        // The result is the parent's responsibility.
        child.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        parent.view.addSubview(child.view)
        child.preferredContentSize = CGSize(width: 30, height: 40)
        EventLoop.main.turn()
        #expect(parent.told == [child, child] && child.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    final class Halving: UIViewController {
        var asked: [UIViewController] = []
        override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
        {
            if let child = container as? UIViewController { asked.append(child) }
            return CGSize(width: parentSize.width / 2, height: parentSize.height)
        }
    }
    final class Heard: UIViewController {
        var sizes: [CGSize] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    @Test(
        "viewWillTransition is called on a child with the size from its parent, unless it already has that size",
        .rule("C-30", "C-31", "SP-D043"))
    func childSizes() {
        let parent = Halving(), child = Heard(), still = Heard(), unloaded = Heard()
        for item in [child, still, unloaded] {
            parent.addChild(item)
            if item !== unloaded { parent.view.addSubview(item.view) }
            item.didMove(toParent: parent)
        }
        child.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        still.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        let context = TransitionContext(container: parent.view, old: nil, new: nil, isAnimated: false, presentationStyle: .none)
        parent.viewWillTransition(to: CGSize(width: 400, height: 300), with: TransitionCoordinator(context: context))
        #expect(child.sizes == [CGSize(width: 200, height: 300)])
        #expect(still.sizes == [])
        // The parent is asked for every child; one without a view has no size that could differ.
        #expect(parent.asked == [child, still, unloaded])
        #expect(unloaded.sizes == [] && !unloaded.isViewLoaded)
    }

    @Test("setOverrideTraitCollection affects one child only", .rule("C-38", "D-55"))
    func overrideTraits() {
        let parent = P(), child = C(), sibling = B()
        for item in [child, sibling] {
            parent.addChild(item)
            parent.view.addSubview(item.view)
            item.didMove(toParent: parent)
        }
        let grandchild = A()
        child.addChild(grandchild)
        child.view.addSubview(grandchild.view)
        grandchild.didMove(toParent: child)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        Scenario.run(parent) { _ in
            #expect(child.traitCollection.horizontalSizeClass == .regular)
            #expect(
                grandchild.traitCollection.horizontalSizeClass == .regular
                    && grandchild.view.traitCollection.horizontalSizeClass == .regular)
            #expect(sibling.traitCollection.horizontalSizeClass == parent.traitCollection.horizontalSizeClass)
            #expect(child.traitCollection.verticalSizeClass == parent.traitCollection.verticalSizeClass)
            parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)
            #expect(
                child.traitCollection.verticalSizeClass == .compact
                    && child.traitCollection.horizontalSizeClass == parent.traitCollection.horizontalSizeClass)
            parent.setOverrideTraitCollection(nil, forChild: child)
            #expect(child.traitCollection.verticalSizeClass == parent.traitCollection.verticalSizeClass)
            #expect(child.traitCollection.horizontalSizeClass == parent.traitCollection.horizontalSizeClass)
        }
    }

    @Test("an override for a child counts before any view is loaded", .rule("C-38"))
    func overrideBeforeLoading() {
        let parent = P(), child = C(), grandchild = A()
        parent.addChild(child)
        child.addChild(grandchild)
        let own = parent.traitCollection, other: UIUserInterfaceSizeClass = own.horizontalSizeClass == .compact ? .regular : .compact
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: other), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == other && grandchild.traitCollection.horizontalSizeClass == other)
        #expect(child.traitCollection.verticalSizeClass == own.verticalSizeClass && parent.traitCollection == own)
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.traitCollection == own && grandchild.traitCollection == own)
        #expect(!parent.isViewLoaded && !child.isViewLoaded && !grandchild.isViewLoaded)
    }

    final class Styling: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { true }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    }
    final class Redirecting: UIViewController {
        override var childForStatusBarStyle: UIViewController? { children.first }
        override var childForStatusBarHidden: UIViewController? { children.first }
    }

    @Test("the status bar follows childForStatusBarStyle and childForStatusBarHidden", .rule("C-42", "C-43"))
    func statusBar() {
        let plain = StatusBarAppearance.answer(of: A())
        #expect(plain == StatusBarAppearance.Answer(style: .default, isHidden: false, animation: .fade, interfaceStyle: .light))
        let outer = Redirecting(), inner = Redirecting(), leaf = Styling()
        outer.addChild(inner)
        inner.addChild(leaf)
        #expect(
            StatusBarAppearance.answer(of: outer)
                == StatusBarAppearance.Answer(style: .lightContent, isHidden: true, animation: .slide, interfaceStyle: .light))
    }

    @Test(
        "only a full-screen modal, or one with modalPresentationCapturesStatusBarAppearance, controls the status bar",
        .rule("C-44", "SP-D026"))
    func statusBarOfModals() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!
            let sheet = Styling()
            root.present(sheet, animated: false)
            #expect(StatusBarAppearance.answer(of: root).style == .default)
            sheet.modalPresentationCapturesStatusBarAppearance = true
            #expect(StatusBarAppearance.answer(of: root).style == .lightContent)
            sheet.dismiss(animated: false)
            let full = Styling()
            full.modalPresentationStyle = .fullScreen
            root.present(full, animated: false)
            #expect(StatusBarAppearance.answer(of: root).style == .lightContent)
        }
    }

    // MARK: Containment checker

    private final class Meddling: UIViewController {
        override func viewDidLoad() { parent?.view.addSubview(view) }
        override func viewWillAppear(_ animated: Bool) { view.frame.origin.x += 1 }
    }

    @Test("the containment checker reports a child that adds or places itself, with the callback in which it does so", .rule("C-16"))
    func meddlers() {
        let nav = N(rootViewController: A())
        Scenario.run(nav) { scenario in
            let child = Meddling(), parent = nav.topViewController!
            let warnings = ContainmentChecker.checking {
                parent.addChild(child)
                child.loadViewIfNeeded()
                child.didMove(toParent: parent)
                nav.pushViewController(B(), animated: false)
                nav.popViewController(animated: false)
                scenario.settle()
            }
            #expect(warnings.map(\.mistake) == [.childAddsItself, .childSetsOwnFrame])
            #expect(warnings.first?.message.contains("Meddling puts its own view into A's view in viewDidLoad") == true)
            #expect(warnings.last?.message.contains("Meddling places its own view in viewWillAppear") == true)
        }
    }

    @Test("a stage reports containment mistakes to the test")
    func warnings() {
        let parent = P(), orphan = B(), child = C()
        let stage = Stage(root: parent)
        let found = stage.containmentWarnings {
            parent.view.addSubview(orphan.view)
            parent.addChild(child)
        }
        #expect(
            found == [
                "B's view was put into P's view without addChild. Call addChild before and didMove(toParent:) after.",
                "C was added to P, but didMove(toParent:) was not called. Call it after the view is in place, or at the end of the animation.",
            ])
        #expect(stage.containmentWarnings { child.didMove(toParent: parent) } == [])
    }

    @Test("the containment checker reports a view without addChild, a missing didMove, and a missing willMove")
    func checker() {
        let parent = P(), child = C()
        let missing = ContainmentChecker.checking { parent.addChild(child) }
        #expect(missing.map(\.mistake) == [.missingDidMove])
        #expect(missing.first?.message.contains("C was added to P") == true)
        child.didMove(toParent: parent)
        #expect(ContainmentChecker.checking { child.removeFromParent() }.map(\.mistake) == [.missingWillMove])
        let orphan = B()
        #expect(ContainmentChecker.checking { parent.view.addSubview(orphan.view) }.map(\.mistake) == [.viewWithoutChild])
        #expect(
            ContainmentChecker.checking {
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            } == [])
    }
}
