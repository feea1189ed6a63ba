/// A view for each element of a collection. An element's identifier is its view's identity: elements that move keep their state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection from which the views are created.
    public var data: Data
    /// The closure that creates the view of an element.
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    /// The views of a loop over the parts of another view.
    var resolved: AnyView?
    /// The edits of a list's rows.
    var editing: RowEditing?

    /// Creates a loop for content that doesn't consist of views.
    package init(elements data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        (self.data, self.id, self.content) = (data, id, content)
    }
}

extension ForEach: View, PrimitiveView, ViewGroup where Content: View {
    public typealias Body = Never
    /// Creates a view for each element. A key path identifies elements, whose views keep their state when they move.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        (self.data, self.id, self.content) = (data, { $0[keyPath: id] }, content)
    }
    func makeNode(_ seed: NodeSeed) -> ViewNode {
        isDivided(in: seed.environment)
            ? LoopNode<Data, ID, Content>(seed) : GroupNode(seed) { ($0 as? Self)?.parts ?? [] }
    }
    var parts: [any View] {
        guard let editing else { return views }
        var rows = self
        rows.editing = nil
        return [rows.modifier(editing)]
    }
    @MainActor private var views: [any View] {
        resolved.map { [$0] } ?? data.map { element in LoopElement(id: AnyHashable(id(element))) { content(element) } }
    }
}
extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a view for each identifiable element. A list or a lazy stack evaluates only those near the screen, if each is a single view.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { self.init(data, id: \.id, content: content) }
}
extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Creates a view for each number of a constant range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { self.init(data, id: \.self, content: content) }
}

// MARK: Bindings

extension ForEach where Content: View {
    /// Creates a view for each element of a binding's collection, which it can change.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable, C.Indices: RandomAccessCollection {
        self.data = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }
        self.id = { $0.1 }
        self.content = { content(data[$0.0]) }
    }
    /// Creates a view for each identifiable element of a binding's collection, which it can change.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable,
        C.Indices: RandomAccessCollection
    {
        self.init(data, id: \.id, content: content)
    }
    /// Creates a view for each of several bindings to identifiable elements, such as those that `$items.filter` leaves.
    public init<V: Identifiable>(_ data: [Binding<V>], @ViewBuilder content: @escaping (Binding<V>) -> Content)
    where Data == [Binding<V>], ID == V.ID { self.init(elements: data, id: { $0.wrappedValue.id }, content: content) }
}
