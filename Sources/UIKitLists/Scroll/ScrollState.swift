import UIKitControls

/// The scrolling state of a scroll view.
struct ScrollState {
    var isTracking = false
    var isDragging = false
    var isDecelerating = false
    var isZooming = false
    var zoomScale: CGFloat = 1
    var motion: ScrollMotion?
    var drag: ScrollDrag?
    var pinch: UIPinchGestureRecognizer?
    /// The size of the zoomed view at scale 1.
    var unzoomedSize: CGSize?
    /// The size of the content at scale 1 that constraints determined, if they do.
    var constrainedSize: CGSize?
    /// Whether the scale is returning to its limits.
    var isZoomBouncing = false
    var layoutSize: CGSize = .zero
    /// Whether the scroll view itself is placing its content: no clamping, no recursion.
    var isMovingContent = false
    /// Whether the bounds move because the offset was set, which is reported to the delegate.
    var setsOffset = false
    /// Whether the offset that is set next is the one of a drag or a motion.
    var isFollowingMotion = false
    /// A refresh control that is a subview without being `refreshControl`.
    weak var addedRefreshControl: UIRefreshControl?
    /// The height by which the bar above collapses while the content scrolls: a large title's height.
    var foldingHeight: CGFloat = 0
    /// Whether content stays clear of the safe area at the top and the bottom even if it doesn't scroll.
    var keepsVerticalInsets = false
    /// The distance of the spinner above the content's edge: above a large title that moves with the content.
    var refreshRise: CGFloat = 0
    /// Whether the running animation is the response to a tap on the status bar.
    var scrollsToTop = false
}

/// One finger's drag.
struct ScrollDrag {
    /// The offset at the start without any rubber band.
    var origin: CGPoint
    var lockedAxis: Axis?
    var samples: [(time: TimeInterval, offset: CGPoint)] = []
    enum Axis { case horizontal, vertical }

    mutating func add(_ offset: CGPoint, at time: TimeInterval) {
        samples.append((time, offset))
        samples.removeAll { $0.time < time - ScrollPhysics.velocityWindow - 1e-9 }
    }

    /// Returns the velocity in points per second over the last tenth of a second; zero after a rest.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time,
            time - last.time <= ScrollPhysics.velocityWindow
        else { return .zero }
        let span = CGFloat(last.time - first.time)
        return CGPoint(x: (last.offset.x - first.offset.x) / span, y: (last.offset.y - first.offset.y) / span)
    }
}

/// A movement of the content over time: returns the offset for a time since its start, or `nil` when it is over.
final class ScrollMotion {
    enum Kind { case deceleration, animation }
    let kind: Kind
    let start: TimeInterval
    let offset: (TimeInterval) -> CGPoint?
    let final: CGPoint
    var observer = 0
    /// Whether a deceleration has no target of its own.
    var isNatural = true

    init(_ kind: Kind, start: TimeInterval, final: CGPoint, offset: @escaping (TimeInterval) -> CGPoint?) {
        (self.kind, self.start, self.final, self.offset) = (kind, start, final, offset)
    }

    /// Returns the velocity in points per second at a time of the event loop.
    func velocity(at now: TimeInterval) -> CGPoint {
        let span = 1.0 / 240, time = max(now - start, span)
        guard let last = offset(time), let first = offset(time - span) else { return .zero }
        return CGPoint(x: (last.x - first.x) / span, y: (last.y - first.y) / span)
    }
}

extension UIScrollView: DescribesMore {
    package var describedMore: String {
        let lists: KeyValuePairs<String, AnyObject?> =
            switch self {
            case let table as UITableView: ["dataSource": table.dataSource]
            case let collection as UICollectionView: ["layout": collection.collectionViewLayout, "dataSource": collection.dataSource]
            default: [:]
            }
        return
            "; contentOffset: \(NSCoder.string(for: contentOffset)); contentSize: \(NSCoder.string(for: contentSize)); adjustedContentInset: \(NSCoder.string(for: adjustedContentInset))"
            + lists.filter { $0.value != nil }.map { "; \($0.key): \(Fault.name(of: $0.value))" }.joined()
    }
}
