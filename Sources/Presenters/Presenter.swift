import UIKit

/// A single method to show and one to hide for every kind of presentation. `UIViewController` conforms; ``RecordingPresenter`` replaces it
/// in tests, so nothing is subclassed or swizzled. (SP-H020)
@MainActor
public protocol Presenter: AnyObject {
    /// Shows `controller` as `type`; `completion` runs when its transition has ended, or on the next turn if there is none.
    func show(_ controller: UIViewController, as type: PresentationType, animated: Bool, completion: (() -> Void)?)
    /// Hides the receiver in the way that it was shown; `completion` runs even if there was nothing to hide.
    func hide(animated: Bool, completion: (() -> Void)?)
}

extension Presenter {
    /// Shows `controller` with animation and without a completion.
    public func show(_ controller: UIViewController, as type: PresentationType) {
        show(controller, as: type, animated: true, completion: nil)
    }
    /// Hides the receiver with animation and without a completion.
    public func hide() { hide(animated: true, completion: nil) }
}

extension UIViewController: Presenter {
    /// Shows `controller` from the receiver. The labels cannot collide with those of UIKit's own methods. (SP-H001)
    ///
    /// At most one transition happens. If UIKit refuses it, `completion` is not called and UIKit logs the reason.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - type: The kind of presentation.
    ///   - animated: Whether the transition is animated. `false` also applies to `show` and `showDetail`, whose UIKit methods have no such
    ///     parameter.
    ///   - completion: Called when the controller has appeared, but not after a canceled transition.
    public func show(_ controller: UIViewController, as type: PresentationType, animated: Bool = true, completion: (() -> Void)? = nil) {
        guard Misuse.check(controller, type) else { return }
        switch type {
        case .modal(let navigation, let presentation, let transition):
            // SP-H002: the content may read its own style, so it is set on both the content and its wrapper.
            let shown = controller.withPresentation(presentation).withTransition(transition).wrapped(navigation)
            // The content's delegate serves the wrapper, which has none. (SP-H004)
            if presentation == .custom { shown.transitioningDelegate = controller.transitioningDelegate }
            present(shown.withPresentation(presentation).withTransition(transition), animated: animated, completion: completion)
        case .sheet(let navigation, let config):
            let shown = controller.withPresentation(.pageSheet).wrapped(navigation).withPresentation(.pageSheet)
            if let sheet = shown.sheetPresentationController { config.apply(to: sheet) }
            present(shown, animated: animated, completion: completion)
        case .popover(let config):
            // SP-H005: the popover controller exists once the style is set.
            controller.modalPresentationStyle = .popover
            if let popover = controller.popoverPresentationController { config.apply(to: popover) }
            present(controller, animated: animated, completion: completion)
        case .push: push(controller, animated: animated, completion: completion)
        case .show: forward(animated: animated, completion: completion) { self.show(controller, sender: self) }
        case .showDetail(let navigation):
            let shown = controller.wrapped(navigation)
            forward(animated: animated, completion: completion) { self.showDetailViewController(shown, sender: self) }
        case .custom(let delegate):
            controller.modalPresentationStyle = .custom
            controller.transitioningDelegate = delegate
            controller.keep(delegate)
            present(controller, animated: animated, completion: completion)
        case .asConfigured: present(controller, animated: animated, completion: completion)
        }
    }

    /// Hides the receiver in the way that it was shown: dismisses it if it, or the navigation controller whose root it is, is
    /// presented; pops it, with the controllers above it, from a stack with a controller below. (SP-H015)
    ///
    /// Controllers that it presents are hidden with it. If there is nothing to hide, `completion` runs immediately.
    public func hide(animated: Bool = true, completion: (() -> Void)? = nil) {
        switch wayOut {
        case .dismissal(let presented, let presenter):
            // SP-H016: the presenter is called, so everything above is dismissed as well.
            presenter.dismiss(animated: animated) {
                presented.keep(nil)
                completion?()
            }
        case .pop(let navigation, let below):
            navigation.popToViewController(below, animated: animated)
            navigation.afterTransition(isAnimated: animated, completion)
        case nil: completion?()
        }
    }

    enum WayOut {
        case dismissal(of: UIViewController, by: UIViewController)
        case pop(from: UINavigationController, to: UIViewController)
    }

    /// The action of ``hide(animated:completion:)`` at present.
    var wayOut: WayOut? {
        guard let navigation = navigationController else { return dismissal(of: self) }
        guard let index = navigation.viewControllers.firstIndex(where: { $0 === self }) else { return nil }
        if index > 0 { return .pop(from: navigation, to: navigation.viewControllers[index - 1]) }
        return dismissal(of: navigation)
    }

    private func dismissal(of controller: UIViewController) -> WayOut? {
        guard let presenter = controller.presentingViewController, presenter.presentedViewController === controller else { return nil }
        return .dismissal(of: controller, by: presenter)
    }

    // A push needs a navigation controller; without one, the controller is presented inside a new one. (SP-H008)
    private func push(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let navigation = self as? UINavigationController ?? navigationController else {
            Platform.log(
                "\(type(of: self)) isn't on a navigation stack; \(type(of: controller)) is presented in a navigation controller instead.")
            return show(controller, as: .modal(.withNavigation), animated: animated, completion: completion)
        }
        navigation.pushViewController(controller, animated: animated)
        navigation.afterTransition(isAnimated: animated, completion)
    }

    // UIKit's own methods, with a completion after the transition and without animation if requested. (SP-H010, SP-H011)
    private func forward(animated: Bool, completion: (() -> Void)?, _ showing: () -> Void) {
        if animated { showing() } else { UIView.performWithoutAnimation(showing) }
        afterTransition(isAnimated: animated, completion)
    }

    /// Runs `completion` after the current transition has ended and its delegates were notified, or immediately if there is none. A
    /// canceled transition has no completion. (SP-H009)
    private func afterTransition(isAnimated: Bool, _ completion: (() -> Void)?) {
        guard let completion else { return }
        // From iOS 26 on a change of the stack begins, and has a coordinator, only in the next layout pass. (B-32)
        if isAnimated, transitionCoordinator == nil { (navigationController ?? self).viewIfLoaded?.layoutIfNeeded() }
        guard isAnimated, let coordinator = transitionCoordinator else { return completion() }
        coordinator.animate(alongsideTransition: nil) { context in
            guard !context.isCancelled else { return }
            // The coordinator calls before `didShow` and before the `did` callbacks (SP-E026); the next turn comes after both.
            Platform.afterThisTurn { completion() }
        }
    }

    // SP-H012: UIKit holds the delegate weakly.
    private func keep(_ delegate: (any UIViewControllerTransitioningDelegate)?) {
        objc_setAssociatedObject(self, &retainedDelegateKey, delegate, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

nonisolated(unsafe) private var retainedDelegateKey: UInt8 = 0
