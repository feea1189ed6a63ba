import Testing
import UIKitLists

@MainActor @Suite("Key-value observing a scroll view")
struct ScrollObservingTests {
    @Test("a setter's changes notify observers once, before it returns")
    func immediately() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var (sizes, frames, offsets, hidden): ([CGSize], [CGRect], [CGPoint], [Bool]) = ([], [], [], [])
        let observations = [
            scroll.observe(\.contentSize, options: .new) { _, change in change.newValue.map { sizes.append($0) } },
            scroll.observe(\.frame, options: [.new, .old]) { _, change in change.newValue.map { frames.append($0) } },
            scroll.observe(\.contentOffset) { scroll, _ in offsets.append(scroll.contentOffset) },
            scroll.observe(\.isHidden, options: .new) { _, change in change.newValue.map { hidden.append($0) } },
        ]
        scroll.contentSize = CGSize(width: 100, height: 500)
        #expect(sizes == [CGSize(width: 100, height: 500)])
        scroll.frame = CGRect(x: 10, y: 20, width: 50, height: 60)
        #expect(frames == [CGRect(x: 10, y: 20, width: 50, height: 60)])
        scroll.contentOffset.y = 30
        #expect(offsets == [CGPoint(x: 0, y: 30)])
        scroll.isHidden = true
        #expect(hidden == [true])
        EventLoop.main.advance(by: 1)
        #expect(sizes.count == 1 && frames.count == 1 && offsets.count == 1 && hidden.count == 1)
        observations.forEach { $0.invalidate() }
        scroll.isHidden = false
        #expect(hidden == [true])
    }

    private final class Original: NSObject, UIScrollViewDelegate {
        let content = UIView()
        var log: [String] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("ended") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }
    /// Implements one method of the delegate, and forwards the others.
    private final class Proxy: MainActorKeyValueObject, UIScrollViewDelegate {
        nonisolated(unsafe) weak var original: Original?
        nonisolated(unsafe) var known: Set<String>
        var scrolls = 0
        init(_ original: Original, knows known: Set<String>) {
            (self.original, self.known) = (original, known)
            super.init()
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        nonisolated override func responds(to selector: Selector!) -> Bool { known.contains(selector.name) }
        nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { original }
    }
    @Test("a delegate forwards the methods that it lacks to its forwarding target, if it responds to them")
    func forwarding() {
        let original = Original()
        let proxy = Proxy(original, knows: ["scrollViewDidEndScrollingAnimation:", "viewForZoomingIn:", "scrollViewShouldScrollToTop:"])
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.delegate = proxy
        scroll.contentOffset.y = 30
        #expect(proxy.scrolls == 1 && original.log.isEmpty)
        scroll.delegate?.scrollViewDidEndScrollingAnimation(scroll)
        #expect(original.log == ["ended"] && scroll.delegate?.viewForZooming(in: scroll) === original.content)
        #expect(scroll.delegate?.scrollViewShouldScrollToTop(scroll) == false)
        proxy.known = []
        scroll.delegate?.scrollViewDidEndScrollingAnimation(scroll)
        #expect(original.log == ["ended"] && scroll.delegate?.viewForZooming(in: scroll) == nil)
        #expect(scroll.delegate?.scrollViewShouldScrollToTop(scroll) == true)
    }

    @Test("another delegate notifies observers immediately, so that they can take its place")
    func delegate() {
        let (scroll, one, other) = (UIScrollView(), Original(), Original())
        let observation = scroll.observe(\.delegate) { scroll, _ in if scroll.delegate !== one { scroll.delegate = one } }
        scroll.delegate = other
        #expect(scroll.delegate === one)
        observation.invalidate()
        scroll.delegate = other
        #expect(scroll.delegate === other)
    }

    @Test("visibleSize is the bounds minus the insets")
    func visibleSize() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 5, right: 0)
        #expect(scroll.visibleSize == CGSize(width: 80, height: 65))
    }

    @Test("changes of a control's state and a layer's geometry notify immediately")
    func controls() {
        let control = UIControl()
        var told: [String] = []
        let selection = control.observe(\.isSelected) { control, _ in told.append("selected \(control.isSelected)") }
        let opacity = control.layer.observe(\.opacity) { layer, _ in told.append("opacity \(layer.opacity)") }
        control.isSelected = true
        control.alpha = 0.5
        #expect(told == ["selected true", "opacity 0.5"])
        selection.invalidate()
        opacity.invalidate()
    }
}
