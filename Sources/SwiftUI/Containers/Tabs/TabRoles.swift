/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// The tab that searches, which has a magnifying glass and its own place in the bar.
    // FIXME(gap): stays in line with the other tabs.
    public static let search = TabRole(name: "search")
}

extension Tab {
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value: Hashable {
        (self.value, self.content, self.label) = (AnyHashable(value), content(), label())
    }
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value: Hashable {
        self.init(value: value, content: content, label: label)
    }
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never {
        (value, self.content, self.label) = (nil, content(), label())
    }
    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never {
        self.init(content: content, label: label)
    }
}
extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with the label of its role: only the search has one.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never {
        self.init(content: content) { DefaultTabLabel(role) }
    }
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Value: Hashable {
        self.init(value: value, content: content) { DefaultTabLabel(role) }
    }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
    where Value == Never {
        self.init(titleKey, systemImage: systemImage, content: content)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == Never {
        self.init(title, systemImage: systemImage, content: content)
    }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
    where Value: Hashable {
        self.init(titleKey, systemImage: systemImage, value: value, content: content)
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value: Hashable {
        self.init(title, systemImage: systemImage, value: value, content: content)
    }
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Value == Never {
        self.init(content: content) { DefaultTabLabel(title: Text(titleKey), image: Image(image)) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content)
    where Value == Never {
        self.init(content: content) { DefaultTabLabel(title: Text(title), image: Image(image)) }
    }
    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) where Value: Hashable {
        self.init(value: value, content: content) { DefaultTabLabel(title: Text(titleKey), image: Image(image)) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content)
    where Value: Hashable {
        self.init(value: value, content: content) { DefaultTabLabel(title: Text(title), image: Image(image)) }
    }
}
extension DefaultTabLabel {
    init(_ role: TabRole?) {
        self =
            role == .search
            ? DefaultTabLabel(title: Text(verbatim: SystemWords.text("Search")), image: Image(systemName: "magnifyingglass"))
            : DefaultTabLabel(title: Text(verbatim: ""), image: Image(uiImage: UIImage()))
    }
}

/// Tabs with a heading, which only a sidebar shows: in a tab bar they are tabs like the others.
public struct TabSection<Header: View, Content: View>: View, ViewGroup, MultipleView {
    let header: Header
    let content: Content
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        (self.content, self.header) = (content(), header())
    }
    var parts: [any View] { [content] }
}
extension TabSection where Header == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
extension TabSection where Header == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}
