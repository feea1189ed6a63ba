extension View {
    /// Puts the view into a frame of a fixed size in points; nil keeps its own size in that direction.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(FixedFrame(width: width?.usableLength, height: height?.usableLength, alignment: alignment))
    }
    /// Puts the view into a frame whose size is within limits in points. Nil limits are those of the view; an infinite maximum fills what
    /// is proposed.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrame(
                width: .init(min: minWidth?.usableLength, ideal: idealWidth?.usableLength, max: maxWidth?.usableLimit),
                height: .init(min: minHeight?.usableLength, ideal: idealHeight?.usableLength, max: maxHeight?.usableLimit),
                alignment: alignment))
    }
}

extension CGFloat {
    /// The length, or `nil` if it is negative or not finite, as in `frame(width: .infinity)`: SwiftUI leaves such a length out.
    fileprivate var usableLength: CGFloat? { isFinite && self >= 0 ? self : nil }
    fileprivate var usableLimit: CGFloat? { self >= 0 ? self : nil }
}

/// Proposes and returns the given lengths, and otherwise the content's.
struct FixedFrame: LayoutModifier {
    let width, height: CGFloat?
    let alignment: Alignment

    func size(of content: ViewElement, for proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = content.size(for: inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
    func placement(of content: ViewElement, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        content.aligned(alignment, in: size, proposal: inner(proposal))
    }
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}

/// Clamps the proposal and the size to its limits: with a maximum it takes the size that it is offered.
struct FlexibleFrame: LayoutModifier {
    struct Limits: Equatable {
        let min, ideal, max: CGFloat?
        var isFree: Bool { min == nil && ideal == nil && max == nil }

        func proposal(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) ?? nil }
        func clamp(_ value: CGFloat) -> CGFloat { Swift.max(min ?? -.infinity, Swift.min(max ?? .infinity, value)) }
        func answer(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
            guard let proposed else { return ideal.map(clamp) ?? clamp(content) }
            return switch (min, max) {
            case (nil, nil): content
            // Only a minimum: no smaller than that, no larger than the content.
            case (let min?, nil): Swift.max(min, Swift.min(proposed, content), content)
            case (nil, let max?): Swift.min(max, Swift.max(proposed, content))
            case (let min?, let max?): Swift.min(Swift.max(min, max), Swift.max(min, proposed))
            }
        }
    }
    let width, height: Limits
    let alignment: Alignment

    func size(of content: ViewElement, for proposal: ProposedViewSize) -> CGSize {
        let size = content.size(for: inner(proposal))
        return CGSize(
            width: width.answer(proposal.width, content: size.width), height: height.answer(proposal.height, content: size.height))
    }
    func placement(of content: ViewElement, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        // Without limits the frame passes on what it is offered.
        content.aligned(
            alignment, in: size,
            proposal: inner(
                ProposedViewSize(
                    width: width.isFree ? proposal.width : size.width, height: height.isFree ? proposal.height : size.height)))
    }
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
    }
}

extension ViewElement {
    /// Returns the element's placement in a space whose size may differ.
    func aligned(_ alignment: Alignment, in room: CGSize, proposal: ProposedViewSize) -> Placement {
        let dimensions = dimensions(for: proposal)
        return Placement(origin: dimensions.origin(in: ViewDimensions(room: room), alignment), proposal: proposal, size: dimensions.size)
    }
}
