import Foundation
import InterfaceBuilder
import UIKitRuntime

/// The texts of one interface file in one language, by `OBJECTID.property` (SP-A101).
struct InterfaceStrings {
    enum Table {
        case strings(URL)
        case plurals(URL)
        case catalog(URL, languages: [String])
    }

    private var texts: [String: String] = [:]

    /// Creates the strings from tables, of which earlier ones take precedence.
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

    /// Returns the properties whose texts differ from `other`'s, by object id.
    func changes(from other: InterfaceStrings) -> [String: Set<String>] {
        var changes: [String: Set<String>] = [:]
        for key in Set(texts.keys).union(other.texts.keys) where texts[key] != other.texts[key] {
            guard let dot = key.firstIndex(of: ".") else { continue }
            changes[String(key[..<dot]), default: []].insert(String(key[key.index(after: dot)...]))
        }
        return changes
    }

    private static func strings(at url: URL) -> [String: String] {
        guard let data = try? Data(contentsOf: url) else { return [:] }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return list as? [String: String] ?? StringsFile(data).pairs
    }

    /// Returns plural forms. A text of an interface has no number that selects a plural, so it uses the "other" form.
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
