import CoreText
import Testing
import UIKit

/// A text storage with its own backing store, as in syntax highlighters.
private final class CustomStorage: NSTextStorage {
    private let store = NSMutableAttributedString(string: "")
    private(set) var edits: [String] = []
    /// Called before edits are processed, as where a syntax highlighter sets attributes.
    var highlight: ((CustomStorage) -> Void)?

    override var string: String { store.string }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        store.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        store.replaceCharacters(in: range, with: str)
        edited([.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        store.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    override func processEditing() {
        edits.append("\(editedMask.rawValue) \(editedRange) \(changeInLength)")
        highlight?(self)
        super.processEditing()
    }
}

@MainActor @Suite(.serialized) struct TextKitTests {
    private let font = UIFont.systemFont(ofSize: 17)

    @Test("a layout manager follows its storage's edits")
    func editing() {
        let storage = NSTextStorage(string: "Hello\nbig world", attributes: [.font: font])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 100, height: 1000)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        #expect(abs(manager.usedRect(for: container).height - 2 * font.lineHeight) < 0.01)
        storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "A")
        storage.append(NSAttributedString(string: "!\n", attributes: [.font: font]))
        #expect(storage.string == "A\nbig world!\n" && manager.numberOfGlyphs == 13)
        #expect(abs(manager.usedRect(for: container).height - 3 * font.lineHeight) < 0.01)
        #expect(manager.extraLineFragmentRect.minY > 40)
        let word = manager.boundingRect(forGlyphRange: NSRange(location: 2, length: 3), in: container)
        #expect(word.minX == container.lineFragmentPadding && abs(word.minY - font.lineHeight) < 0.01)
        #expect(manager.glyphIndex(for: CGPoint(x: word.midX, y: word.midY), in: container) == 3)
    }

    /// square/Blueprint, AttributedLabelTests/test_textContainerRects, on iOS 15 to 17.
    @Test("a line's used part includes the white space at its end, as far as it fits")
    func trailingSpace() {
        func width(_ words: String) -> CGFloat { NSAttributedString(string: words, attributes: [.font: font]).size().width }
        func used(_ room: CGFloat) -> CGFloat {
            let storage = NSTextStorage(string: "aaa bbb", attributes: [.font: font])
            let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: room + 10, height: 1000)))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            return manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).width - 10
        }
        let (word, space) = (width("aaa"), width("aaa b") - width("aaab"))
        #expect(space > 3)
        #expect(abs(used(word + space + 5) - word - space) < 0.6)
        #expect(abs(used(word + 2) - word - 2) < 0.6)
        #expect(abs(used(200) - width("aaa bbb")) < 0.6)
    }

    @Test("a layout manager returns the glyphs of its text, whose outlines a font from a descriptor has")
    func glyphs() {
        let storage = NSTextStorage(string: "aba", attributes: [.font: font])
        let (manager, container) = (NSLayoutManager(), NSTextContainer())
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let face = CTFontCreateWithFontDescriptor(font.fontDescriptor, 0, nil)
        var (units, expected): ([UniChar], [CGGlyph]) = (Array("aba".utf16), [0, 0, 0])
        #expect(CTFontGetGlyphsForCharacters(face, &units, &expected, 3))
        #expect((0..<3).map { manager.cgGlyph(at: $0) } == expected)
        #expect(expected[0] == expected[2] && expected[0] != expected[1] && expected[0] != 0)
        #expect(CTFontGetSize(face) == 17 && CTFontGetSize(CTFontCreateWithFontDescriptor(font.fontDescriptor, 30, nil)) == 30)
        #expect(CTFontCreatePathForGlyph(face, manager.cgGlyph(at: 1), nil) != nil)
        var isValid: ObjCBool = true
        #expect(manager.cgGlyph(at: 3, isValidIndex: &isValid) == 0 && !isValid.boolValue)
    }

    // square/Blueprint, AttributedLabelTests/test_textContainerRects_byCharWrapping, on iOS 15.
    @Test("a container wraps as its paragraphs say") func paragraphModes() {
        func lines(_ mode: NSLineBreakMode) -> [Int] {
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = mode
            let text = NSAttributedString(string: "one extraordinary", attributes: [.font: font, .paragraphStyle: style])
            let storage = NSTextStorage(attributedString: text), manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 100, height: 200))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            var lengths: [Int] = []
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 17)) { _, _, _, range, _ in
                lengths.append(range.length)
            }
            return lengths
        }
        let (words, characters) = (lines(.byWordWrapping), lines(.byCharWrapping))
        #expect(words.first == 4 && characters.first ?? 0 > 6 && characters.reduce(0, +) == 17)
        #expect(lines(.byTruncatingTail).count == 1)
    }

    @Test("a text storage subclass needs only four overrides")
    func customStorage() {
        let storage = CustomStorage()
        storage.append(NSAttributedString(string: "abc", attributes: [.kern: 1]))
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "XY")
        storage.addAttribute(.kern, value: 5, range: NSRange(location: 0, length: 2))
        #expect(storage.string == "aXYc" && storage.length == 4)
        #expect(storage.edits == ["3 {0, 3} 3", "3 {1, 2} 1", "1 {0, 2} 0"])
        #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 5)
        let copy = NSAttributedString(attributedString: storage)
        #expect(copy.string == "aXYc" && copy.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 5)
    }

    // Idiom of published syntax highlighters: the attributes are set on the storage itself, in an override of processEditing().
    @Test("changes in an override of processEditing() are part of the edit that is being processed")
    func changesWhileProcessing() {
        let storage = CustomStorage()
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        storage.highlight = { storage in
            storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: storage.length))
            storage.edited(.editedAttributes, range: NSRange(location: 0, length: 1), changeInLength: 0)
        }
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abc")
        storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "d")
        #expect(storage.edits == ["3 {0, 3} 3", "3 {2, 1} 0"])
        #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
        #expect(storage.editedMask.isEmpty && manager.numberOfGlyphs == 3)
    }

    @Test("strings are measured over several lines and shrink to their content")
    func stringDrawing() {
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        #expect(abs("Hello UIKit".size(withAttributes: attributes).width - 79.66259765625) < 0.001)
        let bounds = NSString(string: "The quick brown fox").boundingRect(
            with: CGSize(width: 90, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin, attributes: attributes,
            context: nil)
        #expect(abs(bounds.height - 2 * font.lineHeight) < 0.01 && bounds.width < 90)
        let cut = "The quick brown fox".boundingRect(
            with: CGSize(width: 90, height: 21), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes,
            context: nil)
        #expect(abs(cut.height - font.lineHeight) < 0.01)
    }
}

