import Foundation

/// Reads a package's manifest from its text, without running any of it.
enum ManifestText {
    /// The way in which manifests are read.
    enum Reading: Sendable {
        /// By the package manager, which compiles and runs them in its sandbox.
        case evaluated
        /// From their text, as far as possible.
        case parsed
    }
    @TaskLocal static var reading = Reading.evaluated

    /// Returns the output of `swift package dump-package` as far as ``PackageReader`` needs it, with notes on values that are known only
    /// when the manifest runs.
    ///
    /// Throws `Failure` if there is no manifest, or if it creates no package.
    static func read(_ directory: String) throws -> (object: [String: Any], notes: [String]) {
        let file = directory.appending(manifest(in: directory))
        guard let source = ProjectFile.text(file) else { throw Failure("\(file): error: the package's manifest cannot be read") }
        let expression = ManifestExpression(source)
        guard let package = expression.package else {
            throw Failure("\(file):1:1: error: the package can't be read without running its manifest; use --evaluate-manifests to run it")
        }
        let notes = (expression.unread + package.unknowns).map {
            "\(file):\($0.line):\($0.column): note: '\($0.text)' can't be read without running the manifest; use --evaluate-manifests"
        }
        var object: [String: Any] = ["toolsVersion": ["_version": toolsVersion(source)]]
        object["name"] = package["name"]?.text
        object["targets"] = (package["targets"]?.elements ?? []).compactMap(target)
        object["products"] = (package["products"]?.elements ?? []).compactMap { product -> [String: Any]? in
            product["name"]?.text.map { ["name": $0, "targets": product["targets"]?.texts ?? []] }
        }
        object["dependencies"] = (package["dependencies"]?.elements ?? []).compactMap { dependency($0, directory) }
        object["traits"] = (package["traits"]?.elements ?? []).compactMap { trait -> [String: Any]? in
            (trait.text ?? trait["name"]?.text ?? (trait.name == "default" ? "default" : nil)).map {
                ["name": $0, "enabledTraits": trait["enabledTraits"]?.texts ?? []]
            }
        }
        let modes = package["swiftLanguageModes"] ?? package["swiftLanguageVersions"]
        object["swiftLanguageVersions"] = modes?.elements?.compactMap(mode)
        return (object, notes)
    }

    /// Returns the manifest's name: a `Package@swift-6.0.swift` if it fits the toolchain better.
    private static func manifest(in directory: String) -> String {
        let versioned = SourceFolder.names(directory).compactMap { name in
            name.wholeMatch(of: /Package@swift-(\d+)(?:\.(\d+))?(?:\.(\d+))?\.swift/).map { match in
                (name: name, version: [match.1, match.2 ?? "0", match.3 ?? "0"].map { Int($0) ?? 0 })
            }
        }
        return versioned.filter { $0.version.lexicographicallyPrecedes([6, 4]) }.max { $0.version.lexicographicallyPrecedes($1.version) }?
            .name ?? "Package.swift"
    }

    private static func toolsVersion(_ source: String) -> String {
        guard let match = source.prefix(400).firstMatch(of: /swift-tools-version\s*:\s*(\d+(?:\.\d+)*)/) else { return "3.1.0" }
        let parts = match.1.split(separator: ".")
        return (parts + ["0", "0"]).prefix(max(3, parts.count)).joined(separator: ".")
    }

    private static func mode(_ value: ManifestValue) -> String? {
        value.text ?? value.unlabeled.first?.text
            ?? value.name.map { String($0.dropFirst($0.hasPrefix("v") ? 1 : 0)).replacingOccurrences(of: "_", with: ".") }
    }

    // MARK: Targets

    private static let kinds = [
        "target": "regular", "executableTarget": "executable", "testTarget": "test", "systemLibrary": "system", "binaryTarget": "binary",
        "plugin": "plugin", "macro": "macro",
    ]

    private static func target(_ value: ManifestValue) -> [String: Any]? {
        guard let name = value["name"]?.text, let kind = value.name.flatMap({ kinds[$0] }) else { return nil }
        var object: [String: Any] = ["name": name, "type": kind]
        for key in ["path", "publicHeadersPath"] { object[key] = value[key]?.text }
        for key in ["exclude", "sources"] { object[key] = value[key]?.texts }
        object["dependencies"] = (value["dependencies"]?.elements ?? []).compactMap(targetDependency)
        object["resources"] = (value["resources"]?.elements ?? []).compactMap { resource -> [String: Any]? in
            guard let rule = resource.name, let path = resource.unlabeled.first?.text else { return nil }
            return ["path": path, "rule": [rule: [String: Any]()]]
        }
        object["settings"] = [("cSettings", "c"), ("cxxSettings", "cxx"), ("swiftSettings", "swift"), ("linkerSettings", "linker")].flatMap
        { key, tool -> [[String: Any]] in
            (value[key]?.elements ?? []).compactMap { setting($0, tool) }
        }
        return object
    }

