private enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
    /// Presents details about a selection: in a column at the trailing edge, or as a sheet where the width is compact.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }
    /// Sets the width of the inspector whose content this is, where it is a column.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { preference(key: InspectorWidthKey.self, value: width) }
    // FIXME(gap): the user cannot resize the column.
    /// Sets the ideal width of the column in points. The user can't resize it, so the limits have no effect.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { inspectorColumnWidth(ideal) }
}

struct InspectorModifier<Inspector: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let inspector: Inspector
    /// An estimate.
    @State private var width: CGFloat = 270
    @Environment(\.horizontalSizeClass) private var sizeClass

    func body(content: Content) -> some View {
        if sizeClass == .regular {
            HStack(spacing: 0) {
                content.frame(maxWidth: .infinity, maxHeight: .infinity)
                if isPresented.wrappedValue {
                    Divider()
                    inspector.frame(width: width).frame(maxHeight: .infinity)
                        .onPreferenceChange(InspectorWidthKey.self) { if let new = $0 { width = new } }
                }
            }
        } else {
            content.sheet(isPresented: isPresented) { inspector }
        }
    }
}
