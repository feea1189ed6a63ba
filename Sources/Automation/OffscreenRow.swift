import Foundation
import UIKit

/// The rows of tables that a tree contains although no cell shows them.
package enum OffscreenRows {
    case none
    /// One element per row, without contents, so that the app isn't queried.
    case frames
    /// Includes the contents of the cell that the table's data source returns, as in Apple's test runner.
    case contents
}

/// A row of a table that is out of sight and has no cell.
///
/// Apple's test runner counts such rows, finds what they contain, and scrolls to them before it taps them. Collection views have no
/// elements for what is out of sight.
@MainActor
final class OffscreenRow: UIAccessibilityElement {
    weak var table: UITableView?
    let path: IndexPath

    private init(_ table: UITableView, _ path: IndexPath) {
        (self.table, self.path) = (table, path)
        super.init(accessibilityContainer: table)
    }

    /// The name of the class in UIKit.
    static let className = "UITableViewCellAccessibilityElement"
    /// The number of rows of a table that get elements, and of those whose contents are read.
    private static let limit = 1000, contentLimit = 100

    private final class Known {
        var rows: [IndexPath: OffscreenRow] = [:]
    }

    /// Represents an element inside the row. Its number stays the same, although each reading creates another cell.
    private final class Part {}
    private var parts: [[Int]: Part] = [:]

    /// Returns the object whose number the element at `place` has: indices of children, from the row down.
    func part(at place: [Int]) -> AnyObject {
        if let part = parts[place] { return part }
        let part = Part()
        parts[place] = part
        return part
    }

    /// Returns the row of `table`, and the place in it, that has had the number `ref` and that a cell shows now.
    static func shown(_ ref: Int, in table: UITableView, _ references: ElementReferences) -> (cell: UITableViewCell, place: [Int])? {
        guard let known = objc_getAssociatedObject(table, &key) as? Known else { return nil }
        for (path, row) in known.rows {
            let places = references.number(of: row) == ref ? [[]] : row.parts.filter { references.number(of: $0.value) == ref }.map(\.key)
            if let place = places.first { return table.cellForRow(at: path).map { ($0, place) } }
        }
        return nil
    }
    nonisolated(unsafe) private static var key = 0  // Only its address is used.

    /// Returns the rows of `table` that no cell shows, in order. A row keeps its object, and with it its number.
    static func rows(of table: UITableView) -> [OffscreenRow] {
        // A table that has not loaded its rows yet is not forced to load them.
        guard let shown = table.indexPathsForVisibleRows else { return [] }
        let visible = Set(shown)
        let known = objc_getAssociatedObject(table, &key) as? Known ?? Known()
        objc_setAssociatedObject(table, &key, known, .OBJC_ASSOCIATION_RETAIN)
        var rows: [OffscreenRow] = []
        for section in 0..<table.numberOfSections {
            for row in 0..<table.numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                if visible.contains(path) { continue }
                guard rows.count < limit else { return rows }
                let element = known.rows[path] ?? OffscreenRow(table, path)
                known.rows[path] = element
                rows.append(element)
            }
        }
        return rows
    }

    /// Returns the given rows whose contents are read: those that are nearest to the visible part.
    static func nearest(_ rows: [OffscreenRow], in table: UITableView) -> Set<IndexPath> {
        guard rows.count > contentLimit else { return Set(rows.map(\.path)) }
        let middle = table.bounds.midY
        let sorted = rows.map { (path: $0.path, distance: abs(table.rectForRow(at: $0.path).midY - middle)) }.sorted {
            $0.distance < $1.distance
        }
        return Set(sorted.prefix(contentLimit).map(\.path))
    }

    /// Makes a cell for the row, which stays outside of the table. Returns `nil` while the table and its data source disagree about the
    /// number of rows: the app is about to change the table.
    func makeCell() -> UITableViewCell? {
        guard let table, let source = table.dataSource, source.numberOfSections(in: table) == table.numberOfSections,
            source.tableView(table, numberOfRowsInSection: path.section) == table.numberOfRows(inSection: path.section)
        else { return nil }
        let cell = source.tableView(table, cellForRowAt: path)
        guard cell.superview == nil else { return nil }
        cell.frame = table.rectForRow(at: path)
        cell.layoutIfNeeded()
        (accessibilityIdentifier, accessibilityLabel, accessibilityValue) = (
            cell.accessibilityIdentifier, cell.accessibilityLabel, cell.accessibilityValue
        )
        return cell
    }

    /// Scrolls the table until a cell shows the row.
    func reveal() {
        guard let table, path.section < table.numberOfSections, path.row < table.numberOfRows(inSection: path.section) else { return }
        table.scrollToRow(at: path, at: .middle, animated: true)
    }
}
