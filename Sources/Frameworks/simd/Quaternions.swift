import Foundation

/// A quaternion. One of length 1 is a rotation in space: the sine and cosine of half of its angle, around its axis.
public struct SIMDQuaternion<T: BinaryFloatingPoint & SIMDScalar & Sendable>: Equatable, @unchecked Sendable {
    /// The three imaginary parts and, last, the real one.
    public var vector: SIMD4<T>
    /// Creates a quaternion of zeros.
    public init() { vector = .zero }
    /// Creates a quaternion of its imaginary parts and, last, the real one.
    public init(vector: SIMD4<T>) { self.vector = vector }
    /// Creates a quaternion of its parts.
    public init(ix: T, iy: T, iz: T, r: T) { vector = SIMD4(ix, iy, iz, r) }
    /// Creates a quaternion of its parts.
    public init(real: T, imag: SIMD3<T>) { vector = SIMD4(imag, real) }
    /// Creates the rotation by an angle in radians around an axis of length 1.
    public init(angle: T, axis: SIMD3<T>) {
        let half = Double(angle) / 2
        self.init(real: T(cos(half)), imag: axis * T(sin(half)))
    }
    /// Creates the shortest rotation from one vector to another, both of length 1.
    public init(from: SIMD3<T>, to: SIMD3<T>) {
        let half = from + to, size = length_squared(half).squareRoot()
        if size > T.ulpOfOne.squareRoot() {
            self.init(real: dot(from, half / size), imag: cross(from, half / size))
        } else {
            // The vectors are opposite: a half turn around any axis across them.
            let other: SIMD3<T> = abs(from.x) < abs(from.z) ? SIMD3(1, 0, 0) : abs(from.y) < 0.9 ? SIMD3(0, 1, 0) : SIMD3(0, 0, 1)
            self.init(real: 0, imag: normalize(cross(from, other)))
        }
    }
    /// Creates the rotation of a matrix whose columns are at right angles and of length 1.
    public init(_ rotationMatrix: SquareMatrix3<T>) {
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
        var imag = SIMD3<T>.zero
        imag[i] = size / 4
        imag[j] = (m[i, j] + m[j, i]) / size
        imag[k] = (m[i, k] + m[k, i]) / size
        self.init(real: (m[j, k] - m[k, j]) / size, imag: imag)
    }
    /// Creates the rotation of the upper left part of a matrix.
    public init(_ rotationMatrix: SquareMatrix4<T>) { self.init(SquareMatrix3(rotationMatrix)) }

    /// The real part.
    public var real: T {
        get { vector.w }
        set { vector.w = newValue }
    }
    /// The imaginary parts.
    public var imag: SIMD3<T> {
        get { SIMD3(vector.x, vector.y, vector.z) }
        set { vector = SIMD4(newValue, vector.w) }
    }
    /// The angle of the rotation in radians, from 0 to 2π.
    public var angle: T { T(2 * atan2(Double(length_squared(imag).squareRoot()), Double(real))) }
    /// The axis of the rotation, of length 1.
    public var axis: SIMD3<T> { normalize(imag) }
    /// The quaternion with opposite imaginary parts.
    public var conjugate: Self { Self(real: real, imag: -imag) }
    /// The quaternion that undoes this one.
    public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }
    /// The quaternion of length 1 in the same direction.
    public var normalized: Self { Self(vector: normalize(vector)) }
    /// The square root of the sum of the squares of the parts.
    public var length: T { length_squared(vector).squareRoot() }

    /// Returns a vector rotated by a quaternion of length 1.
    public func act(_ vector: SIMD3<T>) -> SIMD3<T> {
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
    public static func * (a: T, b: Self) -> Self { Self(vector: a * b.vector) }
    /// Returns the parts multiplied by a number.
    public static func * (a: Self, b: T) -> Self { b * a }
    /// Returns the product with the inverse.
    public static func / (a: Self, b: Self) -> Self { a * b.inverse }
    /// Returns the parts divided by a number.
    public static func / (a: Self, b: T) -> Self { Self(vector: a.vector / b) }
    /// Returns the quaternion with opposite parts, which is the same rotation.
    public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func *= (a: inout Self, b: T) { a = a * b }
    public static func /= (a: inout Self, b: Self) { a = a / b }
    public static func /= (a: inout Self, b: T) { a = a / b }
}

