import Foundation

/// Converts a string catalog, `.xcstrings`, to the `.strings` and `.stringsdict` files of each language, as Xcode compiles it.
enum StringCatalog {
    /// Returns the files' contents by their path in the bundle.
    static func expand(_ path: String) -> [String: Data] {
        guard let data = ProjectFile.data(path), let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = catalog["strings"] as? [String: [String: Any]]
        else { return [:] }
        let table = path.lastPathComponent.deletingPathExtension
        let source = (catalog["sourceLanguage"] as? String).flatMap { ProjectName($0)?.text } ?? "en"
        var plain: [String: [String: String]] = [:]
        var plurals: [String: [String: [String: Any]]] = [:]
        for (key, entry) in strings {
            let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
            if localizations[source] == nil { plain[source, default: [:]][key] = key }
            for (language, localization) in localizations where ProjectName(language) != nil {
                if let rules = rules(localization, key) {
                    plurals[language, default: [:]][key] = rules
                } else {
                    plain[language, default: [:]][key] = value(localization)
                }
            }
        }
        var result: [String: Data] = [:]
        for (language, strings) in plain { result["\(language).lproj/\(table).strings"] = write(strings) }
        for (language, rules) in plurals {
            result["\(language).lproj/\(table).stringsdict"] = try? PropertyListSerialization.data(
                fromPropertyList: rules, format: .xml, options: 0)
        }
        return result
    }

    /// Returns the place in the bundle of a catalog's table: `en.lproj/Main.strings`, beside the catalog. An interface file's catalog is in
    /// the folder of several languages, `mul.lproj`, which a bundle doesn't have.
    static func place(of table: String, ofCatalog destination: String) -> String {
        let folder = destination.deletingLastPathComponent
        return (folder.hasSuffix(".lproj") ? folder.deletingLastPathComponent : folder).appending(table)
    }

    /// Returns the text, in its variant for phones if it varies by device.
    private static func value(_ localization: [String: Any]) -> String? {
        if let value = (localization["stringUnit"] as? [String: Any])?["value"] as? String { return value }
        let devices = (localization["variations"] as? [String: Any])?["device"] as? [String: [String: Any]]
        return (devices?["iphone"] ?? devices?["other"]).flatMap(value)
    }

    /// Returns an entry of a `.stringsdict`, or `nil` for a text without plural forms.
    private static func rules(_ localization: [String: Any], _ key: String) -> [String: Any]? {
        if let forms = forms(localization) {
            return ["NSStringLocalizedFormatKey": "%#@value@", "value": forms]
        }
        guard let substitutions = localization["substitutions"] as? [String: [String: Any]], !substitutions.isEmpty else { return nil }
        var result: [String: Any] = [:]
        var format = value(localization) ?? key
        for (name, substitution) in substitutions {
            guard let forms = forms(substitution) else { continue }
            result[name] = forms
            // The catalog numbers the arguments outside the text.
            if let number = substitution["argNum"] as? Int {
                format = format.replacingOccurrences(of: "%#@\(name)@", with: "%\(number)$#@\(name)@")
            }
        }
        result["NSStringLocalizedFormatKey"] = format
        return result
    }

    private static func forms(_ localization: [String: Any]) -> [String: String]? {
        guard let plural = (localization["variations"] as? [String: Any])?["plural"] as? [String: [String: Any]] else { return nil }
        return plural.compactMapValues { ($0["stringUnit"] as? [String: Any])?["value"] as? String }.merging([
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType"
        ]) { own, _ in own }
    }

    private static func write(_ strings: [String: String]) -> Data {
        Data(strings.sorted { $0.key < $1.key }.map { "\(quoted($0.key)) = \(quoted($0.value));\n" }.joined().utf8)
    }

    private static func quoted(_ text: String) -> String {
        "\""
            + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(
                of: "\n", with: "\\n") + "\""
    }
}
