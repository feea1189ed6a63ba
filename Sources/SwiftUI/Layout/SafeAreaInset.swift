extension View {
    /// Adds a bar at the upper or lower edge, which insets the content's safe area. Lists and scroll views extend below it.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaBar(
                bar: AnyView(content()), edge: edge == .top ? .top : .bottom,
                alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing ?? 0))
    }
    /// Adds a bar at the leading or trailing edge, which insets the content's safe area. Scroll views extend below it.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaBar(
                bar: AnyView(content()), edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing ?? 0))
    }
}

struct SafeAreaBar: NodeModifier {
    let bar: AnyView
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat
    /// Whether the bar is above or below the content.
    var isVertical: Bool { edge == .top || edge == .bottom }
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
        let room = ProposedViewSize(width: bar.isVertical ? proposal.width : nil, height: bar.isVertical ? nil : proposal.height)
        return (bar, layer.size(for: room))
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let (bar, size) = prepare(proposal) else { return super.measure(proposal) }
        let (width, height) = bar.isVertical ? (0, size.height + bar.spacing) : (size.width + bar.spacing, 0)
        let inner = content.size(for: proposal.insetBy(width: width, height: height))
        return bar.isVertical
            ? CGSize(width: max(inner.width, size.width), height: inner.height + height)
            : CGSize(width: inner.width + width, height: max(inner.height, size.height))
    }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        guard let (bar, size) = prepare(ProposedViewSize(bounds.size)) else {
            return super.layOut(in: bounds, proposal: proposal, surroundings)
        }
        let isReversed = node?.environment.layoutDirection == .rightToLeft
        let length = (bar.isVertical ? size.height : size.width) + bar.spacing
        var (insets, frame) = (UIEdgeInsets.zero, CGRect(origin: bounds.origin, size: size))
        let room = ViewDimensions(room: bounds.size), own = ViewDimensions(element: layer, size: size)
        if bar.isVertical {
            frame.origin.x += room[bar.alignment.horizontal] - own[bar.alignment.horizontal]
        } else {
            frame.origin.y += room[bar.alignment.vertical] - own[bar.alignment.vertical]
        }
        switch (bar.edge, isReversed) {
        case (.top, _): insets.top = length
        case (.bottom, _): (insets.bottom, frame.origin.y) = (length, bounds.maxY - size.height)
        case (.leading, false), (.trailing, true): insets.left = length
        default: (insets.right, frame.origin.x) = (length, bounds.maxX - size.width)
        }
        content.place(in: bounds.inset(by: insets), surroundings.covered(bounds, by: insets))
        layer.place(in: frame, surroundings)
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
        let isReversed = node?.environment.layoutDirection == .rightToLeft
        let padding = UIEdgeInsets(
            top: insets.top, left: isReversed ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isReversed ? insets.leading : insets.trailing)
        var free = bounds.inset(by: padding)
        free.size = CGSize(width: max(0, free.width), height: max(0, free.height))
        content.place(in: free, surroundings.covered(bounds, by: padding))
    }
}
