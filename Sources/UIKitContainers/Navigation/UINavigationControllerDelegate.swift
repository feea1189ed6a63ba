import Foundation

/// The callbacks of a stack's changes, and its animators. Every method is optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called before a controller becomes the top of the stack, and before its view appears.
    ///
    /// It is called for pushes, pops and a changed stack, also when an interactive pop may still be canceled.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after a controller became the top of the stack and its view appeared. It is not called after a canceled pop.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Returns the orientations that the navigation controller supports, instead of those that it determines itself.
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
    /// Returns the orientation in which a navigation controller is presented that covers the whole screen.
    func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController)
        -> UIInterfaceOrientation
    /// Returns the object that drives a transition interactively, or nil to let it run by itself.
    ///
    /// It is called only if the delegate supplied the animation.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the animation of a push or a pop between two controllers, or nil for the system's slide. It is called for animated changes
    /// only.
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    /// Returns `navigationController.idiomOrientationMask` for a delegate that doesn't implement the method.
    public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    {
        navigationController.idiomOrientationMask
    }
    /// Returns `navigationController.sceneOrientation` for a delegate that doesn't implement the method.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { navigationController.sceneOrientation }
    /// Returns nil for a delegate that doesn't implement the method.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns nil for a delegate that doesn't implement the method.
    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
