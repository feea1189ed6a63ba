/// The action that renames the view's item.
@preconcurrency @MainActor public struct RenameAction {
    let action: @MainActor () -> Void
    /// Performs the action that `renameAction(_:)` set.
    public func callAsFunction() { action() }
}
private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }
extension EnvironmentValues {
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}
extension View {
    /// Sets what a rename button inside does.
    @preconcurrency public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }
    /// Has a rename button inside give the focus to a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { renameAction { isFocused.wrappedValue = true } }
}

/// A button that renames the item around it. Without a rename action it is disabled.
public struct RenameButton<Label: View>: View {
    @Environment(\.rename) private var rename
    private let label: Label
    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }.disabled(rename == nil)
    }
}
extension RenameButton where Label == SwiftUICompanion.Label<Text, Image> {
    /// Creates a button labeled “Rename”.
    public init() { label = SwiftUICompanion.Label("Rename", systemImage: "pencil") }
}
