import CoreText
import Foundation

/// Writes an attributed string as Rich Text Format, with the attributes that ``RichText`` reads.
// FIXME(gap): offsets from the baseline, shadows, and attachments are left out.
struct RichTextWriter {
    private var fonts: [String] = []
    private var colors: [UIColor] = []
    private var body = ""

    static func data(_ string: NSAttributedString) -> Data {
        var writer = RichTextWriter()
        writer.write(string)
        let fonts = writer.fonts.enumerated().map { "\\f\($0)\\fnil \($1);" }.joined()
        let colors = writer.colors.map { color in
            let parts = color.rgbParts
            return "\\red\(parts[0])\\green\(parts[1])\\blue\(parts[2]);"
        }
        return Data("{\\rtf1\\ansi\\ansicpg1252\\uc0\n{\\fonttbl\(fonts)}\n{\\colortbl;\(colors.joined())}\n\(writer.body)}".utf8)
    }

    private mutating func write(_ string: NSAttributedString) {
        var style: NSParagraphStyle?, isFirst = true
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            let own = attributes[.paragraphStyle] as? NSParagraphStyle
            if isFirst || own != style { body += "\\pard" + Self.words(own ?? .default) }
            (style, isFirst) = (own, false)
            let text = Self.escaped((string.string as NSString).substring(with: range))
            let run = "\\plain" + words(attributes) + " " + text
            let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
            body += link.map { "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped($0))\"}}{\\fldrslt\(run)}}" } ?? run
        }
    }

    private mutating func words(_ attributes: [NSAttributedString.Key: Any]) -> String {
        // Text without a font is Helvetica 12.
        let font = attributes[.font] as? UIFont
        let traits = font?.fontDescriptor.symbolicTraits ?? []
        var words = "\\f\(Self.index(of: font?.fontName ?? "Helvetica", in: &fonts))\\fs\(Int(((font?.pointSize ?? 12) * 2).rounded()))"
        if traits.contains(.traitBold) { words += "\\b" }
        if traits.contains(.traitItalic) { words += "\\i" }
        if let line = (attributes[.underlineStyle] as? NSNumber)?.intValue ?? attributes[.underlineStyle] as? Int, line != 0 {
            let style = NSUnderlineStyle(rawValue: line)
            words += style.contains(.patternDot) ? "\\uld" : style.contains(.patternDash) ? "\\uldash" : line & 0xF == 9 ? "\\uldb" : "\\ul"
        }
        if let line = (attributes[.strikethroughStyle] as? NSNumber)?.intValue ?? attributes[.strikethroughStyle] as? Int, line != 0 {
            words += "\\strike"
        }
        if let kern = (attributes[.kern] as? NSNumber)?.doubleValue, kern != 0 { words += "\\expndtw\(Int((kern * 20).rounded()))" }
        if let color = attributes[.foregroundColor] as? UIColor { words += "\\cf\(Self.index(of: color, in: &colors) + 1)" }
        if let color = attributes[.backgroundColor] as? UIColor { words += "\\cb\(Self.index(of: color, in: &colors) + 1)" }
        return words
    }

    private static func index<Element: Equatable>(of element: Element, in list: inout [Element]) -> Int {
        if let index = list.firstIndex(of: element) { return index }
        list.append(element)
        return list.count - 1
    }

    private static func words(_ style: NSParagraphStyle) -> String {
        var words = [.right: "\\qr", .center: "\\qc", .justified: "\\qj", .left: "\\ql"][style.alignment] ?? ""
        func add(_ word: String, _ length: CGFloat) {
            if length != 0, length.isFinite { words += "\\\(word)\(Int((length * 20).rounded()))" }
        }
        if style.baseWritingDirection == .rightToLeft { words += "\\rtlpar" }
        add("li", style.headIndent)
        add("fi", style.firstLineHeadIndent - style.headIndent)
        add("ri", style.tailIndent < 0 ? -style.tailIndent : 0)
        add("sb", style.paragraphSpacingBefore)
        add("sa", style.paragraphSpacing)
        add("slleading", style.lineSpacing)
        add("slminimum", style.minimumLineHeight)
        add("slmaximum", style.maximumLineHeight)
        if style.lineHeightMultiple > 0 { words += "\\sl\(Int((style.lineHeightMultiple * 240).rounded()))\\slmult1" }
        return words
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for unit in text.utf16 {
            switch unit {
            case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x09: result += "\\tab "
            case 0x0A, 0x2029: result += "\\par\n"
            case 0x2028: result += "\\line "
            case 0x20...0x7E: result += String(UnicodeScalar(UInt8(unit)))
            case 0xFFFC: break
            default: result += "\\u\(Int16(bitPattern: unit)) "
            }
        }
        return result
    }
}

/// Writes an attributed string as HTML, with the attributes that ``HTMLText`` reads.
enum HTMLWriter {
    static func text(_ string: NSAttributedString) -> String {
        var body = "<p>"
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            let text = escaped((string.string as NSString).substring(with: range))
            let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
            let (open, close) = link.map { ("<a href=\"\(escaped($0))\">", "</a>") } ?? ("", "")
            let style = style(attributes)
            let lines = text.components(separatedBy: "\n").map { $0.isEmpty ? "" : "\(open)<span style=\"\(style)\">\($0)</span>\(close)" }
            body += lines.joined(separator: "</p>\n<p>")
        }
        return "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"UTF-8\">\n</head>\n<body>\n\(body)</p>\n</body>\n</html>\n"
    }

    private static func style(_ attributes: [NSAttributedString.Key: Any]) -> String {
        let font = attributes[.font] as? UIFont, traits = font?.fontDescriptor.symbolicTraits ?? []
        var rules = ["font-family: '\(font?.familyName ?? "Helvetica")'", "font-size: \(Double(font?.pointSize ?? 12))pt"]
        if traits.contains(.traitBold) { rules.append("font-weight: bold") }
        if traits.contains(.traitItalic) { rules.append("font-style: italic") }
        let lines = [(NSAttributedString.Key.underlineStyle, "underline"), (.strikethroughStyle, "line-through")]
            .filter { ((attributes[$0.0] as? NSNumber)?.intValue ?? attributes[$0.0] as? Int ?? 0) != 0 }
        if !lines.isEmpty { rules.append("text-decoration: " + lines.map(\.1).joined(separator: " ")) }
        func rule(_ name: String, _ color: Any?) {
            guard let parts = (color as? UIColor)?.rgbParts else { return }
            rules.append(name + ": #" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
        }
        rule("color", attributes[.foregroundColor])
        rule("background-color", attributes[.backgroundColor])
        return rules.joined(separator: "; ")
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
            .replacingOccurrences(of: "\u{2028}", with: "<br>").replacingOccurrences(of: "\u{FFFC}", with: "")
    }
}

extension UIColor {
    /// Red, green, and blue, from 0 to 255.
    fileprivate var rgbParts: [Int] {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    }
}
