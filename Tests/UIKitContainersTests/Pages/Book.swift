import UIKit

/// Plain pages of up to six colors, titled by number, with their data source and a log of the page view controller's calls.
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    var log: [String] = []
    var spine = UIPageViewController.SpineLocation.min
    var chooses: ((UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation)?

    init(_ count: Int = 6) {
        pages = (0..<count).map { index in
            let page = UIViewController()
            page.title = "\(index)"
            page.view.backgroundColor = [.red, .green, .blue, .yellow, .cyan, .magenta][index]
            return page
        }
    }
    func pageViewController(_ controller: UIPageViewController, viewControllerBefore item: UIViewController) -> UIViewController? {
        pages.firstIndex(of: item).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }
    func pageViewController(_ controller: UIPageViewController, viewControllerAfter item: UIViewController) -> UIViewController? {
        pages.firstIndex(of: item).flatMap { $0 < pages.count - 1 ? pages[$0 + 1] : nil }
    }
    /// The presentation index is that of the start, as in most apps.
    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
    func pageViewController(_ controller: UIPageViewController, willTransitionTo pending: [UIViewController]) {
        log.append("will \(pending.map { $0.title! }.joined(separator: ","))")
    }
    func pageViewController(
        _ controller: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) { log.append("did \(previousViewControllers.map { $0.title! }.joined(separator: ",")) \(completed)") }
    func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation)
        -> UIPageViewController.SpineLocation
    {
        chooses?(pageViewController, orientation) ?? spine
    }
}
