import UIKit

/// A range from a lower to an upper bound; either may be missing.
open class SKRange: NSObject {
    open var lowerLimit: CGFloat, upperLimit: CGFloat
    /// Creates a range between limits.
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
    /// Creates a range without an upper limit.
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
    /// Creates a range without a lower limit.
    public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    /// Creates a range around a value.
    public convenience init(value: CGFloat, variance: CGFloat) { self.init(lowerLimit: value - variance, upperLimit: value + variance) }
    /// Returns the range of all values.
    open class func withNoLimits() -> Self { unsafeDowncast(SKRange(lowerLimit: -.infinity, upperLimit: .infinity), to: self) }
    func clamp(_ value: CGFloat) -> CGFloat { min(max(value, lowerLimit), upperLimit) }
}

/// A rule that holds for a node after each frame's actions and physics.
open class SKConstraint: NSObject {
    private let body: @MainActor (SKNode) -> Void
    /// Whether the constraint has an effect.
    open var enabled = true
    /// The node in whose coordinates places are limited; nil for the parent.
    open var referenceNode: SKNode?
    init(_ body: @escaping @MainActor (SKNode) -> Void) { self.body = body }
    @MainActor func apply(to node: SKNode) {
        guard let referenceNode, let parent = node.parent, referenceNode !== parent else { return body(node) }
        node.position = referenceNode.convert(node.position, from: parent)
        body(node)
        node.position = parent.convert(node.position, from: referenceNode)
    }

    /// Limits the horizontal place of the node.
    open class func positionX(_ range: SKRange) -> SKConstraint {
        nonisolated(unsafe) let range = range; return SKConstraint { $0.position.x = range.clamp($0.position.x) }
    }
    /// Limits the vertical place of the node.
    open class func positionY(_ range: SKRange) -> SKConstraint {
        nonisolated(unsafe) let range = range; return SKConstraint { $0.position.y = range.clamp($0.position.y) }
    }
    /// Limits the place of the node.
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
        nonisolated(unsafe) let xRange = xRange, yRange = yRange
        return SKConstraint { $0.position = CGPoint(x: xRange.clamp($0.position.x), y: yRange.clamp($0.position.y)) }
    }
    /// Limits the angle of the node in radians.
    open class func zRotation(_ range: SKRange) -> SKConstraint {
        nonisolated(unsafe) let range = range; return SKConstraint { $0.zRotation = range.clamp($0.zRotation) }
    }
    /// Keeps a distance from another node, in points of the scene.
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
        nonisolated(unsafe) let range = range
        return SKConstraint { [weak node] constrained in
            guard let node, let parent = constrained.parent else { return }
            let goal = parent.convert(CGPoint.zero, from: node), x = constrained.position.x - goal.x, y = constrained.position.y - goal.y
            let length = hypot(x, y), wanted = range.clamp(length)
            guard wanted != length else { return }
            constrained.position =
                length > 0
                ? CGPoint(x: goal.x + x / length * wanted, y: goal.y + y / length * wanted) : CGPoint(x: goal.x + wanted, y: goal.y)
        }
    }
    /// Turns the node's x axis toward another node, off by an angle within `offset`, in radians.
    open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
        nonisolated(unsafe) let radians = radians
        return SKConstraint { [weak node] constrained in
            guard let node, let parent = constrained.parent else { return }
            let goal = parent.convert(CGPoint.zero, from: node)
            constrained.zRotation = atan2(goal.y - constrained.position.y, goal.x - constrained.position.x) + radians.clamp(0)
        }
    }
    /// Rotates the node toward a point of its parent, with an offset in radians.
    open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
        nonisolated(unsafe) let radians = radians
        return SKConstraint { $0.zRotation = atan2(point.y - $0.position.y, point.x - $0.position.x) + radians.clamp(0) }
    }
    /// Keeps a distance from a point of the parent.
    open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
        nonisolated(unsafe) let range = range
        return SKConstraint { keep(range, $0, from: point) }
    }
    /// Keeps a distance from a point of a node.
    open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
        nonisolated(unsafe) let range = range
        return SKConstraint { [weak node] constrained in
            guard let node, let parent = constrained.parent else { return }
            keep(range, constrained, from: parent.convert(point, from: node))
        }
    }
    /// Turns the node's x axis toward a point of a node, off by an angle within `offset`, in radians.
    open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
        nonisolated(unsafe) let radians = radians
        return SKConstraint { [weak node] constrained in
            guard let node, let parent = constrained.parent else { return }
            let goal = parent.convert(point, from: node)
            constrained.zRotation = atan2(goal.y - constrained.position.y, goal.x - constrained.position.x) + radians.clamp(0)
        }
    }
    @MainActor private static func keep(_ range: SKRange, _ node: SKNode, from goal: CGPoint) {
        let x = node.position.x - goal.x, y = node.position.y - goal.y, length = hypot(x, y), wanted = range.clamp(length)
        guard wanted != length else { return }
        node.position =
            length > 0 ? CGPoint(x: goal.x + x / length * wanted, y: goal.y + y / length * wanted) : CGPoint(x: goal.x + wanted, y: goal.y)
    }
}
