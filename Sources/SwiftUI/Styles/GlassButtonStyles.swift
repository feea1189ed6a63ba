// FIXME(gap): glass shows as a thin material.
/// A glass capsule.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass
    /// Creates the style with regular glass.
    public init() { glass = .regular }
    /// Creates the style with a kind of glass.
    public init(_ glass: Glass) { self.glass = glass }
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(GlassLook(glass: glass)) }
}
/// A glass capsule in the tint's color.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(BorderedProminentButtonStyle()).buttonBorderShape(.capsule)
    }
}
extension GlassButtonStyle: SystemStyle {}
extension GlassProminentButtonStyle: SystemStyle {}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The style with regular glass.
    public static var glass: Self { Self() }
    public static func glass(_ glass: Glass) -> Self { Self(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle { public static var glassProminent: Self { Self() } }

private struct GlassLook: ButtonStyle {
    let glass: Glass
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)).glassEffect(glass)
            .opacity(configuration.isPressed ? 0.75 : 1)
    }
}
/// The transition of glass views that are inserted or removed.
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String
    /// The appearance of glass: immediately, from another view's, or by fading. It has no effect.
    public static let identity = Self(name: "identity"), matchedGeometry = Self(name: "matchedGeometry"),
        materialize = Self(name: "materialize")
}
extension View {
    // FIXME(gap): views of glass come and go as other views do.
    /// Returns the view unchanged: glass views appear and disappear as other views do.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
