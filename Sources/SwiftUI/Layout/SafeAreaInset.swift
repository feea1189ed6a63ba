extension View {
    /// Adds a bar at an edge, which insets the content's safe area.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SafeAreaBar(bar: AnyView(content()), edge: edge, alignment: alignment, spacing: spacing ?? 0))
    }
}

struct SafeAreaBar: NodeModifier {
    let bar: AnyView
    let edge: VerticalEdge
    let alignment: HorizontalAlignment
    let spacing: CGFloat
    func makeNode(_ seed: NodeSeed) -> ViewNode { SafeAreaBarNode(seed) }
}
final class SafeAreaBarNode: WrapperNode {
    override func update(_ change: Change) { setChildren([modifiedContent, modifier(SafeAreaBar.self)?.bar ?? AnyView(EmptyView())]) }
    override func wrap(_ element: ViewElement) -> WrapperElement { SafeAreaBarElement(element, self) }
}
final class SafeAreaBarElement: WrapperElement {
    private lazy var layer = ImplicitStack(host: host, axis: nil)
    private func prepare(_ proposal: ProposedViewSize) -> (bar: SafeAreaBar, size: CGSize)? {
        guard let node, node.children.count > 1, let bar = node.modifier(SafeAreaBar.self) else { return nil }
        layer.children = node.children[1].elements
        return (bar, layer.size(for: ProposedViewSize(width: proposal.width, height: nil)))
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let (bar, size) = prepare(proposal) else { return super.measure(proposal) }
        let inner = content.size(for: proposal.insetBy(width: 0, height: size.height + bar.spacing))
        return CGSize(width: max(inner.width, size.width), height: inner.height + size.height + bar.spacing)
    }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        guard let (bar, size) = prepare(ProposedViewSize(bounds.size)) else {
            return super.layOut(in: bounds, proposal: proposal, surroundings)
        }
        let height = size.height + bar.spacing
        var inside = surroundings
        let free = CGRect(
            x: bounds.minX, y: bounds.minY + (bar.edge == .top ? height : 0), width: bounds.width, height: max(0, bounds.height - height))
        inside.region.safe = free.offsetBy(dx: surroundings.origin.x, dy: surroundings.origin.y)
        content.place(in: free, inside)
        let origin = CGPoint(
            x: bounds.minX + ViewDimensions(room: bounds.size)[bar.alignment] - ViewDimensions(element: layer, size: size)[bar.alignment],
            y: bar.edge == .top ? bounds.minY : bounds.maxY - size.height)
        layer.place(in: CGRect(origin: origin, size: size), surroundings)
    }
    override var views: [UIView] { content.views + layer.views }
}

extension View {
    /// Makes the safe area of the view smaller, so that its content keeps away from the edges.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(SafeAreaPadding(insets: insets)) }
    /// 16 points by default.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? 16))
    }
    /// Adds space in points to the safe area at all edges. Scrollable content ends at it, too.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(EdgeInsets(.all, length)) }
}

// FIXME(gap): scrollable content ends at the padding and does not extend below it.
struct SafeAreaPadding: NodeModifier {
    let insets: EdgeInsets
    func makeNode(_ seed: NodeSeed) -> ViewNode { SafeAreaPaddingNode(seed) }
}
final class SafeAreaPaddingNode: WrapperNode {
    override func wrap(_ element: ViewElement) -> WrapperElement { SafeAreaPaddingElement(element, self) }
}
final class SafeAreaPaddingElement: WrapperElement {
    private var insets: EdgeInsets { node?.modifier(SafeAreaPadding.self)?.insets ?? EdgeInsets() }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = content.size(for: proposal.insetBy(width: insets.horizontal, height: insets.vertical))
        return CGSize(width: max(0, inner.width + insets.horizontal), height: max(0, inner.height + insets.vertical))
    }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        let left = node?.environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
        let free = CGRect(
            x: bounds.minX + left, y: bounds.minY + insets.top, width: max(0, bounds.width - insets.horizontal),
            height: max(0, bounds.height - insets.vertical))
        var inside = surroundings
        inside.region.safe = free.offsetBy(dx: surroundings.origin.x, dy: surroundings.origin.y)
        content.place(in: free, inside)
    }
}
