/// Updates a view's subviews to match the laid out elements. Changes within an animation fade, or use the view's transition.
@MainActor final class ElementMount {
    private var shown: [UIView] = []

    func show(_ views: [UIView], in container: UIView) {
        guard views.count != shown.count || zip(views, shown).contains(where: { $0 !== $1 }) else { return }
        // Views inside a new view are not animated separately.
        let duration = container.window == nil ? 0 : UIView.inheritedAnimationDuration
        let remaining = Set(views.map(ObjectIdentifier.init))
        for view in shown where !remaining.contains(ObjectIdentifier(view)) && view.superview === container {
            if duration > 0 { view.transition.remove(view) } else { view.removeFromSuperview() }
        }
        let old = Set(shown.map(ObjectIdentifier.init))
        for (index, view) in views.enumerated() {
            let isNew = !old.contains(ObjectIdentifier(view))
            if index < container.subviews.count, container.subviews[index] === view { continue }
            if isNew { view.layer.removeAllAnimations() }
            container.insertSubview(view, at: min(index, container.subviews.count))
            if isNew, duration > 0 { view.transition.insert(view) }
        }
        shown = views
    }
}

/// A view that contains a modifier's content. Touches outside the content pass through.
class HoldingView: UIView {
    let mount = ElementMount()

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains {
            !$0.isHidden && $0.isUserInteractionEnabled && $0.alpha > 0.01 && $0.point(inside: convert(point, to: $0), with: event)
        }
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}

extension UIView {
    /// Sets the frame, without animation if the view is not on screen yet; a rotated or scaled view keeps its transform.
    func take(_ frame: CGRect) {
        let change = {
            self.bounds.size = frame.size
            let anchor = self.layer.anchorPoint
            self.center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        }
        if superview == nil { UIView.performWithoutAnimation(change) } else { change() }
    }
}
