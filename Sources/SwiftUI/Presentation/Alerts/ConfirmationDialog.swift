extension View {
    private func dialog<A: View, M: View>(
        _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, _ actions: @escaping () -> A, _ message: @escaping () -> M
    ) -> some View {
        modifier(
            AlertPresentation(
                style: .actionSheet, title: visibility == .visible ? title : nil, isPresented: isPresented, actions: { actions() },
                message: { message() }))
    }
    /// Presents a choice of actions while a Boolean is true. The title is only visible if `titleVisibility` says so.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(title, isPresented, titleVisibility, actions, { EmptyView() })
    }
    /// Presents a choice of actions with a localized title.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { dialog(Text(titleKey), isPresented, titleVisibility, actions, { EmptyView() }) }
    /// Presents a choice of actions with a title that isn't localized.
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
    ) -> some View { dialog(Text(title), isPresented, titleVisibility, actions, { EmptyView() }) }
    /// Presents a choice of actions with a message.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(title, isPresented, titleVisibility, actions, message) }
    /// Presents a choice of actions with a localized title and a message.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(Text(titleKey), isPresented, titleVisibility, actions, message) }
    /// Presents a choice of actions with a title that isn't localized, and a message.
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(Text(title), isPresented, titleVisibility, actions, message) }
    /// Presents a choice of actions about data, if there is some.
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { dialog(title, isPresented.only(if: data != nil), titleVisibility, { data.map(actions) }, { EmptyView() }) }
    /// Presents a choice of actions about data, with a message.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View { dialog(title, isPresented.only(if: data != nil), titleVisibility, { data.map(actions) }, { data.map(message) }) }
    /// Presents a choice of actions about data, with a localized title.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { dialog(Text(titleKey), isPresented.only(if: data != nil), titleVisibility, { data.map(actions) }, { EmptyView() }) }
    /// Presents a choice of actions about data, with a localized title and a message.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(Text(titleKey), isPresented.only(if: data != nil), titleVisibility, { data.map(actions) }, { data.map(message) })
    }
    /// Presents a choice of actions about data, with a title that isn't localized.
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { dialog(Text(title), isPresented.only(if: data != nil), titleVisibility, { data.map(actions) }, { EmptyView() }) }
    /// Presents a choice of actions about data, with a title that isn't localized and a message.
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(Text(title), isPresented.only(if: data != nil), titleVisibility, { data.map(actions) }, { data.map(message) })
    }
}
