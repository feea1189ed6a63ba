import Foundation
import SourceTranslator
import TestResults

/// Runs a project's XCTest and Swift Testing targets, app-hosted ones inside a running app.
public struct TestRun {
    /// The options of a run.
    public struct Options: Sendable {
        /// The options for building the project.
        public var build: Builder.Options
        /// The name of a test plan, or `nil` for the scheme's own.
        public var plan: String?
        /// The selection and the order of the tests.
        public var selection = TestSelection()
        /// The files to write.
        public var outputs = TestRecorder.Outputs()
        /// The number of concurrent processes, or `nil` for the number of cores.
        public var workers: Int?
        /// The seconds that a test may take.
        public var timeout: TimeInterval = 120
        /// The number of times that a failing test is run again.
        public var retries = 0
        /// The number of times that all tests run.
        public var repetitions = 1
        /// Whether the repetitions stop at the first failure.
        public var untilFailure = false
        /// Whether the run stops at the first failure.
        public var failsFast = false
        /// Whether the Swift Testing tests of one process run concurrently.
        public var isConcurrent = false
        /// Whether code that was left out of packages and the app also makes the run fail.
        public var isStrict = false
        /// Whether our modules take the place of Objective-C libraries that tests import. See ``TestLibraries``.
        public var usesStandIns = true
        /// How the tests, and the apps that UI tests start, are confined.
        public var app = AppRun.Options()
        /// Folders in which confined tests may write, in addition to those of the project's reference pictures.
        public var writable: [String] = []
        /// The folder for coverage, or `nil` for none.
        public var coverage: String?

        /// Creates options for a project.
        public init(_ build: Builder.Options) { self.build = build }
    }

    /// The result of a run.
    public struct Outcome: Sendable {
        /// The results of the tests.
        public var report: TestReport
        /// Whether the command exits with 1.
        public var hasFailed: Bool
    }

    let options: Options
    let builder: Builder
    let host: HostEnvironment

    /// Creates a run. Code that doesn't compile, and modules that are missing, are always left out.
    public init(_ options: Options, host: HostEnvironment = HostEnvironment(host: .headless)) {
        var options = options
        options.build.leavesOut = true
        options.build.skipsMissing = true
        options.build.coversCode = options.coverage != nil
        (self.options, self.host) = (options, host)
        builder = Builder(options.build)
    }

    /// Returns the chosen tests in the order in which they would run.
    public func list() throws -> [String] {
        try options.selection.check()
        let prepared = try prepare()
        return try options.selection.chosen(from: prepared.tests, lastFailures: TestHistory(prepared.directory).failures).map(\.id)
    }

    /// Builds the targets and runs their tests. Throws `Failure` if nothing could be run.
    public func run() throws -> Outcome {
        try options.selection.check()
        let prepared = try prepare()
        // Prevents a rebuild while tests run.
        let lock = try BuildLock(Cache.place(prepared.directory), isShared: true)
        defer { withExtendedLifetime(lock) {} }
        let history = TestHistory(prepared.directory)
        let chosen = try options.selection.chosen(from: prepared.tests, lastFailures: history.failures)
        let lost = prepared.lost.filter { options.selection.isWhole || options.selection.matches($0.id) }
        let workers = options.workers ?? ProcessInfo.processInfo.activeProcessorCount
        let jobs = TestScheduler.jobs(
            chosen, workers: workers, durations: options.selection.seed == nil ? history.durations : [:],
            keepsOrder: options.selection.seed != nil)
        let console = TestConsole(isVerbose: options.build.isVerbose, isBuffered: min(workers, jobs.count) > 1, root: prepared.root)
        let recorder = try TestRecorder(options.outputs, console: console, names: prepared.names, of: prepared.root)
        begin(recorder, prepared, chosen, lost)
        let scratch = try scratch(prepared)
        defer { try? Cache.place(scratch).remove() }
        let failures = try execute(prepared, jobs, workers, recorder, scratch)
        let report = try recorder.finish()
        if options.app.isConfined, Confinement.isAvailable, let hint = TestConfinement.hint(report) { Terminal.note(hint) }
        try history.remember(report)
        if let folder = options.coverage { try Coverage.write(prepared, in: Cache.place(scratch), to: folder) }
        // A test that passed in the last of several rounds may have failed in an earlier one.
        return Outcome(report: report, hasFailed: hasFailed(report) || failures > 0)
    }

    /// Returns a folder for this run alone: the same tests may run several times concurrently on a machine. Removes the folders of
    /// processes that have ended.
    private func scratch(_ prepared: PreparedTests) throws -> String {
        let runs = prepared.directory.appending("runs")
        for name in SourceFolder.names(runs) {
            if let owner = pid_t(name), kill(owner, 0) != 0, errno == ESRCH { try? Cache.place(runs).appending(name).remove() }
        }
        let scratch = runs.appending("\(getpid())")
        try Cache.place(scratch).makeDirectory()
        return scratch
    }

