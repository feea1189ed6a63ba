import CoreText
import Foundation
import UIKitFoundation

extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The format's name, with UIKit's spelling.
        public let rawValue: String
        /// Creates a format by its name. Unknown ones can't be read.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich Text Format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich Text Format with attachments. It is neither read nor written here.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// HTML. Only text-level elements are read.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// A key for a document's properties beside its text.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The key as text, with UIKit's spelling.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for the document's format.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The key for the text's encoding, a number.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// The key for the attributes of text without any.
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
        /// The key for the paper's size in points.
        public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
        /// The key for the window's size in points.
        public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
        /// The key for the color behind the text.
        public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
    }

    /// A key for the options for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The key as text, with UIKit's spelling.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for the format; without it, the format is detected.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The key for the encoding of plain text and HTML, a number.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The key for the attributes of text without any.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    // FIXME(gap): RTFD is rejected; HTML tables and images are ignored, and of style sheets all but the simple rules about text.
    /// Reads plain text, Rich Text Format, and HTML's text-level elements. Without a document type, the type is detected from the data.
    /// Throws for a format that can't be read.
    ///
    /// - Parameter dict: Receives the document's properties; `nil` if they aren't wanted.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let given = options[.documentType]
        let named = given as? DocumentType ?? (given as? String).map(DocumentType.init)
        if named ?? .rtf == .rtf, RichText.isRichText(data) {
            self.init(attributedString: RichText(data).attributedString)
            return
        }
        let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
        let type = named ?? (text.contains("<html") || text.contains("</") ? .html : .plain)
        switch type {
        case .html: self.init(attributedString: HTMLText(text).attributedString)
        case .plain: self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
        default: throw CocoaError(.fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: "\(type.rawValue) documents cannot be read."])
        }
    }

    /// Reads a document from a file. Throws for a file or a format that can't be read.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }
}

extension NSAttributedString {
    // FIXME(gap): RTFD is refused.
    /// Returns a range as a document: plain text unless the attributes name another type. Throws for a range outside of the text, and for
    /// RTFD.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        guard range.location >= 0, range.length >= 0, range.location + range.length <= length else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: "The range \(range) is outside of the text."])
        }
        let part = attributedSubstring(from: range), given = dict[.documentType]
        let type = given as? DocumentType ?? (given as? String).map(DocumentType.init) ?? .plain
        switch type {
        case .plain:
            let number = (dict[.characterEncoding] as? NSNumber)?.uintValue ?? dict[.characterEncoding] as? UInt
            let encoding = dict[.characterEncoding] as? String.Encoding ?? number.map { String.Encoding(rawValue: $0) } ?? .utf8
            guard let data = part.string.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
            return data
        case .rtf: return RichTextWriter.data(part)
        case .html: return Data(HTMLWriter.text(part).utf8)
        default: throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: "\(type.rawValue) documents cannot be written."])
        }
    }
    /// Returns a range as a file in memory. Throws as `data(from:documentAttributes:)` does.
    public func fileWrapper(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
    }
}

extension NSMutableAttributedString {
    /// Replaces the text with the document's.
    public func read(
        from data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        setAttributedString(try NSAttributedString(data: data, options: options, documentAttributes: dict))
    }

    /// Replaces the text with that of a file. Throws, and changes nothing, if it can't be read.
    public func read(
        from url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        try read(from: Data(contentsOf: url), options: options, documentAttributes: dict)
    }
}

/// The text of an HTML document with its simple formatting, in Times 12 as in UIKit's reader.
struct HTMLText {
    private let result = NSMutableAttributedString(string: "")
    private var sheet = HTMLStyleSheet()

    private struct Style {
        var tag = ""
        var size: CGFloat = 12
        var isBold = false
        var isItalic = false
        var isFixed = false
        var underline = false
        var strike = false
        var link: String?
        var color: UIColor?
        var background: UIColor?
        /// The names of fonts, the first of which that exists is used.
        var families: [String] = []
        var alignment: NSTextAlignment?
        var offset: CGFloat = 0
        var isHidden = false
        var isPreformatted = false
        /// The number of items of a list so far.
        var items = 0
    }

