import Presenters
import UIKit

/// Presents in the lower half of the screen, beneath a dimmed upper half.
final class HalfHeightTransition: NSObject, UIViewControllerTransitioningDelegate {

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        HalfHeightPresentationController(presentedViewController: presented, presenting: presenting)
    }
}
