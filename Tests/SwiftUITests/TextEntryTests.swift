@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct TextEntryTests {
    private var line: CGFloat { lines(1) }
    /// The height of lines of text, with the leading of the style between them.
    private func lines(_ count: CGFloat) -> CGFloat {
        let font = UIFont.preferredFont(forTextStyle: .body)
        return count * font.lineHeight + (count - 1) * font.leading
    }

    // Apple, "lineLimit(_:reservesSpace:)": "true reserves enough height for the full number of lines".
    @Test("text takes space for the lines that are reserved, and begins at the top") func reservedLines() throws {
        func height(_ view: some View) throws -> CGFloat { try #require(Laid(view).label("one")).frame.height }
        let text = Text(verbatim: "one"), one = try height(text)
        #expect(try abs(height(text.lineLimit(3, reservesSpace: true)) - lines(3)) < 0.5)
        #expect(try height(text.lineLimit(3, reservesSpace: false)) == one && height(text.lineLimit(...3)) == one)
        #expect(try abs(height(text.lineLimit(2...4)) - lines(2)) < 0.5 && abs(height(text.lineLimit(2...)) - lines(2)) < 0.5)
        let label = try #require(Laid(text.lineLimit(3, reservesSpace: true)).label("one"))
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 3).minY == 0)
    }

    private struct Composer: View {
        @State var text = ""
        let log: Log
        var body: some View {
            TextField("Message", text: $text, axis: .vertical).lineLimit(1...3).accessibilityIdentifier("field")
                .onChange(of: text) { log.lines.append($1) }
        }
    }
    // Apple, "init(_:text:axis:)": "the field … will grow its height with the text" along the vertical axis.
    @Test("a vertical field grows with its text up to the line limit, and Return begins a new line") func growing() throws {
        let one = try #require(Screen(TextField("Message", text: .constant(""))).first(UITextField.self)).bounds.height
        let log = Log(), screen = Screen(Composer(log: log))
        let field = try #require(screen.first(GrowingField.self))
        #expect(field.bounds.height == one && field.prompt.text == "Message" && !field.prompt.isHidden)
        screen.stage.tap(field)
        screen.stage.type("one\ntwo")
        screen.turn()
        #expect(log.lines.last == "one\ntwo" && field.prompt.isHidden && field.bounds.height == 2 * one)
        screen.stage.type("\nthree\nfour\nfive")
        screen.turn()
        #expect(log.lines.last == "one\ntwo\nthree\nfour\nfive" && abs(field.bounds.height - 3 * one) < 0.01)
    }

    private struct Selecting: View {
        @State var text = "Hello world"
        @State var selection: TextSelection?
        let log: Log
        var body: some View {
            let _ = log.lines.append(selection.map { String(text[$0.range]) + ($0.isInsertion ? "|" : "") } ?? "nil")
            TextField("Title", text: $text, selection: $selection)
            Button("Select") { selection = TextSelection(range: text.range(of: "world")!) }
        }
    }
    @Test("a bound selection selects text in the field, and follows the user") func selection() throws {
        let log = Log(), screen = Screen(Selecting(log: log)), field = try #require(screen.first(UITextField.self))
        screen.stage.tap(field)
        screen.turn()
        screen.tap("Select")
        let range = try #require(field.selectedTextRange)
        #expect(field.text(in: range) == "world" && log.lines.last == "world")
        screen.stage.type("all")
        screen.turn()
        #expect(field.text == "Hello all" && log.lines.last == "|")
    }

    /// A view that is created when its screen is shown, after the stage has reset the clock.
    private struct Evaluated<Content: View>: View {
        let make: () -> Content
        var body: some View { make() }
    }
    @Test("a timer in a text counts by itself while it is on screen") func timer() throws {
        let start = Date()
        let screen = Screen(Evaluated { Text(timerInterval: start...(start + 100), countsDown: false).monospacedDigit() })
        let label = try #require(screen.first(TextLabel.self))
        #expect(label.text == "0:00")
        screen.stage.advance(by: 3.1)
        #expect(label.text == "0:03")
        screen.stage.advance(by: 200)
        #expect(label.text == "1:40")
    }

    @Test("a timer among the words of a text counts, too") func timerInText() throws {
        let start = Date()
        let screen = Screen(Evaluated { Text("Since \(timerInterval: start...(start + 100), countsDown: false)") })
        let label = try #require(screen.first(TextLabel.self))
        #expect(label.text == "Since 0:00")
        screen.stage.advance(by: 3.1)
        #expect(label.text == "Since 0:03")
    }

    @Test("properties without a store use the default store of the views around them") func defaultStore() throws {
        struct Stored: View {
            @AppStorage("TextEntryTests.level") var level = 3
            var body: some View { Button("Level \(level)") { level += 1 } }
        }
        let suite = "TextEntryTests.store"
        let store = try #require(UserDefaults(suiteName: suite))
        store.removeObject(forKey: "TextEntryTests.level")
        defer { store.removePersistentDomain(forName: suite) }
        let screen = Screen(Stored().defaultAppStorage(store))
        screen.tap("Level 3")
        #expect(screen.texts == ["Level 4"] && store.integer(forKey: "TextEntryTests.level") == 4)
        #expect(UserDefaults.standard.object(forKey: "TextEntryTests.level") == nil)
    }

    @Test("a key goes to the innermost view that uses it") func keys() throws {
        let log = Log()
        let screen = Screen(
            VStack {
                Text(verbatim: "game").onKeyPress(.leftArrow) {
                    log.lines.append("left"); return .handled
                }
            }
            .onKeyPress(keys: [.leftArrow, .space]) {
                log.lines.append("outer \($0.characters.count)"); return .handled
            }
            .onKeyPress(characters: .decimalDigits) {
                log.lines.append("digit \($0.characters) \($0.modifiers == .shift)"); return .ignored
            })
        try screen.stage.press(key: "arrowLeft")
        #expect(log.take() == ["left"])
        try screen.stage.press(key: "space")
        #expect(log.take() == ["outer 1"])
        try screen.stage.press(key: "7")
        #expect(log.take() == ["digit 7 false"])
    }

    // Apple, "SortDescriptor": a string is compared with `localizedStandard` unless the descriptor has another comparator.
    @Test("a descriptor for a string sorts as the Files app does") func sorting() {
        struct File: Equatable {
            let name: String
            var size = 0
        }
        let files = ["b", "File 10", "a", "file 2", "B"].map { File(name: $0) }
        #expect(files.sorted(using: SortDescriptor(\.name)).map(\.name) == ["a", "b", "B", "file 2", "File 10"])
        #expect(
            files.sorted(using: [SortDescriptor(\File.size), SortDescriptor(\File.name, order: .reverse)]).map(\.name).first == "File 10")
        #expect(files.sorted(using: SortDescriptor(\.name, comparator: .lexical)).map(\.name) == ["B", "File 10", "a", "b", "file 2"])
        var sorted = files
        sorted.sort(using: SortDescriptor(\.name))
        #expect(sorted == files.sorted(using: SortDescriptor(\.name)))
    }

    @Test("a scope keeps submissions from the actions around it") func submitScope() throws {
        let log = Log()
        func submit(_ isBlocking: Bool) throws -> [String] {
            let field = TextField("Name", text: .constant("a")).onSubmit { log.lines.append("inner") }.submitScope(isBlocking)
            let screen = Screen(field.onSubmit { log.lines.append("outer") }), view = try #require(screen.first(UITextField.self))
            _ = view.delegate?.textFieldShouldReturn(view)
            return log.take()
        }
        #expect(try submit(true) == ["inner"] && submit(false) == ["inner", "outer"])
    }
}
