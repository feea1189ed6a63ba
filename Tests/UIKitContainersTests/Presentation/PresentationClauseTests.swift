import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Details of presentation rules that their main tests omit.
@MainActor @Suite("Details of presentation", .serialized)
struct PresentationClauseTests {
    final class Asked: NSObject, UIViewControllerTransitioningDelegate {
        var asked: [(presented: UIViewController, presenting: UIViewController?, source: UIViewController)] = []
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            asked.append((presented, presenting, source))
            return nil
        }
    }

    @Test("only the custom style asks for a presentation controller; nil gives a plain one that fills the container", .rule("SP-D031"))
    func customController() {
        let child = C(), root = P()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        Scenario.run(root) { scenario in
            for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom] {
                let modal = M(), delegate = Asked()
                modal.modalPresentationStyle = style
                modal.transitioningDelegate = delegate
                child.present(modal, animated: false)
                scenario.settle()
                #expect(delegate.asked.isEmpty == (style != .custom))
                if let asked = delegate.asked.first {
                    #expect(asked.presented === modal && asked.source === child && (asked.presenting == nil || asked.presenting === root))
                    #expect(modal.presentationController.map { type(of: $0) == UIPresentationController.self } == true)
                    #expect(modal.view.frame == modal.presentationController?.containerView?.bounds)
                }
                modal.dismiss(animated: false)
                scenario.settle()
            }
        }
    }

    @Test("further defaults of a sheet, and the detent that is used for a nil or unknown identifier", .rule("SP-D074"))
    func sheetDefaults() {
        Scenario.run(A()) { scenario in
            let modal = M(), sheet = modal.sheetPresentationController!
            #expect(sheet.largestUndimmedDetentIdentifier == nil && sheet.sourceView == nil)
            #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
            #expect(sheet.preferredCornerRadius == nil || sheet.preferredCornerRadius == UISheetPresentationController.automaticDimension)
            sheet.detents = [.large(), .medium()]
            scenario.window.rootViewController?.present(modal, animated: false)
            scenario.settle()
            let half = scenario.window.bounds.height / 2
            #expect(modal.view.frame.height == half)
            sheet.selectedDetentIdentifier = .large
            scenario.settle()
            #expect(modal.view.frame.height > half)
            sheet.selectedDetentIdentifier = .init("nowhere")
            scenario.settle()
            #expect(modal.view.frame.height == half)
        }
    }

    @Test("the built-in durations are as listed", .rule("SP-E053"))
    func durations() {
        #expect(TransitionFigures.navigationDuration == 0.35)
        // The spring of coverVertical and sheets comes to rest 4 ms after the rule's 0.4 s.
        #expect(abs(TransitionFigures.coverDuration - 0.4) < 0.005)
        #expect(TransitionFigures.dissolveDuration == 0.3 && TransitionFigures.flipDuration == 0.75)
        #expect(TransitionFigures.popoverDuration == 0.25 && TransitionFigures.barDuration == 0.2)
    }

    @Test("cover vertical follows a critically damped spring, and a cross dissolve eases in and out", .rule("SP-E053"))
    func curves() {
        for style in [UIModalTransitionStyle.coverVertical, .crossDissolve] {
            Scenario.run(A()) { scenario in
                let modal = M(), height = scenario.window.bounds.height
                modal.modalPresentationStyle = .fullScreen
                modal.modalTransitionStyle = style
                scenario.window.rootViewController?.present(modal, animated: true)
                EventLoop.main.turn()
                EventLoop.main.advance(by: 0.1)
                let shown = modal.view.layer.presentation()
                if style == .coverVertical {
                    // metrics.md 12: ω = 22.88, and 1 - (1 + ωt)e^(-ωt) of the way is covered.
                    let covered = 1 - (1 + 2.288) * exp(-2.288)
                    #expect(abs((shown?.frame.minY ?? 0) - height * (1 - covered)) < height * 0.01)
                } else {
                    let share = CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.1 / 0.3)
                    #expect(abs(Double(shown?.opacity ?? 0) - share) < 0.01)
                }
                scenario.settle()
            }
        }
    }

    @Test(
        "before iOS 13, popovers and form sheets without a delegate covered a compact-width screen", .rule("C-65"),
        arguments: [UIModalPresentationStyle.popover, .formSheet])
    func narrowBefore13(_ style: UIModalPresentationStyle) {
        Scenario.run(A(), .ios8) { scenario in
            let root = scenario.window.rootViewController!, modal = M()
            modal.modalPresentationStyle = style
            modal.popoverPresentationController?.sourceView = root.view
            root.present(modal, animated: false)
            scenario.settle()
            #expect(modal.activePresentationController?.presentationStyle == .fullScreen)
            #expect(modal.view.frame == scenario.window.bounds && root.view.window == nil)
            modal.dismiss(animated: false)
            scenario.settle()
        }
    }

    final class Plain: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { UIPresentationController(presentedViewController: presented, presenting: presenting) }
    }

    @Test("by default a presentation controller returns the container's bounds, and a child its parent's size", .rule("SP-D032", "SP-D041"))
    func plainDefaults() {
        Scenario.run(A()) { scenario in
            let modal = M(), delegate = Plain()
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = delegate
            scenario.window.rootViewController?.present(modal, animated: false)
            scenario.settle()
            let controller = modal.presentationController!, size = CGSize(width: 30, height: 40)
            #expect(controller.frameOfPresentedViewInContainerView == controller.containerView?.bounds && controller.containerView != nil)
            #expect(controller.size(forChildContentContainer: modal, withParentContainerSize: size) == size)
            modal.dismiss(animated: false)
            scenario.settle()
        }
    }

    @Test(
        "the container view fills the window, or the frame of the context's view, and exists only while something is presented",
        .rule("SP-D034"))
    func containers() {
        let root = P(), child = C()
        root.addChild(child)
        child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        child.definesPresentationContext = true
        Scenario.run(root) { scenario in
            for (style, isInContext) in [
                (UIModalPresentationStyle.fullScreen, false), (.overFullScreen, false), (.currentContext, true),
                (.overCurrentContext, true),
            ] {
                let modal = M(), place = isInContext ? child.view.convert(child.view.bounds, to: nil) : scenario.window.bounds
                modal.modalPresentationStyle = style
                let controller = modal.presentationController
                #expect(controller != nil && controller?.containerView == nil)
                child.present(modal, animated: false)
                scenario.settle()
                let container = controller?.containerView
                #expect(container.map { $0.convert($0.bounds, to: nil) } == place, "\(style.rawValue)")
                #expect(container.map { modal.view.isDescendant(of: $0) } == true)
                modal.dismiss(animated: false)
                scenario.settle()
                #expect(controller?.containerView == nil)
            }
        }
    }

    /// Logs its calls, and whether the container view exists at that time.
    final class Asker: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        final class Controller: UIPresentationController {
            var asker: Asker?
            override func presentationTransitionWillBegin() { asker?.note("will begin", self) }
            override func dismissalTransitionWillBegin() { asker?.note("dismissal", self) }
            override func dismissalTransitionDidEnd(_ completed: Bool) { asker?.note("dismissed", self) }
        }
        var log: [String] = []
        func note(_ event: String, _ controller: UIPresentationController?) {
            log.append("\(event) \(controller?.containerView?.window != nil)")
        }
        func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
            -> UIPresentationController?
        {
            let made = Controller(presentedViewController: presented, presenting: presenting)
            made.asker = self
            return made
        }
        func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        {
            log.append("animator \(presented.presentationController?.containerView != nil)")
            return self
        }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
            note("animator", dismissed.presentationController)
            return self
        }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
            any UIViewControllerInteractiveTransitioning
        )? {
            log.append("interactor \(animator === self)")
            return nil
        }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            EventLoop.main.schedule(after: 0.3) { context.completeTransition(true) }
        }
    }

    @Test(
        "the container view is added just before the presentation begins, and removed before the dismissal's completion",
        .rule("SP-D034", "SP-D036"))
    func containersTime() {
        Scenario.run(A()) { scenario in
            let modal = M(), asker = Asker()
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = asker
            scenario.window.rootViewController?.present(modal, animated: true)
            scenario.settle()
            #expect(asker.log == ["animator false", "will begin true"])
            let container = modal.presentationController?.containerView
            asker.log = []
            modal.dismiss(animated: true) { asker.log.append("completion \(container?.superview != nil)") }
            scenario.settle()
            #expect(asker.log == ["animator true", "interactor true", "dismissal true", "dismissed true", "completion false"])
        }
    }

    @Test(
        "in tests the built-in transitions can have no duration", .rule("SP-E053"),
        arguments: [
            UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal,
        ])
    func noTime(_ style: UIModalTransitionStyle) {
        let nav = N(rootViewController: A())
        Scenario.run(nav) { scenario in
            let modal = M(), pushed = B()
            modal.modalTransitionStyle = style
            TransitionFigures.takingNoTime {
                nav.pushViewController(pushed, animated: true)
                EventLoop.main.advance(by: 0.02)
                #expect(pushed.appearance.phase == .appeared && nav.transitionCoordinator == nil)
                nav.present(modal, animated: true)
                EventLoop.main.advance(by: 0.02)
                #expect(modal.appearance.phase == .appeared && modal.transitionCoordinator == nil)
                modal.dismiss(animated: true)
                EventLoop.main.advance(by: 0.02)
                #expect(nav.presentedViewController == nil)
            }
            #expect(TransitionFigures.barDuration == 0.2)
        }
    }

    final class Flagged: UIViewController {
        var flags: [Bool] = []
        override func viewWillAppear(_ animated: Bool) { flags.append(isBeingPresented) }
        override func viewDidAppear(_ animated: Bool) { flags.append(isBeingPresented) }
        override func viewWillDisappear(_ animated: Bool) { flags.append(isBeingDismissed) }
        override func viewDidDisappear(_ animated: Bool) { flags.append(isBeingDismissed) }
    }

    @Test(
        "isBeingPresented and isBeingDismissed are true only for the presented controller, not for its children", .rule("SP-D071"),
        arguments: [false, true])
    func flagsOfChildren(_ animated: Bool) {
        final class Holder: UINavigationController {
            var flags: [Bool] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                flags.append(isBeingPresented)
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                flags.append(isBeingDismissed)
            }
        }
        Scenario.run(A()) { scenario in
            let child = Flagged(), modal = Holder(rootViewController: child)
            scenario.window.rootViewController?.present(modal, animated: animated)
            scenario.settle()
            modal.dismiss(animated: animated)
            scenario.settle()
            #expect(child.flags == [false, false, false, false] && modal.flags == [true, true])
        }
    }

    final class Inside: NSObject, UIViewControllerTransitioningDelegate {
        final class Controller: UIPresentationController {
            let isFull: Bool
            init(_ presented: UIViewController, _ presenting: UIViewController?, isFull: Bool) {
                self.isFull = isFull
                super.init(presentedViewController: presented, presenting: presenting)
            }
            override var shouldPresentInFullscreen: Bool { isFull }
        }
        let isFull: Bool
        init(isFull: Bool) { self.isFull = isFull }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Controller(presented, presenting, isFull: isFull) }
    }

    @Test(
        "a custom presentation that is not full screen looks for its context among ancestors, and not among presenters", .rule("SP-D002"),
        arguments: [false, true])
    func customPresenter(_ isFull: Bool) {
        let root = P(), child = C(), delegate = Inside(isFull: isFull)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        child.definesPresentationContext = true
        Scenario.run(root) { scenario in
            @MainActor func custom() -> M {
                let modal = M()
                modal.modalPresentationStyle = .custom
                modal.transitioningDelegate = delegate
                return modal
            }
            let first = custom(), second = custom()
            child.present(first, animated: false)
            scenario.settle()
            #expect(first.presentingViewController === (isFull ? root : child))
            // The presenter is not an ancestor of the receiver.
            first.present(second, animated: false)
            scenario.settle()
            #expect(second.presentingViewController === first)
            root.dismiss(animated: false)
            child.dismiss(animated: false)
            scenario.settle()
        }
    }
}
