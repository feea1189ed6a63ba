import UIKit

/// Chooses where a scroll view stops, and reports the phases of scrolling.
@MainActor final class ScrollCoordinator: NSObject, UIScrollViewDelegate {
    weak var element: ScrollElement?
    private(set) var phase = ScrollPhase.idle
    /// The part that was visible when the drag began.
    private var start = CGRect.zero

    /// - Parameter velocity: The velocity of the finger, in points per second.
    func enter(_ new: ScrollPhase, _ scrollView: UIScrollView, velocity: CGVector? = nil) {
        guard new != phase else { return }
        let old = phase
        phase = new
        guard let observers = element?.scrollView.observers, !observers.isEmpty else { return }
        let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(scrollView), velocity: velocity)
        for observer in observers { observer.phaseChanged(old, new, context) }
    }

    /// Returns the part of the content in which it comes to rest, between the insets, at an offset.
    private func restRect(at offset: CGPoint, _ scrollView: UIScrollView) -> CGRect {
        CGRect(origin: offset, size: scrollView.bounds.size).inset(by: element?.restInsets ?? scrollView.adjustedContentInset)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        start = restRect(at: scrollView.contentOffset, scrollView)
        enter(.interacting, scrollView)
    }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let element, let behavior = element.settings.rest, !element.settings.turnsPages else { return }
        let inset = element.restInsets
        var target = ScrollTarget(rect: restRect(at: targetContentOffset.pointee, scrollView))
        behavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: start), velocity: CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000),
                contentSize: scrollView.contentSize, containerSize: target.rect.size, axes: element.axes,
                targets: element.targets.map(\.frame)))
        let wanted = scrollView.clamped(CGPoint(x: target.rect.minX - inset.left, y: target.rect.minY - inset.top))
        if element.axes.contains(.horizontal) { targetContentOffset.pointee.x = wanted.x }
        if element.axes.contains(.vertical) { targetContentOffset.pointee.y = wanted.y }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        enter(decelerate ? .decelerating : .idle, scrollView)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { enter(.idle, scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { enter(.idle, scrollView) }
}

extension ScrollElement {
    /// The frames of the views in the containers that are marked as targets, in the coordinates of the content, with their identifiers.
    var targets: [(identifiers: Set<AnyHashable>, frame: CGRect)] {
        var targets: [(identifiers: Set<AnyHashable>, frame: CGRect)] = []
        node?.visit { marked in
            guard targets.isEmpty, marked.modifier(TraitModifier<ScrollTargetsKey>.self)?.value(from: false) == true else { return }
            var container: ViewNode?
            marked.visit { node in if container == nil, node is ContainerNode || node is LazyNode { container = node } }
            if let lazy = container as? LazyNode { return targets = lazy.element.frames(in: scrollView) }
            targets = (container ?? marked).children.flatMap(\.elements).compactMap { element in
                element.views.first?.superview.map { (element.identifiers, $0.convert(element.frame, to: scrollView)) }
            }
        }
        return targets
    }

    /// Returns the identifier of the target that is nearest to an anchor of the visible part or, without an anchor, to its beginning.
    /// - Parameter identifier: Returns the identifier in the wanted type, or `nil` for identifiers of another type.
    func target<ID>(nearestTo anchor: UnitPoint?, _ identifier: (AnyHashable) -> ID?) -> ID? {
        let visible = scrollView.bounds.inset(by: restInsets), point = anchor ?? .topLeading
        func distance(_ frame: CGRect) -> CGFloat {
            let x = frame.minX + point.x * frame.width - visible.minX - point.x * visible.width,
                y = frame.minY + point.y * frame.height - visible.minY - point.y * visible.height
            return (axes.contains(.horizontal) ? abs(x) : 0) + (axes.contains(.vertical) ? abs(y) : 0)
        }
        let named = targets.compactMap { target in
            target.identifiers.lazy.compactMap(identifier).first.map { (id: $0, distance: distance(target.frame)) }
        }
        return named.min { $0.distance < $1.distance }?.id
    }
}
