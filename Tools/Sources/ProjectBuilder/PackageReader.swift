import Foundation

/// Reads a Swift package through SwiftPM's own description of it.
enum PackageReader {
    static func read(_ directory: String) throws -> Project {
        let manifest = try json(["swift", "package", "--package-path", directory, "--scratch-path", scratch(directory), "dump-package"], directory)
        let description = try json(["swift", "package", "--package-path", directory, "--scratch-path", scratch(directory), "--skip-update", "describe", "--type", "json"], directory)
        let name = manifest["name"] as? String ?? directory.lastPathComponent
        var project = Project(name: name, directory: directory, file: directory.appending("Package.swift"), targets: [])

        let manifestTargets = Dictionary(
            (manifest["targets"] as? [[String: Any]] ?? []).compactMap { target in (target["name"] as? String).map { ($0, target) } }, uniquingKeysWith: { first, _ in first })
        let toolsVersion = ((manifest["toolsVersion"] as? [String: Any])?["_version"] as? String) ?? "5.5.0"
        for object in description["targets"] as? [[String: Any]] ?? [] {
            guard let targetName = object["name"] as? String else { continue }
            var target = Project.Target(name: targetName, moduleName: object["c99name"] as? String ?? targetName.asModuleName, kind: kind(object["type"] as? String))
            if object["module_type"] as? String == "ClangTarget" {
                target.kind = .unsupported
                target.leftOut.append("\(object["path"] ?? ""): C or Objective-C sources")
            }
            let folder = directory.appending(object["path"] as? String ?? "")
            target.sources = (object["sources"] as? [String] ?? []).map { folder.appending($0).standardizedPath }
            target.usesBundleModule = true
            target.resources = (object["resources"] as? [[String: Any]] ?? []).compactMap { resource in
                guard let path = resource["path"] as? String else { return nil }
                let isCopied = (resource["rule"] as? [String: Any])?["copy"] != nil
                return .init(path: path, destination: isCopied ? path.lastPathComponent : SourceFolder.destination(path))
            }
            target.dependencies = object["target_dependencies"] as? [String] ?? []
            target.swiftVersion = toolsVersion.hasPrefix("6") ? "6" : "5"
            target.defines = ["DEBUG", "SWIFT_PACKAGE"]
            if let raw = manifestTargets[targetName] {
                apply(raw, to: &target, &project)
            }
            for product in object["product_dependencies"] as? [String] ?? [] where !target.packageProducts.contains(where: { $0.product == product }) {
                target.packageProducts.append(.init(product: product, package: ""))
            }
            project.targets.append(target)
            project.watchedDirectories.append(folder)
            SourceFolder.walk(folder) { path, _, isDirectory in
                if isDirectory, !SourceFolder.bundles.contains(path.pathExtension) { project.watchedDirectories.append(path); return true }
                return false
            }
        }
        for dependency in manifest["dependencies"] as? [[String: Any]] ?? [] { addDependency(dependency, directory, &project) }
        return try withLocalPackages(project)
    }

    private static func kind(_ type: String?) -> Project.Target.Kind {
        switch type {
        case "library": return .library
        case "executable": return .app
        case "test": return .tests
        default: return .unsupported
        }
    }

    private static func apply(_ raw: [String: Any], to target: inout Project.Target, _ project: inout Project) {
        for dependency in raw["dependencies"] as? [[String: Any]] ?? [] {
            if let product = dependency["product"] as? [Any], let name = product.first as? String {
                target.packageProducts.append(.init(product: name, package: (product.dropFirst().first as? String ?? "").lowercased()))
            }
        }
        for setting in raw["settings"] as? [[String: Any]] ?? [] {
            guard let kind = setting["kind"] as? [String: Any], setting["tool"] as? String == "swift" else { continue }
            func value(_ key: String) -> String? { (kind[key] as? [String: Any])?["_0"] as? String }
            if let define = value("define") { target.defines.append(define) }
            if let mode = value("swiftLanguageMode") { target.swiftVersion = mode }
            if let feature = value("enableUpcomingFeature") { target.upcomingFeatures.append(feature) }
            if let isolation = value("defaultIsolation") { target.isMainActorByDefault = isolation == "MainActor" }
        }
    }

    private static func addDependency(_ dependency: [String: Any], _ directory: String, _ project: inout Project) {
        if let control = (dependency["sourceControl"] as? [[String: Any]])?.first, let identity = control["identity"] as? String {
            let remote = ((control["location"] as? [String: Any])?["remote"] as? [[String: Any]])?.first?["urlString"] as? String
            let requirement = control["requirement"] as? [String: Any] ?? [:]
            var text = "from: \"0.0.1\""
            if let range = (requirement["range"] as? [[String: String]])?.first { text = "\"\(range["lowerBound"] ?? "0.0.1")\"..<\"\(range["upperBound"] ?? "999.0.0")\"" }
            if let exact = (requirement["exact"] as? [String])?.first { text = "exact: \"\(exact)\"" }
            if let branch = (requirement["branch"] as? [String])?.first { text = "branch: \"\(branch)\"" }
            if let revision = (requirement["revision"] as? [String])?.first { text = "revision: \"\(revision)\"" }
            if let remote { project.packages.append(.init(identity: identity, url: remote, requirement: text)) }
        } else if let local = (dependency["fileSystem"] as? [[String: Any]])?.first, let path = local["path"] as? String {
            project.packages.append(.init(identity: path.lastPathComponent.lowercased(), url: path, requirement: ""))
        }
    }

    private static func withLocalPackages(_ project: Project) throws -> Project {
        var project = project
        for package in project.packages where package.requirement.isEmpty {
            let local = try read(package.url)
            for target in local.targets where target.kind == .library && project.target(target.name) == nil { project.targets.append(target) }
            for index in project.targets.indices {
                for product in project.targets[index].packageProducts where product.package == package.identity || product.package.isEmpty {
                    guard let names = targets(of: product.product, in: package.url) else { continue }
                    project.targets[index].packageProducts.removeAll { $0 == product }
                    project.targets[index].dependencies += names
                }
            }
            project.packages += local.packages.filter { !project.packages.contains($0) }
        }
        project.packages.removeAll { $0.requirement.isEmpty }
        return project
    }

    /// The targets a product of a local package stands for.
    static func targets(of product: String, in directory: String) -> [String]? {
        guard let manifest = try? json(["swift", "package", "--package-path", directory, "--scratch-path", scratch(directory), "dump-package"], directory) else { return nil }
        let found = (manifest["products"] as? [[String: Any]])?.first { $0["name"] as? String == product }
        return found?["targets"] as? [String]
    }

    private static func scratch(_ directory: String) -> String { Cache.directory.appending("manifests").appending(Cache.key(directory)) }

    private static func json(_ arguments: [String], _ directory: String) throws -> [String: Any] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let (output, errors) = (Pipe(), FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString).log"))
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: errors) }
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // SwiftPM may say something before the JSON.
        if let start = data.firstIndex(of: UInt8(ascii: "{")), let object = try? JSONSerialization.jsonObject(with: data[start...]) as? [String: Any] { return object }
        let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        throw Failure("\(directory.appending("Package.swift")): error: the package cannot be read:\n\(text)")
    }
}
