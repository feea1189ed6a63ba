import Foundation
import UIKitControls

/// Keeps an item at a distance from a point or from another item, rigidly or as a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kind of partner: another item, or a point.
    public enum AttachmentType: Int, Sendable { case items, anchor }

    open private(set) var attachedBehaviorType: AttachmentType
    open private(set) var items: [any UIDynamicItem]
    /// The point to which the item is attached, if it isn't attached to another item.
    open var anchorPoint: CGPoint { didSet { dynamicAnimator?.resume() } }
    /// The distance in points between both ends. Initially, it is the distance at creation.
    open var length: CGFloat { didSet { dynamicAnimator?.resume() } }
    /// The frequency of the spring, in oscillations per second; 0 is a rigid rod.
    open var frequency: CGFloat = 0
    /// The damping of the spring, from 0 for none to 1 for most. It has an effect with a frequency only.
    open var damping: CGFloat = 0
    // FIXME(gap): joints turn without friction.
    /// The force against rotation about the anchor. It is stored but has no effect: joints turn without friction.
    open var frictionTorque: CGFloat = 0
    /// The range along the axis, from the anchor, in which a sliding attachment lets its item move.
    open var attachmentRange = UIFloatRange.infinite { didSet { dynamicAnimator?.resume() } }

    private enum Joint {
        /// A fixed distance.
        case rod
        /// A maximum distance.
        case rope
        /// A line through the anchor along which the item may move.
        case slide(CGVector)
        /// A fixed position relative to the other item.
        case fixed
        /// A common point of both items, about which they rotate.
        case pin
    }
    private var joint = Joint.rod
    /// The offset of a slide or a fixed position from the second item, or from the anchor.
    private var place = CGVector.zero
    /// The attachment point of each item, relative to its center while it is upright.
    private var offsets: [CGVector]

    /// Creates an attachment of a point of an item, relative to its center, to a point of the reference view.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (attachedBehaviorType, items, anchorPoint) = (.anchor, [item], point)
        offsets = [CGVector(offset)]
        length = CGVector(from: point, to: item.center + offsets[0]).length
        super.init()
    }
    /// Creates an attachment of an item's center to a point of the reference view.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Creates an attachment of two items at points relative to their centers.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        (attachedBehaviorType, items, anchorPoint) = (.items, [item1, item2], item2.center)
        offsets = [CGVector(offset1), CGVector(offset2)]
        length = CGVector(from: item1.center + offsets[0], to: item2.center + offsets[1]).length
        super.init()
    }
    /// Creates an attachment of two items at their centers.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Creates an attachment in which the item slides along `axis` through `point`, together with the other item.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        let made = UIAttachmentBehavior(item: item1, attachedTo: item2)
        made.joint = .slide(axis.normalized)
        made.place = CGVector(dx: point.x - item2.center.x, dy: point.y - item2.center.y)
        return made
    }
    /// Creates an attachment in which the item slides along `axis` through `point`.
    open class func slidingAttachment(with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector)
        -> UIAttachmentBehavior
    {
        let made = UIAttachmentBehavior(item: item, attachedToAnchor: point)
        made.joint = .slide(axis.normalized)
        return made
    }
    /// Creates a rope as long as the present distance.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        let made = UIAttachmentBehavior(item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
        made.joint = .rope
        return made
    }
    /// Creates an attachment in which the item keeps its position relative to the other one.
    open class func fixedAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint)
        -> UIAttachmentBehavior
    {
        let made = UIAttachmentBehavior(item: item1, attachedTo: item2)
        made.joint = .fixed
        made.place = CGVector(dx: item1.center.x - item2.center.x, dy: item1.center.y - item2.center.y)
        return made
    }
    /// Creates an attachment in which the items rotate about a common point.
    // FIXME(gap): `attachmentRange` does not limit the rotation.
    /// Creates an attachment in which two items rotate about a common point. `attachmentRange` does not limit the rotation here.
    open class func pinAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint)
        -> UIAttachmentBehavior
    {
        let made = UIAttachmentBehavior(item: item1, attachedTo: item2)
        made.joint = .pin
        made.offsets = [item1, item2].map { DynamicBody($0).offset(of: point) }
        return made
    }

    override var dynamicItems: [any UIDynamicItem] { items }

    /// Returns the pair of the item and its holder, and the points at which they are attached.
    private func hold(_ animator: UIDynamicAnimator) -> (pair: BodyPair, from: CGPoint, to: CGPoint) {
        let body = animator.body(of: items[0]), from = body.point(at: offsets[0])
        guard items.count > 1 else {
            return (BodyPair(body, FixedBody(at: anchorPoint), weights: (body.weight, 0), turns: (body.turnWeight, 0)), from, anchorPoint)
        }
        let other = animator.body(of: items[1])
        return (
            BodyPair(body, other, weights: (body.weight, other.weight), turns: (body.turnWeight, other.turnWeight)), from,
            other.point(at: offsets[1])
        )
    }

    /// Returns the unit vector from one point to the other, and the distance by which they exceed the length.
    private func pull(from: CGPoint, to: CGPoint) -> (direction: CGVector, excess: CGFloat) {
        let way = CGVector(from: from, to: to), distance = way.length
        return distance > 0.000_1 ? (way.normalized, distance - length) : (CGVector(dx: 0, dy: -1), -length)
    }

    override func applyForces(_ animator: UIDynamicAnimator, step: CGFloat) {
        guard frequency > 0 else { return }
        let (pair, from, to) = hold(animator), (direction, excess) = pull(from: from, to: to)
        let resistance = pair.resistance(from: from, to: to, direction), pace = 2 * CGFloat.pi * frequency
        guard resistance > 0 else { return }
        let acceleration = pace * pace * excess + 2 * damping * pace * pair.velocity(from: from, to: to).dot(direction)
        pair.apply(direction * (-acceleration * step / resistance), from: from, to: to)
    }

    override func resolve(_ animator: UIDynamicAnimator, step: CGFloat) {
        guard frequency == 0 else { return }
        let (pair, from, to) = hold(animator), (direction, excess) = pull(from: from, to: to)
        switch joint {
        case .slide, .fixed: settle(animator)
        case .rod: keep(pair, from, to, direction, excess)
        case .rope: if excess > 0, pair.velocity(from: from, to: to).dot(direction) > 0 { keep(pair, from, to, direction, excess) }
        case .pin:
            // Each axis affects the other a little.
            for _ in 0..<4 { for axis in [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)] { keep(pair, from, to, axis, 0) } }
            let way = CGVector(from: from, to: to)
            pair.part(by: -way.length, along: way.normalized)
        }
    }

    /// Removes the speed at which two points move along the direction, and their excess distance.
    private func keep(_ pair: BodyPair, _ from: CGPoint, _ to: CGPoint, _ direction: CGVector, _ excess: CGFloat) {
        let resistance = pair.resistance(from: from, to: to, direction)
        guard resistance > 0 else { return }
        pair.apply(direction * (-pair.velocity(from: from, to: to).dot(direction) / resistance), from: from, to: to)
        pair.part(by: -excess, along: direction)
    }

    /// Returns the position at which a slide or a fixed attachment allows the item.
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

    /// Moves an end to an allowed position, and removes the velocity that leads away from it.
    private func move(_ body: DynamicBody, _ direction: CGVector, _ distance: CGFloat) {
        guard !body.isAnchored, distance != 0 else { return }
        body.item.center = CGPoint(x: body.item.center.x + direction.dx * distance, y: body.item.center.y + direction.dy * distance)
        let along = body.velocity.dx * direction.dx + body.velocity.dy * direction.dy
        body.velocity = CGVector(dx: body.velocity.dx - direction.dx * along, dy: body.velocity.dy - direction.dy * along)
    }

    override func isAtRest(_ animator: UIDynamicAnimator) -> Bool {
        guard frequency > 0 else { return true }
        let (_, from, to) = hold(animator)
        return abs(pull(from: from, to: to).excess) < 0.5
    }
}

private func + (point: CGPoint, way: CGVector) -> CGPoint { CGPoint(x: point.x + way.dx, y: point.y + way.dy) }

extension CGVector {
    fileprivate init(_ offset: UIOffset) { self.init(dx: offset.horizontal, dy: offset.vertical) }
    fileprivate var normalized: CGVector {
        let length = hypot(dx, dy)
        return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
    }
}

/// A closed range of numbers.
public struct UIFloatRange: Equatable, Sendable {
    /// The lower end.
    public var minimum: CGFloat
    /// The upper end.
    public var maximum: CGFloat
    /// Creates a range.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
    /// The range of nothing but 0.
    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    /// The range without ends.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
}
