import Foundation
import TestResults

/// Runs the chosen tests in the requested number of processes, until each has a result. If a program ends during a test, only that test is
/// lost; the others continue in a new one.
final class TestScheduler: @unchecked Sendable {  // `lock` guards mutable state
    struct Options: Sendable {
        var workers = 1
        /// The seconds that a test may take.
        var limit: TimeInterval = 120
        var retries = 0
        var failsFast = false
        /// Whether the Swift Testing tests of one process run concurrently.
        var isConcurrent = false
        var isVerbose = false
        /// The folder for the tests' attachments.
        var attachments = ""
        /// The limits of each program; `nil` for one that isn't confined.
        var limits: [TestConfinement?] = []
    }

    /// The work of one process.
    struct Job {
        var library: TestEvent.Library
        /// The tests in the order in which they run.
        var tests: [TestProgram.Test]
        var program: Int { tests[0].program }
        var attempt = 1
        /// Whether a previous program began the same work, in the same home.
        var isContinued = false
        /// Whether XCTest creates its test cases after the app is launched, for those that access its windows when they are created.
        var launchesFirst = false
    }

    private let programs: [TestProgram]
    private let options: Options
    private let recorder: TestRecorder
    private let scratch: String
    private let known: [String: TestProgram.Test]
    private let all: [TestProgram.Test]

    private let lock = NSCondition()
    private var jobs: [Job] = []
    private var running = 0
    private var isStopped = false
    /// The number of tests that failed and are not retried.
    private var failures = 0
    /// The programs whose host app ends during its launch: their tests run without it.
    private var hostless: Set<Int> = []
    private var failure: (any Error)?

