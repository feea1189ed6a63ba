/// A titled box with iOS's metrics: 16 points of padding on a secondary background, corners of 8.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label?
    private let content: Content
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { (self.label, self.content) = (label(), content()) }

    @Environment(\.groupBoxStyle) private var style
    public var body: some View {
        AnyView(
            erased: style.makeBody(
                GroupBoxStyleConfiguration(
                    label: .init(content: label.map { AnyView($0) }), content: .init(content: AnyView(content)))))
    }
}
/// The parts of a box.
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
    public let label: Label
    public let content: Content
}
/// A type that gives a ``GroupBox`` its appearance.
@preconcurrency @MainActor public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
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
/// The background style, or the usual color of boxes.
private struct BoxBackground: View {
    @Environment(\.backgroundStyle) private var style
    var body: some View { Rectangle().fill(style ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground))) }
}
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
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        environment(\.groupBoxStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
    }
}
extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { (label, self.content) = (nil, content()) }
}
extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
extension GroupBox {
    public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }
}

/// A row that expands to show its content.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let given: Binding<Bool>?
    @State private var isOwnExpanded = false

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content, given) = (label(), content, nil)
    }
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content, given) = (label(), content, isExpanded)
    }

    private var isExpanded: Binding<Bool> { given ?? $isOwnExpanded }

    @Environment(\.disclosureGroupStyle) private var style
    public var body: some View {
        if let style {
            AnyView(
                erased: style.makeBody(
                    DisclosureGroupStyleConfiguration(
                        label: .init(content: AnyView(label)), content: .init(content: AnyView(content())), isExpanded: isExpanded)))
        } else {
            VStack(alignment: .leading) {
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
                    }
                }
                .buttonStyle(.plain)
                if isExpanded.wrappedValue { content() }
            }
        }
    }
}
/// The parts of a group that expands.
@MainActor public struct DisclosureGroupStyleConfiguration {
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
    @Binding public var isExpanded: Bool
}
/// A type that gives a ``DisclosureGroup`` its appearance. The style also decides how the user expands the group.
@preconcurrency @MainActor public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
private enum DisclosureGroupStyleKey: EnvironmentKey { static var defaultValue: AnyStyle<DisclosureGroupStyleConfiguration>? { nil } }
extension EnvironmentValues {
    var disclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration>? {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}
extension View {
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\.disclosureGroupStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
    }
}
extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
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
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUICompanion.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUICompanion.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
    public static var search: Self {
        Self("No Results", systemImage: "magnifyingglass", description: Text(verbatim: "Check the spelling or try a new search."))
    }
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
