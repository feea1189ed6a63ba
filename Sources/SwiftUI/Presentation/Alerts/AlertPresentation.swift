/// The content and the buttons of an alert or an action sheet.
struct AlertDescription {
    var style: UIAlertController.Style
    var title: String?
    var message: String?
    var actions: [ActionItem]
    var fields: [FieldDescription] = []
}
struct FieldDescription {
    let prompt: String?
    let text: Binding<String>
    let isSecure: Bool
    var identifier: String?
}

/// Shows a UIKit alert while a binding is `true`; each of its buttons dismisses it.
struct AlertPresentation: Presentation {
    let identity: AnyHashable?
    private let isPresented: Binding<Bool>
    private let describe: @MainActor (EnvironmentValues) -> AlertDescription?

    @MainActor init(isPresented: Binding<Bool>, describe: @escaping @MainActor () -> AlertDescription?) {
        (self.isPresented, identity) = (isPresented, isPresented.wrappedValue ? true : nil)
        self.describe = { _ in describe() }
    }
    @MainActor init(
        style: UIAlertController.Style, title: Text?, isPresented: Binding<Bool>, actions: @escaping @MainActor () -> any View,
        message: @escaping @MainActor () -> any View
    ) {
        (self.isPresented, identity) = (isPresented, isPresented.wrappedValue ? true : nil)
        describe = { environment in
            let actions = actions()
            return AlertDescription(
                style: style, title: title?.string(in: environment), message: LabelContent(message(), environment).title,
                actions: ActionItem.items(in: actions, environment),
                fields: AlertFields.fields(in: actions, environment))
        }
    }

    func makePresented(_ node: PresentationNode) -> UIViewController {
        let description = describe(node.screenEnvironment) ?? AlertDescription(style: .alert, actions: [])
        let alert = UIAlertController(title: description.title, message: description.message, preferredStyle: description.style)
        for field in description.fields {
            alert.addTextField { textField in
                textField.placeholder = field.prompt
                textField.text = field.text.wrappedValue
                textField.isSecureTextEntry = field.isSecure
                textField.accessibilityIdentifier = field.identifier
                textField.addAction(
                    UIAction { [weak textField] _ in field.text.wrappedValue = textField?.text ?? "" }, for: .editingChanged)
            }
        }
        var actions = description.actions
        if actions.isEmpty, description.style == .alert { actions = [ActionItem(title: SystemWords.text("OK"))] }
        if description.style == .actionSheet, !actions.contains(where: { $0.role == .cancel }) {
            actions.append(ActionItem(title: SystemWords.text("Cancel"), role: .cancel))
        }
        for item in actions {
            let style: UIAlertAction.Style = item.role == .cancel ? .cancel : item.role == .destructive ? .destructive : .default
            let action = UIAlertAction(title: item.title, style: style) { [weak node, weak alert] _ in
                node?.gone(alert)
                item.perform()
            }
            action.isEnabled = item.isEnabled
            action.accessibilityIdentifier = item.words.identifier
            alert.addAction(action)
        }
        alert.popoverPresentationController?.sourceView = node.anchor
        return alert
    }
    func reset() { isPresented.wrappedValue = false }
}

/// The text fields among an alert's views.
@MainActor enum AlertFields {
    static func fields(in view: any View, _ environment: EnvironmentValues) -> [FieldDescription] {
        var fields: [FieldDescription] = []
        DetachedTree(view, environment).root?.visit { node in
            guard let field = node.view as? any AlertFieldView else { return }
            var description = field.fieldDescription(node.environment)
            description.identifier = node.itemWords.identifier
            fields.append(description)
        }
        return fields
    }
}
/// A text field that an alert can show.
@MainActor protocol AlertFieldView { func fieldDescription(_ environment: EnvironmentValues) -> FieldDescription }
extension EditableLine: AlertFieldView {
    func fieldDescription(_ environment: EnvironmentValues) -> FieldDescription {
        FieldDescription(prompt: prompt.string(in: environment), text: text, isSecure: isSecure)
    }
}
