import Foundation
import UIKitStoryboards

/// Checks each callback against the four-state machine.
final class Lawful: UIViewController {
    enum State { case off, appearing, on, disappearing }
    private(set) var state = State.off
    static var violations: [String] = []
    /// The number of actors that its scene had before it.
    let number = made
    static var made = 0
    /// An action that an app's controller might perform in its first viewDidAppear.
    var reaction: ((Lawful) -> Void)?
    /// Whether it accepts unwind segues.
    var acceptsUnwinding = false

    init() {
        super.init(nibName: nil, bundle: nil)
        Self.made += 1
    }
    required init?(coder: NSCoder) { nil }

    private func step(_ name: String, from allowed: Set<State>, to next: State) {
        if !allowed.contains(state) { Self.violations.append("\(number) \(name) while \(state)") }
        state = next
    }
    override func viewWillAppear(_ animated: Bool) { step("viewWillAppear", from: [.off, .disappearing], to: .appearing) }
    override func viewDidAppear(_ animated: Bool) {
        step("viewDidAppear", from: [.appearing], to: .on)
        if view.window == nil {
            Self.violations.append("\(number) viewDidAppear off window")
        }
        let reaction = reaction
        self.reaction = nil
        reaction?(self)
    }
    override func viewWillDisappear(_ animated: Bool) { step("viewWillDisappear", from: [.on, .appearing], to: .disappearing) }
    override func viewDidDisappear(_ animated: Bool) { step("viewDidDisappear", from: [.disappearing], to: .off) }
    override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        acceptsUnwinding
    }
    override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool { true }
}

/// Gives every transition an animator, and an interactor while a finger is down.
@MainActor
final class Director: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    static let shared = Director()
    var interactor: UIPercentDrivenInteractiveTransition?

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let arriving = transitionContext.view(forKey: .to), leaving = transitionContext.view(forKey: .from)
        if let arriving, let controller = transitionContext.viewController(forKey: .to) {
            let frame = transitionContext.finalFrame(for: controller)
            if frame != .zero { arriving.frame = frame }
            transitionContext.containerView.addSubview(arriving)
            arriving.alpha = 0
        }
        UIView.animate(withDuration: 0.3) {
            if let arriving { arriving.alpha = 1 } else { leaving?.alpha = 0 }
        } completion: { _ in
            arriving?.alpha = 1
            leaving?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
