import Foundation

/// Fades a popover in and out.
@MainActor
final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(presenting: Bool) {
        isPresenting = presenting
        super.init()
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        TransitionFigures.popoverDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        if isPresenting, let view = context.view(forKey: .to) {
            if let controller = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: controller) }
            container.addSubview(view)
            container.alpha = 0
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), animations: { container.alpha = self.isPresenting ? 1 : 0 },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}
