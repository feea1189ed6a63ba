import UIKitControls

extension UIScrollView: ContentTouchGate {}

/// Moves the content with the finger.
extension UIScrollView {
    /// The range of offsets at which the content can rest.
    package var offsetRange: (min: CGPoint, max: CGPoint) {
        let inset = adjustedContentInset
        let least = CGPoint(x: -inset.left, y: -inset.top)
        return (
            least,
            CGPoint(
                x: max(least.x, contentSize.width + inset.right - bounds.width),
                y: max(least.y, contentSize.height + inset.bottom - bounds.height))
        )
    }

    package func clamped(_ offset: CGPoint) -> CGPoint {
        let (least, most) = offsetRange
        return CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
    }

    var scrollsHorizontally: Bool { alwaysBounceHorizontal && bounces || offsetRange.max.x > offsetRange.min.x }
    var scrollsVertically: Bool { alwaysBounceVertical && bounces || offsetRange.max.y > offsetRange.min.y }

    func pixelAligned(_ offset: CGPoint) -> CGPoint { offset.rounded(toPixelsAt: displayScale) }

    /// Sets the offset and notifies the delegate.
    func moveContent(to offset: CGPoint) {
        guard offset != bounds.origin else { return }
        let outer = scroll.setsOffset
        scroll.setsOffset = true
        bounds.origin = offset
        scroll.setsOffset = outer
    }

    // A backtrace of a subclass's setter has `-[UIScrollView _updatePanGesture]` as its caller.
    /// Sets the offset for a drag, a deceleration, or an animation: by the property, which subclasses override to restrict scrolling or to
    /// follow it.
    func followMotion(to offset: CGPoint) {
        guard offset != bounds.origin else { return }
        scroll.isFollowingMotion = true
        contentOffset = offset
        scroll.isFollowingMotion = false
    }

    /// Whether the pan may begin. A drag along an axis on which the content cannot scroll is left to an enclosing scroll view.
    var panShouldBegin: Bool {
        guard isScrollEnabled, contentYieldsTouches else { return false }
        let heading = panGestureRecognizer.heading(in: superview)
        if heading == .zero { return scrollsVertically || scrollsHorizontally }
        let isHorizontal = abs(heading.x) > abs(heading.y)
        // A page view controller looks up its neighbors now, which determines where the content may move.
        if isHorizontal ? contentSize.width > bounds.width : contentSize.height > bounds.height { pager?.scrollViewWillBeginDragging(self) }
        return isHorizontal ? scrollsHorizontally : scrollsVertically
    }

    /// Whether the content has not received the touches yet, or a drag may take them from it.
    private var contentYieldsTouches: Bool {
        touchDelay.isHolding
            || panGestureRecognizer.trackedTouches.compactMap(\.view).allSatisfy {
                $0 === self || canCancelContentTouches && touchesShouldCancel(in: $0)
            }
    }

