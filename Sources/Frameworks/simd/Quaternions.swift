import Foundation

/// A quaternion. One of length 1 is a rotation in space: the sine and cosine of half of its angle, around its axis.
public protocol SIMDQuaternion: Equatable, Sendable {
    associatedtype Scalar: BinaryFloatingPoint & SIMDScalar & Sendable
    /// The three imaginary parts and, last, the real one.
    var vector: SIMD4<Scalar> { get set }
    /// Creates a quaternion of its imaginary parts and, last, the real one.
    init(vector: SIMD4<Scalar>)
}

/// A quaternion of single precision.
public struct simd_quatf: SIMDQuaternion, @unchecked Sendable {
    public var vector: SIMD4<Float>
    public init(vector: SIMD4<Float>) { self.vector = vector }
}
/// A quaternion of double precision.
public struct simd_quatd: SIMDQuaternion, @unchecked Sendable {
    public var vector: SIMD4<Double>
    public init(vector: SIMD4<Double>) { self.vector = vector }
}

extension SIMDQuaternion {
    /// Creates a quaternion of zeros.
    public init() { self.init(vector: .zero) }
    public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { self.init(vector: SIMD4(ix, iy, iz, r)) }
    public init(real: Scalar, imag: SIMD3<Scalar>) { self.init(vector: SIMD4(imag, real)) }
    /// Creates the rotation by an angle in radians around an axis of length 1.
    public init(angle: Scalar, axis: SIMD3<Scalar>) {
        let half = Double(angle) / 2
        self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
    }
    /// Creates the shortest rotation from one vector to another, both of length 1.
    public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
        let half = from + to, size = length_squared(half).squareRoot()
        if size > Scalar.ulpOfOne.squareRoot() {
            self.init(real: dot(from, half / size), imag: cross(from, half / size))
        } else {
            // The vectors are opposite: a half turn around any axis across them.
            let other: SIMD3<Scalar> = abs(from.x) < abs(from.z) ? SIMD3(1, 0, 0) : abs(from.y) < 0.9 ? SIMD3(0, 1, 0) : SIMD3(0, 0, 1)
            self.init(real: 0, imag: normalize(cross(from, other)))
        }
    }
    /// Creates the rotation of a matrix whose columns are at right angles and of length 1.
    public init<Matrix: SquareMatrix>(_ rotationMatrix: Matrix) where Matrix.Column == SIMD3<Scalar> {
        let m = rotationMatrix, trace = m[0, 0] + m[1, 1] + m[2, 2]
        guard trace < 0 else {
            let size = 2 * (1 + trace).squareRoot()
            self.init(
                real: size / 4, imag: SIMD3((m[1, 2] - m[2, 1]) / size, (m[2, 0] - m[0, 2]) / size, (m[0, 1] - m[1, 0]) / size))
            return
        }
        // The largest part comes first, so that nothing is divided by a small number.
        let i = m[0, 0] >= m[1, 1] && m[0, 0] >= m[2, 2] ? 0 : m[1, 1] >= m[2, 2] ? 1 : 2
        let j = (i + 1) % 3, k = (i + 2) % 3
        let size = 2 * (1 + m[i, i] - m[j, j] - m[k, k]).squareRoot()
        var imag = SIMD3<Scalar>.zero
        imag[i] = size / 4
        imag[j] = (m[i, j] + m[j, i]) / size
        imag[k] = (m[i, k] + m[k, i]) / size
        self.init(real: (m[j, k] - m[k, j]) / size, imag: imag)
    }
    /// Creates the rotation of the upper left part of a matrix.
    public init<Matrix: SquareMatrix>(_ rotationMatrix: Matrix) where Matrix.Column == SIMD4<Scalar> {
        self.init(UpperLeft(rotationMatrix))
    }

    public var real: Scalar {
        get { vector.w }
        set { vector.w = newValue }
    }
    /// The imaginary parts.
    public var imag: SIMD3<Scalar> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// The angle of the rotation in radians, from 0 to 2π.
    public var angle: Scalar { Scalar(2 * atan2(Double(length_squared(imag).squareRoot()), Double(real))) }
    /// The axis of the rotation, of length 1.
    public var axis: SIMD3<Scalar> { normalize(imag) }
    /// The quaternion with opposite imaginary parts.
    public var conjugate: Self { Self(real: real, imag: -imag) }
    /// The quaternion that undoes this one.
    public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }
    /// The quaternion of length 1 in the same direction.
    public var normalized: Self { Self(vector: normalize(vector)) }
    /// The square root of the sum of the squares of the parts.
    public var length: Scalar { length_squared(vector).squareRoot() }

    /// Returns a vector rotated by a quaternion of length 1.
    public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        let side = 2 * cross(imag, vector)
        return vector + real * side + cross(imag, side)
    }

    /// Returns the sum of the parts.
    public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }
    /// Returns the difference of the parts.
    public static func - (a: Self, b: Self) -> Self { Self(vector: a.vector - b.vector) }
    /// Returns the product, which rotates by `b` first.
    public static func * (a: Self, b: Self) -> Self {
        Self(real: a.real * b.real - dot(a.imag, b.imag), imag: a.real * b.imag + b.real * a.imag + cross(a.imag, b.imag))
    }
    /// Returns the parts multiplied by a number.
    public static func * (a: Scalar, b: Self) -> Self { Self(vector: a * b.vector) }
    /// Returns the parts multiplied by a number.
    public static func * (a: Self, b: Scalar) -> Self { b * a }
    /// Returns the product with the inverse.
    public static func / (a: Self, b: Self) -> Self { a * b.inverse }
    /// Returns the parts divided by a number.
    public static func / (a: Self, b: Scalar) -> Self { Self(vector: a.vector / b) }
    /// Returns the quaternion with opposite parts, which is the same rotation.
    public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func *= (a: inout Self, b: Scalar) { a = a * b }
    public static func /= (a: inout Self, b: Self) { a = a / b }
    public static func /= (a: inout Self, b: Scalar) { a = a / b }
}

