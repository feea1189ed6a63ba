import RuleTrait
import Testing
import UIKitText

@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { if log.last != "didScroll" { log.append("didScroll") } }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        log.append("willEndDragging")
        self.velocity = velocity.y
        target = targetContentOffset.pointee.y
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
    var velocity: CGFloat = 0
    var target: CGFloat = 0
}

@MainActor @Suite(.serialized) struct ScrollPhysicsTests {
    private func scroller() -> (UIScrollView, ScrollLog, ListWindow) {
        let view = UIScrollView(frame: .zero)
        let log = ScrollLog()
        view.contentInsetAdjustmentBehavior = .never
        let stage = ListWindow(view, size: CGSize(width: 393, height: 852))
        view.contentSize = CGSize(width: 393, height: 40_000)
        view.contentOffset.y = 5000
        view.delegate = log
        return (view, log, stage)
    }

    // The trace decel_v750: 14 moves of -6 points, 8 ms apart.
    @Test("a flick of 750 points per second travels and stops as measured")
    func flick() {
        let (view, log, stage) = scroller()
        stage.touch(.began, CGPoint(x: 196, y: 792))
        for move in 1...14 {
            stage.settle(0.008)
            stage.touch(.moved, CGPoint(x: 196, y: 792 - 6 * CGFloat(move)))
        }
        stage.settle(0.008)
        stage.touch(.ended, CGPoint(x: 196, y: 708))
        #expect(abs(log.velocity - 0.75) < 0.001)
        #expect(abs(log.target - 5443.667) < 0.5)
        stage.settle(0.5)
        stage.settle(3)
        #expect(abs(view.contentOffset.y - 5443.333) < 0.7)
        #expect(
            log.log == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll",
                "didEndDecelerating",
            ])
    }

    @Test("a finger that rests before it lifts leaves the content in place")
    func rest() {
        let (view, log, stage) = scroller()
        stage.touch(.began, CGPoint(x: 196, y: 792))
        for move in 1...60 {
            stage.settle(0.016)
            stage.touch(.moved, CGPoint(x: 196, y: 792 - 3 * CGFloat(move)))
        }
        stage.settle(0.32)
        stage.touch(.ended, CGPoint(x: 196, y: 612))
        // 180 points of travel minus the 10 of recognition.
        #expect(view.contentOffset.y == 5170)
        #expect(log.log.last == "didEndDragging false")
    }
}
