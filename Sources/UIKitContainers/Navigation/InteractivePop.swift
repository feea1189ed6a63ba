import Foundation

/// The swipe from the edge that pops a controller. (F-62, F-63)
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UINavigationController
    let recognizer = UIScreenEdgePanGestureRecognizer()
    let contentRecognizer = Generation.current >= .ios26 ? UIPanGestureRecognizer() : nil
    private var interactor: UIPercentDrivenInteractiveTransition?

    init(controller: UINavigationController) {
        self.controller = controller
        super.init()
        _ = Self.isRegistered
        recognizer.edges = .left
        recognizer.addHandler { [weak self] _ in self.map { $0.panned($0.recognizer, towards: $0.recognizer.edges == .right ? -1 : 1) } }
        recognizer.delegate = self
        popTargets[recognizer] = GestureTarget(self)
        contentRecognizer?.maximumNumberOfTouches = 1
        contentRecognizer?.addHandler { [weak self] in if let pan = $0 as? UIPanGestureRecognizer { self?.panned(pan) } }
        contentRecognizer?.delegate = self
    }

    private var popDirection: CGFloat { controller.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

    /// Whether a pan in the content moves in the direction of the back swipe.
    private func headsBack(_ pan: UIPanGestureRecognizer) -> Bool {
        let velocity = pan.velocity(in: controller.view)
        return velocity.x * popDirection > abs(velocity.y)
    }

    /// A control that follows the finger keeps it.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer !== contentRecognizer || !(touch.view is UIControl) || touch.view is UIButton
    }

    /// Lists that scroll sideways and rows with swipe actions come first.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === contentRecognizer && otherGestureRecognizer is UIPanGestureRecognizer
            && otherGestureRecognizer.view !== gestureRecognizer.view
    }

    func attach(to view: UIView) {
        followDirection(of: view)
        view.addGestureRecognizer(recognizer)
        if let contentRecognizer { view.addGestureRecognizer(contentRecognizer) }
    }

    /// Adopts the view's direction, which may be set after the view was created.
    func followDirection(of view: UIView) {
        let edge: UIRectEdge = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        if recognizer.edges != edge { recognizer.edges = edge }
    }

    /// The conditions that no delegate may override.
    private var isPossible: Bool { controller.viewControllers.count > 1 && !controller.stack.isTransitioning }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isPossible, !controller.isNavigationBarHidden, let top = controller.topViewController else { return false }
        if let pan = contentRecognizer, gestureRecognizer === pan, !headsBack(pan) { return false }
        let item = top.navigationItem
        let isReplaced = !item.shownLeadingItems.isEmpty && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !isReplaced && !hasOwnAnimator && zoomAllows(top)
    }

    private func zoomAllows(_ top: UIViewController) -> Bool {
        guard case .zoom(let options, _) = top.preferredTransition?.kind, let allows = options?.interactiveDismissShouldBegin,
            let view = controller.viewIfLoaded
        else { return true }
        let velocity = recognizer.velocity(in: view)
        return allows(
            .init(location: recognizer.location(in: top.view), velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: true))
    }

    // A delegate's own animator turns the edge swipe off. (SP-E055)
    private var hasOwnAnimator: Bool {
        let stack = controller.viewControllers
        guard let delegate = controller.delegate, stack.count > 1 else { return false }
        return delegate.navigationController(
            controller, animationControllerFor: .pop, from: stack[stack.count - 1], to: stack[stack.count - 2]) != nil
    }

    /// Implements `handleNavigationTransition:`, which apps set as the action of their own full-screen pan.
    fileprivate func panned(_ own: UIPanGestureRecognizer) {
        panned(own, towards: popDirection)
    }

    /// Handles the pan. `sign` is the direction that pops.
    private func panned(_ recognizer: UIPanGestureRecognizer, towards sign: CGFloat) {
        guard let view = controller.viewIfLoaded else { return }
        let progress = max(0, recognizer.translation(in: view).x * sign / max(view.bounds.width, 1))
        switch recognizer.state {
        case .began:
            guard isPossible else { return }
            let interactor = UIPercentDrivenInteractiveTransition()
            self.interactor = interactor
            // Subclasses override the method to follow every pop.
            controller.stack.interactorOfPop = interactor
            controller.popViewController(animated: true)
            controller.stack.interactorOfPop = nil
            interactor.update(progress)
        case .changed: interactor?.update(progress)
        case .ended: end(completing: isCompleting(progress, speed: recognizer.velocity(in: view).x * sign))
        case .cancelled, .failed: end(completing: false)
        default: break
        }
    }

    // Past half the width, or fast enough, the pop completes. (F-63)
    private func isCompleting(_ progress: CGFloat, speed: CGFloat) -> Bool { progress > 0.5 ? speed > -300 : speed > 300 }

    private func end(completing: Bool) {
        let interactor = self.interactor
        self.interactor = nil
        if completing { interactor?.finish() } else { interactor?.cancel() }
    }
}

/// The object that apps find by the key "targets" of the swipe that pops: `target` pops in `handleNavigationTransition:`. No header of
/// UIKit declares any of this.
final class GestureTarget: NSObject {
    private weak var target: NSObject?
    init(_ target: NSObject) { self.target = target }
}

private let popTargets = AttachedProperty<GestureTarget?>(nil)

extension UIScreenEdgePanGestureRecognizer {
    package var keyedTargets: [NSObject] { [popTargets[self]].compactMap { $0 } }
}

extension UINavigationController {
    /// The target of the pop gesture, whose action is `handleNavigationTransition:`.
    package var popTarget: NSObject { interactivePop }
}

extension InteractivePop {
    fileprivate static let isRegistered: Bool = {
        DispatchTable.add(
            InteractivePop.self, selectors: ["handleNavigationTransition:"],
            invoke: { object, name, arguments in
                guard name == "handleNavigationTransition:", let pop = object as? InteractivePop,
                    let pan = arguments.values.first as? UIPanGestureRecognizer
                else { return .unhandled }
                pop.panned(pan)
                return .handled(nil)
            })
        return true
    }()
}
