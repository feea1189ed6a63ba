/// The appearance of content at the edges of a scroll view of iOS 26.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), hard = Self(name: "hard"), soft = Self(name: "soft")
}
/// The property that an anchor of a scroll view determines.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    public static let initialOffset = Self(name: "initialOffset"), sizeChanges = Self(name: "sizeChanges"),
        alignment = Self(name: "alignment")
}
extension View {
    // FIXME(gap): what iOS 26 draws at the edges of the screen's content.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
    /// Sets the part of the content that is visible initially or after changes of size, or the place of content that is smaller than the
    /// view. It precedes the anchor for all three.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(EnvironmentTransforming { $0.scrollSettings.roleAnchors.updateValue(anchor, forKey: role) })
    }
    /// Adds a bar at an edge, which insets the content's safe area.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
