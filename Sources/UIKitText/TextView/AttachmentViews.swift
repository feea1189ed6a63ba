import UIKitLists

/// The views of a text view's attachments.
@MainActor final class AttachmentViews: NSObject, UIGestureRecognizerDelegate {
    private var shown: [UIView] = []

    /// Places each view in its space in the text, above the text; views of removed attachments are removed.
    func place(in view: UITextView, at origin: CGPoint) {
        var placed: [UIView] = []
        if let layout = view.storage.placedLayout(in: view.textContainer) {
            for (_, attachment, frame) in layout.attachments(in: layout.lines.indices) {
                guard let subview = (attachment as? PlacedAttachment)?.provider?.view else { continue }
                if subview.superview !== view { view.addSubview(subview) }
                subview.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
                placed.append(subview)
            }
        }
        for old in shown where !placed.contains(old) { old.removeFromSuperview() }
        shown = placed
    }

    /// Whether a recognizer receives the touch. A touch of an attachment's view does not move the insertion point.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !shown.contains { touch.view?.isDescendant(of: $0) == true }
    }
}
