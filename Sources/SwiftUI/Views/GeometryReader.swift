/// A view that takes all the space that it is offered, and creates its content from the resulting geometry.
public struct GeometryReader<Content: View>: View, PrimitiveView, AnyGeometryReader {
    /// The closure that creates the content.
    public var content: (GeometryProxy) -> Content
    /// Creates a view that takes all the space it is offered, and passes the size to its content. Content is in the upper corner at the
    /// leading edge.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
    func makeNode(_ seed: NodeSeed) -> ViewNode { GeometryNode(seed) }
    func make(_ proxy: GeometryProxy) -> any View { content(proxy) }
}
@preconcurrency @MainActor protocol AnyGeometryReader { func make(_ proxy: GeometryProxy) -> any View }

/// A node whose content is evaluated during layout, because only then is its size known.
final class GeometryNode: ViewNode, PositionObserver {
    private lazy var element = GeometryElement(self)
    private(set) var proxy: GeometryProxy?
    var isRegistered = false
    var scrolledContent: ScrolledContent? { proxy?.content }
    func positionDidChange() { if proxy?.position.isUsed == true { setNeedsUpdate() } }

    override func update(_ change: Change) {
        guard var proxy else { return }
        // Views that receive the proxy must detect that it has changed.
        if change == .dependency { proxy.position = PositionUse(self) }
        evaluate(proxy)
    }
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
        let proxy = GeometryProxy(
            size: bounds.size, safeAreaInsets: insets, place: place, content: surroundings.content, host: host, position: PositionUse(node))
        host.positionObservers.add(node)
        if node.proxy?.place != place || node.proxy?.safeAreaInsets != insets || node.proxy?.content !== surroundings.content {
            node.evaluate(proxy)
        }
        pile.children = node.content
        let size = pile.size(for: ProposedViewSize(bounds.size))
        pile.place(in: CGRect(origin: bounds.origin, size: size), proposal: ProposedViewSize(bounds.size), surroundings)
    }
    override var views: [UIView] { pile.views }
}
