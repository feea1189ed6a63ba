import Foundation

/// The texts of one interface file in one language, by `OBJECTID.property` (SP-A101).
struct InterfaceStrings {
    enum Table {
        case strings(URL)
        case plurals(URL)
        case catalog(URL, languages: [String])
    }

    private var texts: [String: String] = [:]

    /// Earlier tables win.
    init(tables: [Table]) {
        for table in tables {
            let found: [String: String]
            switch table {
            case .strings(let url): found = Self.strings(at: url)
            case .plurals(let url): found = Self.plurals(at: url)
            case .catalog(let url, let languages): found = Self.catalog(at: url, languages)
            }
            texts.merge(found) { own, _ in own }
        }
    }

    subscript(object: String?, property: String) -> String? {
        guard !texts.isEmpty, let object else { return nil }
        return texts["\(object).\(property)"]
    }

    private static func strings(at url: URL) -> [String: String] {
        guard let data = try? Data(contentsOf: url) else { return [:] }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return list as? [String: String] ?? StringsFile.read(data)
    }

    /// A text of an interface has no number to choose a plural by: its "other" form stands.
    private static func plurals(at url: URL) -> [String: String] {
        guard let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: [String: Any]]
        else { return [:] }
        return list.compactMapValues { entry in
            guard var format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
            for (name, value) in entry {
                guard let forms = value as? [String: Any], let other = forms["other"] as? String else { continue }
                format = format.replacingOccurrences(of: "%#@\(name)@", with: other)
            }
            return format
        }
    }

    private static func catalog(at url: URL, _ languages: [String]) -> [String: String] {
        struct Catalog: Decodable {
            struct Unit: Decodable { let value: String }
            struct Localization: Decodable { let stringUnit: Unit? }
            struct Entry: Decodable { let localizations: [String: Localization]? }
            let strings: [String: Entry]
        }
        guard let data = try? Data(contentsOf: url), let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return [:] }
        return catalog.strings.compactMapValues { entry in
            languages.lazy.compactMap { entry.localizations?[$0]?.stringUnit?.value }.first
        }
    }
}

/// The `"key" = "value";` form, in UTF-8 or UTF-16.
enum StringsFile {
    static func read(_ data: Data) -> [String: String] {
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

        /// White space and comments.
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
