import Foundation

/// Swift's `unsafeBitCast`, and casts between blocks and pointers besides.
///
/// On Apple's platforms a block is one pointer, and code passes it through C functions as their context. A Swift function is two words;
/// here the pointer leads to a copy of it. The copy is never freed, because no call says when the context is no longer used.
public func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U {
    let pointer = MemoryLayout<UnsafeRawPointer>.size
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
