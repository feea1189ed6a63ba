import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Behavior of Apple's UIKit that was measured or printed and published; each test names its source.
@MainActor @Suite("View controller behavior in public bug reports", .serialized)
struct PublicReportTests {
    // MARK: Appearance without a window

    // essentialdeveloper/essential-feed-case-study, `simulateAppearance()`; ten public repositories have the same helper.
    @Test(
        "begin and endAppearanceTransition without a window send a controller and its children all three callbacks, the parent first",
        .rule("B-05"),
        arguments: [false, true])
    func appearanceWithoutWindow(_ animated: Bool) {
        let parent = P(), child = C(), log = CallbackLog()
        defer { log.stop() }
        parent.loadViewIfNeeded()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        log.clear()
        parent.beginAppearanceTransition(true, animated: animated)
        #expect(log.events(only: ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]) == ["P.viewWillAppear", "C.viewWillAppear"])
        parent.endAppearanceTransition()
        #expect(
            log.events(only: ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]) == [
                "P.viewWillAppear", "C.viewWillAppear", "P.viewIsAppearing", "C.viewIsAppearing", "P.viewDidAppear", "C.viewDidAppear",
            ])
        parent.beginAppearanceTransition(false, animated: animated)
        parent.endAppearanceTransition()
        #expect(log.events(only: ["viewWillDisappear", "viewDidDisappear"]).last == "C.viewDidDisappear")
        log.clear()
        parent.beginAppearanceTransition(true, animated: animated)
        parent.endAppearanceTransition()
        #expect(log.events(only: ["viewIsAppearing"]) == ["P.viewIsAppearing", "C.viewIsAppearing"])
    }

    // Jon Reid, "iOS Unit Testing by Example" (Pragmatic Bookshelf, 2020): `putInViewHierarchy(_:)` and `executeRunLoop()`.
    @Test(
        "a view added to a window that was never shown and that nothing retains appears, and the window lives until the run loop turns",
        .rule("B-04")
    )
    func windowNobodyShows() {
        let controller = A(), log = CallbackLog()
        defer { log.stop() }
        weak var held: UIWindow?
        do {
            let window = UIWindow()
            held = window
            window.addSubview(controller.view)
        }
        #expect(held != nil && controller.view.window === held)
        #expect(log.events(only: ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]) == ["A.viewWillAppear"])
        EventLoop.main.advance(by: 0.1)
        #expect(
            log.events(only: ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]) == [
                "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
            ])
        #expect(held == nil && controller.view.window == nil)
    }

    @Test("a window that was shown and hidden again sends no callbacks for an added view", .rule("B-45"))
    func hiddenWindow() {
        let window = UIWindow(frame: UIScreen.main.bounds), controller = A(), log = CallbackLog()
        defer { log.stop() }
        window.makeKeyAndVisible()
        EventLoop.main.advance(by: 0.1)
        window.isHidden = true
        window.addSubview(controller.view)
        EventLoop.main.advance(by: 0.1)
        #expect(log.events(only: ["viewWillAppear", "viewDidAppear"]) == [] && controller.view.window === window)
    }

    // MARK: isMovingToParent

    final class Noting: UIViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) { log.append("will \(isMovingToParent)") }
        override func viewDidAppear(_ animated: Bool) { log.append("did \(isMovingToParent)") }
    }

    // Printed trace of bamboohero.hatenablog.com/entry/is-moving-to-from-parent.
    @Test(
        "a navigation controller's root has isMovingToParent in its first appearance only", .rule("B-74", "B-75", "B-77"),
        arguments: [false, true])
    func movingRoot(_ presented: Bool) {
        let root = Noting(), nav = UINavigationController(rootViewController: root), stage = Stage(root: presented ? A() : nav)
        if presented { stage.window.rootViewController?.present(nav, animated: true) }
        stage.settle()
        #expect(root.log == ["will true", "did true"])
        nav.pushViewController(B(), animated: false)
        stage.settle()
        nav.popViewController(animated: false)
        stage.settle()
        #expect(root.log == ["will true", "did true", "will false", "did false"])
    }

    @Test("of a stack set before it appears, only the top has isMovingToParent", .rule("B-74", "B-75"))
    func movingTop() {
        let root = Noting(), top = Noting(), nav = UINavigationController()
        nav.viewControllers = [root, top]
        let stage = Stage(root: nav)
        stage.settle()
        #expect(top.log == ["will true", "did true"] && root.log == [])
        nav.popViewController(animated: false)
        stage.settle()
        #expect(root.log == ["will false", "did false"])
    }

    // MARK: Dismissing twice

    // lionheart/openradar-mirror#16819; pointfreeco/swift-navigation#295, #332.
    @Test("a second dismiss during the first dismisses the receiver itself", .rule("SP-D066"), arguments: [false, true])
    func dismissingTwice(_ animated: Bool) {
        let root = A(), first = B(), second = C(), stage = Stage(root: root)
        for controller in [first, second] as [UIViewController] { controller.modalPresentationStyle = .fullScreen }
        root.present(first, animated: false)
        first.present(second, animated: false)
        stage.settle()
        var order: [Int] = []
        first.dismiss(animated: animated) { order.append(1) }
        first.dismiss(animated: animated) { order.append(2) }
        stage.settle()
        #expect(root.presentedViewController == nil && first.presentingViewController == nil && second.presentingViewController == nil)
        #expect(order == [1, 2])
        #expect(root.view.window != nil)
    }

    @Test("a second dismiss on a controller without a presenter does nothing", .rule("SP-D070"))
    func dismissingTwiceAtTheBottom() {
        let root = A(), first = B(), stage = Stage(root: root)
        root.present(first, animated: false)
        stage.settle()
        var order: [Int] = []
        root.dismiss(animated: true) { order.append(1) }
        root.dismiss(animated: true) { order.append(2) }
        stage.settle()
        #expect(root.presentedViewController == nil && order.sorted() == [1, 2])
    }

    // MARK: Pages

    final class Pager: UIPageViewController {
        let page: UIViewController
        init(_ page: UIViewController) {
            self.page = page
            super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            setViewControllers([page], direction: .forward, animated: true)
        }
    }

    // Stack Overflow 48653763, printed.
    @Test("a page set in the page view controller's viewDidLoad has appeared and moved before its first layout, and appears once")
    func pageInViewDidLoad() {
        let page = C(), pager = Pager(page), log = CallbackLog()
        defer { log.stop() }
        let stage = Stage(root: pager)
        stage.settle()
        let told = log.events(only: ["viewDidLoad", "viewWillAppear", "viewDidAppear", "didMove", "viewWillLayoutSubviews"]).filter {
            $0.hasPrefix("C.")
        }
        #expect(told.prefix(5) == ["C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear", "C.didMove", "C.viewWillLayoutSubviews"])
        #expect(told.filter { $0 == "C.viewWillAppear" }.count == 1 && told.filter { $0 == "C.viewDidAppear" }.count == 1)
        #expect(page.view.window != nil && page.view.bounds.size == stage.window.bounds.size)
    }

    // MARK: Camera

    final class Sideways: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    final class Free: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    }

    // WWDC 2012, session 236: the mask of the topmost full-screen controller and the device decide; the demonstration dismisses a camera in
    // landscape.
    @Test(
        "after a full-screen landscape controller, the screen it covered returns in the device's orientation", .rule("D-10"),
        arguments: [false, true])
    func heldSideways(_ animated: Bool) {
        let root = Free(), camera = Sideways(), stage = Stage(root: root)
        camera.modalPresentationStyle = .fullScreen
        root.present(camera, animated: animated)
        stage.settle()
        #expect(UIScreen.main.bounds.width > UIScreen.main.bounds.height)
        HostInput().rotate(to: .landscapeLeft, animated: false)
        stage.settle()
        root.dismiss(animated: animated)
        stage.settle()
        #expect(UIScreen.main.bounds.width > UIScreen.main.bounds.height && root.view.bounds.size == UIScreen.main.bounds.size)
        HostInput().rotate(to: .portrait, animated: false)
        stage.settle()
        #expect(UIScreen.main.bounds.width < UIScreen.main.bounds.height)
    }

    final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    @Test(
        "rotating the device under a full-screen portrait controller rotates the screen that returns, if it supports that",
        .rule("D-02", "D-10"),
        arguments: [false, true])
    func turnedBeneath(_ mayTurn: Bool) {
        let root = mayTurn ? Free() : Upright(), cover = Upright(), stage = Stage(root: root)
        cover.modalPresentationStyle = .fullScreen
        root.present(cover, animated: false)
        stage.settle()
        HostInput().rotate(to: .landscapeRight, animated: false)
        stage.settle()
        #expect(UIScreen.main.bounds.width < UIScreen.main.bounds.height)
        root.dismiss(animated: false)
        stage.settle()
        #expect((UIScreen.main.bounds.width > UIScreen.main.bounds.height) == mayTurn)
        HostInput().rotate(to: .portrait, animated: false)
        stage.settle()
    }

    // MARK: Similar reports

    // The same helper on a controller that a factory wraps in a navigation or tab bar controller.
    @Test(
        "UIKit's containers forward manual appearance transitions without a window", .rule("B-56"),
        arguments: ["navigation", "tabs", "split"])
    func containersWithoutWindow(_ kind: String) {
        let child = C(), log = CallbackLog()
        defer { log.stop() }
        let container: UIViewController
        switch kind {
        case "navigation": container = UINavigationController(rootViewController: child)
        case "tabs":
            let tabs = UITabBarController()
            tabs.viewControllers = [child, A()]
            container = tabs
        default:
            container = P()
            container.addChild(child)
            container.view.addSubview(child.view)
        }
        container.loadViewIfNeeded()
        container.beginAppearanceTransition(true, animated: false)
        container.endAppearanceTransition()
        #expect(
            log.events(only: ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]).filter { $0.hasPrefix("C.") } == [
                "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear",
            ])
        container.beginAppearanceTransition(false, animated: false)
        container.endAppearanceTransition()
        #expect(
            log.events(only: ["viewWillDisappear", "viewDidDisappear"]).filter { $0.hasPrefix("C.") } == [
                "C.viewWillDisappear", "C.viewDidDisappear",
            ])
    }

    // Stack Overflow 10713556 and others: two calls of begin without an end between them.
    @Test("beginning an appearance twice sends viewWillAppear once and logs", .rule("B-58"))
    func begunTwice() {
        let controller = A(), log = CallbackLog()
        defer { log.stop() }
        let lines = Console.capturing {
            controller.beginAppearanceTransition(true, animated: false)
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
        }
        #expect(
            log.events(only: ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]) == [
                "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
            ])
        #expect(lines.count == 1 && lines[0].hasPrefix("Unbalanced calls to begin/end appearance transitions"))
    }

    @Test("a view added to a window that is then shown appears once", .rule("B-04"))
    func shownLater() {
        let controller = A(), window = UIWindow(frame: UIScreen.main.bounds), log = CallbackLog()
        defer { log.stop() }
        window.addSubview(controller.view)
        EventLoop.main.advance(by: 0.1)
        window.isHidden = false
        EventLoop.main.advance(by: 0.1)
        #expect(log.events(only: ["viewWillAppear", "viewDidAppear"]) == ["A.viewWillAppear", "A.viewDidAppear"])
        controller.view.removeFromSuperview()
        #expect(log.events(only: ["viewWillDisappear", "viewDidDisappear"]) == ["A.viewWillDisappear", "A.viewDidDisappear"])
        window.isHidden = true
    }

    @Test("setViewControllers while visible sets isMovingToParent for the new top only", .rule("B-74", "B-75"))
    func movingReplacement() {
        let nav = UINavigationController(rootViewController: A()), stage = Stage(root: nav), under = Noting(), top = Noting()
        stage.settle()
        nav.setViewControllers([under, top], animated: false)
        stage.settle()
        #expect(top.log == ["will true", "did true"])
        nav.popViewController(animated: false)
        stage.settle()
        #expect(under.log == ["will false", "did false"])
    }

    @Test("dismissing the top and its presenter in one turn dismisses both", .rule("SP-D066"), arguments: [false, true])
    func dismissingEach(_ animated: Bool) {
        let root = A(), first = B(), second = C(), stage = Stage(root: root)
        root.present(first, animated: false)
        first.present(second, animated: false)
        stage.settle()
        second.dismiss(animated: animated)
        first.dismiss(animated: animated)
        stage.settle()
        #expect(root.presentedViewController == nil && second.presentingViewController == nil)
    }

    @Test(
        "when pages are set twice before the page view controller appears, only the last one appears, once",
        arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func pagesSetTwice(_ style: UIPageViewController.TransitionStyle) {
        let first = A(), second = C(), pager = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal),
            log = CallbackLog()
        defer { log.stop() }
        pager.loadViewIfNeeded()
        pager.setViewControllers([first], direction: .forward, animated: false)
        pager.setViewControllers([second], direction: .forward, animated: false)
        let stage = Stage(root: pager)
        stage.settle()
        #expect(
            log.events(only: ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]).filter { $0.hasPrefix("A.") }
                == [
                    "A.viewWillAppear", "A.viewDidAppear", "A.viewWillDisappear", "A.viewDidDisappear",
                ])
        #expect(
            log.events(only: ["viewWillAppear", "viewDidAppear"]).filter { $0.hasPrefix("C.") } == ["C.viewWillAppear", "C.viewDidAppear"])
        #expect(first.parent == nil && second.view.window != nil)
    }

    @Test("a page set before the page view controller's view is loaded appears with it", .rule("H-32"))
    func pageBeforeView() {
        let page = C(), pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), log = CallbackLog()
        defer { log.stop() }
        pager.setViewControllers([page], direction: .forward, animated: false)
        let stage = Stage(root: pager)
        stage.settle()
        #expect(
            log.events(only: ["viewWillAppear", "viewDidAppear"]).filter { $0.hasPrefix("C.") } == ["C.viewWillAppear", "C.viewDidAppear"])
        #expect(page.view.bounds.size == stage.window.bounds.size)
    }
}
