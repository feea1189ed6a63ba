import Foundation

/// The results of a test run, or of several merged ones.
public struct TestReport: Codable, Sendable, Equatable {
    /// A failed assertion, a thrown error, or a warning.
    public struct Issue: Codable, Sendable, Equatable {
        /// The message.
        public var message: String
        /// The path of the source file.
        public var file: String?
        /// The line, counted from 1.
        public var line: Int?
        /// The column, counted from 1.
        public var column: Int?
        /// The severity, which determines whether the test fails.
        public var severity: TestEvent.Severity

        /// Creates an issue, with its location if it is known.
        public init(message: String, file: String? = nil, line: Int? = nil, column: Int? = nil, severity: TestEvent.Severity) {
            (self.message, self.file, self.line, self.column, self.severity) = (message, file, line, column, severity)
        }

        /// The known parts of the location, as `file:line:column`.
        public var place: String? {
            file.map { file in [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":") }
        }
        /// The issue in the format of a compiler message.
        public var description: String {
            let kind = severity == .known ? "known issue" : severity.rawValue
            return (place.map { $0 + ": " } ?? "") + kind + ": " + message
        }
    }

    /// An attempt of a test.
    public struct Attempt: Codable, Sendable, Equatable {
        /// The outcome of the attempt.
        public var outcome: TestEvent.Outcome
        /// The start, in seconds since the run began.
        public var start: Double
        /// The duration in seconds.
        public var duration: Double
        /// The 1-based number of the process that ran the attempt.
        public var worker: Int?
        /// The issues of the attempt, in order.
        public var issues: [Issue] = []
        /// The lines that the test printed.
        public var output: [String] = []
        /// The paths in the results folder.
        public var attachments: [String] = []
        /// The steps of a UI test or flow.
        public var steps: [TestEvent.Step] = []
        /// The reason that a test was skipped, or how its program ended.
        public var message: String?
    }

    /// A test, with its attempts.
    public struct Test: Codable, Sendable, Equatable {
        /// The identifier, such as `Module.Suite/test()`.
        public var id: String
        /// The library that runs the test.
        public var library: TestEvent.Library
        /// The path of the test's source file.
        public var file: String?
        /// The line of the test's declaration, counted from 1.
        public var line: Int?
        /// The attempts, in order. A planned test that did not run has none.
        public var attempts: [Attempt] = []
        /// The outcome, or `nil` for a planned test that did not run.
        public var outcome: TestEvent.Outcome? { attempts.last?.outcome }
        /// Whether the test passed after it had failed in this run.
        public var isFlaky: Bool { outcome == .passed && attempts.contains { $0.outcome.isFailure } }
        /// The duration of the last attempt in seconds.
        public var duration: Double { attempts.last?.duration ?? 0 }

        /// The suite, such as `Module.Suite`.
        public var suite: String { id.lastIndex(of: "/").map { String(id[..<$0]) } ?? TestName.module(id) }
        /// The name, such as `test()`.
        public var name: String { id.lastIndex(of: "/").map { String(id[id.index(after: $0)...]) } ?? TestName.spoken(id) }

        /// Creates a test without attempts.
        public init(id: String, library: TestEvent.Library) { (self.id, self.library) = (id, library) }
    }

    /// Code that doesn't compile and that the run continued without.
    public struct LeftOut: Codable, Sendable, Equatable {
        /// The path of the source file.
        public var file: String
        /// The line, counted from 1.
        public var line: Int
        /// The column, counted from 1.
        public var column: Int
        /// The compiler's message.
        public var message: String
        /// Whether the code belongs to an external package or pod.
        public var isForeign: Bool

        /// Creates a description of the code.
        public init(file: String, line: Int, column: Int, message: String, isForeign: Bool) {
            (self.file, self.line, self.column, self.message, self.isForeign) = (file, line, column, message, isForeign)
        }
    }

    /// The number of tests by outcome.
    public struct Counts: Codable, Sendable, Equatable {
        /// The number of tests with each outcome. A flaky test is also a passed one.
        public var passed = 0, failed = 0, skipped = 0, notCompiled = 0, flaky = 0
        /// The number of planned tests without a result.
        public var notRun = 0
    }

    /// The name of the project.
    public var project = ""
    /// The start, in seconds since 1970.
    public var start: Double = 0
    /// The duration in seconds.
    public var duration: Double = 0
    /// The seed of a random order, or `nil` for the default order.
    public var seed: UInt64?
    /// The shards that the results are from.
    public var shards: [Shard] = []
    /// The shards without results, or with only a part.
    public var lostShards: [Shard] = []
    /// Whether the run reached its end, or all shards are present.
    public var isComplete = false
    /// The tests, in the order in which they were planned or started.
    public var tests: [Test] = []
    /// Failures outside of any test, such as in a class's setup.
    public var issues: [Issue] = []
    /// The code that the run continued without.
    public var leftOut: [LeftOut] = []
    /// Notes about the run.
    public var notes: [String] = []

    /// Creates a report without tests.
    public init() {}

