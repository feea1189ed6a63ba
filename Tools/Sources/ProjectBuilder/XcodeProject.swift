import Foundation

/// Reads `project.pbxproj`: objects, groups, build phases, settings.
struct XcodeProjectReader {
    private let path: String
    private let name: String
    private let directory: String
    private var objects: [String: [String: Any]] = [:]
    private var root: [String: Any] = [:]
    /// The paths on disk of file references and groups.
    private var paths: [String: String] = [:]

    /// The configuration whose settings apply, or `nil`, as for a missing one, for the debug configuration.
    private let configuration: String?

    init(_ xcodeproj: String, forTests: Bool = false) throws {
        configuration = forTests ? Schemes.testConfiguration(of: xcodeproj) : nil
        path = xcodeproj.appending("project.pbxproj")
        name = xcodeproj.lastPathComponent.deletingPathExtension
        directory = xcodeproj.deletingLastPathComponent
        guard let data = ProjectFile.data(path) else {
            throw Failure("\(path): there is no project file; is \(xcodeproj) an Xcode project?")
        }
        let plist: Any
        do { plist = try PropertyList.read(data) } catch {
            throw Failure(Self.damage(data, path))
        }
        guard let dictionary = plist as? [String: Any], let objects = dictionary["objects"] as? [String: [String: Any]],
            let rootID = dictionary["rootObject"] as? String, let root = objects[rootID]
        else { throw Failure("\(path):1:1: error: the project file has no objects or no root object") }
        self.objects = objects
        self.root = root
        locateAll()
    }

    /// Reads a description from which XcodeGen generates a project file.
    init(_ spec: XcodeGenSpec, file: String) {
        (path, name, directory, configuration) = (file, spec.name, file.deletingLastPathComponent, nil)
        (objects, root) = (spec.objects, spec.objects[XcodeGenSpec.root] ?? [:])
        locateAll()
    }

    private mutating func locateAll() {
        if let main = root["mainGroup"] as? String {
            let base = (root["projectDirPath"] as? String).map { $0.isEmpty ? directory : directory.appending($0) } ?? directory
            var seen: Set<String> = []
            locate(main, in: base, base: base, seen: &seen)
        }
    }

    /// Returns an error for the place at which a project file becomes invalid.
    private static func damage(_ data: Data, _ path: String) -> String {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        if let conflict = lines.firstIndex(where: { $0.hasPrefix("<<<<<<<") || $0.hasPrefix("=======") || $0.hasPrefix(">>>>>>>") }) {
            return "\(path):\(conflict + 1):1: error: the project file contains an unresolved merge conflict"
        }
        let last = (lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0) + 1
        if data.isEmpty { return "\(path):1:1: error: the project file is empty" }
        if lines[last - 1].trimmingCharacters(in: .whitespaces) != "}" {
            return "\(path):\(last):1: error: the project file ends before it is complete"
        }
        return "\(path):1:1: error: the project file cannot be read as a property list; `plutil -lint` on a Mac shows the place"
    }

    /// The maximum depth of groups, and number of targets: more than any project has.
    private static let (deepestGroup, mostTargets) = (200, 5000)

    private mutating func locate(_ id: String, in folder: String, base: String, depth: Int = 0, seen: inout Set<String>) {
        guard depth < Self.deepestGroup, seen.insert(id).inserted, let object = objects[id] else { return }
        let relative = object["path"] as? String
        var place: String
        switch object["sourceTree"] as? String {
        case "SOURCE_ROOT": place = base.appending(relative ?? "")
        case "<absolute>": place = relative ?? folder
        case "BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR": return
        default: place = relative.map { folder.appending($0) } ?? folder
        }
        if let relative, relative.hasPrefix("/") { place = Self.onThisMachine(relative, base) }
        place = place.asSpelledOnDisk
        paths[id] = place
        for child in object["children"] as? [String] ?? [] { locate(child, in: place, base: base, depth: depth + 1, seen: &seen) }
    }

    /// Returns an absolute path. For a path on another machine, returns the file in the project whose path has the longest common end with
    /// it.
    private static func onThisMachine(_ path: String, _ base: String) -> String {
        guard !FileManager.default.fileExists(atPath: path) else { return path }
        let parts = path.split(separator: "/").map(String.init)
        return parts.indices.lazy.map { base.appending(parts[$0...].joined(separator: "/")) }.first {
            FileManager.default.fileExists(atPath: $0)
        } ?? path
    }

