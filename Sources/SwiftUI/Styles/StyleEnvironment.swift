// The environment values that styles read.

private enum AccentKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum ForegroundStylesKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
private enum LabelColorKey: EnvironmentKey { static var defaultValue: UIColor { .label } }
private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// The color from `tint(_:)` and `accentColor(_:)`, or `nil` for UIKit's tint.
    var accent: Color? {
        get { self[AccentKey.self] }
        // A tint that is the accent color is the one around it. A view whose tint were its own tint would have no color.
        set { self[AccentKey.self] = newValue.flatMap { $0.resolvingAccent(self[AccentKey.self]) } }
    }
    /// The styles from `foregroundStyle`: up to three levels; none for the system's label colors.
    var foregroundStyles: [AnyShapeStyle] {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }
    /// The color of text without a style, which a container can change for its headers. Buttons and links have their own.
    var labelColor: UIColor {
        get { self[LabelColorKey.self] }
        set { self[LabelColorKey.self] = newValue }
    }
    var background: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
    /// The style of backgrounds; nil for the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { background }
        set { background = newValue }
    }
}
extension View {
    /// Sets the style of backgrounds without one inside the view.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { environment(\.backgroundStyle, AnyShapeStyle(style)) }
}
