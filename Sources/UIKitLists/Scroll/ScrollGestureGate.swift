import UIKitCore

/// The delegate of a scroll view's own recognizers. UIKit's scroll view does not publicly conform to the protocol, so that an app's
/// subclass may; the methods that the subclass implements are called, too.
final class ScrollGestureGate: NSObject, UIGestureRecognizerDelegate {
    private weak var scrollView: UIScrollView?
    private var subclass: (any UIGestureRecognizerDelegate)? { scrollView as? any UIGestureRecognizerDelegate }

    init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        scrollView?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === scrollView?.panGestureRecognizer, other is UIPinchGestureRecognizer, other.view === scrollView {
            return true
        }
        return subclass?.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if gestureRecognizer === scrollView?.panGestureRecognizer { scrollView?.stopMovingContent() }
        return subclass?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
        subclass?.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: other) ?? false
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
        subclass?.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: other) ?? false
    }
}
