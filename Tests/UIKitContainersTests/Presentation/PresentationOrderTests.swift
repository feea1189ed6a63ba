import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// The order of callbacks and layout in a presentation.
@MainActor @Suite("Order of presentation callbacks", .serialized)
struct PresentationOrderTests {
    /// Plays every role and logs each call.
    final class Everyone: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning,
        UIPopoverPresentationControllerDelegate
    {
        let log: CallbackLog
        var animates = true
        init(_ log: CallbackLog) { self.log = log }

        func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
            -> UIPresentationController?
        {
            log.note("controller")
            let made = Noting(presentedViewController: presented, presenting: presenting)
            made.log = log
            return made
        }
        func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        {
            log.note("animator")
            return animates ? self : nil
        }
        func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        {
            log.note("interactor")
            return nil
        }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            log.note("duration")
            return 0.3
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            log.note("animate")
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            EventLoop.main.schedule(after: 0.3) { context.completeTransition(true) }
        }
        func animationEnded(_ transitionCompleted: Bool) { log.note("ended") }

        func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
            -> UIModalPresentationStyle
        {
            log.note("style")
            return .none
        }
        func presentationController(
            _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            log.note("will present")
            transitionCoordinator?.animate(
                alongsideTransition: { [log] _ in log.note("alongside") }, completion: { [log] _ in log.note("coordinator") })
        }
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            log.note("prepare \(popoverPresentationController.containerView?.superview == nil)")
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.note("should")
            return true
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.note("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.note("did") }
    }

    final class Noting: UIPresentationController {
        var log: CallbackLog?
        override func presentationTransitionWillBegin() { log?.note("will begin \(containerView?.window != nil)") }
        override func presentationTransitionDidEnd(_ completed: Bool) { log?.note("did end \(completed)") }
        override func containerViewWillLayoutSubviews() { log?.note("will layout") }
        override func containerViewDidLayoutSubviews() { log?.note("did layout") }
    }

    /// Logs when its own view is laid out.
    final class Laid: UIViewController {
        var log: CallbackLog?
        override func viewDidLayoutSubviews() { log?.note("own layout") }
    }

