import SourceTranslator
import Testing

/// Previews, which are translated only for `understudy previews`.
@Suite("Previews")
struct PreviewTests {
    private func translate(
        _ source: String, _ repairs: [Repair] = [], path: String = "/p/A.swift", showsPreviews: Bool = true
    ) -> (text: String, issues: [TranslationIssue]) {
        let parsed = Translator.parse(Array(source.utf8))
        var settings = TranslationSettings(moduleName: "M")
        settings.showsPreviews = showsPreviews
        let output = Translator(settings: settings).translate(
            parsed, path: path, index: ModuleIndex([Translator.facts(of: parsed, path: path)]), repairs: repairs)
        return (String(decoding: output.text, as: UTF8.self), output.issues)
    }
    /// The text with single spaces: blanked code leaves spaces.
    private func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    @Test("a #Preview becomes a function on the same lines, and is registered with its file and line")
    func macro() {
        let (text, issues) = translate(
            """
            import UIKit
            @available(iOS 17, *)
            #Preview("A \\"b\\"", traits: .landscapeLeft) {
                UILabel()
            }
            extension Card {
                #Preview { Card() }
            }
            """)
        let tag = Translator.tag("/p/A.swift")
        #expect(
            words(text).contains(
                "@available(iOS 17, *) @MainActor fileprivate func _us_preview_\(tag)_0() -> _USPreview { _USPreview(\"A \\\"b\\\"\", traits: .landscapeLeft) { UILabel() } }"
            ), "\(text)")
        #expect(text.contains("@MainActor fileprivate static func _us_preview_\(tag)_1() -> _USPreview { _USPreview { Card() } }"))
        #expect(text.contains("  _USPreviews.add(_us_preview_\(tag)_0, file: \"/p/A.swift\", line: 3)\n"))
        #expect(text.contains("  _USPreviews.add(Card._us_preview_\(tag)_1, file: \"/p/A.swift\", line: 7)\n"))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[4].contains("UILabel()") && issues.isEmpty, "\(text)")
    }

    @Test("variables marked @Previewable are the properties of a view, and types in the body are beside the function")
    func hoisted() {
        let text = translate(
            """
            import SwiftUI
            #Preview("A", traits: .portrait,
                     .sizeThatFitsLayout) {
                @Previewable @State var isOn = true
                @Previewable @FocusState var focus: Bool
                Toggle("a", isOn: $isOn)
            }
            #Preview {
                struct Wrapper: View { @State var isOn = true; var body: some View { Toggle("a", isOn: $isOn) } }
                return Wrapper()
            }
            let last = 1
            """
        ).text
        let tag = Translator.tag("/p/A.swift")
        #expect(
            words(text).contains(
                "fileprivate enum _us_scope_\(tag)_0 { struct _USContent: SwiftUI.View { @State var isOn = true @FocusState var focus: Bool; "
                    + "var body: some SwiftUI.View { Toggle(\"a\", isOn: $isOn) } }; @MainActor static func make() -> _USPreview "
                    + "{ _USPreview(\"A\", traits: .portrait, .sizeThatFitsLayout) { _USContent() } } }"), "\(text)")
        #expect(
            words(text).contains(
                "fileprivate enum _us_scope_\(tag)_1 { struct Wrapper: View { @State var isOn = true; var body: some View { Toggle(\"a\", isOn: $isOn) } }; "
                    + "@MainActor static func make() -> _USPreview { _USPreview() { return Wrapper() } } }"), "\(text)")
        #expect(text.contains("  _USPreviews.add(_us_scope_\(tag)_0.make, file: \"/p/A.swift\", line: 2)\n"))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[12].hasPrefix("let last"), "\(text)")
    }

    @Test("types that provide previews stay and are registered, under the condition that they are declared under")
    func providers() {
        let text = translate(
            """
            import SwiftUI
            #if DEBUG
            struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
            #endif
            extension Card { private struct Inner: PreviewProvider { static var previews: some View { Card() } } }
            struct Generic<T>: PreviewProvider { static var previews: some View { Card() } }
            struct Library: LibraryContentProvider { var views: [LibraryItem] { [] } }
            extension PreviewDevice { static let small = PreviewDevice(rawValue: "iPhone SE") }
            """
        ).text
        #expect(text.contains("#if (DEBUG)\n  _USPreviews.add(Card_Previews.self, file: \"/p/A.swift\", line: 3)\n#endif\n"), "\(text)")
        #expect(text.contains("  _USPreviews.add(Card.Inner.self, file: \"/p/A.swift\", line: 5)\n"))
        #expect(!text.contains("add(Generic") && !text.contains("Library") && text.contains("static let small"))
    }

    @Test("a type of previews that other code uses is kept in a build without previews")
    func mentioned() {
        let text = translate(
            """
            import SwiftUI
            struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
            struct Row_Previews: PreviewProvider { static var previews: some View { Row() } }
            struct List_Previews: PreviewProvider { static var previews: some View { Text("List_Previews") } }
            let gallery = Gallery<Card_Previews>(), rows = Row_Previews.previews
            """, showsPreviews: false
        ).text
        #expect(text.contains("struct Card_Previews: PreviewProvider") && text.contains("struct Row_Previews: PreviewProvider"))
        #expect(!text.contains("List_Previews") && !text.contains("_USPreviews"))
    }

    @Test("what can't be registered is blanked: previews of widgets, in functions, and in scripts")
    func blanked() {
        let source = """
            import SwiftUI
            #Preview(as: .systemSmall) { W() } timeline: { E() }
            func f() { struct P: PreviewProvider { static var previews: some View { Text("a") } } }
            """
        #expect(!translate(source).text.contains("Preview"), "\(translate(source).text)")
        #expect(!translate("import UIKit\n#Preview { UILabel() }\n", path: "/p/main.swift").text.contains("Preview"))
    }

    @Test("an error inside a preview leaves out all of it, and nothing else", arguments: ["nonsense", "wrong"])
    func refused(word: String) throws {
        let source = """
            import SwiftUI
            #Preview("Broken") {
                Text(nonsense)
            }
            struct Broken_Previews: PreviewProvider {
                static var previews: some View { Text(wrong) }
            }
            #Preview("Fine") { Text("a") }
            """
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains(word) })
        let repair = try #require(
            Repair(refusing: "cannot find '\(word)' in scope", line: line + 1, column: word == "wrong" ? 43 : 10, round: 1, source: lines))
        let (text, issues) = translate(source, [repair])
        #expect(!text.contains(word) && text.contains("\"Fine\"") && text.contains("Broken") == true, "\(text)")
        #expect(text.components(separatedBy: "_USPreviews.add(").count == 3)
        #expect(issues.map(\.message) == ["cannot find '\(word)' in scope; the declaration is left out"])
    }

    @Test("previews are found in the sources with their names, lines, and reasons not to draw them")
    func declarations() {
        let source = """
            import SwiftUI
            #Preview("Named", traits: .portrait) {
                Text("a")
            }
            #if os(macOS)
            #Preview { Text("b") }
            #endif
            #Preview { Text("c") }
            #Preview("W", as: .systemSmall) { W() } timeline: { E() }
            struct Card_Previews: PreviewProvider {
                static var previews: some View { Text("d") }
            }
            """
        let found = PreviewDeclarations.found(in: Translator.parse(Array(source.utf8)), path: "/p/A.swift")
        #expect(found.map(\.name) == ["Named", nil, "W", "Card Previews"])
        #expect(found.map(\.lines) == [2...4, 8...8, 9...9, 10...12])
        #expect(found.map(\.refusal) == [nil, nil, "it shows a widget, and widgets aren't drawn", nil])
    }
}
