/// The differences between two contents of a list. Rows and sections are identified by their elements and nodes.
@MainActor struct ListChanges {
    private let sections: UniqueDifference
    private var deleted: [IndexPath] = [], inserted: [IndexPath] = [], moved: [(from: IndexPath, to: IndexPath)] = []

    init(from old: [ListSection], to new: [ListSection]) {
        sections = UniqueDifference(from: Self.keys(old), to: Self.keys(new))
        var removed: [ObjectIdentifier: IndexPath] = [:], added: [(row: ObjectIdentifier, path: IndexPath)] = []
        for (from, to) in sections.stays + sections.moves {
            let (before, after) = (old[from].rows.map(ObjectIdentifier.init), new[to].rows.map(ObjectIdentifier.init))
            guard before != after else { continue }
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
    /// In iOS 26, a row is 31.5 points taller than a line of body text, with the separator: 51 points for text of 16 points
    /// (AndrewNguyenn/bowpress-ios, SettingsSnapshotTests; StanfordSpezi/SpeziViews, SnapshotTests), and 52 for 17 points
    /// (cashapp/AccessibilitySnapshot, SwiftUIListSectionTests, iOS 26.2). Taller content has 15 points above and below.
    static func current(in environment: EnvironmentValues) -> RowFigures {
        guard Generation.current >= .ios26 else { return RowFigures(height: 44, padding: 11) }
        let scale = max(1, environment.displayScale)
        func pixels(_ length: CGFloat) -> CGFloat { (length * scale - 0.01).rounded(.up) / scale }
        return RowFigures(height: pixels(pixels(Font.body.uiFont(environment.dynamicTypeSize).lineHeight) + 31.5), padding: 15)
    }
    /// The space around a section's title since iOS 16, and around its footer. At the standard text size, lists have titles of 38.667
    /// points on iOS 17.5 and 18.5, and of 40.333 on iOS 26.2, and footers of 33.667 and 29.667 (cashapp/AccessibilitySnapshot,
    /// SwiftUIListSectionTests).
    static func room(isHeader: Bool) -> (above: CGFloat, below: CGFloat)? {
        if Generation.current >= .ios26 { return isHeader ? (10, 10) : (8, 6) }
        return Generation.current >= .ios16 ? isHeader ? (17, 6) : (6, 12) : nil
    }
    /// Returns the margin beside the rows of UIKit's tables: 16 points, and 20 from the width of an iPhone 12.
    static func margin(of table: UITableView) -> CGFloat { max(0, table.separatorInset.left) }
}
