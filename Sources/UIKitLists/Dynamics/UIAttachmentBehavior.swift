import Foundation
import UIKitControls

/// Holds an item at a distance from a point or from another item, stiffly or as a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable { case items, anchor }

    public let attachedBehaviorType: AttachmentType
    open private(set) var items: [any UIDynamicItem]
    /// Where the item hangs when it is attached to a point.
    open var anchorPoint: CGPoint { didSet { dynamicAnimator?.resume() } }
    open var length: CGFloat { didSet { dynamicAnimator?.resume() } }
    /// Of the spring, in oscillations a second; 0 is a stiff rod.
    open var frequency: CGFloat = 0
    open var damping: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    open var attachmentRange = UIFloatRange.infinite

    // FIXME(gap): attachments hold the items' centres; an offset turns nothing.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (attachedBehaviorType, items, anchorPoint) = (.anchor, [item], point)
        length = hypot(item.center.x - point.x, item.center.y - point.y)
        super.init()
    }
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point) }

    public init(item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset) {
        (attachedBehaviorType, items, anchorPoint) = (.items, [item1, item2], item2.center)
        length = hypot(item1.center.x - item2.center.x, item1.center.y - item2.center.y)
        super.init()
    }
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    override var dynamicItems: [any UIDynamicItem] { items }

    /// From the item to what holds it, how far it is beyond the length, and both ends' bodies.
    private func pull(_ animator: UIDynamicAnimator) -> (direction: CGVector, excess: CGFloat, body: DynamicBody, other: DynamicBody?) {
        let body = animator.body(of: items[0])
        let other = items.count > 1 ? animator.body(of: items[1]) : nil
        let target = other?.item.center ?? anchorPoint
        let delta = CGVector(dx: target.x - body.item.center.x, dy: target.y - body.item.center.y)
        let distance = hypot(delta.dx, delta.dy)
        guard distance > 0.000_1 else { return (CGVector(dx: 0, dy: -1), -length, body, other) }
        return (CGVector(dx: delta.dx / distance, dy: delta.dy / distance), distance - length, body, other)
    }

    override func applyForces(_ animator: UIDynamicAnimator, step: CGFloat) {
        guard frequency > 0 else { return }
        let (direction, excess, body, other) = pull(animator)
        let pace = 2 * CGFloat.pi * frequency
        let relative = CGVector(dx: body.velocity.dx - (other?.velocity.dx ?? 0), dy: body.velocity.dy - (other?.velocity.dy ?? 0))
        let along = relative.dx * direction.dx + relative.dy * direction.dy
        let acceleration = pace * pace * excess - 2 * damping * pace * along
        let share: CGFloat = other.map { $0.isAnchored ? 1 : $0.mass / ($0.mass + body.mass) } ?? 1
        body.acceleration.dx += direction.dx * acceleration * share
        body.acceleration.dy += direction.dy * acceleration * share
        other?.acceleration.dx -= direction.dx * acceleration * (1 - share)
        other?.acceleration.dy -= direction.dy * acceleration * (1 - share)
    }

    override func resolve(_ animator: UIDynamicAnimator, step: CGFloat) {
        guard frequency == 0 else { return }
        let (direction, excess, body, other) = pull(animator)
        let share: CGFloat = other.map { $0.isAnchored ? 1 : $0.mass / ($0.mass + body.mass) } ?? 1
        move(body, direction, excess * share)
        if let other { move(other, direction, -excess * (1 - share)) }
    }

    /// Puts an end where the rod lets it be, and takes away what speed leads out of there.
    private func move(_ body: DynamicBody, _ direction: CGVector, _ distance: CGFloat) {
        guard !body.isAnchored, distance != 0 else { return }
        body.item.center = CGPoint(x: body.item.center.x + direction.dx * distance, y: body.item.center.y + direction.dy * distance)
        let along = body.velocity.dx * direction.dx + body.velocity.dy * direction.dy
        body.velocity = CGVector(dx: body.velocity.dx - direction.dx * along, dy: body.velocity.dy - direction.dy * along)
    }

    override func isAtRest(_ animator: UIDynamicAnimator) -> Bool { frequency == 0 || abs(pull(animator).excess) < 0.5 }
}

public struct UIFloatRange: Equatable, Sendable {
    public var minimum: CGFloat
    public var maximum: CGFloat
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
}
