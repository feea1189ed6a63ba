import Foundation
import Yams

/// XcodeGen's `project.yml`, read as the objects of the project file that XcodeGen generates from it. Names and defaults: its
/// `Docs/ProjectSpec.md`.
struct XcodeGenSpec {
    static let fileNames = ["project.yml", "project.yaml"]
    static let root = "project"

    private(set) var name: String
    private(set) var objects: [String: [String: Any]] = [:]
    private let directory: String
    private let spec: [String: Any]
    private let configuration: String
    private let budget = ReadingBudget()
    private let filling = ReadingBudget(ReadingBudget.longestTogether)

    /// Reads a description.
    init(_ path: String) throws { self.init(try Self.read(path, budget: ReadingBudget(100)), in: path.deletingLastPathComponent) }

    /// Takes a description that was read from another kind of file.
    init(_ spec: [String: Any], in directory: String) {
        (self.spec, self.directory) = (spec, directory)
        name = spec["name"] as? String ?? directory.lastPathComponent
        let debug = (spec["configs"] as? [String: Any] ?? [:]).filter { $0.value as? String == "debug" }.keys.sorted()
        configuration = debug.first { $0.lowercased().hasPrefix("debug") } ?? debug.first ?? "Debug"
        objects["group"] = ["isa": "PBXGroup", "children": [String]()]
        var project: [String: Any] = ["isa": "PBXProject", "mainGroup": "group"]
        project["buildConfigurationList"] = addConfiguration(spec, "project", defaults: projectDefaults)
        project["packageReferences"] = dictionary("packages").sorted { $0.key < $1.key }.map {
            addPackage($0.key, $0.value as? [String: Any] ?? [:])
        }
        var targets: [String] = []
        for (name, value) in dictionary("targets").sorted(by: { $0.key < $1.key }) {
            guard let target = value as? [String: Any] else { continue }
            targets.append(addTarget(name, filled(templated(target), ["target_name": name])))
        }
        project["targets"] = targets
        objects[Self.root] = project
    }

    private func dictionary(_ key: String) -> [String: Any] { spec[key] as? [String: Any] ?? [:] }

    // MARK: Reading

    /// Reads the file and merges it over those that it includes.
    private static func read(_ path: String, depth: Int = 0, budget: ReadingBudget) throws -> [String: Any] {
        guard let text = ProjectFile.text(path) else { throw Failure("\(path): the project description cannot be read") }
        let value: Any?
        do { value = try YAMLText.read(text, file: path) } catch let error as YamlError {
            var place = 1
            if case .parser(_, _, let mark, _) = error {
                place = mark.line
            } else if case .scanner(_, _, let mark, _) = error {
                place = mark.line
            }
            throw Failure("\(path):\(place):1: error: invalid YAML: \(error)")
        }
        guard var own = plain(value as Any) as? [String: Any] else {
            throw Failure("\(path):1:1: error: a project description is a mapping with `name` and `targets`")
        }
        let included = own.removeValue(forKey: "include")
        let paths = (included as? [Any] ?? included.map { [$0] } ?? []).compactMap {
            $0 as? String ?? ($0 as? [String: Any])?["path"] as? String
        }
        guard depth < 8, budget.spend() else { return own }
        var below: [String: Any] = [:]
        for other in paths.prefix(50) {
            below = merged(below, try read(path.deletingLastPathComponent.appending(other), depth: depth + 1, budget: budget))
        }
        return merged(below, own)
    }

    /// Converts dictionary keys to strings, regardless of how the parser typed them.
    private static func plain(_ value: Any) -> Any {
        switch value {
        case let dictionary as [AnyHashable: Any]:
            return Dictionary(
                dictionary.map { (($0.key.base as? String) ?? "\($0.key.base)", plain($0.value)) }, uniquingKeysWith: { first, _ in first })
        case let list as [Any]: return list.map(plain)
        default: return value
        }
    }

