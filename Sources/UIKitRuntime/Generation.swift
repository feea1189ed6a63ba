/// The iOS generation whose callback orders and metrics are emulated: the profiles of lifecycle.md 0.2.
public enum Generation: Int, Comparable, CaseIterable, Sendable {
    /// iOS 2–5
    case legacy5
    /// iOS 6–7
    case ios6
    /// iOS 8–12
    case ios8
    /// iOS 13–15
    case ios13
    /// iOS 16–18
    case ios16
    /// iOS 26
    case ios26

    // Set by the main actor before windows exist and by tests; colors and metrics read it from anywhere.
    /// The current generation. Set it before any window exists; a test uses ``emulating(_:_:)``.
    nonisolated(unsafe) public static var current: Generation = .ios16

    /// Returns whether one generation is older than the other.
    public static func < (a: Generation, b: Generation) -> Bool { a.rawValue < b.rawValue }

    /// Runs `body` with another generation. For tests.
    @MainActor
    public static func emulating<R>(_ generation: Generation, _ body: () throws -> R) rethrows -> R {
        let previous = current
        current = generation
        defer { current = previous }
        return try body()
    }
}
