/// Rows whose cells share columns.
public struct Grid<Content: View>: View, PrimitiveView, LayoutContainer {
    let layout: GridLayout
    let content: Content
    /// Creates a grid of rows. Nil spacings are the default ones, in points.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        (layout, self.content) = (
            GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing), content()
        )
    }
    func makeNode(_ seed: NodeSeed) -> ViewNode { ContainerNode(seed) }
}

/// The cells of a grid's row. Outside of a grid, a horizontal stack.
public struct GridRow<Content: View>: View, PrimitiveView, LayoutContainer {
    let layout: HStackLayout
    let content: Content
    let alignment: VerticalAlignment?
    /// Creates a row of a grid. Outside of a grid it is a horizontal stack.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (layout, self.content, self.alignment) = (HStackLayout(alignment: alignment ?? .center), content(), alignment)
    }
    func makeNode(_ seed: NodeSeed) -> ViewNode { GridRowNode(seed) }
}
@MainActor private protocol AlignedRow { var alignment: VerticalAlignment? { get } }
extension GridRow: AlignedRow {}
final class GridRowNode: WrapperNode {
    override func update(_ change: Change) {
        guard let row = view as? any LayoutContainer else { return }
        setChild(row.content)
    }
    override func wrap(_ element: ViewElement) -> WrapperElement { GridCellElement(element, self) }
}
/// An element with its row.
final class GridCellElement: WrapperElement {
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        if key == GridRowKey.self { return node.map(ObjectIdentifier.init) as? Key.Value }
        if key == GridRowAlignmentKey.self { return (node?.view as? any AlignedRow)?.alignment as? Key.Value }
        return content.trait(key)
    }
}
enum GridRowAlignmentKey: ViewTraitKey { static var defaultValue: VerticalAlignment? { nil } }
enum GridRowKey: ViewTraitKey { static var defaultValue: ObjectIdentifier? { nil } }
enum GridColumnsKey: ViewTraitKey { static var defaultValue: Int { 1 } }
enum GridColumnAlignmentKey: ViewTraitKey { static var defaultValue: HorizontalAlignment? { nil } }
enum GridCellAnchorKey: ViewTraitKey { static var defaultValue: UnitPoint? { nil } }
enum GridUnsizedAxesKey: ViewTraitKey { static var defaultValue: Axis.Set { [] } }
extension View {
    /// Makes the cell as wide as several columns.
    public func gridCellColumns(_ count: Int) -> some View { modifier(TraitModifier<GridColumnsKey>(value: count)) }
    /// Aligns all cells of the column of this cell.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier<GridColumnAlignmentKey>(value: guide))
    }
    /// Places the view in its cell at the same point of both, regardless of the grid's alignment.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { modifier(TraitModifier<GridCellAnchorKey>(value: anchor)) }
    /// Keeps the view from making its column wider or its row higher.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modifier(TraitModifier<GridUnsizedAxesKey>(value: axes)) }
}

