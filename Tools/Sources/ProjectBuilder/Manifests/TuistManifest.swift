import Foundation

/// Tuist's `Project.swift`, read from its text as the description that XcodeGen's reader takes. Names and defaults: Tuist's
/// `ProjectDescription` (https://docs.tuist.dev/en/references/project-description).
// FIXME(gap): projects that helper functions create, other projects of the workspace, and templates.
enum TuistManifest {
    static let fileName = "Project.swift"

    /// Returns the description. Throws `Failure` if the project is not created by a literal.
    static func read(_ path: String) throws -> [String: Any] {
        guard let source = ProjectFile.text(path) else { throw Failure("\(path): error: the project's manifest cannot be read") }
        let expression = ManifestExpression(source, root: "Project")
        guard let project = expression.package else {
            throw Failure(
                "\(path):1:1: error: the project can't be read without running its manifest; open the project that `tuist generate` writes")
        }
        let packages = self.packages(project["packages"]).merging(external(in: path.deletingLastPathComponent)) { own, _ in own }
        var targets: [String: Any] = [:]
        for value in project["targets"]?.elements ?? [] {
            guard let name = value["name"]?.text else {
                let place = value.unknowns.first
                throw Failure(
                    "\(path):\(place?.line ?? 1):\(place?.column ?? 1): error: the target can't be read without running the manifest; open the project that `tuist generate` writes"
                )
            }
            targets[name] = target(value, packages)
        }
        var spec: [String: Any] = ["targets": targets, "packages": packages]
        spec["name"] = project["name"]?.text
        spec["settings"] = ["base": settings(project["settings"])]
        return spec
    }

    private static let types = [
        "app": "application", "framework": "framework", "staticFramework": "framework.static", "staticLibrary": "library.static",
        "dynamicLibrary": "library.dynamic", "unitTests": "bundle.unit-test", "uiTests": "bundle.ui-testing",
        "appExtension": "app-extension",
        "bundle": "bundle", "commandLineTool": "tool", "watch2App": "application.watchapp2",
    ]

    private static func target(_ value: ManifestValue, _ packages: [String: Any]) -> [String: Any] {
        var target: [String: Any] = ["type": value["product"]?.name.flatMap { types[$0] } ?? "framework"]
        target["platform"] = platform(value)
        if let version = value["deploymentTargets"]?.unlabeled.first?.text ?? value["deploymentTarget"]?["targetVersion"]?.text {
            target["deploymentTarget"] = version
        }
        var base = settings(value["settings"])
        base["PRODUCT_BUNDLE_IDENTIFIER"] = value["bundleId"]?.text
        base["PRODUCT_NAME"] = value["productName"]?.text
        target["settings"] = ["base": base]
        if let info = info(value["infoPlist"]) { target["info"] = info }
        let places = globs(value["sources"]) + globs(value["resources"])
        target["sources"] = folders(places)
        target["dependencies"] = (value["dependencies"]?.elements ?? []).compactMap { dependency($0, packages) }
        return target
    }

    /// `destinations: .iOS`, `destinations: [.iPhone, .iPad]` or `platform: .iOS`.
    private static func platform(_ value: ManifestValue) -> String {
        let names =
            value["destinations"].map { $0.elements?.compactMap(\.name) ?? [$0.name].compactMap(\.self) }
            ?? [value["platform"]?.name].compactMap(\.self)
        return names.isEmpty || names.contains { ["ios", "iphone", "ipad"].contains($0.lowercased()) } ? "iOS" : names[0]
    }

    /// `settings: .settings(base: ["KEY": "value"])`
    private static func settings(_ value: ManifestValue?) -> [String: Any] {
        guard case .entries(let entries)? = value?["base"] else { return [:] }
        return entries.reduce(into: [:]) { $0[$1.key] = $1.value.text ?? $1.value.texts ?? $1.value.unlabeled.first.flatMap { plain($0) } }
    }

    private static func info(_ value: ManifestValue?) -> [String: Any]? {
        guard let value else { return nil }
        if let path = value.text ?? value["path"]?.text { return ["path": path] }
        guard case .entries(let entries)? = value["with"] ?? value.unlabeled.first else { return nil }
        return ["properties": entries.reduce(into: [String: Any]()) { $0[$1.key] = plain($1.value) }]
    }

    /// A value of a property list: a literal, or `.string("…")`, `.array([…])`, and so on.
    private static func plain(_ value: ManifestValue) -> Any? {
        switch value {
        case .string(let text): return text
        case .flag(let flag): return flag
        case .number(let number): return number
        case .list(let elements): return elements.compactMap(plain)
        case .entries(let entries): return entries.reduce(into: [String: Any]()) { $0[$1.key] = plain($1.value) }
        case .call(_, let arguments): return arguments.first.flatMap { plain($0.value) }
        case .nothing, .unknown: return nil
        }
    }

