/// Retains the objects that a test shows until the test ends, as the autorelease pool around each test does on Apple's platforms: many
/// tests hold their window in a local variable that is no longer used. Nothing is retained outside tests of XCTest.
public enum TestPool {
    // Main-actor code only; XCTest reports its tests on the main thread.
    nonisolated(unsafe) private static var held: [AnyObject]?

    /// Begins to retain objects, at the start of a test. Objects of an earlier test are released.
    public static func begin() { held = [] }
    /// Releases every object, one by one: an object that is deallocated may retain or release others.
    public static func end() {
        release(from: 0)
        held = nil
    }

    /// Retains `object` until the test, the pool inside it or `release(_:)` releases it.
    package static func hold(_ object: AnyObject) { held?.append(object) }
    package static func release(_ object: AnyObject) {
        guard let index = held?.firstIndex(where: { $0 === object }) else { return }
        _ = held?.remove(at: index)
    }

    static var count: Int { held?.count ?? 0 }
    static func release(from index: Int) {
        while count > index { _ = held?.removeLast() }
    }
}
