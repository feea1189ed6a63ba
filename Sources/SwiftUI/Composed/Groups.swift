/// A titled box with iOS's metrics: 16 points of padding on a secondary background, corners of 8.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label?
    private let content: Content
    /// Creates a box with a label above its content.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { (self.label, self.content) = (label(), content()) }

    @Environment(\.groupBoxStyle) private var style
    public var body: some View {
        let title = GroupBoxStyleConfiguration.Label(content: label.map { AnyView($0) })
        guard let outer = style.outer.first else {
            return AnyView(
                erased: style.makeBody(GroupBoxStyleConfiguration(label: title, content: .init(content: AnyView(content)))))
        }
        // The boxes in the content have the style, too, but those that the style makes have the one around it.
        let inner = AnyView(content.environment(\.groupBoxStyle, style))
        let made = AnyView(erased: style.makeBody(GroupBoxStyleConfiguration(label: title, content: .init(content: inner))))
        return AnyView(made.environment(\.groupBoxStyle, outer))
    }
}
extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a box from the parts that a style received.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}
public struct GroupBoxStyleConfiguration {
    /// The title of the box. It is empty if the box was created without a label.
    public struct Label: View {
        let content: AnyView?
        public var body: some View { if let content { content } }
    }
    /// The content of the box, as its style receives it.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The title of the box.
    public let label: Label
    public let content: Content
}
/// A type that gives a ``GroupBox`` its appearance.
@preconcurrency @MainActor public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    /// Returns the view that shows the box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// The default style of group boxes: the label above the content, on a filled background with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding(16)
        .background(BoxBackground())
        .cornerRadius(8)
    }
}
/// The background style, or the default color of boxes.
private struct BoxBackground: View {
    @Environment(\.backgroundStyle) private var style
    var body: some View { Rectangle().fill(style ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground))) }
}
extension DefaultGroupBoxStyle: SystemStyle {}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { Self() } }
private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<GroupBoxStyleConfiguration> {
        onMainActor { AnyStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) } }
    }
}
extension EnvironmentValues {
    var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration> {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of the group boxes in the view.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentTransforming { environment in
                let new = AnyStyle<GroupBoxStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
                environment.groupBoxStyle = new.inside(environment.groupBoxStyle)
            })
    }
}
extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    public init(@ViewBuilder content: () -> Content) { (label, self.content) = (nil, content()) }
}
extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
    /// Creates a box with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
extension GroupBox {
    /// Creates a box with a view as its label.
    public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }
}

/// A row that expands to show its content.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let given: Binding<Bool>?
    @State private var isOwnExpanded = false

    /// Creates a group that is collapsed at first, and keeps its own state.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content, given) = (label(), content, nil)
    }
    /// Creates a group whose state is in a binding.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content, given) = (label(), content, isExpanded)
    }

    private var isExpanded: Binding<Bool> { given ?? $isOwnExpanded }

    @Environment(\.disclosureGroupStyle) private var style
    @Environment(\.containerContext) private var context
    // FIXME(gap): in a list, the rows of the content are not indented.
    public var body: some View {
        if let style {
            AnyView(
                erased: style.makeBody(
                    DisclosureGroupStyleConfiguration(
                        label: .init(content: AnyView(label)), content: .init(content: AnyView(content())), isExpanded: isExpanded)))
        } else if context == .rows {
            // In a list, the label and each view of the content are rows.
            header
            // A group, because a single view would become a row as a whole, with the modifier inside.
            if isExpanded.wrappedValue { Group { content() }.modifier(FoldedRows()) }
        } else {
            VStack(alignment: .leading) {
                header
                if isExpanded.wrappedValue { content() }
            }
        }
    }
    private var header: some View {
        Button {
            withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
            HStack {
                label
                Spacer()
                Image(systemName: "chevron.right")
                    .font(.footnote.weight(.semibold))
                    .foregroundColor(.accentColor)
                    .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
                    .accessibilityHidden(true)
            }
        }
        .buttonStyle(.plain)
    }
}
/// Marks the rows that a list shows below an unfolded one. What is around the group, such as the identifier and the edits of an element of
/// a loop, applies to the row that unfolds only.
struct FoldedRows: NodeModifier {
    func makeNode(_ seed: NodeSeed) -> ViewNode { FoldedRowsNode(seed) }
}
final class FoldedRowsNode: WrapperNode {
    override func wrap(_ element: ViewElement) -> WrapperElement { FoldedRowElement(element, self) }
}
final class FoldedRowElement: WrapperElement {}
/// The parts of a group that expands.
@preconcurrency @MainActor public struct DisclosureGroupStyleConfiguration {
    /// The label of the group, which remains visible while the group is collapsed.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The content that the group hides and shows.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    public let label: Label
    public let content: Content
    /// Whether the content is visible. A style changes it when the user taps the label.
    @Binding public var isExpanded: Bool
}
/// A type that gives a ``DisclosureGroup`` its appearance. The style also decides how the user expands the group.
@preconcurrency @MainActor public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Returns the view that shows the group, and that changes its state.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// The default style of disclosure groups: a row with a chevron, and the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
        .environment(\.disclosureGroupStyle, nil)
    }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle { public static var automatic: Self { Self() } }
private enum DisclosureGroupStyleKey: EnvironmentKey { static var defaultValue: AnyStyle<DisclosureGroupStyleConfiguration>? { nil } }
extension EnvironmentValues {
    var disclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration>? {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}
extension View {
    /// Sets the style of the disclosure groups in the view.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(
            \.disclosureGroupStyle, style is AutomaticDisclosureGroupStyle ? nil : AnyStyle(style) { $0.makeBody(configuration: $1) })
    }
}
extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized title, which keeps its own state.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Creates a group with a localized title, whose state is in a binding.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
    /// Creates a group with a title that isn't localized, which keeps its own state.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
    /// Creates a group with a title that isn't localized, whose state is in a binding.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

/// A view that indicates that there is no content, and suggests an action.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions
    /// Creates a view that says why there is no content: a label, a description, and actions below each other.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        (self.label, self.description, self.actions) = (label(), description(), actions())
    }

    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 6) {
                label.labelStyle(UnavailableLabelStyle()).multilineTextAlignment(.center)
                description.font(.subheadline).foregroundColor(.secondary).multilineTextAlignment(.center)
            }
            actions
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
extension ContentUnavailableView where Label == SwiftUICompanion.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a localized title, a symbol, and a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUICompanion.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
    /// Creates a view with a title that isn't localized, a symbol, and a description.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUICompanion.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
    /// Creates a view with a localized title, an image from the app's assets, and a description.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUICompanion.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }
    /// Creates a view with a title that isn't localized, an image from the app's assets, and a description.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUICompanion.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }
    /// A view that says that a search found nothing. Its words are English.
    public static var search: Self {
        Self("No Results", systemImage: "magnifyingglass", description: Text(verbatim: "Check the spelling or try a new search."))
    }
    /// Returns a view that says that a search for a text found nothing. Its words are English.
    public static func search(text: String) -> Self {
        Self(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text(verbatim: "Check the spelling or try a new search."))
    }
}
struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundColor(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}
