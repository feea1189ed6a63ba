import UIKit

/// The place to which an app scrolls a scroll view.
// FIXME(gap): scrolling by a finger does not change a position, and a list scrolls only to views.
public struct ScrollPosition: Equatable, @unchecked Sendable {  // The initializers take only identifiers that are Sendable.
    enum Target: Equatable {
        case view(AnyHashable, UnitPoint?), edge(Edge), point(CGPoint), x(CGFloat), y(CGFloat)
    }
    private(set) var target: Target?
    /// Counts the requests, because the same place may be asked for again after the user has scrolled.
    private var requests = 0

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        target = .view(AnyHashable(id), anchor)
        viewID = id
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { target = .edge(edge) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) { target = .point(point) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) { target = .point(CGPoint(x: x, y: y)) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { target = .x(x) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { target = .y(y) }

    private mutating func scroll(_ new: Target) { (target, viewID, requests) = (new, nil, requests + 1) }
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        scroll(.view(AnyHashable(id), anchor))
        viewID = id
    }
    public mutating func scrollTo(edge: Edge) { scroll(.edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { scroll(.point(point)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(.point(CGPoint(x: x, y: y))) }
    public mutating func scrollTo(x: CGFloat) { scroll(.x(x)) }
    public mutating func scrollTo(y: CGFloat) { scroll(.y(y)) }

    public var isPositionedByUser: Bool { false }
    public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
    public var point: CGPoint? { if case .point(let point) = target { point } else { nil } }
    public var x: CGFloat? { if case .x(let x) = target { x } else { point?.x } }
    public var y: CGFloat? { if case .y(let y) = target { y } else { point?.y } }
    public private(set) var viewID: (any Hashable & Sendable)?
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    public static func == (one: Self, other: Self) -> Bool { one.target == other.target && one.requests == other.requests }
}

extension View {
    /// Scrolls to the position at first and whenever it changes.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        ScrollViewReader { proxy in
            onChange(of: position.wrappedValue) { _, new in proxy.scroll(to: new.target, anchor) }
                .onAppear { proxy.scroll(to: position.wrappedValue.target, anchor) }
        }
    }
}

extension ScrollViewProxy {
    @MainActor fileprivate func scroll(to target: ScrollPosition.Target?, _ anchor: UnitPoint?) {
        guard let target else { return }
        if case .view(let id, let own) = target { return scrollTo(id, anchor: own ?? anchor) }
        // Content that the same change adds must be measured first.
        let transaction = Transaction.current
        node?.host.afterLayout { [weak node] in
            withTransaction(transaction ?? Transaction()) {
                var element: ScrollElement?
                node?.visit { if element == nil, $0 is ScrollNode { element = $0.elements.first as? ScrollElement } }
                element?.scrollView.scroll(to: target)
            }
        }
    }
}

extension UIScrollView {
    fileprivate func scroll(to target: ScrollPosition.Target) {
        let (least, greatest) = offsetRange
        var place = contentOffset
        switch target {
        case .view: return
        case .edge(.top): place.y = least.y
        case .edge(.bottom): place.y = greatest.y
        case .edge(.leading): place.x = least.x
        case .edge(.trailing): place.x = greatest.x
        case .point(let point): place = CGPoint(x: point.x + least.x, y: point.y + least.y)
        case .x(let x): place.x = x + least.x
        case .y(let y): place.y = y + least.y
        }
        setContentOffset(clamped(place), animated: UIView.inheritedAnimationDuration > 0 || Transaction.current?.animation != nil)
    }
}
