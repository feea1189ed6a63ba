// Apple's names for Swift's SIMD vectors, with common functions, square matrices, and quaternions.
@_exported import Foundation

/// Apple's name `float2`.
public typealias float2 = SIMD2<Float>
/// Apple's name `float3`.
public typealias float3 = SIMD3<Float>
/// Apple's name `float4`.
public typealias float4 = SIMD4<Float>
/// Apple's name `double2`.
public typealias double2 = SIMD2<Double>
/// Apple's name `double3`.
public typealias double3 = SIMD3<Double>
/// Apple's name `double4`.
public typealias double4 = SIMD4<Double>
/// Apple's name `int2`.
public typealias int2 = SIMD2<Int32>
/// Apple's name `int3`.
public typealias int3 = SIMD3<Int32>
/// Apple's name `int4`.
public typealias int4 = SIMD4<Int32>
/// Apple's name `vector_float2`.
public typealias vector_float2 = SIMD2<Float>
/// Apple's name `vector_float3`.
public typealias vector_float3 = SIMD3<Float>
/// Apple's name `vector_float4`.
public typealias vector_float4 = SIMD4<Float>
/// Apple's name `vector_double2`.
public typealias vector_double2 = SIMD2<Double>
/// Apple's name `vector_double3`.
public typealias vector_double3 = SIMD3<Double>
/// Apple's name `vector_int2`.
public typealias vector_int2 = SIMD2<Int32>
/// Apple's name `simd_float2`.
public typealias simd_float2 = SIMD2<Float>
/// Apple's name `simd_float3`.
public typealias simd_float3 = SIMD3<Float>
/// Apple's name `simd_float4`.
public typealias simd_float4 = SIMD4<Float>
/// Apple's name `simd_double2`.
public typealias simd_double2 = SIMD2<Double>
/// Apple's name `simd_double3`.
public typealias simd_double3 = SIMD3<Double>
/// Apple's name `simd_double4`.
public typealias simd_double4 = SIMD4<Double>
/// Apple's name `simd_int2`.
public typealias simd_int2 = SIMD2<Int32>

extension SIMD where Scalar: BinaryFloatingPoint {
    fileprivate var squares: Scalar { (self * self).sum() }
}
/// Returns the sum of the products of the components.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { (x * y).sum() }
/// Returns the length of a vector.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.squares.squareRoot() }
/// Returns the square of a vector's length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.squares }
/// Returns the distance between two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { length(x - y) }
/// Returns the square of the distance between two points.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { length_squared(x - y) }
/// Returns the vector in the same direction with a length of 1. A vector of zeros gives components that aren't numbers.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x / length(x) }
/// Returns the point between two others: `x` for 0, `y` for 1.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint { x + (y - x) * t }
/// Returns a vector with its components limited.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: BinaryFloatingPoint { x.clamped(lowerBound: min, upperBound: max) }
/// Returns the vector that is perpendicular to both.
public func cross<T: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the sum of the products of the components.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { dot(x, y) }
/// Returns the length of a vector.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { length(x) }
/// Returns the square of a vector's length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { length_squared(x) }
/// Returns the distance between two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { distance(x, y) }
/// Returns the vector in the same direction with a length of 1.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { normalize(x) }
/// Returns the vector between two others, by a fraction for each component.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: BinaryFloatingPoint { x + (y - x) * t }
/// Returns a vector with its components limited.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: BinaryFloatingPoint { clamp(x, min: min, max: max) }
/// Returns the vector that is perpendicular to both.
public func simd_cross<T: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> { cross(x, y) }
