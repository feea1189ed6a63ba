/// Text in XML and HTML.
public enum MarkupText {
    /// Returns text as the content of an element. Line feeds and tabs stay.
    public static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

    /// Returns text as the value of an attribute in double quotes, where line feeds and tabs would otherwise become spaces.
    public static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        guard text.utf8.contains(where: isSpecial) else { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where isAttribute: result += "&quot;"
            // A parser reads a carriage return as a line feed.
            case "\r": result += "&#13;"
            case "\n" where isAttribute: result += "&#10;"
            case "\t" where isAttribute: result += "&#9;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            // XML 1.0 has no form for these characters, not even a reference.
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether a byte of UTF-8 may belong to a character that is escaped.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0xEF, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
        default: false
        }
    }
}
