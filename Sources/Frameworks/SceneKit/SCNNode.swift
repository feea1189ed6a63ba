import UIKit
import simdCompanion

/// Something with a box and a sphere around it.
public protocol SCNBoundingVolume: NSObjectProtocol {
    /// The corners of the box. Setting it replaces the computed box.
    var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
    /// The sphere around the box.
    var boundingSphere: (center: SCNVector3, radius: Float) { get }
}
extension SCNBoundingVolume {
    public var boundingSphere: (center: SCNVector3, radius: Float) {
        let box = boundingBox, low = SIMD3<Float>(box.min), high = SIMD3<Float>(box.max)
        return (SCNVector3((low + high) / 2), simd_length(high - low) / 2)
    }
}

/// A place in a scene: its children move, turn, and scale with it.
open class SCNNode: NSObject, NSCopying, NSSecureCoding, SCNBoundingVolume, SCNAnimatable, SCNActionable {
    public class var supportsSecureCoding: Bool { true }
    public override init() { super.init() }
    /// Creates a node with a shape.
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    /// Creates one without reading the archive.
    public required init?(coder: NSCoder) { super.init() }
    // FIXME(gap): the content of nodes isn't archived.
    /// Does nothing.
    open func encode(with coder: NSCoder) {}

    // MARK: Content

    /// The name for searching.
    open var name: String?
    open var light: SCNLight?, camera: SCNCamera?, geometry: SCNGeometry?, morpher: SCNMorpher?, skinner: SCNSkinner?
    open var physicsBody: SCNPhysicsBody? { didSet { physicsBody?.node = self } }
    open var physicsField: SCNPhysicsField?
    /// Whether the node and its children aren't shown.
    open var isHidden = false
    /// The opacity, which multiplies that of the children.
    open var opacity: CGFloat = 1
    /// The order of drawing, the categories, and the shadow.
    open var renderingOrder = 0, categoryBitMask = 1, castsShadow = true, movabilityHint = SCNMovabilityHint.fixed
    /// The filters of the node's picture.
    open var filters: [CIFilter]?
    /// Draws the node.
    open weak var rendererDelegate: (any SCNNodeRendererDelegate)?
    open var focusBehavior = SCNNodeFocusBehavior.none
    /// Whether the actions of the node and its children are stopped.
    open var isPaused = false
    /// Custom attributes of GameplayKit, a module above.
    package final var gameEntity: AnyObject?

    // MARK: Transform

