/// The placement of a modifier's content in its bounds.
struct Placement {
    var origin = CGPoint.zero
    var proposal: ProposedViewSize
    var size: CGSize
}

/// A modifier that changes the size or the position of its content, and shows nothing itself.
@MainActor protocol LayoutModifier: NodeModifier {
    func size(of content: ViewElement, for proposal: ProposedViewSize) -> CGSize
    func placement(of content: ViewElement, in size: CGSize, proposal: ProposedViewSize) -> Placement
    /// Returns an explicit guide: `.some(nil)` hides the content's guide; `nil` leaves it to the content.
    func explicitGuide(_ key: AlignmentKey, of content: ViewElement, in size: CGSize) -> CGFloat??
    /// Returns the bounds at which the content appears, while its neighbors see it in place.
    func adjust(_ bounds: CGRect, _ surroundings: Surroundings) -> CGRect
    /// Returns the distance to neighbors, given that of the content.
    func spacing(_ spacing: ViewSpacing) -> ViewSpacing
}
extension LayoutModifier {
    func explicitGuide(_ key: AlignmentKey, of content: ViewElement, in size: CGSize) -> CGFloat?? { nil }
    func adjust(_ bounds: CGRect, _ surroundings: Surroundings) -> CGRect { bounds }
    func spacing(_ spacing: ViewSpacing) -> ViewSpacing { spacing }
    func makeNode(_ seed: NodeSeed) -> ViewNode { LayoutModifierNode<Self>(seed) }
}

final class LayoutModifierNode<Modifier: LayoutModifier>: WrapperNode {
    override func wrap(_ element: ViewElement) -> WrapperElement { LayoutModifierElement<Modifier>(element, self) }
}

final class LayoutModifierElement<Modifier: LayoutModifier>: WrapperElement {
    private var modifier: Modifier? { node?.modifier(Modifier.self) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { modifier?.size(of: content, for: proposal) ?? .zero }

    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        guard let modifier else { return }
        let bounds = modifier.adjust(bounds, surroundings)
        let placement = modifier.placement(of: content, in: bounds.size, proposal: proposal)
        content.place(
            in: CGRect(
                x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y, width: placement.size.width,
                height: placement.size.height),
            proposal: placement.proposal, surroundings)
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        guard let modifier else { return nil }
        if let guide = modifier.explicitGuide(key, of: content, in: size) { return guide }
        let placement = modifier.placement(of: content, in: size, proposal: ProposedViewSize(size))
        return content.guide(key, in: placement.size).map {
            $0 + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
        }
    }
    override var spacing: ViewSpacing { modifier?.spacing(content.spacing) ?? content.spacing }
}
