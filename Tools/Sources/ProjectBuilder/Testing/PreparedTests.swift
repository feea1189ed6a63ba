import Foundation
import SourceTranslator
import TestResults

/// Tests that are built and staged, with their metadata. Cached, so that a run without changes neither reads the project nor starts a
/// compiler.
struct PreparedTests: Codable {
    /// A test in the project's sources that its program does not contain.
    struct Lost: Codable {
        var id: String
        var library: TestEvent.Library
        var file: String
        var line: Int
        var reason: String
    }

    var project: String
    /// The folder in which the tests are built.
    var directory: String
    /// The project's folder.
    var root: String
    /// The programs: one for the unit tests, and one for each target of UI tests.
    var programs: [TestProgram]
    /// The tests that the plan includes.
    var tests: [TestProgram.Test]
    /// The programs' tests that the plan excludes.
    var skipped: [TestProgram.Test] = []
    var lost: [Lost]
    var leftOut: [TestReport.LeftOut]
    var names: SourceNames
    /// Notes that are repeated in each run.
    var notes: [String]
    /// The project's own source files, which coverage measures.
    var ownSources: [String]
}

extension TestRun {
    private struct State: Codable {
        var inputs: [String: InputMark]
        var settings: String
        var prepared: PreparedTests
    }

    func prepare() throws -> PreparedTests {
        if let prepared = unchanged() {
            report(prepared)
            return prepared
        }
        let (prepared, inputs) = try build()
        // A state without its last byte is invalid: changes made in the meantime are detected the next time.
        try Cache.place(statePath).write(JSONEncoder().encode(State(inputs: inputs, settings: settings, prepared: prepared)))
        report(prepared)
        return prepared
    }

    private func report(_ prepared: PreparedTests) {
        for note in prepared.notes { Terminal.note(note) }
        let own = prepared.leftOut.filter { !$0.isForeign }, foreign = prepared.leftOut.filter(\.isForeign)
        for place in own { Terminal.note("\(place.file):\(place.line):\(place.column): error: \(place.message)") }
        if !own.isEmpty {
            Terminal.warning("code that doesn't compile was left out, in \(Self.places(own.count)); tests that need it fail")
        }
        if builder.options.isVerbose {
            for place in foreign { Terminal.note("\(place.file):\(place.line):\(place.column): note: \(place.message)") }
        }
        if !foreign.isEmpty {
            Terminal.note(
                "note: in external packages, \(Self.places(foreign.count)) that \(foreign.count == 1 ? "does" : "do") not compile \(foreign.count == 1 ? "is" : "are") left out"
                    + (builder.options.isVerbose ? "" : "; -v lists them"))
        }
    }
    private static func places(_ count: Int) -> String { "\(count) place\(count == 1 ? "" : "s")" }

    // MARK: Knowing that nothing changed

