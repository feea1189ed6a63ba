import UIKitControls

/// The status that an assistive technology speaks after it scrolled.
// FIXME(gap): nothing scrolls by accessibility here, so this is not used.
/// The description of a scroll view's position for VoiceOver. Nothing scrolls by accessibility here, so it is not used.
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Returns the position in words, for example the page. It is never called here.
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    /// Returns the position in words with attributes. It is never called here.
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
    /// Returns nil for a delegate that doesn't implement the method.
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
    /// Returns nil for a delegate that doesn't implement the method.
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { nil }
}

/// The callbacks of scrolling, dragging, and zooming, and the choice of the position at which scrolling stops. Every method is
/// optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called after each change of the content's offset, by the user or by code.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called after each change of the scale.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when a drag begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called before dragging ends. `velocity` is in points per millisecond. The content stops at the target, which may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called when the finger leaves the screen. `decelerate` is whether the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content begins to move without a finger.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content has stopped scrolling after a drag. It is not called after an animation by code.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called at the end of an animated change by code. It is not called without animation.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns the subview that is zoomed, or nil to permit no zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when the user begins to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called at the end of zooming, after the scale returned to its limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Returns whether a tap on the status bar scrolls to the top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called after a tap on the status bar scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Called after `adjustedContentInset` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { target("scrollViewDidScroll:")?.scrollViewDidScroll(scrollView) }
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { target("scrollViewDidZoom:")?.scrollViewDidZoom(scrollView) }
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        target("scrollViewWillBeginDragging:")?.scrollViewWillBeginDragging(scrollView)
    }
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        target("scrollViewWillEndDragging:withVelocity:targetContentOffset:")?.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        target("scrollViewDidEndDragging:willDecelerate:")?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        target("scrollViewWillBeginDecelerating:")?.scrollViewWillBeginDecelerating(scrollView)
    }
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        target("scrollViewDidEndDecelerating:")?.scrollViewDidEndDecelerating(scrollView)
    }
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        target("scrollViewDidEndScrollingAnimation:")?.scrollViewDidEndScrollingAnimation(scrollView)
    }
    /// Returns nil for a delegate that neither implements the method nor forwards it to another object.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        target("viewForZoomingIn:")?.viewForZooming(in: scrollView) ?? nil
    }
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        target("scrollViewWillBeginZooming:with:")?.scrollViewWillBeginZooming(scrollView, with: view)
    }
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        target("scrollViewDidEndZooming:with:atScale:")?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
    /// Returns `true` for a delegate that neither implements the method nor forwards it to another object.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        target("scrollViewShouldScrollToTop:")?.scrollViewShouldScrollToTop(scrollView) ?? true
    }
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        target("scrollViewDidScrollToTop:")?.scrollViewDidScrollToTop(scrollView)
    }
    /// Does nothing for a delegate that neither implements the method nor forwards it to another object.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        target("scrollViewDidChangeAdjustedContentInset:")?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
    private func target(_ selector: String) -> (any UIScrollViewDelegate)? { forwardee(for: selector) as? any UIScrollViewDelegate }
}
