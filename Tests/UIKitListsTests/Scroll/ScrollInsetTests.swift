import RuleTrait
import Testing
import UIKitText

@MainActor private final class SpeakingDelegate: NSObject, UIScrollViewAccessibilityDelegate {
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { "page 2" }
}

@MainActor @Suite(.serialized) struct ScrollInsetTests {
    @Test("a delegate may implement only some of the accessibility scroll status methods") func spoken() {
        let view = scroller(content: 500), delegate = SpeakingDelegate()
        view.delegate = delegate
        let speaker = view.delegate as? any UIScrollViewAccessibilityDelegate
        #expect(speaker?.accessibilityScrollStatus(for: view) == "page 2")
        #expect(speaker?.accessibilityAttributedScrollStatus(for: view) == nil)
    }

    private func scroller(content: CGFloat) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: content)
        return view
    }

    @Test("contentInset does not move content that stays in its range") func keepsOffset() {
        let view = scroller(content: 500)
        view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(view.contentOffset == .zero)
        #expect(view.adjustedContentInset.top == 10)
    }

    @Test("an offset beyond the content's ends is corrected when inset, content, or bounds change", .rule("L-43")) func clamps() {
        let view = scroller(content: 500)
        view.contentInset.top = 60
        view.contentOffset.y = -60
        view.contentInset.top = 0
        #expect(view.contentOffset.y == 0)
        view.contentOffset.y = 400
        view.contentSize.height = 300
        #expect(view.contentOffset.y == 200)
        view.frame.size.height = 250
        #expect(view.contentOffset.y == 50)
    }

    // L-43: an empty view rests at its top offset, where the content then starts.
    @Test("an inset set before there is content is visible above it", .rule("L-43")) func fresh() {
        let view = scroller(content: 0)
        view.contentInset.top = 20
        view.contentSize.height = 500
        #expect(view.contentOffset.y == -20)
    }

    @Test("an offset set in code stays, in range or not") func assigned() {
        let view = scroller(content: 100)
        view.contentOffset = CGPoint(x: -10, y: -8)
        view.layoutIfNeeded()
        #expect(view.contentOffset == CGPoint(x: -10, y: -8))
    }

    @Test("beginRefreshing does not scroll") func refresh() {
        let view = scroller(content: 500), control = UIRefreshControl()
        #expect(control.frame == UIRefreshControl.usualFrame)
        view.refreshControl = control
        control.beginRefreshing()
        #expect(view.contentOffset == .zero && view.contentInset.top == 60)
    }

    @Test("a refresh control added as a subview is hidden at rest, and refreshes when pulled") func addedRefresh() {
        let view = scroller(content: 500), control = UIRefreshControl()
        var refreshes = 0
        control.attributedTitle = NSAttributedString(string: "Pull")
        control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
        view.addSubview(control)
        view.alwaysBounceVertical = true
        let stage = ListWindow(view)
        #expect(control.subviews.count == 2 && control.subviews.allSatisfy { $0.alpha == 0 })
        stage.touch(.began, CGPoint(x: 10, y: 10))
        for y in stride(from: 20.0, through: 600, by: 20) { stage.touch(.moved, CGPoint(x: 10, y: y)) }
        #expect(refreshes == 1 && control.isRefreshing)
        stage.touch(.ended, CGPoint(x: 10, y: 600))
    }

    @Test("a refreshing that ends at once begins once for each pull, however far the finger moves") func refreshOncePerPull() {
        let view = scroller(content: 500), control = UIRefreshControl()
        var refreshes = 0
        control.addAction(
            UIAction { [weak control] _ in
                refreshes += 1
                control?.endRefreshing()
            }, for: .valueChanged)
        view.refreshControl = control
        let stage = ListWindow(view)
        for pull in 1...2 {
            stage.touch(.began, CGPoint(x: 10, y: 10))
            for y in stride(from: 20.0, through: 600, by: 20) { stage.touch(.moved, CGPoint(x: 10, y: y)) }
            #expect(refreshes == pull && !control.isRefreshing)
            stage.touch(.ended, CGPoint(x: 10, y: 600))
            stage.settle(2)
        }
    }

    @Test("a scroll view has a pinch recognizer once zooming is possible") func pinch() {
        let view = UIScrollView()
        #expect(view.pinchGestureRecognizer == nil)
        view.maximumZoomScale = 2
        #expect(view.pinchGestureRecognizer?.view === view)
    }

    @Test("a subclass may implement UIGestureRecognizerDelegate for the scroll view's own recognizers")
    func gestureDelegate() {
        final class Pager: UIScrollView, UIGestureRecognizerDelegate {
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer)
                -> Bool
            {
                other is UITapGestureRecognizer
            }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
        }
        let pager = Pager(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), pan = pager.panGestureRecognizer
        #expect(pan.delegate?.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: UITapGestureRecognizer()) == true)
        #expect(pan.delegate?.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: UIPanGestureRecognizer()) == false)
        pager.contentSize = CGSize(width: 100, height: 900)
        let stage = ListWindow(pager, size: CGSize(width: 100, height: 100)), start = pager.contentOffset.y
        stage.touch(.began, CGPoint(x: 50, y: 90))
        stage.settle(0.02)
        stage.touch(.moved, CGPoint(x: 50, y: 40))
        stage.settle(0.02)
        stage.touch(.moved, CGPoint(x: 50, y: 10))
        #expect(pager.contentOffset.y == start)
    }

    @Test("setting the current zoom scale does nothing and asks for no view")
    func sameZoom() {
        final class Zoomer: NSObject, UIScrollViewDelegate {
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            var zooms = 0
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
            func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
        }
        let view = UIScrollView(), zoomer = Zoomer()
        (view.minimumZoomScale, view.maximumZoomScale, view.delegate) = (0.5, 2, zoomer)
        view.addSubview(zoomer.content)
        let stage = ListWindow(view)
        for _ in 0..<3 { view.setZoomScale(0.6, animated: false) }
        stage.settle()
        #expect(zoomer.zooms == 1)
        #expect(zoomer.content.frame.width.rounded() == 60)
    }
}
