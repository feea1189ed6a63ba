import Foundation
import UIKitControls

extension CGVector {
    fileprivate init(angle: CGFloat, magnitude: CGFloat) { self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude) }
    /// The angle clockwise from the x axis, in radians.
    fileprivate var angle: CGFloat { atan2(dy, dx) }
    fileprivate var magnitude: CGFloat { hypot(dx, dy) }
}

/// Accelerates its items in one direction. A magnitude of 1 is 1000 points per second squared.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem]
    /// The direction and strength of gravity. The default is (0, 1): down with 1000 points per second squared.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { dynamicAnimator?.resume() } }

    /// Creates a behavior that pulls items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }
    public override convenience init() { self.init(items: []) }

    /// The direction in radians, clockwise from the x axis.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The strength, where 1 is 1000 points per second squared.
    open var magnitude: CGFloat {
        get { gravityDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets the direction in radians and the strength together.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { gravityDirection = CGVector(angle: angle, magnitude: magnitude) }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        dynamicAnimator?.resume()
    }
    /// Removes an item; it keeps its velocity.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    override var dynamicItems: [any UIDynamicItem] { items }
    override func applyForces(_ animator: UIDynamicAnimator, step: CGFloat) {
        for item in items {
            let body = animator.body(of: item)
            body.acceleration.dx += gravityDirection.dx * DynamicsFigures.gravity
            body.acceleration.dy += gravityDirection.dy * DynamicsFigures.gravity
        }
    }
}

/// Pushes its items, once or continuously.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// The duration of a push: as long as the behavior is active, or once.
    public enum Mode: Int, Sendable { case continuous, instantaneous }

    open private(set) var items: [any UIDynamicItem]
    open private(set) var mode: Mode
    /// Whether the behavior pushes. An instantaneous push sets it to `false`; setting it to `true` pushes again.
    open var active = true { didSet { if active { (isSpent, _) = (false, dynamicAnimator?.resume()) } } }
    /// The direction and strength of the push. A strength of 1 accelerates a view of 100 by 100 points with density 1 by 100 points per
    /// second squared.
    open var pushDirection = CGVector.zero
    private var isSpent = false
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates a push of items, which is active, but without strength.
    public init(items: [any UIDynamicItem], mode: Mode) {
        (self.items, self.mode) = (items, mode)
        super.init()
    }

    /// The direction in radians, clockwise from the x axis.
    open var angle: CGFloat {
        get { pushDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The strength.
    open var magnitude: CGFloat {
        get { pushDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets the direction in radians and the strength together.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { pushDirection = CGVector(angle: angle, magnitude: magnitude) }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        dynamicAnimator?.resume()
    }
    /// Removes an item; it keeps its velocity.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    /// Sets the point at which the push acts, relative to the item's center: off the center, it rotates the item.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) { offsets[ObjectIdentifier(item)] = offset }
    /// Returns the point at which the push acts, relative to the item's center. The default is the center.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

    override var dynamicItems: [any UIDynamicItem] { items }
    override func applyForces(_ animator: UIDynamicAnimator, step: CGFloat) {
        guard active, !isSpent else { return }
        for item in items {
            let body = animator.body(of: item)
            let push = CGVector(
                dx: pushDirection.dx * DynamicsFigures.push / body.mass, dy: pushDirection.dy * DynamicsFigures.push / body.mass)
            let offset = targetOffsetFromCenter(for: item)
            let turn = (offset.horizontal * push.dy - offset.vertical * push.dx) / body.gyration
            switch mode {
            case .continuous:
                body.acceleration = CGVector(dx: body.acceleration.dx + push.dx, dy: body.acceleration.dy + push.dy)
                body.angularAcceleration += turn
            case .instantaneous:
                body.velocity = CGVector(dx: body.velocity.dx + push.dx, dy: body.velocity.dy + push.dy)
                body.angularVelocity += turn
            }
        }
        if mode == .instantaneous {
            isSpent = true
            active = false
        }
    }
}

/// Pulls an item to a point, as a damped spring does.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// The point in the reference view's coordinates to which the item's center is pulled.
    open var snapPoint: CGPoint { didSet { dynamicAnimator?.resume() } }
    /// The damping: 0 oscillates most, 1 least.
    open var damping: CGFloat = 0.5

    /// Creates a behavior that pulls an item's center to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        (self.item, snapPoint) = (item, point)
        super.init()
    }

    override var dynamicItems: [any UIDynamicItem] { [item] }
    override func applyForces(_ animator: UIDynamicAnimator, step: CGFloat) {
        let body = animator.body(of: item)
        let stiffness: CGFloat = 220
        let friction = 2 * stiffness.squareRoot() * (0.25 + 0.75 * damping)
        body.acceleration.dx += (snapPoint.x - item.center.x) * stiffness - body.velocity.dx * friction
        body.acceleration.dy += (snapPoint.y - item.center.y) * stiffness - body.velocity.dy * friction
        body.angularAcceleration += -body.angle * stiffness - body.angularVelocity * friction
    }
    override func isAtRest(_ animator: UIDynamicAnimator) -> Bool { hypot(snapPoint.x - item.center.x, snapPoint.y - item.center.y) < 0.5 }
}

