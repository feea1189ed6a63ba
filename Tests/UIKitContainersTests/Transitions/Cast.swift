import UIKit
import UIKitTesting

@testable import UIKitCore

/// Delegate, animator, and interactor of a transition in one; logs each call in `log`.
@MainActor
final class Cast: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate {
    enum Interaction { case none, percentDriven, recorded }

    let log: CallbackLog
    let animator: Animator
    var interaction = Interaction.none
    let interactor = UIPercentDrivenInteractiveTransition()
    let recorded: RecordingInteractor
    /// The operation or the controllers of each call.
    var questions: [String] = []

    init(_ log: CallbackLog, interruptible: Bool = false, animates: Bool = true) {
        self.log = log
        animator = interruptible ? InterruptibleAnimator(log) : Animator(log)
        recorded = RecordingInteractor(log)
        hasAnimator = animates
    }

    private let hasAnimator: Bool

    private func cast(_ question: String) -> (any UIViewControllerAnimatedTransitioning)? {
        log.note("animator?")
        questions.append(question)
        return hasAnimator ? animator : nil
    }

    private func interactor(for asked: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        log.note(asked === animator ? "interactor?" : "interactor for another animator?")
        switch interaction {
        case .none: return nil
        case .percentDriven: return interactor
        case .recorded: return recorded
        }
    }

    private func name(_ object: AnyObject?) -> String { object.map { "\(type(of: $0))" } ?? "nil" }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { cast("\(name(presented)) by \(name(presenting)) from \(name(source))") }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        cast("dismiss \(name(dismissed))")
    }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor(for: animator) }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor(for: animator) }

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { cast("\(operation.rawValue) \(name(fromVC)) to \(name(toVC))") }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor(for: animationController) }
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        log.note("willShow \(name(viewController))")
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        log.note("didShow \(name(viewController))")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { cast("\(name(fromVC)) to \(name(toVC))") }
    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor(for: animationController) }
}

/// Fades the arriving view in over 0.4 s, eased, and completes correctly.
@MainActor
class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallbackLog
    var context: (any UIViewControllerContextTransitioning)?
    var seen: ((any UIViewControllerContextTransitioning) -> Void)?
    var completesTwice = false
    var whenEnded: () -> Void = {}
    fileprivate(set) var arriving: UIView?

    init(_ log: CallbackLog) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        log.note("duration")
        return 0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.note("animate")
        place(transitionContext)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseIn) {
            self.arriving?.alpha = 1
        } completion: { _ in
            self.complete(transitionContext)
        }
    }

    // A requirement declared only in a subclass would not be its class's witness.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
        AbsentAnimator.shared
    }

    fileprivate func place(_ transition: any UIViewControllerContextTransitioning) {
        context = transition
        seen?(transition)
        arriving = transition.view(forKey: .to)
        guard let arriving, let to = transition.viewController(forKey: .to) else { return }
        arriving.frame = transition.finalFrame(for: to)
        transition.containerView.addSubview(arriving)
        arriving.alpha = 0
    }

    fileprivate func complete(_ transition: any UIViewControllerContextTransitioning) {
        let completed = !transition.transitionWasCancelled
        transition.completeTransition(completed)
        if completesTwice { transition.completeTransition(completed) }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log.note("ended \(transitionCompleted)")
        whenEnded()
    }
}

/// The same with an interruptible property animator.
@MainActor
final class InterruptibleAnimator: Animator {
    private(set) var property: UIViewPropertyAnimator?

    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.note("animate")
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    override func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    {
        if let property { return property }
        let property = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
        self.property = property
        place(transitionContext)
        property.addAnimations { self.arriving?.alpha = 1 }
        property.addCompletion { _ in
            self.complete(transitionContext)
            self.property = nil
        }
        return property
    }
}

/// An interactor that is not percent-driven.
@MainActor
final class RecordingInteractor: NSObject, UIViewControllerInteractiveTransitioning {
    private let log: CallbackLog
    private(set) var context: (any UIViewControllerContextTransitioning)?

    init(_ log: CallbackLog) { self.log = log }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        log.note("start")
        context = transitionContext
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
    }
}