    private static let headings: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04]
    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ul", "ol", "blockquote", "pre", "tr", "table", "section", "article",
        "header", "footer",
    ]

    init(_ html: String) {
        var stack = [Style()]
        var rest = html[...]
        while let open = rest.firstIndex(of: "<") {
            append(String(rest[..<open]), stack[stack.count - 1])
            rest = rest[rest.index(after: open)...]
            if rest.hasPrefix("!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let close = rest.firstIndex(of: ">") else { break }
            let tag = rest[..<close]
            element(String(tag), &stack)
            rest = rest[rest.index(after: close)...]
            guard tag.prefix(5).lowercased() == "style" else { continue }
            let end = rest.range(of: "</style", options: .caseInsensitive)?.lowerBound ?? rest.endIndex
            sheet.add(String(rest[..<end]))
            rest = rest[end...]
            // The document has a root and a body even if it names neither.
            for index in stack.indices {
                for name in ["html", "body"] { apply(sheet.declarations(tag: name), to: &stack[index], 12) }
            }
        }
        append(String(rest), stack[stack.count - 1])
    }

    var attributedString: NSAttributedString { result }

    private func element(_ text: String, _ stack: inout [Style]) {
        let isEnd = text.hasPrefix("/")
        let name = text.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" }.lowercased()
        if isEnd {
            let ended = stack.last { $0.tag == name } ?? stack[stack.count - 1]
            if HTMLText.blocks.contains(name) { breakParagraph(ended) }
            if let place = stack.lastIndex(where: { $0.tag == name }), place > 0 { stack.removeLast(stack.count - place) }
            return
        }
        let parent = stack[stack.count - 1]
        var style = parent
        style.tag = name
        if HTMLText.blocks.contains(name) { breakParagraph(parent) }
        switch name {
        case "br": return append("\u{2028}", style, isRaw: true)
        case "hr", "img", "meta", "link", "input", "!doctype": return
        case "b", "strong", "th": style.isBold = true
        case "i", "em", "cite": style.isItalic = true
        case "u", "ins": style.underline = true
        case "s", "strike", "del": style.strike = true
        case "code", "tt", "kbd", "samp": style.isFixed = true
        case "pre": (style.isFixed, style.isPreformatted) = (true, true)
        case "sup": (style.offset, style.size) = (style.size / 3, style.size * 5 / 6)
        case "sub": (style.offset, style.size) = (-style.size / 4, style.size * 5 / 6)
        case "small": style.size *= 5 / 6
        case "big": style.size *= 1.2
        case "a": style.link = HTMLText.attribute("href", in: text)
        case "center": style.alignment = .center
        case "font":
            style.color = HTMLText.attribute("color", in: text).flatMap(HTMLText.color) ?? style.color
            if let face = HTMLText.attribute("face", in: text) { style.families = HTMLText.families(face) }
        case "ol": style.items = (HTMLText.attribute("start", in: text).flatMap { Int($0) } ?? 1) - 1
        case "li": append("\t\(marker(&stack))\t", style, isRaw: true)
        case "style", "script", "title": style.isHidden = true
        default: break
        }
        if let size = HTMLText.headings[name] { (style.size, style.isBold) = (size, true) }
        if let alignment = HTMLText.attribute("align", in: text) { style.alignment = HTMLText.alignment(alignment.lowercased()) }
        let classes = HTMLText.attribute("class", in: text)?.lowercased().split(whereSeparator: \.isWhitespace).map(String.init) ?? []
        let identifier = HTMLText.attribute("id", in: text)?.lowercased()
        apply(sheet.declarations(tag: name, classes: classes, identifier: identifier), to: &style, parent.size)
        apply([HTMLText.attribute("style", in: text) ?? ""], to: &style, parent.size)
        if !text.hasSuffix("/"), stack.count < 256 { stack.append(style) }
    }

    /// Returns the marker of the next item of the innermost list: its number, or the bullet of its depth.
    private func marker(_ stack: inout [Style]) -> String {
        guard let list = stack.lastIndex(where: { $0.tag == "ol" || $0.tag == "ul" }) else { return "•" }
        if stack[list].tag == "ol" {
            stack[list].items += 1
            return "\(stack[list].items)."
        }
        let depth = stack.filter { $0.tag == "ol" || $0.tag == "ul" }.count
        return depth == 1 ? "•" : depth == 2 ? "◦" : "▪"
    }

    /// Changes a style as declarations say. Relative sizes are those of `size`, the parent's.
    private func apply(_ declarations: [String], to style: inout Style, _ size: CGFloat) {
        for declaration in declarations.flatMap({ $0.split(separator: ";") }) {
            let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            guard parts.count == 2 else { continue }
            let value = parts[1].lowercased()
            switch parts[0].lowercased() {
            case "color": style.color = HTMLText.color(value) ?? style.color
            case "background-color", "background": style.background = HTMLText.color(value) ?? style.background
            case "font-weight": style.isBold = value == "bold" || (Int(value) ?? 0) >= 600
            case "font-style": style.isItalic = value == "italic" || value == "oblique"
            case "font-family": style.families = HTMLText.families(parts[1])
            case "font-size": style.size = HTMLText.size(value, size) ?? style.size
            case "font": apply(font: parts[1], to: &style, size)
            case "text-align": style.alignment = HTMLText.alignment(value) ?? style.alignment
            case "text-decoration": (style.underline, style.strike) = (value.contains("underline"), value.contains("line-through"))
            case "display": if value == "none" { style.isHidden = true }
            default: break
            }
        }
    }

    /// Takes weight, slant, size, and families from one declaration, such as `bold 17px/1.5 Georgia, serif`.
    private func apply(font text: String, to style: inout Style, _ size: CGFloat) {
        let words = text.split(whereSeparator: \.isWhitespace)
        for (index, word) in words.enumerated() {
            if word.first?.isNumber == true, let number = HTMLText.size(word.prefix { $0 != "/" }.lowercased(), size) {
                style.size = number
                style.families = HTMLText.families(words[(index + 1)...].joined(separator: " "))
                return
            }
            if word.lowercased() == "bold" { style.isBold = true }
            if word.lowercased() == "italic" { style.isItalic = true }
        }
    }

    private static func size(_ text: String, _ parent: CGFloat) -> CGFloat? {
        let digits = text.prefix { $0.isNumber || $0 == "." }, unit = text.dropFirst(digits.count)
        guard let number = Double(digits).map({ CGFloat($0) }), number > 0 else { return nil }
        let value: CGFloat =
            switch unit {
            case "px": number * 0.75
            case "em": number * parent
            case "%": number / 100 * parent
            case "rem": number * 12
            default: number
            }
        return value < 1000 ? value : nil
    }

    private static func families(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\r'\"")) }
    }

    private static func alignment(_ text: String) -> NSTextAlignment? {
        switch text {
        case "left": .left
        case "center": .center
        case "right": .right
        case "justify": .justified
        default: nil
        }
    }

    /// Returns the value of a tag's attribute, with or without quotes.
    private static func attribute(_ name: String, in text: String) -> String? {
        var rest = text[...]
        while let range = rest.range(of: name + "=", options: .caseInsensitive) {
            let value = rest[range.upperBound...]
            guard range.lowerBound > text.startIndex, text[text.index(before: range.lowerBound)].isWhitespace else {
                rest = value
                continue
            }
            if let quote = value.first, quote == "\"" || quote == "'" { return String(value.dropFirst().prefix { $0 != quote }) }
            return String(value.prefix { !$0.isWhitespace })
        }
        return nil
    }

    private static func color(_ text: String) -> UIColor? { CGColor.named(inMarkup: text).map { UIColor(cgColor: $0) } }

    /// Ends a paragraph of a style.
    private func breakParagraph(_ style: Style) {
        guard result.length > 0, !result.string.hasSuffix("\n") else { return }
        var plain = style
        (plain.link, plain.underline, plain.strike) = (nil, false, false)
        result.append(NSAttributedString(string: "\n", attributes: attributes(plain)))
    }

    /// Returns the first of a style's fonts that exists, in its regular weight.
    private func base(_ style: Style) -> CTFont {
        for family in style.isFixed ? ["Courier New"] : style.families {
            switch family.lowercased() {
            case "-apple-system", "system-ui", "blinkmacsystemfont", "-apple-system-body": return .system(size: style.size)
            case "sans-serif": if let font = CTFont.named("Helvetica", size: style.size) { return font }
            case "monospace": if let font = CTFont.named("Courier New", size: style.size) { return font }
            default: if let font = CTFont.named(family, size: style.size) { return font }
            }
        }
        return CTFont.named("Times New Roman", size: style.size) ?? .system(size: style.size)
    }

    private func attributes(_ style: Style) -> [NSAttributedString.Key: Any] {
        let base = base(style)
        let font = base.with(weight: style.isBold ? 0.4 : nil, isItalic: style.isItalic ? true : nil) ?? base
        var result: [NSAttributedString.Key: Any] = [.font: UIFont(font), .foregroundColor: style.color ?? UIColor.black]
        if style.underline { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.strike { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if style.offset != 0 { result[.baselineOffset] = style.offset }
        if let background = style.background { result[.backgroundColor] = background }
        if let alignment = style.alignment {
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = alignment
            result[.paragraphStyle] = paragraph
        }
        if let link = style.link {
            result[.link] = URL(string: link) ?? link
            if style.color == nil { result[.foregroundColor] = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1) }
            result[.underlineStyle] = NSUnderlineStyle.single.rawValue
        }
        return result
    }

    private func append(_ text: String, _ style: Style, isRaw: Bool = false) {
        guard !text.isEmpty, !style.isHidden else { return }
        var text = text
        if !isRaw {
            if !style.isPreformatted {
                // White space becomes one space, and none at a paragraph's start.
                let startsLine =
                    result.length == 0 || result.string.hasSuffix("\n") || result.string.hasSuffix(" ")
                    || result.string.hasSuffix("\u{2028}")
                let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                let leads = text.first.map(\.isWhitespace) == true && !startsLine
                let trails = text.last.map(\.isWhitespace) == true && !(words.isEmpty && leads)
                text = (leads ? " " : "") + words + (trails && !(words.isEmpty && startsLine) ? " " : "")
            }
            text = HTMLText.decode(text)
        }
        if !text.isEmpty { result.append(NSAttributedString(string: text, attributes: attributes(style))) }
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®", "trade": "™", "hellip": "…",
        "mdash": "—",
        "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·", "euro": "€", "pound": "£",
        "deg": "°", "times": "×",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è",
        "agrave": "à", "ccedil": "ç",
    ]

    private static func decode(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var (result, rest) = ("", text[...])
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            let tail = rest[rest.index(after: start)...]
            guard let end = tail.prefix(12).firstIndex(of: ";") else {
                result += "&"
                rest = tail
                continue
            }
            let name = tail[..<end]
            let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            result += entities[String(name)] ?? number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "&\(name);"
            rest = tail[tail.index(after: end)...]
        }
        return result + rest
    }
}
