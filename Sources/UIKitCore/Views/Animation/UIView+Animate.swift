import Foundation
import QuartzCore

extension UIView {
    /// Whether changes are animated. If `false`, animation blocks apply their changes immediately.
    public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }
    /// Turns animations on or off for the whole app, until the next call.
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }
    /// The duration of the surrounding block; 0 outside of any block.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    /// Applies changes immediately, even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let previous = ViewAnimation.areEnabled
        ViewAnimation.areEnabled = false
        ViewAnimation.withoutAnimation(actionsWithoutAnimation)
        ViewAnimation.areEnabled = previous
    }

    // MARK: Blocks

    /// Animates the changes of views that `animations` makes; the properties have their final values immediately.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds. 0 applies the changes immediately.
    ///   - delay: The time in seconds before the animation begins.
    ///   - completion: Called at the end, with `false` if the animation was removed or replaced; immediately while animations are disabled.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { run(duration, delay, options, nil, animations, completion) }

    /// Animates changes of views with the curve `curveEaseInOut`, and calls `completion` at the end.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        run(duration, 0, [], nil, animations, completion)
    }

    /// Animates changes of views with the curve `curveEaseInOut`.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        run(duration, 0, [], nil, animations, nil)
    }

    /// Animates with a spring fitted to `duration`: metrics.md §12. `velocity` is in distances per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, delay, options, .fittedSpring(dampingRatio: Double(dampingRatio), velocity: Double(velocity)), animations, completion)
    }

    /// Animates with a spring given by perceived duration and bounce: rendering.md §8. It ends when it has settled.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        run(spring.settlingDuration, delay, options, .spring(spring), animations, completion)
    }

    static func run(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions, _ timing: ViewAnimation.Timing?,
        _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        guard ViewAnimation.areEnabled else {
            animations()
            completion?(true)
            return
        }
        // A duration of 0 inside another block means that block's.
        guard duration > 0 || ViewAnimation.current != nil else {
            ViewAnimation.withoutAnimation(animations)
            if let completion { EventLoop.main.schedule(after: delay) { completion(true) } }
            return
        }
        ViewAnimation(duration: duration, delay: delay, options: options, timing: timing, completion: completion).perform(animations)
    }

    /// Repeats the changes made in `animations` a number of times. Must be called inside an animation block; elsewhere the changes are
    /// applied immediately.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let current = ViewAnimation.current else { return animations() }
        let before = (current.repeatCount, current.autoreverses)
        (current.repeatCount, current.autoreverses) = (Float(count), autoreverses)
        animations()
        (current.repeatCount, current.autoreverses) = before
    }

    // MARK: Keyframes

    /// Animates the keyframes that `animations` adds with `addKeyframe`. Changes outside of keyframes take the whole duration.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard ViewAnimation.areEnabled, duration > 0 || ViewAnimation.current != nil else {
            return run(duration, delay, [], nil, animations, completion)
        }
        let animation = ViewAnimation(
            duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue), completion: completion)
        animation.keyframes = KeyframeRecorder(mode: options.calculationMode)
        animation.perform(animations)
    }

    /// Adds a keyframe. Times are fractions of the surrounding keyframe animation.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let recorder = ViewAnimation.current?.keyframes else { return animations() }
        recorder.within(frameStartTime, frameDuration, animations)
    }

    // MARK: Between begin and commit

    /// Opens a block of animated changes, which ends at ``commitAnimations()``. Blocks may be nested. The arguments are passed to the
    /// delegate's selectors.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        ViewAnimation.open(LegacyAnimation.begin(animationID, context))
    }

    /// Closes the innermost open block and starts its animations.
    public class func commitAnimations() { ViewAnimation.commitOpen() }
    /// Sets the receiver of the open block's start and stop selectors. Not retained.
    public class func setAnimationDelegate(_ delegate: Any?) {
        LegacyAnimation.of(ViewAnimation.current)?.delegate = delegate.map { $0 as AnyObject }
    }
    /// Sets a selector such as `animationWillStart:context:`, called when the block is committed.
    public class func setAnimationWillStart(_ selector: Selector?) { LegacyAnimation.of(ViewAnimation.current)?.willStart = selector }
    /// Sets a selector such as `animationDidStop:finished:context:`.
    public class func setAnimationDidStop(_ selector: Selector?) { LegacyAnimation.of(ViewAnimation.current)?.didStop = selector }
    /// Sets the open block's delay in seconds. Call it before the changes.
    public class func setAnimationDelay(_ delay: TimeInterval) { ViewAnimation.current?.setDelay(delay) }
    /// Animates a transition of `view` in the open block. The cache has no effect here.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        guard transition != .none, let current = ViewAnimation.current else { return }
        UIView.transition(
            with: view, duration: current.duration, options: AnimationOptions(rawValue: UInt(transition.rawValue) << 20), animations: nil)
    }
    /// Sets the open block's duration in seconds; 0.2 by default. Call it before the changes.
    public class func setAnimationDuration(_ duration: TimeInterval) { ViewAnimation.current?.setDuration(duration) }
    /// Sets the pace of the open block. Call it before the changes.
    public class func setAnimationCurve(_ curve: AnimationCurve) { ViewAnimation.current?.setTiming(.curve(curve.timingFunction)) }
    /// Sets the number of times the open block runs; it may be a fraction.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { ViewAnimation.current?.repeatCount = repeatCount }
    /// Sets whether every other run of the open block goes back to the start.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        ViewAnimation.current?.autoreverses = repeatAutoreverses
    }
    /// Sets whether the open block starts from the values that are on screen.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        guard let current = ViewAnimation.current else { return }
        current.setOptions(
            fromCurrentState ? current.options.union(.beginFromCurrentState) : current.options.subtracting(.beginFromCurrentState))
    }

    // MARK: System animations

    /// Runs the system's removal of `views` alongside `parallelAnimations`, then removes them from their superviews.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(
            0.3, 0, options, nil,
            {
                for view in views {
                    view.alpha = 0
                    view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
                }
                parallelAnimations?()
            },
            { finished in
                for view in views { view.removeFromSuperview() }
                completion?(finished)
            })
    }
}