/// The layout of a ``Grid``, for use with ``AnyLayout``.
public struct GridLayout: Layout {
    /// The alignment of cells in their columns and rows.
    public var alignment: Alignment
    /// The space between columns in points; nil for the default one.
    public var horizontalSpacing: CGFloat?
    /// The space between rows in points; nil for the default one.
    public var verticalSpacing: CGFloat?
    /// Creates the layout of a grid. Nil spacings are the default ones.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
    }

    /// Returns the rows: cells of one row node belong together; any other view is a row across all columns.
    private func rows(_ subviews: Subviews) -> [(cells: [LayoutSubview], isWhole: Bool)] {
        var rows: [(cells: [LayoutSubview], isWhole: Bool)] = [], last: ObjectIdentifier?
        for subview in subviews {
            let row = subview[GridRowKey.self]
            if let row, row == last { rows[rows.count - 1].cells.append(subview) } else { rows.append(([subview], row == nil)) }
            last = row
        }
        return rows
    }

    /// Measures columns and rows. Columns are as wide as their widest cell. If that is too much, the columns that want more than their
    /// share of the width get equal shares of what the others leave, and are as wide as their cells are in these. Measured in
    /// gonzalezreal/swift-markdown-ui, MarkdownTableTests, iOS 16.4: in testTableAlignment, four columns of 93 points in 338 get 84.5 each,
    /// so that "git status" takes two lines in all of them, and are as wide as "Default" or "Leading"; in testTable, the second column gets
    /// what the first leaves; and a table is only as wide as its broken lines.
    /// In a limited height, wide columns get equal shares of all the width: in testTableBorder and testTableBackground, the second column's
    /// text, in cells with 26 points of padding, is broken in 142.5 points, half of 337 less the padding, and the first leaves more.
    private func measure(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (columns: [CGFloat], rows: [CGFloat]) {
        let rows = rows(subviews), gap = horizontalSpacing ?? 8
        var columns: [CGFloat] = []
        var cells: [[LayoutSubview]] = []
        for row in rows where !row.isWhole {
            var column = 0
            for cell in row.cells {
                let span = cell[GridColumnsKey.self]
                while columns.count < column + span {
                    columns.append(0)
                    cells.append([])
                }
                if span == 1, !cell[GridUnsizedAxesKey.self].contains(.horizontal) {
                    columns[column] = max(columns[column], cell.sizeThatFits(.unspecified).width)
                    cells[column].append(cell)
                }
                column += span
            }
        }
        func widest(_ column: Int, in width: CGFloat) -> CGFloat {
            cells[column].map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).width }.max() ?? 0
        }
        if let width = proposal.width, width.isFinite {
            let room = width - gap * CGFloat(max(0, columns.count - 1))
            if columns.reduce(0, +) > room + 0.001, let height = proposal.height, height.isFinite {
                let share = max(0, room) / CGFloat(columns.count)
                for column in columns.indices where columns[column] > share { columns[column] = widest(column, in: share) }
            } else if columns.reduce(0, +) > room + 0.001 {
                var left = max(0, room)
                var wide = columns.indices.sorted { columns[$0] < columns[$1] }
                while let narrowest = wide.first, columns[narrowest] <= left / CGFloat(wide.count) {
                    left -= columns[narrowest]
                    wide.removeFirst()
                }
                for column in wide { columns[column] = widest(column, in: left / CGFloat(wide.count)) }
            }
            let flexible = columns.indices.filter { widest($0, in: .infinity) == .infinity }
            let free = room - columns.reduce(0, +)
            if free > 0, !flexible.isEmpty { for column in flexible { columns[column] += free / CGFloat(flexible.count) } }
        }
        let breadth = columns.reduce(0, +) + gap * CGFloat(max(0, columns.count - 1))
        let heights = rows.map { row -> CGFloat in
            if row.isWhole {
                return row.cells[0][GridUnsizedAxesKey.self].contains(.vertical)
                    ? 0 : row.cells[0].sizeThatFits(ProposedViewSize(width: breadth, height: nil)).height
            }
            let cells = placed(row.cells, columns, gap).filter { !$0.cell[GridUnsizedAxesKey.self].contains(.vertical) }.map {
                $0.cell.dimensions(in: ProposedViewSize(width: $0.width, height: nil))
            }
            let greatest = cells.map(\.height).max() ?? 0
            guard let guide = movingGuide(row.cells), greatest.isFinite else { return greatest }
            return (cells.map { $0[guide] }.max() ?? 0) + (cells.map { $0.height - $0[guide] }.max() ?? 0)
        }
        return (columns, heights)
    }
    /// Returns the vertical alignment of a row's cells: the row's own, otherwise the grid's.
    private func vertical(_ cells: [LayoutSubview]) -> VerticalAlignment { cells.first?[GridRowAlignmentKey.self] ?? alignment.vertical }
    /// Returns the guide by which a row's cells are aligned with one another, such as a baseline, or nil if it is at a place of the row.
    private func movingGuide(_ cells: [LayoutSubview]) -> VerticalAlignment? {
        let guide = vertical(cells)
        return guide == .top || guide == .center || guide == .bottom ? nil : guide
    }
    private func placed(_ cells: [LayoutSubview], _ columns: [CGFloat], _ gap: CGFloat) -> [(
        cell: LayoutSubview, x: CGFloat, width: CGFloat
    )] {
        var column = 0, x: CGFloat = 0
        return cells.map { cell in
            let span = min(cell[GridColumnsKey.self], max(1, columns.count - column))
            let width = columns[column..<min(column + span, columns.count)].reduce(0, +) + gap * CGFloat(span - 1)
            defer { (column, x) = (column + span, x + width + gap) }
            return (cell, x, width)
        }
    }

    // FIXME(gap): a grid of text has the distances of other content. Apple's are not measured.
    /// Returns the default spacing.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    /// Returns the size in points that the subviews need for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let (columns, rows) = measure(proposal, subviews)
        let whole =
            self.rows(subviews).filter(\.isWhole).map {
                $0.cells[0][GridUnsizedAxesKey.self].contains(.horizontal)
                    ? 0 : $0.cells[0].sizeThatFits(ProposedViewSize(width: columns.isEmpty ? proposal.width : 0, height: nil)).width
            }.max() ?? 0
        let gap = horizontalSpacing ?? 8
        let size = CGSize(
            width: max(columns.reduce(0, +) + gap * CGFloat(max(0, columns.count - 1)), whole),
            height: rows.reduce(0, +) + (verticalSpacing ?? 8) * CGFloat(max(0, rows.count - 1)))
        cache.measures = cache.measures.suffix(7) + [(size, columns, rows)]
        return size
    }
    /// The last measurements, by the size that they gave: a container may place the grid in that size alone, in which the columns would get
    /// other widths.
    public struct Cache { var measures: [(size: CGSize, columns: [CGFloat], rows: [CGFloat])] = [] }
    /// Creates an empty cache.
    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    /// Places the subviews in the bounds, in points of the container.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let known = cache.measures.last { abs($0.size.width - bounds.width) < 0.01 && abs($0.size.height - bounds.height) < 0.01 }
        let (columns, heights) = known.map { ($0.columns, $0.rows) } ?? measure(proposal, subviews)
        // The columns' own alignments, by the columns' positions.
        var guides: [CGFloat: HorizontalAlignment] = [:]
        for row in rows(subviews) where !row.isWhole {
            for (cell, x, _) in placed(row.cells, columns, horizontalSpacing ?? 8) {
                if let guide = cell[GridColumnAlignmentKey.self] { guides[x] = guide }
            }
        }
        var y = bounds.minY
        for (row, height) in zip(rows(subviews), heights) {
            let cells =
                row.isWhole
                ? [(cell: row.cells[0], x: CGFloat(0), width: bounds.width)] : placed(row.cells, columns, horizontalSpacing ?? 8)
            let guide = movingGuide(row.cells)
            let line = guide.flatMap { guide in
                cells.map { $0.cell.dimensions(in: ProposedViewSize(width: $0.width, height: height))[guide] }.max()
            }
            for (cell, x, width) in cells {
                let proposal = ProposedViewSize(width: width, height: height)
                let room = CGSize(width: width, height: height)
                var alignment = alignment
                alignment.vertical = vertical(row.cells)
                if !row.isWhole, let guide = guides[x] { alignment.horizontal = guide }
                let dimensions = cell.dimensions(in: proposal)
                var origin = dimensions.origin(in: ViewDimensions(room: room), alignment)
                if let guide, let line { origin.y = line - dimensions[guide] }
                if let anchor = cell[GridCellAnchorKey.self] {
                    let size = cell.sizeThatFits(proposal)
                    origin = CGPoint(x: anchor.x * (room.width - size.width), y: anchor.y * (room.height - size.height))
                }
                cell.place(at: CGPoint(x: bounds.minX + x + origin.x, y: y + origin.y), proposal: proposal)
            }
            y += height + (verticalSpacing ?? 8)
        }
    }
}
