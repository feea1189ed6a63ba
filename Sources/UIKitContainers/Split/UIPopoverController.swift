import Foundation

/// The popover controller of iOS 3.2–8, to which old split delegates refer.
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
    /// The controller that is shown in the popover.
    open var contentViewController: UIViewController
    // FIXME(gap): the popover has its content's preferred size.
    /// The size of the content in points. It is stored but has no effect: the popover has its content's preferred size.
    open var popoverContentSize = CGSize.zero
    /// Whether the popover is presented.
    open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }
    /// The directions in which the arrow may point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The views that receive touches while the popover is visible, instead of closing it.
    open var passthroughViews: [UIView]?
    /// The object that is notified of the popover's end. It is never called here.
    open weak var delegate: (any UIPopoverControllerDelegate)?
    /// The color of the popover's background and arrow, or nil for the standard one.
    open var backgroundColor: UIColor?
    /// The minimum distances in points from the screen's edges.
    open var popoverLayoutMargins = UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10)
    /// The class of an own background, which must inherit from `UIPopoverBackgroundView`, or nil.
    open var popoverBackgroundViewClass: AnyClass?
    private func configure() {
        let popover = contentViewController.popoverPresentationController
        popover?.backgroundColor = backgroundColor
        popover?.popoverLayoutMargins = popoverLayoutMargins
    }

    /// Creates a popover with the given content. It is visible after a call that presents it.
    public init(contentViewController viewController: UIViewController) {
        contentViewController = viewController
        super.init()
    }

    /// Presents the popover at a rectangle in a view's coordinates.
    open func present(from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool)
    {
        contentViewController.modalPresentationStyle = .popover
        let popover = contentViewController.popoverPresentationController
        popover?.sourceView = view
        popover?.sourceRect = rect
        configure()
        presenter(of: view)?.present(contentViewController, animated: animated)
    }

    /// Presents the popover at a bar button item, which must be visible.
    open func present(from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool) {
        contentViewController.modalPresentationStyle = .popover
        contentViewController.popoverPresentationController?.barButtonItem = item
        configure()
        presenter(of: item.barView)?.present(contentViewController, animated: animated)
    }

    /// Dismisses the popover. The delegate is not called.
    open func dismiss(animated: Bool) { contentViewController.presentingViewController?.dismiss(animated: animated) }

    private func presenter(of view: UIView?) -> UIViewController? { view?.window?.rootViewController }
}

/// The callbacks of the popover controller of iOS 3.2–8.
// FIXME(gap): not called.
/// The delegate of a popover. Its methods are never called here.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
    /// Returns whether a touch outside of the popover closes it. It is never called here.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    /// Called after the user closed the popover. It is never called here.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
    /// Called before the popover moves, for example after a rotation. It is never called here.
    func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverControllerDelegate {
    /// Returns `true` for a delegate that doesn't implement the method.
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
    /// Does nothing for a delegate that doesn't implement the method.
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}
}
