import Foundation
import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Statements of docs/reported-behaviors.md about controllers; each test names its source.
@MainActor @Suite("Reported behavior of controllers", .serialized)
struct ReportedBehaviorTests {
    // MARK: First responder

    /// A view that takes text and records when editing begins and ends.
    final class Editor: UIView, UIKeyInput {
        var log: CallbackLog?
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
        override func becomeFirstResponder() -> Bool {
            log?.note("editor.begins")
            return super.becomeFirstResponder()
        }
        override func resignFirstResponder() -> Bool {
            log?.note("editor.ends")
            return super.resignFirstResponder()
        }
    }

    // jianshu.com/p/0f23c9cf3fa2; GitHawkApp/MessageViewController#30, MixinNetwork/ios-app#225, deltachat/deltachat-ios#2504.
    @Test(
        "a back swipe ends editing before its callbacks; when it is canceled, the same view edits again", .rule("J-15"),
        arguments: [true, false])
    func editingDuringSwipe(_ cancels: Bool) {
        let top = B(), navigation = N(rootViewController: A())
        navigation.pushViewController(top, animated: false)
        Scenario.run(navigation) { scenario in
            let editor = Editor()
            editor.log = scenario.log
            top.view.addSubview(editor)
            #expect(editor.becomeFirstResponder())
            scenario.settle()
            scenario.log.clear()
            let interactor = UIPercentDrivenInteractiveTransition()
            _ = navigation.stack.pop(animated: true, interactor: interactor)
            interactor.update(0.3)
            EventLoop.main.advance(by: 0.1)
            #expect(!editor.isFirstResponder)
            if cancels { interactor.cancel() } else { interactor.finish() }
            scenario.settle()
            #expect(editor.isFirstResponder == cancels && (KeyboardState.shared.frame != nil) == cancels)
            let told = scenario.log.events(only: ["viewWillDisappear", "editor.ends", "editor.begins"]).filter { !$0.hasPrefix("A.") }
            #expect(told == ["editor.ends", "B.viewWillDisappear"] + (cancels ? ["editor.begins"] : []))
        }
    }

    // MARK: Containment and flags

    final class Flags: UIViewController {
        var left: [Bool] = []
        override func viewWillDisappear(_ animated: Bool) { left.append(isMovingFromParent) }
    }

    // rickytan/RTRootNavigationController#243: the library wraps each controller, so that 0 is printed where its users expect 1.
    @Test("when a container is popped, it moves from its parent and the controller inside it does not", .rule("B-74", "B-75"))
    func wrappedPop() {
        let inner = Flags(), wrapper = Flags(), nav = UINavigationController(rootViewController: A()), stage = Stage(root: nav)
        wrapper.addChild(inner)
        wrapper.view.addSubview(inner.view)
        inner.didMove(toParent: wrapper)
        nav.pushViewController(wrapper, animated: false)
        stage.settle()
        nav.popViewController(animated: true)
        stage.settle()
        #expect(wrapper.left == [true] && inner.left == [false])
    }

