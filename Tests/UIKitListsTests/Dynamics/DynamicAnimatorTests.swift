import Testing
import UIKitLists
import UIKitRuntime

private final class CollisionLog: NSObject, UICollisionBehaviorDelegate {
    var lines: [String] = []
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {
        lines.append("began \(identifier.map { "\($0)" } ?? "bounds")")
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
    ) {
        lines.append("began item")
    }
}

@MainActor @Suite(.serialized) struct DynamicAnimatorTests {
    private let space = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    private func box(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        space.addSubview(view)
        return view
    }

    private final class Disc: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    @Test("an item's collisionBoundsType and collisionBoundingPath default to its bounds and can be overridden")
    func collisionShape() {
        let items: [any UIDynamicItem] = [Disc(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))]
        #expect(items.map(\.collisionBoundsType) == [.ellipse, .rectangle])
        #expect(items[1].collisionBoundingPath.bounds == CGRect(x: -5, y: -10, width: 10, height: 20))
    }

    @Test("gravity of magnitude 1 accelerates by 1000 points per second squared")
    func gravity() {
        let item = box(CGRect(x: 0, y: 0, width: 50, height: 50))
        let animator = UIDynamicAnimator(referenceView: space)
        animator.addBehavior(UIGravityBehavior(items: [item]))
        #expect(animator.isRunning)
        EventLoop.main.advance(by: 0.5)
        // Half of g t², within the error of a frame's steps.
        #expect(abs(item.frame.minY - 125) < 10)
        animator.removeAllBehaviors()
        #expect(!animator.isRunning)
    }

    @Test("a field pushes in its direction, which can change") func fieldDirection() {
        let item = box(CGRect(x: 50, y: 50, width: 20, height: 20))
        let animator = UIDynamicAnimator(referenceView: space)
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.addItem(item)
        #expect(field.direction == CGVector(dx: 1, dy: 0))
        field.direction = CGVector(dx: 0, dy: 1)
        animator.addBehavior(field)
        EventLoop.main.advance(by: 0.2)
        #expect(item.frame.minX == 50 && item.frame.minY > 50)
    }

    @Test("a falling item comes to rest on the reference view's bounds, and the animator pauses")
    func floor() {
        let item = box(CGRect(x: 100, y: 0, width: 50, height: 50))
        let animator = UIDynamicAnimator(referenceView: space)
        let collision = UICollisionBehavior(items: [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        let log = CollisionLog()
        collision.collisionDelegate = log
        animator.addBehavior(UIGravityBehavior(items: [item]))
        animator.addBehavior(collision)
        EventLoop.main.advance(by: 5)
        #expect(abs(item.frame.maxY - 500) < 0.5)
        #expect(!animator.isRunning)
        #expect(log.lines.first == "began bounds")
    }

    @Test("a boundary between two points stops an item, and its identifier is passed to the delegate")
    func wall() {
        let item = box(CGRect(x: 100, y: 0, width: 50, height: 50))
        let animator = UIDynamicAnimator(referenceView: space)
        let collision = UICollisionBehavior(items: [item])
        collision.addBoundary(withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 300, y: 200))
        let log = CollisionLog()
        collision.collisionDelegate = log
        animator.addBehavior(UIGravityBehavior(items: [item]))
        animator.addBehavior(collision)
        EventLoop.main.advance(by: 3)
        #expect(abs(item.frame.maxY - 200) < 1)
        #expect(log.lines.first == "began shelf")
        animator.removeAllBehaviors()
    }

    @Test("a snapped item ends at its point, upright")
    func snap() {
        let item = box(CGRect(x: 0, y: 0, width: 40, height: 40))
        let animator = UIDynamicAnimator(referenceView: space)
        animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 300)))
        EventLoop.main.advance(by: 4)
        #expect(abs(item.center.x - 200) < 1 && abs(item.center.y - 300) < 1)
        animator.removeAllBehaviors()
    }

    @Test("a push of magnitude 1 gives 100 by 100 points of density 1 a velocity of 100 points per second, once")
    func push() {
        let item = box(CGRect(x: 0, y: 0, width: 100, height: 100))
        let animator = UIDynamicAnimator(referenceView: space)
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.setAngle(0, magnitude: 1)
        animator.addBehavior(push)
        EventLoop.main.advance(by: 1)
        #expect(abs(item.frame.minX - 100) < 4)
        #expect(!push.active)
        animator.removeAllBehaviors()
    }

    @Test("an attachment keeps its length")
    func attachment() {
        let item = box(CGRect(x: 125, y: 175, width: 50, height: 50))
        let animator = UIDynamicAnimator(referenceView: space)
        let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 150, y: 100))
        animator.addBehavior(attachment)
        animator.addBehavior(UIGravityBehavior(items: [item]))
        EventLoop.main.advance(by: 1)
        #expect(attachment.length == 100)
        #expect(abs(hypot(item.center.x - 150, item.center.y - 100) - 100) < 1)
        animator.removeAllBehaviors()
    }

    // MARK: Rotation

    /// Simulates falling items within the boundaries of the reference view.
    private func fall(
        _ items: [UIView], _ time: TimeInterval = 4, _ configure: (UICollisionBehavior, UIDynamicAnimator) -> Void = { _, _ in }
    ) {
        let animator = UIDynamicAnimator(referenceView: space)
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        configure(collision, animator)
        animator.addBehavior(UIGravityBehavior(items: items))
        animator.addBehavior(collision)
        EventLoop.main.advance(by: time)
        animator.removeAllBehaviors()
    }

    private func angle(_ view: UIView) -> CGFloat { atan2(view.transform.b, view.transform.a) }

    @Test("an item that hits a shelf off center tumbles past it and comes to rest on a side", arguments: [true, false])
    func tumble(_ mayTurn: Bool) {
        let item = box(CGRect(x: 100, y: 0, width: 50, height: 50))
        fall([item], 6) { collision, animator in
            collision.addBoundary(withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 115, y: 200))
            let matter = UIDynamicItemBehavior(items: [item])
            matter.allowsRotation = mayTurn
            animator.addBehavior(matter)
        }
        #expect((item.transform != .identity) == mayTurn)
        let quarter = angle(item) / (.pi / 2)
        #expect(abs(quarter - quarter.rounded()) < 0.05)
        #expect(abs(item.center.y - (mayTurn ? 475 : 175)) < 1)
    }

    @Test("a disc rolls down a slope, and friction holds a box of the same size")
    func roll() {
        let disc = Disc(frame: CGRect(x: 20, y: 0, width: 40, height: 40))
        space.addSubview(disc)
        fall([disc], 1) { collision, _ in
            collision.addBoundary(withIdentifier: "slope" as NSString, from: CGPoint(x: 0, y: 100), to: CGPoint(x: 280, y: 160))
        }
        #expect(angle(disc) > 0.5 && disc.center.x > 80)
        let sticky = box(CGRect(x: 60, y: 60, width: 40, height: 40))
        fall([sticky], 2) { collision, animator in
            collision.addBoundary(withIdentifier: "slope" as NSString, from: CGPoint(x: 0, y: 100), to: CGPoint(x: 280, y: 130))
            let matter = UIDynamicItemBehavior(items: [sticky])
            matter.friction = 1
            animator.addBehavior(matter)
        }
        #expect(abs(sticky.center.x - 80) < 15 && abs(angle(sticky) - atan2(30, 280)) < 0.02)
    }

    @Test("boxes that fall on one another stack upright")
    func stack() {
        let items = (0..<3).map { box(CGRect(x: 100, y: CGFloat($0) * 120, width: 60, height: 60)) }
        fall(items)
        for (item, top) in zip(items, [320, 380, 440] as [CGFloat]) {
            #expect(abs(item.center.y - 30 - top) < 1 && abs(item.center.x - 130) < 1 && abs(angle(item)) < 0.01)
        }
    }

    @Test("an item attached by a corner hangs with its center below the anchor")
    func heldByACorner() {
        let item = box(CGRect(x: 100, y: 100, width: 60, height: 60))
        let animator = UIDynamicAnimator(referenceView: space)
        let corner = UIOffset(horizontal: -30, vertical: -30)
        animator.addBehavior(UIAttachmentBehavior(item: item, offsetFromCenter: corner, attachedToAnchor: CGPoint(x: 100, y: 60)))
        animator.addBehavior(UIGravityBehavior(items: [item]))
        let matter = UIDynamicItemBehavior(items: [item])
        (matter.angularResistance, matter.resistance) = (4, 4)
        animator.addBehavior(matter)
        EventLoop.main.advance(by: 8)
        #expect(abs(angle(item) - .pi / 4) < 0.05)
        #expect(abs(item.center.x - 100) < 1 && abs(item.center.y - 100 - 30 * 2.squareRoot()) < 1)
        animator.removeAllBehaviors()
    }

    @Test("a pin attachment keeps a point of both items together while they rotate")
    func pin() {
        let fixed = box(CGRect(x: 100, y: 100, width: 40, height: 40)), arm = box(CGRect(x: 140, y: 100, width: 80, height: 20))
        let animator = UIDynamicAnimator(referenceView: space)
        let anchor = UIDynamicItemBehavior(items: [fixed])
        anchor.isAnchored = true
        animator.addBehavior(anchor)
        animator.addBehavior(UIAttachmentBehavior.pinAttachment(with: arm, attachedTo: fixed, attachmentAnchor: CGPoint(x: 140, y: 110)))
        animator.addBehavior(UIGravityBehavior(items: [arm]))
        for _ in 0..<10 {
            EventLoop.main.advance(by: 0.1)
            #expect(abs(hypot(arm.center.x - 140, arm.center.y - 110) - 40) < 1)
        }
        #expect(angle(arm) != 0 && fixed.center == CGPoint(x: 120, y: 120))
        animator.removeAllBehaviors()
    }

    @Test("the end of a contact is reported with the boundary's identifier")
    func ended() {
        final class Log: NSObject, UICollisionBehaviorDelegate {
            var lines: [String] = []
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
            ) {
                lines.append("began")
            }
            func collisionBehavior(
                _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?
            ) {
                lines.append("ended \(identifier.map { "\($0)" } ?? "bounds")")
            }
        }
        let log = Log(), item = box(CGRect(x: 100, y: 0, width: 50, height: 50))
        fall([item], 1.8) { collision, animator in
            collision.collisionDelegate = log
            collision.addBoundary(withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 300, y: 200))
            let matter = UIDynamicItemBehavior(items: [item])
            matter.elasticity = 0.8
            animator.addBehavior(matter)
        }
        #expect(log.lines.prefix(3) == ["began", "ended shelf", "began"])
    }
}
