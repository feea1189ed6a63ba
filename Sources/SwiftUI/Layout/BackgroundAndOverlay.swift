extension View {
    /// Shows views behind the view, with the size of the view proposed to them. They don't affect its layout.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(Layered(secondary: content(), alignment: alignment, isBehind: true))
    }
    /// Shows a view behind the view.
    @_disfavoredOverload public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(Layered(secondary: background, alignment: alignment, isBehind: true))
    }
    /// Adds a background, which extends beyond the safe area if the view touches its edge.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(Layered(secondary: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center, isBehind: true))
    }
    /// Shows the background style behind the view. It also extends into the safe area at edges that the view touches.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }
    /// Shows a shape that is filled with a style behind the view.
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        modifier(Layered(secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
    }
    /// Shows a shape that is filled with the background style behind the view.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Shows views in front of the view, with the size of the view proposed to them. They don't affect its layout.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(Layered(secondary: content(), alignment: alignment, isBehind: false))
    }
    /// Shows a view in front of the view.
    @_disfavoredOverload public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(Layered(secondary: overlay, alignment: alignment, isBehind: false))
    }
    /// Shows a style in front of the view. It also extends into the safe area at edges that the view touches.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(Layered(secondary: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center, isBehind: false))
    }
    /// Shows a shape that is filled with a style in front of the view.
    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        modifier(Layered(secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false))
    }
}

/// A view behind or in front of another one, which determines the size.
struct Layered<Secondary: View>: NodeModifier, AnyLayered {
    let secondary: Secondary
    let alignment: Alignment
    let isBehind: Bool
    var anySecondary: any View { secondary }
    func makeNode(_ seed: NodeSeed) -> ViewNode { LayeredNode(seed) }
}
@MainActor protocol AnyLayered {
    var anySecondary: any View { get }
    var alignment: Alignment { get }
    var isBehind: Bool { get }
}

/// A node whose first child is the content; the others are as many secondary views as the content has elements.
final class LayeredNode: WrapperNode {
    override func update(_ change: Change) { match(max(1, children.count - 1)) }

    private func match(_ count: Int) {
        guard let secondary = modifier((any AnyLayered).self)?.anySecondary else { return }
        setChildren([modifiedContent] + Array(repeating: secondary, count: count))
    }

    override var wrapped: [ViewElement] {
        let elements = super.wrapped
        if elements.count > children.count - 1 { match(elements.count) }
        return elements
    }
    override func wrap(_ element: ViewElement) -> WrapperElement {
        let taken = Set(nodesInUse.values.map { ObjectIdentifier($0) })
        let secondary = children.dropFirst().first { !taken.contains(ObjectIdentifier($0)) }
        if let secondary { nodesInUse[ObjectIdentifier(element)] = secondary }
        return LayeredElement(element, secondary, self)
    }
    private var nodesInUse: [ObjectIdentifier: ViewNode] = [:]
    override func retain(_ kept: Set<ObjectIdentifier>) { nodesInUse = nodesInUse.filter { kept.contains($0.key) } }
}

final class LayeredElement: WrapperElement {
    private weak var secondary: ViewNode?
    private let layer: ImplicitStack
    private var layered: (any AnyLayered)? { node?.modifier((any AnyLayered).self) }

    init(_ content: ViewElement, _ secondary: ViewNode?, _ node: ViewNode) {
        self.secondary = secondary
        layer = ImplicitStack(host: node.host, axis: nil)
        super.init(content, node)
    }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        content.place(in: bounds, proposal: proposal, surroundings)
        guard let layered else { return }
        layer.children = secondary?.elements ?? []
        guard !layer.children.isEmpty else { return }
        let inner = layer.dimensions(for: ProposedViewSize(bounds.size))
        let origin = inner.origin(in: ViewDimensions(element: content, size: bounds.size), layered.alignment)
        layer.place(
            in: CGRect(x: bounds.minX + origin.x, y: bounds.minY + origin.y, width: inner.width, height: inner.height),
            proposal: ProposedViewSize(bounds.size),
            surroundings)
    }
    override var views: [UIView] {
        guard let layered, !layer.children.isEmpty else { return content.views }
        return layered.isBehind ? layer.views + content.views : content.views + layer.views
    }
}
