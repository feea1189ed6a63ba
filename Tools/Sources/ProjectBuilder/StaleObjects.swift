import Foundation
import SourceTranslator

/// Objects that an incremental build would keep although they are out of date. SwiftPM does not notice when the members of a class in
/// another module change: objects of the modules above then call the wrong vtable slot and read its properties at the wrong offset. So a
/// build of updated sources recompiles every module above one whose declarations changed. Changed bodies cost nothing.
enum StaleObjects {
    /// Removes the stale objects in `products`, and records the current declarations. Without the record of an earlier build, nothing is
    /// removed.
    /// - Parameters:
    ///   - sources: The package's `Sources` folder: see ``LibraryModules``.
    ///   - products: The folder of SwiftPM's objects, `.build/debug`, which need not exist yet.
    static func remove(sources: String, products: String) throws {
        let modules = read(sources)
        let memory = products.appending("declarations.json")
        if let data = FileManager.default.contents(atPath: memory),
            let before = try? JSONDecoder().decode([String: String].self, from: data)
        {
            let changed = Set(modules.filter { before[$0.key] != $0.value.declarations }.keys)
            for module in above(changed, in: modules) { removeObjects(in: products.appending(module + ".build")) }
        }
        try FileManager.default.createDirectory(atPath: products, withIntermediateDirectories: true)
        try JSONEncoder().encode(modules.mapValues(\.declarations)).write(to: URL(fileURLWithPath: memory), options: .atomic)
    }

    /// Removes a module's objects, but keeps the files that SwiftPM writes while planning: it plans again only when files are added or
    /// removed, and no build succeeds without them.
    private static func removeObjects(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name != "output-file-map.json" && name != "DerivedSources" {
            try? FileManager.default.removeItem(atPath: folder.appending(name))
        }
    }

    struct Module {
        var imports: Set<String> = []
        /// A fingerprint of the declarations.
        var declarations = ""
    }

    private static func read(_ sources: String) -> [String: Module] {
        LibraryModules.folders(sources).mapValues(module)
    }

    private static func module(_ folder: String) -> Module {
        var module = Module(), fingerprint = Fingerprint()
        SourceFolder.walk(folder) { path, _, isDirectory in
            guard !isDirectory, path.hasSuffix(".swift"), let text = try? String(contentsOfFile: path, encoding: .utf8) else { return true }
            for line in text.split(separator: "\n") {
                guard let words = declaration(line) else { continue }
                if let place = words.firstIndex(of: "import"), place + 1 < words.count { module.imports.insert(String(words[place + 1])) }
                fingerprint.add(words.joined(separator: " "))
            }
            return true
        }
        module.declarations = fingerprint.text
        return module
    }

    /// Returns the words of a line that declares a member, up to its body, or `nil` for a statement. Lines indented deeper than a nested
    /// type's members are in a body.
    static func declaration(_ line: Substring) -> [Substring]? {
        let indentation = line.prefix { $0 == " " }.utf8.count
        guard indentation <= 8 else { return nil }
        let words = (line.range(of: " {").map { line[..<$0.lowerBound] } ?? line).split(separator: " ")
        guard let first = words.first else { return nil }
        let keyword = first.prefix { $0 != "(" && $0 != "<" && $0 != "?" && $0 != "!" }
        guard first.hasPrefix("@") || starts.contains(keyword) || (indentation <= 4 && stored.contains(keyword)) else { return nil }
        return words
    }

    private static let starts: Set<Substring> = [
        "import", "class", "struct", "enum", "protocol", "extension", "actor", "func", "init", "deinit", "subscript", "typealias", "open",
        "public", "package",
        "internal", "private", "fileprivate",
        "final", "static", "override", "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonisolated", "dynamic",
        "indirect",
    ]
    /// Keywords that may also start a statement in a member's body.
    private static let stored: Set<Substring> = ["var", "let", "case"]

    /// Returns the modules that import one of `changed`, directly or indirectly.
    static func above(_ changed: Set<String>, in modules: [String: Module]) -> Set<String> {
        var found: Set<String> = [], frontier = changed
        while !frontier.isEmpty {
            frontier = Set(modules.filter { !found.contains($0.key) && !$0.value.imports.isDisjoint(with: frontier) }.keys)
            found.formUnion(frontier)
        }
        return found
    }
}
