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
        presenter(of: view)?.present(contentViewController, animated: animated)
    }

    open func present(from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool) {
        contentViewController.modalPresentationStyle = .popover
        contentViewController.popoverPresentationController?.barButtonItem = item
        presenter(of: item.barView)?.present(contentViewController, animated: animated)
    }

    open func dismiss(animated: Bool) { contentViewController.presentingViewController?.dismiss(animated: animated) }

    private func presenter(of view: UIView?) -> UIViewController? { view?.window?.rootViewController }
}
