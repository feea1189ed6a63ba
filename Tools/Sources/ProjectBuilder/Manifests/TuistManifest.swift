import Foundation

/// Tuist's `Project.swift`, read from its text as the description that XcodeGen's reader takes. Names and defaults: Tuist's
/// `ProjectDescription` (https://docs.tuist.dev/en/references/project-description).
// FIXME(gap): plugins of Tuist that are fetched, and its templates for the names of resources.
struct TuistManifest {
    static let fileName = "Project.swift"
    static let workspaceName = "Workspace.swift"

    /// The description as that of XcodeGen.
    private(set) var spec: [String: Any] = [:]
    /// The manifests of the other projects whose targets this project's depend on.
    private(set) var neighbors: [String] = []
    private let directory, root: String

    /// Reads a project's manifest: from its text if that is enough, and by running it otherwise. Throws `Failure` if neither is possible.
    init(_ path: String) throws {
        directory = path.deletingLastPathComponent
        root = Self.root(of: directory)
        let project = try Self.value(path, root: root, type: "Project", isWhole: { $0.unknowns.isEmpty }) { project in
            (project["targets"]?.elements ?? []).allSatisfy { $0["name"]?.text != nil }
        }
        let packages = self.packages(project["packages"]).merging(external()) { own, _ in own }
        var targets: [String: Any] = [:]
        for value in project["targets"]?.elements ?? [] {
            guard let name = value["name"]?.text else { continue }
            targets[name] = target(value, packages)
            for dependency in value["dependencies"]?.elements ?? [] where dependency.name == "project" {
                guard let folder = self.path(dependency["path"]) else { continue }
                neighbors.append(directory.appending(folder).standardizedPath.appending(Self.fileName))
            }
        }
        spec = ["targets": targets, "packages": packages, "settings": ["base": settings(project["settings"])]]
        spec["name"] = project["name"]?.text
        spec["configFiles"] = configFiles(project["settings"])
    }

