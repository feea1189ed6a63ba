import Foundation

/// A file with `"key" = "value";` pairs, in UTF-8 or UTF-16.
public struct StringsFile {
    /// A place in the file that can't be parsed.
    public struct Damage: Equatable, Sendable {
        /// The position, which starts at 1.
        public var line: Int
        public var column: Int
        public var message: String
    }

    /// The pairs, as far as the file can be parsed.
    public private(set) var pairs: [String: String] = [:]
    /// The first place that can't be parsed.
    public private(set) var damage: Damage?

    public init(_ data: Data) {
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        let text = isWide ? String(data: data, encoding: .utf16) ?? "" : String(decoding: data, as: UTF8.self)
        var scanner = Scanner(text: Array(text.unicodeScalars))
        pairs = scanner.pairs()
        guard let (index, message) = scanner.damage else { return }
        let before = scanner.text[..<min(index, scanner.text.count)]
        let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
        damage = Damage(line: before.count { $0 == "\n" } + 1, column: before.endIndex - start + 1, message: message)
    }

    private struct Scanner {
        let text: [Unicode.Scalar]
        var index = 0
        private(set) var damage: (index: Int, message: String)?

        init(text: [Unicode.Scalar]) { self.text = text }

        mutating func pairs() -> [String: String] {
            var result: [String: String] = [:]
            while let key = token() {
                let end = index
                skip()
                // `key;` is short for `key = key;`.
                if take(";") {
                    result[key] = key
                    continue
                }
                guard take("=") else {
                    fail(end, "“=” is missing after the key “\(key)”.")
                    return result
                }
                let start = index
                guard let value = token() else {
                    fail(start, "The key “\(key)” has no value.")
                    return result
                }
                result[key] = value
                let last = index
                skip()
                if !take(";") { fail(last, "“;” is missing after the value of “\(key)”.") }
            }
            skip()
            if index < text.count { fail(index, "A key is missing before “\(text[index])”.") }
            return result
        }

        private mutating func fail(_ index: Int, _ message: String) {
            if damage == nil { damage = (index, message) }
        }

        private mutating func take(_ mark: Unicode.Scalar) -> Bool {
            guard index < text.count, text[index] == mark else { return false }
            index += 1
            return true
        }

        /// Skips white space and comments.
        private mutating func skip() {
            while index < text.count {
                if text[index].properties.isWhitespace || text[index] == "\u{FEFF}" {
                    index += 1
                } else if text[index] == "/", index + 1 < text.count, text[index + 1] == "/" {
                    while index < text.count, text[index] != "\n" { index += 1 }
                } else if text[index] == "/", index + 1 < text.count, text[index + 1] == "*" {
                    let start = index
                    index += 2
                    while index + 1 < text.count, !(text[index] == "*" && text[index + 1] == "/") { index += 1 }
                    if index + 1 >= text.count { fail(start, "The comment has no end.") }
                    index = min(text.count, index + 2)
                } else {
                    return
                }
            }
        }

        private mutating func token() -> String? {
            skip()
            guard index < text.count else { return nil }
            var result = String.UnicodeScalarView()
            guard text[index] == "\"" else {
                while index < text.count, !text[index].properties.isWhitespace, text[index] != "=", text[index] != ";" {
                    result.append(text[index])
                    index += 1
                }
                return result.isEmpty ? nil : String(result)
            }
            let start = index
            index += 1
            while index < text.count, text[index] != "\"" {
                if text[index] == "\\", index + 1 < text.count {
                    index += 1
                    result.append(escaped())
                } else {
                    result.append(text[index])
                    index += 1
                }
            }
            if index >= text.count { fail(start, "The text has no closing quotation mark.") }
            index = min(text.count, index + 1)
            return String(result)
        }

        private mutating func escaped() -> Unicode.Scalar {
            let mark = text[index]
            index += 1
            switch mark {
            case "n": return "\n"
            case "t": return "\t"
            case "r": return "\r"
            case "U", "u":
                var value: UInt32 = 0
                for _ in 0..<4 {
                    guard index < text.count, let digit = Character(text[index]).hexDigitValue else { break }
                    value = value * 16 + UInt32(digit)
                    index += 1
                }
                return Unicode.Scalar(value) ?? "?"
            default: return mark
            }
        }
    }
}
