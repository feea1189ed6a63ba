import Foundation

/// One thing that happened while tests ran: a line of `events.jsonl`, whichever runner it came from.
///
/// A run is the list of its events. ``TestReport`` is made from them, and everything that is written about a run from that.
public struct TestEvent: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable {
        /// First: ``shard``, ``seed``, ``project``.
        case runStarted
        /// The tests that this run is to run, in ``planned``.
        case planned
        case testStarted
        /// A failed assertion, a thrown error, a warning.
        case issue
        /// What a test printed.
        case output
        /// A file that the test attached, by its path in the results folder.
        case attachment
        /// One step of a flow or of a UI test.
        case step
        /// ``outcome`` tells how.
        case testEnded
        /// A place that does not compile, and that the run went on without.
        case leftOut
        /// Something to know about the run.
        case note
        /// Last. A run without it was ended from outside.
        case runEnded
    }

    /// How one attempt of a test ended.
    public enum Outcome: String, Codable, Sendable {
        case passed, failed, skipped
        /// The program ended in it.
        case crashed
        /// It took longer than its time limit.
        case timedOut
        /// The test itself does not compile on Linux.
        case notCompiled

        /// Whether the test did not do what it should.
        public var isFailure: Bool { self == .failed || self == .crashed || self == .timedOut }
    }

    public enum Severity: String, Codable, Sendable { case error, warning, known }

    public enum Library: String, Codable, Sendable, CaseIterable {
        case xctest, swiftTesting
        /// A test that drives an app from outside.
        case uiTest
        case flow
    }

    /// A test as it is known before it runs.
    public struct Planned: Codable, Sendable, Equatable {
        /// `Module.Suite/test()` or `Module.Class/test`.
        public var test: String
        public var library: Library
        /// The person's own file.
        public var file: String?
        public var line: Int?

        public init(test: String, library: Library, file: String? = nil, line: Int? = nil) { (self.test, self.library, self.file, self.line) = (test, library, file, line) }
    }

    public var kind: Kind
    /// Seconds since 1970.
    public var time: Double
    public var test: String?
    /// Which of the processes that ran at once, from 1.
    public var worker: Int?
    /// From 1; a repeated test has several.
    public var attempt: Int?
    public var outcome: Outcome?
    /// Seconds.
    public var duration: Double?
    public var message: String?
    public var file: String?
    public var line: Int?
    public var column: Int?
    public var severity: Severity?
    /// `stdout` or `stderr`.
    public var stream: String?
    public var name: String?
    public var planned: [Planned]?
    public var shard: Shard?
    public var seed: UInt64?
    public var project: String?
    /// Of ``Kind/leftOut``: whether the place belongs to a package or a pod from elsewhere.
    public var isForeign: Bool?
    /// Of ``Kind/step``.
    public var step: Step?

    public init(_ kind: Kind, test: String? = nil, time: Double = Date().timeIntervalSince1970) { (self.kind, self.test, self.time) = (kind, test, time) }

    /// One step: what it did, and what the app showed before and after. Files lie in the results folder.
    public struct Step: Codable, Sendable, Equatable {
        public var title: String
        public var outcome: Outcome?
        /// Virtual seconds since the app's launch.
        public var time: Double?
        public var before: String?
        public var after: String?
        /// The tree of elements as text.
        public var tree: String?
        public var callbacks: [String]?
        public var log: [String]?

        public init(title: String) { self.title = title }
    }

    /// As one line of JSON, without the newline.
    public func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    /// The events in a file of lines. A last line that was cut off, and what is no event, is left out.
    public static func read(_ data: Data) -> [TestEvent] {
        let decoder = JSONDecoder()
        return data.split(separator: 10).compactMap { try? decoder.decode(TestEvent.self, from: Data($0)) }
    }
}