    init(_ programs: [TestProgram], all: [TestProgram.Test], options: Options, recorder: TestRecorder, scratch: String) {
        (self.programs, self.options, self.recorder, self.scratch, self.all) = (programs, options, recorder, scratch, all)
        known = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Runs the jobs. Returns the number of tests that failed after all attempts.
    func run(_ jobs: [Job]) throws -> Int {
        guard !jobs.isEmpty else { return 0 }
        self.jobs = jobs
        let threads = (1...max(1, min(options.workers, jobs.count))).map { number in
            let thread = Thread { [self] in work(number) }
            thread.stackSize = 1 << 22
            thread.start()
            return thread
        }
        lock.lock()
        while threads.contains(where: { !$0.isFinished }) { _ = lock.wait(until: Date(timeIntervalSinceNow: 0.02)) }
        lock.unlock()
        if let failure { throw failure }
        return failures
    }

    private func work(_ worker: Int) {
        while let job = next() {
            do { try execute(job, worker) } catch {
                lock.withLock {
                    failure = failure ?? error
                    isStopped = true
                }
            }
            lock.lock()
            running -= 1
            lock.broadcast()
            lock.unlock()
        }
    }

    /// Returns the next job; waits while another thread may still return some.
    private func next() -> Job? {
        lock.lock()
        defer { lock.unlock() }
        while !isStopped {
            if !jobs.isEmpty {
                running += 1
                return jobs.removeFirst()
            }
            if running == 0 { return nil }
            lock.wait()
        }
        return nil
    }

    // MARK: One process

    /// The progress of one process.
    private struct Progress {
        var started: [String] = []
        var ended: Set<String> = []
        var open: [String] = []
        var hasBegun: Bool { !started.isEmpty || !ended.isEmpty }
        var isLaunching = false
        /// Whether the process was to launch the app that hosts the tests.
        var isHosted = false
        var attachments: Set<String> = []
        /// The last lines of output, for a process that ends outside a test.
        var tail: [String] = []
        /// Swift's message about a trap.
        var fatal: String?
        /// Failures whose message says that the test does not compile.
        var notCompiled: [String: String] = [:]
        var hasFailed: Set<String> = []
        /// The time limit that the running test requested.
        var allowance: TimeInterval?
    }

    private func execute(_ job: Job, _ worker: Int) throws {
        let home = scratch.appending("home-\(worker)"), attached = scratch.appending("attached-\(worker)")
        let environment = try surroundings(job, home: home, attached: attached, worker)
        // `TestProcess.run` calls back on this thread before it returns.
        nonisolated(unsafe) var progress = Progress()
        nonisolated(unsafe) var reader = RunnerEvent.ModernReader(
            names: Dictionary(job.tests.compactMap { test in test.native.map { ($0, test.id) } }) { $1 })
        let program = programs[job.program]
        progress.isHosted = environment["UNDERSTUDY_TEST_DELEGATE"]?.isEmpty == false
        let process = TestProcess(
            executable: program.executable, arguments: arguments(job, attached), directory: program.directory, environment: environment,
            limit: options.limit,
            confinement: options.limits[job.program]?.confinement(
                writable: [home, attached], readable: [scratch.appending("list-\(worker)")]))
        let ending = try process.run(isStopped: { self.lock.withLock { self.isStopped } }, allowance: { progress.allowance }) { input in
            switch input {
            case .text(let line, let stream):
                self.text(line, stream, &progress, job, worker)
                return false
            case .event(let data): return RunnerEvent.classic(data).map { self.take($0, &progress, job, worker, attached) } ?? false
            case .modernEvent(let data):
                self.recorder.pass(on: data)
                return reader.take(data).map { self.take($0, &progress, job, worker, attached) } ?? false
            }
        }
        if lock.withLock({ isStopped }), ending == .stopped { return }
        conclude(job, ending, progress, worker)
    }

    /// Returns a process's environment variables. Its home is its own.
    private func surroundings(_ job: Job, home: String, attached: String, _ worker: Int) throws -> [String: String] {
        // Earlier tests may have put links there.
        let place = try Cache.place(home), results = try Cache.place(attached)
        for folder in ["Documents", "Library", "tmp", "Apps"] where !job.isContinued { try? place.appending(folder).remove() }
        let own = try TestHome.make(place)
        try? results.remove()
        // Swift Testing's events name the files that it wrote here; XCTest's attachments are written beside them.
        try results.appending("recorded").makeDirectory()
        var environment = programs[job.program].environment
        environment["UNDERSTUDY_TEST_EVENTS"] = TestProcess.eventsPath
        environment["UNDERSTUDY_ATTACHMENTS"] = attached
        environment.merge(own) { $1 }
        environment["UNDERSTUDY_TEST_WORKER"] = "\(worker)"
        if lock.withLock({ hostless.contains(job.program) }) { environment["UNDERSTUDY_TEST_DELEGATE"] = "" }
        if job.launchesFirst { environment["UNDERSTUDY_TEST_LAUNCHES_FIRST"] = "1" }
        if job.library != .swiftTesting {
            let list = scratch.appending("list-\(worker)")
            try job.tests.map(\.id).joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
            environment["UNDERSTUDY_TEST_LIST"] = list
        }
        return environment
    }

    private func arguments(_ job: Job, _ attached: String) -> [String] {
        let program = programs[job.program]
        guard job.library == .swiftTesting else { return program.arguments }
        var words = [
            "--testing-library", "swift-testing", "--event-stream-output-path", TestProcess.modernEventsPath, "--event-stream-version", "0",
        ]
        // Its own output would repeat its events.
        words += ["--verbosity", "\(Int.min)", "--attachments-path", attached.appending("recorded")]
        // Serial unless requested otherwise: a suite that stores views releases them on the thread on which its test ended.
        if !options.isConcurrent || job.attempt > 1 { words.append("--no-parallel") }
        let chosen = Set(job.tests.map(\.id)),
            others = all.filter { $0.library == .swiftTesting && $0.program == job.program && !chosen.contains($0.id) }
        if !others.isEmpty { words += filters(job.tests, others) }
        return words + program.arguments
    }

    /// Returns `--filter` expressions that match exactly `tests`; a suite that runs completely is matched by its name.
    private func filters(_ tests: [TestProgram.Test], _ others: [TestProgram.Test]) -> [String] {
        let partial = Set(others.map(\.unit))
        var patterns: [String] = [], units: Set<String> = []
        for test in tests {
            let native = NSRegularExpression.escapedPattern(for: test.native ?? test.id)
            if test.id.contains("/"), !partial.contains(test.unit) {
                if units.insert(test.unit).inserted { patterns.append(NSRegularExpression.escapedPattern(for: test.unit) + "/") }
            } else {
                patterns.append(native + "$")
            }
        }
        // An argument of a command is limited to 128 KiB.
        var words: [String] = [], current = ""
        for pattern in patterns {
            if current.utf8.count + pattern.utf8.count > 100_000 {
                words += ["--filter", "^(?:\(current))"]
                current = ""
            }
            current += (current.isEmpty ? "" : "|") + pattern
        }
        return words + ["--filter", "^(?:\(current))"]
    }

    private func text(_ line: String, _ stream: String, _ progress: inout Progress, _ job: Job, _ worker: Int) {
        progress.tail.append(line)
        if progress.tail.count > 40 { progress.tail.removeFirst() }
        if let start = line.range(of: "Fatal error: ") { progress.fatal = String(line[start.lowerBound...]) }
        var event = TestEvent(.output, test: progress.open.last)
        (event.message, event.stream, event.worker, event.attempt) = (line, stream, worker, job.attempt)
        recorder.record(event)
    }

    /// Handles an event. Returns whether it restarts the time limit.
    private func take(_ event: RunnerEvent, _ progress: inout Progress, _ job: Job, _ worker: Int, _ attached: String) -> Bool {
        switch event {
        case .started(let test):
            progress.started.append(test)
            progress.open.append(test)
            (progress.fatal, progress.allowance) = (nil, nil)
            var record = TestEvent(.testStarted, test: test)
            (record.worker, record.attempt) = (worker, job.attempt)
            recorder.record(record)
            return true
        case .issue(let test, let issue):
            var record = TestEvent(.issue, test: test)
            (record.message, record.file, record.line, record.column, record.severity) = (
                issue.message, issue.file, issue.line, issue.column, issue.severity
            )
            (record.worker, record.attempt) = (worker, job.attempt)
            if let test, issue.severity == .error {
                // The message that the translator puts in place of a test's body; see LeftOut.
                if let found = issue.message.range(of: ": does not compile on Linux: "), !progress.hasFailed.contains(test) {
                    progress.notCompiled[test] = String(issue.message[found.upperBound...])
                }
                progress.hasFailed.insert(test)
            }
            recorder.record(record)
            return false
        case .attachment(let test, let path):
            keep(path, test, job, worker, &progress)
            return false
        case .ended(let test, var outcome, let duration, var message):
            guard known[test] != nil, progress.ended.insert(test).inserted else { return true }
            progress.open.removeAll { $0 == test }
            for file in ((try? FileManager.default.contentsOfDirectory(atPath: attached)) ?? []).sorted(by: {
                $0.compare($1, options: .numeric) == .orderedAscending
            }) {
                if file != "recorded" { keep(attached.appending(file), test, job, worker, &progress) }
            }
            if outcome == .failed, let reason = progress.notCompiled[test] { (outcome, message) = (.notCompiled, reason) }
            end(test, outcome, duration: duration, message: message, job, worker)
            return true
        case .hostLaunching:
            progress.isLaunching = true
            return true
        case .hostLaunched:
            progress.isLaunching = false
            return true
        case .allowance(let seconds):
            progress.allowance = seconds
            return true
        case .runEnded: return true
        }
    }

    /// Moves an attached file to the results, or to the project's own folder for them.
    private func keep(_ path: String, _ test: String, _ job: Job, _ worker: Int, _ progress: inout Progress) {
        // The program supplies the path: only a file that it wrote for this run is moved, not any other file of the user's.
        guard let file = try? Cache.place(path), let run = try? Cache.place(scratch), file.isBelow(run),
            let name = ProjectName(path.lastPathComponent)?.text, progress.attachments.insert(path).inserted
        else { return }
        let folder = options.attachments
        let plain = TestName.spoken(test).map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
        let place = plain.allSatisfy { $0 == "." } ? "test" : String(plain)
        let own = folder.appending(place).appending(job.attempt > 1 ? "attempt-\(job.attempt)" : "")
        try? FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        try? FileManager.default.removeItem(atPath: own.appending(name))
        guard (try? file.moveOut(to: own.appending(name))) != nil else { return }
        var record = TestEvent(.attachment, test: test)
        let results = folder.deletingLastPathComponent + "/"
        (record.name, record.worker, record.attempt) = (String(own.appending(name).dropFirst(results.count)), worker, job.attempt)
        recorder.record(record)
    }

    private func end(_ test: String, _ outcome: TestEvent.Outcome, duration: Double?, message: String?, _ job: Job, _ worker: Int) {
        var record = TestEvent(.testEnded, test: test)
        (record.outcome, record.duration, record.message, record.worker, record.attempt) = (outcome, duration, message, worker, job.attempt)
        recorder.record(record)
        guard outcome.isFailure else { return }
        lock.lock()
        if job.attempt <= options.retries, let test = known[test] {
            jobs.append(Job(library: job.library, tests: [test], attempt: job.attempt + 1, launchesFirst: job.launchesFirst))
        } else {
            failures += 1
            if options.failsFast { isStopped = true }
        }
        lock.broadcast()
        lock.unlock()
    }

    // MARK: After a process

    private func conclude(_ job: Job, _ ending: TestProcess.Ending, _ progress: Progress, _ worker: Int) {
        let left = job.tests.filter { !progress.ended.contains($0.id) }
        if left.isEmpty {
            if !ending.isClean { note("the test program \(ending.explained(limit: options.limit, "after its last test"))") }
            return
        }
        // Swift Testing may have begun a test while the app is launched on the main thread: the test did not cause the end.
        if progress.isLaunching, progress.isHosted {
            // Reported once, however many processes find it.
            if lock.withLock({ hostless.insert(job.program).inserted }) {
                let reason = progress.fatal ?? progress.tail.last { !$0.isEmpty } ?? ""
                let words = ending.explained(limit: options.limit) + (reason.isEmpty ? "" : ": " + reason)
                note("the host app \(programs[job.program].hostName) cannot be launched, and tests run without it: its program \(words)")
            }
            return hand(back: job, without: [], left)
        }
        if !progress.open.isEmpty { return fail(progress.open, of: left, job, ending, progress, worker) }
        if !progress.hasBegun, job.library != .swiftTesting {
            // XCTest creates every test case before the first test runs: each class gets a program of its own.
            let classes = Self.units(job.tests)
            if classes.count > 1 || !job.launchesFirst {
                return hand(back: classes.map { Job(library: job.library, tests: $0, attempt: job.attempt, launchesFirst: true) })
            }
        }
        // Between two tests: the next class's own setup ended the program, and with it that class's tests.
        let unit = left[0].unit, lost = left.filter { $0.unit == unit }
        let reason = progress.fatal.map { ": " + $0 } ?? ""
        for test in lost {
            end(
                test.id, ending == .timedOut ? .timedOut : .crashed, duration: 0,
                message: "the program \(ending.explained(limit: options.limit, "before this class's tests"))\(reason)", job, worker)
        }
        hand(back: job, without: Set(lost.map(\.id)), left)
    }

    /// Handles the tests that were running when the program ended. If there were several, each is retried on its own.
    private func fail(
        _ open: [String], of left: [TestProgram.Test], _ job: Job, _ ending: TestProcess.Ending, _ progress: Progress, _ worker: Int
    ) {
        let rest = left.filter { !open.contains($0.id) }
        if open.count > 1, options.isConcurrent, job.attempt == 1 {
            hand(back: job, without: Set(open), left)
            return hand(back: left.filter { open.contains($0.id) }.map { Job(library: job.library, tests: [$0], attempt: 1) })
        }
        let words = ending.explained(limit: progress.allowance ?? options.limit, "in this test")
        let outcome: TestEvent.Outcome = ending == .timedOut ? .timedOut : .crashed
        let reason = ending == .timedOut ? "" : progress.fatal.map { ": " + $0 } ?? ""
        let goOn = rest.isEmpty ? "" : "; the others continue in a new one"
        for test in open { end(test, outcome, duration: nil, message: "the program \(words)\(reason)\(goOn)", job, worker) }
        hand(back: job, without: Set(open), left)
    }

    private func hand(back job: Job, without: Set<String>, _ left: [TestProgram.Test]) {
        var rest = job
        rest.tests = left.filter { !without.contains($0.id) }
        rest.isContinued = true
        if !rest.tests.isEmpty { hand(back: [rest]) }
    }

    private func hand(back more: [Job]) {
        lock.lock()
        jobs.insert(contentsOf: more, at: 0)
        lock.broadcast()
        lock.unlock()
    }

    private func note(_ text: String) {
        var event = TestEvent(.note)
        event.message = text
        recorder.record(event)
    }

    // MARK: Dividing

    /// Groups tests by unit, in the order in which units first occur.
    static func units(_ tests: [TestProgram.Test]) -> [[TestProgram.Test]] {
        var places: [String: Int] = [:], units: [[TestProgram.Test]] = []
        for test in tests {
            let key = "\(test.program) \(test.library.rawValue) \(test.unit)"
            if let place = places[key] {
                units[place].append(test)
            } else {
                places[key] = units.count
                units.append([test])
            }
        }
        return units
    }

    /// Divides tests into jobs for `workers` processes: whole units, the longest first, each added to the shortest job. Work shorter than a
    /// program's start is not divided.
    static func jobs(_ tests: [TestProgram.Test], workers: Int, durations: [String: Double], keepsOrder: Bool) -> [Job] {
        func time(_ tests: [TestProgram.Test]) -> Double { tests.reduce(0) { $0 + (durations[$1.id] ?? assumed) } }
        let total = time(tests)
        var jobs: [Job] = []
        for own in Dictionary(grouping: tests, by: { "\($0.program) \($0.library.rawValue)" }).sorted(by: { $0.key < $1.key }).map(\.value)
        {
            let library = own[0].library
            let units = units(own)
            let share = total > 0 ? Double(workers) * time(own) / total : 1
            let count = max(1, min(Int(share.rounded()), units.count, Int(time(own) / worthwhile)))
            guard count > 1 else {
                jobs.append(Job(library: library, tests: own))
                continue
            }
            var bins = Array(repeating: [Int](), count: count), loads = Array(repeating: 0.0, count: count)
            let order = keepsOrder ? Array(units.indices) : units.indices.sorted { (time(units[$1]), $0) < (time(units[$0]), $1) }
            for unit in order {
                let bin = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
                bins[bin].append(unit)
                loads[bin] += time(units[unit])
            }
            jobs += bins.map { Job(library: library, tests: $0.sorted().flatMap { units[$0] }) }
        }
        return jobs.sorted { time($0.tests) > time($1.tests) }
    }

    /// The assumed duration, in seconds, of a test that was never measured.
    private static let assumed = 0.05
    /// The seconds of work that justify starting another process.
    private static let worthwhile = 0.4
}
