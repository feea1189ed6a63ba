import Foundation
import UIKitControls

/// A behavior that acts on items: forces, boundaries, springs. Subclass it to combine others with `addChildBehavior`.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called at each step of the animation.
    open var action: (() -> Void)?
    open package(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init() { super.init() }

    /// Adds a behavior that takes effect together with this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        if let dynamicAnimator { dynamicAnimator.adopt(behavior) }
    }

    /// Removes a child.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        if let dynamicAnimator { dynamicAnimator.release(behavior) }
    }

    /// Called before the behavior moves to an animator, or with nil before it leaves one. Override it; the default does nothing.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // The methods of UIKit's behaviors that the animator calls.
    var dynamicItems: [any UIDynamicItem] { [] }
    /// Sets the bodies' material before forces act.
    func prepare(_ animator: UIDynamicAnimator) {}
    /// Adds accelerations.
    func applyForces(_ animator: UIDynamicAnimator, step: CGFloat) {}
    /// Moves bodies out of forbidden areas.
    func resolve(_ animator: UIDynamicAnimator, step: CGFloat) {}
    /// Whether the behavior is at rest. `false` keeps the animator running though nothing moves.
    func isAtRest(_ animator: UIDynamicAnimator) -> Bool { true }
}