    /// Stops moving content when it is touched.
    func stopMovingContent() {
        if scroll.isDecelerating { stopDeceleration() }
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDrag()
            drag(by: pan.translation(in: superview))
        case .changed: drag(by: pan.translation(in: superview))
        case .ended: endDrag(cancelled: false)
        case .cancelled, .failed: endDrag(cancelled: true)
        default: break
        }
    }

    private func beginDrag() {
        stopMotion()
        let range = offsetRange
        func unbanded(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat, _ dimension: CGFloat) -> CGFloat {
            let inside = min(max(value, least), most)
            return inside + ScrollPhysics.rubberBandPull(value - inside, dimension: dimension)
        }
        let offset = contentOffset
        scroll.drag = ScrollDrag(
            origin: CGPoint(
                x: unbanded(offset.x, range.min.x, range.max.x, bounds.width),
                y: unbanded(offset.y, range.min.y, range.max.y, bounds.height)))
        scroll.isTracking = true
        scroll.isDragging = true
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(true) }
        delegate?.scrollViewWillBeginDragging(self)
        showIndicators()
    }

    private func drag(by translation: CGPoint) {
        guard var drag = scroll.drag, !scroll.isZooming else { return }
        if isDirectionalLockEnabled, drag.lockedAxis == nil, translation != .zero {
            if abs(translation.x) > 2 * abs(translation.y) { drag.lockedAxis = .horizontal }
            if abs(translation.y) > 2 * abs(translation.x) { drag.lockedAxis = .vertical }
        }
        var offset = CGPoint(x: drag.origin.x - translation.x, y: drag.origin.y - translation.y)
        if !scrollsHorizontally || drag.lockedAxis == .vertical { offset.x = contentOffset.x }
        if !scrollsVertically || drag.lockedAxis == .horizontal { offset.y = contentOffset.y }
        let shown = pixelAligned(banded(offset))
        drag.add(shown, at: EventLoop.main.now)
        scroll.drag = drag
        followMotion(to: shown)
        shownRefreshControl?.scrollViewDidDrag()
        if pullsKeyboard { KeyboardState.shared.follow(finger: panGestureRecognizer.location(in: nil).y) }
    }

    private var pullsKeyboard: Bool { keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory }

    /// Returns the visible `offset`: beyond an edge the rubber band reduces it, or the edge stops it.
    private func banded(_ offset: CGPoint) -> CGPoint {
        let range = offsetRange
        func axis(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat, _ dimension: CGFloat, _ always: Bool, _ vertical: Bool) -> CGFloat {
            let inside = min(max(value, least), most)
            let mayBounce = bounces && (vertical ? bouncesVertically : bouncesHorizontally) && (most > least || always)
            return mayBounce ? inside + ScrollPhysics.rubberBand(value - inside, dimension: dimension) : inside
        }
        return CGPoint(
            x: axis(offset.x, range.min.x, range.max.x, bounds.width, alwaysBounceHorizontal, false),
            y: axis(offset.y, range.min.y, range.max.y, bounds.height, alwaysBounceVertical, true))
    }

    private func endDrag(cancelled: Bool) {
        guard let drag = scroll.drag else { return }
        scroll.drag = nil
        if pullsKeyboard {
            KeyboardState.shared.letGo(velocity: cancelled ? 0 : panGestureRecognizer.velocity(in: nil).y) { window?.endEditing(true) }
        }
        var velocity = cancelled ? .zero : drag.velocity(at: EventLoop.main.now)
        if !scrollsHorizontally || drag.lockedAxis == .vertical { velocity.x = 0 }
        if !scrollsVertically || drag.lockedAxis == .horizontal { velocity.y = 0 }
        let natural = naturalTarget(velocity)
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = cancelled ? natural : restingOffset(forProposed: natural, velocity: perMillisecond)
        withUnsafeMutablePointer(to: &target) {
            delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: $0)
        }
        willEndDragging(velocity: velocity, target: &target)
        scroll.isTracking = false
        scroll.isDragging = false
        shownRefreshControl?.scrollViewDidRelease()
        let offset = contentOffset
        let moves = target != offset || clamped(offset) != offset
        pager?.scrollViewDidEndDragging(self, willDecelerate: moves)
        delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard moves else {
            hideIndicatorsLater()
            motionEnded()
            return
        }
        decelerate(velocity: velocity, target: target, isNatural: target == natural && !isPagingEnabled)
    }

    /// Returns the offset at which the content would stop, including paging.
    private func naturalTarget(_ velocity: CGPoint) -> CGPoint {
        let offset = contentOffset
        func free(_ start: CGFloat, _ speed: CGFloat) -> CGFloat {
            ScrollPhysics.Deceleration(start: start, velocity: speed, rate: decelerationRate.rawValue).target
        }
        var target = CGPoint(x: free(offset.x, velocity.x), y: free(offset.y, velocity.y))
        if isPagingEnabled {
            target.x = page(from: offset.x, velocity: velocity.x, size: bounds.width, scrolls: scrollsHorizontally)
            target.y = page(from: offset.y, velocity: velocity.y, size: bounds.height, scrolls: scrollsVertically)
        }
        return pixelAligned(clamped(target))
    }

    private func page(from offset: CGFloat, velocity: CGFloat, size: CGFloat, scrolls: Bool) -> CGFloat {
        guard scrolls, size > 0 else { return offset }
        let position = offset / size
        let page =
            abs(velocity) > 250 ? (velocity > 0 ? (position + 1e-6).rounded(.up) : (position - 1e-6).rounded(.down)) : position.rounded()
        return page * size
    }
}
