import Foundation

/// Decides whether the user may select a tab, and may animate the change. Not called for selections by code. (G-06)
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns whether a tab that the user taps may become selected. It is called for the selected tab, too, and not for selections by
    /// code.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after the user tapped a tab, also if it was selected before. It is not called for selections by code.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Returns whether a tab of the form of iOS 18 may become selected.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// Called after the user selected a tab of the form of iOS 18.
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    /// Called before the sheet appears on which users rearrange tabs.
    func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    /// Called before the sheet disappears on which users rearrange tabs. `changed` specifies whether the order changed.
    func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Called after the sheet disappeared on which users rearrange tabs.
    func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    // FIXME(gap): users cannot edit tabs, so that these are not called: the order and the visibility change by code only.
    /// Called before users edit the sidebar's tabs. It is never called here.
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
    /// Called after users edited the sidebar's tabs. It is never called here.
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
    /// Called after users hid or showed tabs. It is never called here.
    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
    /// Called after users changed the order in a group. It is never called here.
    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
    /// Returns the controllers that the stack of a group's tab shows. It is never called here.
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
    ) -> [UIViewController]
    /// Returns the effect of dropping dragged items onto a tab. It is never called here.
    func tabBarController(
        _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation
    /// Called to accept the items that were dropped onto a tab. It is never called here.
    func tabBarController(_ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession)
    /// Returns the orientations that the tab bar controller supports.
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
    /// Returns the orientation in which the tab bar controller is presented.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
    /// Returns the object that drives a change of tabs interactively, or nil. It is called only if the delegate supplied the animation.
    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the animation between the controllers of two tabs, or nil to change them immediately.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    /// Returns `true` for a delegate that doesn't implement the method.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    /// Returns `true` for a delegate that doesn't implement the method.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {}
    /// Returns `proposedViewControllers` for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { proposedViewControllers }
    /// Returns `.cancel` for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation { .cancel }
    /// Does nothing for a delegate that doesn't implement the method.
    public func tabBarController(_ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession) {}
    /// Returns `tabBarController.idiomOrientationMask` for a delegate that doesn't implement the method.
    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
        tabBarController.idiomOrientationMask
    }
    /// Returns `tabBarController.sceneOrientation` for a delegate that doesn't implement the method.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation
    {
        tabBarController.sceneOrientation
    }
    /// Returns nil for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns nil for a delegate that doesn't implement the method.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
