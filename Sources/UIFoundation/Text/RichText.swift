import CoreText
import Foundation

/// The text of a Rich Text Format document with its formatting, according to the control words of Microsoft's "Rich Text Format (RTF)
/// Specification", version 1.9.1, and those that Cocoa adds for colors, line heights and directions. Unknown words are ignored.
// FIXME(gap): pictures, tables' frames and list objects are ignored; the markers of lists are part of the text.
struct RichText {
    private enum Destination { case text, fonts, colors, instruction, nothing }

    private struct Paragraph: Hashable {
        var alignment = NSTextAlignment.natural
        var direction = NSWritingDirection.natural
        /// The indents and spacing, all in points.
        var left: CGFloat = 0, first: CGFloat = 0, right: CGFloat = 0, before: CGFloat = 0, after: CGFloat = 0, leading: CGFloat = 0
        var least: CGFloat = 0, most: CGFloat = 0, multiple: CGFloat = 0
        var tabs: [CGFloat] = []
        var tabAlignments: [NSTextAlignment] = []
        var nextTab = NSTextAlignment.left
    }

    private struct State {
        var destination = Destination.text
        var font = 0
        var size: CGFloat = 12
        var color = 0, background = 0
        var isBold = false, isItalic = false
        var underline = 0
        var strike = false
        var rise: CGFloat = 0
        var kern: CGFloat = 0
        var link: String?
        var paragraph = Paragraph()
        /// The number of characters that repeat a Unicode one for readers without Unicode support.
        var repeats = 1
    }

    let attributedString: NSAttributedString
    private let result = NSMutableAttributedString(string: "")
    private var stack = [State()]
    private var fonts: [Int: String] = [:]
    private var colors: [UIColor?] = []
    private var standardFont = 0
    private var encoding = String.Encoding.windowsCP1252
    /// Text that is not yet in `result`; the bytes that are not decoded yet follow it.
    private var units: [UInt16] = []
    private var bytes: [UInt8] = []
    private var toSkip = 0
    private var isOptional = false
    private var name = "", instruction = ""
    private var shade: (red: Int, green: Int, blue: Int)?
    private var styles: [Paragraph: NSParagraphStyle] = [:]

    static func isRichText(_ data: Data) -> Bool { data.starts(with: Array("{\\rtf".utf8)) }

    init(_ data: Data) {
        attributedString = result
        read([UInt8](data))
        flush()
    }

    // MARK: Parsing

    private mutating func read(_ source: [UInt8]) {
        var index = 0
        while index < source.count {
            let byte = source[index]
            index += 1
            switch byte {
            case UInt8(ascii: "{"):
                flush()
                stack.append(stack[stack.count - 1])
                (toSkip, isOptional) = (0, false)
            case UInt8(ascii: "}"):
                flush()
                toSkip = 0
                if stack.count > 1 { close(stack.removeLast()) }
            case UInt8(ascii: "\\"): control(source, &index)
            case 10, 13: break
            default: add(byte)
            }
        }
    }

    /// Closes a group: its field information applies to the field's other groups.
    private mutating func close(_ group: State) {
        guard group.destination == .instruction, stack[stack.count - 1].destination != .instruction else { return }
        let words = instruction.split(separator: " ")
        if words.first?.uppercased() == "HYPERLINK", let link = words.dropFirst().first(where: { !$0.hasPrefix("\\") }) {
            stack[stack.count - 1].link = link.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        }
        instruction = ""
    }

    private mutating func control(_ source: [UInt8], _ index: inout Int) {
        guard index < source.count else { return }
        let sign = source[index]
        guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(sign | 0x20) else {
            index += 1
            symbol(sign, source, &index)
            return
        }
        var word = ""
        while index < source.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(source[index] | 0x20) {
            word.append(Character(Unicode.Scalar(source[index])))
            index += 1
        }
        var digits = ""
        if index < source.count, source[index] == UInt8(ascii: "-") {
            digits = "-"
            index += 1
        }
        while index < source.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(source[index]) {
            digits.append(Character(Unicode.Scalar(source[index])))
            index += 1
        }
        if index < source.count, source[index] == 32 { index += 1 }
        let number = Int(digits.prefix(9))
        if word == "bin" {
            index = min(index + max(number ?? 0, 0), source.count)
        } else {
            perform(word, number)
        }
    }

    private mutating func symbol(_ sign: UInt8, _ source: [UInt8], _ index: inout Int) {
        switch sign {
        case UInt8(ascii: "'"):
            guard index + 2 <= source.count, let byte = UInt8(String(decoding: source[index..<index + 2], as: UTF8.self), radix: 16) else {
                return
            }
            index += 2
            add(byte)
        case UInt8(ascii: "*"): isOptional = true
        case UInt8(ascii: "~"): add("\u{A0}")
        case UInt8(ascii: "-"): add("\u{AD}")
        case UInt8(ascii: "_"): add("\u{2011}")
        case 10, 13: add("\n")
        default: add(sign)
        }
    }

    // MARK: Text

