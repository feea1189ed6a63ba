import UIKit

/// The place to which an app or the user scrolls a scroll view.
// FIXME(gap): a list scrolls only to views, and scrolling it does not change a position.
public struct ScrollPosition: Equatable, @unchecked Sendable {  // The initializers take only identifiers that are Sendable.
    enum Target: Equatable {
        case view(AnyHashable, UnitPoint?), edge(Edge), point(CGPoint), x(CGFloat), y(CGFloat)
    }
    private(set) var target: Target?
    /// Counts the requests, because the same place may be asked for again after the user has scrolled.
    private var requests = 0
    /// Returns the identifier of a view if it has the type of the position's identifiers.
    let identifier: (AnyHashable) -> (any Hashable & Sendable)?

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { identifier = { $0.base as? ID } }
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(idType: ID.self)
        target = .view(AnyHashable(id), anchor)
        viewID = id
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.init(idType: idType)
        target = .edge(edge)
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(idType: idType)
        target = .point(point)
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType: idType)
        target = .point(CGPoint(x: x, y: y))
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(idType: idType)
        target = .x(x)
    }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.init(idType: idType)
        target = .y(y)
    }

    private mutating func scroll(_ new: Target) { (target, viewID, requests, isPositionedByUser) = (new, nil, requests + 1, false) }
    /// Notes that the user has scrolled to a view.
    mutating func noteScrolling(to id: (any Hashable & Sendable)?) { (target, viewID, isPositionedByUser) = (nil, id, true) }
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        scroll(.view(AnyHashable(id), anchor))
        viewID = id
    }
    public mutating func scrollTo(edge: Edge) { scroll(.edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { scroll(.point(point)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(.point(CGPoint(x: x, y: y))) }
    public mutating func scrollTo(x: CGFloat) { scroll(.x(x)) }
    public mutating func scrollTo(y: CGFloat) { scroll(.y(y)) }

    public private(set) var isPositionedByUser = false
    public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
    public var point: CGPoint? { if case .point(let point) = target { point } else { nil } }
    public var x: CGFloat? { if case .x(let x) = target { x } else { point?.x } }
    public var y: CGFloat? { if case .y(let y) = target { y } else { point?.y } }
    public private(set) var viewID: (any Hashable & Sendable)?
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    public static func == (one: Self, other: Self) -> Bool {
        one.target == other.target && one.requests == other.requests && one.isPositionedByUser == other.isPositionedByUser
            && one.viewID.map { AnyHashable($0) } == other.viewID.map { AnyHashable($0) }
    }
}

extension View {
    /// Scrolls to the position at first and whenever it changes. When the user scrolls, the position becomes the view among the scroll
    /// targets that is nearest to the anchor or, without one, to the beginning of the visible part.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        ScrollViewReader { proxy in
            onChange(of: position.wrappedValue) { _, new in proxy.scroll(to: new.target, anchor) }
                .onAppear { proxy.scroll(to: position.wrappedValue.target, anchor) }
                .modifier(
                    ScrollObserving(scrolledByUser: { element in
                        var new = position.wrappedValue
                        new.noteScrolling(to: element.target(nearestTo: anchor, new.identifier))
                        if new != position.wrappedValue { position.wrappedValue = new }
                    }))
        }
    }

    /// Scrolls to the view of the identifier at first and whenever the binding changes. When the user scrolls, the binding becomes the
    /// identifier of the view among the scroll targets that is nearest to the anchor or, without one, to the beginning of the visible part.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(IdentifierPosition(id: id, anchor: anchor))
    }
}

private struct IdentifierPosition<ID: Hashable>: ViewModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?
    @State private var last = Last()
    /// The identifier that scrolling wrote: the view is in its place already.
    final class Last { var written: ID? }

    func body(content: Content) -> some View {
        ScrollViewReader { proxy in
            content
                .onChange(of: id.wrappedValue) { _, new in
                    if let new, new != last.written { proxy.scrollTo(new, anchor: anchor) }
                    last.written = nil
                }
                .onAppear { if let first = id.wrappedValue { proxy.scrollTo(first, anchor: anchor) } }
                .modifier(
                    ScrollObserving(scrolledByUser: { element in
                        guard let new = element.target(nearestTo: anchor, { $0.base as? ID }), new != id.wrappedValue else { return }
                        last.written = new
                        id.wrappedValue = new
                    }))
        }
    }
}

extension ScrollObserving {
    /// Observes scrolling by the user.
    init(scrolledByUser: @escaping (ScrollElement) -> Void) {
        self.init { observer in
            observer.moved = { element in if element.scrollView.isDragging || element.scrollView.isDecelerating { scrolledByUser(element) }
            }
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
