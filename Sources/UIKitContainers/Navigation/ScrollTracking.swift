import Foundation

/// The scroll view whose content passes under a bar at one edge of a controller's view, and which the bar follows. (F-44)
@MainActor
final class WatchedScroll {
    private let edge: NSDirectionalRectEdge
    private let changed: (WatchedScroll) -> Void
    private(set) weak var scrollView: UIScrollView?
    /// The height by which the bar above is collapsed: content pinned below it has yet to move up by that much.
    var folded: CGFloat = 0

    init(_ edge: NSDirectionalRectEdge, changed: @escaping (WatchedScroll) -> Void) { (self.edge, self.changed) = (edge, changed) }

    func follow(_ controller: UIViewController?) {
        let found = controller.flatMap { $0.settings.contentScrollView(at: edge) as? UIScrollView ?? find(in: $0.view) }
        if found !== scrollView {
            scrollView?.watchScrolling(self, nil)
            if edge == .top { scrollView?.foldingHeight = 0 }
            scrollView = found
            found?.watchScrolling(self) { [weak self] in if let self { changed(self) } }
        }
        changed(self)
    }

    /// Returns the view itself, or the first scroll view in it that begins at its top; for a bar below, the first that reaches its bottom,
    /// else the first, which may reach it later.
    private func find(in view: UIView) -> UIScrollView? {
        if let scroll = view as? UIScrollView { return scroll }
        let candidates = view.subviews.lazy.compactMap { $0 as? UIScrollView }
        return edge == .top
            ? candidates.first { $0.frame.minY <= view.safeAreaInsets.top + folded + 0.5 }
            : candidates.first(where: Self.reachesBottom) ?? candidates.first
    }

    private static func reachesBottom(_ scrollView: UIScrollView) -> Bool {
        guard let view = scrollView.superview else { return false }
        return scrollView.frame.maxY > view.bounds.maxY - max(view.safeAreaInsets.bottom, scrollView.safeAreaInsets.bottom)
    }

    /// Whether content lies under a bar at the bottom.
    var reachesUnderBottom: Bool {
        guard let scrollView, Self.reachesBottom(scrollView) else { return false }
        return scrollView.contentSize.height > scrollView.bounds.maxY - scrollView.adjustedContentInset.bottom + 0.5
    }
}

/// Follows the scroll view under a navigation bar: collapses the search bar, then the large title, and chooses the scroll-edge appearance.
/// (F-38, F-41, F-42)
@MainActor
final class ScrollTracking {
    private lazy var watched = WatchedScroll(.top) { [unowned self] in update($0.scrollView) }
    private unowned let bar: UINavigationBar
    private let barDidChange: () -> Void

    init(bar: UINavigationBar, barDidChange: @escaping () -> Void) { (self.bar, self.barDidChange) = (bar, barDidChange) }

    /// Whether the scroll view begins at the bar's lower edge, as one that is pinned to the safe area, and can scroll enough. Set while the
    /// bar is expanded.
    private var isBelowBar = false

    func follow(_ controller: UIViewController) { watched.follow(controller) }

    /// Whether the top of `child`'s content moves with a bar that collapses, instead of passing under it.
    func followsFolding(_ child: UIViewController) -> Bool { isBelowBar && watched.scrollView?.superview === child.viewIfLoaded }

    private func update(_ scrollView: UIScrollView?) {
        guard let scrollView else {
            bar.largeTitleCollapse = 0
            bar.searchCollapse = 0
            bar.stretch = 0
            watched.folded = 0
            bar.isAtScrollEdge = true
            return
        }
        let travel = scrollView.contentOffset.y + scrollView.adjustedContentInset.top - scrollView.refreshHeight
        let title = bar.showsLargeTitle ? BarFigures(traits: bar.traitCollection).largeTitle : 0, search = bar.foldingSearchHeight
        scrollView.foldingHeight = title + search
        let collapse = min(max(travel - search, 0), title), searchCollapse = min(max(travel, 0), search)
        if bar.largeTitleCollapse == 0, bar.searchCollapse == 0 {
            let isPinned = scrollView.frame.minY > 0.5 && scrollView.safeAreaInsets.top < 0.5
            isBelowBar = isPinned && scrollView.contentSize.height - scrollView.bounds.height > 2 * (title + search)
        }
        bar.isAtScrollEdge = travel <= title + search + 0.5
        // FIXME(gap): a bar with a background does not include the spinner of a refresh control, and stays unchanged if there is one.
        bar.stretch = title + search > 0 && (bar.isClear || !scrollView.hasRefreshControl) ? max(0, -travel) : 0
        scrollView.refreshRise = bar.isClear ? title + search : 0
        guard collapse != bar.largeTitleCollapse || searchCollapse != bar.searchCollapse else { return }
        (bar.largeTitleCollapse, bar.searchCollapse) = (collapse, searchCollapse)
        watched.folded = collapse + searchCollapse
        barDidChange()
    }
}

extension UIViewController {
    /// Sets the scroll view that bars follow at one or more edges; `nil` restores the automatic search. (F-44)
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        settings.setContentScrollView(scrollView, for: edge)
        // The bars of all containers around the controller follow the scroll view; a container's own view may lie between them.
        for container in sequence(first: self, next: \.parent).dropFirst() { container.viewIfLoaded?.setNeedsLayout() }
    }

    /// Names the scroll view whose position the surrounding bars observe, for all edges.
    ///
    /// With nil, the bars find the scroll view in the controller's view themselves.
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    // A single edge only. (F-44)
    /// Returns the scroll view that the app set for an edge, or nil. `edge` must name exactly one edge.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        guard NSDirectionalRectEdge.single.contains(edge) else {
            Fault.raise(.invalidArgumentException, "contentScrollViewForEdge: takes one edge, not several.")
            return nil
        }
        return settings.contentScrollView(at: edge) as? UIScrollView
    }
}
