/// A control that performs an action when it is tapped.
public struct Button<Label: View>: View {
    let action: @MainActor () -> Void
    let role: ButtonRole?
    let label: Label
    @Environment(\.buttonStyle) private var style
    @Environment(\.keyboardShortcut) private var shortcut

    /// Creates a button with its own label.
    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
    /// Creates a button with a role and its own label.
    @preconcurrency public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.action, self.role, self.label) = (action, role, label())
    }
    public var body: some View {
        // Several views are in a row.
        let content = (label as? any SeveralViews)?.severalViews.count ?? 1 > 1 ? AnyView(HStack { label }) : AnyView(label)
        let made = AnyView(
            style.makeBody(PrimitiveButtonStyleConfiguration(role: role, label: .init(content: content), action: action)))
        let styled = style.outer.first.map { AnyView(made.environment(\.buttonStyle, $0)) } ?? made
        guard let shortcut else { return styled }
        return AnyView(styled.modifier(ShortcutListening(shortcut: shortcut, action: action)))
    }
}

extension Button where Label == Text {
    @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(titleKey, role: nil, action: action)
    }
    /// Creates a button with a role and a localized title.
    @preconcurrency public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    /// Creates a button with a title that isn't localized.
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(title, role: nil, action: action)
    }
    /// Creates a button with a role and a title that isn't localized.
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}
extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the label of its role.
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
/// The label that a button has by its role.
public struct DefaultButtonLabel: View {
    let role: ButtonRole
    // FIXME(gap): Apple's words are not measured. These are the names of UIKit's bar button items with the same meaning.
    public var body: some View {
        switch role {
        case .cancel: Label("Cancel", systemImage: "xmark")
        case .close: Label("Close", systemImage: "xmark")
        case .destructive: Label("Delete", systemImage: "trash")
        default: Label("Done", systemImage: "checkmark")
        }
    }
}
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button of a configuration, for another style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

// MARK: Styles

/// A style that draws a button; the system handles touches.
@preconcurrency @MainActor public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    /// Returns the view that shows the button. Touches are handled outside of it.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// The parts and the state of a button that a ``ButtonStyle`` shows.
public struct ButtonStyleConfiguration {
    /// The label of the button, as its style receives it.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The role of the button; nil for an ordinary one.
    public let role: ButtonRole?
    public let label: Label
    /// Whether a finger is on the button.
    public let isPressed: Bool
}

/// A style that draws a button and determines what triggers it.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Returns the view that shows the button and handles touches.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// The parts of a button that a ``PrimitiveButtonStyle`` shows, with the action that the style must trigger.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of the button, as its style receives it.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The role of the button; nil for an ordinary one.
    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void
    /// Performs the button's action.
    @preconcurrency @MainActor public func trigger() { action() }
}

/// Either kind of style, for the environment.
struct AnyButtonStyle {
    let makeBody: @MainActor (PrimitiveButtonStyleConfiguration) -> any View
    /// Whether it is the automatic style, which containers replace with their own.
    let isAutomatic: Bool
    /// The style around a custom one, for the buttons in its body.
    private(set) var outer: [AnyButtonStyle] = []
    @MainActor init<S: PrimitiveButtonStyle>(_ style: S) {
        makeBody = { StyledButton(style: style, configuration: $0) }
        isAutomatic = style is DefaultButtonStyle || style is RowButtonStyle
    }
    /// Creates a style that is set for views with another style. An app's style may show `Button(configuration)`, in the style around it.
    @MainActor init<S: PrimitiveButtonStyle>(_ style: S, inside outer: AnyButtonStyle) {
        self.init(style)
        if !(style is any SystemStyle) { self.outer = [outer] }
    }
    @MainActor init<S: ButtonStyle>(_ style: S) {
        makeBody = { PressableButton(style: style, configuration: $0) }
        isAutomatic = false
    }
}
private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { onMainActor { AnyButtonStyle(DefaultButtonStyle()) } }
}
extension EnvironmentValues {
    var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of the buttons in the view.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { environment(\.buttonStyle, AnyButtonStyle(style)) }
    /// Sets the style of the buttons in the view, which also handles touches.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(EnvironmentTransforming { $0.buttonStyle = AnyButtonStyle(style, inside: $0.buttonStyle) })
    }
}

