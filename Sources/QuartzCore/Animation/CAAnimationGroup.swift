import Foundation

/// Several animations with a common clock: each runs in the group's time and is cut off at its end.
open class CAAnimationGroup: CAAnimation {
    /// The animations that run together. Their times are relative to the group's, and their delegates aren't called.
    open var animations: [CAAnimation]?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func copyFields(from other: CAAnimation) {
        super.copyFields(from: other)
        animations = (other as? CAAnimationGroup)?.animations?.map { animation in
            guard let copy = animation.copy() as? CAAnimation else { return animation }
            if copy.duration == 0 { copy.duration = other.duration > 0 ? other.duration : CATransaction.animationDuration() }
            return copy
        }
    }

    package override func apply(to layer: CALayer, at time: CFTimeInterval, cycle: Int) {
        let eased = timingFunction == nil ? time : progress(at: time) * duration
        for animation in animations ?? [] { animation.apply(to: layer, atParentTime: eased) }
    }
}
