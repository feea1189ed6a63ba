import Foundation

/// An event during a test run: a line of `events.jsonl`, regardless of the runner.
///
/// A run is the list of its events. ``TestReport`` is built from them, and everything that is written about a run is built from that.
public struct TestEvent: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable {
        /// The first event, with ``shard``, ``seed`` and ``project``.
        case runStarted
        /// The tests of this run, in ``planned``.
        case planned
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

    public enum Severity: String, Codable, Sendable { case error, warning, known }

    public enum Library: String, Codable, Sendable, CaseIterable {
        case xctest, swiftTesting
        /// A test that controls an app from outside.
        case uiTest
        case flow
    }

    /// A test's description before it runs.
    public struct Planned: Codable, Sendable, Equatable {
        /// `Module.Suite/test()` or `Module.Class/test`.
        public var test: String
        public var library: Library
        /// The user's own file.
        public var file: String?
        public var line: Int?

        public init(test: String, library: Library, file: String? = nil, line: Int? = nil) {
            (self.test, self.library, self.file, self.line) = (test, library, file, line)
        }
    }

    public var kind: Kind
    /// The time in seconds since 1970.
    public var time: Double
    public var test: String?
    /// The 1-based number of the concurrent process.
    public var worker: Int?
    /// The 1-based number of the attempt; a repeated test has several.
    public var attempt: Int?
    public var outcome: Outcome?
    /// The duration in seconds.
    public var duration: Double?
    public var message: String?
    public var file: String?
    public var line: Int?
    public var column: Int?
    public var severity: Severity?
    /// The stream: `stdout` or `stderr`.
    public var stream: String?
    public var name: String?
    public var planned: [Planned]?
    public var shard: Shard?
    public var seed: UInt64?
    public var project: String?
    /// For ``Kind/leftOut``, whether the code belongs to an external package or pod.
    public var isForeign: Bool?
    /// The step of a ``Kind/step``.
    public var step: Step?

    public init(_ kind: Kind, test: String? = nil, time: Double = Date().timeIntervalSince1970) {
        (self.kind, self.test, self.time) = (kind, test, time)
    }

    /// A step: its title and outcome, and the app before and after it. Paths are relative to the results folder.
    public struct Step: Codable, Sendable, Equatable {
        public var title: String
        public var outcome: Outcome?
        /// The virtual time in seconds since the app's launch.
        public var time: Double?
        public var before: String?
        public var after: String?
        /// The element tree as text.
        public var tree: String?
        public var callbacks: [String]?
        public var log: [String]?

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
