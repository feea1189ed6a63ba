import Foundation
import QuartzCore

/// Animates changes of views; the animations can be paused, scrubbed, reversed, and continued.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The curve or spring of the animation.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The duration in seconds; that of the spring if it has its own.
    open private(set) var duration: TimeInterval
    /// The delay with which the animator was started, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// Whether animated views receive touches. Setting it in an active animator is a fault.
    open var isUserInteractionEnabled = true {
        didSet { if refusesSetting("isUserInteractionEnabled") { isUserInteractionEnabled = oldValue } }
    }
    // FIXME(gap): views hit-test as usual in either case.
    /// Whether the app itself hit-tests the animated views. Stored but has no effect.
    open var isManualHitTestingEnabled = false
    /// Whether the animator can be paused, reversed, and stopped while it runs. Setting it in an active animator is a fault.
    open var isInterruptible = true {
        didSet { if refusesSetting("isInterruptible") { isInterruptible = oldValue } }
    }
    /// Whether views lay out before and after the animations, so that their layout is animated. FIXME(gap): stored only.
    open var flushUpdates = false
    /// Whether scrubbing moves the values in proportion to the fraction, or along the timing curve.
    open var scrubsLinearly = true
    /// Whether the animator stays active at its end instead of finishing.
    open var pausesOnCompletion = false

    /// Whether the animator has begun, and whether it was stopped.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the animation moves at present. Still true while completions run.
    open private(set) var isRunning = false

    private var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var animations: [ViewAnimation] = []
    private let timeline: AnimatorTimeline
    private var finish: EventLoop.Token?

    // Some properties cannot be set once the animator is active, not even to their present value. (SP-E058)
    private func refusesSetting(_ property: String) -> Bool {
        guard state == .active else { return false }
        Fault.raise(.internalInconsistencyException, "\(Fault.name(of: self)) \(property) can not be changed while the animator is active")
        return true
    }

    /// Whether the animator is paused or stopped with unfinished changes. It must be finished before it is released. (SP-E061)
    private nonisolated(unsafe) var isUnfinished = false

    deinit {
        guard isUnfinished else { return }
        Fault.raise(
            .internalInconsistencyException,
            "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be explicitly stopped and finished before they can be released."
        )
    }

    // MARK: Creating

    /// Creates an inactive animator. A spring with a duration of its own takes the place of `duration`, which is in seconds.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        self.duration = parameters.springTimingParameters?.ownDuration ?? duration
        timeline = AnimatorTimeline(curve: ProgressCurve(parameters, duration: self.duration))
    }

    public override convenience init() { self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut)) }

    /// Creates an inactive animator with a standard curve. Start it with ``startAnimation()``.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an inactive animator with a curve from two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an inactive animator with a spring; a ratio of 1 doesn't bounce.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates and runs an animator. Inside another animation block, the changes belong to that block: they take its time and curve, and
    /// cannot be interrupted by themselves. (SP-E064)
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        if let outer = ViewAnimation.current { return unsafeDowncast(following(outer, animations, completion), to: Self.self) }
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0xF)) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return unsafeDowncast(animator, to: Self.self)
    }

    /// Creates an animator that runs with `outer` and ends with it.
    private static func following(
        _ outer: ViewAnimation, _ animations: () -> Void, _ completion: ((UIViewAnimatingPosition) -> Void)?
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: outer.duration, curve: .easeInOut)
        animator.isInterruptible = false
        if let completion { animator.addCompletion(completion) }
        (animator.state, animator.isRunning) = (.active, true)
        if let leader = outer.animator {
            // The outer animator tracks changes made now.
            animations()
            leader.addCompletion { animator.end(at: $0) }
        } else {
            ViewAnimation(duration: outer.duration, delay: outer.delay) { _ in animator.end(at: .end) }.perform(animations)
        }
        return animator
    }

    // MARK: Content

    /// Adds changes. They are applied when the animator becomes active, or immediately if it is. A stopped one raises an exception.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds animations. `delayFactor` is the fraction of the remaining duration that passes before they start.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        switch state {
        case .inactive: blocks.append((animation, delayFactor))
        case .active:
            let starts = waitsForAnimations
            run(animation, delayFactor)
            if starts { startAnimation() }
        case .stopped:
            Fault.raise(.internalInconsistencyException, "\(Fault.name(of: self)) can not add animations to a stopped animator")
        }
    }

    /// Whether the animator was started without animations: it waits until the first are added, and ends with its duration if none are.
    /// (SP-E062)
    private final var waitsForAnimations: Bool { state == .active && !isRunning && finish != nil && animations.isEmpty }

    /// Adds a block that is called when the animator finishes. Not called after a stop without finishing.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    private func run(_ body: () -> Void, _ delayFactor: CGFloat) {
        let start = timeline.progress + Double(max(0, min(1, delayFactor))) * (1 - timeline.progress)
        let driver: any AnimationDriver = start == 0 ? timeline : AnimatorTimeline.Part(of: timeline, from: start)
        let animation = ViewAnimation(duration: duration, driver: driver)
        animation.animator = self
        // Without animations the changes apply immediately.
        if ViewAnimation.areEnabled { animation.collect(body) } else { body() }
        animations.append(animation)
    }

    /// Activates the animator: applies the changes, with their animations paused at the beginning.
    private func activate() {
        guard state == .inactive else { return }
        state = .active
        timeline.begin()
        let pending = blocks
        blocks = []
        for (body, delayFactor) in pending { run(body, delayFactor) }
    }

    private var changes: [ViewAnimation.Change] { animations.flatMap(\.changes) }

    // MARK: Running

    /// Starts or resumes the animation. Starting a stopped animator is a fault.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation after a delay in seconds. The changes are applied immediately, but shown after the delay.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else {
            return Fault.raise(.internalInconsistencyException, "\(Fault.name(of: self)) can not be started while stopped")
        }
        // SP-E066: `isRunning` is still true while its completions run.
        guard !isRunning || state == .inactive else { return }
        self.delay = delay
        activate()
        let remaining = abs(timeline.target(isReversed) - timeline.progress) * duration
        // An animator without animations ends after its duration. (SP-E062)
        if animations.isEmpty { end(after: delay + remaining) } else { run(for: remaining, after: delay) }
    }

    /// Resumes the animation with another timing. An animator that isn't active is a fault.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        guard state == .active else {
            return Fault.raise(.internalInconsistencyException, "\(Fault.name(of: self)) can only be continued while active")
        }
        let remaining = abs(timeline.target(isReversed) - timeline.progress) * duration
        let length = durationFactor > 0 ? Double(durationFactor) * duration : remaining
        if let parameters {
            timingParameters = parameters
            timeline.curve = ProgressCurve(parameters, duration: length)
        }
        run(for: length, after: 0)
    }

    private func run(for length: TimeInterval, after delay: TimeInterval) {
        isRunning = true
        isUnfinished = false
        timeline.move(to: timeline.target(isReversed), in: length, after: delay)
        refresh()
        end(after: delay + length)
    }

    /// Ends the animator after `time`; the loop retains it until then.
    private final func end(after time: TimeInterval) {
        finish?.cancel()
        finish = EventLoop.main.schedule(after: time - AnimationEngine.hair) { self.reachedEnd() }
    }

    private func reachedEnd() {
        finish = nil
        timeline.stand(at: timeline.target(isReversed))
        isRunning = false
        refresh()
        if pausesOnCompletion {
            // It is paused at its end, and still active. (SP-E061)
            isUnfinished = !changes.isEmpty
            return
        }
        end(at: isReversed ? .start : .end)
    }

    /// Pauses the animation, and activates an inactive animator at its start. Has no effect on a running one that isn't interruptible; a
    /// stopped one is a fault.
    open func pauseAnimation() {
        guard state != .stopped else {
            return Fault.raise(.internalInconsistencyException, "\(Fault.name(of: self)) can not be paused while stopped")
        }
        guard mayInterrupt else { return }
        activate()
        finish?.cancel()
        finish = nil
        timeline.settle()
        isRunning = false
        isUnfinished = !changes.isEmpty
        refresh()
    }

    /// Whether the animator may be interrupted. One that runs and is not interruptible is not affected.
    private var mayInterrupt: Bool { isInterruptible || !isRunning }

    /// Whether the animation runs toward its start. Changing it turns a running animation around immediately.
    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, isRunning, mayInterrupt else { return }
            let remaining = abs(timeline.target(isReversed) - timeline.progress) * duration
            run(for: remaining, after: 0)
        }
    }

    /// The fraction of the animation completed, toward the start while reversed.
    open var fractionComplete: CGFloat {
        get { CGFloat(isReversed ? 1 - timeline.progress : timeline.progress) }
        // Has no effect while the animator runs. (SP-E063)
        set {
            guard state != .stopped, !isRunning || state == .inactive else { return }
            pauseAnimation()
            var progress = Double(isReversed ? 1 - newValue : newValue)
            if !scrubsLinearly { progress = timeline.curve.progress(progress * duration, of: duration) }
            timeline.stand(at: max(0, min(1, progress)))
            refresh()
        }
    }

    // MARK: Ending

    /// Stops an active animation where it is; logs a message for one that isn't active.
    open func stopAnimation(_ withoutFinishing: Bool) {
        // Only an active animator can be stopped. (SP-E060)
        guard state == .active else {
            return Console.log("\(Fault.name(of: self)) stopAnimation: should only be called on an active animator.")
        }
        guard mayInterrupt else { return }
        pauseAnimation()
        let shown = changes.map(\.shown)
        removeAnimations()
        UIView.performWithoutAnimation {
            for (change, value) in zip(changes, shown) { if let value { change.assign(value) } }
        }
        state = .stopped
        isUnfinished = true
        if withoutFinishing { reset() }
    }

    /// Finishes a stopped animation, and calls the completions. One that isn't stopped is a fault.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return Fault.raise(.internalInconsistencyException, "finishAnimationAtPosition: should only be called on a stopped animator!")
        }
        end(at: finalPosition)
    }

    private func end(at position: UIViewAnimatingPosition) {
        finish?.cancel()
        finish = nil
        removeAnimations()
        UIView.performWithoutAnimation {
            switch position {
            case .end: for change in changes { change.assign(change.new) }
            case .start:
                for change in changes.reversed() { change.assign(change.old) }
                for reversal in animations.flatMap(\.reversals).reversed() { reversal() }
            case .current: break
            }
        }
        let pending = completions
        reset()
        isRunning = true
        for completion in pending { completion(position) }
        if state == .inactive { isRunning = false }
    }

    private func removeAnimations() {
        for change in changes { AnimationEngine.shared.remove(change.record, from: change.view.layer, finished: true) }
    }

    private func reset() {
        state = .inactive
        isRunning = false
        isUnfinished = false
        animations = []
        completions = []
        timeline.begin()
    }

    private func refresh() {
        for change in changes {
            change.view.layer.supplement?.presentationTime = -.infinity
            change.view.layer.mark(.subtree)
        }
        AnimationEngine.shared.driverChanged()
    }
}
