import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Container environment", .serialized)
struct ContainerEnvironmentTests {
    // MARK: Orientation

    final class Deciding: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate, UISplitViewControllerDelegate,
        UIPageViewControllerDelegate
    {
        func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
            -> UIInterfaceOrientationMask
        { .landscapeLeft }
        func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController)
            -> UIInterfaceOrientation
        { .landscapeLeft }
        func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
            .landscapeRight
        }
        func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
        { .landscapeRight }
        func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask {
            .portraitUpsideDown
        }
        func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
            -> UIInterfaceOrientation
        {
            .portraitUpsideDown
        }
        func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask {
            .landscape
        }
        func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
            -> UIInterfaceOrientation
        { .landscapeLeft }
    }

    final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    @Test(
        "a container asks its delegate for supported orientations or uses its own; from iOS 6 on it does not ask its children",
        .rule("D-02", "D-08"))
    func delegates() {
        let delegate = Deciding()
        let navigation = UINavigationController(rootViewController: Upright()), tabs = UITabBarController(), split = UISplitViewController()
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        tabs.viewControllers = [Upright()]
        #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
        #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
        (navigation.delegate, tabs.delegate, split.delegate, pages.delegate) = (delegate, delegate, delegate, delegate)
        #expect(navigation.supportedInterfaceOrientations == .landscapeLeft)
        #expect(navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        #expect(tabs.supportedInterfaceOrientations == .landscapeRight)
        #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeRight)
        #expect(split.supportedInterfaceOrientations == .portraitUpsideDown)
        #expect(split.preferredInterfaceOrientationForPresentation == .portraitUpsideDown)
        #expect(pages.supportedInterfaceOrientations == .landscape)
        #expect(pages.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    }

    // MARK: Responders

    @Test("a control handles its touches; a plain view forwards them to its next responder", .rule("J-06"))
    func controls() {
        final class Catcher: UIView {
            var began = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
        }
        let root = UIViewController()
        onDevice(root: root) { scenario in
            let catcher = Catcher(frame: root.view.bounds), button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
            let plain = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
            catcher.addSubview(button)
            catcher.addSubview(plain)
            root.view.addSubview(catcher)
            scenario.settle()
            let input = HostInput()
            for (point, count) in [(CGPoint(x: 150, y: 125), 0), (CGPoint(x: 150, y: 225), 1)] {
                input.touch([.init(phase: .began, location: point)])
                input.touch([.init(phase: .ended, location: point)])
                scenario.settle()
                #expect(catcher.began == count)
            }
        }
    }

    // MARK: First responder

    /// A text field that records when it resigns.
    final class Field: UIView, UIKeyInput {
        var log: CallbackLog?
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
        override func resignFirstResponder() -> Bool {
            log?.note("field.ends")
            return super.resignFirstResponder()
        }
    }

    final class Delegate: NSObject, UINavigationControllerDelegate {
        let log: CallbackLog
        init(_ log: CallbackLog) { self.log = log }
        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
        { log.note("willShow") }
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
        { log.note("didShow") }
    }

    @Test("popping while a field edits ends editing during the transition, not before", .rule("J-13"), arguments: [true, false])
    func popWithField(_ animated: Bool) {
        let top = B(), navigation = N(rootViewController: A())
        navigation.pushViewController(top, animated: false)
        Scenario.run(navigation) { scenario in
            let field = Field(), delegate = Delegate(scenario.log)
            field.log = scenario.log
            top.view.addSubview(field)
            #expect(field.becomeFirstResponder())
            navigation.delegate = delegate
            scenario.log.clear()
            navigation.popViewController(animated: animated)
            scenario.settle()
            #expect(
                scenario.log.events(only: ["viewWillDisappear", "viewWillAppear", "willShow", "field.ends", "viewDidDisappear", "didShow"])
                    .filter {
                        !$0.hasPrefix("N.")
                    } == ["B.viewWillDisappear", "A.viewWillAppear", "willShow", "field.ends", "B.viewDidDisappear", "didShow"])
        }
    }

    final class Responding: UIViewController {
        var asksAgain = false
        override var canBecomeFirstResponder: Bool { true }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if asksAgain { becomeFirstResponder() }
        }
    }

    @Test(
        "after a full-screen modal a controller is first responder again only if disablesAutomaticKeyboardDismissal asks for it",
        .rule("J-14"), arguments: [false, true])
    func afterModal(_ asks: Bool) {
        let root = Responding()
        Scenario.run(root) { scenario in
            #expect(root.becomeFirstResponder())
            let modal = M()
            modal.modalPresentationStyle = .fullScreen
            root.present(modal, animated: false)
            scenario.settle()
            #expect(!root.isFirstResponder)
            root.asksAgain = asks
            root.dismiss(animated: false)
            scenario.settle()
            #expect(root.isFirstResponder == asks)
        }
    }

    @Test("a form sheet on an iPad keeps the keyboard when its field resigns, and hides it when the sheet is dismissed", .rule("J-12"))
    func formSheet() {
        let root = UIViewController()
        onDevice("iPad Pro 11", root: root) { scenario in
            for (style, keeps) in [(UIModalPresentationStyle.formSheet, true), (.pageSheet, false)] {
                let content = UIViewController(), sheet = UINavigationController(rootViewController: content), field = Field()
                sheet.modalPresentationStyle = style
                #expect(sheet.disablesAutomaticKeyboardDismissal == keeps)
                root.present(sheet, animated: false)
                scenario.settle()
                content.view.addSubview(field)
                field.becomeFirstResponder()
                #expect(KeyboardState.shared.frame != nil)
                _ = field.resignFirstResponder()
                scenario.settle()
                #expect((KeyboardState.shared.frame != nil) == keeps)
                root.dismiss(animated: false)
                scenario.settle()
                #expect(KeyboardState.shared.frame == nil)
            }
        }
    }

    // MARK: Keyboard

    /// A container that moves its child above the keyboard while it is on screen.
    final class Avoiding: UIViewController {
        let child = UIViewController()
        private var observer: (any NSObjectProtocol)?

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            child.view.frame = view.bounds
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            observer = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
                [weak self] note in
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
                MainActor.assumeIsolated {
                    guard let self else { return }
                    self.child.view.frame.size.height = self.view.convert(end, from: nil).minY
                }
            }
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            observer.map(NotificationCenter.default.removeObserver)
            observer = nil
        }
    }

    @Test(
        "a container that observes the keyboard while visible moves its child, and gets no notifications off screen", .rule("K-14", "K-04"))
    func avoidance() {
        let container = Avoiding(), navigation = UINavigationController(rootViewController: container)
        onDevice(root: navigation) { scenario in
            let field = Field()
            container.child.view.addSubview(field)
            field.becomeFirstResponder()
            #expect(container.child.view.frame.height == 516)
            navigation.pushViewController(B(), animated: false)
            scenario.settle()
            container.child.view.frame.size.height = 852
            let elsewhere = Field()
            navigation.topViewController?.view.addSubview(elsewhere)
            elsewhere.becomeFirstResponder()
            scenario.settle()
            #expect(KeyboardState.shared.frame != nil)
            #expect(container.child.view.frame.height == 852)
        }
    }

    // MARK: Scroll views

    @Test(
        "contentInsetAdjustmentBehavior.automatic includes the bars inside a navigation controller, and elsewhere only for scrollable content",
        .rule("L-40", "L-41"))
    func automaticInsets() {
        final class Told: NSObject, UIScrollViewDelegate {
            var count = 0
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { count += 1 }
        }
        final class Scroller: UIScrollView {
            var changes = 0
            override func adjustedContentInsetDidChange() {
                super.adjustedContentInsetDidChange()
                changes += 1
            }
        }
        func make(in controller: UIViewController) -> Scroller {
            let view = Scroller(frame: controller.view.bounds)
            controller.view.addSubview(view)
            return view
        }
        let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
        onDevice("iPhone 14", root: navigation) { scenario in
            let view = make(in: content), told = Told()
            view.delegate = told
            scenario.settle()
            // 47 status bar, 44 bar; 34 home indicator. The content does not scroll.
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
            #expect(view.changes > 0)
            let before = (told.count, view.changes)
            view.contentInset.top = 10
            #expect((told.count, view.changes) == (before.0 + 1, before.1 + 1))
            #expect(view.adjustedContentInset.top == 101)
            view.contentInsetAdjustmentBehavior = .scrollableAxes
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
            view.alwaysBounceVertical = true
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 101, left: 0, bottom: 34, right: 0))
            view.alwaysBounceVertical = false
            view.contentSize.height = 2000
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 101, left: 0, bottom: 34, right: 0))
            view.contentInsetAdjustmentBehavior = .never
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
            view.contentSize.height = 0
            view.contentInsetAdjustmentBehavior = .always
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 101, left: 0, bottom: 34, right: 0))
            view.contentInsetAdjustmentBehavior = .automatic
            content.automaticallyAdjustsScrollViewInsets = false
            view.contentInset.top = 0
            #expect(view.adjustedContentInset == .zero)
        }
        // Outside of a navigation controller, even in another container.
        let parent = UIViewController(), child = UIViewController()
        parent.addChild(child)
        onDevice(root: parent) { scenario in
            child.view.frame = parent.view.bounds
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            let view = make(in: child)
            scenario.settle()
            #expect(view.adjustedContentInset == .zero)
            view.contentSize.height = 2000
            #expect(view.adjustedContentInset.top == 59)
        }
    }

    @Test("edges that became content insets are not in the content's safe area, except with the behavior never", .rule("L-42"))
    func absorbed() {
        let content = UIViewController()
        onDevice("iPhone 14", root: UINavigationController(rootViewController: content)) { scenario in
            let view = UIScrollView(frame: content.view.bounds), inner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            view.contentSize = CGSize(width: 390, height: 2000)
            view.addSubview(inner)
            content.view.addSubview(view)
            scenario.settle()
            #expect(view.safeAreaInsets.top == 91)
            #expect(inner.safeAreaInsets.top == 0)
            view.contentInsetAdjustmentBehavior = .never
            view.contentOffset = .zero
            scenario.settle()
            #expect(inner.safeAreaInsets.top == 91)
        }
    }

    @Test("automatic insets at the sides apply with always, and otherwise only to content that scrolls horizontally", .rule("L-41"))
    func sideInsets() {
        typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior
        let content = UIViewController()
        // In landscape this phone's safe area is 59 on both sides and 21 at the bottom.
        onDevice(orientation: .landscapeRight, root: content) { scenario in
            let view = UIScrollView(frame: content.view.bounds)
            content.view.addSubview(view)
            scenario.settle()
            @MainActor func insets(_ behavior: Behavior, width: CGFloat = 0, height: CGFloat = 0, bounces: Bool = false) -> UIEdgeInsets {
                (view.contentInsetAdjustmentBehavior, view.contentSize, view.alwaysBounceHorizontal) = (
                    behavior, CGSize(width: width, height: height), bounces
                )
                return view.adjustedContentInset
            }
            let sides = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59), ends = UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0)
            #expect(insets(.always) == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
            for behavior in [Behavior.scrollableAxes, .automatic] {
                #expect(insets(behavior) == .zero, "\(behavior)")
                #expect(insets(behavior, width: 2000) == sides && insets(behavior, bounces: true) == sides, "\(behavior)")
                #expect(insets(behavior, height: 2000) == ends, "\(behavior)")
            }
            #expect(insets(.never, width: 2000, height: 2000) == .zero)
        }
    }

    @Test(
        "a new scroll view starts at its adjusted top, where scrolling to the top ends; the scroll range ends below the content",
        .rule("L-43"))
    func range() {
        let content = UIViewController()
        onDevice("iPhone 14", root: UINavigationController(rootViewController: content)) { scenario in
            let view = UIScrollView(frame: content.view.bounds)
            view.contentSize = CGSize(width: 390, height: 2000)
            content.view.addSubview(view)
            scenario.settle()
            #expect(view.contentOffset.y == -91)
            #expect(view.offsetRange.min.y == -91)
            // 2000 of content and 34 below it, minus the 844 that are visible.
            #expect(view.offsetRange.max.y == 1190)
            view.contentOffset.y = 500
            view.scrollToTop()
            scenario.settle()
            #expect(view.contentOffset.y == -91)
        }
    }

    @Test(
        "iOS 7 adds the bars to the content inset of a controller's first scroll view, below a navigation bar and above tabs",
        .rule("L-44"))
    func iOS7Insets() {
        let content = UIViewController()
        #expect(content.automaticallyAdjustsScrollViewInsets)
        onDevice("iPhone 5s", .ios6, root: UINavigationController(rootViewController: content)) { scenario in
            let view = UIScrollView(frame: content.view.bounds), second = UIScrollView(frame: content.view.bounds)
            view.contentInset.bottom = 5
            content.view.addSubview(view)
            content.view.addSubview(second)
            scenario.settle()
            #expect(view.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 5, right: 0))
            #expect(view.verticalScrollIndicatorInsets.top == 64)
            #expect(view.adjustedContentInset == view.contentInset)
            #expect(second.contentInset == .zero)
        }
        let tab = UIViewController(), tabs = UITabBarController(), only = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        tab.view.addSubview(only)
        tabs.viewControllers = [tab]
        onDevice("iPhone 5s", .ios6, root: tabs) { scenario in
            scenario.settle()
            #expect(
                only.contentInset == UIEdgeInsets(top: 20, left: 0, bottom: 49, right: 0)
                    && only.verticalScrollIndicatorInsets == only.contentInset)
        }
        let plain = UIViewController()
        plain.automaticallyAdjustsScrollViewInsets = false
        onDevice("iPhone 5s", .ios6, root: UINavigationController(rootViewController: plain)) { scenario in
            let view = UIScrollView(frame: plain.view.bounds)
            plain.view.addSubview(view)
            scenario.settle()
            #expect(view.contentInset == .zero)
        }
    }

    @Test("scroll indicators avoid the bars unless configured otherwise", .rule("L-45"))
    func indicators() {
        let content = UIViewController()
        onDevice("iPhone 14", root: UINavigationController(rootViewController: content)) { scenario in
            let view = UIScrollView(frame: content.view.bounds)
            #expect(view.automaticallyAdjustsScrollIndicatorInsets)
            view.contentSize = CGSize(width: 390, height: 2000)
            content.view.addSubview(view)
            scenario.settle()
            view.flashScrollIndicators()
            scenario.settle()
            let top = view.indicators.vertical.map { $0.frame.minY - view.bounds.minY }
            #expect((top ?? 0) >= 91)
            view.automaticallyAdjustsScrollIndicatorInsets = false
            view.flashScrollIndicators()
            #expect((view.indicators.vertical.map { $0.frame.minY - view.bounds.minY } ?? 200) < 91)
        }
    }

    @Test("scrolling dismisses the keyboard only with a keyboardDismissMode", .rule("K-13"))
    func dismissMode() {
        #expect(UIScrollView().keyboardDismissMode == .none)
        // This phone's keyboard starts at 516.
        for (mode, short, deep) in [
            (UIScrollView.KeyboardDismissMode.none, true, true), (.onDrag, false, false), (.interactive, true, false),
            (.onDragWithAccessory, false, false),
            (.interactiveWithAccessory, true, false),
        ] {
            for (end, stays) in [(CGFloat(450), short), (600, deep)] {
                let root = A(), stage = Stage(root: root), list = UIScrollView(frame: root.view.bounds),
                    field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
                list.contentSize.height = 3000
                list.keyboardDismissMode = mode
                root.view.addSubview(list)
                list.addSubview(field)
                field.becomeFirstResponder()
                stage.settle()
                stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: end))
                #expect(field.isFirstResponder == stays, "\(mode) to \(end)")
            }
        }
    }

    /// A list with a first responder field, whose keyboard starts at 516 on this phone, and the keyboard notifications from now on.
    private func pulledKeyboard() -> (stage: Stage, field: UITextField, heard: () -> [String], guide: () -> CGFloat) {
        let root = A(), stage = Stage(root: root), list = UIScrollView(frame: root.view.bounds),
            field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        list.contentSize.height = 3000
        list.keyboardDismissMode = .interactive
        root.view.addSubview(list)
        list.addSubview(field)
        field.becomeFirstResponder()
        _ = root.view.keyboardLayoutGuide
        stage.settle()
        final class Log: @unchecked Sendable { var lines: [String] = [] }
        let log = Log()
        for name in [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardDidHideNotification,
        ] {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let begin = (note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect)?.minY ?? 0
                log.lines.append(
                    name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "").replacingOccurrences(of: "Notification", with: "")
                        + " \(Int(begin))")
            }
        }
        return (stage, field, { log.lines }, { root.view.keyboardLayoutGuide.layoutFrame.minY })
    }

    @Test(
        "an interactively dismissed keyboard follows the finger both ways with its layout guide, and notifications are posted when the finger lifts",
        .rule("K-12", "K-13"))
    func followingKeyboard() {
        let (stage, field, heard, guide) = pulledKeyboard()
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), lifts: false)
        stage.window.layoutIfNeeded()
        #expect(field.isFirstResponder && guide() == 600)
        stage.touch(.moved, CGPoint(x: 200, y: 560))
        stage.advance(by: 0.02)
        #expect(guide() == 560)
        for y in [540.0, 520, 480] {
            stage.touch(.moved, CGPoint(x: 200, y: y))
            stage.advance(by: 0.02)
        }
        #expect(guide() == 516)
        stage.touch(.ended, CGPoint(x: 200, y: 480))
        stage.settle()
        #expect(field.isFirstResponder && heard().isEmpty)
    }

    @Test(
        "released while moving down, the keyboard hides from there; moving up, or at rest less than halfway, it returns",
        .rule("K-09", "K-13"))
    func droppedKeyboard() {
        do {
            let (stage, field, heard, guide) = pulledKeyboard()
            stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600))
            stage.settle()
            #expect(!field.isFirstResponder && heard() == ["WillHide 600", "DidHide 600"] && guide() == 818)
        }
        for isRising in [true, false] {
            let (stage, field, heard, guide) = pulledKeyboard()
            stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: isRising ? 800 : 600), lifts: false)
            for y in isRising ? [780.0, 760, 740, 720, 700] : [] {
                stage.touch(.moved, CGPoint(x: 200, y: y))
                stage.advance(by: 0.016)
            }
            if !isRising { stage.advance(by: 0.5) }
            stage.touch(.ended, CGPoint(x: 200, y: isRising ? 700 : 600))
            stage.settle()
            #expect(field.isFirstResponder && heard().isEmpty && guide() == 516, "\(isRising)")
        }
    }

    @Test(
        "topLayoutGuide and bottomLayoutGuide are as long as the bars' overlap", .rule("L-08"),
        arguments: [Generation.ios6, .ios8, .ios16])
    func layoutGuides(_ generation: Generation) {
        final class Content: UIViewController {
            var lengths: [CGFloat] = []
            override func viewDidLayoutSubviews() { lengths = [topLayoutGuide.length, bottomLayoutGuide.length] }
        }
        let content = Content(), nav = UINavigationController(rootViewController: content), tabs = UITabBarController()
        tabs.viewControllers = [nav]
        onDevice("iPhone 8", generation, root: tabs) { scenario in
            #expect(content.lengths == [64, 49])
            #expect(content.topLayoutGuide.length == 64)
            #expect(content.bottomLayoutGuide.length == 49)
            nav.isNavigationBarHidden = true
            scenario.settle()
            #expect(content.topLayoutGuide.length == 20)
            #expect(content.bottomLayoutGuide.length == 49)
        }
    }
}
