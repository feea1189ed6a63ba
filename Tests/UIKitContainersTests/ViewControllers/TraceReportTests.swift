import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Published measurements of view controllers on Apple's UIKit, both values and orders; each test names its source.
@MainActor @Suite("controllers as measured values have them", .serialized)
struct TraceReportTests {
    // MARK: Flags

    final class Flags: UIViewController {
        var log: [String] = []
        private func note(_ event: String) {
            let flags = [
                (isMovingToParent, "to"), (isMovingFromParent, "from"), (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"),
            ]
            log.append(([event] + flags.filter(\.0).map(\.1)).joined(separator: " "))
        }
        override func viewWillAppear(_ animated: Bool) { note("will") }
        override func viewDidAppear(_ animated: Bool) { note("did") }
        override func viewWillDisappear(_ animated: Bool) { note("leave") }
        override func viewDidDisappear(_ animated: Bool) { note("left") }
    }

    // bamboo-hero.com/entry/is-moving-to-from-parent and jianshu 868deba6edbf: a root that pushes, is returned to, and presents.
    @Test(
        "of a root, a pushed controller and a modal one, each sees its own move and no other's",
        .rule("B-71", "B-72", "B-73", "B-74", "B-75"),
        arguments: [true, false])
    func flags(_ animated: Bool) {
        let root = Flags(), pushed = Flags(), modal = Flags(), nav = UINavigationController(rootViewController: root)
        let stage = Stage(root: nav)
        stage.settle()
        nav.pushViewController(pushed, animated: animated)
        stage.settle()
        nav.popViewController(animated: animated)
        stage.settle()
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: animated)
        stage.settle()
        root.dismiss(animated: animated)
        stage.settle()
        #expect(root.log == ["will to", "did to", "leave", "left", "will", "did", "leave", "left", "will", "did"])
        #expect(pushed.log == ["will to", "did to", "leave from", "left from"])
        #expect(modal.log == ["will presented", "did presented", "leave dismissed", "left dismissed"])
    }

    @Test("each controller that a dismissal takes along is being dismissed", .rule("B-72", "SP-D068"), arguments: [true, false])
    func flagsOfChain(_ animated: Bool) {
        let all = (0..<4).map { _ in Flags() }, stage = Stage(root: all[0])
        stage.settle()
        for (presenter, presented) in zip(all, all.dropFirst()) {
            presenter.present(presented, animated: false)
            stage.settle()
        }
        all[0].dismiss(animated: animated)
        stage.settle()
        for modal in all.dropFirst() {
            #expect(modal.log == ["will presented", "did presented", "leave dismissed", "left dismissed"])
            #expect(!modal.isBeingDismissed)
        }
        #expect(all[0].log == ["will", "did"])
    }

