/// A control for choosing one of several values, each of which is a view of the content with a `tag(_:)`, or with an identifier from a
/// `ForEach`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    @Environment(\.pickerLook) private var look
    @Environment(\.containerContext) private var context
    @Environment(\.pickersAreItems) private var isItem
    /// Creates a picker. The tag of each choice is the value that it selects.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.selection, self.label, self.content) = (selection, label(), content())
    }
    private var choice: Binding<AnyHashable> {
        Binding(
            source: selection.source, given: selection.given, get: { AnyHashable(choice: selection.wrappedValue) },
            set: { value, _ in if let value = value.base as? SelectionValue { selection.wrappedValue = value } })
    }
    public var body: some View {
        if isItem { PickerMenu(selection: choice, content: content, look: look, label: label) } else { control }
    }
    @ViewBuilder private var control: some View {
        switch look {
        // Only a row of a list or form shows the label beside the menu's button, as iOS does.
        case .automatic where context == .row || context == .rows, .menu where context == .row || context == .rows:
            LabeledControl(label: label, control: PickerMenu(selection: choice, content: content))
        case .automatic, .menu: SpokenLabel(label: label, control: PickerMenu(selection: choice, content: content))
        case .segmented, .palette: PickerSegments(selection: choice, content: content)
        case .wheel: PickerWheel(selection: choice, content: content)
        case .inline: PickerRows(selection: choice, content: content)
        case .navigationLink:
            NavigationLink {
                PickerScreen(title: label as? Text, selection: choice, content: content)
            } label: {
                LabeledControl(label: label, control: PickerValue(selection: choice, content: content))
            }
        }
    }
}
extension Picker {
    // FIXME(gap): the button of a menu shows the chosen item.
    /// Creates a picker. The button of a menu shows the chosen item, not the label of the current value.
    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) { self.init(selection: selection, content: content, label: label) }
    /// Creates a picker with a localized title. The button of a menu shows the chosen item, not the label of the current value.
    public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) where Label == Text { self.init(selection: selection, content: content) { Text(titleKey) } }
}
extension Picker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    /// Creates a picker with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    {
        self.init(selection: selection, content: content) { Text(title) }
    }
}
extension Picker {
    /// Creates a picker with a view as its label.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }
}

enum TagKey: ViewTraitKey { static var defaultValue: AnyHashable? { nil } }
extension View {
    /// Sets the value that selecting the view represents in a picker, a list, or a tab view. It is also that of an optional selection,
    /// which `includeOptional` doesn't prevent.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitModifier<TagKey>(value: AnyHashable(choice: tag)))
    }
}

private protocol HashableOptional { var hashable: AnyHashable? { get } }
extension Optional: HashableOptional where Wrapped: Hashable {
    fileprivate var hashable: AnyHashable? { map { AnyHashable($0) } }
}
extension AnyHashable {
    /// Creates the value of a choice or a selection. An optional value is the one in it.
    fileprivate init<Value: Hashable>(choice value: Value) {
        self = (value as? any HashableOptional)?.hashable ?? AnyHashable(value)
    }
}

// MARK: Styles

