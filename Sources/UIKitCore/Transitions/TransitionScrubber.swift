import Foundation

/// Moves a transition's animations by a fraction instead of by time.
@MainActor
package protocol TransitionScrubber: AnyObject {
    /// Starts the animator, with its animations paused at their beginning.
    func begin()
    func scrub(to fraction: CGFloat)
    /// Stops a running animation where it is.
    func pause()
    /// Lets the animations run on to their end or back to their beginning, after which the animator completes the transition.
    /// - Parameters:
    ///   - curve: The curve with which a transition that cannot be interrupted continues after the finger lifts.
    ///   - timing: The timing of an interruptible transition, or `nil` for its own.
    func end(completing: Bool, from fraction: CGFloat, speed: CGFloat, curve: UIView.AnimationCurve, timing: (any UITimingCurveProvider)?)
    /// The progress of the animations.
    var fraction: CGFloat { get }
}

extension TransitionContext {
    func makeScrubber() -> any TransitionScrubber {
        if let animator = interruptibleAnimator { return AnimatorScrubber(context: self, animator: animator) }
        return LayerTimeScrubber(context: self)
    }
}

/// Scrubs an interruptible animator, which serves the whole transition. (SP-E015)
@MainActor
private final class AnimatorScrubber: TransitionScrubber {
    private let context: TransitionContext
    private let animator: any UIViewImplicitlyAnimating

    init(context: TransitionContext, animator: any UIViewImplicitlyAnimating) { (self.context, self.animator) = (context, animator) }

    func begin() {
        context.runAnimator()
        animator.pauseAnimation()
    }

    // An animator that a cancellation reversed counts toward its start. (SP-E036)
    func scrub(to fraction: CGFloat) { animator.fractionComplete = animator.isReversed ? 1 - fraction : fraction }
    func pause() { animator.pauseAnimation() }

    var fraction: CGFloat { animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete }

    func end(completing: Bool, from fraction: CGFloat, speed: CGFloat, curve: UIView.AnimationCurve, timing: (any UITimingCurveProvider)?) {
        animator.isReversed = !completing
        let remaining = completing ? 1 - fraction : fraction
        animator.continueAnimation(withTimingParameters: timing, durationFactor: remaining / speed)
    }
}

/// Scrubs animations of views and layers by the time of the layers they run in. (SP-E035)
@MainActor
private final class LayerTimeScrubber: TransitionScrubber {
    private let context: TransitionContext
    private var layers: [CALayer]
    private var origin: [CFTimeInterval] = []
    private var initialValues: [(layer: CALayer, values: LayerValues)] = []
    private var frameObserver: Int?
    private var isOver = false

    /// The values that a canceled transition restores.
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
        context.stopScrubbing = { [self] in thaw() }
        // SP-E036: interaction moves the views proportionally, regardless of the animator's curve.
        ViewAnimation.withLinearTiming {
            context.runAnimator()
            freezeViewsAlongside()
            context.coordinator?.runAnimations()
        }
        // The animations begin at the paused time, not at the time of the first movement.
        CATransaction.flush()
    }

    /// Stops the time of the views outside the container that alongside blocks are about to change. (SP-E046)
    private func freezeViewsAlongside() {
        for view in context.viewsAlongside where !layers.contains(where: { $0 === view.layer }) {
            // Whatever else changes in a view around the container stays as it is when the transition is canceled.
            if !context.containerView.isDescendant(of: view) { remember(view.layer) }
            layers.append(view.layer)
            freeze(view.layer)
        }
    }

    private func remember(_ layer: CALayer) {
        initialValues.append((layer, LayerValues(layer)))
        for sublayer in layer.sublayers ?? [] { remember(sublayer) }
    }

    private func freeze(_ layer: CALayer) {
        let now = layer.convertTime(mediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = now
        origin.append(now)
    }

    private(set) var fraction: CGFloat = 0

    func scrub(to fraction: CGFloat) {
        guard !isOver else { return }
        self.fraction = fraction
        move(to: fraction * context.duration)
    }

    /// Does nothing: a transition that was not interruptible before is not now.
    func pause() {}

    private func move(to time: TimeInterval) {
        for (layer, start) in zip(layers, origin) {
            layer.timeOffset = start + time
            forgetPresentation(of: layer)
        }
    }

    /// Discards the values computed for this time, because the layer's own time changed.
    private func forgetPresentation(of layer: CALayer) {
        layer.supplement?.presentationTime = -.infinity
        for sublayer in layer.sublayers ?? [] { forgetPresentation(of: sublayer) }
    }

    func end(completing: Bool, from fraction: CGFloat, speed: CGFloat, curve: UIView.AnimationCurve, timing: (any UITimingCurveProvider)?) {
        guard !isOver else { return }
        let start = fraction * context.duration
        let target = completing ? context.duration : 0
        let length = abs(target - start) / speed
        let began = EventLoop.main.now
        guard length > 0.0001 else { return arrive() }
        let curve = ProgressCurve(UICubicTimingParameters(animationCurve: curve), duration: length)
        frameObserver = EventLoop.main.addFrameObserver { [self] now in
            move(to: start + (target - start) * curve.progress(now - began, of: length))
            if now - began >= length { arrive() }
        }
    }

    private func thaw() {
        guard !isOver else { return }
        isOver = true
        context.stopScrubbing = nil
        if let frameObserver { EventLoop.main.removeObserver(frameObserver) }
        frameObserver = nil
        for layer in layers { (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0) }
        guard context.transitionWasCancelled else { return }
        UIView.performWithoutAnimation { for (layer, values) in initialValues { values.restore(layer) } }
    }

    private func arrive() {
        thaw()
        // Ends the animations, and with them the animator's completion, which completes the transition.
        context.containerView.removeAllAnimationsInSubtree()
        for view in context.scrubbedViews + context.viewsAlongside { view.removeAllAnimationsInSubtree() }
    }
}
