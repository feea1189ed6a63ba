import Foundation

/// Determines how a split view collapses and how its columns appear and disappear. Every method is optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Called before the display mode changes, by code, by the user, or with the controller's size.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Returns the mode to which the classic style's button and gesture switch. `automatic` leaves the choice to the controller.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// Returns whether the delegate shows the controller itself, in the classic style, instead of the primary part.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    /// Returns whether the delegate shows the controller itself, in the classic style, instead of the secondary part.
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
    /// Returns the controller that is visible after the classic style collapsed, or nil for the current primary controller.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// Returns the primary controller after the classic style expanded, or nil for the system's choice.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Returns whether the delegate handled the secondary controller while the classic style collapses.
    ///
    /// With `true`, the controller does nothing further, and the secondary one is not visible. With `false`, it is moved onto the primary
    /// one.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Returns the new secondary controller when the classic style expands, or nil to let the primary controller separate it.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Returns the orientations that the split view controller supports.
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
    /// Returns the orientation in which the split view controller is presented.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientation
    /// Returns the column that is on top after the columns collapsed. The proposed one is the column that the user saw.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Returns the display mode after the columns expanded.
    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Called after the columns collapsed into one. It is not called in the classic style.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Called after the columns expanded. It is not called in the classic style.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Called before a column becomes visible.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Called before a column disappears.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Called after a column became visible.
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
    /// Called after a column disappeared.
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
    /// Called when a swipe that shows or hides a column begins.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// Called when a swipe that shows or hides a column ended, also if the column returned.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
    // The delegate's calls before iOS 8. (H-08)
    /// Called, in the form before iOS 8, when the primary controller is hidden and the given button shows it in a popover.
    func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem,
        for pc: UIPopoverController)
    /// Called, in the form before iOS 8, when the primary controller is beside the secondary one again and the given button loses its
    /// purpose.
    func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem)
    /// Returns, in the form before iOS 8, whether the primary controller is hidden in an orientation. The default hides it in portrait.
    func splitViewController(_ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation) -> Bool
}

extension UISplitViewControllerDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
    /// Returns `.automatic` for a delegate that doesn't implement the method.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { .automatic }
    /// Returns `false` for a delegate that doesn't implement the method.
    public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { false }
    /// Returns `false` for a delegate that doesn't implement the method.
    public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
        false
    }
    /// Returns nil for a delegate that doesn't implement the method.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { nil }
    /// Returns nil for a delegate that doesn't implement the method.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { nil }
    /// Returns `false` for a delegate that doesn't implement the method.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Returns nil for a delegate that doesn't implement the method.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    /// Returns `splitViewController.idiomOrientationMask` for a delegate that doesn't implement the method.
    public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    {
        splitViewController.idiomOrientationMask
    }
    /// Returns `splitViewController.sceneOrientation` for a delegate that doesn't implement the method.
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { splitViewController.sceneOrientation }
    /// Returns `proposedTopColumn` for a delegate that doesn't implement the method.
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Returns `proposedDisplayMode` for a delegate that doesn't implement the method.
    public func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    /// Does nothing for a delegate that doesn't implement the method.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem,
        for pc: UIPopoverController
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem
    ) {}
    /// Returns whether the orientation is portrait, for a delegate that doesn't implement the method.
    public func splitViewController(_ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation)
        -> Bool
    {
        orientation == .portrait || orientation == .portraitUpsideDown
    }
}
