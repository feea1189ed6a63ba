extension View {
    private func dialog<A: View, M: View>(
        _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, _ actions: @escaping () -> A, _ message: @escaping () -> M
    ) -> some View {
        modifier(
            AlertPresentation(
                style: .actionSheet, title: visibility == .visible ? title : nil, isPresented: isPresented, actions: { actions() },
                message: { message() }))
    }
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(title, isPresented, titleVisibility, actions, { EmptyView() })
    }
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { dialog(Text(titleKey), isPresented, titleVisibility, actions, { EmptyView() }) }
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
    ) -> some View { dialog(Text(title), isPresented, titleVisibility, actions, { EmptyView() }) }
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(title, isPresented, titleVisibility, actions, message) }
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(Text(titleKey), isPresented, titleVisibility, actions, message) }
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(Text(title), isPresented, titleVisibility, actions, message) }
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { dialog(title, isPresented.only(if: data != nil), titleVisibility, { data.map(actions) }, { EmptyView() }) }
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View { dialog(title, isPresented.only(if: data != nil), titleVisibility, { data.map(actions) }, { data.map(message) }) }
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { dialog(Text(titleKey), isPresented.only(if: data != nil), titleVisibility, { data.map(actions) }, { EmptyView() }) }
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(Text(titleKey), isPresented.only(if: data != nil), titleVisibility, { data.map(actions) }, { data.map(message) })
    }
}
