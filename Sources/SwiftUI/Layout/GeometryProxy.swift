import UIKit

/// The size and position of a container.
public struct GeometryProxy: Sendable {
    /// The size of the container in points.
    public let size: CGSize
    /// The parts of the container that bars and the screen's edges cover, in points.
    public let safeAreaInsets: EdgeInsets
    /// The frame in the host's coordinates when nothing is scrolled.
    let place: CGRect
    let content: ScrolledContent?
    weak var host: ViewHost?
    /// Notes whether the position is used. If it is, scrolling evaluates the proxy's owner again.
    var position: PositionUse

    /// Returns the container's frame in a coordinate space, in points. If there is no space of that name around the container, the frame is
    /// in global coordinates.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        // Visual effects call this in closures that are not isolated, on the main thread.
        nonisolated(unsafe) let space = coordinateSpace
        return MainActor.assumeIsolated { currentFrame(in: space) }
    }

    /// Returns the container's frame in a coordinate space.
    @_disfavoredOverload public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of a named coordinate space in the container's own coordinates, or `nil` if there is no such space around it.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        nonisolated(unsafe) let space = coordinateSpace.coordinateSpace  // as above
        return MainActor.assumeIsolated { currentBounds(of: space) }
    }

    @MainActor private func currentFrame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard coordinateSpace != .local else { return CGRect(origin: .zero, size: size) }
        position.isUsed = true
        guard let host, let surface = host.surface else { return place }
        let frame = host.frame(of: place, in: content)
        guard let bounds = bounds(of: coordinateSpace, in: host) else { return surface.convert(frame, to: nil) }
        return frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    }

    @MainActor private func currentBounds(of coordinateSpace: CoordinateSpace) -> CGRect? {
        position.isUsed = true
        guard let host, let bounds = bounds(of: coordinateSpace, in: host) else { return nil }
        let frame = host.frame(of: place, in: content)
        return bounds.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }

    /// Returns the bounds of a space in the host's coordinates.
    @MainActor private func bounds(of coordinateSpace: CoordinateSpace, in host: ViewHost) -> CGRect? {
        guard case .named(let name) = coordinateSpace else { return nil }
        guard let space = name.base as? ScrollViewSpace else {
            return host.coordinateSpaces[name].map { host.frame(of: $0.place, in: $0.content) }
        }
        return scrollView(axis: space.axis).flatMap { view in
            // The space is the part of the scroll view between its insets, so that content that is not scrolled begins at zero.
            host.surface.map { view.convert(view.bounds.inset(by: view.adjustedContentInset), to: $0) }
        }
    }

    /// Returns the innermost scroll view around the container that scrolls along an axis, or along any.
    @MainActor func scrollView(axis: Axis?) -> UIScrollView? {
        sequence(first: content?.view ?? host?.surface) { $0?.superview }.lazy.compactMap { $0 as? UIScrollView }.first { view in
            switch axis {
            case .vertical: view.alwaysBounceVertical || view.contentSize.height > view.bounds.height
            case .horizontal: view.alwaysBounceHorizontal || view.contentSize.width > view.bounds.width
            case nil: true
            }
        }
    }
}

/// Whether an evaluation used a position.
@MainActor final class PositionUse {
    var isUsed = false
    /// The node that is evaluated with the proxy.
    private(set) weak var owner: ViewNode?
    init(_ owner: ViewNode? = nil) { self.owner = owner }
}

/// The coordinates of views inside a view that moves its content: a scroll view, or a list's row.
@MainActor final class ScrolledContent {
    private(set) weak var view: UIView?
    /// The origin of the view's coordinates in the host's, when nothing is scrolled.
    let origin: CGPoint
    init(_ view: UIView, origin: CGPoint) { (self.view, self.origin) = (view, origin) }
}

/// An object that depends on the position of a view.
@MainActor protocol PositionObserver: AnyObject {
    var scrolledContent: ScrolledContent? { get }
    /// Whether the host has registered it.
    var isRegistered: Bool { get set }
    /// Called after scrolling.
    func positionDidChange()
}

/// The objects that depend on the positions of a host's views, in the order of its first layout.
@MainActor final class PositionObservers {
    private struct Entry { weak var observer: (any PositionObserver)? }
    private var entries: [Entry] = []

    func add(_ observer: any PositionObserver) {
        guard !observer.isRegistered else { return }
        observer.isRegistered = true
        entries.append(Entry(observer: observer))
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !entries.isEmpty else { return }
        entries.removeAll { $0.observer == nil }
        for case let observer? in entries.map(\.observer) where observer.scrolledContent?.view?.isDescendant(of: scrollView) == true {
            observer.positionDidChange()
        }
    }
}

extension ViewHost {
    /// Returns the current frame, in the surface's coordinates, of a place inside scrolled content.
    func frame(of place: CGRect, in content: ScrolledContent?) -> CGRect {
        // A scroll view is not in the surface before its first layout has ended.
        guard let content, let view = content.view, let surface, view.isDescendant(of: surface) else { return place }
        return view.convert(place.offsetBy(dx: -content.origin.x, dy: -content.origin.y), to: surface)
    }
}

// MARK: Coordinate spaces

/// The space of a frame's points.
public enum CoordinateSpace: Equatable, Hashable {
    /// The space of the window, or of the view.
    case global, local
    /// The space of the closest view around with the name.
    case named(AnyHashable)
    public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
    /// Whether this is the space of the window.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the space of the view.
    public var isLocal: Bool { self == .local }
}

/// A value that identifies a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}
/// The coordinate space of the view itself, whose origin is the view's upper-left corner.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}
/// The coordinate space of the hosting view's window, whose origin is the screen's upper-left corner.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}
/// The coordinate space of the closest view around this one to which `coordinateSpace(_:)` gave the name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { Self() } }
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { Self() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> Self { Self(name: AnyHashable(name)) }
    /// The visible part of the innermost scroll view.
    public static var scrollView: Self { named(ScrollViewSpace(axis: nil)) }
    /// The visible part of the innermost scroll view that scrolls along an axis.
    public static func scrollView(axis: Axis) -> Self { named(ScrollViewSpace(axis: axis)) }
}
private struct ScrollViewSpace: Hashable {
    let axis: Axis?
}

extension View {
    /// Names the view's coordinate space for geometry proxies inside.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { modifier(NamedSpace(name: name.name)) }
    /// Names the view's coordinate space for geometry proxies inside.
    public func coordinateSpace<T: Hashable>(name: T) -> some View { modifier(NamedSpace(name: AnyHashable(name))) }
}
struct NamedSpace: NodeModifier {
    let name: AnyHashable
    func makeNode(_ seed: NodeSeed) -> ViewNode { NamedSpaceNode(seed) }
}
final class NamedSpaceNode: WrapperNode {
    override func wrap(_ element: ViewElement) -> WrapperElement { NamedSpaceElement(element, self) }
}
final class NamedSpaceElement: WrapperElement {
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        if let name = node?.modifier(NamedSpace.self)?.name {
            let place = bounds.offsetBy(dx: surroundings.origin.x, dy: surroundings.origin.y)
            host.coordinateSpaces[name] = (place, surroundings.content)
        }
        super.layOut(in: bounds, proposal: proposal, surroundings)
    }
}
