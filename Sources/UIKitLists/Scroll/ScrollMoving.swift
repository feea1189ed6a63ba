import UIKitControls

/// Moves content without a finger: deceleration, bouncing, animated scrolling. Runs on the frames of the event loop.
extension UIScrollView {
    func decelerate(velocity: CGPoint, target: CGPoint, isNatural: Bool) {
        scroll.isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
        glide(velocity: velocity, target: target, isNatural: isNatural)
    }

    /// Moves the content from here on with `velocity`: freely if `isNatural`, else to `target`.
    private func glide(velocity: CGPoint, target: CGPoint, isNatural: Bool) {
        let start = contentOffset
        let range = offsetRange
        let x = axisPath(start.x, velocity.x, target.x, range.min.x, range.max.x, isNatural)
        let y = axisPath(start.y, velocity.y, target.y, range.min.y, range.max.y, isNatural)
        let end = max(x.duration, y.duration)
        let motion = ScrollMotion(.deceleration, start: EventLoop.main.now, final: CGPoint(x: x.final, y: y.final)) { time in
            time >= end ? nil : CGPoint(x: x.offset(time), y: y.offset(time))
        }
        motion.isNatural = isNatural
        run(motion)
    }

    /// Moves the content while a motion may run. A deceleration continues from there with its velocity, an animation to its end.
    func relocate(to offset: CGPoint) {
        if scroll.isFollowingMotion {
            // An offset that the delegate sets in a callback is its own, not the motion's.
            scroll.isFollowingMotion = false
            return moveContent(to: offset)
        }
        let before = contentOffset, now = EventLoop.main.now
        moveContent(to: offset)
        // The delegate may have stopped the motion.
        guard offset != before, contentOffset == offset, let motion = scroll.motion, motion.kind == .deceleration else { return }
        EventLoop.main.removeObserver(motion.observer)
        let target = CGPoint(x: motion.final.x + offset.x - before.x, y: motion.final.y + offset.y - before.y)
        glide(velocity: motion.velocity(at: now), target: target, isNatural: motion.isNatural)
    }

