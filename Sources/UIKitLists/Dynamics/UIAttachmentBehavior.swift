import Foundation
import UIKitControls

/// Holds an item at a distance from a point or from another item, stiffly or as a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable { case items, anchor }

    open private(set) var attachedBehaviorType: AttachmentType
    open private(set) var items: [any UIDynamicItem]
    /// Where the item hangs when it is attached to a point.
    open var anchorPoint: CGPoint { didSet { dynamicAnimator?.resume() } }
    open var length: CGFloat { didSet { dynamicAnimator?.resume() } }
    /// Of the spring, in oscillations a second; 0 is a stiff rod.
    open var frequency: CGFloat = 0
    open var damping: CGFloat = 0
    // FIXME(gap): joints turn without friction.
    open var frictionTorque: CGFloat = 0
    /// How far a sliding attachment lets its item go along the axis, from the anchor.
    open var attachmentRange = UIFloatRange.infinite { didSet { dynamicAnimator?.resume() } }

    private enum Joint {
        /// A distance that is kept.
        case rod
        /// A distance that is not exceeded.
        case rope
        /// A line through the anchor, on which the item may move.
        case slide(CGVector)
        /// A place beside the other item.
        case fixed
    }
    private var joint = Joint.rod
    /// From the second item, or from the anchor, to where a slide or a fixed place lies.
    private var place = CGVector.zero

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

    /// The item slides along `axis` through `point`, with the other item.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        let made = UIAttachmentBehavior(item: item1, attachedTo: item2)
        made.joint = .slide(axis.normalized)
        made.place = CGVector(dx: point.x - item2.center.x, dy: point.y - item2.center.y)
        return made
    }
    /// The item slides along `axis` through `point`.
    open class func slidingAttachment(with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector) -> UIAttachmentBehavior {
        let made = UIAttachmentBehavior(item: item, attachedToAnchor: point)
        made.joint = .slide(axis.normalized)
        return made
    }
    /// A rope as long as the present distance.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        let made = UIAttachmentBehavior(item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
        made.joint = .rope
        return made
    }
    /// The item keeps its place beside the other one.
    open class func fixedAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint) -> UIAttachmentBehavior {
        let made = UIAttachmentBehavior(item: item1, attachedTo: item2)
        made.joint = .fixed
        made.place = CGVector(dx: item1.center.x - item2.center.x, dy: item1.center.y - item2.center.y)
        return made
    }
    /// The items turn about a point between them. Items here do not turn, so the distance of their centres is kept.
    open class func pinAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item: item1, attachedTo: item2)
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
        switch joint {
        case .rod: break
        case .rope: if pull(animator).excess <= 0 { return }
        case .slide, .fixed: return settle(animator)
        }
        let (direction, excess, body, other) = pull(animator)
        let share: CGFloat = other.map { $0.isAnchored ? 1 : $0.mass / ($0.mass + body.mass) } ?? 1
        move(body, direction, excess * share)
        if let other { move(other, direction, -excess * (1 - share)) }
    }

    /// Where a slide or a fixed place lets the item be.
    private func allowedCenter(_ center: CGPoint) -> CGPoint {
        let reference = items.count > 1 ? items[1].center : anchorPoint
        let origin = CGPoint(x: reference.x + place.dx, y: reference.y + place.dy)
        guard case .slide(let axis) = joint else { return origin }
        let along = (center.x - origin.x) * axis.dx + (center.y - origin.y) * axis.dy
        let held = max(attachmentRange.minimum, min(attachmentRange.maximum, along))
        return CGPoint(x: origin.x + axis.dx * held, y: origin.y + axis.dy * held)
    }

    private func settle(_ animator: UIDynamicAnimator) {
        let body = animator.body(of: items[0])
        let allowed = allowedCenter(body.item.center)
        let delta = CGVector(dx: allowed.x - body.item.center.x, dy: allowed.y - body.item.center.y)
        move(body, delta.normalized, hypot(delta.dx, delta.dy))
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

extension CGVector {
    fileprivate var normalized: CGVector {
        let length = hypot(dx, dy)
        return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
    }
}

/// A range of numbers with both ends in it.
public struct UIFloatRange: Equatable, Sendable {
    public var minimum: CGFloat
    public var maximum: CGFloat
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
}
