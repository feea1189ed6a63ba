extension View {
    private func alert<A: View, M: View>(
        _ title: Text, _ isPresented: Binding<Bool>, _ actions: @escaping () -> A, _ message: @escaping () -> M
    ) -> some View {
        modifier(AlertPresentation(style: .alert, title: title, isPresented: isPresented, actions: { actions() }, message: { message() }))
    }
    /// Presents an alert while a Boolean is true. Every action sets it to false. Without actions, the alert has an OK button.
    public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A) -> some View {
        alert(title, isPresented, actions, { EmptyView() })
    }
    /// Presents an alert with a localized title while a Boolean is true.
    public func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A)
        -> some View
    {
        alert(Text(titleKey), isPresented, actions, { EmptyView() })
    }
    /// Presents an alert with a title that isn't localized while a Boolean is true.
    @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(title), isPresented, actions, { EmptyView() })
    }
    /// Presents an alert with a message while a Boolean is true.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(title, isPresented, actions, message)
    }
    /// Presents an alert with a localized title and a message.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented, actions, message)
    }
    /// Presents an alert with a title that isn't localized, and a message.
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(title), isPresented, actions, message) }

    // MARK: Alerts that present a value

    private func alert<A: View, M: View, T>(
        _ title: Text, _ isPresented: Binding<Bool>, _ data: T?, _ actions: @escaping (T) -> A, _ message: @escaping (T) -> M
    ) -> some View {
        alert(title, isPresented.only(if: data != nil), { data.map(actions) }, { data.map(message) })
    }
    /// Presents an alert about data, with a text as its title.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View { alert(title, isPresented, data, actions, message) }
    /// Presents an alert about data, with a text as its title and without a message.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alert(title, isPresented, data, actions, { _ in EmptyView() }) }
    /// Presents an alert about data, if there is some. The data remain those at the start.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View { alert(Text(titleKey), isPresented, data, actions, message) }
    /// Presents an alert about data, with a title that isn't localized.
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View { alert(Text(title), isPresented, data, actions, message) }
    /// Presents an alert about data, without a message.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented, data, actions, { _ in EmptyView() })
    }
    /// Presents an alert about data, with a title that isn't localized and without a message.
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(title), isPresented, data, actions, { _ in EmptyView() })
    }
    /// Presents an alert about an error, whose description is the title. A nil error presents none.
    public func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A)
        -> some View
    {
        alert(Text(error?.errorDescription ?? ""), isPresented.only(if: error != nil), actions, { EmptyView() })
    }
    /// Presents an alert about an error with a message. A nil error presents none.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A, @ViewBuilder message: @escaping (E) -> M
    ) -> some View { alert(Text(error?.errorDescription ?? ""), isPresented, error, actions, message) }

    // MARK: The older forms

    /// Presents an alert of the older kind while a Boolean is true.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(AlertPresentation(isPresented: isPresented) { content().description })
    }
    /// Presents an alert of the older kind while an item isn't nil.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        modifier(AlertPresentation(isPresented: isThere(item)) { item.wrappedValue.map { content($0).description } })
    }
    /// Presents a sheet of actions of the older kind while a Boolean is true.
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(AlertPresentation(isPresented: isPresented) { content().description })
    }
    /// Presents a sheet of actions of the older kind while an item isn't nil.
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
