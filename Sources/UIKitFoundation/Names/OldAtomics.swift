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

@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    change(value) { $0 &+ amount }
}
@discardableResult public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    change(value) { $0 &+ amount }
}
@discardableResult public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    change(value) { $0 &+ amount }
}
@discardableResult public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    change(value) { $0 &+ amount }
}
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &+ 1 } }
@discardableResult public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &+ 1 } }
@discardableResult public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &+ 1 } }
@discardableResult public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &+ 1 } }
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &- 1 } }
@discardableResult public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { change(value) { $0 &- 1 } }
@discardableResult public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &- 1 } }
@discardableResult public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { change(value) { $0 &- 1 } }
@discardableResult public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    swap(old, new, value)
}
@discardableResult public func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    swap(old, new, value)
}
@discardableResult public func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    swap(old, new, value)
}
@discardableResult public func OSAtomicCompareAndSwap64Barrier(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
    swap(old, new, value)
}
@discardableResult public func OSAtomicCompareAndSwapInt(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
    swap(old, new, value)
}
@discardableResult public func OSAtomicCompareAndSwapLong(_ old: Int, _ new: Int, _ value: UnsafeMutablePointer<Int>) -> Bool {
    swap(old, new, value)
}
@discardableResult public func OSAtomicCompareAndSwapPtr(
    _ old: UnsafeMutableRawPointer?, _ new: UnsafeMutableRawPointer?, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Bool { swap(old, new, value) }
public func OSMemoryBarrier() { lock.withLock {} }

public typealias OSSpinLock = Int32
public let OS_SPINLOCK_INIT: OSSpinLock = 0
public func OSSpinLockTry(_ spinLock: UnsafeMutablePointer<OSSpinLock>) -> Bool { swap(0, 1, spinLock) }
public func OSSpinLockLock(_ spinLock: UnsafeMutablePointer<OSSpinLock>) { while !swap(0, 1, spinLock) { sched_yield() } }
public func OSSpinLockUnlock(_ spinLock: UnsafeMutablePointer<OSSpinLock>) { _ = change(spinLock) { _ in 0 } }
