import UIKit

/// A point or a frame of a view, which a geometry proxy converts to its own coordinates.
public struct Anchor<Value>: Sendable {
    /// The view, whose place changes with each layout.
    let place: AnchorPlace
    let value: @Sendable (CGRect) -> Value
    /// The second key of the anchor's identity.
    let name: String

    /// A part of a view.
    public struct Source: Sendable {
        let value: @Sendable (CGRect) -> Value
        let name: String
    }
}
extension Anchor: Equatable {
    public static func == (one: Anchor, other: Anchor) -> Bool { one.place === other.place && one.name == other.name }
}
extension Anchor: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(place))
        hasher.combine(name)
    }
}
extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Self { Self(value: { $0 }, name: "bounds") }
    /// A rectangle in the view's coordinates.
    public static func rect(_ rect: CGRect) -> Self { Self(value: { rect.offsetBy(dx: $0.minX, dy: $0.minY) }, name: "rect \(rect)") }
}
extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    public static func point(_ point: CGPoint) -> Self {
        Self(value: { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }, name: "point \(point)")
    }
    /// A point of the view's bounds, as fractions of them.
    public static func unitPoint(_ point: UnitPoint) -> Self {
        Self(value: { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }, name: "\(point)")
    }
    /// The upper corner at the leading edge.
    public static var topLeading: Self { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Self { unitPoint(.top) }
    /// The upper corner at the trailing edge.
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Self { unitPoint(.leading) }
    /// The center of the view.
    public static var center: Self { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Self { unitPoint(.trailing) }
    /// The lower corner at the leading edge.
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Self { unitPoint(.bottom) }
    /// The lower corner at the trailing edge.
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

/// The position of a view to which anchors refer.
@MainActor final class AnchorPlace {
    private(set) var place = CGRect.zero
    private(set) var content: ScrolledContent?
    private weak var host: ViewHost?
    private var readers: [Reader] = []
    private struct Reader { weak var node: ViewNode? }

    func move(to place: CGRect, in content: ScrolledContent?, _ host: ViewHost) {
        self.host = host
        guard place != self.place || content !== self.content else { return }
        (self.place, self.content) = (place, content)
        for reader in readers { reader.node?.setNeedsUpdate() }
        readers.removeAll()
    }
    /// Returns the frame in the host's coordinates. The node is evaluated again when the view moves.
    func frame(for reader: ViewNode?) -> CGRect {
        if let reader, !readers.contains(where: { $0.node === reader }) { readers.append(Reader(node: reader)) }
        return host?.frame(of: place, in: content) ?? place
    }
}

extension GeometryProxy {
    /// Converts an anchor to the container's coordinates.
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        let bounds = MainActor.assumeIsolated {
            position.isUsed = true
            let own = host?.frame(of: place, in: content) ?? place
            return anchor.place.frame(for: position.owner).offsetBy(dx: -own.minX, dy: -own.minY)
        }
        return anchor.value(bounds)
    }
}

extension View {
    /// Sets a preference that is made of an anchor of the view.
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorModifier<K> { place, sum in sum = transform(Anchor(place: place, value: value.value, name: value.name)) })
    }
    /// Changes a preference by an anchor of the view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorModifier<K> { place, sum in transform(&sum, Anchor(place: place, value: value.value, name: value.name)) })
    }
}

private struct AnchorModifier<K: PreferenceKey>: NodeModifier, PlacedPreference {
    let change: (AnchorPlace, inout K.Value) -> Void
    init(_ change: @escaping (AnchorPlace, inout K.Value) -> Void) { self.change = change }
    func makeNode(_ seed: NodeSeed) -> ViewNode { AnchorNode(seed) }
    func transform<Other: PreferenceKey>(_ key: Other.Type, _ value: Other.Value?, _ place: AnchorPlace) -> Other.Value? {
        guard Other.self == K.self else { return value }
        var sum = value as? K.Value ?? K.defaultValue
        change(place, &sum)
        return sum as? Other.Value
    }
}
/// A modifier that contributes to a preference by its place.
@MainActor protocol PlacedPreference {
    func transform<K: PreferenceKey>(_ key: K.Type, _ value: K.Value?, _ place: AnchorPlace) -> K.Value?
}
final class AnchorNode: WrapperNode {
    let place = AnchorPlace()
    override func wrap(_ element: ViewElement) -> WrapperElement { AnchorElement(element, self) }
}
private final class AnchorElement: WrapperElement {
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        (node as? AnchorNode)?.place.move(
            to: bounds.offsetBy(dx: surroundings.origin.x, dy: surroundings.origin.y), in: surroundings.content, host)
        super.layOut(in: bounds, proposal: proposal, surroundings)
    }
}

// MARK: Places

/// A view to which anchors refer before it is laid out, for other modules.
@MainActor package final class PlaceReference {
    fileprivate let place = AnchorPlace()
    package init() {}
    /// Returns the anchor of a rectangle in the view's coordinates.
    package func anchor(of rect: CGRect) -> Anchor<CGRect> {
        Anchor(place: place, value: { rect.offsetBy(dx: $0.minX, dy: $0.minY) }, name: "rect \(rect)")
    }
}
extension View {
    /// Makes the view the one to which a reference's anchors refer.
    package func placed(by reference: PlaceReference) -> some View { modifier(ReferencedPlace(reference: reference)) }
}
struct ReferencedPlace: NodeModifier {
    let reference: PlaceReference
    func makeNode(_ seed: NodeSeed) -> ViewNode { ReferencedNode(seed) }
}
private final class ReferencedNode: WrapperNode {
    override func wrap(_ element: ViewElement) -> WrapperElement { ReferencedElement(element, self) }
}
private final class ReferencedElement: WrapperElement {
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        node?.modifier(ReferencedPlace.self)?.reference.place.move(
            to: bounds.offsetBy(dx: surroundings.origin.x, dy: surroundings.origin.y), in: surroundings.content, host)
        super.layOut(in: bounds, proposal: proposal, surroundings)
    }
}
