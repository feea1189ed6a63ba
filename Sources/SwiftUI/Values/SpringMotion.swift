import Foundation

extension Spring {
    /// The shares of the displacement and of the velocity at the start, and their changes, after a time in seconds.
    private func response(at time: Double) -> (position: (Double, Double), velocity: (Double, Double)) {
        let frequency = (stiffness / mass).squareRoot(), ratio = dampingRatio
        let decay = exp(-ratio * frequency * time)
        if abs(ratio - 1) < 1e-6 {
            return (
                (decay * (1 + frequency * time), decay * time),
                (-frequency * frequency * time * decay, decay * (1 - frequency * time))
            )
        }
        let damped = frequency * abs(1 - ratio * ratio).squareRoot()
        let (c, s) = ratio < 1 ? (cos(damped * time), sin(damped * time)) : (cosh(damped * time), sinh(damped * time))
        let slope = ratio * frequency / damped * s
        return (
            (decay * (c + slope), decay * s / damped), (-decay * frequency * frequency / damped * s, decay * (c - slope))
        )
    }

    /// Returns the position of a spring that starts at zero, after a time in seconds.
    /// - Parameter initialVelocity: The velocity at the start, in units a second.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (displacement, speed) = response(at: max(0, time)).position
        var value = target, push = initialVelocity
        value.scale(by: 1 - displacement)
        push.scale(by: speed)
        return value + push
    }
    /// Returns the velocity of a spring that starts at zero, in units a second, after a time in seconds.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (displacement, speed) = response(at: max(0, time)).velocity
        var value = target, push = initialVelocity
        value.scale(by: -displacement)
        push.scale(by: speed)
        return value + push
    }
    /// The time in seconds after which the spring is within a thousandth of its way from its target.
    public var settlingDuration: TimeInterval {
        let frequency = (stiffness / mass).squareRoot(), ratio = dampingRatio
        guard ratio >= 1 - 1e-6 else { return ratio > 0 ? -log(0.001 * (1 - ratio * ratio).squareRoot()) / (ratio * frequency) : .infinity }
        var (low, high) = (0.0, 1 / frequency)
        while response(at: high).position.0 > 0.001 { high *= 2 }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if response(at: middle).position.0 > 0.001 { low = middle } else { high = middle }
        }
        return high
    }
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var value = fromValue
        value.animatableData =
            fromValue.animatableData
            + self.value(
                target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData, time: time)
        return value
    }
}