    private mutating func add(_ byte: UInt8) {
        guard toSkip == 0 else { return toSkip -= 1 }
        switch stack[stack.count - 1].destination {
        case .text: bytes.append(byte)
        case .instruction: instruction.append(Character(Unicode.Scalar(byte)))
        case .fonts:
            if byte != UInt8(ascii: ";") { return name.append(Character(Unicode.Scalar(byte))) }
            fonts[stack[stack.count - 1].font] = name.trimmingCharacters(in: .whitespaces)
            name = ""
        case .colors:
            guard byte == UInt8(ascii: ";") else { return }
            colors.append(
                shade.map { UIColor(red: CGFloat($0.red) / 255, green: CGFloat($0.green) / 255, blue: CGFloat($0.blue) / 255, alpha: 1) })
            shade = nil
        case .nothing: break
        }
    }

    private mutating func add(_ text: String) {
        guard stack[stack.count - 1].destination == .text else { return }
        decodeBytes()
        units += text.utf16
    }

    private mutating func decodeBytes() {
        guard !bytes.isEmpty else { return }
        units += (String(data: Data(bytes), encoding: encoding) ?? String(data: Data(bytes), encoding: .isoLatin1) ?? "").utf16
        bytes = []
    }

    private mutating func flush() {
        decodeBytes()
        guard !units.isEmpty else { return }
        result.append(NSAttributedString(string: String(decoding: units, as: UTF16.self), attributes: attributes(stack[stack.count - 1])))
        units = []
    }

    // MARK: Control words

    private static let texts = [
        "par": "\n", "sect": "\n", "row": "\n", "line": "\u{2028}", "tab": "\t", "cell": "\t", "emdash": "\u{2014}", "endash": "\u{2013}",
        "lquote": "\u{2018}",
        "rquote": "\u{2019}", "ldblquote": "\u{201C}", "rdblquote": "\u{201D}", "bullet": "\u{2022}", "emspace": "\u{2003}",
        "enspace": "\u{2002}",
    ]
    private static let passedOver: Set<String> = [
        "stylesheet", "info", "pict", "header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr", "footerf", "footnote",
        "object", "listtable",
        "listoverridetable", "revtbl", "filetbl", "nonshppict", "xe", "tc",
    ]
    private static let encodings: [Int: String.Encoding] = [
        1250: .windowsCP1250, 1251: .windowsCP1251, 1252: .windowsCP1252, 1253: .windowsCP1253, 1254: .windowsCP1254, 10000: .macOSRoman,
        932: .shiftJIS, 65001: .utf8,
    ]

    private mutating func perform(_ word: String, _ number: Int?) {
        let wasOptional = isOptional
        isOptional = false
        if word == "u" {
            guard let number else { return }
            decodeBytes()
            if stack[stack.count - 1].destination == .text { units.append(UInt16(truncatingIfNeeded: number)) }
            toSkip = stack[stack.count - 1].repeats
            return
        }
        if toSkip > 0 { return toSkip -= 1 }
        if let text = Self.texts[word] { return add(text) }
        if !beginsDestination(word, wasOptional) {
            flush()
            if !changeCharacters(word, number) { changeParagraph(word, CGFloat(number ?? 0) / 20) }
        }
    }

    private mutating func beginsDestination(_ word: String, _ isOptional: Bool) -> Bool {
        func begin(_ destination: Destination) -> Bool {
            stack[stack.count - 1].destination = destination
            return true
        }
        guard stack[stack.count - 1].destination != .nothing else { return true }
        switch word {
        case "fonttbl": return begin(.fonts)
        case "colortbl": return begin(.colors)
        case "fldinst": return begin(.instruction)
        case "NeXTGraphic":
            // The picture's group also contains its replacement character.
            if stack.count > 1 { stack[stack.count - 2].destination = .nothing }
            return begin(.nothing)
        default: return isOptional || Self.passedOver.contains(word) ? begin(.nothing) : false
        }
    }

    private mutating func changeCharacters(_ word: String, _ number: Int?) -> Bool {
        let last = stack.count - 1
        let isOn = number != 0
        switch word {
        case "f": stack[last].font = number ?? 0
        case "fs": stack[last].size = CGFloat(min(max(number ?? 24, 1), 2000)) / 2
        case "b": stack[last].isBold = isOn
        case "i": stack[last].isItalic = isOn
        case "ul", "ulw": stack[last].underline = isOn ? NSUnderlineStyle.single.rawValue : 0
        case "uldb": stack[last].underline = isOn ? NSUnderlineStyle.double.rawValue : 0
        case "ulth": stack[last].underline = isOn ? NSUnderlineStyle.thick.rawValue : 0
        case "uld": stack[last].underline = isOn ? NSUnderlineStyle([.single, .patternDot]).rawValue : 0
        case "uldash": stack[last].underline = isOn ? NSUnderlineStyle([.single, .patternDash]).rawValue : 0
        case "ulnone": stack[last].underline = 0
        case "strike": stack[last].strike = isOn
        case "super": stack[last].rise = 1 / 3
        case "sub": stack[last].rise = -1 / 4
        case "nosupersub": stack[last].rise = 0
        case "expndtw": stack[last].kern = CGFloat(number ?? 0) / 20
        case "cf": stack[last].color = number ?? 0
        case "cb", "highlight": stack[last].background = number ?? 0
        case "uc": stack[last].repeats = min(max(number ?? 1, 0), 8)
        case "plain":
            let old = stack[last]
            stack[last] = State()
            (stack[last].destination, stack[last].paragraph, stack[last].repeats, stack[last].link) = (
                old.destination, old.paragraph, old.repeats, old.link
            )
            stack[last].font = standardFont
        case "deff": (standardFont, stack[last].font) = (number ?? 0, number ?? 0)
        case "ansicpg": encoding = Self.encodings[number ?? 1252] ?? .windowsCP1252
        case "mac": encoding = .macOSRoman
        case "red": shade = (number ?? 0, shade?.green ?? 0, shade?.blue ?? 0)
        case "green": shade = (shade?.red ?? 0, number ?? 0, shade?.blue ?? 0)
        case "blue": shade = (shade?.red ?? 0, shade?.green ?? 0, number ?? 0)
        default: return false
        }
        return true
    }

