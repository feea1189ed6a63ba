import Testing
import UIKit

@MainActor @Suite struct SectionSnapshotTests {
    private var fruit: NSDiffableDataSourceSectionSnapshot<String> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["citrus", "berries"])
        snapshot.append(["lemon"], to: "citrus")
        snapshot.expand(["citrus"])
        return snapshot
    }

    @Test("a section snapshot can insert another with its branches, also as the children of an item") func insert() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["first", "last"])
        snapshot.insert(fruit, before: "last")
        #expect(snapshot.items == ["first", "citrus", "lemon", "berries", "last"])
        #expect(snapshot.expandedItems == ["citrus"])
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["lime"])
        snapshot.replace(childrenOf: "citrus", using: other)
        #expect(snapshot.items == ["first", "citrus", "lime", "berries", "last"])
        #expect(!snapshot.contains("lemon") && snapshot.parent(of: "lime") == "citrus")
        #expect(snapshot.visualDescription() == "* first\n- citrus\n  * lime\n* berries\n* last")
    }

    @Test("objects are sorted into sections by the first letter of a selector's result") func collation() {
        let collation = UILocalizedIndexedCollation.current()
        let names = ["éclair", "Banana", "apple", "42"]
        let sections = names.map { collation.sectionTitles[collation.section(for: $0, collationStringSelector: Selector("description"))] }
        #expect(sections == ["E", "B", "A", "#"])
        #expect(
            collation.sortedArray(from: names, collationStringSelector: Selector("self")) as? [String] == [
                "42", "apple", "Banana", "éclair",
            ])
        #expect(collation.section(forSectionIndexTitle: 3) == 3)
    }
}
