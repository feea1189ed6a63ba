/// The differences between two contents of a list. Rows and sections are identified by their elements and nodes.
@MainActor struct ListChanges {
    private let sections: UniqueDifference
    private var deleted: [IndexPath] = [], inserted: [IndexPath] = [], moved: [(from: IndexPath, to: IndexPath)] = []

    init(from old: [ListSection], to new: [ListSection]) {
        sections = UniqueDifference(from: Self.keys(old), to: Self.keys(new))
        var removed: [ObjectIdentifier: IndexPath] = [:], added: [(row: ObjectIdentifier, path: IndexPath)] = []
        for (from, to) in sections.stays + sections.moves {
            let (before, after) = (old[from].rows.map(ObjectIdentifier.init), new[to].rows.map(ObjectIdentifier.init))
            let rows = UniqueDifference(from: before, to: after)
            moved += rows.moves.map { (IndexPath(row: $0.from, section: from), IndexPath(row: $0.to, section: to)) }
            for row in rows.removals { removed[before[row]] = IndexPath(row: row, section: from) }
            added += rows.insertions.map { (after[$0], IndexPath(row: $0, section: to)) }
        }
        // A row that leaves a section for another one moves.
        for (row, path) in added {
            if let source = removed.removeValue(forKey: row) { moved.append((source, path)) } else { inserted.append(path) }
        }
        deleted = removed.values.sorted()
    }
    /// Returns the sections' keys; those without a node are identified by index.
    private static func keys(_ sections: [ListSection]) -> [AnyHashable] {
        var loose = 0
        return sections.map { section in
            if let node = section.node { return ObjectIdentifier(node) }
            loose += 1
            return loose
        }
    }

    var isEmpty: Bool { sections.isEmpty && deleted.isEmpty && inserted.isEmpty && moved.isEmpty }
    func apply(to table: UITableView) {
        table.deleteSections(IndexSet(sections.removals), with: .fade)
        table.insertSections(IndexSet(sections.insertions), with: .fade)
        for (from, to) in sections.moves { table.moveSection(from, toSection: to) }
        table.deleteRows(at: deleted, with: .automatic)
        table.insertRows(at: inserted, with: .automatic)
        for (from, to) in moved { table.moveRow(at: from, to: to) }
    }
}

/// The metrics of rows in the emulated generation (metrics.md 8).
@MainActor struct RowFigures {
    let height, padding: CGFloat
    static var current: RowFigures {
        Generation.current >= .ios26 ? RowFigures(height: 51, padding: 15) : RowFigures(height: 44, padding: 11)
    }
    /// The space around the title of a section in iOS 26: it begins 10 points below the one before, or the bar, and ends 9 above the card.
    /// Rows are 51 points high, with the separator (AndrewNguyenn/bowpress-ios, SettingsSnapshotTests, iOS 26).
    static var headerRoom: (above: CGFloat, below: CGFloat)? { Generation.current >= .ios26 ? (10, 9) : nil }
    /// Returns the margin beside the rows of UIKit's tables: 16 points, and 20 from the width of an iPhone 12.
    static func margin(of table: UITableView) -> CGFloat { max(0, table.separatorInset.left) }
}
