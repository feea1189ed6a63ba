import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers

/// Observations of page view controllers on Apple's UIKit that were published; each test names its source.
@MainActor @Suite("Pages as public reports have them", .serialized)
struct PageReportTests {
    final class Asked: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let book: Book
        var log: [String] = []
        var isRing = false
        init(_ count: Int) { book = Book(count) }
        private func name(_ page: UIViewController) -> String { page.title ?? "?" }
        private func neighbor(_ page: UIViewController, _ step: Int) -> UIViewController? {
            let index = book.pages.firstIndex(of: page)! + step
            if isRing { return book.pages[(index + book.pages.count) % book.pages.count] }
            return book.pages.indices.contains(index) ? book.pages[index] : nil
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
            log.append("before \(name(page))")
            return neighbor(page, -1)
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
            log.append("after \(name(page))")
            return neighbor(page, 1)
        }
        func pageViewController(_ controller: UIPageViewController, willTransitionTo pending: [UIViewController]) { log.append("will") }
        func pageViewController(
            _ controller: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) { log.append("did \(completed)") }
    }

    private func show(_ source: Asked, at index: Int = 0, style: UIPageViewController.TransitionStyle = .scroll) -> (
        UIPageViewController, Stage
    ) {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.dataSource = source
        pages.delegate = source
        pages.setViewControllers([source.book.pages[index]], direction: .forward, animated: false)
        let stage = Stage(root: pages)
        stage.settle()
        return (pages, stage)
    }

    private func swipe(_ stage: Stage, from start: CGFloat, to end: CGFloat, settles: Bool = true) {
        stage.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400))
        if settles { stage.settle() }
    }

    private func pull(_ stage: Stage) { swipe(stage, from: 300, to: 270) }

    // wisdomskyduan.blogspot.com/2015/11 (iOS 9.1), whose actions these are; techbird.site/yajamon-items-e1754e7fc847b595c26a (iOS 10).
    @Test("the data source is asked when the first drag begins, then for the page ahead after each completed swipe", .rule("H-35", "H-37"))
    func asking() {
        let source = Asked(5), (_, stage) = show(source)
        #expect(source.log == [])
        pull(stage)
        #expect(source.log == ["after 0", "before 0", "will", "did false"])
        source.log = []
        // The neighbors are known, and a canceled swipe asks for nothing.
        pull(stage)
        #expect(source.log == ["will", "did false"])
        source.log = []
        swipe(stage, from: 350, to: 40)
        #expect(source.log == ["will", "did true", "after 1"])
        source.log = []
        swipe(stage, from: 40, to: 350)
        #expect(source.log == ["will", "did true", "before 0"])
    }

    // The same sources: a page curl has no neighbors beside it.
    @Test("a page curl asks for the page that the finger turns to", .rule("H-37"))
    func askingCurl() {
        let source = Asked(5), (_, stage) = show(source, style: .pageCurl)
        #expect(source.log == [])
        swipe(stage, from: 350, to: 20)
        #expect(source.log.filter { $0.hasPrefix("after") || $0.hasPrefix("before") } == ["after 0"])
        #expect(source.log.last == "did true")
    }

    // lionheart/openradar-mirror#5310: without animation, "the data source is correctly asked".
    @Test("pages that code sets are asked about with the next drag", .rule("H-37"), arguments: [true, false])
    func askingAgain(_ animated: Bool) {
        let source = Asked(5), (pages, stage) = show(source)
        pull(stage)
        pages.setViewControllers([source.book.pages[3]], direction: .forward, animated: animated)
        stage.settle()
        source.log = []
        swipe(stage, from: 40, to: 350)
        #expect(source.log == ["after 3", "before 3", "will", "did true", "before 2"])
        #expect(pages.viewControllers == [source.book.pages[2]])
    }

    // lionheart/openradar-mirror#6162: what its author expects.
    @Test("a page that is caught while it returns and then swiped on becomes the visible one", .rule("H-35"))
    func caught() {
        let source = Asked(2), (pages, stage) = show(source)
        swipe(stage, from: 300, to: 220, settles: false)
        stage.advance(by: 0.05)
        swipe(stage, from: 300, to: 20)
        #expect(pages.viewControllers == [source.book.pages[1]] && source.book.pages[1].view.window != nil)
        #expect(source.book.pages[0].view.window == nil)
    }

    // lionheart/openradar-mirror#7586: the next page must show, the app must not crash.
    @Test("a page set by code while the first one bounces is shown")
    func bouncing() {
        let source = Asked(3), (pages, stage) = show(source)
        swipe(stage, from: 40, to: 340, settles: false)
        stage.advance(by: 0.05)
        var finished: Bool?
        pages.setViewControllers([source.book.pages[1]], direction: .forward, animated: true) { finished = $0 }
        stage.settle()
        #expect(finished == true && pages.viewControllers == [source.book.pages[1]] && source.book.pages[1].view.window != nil)
        #expect(!source.log.contains { $0.hasPrefix("will") || $0.hasPrefix("did") })
    }

    // lionheart/openradar-mirror#16430: a swipe to the last page that continues into its bounce.
    @Test("a swipe that bounces at the last page reports that page", .rule("H-35"))
    func bouncingEnd() {
        let source = Asked(2), (pages, stage) = show(source)
        swipe(stage, from: 380, to: 5)
        swipe(stage, from: 380, to: 100)
        #expect(pages.viewControllers == [source.book.pages[1]])
        #expect(source.log.filter { $0.hasPrefix("did") } == ["did true"])
    }

    // UIPageViewController's documentation: the data source decides what follows; in a ring of two, one page follows on both sides.
    @Test("two pages in a ring turn in both directions", .rule("H-33"), arguments: [true, false])
    func ring(_ isForward: Bool) {
        let source = Asked(2)
        source.isRing = true
        let (pages, stage) = show(source), other = source.book.pages[1]
        let ends: (CGFloat, CGFloat) = isForward ? (350, 200) : (40, 190)
        stage.drag(from: CGPoint(x: ends.0, y: 400), to: CGPoint(x: ends.1, y: 400), lifts: false)
        let frame = other.view.convert(other.view.bounds, to: nil)
        #expect(isForward ? frame.minX > 0 : frame.minX < 0, "\(frame)")
        stage.touch(.ended, CGPoint(x: ends.1, y: 400))
        stage.settle()
        #expect(pages.viewControllers == [other] && other.view.convert(other.view.bounds, to: nil).minX == 0)
    }
}
