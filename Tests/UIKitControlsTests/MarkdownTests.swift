import Testing
import UIKit

@MainActor @Suite("Attributed strings from Markdown")
struct MarkdownTests {
    private func intents(_ text: AttributedString) -> [String] {
        text.runs.map { "\(String(text[$0.range].characters)):\($0.inlinePresentationIntent?.rawValue ?? 0)" }
    }

    @Test("Markdown marks become intents, links, and images; other characters stay text")
    func inline() throws {
        let text = try AttributedString(
            markdown: "**bold *both*** `x*y` ~~gone~~ 2*3*4 snake_case_name \\*no\\* &amp; [a](https://a.b \"t\")![alt](u.png)")
        #expect(String(text.characters) == "bold both x*y gone 234 snake_case_name *no* & aalt")
        #expect(intents(text).prefix(5) == ["bold :2", "both:3", " :0", "x*y:4", " :0"])
        #expect(
            text.runs.contains { $0.inlinePresentationIntent == .strikethrough }
                && text.runs.contains { $0.link == URL(string: "https://a.b") })
        let image = text.runs.first { $0.imageURL != nil }
        #expect(image?.imageURL == URL(string: "u.png") && image?.alternateDescription == "alt")
    }

    @Test(
        "a noun agrees with its number",
        arguments: [
            ("^[3 item](inflect: true)", "3 items"), ("^[1 items](inflect: true)", "1 item"), ("^[1 item](inflect: true)", "1 item"),
            ("^[0 Category](inflect: true)!", "0 Categories!"), ("^[4 items](inflect: true)", "4 items"),
            ("^[2 cup of coffee](inflect: true)", "2 cups of coffee"), ("^[1,234 person](inflect: true) here", "1,234 people here"),
            ("^[5 box left](inflect: true)", "5 boxes left"),
            ("^[**2** new message](inflect: true)", "2 new messages"), ("^[2 day](rainbow: 'x')", "2 day"), ("x^2 [a]", "x^2 [a]"),
        ])
    func inflection(_ markdown: String, text: String) throws {
        let parsed = try AttributedString(
            markdown: markdown, options: .init(allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(parsed.characters) == text)
    }

    @Test("blocks follow each other without line breaks; each has its presentation intents, the innermost first")
    func blocks() throws {
        let text = try AttributedString(markdown: "# Title\n\none\ntwo  \nthree\n\n3. a\n4. b\n\n> quoted\n\n```swift\nlet a = 1\n```")
        #expect(String(text.characters) == "Titleone two\nthreeabquotedlet a = 1\n")
        let kinds = text.runs[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self].map {
            $0.0?.components.map(\.kind) ?? []
        }
        #expect(
            kinds == [
                [.header(level: 1)], [.paragraph], [.paragraph, .listItem(ordinal: 3), .orderedList],
                [.paragraph, .listItem(ordinal: 4), .orderedList],
                [.paragraph, .blockQuote], [.codeBlock(languageHint: "swift")],
            ])
        let lines = try AttributedString(markdown: " # a\n**b** ", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(lines.characters) == " # a\nb ")
        #expect(
            String(try AttributedString(markdown: " # a\n**b** ", options: .init(interpretedSyntax: .inlineOnly)).characters) == "# a b")
    }

    @Test("tables have a header row, rows and cells in columns")
    func tables() throws {
        let text = try AttributedString(markdown: "| a | b |\n|---|:-:|\n| 1 | **2** |")
        let last = text.runs.reversed().first?.presentationIntent
        #expect(String(text.characters) == "ab12")
        #expect(
            last?.components.map(\.kind) == [
                .tableCell(columnIndex: 1), .tableRow(rowIndex: 1), .table(columns: [.init(alignment: .left), .init(alignment: .center)]),
            ])
    }

    @Test("a label draws emphasis in bold, unless the text has its own font attribute")
    func drawing() throws {
        let label = UILabel()
        label.attributedText = NSAttributedString(try AttributedString(markdown: "Hello"))
        let plain = label.intrinsicContentSize.width
        label.attributedText = try NSAttributedString(markdown: "**Hello**")
        let bold = label.intrinsicContentSize.width
        #expect(bold > plain)
        let font = UIFont.systemFont(ofSize: label.font.pointSize, weight: .bold)
        label.attributedText = NSAttributedString(string: "Hello", attributes: [.font: font])
        #expect(label.intrinsicContentSize.width == bold)
        #expect(try NSAttributedString(markdown: "**b**").attribute(.inlinePresentationIntent, at: 0, effectiveRange: nil) as? Int == 2)
    }

    @Test(
        "any text can be parsed",
        arguments: ["", "*", "[", "![](", "`", "> > >", "1.", "- \n -", "|\n|-", "```", "[a]: b", "**[*](**)", "&#x110000;", "\\"])
    func anything(text: String) throws {
        for syntax in [AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace] {
            let read = try AttributedString(markdown: text, options: .init(interpretedSyntax: syntax))
            #expect(read.characters.count <= text.count + 1)
        }
    }
}
