import ArgumentParser
import Foundation
import ProjectBuilder
import TestResults

struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run a project's XCTest and Swift Testing targets.",
        discussion: """
              understudy test MyApp.xcodeproj
              understudy test . --target MyAppTests --filter 'LoginTests/'
              understudy test . --junit report.xml --results out --retry 2
              understudy test . --shard 2/4

            Tests with a host app run inside it. The scheme's test plan or test
            action sets the tests, their environment, and their arguments. --filter
            and --skip take regular expressions that match Module.Class/test and
            Module.Suite/test(). Code that doesn't compile is left out, so that the
            tests that don't need it can run. The exit code is 1 if a test failed,
            did not compile, or did not run.

            The project's package manifests, macros, and plugins run confined,
            unless you use --trust. Its tests, and the app that hosts them, also
            run. They can read the project, and write only to a home of their own
            and to its folders of reference pictures (__Snapshots__), unless you
            use --writable or --unsandboxed. The same is true of an app that UI
            tests start, which can't write the pictures.

            GitLab, Bazel, Slurm arrays, and other engines that divide a job set
            variables in the environment, from which the run takes its part.
            """)
    @OptionGroup var build: BuildArguments
    @OptionGroup(title: "Selecting tests") var selection: SelectionArguments
    @OptionGroup(title: "Running tests") var running: RunningArguments
    @OptionGroup(title: "Results") var results: ResultsArguments
    @Option(help: "The test plan, if the scheme has several.")
    var testPlan: String?
    @OptionGroup var device: DeviceArguments
    @OptionGroup var sandbox: SandboxArguments

    struct SelectionArguments: ParsableArguments {
        @Option(help: "Run only tests whose name matches this regular expression. Repeatable.")
        var filter: [String] = []
        @Option(help: "Leave out tests whose name matches this regular expression. Repeatable.")
        var skip: [String] = []
        @Flag(help: "Run only the tests that failed in the last run.")
        var onlyFailed = false
        @Flag(help: "List the tests that would run, and exit.")
        var list = false
        @Option(help: "Run one part of the tests, such as 2/4. Overrides the CI service's own setting.")
        var shard: String?
        @Option(help: "The number of parts, for a CI service that provides only the index (Kubernetes).")
        var shards: Int?
    }

    struct RunningArguments: ParsableArguments {
        @Option(help: "The number of processes that run tests. (default: the number of cores)")
        var workers: Int?
        @Flag(help: "Run Swift Testing's tests of one process at the same time, as `swift test` does.")
        var parallel = false
        @Option(help: "The time limit of each test, in seconds. (default: 120)")
        var timeout: Double?
        @Option(help: "Run a failed test up to this many more times. A test that then passes is flaky, not failed. (default: 0)")
        var retry: Int?
        @Option(name: .customLong("repeat"), help: "Run the tests this many times.")
        var repetitions = 1
        @Flag(help: "Repeat the tests until one fails, up to 100 times or the number of --repeat.")
        var untilFailure = false
        @Flag(help: "Stop at the first failure.")
        var failFast = false
        @Flag(help: "Run the tests in random order; the seed is printed.")
        var randomOrder = false
        @Option(help: "Run the tests in the random order of this seed.")
        var seed: UInt64?
        @Flag(help: "Also fail when code in a package or the app doesn't compile.")
        var strict = false
        @Flag(help: "Don't fail a test when an interface file names a class that its program lacks.")
        var allowUnknownClasses = false
        @Option(help: "A folder in which the tests may write, such as one for reference pictures. Repeatable.")
        var writable: [String] = []
        @Flag(help: "Use the project's own Nimble and snapshot test cases, not Understudy's in Swift.")
        var noStandIns = false
    }

    struct ResultsArguments: ParsableArguments {
        @Option(help: "Write the results as JUnit XML.")
        var junit: String?
        @Option(help: "Write each event as a line of JSON. Use - for standard output.")
        var json: String?
        @Option(help: "Write a report page, events, attachments, and logs to this folder.")
        var results: String?
        @Option(help: "Write Swift Testing's own event stream.")
        var eventStream: String?
        @Option(help: "Measure code coverage, and write lcov.info and cobertura.xml to this folder.")
        var coverage: String?
        @Option(help: "Write failures in GitLab's code-quality format.")
        var codeQuality: String?
    }

    mutating func run() throws {
        try applyConfiguration()
        try Trust.$isGiven.withValue(build.trust) { [self] in try runTests() }
    }

    /// Uses the project's `understudy.yml` for options that the command line omits.
    private mutating func applyConfiguration() throws {
        guard let file = try build.applyConfiguration() else { return }
        try device.apply(file)
        testPlan = testPlan ?? file.text("test.testPlan")
        if selection.filter.isEmpty { selection.filter = file.list("test.filter") ?? [] }
        if selection.skip.isEmpty { selection.skip = file.list("test.skip") ?? [] }
        selection.shards = selection.shards ?? file.number("test.shards")
        running.workers = running.workers ?? file.number("test.workers")
        running.timeout = running.timeout ?? file.number("test.timeout").map(Double.init)
        running.retry = running.retry ?? file.number("test.retry")
        running.strict = running.strict || file.flag("test.strict") == true
        if ProcessInfo.processInfo.environment["UNDERSTUDY_RESULTS"] == nil {
            results.results = results.results ?? file.text("test.results")
        }
    }

    private func runTests() throws {
        let environment = ProcessInfo.processInfo.environment
        try checkOutputs(environment)
        let shard = try shard(environment)
        var options = TestRun.Options(build.options())
        options.plan = testPlan
        options.selection.filters =
            selection.filter + [environment["TEST_FILTER"], environment["TESTBRIDGE_TEST_ONLY"]].compactMap { $0 }.filter { !$0.isEmpty }
        (options.selection.skips, options.selection.onlyFailed, options.selection.shard) = (selection.skip, selection.onlyFailed, shard)
        options.selection.seed = running.seed ?? (running.randomOrder ? UInt64.random(in: 0..<1_000_000) : nil)
        let (timeout, retry) = (running.timeout ?? 120, running.retry ?? 0)
        guard running.workers ?? 1 >= 1, timeout > 0, retry >= 0, running.repetitions >= 1 else {
            throw Failure("--workers and --repeat must be at least 1, --timeout greater than 0, and --retry at least 0", kind: .usage)
        }
        (options.workers, options.timeout, options.retries) = (running.workers, timeout, retry)
        (options.repetitions, options.untilFailure, options.failsFast) = (running.repetitions, running.untilFailure, running.failFast)
        (options.isConcurrent, options.isStrict, options.usesStandIns) = (running.parallel, running.strict, !running.noStandIns)
        options.outputs.results = results.results ?? environment["UNDERSTUDY_RESULTS"]
        (options.outputs.json, options.outputs.eventStream) = (results.json, results.eventStream)
        options.outputs.junit = results.junit ?? environment["XML_OUTPUT_FILE"]
        options.coverage = results.coverage
        (options.app, options.writable) = (sandbox.options, running.writable)

        var host = try device.environment(.headless)
        host.allowsUnknownClasses = running.allowUnknownClasses
        let test = TestRun(options, host: host)
        if selection.list {
            for name in try test.list() { print(name) }
            return
        }
        if let seed = options.selection.seed { Terminal.note("Random order; --seed \(seed) repeats it") }
        let outcome = try test.run()
        try show(outcome, environment, shard)
        if outcome.hasFailed { throw ExitCode(1) }
    }

    private func checkOutputs(_ environment: [String: String]) throws {
        let files = [results.junit, environment["XML_OUTPUT_FILE"], results.json, results.eventStream, results.codeQuality]
        for file in files.compactMap({ $0 }) where file != "-" { _ = try outputPath(file, of: [build.path]) }
        if let folder = results.results ?? environment["UNDERSTUDY_RESULTS"] {
            // Also before the build, which may take minutes.
            do { try ResultsFolder(outputPath(folder, of: [build.path]), ledger: Cache.resultsLedger()).check() } catch let error
                as ResultsError
            {
                throw Failure(error.description, kind: .usage)
            }
        }
        if let folder = results.coverage { _ = try outputPath(folder, "lcov.info", "cobertura.xml", of: [build.path]) }
    }

    private func shard(_ environment: [String: String]) throws -> Shard? {
        if let text = selection.shard {
            guard let shard = Shard(text) else {
                throw Failure("--shard takes a part and the number of parts, such as 2/4, not '\(text)'", kind: .usage)
            }
            return shard.count > 1 ? shard : nil
        }
        do {
            guard let engine = try ShardEnvironment(environment, shards: selection.shards) else { return nil }
            if let status = engine.statusFile, !status.isEmpty { _ = FileManager.default.createFile(atPath: status, contents: nil) }
            Terminal.note("Running part \(engine.shard.index) of \(engine.shard.count), as set by \(engine.engine)")
            return engine.shard
        } catch let error as ShardError { throw Failure(error.description, kind: .usage) }
    }

    private func show(_ outcome: TestRun.Outcome, _ environment: [String: String], _ shard: Shard?) throws {
        let report = outcome.report
        for line in Annotations.lines(report, environment: environment) { print(line) }
        if let path = results.codeQuality {
            try Annotations.codeQuality(report, environment: environment).write(to: URL(fileURLWithPath: path), options: .atomic)
        }
        for test in report.tests where test.isFlaky {
            Terminal.note("flaky: \(TestName.spoken(test.id)) passed in attempt \(test.attempts.count)")
        }
        if report.tests.isEmpty {
            Terminal.warning(
                shard.map { "part \($0) has no tests; there are more parts than suites" } ?? "the test targets contain no tests")
        }
        if let folder = options(results.results, environment) { Terminal.note("Results: \(folder)/index.html") }
        if results.json == "-" { Terminal.note(report.closingLine) } else { print(report.closingLine) }
    }

    private func options(_ results: String?, _ environment: [String: String]) -> String? {
        (results ?? environment["UNDERSTUDY_RESULTS"]).map(absolute)
    }
}
