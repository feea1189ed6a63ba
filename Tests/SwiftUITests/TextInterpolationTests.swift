@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct TextInterpolationTests {
    private func label(_ text: Text) throws -> UILabel { try #require(Screen(text).first(UILabel.self)) }

    @Test("a text inside a text keeps its style, and has that of the text around it") func text() throws {
        let label = try label(Text("One \(Text(verbatim: "two").bold()) three").foregroundColor(.red))
        let words = try #require(label.attributedText)
        #expect(words.string == "One two three")
        let inner = words.attributes(at: 5, effectiveRange: nil), outer = words.attributes(at: 0, effectiveRange: nil)
        #expect((inner[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect((outer[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        #expect(inner[.foregroundColor] as? UIColor == outer[.foregroundColor] as? UIColor)
    }

    @Test("a symbol in a text is an attachment of the font's size, in the middle of the capital letters") func symbol() throws {
        let label = try label(Text("\(Image(systemName: "star.fill")) Favorites"))
        let words = try #require(label.attributedText)
        #expect(words.string == "\u{FFFC} Favorites")
        let attachment = try #require(words.attributes(at: 0, effectiveRange: nil)[.attachment] as? NSTextAttachment)
        let font = try #require(words.attributes(at: 2, effectiveRange: nil)[.font] as? UIFont)
        #expect(
            attachment.image?.size == UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(font: font))?.size)
        #expect(abs(attachment.bounds.midY - font.capHeight / 2) < 0.01)
        #expect(try self.label(Text(Image(systemName: "star"))).attributedText?.string == "\u{FFFC}")
    }

    @Test("texts and Markdown can be mixed, and several texts keep their order") func mixed() throws {
        let label = try label(Text("**\(Text(verbatim: "a"))** and \(Text(verbatim: "b").italic()), \(3)"))
        let words = try #require(label.attributedText)
        #expect(words.string == "a and b, 3")
        #expect(
            (words.attributes(at: 6, effectiveRange: nil)[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(Text("x \(Text(verbatim: "y"))").plainText == "x y")
    }

    @Test("a tint is the color of any style") func tint() throws {
        let screen = Screen(Toggle("", isOn: .constant(true)).tint(AnyShapeStyle(Color.orange)))
        #expect(screen.first(UISwitch.self)?.onTintColor == UIColor(Color.orange))
    }

    @Test("a range limits the text size from both sides") func sizes() throws {
        func size(_ view: some View) throws -> CGFloat { try #require(Screen(view).first(UILabel.self)).font.pointSize }
        let text = Text(verbatim: "a")
        let large = try size(text.dynamicTypeSize(.large)), small = try size(text.dynamicTypeSize(.small))
        #expect(try size(text.dynamicTypeSize(...DynamicTypeSize.small)) == small && small < large)
        #expect(try size(text.dynamicTypeSize(.xLarge...)) == size(text.dynamicTypeSize(.xLarge)))
        #expect(try size(text.dynamicTypeSize(.small ... .xxLarge)) == large)
    }

    @Test("a locale around a text determines its language") func languages() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-locale-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, text) in [("en", "Hello, %@"), ("fr", "Bonjour, %@")] {
            let table = folder.appendingPathComponent("\(language).lproj/Localizable.strings")
            try FileManager.default.createDirectory(at: table.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("\"greeting %@\" = \"\(text)\";".utf8).write(to: table)
        }
        let bundle = try #require(Bundle(path: folder.path))
        let screen = Screen(Text("greeting \("Ann")", bundle: bundle).environment(\.locale, Locale(identifier: "fr_FR")))
        #expect(screen.texts == ["Bonjour, Ann"])
    }

    @Test("a locale around a text determines how its values are written") func formats() {
        let shares = VStack {
            Text(1234.5, format: .number)
            Text("\(1234.5, format: .number) shares")
        }
        #expect(Screen(shares.environment(\.locale, Locale(identifier: "de_DE"))).texts == ["1.234,5", "1.234,5 shares"])
        let own = (1234.5).formatted()
        #expect(Screen(shares).texts == [own, own + " shares"])
    }
    private struct Marked: FormatStyle {
        func format(_ value: Int) -> AttributedString { AttributedString("\(value)", attributes: .init().foregroundColor(.primary)) }
    }
    @Test("a noun in a text agrees with its number") func inflection() {
        func text(_ count: Int) -> Text { Text("^[\(count) song](inflect: true) in all") }
        #expect(Screen(text(2)).texts == ["2 songs in all"] && Screen(text(1)).texts == ["1 song in all"])
        #expect(text(3).plainText == "3 songs in all")
    }
    @Test("a format may have attributes") func attributes() throws {
        #expect(try label(Text(3, format: Marked())).attributedText?.string == "3")
    }
}