    final var turn = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), lastEuler: SIMD3<Float>?
    /// The place that constraints gave the node, in the world.
    final var constrained: simd_float4x4?
    /// The place in the parent's coordinates.
    open var position = SCNVector3()
    /// The factors of the axes.
    open var scale = SCNVector3(1, 1, 1)
    /// The point around which the node turns and scales.
    open var pivot = SCNMatrix4Identity
    /// The rotation as an axis and an angle in radians.
    open var rotation: SCNVector4 {
        get { turn.axisAngle }
        set { set(simd_quatf(axisAngle: newValue)) }
    }
    /// The rotation as a quaternion.
    open var orientation: SCNQuaternion {
        get { turn.scn }
        set { set(simd_quatf(newValue)) }
    }
    /// The rotation as angles around x, then y, then z, in radians.
    open var eulerAngles: SCNVector3 {
        get { SCNVector3(lastEuler ?? turn.euler) }
        set {
            set(simd_quatf(euler: SIMD3(newValue)))
            lastEuler = SIMD3(newValue)
        }
    }
    private final func set(_ quaternion: simd_quatf) { (turn, lastEuler) = (quaternion, nil) }
    /// The transform to the parent's coordinates, without the pivot.
    open var transform: SCNMatrix4 {
        get { SCNMatrix4(simdTransform) }
        set { simdTransform = simd_float4x4(newValue) }
    }
    public final var simdTransform: simd_float4x4 {
        get { simd_float4x4(SIMD3(position), turn, SIMD3(scale)) }
        set {
            let (place, turned, factors) = newValue.parts
            (position, scale) = (SCNVector3(place), SCNVector3(factors))
            set(turned)
        }
    }
    public final var simdPosition: SIMD3<Float> {
        get { SIMD3(position) }
        set { position = SCNVector3(newValue) }
    }
    public final var simdScale: SIMD3<Float> {
        get { SIMD3(scale) }
        set { scale = SCNVector3(newValue) }
    }
    public final var simdRotation: SIMD4<Float> {
        get { SIMD4(rotation) }
        set { rotation = SCNVector4(newValue) }
    }
    public final var simdEulerAngles: SIMD3<Float> {
        get { SIMD3(eulerAngles) }
        set { eulerAngles = SCNVector3(newValue) }
    }
    public final var simdOrientation: simd_quatf {
        get { turn }
        set { orientation = newValue.scn }
    }
    public final var simdPivot: simd_float4x4 {
        get { simd_float4x4(pivot) }
        set { pivot = SCNMatrix4(newValue) }
    }

    // MARK: Tree

    open private(set) weak var parent: SCNNode?
    open private(set) var childNodes: [SCNNode] = []
    /// The parent of a presentation node, which isn't in the tree.
    final var presentedParent: SCNNode?
    final weak var ownScene: SCNScene?
    final var above: SCNNode? { parent ?? presentedParent }
    /// The scene whose root is above the node.
    final var scene: SCNScene? { ownScene ?? parent?.scene }

    /// Adds a node at the end of the children. It leaves its former parent.
    open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }
    /// Inserts a node among the children.
    open func insertChildNode(_ child: SCNNode, at index: Int) {
        guard child !== self, !child.contains(self) else {
            return Fault.raise(.invalidArgumentException, "The node \(child) can't be a child of itself or of its children")
        }
        child.removeFromParentNode()
        child.parent = self
        childNodes.insert(child, at: min(max(index, 0), childNodes.count))
    }
    private final func contains(_ node: SCNNode) -> Bool {
        var current = node.parent
        while let found = current {
            if found === self { return true }
            current = found.parent
        }
        return false
    }
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    /// Replaces a child by another node.
    open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
        guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
        oldChild.removeFromParentNode()
        insertChildNode(newChild, at: index)
    }
    /// Returns the child with a name, and its descendants' if `recursively` is true.
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        if let found = childNodes.first(where: { $0.name == name }) { return found }
        guard recursively else { return nil }
        for child in childNodes { if let found = child.childNode(withName: name, recursively: true) { return found } }
        return nil
    }
    /// Returns the descendants that pass a test.
    open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
        var found: [SCNNode] = []
        enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
        return found
    }
    /// Calls a block with each descendant, parents first.
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        walk(block, &stop, isSelfIncluded: false)
    }
    /// Calls a block with the node and each descendant, parents first.
    open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        walk(block, &stop, isSelfIncluded: true)
    }
    private final func walk(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void, _ stop: inout ObjCBool, isSelfIncluded: Bool) {
        if isSelfIncluded { block(self, &stop) }
        for child in childNodes {
            if stop.boolValue { return }
            child.walk(block, &stop, isSelfIncluded: true)
        }
    }
    /// Returns a copy with copies of the children; they share their shapes.
    open func clone() -> Self {
        let result = copied()
        for child in childNodes { result.addChildNode(child.clone()) }
        return result
    }
    /// Returns a node with the shapes of all descendants as children with their places. They aren't merged to one shape.
    open func flattenedClone() -> Self { clone() }
    /// Returns a copy without children.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }
    open override func copy() -> Any { copied() }
    private final func copied() -> Self {
        let made = Instantiation.make(type(of: self))
        copyState(to: made)
        return made
    }
    final func copyState(to copy: SCNNode) {
        (copy.name, copy.light, copy.camera, copy.geometry, copy.morpher, copy.skinner) = (name, light, camera, geometry, morpher, skinner)
        (copy.position, copy.turn, copy.lastEuler, copy.scale, copy.pivot) = (position, turn, lastEuler, scale, pivot)
        (copy.isHidden, copy.opacity, copy.renderingOrder, copy.categoryBitMask) = (isHidden, opacity, renderingOrder, categoryBitMask)
        (copy.castsShadow, copy.movabilityHint, copy.filters) = (castsShadow, movabilityHint, filters)
        (copy.constraints, copy.focusBehavior, copy.isPaused, copy.ownBox) = (constraints, focusBehavior, isPaused, ownBox)
        copy.physicsBody = physicsBody?.copy(with: nil) as? SCNPhysicsBody
        copy.physicsField = physicsField
    }
    /// A node with the values that are shown: those of the node, after its constraints.
    open var presentation: SCNNode {
        let shown = SCNNode()
        copyState(to: shown)
        shown.constraints = nil
        shown.presentedParent = above?.presentation
        if let constrained {
            shown.simdTransform = (shown.presentedParent?.simdWorldTransform.inverse ?? matrix_identity_float4x4) * constrained
        }
        return shown
    }

    // MARK: Bounds

    final var ownBox: (min: SCNVector3, max: SCNVector3)?
    /// The box around the node's shape and its children, in the node's coordinates. Zeros if there is no shape.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get {
            if let ownBox { return ownBox }
            var boxes = geometry.map { [$0.boundingBox] } ?? []
            for child in childNodes where child.hasShape {
                boxes.append(Box.transformed(child.boundingBox, child.simdTransform * child.simdPivot.inverse))
            }
            return Box.union(boxes)
        }
        set { ownBox = newValue }
    }
    private final var hasShape: Bool { geometry != nil || ownBox != nil || childNodes.contains { $0.hasShape } }

    // MARK: Actions, constraints, and effects

    final let running = RunningActions()
    /// The constraints, which are applied in each frame, in order.
    open var constraints: [SCNConstraint]? { didSet { if constraints?.isEmpty ?? true { constrained = nil } } }
    /// The systems of particles, and the players of sounds. They are stored, and nothing is shown or heard.
    open private(set) var particleSystems: [SCNParticleSystem]?
    open private(set) var audioPlayers: [SCNAudioPlayer] = []
    open func addParticleSystem(_ system: SCNParticleSystem) { particleSystems = (particleSystems ?? []) + [system] }
    open func removeParticleSystem(_ system: SCNParticleSystem) { particleSystems?.removeAll { $0 === system } }
    open func removeAllParticleSystems() { particleSystems = nil }
    open func addAudioPlayer(_ player: SCNAudioPlayer) {
        audioPlayers.append(player)
        player.start()
    }
    open func removeAudioPlayer(_ player: SCNAudioPlayer) { audioPlayers.removeAll { $0 === player } }
    open func removeAllAudioPlayers() { audioPlayers = [] }

    final let animations = SCNAnimations()
}
/// Boxes along the axes.
enum Box {
    static func union(_ boxes: [(min: SCNVector3, max: SCNVector3)]) -> (min: SCNVector3, max: SCNVector3) {
        guard let first = boxes.first else { return (SCNVector3(), SCNVector3()) }
        var low = SIMD3<Float>(first.min), high = SIMD3<Float>(first.max)
        for box in boxes.dropFirst() {
            low = pointwiseMin(low, SIMD3(box.min))
            high = pointwiseMax(high, SIMD3(box.max))
        }
        return (SCNVector3(low), SCNVector3(high))
    }
    static func around(_ points: [SIMD3<Float>]) -> (min: SCNVector3, max: SCNVector3) {
        union(points.map { (SCNVector3($0), SCNVector3($0)) })
    }
    static func transformed(_ box: (min: SCNVector3, max: SCNVector3), _ matrix: simd_float4x4) -> (min: SCNVector3, max: SCNVector3) {
        let ends = [SIMD3<Float>(box.min), SIMD3<Float>(box.max)]
        return around(
            (0..<8).map { matrix.point(SIMD3(ends[$0 & 1].x, ends[$0 >> 1 & 1].y, ends[$0 >> 2].z)) })
    }
}
