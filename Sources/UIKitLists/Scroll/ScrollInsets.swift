import UIKitControls

/// Adjusted insets (lifecycle.md L.3).
struct ScrollInsets {
    var adjusted: UIEdgeInsets = .zero
    var system: UIEdgeInsets = .zero
}

extension UIScrollView {
    // L-41
    private var systemInset: UIEdgeInsets {
        let safe = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes, .automatic:
            let horizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
            let vertical = alwaysBounceVertical || contentSize.height > bounds.height
                || contentInsetAdjustmentBehavior == .automatic && isContentOfContainer
            return UIEdgeInsets(
                top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
                right: horizontal ? safe.right : 0)
        }
    }

    /// Whether the scroll view belongs to a controller inside a container: the containers themselves live a floor above.
    private var isContentOfContainer: Bool {
        var responder: UIResponder? = next
        while let current = responder {
            if let controller = current as? UIViewController {
                return controller.automaticallyAdjustsScrollViewInsets && controller.parent != nil
            }
            responder = current.next
        }
        return false
    }

    /// L-40, L-43: content that rests at its top stays there.
    func updateAdjustedInset() {
        let system = systemInset
        let new = UIEdgeInsets(
            top: contentInset.top + system.top, left: contentInset.left + system.left, bottom: contentInset.bottom + system.bottom,
            right: contentInset.right + system.right)
        scrollInsets.system = system
        let old = scrollInsets.adjusted
        guard new != old else { return }
        scrollInsets.adjusted = new
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -new.top }
        if offset.x == -old.left { offset.x = -new.left }
        if !scroll.isTracking, scroll.motion == nil { moveContent(to: offset) }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
        updateIndicators()
    }

    func contentSizeChanged() {
        updateAdjustedInset()
        setNeedsLayout()
        updateIndicators()
    }

    func boundsChanged(from old: CGRect) {
        if bounds.origin != old.origin {
            setNeedsLayout()
            indicatorsFollow()
            refreshControl?.scrollViewDidScroll()
            boundsDidScroll()
            delegate?.scrollViewDidScroll(self)
            whenScrolled?(self)
        }
        if bounds.size != old.size { sizeChanged() }
    }

    func viewportChanged() {
        guard bounds.size != scroll.layoutSize else { return }
        scroll.layoutSize = bounds.size
        updateAdjustedInset()
        setNeedsLayout()
        updateIndicators()
    }

    func layoutScrollView() {
        layoutRefreshControl()
        // A shorter view may leave the content beyond its end.
        if !scroll.isTracking, scroll.motion == nil, !scroll.isMovingContent, scroll.clampsOnLayout {
            scroll.clampsOnLayout = false
            moveContent(to: clamped(contentOffset))
        }
    }
}