    // lionheart/openradar-mirror#14442 (rdar 12322346) expects these; iOS 5 left out viewWillAppear.
    @Test("a child that is replaced right after its container was pushed leaves a child that appears once", arguments: [false, true])
    func replacedAfterPush(_ duringPush: Bool) {
        let red = B(), blue = C(), container = P(), nav = N(rootViewController: A()), stage = Stage(root: nav), log = CallbackLog()
        defer { log.stop() }
        stage.settle()
        container.addChild(red)
        container.view.addSubview(red.view)
        red.didMove(toParent: container)
        nav.pushViewController(container, animated: true)
        if duringPush { EventLoop.main.advance(by: 0.1) }
        red.willMove(toParent: nil)
        red.view.removeFromSuperview()
        red.removeFromParent()
        container.addChild(blue)
        container.view.addSubview(blue.view)
        blue.didMove(toParent: container)
        stage.settle()
        #expect(
            log.events(only: ["viewDidLoad", "viewWillAppear", "viewDidAppear"]).filter { $0.hasPrefix("C.") } == [
                "C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear",
            ])
    }

    // lionheart/openradar-mirror#4931 (rdar 14058168): once on iOS 5, twice on iOS 6.1, which the report calls a defect.
    @Test("a child added while the root appears for the first time appears once")
    func childWhileRootAppears() {
        let root = P(), child = C(), window = UIWindow(frame: UIScreen.main.bounds), log = CallbackLog()
        defer { log.stop() }
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        EventLoop.main.advance(by: 1)
        #expect(
            log.events(only: ["viewWillAppear", "viewDidAppear"]).filter { $0.hasPrefix("C.") } == [
                "C.viewWillAppear", "C.viewDidAppear",
            ])
        window.isHidden = true
    }

    // MARK: Canceled changes of a stack

    final class Driving: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
        let interactor = UIPercentDrivenInteractiveTransition()
        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
            context.containerView.addSubview(view)
            view.alpha = 0.5
            UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    // lionheart/openradar-mirror#4581 (rdar 14794181): iOS 7 kept both controllers; its report expects the stack of before.
    @Test("a canceled replacement of the stack restores the stack", .rule("SP-E025"))
    func canceledReplacement() {
        let root = A(), nav = N(rootViewController: root), driving = Driving(), stage = Stage(root: nav)
        stage.settle()
        nav.delegate = driving
        nav.setViewControllers([B()], animated: true)
        EventLoop.main.advance(by: 0.05)
        driving.interactor.update(0.5)
        driving.interactor.cancel()
        stage.settle()
        #expect(nav.viewControllers == [root] && root.parent === nav && root.view.window != nil)
    }

    // MARK: Presentations

    final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    final class Free: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    }
    private var isWide: Bool { UIScreen.main.bounds.width > UIScreen.main.bounds.height }

    // lionheart/openradar-mirror#3257 (rdar 18176955): so until iOS 7; iOS 8 left it in landscape. fahidattique55/FAPanels#54 expects it.
    @Test(
        "a portrait screen returns in portrait after a modal screen that was turned", .rule("D-02", "D-10"), arguments: [true, false])
    func turnedModal(_ animated: Bool) {
        let root = Upright(), modal = Free(), stage = Stage(root: root)
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: animated)
        stage.settle()
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        #expect(isWide)
        root.dismiss(animated: animated)
        stage.settle()
        #expect(!isWide && root.view.bounds.size == UIScreen.main.bounds.size)
        stage.rotate(to: .portrait)
        stage.settle()
    }

    final class Asked: UIPresentationController {
        static var questions: [String] = []
        override var adaptivePresentationStyle: UIModalPresentationStyle {
            Self.questions.append("old")
            return .fullScreen
        }
        override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
            Self.questions.append("new")
            return .none
        }
    }
    final class Handing: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Asked(presentedViewController: presented, presenting: presenting) }
    }

    // lionheart/openradar-mirror#8798 (rdar 22398415), iOS 8.4.1: the property is not asked since iOS 8.3.
    @Test("a custom presentation controller is asked for its style by the method with traits, not by the property", .rule("SP-D047"))
    func askedForStyle() {
        let root = A(), modal = M(), handing = Handing(), stage = Stage(root: root)
        stage.settle()
        Asked.questions = []
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = handing
        root.present(modal, animated: true)
        stage.settle()
        #expect(Asked.questions.contains("new") && !Asked.questions.contains("old"))
        root.dismiss(animated: false)
        stage.settle()
    }

    // lionheart/openradar-mirror#12300 (rdar 17754035) and #11857 (rdar 18512973) expect this; iOS 8 dismissed the sheet, too.
    @Test("a tap beside a popover that a sheet presented dismisses the popover and not the sheet", .rule("SP-D091"))
    func tapBesidePopover() {
        let root = A(), sheet = B(), popover = C(), stage = Stage(root: root, device: "iPad Pro 11"), input = HostInput()
        stage.settle()
        sheet.modalPresentationStyle = .formSheet
        root.present(sheet, animated: false)
        stage.settle()
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 100, height: 100)
        popover.popoverPresentationController?.sourceView = sheet.view
        popover.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 20, width: 10, height: 10)
        sheet.present(popover, animated: false)
        stage.settle()
        let corner = CGPoint(x: sheet.view.bounds.maxX - 20, y: sheet.view.bounds.maxY - 20)
        let point = sheet.view.convert(corner, to: nil)
        input.touch([.init(phase: .began, location: point)])
        input.touch([.init(phase: .ended, location: point)])
        stage.settle()
        #expect(popover.presentingViewController == nil && sheet.presentingViewController === root)
        root.dismiss(animated: false)
        stage.settle()
    }

    // MARK: Safe area and touches

    // developer.apple.com/forums/thread/671541 (iOS 14): a scaled view keeps the insets that it had. openradar 35532074 (iOS 11.1)
    // measured zero for a scale of a half, against the documentation of `transform`, which takes precedence.
    @Test("a scaled root view keeps its safe area", .rule("L-01"), arguments: [0.5, -1])
    func scaledSafeArea(_ scale: CGFloat) {
        let transform = CGAffineTransform(scaleX: abs(scale), y: scale)
        let root = A(), stage = Stage(root: root, device: "iPhone X")
        stage.settle()
        root.view.transform = transform
        stage.settle()
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        root.view.transform = .identity
        stage.settle()
    }

    // UIView's documentation of `hitTest(_:with:)`: below 0.01. Several articles say "0.01 or less" (juejin.cn/post/6894518925514997767);
    // the documentation takes precedence.
    @Test("a view is hit from an opacity of 0.01 on, in its transformed shape, and not inside a view without interaction")
    func hits() {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        host.addSubview(box)
        let middle = CGPoint(x: 100, y: 100), corner = CGPoint(x: 55, y: 55), beside = CGPoint(x: 100, y: 35)
        box.alpha = 0.01
        #expect(host.hitTest(middle, with: nil) === box)
        box.alpha = 0.009
        #expect(host.hitTest(middle, with: nil) === host)
        box.alpha = 1
        box.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(host.hitTest(corner, with: nil) === host && host.hitTest(beside, with: nil) === box)
        box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(host.hitTest(CGPoint(x: 60, y: 60), with: nil) === host && host.hitTest(middle, with: nil) === box)
        box.transform = .identity
        host.isUserInteractionEnabled = false
        #expect(host.hitTest(middle, with: nil) == nil)
    }

    // e-com-net.com/article/1213384938439675904.htm: the printed events of three taps and of a drag that leaves the button.
    @Test("a tap on a button sends touchDown, touchUpInside, and the primary action; the second tap repeats touchDown")
    func buttonEvents() {
        let root = A(), stage = Stage(root: root), button = UIButton(type: .system), input = HostInput()
        var log: [String] = []
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchUpInside, "up"), (.primaryActionTriggered, "primary"),
            (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpOutside, "outside"),
        ]
        for (event, name) in names { button.addAction(UIAction { _ in log.append(name) }, for: event) }
        button.frame = CGRect(x: 100, y: 200, width: 80, height: 40)
        root.view.addSubview(button)
        stage.settle()
        let point = root.view.convert(CGPoint(x: 140, y: 220), to: nil)
        for _ in 0..<2 {
            input.touch([.init(phase: .began, location: point)])
            input.touch([.init(phase: .ended, location: point)])
        }
        #expect(log == ["down", "up", "primary", "down", "repeat", "up", "primary"])
        // A later touch is no second tap.
        EventLoop.main.advance(by: 1)
        log = []
        input.touch([.init(phase: .began, location: point)])
        input.touch([.init(phase: .moved, location: CGPoint(x: point.x, y: point.y + 200))])
        input.touch([.init(phase: .ended, location: CGPoint(x: point.x, y: point.y + 200))])
        stage.settle()
        #expect(log == ["down", "exit", "outside"])
    }

    // MARK: Windows

    // coderapp.vercel.app/answer/25260606 (Stack Overflow): among windows of one level, the one that was shown last is in front, and
    // `makeKeyAndVisible` moves a window there. mo4tech.com, "creates a pit where UIWindow is ignored": windows that were never shown are
    // listed.
    @Test("makeKeyAndVisible brings a window to the front of its level, and the app lists windows that are hidden", .rule("I-06", "I-10"))
    func frontWindow() {
        let stage = Stage(root: A())
        stage.settle()
        let first = UIWindow(frame: UIScreen.main.bounds), second = UIWindow(frame: UIScreen.main.bounds)
        #expect([first, second].allSatisfy { UIApplication.shared.windows.contains($0) && $0.isHidden })
        for window in [first, second, first] {
            window.makeKeyAndVisible()
            #expect(UIApplication.shared.windows.last { $0.windowLevel == .normal } === window && window.isKeyWindow)
        }
        for window in [first, second] { window.isHidden = true }
        stage.settle()
    }
}
