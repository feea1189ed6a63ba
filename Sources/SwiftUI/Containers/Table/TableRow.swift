// FIXME(gap): sections of a table's rows, and rows that people expand, are missing.
/// A row of a table, or several.
@preconcurrency @MainActor public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    var _rows: [_AnyTableRow<TableRowValue>] { get }
}
/// A row without the types of its modifiers.
public struct _AnyTableRow<Value: Identifiable>: Identifiable {
    let value: Value
    /// Adds the row's modifiers to its line.
    var decoration: @MainActor (AnyView) -> AnyView = { $0 }
    public var id: Value.ID { value.id }
}
public struct TableRow<Value: Identifiable>: TableRowContent, Identifiable {
    public typealias TableRowValue = Value
    // A row is created outside the main actor as well.
    nonisolated(unsafe) let value: Value
    public nonisolated init(_ value: Value) { self.value = value }
    public nonisolated var id: Value.ID { value.id }
    public var _rows: [_AnyTableRow<Value>] { [_AnyTableRow(value: value)] }
}
/// Several rows.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public let _rows: [_AnyTableRow<Value>]
}
/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public init() {}
    public var _rows: [_AnyTableRow<Value>] { [] }
}
extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public var _rows: [_AnyTableRow<TableRowValue>] { self?._rows ?? [] }
}
extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    /// Creates a group of rows, to which modifiers apply together.
    public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content) where Content.TableRowValue == V { self.init(of: content()) }
    public var _rows: [_AnyTableRow<TableRowValue>] { content._rows }
}
extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public init<V: Identifiable>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where Content.TableRowValue == V, Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(elements: data, id: { $0.id }, content: content)
    }
    /// Creates rows for each element, which a key path identifies.
    public init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V { self.init(elements: data, id: { $0[keyPath: id] }, content: content) }
    public var _rows: [_AnyTableRow<TableRowValue>] { data.flatMap { content($0)._rows } }
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    /// Creates a row for each element.
    public init(_ data: Data) { self.init(elements: data, id: { $0.id }) { TableRow($0) } }
}

/// The result builder that joins rows.
@resultBuilder @preconcurrency @MainActor public enum TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content where Content.TableRowValue == Value {
        content
    }
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
    public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content where Content.TableRowValue == Value { first }
    public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(accumulated: First, next: Next)
        -> TupleTableRowContent<Value>
    where First.TableRowValue == Value, Next.TableRowValue == Value { TupleTableRowContent(_rows: accumulated._rows + next._rows) }
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content? where Content.TableRowValue == Value { content }
    public static func buildEither<Content: TableRowContent>(first: Content) -> TupleTableRowContent<Value>
    where Content.TableRowValue == Value { TupleTableRowContent(_rows: first._rows) }
    public static func buildEither<Content: TableRowContent>(second: Content) -> TupleTableRowContent<Value>
    where Content.TableRowValue == Value { TupleTableRowContent(_rows: second._rows) }
    public static func buildLimitedAvailability<Content: TableRowContent>(_ content: Content) -> TupleTableRowContent<Value>
    where Content.TableRowValue == Value { TupleTableRowContent(_rows: content._rows) }
}

// MARK: Modifiers

extension TableRowContent {
    private func decorated(_ modify: @escaping @MainActor (AnyView) -> AnyView) -> TupleTableRowContent<TableRowValue> {
        TupleTableRowContent(
            _rows: _rows.map { row in
                var row = row
                let inner = row.decoration
                row.decoration = { modify(inner($0)) }
                return row
            })
    }
    /// Adds a menu that a long press on a row opens.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: @escaping () -> Items) -> some TableRowContent<TableRowValue> {
        decorated { AnyView($0.contextMenu(menuItems: menuItems)) }
    }
    /// Adds a menu that a long press on a row opens, with a preview.
    public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> Items, @ViewBuilder preview: @escaping () -> Preview
    ) -> some TableRowContent<TableRowValue> {
        decorated { AnyView($0.contextMenu(menuItems: menuItems, preview: preview)) }
    }
    /// Returns the rows unchanged: there is no pointer.
    @preconcurrency public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        self
    }
    /// Provides an item that people drag from a row.
    @preconcurrency public func itemProvider(_ action: (@MainActor () -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
        decorated { AnyView($0.itemProvider(action)) }
    }
    /// Provides a value that people drag from a row.
    @preconcurrency public func draggable<T: Transferable>(_ payload: @autoclosure @escaping @MainActor () -> T)
        -> some TableRowContent<TableRowValue>
    {
        decorated { AnyView($0.draggable(payload())) }
    }
    /// Receives the values that people drop on a row.
    @preconcurrency public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping @MainActor ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        decorated {
            AnyView(
                $0.dropDestination(for: payloadType) { items, _ in
                    action(items)
                    return true
                })
        }
    }
}
