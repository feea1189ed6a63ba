import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite("Page view controllers", .serialized)
struct PageTests {
    @Test("transition styles and spine locations", .rule("H-30"))
    func spines() {
        #expect(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal).spineLocation == .none)
        #expect(UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal).spineLocation == .min)
        let book = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid])
        #expect(book.isDoubleSided)
        #expect(Fault.catching { book.isDoubleSided = false }.count == 1)
        #expect(Fault.catching { book.setViewControllers([A()], direction: .forward, animated: false) }.count == 1)
        #expect(Fault.catching { book.setViewControllers([A(), B()], direction: .forward, animated: false) } == [])
        #expect(UIPageViewController(nibName: nil, bundle: nil).transitionStyle == .pageCurl)
    }

    @Test("the wrong number of pages raises an exception", .rule("H-31"))
    func count() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let faults = Fault.catching { pages.setViewControllers([], direction: .forward, animated: false) }
        #expect(
            faults.first?.reason
                == "The number of view controllers provided (0) doesn't match the number required (1) for the requested transition")
    }

    final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [UIViewController] = [A(), B(), C()]
        var log: [String] = []
        func pageViewController(_ controller: UIPageViewController, viewControllerBefore item: UIViewController) -> UIViewController? {
            pages.firstIndex(of: item).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        }
        func pageViewController(_ controller: UIPageViewController, viewControllerAfter item: UIViewController) -> UIViewController? {
            pages.firstIndex(of: item).flatMap { $0 < pages.count - 1 ? pages[$0 + 1] : nil }
        }
        func pageViewController(_ controller: UIPageViewController, willTransitionTo pending: [UIViewController]) {
            log.append("will \(type(of: pending[0]))")
        }
        func pageViewController(
            _ controller: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) { log.append("did \(completed)") }
    }

    @Test(
        "willTransitionTo precedes the pages' appearance callbacks, and didFinishAnimating follows them", .rule("H-36"),
        arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], [true, false])
    func order(_ style: UIPageViewController.TransitionStyle, _ completes: Bool) {
        final class Told: NSObject, UIPageViewControllerDelegate {
            let log: CallbackLog
            init(_ log: CallbackLog) { self.log = log }
            func pageViewController(_ controller: UIPageViewController, willTransitionTo pending: [UIViewController]) { log.note("will") }
            func pageViewController(
                _ controller: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
                transitionCompleted completed: Bool
            ) { log.note("did") }
        }
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal), source = Source()
        pages.dataSource = source
        pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        Scenario.run(pages) { scenario in
            let told = Told(scenario.log)
            pages.delegate = told
            pages.turning.beginGesture(towards: source.pages[1])
            pages.turning.endGesture(completing: completes)
            scenario.settle()
            let events = scenario.log.events(only: ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
            #expect(events.first == "will" && events.last == "did" && events.count == (completes ? 6 : 8))
        }
    }

    @Test(
        "a gesture calls the delegate and code calls the completion; a page's neighbors are the one that it replaced and the next",
        .rule("H-33", "H-35", "H-37"))
    func gesture() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), source = Source()
        pages.dataSource = source
        pages.delegate = source
        pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        Scenario.run(pages) { scenario in
            #expect(pages.turning.before == nil)
            #expect(pages.turning.after === source.pages[1])
            var completed = false
            pages.setViewControllers([source.pages[1]], direction: .forward, animated: true) { completed = $0 }
            scenario.settle()
            #expect(completed)
            #expect(source.log == [])
            scenario.log.clear()
            pages.turning.beginGesture(towards: source.pages[2])
            #expect(source.log == ["will C"])
            pages.turning.endGesture(completing: true)
            #expect(source.log == ["will C", "did true"])
            #expect(pages.viewControllers == [source.pages[2]])
            #expect(pages.turning.before === source.pages[1] && pages.turning.after == nil)
            #expect(scenario.appearance.last == "B.viewDidDisappear")
        }
    }
}
