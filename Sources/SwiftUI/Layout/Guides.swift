/// An alignment guide: its kind and its axis.
struct AlignmentKey: Hashable {
    let id: any AlignmentID.Type
    let axis: Axis
    init(_ guide: HorizontalAlignment) { (id, axis) = (guide.id, .horizontal) }
    init(_ guide: VerticalAlignment) { (id, axis) = (guide.id, .vertical) }
    static func == (one: AlignmentKey, other: AlignmentKey) -> Bool { one.id == other.id && one.axis == other.axis }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

    /// Returns the combined guide of several views.
    func combine(_ guides: [CGFloat]) -> CGFloat? {
        guard !guides.isEmpty else { return nil }
        if self == AlignmentKey(.firstTextBaseline) { return guides.min() }
        if self == AlignmentKey(.lastTextBaseline) { return guides.max() }
        return guides.reduce(0, +) / CGFloat(guides.count)
    }
}

/// A view's size and guides in its own coordinates.
public struct ViewDimensions {
    let element: ViewElement?
    let size: CGSize
    /// The width of the view in points.
    public var width: CGFloat { size.width }
    /// The height of the view in points.
    public var height: CGFloat { size.height }
    /// The position of a guide in points from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }
    /// The position of a guide in points from the top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }
    /// The position of a guide that the view sets itself; nil if it doesn't.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(AlignmentKey(guide)) }
    /// The position of a guide that the view sets itself; nil if it doesn't.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(AlignmentKey(guide)) }
    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        let (element, size) = (element, size)
        nonisolated(unsafe) let key = key
        return onMainActor { element?.guide(key, in: size) }
    }

    /// Returns the origin of a view of this size in a space, so that their guides coincide.
    func origin(in room: ViewDimensions, _ alignment: Alignment) -> CGPoint {
        CGPoint(x: room[alignment.horizontal] - self[alignment.horizontal], y: room[alignment.vertical] - self[alignment.vertical])
    }
    init(element: ViewElement?, size: CGSize) { (self.element, self.size) = (element, size) }
    /// Creates a space without guides of its own.
    init(room size: CGSize) { self.init(element: nil, size: size) }
}
extension ViewDimensions: Equatable {
    public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool { one.size == other.size && one.element === other.element }
}

extension View {
    /// Sets the place of a guide in points from the view's leading edge.
    public func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(GuideModifier(key: AlignmentKey(guide), compute: computeValue))
    }
    /// Sets the place of a guide in points from the view's top edge.
    public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(GuideModifier(key: AlignmentKey(guide), compute: computeValue))
    }
}

struct GuideModifier: LayoutModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
    func size(of content: ViewElement, for proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }
    func placement(of content: ViewElement, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        Placement(proposal: proposal, size: size)
    }
    func explicitGuide(_ key: AlignmentKey, of content: ViewElement, in size: CGSize) -> CGFloat?? {
        key == self.key ? .some(compute(ViewDimensions(element: content, size: size))) : nil
    }
}