    /// The key consists of the path and everything that decides what is built.
    private var statePath: String {
        let build = builder.options
        let key = [
            build.path.standardizedPath, build.target ?? "", build.scheme ?? "", options.plan ?? "", build.sdk.rawValue,
            "\(build.coversCode)", "\(options.usesStandIns)", "tests",
        ]
        return Cache.directory.appending("states").appending(Cache.key(key.joined(separator: "\n")) + ".json")
    }
    private var settings: String {
        let variables = host.variables.sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value }
        return "\(SDK.compilerVersion) \(Cache.translator) \(variables) \(ProcessInfo.processInfo.environment["UNDERSTUDY_SDK"] ?? "")"
    }

    private func unchanged() -> PreparedTests? {
        guard let data = FileManager.default.contents(atPath: statePath), let state = try? JSONDecoder().decode(State.self, from: data),
            state.settings == settings
        else { return nil }
        for (path, mark) in state.inputs where InputMark(path) != mark { return nil }
        return state.prepared
    }

    // MARK: Building

    private func build() throws -> (PreparedTests, [String: InputMark]) {
        let options = builder.options
        let project = try ProjectLocator.read(options.path, forTests: true)
        let tests = project.targets.filter {
            ($0.kind == .tests || $0.kind == .uiTests) && (options.target == nil || $0.name == options.target)
        }
        let plan = try TestPlan.of(project, at: options.path, testing: tests.map(\.name), scheme: options.scheme, plan: self.options.plan)
        let suites = tests.filter { $0.name == options.target || plan.runs($0.name) }
        var notes: [String] = []
        for target in tests where !suites.contains(where: { $0.name == target.name }) {
            notes.append("note: '\(target.name)' is left out, as the scheme says; --target runs it")
        }
        if !plan.furtherConfigurations.isEmpty {
            notes.append(
                "note: the test plan's first configuration is used; it also has \(plan.furtherConfigurations.joined(separator: ", "))")
        }
        guard !suites.isEmpty else {
            throw Failure("\(project.file): there is no test target\(options.target.map { " named '\($0)'" } ?? "")")
        }
        // Changes made during this build count as changes the next time.
        let unitSuites = suites.filter { $0.kind == .tests }
        let unitParts = try unitSuites.isEmpty ? [] : [unitTests(unitSuites, project, plan)]
        var prepared = PreparedTests(
            project: project.name, directory: try Cache.project(project).appending("tests").path, root: project.directory, programs: [],
            tests: [], lost: [], leftOut: [],
            names: SourceNames(), notes: notes, ownSources: [])
        var inputs: [String: InputMark] = [:]
        let uiParts = try uiTests(suites.filter { $0.kind == .uiTests }, project, plan, isAlone: unitParts.isEmpty, &prepared)
        for part in unitParts + uiParts {
            try add(part, plan, to: &prepared)
            inputs.merge(part.inputs) { first, _ in first }
            inputs[part.program.executable] = InputMark(part.program.executable)
        }
        return (prepared, inputs)
    }

    /// A program and the files that were compiled into it.
    struct Part {
        var program: TestProgram
        var suites: [Project.Target]
        var targets: [Project.Target]
        var translation: ShadowPackage.Translation
        var inputs: [String: InputMark]
    }

    private func add(_ part: Part, _ plan: TestPlan, to prepared: inout PreparedTests) throws {
        let foreign = Set(part.targets.filter(\.isForeign).flatMap(\.sources))
        let leftOut = part.translation.leftOut.map {
            TestReport.LeftOut(file: $0.file, line: $0.line, column: $0.column, message: $0.message, isForeign: foreign.contains($0.file))
        }
        let own = part.targets.filter { !$0.isForeign }.flatMap(\.sources)
        let listed = try part.program.list(
            limit: options.timeout, as: prepared.programs.count,
            TestConfinement(part.program, of: prepared.root, sources: own, options.app))
        let declared = Self.declared(part.suites)
        prepared.programs.append(part.program)
        for test in Self.placed(listed, declared) {
            if plan.includes(test, targets: part.program.targets) { prepared.tests.append(test) } else { prepared.skipped.append(test) }
        }
        prepared.lost += Self.lost(declared, listed, leftOut, plan, part.program.targets)
        prepared.leftOut += leftOut.filter { !prepared.leftOut.contains($0) }
        prepared.names.originals.merge(part.translation.originals) { first, _ in first }
        prepared.ownSources += own.filter { !prepared.ownSources.contains($0) }
    }

    /// Returns the tests that have no program, all for the same reason.
    func lost(_ suite: Project.Target, _ plan: TestPlan, because reason: String) -> [PreparedTests.Lost] {
        Self.declared([suite]).compactMap { declared in
            let library: TestEvent.Library = declared.test.isXCTest ? .uiTest : .swiftTesting
            guard plan.includes(TestProgram.Test(id: declared.id, library: library), targets: [suite.moduleName: suite.name]) else {
                return nil
            }
            return PreparedTests.Lost(id: declared.id, library: library, file: declared.test.file, line: declared.test.line, reason: reason)
        }
    }

    /// Builds the unit tests of all targets in one program, with the apps that host them.
    private func unitTests(_ suites: [Project.Target], _ project: Project, _ plan: TestPlan) throws -> Part {
        let directory = try Cache.project(project).appending("tests")
        let lock = try BuildLock(directory)
        defer { withExtendedLifetime(lock) {} }
        let project = try RemotePackages.takenIn(options.usesStandIns ? TestLibraries.takenIn(project) : project, in: directory)
        let targets = Self.targets(for: suites, in: project)
        builder.report(project, targets)
        let sdk = try SDK.ready(builder.options.sdk)
        var shadow = ShadowPackage(directory: directory, project: project, sdk: sdk)
        shadow.linkerFlags = TestTimeGlue.linkerFlags
        let inputs = self.inputs(project, targets, sdk)
        let translation = try builder.compile(
            shadow, targets, ["--build-tests"] + builder.coverageArguments(directory.path), glue: Glue.tests(suites))
        let program = try stage(project, targets, suites, translation, plan, library: sdk.directory, in: directory)
        return Part(program: program, suites: suites, targets: targets, translation: translation, inputs: inputs)
    }

    /// Returns everything that decides what is built, in its state before the build.
    func inputs(_ project: Project, _ targets: [Project.Target], _ sdk: SDK) -> [String: InputMark] {
        var paths = [project.file, sdk.directory] + project.watchedDirectories + builder.sdkInputs()
        paths += targets.flatMap(\.inputs)
        // Schemes, plans, settings, and manifests, anywhere in the project.
        let kinds: Set<String> = ["xctestplan", "xcconfig", "xcscheme", "pbxproj", "xcworkspacedata", "resolved", "lock", "yml", "yaml"]
        SourceFolder.walk(project.directory) { path, _, isDirectory in
            if isDirectory { return !["DerivedData", ".build", ".git", "node_modules"].contains(path.lastPathComponent) }
            if kinds.contains(path.pathExtension) || path.lastPathComponent == "Package.swift" { paths.append(path) }
            return true
        }
        for path in Schemes.files(of: [builder.options.path.standardizedPath, project.file.deletingLastPathComponent]) {
            paths.append(path)
        }
        return Dictionary(paths.map { ($0, InputMark($0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the suites, the apps that host them and all their dependencies, dependencies first.
    private static func targets(for suites: [Project.Target], in project: Project) -> [Project.Target] {
        var targets: [Project.Target] = []
        for suite in suites {
            let app = suite.testHost.flatMap { host in
                project.targets.first { $0.kind == .app && ($0.infoPlistName == host || $0.name == host) }
            }
            for name in [app?.name, suite.name].compactMap({ $0 }) {
                for target in project.closure(of: name)
                where target.kind != .unsupported && !targets.contains(where: { $0.name == target.name }) {
                    targets.append(target)
                }
            }
        }
        return Project.oneForEachModule(targets)
    }

    /// Stages the built tests as an app with its resources.
    private func stage(
        _ project: Project, _ targets: [Project.Target], _ suites: [Project.Target], _ translation: ShadowPackage.Translation,
        _ plan: TestPlan, library: String, in directory: OwnedPath
    ) throws -> TestProgram {
        let products = builder.products(directory.path)
        let built = products.appending(project.name.asModuleName + "PackageTests.xctest")
        let app = targets.first { $0.kind == .app }
        let name = try ProjectName(app?.infoPlistName ?? project.name, as: "the product's name", in: project.file)
        let bundle = try directory.appending(name.text + ".app")
        var notes: [String] = []
        let plist = app?.infoPlist ?? InfoPlist.make(BuildSettings(), productName: name.text, notes: &notes)
        let bundles = ((try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []).filter { $0.hasSuffix(".resources") }.map {
            products.appending($0)
        }
        try Staging.stage(
            executable: built, name: name, infoPlist: plist,
            targets: targets.reversed().filter { !$0.usesBundleModule || $0.kind == .tests },
            extraDirectories: bundles, library: library, tree: SourceTree(of: project.directory, cache: directory), into: bundle)
        var environment = host.variables.merging(plan.environment) { $1 }
        // Apps check these to detect that they are being tested, and leave out what would interfere.
        for name in ["XCTestConfigurationFilePath", "XCTestBundlePath"] { environment[name] = built }
        // Snapshot libraries check this to detect that attachments are kept.
        environment["__XCODE_BUILT_PRODUCTS_DIR_PATHS"] = products
        environment["UNDERSTUDY_LANGUAGE"] = host.language ?? plan.language
        environment["SWIFT_BACKTRACE"] = AppRun.backtrace
        // Its functions then precede those of Dispatch, which delay work.
        environment["LD_PRELOAD"] = library.appending("libUnderstudySDK.so")
        environment["UNDERSTUDY_TEST_DELEGATE"] = app.flatMap { translation.mainTypes[$0.name] }
        return TestProgram(
            executable: bundle.appending(name).path, directory: project.directory, environment: environment, arguments: plan.arguments,
            targets: Dictionary(suites.map { ($0.moduleName, $0.name) }, uniquingKeysWith: { first, _ in first }), hostName: app?.name ?? ""
        )
    }

    // MARK: Declared tests

    private struct Declared {
        var module: String
        var test: TestDeclarations.Test
        var id: String { module + "." + test.name }
    }

    private static func declared(_ suites: [Project.Target]) -> [Declared] {
        suites.flatMap { suite -> [Declared] in
            let parsed = Parallel.map(suite.sources.filter { $0.hasSuffix(".swift") }) { path in
                (path: path, parsed: Translator.parse([UInt8](ProjectFile.data(path) ?? Data())))
            }
            return TestDeclarations.found(in: parsed).map { Declared(module: suite.moduleName, test: $0) }
        }
    }

    /// Adds source locations to XCTest's tests: XCTest does not report them, but the sources contain them.
    private static func placed(_ tests: [TestProgram.Test], _ declared: [Declared]) -> [TestProgram.Test] {
        let places = Dictionary(declared.map { ($0.id, $0.test) }, uniquingKeysWith: { first, _ in first })
        return tests.map { test in
            var test = test
            if test.file == nil, let place = places[test.id] { (test.file, test.line) = (place.file, place.line) }
            return test
        }
    }

    /// Returns the tests in the sources that the program does not contain because some of their code was left out.
    private static func lost(
        _ declared: [Declared], _ listed: [TestProgram.Test], _ leftOut: [TestReport.LeftOut], _ plan: TestPlan, _ targets: [String: String]
    ) -> [PreparedTests.Lost] {
        guard !leftOut.isEmpty else { return [] }
        let present = Set(listed.map(\.id) + listed.compactMap { $0.native.map(RunnerEvent.plainName) })
        var seen: Set<String> = []
        return declared.compactMap { declared in
            let test = declared.test, id = declared.id
            let own = leftOut.filter {
                $0.file == test.file && (test.lines.contains($0.line) || $0.message.hasSuffix(Translator.wholeFile))
            }
            // The reason is the omission nearest before the test, or in it.
            guard !present.contains(id), let reason = own.last(where: { $0.line <= test.line }) ?? own.first, seen.insert(id).inserted
            else { return nil }
            let library: TestEvent.Library = test.isXCTest ? .xctest : .swiftTesting
            guard plan.includes(TestProgram.Test(id: id, library: library), targets: targets) else { return nil }
            return PreparedTests.Lost(
                id: id, library: library, file: test.file, line: test.line, reason: "\(reason.file):\(reason.line): \(reason.message)")
        }
    }
}

extension TestPlan {
    /// Returns whether the plan includes a test. `targets` maps modules to targets.
    func includes(_ test: TestProgram.Test, targets: [String: String]) -> Bool {
        guard let target = targets[test.module] else { return true }
        return includes(TestName.spoken(test.id), of: target)
    }
}

/// The state of a file, its date and size, or of a folder, the names in it.
enum InputMark: Codable, Equatable {
    case missing
    case file(Stamp)
    /// A fingerprint of the folder's names.
    case folder(String)

    init(_ path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else {
            self = .missing
            return
        }
        if info.st_mode & S_IFMT == S_IFDIR {
            var fingerprint = Fingerprint()
            for name in SourceFolder.names(path) { fingerprint.add(name + "/") }
            self = .folder(fingerprint.text)
        } else {
            self = Stamp(path).map(InputMark.file) ?? .missing
        }
    }
}
