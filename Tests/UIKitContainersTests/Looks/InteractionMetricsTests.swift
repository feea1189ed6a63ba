import Foundation
import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitRuntime

/// The values of metrics.md that affect gestures.
@MainActor @Suite(.serialized) struct InteractionMetricsTests {
    /// Records the states of its recognizer.
    private final class Counting: UIView {
        static let register: Void = DispatchTable.add(Counting.self, selectors: ["report"]) { object, _, _ in
            let view = unsafeDowncast(object, to: Counting.self)
            view.states += view.gestureRecognizers?.map(\.state) ?? []
            return .handled(nil)
        }
        var states: [UIGestureRecognizer.State] = []
        func add(_ recognizer: UIGestureRecognizer) {
            _ = Self.register
            recognizer.addTarget(self, action: "report")
            addGestureRecognizer(recognizer)
        }
    }

    private func stage(_ recognizer: UIGestureRecognizer) -> (stage: Stage, view: Counting) {
        let root = UIViewController(), stage = Stage(root: root), view = Counting(frame: stage.window.bounds)
        view.add(recognizer)
        root.view.addSubview(view)
        stage.settle()
        return (stage, view)
    }

    private func move(_ stage: Stage, _ start: CGPoint, by step: CGVector, _ count: Int, every interval: TimeInterval) {
        stage.touch(.began, start)
        for index in 1...count {
            stage.advance(by: interval)
            stage.touch(.moved, CGPoint(x: start.x + step.dx * CGFloat(index), y: start.y + step.dy * CGFloat(index)))
        }
    }

    // MARK: 10. Sheets