    /// The number of tests by outcome. An error outside of any test counts as a failed test.
    public var counts: Counts {
        var counts = Counts()
        for test in tests {
            switch test.outcome {
            case nil: counts.notRun += 1
            case .passed: counts.passed += 1
            case .skipped: counts.skipped += 1
            case .notCompiled: counts.notCompiled += 1
            case .failed, .crashed, .timedOut: counts.failed += 1
            }
            if test.isFlaky { counts.flaky += 1 }
        }
        counts.failed += issues.count { $0.severity == .error }
        return counts
    }

    /// The last line of output: `3 passed, 1 failed, 0 skipped`, followed by other counts that are not zero.
    public var closingLine: String {
        let counts = counts
        var parts = ["\(counts.passed) passed", "\(counts.failed) failed", "\(counts.skipped) skipped"]
        if counts.notCompiled > 0 { parts.append("\(counts.notCompiled) did not compile") }
        if counts.flaky > 0 { parts.append("\(counts.flaky) flaky") }
        if counts.notRun > 0 { parts.append("\(counts.notRun) not run") }
        return parts.joined(separator: ", ")
    }

    // MARK: From events

    /// Builds a report from the events so far. Adding events is cheap.
    public struct Builder: Sendable {
        /// The report of the events that have been added.
        public private(set) var report = TestReport()
        private var places: [String: Int] = [:]
        /// The attempts of tests that have begun and not ended.
        private var open: [String: Attempt] = [:]

        /// Creates a builder of an empty report.
        public init() {}

        /// Adds an event to the report.
        public mutating func add(_ event: TestEvent) {
            if report.start == 0 { report.start = event.time }
            report.duration = max(report.duration, event.time - report.start)
            switch event.kind {
            case .runStarted:
                report.project = event.project ?? report.project
                report.seed = event.seed ?? report.seed
                if let shard = event.shard, !report.shards.contains(shard) { report.shards.append(shard) }
            case .planned: for test in event.planned ?? [] { plan(test) }
            case .testStarted:
                guard let test = event.test else { return }
                open[test] = Attempt(outcome: .crashed, start: event.time - report.start, duration: 0, worker: event.worker)
            case .issue:
                let issue = Issue(
                    message: event.message ?? "", file: event.file, line: event.line, column: event.column,
                    severity: event.severity ?? .error)
                if let test = event.test { change(test) { $0.issues.append(issue) } } else { report.issues.append(issue) }
            case .output: if let test = event.test, let text = event.message { change(test) { $0.output.append(text) } }
            case .attachment: if let test = event.test, let name = event.name { change(test) { $0.attachments.append(name) } }
            case .step: if let test = event.test, let step = event.step { change(test) { $0.steps.append(step) } }
            case .testEnded:
                guard let test = event.test, let outcome = event.outcome else { return }
                var attempt =
                    open.removeValue(forKey: test)
                    ?? Attempt(outcome: outcome, start: event.time - report.start, duration: 0, worker: event.worker)
                attempt.outcome = outcome
                attempt.duration = event.duration ?? event.time - report.start - attempt.start
                attempt.message = event.message
                attempt.worker = attempt.worker ?? event.worker
                report.tests[place(test)].attempts.append(attempt)
            case .leftOut:
                let place = LeftOut(
                    file: event.file ?? "", line: event.line ?? 0, column: event.column ?? 0, message: event.message ?? "",
                    isForeign: event.isForeign ?? false)
                if !report.leftOut.contains(place) { report.leftOut.append(place) }
            case .note: if let text = event.message { report.notes.append(text) }
            case .runEnded: report.isComplete = true
            }
        }

        /// Returns a test by its identifier, or `nil` if no event mentioned it.
        public func test(_ id: String) -> Test? { places[id].map { report.tests[$0] } }

        private mutating func change(_ test: String, _ change: (inout Attempt) -> Void) {
            if open[test] != nil { return change(&open[test]!) }  // just tested
            // Events after the end belong to the attempt that ended.
            let index = place(test)
            if report.tests[index].attempts.isEmpty { return }
            change(&report.tests[index].attempts[report.tests[index].attempts.count - 1])
        }

        private mutating func plan(_ planned: TestEvent.Planned) {
            let index = place(planned.test)
            (report.tests[index].library, report.tests[index].file, report.tests[index].line) = (
                planned.library, planned.file, planned.line
            )
        }

        private mutating func place(_ test: String) -> Int {
            if let index = places[test] { return index }
            places[test] = report.tests.count
            report.tests.append(Test(id: test, library: .xctest))
            return report.tests.count - 1
        }
    }

    /// Returns the report of a list of events.
    public static func of(_ events: [TestEvent]) -> TestReport {
        var builder = Builder()
        for event in events { builder.add(event) }
        return builder.report
    }
}

/// Converts test names.
public enum TestName {
    /// Returns the name without the module, as in conversation about one module's tests: `Module.Suite/test()` → `Suite/test()`.
    public static func spoken(_ id: String) -> String { id.firstIndex(of: ".").map { String(id[id.index(after: $0)...]) } ?? id }
    /// Returns the module of a test: `Module.Suite/test()` → `Module`. Empty if the identifier has none.
    public static func module(_ id: String) -> String { id.firstIndex(of: ".").map { String(id[..<$0]) } ?? "" }
}
