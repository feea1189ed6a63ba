import Foundation

/// Follows the finger from page to page, and shows the dots.
@MainActor
final class PageScroller: NSObject, UIScrollViewDelegate {
    private unowned let controller: UIPageViewController
    private let scrollView = UIScrollView()
    private let curlPan = UIPanGestureRecognizer()
    private let curlTap = UITapGestureRecognizer()
    private let indicator = UIPageControl()
    private var isMoving = false

    init(controller: UIPageViewController) {
        self.controller = controller
        super.init()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
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

    // MARK: Places

    private var isHorizontal: Bool { controller.navigationOrientation == .horizontal }
    private var pageBounds: CGRect {
        var bounds = controller.view.bounds
        if showsIndicator { bounds.size.height -= indicatorHeight }
        return bounds
    }
    private var showsIndicator: Bool { isScroll && !indicator.isHidden }
    private var indicatorHeight: CGFloat { 37 }
    private var mirrors: Bool { isHorizontal && contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    /// Pages on the low side of the present one: one if there is a page there.
    private var low: UIViewController? { mirrors ? controller.turning.after : controller.turning.before }
    private var high: UIViewController? { mirrors ? controller.turning.before : controller.turning.after }
    private var step: CGFloat { (isHorizontal ? pageBounds.width : pageBounds.height) + controller.spacing }

    func layOut() {
        guard isScroll else { return }
        let bounds = pageBounds
        scrollView.frame = isHorizontal
            ? CGRect(x: -controller.spacing / 2, y: 0, width: bounds.width + controller.spacing, height: bounds.height)
            : CGRect(x: 0, y: -controller.spacing / 2, width: bounds.width, height: bounds.height + controller.spacing)
        indicator.frame = CGRect(
            x: 0, y: bounds.height, width: controller.view.bounds.width, height: indicatorHeight)
        guard !isMoving else { return }
        let count = CGFloat(1 + (low == nil ? 0 : 1) + (high == nil ? 0 : 1))
        scrollView.contentSize = isHorizontal
            ? CGSize(width: step * count, height: bounds.height) : CGSize(width: bounds.width, height: step * count)
        centre()
    }

    private func centre() {
        let offset = low == nil ? 0 : step
        scrollView.contentOffset = isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    }

    /// Where a page lies in the content: beside the present one, or in the middle.
    func frame(for page: UIViewController) -> CGRect {
        let bounds = pageBounds
        guard isScroll else {
            guard controller.spineLocation == .mid, let index = controller.turning.pages.firstIndex(where: { $0 === page }) else { return controller.view.bounds }
            let half = bounds.width / 2
            return CGRect(x: half * CGFloat(index), y: 0, width: half, height: bounds.height)
        }
        var place = low == nil ? 0 : step
        if page === controller.turning.pending { place += page === high ? step : -step }
        place += controller.spacing / 2
        return isHorizontal
            ? CGRect(x: place, y: 0, width: bounds.width, height: bounds.height) : CGRect(x: 0, y: place, width: bounds.width, height: bounds.height)
    }

    /// A page has settled, after a gesture `turned` pages on.
    func reset(turned: Int?) {
        isMoving = false
        scrollView.isScrollEnabled = controller.dataSource != nil
        curlPan.isEnabled = controller.dataSource != nil
        curlTap.isEnabled = controller.dataSource != nil
        if let turned, showsIndicator { indicator.currentPage += turned } else { updateIndicator() }
        layOut()
    }

    // H-34
    private func updateIndicator() {
        guard isScroll, isHorizontal, let source = controller.dataSource else { return hideIndicator() }
        let count = source.presentationCount(for: controller)
        guard count != UIPageViewController.noIndicator else { return hideIndicator() }
        indicator.isHidden = false
        if indicator.superview == nil { controller.view.addSubview(indicator) }
        indicator.numberOfPages = count
        indicator.currentPage = source.presentationIndex(for: controller)
    }

    private func hideIndicator() {
        indicator.isHidden = true
        indicator.removeFromSuperview()
    }

    // MARK: Scrolling

    private var position: CGFloat { (isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y) - (low == nil ? 0 : step) }

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
        turning.beginGesture(towards: target)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { if !decelerate { settled() } }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settled() }

    private func settled() {
        let turning = controller.turning
        guard turning.pending != nil else { return }
        turning.endGesture(completing: abs(position) > step / 2)
    }

    // MARK: Curling

    // FIXME(gap): the paper does not follow the finger; the page turns when the finger lifts.
    private func curled() {
        let turning = controller.turning
        let view: UIView = controller.view
        let travel = isHorizontal ? curlPan.translation(in: view).x : curlPan.translation(in: view).y
        let length = isHorizontal ? view.bounds.width : view.bounds.height
        switch curlPan.state {
        case .began, .changed:
            guard !turning.isTransitioning, abs(travel) > 1, let target = travel < 0 ? turning.after : turning.before else { return }
            turning.beginGesture(towards: target)
        case .ended:
            let speed = isHorizontal ? curlPan.velocity(in: view).x : curlPan.velocity(in: view).y
            turning.endGesture(completing: abs(travel) > length / 2 || (abs(speed) > 300 && speed * travel > 0))
        case .cancelled, .failed: turning.endGesture(completing: false)
        default: break
        }
    }

    private func tapped() {
        let turning = controller.turning
        let point = curlTap.location(in: controller.view), width = controller.view.bounds.width
        guard curlTap.state == .ended, !turning.isTransitioning else { return }
        let target = point.x > width * 0.8 ? turning.after : point.x < width * 0.2 ? turning.before : nil
        guard let target else { return }
        turning.beginGesture(towards: target)
        turning.endGesture(completing: true)
    }
}
