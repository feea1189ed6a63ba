import SwiftUICompanion
import Testing
import UIKitTesting

/// Groups and outlines in lists.
@MainActor @Suite(.serialized) struct OutlineRowTests {
    private struct Item: Identifiable, Hashable {
        let id: String
        var parts: [Item]?
    }

    @Test("in a list, the label and each view of a disclosure group are rows") func rows() throws {
        let screen = Screen(
            List {
                DisclosureGroup("More") {
                    Text("One")
                    Text("Two")
                }
                Text("Last")
            })
        #expect(screen.rows == ["More", "Last"])
        screen.tap("More")
        screen.stage.settle()
        #expect(screen.rows == ["More", "One", "Two", "Last"])
        screen.tap("More")
        screen.stage.settle()
        #expect(screen.rows == ["More", "Last"])
    }

    private struct Links: View {
        @State private var isOpen = true
        var body: some View {
            NavigationStack {
                List {
                    DisclosureGroup("Pages", isExpanded: $isOpen) {
                        NavigationLink("First") { Text("Page 1") }
                        NavigationLink("Second") { Text("Page 2") }
                    }
                }
            }
        }
    }
    @Test("each link of a group in a list has a row of its own") func links() throws {
        let screen = Screen(Links())
        screen.stage.settle()
        screen.tap("Second")
        screen.stage.settle()
        #expect(screen.stack?.viewControllers.count == 2 && screen.texts.contains("Page 2") && !screen.texts.contains("Page 1"))
    }

    private struct Tree: View {
        @State private var chosen: String?
        let items: [Item]
        var body: some View {
            VStack {
                Text(verbatim: "Chosen: \(chosen ?? "none")")
                List(items, children: \.parts, selection: $chosen) { Text(verbatim: $0.id) }
            }
        }
    }
    @Test("a row of a tree is selected by its own identifier, not by those of the branches around it") func selection() throws {
        let leaf = Item(id: "leaf"), branch = Item(id: "branch", parts: [leaf])
        let screen = Screen(Tree(items: [Item(id: "root", parts: [branch]), Item(id: "other")]))
        screen.tap("root")
        screen.stage.settle()
        screen.tap("branch")
        screen.stage.settle()
        #expect(screen.rows == ["root", "branch", "leaf", "other"])
        screen.tap("leaf")
        screen.stage.settle()
        #expect(screen.texts.contains("Chosen: leaf"))
    }

    private struct Editable: View {
        @State private var items = ["A", "B", "C"]
        @State private var isOpen = true
        var body: some View {
            List {
                ForEach(items, id: \.self) { item in
                    DisclosureGroup(item, isExpanded: item == "A" ? $isOpen : .constant(false)) { Text(verbatim: "Below \(item)") }
                }
                .onDelete { items.remove(atOffsets: $0) }
            }
        }
    }
    @Test("the rows of an unfolded group don't count for the edits of the loop around it") func edits() throws {
        let screen = Screen(Editable())
        let table = try #require(screen.table), source = try #require(table.dataSource)
        #expect(screen.rows == ["A", "Below A", "B", "C"])
        #expect(table.delegate?.tableView(table, editingStyleForRowAt: IndexPath(row: 1, section: 0)) == UITableViewCell.EditingStyle.none)
        source.tableView(table, commit: .delete, forRowAt: IndexPath(row: 2, section: 0))
        screen.stage.settle()
        #expect(screen.rows == ["A", "Below A", "C"])
    }
}
