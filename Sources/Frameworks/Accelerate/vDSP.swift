// Vectors, Fourier transforms, and pictures in memory, computed by plain loops. Of Accelerate's libraries, the common functions of vDSP,
// vForce, and vImage.
@_exported import CoreImageCompanion
import Foundation

/// A number of elements.
public typealias vDSP_Length = UInt
/// The distance between elements.
public typealias vDSP_Stride = Int

// MARK: Loops

private func each<T>(
    _ a: UnsafePointer<T>, _ ia: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt, _ body: (T) -> T
) {
    for index in 0..<Int(n) { c[index * ic] = body(a[index * ia]) }
}
private func pairs<T>(
    _ a: UnsafePointer<T>, _ ia: Int, _ b: UnsafePointer<T>, _ ib: Int, _ c: UnsafeMutablePointer<T>, _ ic: Int, _ n: UInt,
    _ body: (T, T) -> T
) {
    for index in 0..<Int(n) { c[index * ic] = body(a[index * ia], b[index * ib]) }
}
private func folded<T: BinaryFloatingPoint>(_ a: UnsafePointer<T>, _ ia: Int, _ n: UInt, _ start: T, _ body: (T, T) -> T) -> T {
    var result = start
    for index in 0..<Int(n) { result = body(result, a[index * ia]) }
    return result
}
/// Returns the first index of the greatest value of a function, and the value at this index.
private func best<T: BinaryFloatingPoint>(_ a: UnsafePointer<T>, _ ia: Int, _ n: UInt, _ rank: (T) -> T) -> (T, Int)? {
    guard n > 0 else { return nil }
    var place = 0
    for index in 0..<Int(n) where rank(a[index * ia]) > rank(a[place * ia]) { place = index }
    return (a[place * ia], place * ia)
}

// MARK: Vectors

