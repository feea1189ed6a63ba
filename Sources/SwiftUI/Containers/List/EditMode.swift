/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

/// A button that starts and ends editing of the screen's list.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode
    public init() {}
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button(isEditing ? SystemWords.text("Done") : SystemWords.text("Edit")) {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        }
    }
}
