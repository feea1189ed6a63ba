import Foundation
import UIKitControls

/// A force that depends on an item's position: radial gravity, springs, drag.
// FIXME(gap): noise, turbulence, electric and magnetic fields have no effect.
/// A force that depends on an item's position: gravity, springs, drag. Noise, turbulence, electric, and magnetic fields have no effect.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    private enum Kind {
        case drag, vortex, radial(CGPoint), linear, velocity, spring, custom(
            (CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector), none
    }
    private let kind: Kind
    open private(set) var items: [any UIDynamicItem] = []
    /// The center of the field in the reference view's coordinates.
    open var position = CGPoint.zero
    /// The region around the center in which the field has an effect. The default is infinite.
    open var region = UIRegion.infinite
    /// The factor of the force. The default is 1.
    open var strength: CGFloat = 1
    /// The exponent by which the force decreases with the distance. The default is 0, no decrease.
    open var falloff: CGFloat = 0
    /// The smoothness of a noise field. It has no effect: noise does nothing here.
    open var smoothness: CGFloat = 0
    /// The speed of a noise field's changes. It has no effect: noise does nothing here.
    open var animationSpeed: CGFloat = 0
    /// The distance in points below which the force no longer grows. The default is 1.
    open var minimumRadius: CGFloat = 1
    /// The direction of linear and velocity fields.
    open var direction = CGVector.zero

    private init(_ kind: Kind, _ direction: CGVector = .zero) {
        (self.kind, self.direction) = (kind, direction)
        super.init()
    }
    /// Returns a field that slows items down.
    open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
    /// Returns a field that pushes items around its center.
    open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
    /// Returns a field that pulls items to a point.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radial(position))
        field.position = position
        return field
    }
    /// Returns a field that accelerates items in one direction.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior { UIFieldBehavior(.linear, direction) }
    /// Returns a field that gives items a velocity.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior { UIFieldBehavior(.velocity, direction) }
    /// Returns a field that pulls items to its center like a spring.
    open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
    /// Returns a field without an effect: there is no noise here.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior { UIFieldBehavior(.none) }
    /// Returns a field without an effect: there is no turbulence here.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior { UIFieldBehavior(.none) }
    /// Returns a field without an effect: there are no charges here.
    open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.none) }
    /// Returns a field without an effect: there are no charges here.
    open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.none) }
    /// Returns a field whose force a closure determines from the position, velocity, mass, charge, and time.
    open class func field(evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
        -> UIFieldBehavior
    {
        weak var made: UIFieldBehavior?
        let field = UIFieldBehavior(
            .custom { position, velocity, mass, charge, time in made.map { block($0, position, velocity, mass, charge, time) } ?? .zero })
        made = field
        return field
    }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// Removes an item; it keeps its velocity.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    override var dynamicItems: [any UIDynamicItem] { items }
    override func applyForces(_ animator: UIDynamicAnimator, step: CGFloat) {
        for item in items {
            let body = animator.body(of: item)
            let away = CGVector(dx: item.center.x - position.x, dy: item.center.y - position.y)
            guard region.contains(CGPoint(x: away.dx, y: away.dy)) else { continue }
            let distance = max(hypot(away.dx, away.dy), minimumRadius)
            let fall = falloff == 0 ? 1 : 1 / pow(distance / minimumRadius, falloff)
            var force = CGVector.zero
            switch kind {
            case .drag: force = CGVector(dx: -body.velocity.dx * strength, dy: -body.velocity.dy * strength)
            case .vortex:
                force = CGVector(
                    dx: -away.dy / distance * strength * DynamicsFigures.push, dy: away.dx / distance * strength * DynamicsFigures.push)
            case .radial:
                force = CGVector(
                    dx: -away.dx / distance * strength * DynamicsFigures.push, dy: -away.dy / distance * strength * DynamicsFigures.push)
            case .linear:
                force = CGVector(dx: direction.dx * strength * DynamicsFigures.push, dy: direction.dy * strength * DynamicsFigures.push)
            case .velocity: body.velocity = CGVector(dx: direction.dx * strength, dy: direction.dy * strength)
            case .spring: force = CGVector(dx: -away.dx * strength, dy: -away.dy * strength)
            case .custom(let evaluate): force = evaluate(item.center, body.velocity, body.mass, 0, step)
            case .none: break
            }
            body.acceleration = CGVector(dx: body.acceleration.dx + force.dx * fall, dy: body.acceleration.dy + force.dy * fall)
        }
    }
}