enum PickerLook { case automatic, menu, segmented, palette, wheel, inline, navigationLink }
private enum PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .automatic } }
private enum PickersAreItemsKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
    /// Whether pickers are items of a menu, in any style.
    var pickersAreItems: Bool {
        get { self[PickersAreItemsKey.self] }
        set { self[PickersAreItemsKey.self] = newValue }
    }
}
/// A type that gives a ``Picker`` its appearance. Only the styles of this module have an effect.
public protocol PickerStyle {}
protocol KnownPickerStyle: PickerStyle { var look: PickerLook { get } }
/// The default style of pickers, which is a menu.
public struct DefaultPickerStyle: KnownPickerStyle {
    public init() {}
    var look: PickerLook { .automatic }
}
/// The style that shows the selection on a button, which opens a menu of choices.
public struct MenuPickerStyle: KnownPickerStyle {
    public init() {}
    var look: PickerLook { .menu }
}
/// The style that shows the choices as segments beside each other.
public struct SegmentedPickerStyle: KnownPickerStyle {
    public init() {}
    var look: PickerLook { .segmented }
}
/// The style that shows the choices on a wheel.
public struct WheelPickerStyle: KnownPickerStyle {
    public init() {}
    var look: PickerLook { .wheel }
}
/// The style that shows the choices as rows of the list around the picker.
public struct InlinePickerStyle: KnownPickerStyle {
    public init() {}
    var look: PickerLook { .inline }
}
/// The style that shows the selection in a row, which pushes a list of choices. It needs a navigation stack.
public struct NavigationLinkPickerStyle: KnownPickerStyle {
    public init() {}
    var look: PickerLook { .navigationLink }
}
/// A row of images in a menu, or segments elsewhere.
public struct PalettePickerStyle: KnownPickerStyle {
    public init() {}
    var look: PickerLook { .palette }
}
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { Self() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }
extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension View {
    /// Sets the style of the pickers in the view. A custom style shows as a menu.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, (style as? any KnownPickerStyle)?.look ?? .menu)
    }
}

// MARK: Choices

/// One of a picker's values, as text and an image.
struct PickerChoice {
    let value: AnyHashable
    let title: String
    let image: UIImage?
}

extension ViewElement {
    /// The value of the element in a selection: its tag, or its identifier.
    var choiceValue: AnyHashable? { self[TagKey.self] ?? identifiers.first }
}
extension ViewNode {
    /// The text of all texts inside, in order.
    final var words: String {
        var words: [String] = []
        visit { node in if let text = node.view as? Text { words.append(text.string(in: node.environment)) } }
        return words.joined(separator: " ")
    }
    final var firstImage: UIImage? {
        var image: UIImage?
        visit { node in if image == nil, let view = node.view as? Image { image = view.uiImage(in: node.environment) } }
        return image
    }
}

@MainActor protocol ChoosingView {
    associatedtype Chooser: UIView
    var selection: Binding<AnyHashable> { get }
    var choices: any View { get }
    func makeChooser() -> Chooser
    func show(_ choices: [PickerChoice], _ view: Chooser, _ environment: EnvironmentValues)
    func size(of view: Chooser, for proposal: ProposedViewSize) -> CGSize
}

/// The node of a picker whose content is not shown itself: a UIKit control shows its choices.
final class ChoosingNode<Choosing: ChoosingView>: ViewNode {
    private lazy var element = UIViewElement(UIView(), self)
    private var chooser: Choosing.Chooser?
    override func update(_ change: Change) {
        guard let choosing = view as? Choosing else { return }
        if chooser == nil {
            let new = choosing.makeChooser()
            chooser = new
            element = UIViewElement(new, self)
        }
        setChild(choosing.choices)
        guard let chooser else { return }
        element.ownSize = { choosing.size(of: chooser, for: $0) }
        tracking { choosing.show(choices, chooser, environment) }
    }
    private var choices: [PickerChoice] {
        super.elements.compactMap { element in
            element.choiceValue.map { PickerChoice(value: $0, title: element.node?.words ?? "", image: element.node?.firstImage) }
        }
    }
    override var elements: [ViewElement] { [element] }
}

/// A picker in a menu.
@MainActor protocol MenuPicker {
    var look: PickerLook { get }
    var label: (any View)? { get }
}
struct PickerMenu<Content: View>: View, PrimitiveView, ChoosingView, MenuPicker {
    let selection: Binding<AnyHashable>
    let content: Content
    var look = PickerLook.automatic
    var label: (any View)?
    var choices: any View { content }
    func makeNode(_ seed: NodeSeed) -> ViewNode { ChoosingNode<Self>(seed) }

