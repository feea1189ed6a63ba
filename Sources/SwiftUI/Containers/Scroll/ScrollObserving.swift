import UIKit

/// The place and the sizes of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
    /// The position in the content: before its start by the insets, when the view is not scrolled.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    /// The size of the view without its insets.
    public var containerSize: CGSize
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }
    public var bounds: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y, width: containerSize.width + contentInsets.leading + contentInsets.trailing,
            height: containerSize.height + contentInsets.top + contentInsets.bottom)
    }
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top, width: containerSize.width,
            height: containerSize.height)
    }

    @MainActor init(_ view: UIScrollView) {
        let inset = view.adjustedContentInset
        self.init(
            contentOffset: view.contentOffset, contentSize: view.contentSize,
            contentInsets: EdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right),
            containerSize: view.bounds.inset(by: inset).size)
    }
}

/// The state of scrolling.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    public let velocity: CGVector?
}

/// A modifier's interest in the scroll views inside.
@MainActor final class ScrollObserver {
    var changed: (ScrollGeometry) -> Void = { _ in }
    var phaseChanged: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
    /// Called after layout and scrolling.
    var moved: (ScrollElement) -> Void = { _ in }
}
private enum ScrollObserversKey: EnvironmentKey { static var defaultValue: [ScrollObserver] { [] } }
extension EnvironmentValues {
    var scrollObservers: [ScrollObserver] {
        get { self[ScrollObserversKey.self] }
        set { self[ScrollObserversKey.self] = newValue }
    }
}

/// Adds an observer to the scroll views inside.
struct ScrollObserving: ViewModifier {
    /// Sets the actions of the observer, at each evaluation.
    let prepare: (ScrollObserver) -> Void
    @State private var observer = ScrollObserver()
    func body(content: Content) -> some View {
        let observer = observer
        prepare(observer)
        return content.modifier(EnvironmentTransforming { $0.scrollObservers.append(observer) })
    }
}

private struct VisibilityObserving: ViewModifier {
    let threshold: Double
    let action: (Bool) -> Void
    @State private var last = Last()
    final class Last { var isVisible = false }

    private func note(_ isVisible: Bool) {
        guard isVisible != last.isVisible else { return }
        last.isVisible = isVisible
        action(isVisible)
    }
    func body(content: Content) -> some View {
        content.onGeometryChange(for: Bool.self) { proxy in
            let own = CGRect(origin: .zero, size: proxy.size)
            guard let visible = proxy.bounds(of: .scrollView) else { return true }
            return own.visibleShare(in: visible) >= threshold
        } action: {
            note($0)
        }.onDisappear { note(false) }
    }
}
extension CGRect {
    /// Returns the share of the area inside another rectangle, from 0 to 1.
    fileprivate func visibleShare(in visible: CGRect) -> Double {
        let part = intersection(visible)
        return part.isNull || width * height == 0 ? 0 : part.width * part.height / (width * height)
    }
}

private struct TargetsObserving<ID: Hashable>: ViewModifier {
    let threshold: Double
    let action: ([ID]) -> Void
    @State private var last = Last()
    final class Last { var visible: [ID] = [] }

    func body(content: Content) -> some View {
        let (last, threshold, action) = (last, threshold, action)
        return content.modifier(
            ScrollObserving {
                $0.moved = { element in
                    let area = element.scrollView.bounds.inset(by: element.scrollView.adjustedContentInset)
                    let visible = element.targets.filter { $0.frame.visibleShare(in: area) >= threshold }
                        .compactMap { $0.identifiers.lazy.compactMap { $0.base as? ID }.first }
                    guard visible != last.visible else { return }
                    last.visible = visible
                    action(visible)
                }
            })
    }
}

private struct GeometryObserving<T: Equatable>: ViewModifier {
    let transform: (ScrollGeometry) -> T
    let action: (T, T) -> Void
    @State private var last = Last()
    final class Last { var value: T? }

    func body(content: Content) -> some View {
        let (transform, action, last) = (transform, action, last)
        return content.modifier(
            ScrollObserving {
                $0.changed = { geometry in
                    let new = transform(geometry), old = last.value
                    last.value = new
                    if let old, old != new { action(old, new) }
                }
            })
    }
}

extension View {
    /// Adds an action for changes of a value that is made of the geometry of the scroll view inside.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryObserving(transform: transform, action: action))
    }
    /// Adds an action for changes of the phase of the scroll view inside.
    public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }
    /// Adds an action for changes of the phase of the scroll view inside, with its geometry and the velocity of the finger.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View {
        modifier(ScrollObserving { $0.phaseChanged = action })
    }
    /// Adds an action for when the view becomes visible in the scroll view around it, and for when it no longer is.
    /// - Parameter threshold: The share of the view's area from which it counts as visible, from 0 to 1.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        modifier(VisibilityObserving(threshold: threshold, action: action))
    }
    /// Adds an action for changes of the targets in the scroll view inside that are visible.
    /// - Parameter threshold: The share of a view's area from which it counts as visible, from 0 to 1.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(TargetsObserving(threshold: threshold, action: action))
    }

    /// Fills the background of the container around the view.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        background(alignment: alignment) { content().ignoresSafeArea() }
    }
    /// Has no effect on a phone, where an app has one scene.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

/// A container whose background can be filled.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    package init(name: String) { self.name = name }
    public static let widget = Self(name: "widget"), navigation = Self(name: "navigation"), tabView = Self(name: "tabView")
    public static let navigationSplitView = Self(name: "navigationSplitView")
}
