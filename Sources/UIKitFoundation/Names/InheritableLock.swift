import Foundation
import UIKitRuntime

// Foundation's own locks cannot be subclassed on Linux: its module hides members that a subclass's method table would need. The translator
// makes classes that inherit from a lock inherit from these.

/// A lock that one thread holds at a time.
open class InheritableLock: NSObject, NSLocking, @unchecked Sendable {
    private let base = Foundation.NSLock()
    /// A name for debugging, or `nil`.
    open var name: String?

    /// Locks, and waits until that is possible. A second call by the same thread waits forever.
    open func lock() { base.lock() }
    /// Unlocks. Only the thread that locked may call it.
    open func unlock() { base.unlock() }
    /// Returns `false` without locking if the lock is taken.
    open func `try`() -> Bool { base.try() }
    /// Waits until `limit` at most. Returns `false` if the lock was not free by then.
    open func lock(before limit: Date) -> Bool { base.lock(before: limit) }
}

/// A lock that the thread that holds it may lock again, and must unlock as often.
open class InheritableRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
    private let base = Foundation.NSRecursiveLock()
    /// A name for debugging, or `nil`.
    open var name: String?

    /// Locks, and waits until that is possible.
    open func lock() { base.lock() }
    /// Undoes one call of ``lock()``.
    open func unlock() { base.unlock() }
    /// Returns `false` without locking if another thread holds the lock.
    open func `try`() -> Bool { base.try() }
    /// Waits until `limit` at most. Returns `false` if the lock was not free by then.
    open func lock(before limit: Date) -> Bool { base.lock(before: limit) }
}
