import Foundation
import SourceTranslator

/// Builds a project: reads, translates, compiles, and stages it. Steps whose input has not changed are skipped, and if nothing has changed
/// no compiler is started.
public struct Builder {
    /// The options of a build.
    public struct Options: Sendable {
        /// The path of the project or of its folder.
        public var path: String
        /// The target to build, or `nil` for the project's only app.
        public var target: String?
        /// The scheme whose app is built.
        public var scheme: String?
        /// The configuration of UIKit.
        public var sdk: SDK.Configuration = .debug
        /// Whether the compiler's output is printed.
        public var isVerbose = false
        /// Whether the build continues without packages, pods, and modules that are unavailable here, leaving out each place that needs
        /// them.
        public var skipsMissing = false
        /// Whether a project without an app is compiled for its libraries.
        public var allowsLibraries = false
        /// Whether the build continues without declarations and bodies that do not compile. Code that needs them fails when it is called.
        public var leavesOut = false
        /// Whether such a body continues after the statement that does not compile, as in an app that UI tests control. In a unit test, the
        /// body ends there.
        var skipsStatements = false
        /// Whether to record which lines run.
        public var coversCode = false
        /// Build so that functions can be replaced while the app runs.
        public var isReloadable = false
        /// Whether previews are built, and can be drawn.
        public var showsPreviews = false

        /// Creates the options for a debug build.
        public init(path: String) { self.path = path }
    }

    /// The files of a built app.
    public struct Product: Codable, Sendable {
        /// The path of the app's bundle.
        public var app: String
        /// The path of the app's executable.
        public var executable: String
        /// The path of UIKit's shared library.
        public var library: String
    }

    private struct State: Codable {
        var inputs: [String: Stamp]
        var options: String
        var product: Product
        /// The code that was left out of the product, so that it is reported again.
        var leftOut: [String]
    }

    let options: Options

    /// Creates a builder.
    public init(_ options: Options) { self.options = options }

    // MARK: Building an app

    /// Builds the app, or the libraries if the project has no app and the options allow it.
    /// - Throws: ``Failure`` with the compiler's messages.
    public func build() throws -> Product {
        if let product = unchanged() { return product }
        var project = try ProjectLocator.read(options.path)
        let directory = try directory(of: project)
        let lock = try BuildLock(directory)
        defer { withExtendedLifetime(lock) {} }
        project = try RemotePackages.takenIn(project, in: directory)
        guard let app = try mainTarget(of: project) else { return try buildLibraries(project, directory) }
        let built = try buildApp(app, of: project, in: directory)
        try remember(built.product, project, built.targets, built.translation.leftOut.map(\.description))
        return built.product
    }

    /// An app, its targets, and the code that was left out of them.
    struct BuiltApp {
        var product: Product
        var targets: [Project.Target]
        var translation: ShadowPackage.Translation
    }

    /// Builds an app in `directory`, which the caller has locked.
    func buildApp(_ app: Project.Target, of project: Project, in directory: OwnedPath) throws -> BuiltApp {
        let targets = project.closure(of: app.name).filter { $0.kind != .unsupported }
        report(project, targets)
        guard !app.sources.isEmpty else {
            throw Failure(
                "\(project.file): '\(app.name)' has no Swift sources\(app.leftOut.isEmpty ? "" : "; its Objective-C cannot be built on Linux")"
            )
        }
        let name = try app.executableName(in: project.file)
        var shadow = ShadowPackage(directory: directory, project: project, sdk: try SDK.ready(options.sdk))
        shadow.isReloadable = options.isReloadable
        shadow.showsPreviews = options.showsPreviews
        let translation = try compile(
            shadow, targets, ["--product", app.moduleName] + CompileFlags.withoutIndex, glue: [app.name: Glue.app])
        if !options.showsPreviews { Self.report(leftOut: translation.leftOut.map(\.description)) }

        let bundle = try directory.appending(name.text + ".app")
        let products = directory.path.appending(".build/debug")
        try Staging.stage(
            executable: products.appending(app.moduleName), name: name, infoPlist: plist(of: app),
            targets: Self.staged(targets, of: app), extraDirectories: moduleBundles(products),
            library: shadow.sdk.directory, tree: SourceTree(of: project.directory, cache: directory), into: bundle)
        let product = Product(
            app: bundle.path, executable: bundle.appending(name).path, library: shadow.sdk.directory.appending("libUnderstudySDK.so"))
        return BuiltApp(product: product, targets: targets, translation: translation)
    }

