import Testing
import UIKit

@testable import UIKitRuntime

@MainActor @Suite(.serialized) struct JointTests {
    private func fall(_ joint: (UIView, UIView) -> UIAttachmentBehavior) -> (UIView, UIView) {
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)), window = UIWindow(frame: room.frame)
        window.addSubview(room)
        window.isHidden = false
        let item = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 20)),
            other = UIView(frame: CGRect(x: 100, y: 20, width: 20, height: 20))
        for view in [item, other] { room.addSubview(view) }
        let animator = UIDynamicAnimator(referenceView: room)
        animator.addBehavior(UIGravityBehavior(items: [item]))
        animator.addBehavior(joint(item, other))
        EventLoop.main.advance(by: 3)
        withExtendedLifetime(animator) {}
        window.isHidden = true
        return (item, other)
    }

    @Test("a sliding attachment moves an item along its axis only, within its range") func slide() {
        let (item, _) = fall { item, _ in
            let slide = UIAttachmentBehavior.slidingAttachment(
                with: item, attachmentAnchor: item.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
            slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 60)
            return slide
        }
        #expect(abs(item.center.y - 170) < 1 && abs(item.center.x - 110) < 0.01)
        let (held, _) = fall { item, _ in
            UIAttachmentBehavior.slidingAttachment(with: item, attachmentAnchor: item.center, axisOfTranslation: CGVector(dx: 1, dy: 0))
        }
        #expect(abs(held.center.y - 110) < 0.01)
    }

    @Test("a fixed attachment keeps an item's position relative to the other") func fixed() {
        let (item, other) = fall { item, other in .fixedAttachment(with: item, attachedTo: other, attachmentAnchor: .zero) }
        #expect(abs(item.center.y - other.center.y - 80) < 0.01)
    }
}
