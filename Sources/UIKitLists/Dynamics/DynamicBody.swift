import Foundation
import UIKitControls

/// The animator's state of one item: its motion, and the material that the behaviors set.
@MainActor
final class DynamicBody: RigidBody {
    let item: any UIDynamicItem
    var velocity = CGVector.zero
    var angularVelocity: CGFloat = 0
    var angle: CGFloat
    /// The accelerations of this step, in points per second squared and radians per second squared.
    var acceleration = CGVector.zero
    var angularAcceleration: CGFloat = 0

    // The properties that UIDynamicItemBehavior sets, with their documented initial values.
    var elasticity: CGFloat = 0
    var friction: CGFloat = 0.2
    var density: CGFloat = 1
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var allowsRotation = true
    var isAnchored = false

    init(_ item: any UIDynamicItem) {
        self.item = item
        angle = atan2(item.transform.b, item.transform.a)
    }

    /// The mass: 1 for 100 by 100 points of density 1; a push of magnitude 1 accelerates it by 100 points per second squared.
    var mass: CGFloat { max(density * item.bounds.width * item.bounds.height / 10_000, 0.000_1) }
    /// The square of the radius of gyration of a rectangle, in square points.
    var gyration: CGFloat { max(item.bounds.width * item.bounds.width + item.bounds.height * item.bounds.height, 1) / 12 }
    /// The inverse mass and moment of inertia; zero for an item that cannot be moved or rotated.
    var weight: CGFloat { isAnchored ? 0 : 1 / mass }
    var turnWeight: CGFloat { isAnchored || !allowsRotation ? 0 : 1 / (mass * gyration) }

    var place: CGPoint {
        get { item.center }
        set { item.center = newValue }
    }
    var restitution: CGFloat { elasticity }

    /// Returns the position of a point that is `offset` from the item's center while the item is upright.
    func point(at offset: CGVector) -> CGPoint {
        CGPoint(
            x: item.center.x + offset.dx * cos(angle) - offset.dy * sin(angle),
            y: item.center.y + offset.dx * sin(angle) + offset.dy * cos(angle))
    }
    /// Returns the offset of a point from the item's center, as it is while the item is upright.
    func offset(of point: CGPoint) -> CGVector {
        let way = CGVector(from: item.center, to: point)
        return CGVector(dx: way.dx * cos(angle) + way.dy * sin(angle), dy: way.dy * cos(angle) - way.dx * sin(angle))
    }

    // MARK: Shape

    private var outline: (size: CGSize, shape: BodyShape)?

    /// The collision shape in the coordinates of the reference view.
    var shape: BodyShape {
        let size = item.bounds.size
        if outline?.size != size { outline = (size, makeShape(size)) }
        return outline!.shape.applying(CGAffineTransform(translationX: item.center.x, y: item.center.y).rotated(by: angle))
    }

    private func makeShape(_ size: CGSize) -> BodyShape {
        let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        switch item.collisionBoundsType {
        case .ellipse where size.width == size.height: return .circle(.zero, size.width / 2)
        case .ellipse: return .hull(DynamicBoundary.segments(of: UIBezierPath(ovalIn: box)).map(\.from))
        case .path: return .hull(DynamicBoundary.segments(of: item.collisionBoundingPath).map(\.from))
        default: return .box(box)
        }
    }

    var frame: CGRect {
        let size = item.bounds.size
        return CGRect(x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width, height: size.height)
    }

    func integrate(_ step: CGFloat) {
        guard !isAnchored else {
            (velocity, angularVelocity) = (.zero, 0)
            return
        }
        velocity.dx += acceleration.dx * step
        velocity.dy += acceleration.dy * step
        let keep = max(0, 1 - resistance * step)
        velocity = CGVector(dx: velocity.dx * keep, dy: velocity.dy * keep)
        if velocity.dx != 0 || velocity.dy != 0 {
            item.center = CGPoint(x: item.center.x + velocity.dx * step, y: item.center.y + velocity.dy * step)
        }
        guard allowsRotation else { return }
        angularVelocity = (angularVelocity + angularAcceleration * step) * max(0, 1 - angularResistance * step)
        if angularVelocity != 0 {
            angle += angularVelocity * step
            item.transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    var isMoving: Bool {
        hypot(velocity.dx, velocity.dy) > DynamicsFigures.restingSpeed || abs(angularVelocity) > DynamicsFigures.restingTurn
    }
}

enum DynamicsFigures {
    /// The acceleration of a gravity of magnitude 1, in points per second squared.
    static let gravity: CGFloat = 1000
    /// The acceleration that a push of magnitude 1 gives a mass of 1.
    static let push: CGFloat = 100
    /// The speed below which an item counts as resting (points and radians per second).
    static let restingSpeed: CGFloat = 4
    static let restingTurn: CGFloat = 0.05
    /// The number of quiet frames after which the animator pauses.
    static let quietFrames = 8
    /// The speed, in points per second, below which items do not bounce.
    static let bouncingSpeed: CGFloat = 50
    /// The overlap of items at rest, in points.
    static let slop: CGFloat = 0.1
    /// The number of integration steps per frame, so that fast items do not jump through boundaries.
    static let stepsPerFrame = 4
}
