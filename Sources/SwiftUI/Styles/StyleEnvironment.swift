// What styles look up where they are shown.

private enum AccentKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum ForegroundStylesKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// What `tint(_:)` and `accentColor(_:)` set; nil leaves it to UIKit's tint.
    var accent: Color? {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
    /// What `foregroundStyle` set: up to three levels; none for the system's labels.
    var foregroundStyles: [AnyShapeStyle] {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }
    var background: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
    public var backgroundStyle: AnyShapeStyle? {
        get { background }
        set { background = newValue }
    }
}
