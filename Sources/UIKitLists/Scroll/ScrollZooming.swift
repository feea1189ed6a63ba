import UIKitControls

extension UIScrollView {
    private func makePinch() {
        let pinch = UIPinchGestureRecognizer()
        pinch.addHandler { [weak self] in self?.pinched($0 as! UIPinchGestureRecognizer) }
        pinch.delegate = gestureGate
        addGestureRecognizer(pinch)
        scroll.pinch = pinch
    }

    func zoomLimitsChanged() {
        if maximumZoomScale > minimumZoomScale, scroll.pinch == nil { makePinch() }
    }

    private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomedView, maximumZoomScale > minimumZoomScale else { return }
        switch pinch.state {
        case .began:
            scroll.isZooming = true
            delegate?.scrollViewWillBeginZooming(self, with: view)
            applyPinch(pinch)
        case .changed: applyPinch(pinch)
        case .ended, .cancelled, .failed:
            guard scroll.isZooming else { return }
            scroll.isZooming = false
            let limited = min(max(zoomScale, minimumZoomScale), maximumZoomScale)
            scroll.isZoomBouncing = limited != zoomScale
            if !scroll.isZoomBouncing { moveContent(to: clamped(contentOffset)) }
            // The delegate is called after any bounce, as UIScrollView's header says.
            zoom(to: limited, animated: true) { [weak self] in
                guard let self else { return }
                scroll.isZoomBouncing = false
                delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
            }
        default: break
        }
    }

    private func applyPinch(_ pinch: UIPinchGestureRecognizer) {
        var scale = zoomScale * pinch.scale
        pinch.scale = 1
        let limit = bouncesZoom ? 2.0 : 1.0
        scale = min(max(scale, minimumZoomScale / limit), maximumZoomScale * limit)
        applyZoom(scale, about: pinch.location(in: self))
    }

    /// Scales the content so that `point`, in the scroll view's coordinates, stays under the finger.
    private func applyZoom(_ scale: CGFloat, about point: CGPoint) {
        guard let view = zoomedView, scale > 0 else { return }
        let old = zoomScale
        if scroll.unzoomedSize == nil || old == 1 { scroll.unzoomedSize = view.bounds.size }
        let base = scroll.unzoomedSize ?? view.bounds.size
        scroll.zoomScale = scale
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.autoLayoutZoom = scale
        // Constraints place the view; otherwise, it fills the content.
        if let size = scroll.constrainedSize, !view.translatesAutoresizingMaskIntoConstraints {
            view.frame.origin = origin
            contentSize = zoomedSize(size)
        } else {
            view.frame.origin = .zero
            contentSize = CGSize(width: base.width * scale, height: base.height * scale)
        }
        let ratio = scale / old
        let anchor = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
        moveContent(to: CGPoint(x: point.x * ratio - anchor.x, y: point.y * ratio - anchor.y))
        delegate?.scrollViewDidZoom(self)
        setNeedsLayout()
    }

    /// Returns the size of the content at the current scale, given the size that constraints determine for scale 1.
    func zoomedSize(_ size: CGSize) -> CGSize {
        guard zoomScale != 1, let view = zoomedView, !view.translatesAutoresizingMaskIntoConstraints else { return size }
        return CGSize(
            width: size.width + view.bounds.width * (zoomScale - 1), height: size.height + view.bounds.height * (zoomScale - 1))
    }

    /// Adopts the size of the content that constraints determine, after they gave the zoomed view its size.
    func layoutZoomedContent() {
        guard zoomScale != 1, let size = scroll.constrainedSize, zoomedView?.translatesAutoresizingMaskIntoConstraints == false else {
            return
        }
        contentSize = zoomedSize(size)
    }

    /// Changes the scale, and calls `end` after any animation.
    func zoom(to scale: CGFloat, animated: Bool, then end: @escaping () -> Void = {}) {
        let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
        // Apps set the current scale again during layout.
        guard scale != zoomScale else { return end() }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        guard zoomedView != nil else {
            scroll.zoomScale = scale
            return end()
        }
        let change = {
            self.applyZoom(scale, about: center)
            self.moveContent(to: self.clamped(self.contentOffset))
        }
        if animated, window != nil { return animateZoom(change, then: end) }
        change()
        end()
    }

    func zoom(showing rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, zoomedView != nil else { return }
        let scale = min(max(min(bounds.width / rect.width, bounds.height / rect.height), minimumZoomScale), maximumZoomScale)
        let change = {
            self.applyZoom(scale, about: CGPoint(x: self.bounds.midX, y: self.bounds.midY))
            let center = CGPoint(x: rect.midX * scale, y: rect.midY * scale)
            self.moveContent(to: self.clamped(CGPoint(x: center.x - self.bounds.width / 2, y: center.y - self.bounds.height / 2)))
        }
        if animated, window != nil { animateZoom(change) } else { change() }
    }

    private func animateZoom(_ change: @escaping () -> Void, then end: @escaping () -> Void = {}) {
        zoomAnimations += 1
        UIView.animate(withDuration: ScrollPhysics.animationDuration, animations: change) { [weak self] _ in
            self?.zoomAnimations -= 1
            end()
        }
    }
}
