import Foundation
import UIKitControls

/// Something that acts on items: forces, boundaries, springs. Subclass it to combine others with `addChildBehavior`.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Runs at each step of the animation.
    open var action: (() -> Void)?
    open package(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init() { super.init() }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        if let dynamicAnimator { dynamicAnimator.adopt(behavior) }
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        if let dynamicAnimator { dynamicAnimator.release(behavior) }
    }

    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // What the animator asks of UIKit's own behaviors.
    var dynamicItems: [any UIDynamicItem] { [] }
    /// Sets the bodies' matter before forces act.
    func prepare(_ animator: UIDynamicAnimator) {}
    /// Adds accelerations.
    func applyForces(_ animator: UIDynamicAnimator, step: CGFloat) {}
    /// Moves bodies out of what they may not enter.
    func resolve(_ animator: UIDynamicAnimator, step: CGFloat) {}
    /// False keeps the animator running though nothing moves.
    func isAtRest(_ animator: UIDynamicAnimator) -> Bool { true }
}
