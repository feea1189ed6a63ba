import Foundation

// Functions of components, geometry, and matrices, and Apple's further names of vectors.

/// Apple's name `simd_int3`.
public typealias simd_int3 = SIMD3<Int32>
/// Apple's name `simd_int4`.
public typealias simd_int4 = SIMD4<Int32>
/// Apple's name `simd_uint2`.
public typealias simd_uint2 = SIMD2<UInt32>
/// Apple's name `simd_uint3`.
public typealias simd_uint3 = SIMD3<UInt32>
/// Apple's name `simd_uint4`.
public typealias simd_uint4 = SIMD4<UInt32>
/// Apple's name `simd_float8`.
public typealias simd_float8 = SIMD8<Float>
/// Apple's name `simd_float16`.
public typealias simd_float16 = SIMD16<Float>
/// Apple's name `simd_double8`.
public typealias simd_double8 = SIMD8<Double>
/// Apple's name `simd_half2`.
public typealias simd_half2 = SIMD2<Float16>
/// Apple's name `simd_half3`.
public typealias simd_half3 = SIMD3<Float16>
/// Apple's name `simd_half4`.
public typealias simd_half4 = SIMD4<Float16>
/// Apple's name `simd_uchar2`.
public typealias simd_uchar2 = SIMD2<UInt8>
/// Apple's name `simd_uchar3`.
public typealias simd_uchar3 = SIMD3<UInt8>
/// Apple's name `simd_uchar4`.
public typealias simd_uchar4 = SIMD4<UInt8>
/// Apple's name `simd_short2`.
public typealias simd_short2 = SIMD2<Int16>
/// Apple's name `simd_short4`.
public typealias simd_short4 = SIMD4<Int16>
/// Apple's name `simd_ushort2`.
public typealias simd_ushort2 = SIMD2<UInt16>
/// Apple's name `simd_ushort3`.
public typealias simd_ushort3 = SIMD3<UInt16>
/// Apple's name `simd_ushort4`.
public typealias simd_ushort4 = SIMD4<UInt16>
/// Apple's name `vector_double4`.
public typealias vector_double4 = SIMD4<Double>
/// Apple's name `vector_int3`.
public typealias vector_int3 = SIMD3<Int32>
/// Apple's name `vector_int4`.
public typealias vector_int4 = SIMD4<Int32>
/// Apple's name `vector_uint2`.
public typealias vector_uint2 = SIMD2<UInt32>
/// Apple's name `vector_uint3`.
public typealias vector_uint3 = SIMD3<UInt32>
/// Apple's name `vector_uint4`.
public typealias vector_uint4 = SIMD4<UInt32>
/// Apple's name `vector_uchar4`.
public typealias vector_uchar4 = SIMD4<UInt8>
/// Apple's name `uint2`.
public typealias uint2 = SIMD2<UInt32>
/// Apple's name `uint3`.
public typealias uint3 = SIMD3<UInt32>
/// Apple's name `uint4`.
public typealias uint4 = SIMD4<UInt32>
/// Apple's name `packed_float2`.
public typealias packed_float2 = SIMD2<Float>
/// Apple's name `packed_float4`.
public typealias packed_float4 = SIMD4<Float>

extension SIMD where Scalar: BinaryFloatingPoint {
    fileprivate func each(_ change: (Scalar) -> Scalar) -> Self {
        var result = self
        for index in indices { result[index] = change(self[index]) }
        return result
    }
}

// MARK: - Components

public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { Swift.abs($0) } }
/// Returns the components without signs.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { Swift.abs($0) } }
/// Returns the smaller of each two components.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint { pointwiseMin(x, y) }
/// Returns the larger of each two components.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint { pointwiseMax(x, y) }
/// Returns the smaller of each two components.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint { pointwiseMin(x, y) }
/// Returns the larger of each two components.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint { pointwiseMax(x, y) }
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 } }
/// Returns -1, 0, or 1 for each component.
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { sign(x) }
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.down) }
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.up) }
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.towardZero) }
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x - x.rounded(.down) }
/// Returns the parts of the components after the point.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { fract(x) }
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { 1 / x }
public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { 1 / x }
public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { 1 / x.squareRoot() }
/// Returns the inverses of the components' square roots.
public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { 1 / x.squareRoot() }
/// Returns 0 for components below an edge, and 1 for others.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: BinaryFloatingPoint {
    var result = x
    for index in x.indices { result[index] = x[index] < edge[index] ? 0 : 1 }
    return result
}
/// Returns 0 for components below an edge, and 1 for others.
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: BinaryFloatingPoint { step(x, edge: edge) }
/// Returns a smooth step from 0 to 1 between two edges.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: BinaryFloatingPoint {
    let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: V(repeating: 1))
    return t * t * (3 - 2 * t)
}
/// Returns a smooth step from 0 to 1 between two edges.
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.sum() }
/// Returns the smallest component.
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// Returns the largest component.
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.sum() }
/// Returns the smallest component.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// Returns the largest component.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

// MARK: - Geometry

