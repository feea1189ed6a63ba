import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// The details of rules beyond their main case: the other initializer, the other container, the other generation.
@MainActor @Suite("Further details of the rules", .serialized)
struct RuleDetailTests {
    // MARK: Loading

    @Test("no initializer loads the view: neither init(coder:) nor init(nibName:), in no class", .rule("A-01"))
    func decoded() {
        let controllers: [UIViewController?] = [
            UIViewController(coder: NSCoder()), UIViewController(nibName: "Screen", bundle: nil), UINavigationController(),
            UINavigationController(rootViewController: A()), UINavigationController(navigationBarClass: nil, toolbarClass: nil),
            UITabBarController(),
            UISplitViewController(), UISplitViewController(style: .doubleColumn), UIPageViewController(),
            UITableViewController(style: .plain),
            UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
            UISearchController(searchResultsController: A()),
            UIAlertController(title: nil, message: nil, preferredStyle: .alert),
            UIActivityViewController(activityItems: [], applicationActivities: nil),
            UIColorPickerViewController(), UIFontPickerViewController(), UIImagePickerController(), UIInputViewController(),
        ]
        for controller in controllers {
            #expect(controller?.isViewLoaded == false && controller?.viewIfLoaded == nil, "\(type(of: controller!))")
        }
    }

    final class Dying: UIViewController {
        let died: () -> Void
        init(_ died: @escaping () -> Void) {
            self.died = died
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        isolated deinit { died() }
    }

    @Test("a dismissed controller lives through the completion; a popped one is released with the call", .rule("A-30"))
    func lifetimes() {
        Scenario.run(A()) { scenario in
            var isDead = false, wasDeadInCompletion = true
            do {
                let modal = Dying { isDead = true }
                scenario.window.rootViewController?.present(modal, animated: false)
            }
            scenario.settle()
            scenario.window.rootViewController?.dismiss(animated: true) { wasDeadInCompletion = isDead }
            scenario.settle()
            #expect(!wasDeadInCompletion && isDead)
        }
        // Since iOS 26 the change itself begins with the next layout pass. (B-32)
        for generation in [Generation.ios16, .ios26] {
            let nav = N(rootViewController: A())
            Scenario.run(nav, generation) { scenario in
                var isDead = false
                autoreleased { nav.setViewControllers([A(), Dying { isDead = true }, B()], animated: false) }
                scenario.settle()
                #expect(!isDead)
                nav.setViewControllers([A()], animated: false)
                #expect(isDead, "\(generation)")
                scenario.settle()
            }
        }
    }

    private func autoreleased(_ body: () -> Void) { body() }

    // MARK: Appearance

    final class Layered: UIViewController {
        final class Root: UIView {
            var log: (String) -> Void = { _ in }
            override func layoutSubviews() {
                super.layoutSubviews()
                log("layoutSubviews")
            }
            override func updateConstraints() {
                log("updateConstraints")
                super.updateConstraints()
            }
        }
        var log: [String] = []
        var callsSuper = true
        override func loadView() {
            let root = Root()
            root.log = { [unowned self] in log.append($0) }
            view = root
        }
        override func updateViewConstraints() {
            log.append("updateViewConstraints")
            if callsSuper { super.updateViewConstraints() }
        }
        override func viewWillLayoutSubviews() { log.append("will") }
        override func viewDidLayoutSubviews() { log.append("did") }
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            log.append("safe area")
        }
    }

    @Test(
        "updateViewConstraints replaces the view's updateConstraints, and viewWill and DidLayoutSubviews surround its layoutSubviews",
        .rule("B-12", "B-13"))
    func brackets() {
        let controller = Layered()
        Scenario.run(controller) { scenario in
            controller.log = []
            controller.view.setNeedsUpdateConstraints()
            scenario.settle()
            #expect(controller.log == ["updateViewConstraints", "updateConstraints", "will", "layoutSubviews", "did"])
            controller.callsSuper = false
            controller.log = []
            controller.view.setNeedsUpdateConstraints()
            scenario.settle()
            #expect(controller.log == ["updateViewConstraints", "will", "layoutSubviews", "did"])
            controller.log = []
            controller.view.addSubview(UIView())
            controller.view.subviews.last?.setNeedsLayout()
            controller.view.layoutIfNeeded()
            controller.log = []
            controller.view.subviews.last?.setNeedsLayout()
            scenario.settle()
            #expect(controller.log == [])
        }
    }

