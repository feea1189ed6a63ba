/// Rows of values in columns. In a compact width, it shows the first column only, without titles.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    private let rows: [_AnyTableRow<Value>]
    private let columns: [_AnyTableColumn<Value>]
    private let selection: ListSelection?
    /// Orders the rows after a tap on a title.
    private let order: (@MainActor (_AnyTableColumn<Value>) -> Void)?
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.tableColumnHeaders) private var headers

    private init(
        _ rows: [_AnyTableRow<Value>], _ selection: ListSelection?, _ order: (@MainActor (_AnyTableColumn<Value>) -> Void)?,
        _ columns: Columns
    ) {
        (self.rows, self.columns, self.selection, self.order) = (rows, columns._columns, selection, order)
    }
    private static func ordering<Sort: SortComparator>(_ order: Binding<[Sort]>) -> @MainActor (_AnyTableColumn<Value>) -> Void {
        { column in if let new = column.sort?(order.wrappedValue) as? [Sort] { order.wrappedValue = new } }
    }

    public var body: some View {
        let shown = width == .compact ? Array(columns.prefix(1)) : columns
        List<Value.ID, _>(
            selection,
            ForEach(rows, id: \.id) { row in
                row.decoration(AnyView(TableLine(columns: shown) { $0.cell(row.value) }))
                    .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
            }
        )
        .listStyle(.plain)
        .safeAreaInset(edge: .top, spacing: 0) {
            if width != .compact, headers != .hidden {
                VStack(spacing: 0) {
                    TableLine(columns: shown) { column in
                        if let order, column.sort != nil {
                            AnyView(
                                Button {
                                    order(column)
                                } label: {
                                    column.title
                                })
                        } else {
                            column.title
                        }
                    }
                    .font(.subheadline.weight(.semibold)).foregroundStyle(.secondary).padding(.horizontal, 16).padding(.vertical, 8)
                    Divider()
                }
                .background(.background)
            }
        }
    }
}

/// The cells of a row, or the titles.
private struct TableLine<Value>: View {
    let columns: [_AnyTableColumn<Value>]
    let cell: (_AnyTableColumn<Value>) -> AnyView
    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<columns.count, id: \.self) { index in
                let width = columns[index].width
                cell(columns[index]).lineLimit(1).frame(
                    minWidth: width.least, idealWidth: width.ideal, maxWidth: width.most ?? .infinity, alignment: columns[index].alignment)
            }
        }
    }
}

/// The rows of a table: one for each value of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    let data: Data
    public var _rows: [_AnyTableRow<Data.Element>] { data.map { _AnyTableRow(value: $0) } }
}

extension Table {
    public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
    where Rows == TableForEachContent<Data>, Data.Element == Rows.TableRowValue, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data)._rows, nil, nil, columns())
    }
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Rows.TableRowValue, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data)._rows, ListSelection(selection), nil, columns())
    }
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Rows.TableRowValue, Columns.TableColumnSortComparator == Never {
        self.init(TableForEachContent(data: data)._rows, ListSelection(selection), nil, columns())
    }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Rows.TableRowValue, Columns.TableColumnSortComparator == Sort,
        Sort.Compared == Value
    {
        self.init(TableForEachContent(data: data)._rows, nil, Self.ordering(sortOrder), columns())
    }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Rows.TableRowValue, Columns.TableColumnSortComparator == Sort,
        Sort.Compared == Value
    {
        self.init(TableForEachContent(data: data)._rows, ListSelection(selection), Self.ordering(sortOrder), columns())
    }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Rows.TableRowValue, Columns.TableColumnSortComparator == Sort,
        Sort.Compared == Value
    {
        self.init(TableForEachContent(data: data)._rows, ListSelection(selection), Self.ordering(sortOrder), columns())
    }
}

// MARK: Rows of their own

extension Table {
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows()._rows, nil, nil, columns())
    }
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows()._rows, ListSelection(selection), nil, columns())
    }
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows()._rows, ListSelection(selection), nil, columns())
    }
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(rows()._rows, nil, Self.ordering(sortOrder), columns())
    }
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(rows()._rows, ListSelection(selection), Self.ordering(sortOrder), columns())
    }
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(rows()._rows, ListSelection(selection), Self.ordering(sortOrder), columns())
    }
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(of: Value.self, sortOrder: sortOrder, columns: columns, rows: rows)
    }
    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(of: Value.self, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
    }
    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(of: Value.self, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
    }
}

private enum TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
extension EnvironmentValues {
    /// Whether tables show the titles of their columns.
    var tableColumnHeaders: Visibility {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}

/// A type that gives a ``Table`` its appearance. All styles look alike.
@preconcurrency @MainActor public protocol TableStyle {}
/// The default style of tables.
public struct AutomaticTableStyle: TableStyle { public init() {} }
/// The style with inset rows, which is the default, too.
public struct InsetTableStyle: TableStyle { public init() {} }
extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { Self() } }
extension TableStyle where Self == InsetTableStyle { public static var inset: Self { Self() } }
extension View {
    /// Shows or hides the titles above the columns of tables.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View { environment(\.tableColumnHeaders, visibility) }
    /// Has no effect: the styles of tables look alike on iOS.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