    /// Returns the manifests of the projects in the folder's workspace.
    static func projects(ofWorkspaceIn directory: String) throws -> [String] {
        let path = directory.appending(workspaceName)
        let workspace = try value(path, root: root(of: directory), type: "Workspace", isWhole: { $0["projects"]?.unknowns.isEmpty == true })
        {
            $0["projects"] != nil
        }
        let patterns = workspace["projects"]?.texts ?? []
        var found: Set<String> = []
        for pattern in patterns {
            if !pattern.contains("*") { found.insert(directory.appending(pattern).standardizedPath) }
        }
        let globs = patterns.filter { $0.contains("*") }.compactMap { PathPattern($0) }
        if !globs.isEmpty {
            SourceFolder.walk(directory) { path, relative, isDirectory in
                guard isDirectory, !SourceFolder.foreign.contains(path.lastPathComponent) else { return relative.isEmpty }
                if globs.contains(where: { $0.matches(relative) || $0.matches(relative + "/") }) { found.insert(path) }
                return true
            }
        }
        return found.sorted().map { $0.appending(fileName) }.filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// Returns what a manifest creates. It is run if its text doesn't say all of it; if that fails, what the text says has to be enough.
    private static func value(
        _ path: String, root: String, type: String, isWhole: (ManifestValue) -> Bool, isEnough: (ManifestValue) -> Bool
    ) throws -> ManifestValue {
        guard let source = ProjectFile.text(path) else { throw Failure("\(path): error: the project's manifest cannot be read") }
        let expression = ManifestExpression(source, root: type)
        let written = expression.package
        if let written, isWhole(written), expression.unread.isEmpty { return written }
        let failure: any Error
        if ManifestText.reading == .evaluated {
            do {
                let text = try TuistProgram(root: root).literal(of: path)
                if let value = ManifestExpression("let value = \(text)", root: type).package { return value }
                throw Failure("\(path):1:1: error: the manifest creates no \(type.lowercased())")
            } catch { failure = error }
        } else {
            failure = Failure(
                "\(path):1:1: error: the project can't be read without running its manifest; use --evaluate-manifests to run it")
        }
        guard let written, isEnough(written) else { throw failure }
        return written
    }

    /// Returns the closest folder above that has Tuist's own, to which `.relativeToRoot` refers, or the folder itself.
    private static func root(of directory: String) -> String {
        let above = sequence(first: directory, next: { $0.count > 1 ? $0.deletingLastPathComponent : nil }).prefix(highest)
        return above.first { folder in
            ["Tuist", "Tuist.swift", ".git"].contains { FileManager.default.fileExists(atPath: folder.appending($0)) }
        } ?? directory
    }
    private static let highest = 8

    /// Returns a path relative to the manifest: `"Sources"`, or `.relativeToRoot("Core")`.
    private func path(_ value: ManifestValue?) -> String? {
        guard let value else { return nil }
        guard let text = value.text ?? value.unlabeled.first?.text else { return nil }
        let isOfRoot = value.name == "relativeToRoot" || text.hasPrefix("//")
        guard isOfRoot else { return text }
        let steps = directory.dropFirst(root.count).split(separator: "/").map { _ in "../" }.joined()
        return steps + (text.hasPrefix("//") ? String(text.dropFirst(2)) : text)
    }

    /// `settings: .settings(configurations: [.debug(name: "Debug", xcconfig: "Debug.xcconfig")])`
    private func configFiles(_ value: ManifestValue?) -> [String: Any]? {
        let debug = value?["configurations"]?.elements?.first { $0.name == "debug" }
        return path(value?["xcconfig"] ?? debug?["xcconfig"]).map { ["Debug": $0] }
    }

    private static let types = [
        "app": "application", "framework": "framework", "staticFramework": "framework.static", "staticLibrary": "library.static",
        "dynamicLibrary": "library.dynamic", "unitTests": "bundle.unit-test", "uiTests": "bundle.ui-testing",
        "appExtension": "app-extension",
        "bundle": "bundle", "commandLineTool": "tool", "watch2App": "application.watchapp2",
    ]

    private func target(_ value: ManifestValue, _ packages: [String: Any]) -> [String: Any] {
        var target: [String: Any] = ["type": value["product"]?.name.flatMap { Self.types[$0] } ?? "framework"]
        target["platform"] = platform(value)
        if let version = value["deploymentTargets"]?.unlabeled.first?.text ?? value["deploymentTarget"]?["targetVersion"]?.text {
            target["deploymentTarget"] = version
        }
        var base = settings(value["settings"])
        base["PRODUCT_BUNDLE_IDENTIFIER"] = value["bundleId"]?.text
        base["PRODUCT_NAME"] = value["productName"]?.text
        target["settings"] = ["base": base]
        target["configFiles"] = configFiles(value["settings"])
        if let info = info(value["infoPlist"]) { target["info"] = info }
        let places = globs(value["sources"]) + globs(value["resources"])
        target["sources"] = folders(places)
        target["dependencies"] = (value["dependencies"]?.elements ?? []).compactMap { dependency($0, packages) }
        return target
    }

    /// `destinations: .iOS`, `destinations: [.iPhone, .iPad]` or `platform: .iOS`.
    private func platform(_ value: ManifestValue) -> String {
        let names =
            value["destinations"].map { $0.elements?.compactMap(\.name) ?? [$0.name].compactMap(\.self) }
            ?? [value["platform"]?.name].compactMap(\.self)
        return names.isEmpty || names.contains { ["ios", "iphone", "ipad"].contains($0.lowercased()) } ? "iOS" : names[0]
    }

    /// `settings: .settings(base: ["KEY": "value"])`
    private func settings(_ value: ManifestValue?) -> [String: Any] {
        guard case .entries(let entries)? = value?["base"] else { return [:] }
        return entries.reduce(into: [:]) { $0[$1.key] = $1.value.text ?? $1.value.texts ?? $1.value.unlabeled.first.flatMap { plain($0) } }
    }

    private func info(_ value: ManifestValue?) -> [String: Any]? {
        guard let value else { return nil }
        if let path = value.text ?? path(value["path"]) { return ["path": path] }
        guard case .entries(let entries)? = value["with"] ?? value.unlabeled.first else { return nil }
        return ["properties": entries.reduce(into: [String: Any]()) { $0[$1.key] = plain($1.value) }]
    }

    /// A value of a property list: a literal, or `.string("…")`, `.array([…])`, and so on.
    private func plain(_ value: ManifestValue) -> Any? {
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
    private func globs(_ value: ManifestValue?) -> [(pattern: String, excluded: [String])] {
        guard let value else { return [] }
        if let text = value.text { return [(path(value) ?? text, [])] }
        if value.name == "relativeToRoot" || value.name == "relativeToManifest" { return path(value).map { [($0, [])] } ?? [] }
        if let elements = value.elements { return elements.flatMap { globs($0) } }
        if let list = value["globs"] ?? value["resources"] { return globs(list) }
        guard let first = value.unlabeled.first ?? value["pattern"] ?? value["path"] else { return [] }
        let excluded = value["excluding"].map { $0.texts ?? [$0.text].compactMap(\.self) } ?? []
        return globs(first).map { ($0.pattern, $0.excluded + excluded) }
    }

    /// The folders and files that patterns name: `App/Sources/**` is the folder, `App/**/*.xib` these files in it.
    private func folders(_ globs: [(pattern: String, excluded: [String])]) -> [[String: Any]] {
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

    private func dependency(_ value: ManifestValue, _ packages: [String: Any]) -> [String: Any]? {
        switch value.name {
        case "target": return value["name"]?.text.map { ["target": $0] }
        case "project": return value["target"]?.text.map { ["target": $0] }
        case "external", "package":
            guard let product = value["name"]?.text ?? value["product"]?.text else { return nil }
            return package(of: product, packages).map { ["package": $0, "product": product] }
        default: return nil
        }
    }

    /// Returns the package that probably contains a product: its name is the product's, or begins like it, apart from case, punctuation,
    /// and a `swift-` in front. Tuist's manifests don't say which package a product is of.
    private func package(of product: String, _ packages: [String: Any]) -> String? {
        func words(_ name: String) -> String {
            let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
            return plain.hasPrefix("swift") && plain.count > 5 ? String(plain.dropFirst(5)) : plain
        }
        let (wanted, names) = (words(product), packages.keys.sorted())
        if let same = names.first(where: { words($0) == wanted }) { return same }
        if let part = names.first(where: { wanted.hasPrefix(words($0)) || words($0).contains(wanted) }) { return part }
        let alike = names.map { (name: $0, length: zip(words($0), wanted).prefix { $0 == $1 }.count) }.max { $0.length < $1.length }
        if let alike, alike.length >= Self.leastAlike { return alike.name }
        return names.count == 1 ? names.first : nil
    }
    /// The letters with which `firebase-ios-sdk` and `FirebaseAuth` begin, and some fewer.
    private static let leastAlike = 5

    /// `packages: [.remote(url: "…", requirement: .upToNextMajor(from: "1.0.0")), .local(path: "…")]`
    private func packages(_ value: ManifestValue?) -> [String: Any] {
        var result: [String: Any] = [:]
        for package in value?.elements ?? [] {
            if let path = path(package["path"]) {
                result[path.lastPathComponent] = ["path": path]
            } else if let url = package["url"]?.text {
                result[name(of: url)] = requirement(package["requirement"] ?? package).merging(["url": url]) { $1 }
            }
        }
        return result
    }

    /// The packages of `Tuist/Package.swift`, of a `Package.swift` beside the manifest, or of `Tuist/Dependencies.swift`.
    private func external() -> [String: Any] {
        for file in [root.appending("Tuist/Package.swift"), root.appending("Package.swift"), directory.appending("Package.swift")] {
            guard let source = ProjectFile.text(file), let package = ManifestExpression(source).package else { continue }
            return packages(package["dependencies"])
        }
        // Before Tuist 4: `Dependencies(swiftPackageManager: .init([.remote(…)]))`
        guard let source = ProjectFile.text(root.appending("Tuist/Dependencies.swift")),
            let all = ManifestExpression(source, root: "Dependencies").package?["swiftPackageManager"]
        else { return [:] }
        return packages(all.elements == nil ? all.unlabeled.first ?? all["packages"] : all)
    }

    private func name(of url: String) -> String {
        let last = url.lastPathComponent
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    private func requirement(_ value: ManifestValue) -> [String: Any] {
        for (key, name) in [("exact", "exactVersion"), ("branch", "branch"), ("revision", "revision")] {
            if value.name == key, let text = value.unlabeled.first?.text { return [name: text] }
            if let text = value[key]?.text { return [name: text] }
        }
        let inner = value.unlabeled.first { $0.name != nil } ?? value
        guard let least = (value["from"] ?? inner["from"])?.text else { return [:] }
        return [inner.name == "upToNextMinor" ? "minorVersion" : "from": least]
    }
}
