import simdCompanion

/// A matrix of three columns; `m10` is in column 1 and row 0.
public struct GLKMatrix3: @unchecked Sendable {
    var simd: simd_float3x3
    /// A matrix of zeros.
    public init() { simd = simd_float3x3() }
    init(_ simd: simd_float3x3) { self.simd = simd }
    /// Creates a matrix of its numbers, column by column.
    public init(m00: Float, m01: Float, m02: Float, m10: Float, m11: Float, m12: Float, m20: Float, m21: Float, m22: Float) {
        simd = simd_float3x3([SIMD3(m00, m01, m02), SIMD3(m10, m11, m12), SIMD3(m20, m21, m22)])
    }
    /// Creates a matrix of its numbers, column by column.
    public init(m: (Float, Float, Float, Float, Float, Float, Float, Float, Float)) {
        self.init(
            m00: m.0, m01: m.1, m02: m.2, m10: m.3, m11: m.4, m12: m.5, m20: m.6, m21: m.7, m22: m.8)
    }
    /// The numbers, column by column.
    public var m: (Float, Float, Float, Float, Float, Float, Float, Float, Float) {
        get { (m00, m01, m02, m10, m11, m12, m20, m21, m22) }
        set { self = GLKMatrix3(m: newValue) }
    }
    /// The number in column 0 and row 0.
    public var m00: Float {
        get { simd[0, 0] }
        set { simd[0, 0] = newValue }
    }
    /// The number in column 0 and row 1.
    public var m01: Float {
        get { simd[0, 1] }
        set { simd[0, 1] = newValue }
    }
    /// The number in column 0 and row 2.
    public var m02: Float {
        get { simd[0, 2] }
        set { simd[0, 2] = newValue }
    }
    /// The number in column 1 and row 0.
    public var m10: Float {
        get { simd[1, 0] }
        set { simd[1, 0] = newValue }
    }
    /// The number in column 1 and row 1.
    public var m11: Float {
        get { simd[1, 1] }
        set { simd[1, 1] = newValue }
    }
    /// The number in column 1 and row 2.
    public var m12: Float {
        get { simd[1, 2] }
        set { simd[1, 2] = newValue }
    }
    /// The number in column 2 and row 0.
    public var m20: Float {
        get { simd[2, 0] }
        set { simd[2, 0] = newValue }
    }
    /// The number in column 2 and row 1.
    public var m21: Float {
        get { simd[2, 1] }
        set { simd[2, 1] = newValue }
    }
    /// The number in column 2 and row 2.
    public var m22: Float {
        get { simd[2, 2] }
        set { simd[2, 2] = newValue }
    }
    /// A number, column by column.
    public subscript(i: Int) -> Float { simd[i / 3, i % 3] }
}
/// The matrix that changes nothing.
public let GLKMatrix3Identity = GLKMatrix3(simd_float3x3(1))
/// Returns a matrix of its numbers, column by column.
public func GLKMatrix3Make(
    _ m00: Float, _ m01: Float, _ m02: Float, _ m10: Float, _ m11: Float, _ m12: Float, _ m20: Float, _ m21: Float, _ m22: Float
) -> GLKMatrix3 {
    GLKMatrix3(
        m00: m00, m01: m01, m02: m02, m10: m10, m11: m11, m12: m12, m20: m20, m21: m21, m22: m22)
}
/// Returns the matrix with rows and columns exchanged.
public func GLKMatrix3Transpose(_ matrix: GLKMatrix3) -> GLKMatrix3 { GLKMatrix3(matrix.simd.transpose) }
/// Returns the inverse, and sets whether there is one. Without one, it is the identity.
public func GLKMatrix3Invert(_ matrix: GLKMatrix3, _ isInvertible: UnsafeMutablePointer<Bool>?) -> GLKMatrix3 {
    let has = matrix.simd.determinant != 0
    isInvertible?.pointee = has
    return has ? GLKMatrix3(matrix.simd.inverse) : GLKMatrix3Identity
}
/// Returns the transposed inverse, and sets whether there is one.
public func GLKMatrix3InvertAndTranspose(_ matrix: GLKMatrix3, _ isInvertible: UnsafeMutablePointer<Bool>?) -> GLKMatrix3 {
    GLKMatrix3Transpose(GLKMatrix3Invert(matrix, isInvertible))
}
/// Returns the product: the right one applies first.
public func GLKMatrix3Multiply(_ left: GLKMatrix3, _ right: GLKMatrix3) -> GLKMatrix3 { GLKMatrix3(left.simd * right.simd) }
public func GLKMatrix3Add(_ left: GLKMatrix3, _ right: GLKMatrix3) -> GLKMatrix3 { GLKMatrix3(left.simd + right.simd) }
/// Returns the result for each number.
public func GLKMatrix3Subtract(_ left: GLKMatrix3, _ right: GLKMatrix3) -> GLKMatrix3 { GLKMatrix3(left.simd - right.simd) }
public func GLKMatrix3GetColumn(_ matrix: GLKMatrix3, _ column: Int32) -> GLKVector3 { GLKVector3(matrix.simd[Int(column)]) }
/// Returns a row, from 0.
public func GLKMatrix3GetRow(_ matrix: GLKMatrix3, _ row: Int32) -> GLKVector3 { GLKVector3(matrix.simd.transpose[Int(row)]) }
/// Returns the matrix with another column.
public func GLKMatrix3SetColumn(_ matrix: GLKMatrix3, _ column: Int32, _ vector: GLKVector3) -> GLKMatrix3 {
    var result = matrix
    result.simd[Int(column)] = vector.simd
    return result
}
/// Returns the matrix with another row.
public func GLKMatrix3SetRow(_ matrix: GLKMatrix3, _ row: Int32, _ vector: GLKVector3) -> GLKMatrix3 {
    GLKMatrix3Transpose(GLKMatrix3SetColumn(GLKMatrix3Transpose(matrix), row, vector))
}
/// Returns the product with a column.
public func GLKMatrix3MultiplyVector3(_ matrix: GLKMatrix3, _ vector: GLKVector3) -> GLKVector3 { GLKVector3(matrix.simd * vector.simd) }
public func GLKMatrix3MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix3 {
    GLKMatrix3(simd_float3x3(diagonal: SIMD3(sx, sy, sz)))
}
/// Returns a rotation by an angle in radians around an axis.
public func GLKMatrix3MakeRotation(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix3 {
    GLKMatrix3(simd_float3x3(simd_quatf(angle: radians, axis: simd_normalize(SIMD3(x, y, z)))))
}
public func GLKMatrix3MakeXRotation(_ radians: Float) -> GLKMatrix3 { GLKMatrix3MakeRotation(radians, 1, 0, 0) }
public func GLKMatrix3MakeYRotation(_ radians: Float) -> GLKMatrix3 { GLKMatrix3MakeRotation(radians, 0, 1, 0) }
/// Returns a rotation around the z axis.
public func GLKMatrix3MakeZRotation(_ radians: Float) -> GLKMatrix3 { GLKMatrix3MakeRotation(radians, 0, 0, 1) }
/// Returns the rotation of a quaternion.
public func GLKMatrix3MakeWithQuaternion(_ quaternion: GLKQuaternion) -> GLKMatrix3 { GLKMatrix3(simd_float3x3(quaternion.simd)) }
/// Returns the matrix after a scale of its space.
public func GLKMatrix3Scale(_ matrix: GLKMatrix3, _ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix3 {
    GLKMatrix3Multiply(matrix, GLKMatrix3MakeScale(sx, sy, sz))
}
/// Returns the matrix after a rotation of its space.
public func GLKMatrix3Rotate(_ matrix: GLKMatrix3, _ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix3 {
    GLKMatrix3Multiply(matrix, GLKMatrix3MakeRotation(radians, x, y, z))
}
public func GLKMatrix3RotateX(_ matrix: GLKMatrix3, _ radians: Float) -> GLKMatrix3 { GLKMatrix3Rotate(matrix, radians, 1, 0, 0) }
public func GLKMatrix3RotateY(_ matrix: GLKMatrix3, _ radians: Float) -> GLKMatrix3 { GLKMatrix3Rotate(matrix, radians, 0, 1, 0) }
/// Returns the matrix after a rotation around the z axis.
public func GLKMatrix3RotateZ(_ matrix: GLKMatrix3, _ radians: Float) -> GLKMatrix3 { GLKMatrix3Rotate(matrix, radians, 0, 0, 1) }
/// A matrix of four columns; `m10` is in column 1 and row 0.
public struct GLKMatrix4: @unchecked Sendable {
    var simd: simd_float4x4
    /// A matrix of zeros.
    public init() { simd = simd_float4x4() }
    init(_ simd: simd_float4x4) { self.simd = simd }
    /// Creates a matrix of its numbers, column by column.
    public init(
        m00: Float, m01: Float, m02: Float, m03: Float, m10: Float, m11: Float, m12: Float, m13: Float, m20: Float, m21: Float, m22: Float,
        m23: Float, m30: Float, m31: Float, m32: Float, m33: Float
    ) {
        simd = simd_float4x4([SIMD4(m00, m01, m02, m03), SIMD4(m10, m11, m12, m13), SIMD4(m20, m21, m22, m23), SIMD4(m30, m31, m32, m33)])
    }
    /// Creates a matrix of its numbers, column by column.
    public init(m: (Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float)) {
        self.init(
            m00: m.0, m01: m.1, m02: m.2, m03: m.3, m10: m.4, m11: m.5, m12: m.6, m13: m.7, m20: m.8, m21: m.9, m22: m.10, m23: m.11,
            m30: m.12, m31: m.13, m32: m.14, m33: m.15)
    }
    /// The numbers, column by column.
    public var m: (Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Float) {
        get { (m00, m01, m02, m03, m10, m11, m12, m13, m20, m21, m22, m23, m30, m31, m32, m33) }
        set { self = GLKMatrix4(m: newValue) }
    }
    /// The number in column 0 and row 0.
    public var m00: Float {
        get { simd[0, 0] }
        set { simd[0, 0] = newValue }
    }
    /// The number in column 0 and row 1.
    public var m01: Float {
        get { simd[0, 1] }
        set { simd[0, 1] = newValue }
    }
    /// The number in column 0 and row 2.
    public var m02: Float {
        get { simd[0, 2] }
        set { simd[0, 2] = newValue }
    }
    /// The number in column 0 and row 3.
    public var m03: Float {
        get { simd[0, 3] }
        set { simd[0, 3] = newValue }
    }
    /// The number in column 1 and row 0.
    public var m10: Float {
        get { simd[1, 0] }
        set { simd[1, 0] = newValue }
    }
    /// The number in column 1 and row 1.
    public var m11: Float {
        get { simd[1, 1] }
        set { simd[1, 1] = newValue }
    }
    /// The number in column 1 and row 2.
    public var m12: Float {
        get { simd[1, 2] }
        set { simd[1, 2] = newValue }
    }
    /// The number in column 1 and row 3.
    public var m13: Float {
        get { simd[1, 3] }
        set { simd[1, 3] = newValue }
    }
    /// The number in column 2 and row 0.
    public var m20: Float {
        get { simd[2, 0] }
        set { simd[2, 0] = newValue }
    }
    /// The number in column 2 and row 1.
    public var m21: Float {
        get { simd[2, 1] }
        set { simd[2, 1] = newValue }
    }
    /// The number in column 2 and row 2.
    public var m22: Float {
        get { simd[2, 2] }
        set { simd[2, 2] = newValue }
    }
    /// The number in column 2 and row 3.
    public var m23: Float {
        get { simd[2, 3] }
        set { simd[2, 3] = newValue }
    }
    /// The number in column 3 and row 0.
    public var m30: Float {
        get { simd[3, 0] }
        set { simd[3, 0] = newValue }
    }
    /// The number in column 3 and row 1.
    public var m31: Float {
        get { simd[3, 1] }
        set { simd[3, 1] = newValue }
    }
    /// The number in column 3 and row 2.
    public var m32: Float {
        get { simd[3, 2] }
        set { simd[3, 2] = newValue }
    }
    /// The number in column 3 and row 3.
    public var m33: Float {
        get { simd[3, 3] }
        set { simd[3, 3] = newValue }
    }
    /// A number, column by column.
    public subscript(i: Int) -> Float { simd[i / 4, i % 4] }
}
/// The matrix that changes nothing.
public let GLKMatrix4Identity = GLKMatrix4(simd_float4x4(1))
/// Returns a matrix of its numbers, column by column.
public func GLKMatrix4Make(
    _ m00: Float, _ m01: Float, _ m02: Float, _ m03: Float, _ m10: Float, _ m11: Float, _ m12: Float, _ m13: Float, _ m20: Float,
    _ m21: Float, _ m22: Float, _ m23: Float, _ m30: Float, _ m31: Float, _ m32: Float, _ m33: Float
) -> GLKMatrix4 {
    GLKMatrix4(
        m00: m00, m01: m01, m02: m02, m03: m03, m10: m10, m11: m11, m12: m12, m13: m13, m20: m20, m21: m21, m22: m22, m23: m23, m30: m30,
        m31: m31, m32: m32, m33: m33)
}
/// Returns the matrix with rows and columns exchanged.
public func GLKMatrix4Transpose(_ matrix: GLKMatrix4) -> GLKMatrix4 { GLKMatrix4(matrix.simd.transpose) }
/// Returns the inverse, and sets whether there is one. Without one, it is the identity.
public func GLKMatrix4Invert(_ matrix: GLKMatrix4, _ isInvertible: UnsafeMutablePointer<Bool>?) -> GLKMatrix4 {
    let has = matrix.simd.determinant != 0
    isInvertible?.pointee = has
    return has ? GLKMatrix4(matrix.simd.inverse) : GLKMatrix4Identity
}
/// Returns the transposed inverse, and sets whether there is one.
public func GLKMatrix4InvertAndTranspose(_ matrix: GLKMatrix4, _ isInvertible: UnsafeMutablePointer<Bool>?) -> GLKMatrix4 {
    GLKMatrix4Transpose(GLKMatrix4Invert(matrix, isInvertible))
}
/// Returns the product: the right one applies first.
public func GLKMatrix4Multiply(_ left: GLKMatrix4, _ right: GLKMatrix4) -> GLKMatrix4 { GLKMatrix4(left.simd * right.simd) }
public func GLKMatrix4Add(_ left: GLKMatrix4, _ right: GLKMatrix4) -> GLKMatrix4 { GLKMatrix4(left.simd + right.simd) }
/// Returns the result for each number.
public func GLKMatrix4Subtract(_ left: GLKMatrix4, _ right: GLKMatrix4) -> GLKMatrix4 { GLKMatrix4(left.simd - right.simd) }
public func GLKMatrix4GetColumn(_ matrix: GLKMatrix4, _ column: Int32) -> GLKVector4 { GLKVector4(matrix.simd[Int(column)]) }
/// Returns a row, from 0.
public func GLKMatrix4GetRow(_ matrix: GLKMatrix4, _ row: Int32) -> GLKVector4 { GLKVector4(matrix.simd.transpose[Int(row)]) }
/// Returns the matrix with another column.
public func GLKMatrix4SetColumn(_ matrix: GLKMatrix4, _ column: Int32, _ vector: GLKVector4) -> GLKMatrix4 {
    var result = matrix
    result.simd[Int(column)] = vector.simd
    return result
}
/// Returns the matrix with another row.
public func GLKMatrix4SetRow(_ matrix: GLKMatrix4, _ row: Int32, _ vector: GLKVector4) -> GLKMatrix4 {
    GLKMatrix4Transpose(GLKMatrix4SetColumn(GLKMatrix4Transpose(matrix), row, vector))
}
/// Returns the product with a column.
public func GLKMatrix4MultiplyVector4(_ matrix: GLKMatrix4, _ vector: GLKVector4) -> GLKVector4 { GLKVector4(matrix.simd * vector.simd) }
public func GLKMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix4 {
    GLKMatrix4(simd_float4x4(diagonal: SIMD4(sx, sy, sz, 1)))
}
/// Returns a rotation by an angle in radians around an axis.
public func GLKMatrix4MakeRotation(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
    GLKMatrix4(simd_float4x4(simd_quatf(angle: radians, axis: simd_normalize(SIMD3(x, y, z)))))
}
public func GLKMatrix4MakeXRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 1, 0, 0) }
public func GLKMatrix4MakeYRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 0, 1, 0) }
/// Returns a rotation around the z axis.
public func GLKMatrix4MakeZRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 0, 0, 1) }
/// Returns the rotation of a quaternion.
public func GLKMatrix4MakeWithQuaternion(_ quaternion: GLKQuaternion) -> GLKMatrix4 { GLKMatrix4(simd_float4x4(quaternion.simd)) }
/// Returns the matrix after a scale of its space.
public func GLKMatrix4Scale(_ matrix: GLKMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix4 {
    GLKMatrix4Multiply(matrix, GLKMatrix4MakeScale(sx, sy, sz))
}
/// Returns the matrix after a rotation of its space.
public func GLKMatrix4Rotate(_ matrix: GLKMatrix4, _ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
    GLKMatrix4Multiply(matrix, GLKMatrix4MakeRotation(radians, x, y, z))
}
public func GLKMatrix4RotateX(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 { GLKMatrix4Rotate(matrix, radians, 1, 0, 0) }
public func GLKMatrix4RotateY(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 { GLKMatrix4Rotate(matrix, radians, 0, 1, 0) }
/// Returns the matrix after a rotation around the z axis.
public func GLKMatrix4RotateZ(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 { GLKMatrix4Rotate(matrix, radians, 0, 0, 1) }
/// Returns the first three columns and rows.
public func GLKMatrix4GetMatrix3(_ matrix: GLKMatrix4) -> GLKMatrix3 {
    let columns = (0..<3).map { SIMD3(matrix.simd[$0].x, matrix.simd[$0].y, matrix.simd[$0].z) }
    return GLKMatrix3(simd_float3x3(columns))
}
public func GLKMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> GLKMatrix4 {
    var result = GLKMatrix4Identity
    result.simd.columns.3 = SIMD4(tx, ty, tz, 1)
    return result
}
/// Returns the matrix after a translation of its space.
public func GLKMatrix4Translate(_ matrix: GLKMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> GLKMatrix4 {
    GLKMatrix4Multiply(matrix, GLKMatrix4MakeTranslation(tx, ty, tz))
}
/// Returns a projection by an angle of the height, in radians.
public func GLKMatrix4MakePerspective(_ fovyRadians: Float, _ aspect: Float, _ nearZ: Float, _ farZ: Float) -> GLKMatrix4 {
    let cotangent = 1 / tan(fovyRadians / 2)
    var result = GLKMatrix4()
    (result.m00, result.m11, result.m22) = (cotangent / aspect, cotangent, (farZ + nearZ) / (nearZ - farZ))
    (result.m23, result.m32) = (-1, 2 * farZ * nearZ / (nearZ - farZ))
    return result
}
/// Returns a projection by the sides of what is seen at the near distance.
public func GLKMatrix4MakeFrustum(_ left: Float, _ right: Float, _ bottom: Float, _ top: Float, _ nearZ: Float, _ farZ: Float) -> GLKMatrix4
{
    var result = GLKMatrix4()
    (result.m00, result.m11) = (2 * nearZ / (right - left), 2 * nearZ / (top - bottom))
    (result.m20, result.m21) = ((right + left) / (right - left), (top + bottom) / (top - bottom))
    (result.m22, result.m23, result.m32) = (-(farZ + nearZ) / (farZ - nearZ), -1, -2 * farZ * nearZ / (farZ - nearZ))
    return result
}
/// Returns a projection without perspective.
public func GLKMatrix4MakeOrtho(_ left: Float, _ right: Float, _ bottom: Float, _ top: Float, _ nearZ: Float, _ farZ: Float) -> GLKMatrix4 {
    var result = GLKMatrix4Identity
    (result.m00, result.m11, result.m22) = (2 / (right - left), 2 / (top - bottom), -2 / (farZ - nearZ))
    (result.m30, result.m31) = (-(right + left) / (right - left), -(top + bottom) / (top - bottom))
    result.m32 = -(farZ + nearZ) / (farZ - nearZ)
    return result
}
/// Returns the transform to the coordinates of an eye that looks at a point.
public func GLKMatrix4MakeLookAt(
    _ eyeX: Float, _ eyeY: Float, _ eyeZ: Float, _ centerX: Float, _ centerY: Float, _ centerZ: Float, _ upX: Float, _ upY: Float,
    _ upZ: Float
) -> GLKMatrix4 {
    let eye = SIMD3(eyeX, eyeY, eyeZ), back = simd_normalize(eye - SIMD3(centerX, centerY, centerZ))
    let right = simd_normalize(simd_cross(SIMD3(upX, upY, upZ), back)), up = simd_cross(back, right)
    return GLKMatrix4(
        simd_float4x4(
            columns: (
                SIMD4(right.x, up.x, back.x, 0), SIMD4(right.y, up.y, back.y, 0), SIMD4(right.z, up.z, back.z, 0),
                SIMD4(-simd_dot(right, eye), -simd_dot(up, eye), -simd_dot(back, eye), 1)
            )))
}
/// Returns the product with a point or a direction, whose fourth number is 0.
public func GLKMatrix4MultiplyVector3(_ matrix: GLKMatrix4, _ vector: GLKVector3) -> GLKVector3 {
    let result = matrix.simd * SIMD4(vector.simd, 0)
    return GLKVector3(SIMD3(result.x, result.y, result.z))
}
/// Returns the product with a point, whose fourth number is 1.
public func GLKMatrix4MultiplyVector3WithTranslation(_ matrix: GLKMatrix4, _ vector: GLKVector3) -> GLKVector3 {
    let result = matrix.simd * SIMD4(vector.simd, 1)
    return GLKVector3(SIMD3(result.x, result.y, result.z))
}
/// Returns the product with a point, divided by the fourth number.
public func GLKMatrix4MultiplyAndProjectVector3(_ matrix: GLKMatrix4, _ vector: GLKVector3) -> GLKVector3 {
    let result = matrix.simd * SIMD4(vector.simd, 1)
    return GLKVector3(SIMD3(result.x, result.y, result.z) / result.w)
}
