/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
    /// The user doesn't edit, edits by a swipe on one row, or edits all rows.
    case inactive, transient, active
    /// Whether the user edits, by a swipe or in general.
    public var isEditing: Bool { self != .inactive }
}

/// A button that starts and ends editing of the screen's list.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode
    /// Creates a button that switches the environment's edit mode.
    public init() {}
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button(isEditing ? SystemWords.text("Done") : SystemWords.text("Edit")) {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        }
    }
}