/// Adds two vectors.
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    pairs(__A, __IA, __B, __IB, __C, __IC, __N) { $0 + $1 }
}
/// Adds two vectors.
public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    pairs(__A, __IA, __B, __IB, __C, __IC, __N) { $0 + $1 }
}
/// Multiplies two vectors.
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    pairs(__A, __IA, __B, __IB, __C, __IC, __N) { $0 * $1 }
}
/// Multiplies two vectors.
public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    pairs(__A, __IA, __B, __IB, __C, __IC, __N) { $0 * $1 }
}
/// Subtracts the first vector from the second one.
public func vDSP_vsub(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    pairs(__A, __IA, __B, __IB, __C, __IC, __N) { $0 - $1 }
}
/// Subtracts the first vector from the second one.
public func vDSP_vsubD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    pairs(__A, __IA, __B, __IB, __C, __IC, __N) { $0 - $1 }
}
/// Divides the second vector by the first one.
public func vDSP_vdiv(
    _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    pairs(__A, __IA, __B, __IB, __C, __IC, __N) { $0 / $1 }
}
/// Divides the second vector by the first one.
public func vDSP_vdivD(
    _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    pairs(__A, __IA, __B, __IB, __C, __IC, __N) { $0 / $1 }
}
/// Takes the greater elements of two vectors.
public func vDSP_vmax(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    pairs(__A, __IA, __B, __IB, __C, __IC, __N) { max($0, $1) }
}
/// Takes the greater elements of two vectors.
public func vDSP_vmaxD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    pairs(__A, __IA, __B, __IB, __C, __IC, __N) { max($0, $1) }
}
/// Takes the smaller elements of two vectors.
public func vDSP_vmin(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    pairs(__A, __IA, __B, __IB, __C, __IC, __N) { min($0, $1) }
}
/// Takes the smaller elements of two vectors.
public func vDSP_vminD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    pairs(__A, __IA, __B, __IB, __C, __IC, __N) { min($0, $1) }
}
/// Adds a number to a vector.
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { $0 + __B.pointee }
}
/// Adds a number to a vector.
public func vDSP_vsaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { $0 + __B.pointee }
}
/// Multiplies a vector by a number.
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { $0 * __B.pointee }
}
/// Multiplies a vector by a number.
public func vDSP_vsmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { $0 * __B.pointee }
}
/// Divides a vector by a number.
public func vDSP_vsdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { $0 / __B.pointee }
}
/// Divides a vector by a number.
public func vDSP_vsdivD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { $0 / __B.pointee }
}
/// Divides a number by a vector.
public func vDSP_svdiv(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    each(__B, __IB, __C, __IC, __N) { __A.pointee / $0 }
}
/// Divides a number by a vector.
public func vDSP_svdivD(
    _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__B, __IB, __C, __IC, __N) { __A.pointee / $0 }
}
/// Multiplies a vector by a number, and adds another one.
public func vDSP_vsmsa(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __D, __ID, __N) { $0 * __B.pointee + __C.pointee }
}
/// Multiplies a vector by a number, and adds another one.
public func vDSP_vsmsaD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __D, __ID, __N) { $0 * __B.pointee + __C.pointee }
}
/// Multiplies two vectors, and adds a third one.
public func vDSP_vma(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafePointer<Float>,
    _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __D[index * __ID] = __A[index * __IA] * __B[index * __IB] + __C[index * __IC] }
}
/// Multiplies two vectors, and adds a third one.
public func vDSP_vmaD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride, _ __C: UnsafePointer<Double>,
    _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __D[index * __ID] = __A[index * __IA] * __B[index * __IB] + __C[index * __IC] }
}
/// Squares a vector.
public func vDSP_vsq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { $0 * $0 }
}
/// Squares a vector.
public func vDSP_vsqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { $0 * $0 }
}
/// Squares the elements of a vector, and keeps their signs.
public func vDSP_vssq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { $0 * abs($0) }
}
/// Squares the elements of a vector, and keeps their signs.
public func vDSP_vssqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { $0 * abs($0) }
}
/// Negates a vector.
public func vDSP_vneg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { -$0 }
}
/// Negates a vector.
public func vDSP_vnegD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { -$0 }
}
/// Takes the magnitudes of a vector.
public func vDSP_vabs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { abs($0) }
}
/// Takes the magnitudes of a vector.
public func vDSP_vabsD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { abs($0) }
}
/// Limits a vector to a range.
public func vDSP_vclip(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __D, __ID, __N) { min(max($0, __B.pointee), __C.pointee) }
}
/// Limits a vector to a range.
public func vDSP_vclipD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __D, __ID, __N) { min(max($0, __B.pointee), __C.pointee) }
}
/// Limits a vector to a range, and counts the elements below and above it.
public func vDSP_vclipc(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>,
    _ __ID: vDSP_Stride, _ __N: vDSP_Length, _ __NLow: UnsafeMutablePointer<vDSP_Length>, _ __NHigh: UnsafeMutablePointer<vDSP_Length>
) {
    let (low, high) = (__B.pointee, __C.pointee), places = (0..<Int(__N)).map { $0 * __IA }
    __NLow.pointee = vDSP_Length(places.count { __A[$0] < low })
    __NHigh.pointee = vDSP_Length(places.count { __A[$0] > high })
    vDSP_vclip(__A, __IA, __B, __C, __D, __ID, __N)
}
/// Limits a vector to a range, and counts the elements below and above it.
public func vDSP_vclipcD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __D: UnsafeMutablePointer<Double>,
    _ __ID: vDSP_Stride, _ __N: vDSP_Length, _ __NLow: UnsafeMutablePointer<vDSP_Length>, _ __NHigh: UnsafeMutablePointer<vDSP_Length>
) {
    let (low, high) = (__B.pointee, __C.pointee), places = (0..<Int(__N)).map { $0 * __IA }
    __NLow.pointee = vDSP_Length(places.count { __A[$0] < low })
    __NHigh.pointee = vDSP_Length(places.count { __A[$0] > high })
    vDSP_vclipD(__A, __IA, __B, __C, __D, __ID, __N)
}
/// Copies the elements of a vector whose elements in another vector aren't 0, one behind the other.
public func vDSP_vcmprs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    var count = 0
    for index in 0..<Int(__N) where __B[index * __IB] != 0 {
        __C[count * __IC] = __A[index * __IA]
        count += 1
    }
}
/// Copies the elements of a vector whose elements in another vector aren't 0, one behind the other.
public func vDSP_vcmprsD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    var count = 0
    for index in 0..<Int(__N) where __B[index * __IB] != 0 {
        __C[count * __IC] = __A[index * __IA]
        count += 1
    }
}
/// Reverses a vector in place.
public func vDSP_vrvrs(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    for index in 0..<Int(__N) / 2 {
        let other = (Int(__N) - 1 - index) * __IC
        (__C[index * __IC], __C[other]) = (__C[other], __C[index * __IC])
    }
}
/// Sorts a vector in place, ascending with an order of 1, and descending with -1.
public func vDSP_vsort(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Order: Int32) {
    var elements = UnsafeMutableBufferPointer(start: __C, count: Int(__N))
    elements.sort { __Order < 0 ? $0 > $1 : $0 < $1 }
}
/// Reverses a vector in place.
public func vDSP_vrvrsD(_ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    for index in 0..<Int(__N) / 2 {
        let other = (Int(__N) - 1 - index) * __IC
        (__C[index * __IC], __C[other]) = (__C[other], __C[index * __IC])
    }
}
/// Sorts a vector in place, ascending with an order of 1, and descending with -1.
public func vDSP_vsortD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Order: Int32) {
    var elements = UnsafeMutableBufferPointer(start: __C, count: Int(__N))
    elements.sort { __Order < 0 ? $0 > $1 : $0 < $1 }
}
/// Raises elements below a limit to the limit.
public func vDSP_vthr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { max($0, __B.pointee) }
}
/// Raises elements below a limit to the limit.
public func vDSP_vthrD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { max($0, __B.pointee) }
}
/// Replaces elements below a limit with 0.
public func vDSP_vthres(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { $0 < __B.pointee ? 0 : $0 }
}
/// Replaces elements below a limit with 0.
public func vDSP_vthresD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    each(__A, __IA, __C, __IC, __N) { $0 < __B.pointee ? 0 : $0 }
}
/// Sets all elements to a number.
public func vDSP_vfill(_ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee }
}
/// Sets all elements to a number.
public func vDSP_vfillD(_ __A: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee }
}
/// Sets all elements to 0.
public func vDSP_vclr(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    for index in 0..<Int(__N) { __C[index * __IC] = 0 }
}
/// Sets all elements to 0.
public func vDSP_vclrD(_ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
    for index in 0..<Int(__N) { __C[index * __IC] = 0 }
}
/// Sets the elements to a start value and the steps from it.
public func vDSP_vramp(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee + Float(index) * __B.pointee }
}
/// Sets the elements to a start value and the steps from it.
public func vDSP_vrampD(
    _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee + Double(index) * __B.pointee }
}
/// Converts power (0) or amplitude (1) to decibels above a reference.
public func vDSP_vdbcon(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length, _ __F: UInt32
) {
    let factor: Float = __F == 0 ? 10 : 20
    each(__A, __IA, __C, __IC, __N) { factor * log10($0 / __B.pointee) }
}
/// Converts power (0) or amplitude (1) to decibels above a reference.
public func vDSP_vdbconD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
    let factor: Double = __F == 0 ? 10 : 20
    each(__A, __IA, __C, __IC, __N) { factor * log10($0 / __B.pointee) }
}
// MARK: Reductions

