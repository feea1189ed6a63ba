/// A recognizer's delegate for a view that cannot be one itself: a closure decides whether a touch at a point of the view may begin the
/// gesture.
@MainActor package final class GestureGate: NSObject, UIGestureRecognizerDelegate {
    package var mayBegin: (CGPoint) -> Bool = { _ in false }
    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        mayBegin(gestureRecognizer.location(in: gestureRecognizer.view))
    }
}
