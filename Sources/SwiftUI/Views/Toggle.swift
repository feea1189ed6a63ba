/// A control that turns something on and off.
public struct Toggle<Label: View>: View {
    let isOn: Binding<Bool>
    let label: Label
    var isMixed = false
    @Environment(\.toggleStyle) private var style
    /// Creates a toggle with its own label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { (self.isOn, self.label) = (isOn, label()) }
    public var body: some View {
        let shown = (label as? TupleView<(Text, Text)>).map { AnyView(TitleAndSubtitle(texts: $0)) } ?? AnyView(label)
        let made = AnyView(style.makeBody(ToggleStyleConfiguration(label: .init(content: shown), isOnBinding: isOn, isMixed: isMixed)))
        return style.outer.first.map { AnyView(made.environment(\.toggleStyle, $0)) } ?? made
    }
}
extension Toggle {
    /// Creates a toggle that is on if all sources are. It is mixed if only some are, and a change sets all of them.
    public init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let all = Binding<Bool>(
            get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
            set: { value in for binding in bindings { binding.wrappedValue = value } })
        self.init(isOn: all, label: label)
        isMixed = bindings.contains(where: \.wrappedValue) && !all.wrappedValue
    }
    /// Creates a toggle with a localized title that is on if all sources are.
    public init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
    where Label == Text {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
    /// Creates a toggle with a title that isn't localized, which is on if all sources are.
    @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) where Label == Text {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}
extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    /// Creates a toggle with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}
extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle of a style's configuration, to show it in another style.
    public init(_ configuration: ToggleStyleConfiguration) { self.init(isOn: configuration.$isOn) { configuration.label } }
}

/// A type that gives a ``Toggle`` its appearance and changes its value.
@preconcurrency @MainActor public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    /// Returns the view that shows the toggle and changes its value.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// The parts and the state of a ``Toggle`` that its style shows.
public struct ToggleStyleConfiguration {
    /// The label of the toggle, as its style receives it.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let label: Label
    /// Whether the toggle is on. A style changes it.
    @Binding public var isOn: Bool
    /// Whether some of the toggle's sources are on and others are off. A style may change it.
    public var isMixed: Bool
    init(label: Label, isOnBinding: Binding<Bool>, isMixed: Bool = false) {
        (self.label, _isOn, self.isMixed) = (label, isOnBinding, isMixed)
    }
}
/// The default style of toggles, which is a switch.
public struct DefaultToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { SwitchToggleStyle().makeBody(configuration: configuration) }
}
/// The style that shows the label and a switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
    let tint: Color?
    public init() { tint = nil }
    /// Creates the style with a color for switches that are on.
    public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label, control: Switch(isOn: configuration.$isOn, tint: tint))
    }
}
/// The style that shows a button, which is filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.$isOn
        if isOn.wrappedValue {
            Button {
                isOn.wrappedValue = false
            } label: {
                configuration.label
            }.buttonStyle(.borderedProminent).accessibilityAddTraits(.isSelected)
        } else {
            Button {
                isOn.wrappedValue = true
            } label: {
                configuration.label
            }
        }
    }
}
extension DefaultToggleStyle: SystemStyle {}
extension SwitchToggleStyle: SystemStyle {}
extension ButtonToggleStyle: SystemStyle {}
extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { Self() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { Self() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ToggleStyleConfiguration> {
        onMainActor { AnyStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) } }
    }
}
extension EnvironmentValues {
    var toggleStyle: AnyStyle<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of the toggles in the view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentTransforming { environment in
                let new = AnyStyle<ToggleStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
                environment.toggleStyle = new.inside(environment.toggleStyle)
            })
    }
}

struct Switch: View, LeafView {
    let isOn: Binding<Bool>
    let tint: Color?
    func makeView(_ node: ViewNode) -> ActionControl<UISwitch> {
        let view = ActionControl(UISwitch())
        view.control.addAction(UIAction { [weak view] _ in view?.action() }, for: .valueChanged)
        return view
    }
    func update(_ view: ActionControl<UISwitch>, _ node: ViewNode) {
        let control = view.control
        if control.isOn != isOn.wrappedValue { control.setOn(isOn.wrappedValue, animated: control.window != nil) }
        control.isEnabled = node.environment.isEnabled
        control.onTintColor = (tint ?? node.environment.accent)?.uiColor()
        view.action = { [weak control] in if let control { isOn.wrappedValue = control.isOn } }
    }
    /// The alignment rectangle, beyond which the switch extends by 2 points: a row with a margin of 20 ends 18 points after its switch
    /// (airappsco/AirSettingsUI, test_settingToggle_true, iOS 16).
    func size(of view: ActionControl<UISwitch>, for proposal: ProposedViewSize) -> CGSize { view.control.intrinsicContentSize }
}

/// A view that shows only a UIKit control.
@MainActor protocol ControlHolder: UIView { var held: UIView { get } }

/// A UIKit control whose alignment rectangle is its container, and that reports its actions.
final class ActionControl<Control: UIView>: UIView, ControlHolder {
    let control: Control
    var held: UIView { control }
    var action: () -> Void = {}
    init(_ control: Control) {
        self.control = control
        super.init(frame: .zero)
        addSubview(control)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        control.frame = control.frame(forAlignmentRect: bounds)
    }
}
