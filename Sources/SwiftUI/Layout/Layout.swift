/// A type that arranges a container's subviews.
public protocol Layout: Animatable {
    /// The type of the values that the layout keeps between calls.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    /// The facts that subviews take into account, such as the direction of a stack.
    static var layoutProperties: LayoutProperties { get }
    /// Creates the values that are kept between calls.
    func makeCache(subviews: Subviews) -> Cache
    /// Changes the kept values after a change of the subviews.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Returns the space that the container prefers around it.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Returns the container's size in points for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview in the bounds; one that is not placed is centered.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Returns the place of a horizontal guide in the container, or nil for the default one.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
    /// Returns the place of a vertical guide in the container, or nil for the default one.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// The properties of a layout that isn't a stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    /// Creates the kept values again.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    /// Returns the union of the spacings of all subviews, or the default spacing without subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
        return spacing
    }
    /// Returns nil, for the default place.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }
    /// Returns nil, for the default place.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }
    /// Creates a view with the layout: `MyLayout { … }`
    @preconcurrency @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}
extension Layout where Cache == Void {
    /// Creates no values.
    public func makeCache(subviews: Subviews) {}
}
extension Layout where Self.AnimatableData == EmptyAnimatableData {
    /// The numbers that an animation interpolates.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// The facts about a layout that its subviews take into account, such as the direction in which a spacer extends.
public struct LayoutProperties: Sendable {
    /// The direction of a stack; nil for other layouts.
    public var stackOrientation: Axis?
    public init() {}
}

/// The preferred distance of a view from its neighbors.
public struct ViewSpacing: Sendable {
    /// What is at the upper or the lower edge of a view: text, other content, or both beside one another. Distances are in points.
    struct End: Sendable {
        /// Whether there is content other than text.
        var hasContent = true
        /// The distance of text from other content.
        var fromContent: CGFloat?
        /// The distance of the text from text above.
        var fromText: CGFloat?

        mutating func formUnion(_ other: End) {
            hasContent = hasContent || other.hasContent
            func larger(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? { one.map { max($0, other ?? $0) } ?? other }
            (fromContent, fromText) = (larger(fromContent, other.fromContent), larger(fromText, other.fromText))
        }
    }
    /// The distance in points between content other than text: 8 by default; a spacer has none.
    var length: CGFloat = 8
    var top = End(), bottom = End()
    /// Creates the default spacing.
    public init() {}
    /// The spacing without any space.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.length = 0
        return spacing
    }()
    /// Returns the preferred distance in points to the next view: the larger of the distances that both edges prefer. A spacer has none.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let plain = min(length, next.length)
        guard axis == .vertical, plain > 0 else { return plain }
        var distances: [CGFloat] = bottom.hasContent && next.top.hasContent ? [plain] : []
        if bottom.fromContent != nil, let distance = next.top.fromText { distances.append(distance) }
        if next.top.hasContent, let distance = bottom.fromContent { distances.append(distance) }
        if bottom.hasContent, let distance = next.top.fromContent { distances.append(distance) }
        return distances.max() ?? plain
    }
    /// Takes the larger one of both spacings. Only the distances of text differ from edge to edge.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        length = max(length, other.length)
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    }
    /// Returns the larger one of both spacings. Only the distances of text differ from edge to edge.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }
}

/// A container's subviews, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    let elements: [ViewElement]
    /// The direction of the layout. Places are mirrored by the container, so a layout can ignore it.
    public var layoutDirection = LayoutDirection.leftToRight
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index]) }
    public static func == (one: LayoutSubviews, other: LayoutSubviews) -> Bool { one.elements.elementsEqual(other.elements, by: ===) }
}

/// A layout's access to one of its subviews.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    let element: ViewElement
    public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool { one.element === other.element }

    /// The priority with which the subview gets space.
    public var priority: Double { self[LayoutPriorityKey.self] }
    /// The space that the subview prefers around it.
    public var spacing: ViewSpacing { onMainActor { element.spacing } }
    /// Returns the subview's size in points for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMainActor { element.size(for: proposal) } }
    /// Returns the subview's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        onMainActor { element.dimensions(for: proposal) }
    }
    /// The value of a key that the subview passes, or its default value.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        onMainActor { element[LayoutValueTrait<Key>.self] }
    }
    subscript<Key: ViewTraitKey>(key: Key.Type) -> Key.Value { onMainActor { element[Key.self] } }
    /// Puts an anchor of the subview at a point, in points of the container's bounds, and proposes a size. A subview without a call is in
    /// the middle.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        onMainActor {
            let size = element.size(for: proposal)
            let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
            element.pendingPlacement = Placement(origin: origin, proposal: proposal, size: size)
        }
    }
}

/// A key for values that subviews pass to their layout container. A subview that sets none has the default value.
public protocol LayoutValueKey {
    associatedtype Value
    /// The value for a subview that sets none.
    static var defaultValue: Value { get }
}
enum LayoutValueTrait<Key: LayoutValueKey>: ViewTraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}
enum LayoutPriorityKey: ViewTraitKey { static var defaultValue: Double { 0 } }
enum ZIndexKey: ViewTraitKey { static var defaultValue: Double { 0 } }

extension View {
    /// Passes a value to the layout container.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier<LayoutValueTrait<K>>(value: value))
    }
    /// Sets the priority with which the view gets space in a stack. The default is 0; higher ones are measured first.
    public func layoutPriority(_ value: Double) -> some View { modifier(TraitModifier<LayoutPriorityKey>(value: value)) }
    /// Sets the order of overlapping views: the one with the higher value is in front.
    public func zIndex(_ value: Double) -> some View { modifier(TraitModifier<ZIndexKey>(value: value)) }
}

/// Passes a value for each view to the container.
struct TraitModifier<Key: ViewTraitKey>: NodeModifier {
    /// Changes the value from the modifiers inside.
    let change: (inout Key.Value) -> Void
    init(change: @escaping (inout Key.Value) -> Void) { self.change = change }
    init(value: Key.Value) { change = { $0 = value } }
    func value(from inner: Key.Value) -> Key.Value {
        var value = inner
        change(&value)
        return value
    }
    func makeNode(_ seed: NodeSeed) -> ViewNode { TraitNode<Key>(seed) }
}
final class TraitNode<Key: ViewTraitKey>: WrapperNode {
    override func wrap(_ element: ViewElement) -> WrapperElement { TraitElement<Key>(element, self) }
}
final class TraitElement<Key: ViewTraitKey>: WrapperElement {
    override func trait<Other: ViewTraitKey>(_ key: Other.Type) -> Other.Value? {
        guard key == Key.self, let modifier = node?.modifier(TraitModifier<Key>.self) else { return content.trait(key) }
        return modifier.value(from: content[Key.self]) as? Other.Value
    }
}
