/// The differences between two contents of a list. Rows and sections are identified by their elements and nodes.
@MainActor struct ListChanges {
    private var deletedSections = IndexSet(), insertedSections = IndexSet()
    private var deleted: [IndexPath] = [], inserted: [IndexPath] = []

    init(from old: [ListSection], to new: [ListSection]) {
        let (before, after) = (Self.keys(old), Self.keys(new))
        for change in after.difference(from: before) {
            switch change {
            case .remove(let offset, _, _): deletedSections.insert(offset)
            case .insert(let offset, _, _): insertedSections.insert(offset)
            }
        }
        let kept = zip(before.indices.filter { !deletedSections.contains($0) }, after.indices.filter { !insertedSections.contains($0) })
        for (source, target) in kept {
            for change in new[target].rows.map(ObjectIdentifier.init).difference(from: old[source].rows.map(ObjectIdentifier.init)) {
                switch change {
                case .remove(let offset, _, _): deleted.append(IndexPath(row: offset, section: source))
                case .insert(let offset, _, _): inserted.append(IndexPath(row: offset, section: target))
                }
            }
        }
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

    var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && deleted.isEmpty && inserted.isEmpty }
    func apply(to table: UITableView) {
        table.deleteSections(deletedSections, with: .fade)
        table.insertSections(insertedSections, with: .fade)
        table.deleteRows(at: deleted, with: .automatic)
        table.insertRows(at: inserted, with: .automatic)
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
