import UIKit

/// An editable line of text.
public struct TextField<Label: View>: View {
    let field: EditableLine
    public var body: some View { StyledLine(field: field) }
    init(_ field: EditableLine) { self.field = field }
}
extension TextField where Label == Text {
    /// Creates a field whose localized title is its prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(EditableLine(prompt: Text(titleKey), text: text)) }
    /// Creates a field with a prompt; nil shows the localized title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(EditableLine(prompt: prompt ?? Text(titleKey), text: text))
    }
    /// Creates a field that, along the vertical axis, grows with its text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(EditableLine(prompt: prompt ?? Text(titleKey), text: text, axis: axis))
    }
    /// Creates a field that grows along an axis, with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(EditableLine(prompt: prompt ?? Text(title), text: text, axis: axis))
    }
    /// Creates a field whose selection is bound.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(EditableLine(prompt: prompt ?? Text(titleKey), text: text, axis: axis ?? .horizontal, selection: selection))
    }
    /// Creates a field whose selection is in a binding, with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(EditableLine(prompt: prompt ?? Text(title), text: text, axis: axis ?? .horizontal, selection: selection))
    }
    /// Creates a field whose title isn't localized and is its prompt.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(EditableLine(prompt: Text(title), text: text))
    }
    /// Creates a field with a prompt; nil shows the title, which isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(EditableLine(prompt: prompt ?? Text(title), text: text))
    }
    /// Creates a field that calls closures when editing begins and ends, and at the return key.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(EditableLine(prompt: Text(titleKey), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit))
    }
    /// Creates a field that calls a closure at the return key.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(EditableLine(prompt: Text(titleKey), text: text, onCommit: onCommit))
    }
    /// Creates a field of a formatted value, which is set when editing ends and the text can be read.
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(EditableLine(value: value, format: format, prompt: prompt ?? Text(titleKey)))
    }
    /// Creates a field of a formatted value; an empty text sets nil.
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(EditableLine(value: value, format: format, prompt: prompt ?? Text(titleKey)))
    }
    /// Creates a field of a formatted value, with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(EditableLine(value: value, format: format, prompt: prompt ?? Text(title)))
    }
    /// Creates a field of a formatted value that may be nil, with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F.FormatOutput == String {
        self.init(EditableLine(value: value, format: format, prompt: prompt ?? Text(title)))
    }
    /// Creates a field of a value that a formatter writes and reads.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(EditableLine(value: value, formatter: formatter, prompt: prompt ?? Text(titleKey)))
    }
    /// Creates a field of a value that a formatter writes and reads, with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(EditableLine(value: value, formatter: formatter, prompt: prompt ?? Text(title)))
    }
    /// Creates a field of a formatted value that calls closures when editing begins and ends, and at the return key.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        var field = EditableLine(value: value, formatter: formatter, prompt: Text(titleKey))
        (field.onEditingChanged, field.onCommit) = (onEditingChanged, onCommit)
        self.init(field)
    }
    /// Creates a field of a formatted value that calls a closure at the return key.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) {
        self.init(titleKey, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
    }
}
extension TextField {
    /// Creates a field whose label is its prompt, if there is no other.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(EditableLine(prompt: prompt ?? label().promptText, text: text))
    }
    /// Creates a field that grows along an axis.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(EditableLine(prompt: prompt ?? label().promptText, text: text, axis: axis))
    }
    /// Creates a field of a formatted value with its own label.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(EditableLine(value: value, format: format, prompt: prompt ?? label().promptText))
    }
    /// Creates a field of a formatted value that may be nil, with its own label.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(EditableLine(value: value, format: format, prompt: prompt ?? label().promptText))
    }
    /// Creates a field of a value that a formatter writes and reads, with its own label.
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
    /// Creates a field of secret text whose localized title is its prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        field = EditableLine(prompt: Text(titleKey), text: text, isSecure: true)
    }
    /// Creates a field of secret text with a prompt; nil shows the localized title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        field = EditableLine(prompt: prompt ?? Text(titleKey), text: text, isSecure: true)
    }
    /// Creates a field of secret text that calls a closure at the return key.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        field = EditableLine(prompt: Text(titleKey), text: text, isSecure: true, onCommit: onCommit)
    }
    /// Creates a field of secret text whose title isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        field = EditableLine(prompt: Text(title), text: text, isSecure: true)
    }
    /// Creates a field of secret text with a prompt; nil shows the title, which isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        field = EditableLine(prompt: prompt ?? Text(title), text: text, isSecure: true)
    }
    /// Creates a field of secret text that calls a closure at the return key, with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        field = EditableLine(prompt: Text(title), text: text, isSecure: true, onCommit: onCommit)
    }
}
extension SecureField {
    /// Creates a field of secret text with its own label.
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
    /// Returns the prompt, in gray unless it has its own style.
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
