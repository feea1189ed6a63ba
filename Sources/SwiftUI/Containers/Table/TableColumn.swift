/// A column of a table, or several.
@preconcurrency @MainActor public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableColumnSortComparator
    var _columns: [_AnyTableColumn<TableRowValue>] { get }
}

/// A column without its types.
@preconcurrency @MainActor public struct _AnyTableColumn<RowValue> {
    let title: AnyView
    let cell: @MainActor (RowValue) -> AnyView
    var width: (least: CGFloat?, ideal: CGFloat?, most: CGFloat?) = (nil, nil, nil)
    var alignment = Alignment.leading
    /// Returns the comparators after a tap on the title: rows are ordered by this column first.
    var sort: (@MainActor (Any) -> Any)?
}

/// A column of a table, with a title and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    private var column: _AnyTableColumn<RowValue>
    public var _columns: [_AnyTableColumn<RowValue>] { [column] }
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    private init(_ title: Label, _ cell: @escaping (RowValue) -> Content) {
        column = _AnyTableColumn(title: AnyView(title), cell: { AnyView(cell($0)) })
    }
    /// Sets the column's width, in points.
    public func width(_ width: CGFloat? = nil) -> some TableColumnContent<RowValue, Sort> {
        self.width(min: width, ideal: width, max: width)
    }
    /// Sets the limits of the column's width, in points.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> some TableColumnContent<RowValue, Sort> {
        var copy = self
        copy.column.width = (min, ideal, max)
        return copy
    }
}
extension TableColumn where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), content)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), content)
    }
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(text, content) }
}
extension TableColumn where Label == Text, Content == Text, Sort == Never {
    /// Creates a column that shows a string of each row.
    public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
    }
}
extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue> {
    /// Creates a column by whose values the rows can be ordered.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), content)
        column.sort = Self.sorting(by: value) { KeyPathComparator(value, order: $0) }
    }
    /// Creates a column by whose values, as a comparator orders them, the rows can be ordered.
    public init<V, Comparator: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: Comparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Comparator.Compared == V {
        self.init(Text(titleKey), content)
        column.sort = Self.sorting(by: value) { KeyPathComparator(value, comparator: comparator, order: $0) }
    }
    private static func sorting(
        by path: PartialKeyPath<RowValue>, _ make: @escaping (SortOrder) -> KeyPathComparator<RowValue>
    ) -> @MainActor (Any) -> Any {
        { old in
            let old = old as? [KeyPathComparator<RowValue>] ?? []
            // A tap on the title of the first column in the order reverses it.
            let isFirst = old.first?.keyPath == path
            let new = make(isFirst && old.first?.order == .forward ? .reverse : .forward)
            return [new] + old.filter { $0.keyPath != path }
        }
    }
}
extension TableColumn where Label == Text, Content == Text, Sort == KeyPathComparator<RowValue> {
    /// Creates a column that shows a string of each row, by which the rows can be ordered.
    public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(titleKey, value: value) { Text(verbatim: $0[keyPath: value]) }
    }
    /// Creates a column that shows a string of each row, by which the rows can be ordered as a comparator orders strings.
    public init<Comparator: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: Comparator
    ) where Comparator.Compared == String {
        self.init(titleKey, value: value, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
    }
}

/// The alignment of the content and the title of a table's column.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Place: Hashable, Sendable { case leading, center, trailing }
    private let place: Place
    private init(_ place: Place) { self.place = place }
    /// The default alignment, which is the leading one.
    public static let automatic = Self(.leading), leading = Self(.leading)
    /// The content in the middle of the column, or at its end.
    public static let center = Self(.center), trailing = Self(.trailing)
    /// The alignment for numbers: at the end.
    public static let numeric = Self(.trailing)
    /// The alignment for numbers in a numbering system: at the end.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> Self { .trailing }

    var alignment: Alignment {
        switch place {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
extension TableColumnContent {
    /// Sets the alignment of the columns' content and titles.
    public func alignment(_ alignment: TableColumnAlignment) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        let columns = _columns.map { column in
            var column = column
            column.alignment = alignment.alignment
            return column
        }
        return TupleTableColumnContent<TableRowValue, TableColumnSortComparator>(_columns: columns)
    }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort>: TableColumnContent {
    public let _columns: [_AnyTableColumn<RowValue>]
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
}

@resultBuilder @preconcurrency @MainActor public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }
    public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { first }
    public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(accumulated: First, next: Next)
        -> TupleTableColumnContent<RowValue, Sort>
    where
        First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort, Next.TableRowValue == RowValue,
        Next.TableColumnSortComparator == Sort
    {
        TupleTableColumnContent(_columns: accumulated._columns + next._columns)
    }
    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> TupleTableColumnContent<RowValue, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        TupleTableColumnContent(_columns: column?._columns ?? [])
    }
    public static func buildEither<Column: TableColumnContent>(first column: Column) -> TupleTableColumnContent<RowValue, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        TupleTableColumnContent(_columns: column._columns)
    }
    public static func buildEither<Column: TableColumnContent>(second column: Column) -> TupleTableColumnContent<RowValue, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        TupleTableColumnContent(_columns: column._columns)
    }
    public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column) -> TupleTableColumnContent<RowValue, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        TupleTableColumnContent(_columns: column._columns)
    }
}