extension SquareMatrix {
    /// Creates the matrix of a rotation.
    public init<Quaternion: SIMDQuaternion>(_ quaternion: Quaternion) where Column == SIMD3<Quaternion.Scalar> {
        self.init([quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1))])
    }
    /// Creates the matrix of a rotation.
    public init<Quaternion: SIMDQuaternion>(_ quaternion: Quaternion) where Column == SIMD4<Quaternion.Scalar> {
        func column(_ axis: SIMD3<Quaternion.Scalar>) -> Column { SIMD4(quaternion.act(axis), 0) }
        self.init([column(SIMD3(1, 0, 0)), column(SIMD3(0, 1, 0)), column(SIMD3(0, 0, 1)), SIMD4(0, 0, 0, 1)])
    }
}
/// The upper left part of a matrix of four columns.
private struct UpperLeft<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: SquareMatrix, @unchecked Sendable {
    typealias Column = SIMD3<Scalar>
    private var columns: (Column, Column, Column) = (.zero, .zero, .zero)
    static var order: Int { 3 }
    init() {}
    init<Matrix: SquareMatrix>(_ matrix: Matrix) where Matrix.Column == SIMD4<Scalar> {
        for column in 0..<3 { self[column] = SIMD3(matrix[column, 0], matrix[column, 1], matrix[column, 2]) }
    }
}

public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf { simd_quatf(ix: ix, iy: iy, iz: iz, r: r) }
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
    simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}
/// Returns a quaternion of its imaginary parts and, last, the real one.
public func simd_quaternion(_ vector: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: vector) }
/// Returns a quaternion of its imaginary parts and, last, the real one.
public func simd_quaternion(_ vector: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: vector) }
/// Returns the rotation by an angle in radians around an axis of length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
/// Returns the rotation by an angle in radians around an axis of length 1.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd { simd_quatd(angle: angle, axis: axis) }
/// Returns the shortest rotation from one vector to another, both of length 1.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }
/// Returns the shortest rotation from one vector to another, both of length 1.
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd { simd_quatd(from: from, to: to) }
/// Returns the rotation of a matrix.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// Returns the rotation of a matrix.
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
/// Returns the rotation of the upper left part of a matrix.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// Returns the rotation of the upper left part of a matrix.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
/// Returns the matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
/// Returns the matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
/// Returns the matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
/// Returns the matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
public func simd_real<Q: SIMDQuaternion>(_ q: Q) -> Q.Scalar { q.real }
/// Returns the imaginary parts.
public func simd_imag<Q: SIMDQuaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.imag }
/// Returns the angle of the rotation in radians.
public func simd_angle<Q: SIMDQuaternion>(_ q: Q) -> Q.Scalar { q.angle }
/// Returns the axis of the rotation.
public func simd_axis<Q: SIMDQuaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.axis }
/// Returns the quaternion with opposite imaginary parts.
public func simd_conjugate<Q: SIMDQuaternion>(_ q: Q) -> Q { q.conjugate }
/// Returns the quaternion that undoes this one.
public func simd_inverse<Q: SIMDQuaternion>(_ q: Q) -> Q { q.inverse }
/// Returns the quaternion of length 1 in the same direction.
public func simd_normalize<Q: SIMDQuaternion>(_ q: Q) -> Q { q.normalized }
public func simd_length<Q: SIMDQuaternion>(_ q: Q) -> Q.Scalar { q.length }
/// Returns the sum of the products of the parts.
public func simd_dot<Q: SIMDQuaternion>(_ p: Q, _ q: Q) -> Q.Scalar { dot(p.vector, q.vector) }
/// Returns a vector rotated by a quaternion.
public func simd_act<Q: SIMDQuaternion>(_ q: Q, _ v: SIMD3<Q.Scalar>) -> SIMD3<Q.Scalar> { q.act(v) }
/// Returns the product, which rotates by `q` first.
public func simd_mul<Q: SIMDQuaternion>(_ p: Q, _ q: Q) -> Q { p * q }
/// Returns the sum of the parts.
public func simd_add<Q: SIMDQuaternion>(_ p: Q, _ q: Q) -> Q { p + q }
/// Returns the difference of the parts.
public func simd_sub<Q: SIMDQuaternion>(_ p: Q, _ q: Q) -> Q { p - q }
/// Returns the quaternion with opposite parts.
public func simd_negate<Q: SIMDQuaternion>(_ q: Q) -> Q { -q }

/// Returns the rotation at a fraction of the shorter way between two rotations, at a constant speed.
public func simd_slerp<Q: SIMDQuaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
    interpolated(q0, simd_dot(q0, q1) < 0 ? -q1 : q1, t)
}
/// Returns the rotation at a fraction of the longer way between two rotations, at a constant speed.
public func simd_slerp_longest<Q: SIMDQuaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
    interpolated(q0, simd_dot(q0, q1) < 0 ? q1 : -q1, t)
}
private func interpolated<Q: SIMDQuaternion>(_ from: Q, _ to: Q, _ t: Q.Scalar) -> Q {
    let between = 2 * atan2(Double((from - to).length), Double((from + to).length))
    // Between nearly equal rotations, the way is straight.
    guard sin(between).magnitude > 1e-6 else { return ((1 - t) * from + t * to).normalized }
    let time = Double(t)
    return (Q.Scalar(sin((1 - time) * between) / sin(between)) * from + Q.Scalar(sin(time * between) / sin(between)) * to).normalized
}