    /// The targets whose resources Staging copies: SwiftPM makes bundles of the others.
    private static func staged(_ targets: [Project.Target], of app: Project.Target) -> [Project.Target] {
        targets.reversed().filter { !$0.usesBundleModule || $0.name == app.name }
    }

    /// Apps whose functions can be replaced are compiled with other flags, so they have their own folder in the project's.
    private func directory(of project: Project) throws -> OwnedPath {
        let directory = try Cache.project(project)
        return options.isReloadable ? try directory.appending(Self.reloadable) : directory
    }
    static let reloadable = "reload"

    /// Compiles the modules of a project that has no app.
    private func buildLibraries(_ project: Project, _ directory: OwnedPath) throws -> Product {
        let targets = project.targets.filter { $0.kind == .library }
        report(project, targets)
        let shadow = ShadowPackage(directory: directory, project: project, sdk: try SDK.ready(options.sdk))
        Self.report(leftOut: try compile(shadow, targets, CompileFlags.withoutIndex, glue: [:]).leftOut.map(\.description))
        return Product(app: directory.path.appending(".build/debug/Modules"), executable: "", library: "")
    }

    /// Returns a target's Info.plist. Package apps have none of their own, so one is generated.
    private func plist(of target: Project.Target) -> [String: AnyHashableSendable] {
        guard target.infoPlist.isEmpty else { return target.infoPlist }
        var notes: [String] = []
        return InfoPlist.make(BuildSettings(), productName: target.name, notes: &notes)
    }