/// Adds the elements.
public func vDSP_sve(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = folded(__A, __IA, __N, 0, +)
}
/// Adds the elements.
public func vDSP_sveD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = folded(__A, __IA, __N, 0, +)
}
/// Adds the squares of the elements.
public func vDSP_svesq(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = folded(__A, __IA, __N, 0) { $0 + $1 * $1 }
}
/// Adds the squares of the elements.
public func vDSP_svesqD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = folded(__A, __IA, __N, 0) { $0 + $1 * $1 }
}
/// Adds the magnitudes of the elements.
public func vDSP_svemg(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = folded(__A, __IA, __N, 0) { $0 + abs($1) }
}
/// Adds the magnitudes of the elements.
public func vDSP_svemgD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = folded(__A, __IA, __N, 0) { $0 + abs($1) }
}
/// Computes the mean.
public func vDSP_meanv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = folded(__A, __IA, __N, 0, +) / Float(__N)
}
/// Computes the mean.
public func vDSP_meanvD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = folded(__A, __IA, __N, 0, +) / Double(__N)
}
/// Computes the mean of the magnitudes.
public func vDSP_meamgv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = folded(__A, __IA, __N, 0) { $0 + abs($1) } / Float(__N)
}
/// Computes the mean of the magnitudes.
public func vDSP_meamgvD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = folded(__A, __IA, __N, 0) { $0 + abs($1) } / Double(__N)
}
/// Computes the mean of the squares.
public func vDSP_measqv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = folded(__A, __IA, __N, 0) { $0 + $1 * $1 } / Float(__N)
}
/// Computes the mean of the squares.
public func vDSP_measqvD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = folded(__A, __IA, __N, 0) { $0 + $1 * $1 } / Double(__N)
}
/// Computes the square root of the mean of the squares.
public func vDSP_rmsqv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = (folded(__A, __IA, __N, 0) { $0 + $1 * $1 } / Float(__N)).squareRoot()
}
/// Computes the square root of the mean of the squares.
public func vDSP_rmsqvD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = (folded(__A, __IA, __N, 0) { $0 + $1 * $1 } / Double(__N)).squareRoot()
}
/// Finds the greatest element.
public func vDSP_maxv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = best(__A, __IA, __N) { $0 }?.0 ?? -.infinity
}
/// Finds the greatest element.
public func vDSP_maxvD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = best(__A, __IA, __N) { $0 }?.0 ?? -.infinity
}
/// Finds the smallest element.
public func vDSP_minv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = best(__A, __IA, __N) { -$0 }?.0 ?? .infinity
}
/// Finds the smallest element.
public func vDSP_minvD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = best(__A, __IA, __N) { -$0 }?.0 ?? .infinity
}
/// Finds the greatest magnitude.
public func vDSP_maxmgv(_ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length) {
    __C.pointee = best(__A, __IA, __N) { abs($0) }.map { abs($0.0) } ?? 0
}
/// Finds the greatest magnitude.
public func vDSP_maxmgvD(_ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length) {
    __C.pointee = best(__A, __IA, __N) { abs($0) }.map { abs($0.0) } ?? 0
}
/// Finds the greatest element and its index.
public func vDSP_maxvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __I: UnsafeMutablePointer<vDSP_Length>,
    _ __N: vDSP_Length
) {
    let found = best(__A, __IA, __N) { $0 }
    (__C.pointee, __I.pointee) = (found?.0 ?? -.infinity, vDSP_Length(found?.1 ?? 0))
}
/// Finds the greatest element and its index.
public func vDSP_maxviD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __I: UnsafeMutablePointer<vDSP_Length>,
    _ __N: vDSP_Length
) {
    let found = best(__A, __IA, __N) { $0 }
    (__C.pointee, __I.pointee) = (found?.0 ?? -.infinity, vDSP_Length(found?.1 ?? 0))
}
/// Finds the smallest element and its index.
public func vDSP_minvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __I: UnsafeMutablePointer<vDSP_Length>,
    _ __N: vDSP_Length
) {
    let found = best(__A, __IA, __N) { -$0 }
    (__C.pointee, __I.pointee) = (found?.0 ?? .infinity, vDSP_Length(found?.1 ?? 0))
}
/// Finds the smallest element and its index.
public func vDSP_minviD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __I: UnsafeMutablePointer<vDSP_Length>,
    _ __N: vDSP_Length
) {
    let found = best(__A, __IA, __N) { -$0 }
    (__C.pointee, __I.pointee) = (found?.0 ?? .infinity, vDSP_Length(found?.1 ?? 0))
}
/// Computes the scalar product.
public func vDSP_dotpr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __N: vDSP_Length
) {
    var sum: Float = 0
    for index in 0..<Int(__N) { sum += __A[index * __IA] * __B[index * __IB] }
    __C.pointee = sum
}
/// Computes the scalar product.
public func vDSP_dotprD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var sum: Double = 0
    for index in 0..<Int(__N) { sum += __A[index * __IA] * __B[index * __IB] }
    __C.pointee = sum
}
/// Computes the square of the distance.
public func vDSP_distancesq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __N: vDSP_Length
) {
    var sum: Float = 0
    for index in 0..<Int(__N) {
        let difference = __A[index * __IA] - __B[index * __IB]
        sum += difference * difference
    }
    __C.pointee = sum
}
/// Computes the square of the distance.
public func vDSP_distancesqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var sum: Double = 0
    for index in 0..<Int(__N) {
        let difference = __A[index * __IA] - __B[index * __IB]
        sum += difference * difference
    }
    __C.pointee = sum
}
/// Computes the mean and the standard deviation, and normalizes the elements by them.
public func vDSP_normalize(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>?, _ __IC: vDSP_Stride,
    _ __Mean: UnsafeMutablePointer<Float>, _ __StandardDeviation: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let mean = folded(__A, __IA, __N, 0, +) / Float(__N)
    let deviation = (folded(__A, __IA, __N, 0) { $0 + ($1 - mean) * ($1 - mean) } / Float(__N)).squareRoot()
    (__Mean.pointee, __StandardDeviation.pointee) = (mean, deviation)
    if let __C { each(__A, __IA, __C, __IC, __N) { ($0 - mean) / deviation } }
}
/// Computes the mean and the standard deviation, and normalizes the elements by them.
public func vDSP_normalizeD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>?, _ __IC: vDSP_Stride,
    _ __Mean: UnsafeMutablePointer<Double>, _ __StandardDeviation: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let mean = folded(__A, __IA, __N, 0, +) / Double(__N)
    let deviation = (folded(__A, __IA, __N, 0) { $0 + ($1 - mean) * ($1 - mean) } / Double(__N)).squareRoot()
    (__Mean.pointee, __StandardDeviation.pointee) = (mean, deviation)
    if let __C { each(__A, __IA, __C, __IC, __N) { ($0 - mean) / deviation } }
}
// MARK: Matrices

