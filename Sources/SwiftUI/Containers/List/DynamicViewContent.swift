import UniformTypeIdentifiersCompanion

/// Views generated from data, whose rows can be deleted and moved.
@preconcurrency @MainActor public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    /// The collection from which the views are created.
    var data: Data { get }
}
extension ForEach: DynamicViewContent where Content: View {}
extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Sets the action that deletes rows; `nil` disables deletion.
    @preconcurrency public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditing(count: data.count, delete: .some(action)))
    }
    /// Sets the action that moves rows while the list is being edited.
    @preconcurrency public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditing(count: data.count, move: .some(action)))
    }
    // FIXME(gap): a list takes no drops between its rows.
    /// Returns the content unchanged: a list takes no drops between its rows.
    public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
        -> some DynamicViewContent
    { self }
    /// Returns the content unchanged: a list takes no drops between its rows.
    public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void)
        -> some DynamicViewContent
    { self }
}

struct RowEditing: NodeModifier {
    let count: Int
    var delete: (@MainActor (IndexSet) -> Void)??
    var move: (@MainActor (IndexSet, Int) -> Void)??
    func makeNode(_ seed: NodeSeed) -> ViewNode { RowEditingNode(seed) }
}

/// Gives each row its index and its permitted edits.
final class RowEditingNode: ViewNode {
    private var known: [ObjectIdentifier: RowEditingElement] = [:]
    override func update(_ change: Change) { setChild(modifiedContent) }
    override var elements: [ViewElement] {
        let inner = super.elements, count = modifier(RowEditing.self)?.count ?? 0
        // Each element produces the same number of rows, beside those of unfolded groups.
        let own = inner.reduce(0) { $1 is FoldedRowElement ? $0 : $0 + 1 }
        let rowsEach = max(1, count > 0 ? own / count : 1)
        var kept: [ObjectIdentifier: RowEditingElement] = [:], index = 0
        let elements = inner.map { element -> ViewElement in
            guard !(element is FoldedRowElement) else { return element }
            defer { index += 1 }
            let wrapper = known[ObjectIdentifier(element)] ?? RowEditingElement(element, self)
            wrapper.identifiers = element.identifiers
            wrapper.offset = index / rowsEach
            kept[ObjectIdentifier(element)] = wrapper
            return wrapper
        }
        known = kept
        return elements
    }
}
final class RowEditingElement: WrapperElement {
    var offset = 0
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        guard key == RowEditsKey.self, let editing = node?.modifier(RowEditing.self) else { return content.trait(key) }
        var edits = content[RowEditsKey.self] ?? RowEdits()
        edits.offset = offset
        if edits.source == nil { edits.source = node }
        if let delete = editing.delete { edits.delete = delete }
        if let move = editing.move { edits.move = move }
        return edits as? Key.Value
    }
}
/// The permitted edits of a row.
struct RowEdits {
    var offset = 0
    /// The source of the row: rows of the same source can change places.
    var source: ViewNode?
    var delete: (@MainActor (IndexSet) -> Void)?
    var move: (@MainActor (IndexSet, Int) -> Void)?
}
enum RowEditsKey: ViewTraitKey { static var defaultValue: RowEdits? { nil } }

extension MutableCollection {
    /// Moves the elements at the offsets in front of the destination.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self), moved = source.map { all[$0] }
        let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
        let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
        for (index, element) in zip(indices, before + moved + after) { self[index] = element }
    }
}
extension RangeReplaceableCollection {
    /// Removes the elements at offsets, as `onDelete(perform:)` passes them.
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
    }
}