    private var headers: HeaderImports { HeaderImports(paths.values) }

    private func list(_ value: Any?) -> [[String: Any]] { (value as? [String] ?? []).compactMap { objects[$0] } }

    // MARK: Project

    /// Reads the project and those that it refers to; `reading` contains the files that are being read, so that a cycle ends.
    func read(_ reading: Set<String> = []) throws -> Project {
        var project = Project(name: directory.isEmpty ? "App" : name, directory: directory, file: path, targets: [])
        let targets = root["targets"] as? [String] ?? []
        guard targets.count <= Self.mostTargets else {
            throw Failure("\(path):1:1: error: the project has \(targets.count) targets, more than \(Self.mostTargets)")
        }
        for id in targets {
            guard let object = objects[id], let name = object["name"] as? String else { continue }
            project.targets.append(try target(id, object, name, &project))
        }
        for reference in list(root["packageReferences"]) { try addPackage(reference, &project) }
        addPackageFolders(&project)
        for object in objects.values { if let path = settingsFile(object) { project.watchedDirectories.append(path) } }
        // An Xcode 16 product reference may omit its package: it is the local package that has such a product.
        for reference in root["projectReferences"] as? [[String: Any]] ?? [] {
            guard let id = reference["ProjectRef"] as? String, let path = paths[id], FileManager.default.fileExists(atPath: path) else {
                continue
            }
            let reading = reading.union([self.path.standardizedPath])
            let reader = try XcodeProjectReader(path)
            guard !reading.contains(reader.path.standardizedPath) else { continue }
            let other = try reader.read(reading)
            project.targets += other.targets.filter { project.target($0.name) == nil }
            project.packages += other.packages.filter { !project.packages.contains($0) }
            project.watchedDirectories += other.watchedDirectories
        }
        return project
    }

    /// Returns the targets for iOS by their modules, with the compiler's settings and nothing else. CocoaPods' project has one for each
    /// pod.
    func compilerSettings() -> [String: Project.Target] {
        var result: [String: Project.Target] = [:]
        for object in list(root["targets"]).prefix(Self.mostTargets) {
            guard let name = object["name"] as? String else { continue }
            let settings = settings(object, name)
            guard platformFits(settings), let module = settings["PRODUCT_MODULE_NAME"]?.asModuleName, result[module] == nil else {
                continue
            }
            var target = Project.Target(name: name, moduleName: module, kind: .library)
            applyCompilerSettings(settings, to: &target)
            result[module] = target
        }
        return result
    }

    private func addPackage(_ reference: [String: Any], _ project: inout Project) throws {
        if let url = reference["repositoryURL"] as? String {
            try PackageAddress.check(url, in: path)
            let requirement = reference["requirement"] as? [String: String] ?? [:]
            let identity = url.lastPathComponent.replacingOccurrences(of: ".git", with: "").lowercased()
            let least = requirement["minimumVersion"] ?? "0.0.1"
            let wanted: PackageRequirement =
                switch requirement["kind"] {
                case "exactVersion": .exact(requirement["version"] ?? "")
                case "branch": .branch(requirement["branch"] ?? "main")
                case "revision": .revision(requirement["revision"] ?? "")
                case "versionRange": .range(least, requirement["maximumVersion"] ?? "999.0.0")
                case "upToNextMinorVersion": .upToNextMinor(least)
                default: .from(least)
                }
            project.packages.append(.init(identity: identity, url: url, requirement: wanted.inManifest))
        } else if let relative = reference["relativePath"] as? String {
            let path = directory.appending(relative).standardizedPath
            project.packages.append(.init(identity: path.lastPathComponent.lowercased(), url: path, requirement: ""))
        }
    }

    /// Adds local packages: before Xcode 15 they were folders among the files, and later they are in a synchronized folder; a product
    /// without a package is looked up there.
    private func addPackageFolders(_ project: inout Project) {
        let sought = Set(project.targets.flatMap(\.packageProducts).filter(\.package.isEmpty).map(\.product))
        guard !sought.isEmpty else { return }
        var folders: [String] = []
        for (id, path) in paths.sorted(by: { $0.value < $1.value }) {
            switch objects[id]?["isa"] as? String {
            case "PBXFileReference": folders.append(path)
            case "PBXFileSystemSynchronizedRootGroup":
                SourceFolder.walk(path) { path, _, isDirectory in
                    let isPackage = isDirectory && Self.isPackage(path)
                    if isPackage { folders.append(path) }
                    return isDirectory && !isPackage
                }
            default: break
            }
        }
        for path in folders {
            guard let manifest = ProjectFile.text(path.appending("Package.swift")),
                sought.contains(where: { manifest.contains("\"\($0)\"") }),
                !project.packages.contains(where: { $0.url == path })
            else { continue }
            project.packages.append(.init(identity: path.lastPathComponent.lowercased(), url: path.standardizedPath, requirement: ""))
        }
    }

