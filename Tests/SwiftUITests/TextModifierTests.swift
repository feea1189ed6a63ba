@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite struct TextModifierTests {
    @Test("lines, kerning, and offsets around views apply to their text, and text inside can undo them") func around() throws {
        let laid = Laid(
            VStack {
                Text(verbatim: "all"); Text(verbatim: "own").underline(false)
                Text(verbatim: "dashed").strikethrough(pattern: .dash, color: .red)
            }.underline().kerning(2).baselineOffset(3))
        func attributes(_ text: String) throws -> [NSAttributedString.Key: Any] {
            try #require(laid.label(text)?.attributedText).attributes(at: 0, effectiveRange: nil)
        }
        let all = try attributes("all"), own = try attributes("own"), dashed = try attributes("dashed")
        #expect(all[.underlineStyle] as? Int == 1 && all[.kern] as? CGFloat == 2 && all[.baselineOffset] as? CGFloat == 3)
        #expect(own[.underlineStyle] == nil && own[.kern] as? CGFloat == 2)
        #expect(dashed[.strikethroughStyle] as? Int == 0x201 && dashed[.strikethroughColor] as? UIColor == .systemRed)
    }
    @Test("the case of text applies to text with a font of its own, in Markdown, and in joined texts") func cases() {
        let laid = Laid(
            VStack {
                Text(verbatim: "own").font(.caption)
                Text("a **bold** word")
                Text(verbatim: "One ") + Text(verbatim: "Two").bold()
                Text("With \(Text(verbatim: "part").italic())")
                Text(verbatim: "Kept").bold().textCase(nil)
            }.textCase(.uppercase))
        for text in ["OWN", "A BOLD WORD", "ONE TWO", "WITH PART", "Kept"] { #expect(laid.label(text) != nil, "\(text)") }
    }

    @Test("a text in a style remains a text, and a level is that of the style around it") func styles() throws {
        let laid = Laid(
            VStack {
                Text(verbatim: "two").foregroundStyle(.tint) + Text(verbatim: " parts")
                Text(verbatim: "level").foregroundStyle(.secondary).bold()
                Text(verbatim: "red").foregroundStyle(.red)
            }.foregroundStyle(Color.black).tint(.green))
        func color(_ text: String, at index: Int = 0) throws -> UIColor? {
            try #require(laid.label(text)?.attributedText).attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
        }
        #expect(try color("two parts") == .systemGreen && color("two parts", at: 4) == .black && color("red") == .systemRed)
        #expect(try color("level")?.cgColor.alpha == 0.6)
        let plain = Laid(Text(verbatim: "alone").foregroundStyle(.secondary))
        let text = try #require(plain.label("alone")?.attributedText)
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .secondaryLabel)
    }

    @Test("a tap on a link in a text opens it by the action around, and a tap beside it doesn't") func links() throws {
        let log = Log()
        let screen = Screen(
            Text("See [the terms](https://example.com/terms) first")
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        log.lines.append(url.absoluteString)
                        return .handled
                    }))
        let label = try #require(screen.first(UILabel.self))
        #expect(label.text == "See the terms first")
        screen.stage.tap(at: label.convert(CGPoint(x: 4, y: label.bounds.midY), to: nil))
        screen.turn()
        #expect(log.lines == [])
        screen.stage.tap(label)
        screen.turn()
        #expect(log.lines == ["https://example.com/terms"])
    }
}
