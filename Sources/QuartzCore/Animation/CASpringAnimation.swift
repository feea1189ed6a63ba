import CoreGraphics
import Foundation

/// A spring animation between two values: rendering.md §8.
open class CASpringAnimation: CABasicAnimation {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a spring from its perceived duration and its bounce (−1…1).
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        (stiffness, damping) = (CGFloat(spring.stiffness), CGFloat(spring.damping))
        duration = settlingDuration
    }

    package override func copyFields(from other: CAAnimation) {
        super.copyFields(from: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping, initialVelocity) = (other.mass, other.stiffness, other.damping, other.initialVelocity)
        allowsOverdamping = other.allowsOverdamping
    }

    /// The mass of the object at the spring. A larger mass swings more slowly and longer.
    open var mass: CGFloat = 1
    /// The force of the spring per unit of displacement. A larger one is faster.
    open var stiffness: CGFloat = 100
    /// The force that opposes the movement per unit of speed. A larger one ends the swinging earlier.
    open var damping: CGFloat = 10
    /// The speed at the start, in distances from start to end per second. A positive one moves toward the end.
    open var initialVelocity: CGFloat = 0
    // FIXME(gap): springs are damped as their values say.
    /// Whether a damping above the critical one has its effect. It is kept, but overdamping always has its effect.
    open var allowsOverdamping = true

    /// The duration in seconds that a person perceives, which is one period of the undamped spring.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.naturalFrequency }
    /// The bounciness of the spring: 0 doesn't overshoot, 1 swings forever, and a negative value is slower than needed.
    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }

    /// The time at which the spring counts as settled; `duration` does not follow it automatically.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    package final var spring: Spring {
        Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: Double(initialVelocity))
    }

    package override func valueProgress(at time: CFTimeInterval) -> Double { spring.progress(at: time) }
}