    /// Changes the paragraph. `length` is the word's number, in points.
    private mutating func changeParagraph(_ word: String, _ length: CGFloat) {
        var paragraph = stack[stack.count - 1].paragraph
        switch word {
        case "pard": paragraph = Paragraph()
        case "ql": paragraph.alignment = .left
        case "qr": paragraph.alignment = .right
        case "qc": paragraph.alignment = .center
        case "qj": paragraph.alignment = .justified
        case "rtlpar": paragraph.direction = .rightToLeft
        case "ltrpar": paragraph.direction = .leftToRight
        case "pardirnatural": paragraph.direction = .natural
        case "li": paragraph.left = length
        case "fi": paragraph.first = length
        case "ri": paragraph.right = length
        case "sb": paragraph.before = max(length, 0)
        case "sa": paragraph.after = max(length, 0)
        case "slleading": paragraph.leading = max(length, 0)
        case "slminimum": paragraph.least = max(length, 0)
        case "slmaximum": paragraph.most = max(length, 0)
        // A negative value is exact. A multiple counts in lines of twelve points.
        case "sl": (paragraph.least, paragraph.most) = (abs(length), length < 0 ? -length : 0)
        case "slmult" where length > 0: (paragraph.multiple, paragraph.least, paragraph.most) = (paragraph.least / 12, 0, 0)
        case "tqr": paragraph.nextTab = .right
        case "tqc": paragraph.nextTab = .center
        case "tx":
            paragraph.tabs.append(length)
            paragraph.tabAlignments.append(paragraph.nextTab)
            paragraph.nextTab = .left
        default: return
        }
        stack[stack.count - 1].paragraph = paragraph
    }

    // MARK: Formatting

    private mutating func attributes(_ state: State) -> [NSAttributedString.Key: Any] {
        let size = state.rise == 0 ? state.size : state.size * 5 / 6
        // Cocoa replaces a missing font with Helvetica.
        let base =
            fonts[state.font].flatMap { CTFont.named($0, size: size) } ?? CTFont.named("Helvetica", size: size) ?? .system(size: size)
        let font = base.with(weight: state.isBold ? 0.4 : nil, isItalic: state.isItalic ? true : nil) ?? base
        var result: [NSAttributedString.Key: Any] = [.font: UIFont(font), .paragraphStyle: style(state.paragraph)]
        if let color = color(state.color) { result[.foregroundColor] = color }
        if let color = color(state.background) { result[.backgroundColor] = color }
        if state.underline != 0 { result[.underlineStyle] = state.underline }
        if state.strike { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if state.rise != 0 { result[.baselineOffset] = state.size * state.rise }
        if state.kern != 0 { result[.kern] = state.kern }
        if let link = state.link { result[.link] = URL(string: link) ?? link }
        return result
    }

    /// Returns a color of the table; the first entry means the text's own color.
    private func color(_ index: Int) -> UIColor? { index > 0 && index < colors.count ? colors[index] : nil }

    private mutating func style(_ paragraph: Paragraph) -> NSParagraphStyle {
        if let known = styles[paragraph] { return known }
        let style = NSMutableParagraphStyle()
        style.alignment = paragraph.alignment
        style.baseWritingDirection = paragraph.direction
        style.headIndent = paragraph.left
        style.firstLineHeadIndent = paragraph.left + paragraph.first
        style.tailIndent = paragraph.right > 0 ? -paragraph.right : 0
        style.paragraphSpacingBefore = paragraph.before
        style.paragraphSpacing = paragraph.after
        style.lineSpacing = paragraph.leading
        style.minimumLineHeight = paragraph.least
        style.maximumLineHeight = paragraph.most
        style.lineHeightMultiple = paragraph.multiple
        if !paragraph.tabs.isEmpty {
            style.tabStops = zip(paragraph.tabs, paragraph.tabAlignments).map { NSTextTab(textAlignment: $1, location: $0) }
        }
        styles[paragraph] = style
        return style
    }
}
