import Foundation
import SourceTranslator

/// Builds a project: reads it, translates, compiles, stages. What has not changed is not done again; what has not changed at all
/// is known without starting a compiler.
public struct Builder {
    public struct Options: Sendable {
        public var path: String
        /// The target to build; the only app when nil.
        public var target: String?
        public var sdk: SDK.Configuration = .debug
        public var isVerbose = false
        /// Go on without packages, C files and binaries that are not available here.
        public var skipsMissing = false

        public init(path: String) { self.path = path }
    }

    public struct Product: Codable, Sendable {
        public var app: String
        public var executable: String
    }

    private struct State: Codable {
        var inputs: [String: Stamp]
        var options: String
        var product: Product
    }

    let options: Options

    public init(_ options: Options) { self.options = options }

    // MARK: Building an app

    public func build() throws -> Product {
        if let product = unchanged() { return product }
        let project = try ProjectLocator.read(options.path)
        let directory = Cache.project(project)
        let lock = try BuildLock(directory)
        defer { withExtendedLifetime(lock) {} }
        let app = try mainTarget(of: project)
        let targets = project.closure(of: app.name).filter { $0.kind != .unsupported }
        report(project, targets)
        let sdk = try SDK.ready(options.sdk)
        let shadow = ShadowPackage(directory: directory, project: project, sdk: sdk)
        let translation = try shadow.write(targets, glue: [app.name: Glue.app])
        try compile(directory, ["--product", app.moduleName], translation)

        let name = app.infoPlistName
        let bundle = directory.appending(name + ".app")
        let built = directory.appending(".build/debug").appending(app.moduleName)
        // Libraries' own resources are in the app's bundle too, where `Bundle(for:)` of a static library looks.
        let resources = targets.reversed().flatMap { $0.usesBundleModule && $0.name != app.name ? [] : $0.resources }
        try Staging.stage(
            executable: built, name: name, infoPlist: plist(of: app, project), resources: resources, extraDirectories: moduleBundles(directory), into: bundle)
        let product = Product(app: bundle, executable: bundle.appending(name))
        try remember(product, project, targets, directory)
        return product
    }

    /// Package apps have no Info.plist of their own.
    private func plist(of target: Project.Target, _ project: Project) -> [String: AnyHashableSendable] {
        guard target.infoPlist.isEmpty else { return target.infoPlist }
        var notes: [String] = []
        return InfoPlist.make(BuildSettings(), directory: project.directory, productName: target.name, notes: &notes)
    }

    private func moduleBundles(_ directory: String) -> [String] {
        let products = directory.appending(".build/debug")
        return ((try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []).filter { $0.hasSuffix(".resources") }.map { products.appending($0) }
    }

    private func mainTarget(of project: Project) throws -> Project.Target {
        if let wanted = options.target {
            if let target = project.targets.first(where: { $0.name == wanted && $0.kind != .unsupported }) { return target }
            throw Failure("\(project.name) has no target '\(wanted)' that can be built. It has: \(project.targets.map(\.name).joined(separator: ", "))", kind: .usage)
        }
        let apps = project.targets.filter { $0.kind == .app }
        if apps.count == 1 { return apps[0] }
        if apps.isEmpty {
            throw Failure("\(project.file): there is no app target to run; its targets are: \(project.targets.map { "\($0.name) (\($0.kind.rawValue))" }.joined(separator: ", ")). `understudy test` runs tests of libraries")
        }
        return apps.first { $0.name == project.name } ?? apps[0]
    }

    // MARK: Steps shared with tests

    func report(_ project: Project, _ targets: [Project.Target]) {
        for note in project.notes where options.isVerbose || !note.hasPrefix("note:") { Terminal.note(note) }
        for target in targets { for item in target.leftOut { Terminal.warning("left out of '\(target.name)': \(item)") } }
    }

    func compile(_ directory: String, _ arguments: [String], _ translation: ShadowPackage.Translation) throws {
        let issues = translation.issues
        for issue in issues where issue.severity == .error || options.isVerbose { Terminal.note(issue.description) }
        Terminal.progress("Compiling")
        var diagnostics = Diagnostics(columns: translation.columns)
        var command = ["swift", "build", "--package-path", directory] + arguments
        if FileManager.default.fileExists(atPath: directory.appending("Package.resolved")) { command += ["--disable-automatic-resolution"] }
        var result = try Subprocess.run(command) { line in
            diagnostics.add(line)
            if line.hasPrefix("["), let end = line.firstIndex(of: "]") { Terminal.progress("Compiling " + line[...end]) }
            if options.isVerbose { Terminal.note(line) }
        }
        if result.status != 0, diagnostics.errors.isEmpty, command.last == "--disable-automatic-resolution" {
            diagnostics = Diagnostics(columns: translation.columns)
            result = try Subprocess.run(command.dropLast()) { diagnostics.add($0) }
        }
        Terminal.finishProgress()
        guard result.status != 0 else { return }
        for issue in issues where !options.isVerbose { Terminal.note(issue.description) }
        let modules = MissingModules.explain(diagnostics.errors)
        let report = diagnostics.report
        throw Failure((report.isEmpty ? String(result.output.suffix(3000)) : report) + modules + (diagnostics.errors.isEmpty ? "" : "\n\(diagnostics.errors.count) errors"))
    }

    // MARK: Knowing that nothing changed

    /// Keyed by the path as given, so that not even the project need be read.
    private var statePath: String {
        let full = URL(fileURLWithPath: options.path).standardized.path
        return Cache.directory.appending("states").appending(Cache.key(full + "\(options.target ?? "")") + ".json")
    }
    private var stateOptions: String { "\(options.sdk.rawValue) \(SDK.compilerVersion) \(Translator.version)" }

    private func unchanged() -> Product? {
        guard let data = FileManager.default.contents(atPath: statePath), let state = try? JSONDecoder().decode(State.self, from: data),
            state.options == stateOptions, FileManager.default.isExecutableFile(atPath: state.product.executable)
        else { return nil }
        for (path, stamp) in state.inputs where Stamp(path) != stamp { return nil }
        return state.product
    }

    private func remember(_ product: Product, _ project: Project, _ targets: [Project.Target], _ directory: String) throws {
        var paths = [project.file, product.executable, try SDK.ready(options.sdk).directory] + project.watchedDirectories
        for target in targets {
            paths += target.sources + target.resources.map(\.path)
            if let file = target.infoPlistFile { paths.append(file) }
        }
        paths += sdkInputs()
        var inputs: [String: Stamp] = [:]
        for path in paths { inputs[path] = Stamp(path) }
        let state = State(inputs: inputs, options: stateOptions, product: product)
        try InfoPlist.write(JSONEncoder().encode(state), ifChanged: statePath)
    }

    /// The library's sources, where it is being worked on: its folders' and files' stamps.
    private func sdkInputs() -> [String] {
        guard let root = try? SDK.sourceRoot() else { return [] }
        var paths = [root.appending("Package.swift")]
        SourceFolder.walk(root.appending("Sources")) { path, _, _ in
            paths.append(path)
            return true
        }
        return paths
    }
}
