import CRuntimeShim
import Foundation

/// `continueAfterFailure = false`: a test ends at its first failure, and is torn down as usual. XCTest on Linux can't do this, because a
/// Swift function can't be abandoned from within. Such a test runs on a stack of its own, which is then abandoned.
public enum TestHalt {
    /// Test cases that end with their first failure.
    nonisolated(unsafe) private static var halting: Set<ObjectIdentifier> = []
    /// A test that failed where it could not be ended: on another thread, or inside a run loop.
    nonisolated(unsafe) private static var failed: ObjectIdentifier?
    private static let lock = NSLock()
    /// Called on the main thread after each failure of a test, before the failure may end the test. UI tests then capture the screen. Set
    /// once, before the first test.
    nonisolated(unsafe) public static var onFailure: (() -> Void)?
    /// Whether a failure on another thread is still to be reported to ``onFailure``.
    nonisolated(unsafe) private static var isUnreported = false

    public static func continues(_ test: AnyObject) -> Bool { lock.withLock { !halting.contains(ObjectIdentifier(test)) } }

    public static func setContinues(_ test: AnyObject, _ continues: Bool) {
        lock.withLock { if continues { halting.remove(ObjectIdentifier(test)) } else { halting.insert(ObjectIdentifier(test)) } }
    }

    /// Runs a test that does not throw.
    public static func run(_ test: AnyObject, hasFailed: Bool, _ body: @escaping () -> Void) {
        try? run(test, hasFailed: hasFailed) { () throws -> Void in body() }
    }

    /// Runs a test until it ends, throws, or fails.
    public static func run(_ test: AnyObject, hasFailed: Bool, _ body: @escaping () throws -> Void) throws {
        if hasFailed, !continues(test) { return }
        lock.withLock { failed = nil }
        var thrown: (any Error)?
        var call: () -> Void = { do { try body() } catch { thrown = error } }
        withUnsafeMutablePointer(to: &call) { call in
            _ = us_runOnOwnStack({ $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, call)
        }
        if let thrown { throw thrown }
    }

    /// Call this after a failure of `test` has been recorded. Does not return if it ends the test.
    public static func didFail(_ test: AnyObject) {
        // wall clock: XCTest records the end of a wait on a thread of its own, while the main thread waits for it.
        if Thread.isMainThread { onFailure?() } else { lock.withLock { isUnreported = true } }
        guard !continues(test) else { return }
        lock.withLock { failed = ObjectIdentifier(test) }
        check(test)
    }

    /// Reports the failures of other threads. Call this on the main thread after a wait, and before a test is torn down.
    public static func report() {
        // wall clock: a wait off the main thread is reported by the next one there.
        guard Thread.isMainThread else { return }
        let isDue = lock.withLock {
            defer { isUnreported = false }
            return isUnreported
        }
        if isDue { onFailure?() }
    }

    /// Leaves a test that failed while it waited.
    public static func check(_ test: AnyObject) {
        guard lock.withLock({ failed == ObjectIdentifier(test) }) else { return }
        // wall clock: XCTest runs tests on the system's main thread and waits in its run loop.
        if Thread.isMainThread, RunLoop.main.currentMode == nil { us_leaveOwnStack() }  // wall clock: as above
    }
}
