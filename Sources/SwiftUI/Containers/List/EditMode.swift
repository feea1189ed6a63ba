/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

/// Begins and ends the editing of the screen's list.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode
    public init() {}
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button(isEditing ? SystemWords.text("Done") : SystemWords.text("Edit")) { withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active } }
    }
}
