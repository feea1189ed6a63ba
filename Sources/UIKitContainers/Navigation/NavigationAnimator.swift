import Foundation

/// UIKit's push and pop: the new screen slides in over the old one, which moves a third as far and darkens.
// F-15
@MainActor
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { TransitionFigures.navigationDuration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let old = context.view(forKey: .from), let new = context.view(forKey: .to),
            let newController = context.viewController(forKey: .to)
        else { return context.completeTransition(true) }
        let container = context.containerView
        let isPush = operation != .pop
        let direction: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let width = container.bounds.width
        let away = width * direction, aside = -width * TransitionFigures.navigationParallax * direction
        let final = context.finalFrame(for: newController), start = old.frame

        let (front, back) = isPush ? (new, old) : (old, new)
        new.frame = final
        container.insertSubview(new, at: isPush ? container.subviews.count : 0)
        let dimming = UIView(frame: container.bounds)
        dimming.backgroundColor = UIColor(white: 0, alpha: TransitionFigures.navigationDimming)
        dimming.isUserInteractionEnabled = false
        container.insertSubview(dimming, aboveSubview: back)
        let shadow = addShadow(to: front)

        if isPush {
            new.frame = final.offsetBy(dx: away, dy: 0)
            dimming.alpha = 0
        } else {
            new.frame = final.offsetBy(dx: aside, dy: 0)
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: context.isInteractive ? [.curveLinear] : [.curveEaseInOut],
            animations: {
                new.frame = final
                old.frame = start.offsetBy(dx: isPush ? aside : away, dy: 0)
                dimming.alpha = isPush ? 1 : 0
            },
            completion: { _ in
                dimming.removeFromSuperview()
                shadow()
                if context.transitionWasCancelled { old.frame = start } else { new.frame = final }
                context.completeTransition(!context.transitionWasCancelled)
            })
    }

    /// A soft edge on the screen in front; returns what takes it away.
    private func addShadow(to view: UIView) -> () -> Void {
        let layer = view.layer
        let before = (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.1, 5, .zero)
        return { (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = before }
    }
}
