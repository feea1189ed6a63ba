import UIKitControls

/// The changes of one batch, and the resulting indices: deletions, reloads, and the sources of moves count in the old numbering, insertions
/// and the targets of moves in the new one.
struct UpdatePlan {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var moved: [(from: IndexPath, to: IndexPath)] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty && deleted.isEmpty
            && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
    }

    /// Maps old sections to new ones; `nil` for a deleted one.
    func sectionMap(oldCount: Int) -> [Int?] {
        let movedFrom = Dictionary(movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
        let taken = insertedSections.union(IndexSet(movedSections.map(\.to)))
        var result: [Int?] = Array(repeating: nil, count: oldCount)
        var next = 0
        for old in 0..<oldCount {
            if deletedSections.contains(old) { continue }
            if let target = movedFrom[old] {
                result[old] = target
                continue
            }
            while taken.contains(next) { next += 1 }
            result[old] = next
            next += 1
        }
        return result
    }

    /// Returns the number of sections after the update.
    func newSectionCount(old: Int) -> Int { old - deletedSections.count + insertedSections.count }

    /// Returns the items of old section `section` that are removed or moved, in the old numbering.
    private func removed(from section: Int) -> Set<Int> {
        Set(deleted.filter { $0.section == section }.map(\.item)).union(moved.filter { $0.from.section == section }.map(\.from.item))
    }

    private func added(to section: Int) -> Set<Int> {
        Set(inserted.filter { $0.section == section }.map(\.item)).union(moved.filter { $0.to.section == section }.map(\.to.item))
    }

    /// Returns the map from old to new index paths for all elements that stay.
    func itemMap(oldCounts: [Int]) -> (IndexPath) -> IndexPath? {
        let sections = sectionMap(oldCount: oldCounts.count)
        let movedItems = Dictionary(moved.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
        var cache: [Int: [Int?]] = [:]
        return { path in
            if let target = movedItems[path] { return target }
            guard path.section < sections.count, let newSection = sections[path.section], !deleted.contains(path) else { return nil }
            let map: [Int?]
            if let known = cache[path.section] {
                map = known
            } else {
                let gone = removed(from: path.section)
                let taken = added(to: newSection)
                var items: [Int?] = Array(repeating: nil, count: oldCounts[path.section])
                if gone.isEmpty, taken.isEmpty {
                    for item in items.indices { items[item] = item }
                } else {
                    var next = 0
                    for item in items.indices where !gone.contains(item) {
                        while taken.contains(next) { next += 1 }
                        items[item] = next
                        next += 1
                    }
                }
                cache[path.section] = items
                map = items
            }
            guard path.item < map.count, let item = map[path.item] else { return nil }
            return IndexPath(item: item, section: newSection)
        }
    }

    /// Returns UIKit's message if the data source's new counts do not follow from the old ones and the changes, or `nil` if they do.
    func inconsistency(oldCounts: [Int], newCounts: [Int], thing: String, container: String, view: String) -> String? {
        let expected = newSectionCount(old: oldCounts.count)
        guard newCounts.count == expected else {
            return
                "Invalid update: invalid number of sections. The number of sections contained in the \(container) after the update (\(newCounts.count)) must be equal to the number of sections contained in the \(container) before the update (\(oldCounts.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted). \(view)"
        }
        for (old, new) in sectionMap(oldCount: oldCounts.count).enumerated() {
            guard let new, new < newCounts.count, !reloadedSections.contains(old) else { continue }
            let inserts = inserted.filter { $0.section == new }.count
            let deletes = deleted.filter { $0.section == old }.count
            let movesIn = moved.filter { $0.to.section == new && $0.from.section != old }.count
            let movesOut = moved.filter { $0.from.section == old && $0.to.section != new }.count
            guard newCounts[new] != oldCounts[old] + inserts - deletes + movesIn - movesOut else { continue }
            return
                "Invalid update: invalid number of \(thing)s in section \(new). The number of \(thing)s contained in an existing section after the update (\(newCounts[new])) must be equal to the number of \(thing)s contained in that section before the update (\(oldCounts[old])), plus or minus the number of \(thing)s inserted or deleted from that section (\(inserts) inserted, \(deletes) deleted) and plus or minus the number of \(thing)s moved into or out of that section (\(movesIn) moved in, \(movesOut) moved out). \(view)"
        }
        return nil
    }
}
