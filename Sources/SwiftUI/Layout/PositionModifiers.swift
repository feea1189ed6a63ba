extension View {
    /// Moves the view's appearance; its neighbors see it in its original position.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(Offset(offset: CGSize(width: x, height: y))) }
    /// Moves the view's appearance by a distance in points. Its frame in the layout stays.
    public func offset(_ offset: CGSize) -> some View { modifier(Offset(offset: offset)) }
    /// Takes all the space that it is offered, with the view's center at a point in it.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(Position(point: CGPoint(x: x, y: y))) }
    /// Puts the center of the view at a point of the container, whose whole size it takes.
    public func position(_ position: CGPoint) -> some View { modifier(Position(point: position)) }
    /// Gives the view its ideal size, for every proposal.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
    /// Sets the directions in which the view has its ideal size, regardless of what is proposed.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { modifier(FixedSize(horizontal: horizontal, vertical: vertical)) }
    /// Keeps the proportion of width to height; nil uses that of the ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatio(ratio: aspectRatio, mode: contentMode))
    }
    /// Keeps the proportion of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(AspectRatio(ratio: aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, mode: contentMode))
    }
    /// Scales the view to fit into the space, with its proportions.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Scales the view to fill the space, with its proportions. It may extend beyond it.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

struct Offset: LayoutModifier {
    let offset: CGSize
    func size(of content: ViewElement, for proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }
    func placement(of content: ViewElement, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        Placement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal, size: size)
    }
    // Guides stay where they are.
    func explicitGuide(_ key: AlignmentKey, of content: ViewElement, in size: CGSize) -> CGFloat?? {
        .some(content.guide(key, in: size))
    }
}

struct Position: LayoutModifier {
    let point: CGPoint
    func size(of content: ViewElement, for proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
    }
    func placement(of content: ViewElement, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        let inner = content.size(for: proposal)
        return Placement(origin: CGPoint(x: point.x - inner.width / 2, y: point.y - inner.height / 2), proposal: proposal, size: inner)
    }
}

struct FixedSize: LayoutModifier {
    let horizontal, vertical: Bool
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
    func size(of content: ViewElement, for proposal: ProposedViewSize) -> CGSize { content.size(for: inner(proposal)) }
    func placement(of content: ViewElement, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        Placement(proposal: inner(proposal), size: size)
    }
}

struct AspectRatio: LayoutModifier {
    /// The ratio, or `nil` for the content's own.
    let ratio: CGFloat?
    let mode: ContentMode

    /// Returns the largest size with the ratio inside the proposal, or the smallest around it.
    private func inner(_ content: ViewElement, _ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = content.size(for: .unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return ProposedViewSize(width: ideal.width, height: self.ratio == nil ? ideal.height : ideal.width / ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let byWidth = mode == .fit ? width / ratio <= height : width / ratio >= height
            return byWidth ? ProposedViewSize(width: width, height: width / ratio) : ProposedViewSize(width: height * ratio, height: height)
        }
    }
    func size(of content: ViewElement, for proposal: ProposedViewSize) -> CGSize { content.size(for: inner(content, proposal)) }
    func placement(of content: ViewElement, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        Placement(proposal: inner(content, proposal), size: size)
    }
}
