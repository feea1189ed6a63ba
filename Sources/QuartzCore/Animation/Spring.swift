import Foundation

/// A damped harmonic oscillator released at distance 1 from rest: rendering.md §8.
package struct Spring: Equatable {
    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    /// The velocity in distances per second, positive toward the target.
    package var initialVelocity: Double

    package init(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        (self.mass, self.stiffness, self.damping, self.initialVelocity) = (mass, stiffness, damping, initialVelocity)
    }

    package var naturalFrequency: Double { (stiffness / mass).squareRoot() }
    /// β = c / 2m
    package var decay: Double { damping / (2 * mass) }
    package var dampingRatio: Double { decay / naturalFrequency }

    /// Returns the fraction of the distance covered after `t` seconds, which may exceed 1.
    package func progress(at t: Double) -> Double {
        guard t > 0 else { return 0 }
        let w0 = naturalFrequency, b = decay, v = initialVelocity
        guard w0 > 0, w0.isFinite, b.isFinite else { return 1 }
        let ratio = b / w0
        if abs(ratio - 1) < 1e-9 { return 1 - exp(-w0 * t) * (1 + (w0 - v) * t) }
        if ratio < 1 {
            let wd = (w0 * w0 - b * b).squareRoot()
            return 1 - exp(-b * t) * (cos(wd * t) + (b - v) / wd * sin(wd * t))
        }
        let wd = (b * b - w0 * w0).squareRoot()
        // e^{-bt} cosh(wd t) overflows for long times when written with cosh.
        let slow = exp((wd - b) * t), fast = exp(-(wd + b) * t)
        return 1 - (slow + fast) / 2 - (b - v) / wd * (slow - fast) / 2
    }

    package func velocity(at t: Double) -> Double {
        let w0 = naturalFrequency, b = decay, v = initialVelocity
        if abs(b / w0 - 1) < 1e-9 { return exp(-w0 * t) * (v + w0 * (w0 - v) * t) }
        if b < w0 {
            let wd = (w0 * w0 - b * b).squareRoot()
            return exp(-b * t) * (v * cos(wd * t) + (w0 * w0 - b * v) / wd * sin(wd * t))
        }
        let wd = (b * b - w0 * w0).squareRoot()
        let slow = exp((wd - b) * t), fast = exp(-(wd + b) * t)
        return v * (slow + fast) / 2 + (w0 * w0 - b * v) / wd * (slow - fast) / 2
    }

    /// The time at which the motion counts as settled: rendering.md §8.
    package var settlingDuration: Double {
        let w0 = naturalFrequency, b = decay, v = initialVelocity
        guard w0 > 0, b > 0 else { return .infinity }
        if b / w0 < 1 - 1e-9 {
            let wd = (w0 * w0 - b * b).squareRoot()
            return (log(1000) + log(1 + abs(b - v) / wd)) / b
        }
        return 10 / w0
    }

    /// Creates the spring of `animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`: metrics.md §12.
    package init(dampingRatio: Double, duration: Double, initialVelocity v: Double = 0) {
        let z = min(1, max(dampingRatio, 0.001))
        let D = max(duration, 1e-6)
        var w: Double
        if z >= 1 {
            // (1 + (ω − v) D) e^{−ωD} = 0.001
            w = Self.solve(from: 9.23341 / D) { w in abs(1 + (w - v) * D) * exp(-w * D) - 0.001 }
        } else {
            let root = (1 - z * z).squareRoot()
            // |(β − v) / ω_d| e^{−βD} = 0.001
            let closed = log(1000 * z / root) / (z * D)
            w = v == 0 ? closed : Self.solve(from: max(closed, 1e-3)) { w in abs((z * w - v) / (w * root)) * exp(-z * w * D) - 0.001 }
        }
        if !(w > 0) || !w.isFinite { w = 9.23341 / D }
        self.init(stiffness: w * w, damping: 2 * z * w, initialVelocity: v)
    }

    /// Creates the spring of `animate(springDuration:bounce:)` and similar methods, from perceptual duration and bounce.
    package init(perceptualDuration duration: Double, bounce: Double, initialVelocity: Double = 0) {
        let w = 2 * Double.pi / max(duration, 1e-6)
        let z = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999999))
        self.init(stiffness: w * w, damping: 2 * z * w, initialVelocity: initialVelocity)
    }

    /// Returns the largest root, beyond which the residual stays below the threshold.
    private static func solve(from guess: Double, _ f: (Double) -> Double) -> Double {
        // The residual decays for large ω: find where it is negative, then walk back to the sign change.
        var high = guess * 2
        for _ in 0..<200 where f(high) > 0 { high *= 1.25 }
        var low = high
        for _ in 0..<2000 {
            low *= 0.99
            if f(low) > 0 { break }
        }
        guard f(low) > 0 else { return guess }
        high = low / 0.99
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if f(middle) > 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
