import Foundation

/// The four transition styles of presentations, in both directions. (SP-E051, SP-E053)
@MainActor
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool

    init(style: UIModalTransitionStyle, presenting: Bool) {
        (self.style, isPresenting) = (style, presenting)
        super.init()
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        switch style {
        case .coverVertical: TransitionFigures.coverDuration
        case .flipHorizontal: TransitionFigures.flipDuration
        case .crossDissolve: TransitionFigures.dissolveDuration
        case .partialCurl: TransitionFigures.curlDuration
        }
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        if isPresenting, let new = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
            let frame = context.finalFrame(for: controller)
            if frame != .zero { new.frame = frame }
        }
        let finish: (Bool) -> Void = { _ in context.completeTransition(!context.transitionWasCancelled) }
        switch style {
        case .coverVertical: cover(context, container, finish)
        case .crossDissolve: dissolve(context, container, finish)
        case .flipHorizontal: turn(context, container, isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft, finish)
        case .partialCurl: turn(context, container, isPresenting ? .transitionCurlUp : .transitionCurlDown, finish)
        }
    }

    private func cover(_ context: any UIViewControllerContextTransitioning, _ container: UIView, _ finish: @escaping (Bool) -> Void) {
        let duration = transitionDuration(using: context)
        if isPresenting {
            guard let view = context.view(forKey: .to) else { return finish(true) }
            let final = view.frame
            view.frame = final.offsetBy(dx: 0, dy: container.bounds.height - final.minY)
            container.addSubview(view)
            context.spring(duration, { view.frame = final }, finish)
        } else {
            guard let view = context.view(forKey: .from) else { return finish(true) }
            let initial = view.frame
            container.bringSubviewToFront(view)
            context.spring(duration, { view.frame = initial.offsetBy(dx: 0, dy: container.bounds.height - initial.minY) }, finish)
        }
    }

    private func dissolve(_ context: any UIViewControllerContextTransitioning, _ container: UIView, _ finish: @escaping (Bool) -> Void) {
        let duration = transitionDuration(using: context)
        let view = context.view(forKey: isPresenting ? .to : .from)
        guard let view else { return finish(true) }
        let alpha = view.alpha
        if isPresenting {
            view.alpha = 0
            container.addSubview(view)
        }
        UIView.animate(withDuration: duration, animations: { view.alpha = self.isPresenting ? alpha : 0 }) { finished in
            view.alpha = alpha
            finish(finished)
        }
    }

    private func turn(
        _ context: any UIViewControllerContextTransitioning, _ container: UIView, _ options: UIView.AnimationOptions,
        _ finish: @escaping (Bool) -> Void
    ) {
        UIView.transition(
            with: container, duration: transitionDuration(using: context), options: options,
            animations: {
                if self.isPresenting {
                    if let new = context.view(forKey: .to) { container.addSubview(new) }
                } else {
                    context.view(forKey: .from)?.isHidden = true
                }
            },
            completion: { finished in
                context.view(forKey: .from)?.isHidden = false
                finish(finished)
            })
    }
}

extension UIViewControllerContextTransitioning {
    /// Runs the transition's animations: linear with the finger while scrubbed, else as a critically damped spring.
    func spring(_ duration: TimeInterval, _ animations: @escaping () -> Void, _ finish: @escaping (Bool) -> Void) {
        if isInteractive {
            UIView.animate(withDuration: duration, delay: 0, options: [.curveLinear], animations: animations, completion: finish)
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [], animations: animations,
                completion: finish)
        }
    }
}
