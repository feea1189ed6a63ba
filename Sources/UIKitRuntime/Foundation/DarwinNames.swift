import Foundation

// What Darwin brings with Foundation and Linux lacks.

/// A heap-allocated lock in place of the C structure, which callers only pass by reference.
public struct os_unfair_lock_s: @unchecked Sendable {
    fileprivate let lock = NSLock()
    public init() {}
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.lock.try() }

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000

extension NSObject {
    /// The class itself, where Objective-C asks for it by message.
    public static func classForCoder() -> AnyClass { self }
}
