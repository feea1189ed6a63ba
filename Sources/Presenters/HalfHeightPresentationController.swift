import UIKit

/// Presents in the lower half of the container, above a dimmed upper half that dismisses when tapped. (SP-H019)
@MainActor
public final class HalfHeightPresentationController: UIPresentationController {
    private let dimming = UIControl()

    public override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        dimming.addAction(UIAction { [weak self] _ in self?.presentingViewController.dismiss(animated: true) }, for: .touchUpInside)
    }

    public override var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    public override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    public override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    public override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        containerView.insertSubview(dimming, at: 0)
        dimming.alpha = 0
        fade(to: 1)
    }

    public override func dismissalTransitionWillBegin() { fade(to: 0) }

    private func fade(to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return dimming.alpha = alpha }
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = alpha })
    }
}