public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { abs(x).sum() }
/// Returns the largest component without its sign.
public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { abs(x).max() }
/// Returns the sum of the components without signs.
public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { norm_one(x) }
/// Returns the largest component without its sign.
public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { norm_inf(x) }
/// Returns the square of the distance between two points.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { distance_squared(x, y) }
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint { y * (dot(x, y) / dot(y, y)) }
/// Returns the part of a vector in the direction of another one.
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint { project(x, y) }
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: BinaryFloatingPoint { x - n * (2 * dot(x, n)) }
/// Returns a direction that is thrown back by a surface with a normal of length 1.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: BinaryFloatingPoint { reflect(x, n: n) }
/// Returns a direction that is bent by a surface with a ratio of indices, or zero if it is thrown back.
public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
    let along = dot(x, n), k = 1 - eta * eta * (1 - along * along)
    return k < 0 ? .zero : x * eta - n * (eta * along + k.squareRoot())
}
/// Returns a direction that is bent by a surface with a ratio of indices, or zero if it is thrown back.
public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint { refract(x, n: n, eta: eta) }
public func cross<T: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }
/// Returns the perpendicular component of two vectors in a plane.
public func simd_cross<T: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> { cross(x, y) }
/// Returns whether no component differs by more than a tolerance.
public func simd_almost_equal_elements<V: SIMD>(_ x: V, _ y: V, _ tolerance: V.Scalar) -> Bool where V.Scalar: BinaryFloatingPoint {
    norm_inf(x - y) <= tolerance
}
/// Returns whether all components are equal.
public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }
/// Returns the vector between two others: `x` for 0, `y` for 1.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint { mix(x, y, t: t) }
/// Returns the vector in the same direction with a length of 1.
public func simd_fast_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { normalize(x) }
/// Returns the length of a vector.
public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { length(x) }
/// Returns the distance between two points.
public func simd_fast_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { distance(x, y) }

// MARK: - Matrices

/// Returns the matrix with the columns.
public func simd_matrix(_ first: SIMD2<Float>, _ second: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(first, second) }
/// Apple's name `simd_matrix`.
public func simd_matrix(_ first: SIMD3<Float>, _ second: SIMD3<Float>, _ third: SIMD3<Float>) -> simd_float3x3 {
    simd_float3x3(first, second, third)
}
/// Apple's name `simd_matrix`.
public func simd_matrix(_ first: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float>) -> simd_float4x4 {
    simd_float4x4(first, second, third, fourth)
}
/// Apple's name `simd_matrix`.
public func simd_matrix(_ first: SIMD2<Double>, _ second: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(first, second) }
/// Apple's name `simd_matrix`.
public func simd_matrix(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) -> simd_double3x3 {
    simd_double3x3(first, second, third)
}
/// Apple's name `simd_matrix`.
public func simd_matrix(_ first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>, _ fourth: SIMD4<Double>) -> simd_double4x4
{
    simd_double4x4(first, second, third, fourth)
}
public func simd_matrix_from_rows(_ first: SIMD2<Float>, _ second: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(rows: [first, second]) }
/// Apple's name `simd_matrix_from_rows`.
public func simd_matrix_from_rows(_ first: SIMD3<Float>, _ second: SIMD3<Float>, _ third: SIMD3<Float>) -> simd_float3x3 {
    simd_float3x3(rows: [first, second, third])
}
/// Apple's name `simd_matrix_from_rows`.
public func simd_matrix_from_rows(_ first: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float>)
    -> simd_float4x4
{
    simd_float4x4(rows: [first, second, third, fourth])
}
public func simd_diagonal_matrix(_ x: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(diagonal: x) }
/// Apple's name `simd_diagonal_matrix`.
public func simd_diagonal_matrix(_ x: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(diagonal: x) }
/// Apple's name `simd_diagonal_matrix`.
public func simd_diagonal_matrix(_ x: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(diagonal: x) }
/// Apple's name `simd_diagonal_matrix`.
public func simd_diagonal_matrix(_ x: SIMD2<Double>) -> simd_double2x2 { simd_double2x2(diagonal: x) }
/// Apple's name `simd_diagonal_matrix`.
public func simd_diagonal_matrix(_ x: SIMD3<Double>) -> simd_double3x3 { simd_double3x3(diagonal: x) }
/// Apple's name `simd_diagonal_matrix`.
public func simd_diagonal_matrix(_ x: SIMD4<Double>) -> simd_double4x4 { simd_double4x4(diagonal: x) }
public func matrix_from_columns(_ first: SIMD3<Float>, _ second: SIMD3<Float>, _ third: SIMD3<Float>) -> simd_float3x3 {
    simd_matrix(first, second, third)
}
/// Apple's name `matrix_from_columns`.
public func matrix_from_columns(_ first: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float>)
    -> simd_float4x4
{
    simd_matrix(first, second, third, fourth)
}
public func matrix_from_rows(_ first: SIMD3<Float>, _ second: SIMD3<Float>, _ third: SIMD3<Float>) -> simd_float3x3 {
    simd_matrix_from_rows(first, second, third)
}
/// Apple's name `matrix_from_rows`.
public func matrix_from_rows(_ first: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float>) -> simd_float4x4
{
    simd_matrix_from_rows(first, second, third, fourth)
}

// MARK: - Vectors from parts

/// Returns the vector with the components.
public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
/// Apple's name `simd_make_float3`.
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
/// Apple's name `simd_make_float4`.
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> { SIMD4(x, y, z, w) }
/// Apple's name `simd_make_float3`.
public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> { SIMD3(other.x, other.y, other.z) }
/// Apple's name `simd_make_float3`.
public func simd_make_float3(_ xy: SIMD2<Float>, _ z: Float) -> SIMD3<Float> { SIMD3(xy, z) }
/// Apple's name `simd_make_float4`.
public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { SIMD4(xyz, w) }
/// Apple's name `simd_make_float4`.
public func simd_make_float4(_ xyz: SIMD3<Float>) -> SIMD4<Float> { SIMD4(xyz, 0) }
/// Apple's name `simd_make_double2`.
public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) }
/// Apple's name `simd_make_double3`.
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3(x, y, z) }
/// Apple's name `simd_make_double4`.
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> { SIMD4(x, y, z, w) }
