import Foundation
import UIKitRuntime

/// A file with `"key" = "value";` pairs, in UTF-8 or UTF-16.
package enum StringsFile {
    /// Returns the pairs, as far as the file can be parsed.
    package static func read(_ data: Data) -> [String: String] {
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        let text = isWide ? String(data: data, encoding: .utf16) ?? "" : String(decoding: data, as: UTF8.self)
        var scanner = Scanner(text: Array(text.unicodeScalars))
        return scanner.pairs()
    }

    private struct Scanner {
        let text: [Unicode.Scalar]
        var index = 0

        init(text: [Unicode.Scalar]) { self.text = text }

        mutating func pairs() -> [String: String] {
            var result: [String: String] = [:]
            while let key = token() {
                skip()
                guard index < text.count, text[index] == "=" else { return result }
                index += 1
                guard let value = token() else { return result }
                result[key] = value
                skip()
                if index < text.count, text[index] == ";" { index += 1 }
            }
            return result
        }

        /// Skips white space and comments.
        private mutating func skip() {
            while index < text.count {
                if text[index].properties.isWhitespace || text[index] == "\u{FEFF}" {
                    index += 1
                } else if text[index] == "/", index + 1 < text.count, text[index + 1] == "/" {
                    while index < text.count, text[index] != "\n" { index += 1 }
                } else if text[index] == "/", index + 1 < text.count, text[index + 1] == "*" {
                    index += 2
                    while index + 1 < text.count, !(text[index] == "*" && text[index + 1] == "/") { index += 1 }
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
            index += 1
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
