import Foundation
import SourceTranslator

/// A built UI-test target: the program that runs its tests, and the apps that they control, each in a process of its own.
struct UITestBuild {
    /// The tests' program, staged with its resources.
    var executable: String
    /// The environment variables of the tests' program.
    var environment: [String: String]
    /// The programs of the apps.
    var apps: [String]
    /// The targets that were compiled into the program.
    var targets: [Project.Target]
    var translation: ShadowPackage.Translation

    /// Returns the folder in which `suite` is built.
    static func directory(of suite: Project.Target, in project: Project) throws -> OwnedPath {
        try Cache.project(project).appending("ui-tests").appending(suite.moduleName)
    }

    /// The description of the apps for the tests' process. `TestConfiguration` in XCUIAutomation reads it.
    private struct Configuration: Encodable {
        struct App: Encodable {
            var bundleIdentifier: String
            var name: String
            var executable: String
            var library: String
        }
        var target: String
        var apps: [App]
    }

    /// Returns the app that a UI-test target controls: the one in its settings, otherwise the one that it depends on, otherwise the
    /// project's only one.
    static func app(of suite: Project.Target, in project: Project) -> Project.Target? {
        let apps = project.targets.filter { $0.kind == .app }
        if let name = suite.testedTarget, let app = apps.first(where: { $0.name == name }) { return app }
        return apps.first { suite.dependencies.contains($0.name) } ?? (apps.count == 1 ? apps[0] : nil)
    }

    /// Builds the apps and the tests of `suite`. `builder` has the tests' options; `variables` specify the device and its settings.
    static func make(_ suite: Project.Target, of project: Project, with builder: Builder, plan: TestPlan, variables: [String: String])
        throws -> UITestBuild
    {
        guard let tested = app(of: suite, in: project) else {
            let name = suite.testedTarget.map { " '\($0)'" } ?? ""
            throw Failure("\(project.file): the UI tests '\(suite.name)' have no app\(name) that can be built")
        }
        let products = try apps(for: suite, tested, in: project).map { app in
            var options = builder.options
            (options.target, options.scheme, options.coversCode, options.skipsStatements) = (app.name, nil, false, true)
            return (app, try Builder(options).build(fileOf: project))
        }
        let directory = try directory(of: suite, in: project)
        let lock = try BuildLock(directory)
        defer { withExtendedLifetime(lock) {} }
        let (runner, targets) = try runner(suite, in: project, directory)
        let sdk = try SDK.ready(builder.options.sdk)
        var shadow = ShadowPackage(directory: directory, project: runner, sdk: sdk)
        shadow.linkerFlags = TestTimeGlue.linkerFlags
        // Xcode finds the app's module, too, but UI tests don't link its code: the import has no effect.
        shadow.absentModules = Set(project.targets.filter { $0.kind == .app }.map(\.moduleName)).subtracting(targets.map(\.moduleName))
        builder.report(runner, targets)
        let translation = try builder.compile(shadow, targets, ["--build-tests"], glue: [suite.name: UITestGlue.text])

        let folder = directory.path.appending(".build/debug")
        let name = try ProjectName(suite.moduleName + "-Runner", as: "the test target's name", in: project.file)
        let bundles = SourceFolder.names(folder).filter { $0.hasSuffix(".resources") }.map { folder.appending($0) }
        var notes: [String] = []
        let built = folder.appending(runner.name.asModuleName + "PackageTests.xctest"), bundle = try directory.appending(name.text + ".app")
        try Staging.stage(
            executable: built, name: name, infoPlist: InfoPlist.make(BuildSettings(), productName: name.text, notes: &notes),
            targets: targets.reversed().filter { !$0.usesBundleModule || $0.kind == .tests }, extraDirectories: bundles,
            library: shadow.sdk.directory, tree: SourceTree(of: project.directory, cache: directory), into: bundle)
        let configuration = Configuration(
            target: identifier(tested),
            apps: products.map {
                .init(bundleIdentifier: identifier($0), name: $0.infoPlistName, executable: $1.executable, library: $1.library)
            })
        let list = try directory.appending("apps.json")
        try list.write(JSONEncoder().encode(configuration))
        var environment = variables.merging(plan.environment) { $1 }
        environment["UNDERSTUDY_UITEST"] = list.path
        environment["LD_PRELOAD"] = sdk.directory.appending("libUnderstudySDK.so")
        environment["__XCODE_BUILT_PRODUCTS_DIR_PATHS"] = folder
        environment["SWIFT_BACKTRACE"] =
            ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]
            ?? "enable=yes,threads=crashed,registers=none,images=none,symbolicate=fast,interactive=no,color=no"
        return UITestBuild(
            executable: bundle.path.appending(name.text), environment: environment, apps: products.map(\.1.executable), targets: targets,
            translation: translation)
    }

    private static func identifier(_ app: Project.Target) -> String { app.infoPlist["CFBundleIdentifier"]?.value as? String ?? "" }

    /// Returns the tested app and the project's other apps whose bundle identifiers the tests mention.
    private static func apps(for suite: Project.Target, _ tested: Project.Target, in project: Project) -> [Project.Target] {
        let text = suite.sources.compactMap { ProjectFile.text($0) }.joined()
        let others = project.targets.filter {
            $0.kind == .app && $0.name != tested.name && !identifier($0).isEmpty && text.contains("\"" + identifier($0) + "\"")
        }
        return [tested] + others
    }

    /// Returns the project as the tests' program sees it: the tests and the libraries they use, without the apps, which they do not link.
    static func runner(_ suite: Project.Target, in project: Project, _ directory: OwnedPath) throws -> (Project, [Project.Target]) {
        var project = project
        let apps = Set(project.targets.filter { $0.kind == .app }.map(\.name))
        // Xcode finds the modules of all libraries that it builds for the app, and links those that the tests import.
        let imported = Pods.imports(suite.sources)
        let libraries = project.targets.filter { $0.kind == .library && imported.contains($0.moduleName) }.map(\.name)
        for index in project.targets.indices where project.targets[index].name == suite.name {
            project.targets[index].kind = .tests
            project.targets[index].testHost = nil
            project.targets[index].dependencies.removeAll { apps.contains($0) || libraries.contains($0) }
            project.targets[index].dependencies += libraries
            // XCTest imports it on Apple's platforms.
            project.targets[index].modulesEverywhere.append("XCUIAutomation")
        }
        project = try RemotePackages.takenIn(try TestLibraries.takenIn(project), in: directory)
        return (project, Project.oneForEachModule(project.closure(of: suite.name).filter { $0.kind != .unsupported && $0.kind != .app }))
    }
}