    @Test("viewSafeAreaInsetsDidChange is called when additionalSafeAreaInsets change the safe area", .rule("B-10"))
    func safeAreaAgain() {
        let controller = Layered()
        Scenario.run(controller) { scenario in
            #expect(controller.log.firstIndex(of: "safe area").map { $0 < controller.log.firstIndex(of: "will") ?? 0 } == true)
            controller.log = []
            controller.additionalSafeAreaInsets.top = 12
            scenario.settle()
            #expect(controller.log.filter { $0 == "safe area" }.count == 1)
            controller.additionalSafeAreaInsets.top = 12
            scenario.settle()
            #expect(controller.log.filter { $0 == "safe area" }.count == 1)
        }
    }

    final class AdaptingNot: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
            -> UIModalPresentationStyle
        { .none }
    }

    @Test("a popover keeps its presenter's view; currentContext replaces it", .rule("B-28", "B-24", "B-25"))
    func contexts() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M(), delegate = AdaptingNot()
            modal.modalPresentationStyle = .popover
            modal.popoverPresentationController?.sourceView = root.view
            modal.popoverPresentationController?.delegate = delegate
            root.present(modal, animated: false)
            scenario.settle()
            #expect(scenario.appearance == ["M.viewDidLoad", "M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear"])
            scenario.log.clear()
            modal.dismiss(animated: false) { scenario.log.note("completion") }
            scenario.settle()
            #expect(scenario.appearance == ["M.viewWillDisappear", "M.viewDidDisappear", "completion"])
        }
        let context = A(), nav = N(rootViewController: context)
        context.definesPresentationContext = true
        Scenario.run(nav) { scenario in
            let modal = M()
            modal.modalPresentationStyle = .currentContext
            context.present(modal, animated: false) { scenario.log.note("completion") }
            scenario.settle()
            #expect(
                scenario.appearance == [
                    "M.viewDidLoad", "A.viewWillDisappear", "M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear",
                    "A.viewDidDisappear", "completion",
                ])
            scenario.log.clear()
            modal.dismiss(animated: false) { scenario.log.note("completion") }
            scenario.settle()
            #expect(
                scenario.appearance == [
                    "M.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "M.viewDidDisappear", "completion",
                ])
        }
    }

    final class OldForwarding: UIViewController {
        override func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool { false }
    }
    final class BothForwarding: UIViewController {
        override func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool { false }
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    }

    @Test("the iOS 5 method is called if the new one is not overridden", .rule("B-50"))
    func oldName() {
        #expect(A().shouldAutomaticallyForwardAppearanceMethods)
        #expect(!OldForwarding().shouldAutomaticallyForwardAppearanceMethods)
        #expect(BothForwarding().shouldAutomaticallyForwardAppearanceMethods)
    }

    final class KeepingTurns: UIViewController {
        override func shouldAutomaticallyForwardRotationMethods() -> Bool { false }
    }
    /// Counts rotation callbacks.
    final class Turned: UIViewController {
        var heard: [String] = []
        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) { heard.append("will") }
        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) { heard.append("did") }
    }

    @Test(
        "a parent can keep rotations from its children: with the combined method until iOS 5, with the rotation method from iOS 6 on",
        .rule("B-50", "D-30"),
        arguments: [
            Generation.legacy5, .ios6,
        ])
    func keptTurns(_ generation: Generation) {
        func heard(under parent: UIViewController) -> [String] {
            let child = Turned(), root = CanonicalTraces.Turning()
            for (parent, child) in [(root, parent), (parent, child)] as [(UIViewController, UIViewController)] {
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
            }
            Scenario.run(root, generation) { scenario in
                HostInput().rotate(to: .landscapeLeft)
                scenario.settle()
                HostInput().rotate(to: .portrait, animated: false)
                scenario.settle()
            }
            return child.heard
        }
        #expect(heard(under: A()) == ["will", "did", "will", "did"])
        #expect(heard(under: KeepingTurns()) == (generation == .ios6 ? [] : ["will", "did", "will", "did"]))
        #expect(heard(under: OldForwarding()) == (generation == .ios6 ? ["will", "did", "will", "did"] : []))
    }

    @Test("a manual appearance transition is forwarded to the child's descendants", .rule("B-52"))
    func handedDown() {
        let parent = CanonicalTraces.ByHand(), child = P(), grandchild = C()
        child.addChild(grandchild)
        child.view.addSubview(grandchild.view)
        grandchild.didMove(toParent: child)
        parent.addChild(child)
        Scenario.run(parent) { scenario in
            child.beginAppearanceTransition(true, animated: true)
            parent.view.addSubview(child.view)
            scenario.settle()
            #expect(scenario.appearance == ["P.viewWillAppear", "C.viewWillAppear", "P.viewIsAppearing", "C.viewIsAppearing"])
            child.endAppearanceTransition()
            #expect(scenario.log.events(only: ["viewDidAppear"]) == ["P.viewDidAppear", "C.viewDidAppear"])
        }
    }

    // MARK: Propagation through the hierarchy

    final class Cutting: UIViewController {
        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    }
    final class Noting: UIViewController {
        var log: [String] = []
        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.willTransition(to: newCollection, with: coordinator)
            log.append("traits")
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("size")
        }
        override func viewDidLayoutSubviews() { log.append("layout \(Int(view.bounds.height))") }
    }

    @Test("size and traits reach all descendants, unless an override does not call super", .rule("C-30", "C-33"))
    func cutOff() {
        for (parent, heard) in [(P(), ["traits", "size"]), (Cutting(), [])] as [(UIViewController, [String])] {
            let child = Noting()
            parent.addChild(child)
            child.view.frame = parent.view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            Scenario.on {
                Scenario.run(parent) { scenario in
                    child.log = []
                    HostInput().rotate(to: .landscapeLeft)
                    scenario.settle()
                    #expect(child.log.filter { !$0.hasPrefix("layout") } == heard)
                }
            }
        }
    }

    @Test("showing or hiding a bar changes bounds and layout, and does not call viewWillTransition", .rule("C-35"))
    func bars() {
        let controller = Noting(), nav = N(rootViewController: controller)
        nav.navigationBar.isTranslucent = false
        Scenario.run(nav) { scenario in
            let before = Int(controller.view.bounds.height)
            controller.log = []
            nav.setNavigationBarHidden(true, animated: false)
            scenario.settle()
            #expect(controller.log.last?.hasPrefix("layout") == true)
            #expect(Int(controller.view.bounds.height) > before)
            #expect(!controller.log.contains("size") && !controller.log.contains("traits"))
        }
    }

    final class Styling: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    @Test("overFullScreen controls orientation, and from iOS 13 on not the status bar", .rule("C-44"))
    func overFullScreen() {
        for (generation, style) in [(Generation.ios8, UIStatusBarStyle.lightContent), (.ios16, .default)] {
            Scenario.run(A(), generation) { scenario in
                let root = scenario.window.rootViewController!, modal = Styling()
                modal.modalPresentationStyle = .overFullScreen
                root.present(modal, animated: false)
                #expect(StatusBarAppearance.answer(of: root).style == style)
                modal.modalPresentationCapturesStatusBarAppearance = true
                #expect(StatusBarAppearance.answer(of: root).style == .lightContent)
                modal.dismiss(animated: false)
            }
        }
    }

    @Test(
        "a sheet on a phone in landscape fills the screen and keeps its presenter's view", .rule("C-66", "SP-D021"),
        arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
    func landscapeSheet(_ style: UIModalPresentationStyle) {
        Scenario.on(held: .landscapeRight) {
            Scenario.run(A()) { scenario in
                let root = scenario.window.rootViewController!, modal = M()
                modal.modalPresentationStyle = style
                root.present(modal, animated: false)
                scenario.settle()
                #expect(modal.view.convert(modal.view.bounds, to: nil) == scenario.window.bounds)
                #expect(scenario.appearance == ["M.viewDidLoad", "M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear"])
                #expect(root.view.window != nil && modal.presentationController is UISheetPresentationController)
                scenario.log.clear()
                modal.dismiss(animated: false)
                scenario.settle()
                #expect(scenario.appearance == ["M.viewWillDisappear", "M.viewDidDisappear"])
            }
        }
    }

    @Test(
        "dismissing a chain animates the top view only; covered controllers get no callbacks", .rule("SP-D068", "B-25", "C-56"),
        arguments: [false, true])
    func chain(_ animated: Bool) {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, first = B(), second = M()
            for modal in [first, second] { modal.modalPresentationStyle = .fullScreen }
            root.present(first, animated: false)
            first.present(second, animated: false)
            scenario.settle()
            scenario.log.clear()
            root.dismiss(animated: animated) { scenario.log.note("completion") }
            if animated {
                EventLoop.main.advance(by: 0.1)
                #expect(second.view.window != nil && first.view.window == nil && root.view.window != nil)
                #expect(root.presentedViewController === first)
            }
            scenario.settle()
            #expect(
                scenario.appearance == [
                    "M.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "M.viewDidDisappear", "completion",
                ])
            #expect(scenario.log.all.contains("M.viewWillDisappear(\(animated))"))
            #expect(root.presentedViewController == nil && first.presentedViewController == nil && second.presentingViewController == nil)
            #expect(first.view.superview == nil && second.view.superview == nil && root.view.frame == scenario.window.bounds)
        }
    }

    @Test(
        "a dismissed chain leaves in the transition style of its top", .rule("SP-D068"),
        arguments: [UIModalTransitionStyle.crossDissolve, .flipHorizontal])
    func styleOfChain(_ style: UIModalTransitionStyle) {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, first = B(), second = M()
            for modal in [first, second] { modal.modalPresentationStyle = .fullScreen }
            first.modalTransitionStyle = style == .crossDissolve ? .flipHorizontal : .crossDissolve
            second.modalTransitionStyle = style
            root.present(first, animated: false)
            first.present(second, animated: false)
            scenario.settle()
            root.dismiss(animated: true)
            #expect(
                root.transitionCoordinator?.transitionDuration
                    == (style == .crossDissolve ? TransitionFigures.dissolveDuration : TransitionFigures.flipDuration))
            scenario.settle()
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("a visible controller in a dismissed chain gets disappearance callbacks", .rule("SP-D068"))
    func visibleLayer() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, first = B(), second = M()
            root.present(first, animated: false)
            first.present(second, animated: false)
            scenario.settle()
            scenario.log.clear()
            root.dismiss(animated: true)
            scenario.settle()
            #expect(Set(scenario.appearance) == ["B.viewWillDisappear", "B.viewDidDisappear", "M.viewWillDisappear", "M.viewDidDisappear"])
            #expect(scenario.appearance.count == 4)
            #expect(root.presentedViewController == nil && second.view.window == nil && first.view.window == nil)
        }
    }

    // MARK: Rotation

    @Test("default masks, raw values, and the exception text with the class name", .rule("D-04", "D-14", "D-21"))
    func masks() {
        #expect(A().supportedInterfaceOrientations == .allButUpsideDown)
        Scenario.on("iPad Air 11") { #expect(A().supportedInterfaceOrientations == .all) }
        let values: [UIInterfaceOrientation] = [.unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
        #expect(values.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(UIInterfaceOrientationMask.all.rawValue == 30 && UIInterfaceOrientationMask.portraitUpsideDown.rawValue == 4)
        let root = OrientationTests.Masked(.all)
        Scenario.run(root, .ios8) { scenario in
            root.mask = []
            #expect(
                Fault.catching { _ = RotationEngine.supported(in: scenario.window) }.first?.reason
                    == "Supported orientations has no common orientation with the application, and [UIKitContainersTests.OrientationTests.Masked shouldAutorotate] is returning YES"
            )
            root.mask = .all
        }
    }

    @Test("a rotation takes 0.3 s on a phone and 0.4 s on an iPad, and twice that for a half turn", .rule("D-40"))
    func durations() {
        for (device, expected) in [("iPhone 16", 0.3), ("iPad Air 11", 0.4)] {
            #expect(TransitionFigures.rotationDuration(idiom: device == "iPhone 16" ? .phone : .pad, isHalfTurn: false) == expected)
            #expect(TransitionFigures.rotationDuration(idiom: device == "iPhone 16" ? .phone : .pad, isHalfTurn: true) == expected * 2)
        }
    }

    final class StatusBarDelegate: NSObject, UIApplicationDelegate {
        var log: [String] = []
        func application(
            _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
            duration: TimeInterval
        ) {
            log.append("will \(newStatusBarOrientation.printedName) \(duration)")
        }
        func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation) {
            log.append("did \(oldStatusBarOrientation.printedName)")
        }
    }

    @Test("until iOS 12 the application delegate gets the status bar's orientation", .rule("D-41"))
    func statusBarDelegate() {
        let before = UIApplication.shared.delegate, delegate = StatusBarDelegate()
        defer { UIApplication.shared.delegate = before }
        for (generation, told) in [(Generation.ios8, ["will landscapeRight 0.3", "did portrait"]), (.ios13, [])] {
            Scenario.on {
                Scenario.run(A(), generation) { scenario in
                    delegate.log = []
                    UIApplication.shared.delegate = delegate
                    HostInput().rotate(to: .landscapeLeft)
                    scenario.settle()
                    UIApplication.shared.delegate = before
                    #expect(delegate.log == told)
                }
            }
        }
    }

    // MARK: Memory

    @Test("iOS 5 unloads every tab but the selected one", .rule("E-08"))
    func tabs() {
        let tabs = T(), controllers = [A(), B(), C()]
        tabs.viewControllers = controllers
        Scenario.run(tabs, .legacy5) { scenario in
            tabs.selectedIndex = 1
            scenario.settle()
            #expect(controllers.map(\.isViewLoaded) == [true, true, false])
            HostInput().receiveMemoryWarning()
            #expect(controllers.map(\.isViewLoaded) == [false, true, false])
            tabs.selectedIndex = 0
            scenario.settle()
            #expect(controllers[0].view.window != nil)
        }
    }

    // MARK: Responders and keyboard

    @Test("a presented controller's next responder is its presenter even if its view lies inside a view of the presentation", .rule("J-01"))
    func framedResponder() {
        final class Framed: UIPresentationController {
            let frameView = UIView()
            override var presentedView: UIView? { frameView }
            override func presentationTransitionWillBegin() {
                super.presentationTransitionWillBegin()
                frameView.addSubview(presentedViewController.view)
            }
        }
        final class Framing: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
                -> UIPresentationController?
            {
                Framed(presentedViewController: presented, presenting: presenting)
            }
        }
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M(), framing = Framing()
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = framing
            root.present(modal, animated: false)
            scenario.settle()
            #expect(modal.view.superview === modal.presentationController?.presentedView && modal.view.window != nil)
            #expect(modal.view.next === modal && modal.next === root)
            modal.dismiss(animated: false)
            scenario.settle()
        }
    }

    @Test("a presented controller's next responder is its presenter, a child's its view's superview", .rule("J-01", "J-02"))
    func responders() {
        let child = C(), parent = P()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        Scenario.run(parent) { scenario in
            #expect(child.next === parent.view)
            let modal = M()
            modal.modalPresentationStyle = .fullScreen
            child.present(modal, animated: false)
            scenario.settle()
            #expect(modal.view.next === modal)
            #expect(modal.next === parent)
            // Its view has left the window, but its controller has not.
            #expect(parent.view.window == nil && parent.next === scenario.window)
            modal.dismiss(animated: false)
        }
    }

    @Test("names and keys of keyboard notifications are UIKit's strings", .rule("K-01", "K-02"))
    func names() {
        let names: [Notification.Name] = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardDidChangeFrameNotification,
        ]
        #expect(
            names.map(\.rawValue)
                == ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"].map { "UIKeyboard\($0)Notification" }
        )
        let keys = [
            UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
            UIResponder.keyboardAnimationDurationUserInfoKey,
            UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
        ]
        #expect(keys == ["FrameBegin", "FrameEnd", "AnimationDuration", "AnimationCurve", "IsLocal"].map { "UIKeyboard\($0)UserInfoKey" })
    }
}