    private static func targetDependency(_ value: ManifestValue) -> [String: Any]? {
        if let name = value.text { return ["byName": [name, NSNull()]] }
        guard let kind = value.name, let name = value["name"]?.text else { return nil }
        let condition: Any = self.condition(value["condition"]) as Any? ?? NSNull()
        switch kind {
        case "product": return ["product": [name, value["package"]?.text as Any? ?? NSNull(), NSNull(), condition]]
        case "target", "byName": return [kind: [name, condition]]
        default: return nil
        }
    }

    private static func setting(_ value: ManifestValue, _ tool: String) -> [String: Any]? {
        guard let kind = value.name, let first = value.unlabeled.first else { return nil }
        var argument: Any? = first.text ?? first.texts
        if kind == "define", let name = first.text, let to = value["to"]?.text { argument = name + "=" + to }
        if kind == "swiftLanguageMode" || kind == "swiftLanguageVersion" { argument = mode(first) }
        if kind == "defaultIsolation" { argument = first.name }
        guard let argument else { return nil }
        var object: [String: Any] = ["tool": tool, "kind": [kind == "swiftLanguageVersion" ? "swiftLanguageMode" : kind: ["_0": argument]]]
        object["condition"] = value.unlabeled.dropFirst().compactMap(condition).first
        return object
    }

    /// Converts `.when(platforms: [.iOS], configuration: .debug)`.
    private static func condition(_ value: ManifestValue?) -> [String: Any]? {
        guard let value, value.name == "when" else { return nil }
        var object: [String: Any] = [
            "platformNames": (value["platforms"]?.elements ?? []).compactMap { ($0.unlabeled.first?.text ?? $0.name)?.lowercased() }
        ]
        object["config"] = value["configuration"]?.name
        object["traits"] = value["traits"]?.texts
        return object
    }

    // MARK: Packages

    private static func dependency(_ value: ManifestValue, _ directory: String) -> [String: Any]? {
        guard value.name == "package" else { return nil }
        if let path = value["path"]?.text {
            let place = (path.hasPrefix("/") ? path : directory.appending(path)).standardizedPath
            return ["fileSystem": [["identity": place.lastPathComponent.lowercased(), "path": place]]]
        }
        guard let url = value["url"]?.text else { return nil }
        let last = url.lastPathComponent
        var object: [String: Any] = [
            "identity": (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased(),
            "location": ["remote": [["urlString": url]]],
        ]
        object["nameForTargetDependencyResolutionOnly"] = value["name"]?.text
        object["requirement"] = requirement(value)
        return ["sourceControl": [object]]
    }

    private static func requirement(_ value: ManifestValue) -> [String: Any] {
        for key in ["exact", "branch", "revision"] { if let text = value[key]?.text { return [key: [text]] } }
        let other = value.unlabeled.first { $0.name != nil }
        if let name = other?.name, ["exact", "branch", "revision"].contains(name), let text = other?.unlabeled.first?.text {
            return [name: [text]]
        }
        if let other, other.name == "..<" || other.name == "...", let least = other.unlabeled.first?.text,
            let most = other.unlabeled.last?.text
        {
            return ["range": [["lowerBound": least, "upperBound": most]]]
        }
        let least = (value["from"] ?? other?["from"])?.text ?? "0.0.1"
        let parts = least.split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 } + [0, 0]
        let most = other?.name == "upToNextMinor" ? "\(parts[0]).\(parts[1] &+ 1).0" : "\(parts[0] &+ 1).0.0"
        return ["range": [["lowerBound": least, "upperBound": most]]]
    }
}

/// Sets how manifests are read, for the commands.
public enum Manifests {
    /// Reads manifests from their text while `body` runs, or evaluates them if the user requests that.
    public static func reading<Result>(evaluating: Bool, _ body: () throws -> Result) rethrows -> Result {
        try ManifestText.$reading.withValue(evaluating ? .evaluated : .parsed, operation: body)
    }
}