/// Multiplies a matrix of M rows and P columns by one of P rows and N columns.
public func vDSP_mmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    let (rows, columns, inner) = (Int(__M), Int(__N), Int(__P))
    for row in 0..<rows {
        for column in 0..<columns {
            var sum: Float = 0
            for index in 0..<inner { sum += __A[(row * inner + index) * __IA] * __B[(index * columns + column) * __IB] }
            __C[(row * columns + column) * __IC] = sum
        }
    }
}
/// Multiplies a matrix of M rows and P columns by one of P rows and N columns.
public func vDSP_mmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
    let (rows, columns, inner) = (Int(__M), Int(__N), Int(__P))
    for row in 0..<rows {
        for column in 0..<columns {
            var sum: Double = 0
            for index in 0..<inner { sum += __A[(row * inner + index) * __IA] * __B[(index * columns + column) * __IB] }
            __C[(row * columns + column) * __IC] = sum
        }
    }
}
/// Transposes a matrix; the result has M rows.
public func vDSP_mtrans(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __M: vDSP_Length,
    _ __N: vDSP_Length
) {
    for row in 0..<Int(__M) {
        for column in 0..<Int(__N) { __C[(row * Int(__N) + column) * __IC] = __A[(column * Int(__M) + row) * __IA] }
    }
}
/// Transposes a matrix; the result has M rows.
public func vDSP_mtransD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __M: vDSP_Length,
    _ __N: vDSP_Length
) {
    for row in 0..<Int(__M) {
        for column in 0..<Int(__N) { __C[(row * Int(__N) + column) * __IC] = __A[(column * Int(__M) + row) * __IA] }
    }
}
// MARK: Windows

