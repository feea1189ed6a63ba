import Foundation

/// `.xcstrings` and `.stringsdict` → the `.strings` files of each language.
// FIXME(gap): Foundation on Linux crashes on a `.stringsdict` and knows no plural rules: the "other" form serves every count.
enum StringCatalog {
    /// Destination inside the bundle → content.
    static func expand(_ path: String) -> [String: Data] {
        guard let data = FileManager.default.contents(atPath: path), let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = catalog["strings"] as? [String: [String: Any]]
        else { return [:] }
        let table = path.lastPathComponent.deletingPathExtension
        let source = catalog["sourceLanguage"] as? String ?? "en"
        var plain: [String: [String: String]] = [:]
        for (key, entry) in strings {
            let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
            if localizations[source] == nil { plain[source, default: [:]][key] = key }
            for (language, localization) in localizations {
                if let value = (localization["stringUnit"] as? [String: Any])?["value"] as? String {
                    plain[language, default: [:]][key] = value
                } else if let variations = (localization["variations"] as? [String: Any])?["plural"] as? [String: [String: Any]] {
                    plain[language, default: [:]][key] = ((variations["other"])?["stringUnit"] as? [String: Any])?["value"] as? String ?? key
                }
            }
        }
        var result: [String: Data] = [:]
        for (language, strings) in plain { result["\(language).lproj/\(table).strings"] = write(strings) }
        return result
    }

    /// The strings of a `.stringsdict` with what the `.strings` file beside it holds; nil when it cannot be read.
    static func flatten(stringsdict path: String) -> Data? {
        func list(_ path: String) -> [String: Any]? {
            FileManager.default.contents(atPath: path).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
        }
        guard let rules = list(path) as? [String: [String: Any]] else { return nil }
        var strings = list(path.deletingPathExtension + ".strings") as? [String: String] ?? [:]
        for (key, entry) in rules {
            var text = entry["NSStringLocalizedFormatKey"] as? String ?? key
            for (name, rule) in entry {
                guard let other = (rule as? [String: Any])?["other"] as? String else { continue }
                text = text.replacingOccurrences(of: "%#@\(name)@", with: other)
            }
            strings[key] = text
        }
        return write(strings)
    }

    private static func write(_ strings: [String: String]) -> Data {
        Data(strings.sorted { $0.key < $1.key }.map { "\(quoted($0.key)) = \(quoted($0.value));\n" }.joined().utf8)
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n") + "\""
    }
}
