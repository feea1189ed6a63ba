import Foundation

/// An event during a test run: a line of `events.jsonl`, regardless of the runner.
///
/// A run is the list of its events. ``TestReport`` is built from them, and everything that is written about a run is built from that.
public struct TestEvent: Codable, Sendable, Equatable {
    /// The kind of event.
    public enum Kind: String, Codable, Sendable {
        /// The first event, with ``shard``, ``seed``, and ``project``.
        case runStarted
        /// The tests of this run, in ``planned``.
        case planned
        /// An attempt of a test begins.
        case testStarted
        /// A failed assertion, a thrown error, a warning.
        case issue
        /// Text that a test printed.
        case output
        /// A file that the test attached, with its path in the results folder.
        case attachment
        /// A step of a flow or of a UI test.
        case step
        /// The end of a test, with its ``outcome``.
        case testEnded
        /// Code that does not compile and that the run continued without.
        case leftOut
        /// A note about the run.
        case note
        /// The last event. A run without it was terminated.
        case runEnded
    }

    /// The result of one attempt of a test.
    public enum Outcome: String, Codable, Sendable {
        /// The test passed, failed an assertion, or was skipped.
        case passed, failed, skipped
        /// The program ended during the test.
        case crashed
        /// The test exceeded its time limit.
        case timedOut
        /// The test itself does not compile on Linux.
        case notCompiled

        /// Whether the test failed.
        public var isFailure: Bool { self == .failed || self == .crashed || self == .timedOut }
    }

    /// The severity of an issue. A known issue doesn't fail its test.
    public enum Severity: String, Codable, Sendable { case error, warning, known }

    /// The library that runs a test.
    public enum Library: String, Codable, Sendable, CaseIterable {
        /// A unit test of XCTest or of Swift Testing.
        case xctest, swiftTesting
        /// A test that controls an app from outside.
        case uiTest
        /// A flow of `understudy flow`.
        case flow
    }

    /// A test's description before it runs.
    public struct Planned: Codable, Sendable, Equatable {
        /// `Module.Suite/test()` or `Module.Class/test`.
        public var test: String
        /// The library that runs the test.
        public var library: Library
        /// The user's own file.
        public var file: String?
        /// The line of the test's declaration, counted from 1.
        public var line: Int?

        /// Creates a description of a test.
        public init(test: String, library: Library, file: String? = nil, line: Int? = nil) {
            (self.test, self.library, self.file, self.line) = (test, library, file, line)
        }
    }

    /// The kind of event, which determines the other properties.
    public var kind: Kind
    /// The time in seconds since 1970.
    public var time: Double
    /// The identifier of the test: `Module.Suite/test()`.
    public var test: String?
    /// The 1-based number of the concurrent process.
    public var worker: Int?
    /// The 1-based number of the attempt; a repeated test has several.
    public var attempt: Int?
    /// The outcome of an attempt.
    public var outcome: Outcome?
    /// The duration in seconds.
    public var duration: Double?
    /// The message of an issue or note, a line of output, or the reason for an outcome.
    public var message: String?
    /// The path of the source file of an issue or of code that is left out.
    public var file: String?
    /// The line, counted from 1.
    public var line: Int?
    /// The column, counted from 1.
    public var column: Int?
    /// The severity of an issue.
    public var severity: Severity?
    /// The stream: `stdout` or `stderr`.
    public var stream: String?
    /// The path of an attachment in the results folder.
    public var name: String?
    /// The tests of the run.
    public var planned: [Planned]?
    /// The part of the tests that the run contains.
    public var shard: Shard?
    /// The seed of a random order.
    public var seed: UInt64?
    /// The name of the project.
    public var project: String?
    /// For ``Kind/leftOut``, whether the code belongs to an external package or pod.
    public var isForeign: Bool?
    /// The step of a ``Kind/step``.
    public var step: Step?

    /// Creates an event that happens now.
    public init(_ kind: Kind, test: String? = nil, time: Double = Date().timeIntervalSince1970) {
        (self.kind, self.test, self.time) = (kind, test, time)
    }

    /// A step: its title and outcome, and the app before and after it. Paths are relative to the results folder.
    public struct Step: Codable, Sendable, Equatable {
        /// The step as text: `tapOn: "Save"`.
        public var title: String
        /// The outcome, or `nil` if the step has none.
        public var outcome: Outcome?
        /// The virtual time in seconds since the app's launch.
        public var time: Double?
        /// The picture of the screen before the step.
        public var before: String?
        /// The picture of the screen after the step.
        public var after: String?
        /// The element tree as text.
        public var tree: String?
        /// The view-controller callbacks during the step.
        public var callbacks: [String]?
        /// The lines that the app or the flow logged during the step.
        public var log: [String]?

        /// Creates a step without an outcome.
        public init(title: String) { self.title = title }
    }

    /// Returns the event as one line of JSON, without the newline.
    public func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    /// Reads the events in a file of lines. A truncated last line, and lines that are not events, are skipped.
    public static func read(_ data: Data) -> [TestEvent] {
        let decoder = JSONDecoder()
        return data.split(separator: 10).compactMap { try? decoder.decode(TestEvent.self, from: Data($0)) }
    }
}