    private func hasFailed(_ report: TestReport) -> Bool {
        let counts = report.counts
        return counts.failed > 0 || counts.notCompiled > 0 || counts.notRun > 0 || options.isStrict && !report.leftOut.isEmpty
    }

    /// Records what is known before the first test.
    private func begin(_ recorder: TestRecorder, _ prepared: PreparedTests, _ chosen: [TestProgram.Test], _ lost: [PreparedTests.Lost]) {
        var start = TestEvent(.runStarted)
        (start.project, start.shard, start.seed) = (prepared.project, options.selection.shard, options.selection.seed)
        recorder.record(start)
        var plan = TestEvent(.planned)
        plan.planned = chosen.map { TestEvent.Planned(test: $0.id, library: $0.library, file: $0.file, line: $0.line) }
        let isFirstShard = options.selection.shard.map { $0.index == 1 } ?? true
        if isFirstShard { plan.planned? += lost.map { TestEvent.Planned(test: $0.id, library: $0.library, file: $0.file, line: $0.line) } }
        recorder.record(plan)
        for place in prepared.leftOut {
            var event = TestEvent(.leftOut)
            (event.file, event.line, event.column, event.message, event.isForeign) = (
                place.file, place.line, place.column, place.message, place.isForeign
            )
            recorder.record(event)
        }
        // Tests that are not in the program already have their result.
        for test in isFirstShard ? lost : [] {
            var event = TestEvent(.testEnded, test: test.id)
            (event.outcome, event.message, event.duration) = (.notCompiled, test.reason, 0)
            recorder.record(event)
        }
    }

    /// Runs the tests. Returns the number of tests that failed after all attempts, in all rounds.
    private func execute(
        _ prepared: PreparedTests, _ jobs: [TestScheduler.Job], _ workers: Int, _ recorder: TestRecorder, _ scratch: String
    ) throws -> Int {
        var settings = TestScheduler.Options()
        (settings.workers, settings.limit, settings.retries) = (workers, options.timeout, options.retries)
        (settings.failsFast, settings.isConcurrent, settings.isVerbose) = (
            options.failsFast || options.untilFailure, options.isConcurrent, options.build.isVerbose
        )
        settings.attachments = recorder.folder?.attachments ?? prepared.directory.appending("attachments")
        if recorder.folder == nil { try? Cache.place(settings.attachments).remove() }
        var programs = prepared.programs
        if options.build.isVerbose { for index in programs.indices { programs[index].environment["UNDERSTUDY_UITEST_STEPS"] = "1" } }
        for index in programs.indices where programs[index].isForUITests && jobs.contains(where: { $0.program == index }) {
            guard let limits = UITestConfinement(programs[index], of: prepared.root, options.app) else { continue }
            programs[index].environment[UITestConfinement.variable] = try limits.text()
        }
        let counts = try Coverage.counts(Cache.place(scratch))
        if options.coverage != nil {
            for index in programs.indices { programs[index].environment["LLVM_PROFILE_FILE"] = counts.path.appending("%p-%m.profraw") }
        }
        let references = try options.app.isConfined ? references(prepared) : nil
        defer { references?.tidy() }
        settings.limits = programs.map {
            TestConfinement(
                $0, of: prepared.root, sources: prepared.ownSources, writable: (references?.paths ?? []) + [counts.path], options.app)
        }
        let rounds = options.untilFailure && options.repetitions == 1 ? TestRun.untilFailureRounds : options.repetitions
        var failures = 0
        for round in 1...max(rounds, 1) {
            if rounds > 1 { Terminal.note("Round \(round) of \(rounds)") }
            let scheduler = TestScheduler(
                programs, all: prepared.tests + prepared.skipped, options: settings, recorder: recorder, scratch: scratch)
            failures += try scheduler.run(jobs)
            if failures > 0, options.untilFailure || options.failsFast { break }
        }
        if recorder.folder == nil, FileManager.default.fileExists(atPath: settings.attachments) {
            Terminal.note("note: the tests' attachments are in \(settings.attachments)")
        }
        return failures
    }

    private func references(_ prepared: PreparedTests) throws -> ReferenceFolders {
        try ReferenceFolders(
            of: prepared.root, sources: prepared.ownSources,
            tests: Set(prepared.tests.compactMap(\.file).map { prepared.names.originals[$0] ?? $0 }),
            planned: prepared.programs.reduce(into: [:]) { $0.merge($1.environment) { first, _ in first } }, given: options.writable)
    }

    private static let untilFailureRounds = 100
}
