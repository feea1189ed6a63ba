import Foundation

/// Reads a Swift package: its manifest through SwiftPM or from its text, its files directly, so that nothing has to be fetched and nothing
/// is written into the package.
enum PackageReader {
    static func read(_ directory: String) throws -> Project {
        // Ends the recursion for packages that depend on each other by path.
        let key = directory.realPath ?? directory
        guard !reading.contains(key), reading.count < 100 else {
            return Project(name: directory.lastPathComponent, directory: directory, file: directory.appending("Package.swift"), targets: [])
        }
        return try $reading.withValue(reading.union([key])) { try whole(directory) }
    }

    /// The folders of the packages that are currently being read.
    @TaskLocal private static var reading: Set<String> = []

    private static func whole(_ directory: String) throws -> Project {
        let (manifest, notes) = try self.manifest(directory)
        let name = manifest["name"] as? String ?? directory.lastPathComponent
        var project = Project(name: name, directory: directory, file: directory.appending("Package.swift"), targets: [])
        let all = manifest["targets"] as? [[String: Any]] ?? []
        let toolsVersion = ((manifest["toolsVersion"] as? [String: Any])?["_version"] as? String) ?? "5.5.0"
        // The package's `swiftLanguageModes:`; the compiler uses the newest that it supports.
        let chosen = (manifest["swiftLanguageVersions"] as? [String])?.max { $0.compare($1, options: .numeric) == .orderedAscending }
        let names = Set(all.compactMap { $0["name"] as? String }), traits = enabledTraits(manifest)
        let folders = Dictionary(
            all.compactMap { object in (object["name"] as? String).map { ($0, folder(of: object, $0, all, directory)) } },
            uniquingKeysWith: { first, _ in first })
        for object in all {
            guard let targetName = object["name"] as? String else { continue }
            var target = Project.Target(name: targetName, moduleName: targetName.asModuleName, kind: kind(object["type"] as? String))
            guard target.kind != .unsupported, let folder = folders[targetName] ?? nil else {
                project.notes.append("note: target '\(targetName)' (\(object["type"] as? String ?? "?")) of the package is left out")
                continue
            }
            target.usesBundleModule = true
            // Xcode generates the symbols for packages, too.
            target.hasAssetSymbols = true
            target.swiftVersion = chosen ?? (toolsVersion.hasPrefix("6") ? "6" : "5")
            target.defines = ["DEBUG", "SWIFT_PACKAGE"] + traits.sorted()
            collect(
                object, folder, others: folders.values.compactMap { $0 }.filter { $0 != folder && $0.hasPrefix(folder + "/") }, &target,
                &project)
            if object["type"] as? String == "macro" {
                target.native = NativeTarget(macros: object, folder: folder, swiftVersion: target.swiftVersion)
                (target.sources, target.resources, target.leftOut) = ([], [], [])
            } else if target.kind == .library, target.sources.isEmpty, let native = NativeTarget(object, folder: folder) {
                (target.native, target.leftOut) = (native, [])
            }
            apply(object, names, traits, to: &target)
            if target.kind != .tests || !target.sources.isEmpty { project.targets.append(target) }
        }
        project.notes += notes
        for dependency in manifest["dependencies"] as? [[String: Any]] ?? [] { try addDependency(dependency, &project) }
        project.connect()
        return try withLocalPackages(project)
    }

