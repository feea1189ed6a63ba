import UIKit
import simdCompanion

/// Changes the place that a node is shown at in each frame.
open class SCNConstraint: NSObject, NSCopying {
    /// Whether the constraint is applied, how much, and to the place that an earlier frame's constraints gave.
    public final var isEnabled = true, influenceFactor: CGFloat = 1, isIncremental = true
    public override init() {}
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {}
    /// Returns a copy with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        fill(copy)
        return copy
    }
    /// A new constraint of the same class, and its values.
    func blank() -> SCNConstraint { Instantiation.make(type(of: self)) }
    func fill(_ copy: SCNConstraint) { assign(copy, self, \.isEnabled, \.influenceFactor, \.isIncremental) }
    /// Returns the transform in the world that the constraint wants.
    func wanted(_ world: simd_float4x4, of node: SCNNode, pointOfView: SCNNode?) -> simd_float4x4 { world }
}
/// Turns a node to another.
open class SCNLookAtConstraint: SCNConstraint {
    /// The node that is looked at, a place in it, and the axes of the node.
    public final var target: SCNNode?, targetOffset = SCNVector3(), localFront = SCNVector3(0, 0, -1), worldUp = SCNVector3(0, 1, 0)
    /// Whether the node stays upright.
    public final var isGimbalLockEnabled = false
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }
    override func wanted(_ world: simd_float4x4, of node: SCNNode, pointOfView: SCNNode?) -> simd_float4x4 {
        guard let target else { return world }
        let (position, turn, scale) = world.parts
        let place = target.simdWorldTransform.point(SIMD3(targetOffset))
        let up = SIMD3<Float>(worldUp)
        guard let turned = simd_quatf.looking(place - position, up: up, front: SIMD3(localFront)) else { return world }
        return simd_float4x4(position, turn.nearer(turned, Float(influenceFactor)), scale)
    }
    override func fill(_ copy: SCNConstraint) {
        super.fill(copy)
        guard let copy = copy as? SCNLookAtConstraint else { return }
        assign(copy, self, \.target, \.targetOffset, \.localFront, \.worldUp, \.isGimbalLockEnabled)
    }
}
extension simd_quatf {
    /// The rotation that turns `front` to a direction, with the up side as near to `up` as possible. Nil for no direction.
    static func looking(_ direction: SIMD3<Float>, up: SIMD3<Float>, front: SIMD3<Float>) -> simd_quatf? {
        guard simd_length(direction) > 1e-6 else { return nil }
        let back = -simd_normalize(direction)
        var right = simd_cross(up, back)
        if simd_length(right) < 1e-6 { right = simd_cross(SIMD3(0, 0, 1), back) }
        if simd_length(right) < 1e-6 { right = SIMD3(1, 0, 0) }
        right = simd_normalize(right)
        let turn = simd_quatf(simd_float3x3(columns: (right, simd_cross(back, right), back)))
        return turn * simd_quatf(from: simd_normalize(front), to: SIMD3(0, 0, -1))
    }
    func nearer(_ other: simd_quatf, _ share: Float) -> simd_quatf { share >= 1 ? other : simd_slerp(self, other, share) }
}
/// Turns a node's z axis to the camera.
open class SCNBillboardConstraint: SCNConstraint {
    /// The axes around which the node turns.
    public final var freeAxes = SCNBillboardAxis.all
    override func wanted(_ world: simd_float4x4, of node: SCNNode, pointOfView: SCNNode?) -> simd_float4x4 {
        guard let camera = pointOfView?.simdWorldTransform.parts.turn else { return world }
        let (position, _, scale) = world.parts
        guard freeAxes != .all else { return simd_float4x4(position, camera, scale) }
        var back = camera.act(SIMD3(0, 0, 1))
        if !freeAxes.contains(.X) { back.y = 0 }
        if !freeAxes.contains(.Y) { back.x = 0 }
        guard let turn = simd_quatf.looking(-back, up: SIMD3(0, 1, 0), front: SIMD3(0, 0, -1)) else { return world }
        return simd_float4x4(position, turn, scale)
    }
    override func fill(_ copy: SCNConstraint) {
        super.fill(copy)
        guard let copy = copy as? SCNBillboardConstraint else { return }
        assign(copy, self, \.freeAxes)
    }
}
/// Changes a node's transform by a block.
open class SCNTransformConstraint: SCNConstraint {
    private final var inWorld = false
    private final var change: ((SCNNode, SCNMatrix4) -> SCNMatrix4)?
    /// Creates a constraint with a block that gets and returns the transform.
    public convenience init(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4) {
        self.init()
        (inWorld, change) = (world, block)
    }
    open class func positionConstraint(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNVector3) -> SCNVector3)
        -> SCNTransformConstraint
    {
        SCNTransformConstraint(inWorldSpace: world) { node, transform in
            var (position, turn, scale) = simd_float4x4(transform).parts
            position = SIMD3(block(node, SCNVector3(position)))
            return SCNMatrix4(simd_float4x4(position, turn, scale))
        }
    }
    open class func orientationConstraint(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNQuaternion) -> SCNQuaternion)
        -> SCNTransformConstraint
    {
        SCNTransformConstraint(inWorldSpace: world) { node, transform in
            let (position, turn, scale) = simd_float4x4(transform).parts
            return SCNMatrix4(simd_float4x4(position, simd_quatf(block(node, turn.scn)), scale))
        }
    }
    override func wanted(_ world: simd_float4x4, of node: SCNNode, pointOfView: SCNNode?) -> simd_float4x4 {
        guard let change else { return world }
        if inWorld { return simd_float4x4(change(node, SCNMatrix4(world))) }
        let above = node.above?.simdWorldTransform ?? matrix_identity_float4x4
        return above * simd_float4x4(change(node, SCNMatrix4(above.inverse * world)))
    }
    override func fill(_ copy: SCNConstraint) {
        super.fill(copy)
        guard let copy = copy as? SCNTransformConstraint else { return }
        assign(copy, self, \.inWorld, \.change)
    }
}
/// Keeps a node at a distance to another.
open class SCNDistanceConstraint: SCNConstraint {
    public final var target: SCNNode?, minimumDistance: CGFloat = 0, maximumDistance = CGFloat(Float.greatestFiniteMagnitude)
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }
    override func wanted(_ world: simd_float4x4, of node: SCNNode, pointOfView: SCNNode?) -> simd_float4x4 {
        guard let target else { return world }
        var (position, turn, scale) = world.parts
        let center = target.simdWorldTransform.parts.position, offset = position - center, length = simd_length(offset)
        guard length > 0 else { return world }
        let wanted = min(max(CGFloat(length), minimumDistance), maximumDistance)
        position = center + offset / length * Float(wanted)
        return simd_float4x4(position, turn, scale)
    }
    override func fill(_ copy: SCNConstraint) {
        super.fill(copy)
        guard let copy = copy as? SCNDistanceConstraint else { return }
        assign(copy, self, \.target, \.minimumDistance, \.maximumDistance)
    }
}
/// Repeats the transform of another node.
open class SCNReplicatorConstraint: SCNConstraint {
    public final var target: SCNNode?, replicatesOrientation = true, replicatesPosition = true, replicatesScale = true
    public final var orientationOffset = SCNVector4(0, 0, 0, 1), positionOffset = SCNVector3(), scaleOffset = SCNVector3(1, 1, 1)
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }
    override func wanted(_ world: simd_float4x4, of node: SCNNode, pointOfView: SCNNode?) -> simd_float4x4 {
        guard let target else { return world }
        var (position, turn, scale) = world.parts
        let other = target.simdWorldTransform.parts
        if replicatesPosition { position = other.position + SIMD3(positionOffset) }
        if replicatesOrientation { turn = other.turn * simd_quatf(orientationOffset) }
        if replicatesScale { scale = other.scale * SIMD3(scaleOffset) }
        return simd_float4x4(position, turn, scale)
    }
    override func fill(_ copy: SCNConstraint) {
        super.fill(copy)
        guard let copy = copy as? SCNReplicatorConstraint else { return }
        assign(
            copy, self,
            \.target, \.replicatesOrientation, \.replicatesPosition, \.replicatesScale, \.orientationOffset, \.positionOffset,
            \.scaleOffset)
    }
}
// FIXME(gap): these constraints are stored and don't move nodes: SCNIKConstraint, SCNAccelerationConstraint, SCNSliderConstraint, and
// SCNAvoidOccluderConstraint.
/// Limits the speed of a node.
open class SCNAccelerationConstraint: SCNConstraint {
    public final var maximumLinearAcceleration = CGFloat(Float.greatestFiniteMagnitude), damping: CGFloat = 0.1
    public final var maximumLinearVelocity = CGFloat(Float.greatestFiniteMagnitude), decelerationDistance: CGFloat = 0
    override func fill(_ copy: SCNConstraint) {
        super.fill(copy)
        guard let copy = copy as? SCNAccelerationConstraint else { return }
        assign(copy, self, \.maximumLinearAcceleration, \.damping, \.maximumLinearVelocity, \.decelerationDistance)
    }
}
/// Moves a node along obstacles.
open class SCNSliderConstraint: SCNConstraint {
    public final var collisionCategoryBitMask = 0, radius: CGFloat = 1, offset = SCNVector3()
    override func fill(_ copy: SCNConstraint) {
        super.fill(copy)
        guard let copy = copy as? SCNSliderConstraint else { return }
        assign(copy, self, \.collisionCategoryBitMask, \.radius, \.offset)
    }
}
/// Moves a node before what hides another.
open class SCNAvoidOccluderConstraint: SCNConstraint {
    public final weak var delegate: (any SCNAvoidOccluderConstraintDelegate)?
    public final var target: SCNNode?, occluderCategoryBitMask = 1, bias: CGFloat = 1e-4
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }
    override func fill(_ copy: SCNConstraint) {
        super.fill(copy)
        guard let copy = copy as? SCNAvoidOccluderConstraint else { return }
        assign(copy, self, \.delegate, \.target, \.occluderCategoryBitMask, \.bias)
    }
}
/// Decides which nodes are avoided.
public protocol SCNAvoidOccluderConstraintDelegate: NSObjectProtocol {
    func avoidOccluderConstraint(_ constraint: SCNAvoidOccluderConstraint, shouldAvoidOccluder occluder: SCNNode, for node: SCNNode) -> Bool
    func avoidOccluderConstraint(_ constraint: SCNAvoidOccluderConstraint, didAvoidOccluder occluder: SCNNode, for node: SCNNode)
}
extension SCNAvoidOccluderConstraintDelegate {
    public func avoidOccluderConstraint(
        _ constraint: SCNAvoidOccluderConstraint, shouldAvoidOccluder occluder: SCNNode, for node: SCNNode
    ) -> Bool { true }
    public func avoidOccluderConstraint(_ constraint: SCNAvoidOccluderConstraint, didAvoidOccluder occluder: SCNNode, for node: SCNNode) {}
}
/// Turns the joints of a chain so that its end reaches a place.
open class SCNIKConstraint: SCNConstraint {
    public final let chainRootNode: SCNNode
    public final var targetPosition = SCNVector3()
    private final var limits: [ObjectIdentifier: CGFloat] = [:]
    /// Creates a constraint for the chain that begins at a node.
    public init(chainRootNode: SCNNode) {
        self.chainRootNode = chainRootNode
        super.init()
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) {
        chainRootNode = SCNNode()
        super.init(coder: coder)
    }
    /// Returns a constraint for the chain that begins at a node.
    public class func inverseKinematicsConstraint(chainRootNode: SCNNode) -> SCNIKConstraint {
        SCNIKConstraint(chainRootNode: chainRootNode)
    }
    public final func setMaxAllowedRotationAngle(_ angle: CGFloat, forJoint node: SCNNode) { limits[ObjectIdentifier(node)] = angle }
    /// Returns the greatest angle of a joint, in degrees.
    public final func maxAllowedRotationAngle(forJoint node: SCNNode) -> CGFloat { limits[ObjectIdentifier(node)] ?? 180 }
    override func blank() -> SCNConstraint { SCNIKConstraint(chainRootNode: chainRootNode) }
    override func fill(_ copy: SCNConstraint) {
        super.fill(copy)
        guard let copy = copy as? SCNIKConstraint else { return }
        assign(copy, self, \.targetPosition, \.limits)
    }
}
