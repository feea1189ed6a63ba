extension View {
    private func alert<A: View, M: View>(
        _ title: Text, _ isPresented: Binding<Bool>, _ actions: @escaping () -> A, _ message: @escaping () -> M
    ) -> some View {
        modifier(AlertPresentation(style: .alert, title: title, isPresented: isPresented, actions: { actions() }, message: { message() }))
    }
    public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A) -> some View {
        alert(title, isPresented, actions, { EmptyView() })
    }
    public func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A)
        -> some View
    {
        alert(Text(titleKey), isPresented, actions, { EmptyView() })
    }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(title), isPresented, actions, { EmptyView() })
    }
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(title, isPresented, actions, message)
    }
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented, actions, message)
    }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(title), isPresented, actions, message) }

    // MARK: Alerts that present a value

    private func alert<A: View, M: View, T>(
        _ title: Text, _ isPresented: Binding<Bool>, _ data: T?, _ actions: @escaping (T) -> A, _ message: @escaping (T) -> M
    ) -> some View {
        alert(title, isPresented.only(if: data != nil), { data.map(actions) }, { data.map(message) })
    }
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View { alert(Text(titleKey), isPresented, data, actions, message) }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View { alert(Text(title), isPresented, data, actions, message) }
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented, data, actions, { _ in EmptyView() })
    }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(title), isPresented, data, actions, { _ in EmptyView() })
    }
    public func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A)
        -> some View
    {
        alert(Text(error?.errorDescription ?? ""), isPresented.only(if: error != nil), actions, { EmptyView() })
    }
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A, @ViewBuilder message: @escaping (E) -> M
    ) -> some View { alert(Text(error?.errorDescription ?? ""), isPresented, error, actions, message) }

    // MARK: The older forms

    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(AlertPresentation(isPresented: isPresented) { content().description })
    }
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        modifier(AlertPresentation(isPresented: isThere(item)) { item.wrappedValue.map { content($0).description } })
    }
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(AlertPresentation(isPresented: isPresented) { content().description })
    }
    public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> ActionSheet) -> some View {
        modifier(AlertPresentation(isPresented: isThere(item)) { item.wrappedValue.map { content($0).description } })
    }
}
extension Binding where Value == Bool {
    func only(if condition: Bool) -> Binding<Bool> { Binding(get: { wrappedValue && condition }, set: { wrappedValue = $0 }) }
}
/// Returns a binding to whether an optional item exists; setting it to `false` removes the item.
private func isThere<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
}