    // MARK: Files

    /// The patterns of `["App/Sources/**"]`, `"App/Sources/**"`, `.glob("…", excluding: […])` or `.sourceFilesList(globs: […])`.
    private static func globs(_ value: ManifestValue?) -> [(pattern: String, excluded: [String])] {
        guard let value else { return [] }
        if let text = value.text { return [(text, [])] }
        if let elements = value.elements { return elements.flatMap { globs($0) } }
        if let list = value["globs"] ?? value["resources"] { return globs(list) }
        guard let first = value.unlabeled.first ?? value["pattern"] ?? value["path"] else { return [] }
        let excluded = value["excluding"].map { $0.texts ?? [$0.text].compactMap(\.self) } ?? []
        return globs(first).map { ($0.pattern, $0.excluded + excluded) }
    }

    /// The folders and files that patterns name: `App/Sources/**` is the folder, `App/**/*.xib` these files in it.
    private static func folders(_ globs: [(pattern: String, excluded: [String])]) -> [[String: Any]] {
        var result: [[String: Any]] = [], seen: Set<String> = []
        for (pattern, excluded) in globs {
            let parts = pattern.split(separator: "/").map(String.init)
            let fixed = parts.prefix { !$0.contains("*") && !$0.contains("{") && !$0.contains("?") }
            let place = fixed.joined(separator: "/"), rest = parts.dropFirst(fixed.count).joined(separator: "/")
            guard seen.insert(place + " " + rest).inserted else { continue }
            // Another pattern already includes all of this folder.
            if seen.contains(where: { $0.hasSuffix(" **") && (place + "/").hasPrefix($0.dropLast(3) + "/") && $0 != place + " " + rest }) {
                continue
            }
            var source: [String: Any] = ["path": place.isEmpty ? "." : place, "optional": true]
            if !rest.isEmpty, rest != "**", rest != "**/*", rest != "*" { source["includes"] = [rest] }
            if !excluded.isEmpty {
                source["excludes"] = excluded.map { $0.hasPrefix(place + "/") ? String($0.dropFirst(place.count + 1)) : $0 }
            }
            result.append(source)
        }
        return result
    }

    // MARK: Dependencies

    private static func dependency(_ value: ManifestValue, _ packages: [String: Any]) -> [String: Any]? {
        switch value.name {
        case "target": return value["name"]?.text.map { ["target": $0] }
        case "project": return value["target"]?.text.map { ["target": $0] }
        case "external", "package":
            guard let product = value["name"]?.text ?? value["product"]?.text else { return nil }
            // The product of a package usually has its name.
            let name =
                packages.keys.sorted().first { $0.caseInsensitiveCompare(product) == .orderedSame }
                ?? packages.keys.sorted().first {
                    product.lowercased().hasPrefix($0.lowercased()) || $0.lowercased().contains(product.lowercased())
                }
                ?? (packages.count == 1 ? packages.keys.first : nil)
            return name.map { ["package": $0, "product": product] }
        default: return nil
        }
    }

    /// `packages: [.remote(url: "…", requirement: .upToNextMajor(from: "1.0.0")), .local(path: "…")]`
    private static func packages(_ value: ManifestValue?) -> [String: Any] {
        var result: [String: Any] = [:]
        for package in value?.elements ?? [] {
            if let path = package["path"]?.text {
                result[path.lastPathComponent] = ["path": path]
            } else if let url = package["url"]?.text {
                result[name(of: url)] = requirement(package["requirement"] ?? package).merging(["url": url]) { $1 }
            }
        }
        return result
    }

    /// The packages of `Tuist/Package.swift`, or of a `Package.swift` beside the manifest.
    private static func external(in directory: String) -> [String: Any] {
        for file in ["Tuist/Package.swift", "Package.swift"] {
            guard let source = ProjectFile.text(directory.appending(file)), let package = ManifestExpression(source).package else {
                continue
            }
            return packages(package["dependencies"])
        }
        return [:]
    }

    private static func name(of url: String) -> String {
        let last = url.lastPathComponent
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    private static func requirement(_ value: ManifestValue) -> [String: Any] {
        for (key, name) in [("exact", "exactVersion"), ("branch", "branch"), ("revision", "revision")] {
            if value.name == key, let text = value.unlabeled.first?.text { return [name: text] }
            if let text = value[key]?.text { return [name: text] }
        }
        let inner = value.unlabeled.first { $0.name != nil } ?? value
        guard let least = (value["from"] ?? inner["from"])?.text else { return [:] }
        return [inner.name == "upToNextMinor" ? "minorVersion" : "from": least]
    }
}