    private static func isPackage(_ folder: String) -> Bool { FileManager.default.fileExists(atPath: folder.appending("Package.swift")) }

    private func settings(_ object: [String: Any], _ name: String) -> BuildSettings {
        var settings = BuildSettings()
        for key in ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR"] { settings.set(key, directory) }
        settings.set("PROJECT_NAME", self.name)
        settings.set("TARGET_NAME", name)
        settings.set("PRODUCT_NAME", name)
        settings.set("EXECUTABLE_NAME", "$(PRODUCT_NAME)")
        if let language = root["developmentRegion"] as? String { settings.set("DEVELOPMENT_LANGUAGE", Self.code(ofLanguage: language)) }
        let configurations = [root, object].compactMap(builtConfiguration)
        settings.set("CONFIGURATION", configurations.last?["name"] as? String ?? "Debug")
        for configuration in configurations {
            if let path = settingsFile(configuration) { settings.merge(xcconfig: path) }
            let own = configuration["buildSettings"] as? [String: Any] ?? [:]
            // A target that sets only the SDK, of another device, isn't for all the platforms that its project supports.
            if let sdk = own["SDKROOT"] as? String, ["appletv", "watch", "xr"].contains(where: sdk.hasPrefix) {
                settings.set("SUPPORTED_PLATFORMS", "")
            }
            settings.merge(own)
        }
        if settings["PRODUCT_MODULE_NAME"] == nil { settings.set("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)") }
        // SwiftPM derives the linker name of a program's main function from its module, and it must be ASCII. `ClassResolver` relies on
        // this.
        if let module = settings["PRODUCT_MODULE_NAME"], (object["productType"] as? String)?.contains(".application") == true {
            settings.set("PRODUCT_MODULE_NAME", String(module.map { $0.isASCII ? $0 : "_" }))
        }
        return settings
    }

    /// Returns the configuration of the project or of a target that is built.
    private func builtConfiguration(of owner: [String: Any]) -> [String: Any]? {
        guard let listID = owner["buildConfigurationList"] as? String, let list = objects[listID] else { return nil }
        let configurations = self.list(list["buildConfigurations"])
        return configurations.first { $0["name"] as? String == configuration }
            ?? configurations.first { ($0["name"] as? String)?.lowercased().hasPrefix("debug") == true } ?? configurations.first
    }

    /// Returns the path of a configuration's xcconfig file. Xcode 16 names one in a synchronized folder by its path in that folder.
    private func settingsFile(_ configuration: [String: Any]) -> String? {
        if let base = configuration["baseConfigurationReference"] as? String { return paths[base] }
        guard let folder = (configuration["baseConfigurationReferenceAnchor"] as? String).flatMap({ paths[$0] }),
            let relative = configuration["baseConfigurationReferenceRelativePath"] as? String
        else { return nil }
        return folder.appending(relative).asSpelledOnDisk
    }

    /// Returns the code for a language's name, which older projects have: `en` for `English`.
    private static func code(ofLanguage name: String) -> String {
        ["English": "en", "Japanese": "ja", "French": "fr", "German": "de", "Spanish": "es", "Italian": "it", "Dutch": "nl"][name] ?? name
    }

