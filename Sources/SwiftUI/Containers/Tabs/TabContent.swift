/// The tabs of a tab view whose selection has a value of a type.
@preconcurrency @MainActor public protocol TabContent<TabValue> {
    /// The type of the value that selects a tab.
    associatedtype TabValue: Hashable = Body.TabValue
    /// The type of the tabs that make up this content.
    associatedtype Body: TabContent
    @TabContentBuilder<TabValue> var body: Body { get }
    associatedtype _Tabs: View
    /// The screens, with their tab items and tags.
    var _tabs: _Tabs { get }
}
// FIXME(gap): the dynamic properties of an app's own tab content are not connected.
extension TabContent { public var _tabs: some View { body._tabs } }
extension TabContent where Body == Never {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}
extension Never: TabContent {
    public typealias TabValue = Never
    public var _tabs: some View { EmptyView() }
}

/// Builds tabs from statements that are tabs.
@resultBuilder @preconcurrency @MainActor public enum TabContentBuilder<TabValue: Hashable> {
    /// Takes an element of the block.
    public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { content }
    /// Joins the elements of the block in order.
    public static func buildBlock<C: TabContent<TabValue>>(_ content: C) -> C { content }
    /// Joins the elements of the block in order.
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> TupleTabContent<TabValue, repeat each C> {
        TupleTabContent(content: (repeat each content))
    }
    /// Takes the content of an `if` without `else`, which is empty if the condition is false.
    public static func buildIf<C: TabContent<TabValue>>(_ content: C?) -> C? { content }
    /// Takes the content of a condition that is true.
    public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(first: First) -> _ConditionalContent<
        First, Second
    > { .init(branch: .first(first)) }
    /// Takes the content of a condition that is false.
    public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(second: Second) -> _ConditionalContent<
        First, Second
    > { .init(branch: .second(second)) }
    /// Takes content that needs a version of the system, and erases its type.
    public static func buildLimitedAvailability<C: TabContent<TabValue>>(_ content: C) -> AnyTabContent<TabValue> { AnyTabContent(content) }

    /// The tabs as the content of a tab view.
    public struct Content<C: TabContent<TabValue>>: View {
        let content: C
        public var body: some View { content._tabs }
    }
}
extension TabView {
    /// Creates a tab view whose selected value is in a binding.
    public init<C: TabContent<SelectionValue>>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == TabContentBuilder<SelectionValue>.Content<C> {
        let content = content()
        self.init(selection: selection) { TabContentBuilder<SelectionValue>.Content(content: content) }
    }
}
extension TabView where SelectionValue == Never {
    /// Creates a tab view that keeps its own selection.
    public init<C: TabContent<Never>>(@TabContentBuilder<Never> content: () -> C) where Content == TabContentBuilder<Never>.Content<C> {
        (selection, self.content) = (nil, TabContentBuilder<Never>.Content(content: content()))
    }
}

// MARK: Compositions

/// Several tabs in order, as ``TabContentBuilder`` joins them.
public struct TupleTabContent<TabValue: Hashable, each C: TabContent>: TabContent {
    public typealias Body = Never
    let content: (repeat each C)
    public var _tabs: some View { ViewBuilder.buildBlock(repeat (each content)._tabs) }
}
/// Tabs whose type is erased.
public struct AnyTabContent<TabValue: Hashable>: TabContent {
    public typealias Body = Never
    private let tabs: AnyView
    public init<C: TabContent<TabValue>>(_ content: C) { tabs = AnyView(content._tabs) }
    public var _tabs: some View { tabs }
}
/// Tabs with a modifier of views.
struct ModifiedTabContent<TabValue: Hashable, Tabs: View>: TabContent {
    typealias Body = Never
    let _tabs: Tabs
}
extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public typealias Body = Never
    public var _tabs: some View { map(\._tabs) }
}
extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    public typealias TabValue = TrueContent.TabValue
    public typealias Body = Never
    @ViewBuilder public var _tabs: some View {
        switch branch {
        case .first(let content): content._tabs
        case .second(let content): content._tabs
        }
    }
}
// A generic value lets the compiler find the builder's before it knows the content.
extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Never
    /// Creates a group of tabs, to which modifiers apply together.
    public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content) where Content.TabValue == V { self.init(of: content()) }
    public var _tabs: some View { content._tabs }
}
extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Never
    /// Creates a tab for each element, which a key path identifies.
    public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V { self.init(elements: data, id: { $0[keyPath: id] }, content: content) }
    /// Creates a tab for each identifiable element.
    public init<V: Hashable>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where Content.TabValue == V, Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(elements: data, id: { $0.id }, content: content)
    }
    /// Creates a tab for each number of a constant range.
    public init<V: Hashable>(_ data: Data, @TabContentBuilder<V> content: @escaping (Int) -> Content)
    where Content.TabValue == V, Data == Range<Int>, ID == Int { self.init(elements: data, id: { $0 }, content: content) }
    public var _tabs: some View {
        let content = content
        return ForEach<Data, ID, Content._Tabs>(elements: data, id: id, content: { content($0)._tabs })
    }
}
