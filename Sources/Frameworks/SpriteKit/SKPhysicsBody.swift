import UIKit

/// A node's body in the physics of its scene: shape, mass, velocity, and masks. Lengths are in points, 150 to a meter, so a square of 150
/// points with density 1 weighs one kilogram.
open class SKPhysicsBody: NSObject, NSCopying {
    static let pointsPerMetre: CGFloat = 150

    let shapes: [BodyShape]
    private let squarePoints: CGFloat
    /// Whether the body is an edge: a line without an inside that never moves.
    let isEdge: Bool

    init(_ shapes: [BodyShape], isEdge: Bool = false) {
        (self.shapes, self.isEdge) = (shapes, isEdge)
        squarePoints = max(shapes.reduce(0) { $0 + $1.area }, 1)
        isDynamic = !isEdge
        super.init()
    }

    /// Creates a disk around the node's position, with a radius in points.
    public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }
    /// Creates a disk around a point of the node.
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init([.circle(center, r)]) }
    /// Creates a rectangle around the node's position.
    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
    /// Creates a rectangle around a point of the node.
    public convenience init(rectangleOf s: CGSize, center: CGPoint) {
        self.init([.box(CGRect(x: center.x - s.width / 2, y: center.y - s.height / 2, width: s.width, height: s.height))])
    }
    /// Creates a body from the convex hull of the path's points.
    public convenience init(polygonFrom path: CGPath) { self.init([.hull(MeasuredPath(path).points)]) }
    // FIXME(gap): the texture's rectangle, not the outline of its opaque part.
    /// Creates the rectangle of a texture, not its outline.
    public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
    /// Creates the rectangle of a texture, not its outline.
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init(rectangleOf: size) }
    /// Creates a body of several.
    public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.flatMap(\.shapes)) }
    /// Creates a fixed edge around a rectangle.
    public convenience init(edgeLoopFrom rect: CGRect) {
        let box = BodyShape.corners(rect)
        self.init(BodyShape.edges(box + [box[0]]), isEdge: true)
    }
    /// Creates a fixed edge along a path, which is closed.
    public convenience init(edgeLoopFrom path: CGPath) {
        let points = MeasuredPath(path).points
        self.init(BodyShape.edges(points + points.prefix(1)), isEdge: true)
    }
    /// Creates a fixed edge along a path.
    public convenience init(edgeChainFrom path: CGPath) { self.init(BodyShape.edges(MeasuredPath(path).points), isEdge: true) }
    /// Creates a fixed edge between two points.
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(BodyShape.edges([p1, p2]), isEdge: true) }

    /// Creates a body from a scene file, whose kinds of shapes are 1 for circles, 2 for rectangles.
    @MainActor convenience init?(_ object: KeyedArchive.Object, of node: SKNode) {
        switch object.integer("_shapeType") {
        case 1: self.init(circleOfRadius: object.number("_radius") ?? 1)
        case 2:
            guard let (width, height) = object.pair("_size") else { return nil }
            self.init(rectangleOf: CGSize(width: width, height: height))
        default:
            guard !node.contentRect.isEmpty else { return nil }
            self.init([.box(node.contentRect)])
        }
        isDynamic = object.flag("dynamic") ?? true
        affectedByGravity = object.flag("affectedByGravity") ?? true
        allowsRotation = object.flag("allowRotation") ?? true
        pinned = object.flag("pinned") ?? false
        (friction, restitution) = (object.number("friction") ?? friction, object.number("restitution") ?? restitution)
        (linearDamping, angularDamping) = (
            object.number("linearDamping") ?? linearDamping, object.number("angularDamping") ?? angularDamping
        )
        density = object.number("density") ?? density
        func mask(_ key: String) -> UInt32 { object.integer(key).map { UInt32(truncatingIfNeeded: $0) } ?? .max }
        (categoryBitMask, collisionBitMask, contactTestBitMask) = (
            mask("categoryBitMask"), mask("collisionBitMask"), mask("intersectionTestBitMask")
        )
    }

    /// Returns a body with the same shape and values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKPhysicsBody(shapes, isEdge: isEdge)
        (copy.isDynamic, copy.affectedByGravity, copy.allowsRotation, copy.pinned, copy.density) = (
            isDynamic, affectedByGravity, allowsRotation, pinned, density
        )
        (copy.friction, copy.restitution, copy.linearDamping, copy.angularDamping) = (friction, restitution, linearDamping, angularDamping)
        (copy.categoryBitMask, copy.collisionBitMask, copy.contactTestBitMask) = (categoryBitMask, collisionBitMask, contactTestBitMask)
        (copy.velocity, copy.angularVelocity) = (velocity, angularVelocity)
        return copy
    }
    open override func copy() -> Any { copy(with: nil) }

    open package(set) weak var node: SKNode?
    /// Whether forces and collisions move the body. Always false for edges.
    open var isDynamic: Bool { didSet { if isEdge, isDynamic { isDynamic = false } } }
    /// Whether gravity has an effect on the body.
    open var affectedByGravity = true
    /// Whether forces rotate the body.
    open var allowsRotation = true
    /// Whether the body rotates around its node's position without leaving it.
    open var pinned = false
    /// Whether a fast body can't pass through others. It is stored but has no effect.
    open var usesPreciseCollisionDetection = false
    /// Whether the body doesn't move. Setting it to true stops it.
    open var isResting: Bool {
        get { velocity == .zero && angularVelocity == 0 }
        set { if newValue { (velocity, angularVelocity) = (.zero, 0) } }
    }

    /// The density in kilograms per square meter.
    open var density: CGFloat = 1
    /// The mass in kilograms; setting it sets the density.
    open var mass: CGFloat {
        get { density * area }
        set { if newValue > 0 { density = newValue / area } }
    }
    /// The area in square meters.
    open var area: CGFloat { squarePoints / (Self.pointsPerMetre * Self.pointsPerMetre) }
    /// The roughness of the surface, from 0 to 1.
    open var friction: CGFloat = 0.2
    /// The bounciness, from 0 to 1.
    open var restitution: CGFloat = 0.2
    /// The loss of speed, from 0 to 1.
    open var linearDamping: CGFloat = 0.1
    /// The loss of rotation, from 0 to 1.
    open var angularDamping: CGFloat = 0.1
    /// The electric charge. It is stored but has no effect.
    open var charge: CGFloat = 0
    /// The velocity in points per second, along the scene's axes.
    open var velocity = CGVector.zero
    /// The angular velocity in radians per second.
    open var angularVelocity: CGFloat = 0

    open var categoryBitMask: UInt32 = .max
    /// The categories of bodies with which it collides.
    open var collisionBitMask: UInt32 = .max
    /// The categories of bodies whose contact is reported.
    open var contactTestBitMask: UInt32 = 0
    /// The categories of fields that have an effect. It is stored but has no effect.
    open var fieldBitMask: UInt32 = .max
    // FIXME(gap): joints hold nothing.
    open package(set) var joints: [SKPhysicsJoint] = []
    var touching: [SKPhysicsBody] = []
    /// Returns the bodies that touch this one.
    open func allContactedBodies() -> [SKPhysicsBody] { touching }

    /// The moment of inertia about the body's node, in kilograms times square points.
    var inertia: CGFloat {
        let sum = shapes.reduce(0) { $0 + $1.area }
        return sum > 0 ? shapes.reduce(0) { $0 + $1.inertia * mass * $1.area / sum } : mass
    }

    private var force = CGVector.zero, torque: CGFloat = 0

    /// Applies a force in newtons for the next frame.
    open func applyForce(_ force: CGVector) { self.force = CGVector(dx: self.force.dx + force.dx, dy: self.force.dy + force.dy) }
    /// Applies a force in newtons at a point of the scene.
    @preconcurrency @MainActor open func applyForce(_ force: CGVector, at point: CGPoint) {
        applyForce(force)
        torque += arm(to: point).cross(force)
    }
    open func applyTorque(_ torque: CGFloat) { self.torque += torque * Self.pointsPerMetre }
    /// Changes the velocity immediately, by the impulse divided by the mass, in points per second.
    open func applyImpulse(_ impulse: CGVector) {
        guard isDynamic, mass > 0 else { return }
        velocity = CGVector(dx: velocity.dx + impulse.dx / mass, dy: velocity.dy + impulse.dy / mass)
    }
    /// Applies an impulse at a point of the scene.
    @preconcurrency @MainActor open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        applyImpulse(impulse)
        guard isDynamic, allowsRotation, inertia > 0 else { return }
        angularVelocity += arm(to: point).cross(impulse) / inertia
    }
    /// Applies an impulse that rotates the body.
    open func applyAngularImpulse(_ impulse: CGFloat) {
        guard isDynamic, allowsRotation, inertia > 0 else { return }
        angularVelocity += impulse * Self.pointsPerMetre * Self.pointsPerMetre / inertia
    }
    /// The vector from the body's node to a point of the scene.
    @MainActor private func arm(to point: CGPoint) -> CGVector {
        let place = node.map { CGPoint.zero.applying($0.toRoot) } ?? .zero
        return CGVector(dx: point.x - place.x, dy: point.y - place.y)
    }

    /// Applies gravity, forces, and damping over some seconds. `isLast` marks the last step of the frame.
    func accelerate(_ gravity: CGVector, _ time: CGFloat, isLast: Bool) {
        defer { if isLast { (force, torque) = (.zero, 0) } }
        guard isDynamic else { return }
        var change = affectedByGravity ? CGVector(dx: gravity.dx * Self.pointsPerMetre, dy: gravity.dy * Self.pointsPerMetre) : .zero
        if mass > 0 {
            change.dx += force.dx / mass * Self.pointsPerMetre
            change.dy += force.dy / mass * Self.pointsPerMetre
        }
        let drag = 1 / (1 + linearDamping * time)
        velocity = pinned ? .zero : CGVector(dx: (velocity.dx + change.dx * time) * drag, dy: (velocity.dy + change.dy * time) * drag)
        if allowsRotation, inertia > 0 { angularVelocity = (angularVelocity + torque / inertia * time) / (1 + angularDamping * time) }
    }
}

