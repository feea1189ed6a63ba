/// Content on a tile of its own, below a title.
public struct GroupBox<Label: View, Content: View>: View {
    let label: Label?
    let content: Content
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { (self.label, self.content) = (label(), content()) }
    public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }
    public var body: some View {
        VStack(alignment: .leading) {
            if let label { label.font(.headline) }
            VStack { content }.frame(maxWidth: .infinity)
        }
        .padding()
        .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
    }
}
extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { (label, self.content) = (nil, content()) }
}
extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
}

/// A title that shows and hides what belongs to it.
public struct DisclosureGroup<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let given: Binding<Bool>?
    @State private var isOpen = false
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) { (self.label, self.content, given) = (label(), content(), nil) }
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content, given) = (label(), content(), isExpanded)
    }
    public var body: some View {
        let isExpanded = given ?? $isOpen
        VStack(alignment: .leading) {
            Button { withAnimation { isExpanded.wrappedValue.toggle() } } label: {
                HStack {
                    label
                    Spacer()
                    Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
                }
            }
            if isExpanded.wrappedValue { content }
        }
    }
}
extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) { Text(titleKey) } }
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
}

/// Says why there is nothing to see.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    let label: Label
    let description: Description
    let actions: Actions
    public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() }) {
        (self.label, self.description, self.actions) = (label(), description(), actions())
    }
    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 8) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.callout).foregroundStyle(.secondary).multilineTextAlignment(.center)
            }
            actions
        }
        .padding().frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
extension ContentUnavailableView where Label == _TitleAndImage, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { _TitleAndImage(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
}
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 16) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
        }
    }
}
/// A label of words and a picture, where `Label` means something else.
public typealias _TitleAndImage = Label<Text, Image>
