import Foundation
import UIKitRuntime

// Darwin's atomic operations before C11, which libraries still use for counting. Each excludes all the others.

private let lock = NSLock()
private func change<Value>(_ place: UnsafeMutablePointer<Value>, _ next: (Value) -> Value) -> Value {
    lock.withLock {
        place.pointee = next(place.pointee)
        return place.pointee
    }
}
private func swap<Value: Equatable>(_ old: Value, _ new: Value, _ place: UnsafeMutablePointer<Value>) -> Bool {
    lock.withLock {
        guard place.pointee == old else { return false }
        place.pointee = new
        return true
    }
}

/// Adds to a number, and returns the sum. It wraps around.
@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    change(value) { $0 &+ amount }
}
/// Adds to a number, and returns the sum. The same as the form without a barrier.
@discardableResult public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    change(value) { $0 &+ amount }
}
/// Adds to a number, and returns the sum. It wraps around.
@discardableResult public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    change(value) { $0 &+ amount }
}
/// Adds to a number, and returns the sum. The same as the form without a barrier.
@discardableResult public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    change(value) { $0 &+ amount }
}
/// Adds 1, and returns the sum.
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &+ 1 } }
/// Adds 1, and returns the sum. The same as the form without a barrier.
@discardableResult public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &+ 1 } }
/// Adds 1, and returns the sum.
@discardableResult public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &+ 1 } }
/// Adds 1, and returns the sum. The same as the form without a barrier.
@discardableResult public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &+ 1 } }
/// Subtracts 1, and returns the difference.
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &- 1 } }
/// Subtracts 1, and returns the difference. The same as the form without a barrier.
@discardableResult public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &- 1 } }
/// Subtracts 1, and returns the difference.
@discardableResult public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &- 1 } }
/// Subtracts 1, and returns the difference. The same as the form without a barrier.
@discardableResult public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &- 1 } }
/// Writes `new` if the value is `old`, and returns whether it was.
@discardableResult public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    swap(old, new, value)
}
/// Writes `new` if the value is `old`, and returns whether it was.
@discardableResult public func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    swap(old, new, value)
}
/// Writes `new` if the value is `old`, and returns whether it was.
@discardableResult public func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    swap(old, new, value)
}
/// Writes `new` if the value is `old`, and returns whether it was.
@discardableResult public func OSAtomicCompareAndSwap64Barrier(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    swap(old, new, value)
}
/// Writes `new` if the value is `old`, and returns whether it was.
@discardableResult public func OSAtomicCompareAndSwapInt(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    swap(old, new, value)
}
/// Writes `new` if the value is `old`, and returns whether it was.
@discardableResult public func OSAtomicCompareAndSwapLong(_ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>) -> Bool {
    swap(old, new, value)
}
/// Writes `new` if the value is `old`, and returns whether it was.
@discardableResult public func OSAtomicCompareAndSwapPtr(
    _ old: UnsafeMutableRawPointer?, _ new: UnsafeMutableRawPointer?, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Bool { swap(old, new, value) }
/// Keeps accesses before the call from moving behind it, and the reverse.
public func OSMemoryBarrier() { lock.withLock {} }

/// A lock that is 0 while it is free.
public typealias OSSpinLock = Int32
/// The value of a free lock.
public let OS_SPINLOCK_INIT: OSSpinLock = 0
/// Locks if the lock is free, and returns whether it was.
public func OSSpinLockTry(_ spinLock: UnsafeMutablePointer<OSSpinLock>) -> Bool { swap(0, 1, spinLock) }
/// Locks, and yields the processor until that is possible.
public func OSSpinLockLock(_ spinLock: UnsafeMutablePointer<OSSpinLock>) { while !swap(0, 1, spinLock) { sched_yield() } }
/// Unlocks, whichever thread locked.
public func OSSpinLockUnlock(_ spinLock: UnsafeMutablePointer<OSSpinLock>) { _ = change(spinLock) { _ in 0 } }