    @Test(
        "a sheet follows the finger minus ten points, and its dimming fades with it; the grabber has the measured frame",
        .rule("metrics-10")
    )
    func drag() throws {
        let root = UIViewController(), modal = UIViewController(), stage = Stage(root: root),
            sheet = try #require(modal.sheetPresentationController)
        sheet.prefersGrabberVisible = true
        root.present(modal, animated: false)
        stage.settle()
        let rest = modal.view.convert(modal.view.bounds, to: nil), container = try #require(sheet.containerView)
        let dimming = try #require(
            container.subviews.first { ($0.backgroundColor?.cgColor.alpha ?? 0) > 0 && $0.frame == container.bounds })
        #expect(dimming.backgroundColor == UIColor.black && abs(dimming.alpha - 0.2) < 0.001)
        func all(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all($0) } }
        let grabber = try #require(all(container).first { $0.bounds.size == CGSize(width: 36, height: 5) })
        #expect(
            grabber.layer.cornerRadius == 2.5 && grabber.convert(grabber.bounds, to: nil).minY == rest.minY + 5
                && grabber.convert(grabber.bounds, to: nil).midX == rest.midX)
        move(stage, CGPoint(x: 196, y: rest.minY + 20), by: CGVector(dx: 0, dy: 15), 14, every: 0.05)
        stage.turn()
        let shown = try #require(modal.view.layer.presentation()).frame.minY,
            paled = CGFloat(try #require(dimming.layer.presentation()).opacity)
        #expect(abs(shown - rest.minY - 200) < 2, "\(shown)")
        #expect(abs(paled - 0.2 * (1 - 200 / rest.height)) < 0.005, "\(paled)")
        stage.touch(.ended, CGPoint(x: 196, y: rest.minY + 230))
        stage.settle()
    }

    // MARK: 11. Scrolling

    @Test(
        "a flick turns one page, a slow drag of less than half a page none", .rule("metrics-11"),
        arguments: [(12, 10.0, 0.008, 1), (10, 15, 0.05, 0), (20, 12, 0.05, 1)])
    func paging(_ count: Int, _ step: CGFloat, _ interval: TimeInterval, _ page: Int) {
        let root = UIViewController(), stage = Stage(root: root), view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
        view.isPagingEnabled = true
        view.contentSize = CGSize(width: 393 * 5, height: 600)
        root.view.addSubview(view)
        stage.settle()
        move(stage, CGPoint(x: 350, y: 300), by: CGVector(dx: -step, dy: 0), count, every: interval)
        if interval > 0.01 { stage.advance(by: 0.3) }
        stage.advance(by: interval)
        stage.touch(.ended, CGPoint(x: 350 - step * CGFloat(count), y: 300))
        stage.settle()
        #expect(view.contentOffset.x == 393 * CGFloat(page), "\(view.contentOffset)")
    }

    @Test("a programmatic scroll takes about 0.3 seconds", .rule("metrics-11"))
    func scrollInCode() {
        let root = UIViewController(), stage = Stage(root: root), view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 393, height: 3000)
        root.view.addSubview(view)
        stage.settle()
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.advance(by: 0.2)
        #expect(view.contentOffset.y > 50 && view.contentOffset.y < 500)
        stage.advance(by: 0.16)
        #expect(view.contentOffset.y == 500)
    }

    // MARK: 13. Gestures

    @Test("two taps within 0.35 seconds are a double tap", .rule("metrics-13"), arguments: [(0.25, true), (0.45, false)])
    func doubleTap(_ gap: TimeInterval, _ recognizes: Bool) {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = 2
        let (stage, view) = stage(recognizer)
        for _ in 0..<2 {
            stage.touch(.began, CGPoint(x: 100, y: 300))
            stage.advance(by: 0.05)
            stage.touch(.ended, CGPoint(x: 100, y: 300))
            stage.advance(by: gap)
        }
        #expect(view.states == (recognizes ? [.ended] : []))
    }

    @Test(
        "a long press takes half a second and moves at most ten points", .rule("metrics-13"),
        arguments: [(0.45, 0.0, false), (0.55, 0, true), (0.55, 9, true), (0.55, 12, false)])
    func longPress(_ time: TimeInterval, _ way: CGFloat, _ recognizes: Bool) {
        let (stage, view) = stage(UILongPressGestureRecognizer())
        stage.touch(.began, CGPoint(x: 100, y: 300))
        stage.advance(by: 0.1)
        if way > 0 { stage.touch(.moved, CGPoint(x: 100 + way, y: 300)) }
        stage.advance(by: time - 0.1)
        #expect(view.states.contains(.began) == recognizes)
        stage.touch(.ended, CGPoint(x: 100 + way, y: 300))
    }

    @Test("a pan begins after ten points", .rule("metrics-13"), arguments: [(9.0, false), (11, true)])
    func pan(_ way: CGFloat, _ begins: Bool) {
        let (stage, view) = stage(UIPanGestureRecognizer())
        stage.touch(.began, CGPoint(x: 100, y: 300))
        stage.advance(by: 0.02)
        stage.touch(.moved, CGPoint(x: 100 + way, y: 300))
        #expect(view.states.contains(.began) == begins)
        stage.touch(.ended, CGPoint(x: 100 + way, y: 300))
    }

    @Test("a swipe is fast and straight; a slow one is not recognized", .rule("metrics-13"), arguments: [(0.01, true), (0.2, false)])
    func swipe(_ interval: TimeInterval, _ recognizes: Bool) {
        let (stage, view) = stage(UISwipeGestureRecognizer())
        move(stage, CGPoint(x: 100, y: 300), by: CGVector(dx: 15, dy: 0), 6, every: interval)
        stage.touch(.ended, CGPoint(x: 190, y: 300))
        #expect(view.states.contains(.ended) == recognizes)
    }

    @Test("a screen-edge pan begins only in the outermost points", .rule("metrics-13"), arguments: [(5.0, true), (40, false)])
    func edge(_ x: CGFloat, _ begins: Bool) {
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = .left
        let (stage, view) = stage(recognizer)
        move(stage, CGPoint(x: x, y: 300), by: CGVector(dx: 12, dy: 0), 5, every: 0.02)
        #expect(view.states.contains(.began) == begins)
        stage.touch(.ended, CGPoint(x: x + 60, y: 300))
    }

    @Test("a view with alpha below 0.01, hidden, or without user interaction is not hit, nor are its subviews", .rule("metrics-13"))
    func hits() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), parent = UIView(frame: root.bounds),
            child = UIView(frame: root.bounds)
        root.addSubview(parent)
        parent.addSubview(child)
        let point = CGPoint(x: 50, y: 50)
        #expect(root.hitTest(point, with: nil) === child)
        for (alpha, hit) in [(0.011, child), (0.009, root)] as [(CGFloat, UIView)] {
            parent.alpha = alpha
            #expect(root.hitTest(point, with: nil) === hit, "\(alpha)")
        }
        parent.alpha = 1
        parent.isHidden = true
        #expect(root.hitTest(point, with: nil) === root)
        (parent.isHidden, parent.isUserInteractionEnabled) = (false, false)
        #expect(root.hitTest(point, with: nil) === root)
        parent.isUserInteractionEnabled = true
        // The minimum edges belong to a view, the maximum edges do not; parts outside of the superview are not hit.
        child.frame = CGRect(x: 90, y: 0, width: 100, height: 100)
        #expect(root.hitTest(CGPoint(x: 90, y: 0), with: nil) === child && root.hitTest(CGPoint(x: 89.9, y: 0), with: nil) === parent)
        #expect(root.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil && root.hitTest(CGPoint(x: 120, y: 50), with: nil) == nil)
    }
}
