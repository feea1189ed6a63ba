import Foundation

/// Shows alerts in the center and action sheets at the bottom, over a dimmed presenter. Alerts never adapt, and their presenter keeps its
/// view and gets no callbacks. (SP-G015, SP-G016)
@MainActor
final class AlertPresentationController: UIPresentationController {
    private let dimming = UIView()
    private var tap: OutsideTap?
    private var keyboardTokens: [any NSObjectProtocol] = []

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet && Generation.current < .ios26 }

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        behavior.placesPresentedView = true
        behavior.dimsTint = true
        behavior.prepare = { [unowned self] in alert?.hasContent() ?? true }
        behavior.animator = { [unowned self] in AlertAnimator(presenting: $0, fromBottom: isSheet) }
    }

    // MARK: Geometry

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, let card = presentedView as? AlertCard else { return .zero }
        let safe = container.bounds.inset(by: container.safeAreaInsets)
        if isSheet {
            let width = min(container.bounds.width, container.bounds.height) - 2 * AlertFigures.sheetMargin
            let bottom = container.safeAreaInsets.bottom > 0 ? container.safeAreaInsets.bottom : AlertFigures.sheetMargin
            let height = min(card.height(forWidth: width), safe.height - 2 * AlertFigures.sheetMargin)
            return CGRect(
                x: (container.bounds.width - width) / 2, y: container.bounds.height - bottom - height, width: width, height: height)
        }
        let width = AlertFigures.current.width
        var room = safe
        if let keyboard = KeyboardState.shared.dockedFrame(in: container) {
            room.size.height = max(100, min(room.maxY, keyboard.minY) - room.minY)
        }
        let height = min(card.height(forWidth: width), room.height - 16)
        let scale = max(container.traitCollection.displayScale, 1)
        let origin = CGPoint(x: room.midX - width / 2, y: room.midY - height / 2).rounded(toPixelsAt: scale)
        return CGRect(origin: origin, size: CGSize(width: width, height: height))
    }

    // MARK: Transition

    override func presentationTransitionWillBegin() {
        guard let container else { return }
        // An alert's own field takes over the keyboard.
        if alert?.textFields?.isEmpty != false { KeyboardState.shared.stepAside(for: presentedViewController) }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let isDark = container.traitCollection.userInterfaceStyle == .dark
        dimming.backgroundColor = UIColor(white: 0, alpha: isDark ? AlertFigures.current.dimmingDark : AlertFigures.current.dimmingLight)
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        if isSheet {
            let tap = OutsideTap { [weak self] in
                self?.cancelByTap()
            } isOutside: { [weak self] point in
                self.map { !$0.frameOfPresentedViewInContainerView.contains(point) } ?? false
            }
            tap.attach(to: container)
            self.tap = tap
        }
        followKeyboard()
        fade(to: 1)
    }

    /// Keeps the card centered in the area that the keyboard leaves free.
    private func followKeyboard() {
        guard !isSheet else { return }
        keyboardTokens = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.makeRoom() }
            }
        }
    }

    private func makeRoom() {
        guard let view = presentedView, view.superview != nil, !presentedViewController.isBeingDismissed else { return }
        let frame = frameOfPresentedViewInContainerView
        guard frame != view.frame else { return }
        UIView.animate(withDuration: 0.25) {
            (view.bounds.size, view.center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
            view.layoutIfNeeded()
        }
    }

    private func stopFollowingKeyboard() {
        for token in keyboardTokens { NotificationCenter.default.removeObserver(token) }
        keyboardTokens = []
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        guard !completed else { return }
        dimming.removeFromSuperview()
        stopFollowingKeyboard()
    }
    override func dismissalTransitionWillBegin() { fade(to: 0) }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed {
            dimming.removeFromSuperview()
            stopFollowingKeyboard()
        } else {
            dimming.alpha = 1
        }
    }

    private func fade(to alpha: CGFloat) {
        let dimming = self.dimming
        let coordinator = presentedViewController.transitionCoordinator
        if coordinator?.animate(alongsideTransition: { _ in dimming.alpha = alpha }, completion: nil) != true { dimming.alpha = alpha }
    }

    /// Cancels an action sheet when the user taps outside.
    private func cancelByTap() {
        if let alert, let cancel = alert.cancelAction { alert.activate(cancel) }
    }
}

/// Zooms and fades an alert, slides an action sheet.
@MainActor
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let isFromBottom: Bool

    init(presenting: Bool, fromBottom: Bool) {
        (isPresenting, isFromBottom) = (presenting, fromBottom)
        super.init()
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { TransitionFigures.alertDuration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else { return context.completeTransition(true) }
        let container = context.containerView
        if isPresenting {
            if let controller = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: controller) }
            container.addSubview(view)
        }
        let away: CGAffineTransform
        if isFromBottom {
            away = CGAffineTransform(translationX: 0, y: container.bounds.height - view.frame.minY)
        } else {
            // Dismissal fades in place.
            away = isPresenting && Generation.current < .ios26 ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity
        }
        if isPresenting {
            view.transform = away
            if !isFromBottom { view.alpha = 0 }
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
            animations: {
                view.transform = self.isPresenting ? .identity : away
                if !self.isFromBottom { view.alpha = self.isPresenting ? 1 : 0 }
            },
            completion: { _ in
                view.transform = .identity
                view.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
