import Foundation
import UIKitControls

/// A body that impulses move: its position, velocity, and material.
@preconcurrency @MainActor
package protocol RigidBody: AnyObject {
    /// The center of mass.
    var place: CGPoint { get set }
    /// The velocity in points per second.
    var velocity: CGVector { get set }
    /// The angular velocity in radians per second, from the x axis to the y axis.
    var angularVelocity: CGFloat { get set }
    /// The fraction of its speed that a body keeps in a collision. `friction` is its resistance to bodies that slide along it.
    var restitution: CGFloat { get }
    var friction: CGFloat { get }
}

extension RigidBody {
    package func velocity(at point: CGPoint) -> CGVector {
        let arm = CGVector(from: place, to: point)
        return CGVector(dx: velocity.dx - angularVelocity * arm.dy, dy: velocity.dy + angularVelocity * arm.dx)
    }
}

/// An immovable body.
@MainActor
final class FixedBody: RigidBody {
    var place: CGPoint
    var velocity = CGVector.zero
    var angularVelocity: CGFloat = 0
    let restitution: CGFloat = 0
    let friction: CGFloat

    init(at place: CGPoint = .zero, friction: CGFloat = 0) { (self.place, self.friction) = (place, friction) }
}

/// Two bodies that act on each other, with their mobility.
@MainActor
package struct BodyPair {
    package let a: any RigidBody, b: any RigidBody
    /// The inverse masses, and the inverse moments of inertia; zero for a body that the other cannot move or rotate.
    package let weights: (a: CGFloat, b: CGFloat), turns: (a: CGFloat, b: CGFloat)

    package init(_ a: any RigidBody, _ b: any RigidBody, weights: (a: CGFloat, b: CGFloat), turns: (a: CGFloat, b: CGFloat)) {
        (self.a, self.b, self.weights, self.turns) = (a, b, weights, turns)
    }

    /// Returns the velocity of the second body relative to the first.
    package func velocity(at point: CGPoint) -> CGVector { velocity(from: point, to: point) }
    func velocity(from pointA: CGPoint, to pointB: CGPoint) -> CGVector {
        let a = a.velocity(at: pointA), b = b.velocity(at: pointB)
        return CGVector(dx: b.dx - a.dx, dy: b.dy - a.dy)
    }

    /// Returns the inverse of the speed that an impulse of one produces along a direction.
    func resistance(from pointA: CGPoint, to pointB: CGPoint, _ direction: CGVector) -> CGFloat {
        let a = CGVector(from: a.place, to: pointA).cross(direction), b = CGVector(from: b.place, to: pointB).cross(direction)
        return weights.a + weights.b + a * a * turns.a + b * b * turns.b
    }

    func apply(_ impulse: CGVector, from pointA: CGPoint, to pointB: CGPoint) {
        a.velocity = CGVector(dx: a.velocity.dx - impulse.dx * weights.a, dy: a.velocity.dy - impulse.dy * weights.a)
        b.velocity = CGVector(dx: b.velocity.dx + impulse.dx * weights.b, dy: b.velocity.dy + impulse.dy * weights.b)
        a.angularVelocity -= CGVector(from: a.place, to: pointA).cross(impulse) * turns.a
        b.angularVelocity += CGVector(from: b.place, to: pointB).cross(impulse) * turns.b
    }

    /// Moves the bodies apart by `distance` along `direction`, which points from the first to the second, each by its share.
    func part(by distance: CGFloat, along direction: CGVector) {
        let sum = weights.a + weights.b
        guard sum > 0, distance != 0 else { return }
        func move(_ body: any RigidBody, _ way: CGFloat) {
            if way != 0 { body.place = CGPoint(x: body.place.x + direction.dx * way, y: body.place.y + direction.dy * way) }
        }
        move(a, -distance * weights.a / sum)
        move(b, distance * weights.b / sum)
    }
}

/// Separates bodies that overlap: impulses in rounds, with Coulomb friction, then most of the position correction.
@MainActor
package struct ContactSolver {
    package typealias Meeting = (pair: BodyPair, collision: Collision)
    private static let rounds = 8
    private static let wayOut: CGFloat = 0.6

    /// The speed, in points per second, below which bodies that meet come to rest.
    let restingSpeed: CGFloat
    /// The overlap of bodies that is tolerated, in points.
    let slop: CGFloat

    package nonisolated init(restingSpeed: CGFloat, slop: CGFloat) { (self.restingSpeed, self.slop) = (restingSpeed, slop) }

    package func solve(_ meetings: [Meeting]) {
        var points = meetings.flatMap { pair, collision in collision.points.map { Contact(pair, collision.normal, $0, restingSpeed) } }
        for _ in 0..<Self.rounds { for index in points.indices { points[index].push() } }
        for (pair, collision) in meetings { pair.part(by: max(collision.depth - slop, 0) * Self.wayOut, along: collision.normal) }
    }

    /// A point at which two bodies push each other.
    @MainActor
    private struct Contact {
        let pair: BodyPair
        let normal: CGVector, along: CGVector
        let point: CGPoint
        /// The speed at which the bodies separate after the collision, along the normal.
        let bounce: CGFloat
        // The accumulated impulses of the rounds. A later round may take back an excess.
        private var impulse: CGFloat = 0
        private var friction: CGFloat = 0

        init(_ pair: BodyPair, _ normal: CGVector, _ point: CGPoint, _ restingSpeed: CGFloat) {
            (self.pair, self.normal, self.point) = (pair, normal, point)
            along = CGVector(dx: -normal.dy, dy: normal.dx)
            let approach = pair.velocity(at: point).dot(normal)
            bounce = approach < -restingSpeed ? -approach * max(pair.a.restitution, pair.b.restitution) : 0
        }

        mutating func push() {
            let wanted = max(impulse + (bounce - pair.velocity(at: point).dot(normal)) / pair.resistance(from: point, to: point, normal), 0)
            guard wanted.isFinite else { return }
            pair.apply(normal * (wanted - impulse), from: point, to: point)
            impulse = wanted
            let most = impulse * sqrt(max(pair.a.friction * pair.b.friction, 0))
            let held = min(
                max(friction - pair.velocity(at: point).dot(along) / pair.resistance(from: point, to: point, along), -most), most)
            guard held.isFinite else { return }
            pair.apply(along * (held - friction), from: point, to: point)
            friction = held
        }
    }
}
