import Foundation
import InterfaceBuilder
import Synchronization
import UIKitRuntime

/// The texts of bundles: `Localizable.strings` and `Localizable.stringsdict` of the current language.
package enum StringTables {
    private struct Table: Sendable {
        var texts: [String: String] = [:]
        var plurals: [String: PluralFormat] = [:]
    }

    private static let read = Mutex<[String: Table]>([:])
    /// The tables of languages in which a part of the app is shown.
    private static let others = Mutex<[String: Table]>([:])

    /// Discards the tables, because the language changed.
    static func forget() {
        read.withLock { $0 = [:] }
        others.withLock { $0 = [:] }
        LocalizedBundles.forget()
    }

    /// Reads the tables again, whose files changed. Returns the texts that are different now, by the former ones.
    package static func reload() -> [String: String] {
        others.withLock { $0 = [:] }
        let former = read.withLock { tables in
            defer { tables = [:] }
            return tables
        }
        var result: [String: String] = [:]
        for (id, table) in former {
            guard let bar = id.lastIndex(of: "|"), let bundle = Bundle(path: String(id[..<bar])) else { continue }
            let present = Self.table(String(id[id.index(after: bar)...]), in: bundle)
            for (key, text) in table.texts { if let new = present.texts[key], new != text { result[text] = new } }
        }
        return result
    }

    /// The equivalent of `Bundle.localizedString(forKey:value:table:)`: returns the key itself if there is neither text nor value.
    static func text(_ key: String, _ value: String?, _ name: String?, in bundle: Bundle) -> String {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        return text(key, value, in: table(name, in: bundle))
    }
    /// Returns a key's text in another language than the app's, or in the development language if the bundle doesn't have it.
    package static func text(_ key: String, table name: String?, in bundle: Bundle, language: String) -> String {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        guard let root = bundle.resourceURL else { return key }
        let id = [root.path, name, language].joined(separator: "|")
        if let known = others.withLock({ $0[id] }) { return text(key, nil, in: known) }
        let new = load(name, root, bundle, LocalizedBundles.best(of: bundle, for: [language]))
        others.withLock { $0[id] = new }
        return text(key, nil, in: new)
    }
    private static func text(_ key: String, _ value: String?, in table: Table) -> String {
        if let plural = table.plurals[key] { return plural.text }
        if let text = table.texts[key] { return text }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    private static func table(_ name: String, in bundle: Bundle) -> Table {
        guard let root = bundle.resourceURL else { return Table() }
        let id = root.path + "|" + name
        if let table = read.withLock({ $0[id] }) { return table }
        let table = load(name, root, bundle, LocalizedBundles.preferred(of: bundle))
        read.withLock { $0[id] = table }
        return table
    }

    /// Loads a table from the first folder that contains it: a table without a language comes first, as in any look-up of resources.
    private static func load(_ name: String, _ root: URL, _ bundle: Bundle, _ languages: [String]) -> Table {
        let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        let folders =
            [(root, AppLanguages.preferred[0])]
            + (languages + ["Base", development].compactMap(\.self)).map { (root.appendingPathComponent($0 + ".lproj"), $0) }
        for (folder, language) in folders {
            let texts = list(folder.appendingPathComponent(name + ".strings")),
                plurals = list(folder.appendingPathComponent(name + ".stringsdict"))
            guard texts != nil || plurals != nil else { continue }
            var table = Table(texts: texts as? [String: String] ?? [:])
            // A table with only rules may have no language: the app's is used.
            let rules = PluralRules(language: language == "Base" ? development ?? "en" : language)
            for case (let key, let entry as [String: Any]) in plurals ?? [:] { table.plurals[key] = PluralFormat(entry, rules) }
            return table
        }
        return Table()
    }

    /// Returns the texts of all tables in the folder of a bundle's language, or of one table in it. The rules for plurals are JSON. The
    /// result is `nil` if the bundle lacks the folder or the table.
    package static func texts(of language: String, file: String? = nil, in bundle: Bundle) -> [String: String]? {
        guard let root = bundle.resourceURL, !language.contains("/"), file?.split(separator: "/").contains("..") != true else { return nil }
        let folder = root.appendingPathComponent(language + ".lproj")
        guard let all = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return nil }
        let names = file.map { [$0] } ?? all.sorted().filter { $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict") }
        var texts: [String: String] = [:]
        for name in names {
            guard let pairs = list(folder.appendingPathComponent(name)) else {
                if file != nil { return nil }
                continue
            }
            for (key, value) in pairs {
                if let text = value as? String {
                    texts[key] = text
                } else if JSONSerialization.isValidJSONObject(value),
                    let data = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
                {
                    texts[key] = String(decoding: data, as: UTF8.self)
                }
            }
        }
        return texts
    }

    private static func list(_ url: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? StringsFile(data).pairs
    }
}
