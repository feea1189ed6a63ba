import Foundation

/// Failures that running tests expect, as `XCTExpectFailure` declares them. XCTest on Linux does not support them; the test target passes
/// on each failure before it is recorded.
public enum ExpectedFailures {
    private struct Expectation {
        var matches: (_ description: String, _ file: String, _ line: Int) -> Bool
        var hasMatched = false
    }

    nonisolated(unsafe) private static var expectations: [Int: Expectation] = [:]
    nonisolated(unsafe) private static var lastNumber = 0
    private static let lock = NSLock()

    /// Ends with ``end(_:)`` and the returned number.
    public static func begin(_ matches: @escaping (_ description: String, _ file: String, _ line: Int) -> Bool) -> Int {
        lock.withLock {
            lastNumber += 1
            expectations[lastNumber] = Expectation(matches: matches)
            return lastNumber
        }
    }

    /// Whether the expectation met a failure.
    public static func end(_ number: Int) -> Bool { lock.withLock { expectations.removeValue(forKey: number)?.hasMatched ?? true } }

    /// Whether a failure was expected: the innermost matching expectation takes it.
    public static func take(_ description: String, _ file: String, _ line: Int) -> Bool {
        let known = lock.withLock { expectations.sorted { $0.key > $1.key } }
        guard let match = known.first(where: { $0.value.matches(description, file, line) }) else { return false }
        lock.withLock { expectations[match.key]?.hasMatched = true }
        return true
    }
}