/// Two bodies bound together. Stored but has no effect; see ``SKPhysicsBody/joints``.
open class SKPhysicsJoint: NSObject {
    /// The joined bodies. A joint holds nothing.
    open var bodyA: SKPhysicsBody, bodyB: SKPhysicsBody
    open var reactionForce: CGVector { .zero }
    open var reactionTorque: CGFloat { 0 }
    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }
}
/// Lets the bodies rotate around a point.
open class SKPhysicsJointPin: SKPhysicsJoint {
    /// The limits and the rotation of the joint. They are stored but have no effect.
    open var shouldEnableLimits = false, lowerAngleLimit: CGFloat = 0, upperAngleLimit: CGFloat = 0, frictionTorque: CGFloat = 0,
        rotationSpeed: CGFloat = 0
    /// Creates a joint about which bodies turn. It holds nothing.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
        SKPhysicsJointPin(bodyA, bodyB)
    }
}
/// Keeps the bodies' relative position.
open class SKPhysicsJointFixed: SKPhysicsJoint {
    /// Creates a joint that holds bodies together. It holds nothing.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed {
        SKPhysicsJointFixed(bodyA, bodyB)
    }
}
/// Pulls the bodies to the distance at which it was created.
open class SKPhysicsJointSpring: SKPhysicsJoint {
    /// The damping and the frequency of the spring. They are stored but have no effect.
    open var damping: CGFloat = 0, frequency: CGFloat = 0
    /// Creates a spring between bodies. It holds nothing.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointSpring
    {
        SKPhysicsJointSpring(bodyA, bodyB)
    }
}
/// Keeps the bodies from going too far apart, as a rope does.
open class SKPhysicsJointLimit: SKPhysicsJoint {
    /// The largest distance. It is stored but has no effect.
    open var maxLength: CGFloat = 0
    /// Creates a rope between bodies. It holds nothing.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointLimit {
        SKPhysicsJointLimit(bodyA, bodyB)
    }
}
/// Lets the bodies slide along an axis.
open class SKPhysicsJointSliding: SKPhysicsJoint {
    /// The limits of the joint. They are stored but have no effect.
    open var shouldEnableLimits = false, lowerDistanceLimit: CGFloat = 0, upperDistanceLimit: CGFloat = 0
    /// Creates a joint along an axis. It holds nothing.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector) -> SKPhysicsJointSliding {
        SKPhysicsJointSliding(bodyA, bodyB)
    }
}
