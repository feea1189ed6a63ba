import UIKit

/// Presents the facts in a popover. In compact width they are a sheet, in a navigation controller with a button to close it.
final class FactsPresentation: NSObject, UIPopoverPresentationControllerDelegate {

    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
    }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        let facts = controller.presentedViewController
        facts.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak facts] _ in
                facts?.dismiss(animated: true)
            })
        return UINavigationController(rootViewController: facts)
    }
}
