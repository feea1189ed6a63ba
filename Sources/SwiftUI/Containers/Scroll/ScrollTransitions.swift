import UIKit

/// The phase of a scrolled view: before, inside, or after the visible part.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    /// -1, 0, or 1.
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// The way in which an appearance changes as a view moves into the visible part of a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
    enum Progress: Sendable {
        case none
        /// The appearance is interpolated on the way.
        case interactive(UnitCurve)
        /// The appearance changes at the threshold.
        case animated(Animation)
    }
    var progress: Progress
    var threshold = Threshold.visible

    public static let animated = animated()
    public static let interactive = interactive()
    public static let identity = ScrollTransitionConfiguration(progress: .none)
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { Self(progress: .animated(animation)) }
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        Self(progress: .interactive(timingCurve))
    }
    /// Changes the animation of an animated configuration.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = progress else { return self }
        return Self(progress: .animated(animation), threshold: threshold)
    }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        Self(progress: progress, threshold: threshold)
    }

    /// The point on the way from the edge to the center at which a view counts as visible.
    public struct Threshold: Sendable {
        /// The distance from the edge in points, and in lengths of the view and of the container.
        var distance = 0.0, views = 0.0, containers = 0.0
        // Apple does not document the threshold of `visible`: here the whole view is inside.
        public static let visible = visible(1)
        public static let hidden = visible(0)
        /// The centers of the view and the container are in the same place.
        public static var centered: Threshold { Threshold(views: 0.5, containers: 0.5) }
        /// The threshold at which a part of the view is visible.
        /// - Parameter amount: The visible part of the view, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(views: max(0, min(1, amount))) }
        /// Moves the threshold toward the center by a distance in points.
        public func inset(by distance: Double) -> Threshold {
            Threshold(distance: self.distance + distance, views: views, containers: containers)
        }
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * amount }
            return Threshold(
                distance: mix(distance, other.distance), views: mix(views, other.views), containers: mix(containers, other.containers))
        }
    }

    /// Returns the progress of a view from an edge, at which it is hidden (0), to the threshold (1).
    /// - Parameters:
    ///   - way: How far the view has come from the edge.
    ///   - length: The view's length, in points.
    func progress(after way: Double, length: Double, container: Double) -> Double {
        let whole = threshold.distance + threshold.views * length + threshold.containers * container
        return whole > 0 ? max(0, min(1, way / whole)) : way > 0 ? 1 : 0
    }
}

extension View {
    /// Changes the view's appearance on its way into and out of the visible part of the scroll view around it.
    @preconcurrency public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }
    /// Changes the view's appearance on its way into and out of the visible part of the scroll view around it, differently at both edges.
    @preconcurrency public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitioning(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) { phase, size in
                _VisualLook(transition(EmptyVisualEffect(), phase), size: size)
            })
    }
}

private struct ScrollTransitioning: ViewModifier {
    let topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let look: @MainActor (ScrollTransitionPhase, CGSize) -> _VisualLook
    @State private var last = Last()
    @MainActor final class Last { var phase: ScrollTransitionPhase? }

    func body(content: Content) -> some View { content.modifier(VisualEffecting { look(at: $0) }) }

    @MainActor private func look(at proxy: GeometryProxy) -> (_VisualLook, Animation?) {
        let identity = look(.identity, proxy.size)
        guard let (phase, configuration, progress) = passage(of: proxy) else { return (identity, nil) }
        switch configuration.progress {
        case .none: return (identity, nil)
        case .interactive(let curve): return (look(phase, proxy.size).mixed(with: identity, curve.value(at: progress)), nil)
        case .animated(let animation):
            let new = progress < 1 ? phase : .identity
            defer { last.phase = new }
            return (look(new, proxy.size), last.phase == nil || last.phase == new ? nil : animation)
        }
    }

    /// Returns the nearer edge of the scroll view, and the view's progress from there.
    @MainActor private func passage(
        of proxy: GeometryProxy
    ) -> (phase: ScrollTransitionPhase, configuration: ScrollTransitionConfiguration, progress: Double)? {
        guard let scrollView = proxy.scrollView(axis: axis),
            let bounds = proxy.bounds(of: axis.map { .scrollView(axis: $0) } ?? .scrollView)
        else { return nil }
        let isVertical = axis.map { $0 == .vertical } ?? scrollView.scrollsVertically
        let (start, container) = isVertical ? (bounds.minY, bounds.height) : (bounds.minX, bounds.width)
        let length = isVertical ? proxy.size.height : proxy.size.width
        guard container > 0 else { return nil }
        let top = topLeading.progress(after: length - start, length: length, container: container),
            bottom = bottomTrailing.progress(after: start + container, length: length, container: container)
        return top < bottom ? (.topLeading, topLeading, top) : (.bottomTrailing, bottomTrailing, bottom)
    }
}
extension UIScrollView {
    /// Whether the main direction of scrolling is vertical.
    fileprivate var scrollsVertically: Bool { alwaysBounceVertical || !alwaysBounceHorizontal && contentSize.height > bounds.height }
}
