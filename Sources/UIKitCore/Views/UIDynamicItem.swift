import Foundation

/// The collision shape of an item: its bounds, the ellipse in them, or a path of its own.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

/// An object that a dynamic animator can move, with a center, a size, and a transform.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The item's center in the space of the animator's reference view. The animator sets it.
    var center: CGPoint { get set }
    /// The item's size in points. A change while animated requires `updateItem(usingCurrentState:)` of the animator.
    var bounds: CGRect { get }
    /// The item's transform. The animator sets its rotation.
    var transform: CGAffineTransform { get set }
    /// The item's shape in collisions.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The item's outline if the type is `path`, around the origin as the center. Must be convex and counterclockwise.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The rectangle of the bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The rectangle of the bounds, around the origin as the center.
    public var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }
}
