/// Picks a color: a label, and a swatch that opens UIKit's color picker.
public struct ColorPicker<Label: View>: View {
    let selection: Binding<UIColor>
    let supportsOpacity: Bool
    let label: Label

    init(_ selection: Binding<UIColor>, _ supportsOpacity: Bool, _ label: Label) {
        (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label)
    }
    /// Creates a picker with its own label. Without opacity, the user chooses opaque colors only.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        let colors = Binding<UIColor>(
            source: selection.source, given: selection.given, get: { UIColor(selection.wrappedValue) },
            set: { new, _ in selection.wrappedValue = Color(uiColor: new) })
        self.init(colors, supportsOpacity, label())
    }
    /// Creates a picker of Core Graphics' color with its own label.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        let colors = Binding<UIColor>(
            source: selection.source, given: selection.given, get: { UIColor(cgColor: selection.wrappedValue) },
            set: { new, _ in selection.wrappedValue = new.cgColor })
        self.init(colors, supportsOpacity, label())
    }
    public var body: some View {
        LabeledControl(label: label, control: ColorControl(selection: selection, supportsOpacity: supportsOpacity))
    }
}
extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    /// Creates a picker with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
    /// Creates a picker of Core Graphics' color with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    /// Creates a picker of Core Graphics' color with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

struct ColorControl: View, LeafView {
    let selection: Binding<UIColor>
    let supportsOpacity: Bool
    func makeView(_ node: ViewNode) -> ActionControl<UIColorWell> {
        let view = ActionControl(UIColorWell())
        view.control.addAction(UIAction { [weak view] _ in view?.action() }, for: .valueChanged)
        return view
    }
    func update(_ view: ActionControl<UIColorWell>, _ node: ViewNode) {
        let well = view.control
        well.supportsAlpha = supportsOpacity
        if well.selectedColor != selection.wrappedValue { well.selectedColor = selection.wrappedValue }
        well.isEnabled = node.environment.isEnabled
        view.action = { [weak well] in if let color = well?.selectedColor { selection.wrappedValue = color } }
    }
    func size(of view: ActionControl<UIColorWell>, for proposal: ProposedViewSize) -> CGSize { view.control.intrinsicContentSize }
}
