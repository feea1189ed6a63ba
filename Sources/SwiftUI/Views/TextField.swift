import UIKit

/// An editable line of text.
public struct TextField<Label: View>: View {
    let field: EditableLine
    public var body: some View { StyledLine(field: field) }
    init(_ field: EditableLine) { self.field = field }
}
extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(EditableLine(prompt: Text(titleKey), text: text)) }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(EditableLine(prompt: prompt ?? Text(titleKey), text: text))
    }
    /// Creates a field that, along the vertical axis, grows with its text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(EditableLine(prompt: prompt ?? Text(titleKey), text: text, axis: axis))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(EditableLine(prompt: prompt ?? Text(title), text: text, axis: axis))
    }
    /// Creates a field whose selection is bound.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(EditableLine(prompt: prompt ?? Text(titleKey), text: text, axis: axis ?? .horizontal, selection: selection))
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(EditableLine(prompt: prompt ?? Text(title), text: text, axis: axis ?? .horizontal, selection: selection))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(EditableLine(prompt: Text(title), text: text))
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(EditableLine(prompt: prompt ?? Text(title), text: text))
    }
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(EditableLine(prompt: Text(titleKey), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit))
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(EditableLine(prompt: Text(titleKey), text: text, onCommit: onCommit))
    }
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(EditableLine(value: value, format: format, prompt: prompt ?? Text(titleKey)))
    }
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(EditableLine(value: value, format: format, prompt: prompt ?? Text(titleKey)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(EditableLine(value: value, format: format, prompt: prompt ?? Text(title)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(EditableLine(value: value, format: format, prompt: prompt ?? Text(title)))
    }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(EditableLine(value: value, formatter: formatter, prompt: prompt ?? Text(titleKey)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(EditableLine(value: value, formatter: formatter, prompt: prompt ?? Text(title)))
    }
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        var field = EditableLine(value: value, formatter: formatter, prompt: Text(titleKey))
        (field.onEditingChanged, field.onCommit) = (onEditingChanged, onCommit)
        self.init(field)
    }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) {
        self.init(titleKey, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
    }
}
extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(EditableLine(prompt: prompt ?? label().promptText, text: text))
    }
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(EditableLine(prompt: prompt ?? label().promptText, text: text, axis: axis))
    }
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(EditableLine(value: value, format: format, prompt: prompt ?? label().promptText))
    }
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(EditableLine(value: value, format: format, prompt: prompt ?? label().promptText))
    }
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(EditableLine(value: value, formatter: formatter, prompt: prompt ?? label().promptText))
    }
}
extension View {
    /// The prompt of a field with this label.
    fileprivate var promptText: Text { self as? Text ?? Text(verbatim: "") }
}

/// An editable line of text that hides what is typed.
public struct SecureField<Label: View>: View {
    let field: EditableLine
    public var body: some View { StyledLine(field: field) }
}
extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        field = EditableLine(prompt: Text(titleKey), text: text, isSecure: true)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        field = EditableLine(prompt: prompt ?? Text(titleKey), text: text, isSecure: true)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        field = EditableLine(prompt: Text(titleKey), text: text, isSecure: true, onCommit: onCommit)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        field = EditableLine(prompt: Text(title), text: text, isSecure: true)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        field = EditableLine(prompt: prompt ?? Text(title), text: text, isSecure: true)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        field = EditableLine(prompt: Text(title), text: text, isSecure: true, onCommit: onCommit)
    }
}
extension SecureField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = EditableLine(prompt: prompt ?? label().promptText, text: text, isSecure: true)
    }
}

/// A UIKit text field.
struct EditableLine: View, LeafView {
    let prompt: Text
    let text: Binding<String>
    var axis = Axis.horizontal
    var selection: Binding<TextSelection?>?
    var isSecure = false
    /// Whether the field shows the typed text while it is edited, not the result of parsing it.
    var keepsTyping = false
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}

    func makeView(_ node: ViewNode) -> EditableTextField { EditableTextField(frame: .zero) }

    func update(_ field: EditableTextField, _ node: ViewNode) {
        let environment = node.environment
        let words = text.wrappedValue
        if field.text != words, !(keepsTyping && field.isFirstResponder) { field.text = words }
        field.font = environment.textFont
        field.textColor = environment.isEnabled ? environment.foregroundColor : .tertiaryLabel
        field.attributedPlaceholder = placeholder(in: environment)
        field.textAlignment = environment.multilineTextAlignment.uiAlignment(environment.layoutDirection)
        field.isSecureTextEntry = isSecure
        field.isEnabled = environment.isEnabled
        field.tintColor = environment.accent?.uiColor()
        field.borderStyle = environment.textFieldBorder
        environment.typing.apply(to: field)
        field.changed = { text.wrappedValue = $0 }
        field.editing = onEditingChanged
        selection?.follow(field)
        field.selectionChanged = { [selection] in selection?.adopt($0) }
        let submit = environment.submitAction
        field.submitted = {
            onCommit()
            submit?()
        }
        environment.focus?.follow(field, node)
    }
    /// Returns the prompt, in gray unless it has a look of its own.
    func placeholder(in environment: EnvironmentValues) -> NSAttributedString {
        var environment = environment
        if prompt.changes.isEmpty { environment.foregroundStyles = [AnyShapeStyle(Color(uiColor: .placeholderText))] }
        return prompt.attributed(in: environment)
    }
    func size(of field: EditableTextField, for proposal: ProposedViewSize) -> CGSize {
        let own = field.intrinsicContentSize
        return CGSize(width: proposal.width.map { $0.isFinite ? $0 : own.width } ?? own.width, height: own.height)
    }
    func explicitGuide(_ key: AlignmentKey, of field: EditableTextField, in size: CGSize) -> CGFloat? {
        guard key == AlignmentKey(.firstTextBaseline) || key == AlignmentKey(.lastTextBaseline), let font = field.font else { return nil }
        return (size.height - font.lineHeight) / 2 + font.ascender
    }
}

final class EditableTextField: UITextField, UITextFieldDelegate {
    var changed: (String) -> Void = { _ in }
    var editing: (Bool) -> Void = { _ in }
    var submitted: () -> Void = {}
    var focusChanged: (Bool) -> Void = { _ in }
    var selectionChanged: (EditableTextField) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        addAction(UIAction { [weak self] _ in if let self { changed(text ?? "") } }, for: .editingChanged)
    }
    required init?(coder: NSCoder) { nil }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        focusChanged(true)
        editing(true)
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        focusChanged(false)
        editing(false)
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { if isFirstResponder { selectionChanged(self) } }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        submitted()
        resignFirstResponder()
        return true
    }
}
