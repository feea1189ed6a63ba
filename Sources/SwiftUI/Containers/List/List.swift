/// A view of selectable rows in a single column.
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView, AnyList {
    let selection: ListSelection?
    let content: Content

    /// Creates a list in which the user selects several rows by their tags or identities, in edit mode.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelection($0) }, content())
    }
    /// Creates a list in which the user selects one row by its tag or identity.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelection($0) }, content())
    }
    init(_ selection: ListSelection?, _ content: Content) { (self.selection, self.content) = (selection, content) }

    func makeNode(_ seed: NodeSeed) -> ViewNode { ListNode(seed) }
    var anyContent: any View { content }
    var isForm: Bool { false }
}

extension List where SelectionValue == Never {
    /// Creates a list of views without a selection.
    public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
    /// Creates a list with a row for each identifiable element.
    public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
    where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable { self.init(nil, ForEach(data, content: rowContent)) }
    /// Creates a list with a row for each element, which a key path identifies.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    )
    where Content == ForEach<Data, ID, Row> { self.init(nil, ForEach(data, id: id, content: rowContent)) }
    /// Creates a list with a row for each number of a constant range.
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(nil, ForEach(data, content: rowContent))
    }
}
extension List where SelectionValue == Never {
    /// Creates a list from a binding to a collection, with a binding to each element.
    public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    )
    where Content == BoundRows<C, C.Element.ID, Row>, C.Element: Identifiable, C.Index: Hashable {
        self.init(nil, BoundRows(data: data, id: \.id, row: rowContent))
    }
    /// Creates a list whose rows change the elements of a collection.
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == BoundRows<C, ID, Row>, C.Index: Hashable { self.init(nil, BoundRows(data: data, id: id, row: rowContent)) }
}
extension List {
    /// Creates a list whose rows change the elements of a collection, and of which one row can be selected.
    public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == BoundRows<C, C.Element.ID, Row>, C.Element: Identifiable, C.Index: Hashable {
        self.init(selection.map { ListSelection($0) }, BoundRows(data: data, id: \.id, row: rowContent))
    }
    /// Creates a list whose rows change the elements of a collection, and of which several rows can be selected.
    public init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == BoundRows<C, C.Element.ID, Row>, C.Element: Identifiable, C.Index: Hashable {
        self.init(selection.map { ListSelection($0) }, BoundRows(data: data, id: \.id, row: rowContent))
    }
    /// Creates a list with a row for each number of a constant range, of which one can be selected.
    public init<Row: View>(_ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
    }
    /// Creates a list with a row for each number of a constant range, of which several can be selected.
    public init<Row: View>(_ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
    }
    /// Creates a list of identifiable elements of which one can be selected.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    )
    where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
    }
    /// Creates a list of identifiable elements of which several can be selected.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    )
    where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
    }
    /// Creates a list of elements of which one can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { self.init(selection.map { ListSelection($0) }, ForEach(data, id: id, content: rowContent)) }
    /// Creates a list of elements of which several can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { self.init(selection.map { ListSelection($0) }, ForEach(data, id: id, content: rowContent)) }
}

/// Rows created from bindings to a collection's elements.
public struct BoundRows<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>: View where C.Index: Hashable {
    let data: Binding<C>
    let id: KeyPath<C.Element, ID>
    let row: (Binding<C.Element>) -> Row
    public var body: some View { ForEach(data, id: (\Binding<C.Element>.wrappedValue).appending(path: id), content: row) }
}

@preconcurrency @MainActor protocol AnyList {
    var anyContent: any View { get }
    var selection: ListSelection? { get }
    var isForm: Bool { get }
}

/// A type-erased selection.
struct ListSelection {
    let isMultiple: Bool
    let get: () -> Set<AnyHashable>
    let set: (Set<AnyHashable>) -> Void
    /// The selected value among possible identifiers.
    let value: (Set<AnyHashable>) -> AnyHashable?

    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
        isMultiple = true
        get = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
        set = { binding.wrappedValue = Set($0.compactMap { $0.base as? Value }) }
        value = Self.find(Value.self)
    }
    init<Value: Hashable>(_ binding: Binding<Value?>) {
        isMultiple = false
        get = { Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? []) }
        set = { binding.wrappedValue = $0.first?.base as? Value }
        value = Self.find(Value.self)
    }
    private static func find<Value: Hashable>(_ type: Value.Type) -> (Set<AnyHashable>) -> AnyHashable? {
        { identifiers in identifiers.first { $0.base is Value } }
    }
}

/// The node of a list, whose child creates the rows.
final class ListNode: ViewNode {
    private lazy var element = ListElement(self)
    private var given: EnvironmentValues?
    private var inner = EnvironmentValues()
    var list: (any AnyList)? { view as? any AnyList }

    override func update(_ change: Change) {
        guard let list else { return }
        if given != environment {
            inner = environment
            inner.containerContext = .rows
            // The refresh action applies to this list, not to inner ones.
            inner.refresh = nil
            given = environment
        }
        setChild(list.anyContent, in: inner)
        tracking {
            element.selected = list.selection?.get() ?? []
            element.isEditing = environment.editMode?.wrappedValue.isEditing ?? false
        }
    }
    override var elements: [ViewElement] { [element] }
    var rows: [ViewElement] { super.elements }
    override func willRemove() { element.remove() }
}
