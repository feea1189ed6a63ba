import Foundation
import Testing

/// When references are written. The first four are swift-snapshot-testing's.
///
/// The environment sets it for a run: `SNAPSHOT_TESTING_RECORD=failed`. A trait or an argument of the assertion goes before that.
public enum RecordMode: String, Sendable, CaseIterable {
    /// Writes every reference anew. Each assertion fails, so that nobody leaves it on.
    case all
    /// Writes references that do not exist; those assertions fail once. The usual mode.
    case missing
    /// Writes nothing. For machines that only check.
    case never
    /// Writes references that do not exist or that differ. Those assertions fail.
    case failed
    /// Compares, writes what differs or does not exist, and passes; what changed is a warning of the test. For a change of looks that is meant: the run
    /// lists in sentences what it changed.
    case verifyAndRecord

    @TaskLocal static var scoped: RecordMode?

    static func inForce(_ argument: RecordMode?) -> RecordMode {
        argument ?? scoped ?? ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap(RecordMode.init) ?? .missing
    }

    /// The assertions in `body` record so.
    public func during<R>(_ body: () throws -> R) rethrows -> R { try Self.$scoped.withValue(self, operation: body) }
}

/// Sets when the snapshots of a test or suite are recorded.
public struct RecordingTrait: TestTrait, SuiteTrait, TestScoping {
    public var mode: RecordMode
    public var isRecursive: Bool { true }

    public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await RecordMode.$scoped.withValue(mode, operation: function)
    }
}

extension Trait where Self == RecordingTrait {
    /// `@Suite(.recording(.failed))`
    public static func recording(_ mode: RecordMode) -> RecordingTrait { RecordingTrait(mode: mode) }
}
