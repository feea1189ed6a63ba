import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// The requests that `present` and `dismiss` reject, the controllers that they act on, and the messages that they report.
@MainActor @Suite("Requests to present", .serialized)
struct PresentationRequestTests {
    @Test("until iOS 12 a request during a transition is ignored with a warning", .rule("SP-D006"))
    func inProgress() {
        Scenario.run(A(), .ios8) { scenario in
            let root = scenario.window.rootViewController!, first = M(), second = B()
            root.present(first, animated: true)
            #expect(
                Console.capturing { root.present(second, animated: true) }
                    == [
                        "Warning: Attempt to present \(Fault.name(of: second)) on \(Fault.name(of: root)) while a presentation is in progress!"
                    ])
            #expect(
                Console.capturing { root.dismiss(animated: true) }
                    == [
                        "Warning: Attempt to dismiss from view controller \(Fault.name(of: root)) while a presentation or dismiss is in progress!"
                    ])
            scenario.settle()
            #expect(root.presentedViewController === first)
            root.dismiss(animated: false)
        }
    }

    @Test(
        "until iOS 12 a controller presents nothing while it is presented or dismissed, and a chain whose top moves is not dismissed",
        .rule("SP-D006"))
    func inProgressAbove() {
        Scenario.run(A(), .ios8) { scenario in
            let root = scenario.window.rootViewController!, first = M(), second = B()
            let refusal =
                "Warning: Attempt to present \(Fault.name(of: second)) on \(Fault.name(of: first)) while a presentation is in progress!"
            for style in [UIModalPresentationStyle.overFullScreen, .fullScreen] {
                first.modalPresentationStyle = style
                root.present(first, animated: true)
                EventLoop.main.advance(by: 0.1)
                #expect(Console.capturing { first.present(second, animated: true) } == [refusal])
                scenario.settle()
                #expect(first.presentedViewController == nil && root.presentedViewController === first)
                first.present(second, animated: true)
                EventLoop.main.advance(by: 0.1)
                #expect(
                    Console.capturing { root.dismiss(animated: true) } == [
                        "Warning: Attempt to dismiss from view controller \(Fault.name(of: root)) while a presentation or dismiss is in progress!"
                    ])
                scenario.settle()
                #expect(first.presentedViewController === second)
                second.dismiss(animated: false)
                root.dismiss(animated: true)
                EventLoop.main.advance(by: 0.1)
                #expect(Console.capturing { first.present(second, animated: true) } == [refusal])
                scenario.settle()
                #expect(root.presentedViewController == nil && second.presentingViewController == nil)
            }
        }
    }

    @Test("a controller without a root view controller presents with a warning", .rule("SP-D007"))
    func detached() {
        Scenario.run(A()) { scenario in
            let loose = B(), modal = M()
            scenario.window.addSubview(loose.view)
            let lines = Console.capturing { loose.present(modal, animated: false) }
            #expect(lines == ["Presenting view controllers on detached view controllers is discouraged \(Fault.name(of: loose))."])
            #expect(loose.presentedViewController === modal)
            loose.dismiss(animated: false)
            loose.view.removeFromSuperview()
        }
    }

    @Test("a presenter outside the window is rejected for that reason, whatever it presents", .rule("SP-D008"))
    func orderOfChecks() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, cover = M(), second = B()
            cover.modalPresentationStyle = .fullScreen
            root.present(cover, animated: false)
            #expect(root.view.window == nil)
            #expect(Console.capturing { root.present(second, animated: false) }.first?.contains("is not in the window hierarchy") == true)
            root.dismiss(animated: false)
        }
    }

    @Test("completion blocks run after the did callbacks", .rule("SP-D010", "SP-D069"))
    func completions() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M()
            root.present(modal, animated: true) { scenario.log.note("presented") }
            scenario.settle()
            #expect(scenario.appearance.suffix(2) == ["M.viewDidAppear", "presented"])
            modal.dismiss(animated: true) { scenario.log.note("dismissed") }
            scenario.settle()
            #expect(scenario.appearance.suffix(2) == ["M.viewDidDisappear", "dismissed"])
        }
    }

    @Test("without animation every callback gets animated false, and a custom animator still places the views", .rule("SP-D011"))
    func notAnimated() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M(), cast = Cast(scenario.log)
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = cast
            root.present(modal, animated: false)
            scenario.settle()
            #expect(scenario.log.all.contains("animate"))
            @MainActor func appearance() -> [String] { scenario.log.all.filter { $0.hasPrefix("M.view") && $0.contains("ppear") } }
            #expect(appearance() == ["M.viewWillAppear(false)", "M.viewIsAppearing(false)", "M.viewDidAppear(false)"])
            #expect(modal.view.superview === modal.presentationController?.containerView)
            scenario.log.clear()
            modal.dismiss(animated: false)
            scenario.settle()
            #expect(scenario.log.all.contains("animate"))
            #expect(appearance() == ["M.viewWillDisappear(false)", "M.viewDidDisappear(false)"])
        }
    }

    @Test("a presented controller may present; a request lower in the chain is rejected", .rule("SP-D012"))
    func chain() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, first = M(), second = B()
            root.present(first, animated: false)
            first.present(second, animated: false)
            #expect(second.presentingViewController === first)
            #expect(
                Console.capturing { root.present(C(), animated: false) }.first?.contains(
                    "which is already presenting \(Fault.name(of: first))") == true)
            root.dismiss(animated: false)
        }
    }

    @Test(
        "dismissing a chain works while its top is dismissed interactively, or just after that was canceled", .rule("SP-D068"),
        arguments: [false, true])
    func chainUnderAFinger(_ isTakenBack: Bool) {
        weak var middle: UIViewController?
        weak var top: UIViewController?
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, cast = Cast(scenario.log)
            do {
                let first = M(), second = B()
                (middle, top) = (first, second)
                second.modalPresentationStyle = .fullScreen
                second.transitioningDelegate = cast
                root.present(first, animated: false)
                first.present(second, animated: false)
            }
            cast.interaction = .percentDriven
            top?.dismiss(animated: true)
            EventLoop.main.advance(by: 0.1)
            cast.interactor.update(0.5)
            if isTakenBack { cast.interactor.cancel() }
            scenario.log.clear()
            root.dismiss(animated: true)
            scenario.settle()
            #expect(scenario.appearance.last == (isTakenBack ? "B.viewDidDisappear" : "M.viewDidDisappear"))
            #expect(root.presentedViewController == nil)
            cast.animator.context = nil
        }
        #expect(middle == nil)
        #expect(top == nil)
    }

    @Test(
        "after a canceled presentation or dismissal the presentation controller gets completed false, and the state is as before",
        .rule("SP-E025"))
    func takenBack() {
        final class Ending: UIPresentationController {
            var ends: [String] = []
            override func presentationTransitionDidEnd(_ completed: Bool) { ends.append("in \(completed)") }
            override func dismissalTransitionDidEnd(_ completed: Bool) { ends.append("out \(completed)") }
        }
        final class Fading: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                let arriving = transitionContext.view(forKey: .to), leaving = transitionContext.view(forKey: .from)
                if let arriving { transitionContext.containerView.addSubview(arriving) }
                arriving?.alpha = 0
                UIView.animate(withDuration: 0.4) {
                    arriving?.alpha = 1
                    leaving?.alpha = 0
                } completion: { _ in
                    leaving?.alpha = 1
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                }
            }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            let animator = Fading(), interactor = UIPercentDrivenInteractiveTransition()
            var made: [Ending] = []
            func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
                -> UIPresentationController?
            {
                made.append(Ending(presentedViewController: presented, presenting: presenting))
                return made.last
            }
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
            func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { animator }
            func interactionControllerForPresentation(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
            func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
                any UIViewControllerInteractiveTransitioning
            )? { interactor }
        }
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M(), delegate = Delegate()
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = delegate
            @MainActor func transition(_ completes: Bool, _ begin: () -> Void) {
                begin()
                EventLoop.main.advance(by: 0.1)
                delegate.interactor.update(0.5)
                if completes { delegate.interactor.finish() } else { delegate.interactor.cancel() }
                scenario.settle()
            }
            transition(false) { root.present(modal, animated: true) }
            #expect(delegate.made.last?.ends == ["in false"] && root.presentedViewController == nil && modal.view.superview == nil)
            transition(true) { root.present(modal, animated: true) }
            #expect(delegate.made.last?.ends.last == "in true" && root.presentedViewController === modal)
            transition(false) { root.dismiss(animated: true) }
            #expect(delegate.made.last?.ends.last == "out false" && root.presentedViewController === modal && modal.view.window != nil)
            transition(true) { root.dismiss(animated: true) }
            #expect(delegate.made.last?.ends.last == "out true" && root.presentedViewController == nil && modal.view.superview == nil)
        }
    }

    @Test("a canceled interactive presentation also dismisses what its controller presented meanwhile", .rule("SP-E025"))
    func presenterTakenBack() {
        weak var over: UIViewController?
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, cast = Cast(scenario.log)
            cast.interaction = .percentDriven
            do {
                let first = M(), second = B()
                over = second
                first.transitioningDelegate = cast
                root.present(first, animated: true)
                EventLoop.main.advance(by: 0.1)
                cast.interactor.update(0.5)
                cast.interactor.cancel()
                first.present(second, animated: false)
                #expect(second.view.window != nil)
            }
            scenario.settle()
            #expect(root.presentedViewController == nil)
            #expect(
                scenario.appearance.filter { $0.contains("Disappear") }.sorted() == [
                    "B.viewDidDisappear", "B.viewWillDisappear", "M.viewDidDisappear", "M.viewWillDisappear",
                ])
            cast.animator.context = nil
        }
        #expect(over == nil)
    }

    @Test("a rejected controller is not retained by the presentation controller created to ask for its style")
    func refusedIsFree() {
        weak var refused: UIViewController?
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!
            root.present(M(), animated: false)
            do {
                let modal = B()
                modal.modalPresentationStyle = .custom
                refused = modal
                #expect(Console.capturing { root.present(modal, animated: false) }.first?.contains("already presenting") == true)
            }
            root.dismiss(animated: false)
        }
        #expect(refused == nil)
    }

    @Test("partialCurl is allowed only over the whole screen", .rule("SP-D014", "SP-D025"))
    func partialCurl() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, sheet = M(), cover = M()
            sheet.modalTransitionStyle = .partialCurl
            #expect(
                Fault.catching { root.present(sheet, animated: false) } == [
                    Fault(
                        name: .invalidArgumentException,
                        reason:
                            "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller \(Fault.name(of: sheet))."
                    )
                ])
            cover.modalPresentationStyle = .fullScreen
            cover.modalTransitionStyle = .partialCurl
            #expect(Fault.catching { root.present(cover, animated: false) } == [])
            #expect(root.presentedViewController === cover)
            root.dismiss(animated: false)
            let low = M(), curled = B()
            low.modalPresentationStyle = .formSheet
            root.present(low, animated: false)
            scenario.settle()
            curled.modalPresentationStyle = .fullScreen
            curled.modalTransitionStyle = .partialCurl
            #expect(
                Fault.catching { low.present(curled, animated: false) }.map(\.reason) == [
                    "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller \(Fault.name(of: low))."
                ])
            #expect(low.presentedViewController == nil)
            root.dismiss(animated: false)
        }
    }

    /// The duration of the presentation's own transition.
    private func duration(
        _ style: UIModalTransitionStyle, _ presentation: UIModalPresentationStyle, _ prepare: (UIViewController, M) -> Void = { _, _ in }
    ) -> Double {
        let modal = M()
        var seconds = 0.0
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!
            modal.modalPresentationStyle = presentation
            modal.modalTransitionStyle = style
            prepare(root, modal)
            root.present(modal, animated: true)
            modal.presenting.own?.settleStart()
            seconds = modal.transitionCoordinator?.transitionDuration ?? 0
            scenario.settle()
            modal.dismiss(animated: false)
        }
        return seconds
    }

    @Test("modalTransitionStyle is the presented controller's, or the context's if that provides one", .rule("SP-D015", "SP-D025"))
    func transitionStyles() {
        #expect(duration(.crossDissolve, .overFullScreen) == TransitionFigures.dissolveDuration)
        #expect(duration(.flipHorizontal, .fullScreen) == TransitionFigures.flipDuration)
        #expect(duration(.crossDissolve, .pageSheet) == TransitionFigures.dissolveDuration)
        // Popovers ignore it.
        #expect(
            duration(.flipHorizontal, .popover) { root, modal in
                modal.popoverPresentationController?.sourceView = root.view
                modal.popoverPresentationController?.delegate = Self.unadapted
            } == TransitionFigures.popoverDuration)
        func inContext(providing: Bool, defining: Bool = true) -> Double {
            duration(.coverVertical, .overCurrentContext) { root, _ in
                root.definesPresentationContext = defining
                root.providesPresentationContextTransitionStyle = providing
                root.modalTransitionStyle = .crossDissolve
            }
        }
        #expect(inContext(providing: true) == TransitionFigures.dissolveDuration)
        #expect(inContext(providing: false) == TransitionFigures.coverDuration)
        // The root that is used without a defined context is not a context itself.
        #expect(inContext(providing: true, defining: false) == TransitionFigures.coverDuration)
    }

    final class Unadapted: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
            -> UIModalPresentationStyle
        { .none }
    }
    static let unadapted = Unadapted()

    @Test(
        "definesPresentationContext defaults to false, and performsActionsWhilePresentingModally to true or the Info.plist value",
        .rule("SP-D016", "SP-D017"))
    func defaults() {
        #expect(!A().definesPresentationContext)
        #expect(!A().providesPresentationContextTransitionStyle)
        #expect(A().performsActionsWhilePresentingModally)
        Scenario.on(plist: ["UIViewControllerPerformsActionsWhilePresentingModally": false]) {
            #expect(!A().performsActionsWhilePresentingModally)
        }
    }

    @Test("the automatic style depends on the class and its configuration", .rule("SP-D019"))
    func automatic() {
        let picker = UIImagePickerController()
        #expect(picker.modalPresentationStyle == .pageSheet)
        picker.sourceType = .camera
        #expect(picker.modalPresentationStyle == .fullScreen)
        picker.modalPresentationStyle = .formSheet
        #expect(picker.modalPresentationStyle == .formSheet)
    }

    @Test("form sheets keep the keyboard, other styles dismiss it", .rule("SP-D027"))
    func keyboard() {
        let form = M(), page = M()
        form.modalPresentationStyle = .formSheet
        #expect(form.disablesAutomaticKeyboardDismissal)
        #expect(!page.disablesAutomaticKeyboardDismissal)
        let others: [UIModalPresentationStyle] = [
            .fullScreen, .pageSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover, .automatic,
        ]
        for style in others {
            page.modalPresentationStyle = style
            #expect(!page.disablesAutomaticKeyboardDismissal, "\(style)")
        }
    }

    @Test("before iOS 13 sheets and popovers fill a phone's screen", .rule("SP-D020"))
    func sheetsOfOld() {
        Scenario.run(A(), .ios8) { scenario in
            let root = scenario.window.rootViewController!
            for style in [UIModalPresentationStyle.pageSheet, .formSheet, .popover] {
                let modal = M()
                modal.modalPresentationStyle = style
                root.present(modal, animated: false)
                scenario.settle()
                #expect(modal.view.convert(modal.view.bounds, to: nil) == scenario.window.bounds)
                #expect(root.view.window == nil, "\(style)")
                modal.dismiss(animated: false)
                scenario.settle()
            }
        }
    }
}
