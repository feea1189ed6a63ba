import Foundation
import SourceTranslator

/// Runs a project's XCTest and Swift Testing targets, app-hosted ones inside a running app.
public struct TestRun {
    /// How the tests ended, one count each.
    public struct Summary: Sendable {
        public var passed = 0
        public var failed = 0
        public var skipped = 0
        /// Places that do not compile and were left out.
        public var leftOut = 0
    }

    let builder: Builder
    let filter: String?
    private let planName: String?
    private let host: HostEnvironment

    /// `plan` names a test plan; without it, the scheme's own holds.
    public init(_ options: Builder.Options, filter: String?, plan: String? = nil, host: HostEnvironment = HostEnvironment(host: .headless)) {
        var options = options
        options.leavesOut = true
        options.skipsMissing = true
        builder = Builder(options)
        (self.filter, planName, self.host) = (filter, plan, host)
    }

    /// Builds the targets and runs their tests, the results on standard output as they come. Throws `Failure` where nothing could be run.
    public func run() throws -> Summary {
        let options = builder.options
        var project = try ProjectLocator.read(options.path, forTests: true)
        let tests = project.targets.filter { $0.kind == .tests && (options.target == nil || $0.name == options.target) }
        let plan = try TestPlan.of(project, at: options.path, testing: tests.map(\.name), scheme: options.scheme, plan: planName)
        let suites = tests.filter { $0.name == options.target || plan.runs($0.name) }
        for target in tests where !suites.contains(where: { $0.name == target.name }) {
            Terminal.note("note: '\(target.name)' is left out, as the scheme says; --target runs it")
        }
        if !plan.furtherConfigurations.isEmpty {
            Terminal.note("note: the test plan's first configuration is used; it has also \(plan.furtherConfigurations.joined(separator: ", "))")
        }
        let uiTests = project.notes.filter { $0.contains("XCUIApplication") }
        guard !suites.isEmpty else {
            throw Failure((["\(project.file): there is no unit-test target\(options.target.map { " named '\($0)'" } ?? "")"] + uiTests).joined(separator: "\n"))
        }
        for note in uiTests where !options.isVerbose { Terminal.note(note) }
        let place = try Cache.project(project).appending("tests"), directory = place.path
        let lock = try BuildLock(place)
        defer { withExtendedLifetime(lock) {} }
        project = try RemotePackages.takenIn(try StandIns.takenIn(project), in: place)

        let targets = Self.targets(for: suites, in: project)
        builder.report(project, targets)
        let sdk = try SDK.ready(options.sdk)
        let shadow = ShadowPackage(directory: place, project: project, sdk: sdk)
        let translation = try builder.compile(shadow, targets, ["--build-tests"], glue: Glue.tests(suites))

        let leftOut = reportLeftOut(translation)
        let attachments = directory.appending("attachments")
        let program = try stage(project, targets, translation, plan, in: place, attachments: attachments)
        try? place.appending("attachments").remove()
        var summary = try execute(program, suites, plan)
        summary.leftOut = leftOut
        if FileManager.default.fileExists(atPath: attachments) { Terminal.note("note: what the tests attached is in \(attachments)") }
        return summary
    }

    /// The suites with the apps that host them and all they depend on, dependencies first.
    private static func targets(for suites: [Project.Target], in project: Project) -> [Project.Target] {
        var targets: [Project.Target] = []
        for suite in suites {
            let app = suite.testHost.flatMap { host in project.targets.first { $0.kind == .app && ($0.infoPlistName == host || $0.name == host) } }
            for name in [app?.name, suite.name].compactMap({ $0 }) {
                for target in project.closure(of: name) where target.kind != .unsupported && !targets.contains(where: { $0.name == target.name }) {
                    targets.append(target)
                }
            }
        }
        return Project.oneForEachModule(targets)
    }

