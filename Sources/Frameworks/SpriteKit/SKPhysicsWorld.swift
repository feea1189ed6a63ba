import simdCompanion
import UIKit

/// A contact between two bodies.
open class SKPhysicsContact: NSObject {
    /// The bodies that touch.
    public let bodyA: SKPhysicsBody, bodyB: SKPhysicsBody
    /// The contact point in the scene.
    public let contactPoint: CGPoint
    /// The direction of the contact.
    public let contactNormal: CGVector
    /// The strength of the collision.
    public let collisionImpulse: CGFloat
    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ point: CGPoint, _ normal: CGVector, _ impulse: CGFloat) {
        (self.bodyA, self.bodyB, contactPoint, contactNormal, collisionImpulse) = (bodyA, bodyB, point, normal, impulse)
    }
}

/// The callbacks for contacts between bodies whose masks request them.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    /// Called when two bodies begin to touch.
    func didBegin(_ contact: SKPhysicsContact)
    /// Called when two bodies no longer touch.
    func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
    /// Does nothing.
    public func didBegin(_ contact: SKPhysicsContact) {}
    /// Does nothing.
    public func didEnd(_ contact: SKPhysicsContact) {}
}

/// Moves a scene's bodies: semi-implicit steps, then impulses that keep them apart.
@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
    /// The gravity in meters per second squared; see ``SKPhysicsBody``.
    open var gravity = CGVector(dx: 0, dy: -9.8)
    /// The speed of the simulation; 0 stops it.
    open var speed: CGFloat = 1
    /// The object that is notified of contacts.
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
    private var joints: [SKPhysicsJoint] = []
    private var contacts: [Pair: SKPhysicsContact] = [:]
    private var placed: [Placed] = []
    private let solver = ContactSolver(restingSpeed: 60, slop: 0.5)

    nonisolated override init() { super.init() }

    /// Adds a joint, which holds nothing.
    open func add(_ joint: SKPhysicsJoint) {
        joints.append(joint)
        for body in [joint.bodyA, joint.bodyB] { body.joints.append(joint) }
    }
    open func remove(_ joint: SKPhysicsJoint) {
        joints.removeAll { $0 === joint }
        for body in [joint.bodyA, joint.bodyB] { body.joints.removeAll { $0 === joint } }
    }
    /// Removes all joints.
    open func removeAllJoints() { for joint in joints { remove(joint) } }

    /// The body at a point of the scene, as of the last frame.
    open func body(at point: CGPoint) -> SKPhysicsBody? { placed.first { $0.shapes.contains { $0.contains(point) } }?.body }
    /// Returns a body in a rectangle of the scene, or nil.
    open func body(in rect: CGRect) -> SKPhysicsBody? { placed.first { $0.bounds.intersects(rect) }?.body }
    /// Returns the first body between two points of the scene, or nil.
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
        let ray = BodyShape(points: [start, end])
        return placed.filter { $0.shapes.contains { Collision($0, ray) != nil } }.min {
            hypot($0.place.x - start.x, $0.place.y - start.y) < hypot($1.place.x - start.x, $1.place.y - start.y)
        }?.body
    }
    /// Calls a block with each body at a point of the scene.
    open func enumerateBodies(at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerate({ $0.shapes.contains { $0.contains(point) } }, block)
    }
    /// Calls a block with each body in a rectangle of the scene.
    open func enumerateBodies(in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerate({ $0.bounds.intersects(rect) }, block)
    }
    /// Calls a block with each body between two points of the scene, with the place and the direction of the meeting.
    open func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let ray = BodyShape(points: [start, end])
        var stop = ObjCBool(false)
        for item in placed where !stop.boolValue {
            guard let meeting = item.shapes.lazy.compactMap({ Collision($0, ray) }).first else { continue }
            block(item.body, meeting.points[0], meeting.normal, &stop)
        }
    }
    /// Returns the acceleration of the scene's fields at a point, in meters per second squared.
    open func sampleFields(at position: vector_float3) -> vector_float3 {
        var total = CGVector.zero
        for field in fields {
            let part = field.acceleration(at: CGPoint(x: CGFloat(position.x), y: CGFloat(position.y)), velocity: .zero, mass: 1, charge: 1)
            total = CGVector(dx: total.dx + part.dx, dy: total.dy + part.dy)
        }
        return vector_float3(Float(total.dx), Float(total.dy), 0)
    }
    private var fields: [SKFieldNode] = []
    private func enumerate(_ isMeant: (Placed) -> Bool, _ block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for item in placed where !stop.boolValue && isMeant(item) { block(item.body, &stop) }
    }

    // MARK: A frame

    /// A body at its place in the scene.
    private final class Placed: RigidBody {
        let body: SKPhysicsBody, node: SKNode
        var place: CGPoint { didSet { update() } }
        var turn: CGFloat
        var shapes: [BodyShape] = [], bounds = CGRect.null

        @MainActor init(_ body: SKPhysicsBody, _ node: SKNode) {
            (self.body, self.node) = (body, node)
            let transform = node.toRoot
            place = CGPoint.zero.applying(transform)
            turn = atan2(transform.b, transform.a)
            update()
        }
        func update() {
            // A node's scale does not count: shapes are sized when they are created.
            let transform = CGAffineTransform(translationX: place.x, y: place.y).rotated(by: turn)
            shapes = body.shapes.map { $0.applying(transform) }
            bounds = shapes.reduce(CGRect.null) { $0.union($1.bounds) }
        }

        var velocity: CGVector {
            get { body.velocity }
            set { body.velocity = newValue }
        }
        var angularVelocity: CGFloat {
            get { body.angularVelocity }
            set { body.angularVelocity = newValue }
        }
        var restitution: CGFloat { body.restitution }
        var friction: CGFloat { body.friction }
    }

    private struct Pair: Hashable {
        let a: ObjectIdentifier, b: ObjectIdentifier
        init(_ a: SKPhysicsBody, _ b: SKPhysicsBody) { (self.a, self.b) = (ObjectIdentifier(a), ObjectIdentifier(b)) }
    }

    func step(_ scene: SKScene, _ time: TimeInterval) {
        let time = CGFloat(time) * speed
        (placed, fields) = ([], [])
        collect(scene)
        guard time > 0, !placed.isEmpty else { return }
        // Fast bodies take smaller steps, so that they do not pass through others.
        let fastest = placed.filter(\.body.isDynamic).map { $0.body.velocity.length }.max() ?? 0
        let steps = fastest.isFinite ? min(max(Int((fastest * time / 8).rounded(.up)), 1), 8) : 1
        var met: [Pair: SKPhysicsContact] = [:]
        for index in 0..<steps { advance(time / CGFloat(steps), isLast: index == steps - 1, &met) }
        for item in placed where item.body.isDynamic && item.body.node === item.node { write(item) }
        notify(met)
    }

    private func collect(_ node: SKNode) {
        guard !node.isPaused else { return }
        if let field = node as? SKFieldNode, field.isEnabled { fields.append(field) }
        if let body = node.physicsBody { placed.append(Placed(body, node)) }
        for child in node.children { collect(child) }
    }

    private func write(_ item: Placed) {
        guard item.place.x.isFinite, item.place.y.isFinite, item.turn.isFinite, let parent = item.node.parent else { return }
        let above = parent.toRoot
        item.node.position = item.place.applying(above.inverted())
        item.node.zRotation += remainder(item.turn - atan2(above.b, above.a) - item.node.zRotation, 2 * .pi)
    }

    private func advance(_ time: CGFloat, isLast: Bool, _ met: inout [Pair: SKPhysicsContact]) {
        let exclusive = fields.filter(\.isExclusive)
        for item in placed {
            if item.body.isDynamic, !item.body.pinned {
                for field in exclusive.isEmpty ? fields : exclusive where field.categoryBitMask & item.body.fieldBitMask != 0 {
                    let change = field.acceleration(
                        at: item.place, velocity: item.body.velocity, mass: item.body.mass, charge: item.body.charge)
                    let factor = time * SKPhysicsBody.pointsPerMetre
                    item.body.velocity.dx += change.dx * factor
                    item.body.velocity.dy += change.dy * factor
                }
            }
            item.body.accelerate(gravity, time, isLast: isLast)
            guard item.body.isDynamic else { continue }
            item.turn += item.body.angularVelocity * time
            let way = item.body.pinned ? .zero : item.body.velocity * time
            item.place = CGPoint(x: item.place.x + way.dx, y: item.place.y + way.dy)
        }
        var meetings: [ContactSolver.Meeting] = []
        for (index, a) in placed.enumerated() {
            for b in placed[(index + 1)...] where a.body.isDynamic || b.body.isDynamic { meet(a, b, &meetings, &met) }
        }
        solver.solve(meetings)
    }

    private func meet(_ a: Placed, _ b: Placed, _ meetings: inout [ContactSolver.Meeting], _ met: inout [Pair: SKPhysicsContact]) {
        let aMoves = a.body.isDynamic && a.body.collisionBitMask & b.body.categoryBitMask != 0
        let bMoves = b.body.isDynamic && b.body.collisionBitMask & a.body.categoryBitMask != 0
        let isReported = a.body.contactTestBitMask & b.body.categoryBitMask | b.body.contactTestBitMask & a.body.categoryBitMask != 0
        guard aMoves || bMoves || isReported, a.bounds.intersects(b.bounds) else { return }
        func weight(_ item: Placed, _ moves: Bool) -> CGFloat { moves && !item.body.pinned && item.body.mass > 0 ? 1 / item.body.mass : 0 }
        func turn(_ item: Placed, _ moves: Bool) -> CGFloat {
            moves && item.body.allowsRotation && item.body.inertia > 0 ? 1 / item.body.inertia : 0
        }
        let pair = BodyPair(a, b, weights: (weight(a, aMoves), weight(b, bMoves)), turns: (turn(a, aMoves), turn(b, bMoves)))
        for shape in a.shapes {
            for other in b.shapes {
                guard let collision = Collision(shape, other) else { continue }
                if isReported, met[Pair(a.body, b.body)] == nil {
                    let speed = pair.velocity(at: collision.points[0]).dot(collision.normal)
                    let mass = min(a.body.isDynamic ? a.body.mass : .infinity, b.body.isDynamic ? b.body.mass : .infinity)
                    met[Pair(a.body, b.body)] = SKPhysicsContact(a.body, b.body, collision.points[0], collision.normal, abs(speed) * mass)
                }
                if aMoves || bMoves { meetings.append((pair, collision)) }
            }
        }
    }

    /// Reports contacts after the frame's steps, so that a body that a delegate removes is not moved any more.
    private func notify(_ met: [Pair: SKPhysicsContact]) {
        let before = contacts
        contacts = met
        for item in placed { item.body.touching = [] }
        for contact in met.values {
            contact.bodyA.touching.append(contact.bodyB)
            contact.bodyB.touching.append(contact.bodyA)
        }
        // In the order of the tree, which a dictionary does not keep.
        let order = Dictionary(placed.enumerated().map { (ObjectIdentifier($1.body), $0) }) { first, _ in first }
        func sorted(_ contacts: [Pair: SKPhysicsContact]) -> [SKPhysicsContact] {
            contacts.values.sorted {
                (order[ObjectIdentifier($0.bodyA)] ?? 0, order[ObjectIdentifier($0.bodyB)] ?? 0) < (
                    order[ObjectIdentifier($1.bodyA)] ?? 0, order[ObjectIdentifier($1.bodyB)] ?? 0
                )
            }
        }
        for contact in sorted(met.filter { before[$0.key] == nil }) { contactDelegate?.didBegin(contact) }
        for contact in sorted(before.filter { met[$0.key] == nil }) { contactDelegate?.didEnd(contact) }
    }
}
