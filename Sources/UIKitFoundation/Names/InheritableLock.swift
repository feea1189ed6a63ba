import Foundation
import UIKitRuntime

// Foundation's own locks cannot be inherited from on Linux: its module hides members that a subclass's table of methods would need. The translator makes
// classes that inherit from a lock inherit from these.

/// A lock that one thread holds at a time.
open class InheritableLock: NSObject, NSLocking, @unchecked Sendable {
    private let base = Foundation.NSLock()
    open var name: String?

    open func lock() { base.lock() }
    open func unlock() { base.unlock() }
    /// false, and nothing done, where the lock is taken.
    open func `try`() -> Bool { base.try() }
    /// Waits until `limit` at most; false where the lock was not free by then.
    open func lock(before limit: Date) -> Bool { base.lock(before: limit) }
}

/// A lock that the thread which holds it may take again, and gives back as often.
open class InheritableRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
    private let base = Foundation.NSRecursiveLock()
    open var name: String?

    open func lock() { base.lock() }
    open func unlock() { base.unlock() }
    /// false, and nothing done, where another thread holds the lock.
    open func `try`() -> Bool { base.try() }
    /// Waits until `limit` at most; false where the lock was not free by then.
    open func lock(before limit: Date) -> Bool { base.lock(before: limit) }
}
