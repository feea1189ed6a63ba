/// A stack of views side by side.
public struct HStack<Content: View>: View, PrimitiveView, LayoutContainer {
    let layout: HStackLayout
    let content: Content
    /// Creates a row. Nil spacing is the default one between the views, in points.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (layout, self.content) = (HStackLayout(alignment: alignment, spacing: spacing), content())
    }
    func makeNode(_ seed: NodeSeed) -> ViewNode { ContainerNode(seed) }
}

/// A stack of views below one another.
public struct VStack<Content: View>: View, PrimitiveView, LayoutContainer {
    let layout: VStackLayout
    let content: Content
    /// Creates a column. Nil spacing is the default one between the views, in points.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        (layout, self.content) = (VStackLayout(alignment: alignment, spacing: spacing), content())
    }
    func makeNode(_ seed: NodeSeed) -> ViewNode { ContainerNode(seed) }
}

/// A stack of views in front of one another, the last in front.
public struct ZStack<Content: View>: View, PrimitiveView, LayoutContainer {
    let layout: ZStackLayout
    let content: Content
    /// Creates a pile of views, of which later ones are in front.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (layout, self.content) = (ZStackLayout(alignment: alignment), content())
    }
    func makeNode(_ seed: NodeSeed) -> ViewNode { ContainerNode(seed) }
}

/// The layout of an ``HStack``, for use with ``AnyLayout``.
public struct HStackLayout: Layout, Sendable {
    /// The vertical alignment of the views.
    public var alignment: VerticalAlignment
    /// The space between the views in points; nil for the default one.
    public var spacing: CGFloat?
    /// Creates the layout of a row. Nil spacing is the default one.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { (self.alignment, self.spacing) = (alignment, spacing) }
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }
    private var line: StackLine { StackLine(axis: .horizontal, guide: { $0[alignment] }, spacing: spacing) }
    /// Returns the size in points that the subviews need for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { line.size(proposal, subviews) }
    /// Places the subviews in the bounds, in points of the container.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        line.place(in: bounds, proposal, subviews)
    }
    /// Returns the distance of the stack from its neighbors.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { line.spacing(subviews) }
}

/// The layout of a ``VStack``, for use with ``AnyLayout``.
public struct VStackLayout: Layout, Sendable {
    /// The horizontal alignment of the views.
    public var alignment: HorizontalAlignment
    /// The space between the views in points; nil for the default one.
    public var spacing: CGFloat?
    /// Creates the layout of a column. Nil spacing is the default one.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { (self.alignment, self.spacing) = (alignment, spacing) }
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }
    private var line: StackLine { StackLine(axis: .vertical, guide: { $0[alignment] }, spacing: spacing) }
    /// Returns the size in points that the subviews need for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { line.size(proposal, subviews) }
    /// Places the subviews in the bounds, in points of the container.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        line.place(in: bounds, proposal, subviews)
    }
    /// Returns the distance of the stack from its neighbors.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { line.spacing(subviews) }
}

/// The layout of a ``ZStack``, for use with ``AnyLayout``.
public struct ZStackLayout: Layout, Sendable {
    /// The alignment of the views.
    public var alignment: Alignment
    /// Creates the layout of a pile.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Returns the smallest size that contains all views with their guides aligned.
    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (size: CGSize, origins: [CGPoint]) {
        let dimensions = subviews.map { $0.dimensions(in: proposal) }
        let guides = dimensions.map { CGPoint(x: $0[alignment.horizontal], y: $0[alignment.vertical]) }
        let (left, top) = (guides.map(\.x).max() ?? 0, guides.map(\.y).max() ?? 0)
        let right = zip(dimensions, guides).map { $0.width - $1.x }.max() ?? 0,
            bottom = zip(dimensions, guides).map { $0.height - $1.y }.max() ?? 0
        return (CGSize(width: left + right, height: top + bottom), guides.map { CGPoint(x: left - $0.x, y: top - $0.y) })
    }
    // FIXME(gap): a pile of text has the distances of other content. Apple's are not measured.
    /// Returns the default spacing.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
    /// Returns the size in points that the subviews need for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { extent(proposal, subviews).size }
    /// Places the subviews in the bounds, in points of the container.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // Where the container offers any length, each view is offered the stack's: a shape behind text becomes as large as the text.
        let proposal = ProposedViewSize(width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height)
        for (subview, origin) in zip(subviews, extent(proposal, subviews).origins) {
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
        }
    }
}

/// Space that grows along the enclosing stack.
public struct Spacer: View, PrimitiveView {
    /// The smallest length in points; nil for the default spacing.
    public var minLength: CGFloat?
    /// Creates a spacer. A nil length is the default spacing.
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
    func makeNode(_ seed: NodeSeed) -> ViewNode { SingleElementNode(seed) { SpacerElement($0) } }
}

final class SpacerElement: ViewElement {
    private var axis: Axis? { node?.container?.stackOrientation }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let least = (node?.view as? Spacer)?.minLength ?? 8
        func length(_ proposed: CGFloat?) -> CGFloat { max(least, proposed ?? least) }
        return switch axis {
        case .horizontal: CGSize(width: length(proposal.width), height: 0)
        case .vertical: CGSize(width: 0, height: length(proposal.height))
        case nil: CGSize(width: length(proposal.width), height: length(proposal.height))
        }
    }
    override var spacing: ViewSpacing { .zero }
    // All others come first.
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        key == LayoutPriorityKey.self ? -Double.infinity as? Key.Value : nil
    }
}

extension ViewNode {
    /// The layout properties of the container of this node's elements.
    final var container: LayoutProperties? {
        guard let parent else { return nil }
        if let lazy = parent as? LazyNode { return lazy.layoutProperties }
        func properties<C: LayoutContainer>(_ container: C) -> LayoutProperties {
            (container.layout as? AnyLayout)?.properties ?? C.ContainerLayout.layoutProperties
        }
        if parent is ContainerNode, let container = parent.view as? any LayoutContainer { return properties(container) }
        return parent.container
    }
}

/// A node with one element, which it creates during initialization.
final class SingleElementNode: ViewNode {
    private var element: ViewElement?
    private let make: (ViewNode) -> ViewElement
    init(_ seed: NodeSeed, make: @escaping (ViewNode) -> ViewElement) {
        self.make = make
        super.init(seed)
    }
    override func update(_ change: Change) { if element == nil { element = make(self) } }
    override var elements: [ViewElement] { element.map { [$0] } ?? [] }
}
