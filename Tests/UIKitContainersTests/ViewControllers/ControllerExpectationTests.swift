import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// What authors of UIKit apps expect where containers, gestures, coordinators, and presentations meet.
@MainActor @Suite("Common expectations of view controllers", .serialized)
struct ControllerExpectationTests {
    // MARK: Gestures

    final class Gate: NSObject, UIGestureRecognizerDelegate {
        var isOpen = false
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
    }

    @Test("an app's delegate of the back swipe decides whether it begins, also without a bar", .rule("F-62"), arguments: [false, true])
    func gatedBackSwipe(_ hidesBar: Bool) {
        let nav = N(rootViewController: A()), gate = Gate()
        nav.pushViewController(B(), animated: false)
        nav.isNavigationBarHidden = hidesBar
        nav.interactivePopGestureRecognizer?.delegate = gate
        let stage = Stage(root: nav)
        stage.settle()
        func swipe() {
            stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 1)
            stage.settle()
        }
        swipe()
        #expect(nav.viewControllers.count == 2)
        gate.isOpen = true
        swipe()
        #expect(nav.viewControllers.count == 1)
    }

    final class Told: NSObject, UIAdaptivePresentationControllerDelegate {
        var log: [String] = []
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.append("attempt") }
    }

    @Test(
        "a sheet can be swiped away, the swipe can be canceled, and isModalInPresentation of any controller inside prevents it",
        .rule("C-67", "C-68", "B-37", "SP-D060"))
    func pulledSheet() {
        let root = A(), stage = Stage(root: root), content = B(), nav = N(rootViewController: content), told = Told()
        root.present(nav, animated: false)
        nav.presentationController?.delegate = told
        stage.settle()
        let top = nav.view.convert(CGPoint(x: 196, y: 20), to: nil)
        func pull(by distance: CGFloat) {
            stage.drag(from: top, to: CGPoint(x: top.x, y: top.y + distance), duration: 1.5)
            stage.settle()
        }
        content.isModalInPresentation = true
        pull(by: 500)
        #expect(root.presentedViewController === nav && told.log == ["attempt"])
        content.isModalInPresentation = false
        told.log = []
        pull(by: 60)
        #expect(root.presentedViewController === nav && nav.appearance.phase == .appeared && content.appearance.phase == .appeared)
        #expect(!told.log.contains("did"))
        told.log = []
        pull(by: 600)
        #expect(root.presentedViewController == nil && told.log == ["will", "did"])
    }

    // MARK: Coordinators

    @Test(
        "a controller deep in containers has the coordinator of the push that it takes part in, and none afterward",
        .rule("B-80", "SP-E043"))
    func nestedCoordinator() {
        final class Asking: UIViewController {
            var seen: [Bool] = []
            override func viewWillAppear(_ animated: Bool) { seen.append(transitionCoordinator != nil) }
        }
        let inner = Asking(), holder = UIViewController()
        holder.addChild(inner)
        holder.view.addSubview(inner.view)
        inner.didMove(toParent: holder)
        let nav = N(rootViewController: A()), other = B(), tabs = UITabBarController()
        tabs.viewControllers = [nav, other]
        let stage = Stage(root: tabs)
        stage.settle()
        var ran: [Bool] = []
        nav.pushViewController(holder, animated: true)
        stage.advance(by: 0.05)
        #expect(inner.seen == [true] && inner.transitionCoordinator != nil && nav.transitionCoordinator != nil)
        #expect(tabs.transitionCoordinator == nil && other.transitionCoordinator == nil)
        inner.transitionCoordinator?.animate(alongsideTransition: nil) { ran.append($0.isCancelled) }
        stage.settle()
        #expect(ran == [false] && inner.transitionCoordinator == nil && nav.transitionCoordinator == nil)
    }

    // MARK: Presentations

    @Test(
        "the completion of a dismissal may present immediately", .rule("C-55"),
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen],
        [false, true])
    func presentFromCompletion(_ style: UIModalPresentationStyle, _ animated: Bool) {
        let root = A(), stage = Stage(root: root), first = B(), second = C()
        stage.settle()
        (first.modalPresentationStyle, second.modalPresentationStyle) = (style, style)
        root.present(first, animated: animated)
        stage.settle()
        first.dismiss(animated: animated) { root.present(second, animated: animated) }
        stage.settle()
        #expect(root.presentedViewController === second && second.view.window != nil && first.view.window == nil)
        #expect(second.appearance.phase == .appeared && first.appearance.phase == .disappeared)
        second.dismiss(animated: animated)
        stage.settle()
        #expect(root.presentedViewController == nil && root.view.window != nil && root.appearance.phase == .appeared)
    }

    @Test("a sheet over a landscape screen rotates with it and keeps its maximum width", .rule("SP-D081", "SP-D041"))
    func turnedSheet() {
        let root = A(), stage = Stage(root: root), modal = B()
        root.present(modal, animated: false)
        stage.settle()
        let upright = modal.view.convert(modal.view.bounds, to: nil)
        HostInput().rotate(to: .landscapeLeft, animated: true)
        stage.settle()
        #expect(modal.view.convert(modal.view.bounds, to: nil) == stage.window.bounds)
        #expect(root.view.window != nil && root.presentedViewController === modal)
        HostInput().rotate(to: .portrait, animated: true)
        stage.settle()
        #expect(modal.view.convert(modal.view.bounds, to: nil) == upright)
    }

    final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    final class Lying: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    /// The code with which apps let the top screen decide.
    final class Following: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            topViewController?.supportedInterfaceOrientations ?? .all
        }
    }

    @Test(
        "a full-screen landscape controller rotates the interface, and its dismissal rotates it back", .rule("D-10", "D-11", "F-67"),
        arguments: [false, true])
    func lyingScreen(_ animated: Bool) {
        let nav = Following(rootViewController: Upright()), stage = Stage(root: nav), player = Lying()
        stage.settle()
        HostInput().rotate(to: .landscapeLeft, animated: false)
        stage.settle()
        #expect(stage.window.bounds.width < stage.window.bounds.height)
        HostInput().rotate(to: .portrait, animated: false)
        player.modalPresentationStyle = .fullScreen
        nav.present(player, animated: animated)
        stage.settle()
        #expect(stage.window.bounds.width > stage.window.bounds.height && player.view.bounds.size == stage.window.bounds.size)
        player.dismiss(animated: animated)
        stage.settle()
        #expect(stage.window.bounds.width < stage.window.bounds.height && nav.view.bounds.size == stage.window.bounds.size)
    }

    // MARK: The responder chain

    @Test("an action goes from a presented controller's child to the presenter's containers and the window", .rule("J-01", "J-02"))
    func chain() {
        let child = C(), modal = B(), screen = A(), nav = N(rootViewController: screen), stage = Stage(root: nav)
        modal.addChild(child)
        modal.view.addSubview(child.view)
        child.didMove(toParent: modal)
        screen.present(modal, animated: false)
        stage.settle()
        let hops = Array(sequence(first: child.view as UIResponder, next: \.next))
        let controllers = hops.compactMap { $0 as? UIViewController }
        #expect(controllers == [child, modal, nav])
        #expect(hops.contains { $0 === stage.window } && hops.last { !($0 is UIApplicationDelegate) } is UIApplication)
    }

    // MARK: Pages

    @Test(
        "when pages are set in quick succession, the last one stays and every completion runs in order", .rule("H-31", "H-32"),
        arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func queuedPages(_ style: UIPageViewController.TransitionStyle) {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal),
            all = [A(), B(), C(), P()] as [UIViewController]
        pages.setViewControllers([all[0]], direction: .forward, animated: false)
        let stage = Stage(root: pages)
        stage.settle()
        var done: [Int] = []
        for index in 1...3 { pages.setViewControllers([all[index]], direction: .forward, animated: true) { _ in done.append(index) } }
        stage.settle()
        #expect(done == [1, 2, 3] && pages.viewControllers == [all[3]] && pages.children == [all[3]])
        #expect(
            all[3].appearance.phase == .appeared
                && all[0...2].allSatisfy { $0.appearance.phase == .disappeared && $0.viewIfLoaded?.superview == nil })
    }

    // MARK: Manual appearance

    /// Forwards appearance itself, like carousels and drawers.
    final class Drawer: UIViewController {
        let content: UIViewController
        init(_ content: UIViewController) {
            self.content = content
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(content)
            view.addSubview(content.view)
            content.didMove(toParent: self)
        }
        override func viewWillAppear(_ animated: Bool) { content.beginAppearanceTransition(true, animated: animated) }
        override func viewDidAppear(_ animated: Bool) { content.endAppearanceTransition() }
        override func viewWillDisappear(_ animated: Bool) { content.beginAppearanceTransition(false, animated: animated) }
        override func viewDidDisappear(_ animated: Bool) { content.endAppearanceTransition() }
    }

    @Test(
        "a drawer's content gets each callback once when the drawer is pushed, covered, uncovered, and popped by a canceled swipe",
        .rule("B-52", "B-54", "B-55", "B-57"))
    func drawer() {
        let content = B(), nav = N(rootViewController: A()), drawer = Drawer(content)
        Scenario.run(nav) { scenario in
            scenario.settle()
            scenario.log.clear()
            let steps: Set = ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
            @MainActor func heard() -> [String] {
                let log = scenario.log
                defer { log.clear() }
                return log.events(only: steps).filter { $0.hasPrefix("B.") }.map { String($0.dropFirst(2)) }
            }
            nav.pushViewController(drawer, animated: true)
            scenario.settle()
            #expect(heard() == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
            let modal = M()
            modal.modalPresentationStyle = .fullScreen
            drawer.present(modal, animated: true)
            scenario.settle()
            #expect(heard() == ["viewWillDisappear", "viewDidDisappear"])
            modal.dismiss(animated: true)
            scenario.settle()
            #expect(heard() == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
            let finger = UIPercentDrivenInteractiveTransition()
            _ = nav.stack.pop(animated: true, interactor: finger)
            finger.update(0.4)
            EventLoop.main.advance(by: 0.05)
            finger.cancel()
            scenario.settle()
            #expect(heard() == ["viewWillDisappear", "viewWillAppear", "viewDidAppear"])
            #expect(nav.topViewController === drawer)
        }
    }

    // MARK: Memory

    @Test("a memory warning reaches controllers that are pushed, presented, unselected, or only retained", .rule("E-01", "E-02"))
    func warning() {
        final class Counting: UIViewController {
            var warnings = 0
            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                warnings += 1
            }
        }
        let all = (0..<5).map { _ in Counting() }, tabs = UITabBarController(), nav = N(rootViewController: all[0])
        nav.pushViewController(all[1], animated: false)
        tabs.viewControllers = [nav, all[2]]
        let stage = Stage(root: tabs)
        tabs.present(all[3], animated: false)
        stage.settle()
        HostInput().receiveMemoryWarning()
        #expect(all.map(\.warnings) == [1, 1, 1, 1, 1])
        #expect(!all[2].isViewLoaded && all[1].isViewLoaded && all[0].viewIfLoaded?.window == nil)
    }
}
