import UIKit
import simdCompanion

// FIXME(gap): bodies, fields, joints, and vehicles are stored; nothing moves, and no contact is found or reported.
/// The way a body moves.
public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }
/// Where a field acts.
public enum SCNPhysicsFieldScope: Int, Sendable { case insideExtent, outsideExtent }
/// The categories of bodies.
public struct SCNPhysicsCollisionCategory: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 1), `static` = Self(rawValue: 2), all = Self(rawValue: -1)
}
/// The form of a body.
open class SCNPhysicsShape: NSObject, NSCopying, NSSecureCoding {
    /// An option of a form.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let type = Self(rawValue: "SCNPhysicsShapeTypeKey"), scale = Self(rawValue: "SCNPhysicsShapeScaleKey")
        public static let keepAsCompound = Self(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
        public static let collisionMargin = Self(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
    }
    /// The accuracy of a form.
    public struct ShapeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let boundingBox = Self(rawValue: "SCNPhysicsShapeTypeBoundingBox")
        public static let convexHull = Self(rawValue: "SCNPhysicsShapeTypeConvexHull")
        public static let concavePolyhedron = Self(rawValue: "SCNPhysicsShapeTypeConcavePolyhedron")
    }
    public class var supportsSecureCoding: Bool { true }
    public final let sourceObject: Any, options: [Option: Any]?, transforms: [NSValue]?
    public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {
        (sourceObject, self.options, transforms) = (geometry, options, nil)
    }
    public init(node: SCNNode, options: [Option: Any]? = nil) { (sourceObject, self.options, transforms) = (node, options, nil) }
    public init(shapes: [SCNPhysicsShape], transforms: [NSValue]?) { (sourceObject, options, self.transforms) = (shapes, nil, transforms) }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// The physics of a node.
open class SCNPhysicsBody: NSObject, NSCopying, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
        (self.type, physicsShape, mass) = (type, shape, type == .dynamic ? 1 : 0)
        if type == .static { (categoryBitMask, collisionBitMask) = (2, -1) }
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    public class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
    public class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
    public class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
    final weak var node: SCNNode?
    public final var type: SCNPhysicsBodyType, physicsShape: SCNPhysicsShape?, mass: CGFloat
    public final var momentOfInertia = SCNVector3(), usesDefaultMomentOfInertia = true, charge: CGFloat = 0, friction: CGFloat = 0.5
    public final var restitution: CGFloat = 0.5, rollingFriction: CGFloat = 0, velocity = SCNVector3(), angularVelocity = SCNVector4()
    public final var damping: CGFloat = 0.1, angularDamping: CGFloat = 0.1, velocityFactor = SCNVector3(1, 1, 1)
    public final var angularVelocityFactor = SCNVector3(1, 1, 1), categoryBitMask = 1, collisionBitMask = -1, contactTestBitMask = 0
    public final var allowsResting = true, isAffectedByGravity = true, linearRestingThreshold: CGFloat = 0.1
    public final var angularRestingThreshold: CGFloat = 0.1, continuousCollisionDetectionThreshold: CGFloat = 0,
        centerOfMassOffset = SCNVector3()
    public final private(set) var isResting = false
    /// Changes the velocity by an impulse. A force has no effect: nothing moves.
    public final func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {
        guard impulse, type == .dynamic, mass > 0 else { return }
        velocity = SCNVector3(SIMD3<Float>(velocity) + SIMD3(direction) / Float(mass))
    }
    public final func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {
        applyForce(direction, asImpulse: impulse)
    }
    public final func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
    public final func clearAllForces() {}
    public final func resetTransform() {}
    public final func setResting(_ resting: Bool) { isResting = resting }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNPhysicsBody(type: type, shape: physicsShape)
        assign(
            copy, self,
            \.mass, \.momentOfInertia, \.usesDefaultMomentOfInertia, \.charge, \.friction, \.restitution, \.rollingFriction, \.velocity,
            \.angularVelocity, \.damping, \.angularDamping, \.velocityFactor, \.angularVelocityFactor, \.categoryBitMask)
        assign(
            copy, self,
            \.collisionBitMask, \.contactTestBitMask, \.allowsResting, \.isAffectedByGravity, \.linearRestingThreshold,
            \.angularRestingThreshold, \.continuousCollisionDetectionThreshold, \.centerOfMassOffset)
        return copy
    }
}
/// Two bodies that touch.
open class SCNPhysicsContact: NSObject {
    public final let nodeA: SCNNode, nodeB: SCNNode, contactPoint: SCNVector3, contactNormal: SCNVector3
    public final var collisionImpulse: CGFloat { 0 }
    public final var penetrationDistance: CGFloat { 0 }
    public final var sweepTestFraction: CGFloat { 0 }
    init(_ a: SCNNode, _ b: SCNNode, _ point: SCNVector3, _ normal: SCNVector3) {
        (nodeA, nodeB, contactPoint, contactNormal) = (a, b, point, normal)
    }
}
/// Called when bodies touch. It isn't called: nothing moves.
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}
extension SCNPhysicsContactDelegate {
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}
/// The physics of a scene.
open class SCNPhysicsWorld: NSObject, NSSecureCoding {
    public struct TestOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let collisionBitMask = Self(rawValue: "SCNPhysicsTestCollisionBitMaskKey")
        public static let searchMode = Self(rawValue: "SCNPhysicsTestSearchModeKey")
        public static let backfaceCulling = Self(rawValue: "SCNPhysicsTestBackfaceCullingKey")
    }
    /// The results that a test finds.
    public struct TestSearchMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let any = Self(rawValue: "SCNPhysicsTestSearchModeAny"), closest = Self(rawValue: "SCNPhysicsTestSearchModeClosest")
        public static let all = Self(rawValue: "SCNPhysicsTestSearchModeAll")
    }
    public class var supportsSecureCoding: Bool { true }
    override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    public final var gravity = SCNVector3(0, -9.8, 0), speed: CGFloat = 1, timeStep: TimeInterval = 1 / 60
    public final weak var contactDelegate: (any SCNPhysicsContactDelegate)?
    public final private(set) var allBehaviors: [SCNPhysicsBehavior] = []
    public final func addBehavior(_ behavior: SCNPhysicsBehavior) { allBehaviors.append(behavior) }
    public final func removeBehavior(_ behavior: SCNPhysicsBehavior) { allBehaviors.removeAll { $0 === behavior } }
    public final func removeAllBehaviors() { allBehaviors = [] }
    /// Returns nothing: no contact is computed.
    public final func rayTestWithSegment(from origin: SCNVector3, to dest: SCNVector3, options: [TestOption: Any]? = nil)
        -> [SCNHitTestResult]
    {
        []
    }
    public final func contactTestBetween(_ bodyA: SCNPhysicsBody, _ bodyB: SCNPhysicsBody, options: [TestOption: Any]? = nil)
        -> [SCNPhysicsContact]
    { [] }
    public final func contactTest(with body: SCNPhysicsBody, options: [TestOption: Any]? = nil) -> [SCNPhysicsContact] { [] }
    public final func convexSweepTest(
        with shape: SCNPhysicsShape, from: SCNMatrix4, to: SCNMatrix4, options: [TestOption: Any]? = nil
    ) -> [SCNPhysicsContact] { [] }
    public final func updateCollisionPairs() {}
}
/// A connection of bodies.
open class SCNPhysicsBehavior: NSObject, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
}
open class SCNPhysicsHingeJoint: SCNPhysicsBehavior {
    public final let bodyA: SCNPhysicsBody?, bodyB: SCNPhysicsBody?
    public final var axisA: SCNVector3, anchorA: SCNVector3, axisB: SCNVector3, anchorB: SCNVector3
    public init(
        bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3, anchorB: SCNVector3
    ) {
        (self.bodyA, self.bodyB, self.axisA, self.anchorA, self.axisB, self.anchorB) = (bodyA, bodyB, axisA, anchorA, axisB, anchorB)
        super.init()
    }
    public init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3) {
        (bodyA, bodyB, axisA, anchorA, axisB, anchorB) = (body, nil, axis, anchor, SCNVector3(), SCNVector3())
        super.init()
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
}
open class SCNPhysicsBallSocketJoint: SCNPhysicsBehavior {
    public final let bodyA: SCNPhysicsBody?, bodyB: SCNPhysicsBody?
    public final var anchorA: SCNVector3, anchorB: SCNVector3
    public init(bodyA: SCNPhysicsBody, anchorA: SCNVector3, bodyB: SCNPhysicsBody, anchorB: SCNVector3) {
        (self.bodyA, self.bodyB, self.anchorA, self.anchorB) = (bodyA, bodyB, anchorA, anchorB)
        super.init()
    }
    public init(body: SCNPhysicsBody, anchor: SCNVector3) {
        (bodyA, bodyB, anchorA, anchorB) = (body, nil, anchor, SCNVector3())
        super.init()
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
}
open class SCNPhysicsSliderJoint: SCNPhysicsBehavior {
    public final let bodyA: SCNPhysicsBody?, bodyB: SCNPhysicsBody?
    public final var axisA: SCNVector3, anchorA: SCNVector3, axisB: SCNVector3, anchorB: SCNVector3
    public final var minimumLinearLimit: CGFloat = 0, maximumLinearLimit: CGFloat = 0, minimumAngularLimit: CGFloat = 0
    public final var maximumAngularLimit: CGFloat = 0, motorTargetLinearVelocity: CGFloat = 0, motorMaximumForce: CGFloat = 0
    public final var motorTargetAngularVelocity: CGFloat = 0, motorMaximumTorque: CGFloat = 0
    public init(
        bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3, anchorB: SCNVector3
    ) {
        (self.bodyA, self.bodyB, self.axisA, self.anchorA, self.axisB, self.anchorB) = (bodyA, bodyB, axisA, anchorA, axisB, anchorB)
        super.init()
    }
    public init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3) {
        (bodyA, bodyB, axisA, anchorA, axisB, anchorB) = (body, nil, axis, anchor, SCNVector3(), SCNVector3())
        super.init()
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
}
/// A joint that bends and twists within limits.
open class SCNPhysicsConeTwistJoint: SCNPhysicsBehavior {
    public final let bodyA: SCNPhysicsBody?, bodyB: SCNPhysicsBody?
    public final var frameA: SCNMatrix4, frameB: SCNMatrix4
    public final var maximumAngularLimit1 = CGFloat.greatestFiniteMagnitude, maximumAngularLimit2 = CGFloat.greatestFiniteMagnitude
    public final var maximumTwistAngle = CGFloat.greatestFiniteMagnitude
    public init(bodyA: SCNPhysicsBody, frameA: SCNMatrix4, bodyB: SCNPhysicsBody, frameB: SCNMatrix4) {
        (self.bodyA, self.bodyB, self.frameA, self.frameB) = (bodyA, bodyB, frameA, frameB)
        super.init()
    }
    public init(body: SCNPhysicsBody, frame: SCNMatrix4) {
        (bodyA, bodyB, frameA, frameB) = (body, nil, frame, SCNMatrix4Identity)
        super.init()
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
}
open class SCNPhysicsVehicleWheel: NSObject, NSCopying, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    public final let node: SCNNode
    public final var suspensionStiffness: CGFloat = 2, suspensionCompression: CGFloat = 4.4, suspensionDamping: CGFloat = 2.3
    public final var maximumSuspensionTravel: CGFloat = 500, frictionSlip: CGFloat = 1, maximumSuspensionForce: CGFloat = 6000
    public final var connectionPosition = SCNVector3(), steeringAxis = SCNVector3(0, -1, 0), axle = SCNVector3(-1, 0, 0)
    public final var radius: CGFloat = 0, suspensionRestLength: CGFloat = 1.6
    public init(node: SCNNode) { self.node = node }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNPhysicsVehicleWheel(node: node)
        assign(
            copy, self,
            \.suspensionStiffness, \.suspensionCompression, \.suspensionDamping, \.maximumSuspensionTravel, \.frictionSlip,
            \.maximumSuspensionForce, \.connectionPosition, \.steeringAxis, \.axle, \.radius, \.suspensionRestLength)
        return copy
    }
}
/// A vehicle with wheels. It doesn't move.
open class SCNPhysicsVehicle: SCNPhysicsBehavior {
    public final let chassisBody: SCNPhysicsBody, wheels: [SCNPhysicsVehicleWheel]
    public final var speedInKilometersPerHour: CGFloat { 0 }
    public init(chassisBody: SCNPhysicsBody, wheels: [SCNPhysicsVehicleWheel]) {
        (self.chassisBody, self.wheels) = (chassisBody, wheels)
        super.init()
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { return nil }
    public final func applyEngineForce(_ value: CGFloat, forWheelAt index: Int) {}
    public final func setSteeringAngle(_ value: CGFloat, forWheelAt index: Int) {}
    public final func applyBrakingForce(_ value: CGFloat, forWheelAt index: Int) {}
}
/// Computes the force on a body.
public typealias SCNFieldForceEvaluator = (SCNVector3, SCNVector3, Float, Float, TimeInterval) -> SCNVector3
/// A field of forces.
open class SCNPhysicsField: NSObject, NSCopying, NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }
    override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Does nothing: it isn't archived.
    open func encode(with coder: NSCoder) {}
    public final var strength: CGFloat = 1, falloffExponent: CGFloat = 0, minimumDistance: CGFloat = 1e-6, isActive = true,
        isExclusive = false
    public final var halfExtent = SCNVector3(), usesEllipsoidalExtent = false, scope = SCNPhysicsFieldScope.insideExtent
    public final var offset = SCNVector3(), direction = SCNVector3(0, -1, 0), categoryBitMask = -1
    public class func drag() -> SCNPhysicsField { SCNPhysicsField() }
    public class func vortex() -> SCNPhysicsField { SCNPhysicsField() }
    public class func radialGravity() -> SCNPhysicsField { SCNPhysicsField() }
    public class func linearGravity() -> SCNPhysicsField { SCNPhysicsField() }
    public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField { SCNPhysicsField() }
    public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField { SCNPhysicsField() }
    public class func spring() -> SCNPhysicsField { SCNPhysicsField() }
    public class func electric() -> SCNPhysicsField { SCNPhysicsField() }
    public class func magnetic() -> SCNPhysicsField { SCNPhysicsField() }
    public class func customField(evaluationBlock block: @escaping SCNFieldForceEvaluator) -> SCNPhysicsField { SCNPhysicsField() }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNPhysicsField()
        assign(
            copy, self,
            \.strength, \.falloffExponent, \.minimumDistance, \.isActive, \.isExclusive, \.halfExtent, \.usesEllipsoidalExtent, \.scope,
            \.offset, \.direction, \.categoryBitMask)
        return copy
    }
}