    /// Merges values: mappings merge, lists concatenate, everything else is replaced; `key:REPLACE` replaces these too.
    private static func merged(_ below: [String: Any], _ above: [String: Any]) -> [String: Any] {
        var result = below
        for (key, value) in above {
            if key.hasSuffix(":REPLACE") {
                result[String(key.dropLast(8))] = value
            } else if let old = result[key] as? [String: Any], let new = value as? [String: Any] {
                result[key] = merged(old, new)
            } else if let old = result[key] as? [Any], let new = value as? [Any] {
                result[key] = old + new
            } else {
                result[key] = value
            }
        }
        return result
    }

    private func templated(_ target: [String: Any], depth: Int = 0) -> [String: Any] {
        guard depth < 8, budget.spend() else { return target }
        var result: [String: Any] = [:]
        for name in Self.strings(target["templates"]) {
            guard let template = dictionary("targetTemplates")[name] as? [String: Any] else { continue }
            result = Self.merged(result, templated(template, depth: depth + 1))
        }
        let attributes = (target["templateAttributes"] as? [String: Any] ?? [:]).mapValues { "\($0)" }
        return filled(Self.merged(result, target), attributes)
    }

    /// Replaces `${name}` throughout the dictionary.
    private func filled(_ dictionary: [String: Any], _ values: [String: String]) -> [String: Any] {
        func fill(_ value: Any) -> Any {
            switch value {
            case let text as String:
                guard text.contains("${") else { return text }
                let result = values.reduce(text) { $0.replacing("${\($1.key)}", withinLimits: $1.value) ?? $0 }
                return filling.spend(result.utf8.count) ? result : text
            case let list as [Any]: return list.map(fill)
            case let dictionary as [String: Any]: return dictionary.mapValues(fill)
            default: return value
            }
        }
        return dictionary.mapValues(fill)
    }

    /// Returns a list, or a list of the single word.
    private static func strings(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }

    private static func text(_ value: Any) -> String {
        if let flag = value as? Bool { return flag ? "YES" : "NO" }
        if let list = value as? [Any] { return list.map { "\($0)" }.joined(separator: " ") }
        return "\(value)"
    }

    // MARK: Settings

    private var projectDefaults: [String: Any] {
        let options = dictionary("options")
        var result: [String: Any] = ["DEVELOPMENT_LANGUAGE": options["developmentLanguage"] ?? "en"]
        if let version = (options["deploymentTarget"] as? [String: Any])?["iOS"] {
            result["IPHONEOS_DEPLOYMENT_TARGET"] = Self.text(version)
        }
        return result
    }