    @Test("from the presentation controller to the completion", .rule("SP-D035", "SP-E026", "SP-E045"))
    func custom() {
        Scenario.run(A()) { scenario in
            let modal = Laid(), everyone = Everyone(scenario.log)
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = everyone
            modal.presentationController?.delegate = everyone
            modal.log = scenario.log
            scenario.window.rootViewController?.present(modal, animated: true) { scenario.log.note("completion") }
            scenario.settle()
            let log = scenario.appearance
            #expect(
                log.filter { !["Laid.viewDidLoad", "Laid.viewIsAppearing"].contains($0) && !$0.contains("ayout") } == [
                    "controller", "style", "will present", "animator", "interactor", "will begin true", "Laid.viewWillAppear", "duration",
                    "animate", "alongside",
                    "ended", "coordinator", "did end true", "Laid.viewDidAppear", "completion",
                ])
            let layouts = log.filter { $0.contains("ayout") && !$0.hasPrefix("Laid.") }
            #expect(layouts.prefix(3) == ["will layout", "did layout", "own layout"])
            modal.dismiss(animated: false)
        }
    }

    @Test(
        "a popover is prepared after the animators are requested and before its container exists; without an animator no interactor is requested",
        .rule("SP-D035"))
    func popover() {
        let root = A(), modal = B(), stage = Stage(root: root, device: "iPad Pro 11 (M4)"), log = CallbackLog(), everyone = Everyone(log)
        defer {
            log.stop()
            UIScreen.main.become(HostScreen())
        }
        everyone.animates = false
        modal.modalPresentationStyle = .popover
        modal.transitioningDelegate = everyone
        modal.popoverPresentationController?.delegate = everyone
        modal.popoverPresentationController?.sourceView = root.view
        log.clear()
        root.present(modal, animated: true)
        stage.settle()
        let events = log.events(without: ["loadView", "viewDidLoad", "willMove", "didMove", "viewIsAppearing"]).filter {
            !$0.contains("ayout")
        }
        #expect(
            events == [
                "style", "will present", "animator", "prepare true", "B.viewWillAppear", "alongside", "coordinator", "B.viewDidAppear",
            ])
        root.dismiss(animated: false)
        stage.settle()
    }

    @Test(
        "an interactive dismissal: shouldDismiss, willDismiss, the appearance callbacks, and didDismiss once at the end", .rule("SP-D058"))
    func dismissal() {
        Scenario.run(A()) { scenario in
            let modal = M(), everyone = Everyone(scenario.log)
            scenario.window.rootViewController?.present(modal, animated: false)
            modal.presentationController?.delegate = everyone
            scenario.settle()
            scenario.log.clear()
            modal.presenting.own?.dismissForUser()
            scenario.settle()
            #expect(scenario.appearance == ["should", "will", "M.viewWillDisappear", "M.viewDidDisappear", "did"])
        }
    }

    // MARK: Sizes

    final class Resized: UIViewController {
        var log: [String] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append(
                "to \(Int(size.width)) x \(Int(size.height)) from \(Int(view.bounds.width)), \(coordinator === transitionCoordinator)")
            coordinator.animate(
                alongsideTransition: { [unowned self] _ in log.append("alongside \(Int(view.bounds.width))") },
                completion: { [unowned self] _ in log.append("done") })
        }
    }

    @Test("a popover's content gets viewWillTransition for its requested size before it has it", .rule("SP-D044"))
    func resizing() {
        let root = A(), modal = Resized(), stage = Stage(root: root, device: "iPad Pro 11 (M4)")
        defer { UIScreen.main.become(HostScreen()) }
        modal.modalPresentationStyle = .popover
        modal.preferredContentSize = CGSize(width: 200, height: 150)
        modal.popoverPresentationController?.sourceView = root.view
        modal.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 40, height: 20)
        root.present(modal, animated: false)
        stage.settle()
        #expect(modal.log == [])
        modal.preferredContentSize = CGSize(width: 240, height: 180)
        #expect(modal.log == ["to 240 x 180 from 200, true", "alongside 240"])
        stage.settle()
        #expect(modal.log == ["to 240 x 180 from 200, true", "alongside 240", "done"])
        #expect(modal.view.bounds.size == CGSize(width: 240, height: 180) && modal.transitionCoordinator == nil)
        modal.preferredContentSize = CGSize(width: 240, height: 180)
        #expect(modal.log.count == 3)
        root.dismiss(animated: false)
        stage.settle()
    }

    final class Ordered: UIViewController {
        static var log: [String] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            Self.log.append("\(title ?? "") size")
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            Self.log.append("\(title ?? "") traits")
            super.willTransition(to: newCollection, with: coordinator)
        }
        static func make(_ title: String) -> Ordered {
            let made = Ordered()
            made.title = title
            return made
        }
    }
    final class OrderedPresentation: UIPresentationController, UIViewControllerTransitioningDelegate {
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            Ordered.log.append("presentation size")
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            Ordered.log.append("presentation traits")
            super.willTransition(to: newCollection, with: coordinator)
        }
    }
    final class OrderedDelegate: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
            -> UIPresentationController?
        {
            OrderedPresentation(presentedViewController: presented, presenting: presenting)
        }
    }

    @Test(
        "sizes and traits propagate depth first: the controller, its children, its presentation controller, the presented controller",
        .rule("SP-D042"))
    func depthFirst() {
        let parent = Ordered.make("parent"), delegate = OrderedDelegate()
        for title in ["first", "second"] {
            let child = Ordered.make(title)
            parent.addChild(child)
            child.view.frame = parent.view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        Scenario.on {
            Scenario.run(parent) { scenario in
                let modal = Ordered.make("modal")
                modal.modalPresentationStyle = .custom
                modal.transitioningDelegate = delegate
                parent.present(modal, animated: false)
                scenario.settle()
                Ordered.log = []
                HostInput().rotate(to: .landscapeLeft, animated: false)
                scenario.settle()
                let names = ["parent", "first", "second", "presentation", "modal"]
                #expect(Ordered.log == names.map { "\($0) traits" } + names.map { "\($0) size" })
                modal.dismiss(animated: false)
            }
        }
    }

    @Test("dismiss inside a presented controller dismisses it, and does nothing if nothing is presented", .rule("SP-D066"))
    func fromInside() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, outer = P(), inner = C()
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
            inner.didMove(toParent: outer)
            root.present(outer, animated: false)
            scenario.settle()
            inner.dismiss(animated: false)
            scenario.settle()
            #expect(root.presentedViewController == nil && outer.presentingViewController == nil)
            scenario.log.clear()
            root.dismiss(animated: false)
            scenario.settle()
            #expect(scenario.appearance == [] && root.viewIfLoaded?.window != nil)
        }
    }
}
