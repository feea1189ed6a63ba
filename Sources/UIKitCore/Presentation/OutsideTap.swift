import Foundation

/// Reports taps in a container that are outside its content.
@MainActor
package final class OutsideTap: NSObject, UIGestureRecognizerDelegate {
    private let recognizer = UITapGestureRecognizer()
    private let isOutside: (CGPoint) -> Bool

    package init(action: @escaping () -> Void, isOutside: @escaping (CGPoint) -> Bool) {
        self.isOutside = isOutside
        super.init()
        recognizer.addHandler { recognizer in if recognizer.state == .ended { action() } }
        recognizer.delegate = self
    }

    package func attach(to view: UIView) { view.addGestureRecognizer(recognizer) }

    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        isOutside(gestureRecognizer.location(in: gestureRecognizer.view))
    }
}