/// The whole window, half of it, and the form that is normalized, for the last argument of windows.
public let vDSP_HANN_DENORM = 0, vDSP_HALF_WINDOW = 1, vDSP_HANN_NORM = 2
/// Writes a Hann window.
public func vDSP_hann_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __FLAG: Int32) {
    let count = __FLAG & 1 == 1 ? (Int(__N) + 1) / 2 : Int(__N)
    for index in 0..<count {
        let angle = 2 * Float.pi * Float(index) / Float(__N)
        __C[index] = (__FLAG & 2 == 2 ? 0.8165 : 0.5) * (1 - cos(angle))
    }
}
/// Writes a Hann window.
public func vDSP_hann_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __FLAG: Int32) {
    let count = __FLAG & 1 == 1 ? (Int(__N) + 1) / 2 : Int(__N)
    for index in 0..<count {
        let angle = 2 * Double.pi * Double(index) / Double(__N)
        __C[index] = (__FLAG & 2 == 2 ? 0.8165 : 0.5) * (1 - cos(angle))
    }
}
/// Writes a Hamming window.
public func vDSP_hamm_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __FLAG: Int32) {
    let count = __FLAG & 1 == 1 ? (Int(__N) + 1) / 2 : Int(__N)
    for index in 0..<count {
        let angle = 2 * Float.pi * Float(index) / Float(__N)
        __C[index] = 0.54 - 0.46 * cos(angle)
    }
}
/// Writes a Hamming window.
public func vDSP_hamm_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __FLAG: Int32) {
    let count = __FLAG & 1 == 1 ? (Int(__N) + 1) / 2 : Int(__N)
    for index in 0..<count {
        let angle = 2 * Double.pi * Double(index) / Double(__N)
        __C[index] = 0.54 - 0.46 * cos(angle)
    }
}
/// Writes a Blackman window.
public func vDSP_blkman_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __FLAG: Int32) {
    let count = __FLAG & 1 == 1 ? (Int(__N) + 1) / 2 : Int(__N)
    for index in 0..<count {
        let angle = 2 * Float.pi * Float(index) / Float(__N)
        __C[index] = 0.42 - 0.5 * cos(angle) + 0.08 * cos(2 * angle)
    }
}
/// Writes a Blackman window.
public func vDSP_blkman_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __FLAG: Int32) {
    let count = __FLAG & 1 == 1 ? (Int(__N) + 1) / 2 : Int(__N)
    for index in 0..<count {
        let angle = 2 * Double.pi * Double(index) / Double(__N)
        __C[index] = 0.42 - 0.5 * cos(angle) + 0.08 * cos(2 * angle)
    }
}
// MARK: Conversions