    /// Lays the built tests out as an app beside its resources.
    private func stage(
        _ project: Project, _ targets: [Project.Target], _ translation: ShadowPackage.Translation, _ plan: TestPlan, in place: OwnedPath,
        attachments: String
    ) throws -> Program {
        let directory = place.path
        let built = directory.appending(".build/debug").appending(project.name.asModuleName + "PackageTests.xctest")
        let app = targets.first { $0.kind == .app }
        let name = try ProjectName(app?.infoPlistName ?? project.name, as: "the product's name", in: project.file)
        let bundle = try place.appending(name.text + ".app")
        var notes: [String] = []
        let plist = app?.infoPlist ?? InfoPlist.make(BuildSettings(), productName: name.text, notes: &notes)
        let products = directory.appending(".build/debug")
        let bundles = ((try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []).filter { $0.hasSuffix(".resources") }.map { products.appending($0) }
        try Staging.stage(
            executable: built, name: name, infoPlist: plist, targets: targets.reversed().filter { !$0.usesBundleModule || $0.kind == .tests },
            extraDirectories: bundles, tree: SourceTree(of: project.directory, cache: place), into: bundle)
        var environment = host.variables.merging(plan.environment) { $1 }
        // By these an app knows that it is being tested, and leaves out what would be in the way.
        for name in ["XCTestConfigurationFilePath", "XCTestBundlePath"] { environment[name] = built }
        // By this a library for snapshots knows that attachments are kept.
        environment["__XCODE_BUILT_PRODUCTS_DIR_PATHS"] = products
        environment["UNDERSTUDY_ATTACHMENTS"] = attachments
        environment["UNDERSTUDY_LANGUAGE"] = host.language ?? plan.language
        // A test that traps names the lines that led there; all that can be said beside takes seconds each time.
        environment["SWIFT_BACKTRACE"] = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] ?? "threads=crashed,registers=none,images=none,symbolicate=fast"
        environment["UNDERSTUDY_TEST_DELEGATE"] = app.flatMap { translation.mainTypes[$0.name] }
        return Program(
            executable: bundle.appending(name).path, products: products, directory: project.directory, environment: environment, arguments: plan.arguments)
    }

    private func reportLeftOut(_ translation: ShadowPackage.Translation) -> Int {
        let issues = translation.leftOut
        for issue in issues { print("\(issue.file):\(issue.line):\(issue.column): error: \(issue.message)") }
        if !issues.isEmpty { Terminal.warning("what does not compile is left out, in \(issues.count) places; tests that need it fail") }
        return issues.count
    }

    /// The built tests and how they are started.
    private struct Program {
        var executable: String
        var products: String
        var directory: String
        var environment: [String: String]
        /// Before the one that chooses tests, which XCTest takes to be the last.
        var arguments: [String]
    }

    private func execute(_ program: Program, _ suites: [Project.Target], _ plan: TestPlan) throws -> Summary {
        var summary = Summary()
        // Two runners live in one test program on Linux.
        let targets = Dictionary(suites.map { ($0.moduleName, $0.name) }, uniquingKeysWith: { first, _ in first })
        try runClassic(program, isWhole: filter == nil && plan.arguments.isEmpty && !suites.contains { plan.isSelective($0.name) }, &summary) { test in
            let parts = test.split(separator: ".", maxSplits: 1).map(String.init)
            guard parts.count > 1, let target = targets[parts[0]] else { return true }
            return plan.includes(parts[1], of: target)
        }
        try runModern(program, (filter.map { ["--filter", $0] } ?? []) + plan.modernArguments(suites, hasFilter: filter != nil), &summary)
        return summary
    }

    /// Swift Testing's tests. One that ends the program is a failure, and the others run in a new one.
    private func runModern(_ program: Program, _ chosen: [String], _ summary: inout Summary) throws {
        let log = program.executable + ".events"
        var skipped: [String] = []
        while true {
            var output = TestOutput(isVerbose: builder.options.isVerbose, isColored: Terminal.isOutputColored)
            try? FileManager.default.removeItem(atPath: log)
            // One at a time: a suite that holds views gives them up on whatever thread its test ended.
            let result = try Subprocess.run(
                [program.executable, "--testing-library", "swift-testing", "--no-parallel", "--event-stream-output-path", log, "--event-stream-version", "0"]
                    + chosen + skipped + program.arguments,
                directory: program.directory, environment: program.environment, silence: Self.silence
            ) { line in
                if let text = output.take(swiftTesting: line) { print(text) }
            }
            summary.add(output)
            // 69: there is none.
            guard result.status > 1, result.status != 69 else { return }
            let events = TestEvents(log)
            guard let running = events.running else {
                if output.failed == 0 {
                    summary.failed += 1
                    Terminal.error("the program that runs Swift Testing's tests ended with \(Self.explain(result.status)) before they were done")
                }
                return
            }
            summary.failed += 1
            print("✘ \(TestEvents.spoken(running)): the program ended with \(Self.explain(result.status)) in this test; the others go on in a new one")
            skipped += (events.ended + [running]).flatMap { ["--skip", "^" + NSRegularExpression.escapedPattern(for: $0) + "(/|$)"] }
        }
    }

