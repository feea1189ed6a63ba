/// The bodies of overrides that an app isolates to the main actor in a subclass of a class that isn't isolated.
///
/// The compiler allows such overrides of Objective-C's members and doesn't check who calls them. The translator makes them `nonisolated`
/// and calls their bodies here.
public enum IsolatedOverride {
    /// Calls an isolated body without a check that this is the main thread. The two types of functions differ in isolation only, which has
    /// no trace in memory.
    @inlinable public static func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> Result).self)() }
    }
}
