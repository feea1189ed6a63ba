@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct TableTests {
    private struct Person: Identifiable {
        let id: Int
        let name: String
        let age: Int
    }
    private struct People: View {
        @State var people = [Person(id: 1, name: "Mia", age: 30), Person(id: 2, name: "Ada", age: 20)]
        @State var order = [KeyPathComparator(\Person.age)]
        @State var selection: Set<Person.ID> = []
        var body: some View {
            Table(people, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age) years") }.width(120)
            }.onChange(of: order) { people.sort(using: $1) }
        }
    }

    // Apple, "Table": "On iOS, and in other situations with a compact horizontal size class, tables don't show headers and collapse all
    // columns after the first."
    @Test("in a compact width, a table shows its first column only") func compact() {
        let screen = Screen(People())
        #expect(screen.texts.sorted() == ["Ada", "Mia"])
    }

    @Test("in a regular width, a table shows titles and columns, and a tap on a title orders the rows") func regular() throws {
        let screen = Screen(People(), device: "iPad Pro 11 (M4)")
        #expect(Set(screen.texts) == ["Name", "Age", "Mia", "30 years", "Ada", "20 years"])
        func place(_ text: String) throws -> CGRect {
            let label = try #require(screen.label(text))
            return label.convert(label.bounds, to: nil)
        }
        #expect(try abs(place("Name").minX - place("Mia").minX) < 1 && abs(place("Age").minX - place("20 years").minX) < 1)
        #expect(try place("Name").maxY < place("Mia").minY && place("Mia").minY < place("Ada").minY)
        screen.tap("Name")
        #expect(try place("Ada").minY < place("Mia").minY)
        screen.tap("Name")
        #expect(try place("Mia").minY < place("Ada").minY)
    }

    @Test("a table without an order has the values of its data in its columns") func inferred() {
        let people = [Person(id: 1, name: "Mia", age: 30)]
        let screen = Screen(
            Table(people) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text(verbatim: "\($0.age) years") }.width(40)
            }, device: "iPad Pro 11 (M4)")
        #expect(Set(screen.texts) == ["Name", "Age", "Mia", "30 years"])
    }

    @Test("a table takes rows one by one") func rows() {
        let screen = Screen(
            Table(of: Person.self) {
                TableColumn("Name") { Text(verbatim: $0.name) }
            } rows: {
                TableRow(Person(id: 1, name: "Own", age: 0))
                ForEach([Person(id: 2, name: "Each", age: 0)]) { TableRow($0) }
            })
        #expect(screen.texts.sorted() == ["Each", "Own"])
    }

    @Test("rows in groups, conditions, and loops are rows of the table, and have menus") func modifiedRows() throws {
        let people = [Person(id: 1, name: "Mia", age: 30), Person(id: 2, name: "Ada", age: 20)], isLong = people.count > 1
        let screen = Screen(
            Table(of: Person.self) {
                TableColumn("Name") { Text(verbatim: $0.name) }
            } rows: {
                ForEach(people) { person in
                    TableRow(person).contextMenu { Button("Delete") {} }
                }
                Group {
                    if isLong { TableRow(Person(id: 3, name: "If", age: 0)) }
                    if isLong { TableRow(Person(id: 4, name: "Then", age: 0)) } else { TableRow(Person(id: 5, name: "Else", age: 0)) }
                }
            })
        #expect(screen.texts.sorted() == ["Ada", "If", "Mia", "Then"])
        let holder = try #require(screen.first(MenuHolder.self))
        let interaction = try #require(holder.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first)
        let configuration = try #require(holder.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero))
        #expect(configuration.actionProvider?([])?.children.map(\.title) == ["Delete"])
    }

    /// Orders even numbers before odd ones.
    private struct Parity: SortComparator {
        var order = SortOrder.forward
        func compare(_ one: Int, _ other: Int) -> ComparisonResult {
            let (first, second) = order == .forward ? (one % 2, other % 2) : (other % 2, one % 2)
            return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
        }
    }
    private struct OrderedRows: View {
        @State var people = [Person(id: 1, name: "Mia", age: 31), Person(id: 2, name: "Ada", age: 40)]
        @State var order = [KeyPathComparator(\Person.name)]
        @State var selection: Person.ID?
        private let headers: Visibility
        init(headers: Visibility = .automatic) { self.headers = headers }
        var body: some View {
            Table(of: Person.self, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age, comparator: Parity()) { Text(verbatim: "\($0.age)") }.alignment(.trailing)
            } rows: {
                ForEach(people) { TableRow($0) }
            }
            .tableColumnHeaders(headers)
            .onChange(of: order) { people.sort(using: $1) }
        }
    }
    @Test("rows are ordered by a column's comparator, and a column is aligned") func orderedRows() throws {
        let screen = Screen(OrderedRows(), device: "iPad Pro 11 (M4)")
        func place(_ text: String) throws -> CGRect {
            let label = try #require(screen.label(text))
            return label.convert(label.bounds, to: nil)
        }
        #expect(try place("Mia").minY < place("Ada").minY)
        #expect(try abs(place("31").maxX - place("40").maxX) < 1 && abs(place("31").maxX - place("Age").maxX) < 1)
        screen.tap("Age")
        #expect(try place("Ada").minY < place("Mia").minY)
    }
    @Test("a table without headers shows no titles") func hiddenHeaders() {
        #expect(Set(Screen(OrderedRows(headers: .hidden), device: "iPad Pro 11 (M4)").texts) == ["Mia", "31", "Ada", "40"])
    }

    // MARK: Popovers

    @Test("a popover that does not adapt stays a popover in a compact width") func popover() {
        struct Tip: View {
            @State var isShown = false
            let adaptation: PresentationAdaptation
            var body: some View {
                Button("Show") { isShown = true }
                    .popover(isPresented: $isShown) { Text(verbatim: "Tip").padding().presentationCompactAdaptation(adaptation) }
            }
        }
        func presented(_ adaptation: PresentationAdaptation) -> UIPresentationController? {
            let screen = Screen(Tip(adaptation: adaptation))
            screen.tap("Show")
            screen.stage.settle()
            return screen.controller.presentedViewController?.presentationController
        }
        #expect(presented(.popover) is UIPopoverPresentationController && presented(.none) is UIPopoverPresentationController)
        #expect(presented(.popover)?.adaptivePresentationStyle == UIModalPresentationStyle.none)
        #expect(presented(.fullScreenCover)?.adaptivePresentationStyle == .fullScreen)
        let screen = Screen(Tip(adaptation: .popover))
        screen.tap("Show")
        screen.stage.settle()
        let width = screen.controller.presentedViewController?.view.bounds.width ?? .infinity
        #expect(width < 150)
    }

    @Test("touches beside a popover reach what is behind it where its content enables that, and dismiss it otherwise")
    func popoverBackground() {
        struct Page: View {
            let interaction: PresentationBackgroundInteraction
            @State var isShown = false
            @State var taps = 0
            var body: some View {
                VStack {
                    Button("Show") { isShown = true }
                        .popover(isPresented: $isShown) {
                            Text(verbatim: "Tip").padding().presentationCompactAdaptation(.popover)
                                .presentationBackgroundInteraction(interaction)
                        }
                    Spacer()
                    Button("Count") { taps += 1 }
                    Text(verbatim: "\(taps) taps")
                }
            }
        }
        for (interaction, taps) in [(PresentationBackgroundInteraction.enabled, 1), (.automatic, 0)] {
            let screen = Screen(Page(interaction: interaction))
            screen.tap("Show")
            screen.stage.settle()
            screen.tap("Count")
            screen.stage.settle()
            #expect(screen.texts.contains("\(taps) taps") && (screen.controller.presentedViewController != nil) == (taps == 1))
        }
    }
}
