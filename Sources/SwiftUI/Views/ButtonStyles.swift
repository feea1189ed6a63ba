/// The system's buttons on iOS: tinted text, with or without a tinted background.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(BorderlessLook()) }
}
/// The style of buttons without a border: the label in the tint color, dimmed while pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(BorderlessLook()) }
}
/// The style of buttons that leaves the label's color, and dims it while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(PlainLook()) }
}
/// The style of buttons with a filled shape in a light tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(BorderedLook(isProminent: false)) }
}
/// The style of buttons with a shape filled in the tint color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(BorderedLook(isProminent: true)) }
}
extension DefaultButtonStyle: SystemStyle {}
extension BorderlessButtonStyle: SystemStyle {}
extension PlainButtonStyle: SystemStyle {}
extension BorderedButtonStyle: SystemStyle {}
extension BorderedProminentButtonStyle: SystemStyle {}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle { public static var borderedProminent: Self { Self() } }

extension EnvironmentValues {
    /// The color of a button: a style around the button, otherwise the tint, or red for destructive ones; gray while it is disabled.
    mutating func enterButton(_ role: ButtonRole?, tint: Color = .accentColor) {
        guard foregroundStyles.isEmpty else { return }
        foregroundStyles = [AnyShapeStyle(!isEnabled ? Color(uiColor: .tertiaryLabel) : role == .destructive ? .red : tint)]
    }
}
private struct ButtonColor: ViewModifier {
    let role: ButtonRole?
    func body(content: Content) -> some View {
        content.modifier(EnvironmentTransforming { [role] in $0.enterButton(role) })
    }
}

private struct BorderlessLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(ButtonColor(role: configuration.role)).opacity(configuration.isPressed ? 0.2 : 1)
    }
}

private struct PlainLook: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.75 : isEnabled ? 1 : 0.5)
    }
}

private struct BorderedLook: ButtonStyle {
    let isProminent: Bool
    func makeBody(configuration: Configuration) -> some View { BorderedBody(configuration: configuration, isProminent: isProminent) }
}

/// The metrics of UIButton's configurations: `.gray` or `.tinted` looks like this one, `.filled` like the prominent one.
private struct BorderedBody: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.accent) private var accent

    private var figures: (insets: EdgeInsets, radius: CGFloat, font: Font) {
        switch controlSize {
        case .mini, .small: (EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10), 14, .subheadline)
        case .regular: (EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12), 8, .body)
        case .large, .extraLarge: (EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20), 12, .body)
        }
    }
    /// Whether there is an explicit tint; otherwise the background is gray.
    private var isTinted: Bool { accent != nil || configuration.role == .destructive }
    private var color: Color { configuration.role == .destructive ? .red : .accentColor }

    var body: some View {
        let figures = figures
        let background =
            !isEnabled
            ? Color(uiColor: .tertiarySystemFill)
            : isProminent ? color : isTinted ? color.opacity(0.15) : Color(uiColor: .tertiarySystemFill)
        configuration.label
            .modifier(
                EnvironmentTransforming { [role = configuration.role] environment in
                    environment.enterButton(isProminent ? nil : role, tint: isProminent ? .white : .accentColor)
                    if environment.font == nil { environment.font = figures.font }
                }
            )
            .padding(figures.insets)
            .background(background, in: borderShape.outline(radius: figures.radius))
            .opacity(configuration.isPressed ? 0.75 : 1)
    }
}

public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
    var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}
extension View {
    /// Sets the size of the controls in the view.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
    /// Sets the shape of bordered buttons in the view.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}

/// The outline of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable { case automatic, capsule, circle, rounded(CGFloat?) }
    private let kind: Kind
    /// The shape that the platform prefers.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A rectangle whose shorter sides are half circles.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rectangle with round corners of the platform's radius.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    /// A rectangle with round corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(kind: .rounded(radius)) }

    func outline(radius: CGFloat) -> RoundedRectangle {
        switch kind {
        case .automatic, .rounded(nil): RoundedRectangle(cornerRadius: radius)
        // Radii are limited to half the shorter side.
        case .capsule, .circle: RoundedRectangle(cornerRadius: 1000, style: .circular)
        case .rounded(let given?): RoundedRectangle(cornerRadius: given)
        }
    }
}
