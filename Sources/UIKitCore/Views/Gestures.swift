import Foundation

extension UIView {
    final func attach(_ recognizer: UIGestureRecognizer) {
        if let old = recognizer.view {
            guard old !== self else { return }
            old.removeGestureRecognizer(recognizer)
        }
        supplemented.gestureRecognizers.append(recognizer)
        recognizer.view = self
    }

    final func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = supplement?.gestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
        supplement?.gestureRecognizers.remove(at: index)
        recognizer.view = nil
    }

    final func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for recognizer in supplement?.gestureRecognizers ?? [] where !recognizers.containsIdentical(recognizer) {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }
}
