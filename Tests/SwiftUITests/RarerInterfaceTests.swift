@testable import SwiftUICompanion
import Testing
import UIKitTesting

/// Initializers and modifiers that few apps use, each by its effect.
@MainActor @Suite("Rarer interfaces") struct RarerInterfaceTests {
    private struct Item: Identifiable, Equatable {
        var id: String
        var isOn = false
        var parts: [Item]?
    }

    private struct Editable: View {
        @State var items = ["a", "b", "c"].map { Item(id: $0) }
        var body: some View {
            List($items, editActions: .all) { $item in Text(item.id) }
            Text(items.map(\.id).joined())
        }
    }
    @Test("the rows of a list with edit actions delete and move the elements of its binding") func editActions() throws {
        let screen = Screen(Editable())
        let table = try #require(screen.first(UITableView.self)), source = try #require(table.dataSource)
        source.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
        screen.stage.settle()
        #expect(screen.texts.contains("ac"))
        source.tableView(table, moveRowAt: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
        screen.stage.settle()
        #expect(screen.texts.contains("ca"))
        let moving = Screen(List(.constant([Item(id: "x")]), editActions: .move) { $item in Text(item.id) })
        let rows = try #require(moving.first(UITableView.self))
        #expect(rows.delegate?.tableView(rows, editingStyleForRowAt: IndexPath(row: 0, section: 0)) == UITableViewCell.EditingStyle.none)
    }

    @Test("a list of a tree shows the children of an element that is expanded") func trees() throws {
        let tree = [Item(id: "root", parts: [Item(id: "leaf")])]
        let screen = Screen(List(tree, children: \.parts) { Text($0.id) })
        #expect(screen.label("root") != nil && screen.label("leaf") == nil)
        screen.tap("root")
        screen.stage.settle()
        #expect(screen.label("leaf")?.window != nil)
        #expect(Screen(OutlineGroup(tree[0], children: \.parts) { Text($0.id) }).label("root") != nil)
    }

    private struct MixedStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
        }
    }
    private struct Sources: View {
        @State var items = [Item(id: "a", isOn: true), Item(id: "b")]
        var body: some View { Toggle("All", sources: $items, isOn: \.isOn).toggleStyle(MixedStyle()) }
    }
    @Test("a toggle of several sources is mixed, and sets all of them") func sources() {
        let screen = Screen(Sources())
        #expect(screen.texts.contains("mixed"))
        screen.tap("mixed")
        #expect(screen.texts.contains("on"))
        screen.tap("on")
        #expect(screen.texts.contains("off"))
    }

    private struct Menus: View {
        @State private var opened = ""
        var body: some View {
            List(["red", "green"], id: \.self, selection: .constant(String?.none)) { Text($0) }
                .contextMenu(forSelectionType: String.self) { values in
                    Button("Remove \(values.joined())") {}
                } primaryAction: {
                    opened = $0.joined()
                }
            Text("opened \(opened)")
        }
    }
    @Test("the menu of a selection has the row's value, and a tap performs the primary action") func selectionMenus() throws {
        let screen = Screen(Menus())
        screen.tap("green")
        #expect(screen.texts.contains("opened green"))
        let table = try #require(screen.first(UITableView.self)), path = IndexPath(row: 0, section: 0)
        let menu = table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero)?.actionProvider?([])
        #expect(menu?.children.map(\.title) == ["Remove red"])
    }

    private func pixel(_ view: some View, _ x: Int, _ y: Int) -> [UInt8]? {
        guard let image = ImageRenderer(content: view).cgImage,
            let context = CGContext(
                data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        return context.data.map { data in (0..<4).map { data.load(fromByteOffset: (y * image.width + x) * 4 + $0, as: UInt8.self) } }
    }
    @Test("a canvas draws its symbols by their tags, and filters change what it draws") func canvas() {
        let symbols = Canvas { context, size in
            if let symbol = context.resolveSymbol(id: "blue") { context.draw(symbol, at: CGPoint(x: 5, y: 5)) }
            #expect(context.resolveSymbol(id: 7)?.size == nil)
        } symbols: {
            Rectangle().fill(.red).frame(width: 4, height: 4).tag("red")
            Rectangle().fill(Color(red: 0, green: 0, blue: 1)).frame(width: 4, height: 4).tag("blue")
        }
        .frame(width: 10, height: 10)
        #expect(pixel(symbols, 5, 5) == [0, 0, 255, 255] && pixel(symbols, 1, 1) == [0, 0, 0, 0])
        let filtered = Canvas { context, size in
            context.addFilter(.colorInvert())
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(.white))
            context.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 0, green: 1, blue: 0)))
            context.opacity = 1
            context.fill(Path(CGRect(x: 5, y: 0, width: 5, height: 5)), with: .color(.white.opacity(0.6)))
            context.fill(Path(CGRect(x: 5, y: 5, width: 5, height: 5)), with: .color(.white.opacity(0.4)))
        }
        .frame(width: 10, height: 10)
        #expect(pixel(filtered, 2, 5) == [0, 0, 0, 255])
        // The last filter is the first to change the picture, as for a blur whose result has a threshold.
        #expect(pixel(filtered, 7, 2) == [255, 0, 255, 255] && pixel(filtered, 7, 7) == [0, 0, 0, 0])
    }

    private struct Timed: View {
        let start = Date()
        var body: some View { ProgressView(timerInterval: start...start + 10, countsDown: false) { Text("Time") } }
    }
    @Test("a progress view of an interval follows the clock") func timerInterval() throws {
        let screen = Screen(Timed())
        let bar = try #require(screen.first(UIProgressView.self))
        #expect(bar.progress == 0)
        screen.stage.advance(by: 5.05)
        #expect(abs(bar.progress - 0.5) < 0.011)
    }

    @Test("a navigation path of codable values is saved and restored") func codablePath() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        let data = try JSONEncoder().encode(#require(path.codable))
        #expect(try NavigationPath(JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)) == path)
        struct Closed: Hashable {}
        path.append(Closed())
        #expect(path.codable == nil)
    }

    @Test("vectors are scaled and interpolated, and a bar shows a progress") func arithmetic() {
        #expect(2.0.scaled(by: 1.5) == 3 && 1.0.interpolated(towards: 3, amount: 0.25) == 1.5)
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        #expect(Screen(ProgressView(progress)).first(UIProgressView.self)?.progress == 0.25)
    }

    @Test("a window for a value has its default") func windowsOfValues() {
        let scene = WindowGroup(id: "numbers", for: Int.self) { $number in
            Button("number \(number)") { number += 1 }
        } defaultValue: {
            7
        }
        let screen = Screen(AnyView(erasing: scene.windowRoot()))
        screen.tap("number 7")
        #expect(screen.texts.contains("number 8"))
    }

    private struct PlainBox: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).groupBoxStyle(.automatic) }
    }
    @Test("a style creates a box from the parts that it received") func boxes() {
        let screen = Screen(GroupBox("Title") { Text("Content") }.groupBoxStyle(PlainBox()))
        #expect(screen.texts.contains("Title") && screen.texts.contains("Content"))
    }

    private struct Pressed: View {
        @State private var text = "wait"
        var body: some View { Text(text).onLongPressGesture { text = "pressed" } }
    }
    @Test("a long press with a single closure is not ambiguous") func longPress() throws {
        let screen = Screen(Pressed())
        let label = try #require(screen.label("wait"))
        screen.stage.press(at: label.convert(CGPoint(x: 5, y: 5), to: nil), for: 0.6)
        screen.stage.settle()
        #expect(screen.texts.contains("pressed"))
    }

    @Test("suggestions can be given with the search") func suggestions() throws {
        let screen = Screen(
            NavigationStack { Text("Content").searchable(text: .constant("")) { Text("Suggested").searchCompletion("s") } })
        screen.stage.settle()
        try #require(screen.stack?.topViewController?.navigationItem.searchController?.searchBar.searchTextField).becomeFirstResponder()
        screen.stage.settle()
        #expect(screen.texts.contains("Suggested"))
    }

    private struct Stepping: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button("Next day") { configuration.selection += 86_400 }
            configuration.label
            DatePicker("Inner", selection: configuration.$selection, displayedComponents: configuration.displayedComponents)
        }
    }
    private struct Dated: View {
        @State private var date = Date(timeIntervalSinceReferenceDate: 0)
        var body: some View {
            VStack {
                DatePicker("Outer", selection: $date, displayedComponents: .date).datePickerStyle(Stepping())
                Text("days \(Int(date.timeIntervalSinceReferenceDate / 86_400))")
            }
        }
    }
    @Test("a custom date picker style gets the parts, and pickers inside it have the system's") func datePickerStyle() {
        let screen = Screen(Dated())
        #expect(screen.texts.contains("Outer") && screen.texts.contains("Inner"))
        #expect(screen.views.filter { $0 is UIDatePicker }.count == 1)
        screen.tap("Next day")
        #expect(screen.texts.contains("days 1"))
    }

    @Test("the preview of a shared item has a title, also as a text, and may have an image and an icon") func previews() {
        let (image, icon) = (Image(systemName: "star"), Image(systemName: "leaf"))
        let titles = [
            SharePreview("a").title, SharePreview(Text("b")).title, SharePreview("c", image: image).title,
            SharePreview(Text("d"), image: image).title, SharePreview("e", icon: icon).title, SharePreview(Text("f"), icon: icon).title,
            SharePreview("g", image: image, icon: icon).title, SharePreview(Text("h"), image: image, icon: icon).title,
        ]
        #expect(titles.map { $0.string(in: EnvironmentValues()) } == ["a", "b", "c", "d", "e", "f", "g", "h"])
    }

    private struct Framed: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("Framed")
                Menu(configuration)
            }
        }
    }
    @Test("an app's own style of menus surrounds the menu, which keeps its items") func menuStyle() throws {
        let screen = Screen(Menu("Actions") { Button("Copy") {} }.menuStyle(Framed()))
        #expect(screen.texts.contains("Framed"))
        screen.tap("Actions")
        screen.stage.settle()
        let window = try #require(screen.controller.view.window)
        #expect(window.withDescendants.contains { ($0 as? UILabel)?.text == "Copy" })
    }
}
