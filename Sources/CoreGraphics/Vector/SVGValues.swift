import Foundation

/// Parses the values of SVG's attributes.
enum SVGValues {
    static func numbers(_ text: String) -> [CGFloat] {
        let bytes = Array(text.utf8)
        var (cursor, result): (Int, [CGFloat]) = (0, [])
        while cursor < bytes.count {
            if let number = DecimalReader.read(bytes, &cursor) { result.append(number) } else { cursor += 1 }
        }
        return result
    }

    /// Returns a length in user units; a percentage is relative to `whole`.
    static func length(_ text: String?, of whole: CGFloat) -> CGFloat? {
        guard let text else { return nil }
        let bytes = Array(text.trimmingCharacters(in: .whitespaces).utf8)
        var cursor = 0
        guard let value = DecimalReader.read(bytes, &cursor), value.isFinite else { return nil }
        switch String(decoding: bytes[cursor...], as: UTF8.self) {
        case "%": return value / 100 * whole
        case "pt": return value * 4 / 3
        case "pc": return value * 16
        case "mm": return value * 96 / 25.4
        case "cm": return value * 96 / 2.54
        case "in": return value * 96
        case "em", "rem": return value * 16
        default: return value
        }
    }

    /// Returns a number from 0 to 1, or a percentage.
    static func fraction(_ text: String) -> CGFloat {
        guard let value = numbers(text).first, value.isFinite else { return 1 }
        return min(max(text.contains("%") ? value / 100 : value, 0), 1)
    }

    /// Returns the name inside `url(#name)`.
    static func url(_ text: String) -> String? {
        guard text.hasPrefix("url("), let end = text.firstIndex(of: ")") else { return nil }
        let inner = text[text.index(text.startIndex, offsetBy: 4)..<end].trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
        return inner.hasPrefix("#") ? String(inner.dropFirst()) : nil
    }

    static func transform(_ text: String) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for part in text.split(separator: ")") {
            let pieces = part.split(separator: "(", maxSplits: 1)
            guard pieces.count == 2 else { continue }
            let n = numbers(String(pieces[1]))
            func at(_ index: Int, _ fallback: CGFloat = 0) -> CGFloat { index < n.count && n[index].isFinite ? n[index] : fallback }
            let radians = at(0) * .pi / 180
            let step: CGAffineTransform
            switch pieces[0].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t\r")) {
            case "matrix" where n.count == 6: step = CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
            case "translate": step = CGAffineTransform(translationX: at(0), y: at(1))
            case "scale": step = CGAffineTransform(scaleX: at(0, 1), y: at(1, at(0, 1)))
            case "rotate":
                step = CGAffineTransform(translationX: at(1), y: at(2)).rotated(by: radians).translatedBy(x: -at(1), y: -at(2))
            case "skewX": step = CGAffineTransform(a: 1, b: 0, c: CGFloat(tan(Double(radians))), d: 1, tx: 0, ty: 0)
            case "skewY": step = CGAffineTransform(a: 1, b: CGFloat(tan(Double(radians))), c: 0, d: 1, tx: 0, ty: 0)
            default: continue
            }
            result = step.concatenating(result)
        }
        return result
    }

    static func color(_ text: String) -> SolidPaint? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text.hasPrefix("#") {
            let digits = text.dropFirst()
            guard let value = UInt32(digits, radix: 16) else { return nil }
            func paint(_ r: UInt32, _ g: UInt32, _ b: UInt32, _ a: UInt32) -> SolidPaint {
                SolidPaint(red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: CGFloat(a) / 255)
            }
            switch digits.count {
            case 3: return paint((value >> 8 & 15) * 17, (value >> 4 & 15) * 17, (value & 15) * 17, 255)
            case 4: return paint((value >> 12 & 15) * 17, (value >> 8 & 15) * 17, (value >> 4 & 15) * 17, (value & 15) * 17)
            case 6: return paint(value >> 16 & 255, value >> 8 & 255, value & 255, 255)
            case 8: return paint(value >> 24, value >> 16 & 255, value >> 8 & 255, value & 255)
            default: return nil
            }
        }
        if text.hasPrefix("rgb") {
            let n = numbers(text)
            guard n.count >= 3 else { return nil }
            let whole: CGFloat = text.contains("%") ? 100 : 255
            return SolidPaint(red: n[0] / whole, green: n[1] / whole, blue: n[2] / whole, alpha: n.count > 3 ? n[3] : 1)
        }
        if text == "transparent" { return SolidPaint(red: 0, green: 0, blue: 0, alpha: 0) }
        return names[text].flatMap { color($0) }
    }

    private static let names: [String: String] = [
        "black": "#000", "white": "#fff", "red": "#f00", "lime": "#0f0", "green": "#008000", "blue": "#00f", "yellow": "#ff0",
        "cyan": "#0ff",
        "aqua": "#0ff", "magenta": "#f0f", "fuchsia": "#f0f", "gray": "#808080", "grey": "#808080", "silver": "#c0c0c0",
        "maroon": "#800000",
        "olive": "#808000", "navy": "#000080", "purple": "#800080", "teal": "#008080", "orange": "#ffa500", "pink": "#ffc0cb",
        "brown": "#a52a2a",
        "gold": "#ffd700", "indigo": "#4b0082", "violet": "#ee82ee", "tomato": "#ff6347", "coral": "#ff7f50", "salmon": "#fa8072",
        "khaki": "#f0e68c",
        "crimson": "#dc143c", "turquoise": "#40e0d0", "skyblue": "#87ceeb", "lightblue": "#add8e6", "steelblue": "#4682b4",
        "royalblue": "#4169e1",
        "darkblue": "#00008b", "lightgray": "#d3d3d3", "lightgrey": "#d3d3d3", "darkgray": "#a9a9a9", "darkgrey": "#a9a9a9",
        "dimgray": "#696969",
        "whitesmoke": "#f5f5f5", "beige": "#f5f5dc", "ivory": "#fffff0", "lightgreen": "#90ee90", "darkgreen": "#006400",
        "darkred": "#8b0000",
        "orangered": "#ff4500", "chocolate": "#d2691e", "tan": "#d2b48c", "plum": "#dda0dd", "orchid": "#da70d6", "slategray": "#708090",
    ]
}

extension CGColor {
    /// Returns a color in SVG's and HTML's notation: `#rgb`, `#rrggbb`, `rgb(…)` or a name.
    package static func named(inMarkup text: String) -> CGColor? { SVGValues.color(text).map { CGColor($0) } }
}
