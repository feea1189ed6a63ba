import Foundation
import QuartzCore

/// Slides or curls to another page.
@MainActor
final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private unowned let controller: UIPageViewController
    private let direction: UIPageViewController.NavigationDirection
    private let grip: CGFloat?
    /// Places the views of the new pages; for a curl, which takes a picture of the old ones first.
    private let place: () -> Void

    init(
        controller: UIPageViewController, direction: UIPageViewController.NavigationDirection, grip: CGFloat? = nil,
        place: @escaping () -> Void
    ) {
        (self.controller, self.direction, self.grip, self.place) = (controller, direction, grip, place)
        super.init()
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        controller.transitionStyle == .scroll ? TransitionFigures.pageDuration : TransitionFigures.curlDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if controller.transitionStyle == .pageCurl { return curl(context) }
        guard let new = context.view(forKey: .to), let old = context.view(forKey: .from) else { return context.completeTransition(true) }
        let container = context.containerView
        let finish: (Bool) -> Void = { _ in context.completeTransition(!context.transitionWasCancelled) }
        let isHorizontal = controller.navigationOrientation == .horizontal
        let mirrored = isHorizontal && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sign: CGFloat = (direction == .forward) != mirrored ? 1 : -1
        let size = old.bounds.size
        let travel =
            isHorizontal
            ? CGPoint(x: sign * (size.width + controller.spacing), y: 0) : CGPoint(x: 0, y: sign * (size.height + controller.spacing))
        let final = old.frame
        new.frame = final.offsetBy(dx: travel.x, dy: travel.y)
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: [.curveEaseInOut],
            animations: {
                new.frame = final
                old.frame = final.offsetBy(dx: -travel.x, dy: -travel.y)
            }, completion: finish)
    }

    /// Curls from all the old pages to the new ones.
    private func curl(_ context: any UIViewControllerContextTransitioning) {
        let transition = CATransition()
        transition.duration = transitionDuration(using: context)
        transition.timingFunction = CAMediaTimingFunction(name: context.isInteractive ? .linear : .easeInEaseOut)
        transition.curl = controller.scroller.curl(direction, grip: grip)
        UIView.transition(transition, in: context.containerView, animations: place) { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// An animator that does nothing, because a gesture moves the pages.
@MainActor
final class StillAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { TransitionFigures.pageDuration }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

/// An interactor that waits for the end of a gesture, which moves the pages.
@MainActor
final class StillInteractor: NSObject, UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