/// Evaluates a style in a modifier, which connects the style's dynamic properties, as for a view.
struct StyledButton<S: PrimitiveButtonStyle>: View {
    let style: S
    let configuration: PrimitiveButtonStyleConfiguration
    var body: some View { EmptyView().modifier(StyleBody(style: style) { $0.makeBody(configuration: configuration) }) }
}
/// Evaluates a style with its dynamic properties connected.
struct StyleBody<Style, Result: View>: ViewModifier {
    let style: StyleBox<Style>
    let make: (Style) -> Result
    init(style: Style, make: @escaping (Style) -> Result) { (self.style, self.make) = (StyleBox(style: style), make) }
    func body(content: Content) -> some View { make(style.style) }
}
/// A style of any type, as the environment keeps it.
package struct AnyStyle<Configuration> {
    package let makeBody: @MainActor (Configuration) -> any View
    private let isOwn: Bool
    /// The style around a custom one, for its body. Apple's documentation: the view that a style makes of its configuration has
    /// the style that the custom one modifies.
    private(set) var outer: [AnyStyle] = []
    /// - Parameter make: Calls the style's `makeBody(configuration:)`.
    @MainActor package init<Style, Result: View>(_ style: Style, make: @escaping @MainActor (Style, Configuration) -> Result) {
        makeBody = { configuration in EmptyView().modifier(StyleBody(style: style) { make($0, configuration) }) }
        isOwn = !(style is any SystemStyle)
    }
    /// Returns the style as it is set for views with another style.
    func inside(_ outer: AnyStyle) -> AnyStyle {
        guard isOwn else { return self }
        var style = self
        style.outer = [outer]
        return style
    }
}
/// A style of the system's, which shows all parts of its configuration itself.
protocol SystemStyle {}
/// Makes the dynamic properties inside a style discoverable.
struct StyleBox<Style>: DynamicProperty, PropertyHolder {
    let style: Style
    static var held: Any.Type { Style.self }
}

/// A button that touches press.
struct PressableButton<S: ButtonStyle>: View {
    let style: S
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false
    var body: some View {
        let pressed = isPressed
        let inner = ButtonStyleConfiguration(
            role: configuration.role, label: .init(content: AnyView(configuration.label)), isPressed: pressed)
        EmptyView().modifier(StyleBody(style: style) { $0.makeBody(configuration: inner) })
            .modifier(PressModifier(isPressed: $isPressed, action: configuration.action))
    }
}

/// Handles touches for its content.
struct PressModifier: EffectModifier {
    let isPressed: Binding<Bool>
    let action: @MainActor () -> Void
    func makeView() -> PressView { PressView() }
    // A button is no text.
    func spacing(_ spacing: ViewSpacing) -> ViewSpacing { ViewSpacing() }
    func apply(to view: PressView, _ node: ViewNode) {
        view.control.isEnabled = node.environment.isEnabled
        view.pressed = { isPressed.wrappedValue = $0 }
        view.action = action
        view.control.frame = view.bounds
        view.control.accessibilityLabel = view.words
        view.control.accessibilityIdentifier = view.partsIdentifier
    }
}

/// Contains a button's label, below the control that handles touches.
final class PressView: HoldingView {
    let control = PressControl()
    var pressed: (Bool) -> Void = { _ in }
    var action: @MainActor () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        control.isAccessibilityElement = true
        control.accessibilityTraits = .button
        control.highlighted = { [weak self] in self?.pressed($0) }
        control.addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
        addSubview(control)
    }
    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, control.isEnabled, bounds.contains(point) else { return nil }
        return control
    }
}
final class PressControl: UIControl {
    var highlighted: (Bool) -> Void = { _ in }
    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { highlighted(isHighlighted) } } }
    override func accessibilityActivate() -> Bool {
        sendActions(for: .touchUpInside)
        return true
    }
}

extension UIView {
    /// The accessibility text of the labels and images inside. An image that only has its name counts if there is no other text: public UI
    /// tests find a button with the symbol `creditcard` and the text Donation as "Donation", and one with `minus` and Less as
    /// "Remove, Less".
    var words: String? {
        let parts = spoken, texts = parts.filter { !$0.isImageName }
        return parts.isEmpty ? nil : (texts.isEmpty ? parts : texts).map(\.text).joined(separator: ", ")
    }
    /// The identifiers of the parts of a button's label, which are the button's if it has none of its own: public UI tests find a button by
    /// the identifier of its only text (maxsmootsonos/XCUITest-Demo, WorkoutView_UITests), and one that shows only a symbol by its name.
    var partsIdentifier: String? {
        let given = subviews.flatMap(\.givenIdentifiers)
        if !given.isEmpty { return given.joined(separator: "-") }
        let images = subviews.flatMap(\.shownImages)
        return images.count == 1 && spoken.count <= 1 ? images[0].image?.givenName : nil
    }
    private var givenIdentifiers: [String] {
        if accessibilityElementsHidden || self is UIControl { return [] }
        return accessibilityIdentifier.map { [$0] } ?? subviews.flatMap(\.givenIdentifiers)
    }
    private var shownImages: [NamedImageView] {
        if self is LabelIconView || accessibilityElementsHidden { return [] }
        return (self as? NamedImageView).map { [$0] } ?? subviews.flatMap(\.shownImages)
    }
    private var spoken: [(text: String, isImageName: Bool)] {
        if self is LabelIconView || accessibilityElementsHidden { return [] }
        let text: String? =
            if let label = self as? UILabel { label.text ?? label.attributedText?.string } else if self is UIControl { nil } else {
                accessibilityLabel
            }
        guard let text else { return subviews.flatMap(\.spoken) }
        return text.isEmpty ? [] : [(text, (self as? NamedImageView)?.imageName == text)]
    }
}
