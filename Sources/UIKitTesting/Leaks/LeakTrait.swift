import Testing

/// Fails a test that leaves something behind. ``Leftovers`` lists the kinds.
///
///     @MainActor @Suite(.leavesNothing) struct CartTests {
///         @Test(.leaves(.timers)) func reminder() { … }
///     }
///
/// A leak is reported in the test that is running, so run tests one at a time, as `understudy test` and `swift test --no-parallel` do.
public struct LeakTrait: TestTrait, SuiteTrait, TestScoping {
    /// The kinds that the test must not leave behind.
    public var kinds: Leftovers
    /// Always `true`: the trait of a suite applies to each of its tests.
    public var isRecursive: Bool { true }

    /// Runs the test, and records an issue if it leaves one of the kinds behind that its ``LeftoverTrait`` doesn't allow.
    public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        let allowed = test.traits.compactMap { ($0 as? LeftoverTrait)?.kinds }.reduce(Leftovers()) { $0.union($1) }
        let check = await LeakCheck()
        try await function()
        let lines = await check.leftovers(kinds.subtracting(allowed))
        guard !lines.isEmpty else { return }
        Issue.record(Comment(rawValue: LeakCheck.message(lines)), sourceLocation: test.sourceLocation)
    }
}

/// Allows a test to leave something behind in a suite with ``Testing/Trait/leavesNothing``.
public struct LeftoverTrait: TestTrait, SuiteTrait {
    /// The kinds that the test may leave behind.
    public var kinds: Leftovers
    /// Always `true`: the trait of a suite applies to each of its tests.
    public var isRecursive: Bool { true }
}

extension Trait where Self == LeakTrait {
    /// Fails a test that leaves behind timers, controllers, presentations, endless animations, or unbalanced callbacks.
    public static var leavesNothing: LeakTrait { LeakTrait(kinds: .all) }

    /// Fails a test that leaves one of these kinds behind.
    public static func leavesNo(_ kinds: Leftovers) -> LeakTrait { LeakTrait(kinds: kinds) }
}

extension Trait where Self == LeftoverTrait {
    /// Allows this test to leave these kinds behind.
    public static func leaves(_ kinds: Leftovers) -> LeftoverTrait { LeftoverTrait(kinds: kinds) }
}
