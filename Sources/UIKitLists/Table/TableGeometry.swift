import UIKitControls

/// The positions of rows, headers, and footers: pure numbers, no views, in the table's content.
@MainActor final class TableGeometry {
    struct Section {
        /// The space above the header.
        var topPadding: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// Whether a title determined the height.
        var isHeaderTitled = false, isFooterTitled = false
        var rows: HeightTree
        /// The space between neighbors, in points.
        var rowSpacing: CGFloat = 0
        /// The rows whose height is an estimate. If empty, all heights are real.
        var unmeasured: Set<Int> = []

        var height: CGFloat { topPadding + header + rowsTotal + footer }
        var rowsStart: CGFloat { topPadding + header }
        var rowsTotal: CGFloat { rows.total + rowSpacing * CGFloat(max(0, rows.count - 1)) }
        func start(of row: Int) -> CGFloat { rows.sum(before: row) + rowSpacing * CGFloat(row) }

        /// Returns the first row that ends, with the space below it, after `y`, or the number of rows.
        func row(endingAfter y: CGFloat) -> Int {
            guard rowSpacing > 0 else { return rows.index(at: y) }
            var (low, high) = (0, rows.count)
            while low < high {
                let middle = (low + high) / 2
                if start(of: middle + 1) <= y { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    var sections: [Section] = [] { didSet { starts = nil } }
    /// The space between the rows of every section, in points.
    var rowSpacing: CGFloat = 0 { didSet { for index in sections.indices { sections[index].rowSpacing = rowSpacing } } }
    var headerViewHeight: CGFloat = 0
    var footerViewHeight: CGFloat = 0
    private var starts: [CGFloat]?

    /// The starts of the sections, and the end of the last.
    private var sectionStarts: [CGFloat] {
        if let starts { return starts }
        var result: [CGFloat] = []
        result.reserveCapacity(sections.count + 1)
        var y: CGFloat = 0
        for section in sections {
            result.append(y)
            y += section.height
        }
        result.append(y)
        starts = result
        return result
    }

    func start(of section: Int) -> CGFloat { headerViewHeight + sectionStarts[min(section, sections.count)] }
    var rowsEnd: CGFloat { start(of: sections.count) }
    var contentHeight: CGFloat { rowsEnd + footerViewHeight }

    func setHeight(_ height: CGFloat, of path: IndexPath) {
        sections[path.section].rows[path.row] = height
        sections[path.section].unmeasured.remove(path.row)
    }

    func isMeasured(_ path: IndexPath) -> Bool { !sections[path.section].unmeasured.contains(path.row) }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].rows.count
    }

    func sectionRect(_ index: Int, width: CGFloat) -> CGRect {
        guard sections.indices.contains(index) else { return .zero }
        return CGRect(x: 0, y: start(of: index), width: width, height: sections[index].height)
    }

    func headerRect(_ index: Int, width: CGFloat) -> CGRect {
        guard sections.indices.contains(index) else { return .zero }
        return CGRect(x: 0, y: start(of: index) + sections[index].topPadding, width: width, height: sections[index].header)
    }

    func footerRect(_ index: Int, width: CGFloat) -> CGRect {
        guard sections.indices.contains(index) else { return .zero }
        let section = sections[index]
        return CGRect(x: 0, y: start(of: index) + section.rowsStart + section.rowsTotal, width: width, height: section.footer)
    }

    func rowRect(_ path: IndexPath, width: CGFloat) -> CGRect {
        guard contains(path) else { return .zero }
        let section = sections[path.section]
        return CGRect(
            x: 0, y: start(of: path.section) + section.rowsStart + section.start(of: path.row), width: width,
            height: section.rows[path.row])
    }

    /// Returns the row at `y`, or `nil` over headers, footers, and gaps.
    func row(at y: CGFloat) -> IndexPath? {
        guard let index = section(at: y) else { return nil }
        let section = sections[index], local = y - start(of: index) - section.rowsStart
        guard local >= 0, local < section.rowsTotal else { return nil }
        let row = section.row(endingAfter: local)
        return local < section.start(of: row) + section.rows[row] ? IndexPath(row: row, section: index) : nil
    }

    func section(at y: CGFloat) -> Int? {
        let local = y - headerViewHeight
        let starts = sectionStarts
        guard !sections.isEmpty, local >= 0, local < starts[sections.count] else { return nil }
        var (low, high) = (0, sections.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= local { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Returns the first row that ends after `y`, or `nil` if there is none.
    func firstRow(endingAfter y: CGFloat) -> IndexPath? {
        var index = y <= headerViewHeight ? 0 : section(at: y) ?? sections.count
        while index < sections.count {
            let section = sections[index]
            let local = y - start(of: index) - section.rowsStart
            let row = section.row(endingAfter: max(0, local))
            if row < section.rows.count { return IndexPath(row: row, section: index) }
            index += 1
        }
        return nil
    }

    func row(after path: IndexPath) -> IndexPath? {
        if path.row + 1 < sections[path.section].rows.count { return IndexPath(row: path.row + 1, section: path.section) }
        var index = path.section + 1
        while index < sections.count {
            if sections[index].rows.count > 0 { return IndexPath(row: 0, section: index) }
            index += 1
        }
        return nil
    }

    func row(before path: IndexPath) -> IndexPath? {
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        let previous = sections.indices.prefix(path.section).last { sections[$0].rows.count > 0 }
        return previous.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
    }

    func rows(in rect: CGRect) -> [IndexPath] {
        var result: [IndexPath] = []
        var next = firstRow(endingAfter: rect.minY)
        while let path = next, rowRect(path, width: 1).minY < rect.maxY {
            result.append(path)
            next = row(after: path)
        }
        return result
    }
}
