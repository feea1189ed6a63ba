import Foundation

/// Every controller, seen as one that may be inside UIKit's containers.
///
/// `UIViewController` is declared below the containers' classes and cannot name them. Its members of these names are the ones that an app's
/// class overrides; these give calls their types. As members of a protocol they cannot be overridden.
@preconcurrency @MainActor
public protocol ControllerInContainers: UIViewController {}

extension UIViewController: ControllerInContainers {}

extension ControllerInContainers {
    // The nearest ancestor of each class, through `parent`. (C-17)
    /// The nearest navigation controller among the controller's ancestors, or nil. A presented controller does not see that of its
    /// presenter.
    public var navigationController: UINavigationController? { container(.navigation) as? UINavigationController }
    /// The nearest tab bar controller among the controller's ancestors, or nil.
    public var tabBarController: UITabBarController? { container(.tabBar) as? UITabBarController }
    /// The nearest split view controller among the controller's ancestors, or nil.
    public var splitViewController: UISplitViewController? { container(.split) as? UISplitViewController }
}
