import Testing
import UIKit
import UIKitTesting

/// The touches that views and controls with gesture recognizers receive, as documented and reported.
@MainActor @Suite("touches as public reports have them", .serialized)
struct GestureReportTests {
    private final class Told: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }

    private func stage(_ view: UIView) -> Stage {
        let root = UIViewController()
        view.frame = CGRect(x: 50, y: 200, width: 100, height: 100)
        root.view.addSubview(view)
        let stage = Stage(root: root)
        stage.settle()
        return stage
    }
    private let point = CGPoint(x: 100, y: 250)

    // UIGestureRecognizer's documentation of `delaysTouchesEnded`, which gives both sequences. topic.alibabacloud.com, "Gesture recognizers
    // and touch event distribution", measured others on iOS 7; the documentation takes precedence.
    @Test("a double-tap recognizer with delaysTouchesEnded off delivers the whole first touch to the view")
    func doubleTap() {
        let view = Told(), tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.delaysTouchesEnded = false
        view.addGestureRecognizer(tap)
        let stage = stage(view)
        stage.tap(at: point)
        stage.advance(by: 0.05)
        stage.tap(at: point)
        stage.settle()
        #expect(view.log == ["began", "ended", "began", "cancelled"])
    }

    // The same documentation: a touch that is no double tap reaches its view whole.
    @Test("a single tap under a double tap recognizer ends when the second one does not come")
    func singleTap() {
        let view = Told(), tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)
        let stage = stage(view)
        stage.tap(at: point)
        #expect(view.log == ["began"])
        stage.advance(by: 1)
        #expect(view.log == ["began", "ended"])
    }

    // mattrajca.com/2016/09/07/detecting-long-presses-on-uibarbuttonitems.html and discussions.unity.com/t/7061, which measured a second.
    @Test("a touch counts as a tap when it is lifted within a second, and no longer after that", arguments: [0.5, 1.2])
    func heldTap(_ duration: TimeInterval) {
        final class Counting: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { counts += touches.map(\.tapCount) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { counts += touches.map(\.tapCount) }
        }
        let view = Counting(), stage = stage(view)
        stage.touch(.began, point)
        stage.advance(by: duration)
        stage.touch(.ended, point)
        #expect(view.counts == [1, duration < 1 ? 1 : 0])
    }

    // UIGestureRecognizer's documentation of `cancelsTouchesInView` and `delaysTouchesBegan`.
    @Test(
        "a recognized pan cancels the view's touch, unless it cancels nothing; with delayed begins the view gets no touches",
        arguments: [0, 1, 2])
    func pan(_ kind: Int) {
        let view = Told(), pan = UIPanGestureRecognizer()
        pan.cancelsTouchesInView = kind != 1
        pan.delaysTouchesBegan = kind == 2
        view.addGestureRecognizer(pan)
        let stage = stage(view)
        stage.drag(from: point, to: CGPoint(x: 140, y: 250))
        stage.settle()
        let once = view.log.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
        #expect(once.first == (kind == 2 ? nil : "began") && once.last == [0: "cancelled", 1: "ended"][kind])
    }

    // logcg.com/en/archives/1833.html: a double tap sends touchDown twice, and touchDownRepeat for the second.
    @Test("the second tap of a double tap repeats touchDown, and each tap ends inside")
    func repeated() {
        let control = UIControl(), stage = stage(control)
        var log: [String] = []
        for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchUpInside, "up")] {
            control.addAction(UIAction { _ in log.append(name) }, for: event)
        }
        stage.tap(at: point)
        stage.advance(by: 0.05)
        stage.tap(at: point)
        stage.settle()
        #expect(log.filter { $0 == "down" }.count == 2 && log.filter { $0 == "repeat" }.count == 1 && log.filter { $0 == "up" }.count == 2)
        #expect(log.prefix(2) == ["down", "up"] && log.last == "up" && !log.prefix(2).contains("repeat"))
    }

    // newbetuts.com/4961386 and khanlou.com/2018/09/hacking-hit-tests: the last subview is tested first, and only inside its superview.
    @Test("a touch goes to the frontmost view under it, and to none outside of its superview")
    func order() {
        let host = Told(), back = Told(frame: CGRect(x: 0, y: 0, width: 60, height: 60)),
            front = Told(frame: CGRect(x: 30, y: 0, width: 200, height: 60))
        host.addSubview(back)
        host.addSubview(front)
        let stage = stage(host)
        #expect(host.hitTest(CGPoint(x: 40, y: 30), with: nil) === front && host.hitTest(CGPoint(x: 10, y: 30), with: nil) === back)
        #expect(host.hitTest(CGPoint(x: 150, y: 30), with: nil) == nil && host.hitTest(CGPoint(x: 90, y: 90), with: nil) === host)
        front.alpha = 0.005
        #expect(host.hitTest(CGPoint(x: 40, y: 30), with: nil) === back)
        stage.tap(at: CGPoint(x: 90, y: 230))
        stage.settle()
        #expect(back.log == ["began", "ended"] && front.log == [])
    }
}