extension TestRun {
    /// Builds UI tests, one program per target. If one cannot be built, its tests are lost; if there is nothing else, the run fails.
    func uiTests(
        _ suites: [Project.Target], _ project: Project, _ plan: TestPlan, isAlone: Bool, _ prepared: inout PreparedTests
    ) throws -> [Part] {
        var parts: [Part] = []
        var failure: (any Error)?
        for suite in suites {
            guard !suite.sources.isEmpty else {
                prepared.notes.append("note: '\(suite.name)' is left out: it has no Swift sources")
                continue
            }
            do { parts.append(try uiTests(suite, project, plan)) } catch let error as Failure where error.kind == .user {
                Terminal.note("\(error)")
                prepared.notes.append("note: the UI tests '\(suite.name)' cannot be built")
                prepared.lost += lost(suite, plan, because: "\(error)".split(separator: "\n").first.map(String.init) ?? "")
                failure = error
            }
        }
        if isAlone, parts.isEmpty { throw failure ?? Failure("\(project.file): the test targets have no Swift sources") }
        return parts
    }

    private func uiTests(_ suite: Project.Target, _ project: Project, _ plan: TestPlan) throws -> Part {
        let used = project.targets.filter { $0.kind != .unsupported && $0.kind != .tests }
        var inputs = self.inputs(project, used, try SDK.ready(builder.options.sdk))
        let built = try UITestBuild.make(suite, of: project, with: builder, plan: plan, variables: host.variables)
        for path in built.apps { inputs[path] = InputMark(path) }
        var environment = built.environment
        environment["UNDERSTUDY_LANGUAGE"] = host.language ?? plan.language
        let program = TestProgram(
            executable: built.executable, directory: project.directory, environment: environment, arguments: plan.arguments,
            targets: [suite.moduleName: suite.name], isForUITests: true, apps: built.apps)
        return Part(program: program, suites: [suite], targets: built.targets, translation: built.translation, inputs: inputs)
    }
}

extension Builder {
    /// Builds the project that was read, even if the path that the user gave also contains others.
    fileprivate func build(fileOf project: Project) throws -> Product {
        var options = options
        if project.file.lastPathComponent == "project.pbxproj" { options.path = project.file.deletingLastPathComponent }
        return try Builder(options).build()
    }
}
