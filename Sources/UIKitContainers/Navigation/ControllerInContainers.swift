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
    public var navigationController: UINavigationController? { container(.navigation) as? UINavigationController }
    public var tabBarController: UITabBarController? { container(.tabBar) as? UITabBarController }
    public var splitViewController: UISplitViewController? { container(.split) as? UISplitViewController }
}
