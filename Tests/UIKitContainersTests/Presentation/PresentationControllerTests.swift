import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// The lifetime of a presentation controller, and the changes that it passes on to the presented controller.
@MainActor @Suite("Presentation controllers", .serialized)
struct PresentationControllerTests {
    @Test("one presentation controller lasts from the first question to the end of the dismissal", .rule("SP-D028", "SP-D029", "SP-D030"))
    func life() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = N(rootViewController: B())
            let early = modal.presentationController
            #expect(early is UISheetPresentationController)
            #expect(modal.activePresentationController == nil)
            // Too late for another style.
            modal.modalPresentationStyle = .fullScreen
            #expect(modal.presentationController === early)
            modal.modalPresentationStyle = .pageSheet
            root.present(modal, animated: false)
            #expect(modal.presentationController === early)
            #expect(modal.activePresentationController === early)
            #expect(early?.presentingViewController === root)
            #expect(early?.presentedViewController === modal)
            #expect(modal.topViewController?.presentationController === early)
            #expect(modal.topViewController?.sheetPresentationController === early)
            #expect(modal.popoverPresentationController == nil)
            modal.dismiss(animated: false)
            #expect(modal.activePresentationController == nil)
            #expect(modal.presentationController !== early)
        }
    }

    @Test("fullScreen and currentContext remove the presenter's view; sheets keep it", .rule("SP-D033", "SP-D024"))
    func removal() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!
            root.definesPresentationContext = true
            for (style, removes) in [
                (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.overFullScreen, false),
                (.overCurrentContext, false),
                (.pageSheet, false),
            ] {
                let modal = M()
                modal.modalPresentationStyle = style
                root.present(modal, animated: false)
                #expect(modal.activePresentationController?.shouldRemovePresentersView == removes, "\(style)")
                #expect((root.view.window == nil) == removes, "\(style)")
                modal.dismiss(animated: false)
                #expect(root.view.window != nil)
            }
            // It is removed when the transition ends, and is back before the dismissal starts.
            let modal = M()
            modal.modalPresentationStyle = .fullScreen
            root.present(modal, animated: true)
            EventLoop.main.advance(by: 0.1)
            #expect(modal.view.window != nil && root.view.window != nil)
            scenario.settle()
            #expect(root.view.window == nil)
            modal.dismiss(animated: true)
            EventLoop.main.turn()
            #expect(modal.view.window != nil && root.view.window != nil)
            scenario.settle()
            #expect(root.view.window != nil)
        }
    }

    @Test("the base class fills the container with the presented view, and keeps the presenter's view", .rule("C-70"))
    func baseFrame() {
        final class Plain: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
                -> UIPresentationController?
            {
                UIPresentationController(presentedViewController: presented, presenting: presenting)
            }
        }
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M(), plain = Plain()
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = plain
            root.present(modal, animated: false)
            scenario.settle()
            let controller = modal.presentationController
            #expect(
                controller?.containerView != nil && controller?.frameOfPresentedViewInContainerView == controller?.containerView?.bounds)
            #expect(modal.view.frame == scenario.window.bounds && root.view.window != nil)
            modal.dismiss(animated: false)
        }
    }

    @Test(
        "a presented controller's new preferredContentSize reaches its presentation controller, which lays out its container",
        .rule("C-36", "SP-D044"))
    func preferredSize() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, director = Director(), modal = custom(director)
            root.present(modal, animated: false)
            scenario.settle()
            let watching = director.made!
            watching.log = []
            modal.preferredContentSize = CGSize(width: 100, height: 50)
            modal.preferredContentSize = CGSize(width: 100, height: 50)
            #expect(watching.log == ["prefers 100 x 50"])
            scenario.settle()
            #expect(watching.log == ["prefers 100 x 50", "will layout", "did layout"])
            modal.dismiss(animated: false)
        }
    }

    final class Watching: UIPresentationController {
        var log: [String] = []
        var fraction: CGFloat = 1
        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.height * (1 - fraction), width: bounds.width, height: bounds.height * fraction)
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { log.append("presented \(completed)") }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            log.append("dismissed \(completed) \(presentedViewController.view.superview == nil ? "out" : "in")")
        }
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            log.append("prefers \(Int(container.preferredContentSize.width)) x \(Int(container.preferredContentSize.height))")
            super.preferredContentSizeDidChange(forChildContentContainer: container)
        }
        override func containerViewWillLayoutSubviews() { log.append("will layout") }
        override func containerViewDidLayoutSubviews() { log.append("did layout") }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            log.append("size \(Int(size.width))")
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
        {
            CGSize(width: parentSize.width, height: parentSize.height * fraction)
        }
    }

    final class Director: NSObject, UIViewControllerTransitioningDelegate {
        var made: Watching?
        var interactor: UIPercentDrivenInteractiveTransition?
        let log = CallbackLog()
        func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
            -> UIPresentationController?
        {
            made = Watching(presentedViewController: presented, presenting: presenting)
            return made
        }
        func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { interactor == nil ? nil : Animator(log) }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
            interactor == nil ? nil : Animator(log)
        }
        func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { interactor }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { interactor }
    }

    private func custom(_ director: Director) -> M {
        let modal = M()
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = director
        return modal
    }

    @Test("popoverPresentationController exists for the popover style and inside a popover", .rule("SP-D029"))
    func popoverController() {
        Scenario.on("iPad Air 11") {
            Scenario.run(A()) { scenario in
                let root = scenario.window.rootViewController!, inner = B(), modal = N(rootViewController: inner)
                #expect(root.popoverPresentationController == nil && modal.popoverPresentationController == nil)
                modal.modalPresentationStyle = .popover
                let popover = modal.popoverPresentationController
                #expect(popover != nil && modal.presentationController === popover && inner.popoverPresentationController === popover)
                popover?.sourceView = root.view
                root.present(modal, animated: false)
                scenario.settle()
                #expect(modal.popoverPresentationController === popover && inner.popoverPresentationController === popover)
                #expect(root.popoverPresentationController == nil)
                modal.dismiss(animated: false)
                scenario.settle()
            }
        }
    }

    @Test(
        "a canceled presentation or dismissal ends with completed false; after a completed dismissal the view is removed",
        .rule("SP-D037", "SP-D038"))
    func cancelled() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, director = Director(), modal = custom(director)
            let interactor = UIPercentDrivenInteractiveTransition()
            director.interactor = interactor
            root.present(modal, animated: true)
            EventLoop.main.advance(by: 0.02)
            interactor.update(0.3)
            interactor.cancel()
            scenario.settle()
            #expect(director.made?.log.filter { $0.hasPrefix("presented") } == ["presented false"])
            #expect(root.presentedViewController == nil)

            director.interactor = nil
            root.present(modal, animated: false)
            director.interactor = interactor
            modal.dismiss(animated: true)
            interactor.update(0.3)
            interactor.cancel()
            scenario.settle()
            #expect(director.made?.log.filter { $0.hasPrefix("dismissed") } == ["dismissed false in"])
            director.interactor = nil
            modal.dismiss(animated: false)
            #expect(director.made?.log.last { $0.hasPrefix("dismissed") } == "dismissed true out")
        }
    }

    @Test("layout of the container calls the layout methods, and moves a custom controller's view only at the start", .rule("SP-D040"))
    func layout() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, director = Director(), modal = custom(director)
            root.present(modal, animated: false)
            scenario.settle()
            let watching = director.made!
            #expect(watching.log.contains("will layout") && watching.log.contains("did layout"))
            #expect(modal.view.frame == scenario.window.bounds)
            watching.log = []
            watching.fraction = 0.5
            watching.containerView?.setNeedsLayout()
            scenario.settle()
            #expect(watching.log == ["will layout", "did layout"])
            #expect(modal.view.frame == scenario.window.bounds)
            watching.log = []
            watching.containerView?.bounds.size.height -= 10
            scenario.settle()
            #expect(watching.log == ["will layout", "did layout"])
            modal.dismiss(animated: false)
        }
    }

    final class Sized: UIViewController {
        var sizes: [CGSize] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            sizes.append(size)
            super.viewWillTransition(to: size, with: coordinator)
        }
    }
    final class Deaf: UIViewController {
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    }

    @Test("a new size is passed from the presenter through its presentation controller to the presented controller", .rule("SP-D042"))
    func sizes() {
        let parent = Sized(), child = Sized()
        parent.addChild(child)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        Scenario.on {
            Scenario.run(parent) { scenario in
                let director = Director(), modal = Sized()
                modal.modalPresentationStyle = .custom
                modal.transitioningDelegate = director
                parent.present(modal, animated: false)
                director.made?.fraction = 0.5
                director.made?.log = []
                let size = scenario.window.bounds.size
                HostInput().rotate(to: .landscapeLeft, animated: false)
                scenario.settle()
                let turned = CGSize(width: size.height, height: size.width)
                #expect(parent.sizes == [turned])
                #expect(child.sizes == [turned])
                #expect(director.made?.log.first == "size \(Int(turned.width))")
                #expect(modal.sizes == [CGSize(width: turned.width, height: turned.height / 2)])
                modal.dismiss(animated: false)
            }
        }
        // An override that does not call super stops propagation.
        let deaf = Deaf(), modal = Sized()
        Scenario.on {
            Scenario.run(deaf) { scenario in
                deaf.present(modal, animated: false)
                HostInput().rotate(to: .landscapeLeft, animated: false)
                scenario.settle()
                #expect(modal.sizes == [])
                modal.dismiss(animated: false)
            }
        }
    }

    @Test("coming traits reach the presented controller with the overrides of its presentation controller", .rule("SP-D045", "C-33"))
    func comingTraits() {
        final class Told: UIViewController {
            var heights: [UIUserInterfaceSizeClass] = []
            override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.willTransition(to: newCollection, with: coordinator)
                heights.append(newCollection.verticalSizeClass)
            }
        }
        Scenario.on {
            Scenario.run(A()) { scenario in
                let root = scenario.window.rootViewController!
                for isFixed in [false, true] {
                    let modal = Told()
                    modal.modalPresentationStyle = .overFullScreen
                    root.present(modal, animated: false)
                    if isFixed {
                        modal.presentationController?.overrideTraitCollection = UITraitCollection(verticalSizeClass: .regular)
                    }
                    HostInput().rotate(to: .landscapeLeft)
                    scenario.settle()
                    #expect(modal.heights.contains(.compact) != isFixed)
                    #expect((modal.traitCollection.verticalSizeClass == .compact) != isFixed)
                    modal.dismiss(animated: false)
                    HostInput().rotate(to: .portrait)
                    scenario.settle()
                }
            }
        }
    }

    @Test(
        "trait overrides of the presentation controller reach the presented controller, those of the presenter for its children do not",
        .rule("SP-D045", "SP-D046"))
    func traits() {
        let parent = P(), child = A()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent.setOverrideTraitCollection(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), forChild: child)
        Scenario.run(parent) { scenario in
            let modal = M()
            child.present(modal, animated: false)
            #expect(child.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
            #expect(modal.traitCollection.preferredContentSizeCategory == scenario.window.traitCollection.preferredContentSizeCategory)
            modal.presentationController?.overrideTraitCollection = UITraitCollection(preferredContentSizeCategory: .small)
            #expect(modal.traitCollection.preferredContentSizeCategory == .small)
            #expect(modal.traitCollection.userInterfaceIdiom == scenario.window.traitCollection.userInterfaceIdiom)
            modal.dismiss(animated: false)
        }
    }

    @Test("with a custom presentation that keeps the presenter's view, the presenter gets no appearance callbacks", .rule("SP-E033"))
    func presenterUntold() {
        Scenario.run(A()) { scenario in
            let director = Director(), modal = custom(director)
            scenario.window.rootViewController?.present(modal, animated: true)
            scenario.settle()
            modal.dismiss(animated: true)
            scenario.settle()
            #expect(!scenario.appearance.contains { $0.hasPrefix("A.") })
            #expect(scenario.appearance.contains("M.viewDidAppear"))
        }
    }
}
