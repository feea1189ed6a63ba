import UIKitControls

/// Adjusted insets (lifecycle.md L.3).
struct ScrollInsets {
    var adjusted: UIEdgeInsets = .zero
    var system: UIEdgeInsets = .zero
    /// The part of the content inset that iOS 7 added. (L-44)
    var written: UIEdgeInsets = .zero
}

extension UIScrollView {
    /// The height by which the bar above collapses while the content scrolls, in points; zero without a large title. Set by the navigation
    /// controller.
    package var foldingHeight: CGFloat {
        get { scroll.foldingHeight }
        set {
            guard newValue != scroll.foldingHeight else { return }
            scroll.foldingHeight = newValue
            setNeedsLayout()
        }
    }

    /// Whether content that doesn't scroll vertically stays clear of the safe area, too, as in a scroll view of SwiftUI: it is inside the
    /// safe area like any other view.
    package var keepsVerticalInsets: Bool {
        get { scroll.keepsVerticalInsets }
        set {
            guard newValue != scroll.keepsVerticalInsets else { return }
            scroll.keepsVerticalInsets = newValue
            updateAdjustedInset()
        }
    }

    /// The adjusted insets less the collapsed part of the bar above: the area that bars cover now. Views pinned to the top are placed below
    /// it.
    package var coveredInset: UIEdgeInsets {
        var inset = adjustedContentInset
        inset.top -= min(max(contentOffset.y + inset.top, 0), foldingHeight)
        return inset
    }

    /// Returns the offset that puts `y` of the content right below the bars, which collapse on the way.
    func offsetToTop(of y: CGFloat) -> CGFloat { y > 0 ? y - adjustedContentInset.top + foldingHeight : y - coveredInset.top }

    // The part of the insets that follows the safe area. (L-41)
    private var systemInset: UIEdgeInsets {
        guard Generation.current >= .ios8 else { return .zero }
        let safe = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes, .automatic:
            let horizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
            let vertical =
                alwaysBounceVertical || scroll.keepsVerticalInsets || contentSize.height > bounds.height
                || contentInsetAdjustmentBehavior == .automatic && isContentOfContainer
            return UIEdgeInsets(
                top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
                right: horizontal ? safe.right : 0)
        }
    }

    private var nearestController: UIViewController? {
        sequence(first: self as UIResponder, next: { $0.next }).lazy.compactMap { $0 as? UIViewController }.first
    }

    /// Whether the scroll view belongs to a controller inside a navigation controller.
    private var isContentOfContainer: Bool {
        guard let controller = nearestController, controller.automaticallyAdjustsScrollViewInsets else { return false }
        return sequence(first: controller, next: { $0.parent }).dropFirst().contains {
            $0.containment.mechanism?.adjustsScrollViews == true
        }
    }

    /// Adds the bars to the content inset, as iOS 7 did for the first scroll view of a controller inside a container. (L-44)
    private func adjustAsInIOS7() {
        guard Generation.current == .ios6, let controller = nearestController, controller.automaticallyAdjustsScrollViewInsets,
            controller.parent?.containment.mechanism != nil, let view = controller.viewIfLoaded,
            view === self || view.subviews.first(where: { $0 is UIScrollView }) === self
        else { return }
        let wanted = UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: safeAreaInsets.bottom, right: 0)
        let written = scrollInsets.written
        guard wanted != written else { return }
        scrollInsets.written = wanted
        func moved(_ insets: UIEdgeInsets) -> UIEdgeInsets {
            UIEdgeInsets(
                top: insets.top + wanted.top - written.top, left: insets.left, bottom: insets.bottom + wanted.bottom - written.bottom,
                right: insets.right)
        }
        let restsAtTop = contentOffset.y == -contentInset.top
        contentInset = moved(contentInset)
        if restsAtTop, isAtRest { moveContent(to: CGPoint(x: contentOffset.x, y: -contentInset.top)) }
        verticalScrollIndicatorInsets = moved(verticalScrollIndicatorInsets)
    }

    /// Whether the content is at rest, so only sizes and insets move it.
    private var isAtRest: Bool { !scroll.isTracking && scroll.motion == nil && !scroll.isZooming && !scroll.isMovingContent }

    /// Called after a change of sizes or insets: an offset beyond the content's ends returns to them, any other stays.
    private func bringOffsetIntoRange() { if isAtRest { moveContent(to: clamped(contentOffset)) } }

    /// L-40, L-43: content that rests at its top stays there when bars appear or disappear. The app's own insets do not move it.
    func updateAdjustedInset() {
        adjustAsInIOS7()
        let system = systemInset
        let new = UIEdgeInsets(
            top: contentInset.top + system.top, left: contentInset.left + system.left, bottom: contentInset.bottom + system.bottom,
            right: contentInset.right + system.right)
        let (old, oldSystem) = (scrollInsets.adjusted, scrollInsets.system)
        scrollInsets.system = system
        guard new != old else { return }
        scrollInsets.adjusted = new
        var offset = contentOffset
        if offset.y == -old.top { offset.y -= system.top - oldSystem.top }
        if offset.x == -old.left { offset.x -= system.left - oldSystem.left }
        if isAtRest { moveContent(to: clamped(offset)) }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
        updateIndicators()
        KeyValueObservation.noticeChanges(of: self)
    }

    func contentSizeChanged() {
        updateAdjustedInset()
        bringOffsetIntoRange()
        setNeedsLayout()
        updateIndicators()
        notifyScrollWatchers()
        KeyValueObservation.noticeChanges(of: self)
    }

    func boundsChanged(from old: CGRect) {
        if bounds.origin != old.origin {
            setNeedsLayout()
            indicatorsFollow()
            shownRefreshControl?.scrollViewDidScroll()
            boundsDidScroll()
            pager?.scrollViewDidScroll(self)
            // Apps set the bounds to scroll without a callback (jonathonstaff.com, "A Quick Commentary on UIScrollView").
            if scroll.setsOffset { delegate?.scrollViewDidScroll(self) }
            notifyScrollWatchers()
        }
        if bounds.size != old.size { sizeChanged() }
    }

    func viewportChanged() {
        guard bounds.size != scroll.layoutSize else { return }
        scroll.layoutSize = bounds.size
        updateAdjustedInset()
        bringOffsetIntoRange()
        setNeedsLayout()
        updateIndicators()
    }

    func layoutScrollView() {
        layoutZoomedContent()
        layoutRefreshControl()
    }
}
