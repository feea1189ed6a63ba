import Foundation

/// Follows the scroll view under a navigation bar: folds the large title and picks the scroll-edge look.
// F-38, F-42, F-44
@MainActor
final class ScrollTracking {
    private weak var scrollView: UIScrollView?
    private unowned let bar: UINavigationBar
    private let barDidChange: () -> Void

    init(bar: UINavigationBar, barDidChange: @escaping () -> Void) { (self.bar, self.barDidChange) = (bar, barDidChange) }

    func follow(_ controller: UIViewController) {
        let found = controller.settings.contentScrollView as? UIScrollView ?? Self.find(in: controller.view)
        if found !== scrollView {
            scrollView?.whenScrolled = nil
            scrollView = found
            found?.whenScrolled = { [weak self] _ in self?.update() }
        }
        update()
    }

    /// The view itself, or the first scroll view that begins at its top.
    private static func find(in view: UIView) -> UIScrollView? {
        if let scroll = view as? UIScrollView { return scroll }
        return view.subviews.lazy.compactMap { $0 as? UIScrollView }.first { $0.frame.minY <= view.safeAreaInsets.top }
    }

    private func update() {
        guard let scrollView else {
            bar.largeTitleCollapse = 0
            bar.isAtScrollEdge = true
            return
        }
        let travel = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        let room = bar.showsLargeTitle ? BarFigures(traits: bar.traitCollection).largeTitle : 0
        let collapse = min(max(travel, 0), room)
        bar.isAtScrollEdge = travel <= room + 0.5
        guard collapse != bar.largeTitleCollapse else { return }
        bar.largeTitleCollapse = collapse
        barDidChange()
    }
}

extension UIViewController {
    /// Names the scroll view that bars follow at `edge`; nil goes back to finding one.
    // F-44
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        settings.contentScrollView = scrollView
        viewIfLoaded?.superview?.setNeedsLayout()
    }

    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    // F-44
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        guard [.top, .bottom, .leading, .trailing].contains(edge) else {
            Fault.raise(.invalidArgumentException, "contentScrollViewForEdge: takes one edge, not several.")
            return nil
        }
        return settings.contentScrollView as? UIScrollView
    }
}
