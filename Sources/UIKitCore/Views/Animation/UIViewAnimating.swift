import Foundation

/// Whether an animator has begun, and whether it was stopped before its end.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// The position in an animation from which a value is taken.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that can be paused, reversed, scrubbed, and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether the animator has begun, and whether it was stopped.
    var state: UIViewAnimatingState { get }
    /// Whether the animation moves at present: it was started, and is neither paused nor stopped.
    var isRunning: Bool { get }
    /// Whether the animation runs toward its start.
    var isReversed: Bool { get set }
    /// The position in the animation, from 0 to 1. Setting it scrubs a paused animation.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or resumes a paused one.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Stops the animation where it is, so that it can be scrubbed or resumed. Activates an inactive one.
    func pauseAnimation()
    /// Ends the animation where it is, leaving the views with their present values.
    ///
    /// - Parameter withoutFinishing: `true` makes the animator inactive immediately, without completions. `false` leaves it stopped until
    ///   ``finishAnimation(at:)``.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Gives the views of a stopped animation their values at `finalPosition`, and calls the completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that accepts more animations and completions while it runs.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a fraction of the remaining duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes to the animation. In a running one, they take the rest of its time.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that is called when the animation finishes, with the position at which it did.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes a paused animation with another timing.
    ///
    /// - Parameters:
    ///   - parameters: The timing of the rest, or `nil` for the original.
    ///   - durationFactor: The length of the rest as a multiple of the duration; 0 keeps the remaining time.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Adds the changes without a delay.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    /// Does nothing by default.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Does nothing by default.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Does nothing by default.
    public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}
