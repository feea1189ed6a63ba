import Foundation

/// Moves a transition's animations by a fraction instead of by time.
@MainActor
package protocol TransitionScrubber: AnyObject {
    /// Starts the animator, with its animations standing still at their beginning.
    func begin()
    func scrub(to fraction: CGFloat)
    /// Stops a running animation where it is.
    func pause()
    /// Lets the animations run on to their end or back to their beginning, after which the animator completes the transition.
    func end(completing: Bool, from fraction: CGFloat, speed: CGFloat, timing: (any UITimingCurveProvider)?)
}

extension TransitionContext {
    func makeScrubber() -> any TransitionScrubber {
        if let animator = interruptibleAnimator { return AnimatorScrubber(context: self, animator: animator) }
        return LayerTimeScrubber(context: self)
    }
}

/// Scrubs an interruptible animator.
// SP-E015
@MainActor
private final class AnimatorScrubber: TransitionScrubber {
    private let context: TransitionContext
    private let animator: any UIViewImplicitlyAnimating

    init(context: TransitionContext, animator: any UIViewImplicitlyAnimating) { (self.context, self.animator) = (context, animator) }

    func begin() {
        context.runAnimator()
        animator.pauseAnimation()
    }

    func scrub(to fraction: CGFloat) { animator.fractionComplete = fraction }
    func pause() { animator.pauseAnimation() }

    func end(completing: Bool, from fraction: CGFloat, speed: CGFloat, timing: (any UITimingCurveProvider)?) {
        animator.isReversed = !completing
        let remaining = completing ? 1 - fraction : fraction
        animator.continueAnimation(withTimingParameters: timing, durationFactor: remaining / speed)
    }
}

/// Scrubs animations of views and layers by the time of the layers they run in.
// SP-E035
@MainActor
private final class LayerTimeScrubber: TransitionScrubber {
    private let context: TransitionContext
    private let layers: [CALayer]
    private var origin: [CFTimeInterval] = []
    private var initialValues: [(layer: CALayer, values: LayerValues)] = []
    private var frameObserver: Int?

    /// What a cancelled transition gives back.
    private struct LayerValues {
        let position: CGPoint, bounds: CGRect, transform: CATransform3D, opacity: Float

        @MainActor init(_ layer: CALayer) {
            (position, bounds, transform, opacity) = (layer.position, layer.bounds, layer.transform, layer.opacity)
        }
        @MainActor func restore(_ layer: CALayer) {
            (layer.position, layer.bounds, layer.transform, layer.opacity) = (position, bounds, transform, opacity)
        }
    }

    init(context: TransitionContext) {
        self.context = context
        layers = [context.containerView.layer] + context.scrubbedViews.map { $0.layer }
    }

    func begin() {
        remember(context.containerView.layer)
        for layer in layers { freeze(layer) }
        context.runAnimator()
        context.coordinator?.runAnimations()
    }

    private func remember(_ layer: CALayer) {
        initialValues.append((layer, LayerValues(layer)))
        for sublayer in layer.sublayers ?? [] { remember(sublayer) }
    }

    private func freeze(_ layer: CALayer) {
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = now
        origin.append(now)
    }

    func scrub(to fraction: CGFloat) { move(to: fraction * context.duration) }
    func pause() {}

    private func move(to time: TimeInterval) {
        for (layer, start) in zip(layers, origin) { layer.timeOffset = start + time }
    }

    func end(completing: Bool, from fraction: CGFloat, speed: CGFloat, timing: (any UITimingCurveProvider)?) {
        let start = fraction * context.duration
        let target = completing ? context.duration : 0
        let length = abs(target - start) / speed
        let began = EventLoop.main.now
        guard length > 0.0001 else { return arrive(completing: completing) }
        frameObserver = EventLoop.main.addFrameObserver { [self] now in
            let progress = min((now - began) / length, 1)
            move(to: start + (target - start) * progress)
            if progress >= 1 { arrive(completing: completing) }
        }
    }

    private func arrive(completing: Bool) {
        if let frameObserver { EventLoop.main.removeObserver(frameObserver) }
        frameObserver = nil
        for (layer, start) in zip(layers, origin) {
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
            _ = start
        }
        if !completing {
            UIView.performWithoutAnimation { for (layer, values) in initialValues { values.restore(layer) } }
        }
        // Ends the animations, and with them the animator's completion, which completes the transition.
        context.containerView.removeAllAnimationsInSubtree()
        for view in context.scrubbedViews { view.removeAllAnimationsInSubtree() }
    }
}
