/// How a view adapts to the layout direction.
public struct LayoutDirectionBehavior: Hashable, Sendable {
    let mirrored: LayoutDirection?
    /// The view looks the same in both directions.
    public static let fixed = Self(mirrored: nil)
    /// The view is mirrored where the layout runs from right to left.
    public static let mirrors = Self.mirrors(in: .rightToLeft)
    /// The view is mirrored in a direction.
    public static func mirrors(in direction: LayoutDirection) -> Self { Self(mirrored: direction) }
}
extension View {
    /// Sets whether the view is mirrored in one of the layout directions.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { modifier(Mirroring(behavior: behavior)) }
}
private struct Mirroring: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction
    func body(content: Content) -> some View { content.scaleEffect(x: direction == behavior.mirrored ? -1 : 1) }
}
