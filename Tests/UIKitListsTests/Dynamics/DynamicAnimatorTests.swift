import Testing
import UIKitLists
import UIKitRuntime

private final class CollisionLog: NSObject, UICollisionBehaviorDelegate {
    var lines: [String] = []
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) {
        lines.append("began \(identifier.map { "\($0)" } ?? "bounds")")
    }
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) { lines.append("began item") }
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

    @Test("a view's own collision shape is what a behaviour is told")
    func collisionShape() {
        let items: [any UIDynamicItem] = [Disc(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))]
        #expect(items.map(\.collisionBoundsType) == [.ellipse, .rectangle])
        #expect(items[1].collisionBoundingPath.bounds == CGRect(x: -5, y: -10, width: 10, height: 20))
    }

    @Test("gravity of magnitude 1 falls 1000 points per second squared")
    func gravity() {
        let item = box(CGRect(x: 0, y: 0, width: 50, height: 50))
        let animator = UIDynamicAnimator(referenceView: space)
        animator.addBehavior(UIGravityBehavior(items: [item]))
        #expect(animator.isRunning)
        EventLoop.main.advance(by: 0.5)
        // Half of g t², within what the steps of a frame add.
        #expect(abs(item.frame.minY - 125) < 10)
        animator.removeAllBehaviors()
        #expect(!animator.isRunning)
    }

    @Test("an item that falls comes to rest on the reference view's bounds, and the animator pauses")
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

    @Test("a boundary between two points stops an item, and tells its identifier")
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

    @Test("a push of magnitude 1 gives 100 by 100 points of density 1 a speed of 100 points per second, once")
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

    @Test("an attachment holds its length")
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
}
