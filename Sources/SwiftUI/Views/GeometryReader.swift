/// A view that takes all the space that it is offered, and creates its content from the resulting geometry.
public struct GeometryReader<Content: View>: View, PrimitiveView, AnyGeometryReader {
    public var content: (GeometryProxy) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
    func makeNode(_ seed: NodeSeed) -> ViewNode { GeometryNode(seed) }
    func make(_ proxy: GeometryProxy) -> any View { content(proxy) }
}
@MainActor protocol AnyGeometryReader { func make(_ proxy: GeometryProxy) -> any View }

/// The size and position of a container.
public struct GeometryProxy {
    public let size: CGSize
    public let safeAreaInsets: EdgeInsets
    /// The frame in the host's coordinates.
    let place: CGRect
    weak var host: ViewHost?

    @MainActor public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return host?.surface.map { $0.convert(place, to: nil) } ?? place
        case .named(let name):
            return place.offsetBy(dx: -(host?.coordinateSpaces[name]?.x ?? 0), dy: -(host?.coordinateSpaces[name]?.y ?? 0))
        }
    }
}

/// The space of a frame's points.
public enum CoordinateSpace: Equatable, Hashable {
    case global, local
    case named(AnyHashable)
    public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}

/// A value that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { Self() } }
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: Self { Self() } }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> Self { Self(name: AnyHashable(name)) }
}
extension GeometryProxy {
    @_disfavoredOverload @MainActor public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }
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
            host.coordinateSpaces[name] = CGPoint(x: bounds.minX + surroundings.origin.x, y: bounds.minY + surroundings.origin.y)
        }
        super.layOut(in: bounds, proposal: proposal, surroundings)
    }
}

/// A node whose content is evaluated during layout, because only then is its size known.
final class GeometryNode: ViewNode {
    private lazy var element = GeometryElement(self)
    private(set) var proxy: GeometryProxy?

    override func update(_ change: Change) { if let proxy { evaluate(proxy) } }
    func evaluate(_ proxy: GeometryProxy) {
        self.proxy = proxy
        guard let reader = view as? any AnyGeometryReader else { return }
        setChild(tracking { reader.make(proxy) })
    }
    override var elements: [ViewElement] { [element] }
    var content: [ViewElement] { super.elements }
}
final class GeometryElement: ViewElement {
    private lazy var pile = ArrangedElement(ZStackLayout(alignment: .topLeading), host: host)
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        guard let node = node as? GeometryNode else { return }
        let place = bounds.offsetBy(dx: surroundings.origin.x, dy: surroundings.origin.y), safe = surroundings.region.safe
        let insets = EdgeInsets(
            top: max(0, safe.minY - place.minY), leading: max(0, safe.minX - place.minX), bottom: max(0, place.maxY - safe.maxY),
            trailing: max(0, place.maxX - safe.maxX))
        let proxy = GeometryProxy(size: bounds.size, safeAreaInsets: insets, place: place, host: host)
        if node.proxy == nil || node.proxy?.place != place || node.proxy?.safeAreaInsets != insets { node.evaluate(proxy) }
        pile.children = node.content
        let size = pile.size(for: ProposedViewSize(bounds.size))
        pile.place(in: CGRect(origin: bounds.origin, size: size), proposal: ProposedViewSize(bounds.size), surroundings)
    }
    override var views: [UIView] { pile.views }
}
