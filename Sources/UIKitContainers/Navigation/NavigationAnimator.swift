import Foundation

/// UIKit's push and pop: in 0.35 s, the new screen slides in over the old one, which moves by 30% of the width and darkens. (F-15)
@MainActor
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        TransitionFigures.navigationDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let start = context.view(forKey: .from)?.frame, context.view(forKey: .to) != nil,
            let newController = context.viewController(forKey: .to)
        else { return context.completeTransition(true) }
        let container = context.containerView
        let isPush = operation != .pop
        let direction: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let width = container.bounds.width
        let away = width * direction, aside = -width * TransitionFigures.navigationParallax * direction
        let final = context.finalFrame(for: newController)
        let leaving = Self.screen(.from, of: context), arriving = Self.screen(.to, of: context)

        let (front, back) = isPush ? (arriving, leaving) : (leaving, arriving)
        for (depth, view) in arriving.enumerated() {
            view.frame = final
            container.insertSubview(view, at: isPush ? container.subviews.count : depth)
        }
        let dimming = UIView(frame: container.bounds)
        dimming.backgroundColor = UIColor(white: 0, alpha: TransitionFigures.navigationDimming)
        dimming.isUserInteractionEnabled = false
        container.insertSubview(dimming, aboveSubview: back.last ?? container)
        let shadow = addShadow(to: front.first ?? container)

        for view in arriving { view.frame = final.offsetBy(dx: isPush ? away : aside, dy: 0) }
        if isPush { dimming.alpha = 0 }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: context.isInteractive ? [.curveLinear] : [.curveEaseInOut],
            animations: {
                for view in arriving { view.frame = final }
                for view in leaving { view.frame = start.offsetBy(dx: isPush ? aside : away, dy: 0) }
                dimming.alpha = isPush ? 1 : 0
            },
            completion: { _ in
                dimming.removeFromSuperview()
                shadow()
                if context.transitionWasCancelled {
                    for view in leaving { view.frame = start }
                } else {
                    for view in arriving { view.frame = final }
                }
                context.completeTransition(!context.transitionWasCancelled)
            })
    }

    /// Returns the view of one side and the views that cover it in its context, from the bottom up. The context may provide another view
    /// than the controller's.
    private static func screen(_ key: UITransitionContextViewKey, of context: any UIViewControllerContextTransitioning) -> [UIView] {
        guard let view = context.view(forKey: key) else { return [] }
        let controller: UITransitionContextViewControllerKey = key == .from ? .from : .to
        let views = context.viewController(forKey: controller)?.viewsInContainer ?? []
        return views.contains(view) ? views : [view]
    }

    /// Adds a soft edge to the screen in front; returns a closure that removes it.
    private func addShadow(to view: UIView) -> () -> Void {
        let layer = view.layer
        let before = (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.1, 5, .zero)
        return { (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = before }
    }
}
