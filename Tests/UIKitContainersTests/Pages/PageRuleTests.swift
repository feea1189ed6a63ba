import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Double-sided pages, page controls, and spines.
@MainActor @Suite("Pages, page controls, and spines", .serialized)
struct PageRuleTests {
    @Test("an animated turn of a double-sided page takes front and back; only the front is shown", .rule("H-32"))
    func doubleSided() {
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        pages.isDoubleSided = true
        let first = A(), front = B(), back = C()
        // The number depends on the request alone, before the pages are on screen as well as there.
        #expect(Fault.catching { pages.setViewControllers([first], direction: .forward, animated: true) }.count == 1)
        #expect(Fault.catching { pages.setViewControllers([first, back], direction: .forward, animated: false) }.count == 1)
        #expect(Fault.catching { pages.setViewControllers([first, back], direction: .forward, animated: true) } == [])
        #expect(pages.viewControllers == [first])
        pages.setViewControllers([first], direction: .forward, animated: false)
        Scenario.run(pages) { scenario in
            #expect(Fault.catching { pages.setViewControllers([front], direction: .forward, animated: true) }.count == 1)
            pages.setViewControllers([front, back], direction: .forward, animated: true)
            scenario.settle()
            #expect(pages.viewControllers == [front])
            #expect(!back.isViewLoaded)
        }
    }

    class Source: NSObject, UIPageViewControllerDataSource {
        let pages: [UIViewController] = [A(), B(), C()]
        func pageViewController(_ controller: UIPageViewController, viewControllerBefore item: UIViewController) -> UIViewController? {
            pages.firstIndex(of: item).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerAfter item: UIViewController) -> UIViewController? {
            pages.firstIndex(of: item).flatMap { $0 < pages.count - 1 ? pages[$0 + 1] : nil }
        }
    }
    final class Dotted: NSObject, UIPageViewControllerDataSource {
        let source = Source()
        var asked: [String] = []
        func pageViewController(_ controller: UIPageViewController, viewControllerBefore item: UIViewController) -> UIViewController? {
            source.pageViewController(controller, viewControllerBefore: item)
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerAfter item: UIViewController) -> UIViewController? {
            source.pageViewController(controller, viewControllerAfter: item)
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int {
            asked.append("count")
            return 3
        }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            asked.append("index")
            return source.pages.firstIndex(of: pageViewController.viewControllers![0])!
        }
    }

    /// Provides the number of pages, and not the current index.
    final class Counted: NSObject, UIPageViewControllerDataSource {
        let source = Source()
        func pageViewController(_ controller: UIPageViewController, viewControllerBefore item: UIViewController) -> UIViewController? {
            nil
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerAfter item: UIViewController) -> UIViewController? { nil }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    }

    private func dots(_ pages: UIPageViewController) -> UIPageControl? {
        pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first { !$0.isHidden }
    }

    @Test("a page control is below horizontally scrolling pages whose data source counts them, and follows the finger", .rule("H-34"))
    func indicator() {
        let source = Dotted()
        func make(
            _ style: UIPageViewController.TransitionStyle, _ orientation: UIPageViewController.NavigationOrientation,
            _ source: any UIPageViewControllerDataSource, _ first: UIViewController
        )
            -> UIPageViewController
        {
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
            pages.dataSource = source
            pages.setViewControllers([first], direction: .forward, animated: false)
            return pages
        }
        let pages = make(.scroll, .horizontal, source, source.source.pages[0])
        Scenario.run(pages) { scenario in
            #expect(dots(pages)?.numberOfPages == 3)
            #expect(dots(pages)?.currentPage == 0)
            // Above the home indicator, and the page above the dots.
            scenario.settle()
            let page = source.source.pages[0].view!
            #expect(dots(pages)?.frame.maxY == scenario.window.bounds.maxY - scenario.window.safeAreaInsets.bottom)
            #expect(page.convert(page.bounds, to: pages.view).maxY == dots(pages)?.frame.minY)
            source.asked = []
            pages.setViewControllers([source.source.pages[1]], direction: .forward, animated: false)
            #expect(source.asked.contains("count") && source.asked.contains("index"))
            #expect(dots(pages)?.currentPage == 1)
            source.asked = []
            pages.turning.beginGesture(towards: source.source.pages[2])
            pages.turning.endGesture(completing: true)
            #expect(dots(pages)?.currentPage == 2 && source.asked == [])
        }
        let uncounted = Source(), counted = Counted()
        for (style, orientation, source, first) in [
            (.scroll, .vertical, source, source.source.pages[0]), (.pageCurl, .horizontal, source, source.source.pages[0]),
            (.scroll, .horizontal, uncounted, uncounted.pages[0]), (.scroll, .horizontal, counted, counted.source.pages[0]),
        ]
            as [(
                UIPageViewController.TransitionStyle, UIPageViewController.NavigationOrientation, any UIPageViewControllerDataSource,
                UIViewController
            )]
        {
            let other = make(style, orientation, source, first)
            Scenario.run(other) { _ in #expect(dots(other) == nil) }
        }
    }

    final class Spines: NSObject, UIPageViewControllerDelegate {
        var asked: [UIInterfaceOrientation] = []
        var replacement: [UIViewController] = []
        func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation)
            -> UIPageViewController.SpineLocation
        {
            asked.append(orientation)
            guard orientation.isLandscape else { return .min }
            return .mid
        }
    }

    @Test("a new size without a rotation does not ask for the spine location", .rule("H-38"))
    func spineOfResizedBook() {
        let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal), delegate = Spines()
        book.delegate = delegate
        book.setViewControllers([A()], direction: .forward, animated: false)
        let stage = Stage(root: book, device: "iPad Pro 11")
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        stage.resize(to: CGSize(width: 600, height: 1194))
        stage.settle()
        #expect(delegate.asked == [] && book.view.bounds.width == 600)
    }

    @Test(
        "a rotation asks the delegate for the spine location with the pageCurl style only", .rule("H-38"),
        arguments: [Generation.ios6, .ios8, .ios16])
    func spine(_ generation: Generation) {
        Scenario.on {
            let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal), delegate = Spines()
            book.delegate = delegate
            book.setViewControllers([A()], direction: .forward, animated: false)
            Scenario.run(book, generation) { scenario in
                HostInput().rotate(to: .landscapeLeft, animated: false)
                scenario.settle()
                #expect(delegate.asked.count == 1)
                #expect(delegate.asked.first?.isLandscape == true)
                #expect(book.spineLocation == .mid && book.isDoubleSided)
            }
        }
        Scenario.on {
            let strip = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), delegate = Spines()
            strip.delegate = delegate
            strip.setViewControllers([A()], direction: .forward, animated: false)
            Scenario.run(strip, generation) { scenario in
                HostInput().rotate(to: .landscapeLeft, animated: false)
                scenario.settle()
                #expect(delegate.asked == [])
            }
        }
    }
}
