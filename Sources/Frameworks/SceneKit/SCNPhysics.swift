import UIKit
import simdCompanion

// FIXME(gap): bodies, fields, joints, and vehicles are stored; nothing moves, and no contact is found or reported.
/// The way a body moves.
public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }
/// Where a field acts.
public enum SCNPhysicsFieldScope: Int, Sendable { case insideExtent, outsideExtent }
/// The categories of bodies.
public struct SCNPhysicsCollisionCategory: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates one with a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The default, the static, and the all.
    public static let `default` = Self(rawValue: 1), `static` = Self(rawValue: 2), all = Self(rawValue: -1)
}
/// The form of a body.
open class SCNPhysicsShape: NSObject, NSCopying, NSSecureCoding {
    /// An option of a form.
    public struct Option: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates one with a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The type and the scale.
        public static let type = Self(rawValue: "SCNPhysicsShapeTypeKey"), scale = Self(rawValue: "SCNPhysicsShapeScaleKey")
        /// The keep as compound.
        public static let keepAsCompound = Self(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
        /// The collision margin.
        public static let collisionMargin = Self(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
    }
    /// The accuracy of a form.
    public struct ShapeType: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates one with a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The bounding box.
        public static let boundingBox = Self(rawValue: "SCNPhysicsShapeTypeBoundingBox")
        /// The convex hull.
        public static let convexHull = Self(rawValue: "SCNPhysicsShapeTypeConvexHull")
        /// The concave polyhedron.
        public static let concavePolyhedron = Self(rawValue: "SCNPhysicsShapeTypeConcavePolyhedron")
    }
    /// Whether it supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    /// The source object, the options, and the transforms.
    public final let sourceObject: Any, options: [Option: Any]?, transforms: [NSValue]?
    /// Creates one with the geometry and the options.
    public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {
        (sourceObject, self.options, transforms) = (geometry, options, nil)
    }
    /// Creates one with the node and the options.
    public init(node: SCNNode, options: [Option: Any]? = nil) { (sourceObject, self.options, transforms) = (node, options, nil) }
    /// Creates one with the shapes and the transforms.
    public init(shapes: [SCNPhysicsShape], transforms: [NSValue]?) { (sourceObject, options, self.transforms) = (shapes, nil, transforms) }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
    /// Encodes it.
    open func encode(with coder: NSCoder) {}
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// The physics of a node.
open class SCNPhysicsBody: NSObject, NSCopying, NSSecureCoding {
    /// Whether it supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    /// Creates a body.
    public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
        (self.type, physicsShape, mass) = (type, shape, type == .dynamic ? 1 : 0)
        if type == .static { (categoryBitMask, collisionBitMask) = (2, -1) }
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
    /// Encodes it.
    open func encode(with coder: NSCoder) {}
    /// Combines both.
    public class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
    /// Returns the dynamic.
    public class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
    /// Returns the kinematic.
    public class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
    final weak var node: SCNNode?
    /// The type, the physics shape, and the mass.
    public final var type: SCNPhysicsBodyType, physicsShape: SCNPhysicsShape?, mass: CGFloat
    /// The moment of inertia, whether it uses default moment of inertia, the charge, and the friction.
    public final var momentOfInertia = SCNVector3(), usesDefaultMomentOfInertia = true, charge: CGFloat = 0, friction: CGFloat = 0.5
    /// The restitution, the rolling friction, the velocity, and the angular velocity.
    public final var restitution: CGFloat = 0.5, rollingFriction: CGFloat = 0, velocity = SCNVector3(), angularVelocity = SCNVector4()
    /// The damping, the angular damping, and the velocity factor.
    public final var damping: CGFloat = 0.1, angularDamping: CGFloat = 0.1, velocityFactor = SCNVector3(1, 1, 1)
    /// The angular velocity factor, the category bit mask, the collision bit mask, and the contact test bit mask.
    public final var angularVelocityFactor = SCNVector3(1, 1, 1), categoryBitMask = 1, collisionBitMask = -1, contactTestBitMask = 0
    /// Whether it allows resting, whether it is affected by gravity, and the linear resting threshold.
    public final var allowsResting = true, isAffectedByGravity = true, linearRestingThreshold: CGFloat = 0.1
    /// The angular resting threshold and the continuous collision detection threshold.
    public final var angularRestingThreshold: CGFloat = 0.1, continuousCollisionDetectionThreshold: CGFloat = 0,
        centerOfMassOffset = SCNVector3()
    /// Whether it is resting.
    public final private(set) var isResting = false
    /// Changes the velocity by an impulse. A force has no effect: nothing moves.
    public final func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {
        guard impulse, type == .dynamic, mass > 0 else { return }
        velocity = SCNVector3(SIMD3<Float>(velocity) + SIMD3(direction) / Float(mass))
    }
    /// Applies the force.
    public final func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {
        applyForce(direction, asImpulse: impulse)
    }
    /// Applies the torque.
    public final func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
    /// Clears the all forces.
    public final func clearAllForces() {}
    /// Resets the transform.
    public final func resetTransform() {}
    /// Sets the resting.
    public final func setResting(_ resting: Bool) { isResting = resting }
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNPhysicsBody(type: type, shape: physicsShape)
        (copy.mass, copy.charge, copy.friction, copy.restitution) = (mass, charge, friction, restitution)
        (copy.rollingFriction, copy.damping, copy.angularDamping) = (rollingFriction, damping, angularDamping)
        (copy.categoryBitMask, copy.collisionBitMask, copy.contactTestBitMask) = (categoryBitMask, collisionBitMask, contactTestBitMask)
        (copy.velocityFactor, copy.angularVelocityFactor) = (velocityFactor, angularVelocityFactor)
        (copy.isAffectedByGravity, copy.allowsResting) = (isAffectedByGravity, allowsResting)
        return copy
    }
}
/// Two bodies that touch.
open class SCNPhysicsContact: NSObject {
    /// The node a, the node b, the contact point, and the contact normal.
    public final let nodeA: SCNNode, nodeB: SCNNode, contactPoint: SCNVector3, contactNormal: SCNVector3
    /// The collision impulse.
    public final var collisionImpulse: CGFloat { 0 }
    /// The penetration distance.
    public final var penetrationDistance: CGFloat { 0 }
    /// The sweep test fraction.
    public final var sweepTestFraction: CGFloat { 0 }
    init(_ a: SCNNode, _ b: SCNNode, _ point: SCNVector3, _ normal: SCNVector3) {
        (nodeA, nodeB, contactPoint, contactNormal) = (a, b, point, normal)
    }
}
/// Called when bodies touch. It isn't called: nothing moves.
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    /// A step: physics world.
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    /// A step: physics world.
    func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
    /// A step: physics world.
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}
extension SCNPhysicsContactDelegate {
    /// A step: physics world.
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    /// A step: physics world.
    public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
    /// A step: physics world.
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}
/// The physics of a scene.
open class SCNPhysicsWorld: NSObject, NSSecureCoding {
    /// An option of a test.
    public struct TestOption: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates one with a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The collision bit mask.
        public static let collisionBitMask = Self(rawValue: "SCNPhysicsTestCollisionBitMaskKey")
        /// The search mode.
        public static let searchMode = Self(rawValue: "SCNPhysicsTestSearchModeKey")
        /// The backface culling.
        public static let backfaceCulling = Self(rawValue: "SCNPhysicsTestBackfaceCullingKey")
    }
    /// The results that a test finds.
    public struct TestSearchMode: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates one with a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The any and the closest.
        public static let any = Self(rawValue: "SCNPhysicsTestSearchModeAny"), closest = Self(rawValue: "SCNPhysicsTestSearchModeClosest")
        /// The all.
        public static let all = Self(rawValue: "SCNPhysicsTestSearchModeAll")
    }
    /// Whether it supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Encodes it.
    open func encode(with coder: NSCoder) {}
    /// The gravity, the speed, and the time step.
    public final var gravity = SCNVector3(0, -9.8, 0), speed: CGFloat = 1, timeStep: TimeInterval = 1 / 60
    /// The contact delegate.
    public final weak var contactDelegate: (any SCNPhysicsContactDelegate)?
    /// The all behaviors.
    public final private(set) var allBehaviors: [SCNPhysicsBehavior] = []
    /// Adds the behavior.
    public final func addBehavior(_ behavior: SCNPhysicsBehavior) { allBehaviors.append(behavior) }
    /// Removes the behavior.
    public final func removeBehavior(_ behavior: SCNPhysicsBehavior) { allBehaviors.removeAll { $0 === behavior } }
    /// Removes the all behaviors.
    public final func removeAllBehaviors() { allBehaviors = [] }
    /// Return nothing: no contact is computed.
    public final func rayTestWithSegment(from origin: SCNVector3, to dest: SCNVector3, options: [TestOption: Any]? = nil)
        -> [SCNHitTestResult]
    {
        []
    }
    /// A step: contact test between.
    public final func contactTestBetween(_ bodyA: SCNPhysicsBody, _ bodyB: SCNPhysicsBody, options: [TestOption: Any]? = nil)
        -> [SCNPhysicsContact]
    { [] }
    /// Returns the contact test.
    public final func contactTest(with body: SCNPhysicsBody, options: [TestOption: Any]? = nil) -> [SCNPhysicsContact] { [] }
    /// Returns the convex sweep test.
    public final func convexSweepTest(
        with shape: SCNPhysicsShape, from: SCNMatrix4, to: SCNMatrix4, options: [TestOption: Any]? = nil
    ) -> [SCNPhysicsContact] { [] }
    /// Updates the collision pairs.
    public final func updateCollisionPairs() {}
}
/// A connection of bodies.
open class SCNPhysicsBehavior: NSObject, NSSecureCoding {
    /// Whether it supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Encodes it.
    open func encode(with coder: NSCoder) {}
}
/// A hinge.
open class SCNPhysicsHingeJoint: SCNPhysicsBehavior {
    /// The body a and the body b.
    public final let bodyA: SCNPhysicsBody?, bodyB: SCNPhysicsBody?
    /// The axis a, the anchor a, the axis b, and the anchor b.
    public final var axisA: SCNVector3, anchorA: SCNVector3, axisB: SCNVector3, anchorB: SCNVector3
    /// Creates one with values.
    public init(
        bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3, anchorB: SCNVector3
    ) {
        (self.bodyA, self.bodyB, self.axisA, self.anchorA, self.axisB, self.anchorB) = (bodyA, bodyB, axisA, anchorA, axisB, anchorB)
        super.init()
    }
    /// Creates one with values.
    public init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3) {
        (bodyA, bodyB, axisA, anchorA, axisB, anchorB) = (body, nil, axis, anchor, SCNVector3(), SCNVector3())
        super.init()
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
}
/// A ball in a socket.
open class SCNPhysicsBallSocketJoint: SCNPhysicsBehavior {
    /// The body a and the body b.
    public final let bodyA: SCNPhysicsBody?, bodyB: SCNPhysicsBody?
    /// The anchor a and the anchor b.
    public final var anchorA: SCNVector3, anchorB: SCNVector3
    /// Creates one with values.
    public init(bodyA: SCNPhysicsBody, anchorA: SCNVector3, bodyB: SCNPhysicsBody, anchorB: SCNVector3) {
        (self.bodyA, self.bodyB, self.anchorA, self.anchorB) = (bodyA, bodyB, anchorA, anchorB)
        super.init()
    }
    /// Creates one with the body and the anchor.
    public init(body: SCNPhysicsBody, anchor: SCNVector3) {
        (bodyA, bodyB, anchorA, anchorB) = (body, nil, anchor, SCNVector3())
        super.init()
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
}
/// A slider.
open class SCNPhysicsSliderJoint: SCNPhysicsBehavior {
    /// The body a and the body b.
    public final let bodyA: SCNPhysicsBody?, bodyB: SCNPhysicsBody?
    /// The axis a, the anchor a, the axis b, and the anchor b.
    public final var axisA: SCNVector3, anchorA: SCNVector3, axisB: SCNVector3, anchorB: SCNVector3
    /// The minimum linear limit, the maximum linear limit, and the minimum angular limit.
    public final var minimumLinearLimit: CGFloat = 0, maximumLinearLimit: CGFloat = 0, minimumAngularLimit: CGFloat = 0
    /// The maximum angular limit, the motor target linear velocity, and the motor maximum force.
    public final var maximumAngularLimit: CGFloat = 0, motorTargetLinearVelocity: CGFloat = 0, motorMaximumForce: CGFloat = 0
    /// The motor target angular velocity and the motor maximum torque.
    public final var motorTargetAngularVelocity: CGFloat = 0, motorMaximumTorque: CGFloat = 0
    /// Creates one with values.
    public init(
        bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3, anchorB: SCNVector3
    ) {
        (self.bodyA, self.bodyB, self.axisA, self.anchorA, self.axisB, self.anchorB) = (bodyA, bodyB, axisA, anchorA, axisB, anchorB)
        super.init()
    }
    /// Creates one with values.
    public init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3) {
        (bodyA, bodyB, axisA, anchorA, axisB, anchorB) = (body, nil, axis, anchor, SCNVector3(), SCNVector3())
        super.init()
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
}
/// A joint that bends and twists within limits.
open class SCNPhysicsConeTwistJoint: SCNPhysicsBehavior {
    /// The body a and the body b.
    public final let bodyA: SCNPhysicsBody?, bodyB: SCNPhysicsBody?
    /// The frame a and the frame b.
    public final var frameA: SCNMatrix4, frameB: SCNMatrix4
    /// The maximum angular limit 1 and the maximum angular limit 2.
    public final var maximumAngularLimit1 = CGFloat.greatestFiniteMagnitude, maximumAngularLimit2 = CGFloat.greatestFiniteMagnitude
    /// The maximum twist angle.
    public final var maximumTwistAngle = CGFloat.greatestFiniteMagnitude
    /// Creates one with values.
    public init(bodyA: SCNPhysicsBody, frameA: SCNMatrix4, bodyB: SCNPhysicsBody, frameB: SCNMatrix4) {
        (self.bodyA, self.bodyB, self.frameA, self.frameB) = (bodyA, bodyB, frameA, frameB)
        super.init()
    }
    /// Creates one with the body and the frame.
    public init(body: SCNPhysicsBody, frame: SCNMatrix4) {
        (bodyA, bodyB, frameA, frameB) = (body, nil, frame, SCNMatrix4Identity)
        super.init()
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
}
/// A wheel of a vehicle.
open class SCNPhysicsVehicleWheel: NSObject, NSCopying, NSSecureCoding {
    /// Whether it supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    /// The node.
    public final let node: SCNNode
    /// The suspension stiffness, the suspension compression, and the suspension damping.
    public final var suspensionStiffness: CGFloat = 2, suspensionCompression: CGFloat = 4.4, suspensionDamping: CGFloat = 2.3
    /// The maximum suspension travel, the friction slip, and the maximum suspension force.
    public final var maximumSuspensionTravel: CGFloat = 500, frictionSlip: CGFloat = 1, maximumSuspensionForce: CGFloat = 6000
    /// The connection position, the steering axis, and the axle.
    public final var connectionPosition = SCNVector3(), steeringAxis = SCNVector3(0, -1, 0), axle = SCNVector3(-1, 0, 0)
    /// The radius and the suspension rest length.
    public final var radius: CGFloat = 0, suspensionRestLength: CGFloat = 1.6
    /// Creates one with the node.
    public init(node: SCNNode) { self.node = node }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
    /// Encodes it.
    open func encode(with coder: NSCoder) {}
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// A vehicle with wheels. It doesn't move.
open class SCNPhysicsVehicle: SCNPhysicsBehavior {
    /// The chassis body and the wheels.
    public final let chassisBody: SCNPhysicsBody, wheels: [SCNPhysicsVehicleWheel]
    /// The speed in kilometers per hour.
    public final var speedInKilometersPerHour: CGFloat { 0 }
    /// Creates one with the chassis body and the wheels.
    public init(chassisBody: SCNPhysicsBody, wheels: [SCNPhysicsVehicleWheel]) {
        (self.chassisBody, self.wheels) = (chassisBody, wheels)
        super.init()
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
    /// Applies the engine force.
    public final func applyEngineForce(_ value: CGFloat, forWheelAt index: Int) {}
    /// Sets the steering angle.
    public final func setSteeringAngle(_ value: CGFloat, forWheelAt index: Int) {}
    /// Applies the braking force.
    public final func applyBrakingForce(_ value: CGFloat, forWheelAt index: Int) {}
}
/// Computes the force on a body.
public typealias SCNFieldForceEvaluator = (SCNVector3, SCNVector3, Float, Float, TimeInterval) -> SCNVector3
/// A field of forces.
open class SCNPhysicsField: NSObject, NSCopying, NSSecureCoding {
    /// Whether it supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Encodes it.
    open func encode(with coder: NSCoder) {}
    /// The strength, the falloff exponent, the minimum distance, and whether it is active.
    public final var strength: CGFloat = 1, falloffExponent: CGFloat = 0, minimumDistance: CGFloat = 1e-6, isActive = true,
        isExclusive = false
    /// The half extent, whether it uses ellipsoidal extent, and the scope.
    public final var halfExtent = SCNVector3(), usesEllipsoidalExtent = false, scope = SCNPhysicsFieldScope.insideExtent
    /// The offset, the direction, and the category bit mask.
    public final var offset = SCNVector3(), direction = SCNVector3(0, -1, 0), categoryBitMask = -1
    /// Returns the drag.
    public class func drag() -> SCNPhysicsField { SCNPhysicsField() }
    /// Returns the vortex.
    public class func vortex() -> SCNPhysicsField { SCNPhysicsField() }
    /// Returns the radial gravity.
    public class func radialGravity() -> SCNPhysicsField { SCNPhysicsField() }
    /// Returns the linear gravity.
    public class func linearGravity() -> SCNPhysicsField { SCNPhysicsField() }
    /// Returns the noise field.
    public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField { SCNPhysicsField() }
    /// Returns the turbulence field.
    public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField { SCNPhysicsField() }
    /// Returns the spring.
    public class func spring() -> SCNPhysicsField { SCNPhysicsField() }
    /// Returns the electric.
    public class func electric() -> SCNPhysicsField { SCNPhysicsField() }
    /// Returns the magnetic.
    public class func magnetic() -> SCNPhysicsField { SCNPhysicsField() }
    /// Returns the custom field.
    public class func customField(evaluationBlock block: @escaping SCNFieldForceEvaluator) -> SCNPhysicsField { SCNPhysicsField() }
    /// Copies it.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
