/// The edits of a collection that a list offers for its rows.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}
extension EditActions where Data: MutableCollection {
    /// The user moves rows.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}
extension EditActions where Data: RangeReplaceableCollection {
    /// The user deletes rows.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}
extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// The user moves and deletes rows.
    public static var all: EditActions<Data> { [.move, .delete] }
}

extension RowEditing {
    /// The edits of a binding's collection.
    init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
        count = data.wrappedValue.count
        if actions.rawValue & 1 != 0 {
            move = .some { offsets, destination in data.wrappedValue.move(fromOffsets: offsets, toOffset: destination) }
        }
        guard actions.rawValue & 2 != 0 else { return }
        delete = .some { offsets in
            // Only collections that take deletions have the action.
            guard let collection = data.wrappedValue as? any RangeReplaceableCollection,
                let rest = collection.removing(offsets) as? C
            else { return }
            data.wrappedValue = rest
        }
    }
}
extension RangeReplaceableCollection {
    fileprivate func removing(_ offsets: IndexSet) -> any RangeReplaceableCollection {
        var copy = self
        copy.remove(atOffsets: offsets)
        return copy
    }
}

@MainActor extension ForEach where Content: View {
    /// Creates a view for each element of a binding's collection. In a list, the user edits the collection by its rows.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable, C.Indices: RandomAccessCollection {
        self.init(data, id: id, content: content)
        editing = RowEditing(data, editActions)
    }
    /// Creates a view for each identifiable element of a binding's collection. In a list, the user edits the collection by its rows.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable,
        C.Indices: RandomAccessCollection
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }
}

/// A loop over bindings to a collection's elements.
public typealias BoundLoop<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View> = ForEach<
    LazyMapSequence<C.Indices, (C.Index, ID)>, ID, Row
> where C.Indices: RandomAccessCollection

extension List where SelectionValue == Never {
    /// Creates a list whose rows edit a collection of identifiable elements.
    public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == BoundLoop<C, C.Element.ID, Row>, C.Element: Identifiable, C.Index: Hashable, C.Indices: RandomAccessCollection {
        self.init(nil, ForEach(data, editActions: editActions, content: rowContent))
    }
    /// Creates a list whose rows edit a collection, whose elements a key path identifies.
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == BoundLoop<C, ID, Row>, C.Index: Hashable, C.Indices: RandomAccessCollection {
        self.init(nil, ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}
extension List {
    /// Creates a list whose rows edit a collection, and of which one row can be selected.
    public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == BoundLoop<C, C.Element.ID, Row>, C.Element: Identifiable, C.Index: Hashable, C.Indices: RandomAccessCollection {
        self.init(selection.map { ListSelection($0) }, ForEach(data, editActions: editActions, content: rowContent))
    }
    /// Creates a list whose rows edit a collection, and of which several rows can be selected.
    public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == BoundLoop<C, C.Element.ID, Row>, C.Element: Identifiable, C.Index: Hashable, C.Indices: RandomAccessCollection {
        self.init(selection.map { ListSelection($0) }, ForEach(data, editActions: editActions, content: rowContent))
    }
}

// MARK: Trees

extension List where SelectionValue == Never {
    /// Creates a list of a tree of identifiable elements. `children` is nil for a leaf.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(nil, OutlineGroup(data, children: children, content: rowContent))
    }
    /// Creates a list of a tree, whose elements a key path identifies. `children` is nil for a leaf.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, ID, Row> {
        self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
extension List {
    /// Creates a list of a tree of identifiable elements, of which one can be selected.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection.map { ListSelection($0) }, OutlineGroup(data, children: children, content: rowContent))
    }
    /// Creates a list of a tree of identifiable elements, of which several can be selected.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection.map { ListSelection($0) }, OutlineGroup(data, children: children, content: rowContent))
    }
    /// Creates a list of a tree, of which one element can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, ID, Row> {
        self.init(selection.map { ListSelection($0) }, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
    /// Creates a list of a tree, of which several elements can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, ID, Row> {
        self.init(selection.map { ListSelection($0) }, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