    func makeChooser() -> PickerMenuButton {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(
            systemName: "chevron.up.chevron.down", withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote))
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 5
        let button = PickerMenuButton(configuration: configuration)
        button.showsMenuAsPrimaryAction = true
        return button
    }
    func show(_ choices: [PickerChoice], _ button: PickerMenuButton, _ environment: EnvironmentValues) {
        let chosen = selection.wrappedValue
        button.configuration?.title = choices.first { $0.value == chosen }?.title ?? ""
        button.isEnabled = environment.isEnabled
        button.tintColor = environment.accent?.uiColor()
        button.menu = UIMenu(
            children: choices.map { choice in
                UIAction(title: choice.title, image: choice.image, state: choice.value == chosen ? .on : .off) { _ in
                    selection.wrappedValue = choice.value
                }
            })
    }
    func size(of button: PickerMenuButton, for proposal: ProposedViewSize) -> CGSize { button.intrinsicContentSize }
}
/// The button of a picker's menu, whose accessibility label is the picker's and the chosen value: public UI tests find it as
/// "Priority, Medium".
final class PickerMenuButton: UIButton {
    /// The words of the picker's label.
    var name = ""
    override var accessibilityLabel: String? {
        get {
            if let given = super.accessibilityLabel { return given }
            let parts = [name, configuration?.title ?? ""].filter { !$0.isEmpty }
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }
}

/// The title of the chosen value.
struct PickerValue<Content: View>: View, PrimitiveView, ChoosingView {
    let selection: Binding<AnyHashable>
    let content: Content
    var choices: any View { content }
    func makeNode(_ seed: NodeSeed) -> ViewNode { ChoosingNode<Self>(seed) }
    func makeChooser() -> UILabel { UILabel() }
    func show(_ choices: [PickerChoice], _ label: UILabel, _ environment: EnvironmentValues) {
        let chosen = selection.wrappedValue
        (label.text, label.font) = (choices.first { $0.value == chosen }?.title, environment.textFont)
        label.textColor = environment.isEnabled ? .secondaryLabel : .tertiaryLabel
    }
    func size(of label: UILabel, for proposal: ProposedViewSize) -> CGSize { label.intrinsicContentSize }
}
/// The list of a picker's values that a navigation link shows. A choice returns to the previous screen.
struct PickerScreen<Content: View>: View {
    let title: Text?
    let selection: Binding<AnyHashable>
    let content: Content
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        List {
            PickerRows(
                selection: Binding(
                    source: selection.source, get: { selection.wrappedValue },
                    set: { value, _ in
                        selection.wrappedValue = value
                        dismiss()
                    }), content: content)
        }
        .navigationTitle(title ?? Text(verbatim: ""))
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct PickerSegments<Content: View>: View, PrimitiveView, ChoosingView {
    let selection: Binding<AnyHashable>
    let content: Content
    var choices: any View { content }
    func makeNode(_ seed: NodeSeed) -> ViewNode { ChoosingNode<Self>(seed) }

    func makeChooser() -> UISegmentedControl { UISegmentedControl() }
    func show(_ choices: [PickerChoice], _ control: UISegmentedControl, _ environment: EnvironmentValues) {
        let titles = choices.map(\.title)
        if titles != (0..<control.numberOfSegments).map({ control.titleForSegment(at: $0) ?? "" }) {
            control.removeAllSegments()
            for (index, choice) in choices.enumerated() {
                if let image = choice.image, choice.title.isEmpty {
                    control.insertSegment(with: image, at: index, animated: false)
                } else {
                    control.insertSegment(withTitle: choice.title, at: index, animated: false)
                }
            }
        }
        control.selectedSegmentIndex = choices.firstIndex { $0.value == selection.wrappedValue } ?? UISegmentedControl.noSegment
        control.isEnabled = environment.isEnabled
        let identifier = UIAction.Identifier("choose")
        control.removeAction(identifiedBy: identifier, for: .valueChanged)
        control.addAction(
            UIAction(identifier: identifier) { [weak control] _ in
                if let index = control?.selectedSegmentIndex, choices.indices.contains(index) {
                    selection.wrappedValue = choices[index].value
                }
            }, for: .valueChanged)
    }
    func size(of control: UISegmentedControl, for proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? control.intrinsicContentSize.width, height: control.intrinsicContentSize.height)
    }
}

struct PickerWheel<Content: View>: View, PrimitiveView, ChoosingView {
    let selection: Binding<AnyHashable>
    let content: Content
    var choices: any View { content }
    func makeNode(_ seed: NodeSeed) -> ViewNode { ChoosingNode<Self>(seed) }

