/// The way in which a default focus is chosen.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let name: String
    /// The priority of a focus that the platform prefers, and of one that the user chose.
    public static let automatic = Self(name: "automatic"), userInitiated = Self(name: "userInitiated")
}
/// Chooses the default focus again. Only fields take the focus on phones and tablets, so it has no effect here.
@preconcurrency @MainActor public struct ResetFocusAction {
    /// Does nothing: the focus has no default place.
    public func callAsFunction(in namespace: Namespace.ID) {}
}
extension EnvironmentValues {
    /// An action that resets the focus. It has no effect.
    @preconcurrency @MainActor public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
extension View {
    /// Gives a field the focus when the view appears.
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }
    // The focus of a remote or of a keyboard's arrows does not move here.
    /// Returns the view unchanged: the focus has no default place.
    public func focusScope(_ namespace: Namespace.ID) -> some View { self }
    /// Returns the view unchanged: the keyboard doesn't move the focus.
    public func focusSection() -> some View { self }
    /// Returns the view unchanged: the focus has no default place.
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { self }
}
