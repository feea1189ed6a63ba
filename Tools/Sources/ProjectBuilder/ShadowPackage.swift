import Foundation
import SourceTranslator

/// The generated Swift package that is compiled in place of a project: translated sources, the project's settings, the SDK.
struct ShadowPackage {
    let directory: OwnedPath
    let project: Project
    let sdk: SDK
    /// The identities of packages that the build continues without.
    var absent: Set<String> = []
    /// Whether functions can be replaced while the app runs.
    var isReloadable = false
    /// Whether previews are kept and registered.
    var showsPreviews = false
    /// Additional linker flags.
    var linkerFlags: [String] = []
    /// Modules that the build continues without.
    var absentModules: Set<String> = []
    /// Modules that are compiled in Swift 5's language mode instead of Swift 6's.
    var modulesInEarlierMode: Set<String> = []
    /// The translation of statements that need them.
    var refusedStatement: TranslationSettings.Refused = .ends

    struct Translation {
        var issues: [TranslationIssue] = []
        var columns: [String: ColumnMap] = [:]
        /// The user's own file for each translated file.
        var originals: [String: String] = [:]
        /// The name of each app's `@main` type, by module.
        var mainTypes: [String: String] = [:]
        /// Code that did not compile and was left out.
        var leftOut: [TranslationIssue] { issues.filter { $0.construct == Repair.leftOut } }
    }

    /// The confinement of the compiler.
    var confinement: BuildConfinement {
        BuildConfinement(
            folder: directory, tree: SourceTree(of: project.directory),
            readable: [sdk.directory] + [try? SDK.sourceRoot()].compactMap { $0 } + Installation.folders)
    }

