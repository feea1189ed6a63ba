import Foundation

/// The popover controller of iOS 3.2–8, to which old split delegates refer.
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
    open var contentViewController: UIViewController
    // FIXME(gap): the popover has its content's preferred size.
    open var popoverContentSize = CGSize.zero
    open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var passthroughViews: [UIView]?
    open weak var delegate: (any UIPopoverControllerDelegate)?
    open var backgroundColor: UIColor?
    open var popoverLayoutMargins = UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10)
    open var popoverBackgroundViewClass: AnyClass?
    private func configure() {
        let popover = contentViewController.popoverPresentationController
        popover?.backgroundColor = backgroundColor
        popover?.popoverLayoutMargins = popoverLayoutMargins
    }

    public init(contentViewController viewController: UIViewController) {
        contentViewController = viewController
        super.init()
    }

    open func present(from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool)
    {
        contentViewController.modalPresentationStyle = .popover
        let popover = contentViewController.popoverPresentationController
        popover?.sourceView = view
        popover?.sourceRect = rect
        configure()
        presenter(of: view)?.present(contentViewController, animated: animated)
    }

    open func present(from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool) {
        contentViewController.modalPresentationStyle = .popover
        contentViewController.popoverPresentationController?.barButtonItem = item
        configure()
        presenter(of: item.barView)?.present(contentViewController, animated: animated)
    }

    open func dismiss(animated: Bool) { contentViewController.presentingViewController?.dismiss(animated: animated) }

    private func presenter(of view: UIView?) -> UIViewController? { view?.window?.rootViewController }
}

/// The callbacks of the popover controller of iOS 3.2–8.
// FIXME(gap): not called.
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
    func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverControllerDelegate {
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
    public func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}
}
