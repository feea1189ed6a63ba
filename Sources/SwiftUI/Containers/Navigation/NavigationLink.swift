/// A link to another page.
public struct NavigationLink<Label: View, Destination: View>: View {
    private enum Target {
        case view(Binding<Bool>?, () -> Destination)
        case value(AnyHashable?)
    }
    private let target: Target
    private let label: Label
    /// Whether the page is in the next column of a split view, if there is one.
    private var isDetail = true
    @State private var isOpen = false
    @Environment(\.navigator) private var navigator
    @Environment(\.containerContext) private var context

    public var body: some View {
        switch target {
        case .view(let isActive, let destination):
            let isActive = isActive ?? $isOpen
            link { isActive.wrappedValue = true }
                .modifier(PushModifier(isActive: isActive, staysInColumn: !isDetail, destination: { destination() }))
        case .value(let value):
            link(value) { if let value { navigator.navigator?.append(value, staysInColumn: !isDetail) } }.disabled(value == nil)
        }
    }
    /// Returns the link: the whole row in a list, a button elsewhere.
    @ViewBuilder private func link(_ value: AnyHashable? = nil, _ action: @escaping @MainActor () -> Void) -> some View {
        if context == .row {
            label.modifier(RowAction(showsChevron: true, value: value, perform: action))
        } else {
            Button(action: action) { label }
        }
    }
}
extension NavigationLink: SingleView {}
extension NavigationLink {
    /// Sets whether the page is in the next column of a split view, as by default, or on top of the link's own column.
    public func isDetailLink(_ isDetailLink: Bool) -> some View {
        var copy = self
        copy.isDetail = isDetailLink
        return copy
    }
}

extension NavigationLink {
    /// Creates a link that pushes a view.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        (target, self.label) = (.view(nil, destination), label())
    }
    /// Creates a link that pushes a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) { (target, self.label) = (.view(nil, { destination }), label()) }
    /// Creates a link that pushes a view, and keeps whether it is shown in a binding.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        (target, self.label) = (.view(isActive, destination), label())
    }
    /// Creates a link that pushes a view, and keeps whether it is shown in a binding.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (target, self.label) = (.view(isActive, { destination }), label())
    }
    /// Creates a link that pushes a view while `selection` is its tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        (target, self.label) = (.view(Self.isActive(tag, selection), destination), label())
    }
    /// Creates a link that pushes a view while `selection` is its tag.
    public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
        (target, self.label) = (.view(Self.isActive(tag, selection), { destination }), label())
    }
    private static func isActive<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        Binding(
            get: { selection.wrappedValue == tag },
            set: { isActive in
                if isActive { selection.wrappedValue = tag } else if selection.wrappedValue == tag { selection.wrappedValue = nil }
            })
    }
}
extension NavigationLink where Label == Text {
    /// Creates a link with a localized title that pushes a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// Creates a link with a title that isn't localized, which pushes a view.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
    /// Creates a link with a localized title that pushes a view.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(destination: destination) { Text(titleKey) } }
    /// Creates a link with a title that isn't localized, which pushes a view.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
    /// Creates a link with a localized title, whose state is in a binding.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }
    /// Creates a link with a title that isn't localized, whose state is in a binding.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }
    /// Creates a link with a localized title, whose state is in a binding.
    public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }
    /// Creates a link with a title that isn't localized, whose state is in a binding.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }
    /// Creates a link with a localized title that pushes a view while `selection` is its tag.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }
    /// Creates a link with a title that isn't localized, which pushes a view while `selection` is its tag.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }
    /// Creates a link with a localized title that pushes a view while `selection` is its tag.
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }
    /// Creates a link with a title that isn't localized, which pushes a view while `selection` is its tag.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}
extension NavigationLink where Destination == Never {
    /// Creates a link that pushes the destination that `navigationDestination(for:destination:)` gives for a value. A nil value disables
    /// it.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        (target, self.label) = (.value(value.map { AnyHashable($0) }), label())
    }
}
extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a localized title, which pushes the destination for a value. A nil value disables it.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }
    /// Creates a link with a title that isn't localized, which pushes the destination for a value. A nil value disables it.
    @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
}
