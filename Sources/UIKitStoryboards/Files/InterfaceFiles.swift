import Foundation
import InterfaceBuilder

/// An interface file found in a bundle, with the strings of the current language.
@MainActor
final class InterfaceSource {
    private(set) var document: InterfaceDocument
    let name: String
    let bundle: Bundle
    private(set) var strings: InterfaceStrings
    /// The file in the bundle, or `nil` for data that is not on disk.
    let url: URL?

    init(_ document: InterfaceDocument, name: String, bundle: Bundle, strings: InterfaceStrings, url: URL? = nil) {
        self.url = url
        self.document = document
        self.name = name
        self.bundle = bundle
        self.strings = strings
        reportUnknowns(in: document.root)
    }

    /// Whether elements are shown as they are, without the app's classes and actions, as for a launch screen and a canvas. (SP-A007)
    var isStatic: Bool { document.isLaunchScreen || DesignTime.isOn }

    private var reported: Set<String> = []

    /// Returns `true` the first time it is called with `what`.
    func reportsOnce(_ what: String) -> Bool { reported.insert(what).inserted }

    /// Replaces the content with a later version of the file.
    func replace(_ document: InterfaceDocument, _ strings: InterfaceStrings) {
        (self.document, self.strings) = (document, strings)
    }

    // Unknown elements and attributes are logged once for each document. (SP-A015)
    func reportUnknowns(in element: Element) {
        for finding in Schema.standard.findings(in: element) where reportsOnce(finding.message) {
            Console.log("\(document.place(of: finding.element)): warning: \(finding.message)")
        }
    }
}

/// Finds, opens, and caches interface files.
@MainActor
enum InterfaceFiles {
    /// The user's languages in order of preference: `fr-CH`, `fr`, `en`.
    static var languages: [String] = AppLanguages.preferred

    /// The opened files, by path and languages.
    private(set) static var opened: [String: InterfaceSource] = [:]

    /// Opens a file. Returns `nil` if it does not exist or cannot be read; the reason is logged.
    static func open(_ name: String, _ kind: DocumentKind, in bundle: Bundle) -> InterfaceSource? {
        guard let url = url(name, kind, in: bundle) else { return nil }
        let key = "\(url.path)|\(languages.joined(separator: ","))"
        if let file = opened[key] { return file }
        do {
            let document = try InterfaceDocument(contentsOf: url, named: origin(of: url))
            let file = InterfaceSource(document, name: name, bundle: bundle, strings: strings(name, in: bundle), url: url)
            opened[key] = file
            return file
        } catch {
            Console.log("\(error)")
            return nil
        }
    }

    static func read(_ data: Data, in bundle: Bundle) -> InterfaceSource? {
        do {
            return InterfaceSource(
                try InterfaceDocument(data: data, file: "data"), name: "", bundle: bundle, strings: InterfaceStrings(tables: []))
        } catch {
            Console.log("\(error)")
            return nil
        }
    }

    /// Returns the user's original file, for messages about one that the tools copied or linked into the app's bundle. A table in the
    /// bundle maps each to its original.
    static func origin(of url: URL) -> String {
        let root = Bundle.main.bundleURL
        guard url.path.hasPrefix(root.path + "/"),
            let data = try? Data(contentsOf: root.appendingPathComponent("_UnderstudyOrigins.plist")),
            let table = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String],
            let file = table[String(url.path.dropFirst(root.path.count + 1))]
        else { return url.resolvingSymlinksInPath().path }
        return file
    }

    /// Forgets every opened file.
    static func purge() { opened = [:] }

    // MARK: Searching

    // The language's file, else the base; the idiom's variant first. (SP-B020, SP-A102)
    static func url(_ name: String, _ kind: DocumentKind, in bundle: Bundle) -> URL? {
        guard !name.isEmpty, isInside(name), let root = bundle.resourceURL else { return nil }
        let extensions = kind == .storyboard ? ["storyboardc", "storyboard"] : ["nib", "xib"]
        let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        for folder in folders(in: bundle, root) {
            for candidate in [name + idiom, name] {
                for suffix in extensions {
                    let url = root.appendingPathComponent(folder.isEmpty ? "\(candidate).\(suffix)" : "\(folder)/\(candidate).\(suffix)")
                    var isDirectory: ObjCBool = false
                    // A folder of that name is the compiled form of Apple's tools, which is not supported.
                    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), !isDirectory.boolValue { return url }
                }
            }
        }
        return nil
    }

    /// Whether a name is not a path: nothing outside the bundle is opened.
    private static func isInside(_ name: String) -> Bool {
        !name.hasPrefix("/") && !name.split(separator: "/", omittingEmptySubsequences: false).contains("..")
    }

    /// Returns the language folders first, then the bundle itself, then the base and other folders.
    private static func folders(in bundle: Bundle, _ root: URL) -> [String] {
        let own = languageNames(in: root).map { "\($0).lproj" }, others = languages.flatMap(forms).map { "\($0).lproj" }
        let development = (bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String).map { ["\($0).lproj"] } ?? []
        var seen: Set<String> = []
        return (own + ["", "Base.lproj"] + development + ["en.lproj"] + others).filter { seen.insert($0).inserted }
    }

    /// Returns the names of the user's languages, best first, up to the first one that the bundle has: texts of later ones are not mixed
    /// in. (SP-A102) The earlier ones may be in string catalogs, which have no folders.
    private static func languageNames(in root: URL) -> [String] {
        var names: [String] = []
        for language in languages {
            let forms = forms(of: language)
            names += forms
            if forms.contains(where: { FileManager.default.fileExists(atPath: root.appendingPathComponent("\($0).lproj").path) }) { break }
        }
        return names
    }

    /// Returns a language in the forms that bundles use, best first: `fr-CA`, `fr`, `fr_CA`.
    private static func forms(of language: String) -> [String] {
        let parts = language.split(separator: "-")
        let shorter = (1..<max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: "-") }
        return [language] + shorter + [language.replacingOccurrences(of: "-", with: "_")]
    }

    static func strings(_ name: String, in bundle: Bundle) -> InterfaceStrings { InterfaceStrings(tables: lookups(name, in: bundle)) }

    /// Returns the tables that may contain strings of `name`: `fr.lproj/Main.strings`, then a string catalog beside the file.
    private static func lookups(_ name: String, in bundle: Bundle) -> [InterfaceStrings.Table] {
        guard let root = bundle.resourceURL else { return [] }
        var tables: [InterfaceStrings.Table] = []
        let own = languageNames(in: root)
        for language in own {
            tables.append(.strings(root.appendingPathComponent("\(language).lproj/\(name).strings")))
            tables.append(.plurals(root.appendingPathComponent("\(language).lproj/\(name).stringsdict")))
        }
        for folder in ["", "Base.lproj/", "mul.lproj/"] {
            tables.append(.catalog(root.appendingPathComponent("\(folder)\(name).xcstrings"), languages: own))
        }
        return tables
    }
}