    /// Moves the content, during a drag or a deceleration too, when a part above the visible one has become longer or shorter.
    package func shiftContent(by distance: CGPoint) {
        scroll.isMovingContent = true
        relocate(to: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
        scroll.isMovingContent = false
        scroll.drag?.origin.x += distance.x
        scroll.drag?.origin.y += distance.y
    }

    private struct AxisPath {
        var duration: TimeInterval
        var final: CGFloat
        var offset: (TimeInterval) -> CGFloat
    }

    private func axisPath(
        _ start: CGFloat, _ velocity: CGFloat, _ target: CGFloat, _ least: CGFloat, _ most: CGFloat, _ isNatural: Bool
    ) -> AxisPath {
        let pixel = 1 / displayScale
        if start < least || start > most {
            let edge = start < least ? least : most
            let back = ScrollPhysics.EdgeReturn(edge: edge, distance: start - edge, velocity: velocity)
            return AxisPath(duration: settleTime(from: 0, within: pixel / 2) { back.offset(at: $0) - edge }, final: edge) {
                back.offset(at: $0)
            }
        }
        guard isNatural else {
            if start == target { return AxisPath(duration: 0, final: target) { _ in target } }
            let approach = ScrollPhysics.Approach(start: start, target: target, velocity: velocity)
            return AxisPath(duration: settleTime(from: 0, within: pixel / 2) { approach.offset(at: $0) - target }, final: target) {
                approach.offset(at: $0)
            }
        }
        guard abs(velocity) > ScrollPhysics.stopSpeed else { return AxisPath(duration: 0, final: start) { _ in start } }
        let free = ScrollPhysics.Deceleration(start: start, velocity: velocity, rate: decelerationRate.rawValue)
        let edge = velocity > 0 ? most : least
        guard free.target > most || free.target < least, let arrival = free.time(reaching: edge) else {
            return AxisPath(duration: free.duration, final: (free.offset(at: free.duration) / pixel).rounded() * pixel) {
                free.offset(at: min($0, free.duration))
            }
        }
        guard bounces else { return AxisPath(duration: arrival, final: edge) { $0 < arrival ? free.offset(at: $0) : edge } }
        let bounce = ScrollPhysics.EdgeReturn(edge: edge, distance: 0, velocity: free.velocity(at: arrival))
        let settled = settleTime(from: 1.0 / 11, within: pixel / 2) { bounce.offset(at: $0) - edge }
        return AxisPath(duration: arrival + settled, final: edge) { $0 < arrival ? free.offset(at: $0) : bounce.offset(at: $0 - arrival) }
    }

    /// Returns the time after which `distance`, which only shrinks after `time`, stays within `limit`.
    private func settleTime(from time: TimeInterval, within limit: CGFloat, _ distance: (TimeInterval) -> CGFloat) -> TimeInterval {
        var time = time
        while time < 5, abs(distance(time)) > limit || abs(distance(time + 0.05)) > limit { time += 1.0 / 120 }
        return time
    }

    func scroll(to offset: CGPoint) {
        guard window != nil, offset != contentOffset else {
            let changes = offset != contentOffset
            setContentOffset(offset, animated: false)
            if changes { delegate?.scrollViewDidEndScrollingAnimation(self) }
            return
        }
        stopMotion()
        let from = contentOffset
        let duration = ScrollPhysics.animationDuration
        run(
            ScrollMotion(.animation, start: EventLoop.main.now, final: offset) { time in
                guard time < duration else { return nil }
                let progress = ScrollPhysics.ease(CGFloat(time / duration))
                return CGPoint(x: from.x + (offset.x - from.x) * progress, y: from.y + (offset.y - from.y) * progress)
            })
    }

    private func run(_ motion: ScrollMotion) {
        scroll.motion = motion
        motion.observer = EventLoop.main.addFrameObserver { [weak self] now in
            guard let self else {
                EventLoop.main.removeObserver(motion.observer)
                return
            }
            step(motion, now)
        }
    }

    private func step(_ motion: ScrollMotion, _ now: TimeInterval) {
        guard scroll.motion === motion else {
            EventLoop.main.removeObserver(motion.observer)
            return
        }
        guard let offset = motion.offset(now - motion.start) else {
            finish(motion)
            return
        }
        followMotion(to: pixelAligned(offset))
    }

    private func finish(_ motion: ScrollMotion) {
        EventLoop.main.removeObserver(motion.observer)
        scroll.motion = nil
        followMotion(to: motion.final)
        hideIndicatorsLater()
        if motion.kind == .deceleration { scroll.isDecelerating = false }
        motionEnded()
        switch motion.kind {
        case .deceleration: notifyDecelerationEnded()
        case .animation:
            delegate?.scrollViewDidEndScrollingAnimation(self)
            scrollAnimationDidEnd()
        }
    }

    /// Stops without callbacks, for a new drag or when leaving the window.
    func stopMotion() {
        if scroll.isDecelerating {
            stopDeceleration()
            return
        }
        stopAnimatedScroll()
    }

    func stopAnimatedScroll() {
        guard let motion = scroll.motion else { return }
        EventLoop.main.removeObserver(motion.observer)
        scroll.motion = nil
        scroll.isDecelerating = false
    }

    /// Called when a finger caught the content.
    func stopDeceleration() {
        stopAnimatedScroll()
        notifyDecelerationEnded()
    }

    private func notifyDecelerationEnded() {
        pager?.scrollViewDidEndDecelerating(self)
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Called when the status bar was tapped.
    package func scrollToTop() {
        guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        let top = CGPoint(x: contentOffset.x, y: offsetRange.min.y)
        guard top != contentOffset else { return }
        scroll.scrollsToTop = true
        scroll(to: top)
    }

    private func scrollAnimationDidEnd() {
        guard scroll.scrollsToTop else { return }
        scroll.scrollsToTop = false
        delegate?.scrollViewDidScrollToTop(self)
    }

    func offsetShowing(_ rect: CGRect) -> CGPoint {
        let room = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        if rect.minX < room.minX {
            offset.x += rect.minX - room.minX
        } else if rect.maxX > room.maxX {
            offset.x += min(rect.maxX - room.maxX, rect.minX - room.minX)
        }
        if rect.minY < room.minY {
            offset.y += rect.minY - room.minY
        } else if rect.maxY > room.maxY {
            offset.y += min(rect.maxY - room.maxY, rect.minY - room.minY)
        }
        return offset
    }
}
