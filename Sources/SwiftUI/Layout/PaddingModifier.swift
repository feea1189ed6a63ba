extension View {
    /// Adds space in points at the edges.
    public func padding(_ insets: EdgeInsets) -> some View { modifier(Padding(insets: insets)) }
    /// Adds padding, 16 points by default.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(Padding(insets: EdgeInsets(edges, length ?? 16)))
    }
    /// Adds the same space in points at all edges.
    public func padding(_ length: CGFloat) -> some View { modifier(Padding(insets: EdgeInsets(.all, length))) }
}

struct Padding: LayoutModifier {
    let insets: EdgeInsets

    func spacing(_ spacing: ViewSpacing) -> ViewSpacing {
        var spacing = spacing
        if insets.top != 0 { spacing.top = ViewSpacing.End() }
        if insets.bottom != 0 { spacing.bottom = ViewSpacing.End() }
        return spacing
    }
    func size(of content: ViewElement, for proposal: ProposedViewSize) -> CGSize {
        let size = content.size(for: proposal.insetBy(width: insets.horizontal, height: insets.vertical))
        return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }
    func placement(of content: ViewElement, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        let isReversed = content.node?.environment.layoutDirection == .rightToLeft
        return Placement(
            origin: CGPoint(x: isReversed ? insets.trailing : insets.leading, y: insets.top),
            proposal: proposal.insetBy(width: insets.horizontal, height: insets.vertical),
            size: CGSize(width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical)))
    }
}
