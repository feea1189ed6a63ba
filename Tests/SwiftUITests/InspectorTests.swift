@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct InspectorTests {
    private struct Editor: View {
        @State private var shows = false
        var body: some View {
            Button("Details") { shows.toggle() }.inspector(isPresented: $shows) {
                box("details", nil, 100).inspectorColumnWidth(200)
            }
        }
    }
    @Test("an inspector is a sheet where the width is compact") func compact() {
        let screen = Screen(Editor().environment(\.horizontalSizeClass, .compact))
        screen.tap("Details")
        screen.stage.settle()
        #expect(screen.controller.presentedViewController?.sheetPresentationController != nil)
        #expect(screen.frame("details") == nil)
    }
    @Test("an inspector is a column at the trailing edge where the width is regular") func regular() throws {
        let screen = Screen(Editor().environment(\.horizontalSizeClass, .regular))
        #expect(screen.frame("details") == nil)
        screen.tap("Details")
        screen.turn()
        #expect(screen.controller.presentedViewController == nil)
        let frame = try #require(screen.frame("details"))
        #expect(frame.width == 200 && frame.maxX == screen.controller.view.bounds.width)
        screen.tap("Details")
        #expect(screen.frame("details") == nil)
    }

    private struct Item: View {
        @State private var name = "old"
        var body: some View {
            VStack {
                Text(verbatim: name)
                RenameButton().renameAction { name = "new" }
            }
        }
    }
    @Test("a rename button performs the action around it") func rename() {
        let screen = Screen(Item())
        screen.tap("Rename")
        #expect(screen.texts == ["new", "Rename"])
    }
}
