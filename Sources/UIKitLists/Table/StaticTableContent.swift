import UIKitControls

/// The sections and cells of a static table in a storyboard.
@MainActor package final class StaticTableContent {
    package struct Section {
        package var header: String?
        package var footer: String?
        package var cells: [UITableViewCell]

        @MainActor package init(header: String?, footer: String?, cells: [UITableViewCell]) {
            (self.header, self.footer, self.cells) = (header, footer, cells)
            for cell in cells { cell.isStatic = true }
        }
    }

    package let sections: [Section]

    package init(_ sections: [Section]) { self.sections = sections }

    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }
    func rowCount(_ index: Int) -> Int { section(index)?.cells.count ?? 0 }
    func cell(at path: IndexPath) -> UITableViewCell? {
        guard let section = section(path.section), section.cells.indices.contains(path.row) else { return nil }
        return section.cells[path.row]
    }

    /// Returns the height of the row in the storyboard, or `nil` to leave it to the table.
    func height(at path: IndexPath) -> CGFloat? {
        guard let cell = cell(at: path), cell.storyboardRowHeight >= 0 else { return nil }
        return cell.storyboardRowHeight
    }
}
