/// A title, with a value at the other end of the row.
public struct LabeledContent<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { (self.label, self.content) = (label(), content()) }
    @Environment(\.labeledContentStyle) private var style
    public var body: some View {
        if let style {
            // The content has the style, too, but what the style makes of its configuration has the one around it.
            let inner = AnyView(content.environment(\.labeledContentStyle, style))
            AnyView(
                erased: style.makeBody(
                    LabeledContentStyleConfiguration(label: .init(content: AnyView(label)), content: .init(content: inner)))
            )
            .environment(\.labeledContentStyle, style.outer.first)
        } else {
            LabeledControl(label: label, control: content.foregroundStyle(.secondary), textsAreOneElement: true)
        }
    }
}
extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates content from the parts that a style received.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}
public struct LabeledContentStyleConfiguration {
    /// The label of the value, as the style receives it.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The value or the view that is labeled, as the style receives it.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let label: Label
    public let content: Content
}
/// A type that arranges the label and the content of a ``LabeledContent``.
@preconcurrency @MainActor public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    /// Returns the view that shows label and content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// The default style of labeled content: the label at the leading edge, the content at the trailing edge.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(
            label: configuration.label, control: configuration.content.foregroundStyle(.secondary), textsAreOneElement: true)
    }
}
extension AutomaticLabeledContentStyle: SystemStyle {}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle { public static var automatic: Self { Self() } }
private enum LabeledContentStyleKey: EnvironmentKey { static var defaultValue: AnyStyle<LabeledContentStyleConfiguration>? { nil } }
extension EnvironmentValues {
    var labeledContentStyle: AnyStyle<LabeledContentStyleConfiguration>? {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of labeled content in the view.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentTransforming { environment in
                let new = AnyStyle<LabeledContentStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
                environment.labeledContentStyle = environment.labeledContentStyle.map(new.inside) ?? new
            })
    }
}
extension LabeledContent where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
}
extension LabeledContent where Label == Text, Content == Text {
    /// Creates a formatted value with a localized title.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(verbatim: format.format(value)) }) { Text(titleKey) }
    }
    /// Creates a text view with a localized title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { self.init(content: { Text(value) }) { Text(titleKey) } }
}
