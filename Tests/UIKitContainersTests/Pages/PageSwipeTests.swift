import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Swipes turn scrolling pages.
@MainActor @Suite("Swiping pages", .serialized)
struct PageSwipeTests {
    private func swipe(_ stage: Stage, from start: CGFloat, to end: CGFloat) {
        stage.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400))
        stage.settle()
    }

    /// Returns a page's frame in the window, or nil if it is not visible.
    private func place(_ page: UIViewController) -> CGRect? {
        guard let view = page.viewIfLoaded, view.window != nil else { return nil }
        return view.convert(view.bounds, to: nil)
    }

    @Test("a swipe shows the next page, and the page control follows", .rule("H-33", "H-34", "H-35"))
    func swiping() throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), book = Book(4)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let stage = Stage(root: UINavigationController(rootViewController: pages))
        stage.settle()
        let home = try #require(place(book.pages[0]))
        let dots = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
        for index in 1..<4 {
            swipe(stage, from: 350, to: 40)
            #expect(pages.viewControllers == [book.pages[index]])
            #expect(place(book.pages[index]) == home)
            #expect(place(book.pages[index - 1]) == nil)
            #expect(dots.currentPage == index)
        }
        swipe(stage, from: 350, to: 40)
        #expect(pages.viewControllers == [book.pages[3]])
        #expect(place(book.pages[3]) == home)
        swipe(stage, from: 40, to: 350)
        #expect(place(book.pages[2]) == home)
        #expect(dots.currentPage == 2)
        swipe(stage, from: 200, to: 230)
        #expect(book.log.suffix(2) == ["will 1", "did 2 false"])
    }

    @Test(
        "an app's delegate of the inner scroll view sees its offset, which rests at one page width, and the pages still turn",
        .rule("H-35"))
    func ownDelegate() throws {
        final class Follower: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
        }
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), book = Book(3),
            follower = Follower()
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let stage = Stage(root: pages)
        stage.settle()
        let scroller = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first), width = scroller.bounds.width
        scroller.delegate = follower
        // The first and the last page rest at the same offset as the others.
        for index in [1, 2, 1, 0] {
            #expect(scroller.contentOffset.x == width)
            let isForward = pages.viewControllers?.first !== book.pages[2] && index != 0
            swipe(stage, from: isForward ? 350 : 40, to: isForward ? 40 : 350)
            #expect(pages.viewControllers == [book.pages[index]])
            #expect(place(book.pages[index])?.minX == 0)
            // The page has arrived before the offset is reset.
            #expect(follower.offsets.suffix(2) == [isForward ? 2 * width : 0, width])
        }
        swipe(stage, from: 40, to: 350)
        #expect(pages.viewControllers == [book.pages[0]] && scroller.contentOffset.x == width)
    }

    @Test("the delegate is called before the offset returns to the middle", .rule("H-35"))
    func turnBeforeOffset() throws {
        final class Listener: NSObject, UIPageViewControllerDelegate {
            var offset: CGFloat?
            func pageViewController(
                _ controller: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
                transitionCompleted completed: Bool
            ) { offset = controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first?.contentOffset.x }
        }
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), book = Book(3),
            listener = Listener()
        pages.dataSource = book
        pages.delegate = listener
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let stage = Stage(root: pages)
        stage.settle()
        swipe(stage, from: 350, to: 40)
        #expect(listener.offset == 2 * pages.view.bounds.width)
    }

    @Test("an app that disables the inner scroll view prevents swipes after a programmatic turn", .rule("H-33"))
    func stoppedByApp() throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), book = Book(3)
        pages.dataSource = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let stage = Stage(root: pages)
        stage.settle()
        for view in pages.view.subviews { (view as? UIScrollView)?.isScrollEnabled = false }
        pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        stage.settle()
        swipe(stage, from: 350, to: 40)
        #expect(pages.viewControllers == [book.pages[1]])
    }

    @Test(
        "without a data source, or after it is removed, swipes do not turn pages", .rule("H-33"),
        arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func withoutSource(_ style: UIPageViewController.TransitionStyle) {
        let book = Book(4), pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        let stage = Stage(root: pages)
        stage.settle()
        swipe(stage, from: 350, to: 40)
        #expect(pages.viewControllers == [book.pages[1]])
        pages.dataSource = book
        swipe(stage, from: 350, to: 40)
        #expect(pages.viewControllers == [book.pages[2]])
        pages.dataSource = nil
        swipe(stage, from: 350, to: 40)
        #expect(pages.viewControllers == [book.pages[2]])
    }

    @Test("halfway, both pages are side by side")
    func halfway() throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), book = Book(4)
        pages.dataSource = book
        pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        let stage = Stage(root: pages)
        stage.settle()
        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 150, y: 400), lifts: false)
        let (leaving, coming) = (try #require(place(book.pages[1])), try #require(place(book.pages[2])))
        #expect(leaving.minX < -150 && leaving.minX > -210)
        #expect(coming.minX == leaving.maxX)
        stage.touch(.ended, CGPoint(x: 150, y: 400))
        stage.settle()
    }
}