    /// Writes the package, whose SwiftPM targets have the names of their modules.
    func write(_ targets: [Project.Target], glue: [String: String]) throws -> Translation {
        var result = Translation()
        var translated = 0
        var lines: [String] = []
        // Macros without their packages can't be built: code that uses them is left out.
        let targets = targets.filter { $0.native?.isMacro != true || absentProducts(of: $0).isEmpty }
        // All modules are read before any is translated, because the classes of one module affect the translation of another.
        let translatable = targets.filter { $0.native == nil }
        let readings = try translatable.map { try store(of: $0).read($0.sources + generatedSources(of: $0)) }
        let facts = ProjectFacts(zip(translatable, readings).map { .init(name: $0.moduleName, files: $1.facts) })
        var place = 0
        var modules: Set<String> = []
        for target in targets {
            if let native = target.native {
                let needed = target.dependencies.compactMap { name in targets.first { $0.name == name }?.moduleName }
                lines.append(
                    try native.declaration(
                        target.moduleFolder(in: project.file), dependencies: needed, products: products(of: target), in: directory))
                continue
            }
            let store = try store(of: target)
            let outcome = try store.translate(readings[place], facts.index(at: place))
            place += 1
            result.issues += outcome.issues
            result.columns.merge(outcome.columns) { $1 }
            result.originals.merge(outcome.originals) { $1 }
            translated += outcome.translated
            modules.formUnion(outcome.modules)
            if let type = outcome.mainType { result.mainTypes[target.name] = target.moduleName + "." + type }
            if let text = glue[target.name] { try store.folder.appending("_UnderstudyGlue.swift").write(text) }
            lines.append(try declaration(target, targets, store.folder))
        }
        if translated > 0 { Terminal.progress("Translated \(translated) files") }
        let sdk = try completeSDK(for: modules)
        let used = Set(targets.flatMap(\.packageProducts).map(identity))
        // A product that is named without its package, and differs from it in name, can come from any of them.
        let isAnyUsed = !used.isSubset(of: project.packages.map(\.identity))
        let packages = project.packages.filter { !absent.contains($0.identity) && (isAnyUsed || used.contains($0.identity)) }
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription\(targets.contains { $0.native?.isMacro == true } ? "\nimport CompilerPluginSupport" : "")
            let sdk: [SwiftSetting] = [.define("UNDERSTUDY"), .unsafeFlags(\(literal(CompileFlags.common(in: directory) + (isReloadable ? CompileFlags.reloadable : []))))]
            let link: [LinkerSetting] = [.unsafeFlags(\(literal(sdk.linkerFlags + packageLibraries + linkerFlags + (isReloadable ? CompileFlags.reloadableLinking : []))))]
            let package = Package(name: \(project.name.asModuleName.swiftLiteral), dependencies: [
            \(packages.map { "    .package(url: \($0.url.swiftLiteral), \($0.requirement))" }.joined(separator: ",\n"))
            ], targets: [
                .systemLibrary(name: \(Self.sdkTarget.swiftLiteral), path: \(Self.sdkTarget.swiftLiteral), pkgConfig: \(SDK.packageName.swiftLiteral)),
            \(lines.joined(separator: ",\n"))
            ])

            """
        try directory.appending("Package.swift").write(manifest)
        let sdkFolder = try directory.appending(Self.sdkTarget)
        try sdkFolder.appending("module.modulemap").write("module \(Self.sdkTarget) {}\n")
        try sdkFolder.appending(SDK.packageName + ".pc").write(sdk.packageDescription)
        return result
    }

    /// Returns the SDK with the frameworks, if code that names these modules or an interface file of the project needs them.
    private func completeSDK(for modules: Set<String>) throws -> SDK {
        let named = try sdk.with(modules)
        guard !named.hasFrameworks else { return named }
        let interfaceFiles = project.targets.flatMap(\.inputs).filter { ["storyboard", "xib"].contains($0.pathExtension) }
        return try interfaceFiles.contains(where: FrameworkUse.needsFrameworks) ? sdk.withFrameworks() : named
    }

    /// The linker flags for packages' dynamic libraries, which stay where SwiftPM puts them: it looks for them beside the program, which is
    /// copied into the app.
    private var packageLibraries: [String] { ["-Xlinker", "-rpath", "-Xlinker", directory.path.appending(".build/debug")] }

    /// The name of the system-library target through which SwiftPM sees the SDK.
    private static let sdkTarget = "_UnderstudySDK"
    /// The arguments that tell SwiftPM where the SDK's description is.
    var buildArguments: [String] { ["--pkg-config-path", directory.path.appending(Self.sdkTarget)] }

    func store(of target: Project.Target) throws -> TranslationStore {
        var settings = TranslationSettings(moduleName: target.moduleName)
        settings.isMainActorByDefault = target.isMainActorByDefault
        settings.modulesEverywhere = target.modulesEverywhere + target.modulesBrought
        for other in project.targets where !other.modulesBrought.isEmpty {
            settings.modulesBrought[other.moduleName] = other.modulesBrought
        }
        settings.isPortable = target.isPortable
        settings.isLoaded = target.kind == .tests
        settings.absentModules = absentModules.union(absentProducts(of: target).flatMap { [$0.product, $0.product.asModuleName] })
        settings.ownModules = Set(project.targets.map(\.moduleName) + target.packageProducts.map(\.product.asModuleName))
        settings.refusedStatement = refusedStatement
        settings.isReloadable = isReloadable
        settings.showsPreviews = showsPreviews && !target.isForeign
        return TranslationStore(
            folder: try directory.appending("Sources").appending(target.moduleFolder(in: project.file)), settings: settings,
            refusalKey: refusalKey)
    }

    func absentProducts(of target: Project.Target) -> [Project.PackageProduct] {
        target.packageProducts.filter { absent.contains(identity(of: $0)) }
    }

    /// Returns the dependencies on the available products of packages.
    private func products(of target: Project.Target) -> [String] {
        target.packageProducts.filter { !absent.contains(identity(of: $0)) }.map {
            ".product(name: \($0.product.swiftLiteral), package: \(identity(of: $0).swiftLiteral))"
        }
    }

    func identity(of product: Project.PackageProduct) -> String {
        product.package.isEmpty
            ? (project.packages.first { $0.identity == product.product.lowercased() }?.identity ?? product.product.lowercased())
            : product.package
    }

    /// Writes the sources that Xcode would generate for a target, and returns their paths.
    func generatedSources(of target: Project.Target) throws -> [String] {
        guard !target.models.isEmpty || target.hasAssetSymbols || target.accessorPrefix != nil else { return [] }
        let code = target.code
        return try modelSources(target, beside: code) + assetSymbols(target, for: code) + accessors(target, for: code)
    }

    /// Writes the names that Tuist would generate from the target's resources.
    private func accessors(_ target: Project.Target, for code: String) throws -> [String] {
        guard let source = TuistAccessors(target)?.source(for: code) else { return [] }
        let file = try directory.appending("Assets").appending(target.moduleFolder(in: project.file)).appending("TuistAccessors.swift")
        try file.write(source)
        return [file.path]
    }

    /// Writes the classes that Xcode would generate from the target's models. Of several with the same name, the first is in the bundle.
    private func modelSources(_ target: Project.Target, beside code: String) throws -> [String] {
        var written: Set<String> = []
        return try target.models.compactMap { path in
            let isLearningModel = LearningModel.isLearningModel(path)
            let name = path.lastPathComponent.deletingPathExtension + (isLearningModel ? "+CoreMLModel.swift" : "+CoreDataModel.swift")
            let text = isLearningModel ? LearningModel(path)?.source(for: target, beside: code) : DataModel(path)?.source(beside: code)
            guard let source = text, written.insert(name).inserted else { return nil }
            let file = try directory.appending("Models").appending(target.moduleFolder(in: project.file)).appending(name)
            try file.write(source)
            return file.path
        }
    }

    /// Writes the names that Xcode would generate from the target's asset catalogs.
    private func assetSymbols(_ target: Project.Target, for code: String) throws -> [String] {
        guard target.hasAssetSymbols, let source = AssetSymbols(target, code: code).source else { return [] }
        let file = try directory.appending("Assets").appending(target.moduleFolder(in: project.file)).appending(
            "GeneratedAssetSymbols.swift")
        try file.write(source)
        return [file.path]
    }

    /// Identifies the current sources and SDK.
    private var refusalKey: String {
        var fingerprint = Fingerprint()
        fingerprint.add(sdk.directory + absent.union(absentModules).sorted().joined(separator: " ") + refusedStatement.rawValue)
        for path in project.targets.flatMap(\.sources) { fingerprint.add(Stamp(path).map { "\(path) \($0.modified) \($0.size)" } ?? path) }
        return fingerprint.text
    }

    /// Records what a failed compile requires to be translated differently. Returns `false` if it requires nothing new. In the `leaveOut`
    /// round, all code with errors is left out.
    func repair(_ targets: [Project.Target], after errors: [Diagnostics.Message], leaveOut round: Int? = nil) throws -> Bool {
        try change(targets, after: errors) { try $0.add($1, leaveOut: round) }
    }

    /// Leaves out the files that have errors. Returns `false` if all of them are already left out.
    func leaveOutFiles(_ targets: [Project.Target], of errors: [Diagnostics.Message]) throws -> Bool {
        try change(targets, after: errors) { try $0.leaveOutFiles($1) }
    }

    private func change(
        _ targets: [Project.Target], after errors: [Diagnostics.Message],
        _ change: (TranslationStore, [String: [Diagnostics.Message]]) throws -> Bool
    ) throws -> Bool {
        let byFile = Dictionary(grouping: errors, by: \.file)
        let hasGenerated = errors.contains(where: \.isGenerated)
        var isNew = false
        for target in targets {
            let found = target.sources.reduce(into: [String: [Diagnostics.Message]]()) { found, path in
                found[path] = byFile[path] ?? (hasGenerated ? byFile[Translator.generatedName(path)] : nil)
            }
            if !found.isEmpty, try change(store(of: target), found) { isNew = true }
        }
        return isNew
    }

    private func literal(_ flags: [String]) -> String { "[" + flags.map(\.swiftLiteral).joined(separator: ", ") + "]" }

    private func declaration(_ target: Project.Target, _ all: [Project.Target], _ folder: OwnedPath) throws -> String {
        var dependencies =
            [Self.sdkTarget.swiftLiteral]
            + target.dependencies.compactMap { name in all.first { $0.name == name }?.moduleName.swiftLiteral }
        let apps = all.filter { $0.kind == .app }
        if let host = target.testHost, let app = apps.first(where: { $0.name == host || $0.infoPlistName == host }) ?? apps.first,
            !target.dependencies.contains(app.name)
        {
            dependencies.append(app.moduleName.swiftLiteral)
        }
        dependencies += products(of: target)
        var settings = ["sdk"]
        if CompileFlags.isWholeModule(target) { settings.append("[.unsafeFlags(\(literal(CompileFlags.wholeModule)))]") }
        // UIKit has its Swift 4.2 names; code that an app guards with `#if swift(>=4.2)` is meant for them.
        let isInEarlierMode = modulesInEarlierMode.contains(target.moduleName)
        let mode = target.languageMode == "6" && isInEarlierMode ? "5" : target.languageMode
        var flags = [".swiftLanguageMode(.v\(mode.replacing(".", with: "_")))"]
        // The translator's flag for sources that Xcode would build as part of a package.
        let defines = Set(target.defines.map { $0 == "SWIFT_PACKAGE" ? "UNDERSTUDY_PACKAGE" : $0 })
        flags += defines.filter { $0 != "UNDERSTUDY" && !$0.contains("=") && !$0.isEmpty }.sorted().map { ".define(\($0.swiftLiteral))" }
        let further = isInEarlierMode ? Self.featuresOfSwift6.filter { !target.upcomingFeatures.contains($0) } : []
        flags += (target.upcomingFeatures + further).map { ".enableUpcomingFeature(\($0.swiftLiteral))" }
        if target.isMainActorByDefault { flags.append(".defaultIsolation(MainActor.self)") }
        settings.append("[" + flags.joined(separator: ", ") + "]")
        var resources = ""
        if target.usesBundleModule, !target.resources.isEmpty {
            resources = ", resources: [" + (try placeResources(target, folder)).joined(separator: ", ") + "]"
        }
        let kind = target.kind == .app ? "executableTarget" : target.kind == .tests ? "testTarget" : "target"
        let path = ("Sources/" + target.moduleName).swiftLiteral
        return
            "    .\(kind)(name: \(target.moduleName.swiftLiteral), dependencies: [\(dependencies.joined(separator: ", "))], path: \(path)\(resources), "
            + "swiftSettings: \(settings.joined(separator: " + ")), linkerSettings: link)"
    }

    /// The features of Swift 6's language mode that accept more code, or give it another meaning.
    private static let featuresOfSwift6 = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "ForwardTrailingClosures", "ImplicitOpenExistentials", "DisableOutwardActorInference",
        "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures", "IsolatedDefaultValues",
    ]

    /// Places the resources for `Bundle.module` inside the target's folder, as SwiftPM requires.
    private func placeResources(_ target: Project.Target, _ folder: OwnedPath) throws -> [String] {
        let place = try folder.appending("_Resources")
        try place.remove()
        let tree = SourceTree(of: project.directory, cache: directory)
        var rules: Set<String> = []
        func add(_ destination: String) {
            let first = destination.split(separator: "/").first.map(String.init) ?? destination
            rules.insert(".copy(\(("_Resources/" + first).swiftLiteral))")
        }
        for resource in Staging.distinct(target.resources) {
            if resource.path.hasSuffix(".xcstrings"), tree.contains(resource.path) {
                for (table, data) in StringCatalog.expand(resource.path) {
                    let destination = StringCatalog.place(of: table, ofCatalog: resource.destination)
                    try place.appending(destination).write(data)
                    add(destination)
                }
                continue
            }
            let destination = try place.appending(resource.destination)
            guard !destination.exists, try Staging.copy(resource.path, to: destination, of: tree) else { continue }
            add(resource.destination)
        }
        return rules.sorted()
    }
}

extension Project.Target {
    var infoPlistName: String { infoPlist["CFBundleExecutable"]?.value as? String ?? name }

    /// Returns the name of the app's executable and bundle. Throws `Failure` if `project`'s name for them is not a valid file name.
    func executableName(in project: String) throws -> ProjectName {
        try ProjectName(infoPlistName, as: "the product's name of target '\(name)'", in: project)
    }

    /// Returns the folder of the module's generated files.
    func moduleFolder(in project: String) throws -> ProjectName {
        try ProjectName(moduleName, as: "the module's name of target '\(name)'", in: project)
    }
}