    private func target(_ id: String, _ object: [String: Any], _ name: String, _ project: inout Project) throws -> Project.Target {
        let settings = settings(object, name)
        let type = (object["productType"] as? String ?? "").replacingOccurrences(of: "com.apple.product-type.", with: "")
        let kind: Project.Target.Kind
        switch type {
        case "application", "application.on-demand-install-capable": kind = .app
        case "bundle.unit-test": kind = .tests
        case "bundle.ui-testing": kind = .uiTests
        case "framework", "framework.static", "library.static", "library.dynamic": kind = .library
        default: kind = .unsupported
        }
        let isBuilt = platformFits(settings) && kind != .unsupported
        let product = settings["PRODUCT_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? name
        let module = settings["PRODUCT_MODULE_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? product.asModuleName
        if isBuilt {
            _ = try ProjectName(product, as: "the product's name of target \(name.quotedForMessages)", in: path)
            _ = try ProjectName(module, as: "the module's name of target \(name.quotedForMessages)", in: path)
        }
        var target = Project.Target(name: name, moduleName: module.asModuleName, kind: isBuilt ? kind : .unsupported)
        if kind == .unsupported, !type.isEmpty {
            project.notes.append("note: target '\(name)' (\(type)) is left out: only apps, libraries, and tests are built")
        }
        applyCompilerSettings(settings, to: &target)
        readBridgingHeader(settings, into: &target)
        target.isFramework = type.hasPrefix("framework")
        if target.isFramework { target.modulesBrought = headers.modules(ofFramework: target.moduleName) }
        if kind == .app || kind == .tests || kind == .uiTests || target.isFramework {
            target.infoPlistFile = infoPlistFile(settings, of: name, notes: &project.notes)
            target.infoPlist = InfoPlist.make(
                settings, file: target.infoPlistFile, properties: object["infoProperties"] as? [String: Any] ?? [:], productName: product,
                notes: &project.notes
            )
        }
        collectFiles(object, id, &target, &project)
        if kind == .app, let file = target.infoPlistFile, !FileManager.default.fileExists(atPath: file) {
            target.infoPlist.merge(InfoPlist.template(for: target, settings)) { own, _ in own }
        }
        collectDependencies(object, &target)
        target.productName = (object["productReference"] as? String).flatMap { (objects[$0]?["path"] as? String)?.lastPathComponent }
        if kind == .tests {
            let host = settings["TEST_HOST"] ?? ""
            target.testHost = host.isEmpty ? nil : host.lastPathComponent
        }
        if kind == .uiTests { target.testedTarget = settings["TEST_TARGET_NAME"].flatMap { $0.isEmpty ? nil : $0 } }
        return target
    }

    private func applyCompilerSettings(_ settings: BuildSettings, to target: inout Project.Target) {
        target.swiftVersion = settings["SWIFT_VERSION"] ?? "5"
        target.hasAssetExtensions = settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        target.hasAssetSymbols = settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
        target.isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        target.upcomingFeatures = Self.upcomingFeatures(settings, target.swiftVersion)
        target.defines = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "DEBUG").split(separator: " ").map(String.init)
        let flags = (settings["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ").map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
        }
        for (index, flag) in flags.enumerated() {
            let next = index + 1 < flags.count ? flags[index + 1] : nil
            if flag == "-D", let next {
                target.defines.append(next)
            } else if flag.hasPrefix("-D"), flag.count > 2 {
                target.defines.append(String(flag.dropFirst(2)))
            } else if flag == "-enable-upcoming-feature", let next, !PackageReader.restricting.contains(next),
                !target.upcomingFeatures.contains(next)
            {
                target.upcomingFeatures.append(next)
            }
        }
    }

    /// Returns the features of later language versions that Xcode enables. Names and defaults: `Swift.xcspec` of swift-build. Those that
    /// only forbid more, such as `ExistentialAny`, change nothing for code that compiles with them.
    private static func upcomingFeatures(_ settings: BuildSettings, _ version: String) -> [String] {
        let isApproachable = settings["SWIFT_APPROACHABLE_CONCURRENCY"] ?? "NO"
        func isOn(_ key: String, _ standard: String) -> Bool { settings[key] ?? standard == "YES" }
        let later = [
            ("InferIsolatedConformances", "INFER_ISOLATED_CONFORMANCES"),
            ("NonisolatedNonsendingByDefault", "NONISOLATED_NONSENDING_BY_DEFAULT"),
        ].filter { isOn("SWIFT_UPCOMING_FEATURE_" + $0.1, isApproachable) }.map { $0.0 }
        // Swift 6 has the others.
        guard !version.hasPrefix("6") else { return later }
        let approachable = [
            ("DisableOutwardActorInference", "DISABLE_OUTWARD_ACTOR_ISOLATION"),
            ("GlobalActorIsolatedTypesUsability", "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY"),
            ("InferSendableFromCaptures", "INFER_SENDABLE_FROM_CAPTURES"),
        ].filter { isOn("SWIFT_UPCOMING_FEATURE_" + $0.1, isApproachable) }.map { $0.0 }
        let single = [
            ("ConciseMagicFile", "CONCISE_MAGIC_FILE"), ("ForwardTrailingClosures", "FORWARD_TRAILING_CLOSURES"),
            ("ImplicitOpenExistentials", "IMPLICIT_OPEN_EXISTENTIALS"), ("IsolatedDefaultValues", "ISOLATED_DEFAULT_VALUES"),
        ].filter { isOn("SWIFT_UPCOMING_FEATURE_" + $0.1, "NO") }.map { $0.0 }
        return (isOn("SWIFT_ENABLE_BARE_SLASH_REGEX", "YES") ? [bareSlashRegex] : []) + approachable + single + later
    }

    /// Literals such as `/a+/`, which Xcode enables in every language version.
    static let bareSlashRegex = "BareSlashRegexLiterals"

    /// Reads the bridging header. The modules it imports are visible in every file; declarations in the project's own headers are not.
    private func readBridgingHeader(_ settings: BuildSettings, into target: inout Project.Target) {
        guard let header = settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty else { return }
        let path = (header.hasPrefix("/") ? header : directory.appending(header)).asSpelledOnDisk, text = ProjectFile.text(path) ?? ""
        target.modulesEverywhere = headers.modules(of: path)
        if text.contains("UIKit"), !target.modulesEverywhere.contains("UIKit") { target.modulesEverywhere.append("UIKit") }
        let included = text.split(whereSeparator: \.isNewline).filter { $0.contains("#import \"") || $0.contains("#include \"") }
        if !included.isEmpty { target.leftOut.append("\(path): the bridging header, with \(included.count) Objective-C headers") }
    }

    /// Collects dependencies on other targets and on package products.
    private func collectDependencies(_ object: [String: Any], _ target: inout Project.Target) {
        for dependency in list(object["dependencies"]) where Self.isForIOS(dependency) {
            let own = (dependency["target"] as? String).flatMap { objects[$0]?["name"] as? String }
            // A target of another project is identified only by the proxy's name.
            let proxy = (dependency["targetProxy"] as? String).flatMap { objects[$0]?["remoteInfo"] as? String }
            if let name = own ?? dependency["name"] as? String ?? proxy { target.dependencies.append(name) }
        }
        let builds = list(object["buildPhases"]).flatMap { list($0["files"]) }
        let otherPlatforms = Set(builds.filter { !Self.isForIOS($0) }.compactMap { $0["productRef"] as? String })
        for id in object["packageProductDependencies"] as? [String] ?? [] where !otherPlatforms.contains(id) {
            guard let product = objects[id], let name = product["productName"] as? String else { continue }
            let package = (product["package"] as? String).flatMap { objects[$0] }
            let place = (package?["repositoryURL"] as? String) ?? (package?["relativePath"] as? String) ?? ""
            target.packageProducts.append(
                .init(product: name, package: place.lastPathComponent.replacingOccurrences(of: ".git", with: "").lowercased()))
        }
    }

    /// Returns the target's Info.plist. If its folder was renamed after the setting was written, a listed file of the same name is used.
    private func infoPlistFile(_ settings: BuildSettings, of target: String, notes: inout [String]) -> String? {
        guard let setting = settings["INFOPLIST_FILE"], !setting.isEmpty else { return nil }
        let file = (setting.hasPrefix("/") ? setting : directory.appending(setting)).asSpelledOnDisk
        guard !FileManager.default.fileExists(atPath: file) else { return file }
        let listed = Set(
            paths.values.filter { $0.lastPathComponent == file.lastPathComponent && FileManager.default.fileExists(atPath: $0) })
        guard
            let found = listed.first(where: { $0.deletingLastPathComponent.lastPathComponent == target })
                ?? (listed.count == 1 ? listed.first : nil)
        else {
            return file
        }
        notes.append("\(file): warning: INFOPLIST_FILE does not exist; \(found) is used instead")
        return found
    }

    private func platformFits(_ settings: BuildSettings) -> Bool {
        // A target's supported platforms are more specific than the SDK, which the whole project may share.
        let supported = (settings["SUPPORTED_PLATFORMS"] ?? "").split(separator: " ")
        let words = supported.isEmpty ? (settings["SDKROOT"] ?? "").split(separator: " ") : supported
        return words.isEmpty || words.contains { $0.hasPrefix("iphone") || $0 == "auto" }
    }

    /// Returns whether a file or a dependency is for iOS: a target of several platforms may have some for a part of them.
    private static func isForIOS(_ object: [String: Any]) -> Bool {
        let platforms = object["platformFilters"] as? [String] ?? (object["platformFilter"] as? String).map { [$0] } ?? []
        return platforms.isEmpty || platforms.contains("ios")
    }

    // MARK: Files

    private func collectFiles(_ object: [String: Any], _ id: String, _ target: inout Project.Target, _ project: inout Project) {
        for phase in list(object["buildPhases"]) {
            let isa = phase["isa"] as? String
            for build in list(phase["files"]) where Self.isForIOS(build) {
                guard let reference = build["fileRef"] as? String else { continue }
                switch isa {
                // Xcode compiles interface files and catalogs wherever they are listed.
                case "PBXSourcesBuildPhase":
                    for path in files(reference).map({ present($0, of: target, &project) }) {
                        Self.compiled.contains(path.pathExtension) ? addResource(path, &target, &project) : addSource(path, &target)
                    }
                case "PBXResourcesBuildPhase":
                    for path in files(reference) {
                        // Xcode also compiles a model here, but it generates no class.
                        if let model = LearningModel(path) {
                            target.resources.append(.init(path: model.contents, destination: model.destination))
                        } else {
                            addResource(path, &target, &project)
                        }
                    }
                case "PBXCopyFilesBuildPhase":
                    guard let folder = Self.bundleFolder(of: phase) else { continue }
                    for path in files(reference) { addResource(path, in: folder, &target, &project) }
                default: break
                }
            }
            // Frameworks linked from elsewhere: binaries that we cannot use are reported when their module is missing.
            if isa == "PBXFrameworksBuildPhase" {
                for build in list(phase["files"]) where Self.isForIOS(build) {
                    guard let reference = build["fileRef"] as? String else { continue }
                    if let name = (objects[reference]?["path"] as? String)?.lastPathComponent { target.linkedProducts.append(name) }
                    guard let path = paths[reference],
                        path.hasSuffix(".framework") || path.hasSuffix(".xcframework") || path.hasSuffix(".a"),
                        FileManager.default.fileExists(atPath: path)
                    else { continue }
                    target.leftOut.append("\(path.lastPathComponent): a binary built for Apple's platforms")
                }
            }
        }
        let groups = object["fileSystemSynchronizedGroups"] as? [String] ?? []
        for group in groups { addFolder(group, id, &target, &project) }
        // Another target's folder may share single files with this one.
        for (group, object) in objects.sorted(by: { $0.key < $1.key })
        where object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" && !groups.contains(group) {
            guard let folder = paths[group] else { continue }
            for set in list(object["exceptions"]) where set["target"] as? String == id {
                for relative in set["membershipExceptions"] as? [String] ?? [] { add(folder.appending(relative), &target, &project) }
            }
        }
    }

