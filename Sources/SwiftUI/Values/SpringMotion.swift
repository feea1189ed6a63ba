import Foundation
import QuartzCore

extension Spring {
    /// The spring released at a distance of 1 from its target, at rest or with a velocity of 1 toward it. The motion is linear in both.
    private func motion(initialVelocity: Double = 0) -> QuartzCore.Spring {
        QuartzCore.Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    }
    private func combination<V: VectorArithmetic>(
        _ target: V, _ initialVelocity: V, _ share: (QuartzCore.Spring) -> Double
    ) -> V {
        let rest = share(motion())
        var value = target, push = initialVelocity
        value.scale(by: rest)
        push.scale(by: share(motion(initialVelocity: 1)) - rest)
        return value + push
    }

    /// Returns the position of a spring that starts at zero, after a time in seconds.
    /// - Parameter initialVelocity: The velocity at the start, in units per second.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        combination(target, initialVelocity) { $0.progress(at: time) }
    }
    /// Returns the velocity of a spring that starts at zero, in units per second, after a time in seconds.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        combination(target, initialVelocity) { $0.velocity(at: max(0, time)) }
    }
    /// The time in seconds after which the spring is within a thousandth of its way from its target.
    public var settlingDuration: TimeInterval {
        let frequency = (stiffness / mass).squareRoot(), ratio = dampingRatio
        guard ratio >= 1 - 1e-6 else { return ratio > 0 ? -log(0.001 * (1 - ratio * ratio).squareRoot()) / (ratio * frequency) : .infinity }
        var (low, high) = (0.0, 1 / frequency)
        let motion = motion()
        while motion.progress(at: high) < 0.999 { high *= 2 }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if motion.progress(at: middle) < 0.999 { low = middle } else { high = middle }
        }
        return high
    }
    /// Returns the value that a spring has reached after seconds.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var value = fromValue
        value.animatableData =
            fromValue.animatableData
            + self.value(
                target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
        return value
    }
}
