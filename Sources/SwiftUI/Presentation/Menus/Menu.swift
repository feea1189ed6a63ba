/// A button that opens a menu.
public struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
    /// Creates a button that opens a menu.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content, primaryAction) = (label(), content(), nil)
    }
    /// Creates a button that performs an action when tapped, and opens a menu after a long press.
    @preconcurrency public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void
    ) {
        (self.label, self.content, self.primaryAction) = (label(), content(), primaryAction)
    }
    @Environment(\.menuStyle) private var style
    public var body: some View {
        if let style {
            AnyView(
                erased: style.makeBody(
                    MenuStyleConfiguration(
                        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)), primaryAction: primaryAction))
            )
            .environment(\.menuStyle, nil)
        } else {
            button
        }
    }
    private var button: some View {
        label
            .modifier(EnvironmentTransforming { $0.enterButton(nil) })
            .modifier(MenuButton(content: { content }, primaryAction: primaryAction))
    }
}
extension Menu: SingleView {}
extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu from the parts that a style received.
    public init(_ configuration: MenuStyleConfiguration) {
        (label, content, primaryAction) = (configuration.label, configuration.content, configuration.primaryAction)
    }
}
extension Menu where Label == Text {
    /// Creates a button with a localized title that opens a menu.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
    /// Creates a button with a title that isn't localized, which opens a menu.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
extension Menu: ActionGroupView {
    var actionLabel: (any View)? { label }
    var actionContent: any View { content }
}

struct MenuButton: EffectModifier {
    let content: @MainActor () -> any View
    let primaryAction: (@MainActor () -> Void)?
    func makeView() -> MenuButtonView { MenuButtonView() }
    func apply(to view: MenuButtonView, _ node: ViewNode) {
        let environment = node.screenEnvironment
        view.control.isEnabled = node.environment.isEnabled
        view.control.accessibilityLabel = view.words
        view.control.accessibilityIdentifier = view.partsIdentifier
        view.control.frame = view.bounds
        view.control.menu = UIMenu(children: [
            UIDeferredMenuElement.uncached { $0(ActionItem.menuItems(in: content(), environment).map(\.element)) }
        ])
        view.primaryAction = primaryAction
        view.control.showsMenuAsPrimaryAction = primaryAction == nil
    }
}

/// Contains a menu's label below the button that opens it.
final class MenuButtonView: HoldingView, ControlHolder {
    let control = UIButton(type: .custom)
    /// The view that the menu's modifiers describe.
    var held: UIView { control }
    var primaryAction: (@MainActor () -> Void)?
    override init(frame: CGRect) {
        super.init(frame: frame)
        control.addAction(UIAction { [weak self] _ in self?.primaryAction?() }, for: .primaryActionTriggered)
        addSubview(control)
    }
    required init?(coder: NSCoder) { nil }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, control.isEnabled, bounds.contains(point) else { return nil }
        return control
    }
}
