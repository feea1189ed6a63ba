import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import Presenters
@testable import UIKitRuntime

@MainActor @Suite("showing", .serialized)
struct ShowTests {
    final class Screen: UIViewController {}

    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            HalfHeightPresentationController(presentedViewController: presented, presenting: presenting)
        }
    }

    let root = Screen()

    @Test("modal sets its styles on the content and on the wrapper, then presents the wrapper", .rule("SP-H002"))
    func modal() {
        let stage = Stage(root: root), screen = Screen()
        var completed = 0
        root.show(screen, as: .modal(.withNavigation, .fullScreen, .crossDissolve)) { completed += 1 }
        #expect(completed == 0)
        stage.settle()
        let wrapper = root.presentedViewController as? UINavigationController
        #expect(wrapper?.viewControllers == [screen])
        for controller in [screen, wrapper] as [UIViewController?] {
            #expect(controller?.modalPresentationStyle == .fullScreen)
            #expect(controller?.modalTransitionStyle == .crossDissolve)
        }
        #expect(completed == 1)
    }

    @Test("a container is not wrapped again; a child of another container is a fault", .rule("SP-H003"))
    func wrapping() {
        let stage = Stage(root: root), tabs = UITabBarController()
        let lines = Console.capturing { root.show(tabs, as: .modal(.withNavigation, .fullScreen), animated: false) }
        stage.settle()
        #expect(root.presentedViewController === tabs)
        #expect(lines == ["Presenters: UITabBarController is a container already and is not put into a navigation controller."])

        let child = Screen(), other = Screen()
        tabs.addChild(child)
        let faults = Fault.catching { other.show(child, as: .showDetail(.withNavigation)) }
        #expect(faults.map(\.name) == [.invalidArgumentException])
        #expect(faults.first?.reason.hasPrefix("Screen is a child of UITabBarController") == true)
        #expect(child.parent === tabs)
    }

    @Test("modal rejects popovers, custom styles without a delegate, and alerts before it calls UIKit", .rule("SP-H004", "SP-H013"))
    func misuse() {
        let stage = Stage(root: root)
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        for (controller, style) in [(Screen(), UIModalPresentationStyle.popover), (Screen(), .custom), (alert, .automatic)]
            as [(UIViewController, UIModalPresentationStyle)]
        {
            let faults = Fault.catching { root.show(controller, as: .modal(.none, style)) }
            #expect(faults.map(\.name) == [.invalidArgumentException])
            #expect(root.presentedViewController == nil)
        }
        let delegate = Delegate(), configured = Screen()
        configured.transitioningDelegate = delegate
        root.show(configured, as: .modal(.none, .custom), animated: false)
        stage.settle()
        #expect(root.presentedViewController === configured)
    }

    @Test("the navigation controller around a controller with a custom style has its transitioning delegate", .rule("SP-H004"))
    func wrappedCustom() {
        let stage = Stage(root: root), delegate = Delegate(), screen = Screen()
        screen.transitioningDelegate = delegate
        let faults = Fault.catching { root.show(screen, as: .modal(.withNavigation, .custom), animated: false) }
        stage.settle()
        let wrapper = screen.navigationController
        #expect(faults.isEmpty && wrapper != nil && root.presentedViewController === wrapper)
        #expect(wrapper?.transitioningDelegate === delegate)
        #expect(wrapper?.presentationController is HalfHeightPresentationController)
    }

    @Test("no case but asConfigured shows an alert", .rule("SP-H013"))
    func misplacedAlert() {
        let stage = Stage(root: root), alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        for kind in [PresentationType.modal(), .sheet(), .push, .show, .showDetail(), .custom(Delegate())] {
            let faults = Fault.catching { root.show(alert, as: kind, animated: false) }
            #expect(faults.map(\.reason) == ["UIAlertController configures its own presentation. Show it as .asConfigured."])
        }
        stage.settle()
        #expect(root.presentedViewController == nil && alert.parent == nil)
    }

    @Test("an alert is shown as configured", .rule("SP-H013"))
    func asConfigured() {
        let stage = Stage(root: root), alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        root.show(alert, as: .asConfigured, animated: false)
        stage.settle()
        #expect(root.presentedViewController === alert)
    }

    @Test("a popover has its source, arrows, and delegate before it is presented", .rule("SP-H005", "SP-H006", "SP-H007"))
    func popover() {
        final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {}
        let stage = Stage(root: root, device: "iPad Air 11"), screen = Screen(),
            source = UIView(frame: CGRect(x: 100, y: 100, width: 44, height: 44))
        root.view.addSubview(source)
        var delegate: PopoverDelegate? = PopoverDelegate()
        let config = PopoverConfig(source: .view(source), arrowDirections: [.up, .left], delegate: delegate)
        let faults = Fault.catching { root.show(screen, as: .popover(config), animated: false) }
        stage.settle()
        #expect(faults.isEmpty)
        let popover = screen.popoverPresentationController
        #expect(root.presentedViewController === screen)
        #expect(popover?.sourceView === source)
        #expect(popover?.sourceRect.isNull == true)
        #expect(popover?.permittedArrowDirections == [.up, .left])
        #expect(popover?.delegate === delegate)
        delegate = nil
        #expect(config.delegate == nil)
        let phone = Stage(root: UIViewController()), adapted = Screen()
        phone.window.rootViewController?.show(adapted, as: .popover(PopoverConfig(source: .view(phone.window))), animated: false)
        phone.settle()
        #expect(adapted.activePresentationController is UISheetPresentationController)

        let part = Screen(), item = UIBarButtonItem(title: "More"), pointed = Screen()
        part.modalPresentationStyle = .popover
        PopoverConfig(source: .view(source, rect: CGRect(x: 1, y: 2, width: 3, height: 4))).apply(to: part.popoverPresentationController!)
        #expect(part.popoverPresentationController?.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        Generation.emulating(.ios8) {
            let old = Screen()
            old.modalPresentationStyle = .popover
            PopoverConfig(source: .view(source)).apply(to: old.popoverPresentationController!)
            #expect(old.popoverPresentationController?.sourceRect == source.bounds)
        }
        pointed.modalPresentationStyle = .popover
        PopoverConfig(source: .barButtonItem(item)).apply(to: pointed.popoverPresentationController!)
        #expect(pointed.popoverPresentationController?.barButtonItem === item)
    }

    @Test("push uses the nearest navigation controller; without one the controller is presented in a new one", .rule("SP-H008"))
    func push() {
        let navigation = UINavigationController(rootViewController: root), stage = Stage(root: navigation), first = Screen(),
            second = Screen()
        root.show(first, as: .push, animated: false)
        navigation.show(second, as: .push, animated: false)
        #expect(navigation.viewControllers == [root, first, second])

        let alone = Screen(), pushed = Screen()
        stage.show(alone)
        let lines = Console.capturing { alone.show(pushed, as: .push, animated: false) }
        #expect((alone.presentedViewController as? UINavigationController)?.viewControllers == [pushed])
        #expect(lines == ["Presenters: Screen isn't on a navigation stack; Screen is presented in a navigation controller instead."])
    }

    @Test(
        "push calls its completion after the transition, even where the push is deferred to the next layout pass", .rule("SP-H009"),
        arguments: [Generation.ios16, .ios26])
    func deferredCompletion(_ generation: Generation) {
        Generation.emulating(generation) {
            let navigation = UINavigationController(rootViewController: root), stage = Stage(root: navigation), screen = Screen()
            stage.settle()
            var completed = 0
            root.show(screen, as: .push) { completed += 1 }
            stage.turn()
            #expect(completed == 0 && navigation.topViewController === screen)
            stage.settle()
            #expect(completed == 1 && screen.view.window === stage.window)
            screen.hide { completed += 1 }
            stage.turn()
            #expect(completed == 1)
            stage.settle()
            #expect(completed == 2 && navigation.viewControllers == [root])
        }
    }

    @Test("push calls its completion after didShow, immediately without animation, and not when canceled", .rule("SP-H009"))
    func pushCompletion() {
        final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
            var shown = 0
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) { shown += 1 }
        }
        let navigation = UINavigationController(rootViewController: root), stage = Stage(root: navigation), delegate = NavigationDelegate()
        stage.settle()
        navigation.delegate = delegate
        var shownBefore: [Int] = []
        root.show(Screen(), as: .push) { shownBefore.append(delegate.shown) }
        #expect(shownBefore.isEmpty)
        stage.settle()
        #expect(shownBefore == [1])
        root.show(Screen(), as: .push, animated: false) { shownBefore.append(delegate.shown) }
        #expect(shownBefore.count == 2)

        let canceling = Canceling()
        navigation.delegate = canceling
        root.show(Screen(), as: .push) { shownBefore.append(-1) }
        stage.advance(by: 0.1)
        canceling.interaction.update(0.5)
        canceling.interaction.cancel()
        stage.settle()
        #expect(navigation.viewControllers.count == 3)
        #expect(shownBefore.count == 2)
    }

    /// Makes every push interactive, so that it can be canceled.
    final class Canceling: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
        let interaction = UIPercentDrivenInteractiveTransition()
        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let view = transitionContext.view(forKey: .to)!
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.4) {
                view.alpha = 1
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    @Test("show and showDetail forward to UIKit with the receiver as sender, and respect animated: false", .rule("SP-H010", "SP-H011"))
    func forwarding() {
        final class Host: UIViewController {
            var asked: [(UIViewController, Any?, Bool)] = []
            override func show(_ vc: UIViewController, sender: Any?) { asked.append((vc, sender, UIView.areAnimationsEnabled)) }
            override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
                asked.append((vc, sender, UIView.areAnimationsEnabled))
            }
        }
        let host = Host(), screen = Screen(), stage = Stage(root: host)
        var completed = 0
        host.show(screen, as: .show) { completed += 1 }
        host.show(screen, as: .showDetail(.withNavigation), animated: false) { completed += 1 }
        #expect(completed == 2)
        #expect(host.asked[0].0 === screen)
        #expect(host.asked[0].1 as AnyObject === host)
        #expect(host.asked[0].2)
        #expect((host.asked[1].0 as? UINavigationController)?.viewControllers == [screen])
        #expect(!host.asked[1].2)
        #expect(UIView.areAnimationsEnabled)

        let navigation = UINavigationController(rootViewController: root), next = Screen()
        stage.show(navigation)
        stage.settle()
        root.show(next, as: .show) { completed += 1 }
        #expect(completed == 2)
        stage.settle()
        #expect(completed == 3)
        #expect(navigation.topViewController === next)
    }

    @Test("custom keeps its delegate alive as long as the presented controller", .rule("SP-H012"))
    func custom() {
        let stage = Stage(root: root)
        weak var kept: Delegate?
        var screen: UIViewController? = Screen()
        do {
            let delegate = Delegate()
            kept = delegate
            root.show(screen!, as: .custom(delegate), animated: false)
        }
        stage.settle()
        #expect(kept != nil)
        #expect(screen?.modalPresentationStyle == .custom)
        #expect(screen?.presentationController is HalfHeightPresentationController)
        screen?.hide(animated: false)
        stage.settle()
        #expect(screen != nil && kept == nil)
        // Nor longer than the controller itself if it is dismissed another way.
        do {
            let delegate = Delegate()
            kept = delegate
            root.show(screen!, as: .custom(delegate), animated: false)
        }
        stage.settle()
        root.dismiss(animated: false)
        screen = nil
        stage.settle()
        #expect(kept == nil)
    }

    @Test("a rejected call does not call its completion", .rule("SP-H014"))
    func refusal() {
        let stage = Stage(root: root), first = Screen(), second = Screen()
        var completed = 0
        root.show(first, as: .modal(), animated: false)
        stage.settle()
        let lines = Console.capturing { root.show(second, as: .modal(), animated: false) { completed += 1 } }
        stage.settle()
        #expect(completed == 0)
        #expect(root.presentedViewController === first)
        #expect(lines.contains { $0.contains("Attempt to present") })
    }

    @Test("a sheet opens with its detents, selection, dimming, and grabber")
    func sheet() {
        let stage = Stage(root: root), screen = Screen()
        root.show(
            screen,
            as: .sheet(
                .withNavigation,
                SheetConfig(detents: [.medium(), .large()], selected: .medium, largestUndimmed: .medium, showsGrabber: true)),
            animated: false)
        stage.settle()
        let sheet = root.presentedViewController?.sheetPresentationController
        #expect(root.presentedViewController is UINavigationController)
        #expect(sheet?.detents.map(\.identifier) == [.medium, .large])
        #expect(sheet?.selectedDetentIdentifier == .medium)
        #expect(sheet?.largestUndimmedDetentIdentifier == .medium)
        #expect(sheet?.prefersGrabberVisible == true)
    }
}
