/// A type that arranges a container's subviews.
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview in the bounds; one that is not placed is centered.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }
    /// Creates a view with the layout: `MyLayout { … }`
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}
extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}
extension Layout where Self.AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// The facts about a layout that its subviews take into account, such as the direction in which a spacer extends.
public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?
    public init() {}
}

/// The preferred distance of a view from its neighbors.
public struct ViewSpacing: Sendable {
    /// The distance in points: 8 by default; a spacer has none.
    var length: CGFloat = 8
    public init() {}
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.length = 0
        return spacing
    }()
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { min(length, next.length) }
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { length = max(length, other.length) }
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }
}

/// A container's subviews, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    let elements: [ViewElement]
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

    public var priority: Double { self[LayoutPriorityKey.self] }
    public var spacing: ViewSpacing { onMainActor { element.spacing } }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMainActor { element.size(for: proposal) } }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        onMainActor { element.dimensions(for: proposal) }
    }
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        onMainActor { element[LayoutValueTrait<Key>.self] }
    }
    subscript<Key: ViewTraitKey>(key: Key.Type) -> Key.Value { onMainActor { element[Key.self] } }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        onMainActor {
            let size = element.size(for: proposal)
            let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
            element.pendingPlacement = Placement(origin: origin, proposal: proposal, size: size)
        }
    }
}

/// A key of values that subviews pass to their layout container. A subview that sets none has the default value.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
enum LayoutValueTrait<Key: LayoutValueKey>: ViewTraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}
enum LayoutPriorityKey: ViewTraitKey { static var defaultValue: Double { 0 } }
enum ZIndexKey: ViewTraitKey { static var defaultValue: Double { 0 } }

extension View {
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier<LayoutValueTrait<K>>(value: value))
    }
    public func layoutPriority(_ value: Double) -> some View { modifier(TraitModifier<LayoutPriorityKey>(value: value)) }
    /// Sets the order of overlapping views: the one with the higher value is in front.
    public func zIndex(_ value: Double) -> some View { modifier(TraitModifier<ZIndexKey>(value: value)) }
}

/// Passes a value for each view to the container.
struct TraitModifier<Key: ViewTraitKey>: NodeModifier {
    let value: Key.Value
    func makeNode(_ seed: NodeSeed) -> ViewNode { TraitNode<Key>(seed) }
}
final class TraitNode<Key: ViewTraitKey>: WrapperNode {
    override func wrap(_ element: ViewElement) -> WrapperElement { TraitElement<Key>(element, self) }
}
final class TraitElement<Key: ViewTraitKey>: WrapperElement {
    override func trait<Other: ViewTraitKey>(_ key: Other.Type) -> Other.Value? {
        key == Key.self ? node?.modifier(TraitModifier<Key>.self)?.value as? Other.Value : content.trait(key)
    }
}
