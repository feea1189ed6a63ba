import Foundation

/// Drives an animator's animations by a percentage: time is paused in the container and set by the interaction.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// The animator's duration in seconds; 0 before the transition begins.
    open private(set) var duration: CGFloat = 0
    /// The fraction, 0…1, that the interaction has reached.
    open private(set) var percentComplete: CGFloat = 0
    // Apple's defaults. (SP-E034)
    /// The speed of the animation after the interaction, as a multiple of its own: 1 is unchanged, 0.5 takes twice as long.
    open var completionSpeed: CGFloat = 1
    /// The pace of the rest of the animation. The part under the finger is always linear.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The timing with which the rest of the animation continues if the animator is interruptible; `nil` keeps the animator's own.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition begins under the finger. If `false`, it runs by itself until ``pause()`` takes control.
    open var wantsInteractiveStart = true

    private var context: TransitionContext?
    private var scrubber: (any TransitionScrubber)?
    /// Whether `finish` or `cancel` was called before the transition began. (SP-E042)
    private var earlyEnd: Bool?

    public override init() { super.init() }

    // The animator runs with its time frozen. (SP-E035, SP-E039)
    /// Starts the animator with its time stopped, so that ``update(_:)`` moves it. Called by the system. A call of ``finish()`` or
    /// ``cancel()`` that came earlier takes effect now.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        join(context)
        scrubber?.begin()
        guard let earlyEnd else { return }
        self.earlyEnd = nil
        if earlyEnd { finish() } else { cancel() }
    }

    /// Joins a transition that runs by itself; `pause` may take control later. (SP-E041)
    func join(_ context: TransitionContext) {
        self.context = context
        duration = context.duration
        percentComplete = 0
        scrubber = context.makeScrubber()
    }

    /// Called when the transition is over; the interactor may serve another.
    func leave() { (context, scrubber) = (nil, nil) }

    // Only an interruptible transition can be paused. (SP-E040)
    /// Stops a running transition, to continue it interactively. Has an effect only if the animator is interruptible.
    open func pause() {
        guard let context, let scrubber, context.isInterruptible else { return }
        context.pauseInteractiveTransition()
        scrubber.pause()
        percentComplete = scrubber.fraction
        // An interaction that ends without a movement ends here. (SP-E049)
        context.updateInteractiveTransition(percentComplete)
    }

    // Progress is linear, from 0 to 1. (SP-E036)
    /// Moves the animation to a fraction from 0 to 1; values outside are clamped.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(self.percentComplete)
        scrubber?.scrub(to: self.percentComplete)
    }

    /// Ends the interaction and runs the rest of the animation to its end.
    open func finish() { end(completing: true) }
    /// Ends the interaction and runs the animation back to its start. Controllers that had begun to disappear appear again.
    open func cancel() { end(completing: false) }

    // The rest runs at the completion speed. (SP-E037)
    private func end(completing: Bool) {
        guard let context, let scrubber else { return endEarly(completing) }
        // After the finger has lifted, only a pause makes the transition interactive again.
        guard context.isInteractive else { return }
        let speed = max(completionSpeed, 0.001)
        // The coordinator's context knows how the interaction ended. (SP-E049)
        (context.completionVelocity, context.completionCurve) = (speed, completionCurve)
        if completing {
            context.finishInteractiveTransition()
        } else {
            context.cancelInteractiveTransition()
        }
        scrubber.end(completing: completing, from: percentComplete, speed: speed, curve: completionCurve, timing: timingCurve)
    }

    /// Ends a requested transition that begins in the coming turn. If none was requested, as when a finger lifts after the end, nothing is
    /// ended.
    private func endEarly(_ completing: Bool) {
        earlyEnd = completing
        EventLoop.main.enqueue { [weak self] in EventLoop.main.enqueue { self?.earlyEnd = nil } }
    }
}