    /// Returns the folder in which SwiftPM looks for a target's files.
    private static func folder(of object: [String: Any], _ name: String, _ all: [[String: Any]], _ directory: String) -> String? {
        if let path = object["path"] as? String {
            return path == "." || path.isEmpty ? directory : directory.appending(path).standardizedPath
        }
        let isTest = object["type"] as? String == "test"
        let roots = (isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
        let manager = FileManager.default
        if let found = roots.map({ directory.appending($0).appending(name) }).first(where: { manager.fileExists(atPath: $0) }) {
            return found
        }
        // If a package has only one target of a kind, its files may be in the root folder itself.
        let alike = all.filter { ($0["type"] as? String == "test") == isTest }
        return alike.count == 1 ? roots.map { directory.appending($0) }.first { manager.fileExists(atPath: $0) } : nil
    }

    /// Collects the files of a target's folder: sources, resources by their rules, and files that Xcode includes without a rule.
    private static func collect(
        _ object: [String: Any], _ folder: String, others: [String], _ target: inout Project.Target, _ project: inout Project
    ) {
        var excluded = Set((object["exclude"] as? [String] ?? []).map { folder.appending($0).standardizedPath })
        let chosen = (object["sources"] as? [String])?.map { folder.appending($0).standardizedPath }
        var rules: [String: Bool] = [:]
        for resource in object["resources"] as? [[String: Any]] ?? [] {
            guard let path = resource["path"] as? String else { continue }
            rules[folder.appending(path).standardizedPath] = (resource["rule"] as? [String: Any])?["copy"] != nil
        }
        // Another target's folder belongs to that target, except for files that a rule of this one names.
        excluded.formUnion(others.filter { other in !rules.keys.contains { $0.hasPrefix(other + "/") } })
        func add(resource path: String) { target.resources.append(.init(path: path, destination: SourceFolder.destination(path))) }
        var processed: [String] = []
        SourceFolder.walk(folder) { path, relative, isDirectory in
            if relative.isEmpty { project.watchedDirectories.append(path); return true }
            if excluded.contains(path) { return false }
            if let isCopied = rules[path] {
                if isCopied { target.resources.append(.init(path: path, destination: path.lastPathComponent)); return false }
                processed.append(path)
            }
            let isInRule = processed.contains { path == $0 || path.hasPrefix($0 + "/") }
            switch SourceFolder.role(path, isDirectory: isDirectory) {
            case .folder:
                project.watchedDirectories.append(path)
                return true
            case .source:
                guard chosen.map({ $0.contains { path == $0 || path.hasPrefix($0 + "/") } }) ?? true else { return false }
                switch path.pathExtension {
                case "swift": target.sources.append(path)
                case "xcdatamodeld", "xcdatamodel":
                    guard let model = DataModel(path) else { break }
                    target.models.append(path)
                    target.resources.append(.init(path: model.contents, destination: model.destination))
                case "mlmodel", "mlpackage":
                    guard let model = LearningModel(path) else { target.leftOut.append("\(path): \(LearningModel.unreadable)"); break }
                    target.models.append(path)
                    target.resources.append(.init(path: model.contents, destination: model.destination))
                default: target.leftOut.append("\(path): C or Objective-C sources")
                }
            case .resource:
                let kinds: Set<String> = ["xcassets", "storyboard", "xib", "xcstrings"]
                let isImplied = kinds.contains(path.pathExtension) || path.deletingLastPathComponent.hasSuffix(".lproj")
                // Tests look up their files in the bundle that an old project would have put them into.
                if isInRule || isImplied || target.kind == .tests { add(resource: path) }
            case .nothing: break
            }
            return false
        }
    }

    /// Returns a target for tests in the package's folder that no target in its manifest contains, as when another tool generates the
    /// project.
    static func looseTests(_ directory: String, _ project: Project) -> Project.Target? {
        var target = Project.Target(name: project.name + "Tests", moduleName: (project.name + "Tests").asModuleName, kind: .tests)
        target.usesBundleModule = true
        target.swiftVersion = project.targets.first?.swiftVersion ?? "5"
        target.defines = ["DEBUG", "SWIFT_PACKAGE"]
        target.dependencies = project.targets.filter { $0.kind == .library }.map(\.name)
        let apart = SourceFolder.foreign.union(["Example", "Examples", "Demo"])
        SourceFolder.walk(directory) { path, relative, isDirectory in
            if isDirectory { return SourceFolder.role(path, isDirectory: true) == .folder && !apart.contains(path.lastPathComponent) }
            let isInTests = relative.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
            guard isInTests else { return false }
            switch SourceFolder.role(path, isDirectory: false) {
            case .source where path.hasSuffix(".swift"): target.sources.append(path)
            case .resource: target.resources.append(.init(path: path, destination: SourceFolder.destination(path)))
            default: break
            }
            return false
        }
        let taken = Set(project.targets.flatMap(\.sources))
        target.sources.removeAll { taken.contains($0) }
        return target.sources.isEmpty ? nil : target
    }

    private static func kind(_ type: String?) -> Project.Target.Kind {
        switch type {
        case "regular", "macro": return .library
        case "executable": return .app
        case "test": return .tests
        default: return .unsupported
        }
    }

    /// Returns the traits that the package enables by default. SwiftPM defines each as a condition of the compiler.
    private static func enabledTraits(_ manifest: [String: Any]) -> Set<String> {
        let all = (manifest["traits"] as? [[String: Any]] ?? []).compactMap { trait in
            (trait["name"] as? String).map { ($0, trait["enabledTraits"] as? [String] ?? []) }
        }
        let enabling = Dictionary(all) { first, _ in first }
        var (found, waiting) = (Set<String>(), enabling["default"] ?? [])
        while let next = waiting.popLast() { if found.insert(next).inserted { waiting += enabling[next] ?? [] } }
        return found
    }

    private static func apply(_ raw: [String: Any], _ own: Set<String>, _ traits: Set<String>, to target: inout Project.Target) {
        for dependency in raw["dependencies"] as? [[String: Any]] ?? [] {
            for (kind, value) in dependency {
                guard let parts = value as? [Any], let name = parts.first as? String, isForIOS(parts.last, traits) else { continue }
                if own.contains(name), kind != "product" {
                    target.dependencies.append(name)
                } else {
                    let package = kind == "product" ? parts.dropFirst().first as? String ?? "" : ""
                    target.packageProducts.append(.init(product: name, package: package.lowercased()))
                }
            }
        }
        for setting in raw["settings"] as? [[String: Any]] ?? [] {
            guard let kind = setting["kind"] as? [String: Any], setting["tool"] as? String == "swift",
                isForIOS(setting["condition"], traits)
            else { continue }
            func value(_ key: String) -> String? { (kind[key] as? [String: Any])?["_0"] as? String }
            if let define = value("define") { target.defines.append(define) }
            if let mode = value("swiftLanguageMode") { target.swiftVersion = mode }
            if let feature = value("enableUpcomingFeature"), !restricting.contains(feature) { target.upcomingFeatures.append(feature) }
            if let isolation = value("defaultIsolation") { target.isMainActorByDefault = isolation == "MainActor" }
        }
    }

    /// Features that only forbid more. The library has other modules than Apple's, so a member may be in one that a file imports
    /// indirectly.
    static let restricting: Set<String> = ["MemberImportVisibility", "ExistentialAny"]

    /// Returns whether a condition includes a debug build for iOS with these traits: `condition: .when(platforms: …)` without it is for
    /// other platforms.
    static func isForIOS(_ condition: Any?, _ traits: Set<String> = []) -> Bool {
        guard let condition = condition as? [String: Any] else { return true }
        if let needed = condition["traits"] as? [String], !needed.isEmpty, traits.isDisjoint(with: needed) { return false }
        guard condition["config"] as? String ?? "debug" == "debug" else { return false }
        guard let platforms = condition["platformNames"] as? [String], !platforms.isEmpty else { return true }
        return platforms.contains("ios")
    }

    private static func addDependency(_ dependency: [String: Any], _ project: inout Project) throws {
        if let control = (dependency["sourceControl"] as? [[String: Any]])?.first, let identity = control["identity"] as? String {
            let location = control["location"] as? [String: Any]
            // SwiftPM identifies a repository on this machine, `file://…`, by its path.
            let local = (location?["local"] as? [String])?.first.map { "file://" + $0 }
            let remote = (location?["remote"] as? [[String: Any]])?.first?["urlString"] as? String ?? local
            let requirement = control["requirement"] as? [String: Any] ?? [:]
            var wanted = PackageRequirement.from("0.0.1")
            if let range = (requirement["range"] as? [[String: String]])?.first {
                wanted = .range(range["lowerBound"] ?? "0.0.1", range["upperBound"] ?? "999.0.0")
            }
            if let exact = (requirement["exact"] as? [String])?.first { wanted = .exact(exact) }
            if let branch = (requirement["branch"] as? [String])?.first { wanted = .branch(branch) }
            if let revision = (requirement["revision"] as? [String])?.first { wanted = .revision(revision) }
            guard let remote else { return }
            try PackageAddress.check(remote, in: project.file)
            project.packages.append(.init(identity: identity, url: remote, requirement: wanted.inManifest))
            // Targets in older manifests refer to the package by a separate name.
            guard let name = (control["nameForTargetDependencyResolutionOnly"] as? String)?.lowercased(), name != identity else { return }
            for index in project.targets.indices {
                project.targets[index].packageProducts = project.targets[index].packageProducts.map {
                    $0.package == name || $0.package.isEmpty && $0.product.lowercased() == name
                        ? .init(product: $0.product, package: identity) : $0
                }
            }
        } else if let local = (dependency["fileSystem"] as? [[String: Any]])?.first, let path = local["path"] as? String {
            project.packages.append(.init(identity: path.lastPathComponent.lowercased(), url: path, requirement: ""))
        }
    }

    private static func withLocalPackages(_ project: Project) throws -> Project {
        var project = project
        try project.takeLocalPackages()
        return project
    }

    /// Returns the targets that make up a product of a local package.
    static func targets(of product: String, in directory: String) -> [String]? {
        guard let manifest = try? manifest(directory).object else { return nil }
        let found = (manifest["products"] as? [[String: Any]])?.first { $0["name"] as? String == product }
        return found?["targets"] as? [String]
    }

    /// Returns SwiftPM's reading of the manifest, cached until the manifest changes: it takes a second.
    private static func manifest(_ directory: String) throws -> (object: [String: Any], notes: [String]) {
        if ManifestText.reading == .parsed || isOfPlaygrounds(directory) { return try ManifestText.read(directory) }
        let name =
            Cache.key(
                "\(directory) as on macOS \(Stamp(directory.appending("Package.swift")).map { "\($0)" } ?? "") \(SDK.compilerVersion)")
            + ".json"
        let kept = try Cache.folder().appending("manifests").appending(name)
        if let data = FileManager.default.contents(atPath: kept.path),
            let known = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        {
            return (known, [])
        }
        let copy = try copyForMac(directory)
        let confinement = BuildConfinement(folder: try scratch(directory).makeDirectory(), tree: SourceTree(of: directory))
        let command =
            ["swift", "package", "--package-path", copy ?? directory, "--scratch-path", confinement.folder.path]
            + confinement.packageManager + ["dump-package"]
        let read = try json(confinement.words(command), directory)
        let manifest = copy.map { moved(read, from: $0, to: directory) as? [String: Any] ?? read } ?? read
        try? kept.write(JSONSerialization.data(withJSONObject: manifest))
        return (manifest, [])
    }

    /// Whether the package is an app of Swift Playgrounds: only Xcode has the module that declares its product, `.iOSApplication`.
    private static func isOfPlaygrounds(_ directory: String) -> Bool {
        ProjectFile.text(directory.appending("Package.swift"))?.contains("import AppleProductTypes") == true
    }

    /// Returns a folder of manifests whose conditions are evaluated for the Mac, where Xcode reads them: `#if os(Linux)` around a library's
    /// tests for Linux doesn't apply here. `nil` if no manifest has such a condition.
    private static func copyForMac(_ directory: String) throws -> String? {
        let names = SourceFolder.names(directory).filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
        let texts = names.compactMap { name in
            ProjectFile.data(directory.appending(name)).map { (name, String(decoding: $0, as: UTF8.self)) }
        }
        let changed = texts.map { ($0.0, asOnMac($0.1)) }
        guard zip(texts, changed).contains(where: { $0.1 != $1.1 }) else { return nil }
        let folder = try scratch(directory).appending("manifest")
        for (name, text) in changed { try folder.appending(name).write(text) }
        return folder.path
    }

    /// Returns the manifest with the operating-system conditions of `#if` evaluated for the Mac.
    private static func asOnMac(_ manifest: String) -> String {
        let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let start = line.drop { $0 == " " || $0 == "\t" }
            guard start.hasPrefix("#if") || start.hasPrefix("#elseif") else { return String(line) }
            var text = String(line)
            text.replace(/os\(\s*(macOS|OSX)\s*\)/, with: "true")
            text.replace(/os\(\s*\w+\s*\)/, with: "false")
            text.replace(/canImport\(\s*(Darwin|AppKit|ObjectiveC)\s*\)/, with: "true")
            text.replace(/canImport\(\s*(Glibc|Musl)\s*\)/, with: "false")
            return text
        }
        return lines.joined(separator: "\n")
    }