@MainActor @Suite(.serialized) struct AttributedDocumentTests {
    @Test("HTML becomes text with bold, italic, and links, and its white space collapses")
    func html() throws {
        let source =
            "<html><style>p{}</style><p>Hello  <b>bold</b>\n<i>slanted</i> &amp; <a href='https://example.org'>link</a></p><ul><li>one</li></ul></html>"
        let text = try NSAttributedString(
            data: Data(source.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        #expect(text.string == "Hello bold slanted & link\n\t•\tone\n")
        let bold = text.attribute(.font, at: 7, effectiveRange: nil) as? UIFont
        #expect(bold?.ctFont.isBold == true)
        #expect(text.attribute(.link, at: 21, effectiveRange: nil) as? URL == URL(string: "https://example.org"))
    }

    @Test("the rules of a style sheet about text apply, and then an element's own style")
    func styleSheet() throws {
        let source = """
            <style>/* } */ body { font-family: -apple-system, Helvetica; font-size: 17pt; color: #ff0000 }
            p.note, #last { text-align: center; font-weight: bold } @media print { p { color: blue } }
            p { font: 10pt/1.5 'Times New Roman', serif } ul > li { color: blue }</style>
            Body<p>Text</p><p class="big note">Note</p><p id='last' style="font-size: 2em; color: #00ff00">Last</p><ul><li>Item</li></ul>
            """
        let text = try NSAttributedString(
            data: Data(source.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        #expect(text.string == "Body\nText\nNote\nLast\n\t•\tItem\n")
        func attribute<T>(_ key: NSAttributedString.Key, of word: String, as type: T.Type = T.self) -> T? {
            text.attribute(key, at: (text.string as NSString).range(of: word).location, effectiveRange: nil) as? T
        }
        func font(_ word: String) -> UIFont? { attribute(.font, of: word) }
        func isCentered(_ word: String) -> Bool { attribute(.paragraphStyle, of: word, as: NSParagraphStyle.self)?.alignment == .center }
        #expect(font("Body")?.familyName == UIFont.systemFont(ofSize: 17).familyName && font("Body")?.pointSize == 17)
        #expect(["Text", "Note", "Last"].map { font($0)?.pointSize } == [10, 10, 34])
        #expect(["Text", "Note", "Last"].map { font($0)?.ctFont.isBold } == [false, true, true])
        #expect(["Body", "Text", "Note", "Last"].map(isCentered) == [false, false, true, true])
        func color(_ word: String) -> [CGFloat]? { attribute(.foregroundColor, of: word, as: UIColor.self)?.cgColor.components }
        #expect(color("Item") == [1, 0, 0, 1] && color("Last") == [0, 1, 0, 1])
    }

    @Test("items of ordered lists have numbers, those of inner lists other bullets")
    func lists() throws {
        let source = "<ol><li>a</li><li>b<ul><li>c</li></ul></li></ol><ul><li>d<ul><li>e</li></ul></li></ul><ol start=7><li>f</li></ol>"
        let text = try NSAttributedString(
            data: Data(source.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        #expect(text.string == "\t1.\ta\n\t2.\tb\n\t◦\tc\n\t•\td\n\t◦\te\n\t7.\tf\n")
    }

    @Test("RTF becomes text with its fonts, colors, links, and paragraphs")
    func rtf() throws {
        let source = #"""
            {\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Helvetica;}{\f1 Georgia;}}{\colortbl;\red255\green0\blue0;}
            {\*\expandedcolortbl;;}\f0\fs28 Plain \b bold\b0  caf\'e9 \u8364 ? {\cf1 red}\par
            \pard\qc\li400\f1\fs40 Middle {\field{\*\fldinst{HYPERLINK "https://example.org"}}{\fldrslt link}}}
            """#
        let text = try NSAttributedString(data: Data(source.utf8), options: [:], documentAttributes: nil)
        #expect(text.string == "Plain bold café € red\nMiddle link")
        func attribute<T>(_ key: NSAttributedString.Key, of word: String, as type: T.Type = T.self) -> T? {
            text.attribute(key, at: (text.string as NSString).range(of: word).location, effectiveRange: nil) as? T
        }
        #expect(
            attribute(.font, of: "Plain", as: UIFont.self)?.pointSize == 14
                && attribute(.font, of: "Middle", as: UIFont.self)?.pointSize == 20)
        #expect(
            attribute(.font, of: "bold", as: UIFont.self)?.ctFont.isBold == true
                && attribute(.font, of: "café", as: UIFont.self)?.ctFont.isBold == false)
        #expect(attribute(.foregroundColor, of: "red", as: UIColor.self) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(attribute(.link, of: "link", as: URL.self) == URL(string: "https://example.org"))
        let style = try #require(attribute(.paragraphStyle, of: "Middle", as: NSParagraphStyle.self))
        #expect(style.alignment == .center && style.headIndent == 20)
    }

    @Test("text that is written as RTF and read again keeps its characters, fonts, colors, lines, links, and paragraphs")
    func writtenRTF() throws {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.firstLineHeadIndent, style.headIndent, style.paragraphSpacing) = (.center, 30, 20, 6)
        let text = NSMutableAttributedString(string: "Plain {\\} é 👍\ttab\n")
        text.append(
            NSAttributedString(
                string: "Bold link",
                attributes: [
                    .font: UIFont(name: "Helvetica-Bold", size: 18) as Any, .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
                    .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: 1, .paragraphStyle: style,
                    .link: URL(string: "https://a.b/c") as Any,
                ]))
        let whole = NSRange(location: 0, length: text.length)
        let data = try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        let read = try NSAttributedString(data: data, documentAttributes: nil)
        #expect(read.string == text.string)
        let found = read.attributes(at: read.length - 1, effectiveRange: nil), font = found[.font] as? UIFont
        #expect(font?.pointSize == 18 && font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect((read.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 12)
        #expect(found[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(found[.underlineStyle] as? Int == 1 && found[.strikethroughStyle] as? Int == 1)
        #expect((found[.link] as? URL)?.absoluteString == "https://a.b/c")
        let paragraph = try #require(found[.paragraphStyle] as? NSParagraphStyle)
        #expect(paragraph.alignment == .center && paragraph.firstLineHeadIndent == 30 && paragraph.headIndent == 20)
        #expect(paragraph.paragraphSpacing == 6)
    }

    @Test("text is written as plain text and as HTML, and a range outside of it is refused")
    func writtenText() throws {
        let text = NSAttributedString(string: "a < b\nc", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        let whole = NSRange(location: 0, length: text.length)
        #expect(try String(decoding: text.data(from: NSRange(location: 4, length: 3)), as: UTF8.self) == "b\nc")
        let html = try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let read = try NSAttributedString(data: html, options: [.documentType: NSAttributedString.DocumentType.html])
        let font = try #require(read.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
        #expect(read.string.trimmingCharacters(in: .newlines) == "a < b\nc")
        #expect(font.pointSize == 20 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(throws: CocoaError.self) { try text.data(from: NSRange(location: 5, length: 9)) }
        #expect(throws: CocoaError.self) {
            try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtfd])
        }
    }

    @Test("damaged RTF gives the text it contains, and never traps")
    func damagedRTF() throws {
        let source = Array(#"{\rtf1\ansi{\fonttbl{\f0 Helvetica;}}\f0\fs999999999999 A\u99999999 ?\'zz{\cf7 B}}}}\fs-3 C"#.utf8)
        for count in 5...source.count {
            _ = try NSAttributedString(
                data: Data(source.prefix(count)), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        }
    }

    @Test("unreadable document types throw an error")
    func refused() {
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: Data("no rtf".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        }
    }
}
