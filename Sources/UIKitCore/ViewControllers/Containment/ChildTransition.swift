import Foundation

// `transition(from:to:duration:options:animations:completion:)`
extension UIViewController {
    // Both children have one parent, which forwards appearance automatically. (B-60, B-61, B-62, B-63)
    func runChildTransition(
        from old: UIViewController, to new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard old.containment.parent === self, new.containment.parent === self else {
            Fault.raise(
                .invalidArgumentException,
                "Children view controllers \(Fault.name(of: old)) and \(Fault.name(of: new)) must have a common parent view controller when calling "
                    + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
            return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else {
            Fault.raise(
                .invalidArgumentException,
                "\(Fault.name(of: self)) forwards appearance methods itself and must not call "
                    + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
            return
        }
        guard let container = old.view.superview ?? viewIfLoaded else { return }
        let isAnimated = duration > 0
        let context = TransitionContext(container: container, old: old, new: new, isAnimated: isAnimated, presentationStyle: .none)
        context.toView = new.view
        let transition = ViewControllerTransition(order: .child, context: context)
        // A container that is off screen only moves views.
        transition.notifiesOld = appearance.phase.isOnScreen
        transition.notifiesNew = transition.notifiesOld
        transition.steps.place = {
            container.addSubview(new.view)
            if let animations { UIView.performWithoutAnimation(animations) }
            new.view.layoutIfNeeded()
        }
        transition.steps.remove = { if $0 { old.viewIfLoaded?.removeFromSuperview() } }
        transition.steps.completion = { completion?($0) }
        transition.animator = ChildAnimator(duration: duration, options: options, animations: animations)
        transition.start()
    }
}

/// Runs the block an app passed to `transition(from:to:…)`.
@MainActor
private final class ChildAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let duration: TimeInterval
    let options: UIView.AnimationOptions
    let animations: (() -> Void)?

    init(duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?) {
        (self.duration, self.options, self.animations) = (duration, options, animations)
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else { return context.completeTransition(true) }
        if options.isViewTransition {
            UIView.transition(
                with: container, duration: duration, options: options,
                animations: {
                    container.insertSubview(new, aboveSubview: old)
                    old.isHidden = true
                    self.animations?()
                },
                completion: { _ in
                    old.isHidden = false
                    self.end(context, new)
                })
            return
        }
        container.addSubview(new)
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: { self.animations?() }) { _ in self.end(context, new)
        }
    }

    /// Ends the transition. The appearing view has been laid out once before it has appeared, even if nothing moved. (B-60)
    private func end(_ context: any UIViewControllerContextTransitioning, _ new: UIView) {
        new.layoutIfNeeded()
        context.completeTransition(!context.transitionWasCancelled)
    }
}

extension UIView.AnimationOptions {
    /// Whether one of the `transition…` options is set.
    fileprivate var isViewTransition: Bool { rawValue & (7 << 20) != 0 }
}