    /// Merges settings: groups, base, configurations, in this order.
    private func settings(_ value: Any?, depth: Int = 0) -> [String: Any] {
        guard depth < 8, budget.spend(), let value = value as? [String: Any] else { return [:] }
        let parts: Set = ["groups", "base", "configs"]
        guard !parts.isDisjoint(with: value.keys) else { return value.mapValues(Self.text) }
        var result: [String: Any] = [:]
        for group in Self.strings(value["groups"]) { result.merge(settings(dictionary("settingGroups")[group], depth: depth + 1)) { $1 } }
        result.merge((value["base"] as? [String: Any] ?? [:]).mapValues(Self.text)) { $1 }
        for (name, own) in (value["configs"] as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key })
        where configuration.lowercased().contains(name.lowercased()) {
            result.merge(settings(own, depth: depth + 1)) { $1 }
        }
        return result
    }

    private mutating func addConfiguration(_ owner: [String: Any], _ id: String, defaults: [String: Any]) -> String {
        var own: [String: Any] = [
            "isa": "XCBuildConfiguration", "name": configuration, "buildSettings": defaults.merging(settings(owner["settings"])) { $1 },
        ]
        if let file = (owner["configFiles"] as? [String: Any])?[configuration] as? String {
            own["baseConfigurationReference"] = addFile(file, isa: "PBXFileReference")
        }
        objects["configuration \(id)"] = own
        objects["configurations \(id)"] = ["isa": "XCConfigurationList", "buildConfigurations": ["configuration \(id)"]]
        return "configurations \(id)"
    }

    // MARK: Packages

    private mutating func addPackage(_ name: String, _ package: [String: Any]) -> String {
        let id = "package \(name)"
        if let path = package["path"] as? String {
            objects[id] = ["isa": "XCLocalSwiftPackageReference", "relativePath": path]
            return id
        }
        func version(_ key: String) -> String? {
            guard let value = package[key] else { return nil }
            let parts = Self.text(value).split(separator: ".").map(String.init)
            return (parts + ["0", "0"]).prefix(max(3, parts.count)).joined(separator: ".")
        }
        var requirement: [String: String] = [:]
        if let exact = version("exactVersion") ?? version("version") {
            requirement = ["kind": "exactVersion", "version": exact]
        } else if let branch = package["branch"] {
            requirement = ["kind": "branch", "branch": Self.text(branch)]
        } else if let revision = package["revision"] {
            requirement = ["kind": "revision", "revision": Self.text(revision)]
        } else if let minor = version("minorVersion") {
            requirement = ["kind": "upToNextMinorVersion", "minimumVersion": minor]
        } else if let least = version("minVersion"), let most = version("maxVersion") {
            requirement = ["kind": "versionRange", "minimumVersion": least, "maximumVersion": most]
        } else if let least = version("from") ?? version("majorVersion") {
            requirement = ["kind": "upToNextMajorVersion", "minimumVersion": least]
        }
        let url = package["url"] as? String ?? (package["github"] as? String).map { "https://github.com/\($0)" } ?? ""
        objects[id] = ["isa": "XCRemoteSwiftPackageReference", "repositoryURL": url, "requirement": requirement]
        return id
    }

    // MARK: Targets

    private mutating func addTarget(_ name: String, _ target: [String: Any]) -> String {
        let id = "target \(name)"
        let platforms = Self.strings(target["platform"])
        var object: [String: Any] = [
            "isa": "PBXNativeTarget", "name": name, "productType": "com.apple.product-type.\(target["type"] as? String ?? "")",
        ]
        var defaults: [String: Any] = ["TARGETED_DEVICE_FAMILY": "1,2"]
        if !platforms.isEmpty, !platforms.contains("iOS"), !platforms.contains("auto") { defaults["SDKROOT"] = "macosx" }
        if let version = target["deploymentTarget"] {
            defaults["IPHONEOS_DEPLOYMENT_TARGET"] = Self.text((version as? [String: Any])?["iOS"] ?? version)
        }
        if let prefix = dictionary("options")["bundleIdPrefix"] as? String {
            defaults["PRODUCT_BUNDLE_IDENTIFIER"] =
                prefix + "." + name.replacingOccurrences(of: "_", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
        }
        let sources = (target["sources"] as? [Any] ?? target["sources"].map { [$0] } ?? []).compactMap {
            $0 as? [String: Any] ?? ($0 as? String).map { ["path": $0] }
        }
        let info = target["info"] as? [String: Any]
        if let file = info?["path"] as? String ?? infoPlist(in: sources), FileManager.default.fileExists(atPath: directory.appending(file))
        {
            defaults["INFOPLIST_FILE"] = file
        }
        object["infoProperties"] = info?["properties"]
        let dependencies = target["dependencies"] as? [[String: Any]] ?? []
        let others = dependencies.compactMap { ($0["target"] as? String)?.lastPathComponent }
        if let host = others.first(where: {
            (templated(dictionary("targets")[$0] as? [String: Any] ?? [:])["type"] as? String) == "application"
        }) {
            if target["type"] as? String == "bundle.ui-testing" {
                defaults["TEST_TARGET_NAME"] = host
            } else {
                defaults["TEST_HOST"] = "$(BUILT_PRODUCTS_DIR)/\(host).app/\(host)"
            }
        }
        object["buildConfigurationList"] = addConfiguration(target, id, defaults: defaults)
        object["dependencies"] = others.map { other in
            objects["dependency \(other)"] = ["isa": "PBXTargetDependency", "name": other]
            return "dependency \(other)"
        }
        object["packageProductDependencies"] = dependencies.flatMap { dependency -> [String] in
            guard let package = dependency["package"] as? String else { return [] }
            let products = Self.strings(dependency["products"]) + Self.strings(dependency["product"])
            return (products.isEmpty ? [package] : products).map { product in
                objects["product \(product)"] = [
                    "isa": "XCSwiftPackageProductDependency", "productName": product, "package": "package \(package)",
                ]
                return "product \(product)"
            }
        }
        addSources(sources, to: &object, id)
        objects[id] = object
        return id
    }

    private func infoPlist(in sources: [[String: Any]]) -> String? {
        for case let source as String in sources.map({ $0["path"] }) {
            var found: String?
            SourceFolder.walk(directory.appending(source)) { path, relative, isDirectory in
                if found == nil, !isDirectory, path.lastPathComponent == "Info.plist" { found = source.appending(relative) }
                return true
            }
            if let found { return found }
        }
        return nil
    }

    private mutating func addSources(_ sources: [[String: Any]], to object: inout [String: Any], _ id: String) {
        var (folders, compiled, copied): ([String], [String], [String]) = ([], [], [])
        for source in sources where source["buildPhase"] as? String != "none" {
            guard let relative = source["path"] as? String else { continue }
            let path = directory.appending(relative).standardizedPath
            var isDirectory: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            if !exists, source["optional"] as? Bool == true { continue }
            if isDirectory.boolValue, source["type"] as? String != "folder", !SourceFolder.bundles.contains(path.pathExtension) {
                let group = addFile(relative, isa: "PBXFileSystemSynchronizedRootGroup", unique: id)
                objects["exceptions \(group)"] = ["target": id, "membershipExceptions": exceptions(source, in: path)]
                objects[group]?["exceptions"] = ["exceptions \(group)"]
                folders.append(group)
            } else {
                let build = "build \(relative)"
                objects[build] = ["isa": "PBXBuildFile", "fileRef": addFile(relative, isa: "PBXFileReference")]
                if SourceFolder.role(path, isDirectory: isDirectory.boolValue) == .source {
                    compiled.append(build)
                } else {
                    copied.append(build)
                }
            }
        }
        objects["sources \(id)"] = ["isa": "PBXSourcesBuildPhase", "files": compiled]
        objects["resources \(id)"] = ["isa": "PBXResourcesBuildPhase", "files": copied]
        object["buildPhases"] = ["sources \(id)", "resources \(id)"]
        object["fileSystemSynchronizedGroups"] = folders
    }

    private mutating func addFile(_ path: String, isa: String, unique: String = "") -> String {
        let id = "file \(unique) \(path)"
        if objects[id] == nil, let children = objects["group"]?["children"] as? [String] { objects["group"]?["children"] = children + [id] }
        objects[id] = ["isa": isa, "path": path, "sourceTree": "SOURCE_ROOT"]
        return id
    }

    /// Returns the files in a folder that match `excludes`, or that don't match `includes` if there are any.
    private func exceptions(_ source: [String: Any], in folder: String) -> [String] {
        let (excludes, includes) = (Self.strings(source["excludes"]), Self.strings(source["includes"]))
        guard !excludes.isEmpty || !includes.isEmpty else { return [] }
        var result: [String] = []
        SourceFolder.walk(folder) { _, relative, isDirectory in
            let isExcluded =
                excludes.contains { Self.matches($0, relative) }
                || (!isDirectory && !includes.isEmpty && !includes.contains { Self.matches($0, relative) })
            if isExcluded, !relative.isEmpty { result.append(relative) }
            return !isExcluded
        }
        return result
    }

    /// Returns whether a path matches a shell pattern, in which `**/` matches any folders, and a folder's name matches its contents.
    private static func matches(_ pattern: String, _ path: String) -> Bool {
        let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
        if PathPattern(pattern)?.matches(path) == true || path.hasPrefix(pattern + "/") { return true }
        // Beside `**`, other asterisks match across folders, too.
        return pattern.contains("**") && PathPattern(pattern.replacing(/\*+/, with: "**"))?.matches(path) == true
    }
}
