import Foundation
import RuleTrait
import Testing

@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The touches that a scroll view leaves to its content, according to public reports.
@MainActor @Suite("touches in a scroll view's content", .serialized)
struct ContentTouchTests {
    private final class Told: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }
    private final class Yielding: UIScrollView {
        override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }

    /// Puts `content` where the finger lands, holds it there, and drags up.
    private func drag(_ content: UIView, in view: UIScrollView = UIScrollView(), after seconds: TimeInterval) -> UIScrollView {
        let stage = ListWindow(view)
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 375, height: 3000)
        content.frame = CGRect(x: 50, y: 300, width: 200, height: 100)
        view.addSubview(content)
        stage.settle()
        stage.touch(.began, CGPoint(x: 100, y: 350))
        stage.settle(seconds)
        for y in stride(from: 340.0, through: 150, by: -10) {
            stage.touch(.moved, CGPoint(x: 100, y: y))
            stage.settle(1 / 60)
        }
        stage.touch(.ended, CGPoint(x: 100, y: 150))
        stage.settle(3)
        return view
    }

    // rightpoint.com/rplabs/fixing-controls-and-scrolling-button-views-ios; UIScrollView's documentation of `touchesShouldCancel(in:)`.
    @Test("a drag that began on a button scrolls if the scroll view takes touches from controls")
    func buttons() {
        let button = UIButton(type: .system)
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        let view = drag(button, in: Yielding(), after: 0.4)
        #expect(view.contentOffset.y > 50 && events == ["down", "cancel"])
    }

    @Test("a control that has the touch keeps it: the drag does not scroll; a drag within 0.15 seconds takes the touch before the control")
    func controls() {
        for (seconds, events) in [(0.4, ["down", "up"]), (0.05, [])] {
            let control = UIControl()
            var log: [String] = []
            control.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
            control.addAction(UIAction { _ in log.append("up") }, for: [.touchUpInside, .touchUpOutside])
            control.addAction(UIAction { _ in log.append("cancel") }, for: .touchCancel)
            let view = drag(control, after: seconds)
            #expect((view.contentOffset.y > 50) == events.isEmpty && log == events)
        }
    }

    private final class Following: UIScrollView {
        var offsets: [CGFloat] = []
        override var contentOffset: CGPoint { didSet { offsets.append(contentOffset.y) } }
    }
    /// Goes no farther than 40 points, as the outer or the inner of two nested scroll views does.
    private final class Limited: UIScrollView {
        override var contentOffset: CGPoint {
            get { super.contentOffset }
            set { super.contentOffset = CGPoint(x: newValue.x, y: min(newValue.y, 40)) }
        }
    }

    @Test("drags, decelerations, and animations set the contentOffset that a subclass overrides")
    func overriddenOffset() {
        let following = Following()
        _ = drag(UIView(), in: following, after: 0.01)
        #expect(following.offsets.count > 20 && following.offsets.last == following.contentOffset.y && following.contentOffset.y > 100)
        let limited = Limited()
        _ = drag(UIView(), in: limited, after: 0.01)
        #expect(limited.contentOffset.y == 40 && limited.bounds.minY == 40)
        let animated = Limited(), stage = ListWindow(animated)
        animated.contentSize = CGSize(width: 375, height: 3000)
        animated.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        stage.settle(1)
        #expect(animated.bounds.minY == 40)
    }

    // UIScrollView's documentation of the two members.
    @Test("content that may not lose its touches, or not receive them")
    func gates() {
        final class Closed: UIScrollView {
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
        }
        let keeping = UIScrollView(), kept = Told()
        keeping.canCancelContentTouches = false
        #expect(drag(kept, in: keeping, after: 0.4).contentOffset.y == 0 && kept.log == ["began", "ended"])
        let told = Told()
        #expect(drag(told, in: Closed(), after: 0.4).contentOffset.y > 50 && told.log == [])
    }

    @Test("content gets its touch after 0.15 seconds, when a tap ends, or immediately if the touch does not drag this scroll view")
    func delay() {
        let content = Told(), view = UIScrollView(), stage = ListWindow(view)
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 375, height: 3000)
        content.frame = CGRect(x: 50, y: 300, width: 200, height: 100)
        view.addSubview(content)
        stage.settle()
        stage.touch(.began, CGPoint(x: 100, y: 350))
        stage.settle(0.14)
        #expect(content.log == [])
        stage.settle(0.02)
        #expect(content.log == ["began"])
        stage.touch(.ended, CGPoint(x: 100, y: 350))
        stage.settle(1)
        content.log = []
        stage.touch(.began, CGPoint(x: 100, y: 350))
        stage.settle(0.05)
        stage.touch(.ended, CGPoint(x: 100, y: 350))
        #expect(content.log == ["began", "ended"])
        stage.settle(1)
        content.log = []
        stage.touch(.began, CGPoint(x: 100, y: 350))
        for x in stride(from: 110.0, through: 140, by: 10) {
            stage.settle(1 / 60)
            stage.touch(.moved, CGPoint(x: x, y: 350))
        }
        #expect(view.contentOffset == .zero && !view.isDragging)
        #expect(content.log.first == "began")
        stage.touch(.ended, CGPoint(x: 140, y: 350))
    }

    // mo4tech.com, "How is UIScrollView implemented": content that got the touch loses it again.
    @Test("a view that a finger rested on gets its touch, and loses it to the scroll")
    func views() {
        let content = Told(), view = drag(content, after: 0.4)
        #expect(view.contentOffset.y > 50)
        #expect(content.log == ["began", "cancelled"])
    }

    @Test("without a delay the content gets its touch immediately, and a view loses it to the scroll")
    func undelayed() {
        let scroll = UIScrollView(), content = Told()
        scroll.delaysContentTouches = false
        let view = drag(content, in: scroll, after: 0.02)
        #expect(view.contentOffset.y > 50 && content.log == ["began", "cancelled"])
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var selected: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
    }

    // codingpan.com/2015/08/07 and taourl.com/read-3489503.html: the tap that is to dismiss a keyboard.
    @Test("a tap recognizer above a table takes the taps on its rows, unless it cancels nothing: then both act", arguments: [true, false])
    func tapsAboveTable(_ cancels: Bool) {
        let host = UIView(), table = UITableView(), rows = Rows(), tap = UITapGestureRecognizer(), stage = ListWindow(host)
        var taps = 0
        tap.cancelsTouchesInView = cancels
        tap.addHandler { _ in taps += 1 }
        host.addGestureRecognizer(tap)
        table.frame = host.bounds
        table.rowHeight = 50
        table.dataSource = rows
        table.delegate = rows
        host.addSubview(table)
        stage.settle()
        stage.tap(CGPoint(x: 100, y: 125), in: table)
        stage.settle(0.5)
        #expect(taps == 1 && rows.selected == (cancels ? [] : [2]))
    }
}
