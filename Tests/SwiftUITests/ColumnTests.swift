import SwiftUICompanion
import Testing
import UIKitTesting

/// Columns of split views: the visible ones, links between them, and their stack where only one fits.
@MainActor @Suite("Columns") struct ColumnTests {
    private static let pad = "iPad Pro 11 (M4)"

    private struct Colors: View {
        @State var chosen: String?
        let names = ["red", "green"]
        var body: some View {
            NavigationSplitView {
                List(names, id: \.self, selection: $chosen) { name in NavigationLink("Show \(name)", value: name) }.navigationTitle(
                    "Colors")
            } detail: {
                Text(verbatim: chosen ?? "none")
            }
        }
    }
    private func split(_ screen: Screen) throws -> UISplitViewController {
        try #require(screen.controller.children.first as? UISplitViewController)
    }

    @Test("a link's value becomes the selection of its list; on a phone the detail appears, and going back ends the selection")
    func linksSelect() throws {
        let screen = Screen(Colors())
        screen.tap("Show green")
        screen.stage.settle()
        #expect(screen.label("green")?.window != nil)
        let stack = try #require(screen.controller.children.first?.children.first as? UINavigationController)
        stack.popViewController(animated: true)
        screen.stage.settle()
        #expect(screen.label("Show green")?.window != nil && screen.label("green") == nil)
        let table = try #require(screen.first(UITableView.self))
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.visibleCells.map(\.accessoryType) == [.disclosureIndicator, .disclosureIndicator])
    }

    @Test("on an iPad the selected row stays selected beside its detail, and links of the sidebar have no chevrons") func beside() throws {
        let screen = Screen(Colors(), device: Self.pad)
        screen.stage.rotate(to: .landscapeLeft)
        screen.stage.settle()
        screen.tap("Show red")
        screen.stage.settle()
        let table = try #require(screen.first(UITableView.self))
        #expect(screen.label("red")?.window != nil && table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        #expect(table.visibleCells.map(\.accessoryType) == [.none, .none])
        #expect(table.visibleCells.map(\.backgroundConfiguration) == [.listSidebarCell(), .listSidebarCell()])
        #expect(Screen(Colors()).first(UITableView.self)?.visibleCells.first?.backgroundConfiguration != .listSidebarCell())
    }

    @Test("where only one column fits, a selection of the app's shows the detail first") func initialSelection() throws {
        let screen = Screen(Colors(chosen: "green"))
        screen.stage.settle()
        #expect(screen.label("green")?.window != nil && screen.label("Show green")?.window == nil)
    }

    private struct Bound: View {
        @State var columns = NavigationSplitViewVisibility.automatic
        @State var compact = NavigationSplitViewColumn.detail
        var body: some View {
            NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $compact) {
                Button("Hide") { columns = .detailOnly }.navigationSplitViewColumnWidth(250)
                Button("To detail") { compact = .detail }
            } detail: {
                Text(columns == .detailOnly ? "alone" : columns == .doubleColumn ? "two" : "other")
                Button("All") { columns = .all }
                Button("To sidebar") { compact = .sidebar }
            }
        }
    }

    @Test("columns follow their binding and have the given width; in portrait the automatic ones are the detail") func visibility() throws {
        let screen = Screen(Bound(), device: Self.pad)
        screen.stage.settle()
        let split = try split(screen)
        #expect(split.displayMode == .secondaryOnly)
        screen.stage.rotate(to: .landscapeLeft)
        screen.stage.settle()
        #expect(split.displayMode == .oneBesideSecondary && split.primaryColumnWidth == 250)
        #expect(screen.texts.contains("other"))
        screen.tap("Hide")
        screen.stage.settle()
        #expect(split.displayMode == .secondaryOnly && screen.texts.contains("alone"))
        screen.tap("All")
        screen.stage.settle()
        #expect(split.displayMode == .oneBesideSecondary && screen.texts.contains("other"))
    }

    @Test("the user's choice of columns is written to the binding") func usersChoice() throws {
        let screen = Screen(Bound(), device: Self.pad)
        screen.stage.rotate(to: .landscapeLeft)
        screen.stage.settle()
        let split = try split(screen)
        split.hide(.primary)
        screen.stage.settle()
        #expect(screen.texts.contains("alone"))
        split.show(.primary)
        screen.stage.settle()
        #expect(screen.texts.contains("two"))
        // In portrait the sidebar stays above the detail.
        let portrait = Screen(Bound(), device: Self.pad)
        portrait.stage.settle()
        let upright = try self.split(portrait)
        upright.show(.primary)
        portrait.stage.settle()
        #expect(upright.displayMode == .oneOverSecondary && portrait.texts.contains("two"))
    }

    @Test("the preferred compact column is on top, and follows the user's way back") func compactColumn() throws {
        let screen = Screen(Bound())
        screen.stage.settle()
        #expect(screen.label("To sidebar")?.window != nil)
        screen.tap("To sidebar")
        screen.stage.settle()
        #expect(screen.label("To detail")?.window != nil && screen.label("To sidebar")?.window == nil)
        screen.tap("To detail")
        screen.stage.settle()
        #expect(screen.label("To sidebar")?.window != nil)
        let stack = try #require(screen.controller.children.first?.children.first as? UINavigationController)
        stack.popViewController(animated: true)
        screen.stage.settle()
        // The binding is `.sidebar` again, so that the button changes it.
        screen.tap("To detail")
        screen.stage.settle()
        #expect(screen.label("To sidebar")?.window != nil)
    }

    private struct Linked: View {
        var body: some View {
            NavigationSplitView {
                List {
                    NavigationLink("First") { Text("One").navigationTitle("1") }
                    NavigationLink("Second") { NavigationLink("Deeper") { Text("Deep") } }
                    NavigationLink("Third", value: 3)
                }
                .navigationDestination(for: Int.self) { Text("Number \($0)") }
            } detail: {
                Text("Empty")
            }
        }
    }

    @Test("links of a sidebar replace the detail beside it, and push where only one column fits") func destinations() throws {
        let screen = Screen(Linked(), device: Self.pad)
        screen.stage.rotate(to: .landscapeLeft)
        screen.stage.settle()
        let detail = try #require(split(screen).viewController(for: .secondary) as? UINavigationController)
        screen.tap("First")
        screen.stage.settle()
        #expect(screen.label("One")?.window != nil && screen.label("First")?.window != nil && screen.label("Empty")?.window == nil)
        #expect(detail.viewControllers.count == 1 && detail.topViewController?.navigationItem.title == "1")
        screen.tap("Second")
        screen.stage.settle()
        screen.tap("Deeper")
        screen.stage.settle()
        #expect(detail.viewControllers.count == 2 && screen.label("Deep")?.window != nil)
        screen.tap("Third")
        screen.stage.settle()
        #expect(detail.viewControllers.count == 1 && screen.label("Number 3")?.window != nil)

        let phone = Screen(Linked())
        phone.tap("Third")
        phone.stage.settle()
        #expect(phone.label("Number 3")?.window != nil && phone.label("Third")?.window == nil)
    }

    private struct Stacked: View {
        @State private var path = [1]
        var body: some View {
            NavigationSplitView {
                Text("Side")
            } detail: {
                NavigationStack(path: $path) {
                    Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { number in
                        Button("Page \(number)") { path.append(number + 1) }
                    }
                }
            }
        }
    }

    @Test("a stack in a column uses the column's bar and pages") func stackInColumn() throws {
        let screen = Screen(Stacked(), device: Self.pad)
        screen.stage.rotate(to: .landscapeLeft)
        screen.stage.settle()
        let detail = try #require(split(screen).viewController(for: .secondary) as? UINavigationController)
        #expect(detail.viewControllers.count == 2 && screen.label("Page 1")?.window != nil)
        #expect(screen.views.filter { $0 is UINavigationBar && $0.window != nil }.count == 2)
        screen.tap("Page 1")
        screen.stage.settle()
        #expect(detail.viewControllers.count == 3 && screen.label("Page 2")?.window != nil)
    }

    private struct Old: View {
        var body: some View {
            NavigationView {
                NavigationLink("Open") { Text("Opened") }
                Text("Detail")
            }
        }
    }

    @Test("an older navigation view has columns on an iPad, unless its style is the stack's") func navigationView() throws {
        let screen = Screen(Old(), device: Self.pad)
        screen.stage.rotate(to: .landscapeLeft)
        screen.stage.settle()
        #expect(screen.label("Open")?.window != nil && screen.label("Detail")?.window != nil)
        screen.tap("Open")
        screen.stage.settle()
        #expect(screen.label("Opened")?.window != nil && screen.label("Open")?.window != nil)
        let stack = Screen(Old().navigationViewStyle(.stack), device: Self.pad)
        #expect(stack.controller.children.first is UINavigationController && stack.label("Detail") == nil)
    }
}