    /// Returns the path of a source. If its folder was moved or renamed after the project listed it, returns that of the only file of this
    /// name.
    private func present(_ path: String, of target: Project.Target, _ project: inout Project) -> String {
        guard path.hasSuffix(".swift"), !FileManager.default.fileExists(atPath: path) else { return path }
        let places = filesByName.value(in: directory)[path.lastPathComponent] ?? []
        guard places.count == 1 else { return path }
        project.notes.append("\(path): warning: this source of '\(target.name)' does not exist; \(places[0]) is used instead")
        return places[0]
    }

    /// The Swift files in the project's folder, by name. They are listed when the first listed source is missing.
    private final class FilesByName {
        private var listed: [String: [String]]?

        func value(in directory: String) -> [String: [String]] {
            if let listed { return listed }
            var found: [String: [String]] = [:]
            SourceFolder.walk(directory) { path, _, isDirectory in
                if !isDirectory, path.hasSuffix(".swift") { found[path.lastPathComponent, default: []].append(path) }
                let name = path.lastPathComponent
                return isDirectory && !SourceFolder.foreign.contains(name) && !name.hasPrefix(".")
            }
            listed = found
            return found
        }
    }
    private let filesByName = FilesByName()

    private func add(_ path: String, _ target: inout Project.Target, _ project: inout Project) {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return }
        switch SourceFolder.role(path, isDirectory: isDirectory.boolValue) {
        case .source: addSource(path, &target)
        case .resource, .folder: addResource(path, &target, &project)
        case .nothing: break
        }
    }

    /// Returns a reference's file, the variants of a localized one, or the current version of a model if only the project names it.
    private func files(_ id: String, depth: Int = 0) -> [String] {
        // Variants are files; a group that contains itself has none.
        guard depth < 4, let object = objects[id] else { return [] }
        if object["isa"] as? String == "XCVersionGroup", let model = paths[id],
            !FileManager.default.fileExists(atPath: model.appending(".xccurrentversion")),
            let current = (object["currentVersion"] as? String).flatMap({ paths[$0] }), FileManager.default.fileExists(atPath: current)
        {
            return [current.standardizedPath]
        }
        if object["isa"] as? String == "PBXVariantGroup" {
            return (object["children"] as? [String] ?? []).flatMap { files($0, depth: depth + 1) }
        }
        return paths[id].map { [$0.standardizedPath] } ?? []
    }

    /// Adds a synchronized folder of Xcode 16: all its files except the exceptions.
    private func addFolder(_ id: String, _ targetID: String, _ target: inout Project.Target, _ project: inout Project) {
        guard let group = objects[id], let folder = paths[id] else { return }
        var exceptions: Set<String> = []
        let folders = Set(group["explicitFolders"] as? [String] ?? [])
        for set in list(group["exceptions"]) where set["target"] as? String == targetID {
            exceptions.formUnion(set["membershipExceptions"] as? [String] ?? [])
            for (path, platforms) in set["platformFiltersByRelativePath"] as? [String: [String]] ?? [:] where !platforms.contains("ios") {
                exceptions.insert(path)
            }
        }
        SourceFolder.walk(folder) { path, relative, isDirectory in
            if isDirectory { project.watchedDirectories.append(path) }
            // A package in the folder is not part of the target.
            guard !exceptions.contains(relative), !(isDirectory && Self.isPackage(path)) else { return false }
            // A folder that remains a folder in the bundle.
            if isDirectory, folders.contains(relative) {
                addResource(path, &target, &project)
                return false
            }
            switch SourceFolder.role(path, isDirectory: isDirectory) {
            case .source: addSource(path, &target)
            case .resource: addResource(path, &target, &project)
            case .nothing: break
            case .folder: return true
            }
            return false
        }
    }

    private static let compiled: Set<String> = ["xib", "storyboard", "xcassets", "strings", "stringsdict", "xcstrings"]

    private func addSource(_ path: String, _ target: inout Project.Target) {
        switch path.pathExtension {
        case "swift": if !target.sources.contains(path) { target.sources.append(path) }
        case "m", "mm", "c", "cpp", "cc": target.leftOut.append("\(path): \(path.pathExtension == "c" ? "C" : "Objective-C") source")
        case "xcdatamodeld", "xcdatamodel":
            guard !target.models.contains(path) else { return }
            guard let model = DataModel(path) else { return target.leftOut.append("\(path): a Core Data model that cannot be read") }
            target.models.append(path)
            target.resources.append(.init(path: model.contents, destination: model.destination))
        case "mlmodel", "mlpackage":
            guard !target.models.contains(path) else { return }
            guard let model = LearningModel(path) else { return target.leftOut.append("\(path): \(LearningModel.unreadable)") }
            target.models.append(path)
            target.resources.append(.init(path: model.contents, destination: model.destination))
        case "intentdefinition", "metal": target.leftOut.append("\(path): needs Apple's code generator")
        default: break
        }
    }

    /// Returns the folder in the bundle to which a phase copies files, or `nil` for a phase that embeds products. Xcode's numbers for the
    /// destinations: 1 is the bundle, 7 its resources, which in an iOS app are the same folder.
    private static func bundleFolder(of phase: [String: Any]) -> String? {
        guard let place = phase["dstSubfolderSpec"].map({ "\($0)" }), ["1", "7"].contains(place) else { return nil }
        let names = (phase["dstPath"] as? String ?? "").split(separator: "/").map(String.init)
        guard names.allSatisfy({ ProjectName($0) != nil && !$0.contains("$") }) else { return nil }
        return names.joined(separator: "/")
    }

    private func addResource(_ path: String, in folder: String = "", _ target: inout Project.Target, _ project: inout Project) {
        guard FileManager.default.fileExists(atPath: path) else {
            project.notes.append("\(path): warning: the project lists this resource of '\(target.name)', but it does not exist")
            return
        }
        let destination = SourceFolder.destination(path)
        target.resources.append(.init(path: path, destination: folder.isEmpty ? destination : folder.appending(destination)))
    }
}
