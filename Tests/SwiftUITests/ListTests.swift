import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct ListTests {
    private struct Item: Identifiable {
        let id: Int
        var name: String { "Item \(id)" }
    }

    @Test("rows of a list are at least 44 points high, and their content starts 20 points from the card's side") func rows() throws {
        let screen = Screen(
            List {
                Text("One"); Text("Two")
            })
        let table = try #require(screen.table)
        #expect(table.style == .insetGrouped && table.frame == screen.controller.view.bounds)
        #expect(screen.rows == ["One", "Two"])
        let cells = table.visibleCells
        #expect(cells.map(\.frame.height) == [44, 44])
        let text = try #require(screen.textFrame("One"))
        #expect(text.minX == cells[0].frame.minX + 20)
        #expect(abs(text.midY - cells[0].convert(cells[0].bounds, to: screen.controller.view).midY) < 1)
        #expect(cells[0].separatorInset.left == 20)
    }

    @Test("a row's height is its content's plus 11 points above and below") func height() throws {
        let screen = Screen(List { Color.red.frame(width: 50, height: 100) })
        #expect(try #require(screen.table).visibleCells.map(\.frame.height) == [122])
    }

    @Test("sections have headers and footers, and loose rows between them form their own section") func sections() throws {
        let screen = Screen(
            List {
                Section("First") { Text("A") }
                Text("Between")
                Section {
                    Text("B"); Text("C")
                } header: {
                    Text("Second")
                } footer: {
                    Text("The end")
                }
            })
        let table = try #require(screen.table)
        #expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == [1, 1, 2])
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "FIRST")
        #expect(table.headerView(forSection: 2)?.textLabel?.text == "SECOND")
        #expect(table.footerView(forSection: 2)?.textLabel?.text == "The end")
    }

    @Test("a row that moves within its section neither disappears nor appears") func movedRows() {
        struct Reordered: View {
            let log: Log
            @State private var numbers = [1, 2, 3, 4]
            var body: some View {
                List {
                    Button("Sort") { numbers = [4, 2, 5, 1] }
                    ForEach(numbers, id: \.self) { number in
                        Text(verbatim: "Row \(number)").onAppear { log.lines.append("appear \(number)") }
                            .onDisappear { log.lines.append("disappear \(number)") }
                    }
                }
            }
        }
        let log = Log(), screen = Screen(Reordered(log: log))
        #expect(Set(log.take()) == ["appear 1", "appear 2", "appear 3", "appear 4"])
        screen.tap("Sort")
        screen.turn()
        #expect(Set(log.take()) == ["disappear 3", "appear 5"])
        #expect(screen.rows == ["Sort", "Row 4", "Row 2", "Row 5", "Row 1"])
    }

    private struct Retitled: View {
        @State private var count = 0
        var body: some View {
            List {
                Section(header: Text("\(count) times")) { Button("Count") { count += 1 } }
            }
        }
    }
    @Test("header texts keep their style after an update") func retitled() throws {
        let screen = Screen(Retitled()), table = try #require(screen.first(UITableView.self))
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "0 TIMES")
        screen.tap("Count")
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "1 TIMES")
    }

    @Test("a header with its own style is shown unchanged") func ownHeader() throws {
        let screen = Screen(
            List {
                Section {
                    Text("A")
                } header: {
                    HStack {
                        Text("Left"); Spacer(); Text("Right")
                    }
                }
            })
        #expect(screen.texts.contains("Left") && screen.texts.contains("Right"))
        #expect(try #require(screen.label("Left")).font.pointSize == 13)
    }

    private struct Growing: View {
        @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
        @State private var count = 0
        var body: some View {
            List {
                ForEach(items) { Text($0.name) }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                Button("Add") { items.append(Item(id: items.count + 10)) }
            }
        }
    }

    @Test("a button in a row receives taps on the whole row") func button() throws {
        let screen = Screen(Growing())
        let table = try #require(screen.table)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
        screen.stage.tap(at: cell.convert(CGPoint(x: cell.bounds.maxX - 30, y: 20), to: nil))
        screen.stage.settle()
        #expect(screen.rows == ["Item 1", "Item 2", "Item 3", "Item 13", "Add"])
    }

    @Test("a row deleted by a swipe is deleted from the data") func deletion() throws {
        let screen = Screen(Growing())
        let table = try #require(screen.table)
        let rows = try #require(table.delegate)
        let actions = try #require(rows.tableView(table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 1, section: 0)))
        #expect(actions.actions.map(\.title) == ["Delete"])
        actions.actions[0].handler(actions.actions[0], table, { _ in })
        screen.stage.settle()
        #expect(screen.rows == ["Item 1", "Item 3", "Add"])
        #expect(rows.tableView(table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 2, section: 0))?.actions.isEmpty ?? true)
    }

    @Test("a moved row changes the order of the data") func moving() throws {
        let screen = Screen(Growing())
        let table = try #require(screen.table), source = try #require(table.dataSource)
        source.tableView(table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        screen.stage.settle()
        #expect((0..<4).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.firstText } == ["Item 2", "Item 3", "Item 1", "Add"])
    }

    private struct Stateful: View {
        let name: String
        @State private var count = 0
        var body: some View {
            HStack {
                Text("\(name): \(count)")
                Button("+\(name)") { count += 1 }.buttonStyle(.borderless)
            }
        }
    }

    @Test("a row keeps its state while it is out of sight") func state() throws {
        let screen = Screen(List(0..<100) { Stateful(name: "\($0)") })
        let table = try #require(screen.table)
        screen.tap("+0")
        #expect(screen.texts.contains("0: 1"))
        table.scrollToRow(at: IndexPath(row: 90, section: 0), at: .top, animated: false)
        screen.stage.settle()
        #expect(!screen.texts.contains("0: 1") && screen.texts.contains("90: 0"))
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        screen.stage.settle()
        #expect(screen.texts.contains("0: 1"))
    }

    @Test("a row's onAppear runs when it scrolls into view, not before") func appearing() throws {
        let log = Log()
        let screen = Screen(List(0..<100) { number in Text("\(number)").onAppear { log.lines.append("\(number)") } })
        screen.stage.settle()
        #expect(log.lines.contains("0") && !log.lines.contains("50"))
        try #require(screen.table).scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        screen.stage.settle()
        #expect(log.lines.contains("50") && !log.lines.contains("90"))
    }

    @Test("rows have their own swipe actions") func swiping() throws {
        let log = Log()
        let screen = Screen(
            List {
                Text("Mail").swipeActions(edge: .leading) { Button("Read") { log.lines.append("read") }.tint(.blue) }
                    .swipeActions { Button("Bin", role: .destructive) { log.lines.append("bin") } }
            })
        let table = try #require(screen.table), path = IndexPath(row: 0, section: 0)
        let leading = try #require(table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path))
        let trailing = try #require(table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path))
        #expect(
            leading.actions.map(\.title) == ["Read"] && trailing.actions.map(\.title) == ["Bin"]
                && trailing.actions[0].style == .destructive)
        leading.actions[0].handler(leading.actions[0], table, { _ in })
        #expect(log.lines == ["read"])
    }

    @Test("a swipe action is found by its label's title and by its identifier, although it shows the icon only") func swipeNames() throws {
        let screen = Screen(
            List {
                Text("Mail").swipeActions {
                    Button {
                    } label: {
                        Label("Delete", systemImage: "trash")
                    }.accessibilityIdentifier("delete")
                }
            })
        let start = try #require(screen.textFrame("Mail"))
        screen.stage.drag(from: CGPoint(x: 300, y: start.midY), to: CGPoint(x: 200, y: start.midY))
        screen.stage.settle()
        let button = try #require(screen.views.first { $0.accessibilityIdentifier == "delete" })
        #expect(button.accessibilityLabel == "Delete" && button.accessibilityTraits == .button)
        let table = try #require(screen.table)
        let actions = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))?.actions
        #expect(actions?.map { $0.image?.givenName } == ["trash.fill"], "The symbols of swipe actions are filled.")
    }

    @Test("the line below the last row of a section is hidden with the section's lines, and the others aren't") func sectionLines() throws {
        let screen = Screen(
            List {
                Section {
                    Text("A")
                    Text("B")
                }.listSectionSeparator(.hidden)
                Section { Text("C") }.listSectionSeparatorTint(.red)
            }.listStyle(.plain))
        let cells = try #require(screen.table).visibleCells
        #expect(cells.map { $0.separatorInset.left >= 10_000 } == [false, true, false])
        #expect(cells.map { $0.separatorTint != nil } == [false, false, true])
    }

    private struct Choosing: View {
        @State private var chosen: Int?
        var body: some View {
            VStack {
                Text("Chosen: \(chosen ?? 0)")
                List([Item(id: 1), Item(id: 2)], selection: $chosen) { Text($0.name) }
            }
        }
    }

    @Test("a tap on a row writes its identifier to the selection") func selection() throws {
        let screen = Screen(Choosing())
        screen.tap("Item 2")
        screen.stage.settle()
        #expect(screen.texts.contains("Chosen: 2"))
        #expect(try #require(screen.table).indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test("a label's icon in a row has the tint color, unless the row has its own style") func icons() {
        func tint<Row: View>(_ row: Row) -> UIColor? {
            Screen(List { row }).views.lazy.compactMap { $0 as? UIImageView }.first { $0.image?.isSymbolImage == true }?.tintColor
        }
        #expect(tint(Label("Blue", systemImage: "star")) == tint(Image(systemName: "star").foregroundStyle(Color.accentColor)))
        #expect(tint(Label("Red", systemImage: "star").foregroundStyle(.red)) == tint(Image(systemName: "star").foregroundStyle(.red)))
        #expect(tint(Label("Blue", systemImage: "star")) != tint(Image(systemName: "star")))
    }

    @Test("a row's insets, separators, and background are its own") func rowLooks() throws {
        let screen = Screen(
            List {
                Text("A").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)).listRowSeparator(.hidden).listRowBackground(
                    Color.yellow)
                Text("B")
            })
        let cells = try #require(screen.table).visibleCells
        #expect(try #require(screen.textFrame("A")).minX == cells[0].frame.minX + 5)
        #expect(cells[0].backgroundView != nil && cells[1].backgroundView == nil)
        #expect(cells[0].separatorInset.left > cells[0].bounds.width)
    }

    @Test("a row's insets can be set for some of its edges") func rowInsetsOfEdges() throws {
        let screen = Screen(
            List {
                Text("A")
                Text("B").listRowInsets(.leading, 5)
                Text("C").listRowInsets(.leading, 5).listRowInsets(.all, nil)
            })
        let cells = try #require(screen.table).visibleCells, x = try ["A", "B", "C"].map { try #require(screen.textFrame($0)).minX }
        #expect(x[1] == cells[1].frame.minX + 5 && x[0] > x[1] && x[2] == x[0])
        #expect(cells[1].frame.height == cells[0].frame.height, "the other edges keep the list's own")
    }
}

extension Screen {
    var rows: [String?] { table?.visibleCells.map(\.firstText) ?? [] }
    func textFrame(_ text: String) -> CGRect? { label(text).map { $0.convert($0.bounds, to: controller.view) } }
    var table: UITableView? { views.lazy.compactMap { $0 as? UITableView }.first }
}
extension UIView {
    var firstText: String? {
        if let label = self as? UILabel { return label.text }
        return subviews.lazy.compactMap(\.firstText).first
    }
}
