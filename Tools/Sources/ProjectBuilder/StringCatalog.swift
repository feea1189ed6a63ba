import Foundation

/// `.xcstrings` → the `.strings` and `.stringsdict` files of each language.
enum StringCatalog {
    /// Destination inside the bundle → content.
    static func expand(_ path: String) -> [String: Data] {
        guard let data = FileManager.default.contents(atPath: path), let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = catalog["strings"] as? [String: [String: Any]]
        else { return [:] }
        let table = path.lastPathComponent.deletingPathExtension
        let source = catalog["sourceLanguage"] as? String ?? "en"
        var plain: [String: [String: String]] = [:]
        var plural: [String: [String: Any]] = [:]
        for (key, entry) in strings {
            let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
            if localizations[source] == nil { plain[source, default: [:]][key] = key }
            for (language, localization) in localizations {
                if let value = (localization["stringUnit"] as? [String: Any])?["value"] as? String {
                    plain[language, default: [:]][key] = value
                } else if let variations = (localization["variations"] as? [String: Any])?["plural"] as? [String: [String: Any]] {
                    var rule: [String: Any] = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld"]
                    for (category, unit) in variations { rule[category] = (unit["stringUnit"] as? [String: Any])?["value"] as? String ?? "" }
                    plural[language, default: [:]][key] = ["NSStringLocalizedFormatKey": "%#@value@", "value": rule] as [String: Any]
                    // FIXME(gap): stringsdict is not read by Foundation on Linux; the "other" form serves.
                    plain[language, default: [:]][key] = rule["other"] as? String ?? key
                }
            }
        }
        var result: [String: Data] = [:]
        for (language, table_) in plain {
            let text = table_.sorted { $0.key < $1.key }.map { "\(quoted($0.key)) = \(quoted($0.value));\n" }.joined()
            result["\(language).lproj/\(table).strings"] = Data(text.utf8)
        }
        for (language, rules) in plural {
            result["\(language).lproj/\(table).stringsdict"] = try? PropertyListSerialization.data(fromPropertyList: rules, format: .xml, options: 0)
        }
        return result
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n") + "\""
    }
}