    /// XCTest's tests. XCTest makes every test case before the first test runs: where that ends the program, each class has one of its own.
    private func runClassic(_ program: Program, isWhole: Bool, _ summary: inout Summary, includes: (String) -> Bool) throws {
        let list = try Subprocess.run([program.executable, "--list-tests"], directory: program.directory, environment: program.environment, silence: Self.silence)
        let listed = list.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.contains("/") && !$0.contains(" ") }
        func wanted(_ tests: [String]) -> [String] {
            tests.filter { test in includes(test) && (filter.map { test.range(of: $0, options: .regularExpression) != nil } ?? true) }
        }
        if list.status == 0 { return try runClassic(wanted(listed), isWhole: isWhole, program, &summary) }
        let discovered = Self.discovered(in: program.products)
        if discovered.isEmpty {
            summary.failed += 1
            Terminal.error("the test program ended with \(Self.explain(list.status)) before it named its tests:\n\(list.output.split(separator: "\n").prefix(12).joined(separator: "\n"))")
        } else {
            Terminal.warning("a test class ends the program while it is made; each class runs in a program of its own")
        }
        var rest = wanted(discovered), program = program
        program.environment["UNDERSTUDY_TEST_LAUNCHES_FIRST"] = "1"
        while let suite = rest.first?.split(separator: "/").first {
            try runClassic(rest.filter { $0.hasPrefix(suite + "/") }, isWhole: false, program, &summary)
            rest.removeAll { $0.hasPrefix(suite + "/") }
        }
    }

    /// The tests that SwiftPM found in the sources, as `Module.Class/test`.
    private static func discovered(in products: String) -> [String] {
        SourceFolder.names(products).filter { $0.hasSuffix("DiscoveredTests.derived") }.flatMap { folder in
            SourceFolder.names(products.appending(folder)).flatMap { name -> [String] in
                guard let text = try? String(contentsOfFile: products.appending(folder).appending(name), encoding: .utf8) else { return [] }
                var suite = ""
                return text.split(separator: "\n").compactMap { line in
                    if let found = line.firstMatch(of: /extension ([\w.]+) \{/) { suite = name.deletingPathExtension + "." + found.1 }
                    return line.firstMatch(of: #/^\s*\("(\w+)", /#).map { suite + "/" + $0.1 }
                }
            }
        }
    }

    /// One that ends the program is a failure, and the others run in a new one, as in Xcode.
    private func runClassic(_ tests: [String], isWhole: Bool, _ program: Program, _ summary: inout Summary) throws {
        var isWhole = isWhole
        var batches = isWhole ? [tests] : Self.batches(tests)
        while let batch = batches.first {
            batches.removeFirst()
            var output = TestOutput(isVerbose: builder.options.isVerbose)
            let result = try Subprocess.run(
                [program.executable] + (isWhole ? [] : program.arguments + [batch.joined(separator: ",")]), directory: program.directory,
                environment: program.environment, silence: Self.silence
            ) { line in
                if let text = output.take(xctest: line) { print(text) }
            }
            summary.add(output)
            guard result.status > 1 else { continue }
            var left = batch.filter { !output.finished.contains(TestOutput.spoken($0)) }
            if let running = output.running {
                summary.failed += 1
                print("✘ \(running): the program ended with \(Self.explain(result.status)) in this test; the others go on in a new one")
                left.removeAll { TestOutput.spoken($0) == running }
            } else if let suite = left.first?.split(separator: "/").first {
                // Between two tests: the next class's own set-up ended it, and with it that class's tests.
                summary.failed += left.count { $0.hasPrefix(suite + "/") }
                print("✘ \(suite): the program ended with \(Self.explain(result.status)) before these tests; the others go on in a new one")
                left.removeAll { $0.hasPrefix(suite + "/") }
            } else {
                Terminal.error("the test program ended with \(Self.explain(result.status)) after its last test")
            }
            isWhole = false
            batches.insert(contentsOf: Self.batches(left), at: 0)
        }
    }

    /// As many tests as one argument of a program may name: Linux takes 128 KiB.
    private static func batches(_ tests: [String]) -> [[String]] {
        var result: [[String]] = []
        var size = 120_000
        for test in tests {
            if size + test.utf8.count > 120_000 {
                result.append([])
                size = 0
            }
            result[result.count - 1].append(test)
            size += test.utf8.count + 1
        }
        return result
    }

    /// A test that says nothing for so long hangs.
    private static let silence: TimeInterval = ProcessInfo.processInfo.environment["UNDERSTUDY_TEST_TIMEOUT"].flatMap(Double.init) ?? 300

    private static func explain(_ status: Int32) -> String {
        switch status {
        case 128 + 9: return "signal 9 (it was stopped after \(Int(silence)) s of silence, or the system ran out of memory)"
        case 129...160: return "signal \(status - 128) (\(String(cString: strsignal(status - 128))))"
        default: return "status \(status)"
        }
    }
}

/// How far Swift Testing came, by the events that it wrote: one JSON object a line.
private struct TestEvents {
    private struct Event: Decodable {
        struct Payload: Decodable {
            var kind: String?
            var testID: String?
        }
        var kind: String
        var payload: Payload
    }

    /// The suites that ended, and the tests that did in those that have not.
    private(set) var ended: [String] = []
    /// The test that began and has not ended.
    private(set) var running: String?

    init(_ path: String) {
        var open: [String] = []
        for line in (FileManager.default.contents(atPath: path) ?? Data()).split(separator: 10) {
            guard let event = try? JSONDecoder().decode(Event.self, from: Data(line)), event.kind == "event", let test = event.payload.testID else { continue }
            if event.payload.kind == "testStarted" { open.append(test) }
            guard event.payload.kind == "testEnded" || event.payload.kind == "testSkipped" else { continue }
            open.removeAll { $0 == test }
            ended.removeAll { $0.hasPrefix(test + "/") }
            ended.append(test)
        }
        // A test is named with its place, a suite is not.
        running = open.last { $0.contains(".swift:") }
    }

    /// `Module.Suite/test()/File.swift:1:2` → `Suite/test()`.
    static func spoken(_ test: String) -> String {
        let parts = test.split(separator: "/").filter { !$0.contains(".swift:") }.joined(separator: "/")
        return parts.split(separator: ".", maxSplits: 1).dropFirst().first.map(String.init) ?? parts
    }
}

/// What a test program says, read and said again in fewer words: one line for each test, and what failures print.
struct TestOutput {
    private(set) var passed = 0
    private(set) var failed = 0
    private(set) var skipped = 0
    /// Tests that ended, and the one that has not, as the program names them: `Class.test`.
    private(set) var finished: Set<String> = []
    private(set) var running: String?
    private let isVerbose: Bool
    private let isColored: Bool

    init(isVerbose: Bool, isColored: Bool = false) { (self.isVerbose, self.isColored) = (isVerbose, isColored) }

    /// `Module.Class/test` → `Class.test`, as XCTest speaks of it.
    static func spoken(_ name: String) -> String {
        name.split(separator: ".", maxSplits: 1).dropFirst().first.map { $0.replacingOccurrences(of: "/", with: ".") } ?? name
    }

    /// What to print of a line of XCTest's, if anything.
    mutating func take(xctest line: String) -> String? {
        if line.hasPrefix("Test Case '"), let end = line.range(of: "' ", options: .backwards) {
            let name = String(line[line.index(line.startIndex, offsetBy: 11)..<end.lowerBound])
            let rest = line[end.upperBound...]
            if rest.hasPrefix("started") {
                running = name
                return isVerbose ? line : nil
            }
            running = nil
            finished.insert(name)
            let time = rest.split(separator: "(").last.map { $0.prefix { $0 != " " } } ?? "0"
            if rest.hasPrefix("passed") { passed += 1; return isVerbose ? line : "✔ \(name) (\(time) s)" }
            if rest.hasPrefix("failed") { failed += 1; return isVerbose ? line : "✘ \(name) (\(time) s)" }
            if rest.hasPrefix("skipped") { skipped += 1; return isVerbose ? line : "- \(name) skipped" }
        }
        if !isVerbose, line.hasPrefix("Test Suite '") || line.hasPrefix("\t Executed ") || line.isEmpty { return nil }
        return line
    }

    /// The same for Swift Testing.
    mutating func take(swiftTesting line: String) -> String? {
        let plain = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        let text = plain.drop { !$0.isLetter }
        let line = isColored ? line : plain
        // A test is named in quotes or as its function; `Test run with 2 tests passed after …` is none.
        if text.hasPrefix("Test "),
            let end = text.firstMatch(of: /^Test (?:".*?"|\S+\(.*?\)|`.*?`\(.*?\)) (?:with \d+ test cases? )?(passed after|failed after|skipped)/)
        {
            if end.1 == "passed after" { passed += 1 } else if end.1 == "failed after" { failed += 1 } else { skipped += 1 }
        }
        if isVerbose { return line }
        let isNoise =
            line.contains("◇") || text.hasPrefix("Test run started") || text.hasPrefix("Test run with ") || text.hasPrefix("Suite ")
            || text.hasPrefix("Testing Library") || text.hasPrefix("Target Platform") || line.isEmpty
        return isNoise ? nil : line
    }
}

extension TestRun.Summary {
    mutating func add(_ output: TestOutput) {
        passed += output.passed
        failed += output.failed
        skipped += output.skipped
    }
}
