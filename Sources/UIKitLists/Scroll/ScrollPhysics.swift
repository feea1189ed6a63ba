import UIKitCore

/// The computations of scrolling (metrics.md §11): pure functions of time, in points and seconds.
package enum ScrollPhysics {
    /// The speed at which deceleration ends; the tail is not delivered.
    package static let stopSpeed: CGFloat = 10
    package static let velocityWindow: TimeInterval = 0.1
    package static let animationDuration: TimeInterval = 0.3

    /// Returns the visible distance beyond the content's edge when the finger has pulled it `distance` beyond.
    package static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0, distance != 0 else { return 0 }
        let d = abs(distance)
        let shown = (1 - 1 / (0.55 * d / dimension + 1)) * dimension
        return distance < 0 ? -shown : shown
    }

    /// Returns the pull whose visible distance is `shown`.
    package static func rubberBandPull(_ shown: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0, shown != 0 else { return 0 }
        let s = min(abs(shown), dimension * 0.999)
        let pull = (1 / (1 - s / dimension) - 1) * dimension / 0.55
        return shown < 0 ? -pull : pull
    }

    /// Free deceleration from `start` at `velocity`.
    package struct Deceleration {
        let start: CGFloat
        let velocity: CGFloat
        let exponent: CGFloat
        let reach: CGFloat

        package init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
            self.start = start
            self.velocity = velocity
            exponent = 1000 * CGFloat(log(Double(rate)))
            reach = rate / (1 - rate) / 1000
        }

        package func offset(at time: TimeInterval) -> CGFloat { start + velocity * reach * (1 - CGFloat(exp(Double(exponent) * time))) }
        package func velocity(at time: TimeInterval) -> CGFloat { velocity * CGFloat(exp(Double(exponent) * time)) }

        package var duration: TimeInterval {
            guard abs(velocity) > stopSpeed else { return 0 }
            return TimeInterval(CGFloat(log(Double(stopSpeed / abs(velocity)))) / exponent)
        }

        /// The position at which it comes to rest.
        package var target: CGFloat {
            guard abs(velocity) > stopSpeed else { return start }
            return start + (velocity < 0 ? -1 : 1) * (abs(velocity) - stopSpeed) * reach
        }

        /// Returns the time at which it passes `position`, or `nil` if it never does.
        package func time(reaching position: CGFloat) -> TimeInterval? {
            let fraction = (position - start) / (velocity * reach)
            guard fraction >= 0, fraction < 1 else { return nil }
            return TimeInterval(CGFloat(log(Double(1 - fraction))) / exponent)
        }
    }

    /// The return to an edge, from `distance` beyond it with `velocity`.
    package struct EdgeReturn {
        let edge: CGFloat
        let distance: CGFloat
        let velocity: CGFloat

        package init(edge: CGFloat, distance: CGFloat, velocity: CGFloat) {
            (self.edge, self.distance, self.velocity) = (edge, distance, velocity)
        }

        package func offset(at time: TimeInterval) -> CGFloat {
            let t = CGFloat(time)
            // Two measured closed forms: arriving with speed, and released at rest.
            if distance == 0 { return edge + velocity * t * CGFloat(exp(-11 * time)) }
            return edge + (distance * (1 + 3.35 * t) + velocity * t) * CGFloat(exp(-10.75 * time))
        }
    }

    /// The approach of a target that the app or paging chose, starting with the release velocity.
    // FIXME(gap): measured traces cover free deceleration only; this is a critically damped approach without overshoot.
    package struct Approach {
        let start: CGFloat
        let target: CGFloat
        let rate: CGFloat
        let slope: CGFloat

        package init(start: CGFloat, target: CGFloat, velocity: CGFloat) {
            self.start = start
            self.target = target
            let distance = start - target
            var rate: CGFloat = 11
            if distance != 0, velocity * distance < 0 { rate = max(rate, abs(velocity / distance)) }
            self.rate = min(rate, 40)
            let slope = velocity + self.rate * distance
            // Heading away first is natural; crossing the target is not.
            self.slope = slope * distance < 0 ? 0 : slope
        }

        package func offset(at time: TimeInterval) -> CGFloat {
            let distance = start - target
            return target + (distance + slope * CGFloat(time)) * CGFloat(exp(-Double(rate) * time))
        }
    }

    /// Returns a quadratic ease in and out over 0…1.
    package static func ease(_ t: CGFloat) -> CGFloat { t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t) }
}
