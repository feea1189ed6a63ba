import Foundation
import UIKitRuntime

/// Swift's `unsafeBitCast`, which also casts between blocks and pointers.
///
/// On Apple's platforms a block is one pointer, and code passes it through C functions as their context. A Swift function is two words;
/// here the pointer refers to a copy of it. The copy is never freed, because no call says when the context is no longer used.
public func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U {
    let pointer = MemoryLayout<UnsafeRawPointer>.size
    if MemoryLayout<U>.size == 2 * pointer, let function = blockFunction(in: x, as: type) { return function }
    if MemoryLayout<T>.size == 2 * pointer, MemoryLayout<U>.size == pointer, _isPOD(U.self) {
        let copy = UnsafeMutablePointer<T>.allocate(capacity: 1)
        copy.initialize(to: x)
        return Swift.unsafeBitCast(copy, to: type)
    }
    if MemoryLayout<T>.size == pointer, MemoryLayout<U>.size == 2 * pointer, _isPOD(T.self) {
        return Swift.unsafeBitCast(x, to: UnsafePointer<U>.self).pointee
    }
    return Swift.unsafeBitCast(x, to: type)
}

/// Returns the function of a block from `value(forKey:)`, given as an object, an `Any`, or an address.
private func blockFunction<T, U>(in x: T, as type: U.Type) -> U? {
    if MemoryLayout<T>.size == MemoryLayout<UnsafeRawPointer>.size, _isPOD(T.self) {
        // A plain value of a pointer's size, interpreted as an address that is looked up but not dereferenced.
        return BlockObject.function(at: Swift.unsafeBitCast(x, to: UInt.self), as: type)
    }
    guard let object = x as? BlockObject else { return nil }
    return BlockObject.function(at: UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), as: type)
}
