import Foundation

/// The callbacks of turns by the user, and the spine. Every method is optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called before the user turns to the given controllers. It is not called when code sets the pages.
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called after a turn by the user ended. `completed` is `false` if the user let the old pages return.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
    /// Returns the spine's location for an orientation.
    ///
    /// It is called after a rotation for curling pages. For `mid`, set two pages before returning.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// Returns the orientations that the page view controller supports.
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
    /// Returns the orientation in which the page view controller is presented.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
    /// Returns `pageViewController.spineLocation` for a delegate that doesn't implement the method.
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
    /// Returns `pageViewController.idiomOrientationMask` for a delegate that doesn't implement the method.
    public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask {
        pageViewController.idiomOrientationMask
    }
    /// Returns `pageViewController.sceneOrientation` for a delegate that doesn't implement the method.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientation
    {
        pageViewController.sceneOrientation
    }
}

/// Provides the pages before and after another; `nil` if there is none.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before a given one, or nil if it is the first.
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    /// Returns the page after a given one, or nil if it is the last.
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
    /// Returns the number of dots in the page control of scrolling pages.
    ///
    /// The page control appears only if the data source implements both methods for it.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the dot that is current after code set the pages. Turns by the user then move it by one.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Indicates "not implemented": no page indicator. (H-34)
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { UIPageViewController.noIndicator }
    /// Returns `UIPageViewController.noIndicator` for a data source that doesn't implement the method.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { UIPageViewController.noIndicator }
}
