import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite("Presentation", .serialized)
struct PresentationTests {
    @Test("defaults of the styles, by system version", .rule("C-53", "C-54", "SP-D018"))
    func defaults() {
        #expect(A().modalPresentationStyle == .pageSheet)
        #expect(A().modalTransitionStyle == .coverVertical)
        Generation.emulating(.ios8) { #expect(A().modalPresentationStyle == .fullScreen) }
        let styles: [UIModalPresentationStyle] = [
            .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext,
            .popover,
        ]
        #expect(styles.map(\.rawValue) == Array(-2...7))
    }

    @Test("presentingViewController is the container that presents for its child", .rule("C-50", "C-51", "C-52", "SP-D002", "SP-D003"))
    func presenter() {
        let child = A(), nav = N(rootViewController: child)
        Scenario.run(nav) { _ in
            let modal = M()
            child.present(modal, animated: false)
            #expect(modal.presentingViewController === nav)
            #expect(child.presentedViewController === modal)
            #expect(nav.presentedViewController === modal)
            let inner = C()
            modal.addChild(inner)
            #expect(inner.presentingViewController === nav)
            child.dismiss(animated: false)
            #expect(nav.presentedViewController == nil)
            child.definesPresentationContext = true
            let inContext = M()
            inContext.modalPresentationStyle = .overCurrentContext
            child.present(inContext, animated: false)
            #expect(inContext.presentingViewController === child)
            #expect(nav.presentedViewController == nil)
        }
        // The outermost container presents.
        let inner = A(), tabs = T()
        tabs.viewControllers = [N(rootViewController: inner)]
        Scenario.run(tabs) { _ in
            let modal = M()
            inner.present(modal, animated: false)
            #expect(modal.presentingViewController === tabs && inner.presentedViewController === modal)
            inner.dismiss(animated: false)
            #expect(tabs.presentedViewController == nil)
        }
    }

    @Test("a full-screen modal covers the screen; without animation, both relationships end immediately", .rule("C-57", "SP-D009"))
    func frame() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M()
            modal.modalPresentationStyle = .fullScreen
            root.present(modal, animated: false)
            #expect(modal.view.convert(modal.view.bounds, to: nil) == scenario.window.bounds)
            #expect(root.view.window == nil)
            modal.dismiss(animated: false)
            #expect(root.presentedViewController == nil)
            #expect(modal.presentingViewController == nil)
            #expect(root.view.window === scenario.window)
            #expect(root.view.frame == scenario.window.bounds)
        }
    }

    @Test("a transition begins in the next turn of the run loop; until then a popover accepts its source and delegate", .rule("SP-D009"))
    func sourceAfterwards() {
        final class Told: NSObject, UIPopoverPresentationControllerDelegate {
            var prepared = 0
            func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { prepared += 1 }
        }
        Scenario.on("iPad Air 11") {
            Scenario.run(A()) { scenario in
                let root = scenario.window.rootViewController!, modal = M(), told = Told(),
                    source = UIView(frame: CGRect(x: 300, y: 300, width: 40, height: 40))
                root.view.addSubview(source)
                modal.modalPresentationStyle = .popover
                modal.preferredContentSize = CGSize(width: 200, height: 200)
                let faults = Fault.catching {
                    root.present(modal, animated: true)
                    modal.popoverPresentationController?.sourceView = source
                    modal.popoverPresentationController?.delegate = told
                    EventLoop.main.turn()
                }
                #expect(faults == [] && told.prepared == 1 && modal.transitionCoordinator != nil)
                scenario.settle()
                #expect(modal.view.convert(modal.view.bounds, to: nil).minY > source.frame.maxY)
                root.dismiss(animated: false)
            }
        }
    }

    @Test("presentedViewController and presentingViewController are set before an animated present returns", .rule("SP-D009", "SP-D072"))
    func relationsAtOnce() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M()
            root.present(modal, animated: true)
            #expect(root.presentedViewController === modal && modal.presentingViewController === root)
            #expect(modal.isViewLoaded)
            scenario.settle()
            modal.dismiss(animated: true)
            #expect(root.presentedViewController === modal)
            scenario.settle()
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("presenting outside a window logs and does nothing", .rule("C-58", "SP-D005"))
    func notInWindow() {
        let lonely = A(), modal = M()
        let (m, a) = (Fault.name(of: modal), Fault.name(of: lonely))
        #expect(
            Console.capturing { lonely.present(modal, animated: false) }
                == ["[Presentation] Attempt to present \(m) on \(a) (from \(a)) whose view is not in the window hierarchy."])
        #expect(lonely.presentedViewController == nil)
        Generation.emulating(.ios8) {
            #expect(
                Console.capturing { lonely.present(modal, animated: false) }
                    == ["Warning: Attempt to present \(m) on \(a) whose view is not in the window hierarchy!"])
        }
    }

    @Test("a controller whose presentation is refused lives until the turn ends")
    func refusedLives() {
        let lonely = A()
        weak var refused: UIViewController?
        _ = Console.capturing {
            let modal = M()
            refused = modal
            lonely.present(modal, animated: false)
        }
        #expect(refused != nil)
        EventLoop.main.turn()
        #expect(refused == nil)
    }

    @Test("presenting twice logs and does nothing", .rule("C-59", "SP-D004"))
    func alreadyPresenting() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, first = M(), second = B()
            root.present(first, animated: false)
            var completed = false
            let lines = Console.capturing { root.present(second, animated: false) { completed = true } }
            let (name, on, running) = (Fault.name(of: second), Fault.name(of: root), Fault.name(of: first))
            #expect(lines == ["[Presentation] Attempt to present \(name) on \(on) (from \(on)) which is already presenting \(running)."])
            scenario.settle()
            #expect(!completed && root.presentedViewController === first)
            // The container presents for its child, which the message names last.
            let child = C()
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            #expect(
                Console.capturing { child.present(second, animated: false) } == [
                    "[Presentation] Attempt to present \(name) on \(on) (from \(Fault.name(of: child))) which is already presenting \(running)."
                ])
            Generation.emulating(.ios8) {
                let lines = Console.capturing { root.present(second, animated: false) }
                #expect(lines == ["Warning: Attempt to present \(name) on \(on) which is already presenting \(running)"])
            }
        }
    }

    @Test("a presented controller cannot be presented again", .rule("C-60", "SP-D001"), arguments: [Generation.ios8, .ios16])
    func presentedTwice(_ generation: Generation) {
        Scenario.run(A(), generation) { scenario in
            let root = scenario.window.rootViewController!, modal = M()
            root.present(modal, animated: false)
            scenario.settle()
            let reason =
                generation == .ios8
                ? "Application tried to present modally an active controller \(Fault.name(of: modal))."
                : "Application tried to present modally a view controller \(Fault.name(of: modal)) that is already being presented by \(Fault.name(of: root))."
            #expect(Fault.catching { root.present(modal, animated: false) } == [Fault(name: .invalidArgumentException, reason: reason)])
            modal.dismiss(animated: false)
        }
    }

    @Test("presentations that raise an exception", .rule("C-60", "SP-D001", "SP-D013"))
    func faults() {
        let child = C()
        let root = A()
        root.addChild(child)
        Scenario.run(root) { _ in
            #expect(
                Fault.catching { root.present(child, animated: false) }
                    == [
                        Fault(
                            name: .invalidArgumentException,
                            reason: "Application tried to present modally an active controller \(Fault.name(of: child)).")
                    ])
            #expect(
                Fault.catching { root.present(root, animated: false) }.map(\.reason) == [
                    "Application tried to present modally an active controller \(Fault.name(of: root))."
                ])
            let odd = M()
            odd.modalPresentationStyle = .none
            #expect(
                Fault.catching { root.present(odd, animated: false) } == [
                    Fault(
                        name: .internalInconsistencyException,
                        reason: "The specified modal presentation style doesn't have a corresponding presentation controller.")
                ])
        }
    }

    @Test("dismiss acts on the presented controller, or else on the presenter", .rule("C-56", "SP-D066", "SP-D067", "SP-D068", "SP-D070"))
    func dismissing() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, first = M(), second = B()
            first.modalPresentationStyle = .fullScreen
            second.modalPresentationStyle = .fullScreen
            root.present(first, animated: false)
            first.present(second, animated: false)
            first.dismiss(animated: false)
            #expect(root.presentedViewController === first)
            #expect(first.presentedViewController == nil)
            first.present(second, animated: false)
            root.dismiss(animated: false)
            #expect(root.presentedViewController == nil)
            #expect(second.presentingViewController == nil)
            var completed = false
            root.dismiss(animated: false) { completed = true }
            #expect(!completed)
            scenario.settle()
            #expect(completed)
        }
    }

    // MARK: Custom

    final class Recording: UIPresentationController {
        var log: CallbackLog?
        override func presentationTransitionWillBegin() {
            log?.note(
                "willBegin \(containerView != nil) \(presentedViewController.transitionCoordinator != nil) \(presentingViewController.transitionCoordinator != nil)"
            )
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { log?.note("didEnd \(completed)") }
        override func dismissalTransitionWillBegin() { log?.note("dismissalWillBegin") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log?.note("dismissalDidEnd \(completed)") }
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 100, height: 200) }
    }
    final class Director: NSObject, UIViewControllerTransitioningDelegate {
        let log: CallbackLog
        var controller: Recording?
        init(_ log: CallbackLog) { self.log = log }
        func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
            -> UIPresentationController?
        {
            log.note("controller")
            let made = Recording(presentedViewController: presented, presenting: presenting)
            made.log = log
            controller = made
            return made
        }
        func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        {
            log.note("animator")
            return Placing(log)
        }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
            log.note("dismissalAnimator")
            return Placing(log)
        }
        func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        {
            log.note("interactor")
            return nil
        }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
            any UIViewControllerInteractiveTransitioning
        )? {
            log.note("dismissalInteractor")
            return nil
        }
    }
    final class Placing: NSObject, UIViewControllerAnimatedTransitioning {
        let log: CallbackLog
        init(_ log: CallbackLog) { self.log = log }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            log.note("animate from \(context.view(forKey: .from) != nil) to \(context.view(forKey: .to) != nil)")
            if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
                view.frame = context.finalFrame(for: controller)
                context.containerView.addSubview(view)
            }
            EventLoop.main.schedule(after: 0.3) { context.completeTransition(true) }
        }
        func animationEnded(_ transitionCompleted: Bool) { log.note("ended \(transitionCompleted)") }
    }

    /// Slides in and out by the final frame of the presented view, in both directions, as many apps' animators do.
    final class Sliding: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
        final class Low: UIPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 500, width: 393, height: 352) }
        }
        var seen: [CGRect] = []
        func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
            -> UIPresentationController?
        {
            Low(presentedViewController: presented, presenting: presenting)
        }
        func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { self }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let controller = context.viewController(forKey: context.view(forKey: .to) == nil ? .from : .to)!
            seen.append(context.finalFrame(for: controller))
            context.containerView.addSubview(controller.view)
            EventLoop.main.schedule(after: 0.3) { context.completeTransition(true) }
        }
    }

    @Test("while the presenter stays visible, the departing view's final frame is the one that it had", .rule("SP-E019"))
    func finalFrameOfLeaving() {
        Scenario.run(A()) { scenario in
            let modal = M(), sliding = Sliding(), root = scenario.window.rootViewController
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = sliding
            root?.present(modal, animated: true)
            scenario.settle()
            root?.dismiss(animated: true)
            scenario.settle()
            #expect(sliding.seen == Array(repeating: CGRect(x: 0, y: 500, width: 393, height: 352), count: 2))
        }
    }

    /// Records the final frames of departing controllers.
    final class Departing: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
        var seen: [CGRect] = []
        func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { self }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let leaving = context.viewController(forKey: .from) { seen.append(context.finalFrame(for: leaving)) }
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            EventLoop.main.schedule(after: 0.3) { context.completeTransition(true) }
        }
    }

    @Test(
        "a presenter's final frame is its own if its view stays, and zero if it is removed", .rule("SP-E019"),
        arguments: [UIModalPresentationStyle.custom, .overFullScreen, .fullScreen])
    func finalFrameOfPresenter(_ style: UIModalPresentationStyle) {
        Scenario.run(A()) { scenario in
            let modal = M(), departing = Departing()
            modal.modalPresentationStyle = style
            modal.transitioningDelegate = departing
            scenario.window.rootViewController?.present(modal, animated: true)
            scenario.settle()
            #expect(departing.seen == [style == .fullScreen ? .zero : scenario.window.bounds])
        }
    }

    @Test("the view that leaves for a whole chain has its own final frame, not that of the view below it", .rule("SP-E019", "SP-D068"))
    func finalFrameOfChain() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, low = M(), top = B(), sliding = Sliding(), departing = Departing()
            for (modal, delegate) in [(low, sliding), (top, departing)] as [(UIViewController, any UIViewControllerTransitioningDelegate)] {
                modal.modalPresentationStyle = .custom
                modal.transitioningDelegate = delegate
            }
            root.present(low, animated: true)
            scenario.settle()
            low.present(top, animated: true)
            scenario.settle()
            departing.seen = []
            root.dismiss(animated: true)
            scenario.settle()
            #expect(departing.seen == [scenario.window.bounds])
            #expect(root.presentedViewController == nil)
        }
    }

    @Test(
        "a custom presentation from its first question to its last",
        .rule("C-69", "SP-D034", "SP-D035", "SP-D036", "SP-D039", "SP-E018", "SP-E020"))
    func customOrder() {
        Scenario.run(A()) { scenario in
            let modal = M(), director = Director(scenario.log)
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = director
            scenario.window.rootViewController?.present(modal, animated: true) { scenario.log.note("completion") }
            scenario.settle()
            #expect(
                scenario.appearance.filter { $0 != "M.viewDidLoad" && $0 != "M.viewIsAppearing" } == [
                    "controller", "animator", "interactor", "willBegin true true true", "M.viewWillAppear", "animate from false to true",
                    "ended true", "didEnd true", "M.viewDidAppear", "completion",
                ])
            #expect(modal.view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
            scenario.log.clear()
            modal.dismiss(animated: true)
            scenario.settle()
            #expect(
                scenario.appearance == [
                    "dismissalAnimator", "dismissalInteractor", "dismissalWillBegin", "M.viewWillDisappear", "animate from true to false",
                    "ended true",
                    "dismissalDidEnd true", "M.viewDidDisappear",
                ])
            #expect(director.controller?.containerView == nil)
        }
    }

    @Test("defaults of UIPresentationController", .rule("C-70", "SP-D032"))
    func baseDefaults() {
        let modal = M()
        modal.modalPresentationStyle = .overFullScreen
        let controller = UIPresentationController(presentedViewController: modal, presenting: nil)
        #expect(controller.presentationStyle == .overFullScreen && controller.adaptivePresentationStyle == .overFullScreen)
        #expect(controller.shouldPresentInFullscreen)
        #expect(!controller.shouldRemovePresentersView)
        #expect(controller.presentedView === modal.view)
        #expect(controller.containerView == nil)
    }

    // MARK: Interactive dismissal

    final class Adaptive: NSObject, UIAdaptivePresentationControllerDelegate {
        var log: [String] = []
        var allows = true
        var style: UIModalPresentationStyle?
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.append("should")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.append("attempt") }
        func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
            -> UIModalPresentationStyle
        {
            style ?? controller.presentationStyle
        }
    }

    @Test(
        "swiping a sheet away asks and calls the delegate and dismisses; dismissing in code does not call it",
        .rule("C-67", "C-68", "SP-D058", "SP-D060", "SP-D061", "SP-D062"))
    func userDismissal() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M(), delegate = Adaptive()
            root.present(modal, animated: false)
            modal.presentationController?.delegate = delegate
            modal.isModalInPresentation = true
            modal.presenting.own?.dismissForUser()
            #expect(delegate.log == ["attempt"])
            modal.isModalInPresentation = false
            delegate.allows = false
            delegate.log = []
            modal.presenting.own?.dismissForUser()
            #expect(delegate.log == ["should", "attempt"])
            delegate.allows = true
            delegate.log = []
            modal.presenting.own?.dismissForUser()
            #expect(delegate.log == ["should", "will"])
            scenario.settle()
            #expect(delegate.log == ["should", "will", "did"])
            #expect(root.presentedViewController == nil)
            delegate.log = []
            root.present(modal, animated: false)
            modal.presentationController?.delegate = delegate
            modal.dismiss(animated: false)
            #expect(delegate.log == [])
        }
    }

    // MARK: Adaptivity

    @Test(
        "a popover becomes a sheet on a phone unless its delegate returns none",
        .rule("C-63", "C-64", "C-65", "SP-D048", "SP-D049", "SP-D085"))
    func popoverAdapts() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M()
            modal.modalPresentationStyle = .popover
            root.present(modal, animated: false)
            scenario.settle()
            #expect(modal.activePresentationController is UISheetPresentationController)
            #expect(modal.modalPresentationStyle == .popover)
            modal.dismiss(animated: false)

            let real = M(), delegate = Adaptive()
            delegate.style = UIModalPresentationStyle.none
            real.modalPresentationStyle = .popover
            real.popoverPresentationController?.delegate = delegate
            real.popoverPresentationController?.sourceView = root.view
            real.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
            real.preferredContentSize = CGSize(width: 200, height: 150)
            root.present(real, animated: false)
            scenario.settle()
            #expect(real.activePresentationController is UIPopoverPresentationController)
            #expect(real.view.frame.size == CGSize(width: 200, height: 150))
            #expect(real.popoverPresentationController?.arrowDirection == .up)
            real.dismiss(animated: false)

            let unsourced = M(), second = Adaptive()
            second.style = UIModalPresentationStyle.none
            unsourced.modalPresentationStyle = .popover
            unsourced.popoverPresentationController?.delegate = second
            let name = unsourced.popoverPresentationController.map { Fault.name(of: $0) } ?? ""
            let faults = Fault.catching {
                root.present(unsourced, animated: false)
                scenario.settle()
            }
            #expect(faults.first?.name == .genericException)
            #expect(
                faults.first?.reason
                    == "UIPopoverPresentationController (\(name)) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
            )
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("popovers are placed where they fit", .rule("SP-D087", "SP-D096"))
    func popoverGeometry() {
        let room = CGRect(x: 10, y: 10, width: 380, height: 780)
        let below = PopoverGeometry(
            room: room, source: CGRect(x: 190, y: 100, width: 20, height: 20), size: CGSize(width: 200, height: 300), permitted: .any,
            canOverlap: false)
        #expect(below.direction == .up)
        #expect(below.contentFrame == CGRect(x: 100, y: 133, width: 200, height: 300))
        #expect(below.arrowOffset == 0)
        let corner = PopoverGeometry(
            room: room, source: CGRect(x: 370, y: 700, width: 20, height: 20), size: CGSize(width: 200, height: 300), permitted: .any,
            canOverlap: false)
        #expect(corner.direction == .down)
        #expect(corner.contentFrame.maxX == room.maxX)
        #expect(abs(corner.arrowOffset - 74) < 0.001)
    }

    @Test(
        "a popover takes the first side that fits in the order up, down, left, right, or else the one with the most space, and shrinks to it",
        .rule("SP-D096"))
    func popoverSides() {
        let room = CGRect(x: 10, y: 10, width: 380, height: 380)
        func place(_ source: CGRect, _ size: CGSize, _ permitted: UIPopoverArrowDirection = .any, canOverlap: Bool = false)
            -> PopoverGeometry
        {
            PopoverGeometry(room: room, source: source, size: size, permitted: permitted, canOverlap: canOverlap)
        }
        let middle = CGRect(x: 190, y: 190, width: 20, height: 20), size = CGSize(width: 100, height: 100)
        #expect(place(middle, size).direction == .up)
        #expect(place(middle, size, [.down, .left, .right]).direction == .down)
        let right = place(middle, size, [.left, .right])
        #expect(right.direction == .left && right.contentFrame == CGRect(x: 223, y: 150, width: 100, height: 100) && right.arrowOffset == 0)
        #expect(place(middle, size, [.right]).contentFrame == CGRect(x: 77, y: 150, width: 100, height: 100))
        // Next to a tall source at the left there is space only on its right.
        #expect(place(CGRect(x: 10, y: 10, width: 40, height: 380), size).direction == .left)
        // It fits nowhere: more of it is visible below the source than above.
        let shrunk = place(CGRect(x: 190, y: 150, width: 20, height: 20), CGSize(width: 300, height: 300), [.up, .down])
        #expect(shrunk.direction == .up && shrunk.contentFrame == CGRect(x: 50, y: 183, width: 300, height: 207))
        let overlapping = place(
            CGRect(x: 190, y: 150, width: 20, height: 20), CGSize(width: 500, height: 500), [.up, .down], canOverlap: true)
        #expect(overlapping.contentFrame == room)
        let covering = place(CGRect(x: 190, y: 390, width: 20, height: 20), size, .up)
        #expect(covering.direction == [] && covering.contentFrame == CGRect(x: 150, y: 290, width: 100, height: 100))
        // The arrow does not overlap the corners.
        #expect(place(CGRect(x: 10, y: 100, width: 2, height: 20), size, .up).arrowOffset == -24)
    }

    // MARK: Sheets

    @Test("defaults of UISheetPresentationController", .rule("SP-D074", "SP-D076"))
    func sheetDefaults() {
        let sheet = M().sheetPresentationController!
        #expect(sheet.detents.map(\.identifier) == [.large])
        #expect(sheet.selectedDetentIdentifier == nil)
        #expect(!sheet.prefersGrabberVisible)
        #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
        #expect(!sheet.prefersEdgeAttachedInCompactHeight)
        #expect(UISheetPresentationController.Detent.Identifier.medium.rawValue == "com.apple.UIKit.medium")
        #expect(UISheetPresentationController.Detent.Identifier.large.rawValue == "com.apple.UIKit.large")
    }

    @Test("detents size a sheet", .rule("SP-D074", "SP-D077", "SP-D084"))
    func detents() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M()
            let sheet = modal.sheetPresentationController!
            sheet.detents = [.custom { _ in 200 }, .medium(), .large()]
            root.present(modal, animated: false)
            scenario.settle()
            let bottom = scenario.window.safeAreaInsets.bottom, bounds = scenario.window.bounds
            #expect(modal.view.frame.height == 200 + bottom)
            #expect(modal.view.frame.maxY == bounds.height)
            sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
            #expect(modal.view.frame.height == bounds.height / 2)
            sheet.selectedDetentIdentifier = .large
            scenario.settle()
            #expect(modal.view.frame.minY == scenario.window.safeAreaInsets.top + 10)
        }
    }

    @Test("measured sheet frames of iOS 26")
    func measuredSheets() {
        let geometry = SheetGeometry(
            container: CGRect(x: 0, y: 0, width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            style: .pageSheet,
            isCompactWidth: true, isCompactHeight: false, preferredContentSize: .zero,
            figures: Generation.emulating(.ios26) { SheetFigures.current })
        #expect(geometry.maximumDetentValue == 759)
        #expect(geometry.frame(detent: nil) == CGRect(x: 0, y: 59, width: 393, height: 793))
        let frame = geometry.frame(detent: 300)
        #expect(abs(frame.height - 334 * 377 / 393) < 0.001)
        #expect(frame.minX == 8)
        #expect(abs(frame.maxY - 844) < 0.001)
    }

    @Test("on a phone with a home button a large sheet is 40 points below the top", .rule("SP-D084"))
    func leastTop() {
        let geometry = SheetGeometry(
            container: CGRect(x: 0, y: 0, width: 375, height: 667), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            style: .pageSheet, isCompactWidth: true, isCompactHeight: false, preferredContentSize: .zero, figures: .current)
        #expect(geometry.frame(detent: nil) == CGRect(x: 0, y: 40, width: 375, height: 627))
    }

    @Test("a sheet in compact height fills the screen", .rule("C-66", "SP-D021", "SP-D081"))
    func compactHeight() {
        var geometry = SheetGeometry(
            container: CGRect(x: 0, y: 0, width: 852, height: 393), safeArea: .zero, style: .pageSheet, isCompactWidth: true,
            isCompactHeight: true,
            preferredContentSize: .zero, figures: .current)
        #expect(geometry.frame(detent: nil) == geometry.container)
        geometry.isEdgeAttachedInCompactHeight = true
        #expect(geometry.frame(detent: 100).height == 100)
        // SP-D081: as wide as the safe area, or as the content prefers; on a phone in portrait that is ignored.
        geometry.safeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        #expect(geometry.frame(detent: 100).width == 734)
        geometry.preferredContentSize = CGSize(width: 400, height: 100)
        geometry.widthFollowsContent = true
        #expect(geometry.frame(detent: 100).width == 400)
        // In iOS 26 a lower detent floats 8 points inside that width.
        geometry.figures = Generation.emulating(.ios26) { SheetFigures.current }
        #expect(geometry.frame(detent: nil).width == 400)
        #expect(geometry.frame(detent: 200).width == 384 && geometry.frame(detent: 200).midX == 426)
        geometry.figures = .current
        (geometry.container, geometry.safeArea, geometry.isCompactHeight) = (CGRect(x: 0, y: 0, width: 393, height: 852), .zero, false)
        geometry.preferredContentSize.width = 300
        #expect(geometry.frame(detent: 100).width == 393)
    }

    @Test("a form sheet is 540 by 620 and centered in regular width", .rule("SP-D022"))
    func formSheet() {
        var geometry = SheetGeometry(
            container: CGRect(x: 0, y: 0, width: 1024, height: 1366), safeArea: .zero, style: .formSheet, isCompactWidth: false,
            isCompactHeight: false,
            preferredContentSize: .zero, figures: .current)
        #expect(geometry.frame(detent: nil) == CGRect(x: 242, y: 373, width: 540, height: 620))
        geometry.preferredContentSize = CGSize(width: 300, height: 200)
        #expect(geometry.frame(detent: nil) == CGRect(x: 362, y: 583, width: 300, height: 200))
        geometry.preferredContentSize = CGSize(width: 2000, height: 2000)
        let most = geometry.frame(detent: nil)
        #expect(geometry.container.insetBy(dx: 20, dy: 20).contains(most) && most.midX == 512 && most.midY == 683)
    }

    // MARK: Alerts

    @Test("alert configurations that raise an exception", .rule("SP-G003", "SP-G004", "SP-G005", "SP-G006", "SP-G012"))
    func alertFaults() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!
            #expect(
                Fault.catching { root.present(alert, animated: false) } == [
                    Fault(
                        name: .internalInconsistencyException,
                        reason: "UIAlertController must have a title, a message or an action to display")
                ])
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        #expect(
            Fault.catching { alert.addAction(UIAlertAction(title: "No", style: .cancel)) } == [
                Fault(
                    name: .internalInconsistencyException,
                    reason: "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
            ])
        for each in [alert, UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)] {
            #expect(
                Fault.catching { each.addAction(UIAlertAction(title: nil, style: .default)) } == [
                    Fault(name: .invalidArgumentException, reason: "Actions added to UIAlertController must have a title")
                ])
        }
        #expect(
            Fault.catching { alert.preferredAction = UIAlertAction(title: "X", style: .default) }.first?.name == .invalidArgumentException)
        let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
        #expect(
            Fault.catching { sheet.addTextField() } == [
                Fault(
                    name: .internalInconsistencyException,
                    reason: "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
            ])
    }

    @Test(
        "an alert does not affect the screen's appearance callbacks, and runs handlers after it is dismissed",
        .rule("SP-G009", "SP-G010", "SP-G011", "SP-G016"))
    func alert() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!
            let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
            var wasGone = false
            let delete = UIAlertAction(title: "Delete", style: .destructive) { [unowned root] _ in
                wasGone = root.presentedViewController == nil
            }
            let cancel = UIAlertAction(title: "Cancel", style: .cancel)
            alert.addAction(delete)
            alert.addAction(cancel)
            #expect(alert.actions == [delete, cancel])
            #expect(alert.arrangedActions == [cancel, delete])
            root.present(alert, animated: true)
            scenario.settle()
            #expect(!scenario.appearance.contains { $0.hasPrefix("A.") })
            #expect(alert.view.frame.width == 270)
            alert.activate(delete)
            #expect(!wasGone)
            scenario.settle()
            #expect(wasGone)
        }
    }
}
