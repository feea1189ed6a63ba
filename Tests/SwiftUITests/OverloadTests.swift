import Foundation
import SwiftUICompanion
import Testing
import UIKitTesting
import UniformTypeIdentifiersCompanion

/// The rarer forms of initializers and modifiers, which do what the common ones do.
@MainActor @Suite(.serialized) struct OverloadTests {
    private struct Item: Identifiable {
        let id: Int
        var name: String
        var isShown = true
    }

    private struct Alerts: View {
        let text: Text
        @State private var isShown = true
        var body: some View {
            Text("Below").alert(text, isPresented: $isShown, presenting: Item(id: 1, name: "A")) { item in
                Button("Delete \(item.name)") {}
            } message: {
                Text("About \($0.name)")
            }
        }
    }
    private struct Dialogs: View {
        let title: String
        @State private var isShown = true
        var body: some View {
            Text("Below").confirmationDialog(title, isPresented: $isShown, titleVisibility: .visible, presenting: 5) { number in
                Button("Choose \(number)") {}
            }
        }
    }
    @Test("alerts and dialogs about data have every kind of title") func presentations() throws {
        let alerts = Screen(Alerts(text: Text("Title")))
        alerts.stage.settle()
        let alert = try #require(alerts.presented as? UIAlertController)
        #expect(alert.title == "Title" && alert.message == "About A" && alert.actions.map(\.title) == ["Delete A"])
        let dialogs = Screen(Dialogs(title: "Plain"))
        dialogs.stage.settle()
        let dialog = try #require(dialogs.presented as? UIAlertController)
        #expect(dialog.title == "Plain" && dialog.actions.map(\.title) == ["Choose 5", "Cancel"])
    }

    private struct Bindings: View {
        @State private var items = [Item(id: 1, name: "A"), Item(id: 2, name: "B", isShown: false), Item(id: 3, name: "C")]
        @State private var chosen: Int?
        var body: some View {
            VStack {
                Text(verbatim: "\(items.map(\.name).joined()) \(chosen ?? 0)")
                ForEach($items.filter { $0.wrappedValue.isShown }) { $item in
                    Button("Change \(item.id)") { item.name += "!" }
                }
                List($items, selection: $chosen) { $item in Text(verbatim: "Row \(item.id)") }
            }
        }
    }
    @Test("a loop over filtered bindings changes the elements, and a list of bindings has a selection") func bindings() {
        let screen = Screen(Bindings())
        #expect(screen.label("Change 2") == nil)
        screen.tap("Change 3")
        #expect(screen.texts.contains("ABC! 0"))
        screen.tap("Row 2")
        screen.stage.settle()
        #expect(screen.texts.contains("ABC! 2"))
    }

    private struct Sections: View {
        let title: String
        @State private var isOpen = false
        var body: some View {
            List {
                Section(title, isExpanded: $isOpen) { Text("Inside") }
                Button("Open") { isOpen = true }
            }
        }
    }
    @Test("a section whose title isn't localized unfolds") func sections() {
        let screen = Screen(Sections(title: "Plain"))
        #expect(screen.label("Inside") == nil)
        screen.tap("Open")
        screen.stage.settle()
        #expect(screen.label("Inside") != nil)
    }

    private struct Columns: View {
        let isDetail: Bool
        var body: some View {
            NavigationView {
                NavigationLink("Go", destination: Text("Page")).isDetailLink(isDetail)
                Text("Detail")
            }
        }
    }
    @Test("a link that isn't a detail link opens its page in its own column") func links() {
        @MainActor func keepsDetail(_ isDetail: Bool) -> Bool {
            let screen = Screen(Columns(isDetail: isDetail), device: "iPad Pro 11 (M4)")
            screen.stage.rotate(to: .landscapeLeft)
            screen.stage.settle()
            screen.tap("Go")
            screen.stage.settle()
            return screen.label("Page")?.window != nil && screen.label("Detail")?.window != nil
        }
        #expect(keepsDetail(false) && !keepsDetail(true))
    }

    @Test("the items of a group with a label are in the bar") func toolbar() throws {
        let screen = Screen(
            NavigationStack {
                Text("Page").navigationTitle("Page").toolbar {
                    ToolbarItemGroup(placement: .topBarTrailing) {
                        Button("One") {}
                        Button("Two") {}
                    } label: {
                        Text("All")
                    }
                }
            })
        screen.stage.settle()
        let item = try #require(screen.stack?.topViewController).navigationItem
        // UIKit's order is from the edge inward.
        #expect(item.rightBarButtonItems?.map(\.title) == ["Two", "One"])
    }

    @Test("titles come from resources, too") func resources() throws {
        let title = LocalizedStringResource("Resource")
        let screen = Screen(NavigationStack { List { Section(title) { Text("Row") } }.navigationTitle(title) })
        screen.stage.settle()
        #expect(screen.stack?.topViewController?.navigationItem.title == "Resource")
    }

    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String
        init(_ text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws { text = "" }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
    }
    private struct Exports: View {
        let note: Note
        @State private var isShown = true
        var body: some View {
            Text("Below").fileExporter(isPresented: $isShown, document: note, contentTypes: [.plainText], defaultFilename: "Note") { _ in
            } onCancellation: {
            }
        }
    }
    private struct SeveralExports: View {
        let notes: [Note]
        @State private var isShown = true
        var body: some View {
            Text("Below").fileExporter(isPresented: $isShown, documents: notes, contentType: .plainText) { _ in }
        }
    }
    @Test("documents are exported by a type of several, and several at once") func exports() throws {
        @MainActor func picker(_ view: some View) -> UIDocumentPickerViewController? {
            let screen = Screen(view)
            screen.stage.settle()
            return screen.presented.flatMap { screen.all(UIDocumentPickerViewController.self, $0).first }
        }
        _ = try #require(picker(Exports(note: Note("one"))))
        _ = try #require(picker(SeveralExports(notes: [Note("one"), Note("two")])))
        let folder = FileManager.default.temporaryDirectory
        #expect(try String(contentsOf: folder.appendingPathComponent("Note.txt"), encoding: .utf8) == "one")
        #expect(try String(contentsOf: folder.appendingPathComponent("Untitled 2.txt"), encoding: .utf8) == "two")
    }
}
