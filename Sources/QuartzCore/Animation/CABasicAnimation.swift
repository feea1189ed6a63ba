import CoreGraphics
import Foundation

/// From one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func copyFields(from other: CAAnimation) {
        super.copyFields(from: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromAnimatable, toAnimatable, byAnimatable) = (other.fromAnimatable, other.toAnimatable, other.byAnimatable)
    }

    package final var fromAnimatable: AnimatableValue?
    package final var toAnimatable: AnimatableValue?
    package final var byAnimatable: AnimatableValue?

    open var fromValue: Any? { get { fromAnimatable?.any } set { fromAnimatable = AnimatableValue(newValue) } }
    open var toValue: Any? { get { toAnimatable?.any } set { toAnimatable = AnimatableValue(newValue) } }
    open var byValue: Any? { get { byAnimatable?.any } set { byAnimatable = AnimatableValue(newValue) } }

    /// How far the value is on its way `time` seconds into a pass.
    package func valueProgress(at time: CFTimeInterval) -> Double { progress(at: time) }

    package override func value(at time: CFTimeInterval, cycle: Int, base: AnimatableValue?) -> AnimatableValue? {
        let resting = isAdditive ? base?.zero : base
        var ends: (AnimatableValue, AnimatableValue)?
        switch (fromAnimatable, toAnimatable, byAnimatable) {
        case (let from?, let to?, _): ends = (from, to)
        case (let from?, nil, let by?): ends = (from, AnimatableValue.add(by, to: from))
        case (nil, let to?, let by?): ends = to.difference(from: by).map { ($0, to) }
        case (let from?, nil, nil): ends = (from, resting ?? from)
        case (nil, let to?, nil): ends = (resting ?? to, to)
        case (nil, nil, let by?): ends = resting.map { ($0, AnimatableValue.add(by, to: $0)) }
        case (nil, nil, nil): ends = resting.map { ($0, $0) }
        }
        guard let (from, to) = ends else { return nil }
        var value = AnimatableValue.mix(from, to, valueProgress(at: time))
        if isCumulative, cycle > 0 { value = AnimatableValue.add(to.scaled(by: Double(cycle)), to: value) }
        return value
    }
}

/// A spring between two values: rendering.md §8.
open class CASpringAnimation: CABasicAnimation {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A spring described by how long it seems to take and how much it bounces (−1…1).
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

    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var allowsOverdamping = true

    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.naturalFrequency }
    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }

    /// When the spring counts as at rest; `duration` does not follow it by itself.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    package final var spring: Spring {
        Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: Double(initialVelocity))
    }

    package override func valueProgress(at time: CFTimeInterval) -> Double { spring.progress(at: time) }
}
