import Foundation

// The checks of `present` and `dismiss`, the controllers they choose, and the cases in which nothing happens.
extension UIViewController {
    // The checks, in order, before anything is presented. (SP-D001, SP-D002, SP-D004, SP-D005, SP-D008)
    func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard isPresentable(controller) else { return }
        // A presentation controller that was only created to read its properties retains its controller; a refusal would leak both.
        let wasPrepared = controller.presenting.isPrepared
        defer { if !wasPrepared, controller.presenting.own == nil { controller.presenting.forgetPrepared() } }
        let style = controller.modalPresentationStyle
        let presenter = presenter(for: controller)
        // A presenter that is being dismissed counts as gone: the presented controller would disappear with it.
        let isLeaving = presenter.presenting.own?.isEnding ?? false
        let isInWindow = presenter.isViewLoaded && presenter.view.window != nil
        // Before iOS 13, a presenter that is itself being presented or dismissed ignored requests, too. (SP-D006)
        if Generation.current < .ios13, isInWindow,
            [presenter.presenting.presented, presenter.presenting.own].contains(where: { $0?.isInTransition ?? false })
        {
            return logInProgress(
                "present \(Fault.name(of: controller)) on \(Fault.name(of: presenter)) while a presentation is in progress")
        }
        guard isInWindow, !isLeaving else { return logNotInHierarchy(controller, presenter) }
        if let running = presenter.presenting.presented {
            if running.isEnding {
                running.settle()
            } else {
                return logAlreadyPresenting(controller, presenter, running.presented)
            }
        }
        if !isAttachedToRoot {
            Console.log("Presenting view controllers on detached view controllers is discouraged \(Fault.name(of: self)).")
        }
        guard let presentationController = controller.presenting.takeController(for: controller, presenter: presenter, source: self) else {
            // A style without a presentation controller raises an exception. (SP-D013)
            Fault.raise(
                .internalInconsistencyException,
                "The specified modal presentation style doesn't have a corresponding presentation controller.")
            return
        }
        // A partial curl is for full screen only. (SP-D014)
        if controller.modalTransitionStyle == .partialCurl,
            let small = style != .fullScreen ? controller : presenter.isFullScreen ? nil : presenter
        {
            Fault.raise(
                .invalidArgumentException,
                "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller \(Fault.name(of: small))."
            )
            return
        }
        Presentation(
            controller, by: presenter, source: self, controller: presentationController, animated: animated, completion: completion
        ).begin()
    }

    /// Whether the controller fills the screen: it is not presented, or presented over the whole screen.
    private var isFullScreen: Bool { [nil, .fullScreen, .overFullScreen].contains(presenting.own?.active.presentationStyle) }

    private func isPresentable(_ controller: UIViewController) -> Bool {
        if let own = controller.presenting.own, !own.isEnding {
            let reason =
                Generation.current < .ios13
                ? "Application tried to present modally an active controller \(Fault.name(of: controller))."
                : "Application tried to present modally a view controller \(Fault.name(of: controller)) that is already being presented by \(Fault.name(of: own.presenter))."
            Fault.raise(.invalidArgumentException, reason)
            return false
        }
        // A controller that is presented, or a child, cannot be presented. (C-60)
        guard controller !== self, controller.containment.parent == nil else {
            Fault.raise(
                .invalidArgumentException, "Application tried to present modally an active controller \(Fault.name(of: controller)).")
            return false
        }
        return true
    }

    // The controller of the full-screen layer, or the nearest one that defines the context. (C-51, C-52, SP-D002)
    private func presenter(for controller: UIViewController) -> UIViewController {
        let chain = Array(sequence(first: self, next: { $0.containment.parent }))
        let root = chain.last ?? self
        let isInContext: Bool =
            switch controller.modalPresentationStyle {
            case .currentContext, .overCurrentContext: true
            case .custom:
                controller.presenting.controller(of: controller, presentedFrom: self).map { !$0.shouldPresentInFullscreen } ?? false
            default: false
            }
        guard isInContext else { return root }
        return chain.first { $0.definesPresentationContext } ?? root
    }

    // A controller outside the root's tree may present, with a warning. (C-62, G-10)
    private var isAttachedToRoot: Bool {
        if containment.hasLentContent { return false }
        guard let window = viewIfLoaded?.window, let root = window.rootViewController else { return true }
        var current: UIViewController? = self
        while let controller = current {
            if controller === root { return true }
            current = controller.containment.parent ?? controller.presenting.presenter
        }
        return false
    }

    // MARK: Messages

    // Nothing is presented from outside a window. (C-58, SP-D005) UIKit has retained and autoreleased the controller by then: tests of
    // omise/omise-ios read its properties from a weak variable after such a call.
    private func logNotInHierarchy(_ controller: UIViewController, _ presenter: UIViewController) {
        EventLoop.keepAliveUntilTurn(controller)
        let (presented, on) = (Fault.name(of: controller), Fault.name(of: presenter))
        Console.log(
            Generation.current >= .ios13
                ? "[Presentation] Attempt to present \(presented) on \(on) (from \(Fault.name(of: self))) whose view is not in the window hierarchy."
                : "Warning: Attempt to present \(presented) on \(on) whose view is not in the window hierarchy!")
    }

    // The messages of releases before iOS 13. (SP-D006)
    private func logInProgress(_ attempt: String) { Console.log("Warning: Attempt to \(attempt)!") }

    // A controller presents one other controller at a time. (C-59, SP-D004)
    private func logAlreadyPresenting(_ controller: UIViewController, _ presenter: UIViewController, _ running: UIViewController) {
        let (presented, on, present) = (Fault.name(of: controller), Fault.name(of: presenter), Fault.name(of: running))
        if Generation.current >= .ios13 {
            Console.log(
                "[Presentation] Attempt to present \(presented) on \(on) (from \(Fault.name(of: self))) which is already presenting \(present)."
            )
        } else {
            Console.log("Warning: Attempt to present \(presented) on \(on) which is already presenting \(present)")
        }
    }

    // MARK: Dismissing

    // Dismisses what the receiver presents, else the receiver itself. (C-56, SP-D066, SP-D070)
    func beginDismissing(animated: Bool, completion: (() -> Void)?) {
        let chain = sequence(first: self, next: { $0.containment.parent })
        // A controller that is already being dismissed does not count as presented: a second request is passed to the receiver's own
        // presenter (lionheart/openradar-mirror#16819; pointfreeco/swift-navigation#295, #332).
        let presenting =
            chain.first { $0.presenting.presented.map { !$0.isEnding } ?? false } ?? chain.compactMap { $0.presenting.presenter }.first
        guard let presentation = presenting?.presenting.presented else {
            if let completion { EventLoop.main.enqueue { completion() } }
            return
        }
        // A transition higher up counts as well: its layer would be dismissed, too. (SP-D006)
        let layers = sequence(first: presentation, next: { $0.shown.presenting.presented })
        if Generation.current < .ios13, layers.contains(where: { $0.isInTransition }) {
            return logInProgress(
                "dismiss from view controller \(Fault.name(of: presentation.presenter)) while a presentation or dismiss is in progress")
        }
        presentation.endChain(animated: animated, completion: completion)
    }
}

extension Presentation {
    /// Dismisses this presentation and everything above it; only the topmost view is animated. (SP-D068)
    package func endChain(
        animated: Bool, interactor: (any UIViewControllerInteractiveTransitioning)? = nil, byUser: Bool = false, completion: (() -> Void)?
    ) {
        settle()
        guard !isEnding else {
            if let completion { EventLoop.main.enqueue { completion() } }
            return
        }
        end(animated: animated, interactor: interactor, byUser: byUser, above: settleAbove(), completion: completion)
    }

    /// Returns the presentations above this one, from bottom to top, after their running transitions have finished: a dismissal removes its
    /// layer, or, if canceled, leaves it.
    private func settleAbove() -> [Presentation] {
        var above: [Presentation] = []
        var top = self
        while let next = top.shown.presenting.presented {
            next.settle()
            guard next === top.shown.presenting.presented else { continue }
            above.append(next)
            top = next
        }
        return above
    }
}
