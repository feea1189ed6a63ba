/// A container for grouped controls, such as settings.
public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyle) private var style
    /// Creates a form, which is a list of controls in groups.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View {
        if let style {
            // A form that the style makes is the system's.
            AnyView(erased: style.makeBody(FormStyleConfiguration(content: .init(content: AnyView(content))))).environment(\.formStyle, nil)
        } else {
            FormList(content: content)
        }
    }
}
extension Form where Content == FormStyleConfiguration.Content {
    /// Creates the form that a style shows, without this style.
    public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}
/// The list of a form's controls.
struct FormList<Content: View>: View, PrimitiveView, AnyList {
    let content: Content
    func makeNode(_ seed: NodeSeed) -> ViewNode { ListNode(seed) }
    var anyContent: any View { content }
    var selection: ListSelection? { nil }
    var isForm: Bool { true }
}

/// The content of a ``Form`` that its style shows.
@preconcurrency @MainActor public struct FormStyleConfiguration {
    /// The sections and controls of the form.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let content: Content
}
/// A type that gives a ``Form`` its appearance.
@preconcurrency @MainActor public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    /// Returns the view that shows the form.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// A style whose forms are lists of groups.
private protocol GroupedForms {}
/// The default style of forms.
public struct AutomaticFormStyle: FormStyle, GroupedForms {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { FormList(content: configuration.content) }
}
// FIXME(gap): a form in columns shows its sections as groups.
/// The style with labels and controls in two columns. It appears as ``GroupedFormStyle``.
public struct ColumnsFormStyle: FormStyle, GroupedForms {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { FormList(content: configuration.content) }
}
/// The style that shows the form's sections as groups.
public struct GroupedFormStyle: FormStyle, GroupedForms {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { FormList(content: configuration.content) }
}
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }

private enum FormStyleKey: EnvironmentKey { static var defaultValue: AnyStyle<FormStyleConfiguration>? { nil } }
extension EnvironmentValues {
    var formStyle: AnyStyle<FormStyleConfiguration>? {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of the forms in the view. On iOS, every style of the system's shows the form's sections as groups.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formStyle, style is any GroupedForms ? nil : AnyStyle(style) { $0.makeBody(configuration: $1) })
    }
}
