import UIKit

// Each helper returns the object that it configured. (SP-H018)
extension UIViewController {
    /// Returns a navigation controller with the receiver as its root.
    public func withNavigation() -> UINavigationController { UINavigationController(rootViewController: self) }

    /// Returns the receiver, with this presentation style.
    public func withPresentation(_ style: UIModalPresentationStyle) -> Self {
        modalPresentationStyle = style
        return self
    }

    /// Returns the receiver, with this transition style.
    public func withTransition(_ style: UIModalTransitionStyle) -> Self {
        modalTransitionStyle = style
        return self
    }

    /// Returns the receiver or, if requested and possible, a navigation controller around it. Containers are not wrapped again, and a child
    /// cannot be wrapped. (SP-H003)
    func wrapped(_ style: NavigationStyle) -> UIViewController {
        guard style == .withNavigation else { return self }
        guard !(self is UINavigationController || self is UITabBarController || self is UISplitViewController) else {
            Platform.log("\(type(of: self)) is a container already and is not put into a navigation controller.")
            return self
        }
        return withNavigation()
    }
}
