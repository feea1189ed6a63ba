import UIKit

/// Presents by scaling the destination up from its center. UIKit retains the segue as long as its destination is presented, so it can be
/// the transitioning delegate itself.
class ScalingSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {

    override func perform() {
        destination.transitioningDelegate = self
        super.perform()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        ScalingAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ScalingAnimator(isPresenting: false)
    }
}

class ScalingAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresenting: Bool
    private let small = CGAffineTransform(scaleX: 0.05, y: 0.05)

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let view = transitionContext.view(forKey: key) else {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            return
        }
        if isPresenting {
            if let controller = transitionContext.viewController(forKey: .to) {
                view.frame = transitionContext.finalFrame(for: controller)
            }
            transitionContext.containerView.addSubview(view)
            view.transform = small
        } else if let below = transitionContext.view(forKey: .to) {
            transitionContext.containerView.insertSubview(below, belowSubview: view)
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                view.transform = self.isPresenting ? .identity : self.small
            },
            completion: { _ in
                let finished = !transitionContext.transitionWasCancelled
                if finished && !self.isPresenting { view.removeFromSuperview() }
                transitionContext.completeTransition(finished)
            })
    }
}