    final class Leaving: UIViewController {
        var log: [String] = []
        override func viewWillDisappear(_ animated: Bool) {
            guard let stack = navigationController?.viewControllers else { return log.append("no stack") }
            if stack.count > 1, stack[stack.count - 2] === self { log.append("pushed") }
            if !stack.contains(self) { log.append("popped") }
        }
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            log.append("will \(parent == nil ? "leave" : "join")")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            log.append("did \(parent == nil ? "leave" : "join")")
        }
    }

    // exchangetuts.com, "viewWillDisappear: Determine whether view controller is being popped or is showing a sub-view controller".
    @Test(
        "in viewWillDisappear the stack already is the new one, and still the controller's", .rule("F-05", "F-08", "F-09"),
        arguments: [true, false])
    func stackWhileLeaving(_ animated: Bool) {
        let leaving = Leaving(), nav = UINavigationController(rootViewController: A()), stage = Stage(root: nav)
        stage.settle()
        nav.pushViewController(leaving, animated: animated)
        stage.settle()
        nav.pushViewController(B(), animated: animated)
        stage.settle()
        nav.popViewController(animated: animated)
        stage.settle()
        nav.popViewController(animated: animated)
        stage.settle()
        #expect(leaving.log == ["will join", "did join", "pushed", "will leave", "popped", "did leave"])
    }

    // MARK: Presenters

    // dev.to/onmyway133/understanding-presentingviewcontroller-19c9: the original presenter, the presenting, and the presented controller.
    @Test(
        "a child that presents full screen is a presenter beside the root, and each of the three dismisses",
        .rule("C-50", "C-51", "C-56"), arguments: [0, 1, 2])
    func threePresenters(_ dismisser: Int) {
        let child = A(), nav = N(rootViewController: child), modal = M(), stage = Stage(root: nav)
        stage.settle()
        modal.modalPresentationStyle = .fullScreen
        child.present(modal, animated: true)
        stage.settle()
        #expect(modal.presentingViewController === nav)
        #expect(child.presentedViewController === modal && nav.presentedViewController === modal)
        [child, nav, modal][dismisser].dismiss(animated: true)
        stage.settle()
        #expect(modal.presentingViewController == nil && child.presentedViewController == nil && nav.presentedViewController == nil)
    }

    // takorras.hatenablog.com/entry/2020/06/25/000726: the table of A, B and C, and what a dismissal lower in the stack takes along.
    @Test(
        "in a stack of three each knows its neighbors; a dismissal takes what is above its receiver", .rule("C-50", "C-56"),
        arguments: [0, 1, 2])
    func stackOfThree(_ receiver: Int) {
        let all: [UIViewController] = [A(), B(), C()], stage = Stage(root: all[0])
        stage.settle()
        all[0].present(all[1], animated: false)
        stage.settle()
        all[1].present(all[2], animated: false)
        stage.settle()
        for (index, controller) in all.enumerated() {
            #expect(controller.presentingViewController === (index > 0 ? all[index - 1] : nil))
            #expect(controller.presentedViewController === (index < 2 ? all[index + 1] : nil))
        }
        all[receiver].dismiss(animated: true)
        stage.settle()
        // Neither A nor B has anything left above it; C leaves, and B stays.
        #expect(all[0].presentedViewController === (receiver == 0 ? nil : all[1]))
        #expect(all[1].presentedViewController == nil && all[2].presentingViewController == nil)
        all[0].dismiss(animated: false)
        stage.settle()
    }

    // MARK: Orientations

    final class Wide: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    final class Asking: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            topViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
        }
    }
    private var isWide: Bool { UIScreen.main.bounds.width > UIScreen.main.bounds.height }

    // nunoalexandre.com/2018/07/14/forcing-an-orientation-in-ios
    @Test(
        "pushing a landscape controller turns nothing; once the device was turned, the interface stays in landscape", .rule("D-02", "D-10"))
    func pushedSideways() {
        let nav = Asking(rootViewController: A()), stage = Stage(root: nav)
        stage.settle()
        nav.pushViewController(Wide(), animated: true)
        stage.settle()
        #expect(!isWide)
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        #expect(isWide)
        stage.rotate(to: .portrait)
        stage.settle()
        #expect(isWide)
    }

    // jierong.dev/2020/10/04/supportedinterfaceorientations.html
    @Test(
        "the mask of a presented controller counts if it fills the window, and a sheet's does not", .rule("D-02", "D-11"),
        arguments: [(UIModalPresentationStyle.fullScreen, true), (.pageSheet, false)])
    func presentedMask(_ style: UIModalPresentationStyle, _ counts: Bool) {
        let root = A(), wide = Wide(), stage = Stage(root: root)
        stage.settle()
        wide.modalPresentationStyle = style
        root.present(wide, animated: true)
        stage.settle()
        #expect(isWide == counts)
        root.dismiss(animated: false)
        stage.settle()
    }

    // The same: a container's mask is its own, not its children's.
    @Test("a child's mask does not limit its container", .rule("D-02", "F-67"))
    func childMask() {
        let stage = Stage(root: N(rootViewController: Wide()))
        stage.settle()
        #expect(!isWide)
        stage.rotate(to: .landscapeRight)
        stage.settle()
        #expect(isWide)
        stage.rotate(to: .portrait)
        stage.settle()
        #expect(!isWide)
    }

    // MARK: Safe area

    // Stack Overflow 52483010: 80 points more at the bottom of the container, and a child that ends 30 points above it.
    @Test("a child gets the part of its container's additional inset that reaches into it", .rule("L-01", "L-04"), arguments: [0, 30, 100])
    func additionalInset(_ gap: CGFloat) {
        let container = P(), child = C(), stage = Stage(root: container, device: "iPhone 7")
        container.additionalSafeAreaInsets.bottom = 80
        container.addChild(child)
        container.view.addSubview(child.view)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            child.view.heightAnchor.constraint(equalToConstant: 200),
            child.view.leadingAnchor.constraint(equalTo: container.view.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: container.view.trailingAnchor),
            child.view.bottomAnchor.constraint(equalTo: container.view.bottomAnchor, constant: -gap),
        ])
        child.didMove(toParent: container)
        stage.settle()
        #expect(container.view.safeAreaInsets.bottom == 80)
        #expect(child.view.safeAreaInsets.bottom == max(0, 80 - gap))
    }

    // qiita.com/lovee/items/21131fb441a1a86b45e3 (iPhone X)
    @Test("a view 10 points below its parent's top has 10 points less of its inset, and so has what is in it", .rule("L-01"))
    func nestedInset() {
        let root = A(), stage = Stage(root: root, device: "iPhone X"), view = UIView(), inner = UIView()
        stage.settle()
        view.frame = root.view.bounds.offsetBy(dx: 0, dy: 10)
        root.view.addSubview(view)
        inner.frame = view.bounds.offsetBy(dx: 0, dy: 4)
        view.addSubview(inner)
        stage.settle()
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(view.safeAreaInsets.top == 34 && inner.safeAreaInsets.top == 30)
    }

    final class Insets: UIViewController {
        var log: [String] = []
        private func note(_ event: String) { log.append("\(event) \(Int(view.safeAreaInsets.top)) \(Int(view.safeAreaInsets.bottom))") }
        override func viewDidLoad() { note("load") }
        override func viewWillAppear(_ animated: Bool) { note("will") }
        override func viewWillLayoutSubviews() { note("layout") }
        override func viewDidLayoutSubviews() { note("laid out") }
        override func viewDidAppear(_ animated: Bool) { note("did") }
    }

    // qiita.com/hituziando/items/e5873b5bfa42247071e6 (iPhone X simulator)
    @Test("the safe area is zero while the view loads and before it appears, and final when it is laid out", .rule("B-06", "L-06", "L-07"))
    func insetsInCallbacks() {
        let root = Insets(), stage = Stage(root: root, device: "iPhone X")
        stage.settle()
        var once: [String] = []
        for event in root.log where !once.contains(event) { once.append(event) }
        #expect(once == ["load 0 0", "will 0 0", "layout 44 34", "laid out 44 34", "did 44 34"])
    }

    // MARK: Windows

    final class Covered: UIViewController {
        weak var target: UIWindow?
        let brown = UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
        override func viewDidLoad() {
            super.viewDidLoad()
            target?.addSubview(brown)
        }
    }

    // juejin.cn/post/6844903546104119310: a navigation controller's view is in the window when its root loads.
    // FIXME(gap): without a navigation controller, the source's brown view lies behind the root's view; here it lies in front.
    @Test("a view that a navigation controller's root adds to the window in viewDidLoad lies in front", .rule("I-05", "B-45"))
    func addedToWindow() {
        let covered = Covered(), stage = Stage()
        covered.target = stage.window
        stage.show(UINavigationController(rootViewController: covered))
        stage.settle()
        #expect(stage.window.hitTest(CGPoint(x: 50, y: 150), with: nil) === covered.brown)
    }

    // MARK: Split views

    // commandshift.co.uk/blog/2016/04/11/understanding-split-view-controller
    @Test(
        "a split view controller counts as expanded until it is in a compact window", .rule("H-01"), arguments: ["iPhone 14", "iPad Air 2"])
    func bornExpanded(_ device: String) {
        let stage = Stage(device: device), split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: A()), B()]
        #expect(!split.isCollapsed && split.viewControllers.count == 2)
        stage.show(split)
        stage.settle()
        #expect(split.isCollapsed == (device == "iPhone 14"))
        #expect(split.viewControllers.count == (device == "iPhone 14" ? 1 : 2))
    }

    // The same article's table of devices, orientations, and multitasking states.
    @Test(
        "a split view controller is collapsed in the table's compact widths only", .rule("H-01", "D-50", "D-51", "D-52"),
        arguments: [
            ("iPad Air 2", UIInterfaceOrientation.portrait, nil, false), ("iPad Air 2", .landscapeLeft, nil, false),
            ("iPad Air 2", .landscapeLeft, CGSize(width: 694, height: 768), false),
            ("iPad Air 2", .landscapeLeft, CGSize(width: 507, height: 768), true),
            ("iPad Pro 12.9", .landscapeLeft, CGSize(width: 678, height: 1024), false),
            ("iPad Air 2", .landscapeLeft, CGSize(width: 320, height: 768), true),
            ("iPad Air 2", .portrait, CGSize(width: 438, height: 1024), true), ("iPhone 6 Plus", .landscapeLeft, nil, false),
            ("iPhone 6 Plus", .portrait, nil, true), ("iPhone 8", .landscapeLeft, nil, true), ("iPhone 8", .portrait, nil, true),
        ] as [(String, UIInterfaceOrientation, CGSize?, Bool)])
    func collapsed(_ device: String, _ orientation: UIInterfaceOrientation, _ size: CGSize?, _ isCollapsed: Bool) {
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: A()), B()]
        let stage = Stage(root: split, device: device, orientation: orientation, size: size)
        stage.settle()
        #expect(split.isCollapsed == isCollapsed)
    }

    // malcolmhall.com/2017/01/27: what a navigation controller does with a secondary navigation controller, and gives back.
    @Test("a collapse pushes the secondary onto the primary's stack, and an expansion takes it off again", .rule("H-03", "H-04"))
    func pushedSecondary() {
        let primary = UINavigationController(rootViewController: A()), detail = B(), split = UISplitViewController()
        split.viewControllers = [primary, UINavigationController(rootViewController: detail)]
        let stage = Stage(root: split, device: "iPad Air 2", orientation: .landscapeLeft)
        stage.settle()
        #expect(primary.viewControllers.count == 1 && !split.isCollapsed)
        stage.resize(to: CGSize(width: 320, height: 768))
        stage.settle()
        #expect(split.isCollapsed && primary.viewControllers.count == 2 && detail.view.window != nil)
        stage.resize(to: CGSize(width: 1024, height: 768))
        stage.settle()
        #expect(!split.isCollapsed && primary.viewControllers.count == 1)
        #expect(split.viewControllers.count == 2 && detail.view.window != nil)
    }
}
