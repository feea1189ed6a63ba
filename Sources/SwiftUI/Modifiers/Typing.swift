/// The input settings of fields inside.
struct Typing: Equatable {
    var keyboard = UIKeyboardType.default
    var content: UITextContentType?
    var capitals: UITextAutocapitalizationType?
    var correction = UITextAutocorrectionType.default
    var returnKey = UIReturnKeyType.default

    @MainActor func apply(to field: UITextField) {
        (field.keyboardType, field.autocorrectionType, field.returnKeyType) = (keyboard, correction, returnKey)
        field.textContentType = content
        if let capitals { field.autocapitalizationType = capitals }
    }
    @MainActor func apply(to view: UITextView) {
        (view.keyboardType, view.autocorrectionType, view.returnKeyType) = (keyboard, correction, returnKey)
        view.textContentType = content
        if let capitals { view.autocapitalizationType = capitals }
    }
}
private enum TypingKey: EnvironmentKey { static var defaultValue: Typing { Typing() } }
private enum SubmitActionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private enum SearchSubmitActionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private enum TextFieldBorderKey: EnvironmentKey { static var defaultValue: UITextField.BorderStyle { .none } }
extension EnvironmentValues {
    var typing: Typing {
        get { self[TypingKey.self] }
        set { self[TypingKey.self] = newValue }
    }
    var submitAction: (() -> Void)? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }
    /// The action of the search key, for searches inside.
    var searchSubmitAction: (() -> Void)? {
        get { self[SearchSubmitActionKey.self] }
        set { self[SearchSubmitActionKey.self] = newValue }
    }
    var textFieldBorder: UITextField.BorderStyle {
        get { self[TextFieldBorderKey.self] }
        set { self[TextFieldBorderKey.self] = newValue }
    }
}

extension View {
    /// Sets the keyboard of text fields.
    public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.typing.keyboard, type) }
    /// Sets the meaning of the text in fields; nil for none.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { environment(\.typing.content, textContentType) }
    /// Sets the automatic capital letters in text fields.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { environment(\.typing.capitals, style) }
    /// Sets the automatic capital letters in text fields; nil for the default ones.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\.typing.capitals, autocapitalization?.type)
    }
    /// Sets whether text isn't corrected; nil for the default.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.typing.correction, disable == true ? .no : disable == false ? .yes : .default)
    }
    /// Sets whether text isn't corrected.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { disableAutocorrection(disable) }
    /// Sets the label of the keyboard's return key.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { environment(\.typing.returnKey, submitLabel.returnKeyType) }
    /// Adds an action for the return key of fields, or of searches; outer actions run after inner ones.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        func before(_ outer: (() -> Void)?) -> () -> Void {
            return {
                action()
                outer?()
            }
        }
        return modifier(
            EnvironmentTransforming { environment in
                if triggers.contains(.text) { environment.submitAction = before(environment.submitAction) }
                if triggers.contains(.search) { environment.searchSubmitAction = before(environment.searchSubmitAction) }
            })
    }
    /// Sets the style of text fields in the view.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentTransforming {
                $0.textFieldBorder = (S.self as? any KnownTextFieldStyle.Type)?.border ?? .none
                $0.textFieldLook = S.self is any KnownTextFieldStyle.Type ? nil : TextFieldLook(style)
            })
    }
}

/// The look of text fields. A custom style returns the field with its surroundings.
@preconcurrency @MainActor public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}
/// The label of the field that a style receives.
public struct _TextFieldStyleLabel: View {
    public var body: some View { EmptyView() }
}
/// A style of the system's, which is a border.
@preconcurrency @MainActor protocol KnownTextFieldStyle: TextFieldStyle { static var border: UITextField.BorderStyle { get } }
extension KnownTextFieldStyle {
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}
/// The default style of text fields, without a border.
public struct DefaultTextFieldStyle: KnownTextFieldStyle {
    public init() {}
    static var border: UITextField.BorderStyle { .none }
}
/// The style of text fields without a border.
public struct PlainTextFieldStyle: KnownTextFieldStyle {
    public init() {}
    static var border: UITextField.BorderStyle { .none }
}
/// The style of text fields with a rounded border.
public struct RoundedBorderTextFieldStyle: KnownTextFieldStyle {
    public init() {}
    static var border: UITextField.BorderStyle { .roundedRect }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }

/// A custom style, as a closure.
struct TextFieldLook {
    let makeBody: @MainActor (EditableLine) -> any View
    @MainActor init<S: TextFieldStyle>(_ style: S) {
        makeBody = { field in
            EmptyView().modifier(StyleBody(style: style) { $0._body(configuration: TextField<_TextFieldStyleLabel>(field)) })
        }
    }
}
private enum TextFieldLookKey: EnvironmentKey { static var defaultValue: TextFieldLook? { nil } }
extension EnvironmentValues {
    var textFieldLook: TextFieldLook? {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }
}
/// A field with the style around it, in which the field itself is plain.
struct StyledLine: View {
    let field: EditableLine
    @Environment(\.textFieldLook) private var look
    var body: some View {
        if let look {
            AnyView(erased: look.makeBody(field)).environment(\.textFieldLook, nil)
        } else if field.axis == .vertical {
            EditableLines(line: field)
        } else {
            field
        }
    }
}
