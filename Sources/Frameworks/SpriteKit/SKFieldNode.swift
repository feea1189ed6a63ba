import simdCompanion
import UIKit

/// An area of a node: a circle, a rectangle, a path, or a combination.
open class SKRegion: NSObject, NSCopying, @unchecked Sendable {
    private let test: @Sendable (CGPoint) -> Bool
    /// The outline of the area; nil for one that has none.
    public final let path: CGPath?
    private init(_ path: CGPath?, _ test: @escaping @Sendable (CGPoint) -> Bool) { (self.path, self.test) = (path, test) }
    public override convenience init() { self.init(nil) { _ in false } }
    /// Creates a circle around the origin.
    public convenience init(radius: Float) {
        let radius = CGFloat(radius)
        self.init(CGPath(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius), transform: nil)) {
            hypot($0.x, $0.y) <= radius
        }
    }
    /// Creates a rectangle around the origin.
    public convenience init(size: CGSize) {
        let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        self.init(CGPath(rect: rect, transform: nil)) { rect.contains($0) }
    }
    /// Creates the inside of a path.
    public convenience init(path: CGPath) {
        self.init(path) { path.contains($0) }
    }
    /// Returns the area of all places.
    open class func infinite() -> Self { unsafeDowncast(SKRegion(nil) { _ in true }, to: self) }
    /// Returns whether a point lies in the area.
    open func contains(_ point: CGPoint) -> Bool { test(point) }
    /// Returns all other places.
    open func inverse() -> Self { unsafeDowncast(SKRegion(nil) { [test] in !test($0) }, to: Self.self) }
    /// Returns the places of both areas.
    open func byUnion(with region: SKRegion) -> Self {
        unsafeDowncast(SKRegion(nil) { [test, other = region.test] in test($0) || other($0) }, to: Self.self)
    }
    /// Returns the places that aren't in another area.
    open func byDifference(from region: SKRegion) -> Self {
        unsafeDowncast(SKRegion(nil) { [test, other = region.test] in test($0) && !other($0) }, to: Self.self)
    }
    /// Returns the places that are in both areas.
    open func byIntersection(with region: SKRegion) -> Self {
        unsafeDowncast(SKRegion(nil) { [test, other = region.test] in test($0) && other($0) }, to: Self.self)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A force at a place, by the place, the velocity, the mass, and the charge of a body, and the time of a frame.
public typealias SKFieldForceEvaluator = (vector_float3, vector_float3, Float, Float, TimeInterval) -> vector_float3

// FIXME(gap): noise and turbulence have no force, and fields of textures are even.
/// A field of forces, which accelerates bodies whose mask has its category.
open class SKFieldNode: SKNode {
    private enum Kind {
        case drag, vortex, radial, linear(vector_float3), velocity(vector_float3), noise, spring, electric, magnetic
        case custom(SKFieldForceEvaluator)
    }
    private let kind: Kind
    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }
    public required init?(coder aDecoder: NSCoder) {
        kind = .drag
        super.init(coder: aDecoder)
    }
    /// Slows bodies down.
    open class func dragField() -> SKFieldNode { SKFieldNode(.drag) }
    /// Turns bodies around the node.
    open class func vortexField() -> SKFieldNode { SKFieldNode(.vortex) }
    /// Pulls bodies to the node.
    open class func radialGravityField() -> SKFieldNode { SKFieldNode(.radial) }
    /// Accelerates bodies in a direction.
    open class func linearGravityField(withVector direction: vector_float3) -> SKFieldNode { SKFieldNode(.linear(direction)) }
    open class func velocityField(withVector direction: vector_float3) -> SKFieldNode { SKFieldNode(.velocity(direction)) }
    /// Gives bodies a velocity of a picture, which isn't read.
    open class func velocityField(with velocityTexture: SKTexture) -> SKFieldNode { SKFieldNode(.velocity(vector_float3())) }
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode { SKFieldNode(.noise) }
    /// Moves bodies at random, more if they are fast. It has no force.
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        SKFieldNode(.noise)
    }
    /// Pulls bodies to the node, more if they are far.
    open class func springField() -> SKFieldNode { SKFieldNode(.spring) }
    /// Pulls bodies by their charge.
    open class func electricField() -> SKFieldNode { SKFieldNode(.electric) }
    /// Turns bodies by their charge and velocity.
    open class func magneticField() -> SKFieldNode { SKFieldNode(.magnetic) }
    open class func customField(evaluationBlock block: @escaping SKFieldForceEvaluator) -> SKFieldNode { SKFieldNode(.custom(block)) }

    /// The area in which the field has an effect; nil for everywhere.
    open var region: SKRegion?
    open var strength: Float = 1, falloff: Float = 0, minimumRadius: Float = 0.000_001
    open var isEnabled = true
    /// Whether no other field has an effect.
    open var isExclusive = false
    open var categoryBitMask: UInt32 = 0xFFFF_FFFF
    open var direction = vector_float3()
    open var smoothness: Float = 0, animationSpeed: Float = 0
    open var texture: SKTexture?
    override func makeCopy() -> SKNode { SKFieldNode(kind) }
    override func copyState(to copy: SKNode) {
        super.copyState(to: copy)
        guard let copy = copy as? SKFieldNode else { return }
        (copy.region, copy.strength, copy.falloff, copy.minimumRadius) = (region, strength, falloff, minimumRadius)
        (copy.isEnabled, copy.isExclusive, copy.categoryBitMask) = (isEnabled, isExclusive, categoryBitMask)
    }

    /// The acceleration of a body at a point of the scene, in meters per second squared.
    func acceleration(at point: CGPoint, velocity: CGVector, mass: CGFloat, charge: CGFloat) -> CGVector {
        let place = toRoot, own = point.applying(place.inverted())
        if let region, !region.contains(own) { return .zero }
        let toward = CGVector(dx: place.tx - point.x, dy: place.ty - point.y)
        // Fields measure distances in meters, as gravity does.
        let distance = max(hypot(toward.dx, toward.dy) / SKPhysicsBody.pointsPerMetre, CGFloat(minimumRadius))
        let factor = CGFloat(strength) * pow(distance, -CGFloat(falloff))
        let unit = CGVector(
            dx: toward.dx / SKPhysicsBody.pointsPerMetre / distance, dy: toward.dy / SKPhysicsBody.pointsPerMetre / distance)
        let speed = CGVector(dx: velocity.dx / SKPhysicsBody.pointsPerMetre, dy: velocity.dy / SKPhysicsBody.pointsPerMetre)
        let light = mass > 0 ? 1 / mass : 0
        switch kind {
        case .drag: return CGVector(dx: -speed.dx * factor, dy: -speed.dy * factor)
        case .vortex: return CGVector(dx: unit.dy * factor, dy: -unit.dx * factor)
        case .radial: return CGVector(dx: unit.dx * factor, dy: unit.dy * factor)
        case .linear(let vector): return CGVector(dx: CGFloat(vector.x) * factor, dy: CGFloat(vector.y) * factor)
        case .velocity(let vector):
            return CGVector(dx: (CGFloat(vector.x) - speed.dx) * factor, dy: (CGFloat(vector.y) - speed.dy) * factor)
        case .spring: return CGVector(dx: unit.dx * distance * factor * light, dy: unit.dy * distance * factor * light)
        case .electric: return CGVector(dx: -unit.dx * factor * charge * light, dy: -unit.dy * factor * charge * light)
        case .magnetic: return CGVector(dx: speed.dy * factor * charge * light, dy: -speed.dx * factor * charge * light)
        case .noise: return .zero
        case .custom(let block):
            let force = block(
                vector_float3(Float(own.x), Float(own.y), 0), vector_float3(Float(velocity.dx), Float(velocity.dy), 0), Float(mass),
                Float(charge), 1 / 60)
            return CGVector(dx: CGFloat(force.x) * light * factor, dy: CGFloat(force.y) * light * factor)
        }
    }
}
/// A node that turns around all axes; turning out of the plane makes it narrower.
open class SKTransformNode: SKNode {
    /// The angles around the horizontal and the vertical axis, in radians.
    open var xRotation: CGFloat = 0 { didSet { yScale = Self.tilted(yScale, from: oldValue, to: xRotation) } }
    open var yRotation: CGFloat = 0 { didSet { xScale = Self.tilted(xScale, from: oldValue, to: yRotation) } }
    /// A scale with another angle in place of the one that it contains. A node on edge has no scale to start from.
    private static func tilted(_ scale: CGFloat, from old: CGFloat, to new: CGFloat) -> CGFloat {
        abs(cos(old)) > 1e-6 ? scale / cos(old) * cos(new) : cos(new)
    }
    open func eulerAngles() -> vector_float3 { vector_float3(Float(xRotation), Float(yRotation), Float(zRotation)) }
    /// Sets the angles around all axes.
    open func setEulerAngles(_ euler: vector_float3) {
        (xRotation, yRotation, zRotation) = (CGFloat(euler.x), CGFloat(euler.y), CGFloat(euler.z))
    }
    override func makeCopy() -> SKNode { SKTransformNode() }
}
/// A video, which never plays.
open class SKVideoNode: SKNode {
    open var size = CGSize.zero
    /// The fraction of the size that lies at the node's position.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    public init(fileNamed videoFile: String) { super.init() }
    public init(url: URL) { super.init() }
    /// Creates the node of a player, an `AVPlayer`.
    public init(avPlayer player: AnyObject) { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    open func play() {}
    /// Does nothing.
    open func pause() {}
}