/// Sets the material of items, and their initial velocities.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem]
    /// The bounce of collisions, from 0 for none to 1 for full. The default is 0.
    open var elasticity: CGFloat = 0 { didSet { matter { $0.elasticity = elasticity } } }
    /// The resistance of items that slide along each other. The default is 0.2.
    open var friction: CGFloat = 0.2 { didSet { matter { $0.friction = friction } } }
    /// The density, which determines the mass from the item's size. The default is 1.
    open var density: CGFloat = 1 { didSet { matter { $0.density = density } } }
    /// The slowing of the velocity. The default is 0.
    open var resistance: CGFloat = 0 { didSet { matter { $0.resistance = resistance } } }
    /// The slowing of the rotation. The default is 0.
    open var angularResistance: CGFloat = 0 { didSet { matter { $0.angularResistance = angularResistance } } }
    /// Whether items can rotate. The default is `true`.
    open var allowsRotation = true { didSet { matter { $0.allowsRotation = allowsRotation } } }
    /// Whether items stay at their places and take part in collisions only. The default is `false`.
    open var isAnchored = false { didSet { matter { $0.isAnchored = isAnchored } } }
    /// The electric charge, which only field behaviors would use.
    open var charge: CGFloat = 0
    /// The velocities added before an animator ran the behavior.
    private var pending: [(item: any UIDynamicItem, velocity: CGPoint, turn: CGFloat)] = []

    /// Creates a behavior that changes the properties of items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }
    public override convenience init() { self.init(items: []) }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        if let dynamicAnimator { prepare(dynamicAnimator) }
    }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    /// Adds to the velocity of an item, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        pending.append((item, velocity, 0))
        startPending()
    }
    /// Adds to the rotation of an item, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        pending.append((item, .zero, velocity))
        startPending()
    }
    /// Returns the velocity of an item in points per second, or zero without an animator.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        dynamicAnimator.map { CGPoint(x: $0.body(of: item).velocity.dx, y: $0.body(of: item).velocity.dy) } ?? .zero
    }
    /// Returns the rotation of an item in radians per second, or zero without an animator.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { dynamicAnimator?.body(of: item).angularVelocity ?? 0 }

    private func matter(_ change: (DynamicBody) -> Void) {
        guard let dynamicAnimator else { return }
        for item in items { change(dynamicAnimator.body(of: item)) }
        dynamicAnimator.resume()
    }

    private func startPending() {
        guard let dynamicAnimator else { return }
        for (item, velocity, turn) in pending {
            let body = dynamicAnimator.body(of: item)
            body.velocity = CGVector(dx: body.velocity.dx + velocity.x, dy: body.velocity.dy + velocity.y)
            body.angularVelocity += turn
        }
        pending = []
        dynamicAnimator.resume()
    }

    override var dynamicItems: [any UIDynamicItem] { items }
    override func prepare(_ animator: UIDynamicAnimator) {
        for item in items {
            let body = animator.body(of: item)
            (body.elasticity, body.friction, body.density, body.resistance) = (elasticity, friction, density, resistance)
            (body.angularResistance, body.allowsRotation, body.isAnchored) = (angularResistance, allowsRotation, isAnchored)
        }
        startPending()
    }
}
