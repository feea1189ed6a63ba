/// A layout with the views that it arranges.
struct LayoutView<L: Layout, Content: View>: View, PrimitiveView, LayoutContainer {
    let layout: L
    let content: Content
    func makeNode(_ seed: NodeSeed) -> ViewNode { ContainerNode(seed) }
}

/// A view that arranges its content, such as a stack, a grid, or a layout.
@preconcurrency @MainActor protocol LayoutContainer {
    associatedtype ContainerLayout: Layout
    associatedtype Contained: View
    var layout: ContainerLayout { get }
    var content: Contained { get }
}

final class ContainerNode: ViewNode {
    private var element: LayoutElement?
    override func update(_ change: Change) {
        guard let container = view as? any LayoutContainer else { return }
        setChild(container.content)
        func adopt<L: Layout>(_ layout: L) {
            if let arranged = element as? ArrangedElement<L> { arranged.layout = layout } else { element = ArrangedElement(layout, self) }
        }
        adopt(container.layout)
    }
    override var elements: [ViewElement] {
        guard let element else { return [] }
        element.children = super.elements
        return [element]
    }
}

/// An element that arranges others.
@MainActor class LayoutElement: ViewElement {
    final var children: [ViewElement] = []
    /// The views in front come last.
    override final var views: [UIView] {
        let order = children.enumerated().sorted { ($0.element[ZIndexKey.self], $0.offset) < ($1.element[ZIndexKey.self], $1.offset) }
        return order.flatMap(\.element.views)
    }
}

@MainActor class ArrangedElement<L: Layout>: LayoutElement {
    final var layout: L
    private var cache: (generation: Int, value: L.Cache)?

    init(_ layout: L, _ node: ViewNode) {
        self.layout = layout
        super.init(node)
    }
    init(_ layout: L, host: ViewHost) {
        self.layout = layout
        super.init(host: host)
    }

    private func withCache<Value>(_ body: (LayoutSubviews, inout L.Cache) -> Value) -> Value {
        let subviews = LayoutSubviews(elements: children, layoutDirection: node?.environment.layoutDirection ?? .leftToRight)
        var value: L.Cache
        if let cache {
            value = cache.value
            if cache.generation != host.generation { layout.updateCache(&value, subviews: subviews) }
        } else {
            value = layout.makeCache(subviews: subviews)
        }
        defer { cache = (host.generation, value) }
        return body(subviews, &value)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        arrange(in: bounds, proposal: proposal)
        for child in children {
            let placement = child.takePlacement(in: bounds)
            var frame = CGRect(origin: placement.origin, size: placement.size)
            if node?.environment.layoutDirection == .rightToLeft { frame.origin.x = bounds.minX + bounds.maxX - frame.maxX }
            child.place(in: frame, proposal: placement.proposal, surroundings)
        }
    }

    private func arrange(in bounds: CGRect, proposal: ProposedViewSize) {
        withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size), proposal = ProposedViewSize(size)
        let own: CGFloat? = withCache { subviews, cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        if let own { return own }
        arrange(in: bounds, proposal: proposal)
        return key.combine(
            children.compactMap { child in
                let placement = child.takePlacement(in: bounds)
                return child.guide(key, in: placement.size).map {
                    $0 + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
                }
            })
    }

    override var spacing: ViewSpacing { withCache { layout.spacing(subviews: $0, cache: &$1) } }
}

extension ViewElement {
    func takePlacement(in bounds: CGRect) -> Placement {
        defer { pendingPlacement = nil }
        if let pendingPlacement { return pendingPlacement }
        var placement = aligned(.center, in: bounds.size, proposal: ProposedViewSize(bounds.size))
        placement.origin.x += bounds.minX
        placement.origin.y += bounds.minY
        return placement
    }
}

/// Arranges several views where one is expected: below one another at a host's root, in front of one another in a background or an overlay.
final class ImplicitStack: LayoutElement {
    private let axis: Axis?
    private let distance: CGFloat?
    init(host: ViewHost, axis: Axis? = .vertical, spacing: CGFloat? = nil) {
        (self.axis, distance) = (axis, spacing)
        super.init(host: host)
    }
    private lazy var stack = ArrangedElement(VStackLayout(spacing: distance), host: host)
    private lazy var pile = ArrangedElement(ZStackLayout(), host: host)
    private var only: ViewElement {
        if children.count == 1 { return children[0] }
        let arranged: LayoutElement = axis == nil ? pile : stack
        arranged.children = children
        return arranged
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { only.size(for: proposal) }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        only.place(in: bounds, proposal: proposal, surroundings)
    }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { only.guide(key, in: size) }
}
