import Glibc

// Darwin's functions of memory and text take nil, where Glibc's headers forbid it: apps pass the base address of a buffer. These call the
// functions only if there is something to do, because nil is valid with a length of 0. Where both fit, Glibc's are called.

/// Sets bytes, and returns their place.
@discardableResult
@_disfavoredOverload public func memset(_ b: UnsafeMutableRawPointer?, _ c: Int32, _ len: Int) -> UnsafeMutableRawPointer? {
    b.map { Glibc.memset($0, c, len) }
}
/// Copies bytes between places that don't overlap, and returns the destination.
@discardableResult
@_disfavoredOverload public func memcpy(_ dst: UnsafeMutableRawPointer?, _ src: UnsafeRawPointer?, _ n: Int) -> UnsafeMutableRawPointer? {
    if let dst, let src { Glibc.memcpy(dst, src, n) }
    return dst
}
/// Copies bytes between places that may overlap, and returns the destination.
@discardableResult
@_disfavoredOverload
public func memmove(_ dst: UnsafeMutableRawPointer?, _ src: UnsafeRawPointer?, _ len: Int) -> UnsafeMutableRawPointer? {
    if let dst, let src { Glibc.memmove(dst, src, len) }
    return dst
}
/// Compares bytes. Without bytes, they are equal.
@_disfavoredOverload public func memcmp(_ s1: UnsafeRawPointer?, _ s2: UnsafeRawPointer?, _ n: Int) -> Int32 {
    guard n > 0, let s1, let s2 else { return 0 }
    return Glibc.memcmp(s1, s2, n)
}
/// Sets bytes to 0.
@_disfavoredOverload public func bzero(_ s: UnsafeMutableRawPointer?, _ n: Int) {
    if let s { Glibc.memset(s, 0, n) }
}