extension SquareMatrix3 {
    /// Creates the matrix of a rotation.
    public init(_ quaternion: SIMDQuaternion<T>) {
        self.init(quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
    /// The upper left part of a larger matrix.
    init(_ matrix: SquareMatrix4<T>) {
        func column(_ index: Int) -> SIMD3<T> { SIMD3(matrix[index, 0], matrix[index, 1], matrix[index, 2]) }
        self.init(column(0), column(1), column(2))
    }
}
extension SquareMatrix4 {
    /// Creates the matrix of a rotation.
    public init(_ quaternion: SIMDQuaternion<T>) {
        let part = SquareMatrix3(quaternion)
        self.init(SIMD4(part[0], 0), SIMD4(part[1], 0), SIMD4(part[2], 0), SIMD4(0, 0, 0, 1))
    }
}

public typealias simd_quatf = SIMDQuaternion<Float>
public typealias simd_quatd = SIMDQuaternion<Double>
/// Returns a quaternion of its parts.
public func simd_quaternion<T>(_ ix: T, _ iy: T, _ iz: T, _ r: T) -> SIMDQuaternion<T> { SIMDQuaternion(ix: ix, iy: iy, iz: iz, r: r) }
/// Returns a quaternion of its imaginary parts and, last, the real one.
public func simd_quaternion<T>(_ vector: SIMD4<T>) -> SIMDQuaternion<T> { SIMDQuaternion(vector: vector) }
/// Returns the rotation by an angle in radians around an axis of length 1.
public func simd_quaternion<T>(_ angle: T, _ axis: SIMD3<T>) -> SIMDQuaternion<T> { SIMDQuaternion(angle: angle, axis: axis) }
/// Returns the shortest rotation from one vector to another, both of length 1.
public func simd_quaternion<T>(_ from: SIMD3<T>, _ to: SIMD3<T>) -> SIMDQuaternion<T> { SIMDQuaternion(from: from, to: to) }
/// Returns the rotation of a matrix.
public func simd_quaternion<T>(_ matrix: SquareMatrix3<T>) -> SIMDQuaternion<T> { SIMDQuaternion(matrix) }
/// Returns the rotation of the upper left part of a matrix.
public func simd_quaternion<T>(_ matrix: SquareMatrix4<T>) -> SIMDQuaternion<T> { SIMDQuaternion(matrix) }
/// Returns the matrix of a rotation.
public func simd_matrix3x3<T>(_ q: SIMDQuaternion<T>) -> SquareMatrix3<T> { SquareMatrix3(q) }
/// Returns the matrix of a rotation.
public func simd_matrix4x4<T>(_ q: SIMDQuaternion<T>) -> SquareMatrix4<T> { SquareMatrix4(q) }
/// Returns the real part.
public func simd_real<T>(_ q: SIMDQuaternion<T>) -> T { q.real }
/// Returns the imaginary parts.
public func simd_imag<T>(_ q: SIMDQuaternion<T>) -> SIMD3<T> { q.imag }
/// Returns the angle of the rotation in radians.
public func simd_angle<T>(_ q: SIMDQuaternion<T>) -> T { q.angle }
/// Returns the axis of the rotation.
public func simd_axis<T>(_ q: SIMDQuaternion<T>) -> SIMD3<T> { q.axis }
/// Returns the quaternion with opposite imaginary parts.
public func simd_conjugate<T>(_ q: SIMDQuaternion<T>) -> SIMDQuaternion<T> { q.conjugate }
/// Returns the quaternion that undoes this one.
public func simd_inverse<T>(_ q: SIMDQuaternion<T>) -> SIMDQuaternion<T> { q.inverse }
/// Returns the quaternion of length 1 in the same direction.
public func simd_normalize<T>(_ q: SIMDQuaternion<T>) -> SIMDQuaternion<T> { q.normalized }
/// Returns the length of a quaternion.
public func simd_length<T>(_ q: SIMDQuaternion<T>) -> T { q.length }
/// Returns the sum of the products of the parts.
public func simd_dot<T>(_ p: SIMDQuaternion<T>, _ q: SIMDQuaternion<T>) -> T { dot(p.vector, q.vector) }
/// Returns a vector rotated by a quaternion.
public func simd_act<T>(_ q: SIMDQuaternion<T>, _ v: SIMD3<T>) -> SIMD3<T> { q.act(v) }
/// Returns the product, which rotates by `q` first.
public func simd_mul<T>(_ p: SIMDQuaternion<T>, _ q: SIMDQuaternion<T>) -> SIMDQuaternion<T> { p * q }
/// Returns the sum of the parts.
public func simd_add<T>(_ p: SIMDQuaternion<T>, _ q: SIMDQuaternion<T>) -> SIMDQuaternion<T> { p + q }
/// Returns the difference of the parts.
public func simd_sub<T>(_ p: SIMDQuaternion<T>, _ q: SIMDQuaternion<T>) -> SIMDQuaternion<T> { p - q }
/// Returns the quaternion with opposite parts.
public func simd_negate<T>(_ q: SIMDQuaternion<T>) -> SIMDQuaternion<T> { -q }

/// Returns the rotation at a fraction of the shorter way between two rotations, at a constant speed.
public func simd_slerp<T>(_ q0: SIMDQuaternion<T>, _ q1: SIMDQuaternion<T>, _ t: T) -> SIMDQuaternion<T> {
    interpolated(q0, simd_dot(q0, q1) < 0 ? -q1 : q1, t)
}
/// Returns the rotation at a fraction of the longer way between two rotations, at a constant speed.
public func simd_slerp_longest<T>(_ q0: SIMDQuaternion<T>, _ q1: SIMDQuaternion<T>, _ t: T) -> SIMDQuaternion<T> {
    interpolated(q0, simd_dot(q0, q1) < 0 ? q1 : -q1, t)
}
private func interpolated<T>(_ from: SIMDQuaternion<T>, _ to: SIMDQuaternion<T>, _ t: T) -> SIMDQuaternion<T> {
    let between = 2 * atan2(Double((from - to).length), Double((from + to).length))
    // Between nearly equal rotations, the way is straight.
    guard sin(between).magnitude > 1e-6 else { return ((1 - t) * from + t * to).normalized }
    let time = Double(t)
    return (T(sin((1 - time) * between) / sin(between)) * from + T(sin(time * between) / sin(between)) * to).normalized
}