    func makeChooser() -> ChoiceWheel { ChoiceWheel(frame: .zero) }
    func show(_ choices: [PickerChoice], _ wheel: ChoiceWheel, _ environment: EnvironmentValues) {
        if wheel.choices.map(\.value) != choices.map(\.value) || wheel.choices.map(\.title) != choices.map(\.title) {
            wheel.choices = choices
            wheel.reloadAllComponents()
        }
        wheel.chosen = { selection.wrappedValue = $0 }
        if let row = choices.firstIndex(where: { $0.value == selection.wrappedValue }), wheel.selectedRow(inComponent: 0) != row {
            wheel.selectRow(row, inComponent: 0, animated: wheel.window != nil)
        }
    }
    func size(of wheel: ChoiceWheel, for proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? wheel.intrinsicContentSize.width, height: wheel.intrinsicContentSize.height)
    }
}
final class ChoiceWheel: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    var choices: [PickerChoice] = []
    var chosen: (AnyHashable) -> Void = { _ in }
    override init(frame: CGRect) {
        super.init(frame: frame)
        (dataSource, delegate) = (self, self)
    }
    required init?(coder: NSCoder) { nil }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { choices.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { choices[row].title }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        if choices.indices.contains(row) { chosen(choices[row].value) }
    }
}

/// The content itself, with a check mark on the selected view.
/// The values of a picker one below the other: in a list, each is a row.
struct PickerRows<Content: View>: View, PrimitiveView, MultipleView, AnyPickerRows {
    let selection: Binding<AnyHashable>
    let content: Content
    var anyContent: any View { content }
    func makeNode(_ seed: NodeSeed) -> ViewNode { PickerRowsNode(seed) }
}
@MainActor protocol AnyPickerRows {
    var selection: Binding<AnyHashable> { get }
    var anyContent: any View { get }
}
final class PickerRowsNode: WrapperNode {
    private(set) var chosen: AnyHashable?
    override func update(_ change: Change) {
        guard let rows = view as? any AnyPickerRows else { return }
        setChild(rows.anyContent)
        chosen = tracking { rows.selection.wrappedValue }
    }
    override func wrap(_ element: ViewElement) -> WrapperElement { PickerRowElement(element, self) }
}
final class PickerRowElement: HoldingElement<PickerRowView> {
    override func makeView() -> PickerRowView? { PickerRowView() }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(for: proposal.insetBy(width: 30, height: 0))
        return CGSize(width: proposal.width ?? size.width + 30, height: size.height)
    }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        super.layOut(in: bounds, proposal: proposal, surroundings)
        guard let view else { return }
        let size = content.size(for: ProposedViewSize(bounds.size).insetBy(width: 30, height: 0))
        content.place(
            in: CGRect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height), surroundings.inside(bounds))
        let node = node as? PickerRowsNode, value = content.choiceValue
        view.isChosen = value != nil && node?.chosen == value
        view.mark.frame = CGRect(x: bounds.width - 18, y: (bounds.height - 18) / 2, width: 18, height: 18)
        view.choose = { if let value { (node?.view as? any AnyPickerRows)?.selection.wrappedValue = value } }
    }
}
final class PickerRowView: HoldingView {
    let mark = UIImageView(image: UIImage(systemName: "checkmark"))
    var isChosen = false {
        didSet {
            mark.isHidden = !isChosen
            accessibilityTraits = isChosen ? [.button, .selected] : .button
        }
    }
    var choose: () -> Void = {}
    override init(frame: CGRect) {
        super.init(frame: frame)
        mark.contentMode = .center
        mark.isHidden = true
        addSubview(mark)
        (isAccessibilityElement, accessibilityTraits) = (true, .button)
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] _ in self?.choose() }
        addGestureRecognizer(tap)
    }
    required init?(coder: NSCoder) { nil }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self.point(inside: point, with: event) ? self : nil }
}
