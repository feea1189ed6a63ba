import Foundation
import Testing

/// A mode that determines when references are written. The first four modes are those of swift-snapshot-testing.
///
/// The environment sets the mode for a run: `SNAPSHOT_TESTING_RECORD=failed`. A trait or an argument of the assertion takes precedence.
public enum RecordMode: String, Sendable, CaseIterable {
    /// Writes every reference again. Each assertion fails, so that the mode isn't left on by mistake.
    case all
    /// Writes references that don't exist. Those assertions fail once. This is the default mode.
    case missing
    /// Writes nothing. Use this mode on machines that only check, such as CI.
    case never
    /// Writes references that don't exist or that differ. Those assertions fail.
    case failed
    /// Writes references that don't exist or that differ, and passes. Each change is a warning of the test. Use this mode for an intended
    /// visual change; the run lists the changes in sentences.
    case verifyAndRecord

    @TaskLocal static var scoped: RecordMode?

    static func inForce(_ argument: RecordMode?) -> RecordMode {
        argument ?? scoped ?? ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap(RecordMode.init) ?? .missing
    }

    /// Runs `body` with this mode for its assertions.
    public func during<R>(_ body: () throws -> R) rethrows -> R { try Self.$scoped.withValue(self, operation: body) }
}

/// Sets the record mode of a test or suite.
public struct RecordingTrait: TestTrait, SuiteTrait, TestScoping {
    /// The mode for the assertions of the test or suite.
    public var mode: RecordMode
    /// Always `true`: the trait of a suite applies to each of its tests.
    public var isRecursive: Bool { true }

    /// Runs the test with the mode.
    public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await RecordMode.$scoped.withValue(mode, operation: function)
    }
}

extension Trait where Self == RecordingTrait {
    /// Sets the record mode of a test or suite: `@Suite(.recording(.failed))`.
    public static func recording(_ mode: RecordMode) -> RecordingTrait { RecordingTrait(mode: mode) }
}
