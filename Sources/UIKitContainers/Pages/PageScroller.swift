import Foundation
import QuartzCore

/// Follows the finger from page to page, and shows the page indicator.
@MainActor
final class PageScroller: NSObject, UIScrollViewDelegate {
    private unowned let controller: UIPageViewController
    private let scrollView = UIScrollView()
    private let curlPan = UIPanGestureRecognizer()
    private let curlTap = UITapGestureRecognizer()
    private let indicator = UIPageControl()
    private var isMoving = false
    /// Whether the data source last made the scroll view scrollable; an app may have disabled it since.
    private var isScrollable = true

    init(controller: UIPageViewController) {
        self.controller = controller
        super.init()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.pager = self
        scrollView.clipsToBounds = true
        curlPan.addHandler { [weak self] _ in self?.curled() }
        curlTap.addHandler { [weak self] _ in self?.tapped() }
        indicator.isUserInteractionEnabled = false
        indicator.isHidden = true
    }

    private var isScroll: Bool { controller.transitionStyle == .scroll }
    var contentView: UIView { isScroll ? scrollView : controller.view }

    var recognizers: [UIGestureRecognizer] { isScroll ? [] : [curlPan, curlTap] }

    func attach(to view: UIView) {
        if isScroll {
            scrollView.frame = view.bounds
            view.addSubview(scrollView)
        } else {
            view.addGestureRecognizer(curlPan)
            view.addGestureRecognizer(curlTap)
        }
    }

    // MARK: Positions

    private var isHorizontal: Bool { controller.navigationOrientation == .horizontal }
    private var pageBounds: CGRect {
        var bounds = controller.view.bounds
        // The page indicator avoids a tab bar and the home indicator, and the pages avoid the page indicator.
        if showsIndicator { bounds.size.height = max(0, bounds.height - indicatorHeight - controller.view.safeAreaInsets.bottom) }
        return bounds
    }
    private var showsIndicator: Bool { isScroll && !indicator.isHidden }
    private var indicatorHeight: CGFloat { 37 }
    private var mirrors: Bool { isHorizontal && contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    /// The page on the low side of the current one, if there is one. The data source is asked for it.
    private var low: UIViewController? { mirrors ? controller.turning.after : controller.turning.before }
    private var high: UIViewController? { mirrors ? controller.turning.before : controller.turning.after }
    private var step: CGFloat { (isHorizontal ? pageBounds.width : pageBounds.height) + controller.spacing }

    func layOut() {
        guard isScroll else { return }
        let bounds = pageBounds
        scrollView.frame =
            isHorizontal
            ? CGRect(x: -controller.spacing / 2, y: 0, width: bounds.width + controller.spacing, height: bounds.height)
            : CGRect(x: 0, y: -controller.spacing / 2, width: bounds.width, height: bounds.height + controller.spacing)
        indicator.frame = CGRect(
            x: 0, y: bounds.height, width: controller.view.bounds.width, height: indicatorHeight)
        guard !isMoving else { return }
        // The present page is the middle one of three, whether or not there are neighbors: apps that follow the offset rely on it.
        scrollView.contentSize =
            isHorizontal ? CGSize(width: step * 3, height: bounds.height) : CGSize(width: bounds.width, height: step * 3)
        closeEnds()
        scrollView.setContentOffset(isHorizontal ? CGPoint(x: step, y: 0) : CGPoint(x: 0, y: step), animated: false)
    }

    /// Keeps the content from scrolling to where no neighbor is. Both sides are open until the data source is asked.
    private func closeEnds() {
        let isKnown = controller.turning.knowsNeighbors
        let before = isKnown && low == nil ? -step : 0, after = isKnown && high == nil ? -step : 0
        scrollView.contentInset =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after) : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    }

    /// Returns the frame of a page in the content while `pages` are visible: beside the current one, or in the center.
    func frame(for page: UIViewController, of pages: [UIViewController]) -> CGRect {
        let bounds = pageBounds
        guard isScroll else {
            guard controller.spineLocation == .mid, let index = pages.firstIndex(of: page) else { return bounds }
            let place = CGFloat(mirrors ? 1 - index : index)
            return isHorizontal
                ? CGRect(x: bounds.width / 2 * place, y: 0, width: bounds.width / 2, height: bounds.height)
                : CGRect(x: 0, y: bounds.height / 2 * place, width: bounds.width, height: bounds.height / 2)
        }
        var place = step
        if page === controller.turning.pending { place += controller.turning.isPendingAfter == mirrors ? -step : step }
        place += controller.spacing / 2
        return isHorizontal
            ? CGRect(x: place, y: 0, width: bounds.width, height: bounds.height)
            : CGRect(x: 0, y: place, width: bounds.width, height: bounds.height)
    }