    /// Rebases paths that SwiftPM resolved relative to the folder `old` in our cache onto `new`.
    private static func moved(_ value: Any, from old: String, to new: String) -> Any {
        switch value {
        case let text as String where text.hasPrefix(Cache.directory + "/"):
            let (base, path) = (old.split(separator: "/"), text.split(separator: "/"))
            let common = zip(base, path).prefix { $0 == $1 }.count
            let steps = Array(repeating: "..", count: base.count - common) + path.dropFirst(common).map(String.init)
            return steps.isEmpty ? new : new.appending(steps.joined(separator: "/")).standardizedPath
        case let list as [Any]: return list.map { moved($0, from: old, to: new) }
        case let table as [String: Any]: return table.mapValues { moved($0, from: old, to: new) }
        default: return value
        }
    }

    private static func scratch(_ directory: String) throws -> OwnedPath {
        try Cache.folder().appending("manifests").appending(Cache.key(directory))
    }

    private static func json(_ arguments: [String], _ directory: String) throws -> [String: Any] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let folder = try OwnedFolder.temporary("manifest")
        defer { try? folder.remove() }
        let (output, errors) = (Pipe(), URL(fileURLWithPath: folder.path.appending("errors.log")))
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // SwiftPM may print messages before the JSON.
        if let start = data.firstIndex(of: UInt8(ascii: "{")),
            let object = try? JSONSerialization.jsonObject(with: data[start...]) as? [String: Any]
        {
            return object
        }
        let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        throw Failure("\(directory.appending("Package.swift")): error: the package cannot be read:\n\(text)")
    }
}
