/// Rows of a tree, whose branches unfold.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    private let elements: [Data.Element]
    private let id: KeyPath<Data.Element, ID>
    private let children: KeyPath<Data.Element, Data?>
    private let row: (Data.Element) -> Leaf
    /// Creates an outline of a tree. `children` is nil for a leaf; other elements can be expanded.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        (elements, self.id, self.children, row) = (Array(data), id, children, content)
    }
    /// Creates an outline of a tree with a single root. `children` is nil for a leaf.
    public init<Element>(
        _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
    ) where Element == Data.Element {
        (elements, self.id, self.children, row) = ([root], id, children, content)
    }
    public var body: some View {
        ForEach(elements, id: id) { element in
            if let below = element[keyPath: children] {
                DisclosureGroup {
                    AnyView(OutlineGroup(below, id: id, children: children, content: row))
                } label: {
                    row(element)
                }
            } else {
                row(element)
            }
        }
    }
}
extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates an outline of a tree of identifiable elements. `children` is nil for a leaf.
    public init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) {
        self.init(data, id: \.id, children: children, content: content)
    }
    /// Creates an outline of a tree with a single identifiable root. `children` is nil for a leaf.
    public init<Element>(_ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf)
    where Element == Data.Element {
        self.init(root, id: \.id, children: children, content: content)
    }
}

// MARK: Glass

/// The material of iOS 26's controls.
public struct Glass: Equatable, Sendable {
    var tintColor: Color?
    /// Regular glass, clear glass, and none. All show as a thin material.
    public static let regular = Glass(), clear = Glass(), identity = Glass()
    /// Returns glass with a tint, of which 30 percent show; nil for none.
    public func tint(_ color: Color?) -> Glass { Glass(tintColor: color) }
    /// Returns the same glass: glass doesn't react to touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
/// A container whose glass views flow into each other.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content
    /// Creates a glass container. The spacing has no effect, because glass shapes don't merge.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { content }
}
extension View {
    // FIXME(gap): glass shows as a thin material.
    /// Puts glass in the form of a capsule behind the view. It shows as a thin material.
    public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }
    /// Puts glass in the form of a shape behind the view. It shows as a thin material.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
        background((glass.tintColor ?? .clear).opacity(0.3), in: shape).background(.ultraThinMaterial, in: shape)
    }
    /// Returns the view unchanged: glass doesn't change its form from one view to another.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
    /// Returns the view unchanged: glass shapes don't merge.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
    // FIXME(gap): what iOS 26 draws at the edges of the screen's content.
    /// Returns the view unchanged: backgrounds aren't extended below bars.
    public func backgroundExtensionEffect() -> some View { self }
}

// MARK: Lists

private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
extension EnvironmentValues {
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
    var listSectionSpacing: CGFloat? {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
}
/// The distance between a list's sections.
public struct ListSectionSpacing: Equatable, Sendable {
    let length: CGFloat?
    /// The usual distance between sections, and a short one, which is estimated by eye.
    public static let `default` = ListSectionSpacing(length: nil), compact = ListSectionSpacing(length: 8)
    /// Returns a distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}
extension View {
    /// Sets the distance in points between the rows of the lists in the view, which are then cards of their own; nil for none.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }
    /// Sets the distance of grouped sections from the next.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { environment(\.listSectionSpacing, spacing.length) }
    /// Sets the distance in points of grouped sections from the next.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { environment(\.listSectionSpacing, spacing) }
    // A plain list has a line below the last row of a section, and none above the first.
    /// Sets whether the lines around the section are visible.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier<SectionSeparatorKey> { $0.change(edges) { $0.visibility = visibility } })
    }
    /// Sets the color of the lines around the section; nil for the list's own.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier<SectionSeparatorKey> { $0.change(edges) { $0.tint = color } })
    }
    /// Tints the icons of the list's rows.
    public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
    /// Tints the icons of the list's rows.
    public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }
}
/// The tint of a list's rows.
public struct ListItemTint: Sendable {
    let color: Color?
    /// Gray, for rows of less importance.
    public static let monochrome = ListItemTint(color: .secondary)
    /// Returns a color in any context.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// Returns a color that the user's accent color may replace, which iOS doesn't have.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}
