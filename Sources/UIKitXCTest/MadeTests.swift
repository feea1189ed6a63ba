/// The tests of classes that make them at run time. XCTest on Linux finds only methods.
public enum MadeTests {
    // Modified before `main` has started, and read by it.
    nonisolated(unsafe) private static var makers: [() -> Any] = []

    /// Adds a class. `entry` returns XCTest's entry for it: the class and its tests.
    public static func add(_ entry: @escaping () -> Any) { makers.append(entry) }

    /// Returns the entries of all classes.
    public static func made() -> [Any] { makers.map { $0() } }
}
