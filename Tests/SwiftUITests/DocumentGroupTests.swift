import Foundation
@testable import SwiftUICompanion
import Testing
import UIKitTesting
import UniformTypeIdentifiersCompanion

@MainActor @Suite(.serialized) struct DocumentGroupTests {
    private struct Note: FileDocument {
        var text = "new"
        static var readableContentTypes: [UTType] { [.plainText] }
        init() {}
        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }
    private struct Notes: App {
        var body: some Scene {
            DocumentGroup(newDocument: Note()) { file in
                VStack {
                    Text(verbatim: file.document.text)
                    Button("Change") { file.$document.wrappedValue.text += "!" }
                }
            }
        }
    }

    @Test("a document group creates a document, opens it in the editor, and writes its changes") func editing() throws {
        let folder = try #require(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let before = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        let screen = Screen(AppRoot(app: Notes()))
        screen.turn()
        screen.tap("Create Document")
        screen.stage.settle()
        let created = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)).subtracting(before)
        let file = folder.appendingPathComponent(try #require(created.first))
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(created.count == 1 && file.pathExtension == "txt")
        func content() throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
        #expect(try content() == "new")
        func editorLabel(_ text: String) -> UILabel? {
            screen.stage.window.withDescendants.lazy.compactMap { $0 as? UILabel }.first { $0.text == text && $0.window != nil }
        }
        #expect(editorLabel("new") != nil && editorLabel(file.deletingPathExtension().lastPathComponent) != nil)
        screen.stage.tap(try #require(editorLabel("Change")))
        screen.turn()
        #expect(try editorLabel("new!") != nil && content() == "new!")
    }
}