/// Converts whole numbers.
public func vDSP_vflt16(
    _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) }
}
/// Converts whole numbers.
public func vDSP_vflt32(
    _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) }
}
/// Converts whole numbers.
public func vDSP_vflt8(
    _ __A: UnsafePointer<Int8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) }
}
/// Converts whole numbers.
public func vDSP_vfltu8(
    _ __A: UnsafePointer<UInt8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) }
}
/// Converts whole numbers.
public func vDSP_vflt16D(
    _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = Double(__A[index * __IA]) }
}
/// Converts whole numbers.
public func vDSP_vflt32D(
    _ __A: UnsafePointer<Int32>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = Double(__A[index * __IA]) }
}
/// Converts to double precision.
public func vDSP_vspdp(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = Double(__A[index * __IA]) }
}
/// Converts to single precision.
public func vDSP_vdpsp(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) }
}
/// Converts to whole numbers. Greater values become the limits of the type.
public func vDSP_vfix16(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let value = Double(__A[index * __IA]).rounded(.towardZero)
        __C[index * __IC] = value.isNaN ? 0 : Int16(min(max(value, Double(Int16.min)), Double(Int16.max)))
    }
}
/// Converts to whole numbers. Greater values become the limits of the type.
public func vDSP_vfix32(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int32>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let value = Double(__A[index * __IA]).rounded(.towardZero)
        __C[index * __IC] = value.isNaN ? 0 : Int32(min(max(value, Double(Int32.min)), Double(Int32.max)))
    }
}
/// Converts to whole numbers. Greater values become the limits of the type.
public func vDSP_vfixr16(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Int16>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let value = Double(__A[index * __IA]).rounded(.toNearestOrEven)
        __C[index * __IC] = value.isNaN ? 0 : Int16(min(max(value, Double(Int16.min)), Double(Int16.max)))
    }
}
/// Converts to whole numbers. Greater values become the limits of the type.
public func vDSP_vfixu8(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let value = Double(__A[index * __IA]).rounded(.towardZero)
        __C[index * __IC] = value.isNaN ? 0 : UInt8(min(max(value, Double(UInt8.min)), Double(UInt8.max)))
    }
}
/// Converts to whole numbers. Greater values become the limits of the type.
public func vDSP_vfixru8(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) {
        let value = Double(__A[index * __IA]).rounded(.toNearestOrEven)
        __C[index * __IC] = value.isNaN ? 0 : UInt8(min(max(value, Double(UInt8.min)), Double(UInt8.max)))
    }
}