    /// Called when a page has settled, after a gesture that turned `turned` pages.
    func reset(turned: Int?) {
        isMoving = false
        let hasSource = controller.dataSource != nil
        if hasSource != isScrollable { (isScrollable, scrollView.isScrollEnabled) = (hasSource, hasSource) }
        curlPan.isEnabled = hasSource
        curlTap.isEnabled = hasSource
        if let turned, showsIndicator { indicator.currentPage += turned } else { updateIndicator() }
        layOut()
    }

    // Dots only for horizontal scrolling, where the data source counts pages. (H-34)
    private func updateIndicator() {
        guard isScroll, isHorizontal, let source = controller.dataSource else { return hideIndicator() }
        let count = source.presentationCount(for: controller), index = source.presentationIndex(for: controller)
        guard count != UIPageViewController.noIndicator, index != UIPageViewController.noIndicator else { return hideIndicator() }
        indicator.isHidden = false
        if indicator.superview == nil { controller.view.addSubview(indicator) }
        indicator.numberOfPages = count
        indicator.currentPage = index
    }

    private func hideIndicator() {
        indicator.isHidden = true
        indicator.removeFromSuperview()
    }

    // MARK: Scrolling

    private var position: CGFloat { (isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y) - step }

    // A drag asks the data source for both neighbors, the next one first. (H-37)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        guard !controller.turning.knowsNeighbors else { return }
        _ = (controller.turning.after, controller.turning.before)
        closeEnds()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isDragging || scrollView.isDecelerating else { return }
        let turning = controller.turning
        let target = position > 0.5 ? high : position < -0.5 ? low : nil
        guard let target else { return }
        if let pending = turning.pending {
            guard pending !== target else { return }
            turning.endGesture(completing: false)
        }
        guard !turning.isTransitioning else { return }
        isMoving = true
        turning.beginGesture(towards: target, isForward: (position > 0) != mirrors)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { if !decelerate { settled() } }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settled() }

    private func settled() {
        let turning = controller.turning
        guard turning.pending != nil else { return }
        turning.endGesture(completing: abs(position) > step / 2)
    }

    // MARK: Curling

    private var isOpen: Bool { controller.spineLocation == .mid }
    /// Whether the next page is turned toward the low side: from right to left, or upward.
    private var turnsDown: Bool { mirrors == (controller.spineLocation == .max) }

    /// Returns the shape of the curl. An open book turns a sheet over to the other side, a pad turns its only one off and back on.
    func curl(_ direction: UIPageViewController.NavigationDirection, grip: CGFloat?) -> PageCurl {
        let leavesHighSide = isOpen && direction == .reverse ? !turnsDown : turnsDown
        let edge: PageCurl.Edge = isHorizontal ? (leavesHighSide ? .right : .left) : leavesHighSide ? .bottom : .top
        return PageCurl(edge: edge, spine: isOpen ? 0.5 : 0, grip: grip ?? 0.6, unrolls: !isOpen && direction == .reverse)
    }

    private func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }
    private var length: CGFloat { max(1, isHorizontal ? controller.view.bounds.width : controller.view.bounds.height) }

    private func curled() {
        let turning = controller.turning, view: UIView = controller.view
        let forward: CGFloat = turnsDown ? -1 : 1
        let travel = along(curlPan.translation(in: view)) * forward
        switch curlPan.state {
        case .began, .changed:
            if turning.pending == nil, !turning.isTransitioning, abs(travel) > 1, let target = travel > 0 ? turning.after : turning.before {
                let point = curlPan.location(in: view)
                let side = isHorizontal ? point.y / max(1, view.bounds.height) : point.x / max(1, view.bounds.width)
                turning.beginGesture(towards: target, isForward: travel > 0, grip: side * 2 - 1)
                turnsForward = travel > 0
            }
            // The edge travels twice as far as the cylinder: from one side of the spine to the other.
            turning.moveGesture(to: (turnsForward ? travel : -travel) / (isOpen ? length : 2 * length))
        case .ended:
            let speed = along(curlPan.velocity(in: view)) * forward, sign: CGFloat = turnsForward ? 1 : -1
            turning.endGesture(completing: travel * sign > length / 2 || (speed * sign > 300 && travel * sign > 0))
        case .cancelled, .failed: turning.endGesture(completing: false)
        default: break
        }
    }
    private var turnsForward = true

    private func tapped() {
        let turning = controller.turning
        let share = along(curlTap.location(in: controller.view)) / length
        guard curlTap.state == .ended, !turning.isTransitioning else { return }
        guard share > 0.8 || share < 0.2, let target = (share > 0.8) == turnsDown ? turning.after : turning.before else { return }
        turning.beginGesture(towards: target, isForward: (share > 0.8) == turnsDown)
        turning.endGesture(completing: true)
    }
}
