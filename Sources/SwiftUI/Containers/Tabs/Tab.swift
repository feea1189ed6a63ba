/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    let name: String
    /// The tab of a search, which is at the end of the bar.
    public static let search = TabRole(name: "search")
}

/// A tab with its button and its screen.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    public typealias TabValue = Value
    public typealias Body = Never
    let value: Value?
    let role: TabRole?
    let content: Content
    let label: Label
    public var _tabs: some View { TabScreen(tab: self) }
}
struct TabScreen<Value: Hashable, Content: View, Label: View>: View, SingleView {
    let tab: Tab<Value, Content, Label>
    var body: some View {
        let screen = tab.content.tabItem { tab.label }.modifier(TraitModifier<TabRoleKey>(value: tab.role))
        if let value = tab.value { screen.tag(value) } else { screen }
    }
}

extension Tab {
    /// Creates a tab that is selected by a value, with its own label.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        (self.value, self.role, self.content, self.label) = (value, role, content(), label())
    }
    /// Creates a tab without a value, with its own label.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never {
        (value, self.role, self.content, self.label) = (nil, role, content(), label())
    }
}
/// A tab's default label.
public struct DefaultTabLabel: View {
    let title: Text
    let image: Image?
    public var body: some View {
        image
        title
    }
    init(_ title: Text, _ image: Image) { (self.title, self.image) = (title, image) }
    /// The label of a tab that has only a role.
    init(_ role: TabRole?) {
        let isSearch = role == .search
        (title, image) = (Text(verbatim: isSearch ? "Search" : ""), isSearch ? Image(systemName: "magnifyingglass") : nil)
    }
}
extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a value and the label of its role, such as Search.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        (self.value, self.role, self.content, label) = (value, role, content(), DefaultTabLabel(role))
    }
    /// Creates a tab without a value and with the label of its role.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never {
        (value, self.role, self.content, label) = (nil, role, content(), DefaultTabLabel(role))
    }
    private init(_ title: Text, _ image: Image, _ value: Value?, _ role: TabRole?, _ content: Content) {
        (self.value, self.role, self.content, label) = (value, role, content, DefaultTabLabel(title, image))
    }
}

// MARK: Titles with images

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a localized title, a symbol, and a value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(titleKey), Image(systemName: systemImage), value, role, content()) }
    /// Creates a tab with a localized title, an image from the app's assets, and a value.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(titleKey), Image(image), value, role, content()) }
    /// Creates a tab with a title that isn't localized, a symbol, and a value.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(title), Image(systemName: systemImage), value, role, content()) }
    /// Creates a tab with a title that isn't localized, an image from the app's assets, and a value.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(title), Image(image), value, role, content()) }
    /// Creates a tab with a title from a resource, a symbol, and a value.
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(Text(titleResource), Image(systemName: systemImage), value, role, content()) }
    /// Creates a tab with a title from a resource, an image from the app's assets, and a value.
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(titleResource), Image(image), value, role, content()) }
}
extension Tab where Label == DefaultTabLabel, Value == Never {
    /// Creates a tab with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), Image(systemName: systemImage), nil, role, content())
    }
    /// Creates a tab with a localized title and an image from the app's assets.
    public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), Image(image), nil, role, content())
    }
    /// Creates a tab with a title that isn't localized, and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(title), Image(systemName: systemImage), nil, role, content()) }
    /// Creates a tab with a title that isn't localized, and an image from the app's assets.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(title), Image(image), nil, role, content()) }
    /// Creates a tab with a title from a resource, and a symbol.
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(titleResource), Image(systemName: systemImage), nil, role, content()) }
    /// Creates a tab with a title from a resource, and an image from the app's assets.
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Text(titleResource), Image(image), nil, role, content()) }
}

// MARK: Sections

/// Tabs with a common header in the sidebar. A tab bar shows them among the others.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>: TabContent {
    public typealias TabValue = SelectionValue
    public typealias Body = Never
    let content: Content
    public var _tabs: some View { content._tabs }
}
extension TabSection where Footer == EmptyView, SelectionValue == Content.TabValue {
    // FIXME(gap): no sidebar shows the header.
    /// Creates a section of tabs. No sidebar shows its header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }
    /// Creates a section of tabs without a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView { self.content = content() }
    /// Creates a section of tabs with a localized title, which isn't shown.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text {
        self.content = content()
    }
    /// Creates a section of tabs with a title that isn't localized. It isn't shown.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text { self.content = content() }
    /// Creates a section of tabs with a title from a resource. It isn't shown.
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text { self.content = content() }
}