    private func moduleBundles(_ products: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []).filter { $0.hasSuffix(".resources") }.map {
            products.appending($0)
        }
    }

    /// Returns the target to build, or `nil` if there are libraries but no app, and no target was named.
    func mainTarget(of project: Project) throws -> Project.Target? {
        if let wanted = try options.target ?? options.scheme.map({ try Schemes.target($0, of: options.path.standardizedPath) }) {
            if let target = project.targets.first(where: { $0.name == wanted && $0.kind != .unsupported }) { return target }
            throw Failure(
                "\(project.name) has no target '\(wanted)' that can be built. It has: \(project.targets.map(\.name).joined(separator: ", "))",
                kind: .usage)
        }
        let apps = project.targets.filter { $0.kind == .app }
        if apps.count == 1 { return apps[0] }
        if apps.isEmpty, options.allowsLibraries || options.showsPreviews, project.targets.contains(where: { $0.kind == .library }) {
            return nil
        }
        if apps.isEmpty {
            let targets = project.targets.map { "\($0.name) (\($0.kind.rawValue))" }.joined(separator: ", ")
            throw Failure(
                "\(project.file): there is no app target to run; its targets are: \(targets). `understudy test` runs tests of libraries")
        }
        return apps.first { $0.name == project.name } ?? apps[0]
    }

    // MARK: Steps shared with tests

    /// Returns the folder in which SwiftPM puts its products. Code with coverage is built in a separate folder.
    func products(_ directory: String) -> String { directory.appending(options.coversCode ? ".coverage/debug" : ".build/debug") }
    func coverageArguments(_ directory: String) -> [String] {
        options.coversCode ? ["--enable-code-coverage", "--scratch-path", directory.appending(".coverage")] : []
    }

    func report(_ project: Project, _ targets: [Project.Target]) {
        for note in project.notes where options.isVerbose || !note.hasPrefix("note:") { Terminal.note(note) }
        for target in targets { for item in target.leftOut { Terminal.warning("left out of '\(target.name)': \(item)") } }
    }

    private static func report(leftOut: [String]) {
        guard !leftOut.isEmpty else { return }
        for place in leftOut { Terminal.note(place) }
        Terminal.warning(
            "code that needs them is left out, in \(leftOut.count) place\(leftOut.count == 1 ? "" : "s"); the app prints a message there, and ends if it can't continue"
        )
    }

    /// Translates and compiles. Code that the compiler rejects is repaired or left out if ``RepairLoop`` can do so.
    func compile(_ shadow: ShadowPackage, _ targets: [Project.Target], _ arguments: [String], glue: [String: String]) throws
        -> ShadowPackage.Translation
    {
        var loop = RepairLoop(shadow, targets, glue: glue, options: options)
        while true {
            let translation = try loop.write()
            guard let failed = try runCompiler(shadow, arguments + shadow.buildArguments, translation) else {
                return try checked(translation)
            }
            guard try loop.mend(failed, translation) else { try fail(failed, translation, shadow, targets) }
        }
    }

    struct Failed {
        var diagnostics: Diagnostics
        var output: String
    }

    /// Runs the compiler. Returns `nil` if everything compiled.
    private func runCompiler(_ shadow: ShadowPackage, _ arguments: [String], _ translation: ShadowPackage.Translation) throws -> Failed? {
        let confinement = shadow.confinement, directory = shadow.directory.path
        // Compiling does not access the network: dependencies are fetched first.
        if let output = try fetch(shadow, confinement, isForced: false) {
            return Failed(diagnostics: Diagnostics(columns: [:], originals: [:]), output: output)
        }
        Terminal.progress("Compiling")
        var diagnostics = Diagnostics(columns: translation.columns, originals: translation.originals)
        var command = ["swift", "build", "--package-path", directory] + confinement.packageManager + arguments
        if FileManager.default.fileExists(atPath: directory.appending("Package.resolved")) { command += ["--disable-automatic-resolution"] }
        var result = try Subprocess.run(confinement.words(command)) { line in
            diagnostics.add(line)
            // Progress names files as the user does.
            if Subprocess.isProgress(line) { Terminal.progress("Compiling", detail: SourceNames().restored(line)) }
            if options.isVerbose { Terminal.note(line) }
        }
        if result.status != 0, diagnostics.errors.isEmpty, command.last == "--disable-automatic-resolution" {
            diagnostics = Diagnostics(columns: translation.columns, originals: translation.originals)
            if let output = try fetch(shadow, confinement, isForced: true) { return Failed(diagnostics: diagnostics, output: output) }
            result = try Subprocess.run(confinement.words(command.dropLast())) { diagnostics.add($0) }
        }
        Terminal.finishProgress()
        return result.status == 0 ? nil : Failed(diagnostics: diagnostics, output: result.output)
    }

    /// Fetches the packages that the manifest names if it changed since the last fetch. Returns SwiftPM's output if that fails.
    private func fetch(_ shadow: ShadowPackage, _ confinement: BuildConfinement, isForced: Bool) throws -> String? {
        let directory = shadow.directory.path, manifest = directory.appending("Package.swift"),
            resolved = directory.appending("Package.resolved")
        guard try String(contentsOfFile: manifest, encoding: .utf8).contains(".package(url:") else { return nil }
        if !isForced, let old = Stamp(manifest), let new = Stamp(resolved), new.modified >= old.modified { return nil }
        Terminal.progress("Fetching packages")
        let command = ["swift", "package", "--package-path", directory] + confinement.packageManager + ["resolve"]
        let result = try Subprocess.run(confinement.words(command, reachesNetwork: true))
        Terminal.finishProgress()
        guard result.status == 0 else { return result.output }
        // SwiftPM does not rewrite the file if nothing in it changed.
        if FileManager.default.fileExists(atPath: resolved) { utimensat(AT_FDCWD, resolved, nil, 0) }
        return nil
    }

    /// Returns the message for an app whose entry point the linker cannot find.
    private func missingEntry(_ output: String, _ translation: ShadowPackage.Translation, _ targets: [Project.Target]) -> String? {
        guard let app = targets.first(where: { $0.kind == .app && output.contains("undefined symbol '\($0.moduleName)_main'") }) else {
            return nil
        }
        guard let type = translation.mainTypes[app.name] else {
            return "'\(app.name)' does not start: no type in its sources is marked @main or @UIApplicationMain"
        }
        return "'\(app.name)' does not start: its @main type, \(type), is left out, because it does not compile on Linux"
    }

    static let advice = "\nTo build without the missing parts, use --skip-missing"

    private func fail(_ failed: Failed, _ translation: ShadowPackage.Translation, _ shadow: ShadowPackage, _ targets: [Project.Target])
        throws -> Never
    {
        let project = shadow.project
        if let full = Failure.noSpace(failed.output) { throw full }
        var failed = failed
        let modules = MissingModules(failed.diagnostics.errors, project, targets)
        failed.diagnostics.add(modules.further(than: failed.diagnostics.errors))
        let errors = failed.diagnostics.errors
        let issues = options.isVerbose ? translation.issues.map(\.description) : Diagnostics.explanations(translation.issues, of: errors)
        for issue in issues { Terminal.note(issue) }
        let count = errors.count + translation.issues.filter { $0.severity == .error }.count
        let report = failed.diagnostics.report
        if errors.isEmpty, let entry = missingEntry(failed.output, translation, targets) { throw Failure(entry) }
        if let ours = Self.ours(errors, shadow.directory.path) { throw ours }
        let foreign = RepairLoop.foreign(targets, errors)
        let foreignText =
            foreign.isEmpty ? "" : "\n\(foreign.joined(separator: ", ")) \(foreign.count == 1 ? "does" : "do") not compile on Linux"
        let missing = (modules.names.isEmpty ? "" : "\n" + modules.description) + foreignText
        let canSkip = !missing.isEmpty || RepairLoop.followRemovedImports(errors, translation)
        let advice = canSkip && !options.skipsMissing ? Self.advice : ""
        let total = errors.isEmpty ? "" : "\n\(count) error\(count == 1 ? "" : "s")"
        let names = SourceNames(originals: translation.originals)
        throw Failure(names.restored((report.isEmpty ? String(failed.output.suffix(3000)) : report) + missing + advice + total))
    }

    /// Returns a failure if all errors are in code that understudy generated: the user can do nothing about them.
    private static func ours(_ errors: [Diagnostics.Message], _ directory: String) -> Failure? {
        guard !errors.isEmpty, errors.allSatisfy({ $0.isGenerated || $0.file.hasPrefix(directory + "/Sources/") }) else { return nil }
        let list = errors.prefix(20).map(\.description).joined(separator: "\n")
        return Failure("code that understudy generated does not compile; the project itself is not at fault:\n\(list)", kind: .defect)
    }

    /// Throws the translation's errors: even code that the compiler could do without may be the user's mistake.
    private func checked(_ translation: ShadowPackage.Translation) throws -> ShadowPackage.Translation {
        if options.isVerbose { for issue in translation.issues where issue.severity == .warning { Terminal.note(issue.description) } }
        let errors = translation.issues.filter { $0.severity == .error }
        guard !errors.isEmpty else { return translation }
        let text = errors.map(\.description).joined(separator: "\n")
        guard options.skipsMissing else { throw Failure(text) }
        Terminal.note(text)
        return translation
    }

    // MARK: Change detection

    /// The path of the saved state in the cache. The key is the path as given, so that not even the project needs to be read.
    private var statePath: String {
        let full = options.path.standardizedPath
        return "states/"
            + Cache.key(
                full
                    + "\(options.target ?? "") \(options.scheme ?? "") \(options.skipsMissing)\(options.leavesOut ? " leaves out" : "")\(options.skipsStatements ? " statements" : "")\(options.isReloadable ? " reloadable" : "")"
            ) + ".json"
    }
    private var stateOptions: String { "\(options.sdk.rawValue) \(SDK.compilerVersion) \(Cache.translator) \(Trust.isGiven)" }

    private func unchanged() -> Product? {
        guard let data = FileManager.default.contents(atPath: Cache.directory.appending(statePath)),
            let state = try? JSONDecoder().decode(State.self, from: data),
            state.options == stateOptions, FileManager.default.isExecutableFile(atPath: state.product.executable)
        else { return nil }
        for (path, stamp) in state.inputs where Stamp(path) != stamp { return nil }
        Self.report(leftOut: state.leftOut)
        return state.product
    }

    private func remember(_ product: Product, _ project: Project, _ targets: [Project.Target], _ leftOut: [String]) throws {
        var paths = [project.file, product.executable, try SDK.ready(options.sdk).directory] + project.watchedDirectories
        paths += targets.flatMap(\.inputs)
        paths += sdkInputs()
        var inputs: [String: Stamp] = [:]
        for path in paths { inputs[path] = Stamp(path) }
        let state = State(inputs: inputs, options: stateOptions, product: product, leftOut: leftOut)
        try Cache.folder().appending(statePath).write(JSONEncoder().encode(state))
    }

    /// The stamps of the library's source files and folders, for a checkout in which the library is being developed.
    func sdkInputs() -> [String] {
        guard Installation.folder == nil, let root = try? SDK.sourceRoot() else { return [] }
        var paths = [root.appending("Package.swift")]
        SourceFolder.walk(root.appending("Sources")) { path, _, _ in
            paths.append(path)
            return true
        }
        return paths
    }

    // MARK: Hot reload

    /// The files from which an app was built, for watching their changes.
    struct ReloadPlan {
        let shadow: ShadowPackage
        let targets: [Project.Target]
        /// Files whose change requires a build, unless they are among the resources.
        let inputs: Set<String>
        let resources: ReloadedResources
        /// Files that define the project.
        let projectFiles: Set<String>
        /// The folders that contain them.
        let folders: Set<String>
    }

    /// Reads the project that ``build()`` has built.
    func reloadPlan() throws -> ReloadPlan {
        var project = try ProjectLocator.read(options.path)
        let directory = try directory(of: project)
        project = try RemotePackages.takenIn(project, in: directory)
        guard let app = try mainTarget(of: project) else { throw Failure("\(project.file) has no app") }
        let targets = project.closure(of: app.name).filter { $0.kind != .unsupported }
        var shadow = ShadowPackage(directory: directory, project: project, sdk: try SDK.ready(options.sdk))
        shadow.isReloadable = true
        var inputs: Set<String> = []
        for target in targets where !target.isForeign {
            for resource in target.resources {
                inputs.insert(resource.path)
                SourceFolder.walk(resource.path) { path, _, _ in
                    inputs.insert(path); return true
                }
            }
            if let file = target.infoPlistFile { inputs.insert(file) }
        }
        let projectFiles: Set = [project.file]
        return ReloadPlan(
            shadow: shadow, targets: targets, inputs: inputs,
            resources: ReloadedResources(
                Staging.resources(of: Self.staged(targets, of: app)), tree: SourceTree(of: project.directory, cache: directory),
                app: try directory.appending(app.executableName(in: project.file).text + ".app")),
            projectFiles: projectFiles,
            folders: Set(inputs.union(projectFiles).map(\.deletingLastPathComponent) + project.watchedDirectories))
    }

    /// Returns whether the project now lists a source that it did not have before.
    func isNewSource(_ path: String) -> Bool {
        guard let project = try? ProjectLocator.read(options.path), let app = try? mainTarget(of: project) else { return false }
        return project.closure(of: app.name).contains { $0.sources.contains(path) }
    }
}

extension Project.Target {
    /// The paths of the target's files. They include the files in folders of resources, because a folder's modification date does not
    /// change with its files' contents.
    var inputs: [String] {
        var paths = sources + (infoPlistFile.map { [$0] } ?? [])
        for folder in resources.map(\.path) + models {
            SourceFolder.walk(folder) { path, _, _ in
                paths.append(path)
                return true
            }
        }
        return paths
    }
}
