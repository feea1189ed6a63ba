@testable import SwiftUICompanion
import Testing
import UIKitTesting

@testable import UIKitControls

@MainActor @Suite("Titles of screens", .serialized)
struct TitleMenuTests {
    private struct Renaming: View {
        @State private var name = "Soup"
        let hasMenu: Bool
        var body: some View {
            NavigationStack {
                VStack {
                    Text("Named \(name)")
                    if hasMenu {
                        Color.clear.toolbarTitleMenu {
                            RenameButton()
                            Button("Archive") { name = "Archived" }
                        }
                    }
                }
                .navigationTitle($name).navigationBarTitleDisplayMode(.inline)
            }
        }
    }

    private func rows(_ screen: Screen) -> [MenuRow] { screen.stage.window.withDescendants.compactMap { $0 as? MenuRow } }

    private func open(_ screen: Screen) throws {
        let bar = try #require(screen.first(UINavigationBar.self))
        screen.stage.tap(try #require(bar.withDescendants.first { $0 is UIControl && $0.accessibilityLabel == bar.topItem?.title }))
        screen.stage.settle()
    }

    @Test("the menu of a bound title renames it", arguments: [false, true])
    func rename(hasMenu: Bool) throws {
        let screen = Screen(Renaming(hasMenu: hasMenu))
        screen.stage.settle()
        try open(screen)
        #expect(rows(screen).map { $0.element?.title } == (hasMenu ? ["Rename", "Archive"] : ["Rename"]))
        screen.stage.tap(try #require(rows(screen).first))
        screen.stage.settle()
        screen.stage.type("Cake\n")
        screen.stage.settle()
        #expect(screen.label("Named Cake") != nil)
        guard hasMenu else { return }
        try open(screen)
        screen.stage.tap(rows(screen)[1])
        screen.stage.settle()
        #expect(screen.label("Named Archived") != nil)
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text(verbatim: "Count \(count)")
                Menu("More") {
                    Button("Add") { count += 1 }.menuActionDismissBehavior(.disabled)
                    Button("Reset") { count = 0 }
                }
            }
        }
    }
    @Test("an action may leave its menu open") func staysOpen() throws {
        let screen = Screen(Counter())
        screen.tap("More")
        screen.stage.settle()
        for count in 1...2 {
            screen.stage.tap(try #require(rows(screen).first))
            screen.stage.settle()
            #expect(screen.label("Count \(count)") != nil && rows(screen).count == 2)
        }
        screen.stage.tap(rows(screen)[1])
        screen.stage.settle()
        #expect(screen.label("Count 0") != nil && rows(screen).isEmpty)
    }

    @Test("a screen has a subtitle, and an editor's title leads in a wide bar")
    func subtitle() throws {
        struct Document: View {
            var body: some View {
                NavigationStack {
                    Text("Page").navigationTitle("Letter").navigationSubtitle("Draft").navigationBarTitleDisplayMode(.inline)
                        .toolbarRole(.editor)
                }
            }
        }
        let screen = Screen(Document(), device: "iPad Pro 11 (M4)")
        screen.stage.settle()
        let item = try #require(screen.first(UINavigationBar.self)?.topItem)
        #expect(item.subtitle == "Draft" && item.style == .editor)
        #expect(screen.label("Draft") != nil)
    }
}
