import simdCompanion

// Vectors, matrices of columns, and quaternions. `m30`, `m31`, and `m32` are the translation of a matrix of four columns.

/// Two numbers.
public struct GLKVector2: Sendable {
    var simd: SIMD2<Float>
    public init() { simd = .zero }
    init(_ simd: SIMD2<Float>) { self.simd = simd }
    public init(x: Float, y: Float) { simd = SIMD2<Float>(x, y) }
    public init(s: Float, t: Float) { simd = SIMD2<Float>(s, t) }
    public init(v: (Float, Float)) { simd = SIMD2<Float>(v.0, v.1) }
    public var v: (Float, Float) {
        get { (simd[0], simd[1]) }
        set { simd = SIMD2<Float>(newValue.0, newValue.1) }
    }
    public var x: Float {
        get { simd[0] }
        set { simd[0] = newValue }
    }
    public var y: Float {
        get { simd[1] }
        set { simd[1] = newValue }
    }
    public var s: Float {
        get { simd[0] }
        set { simd[0] = newValue }
    }
    public var t: Float {
        get { simd[1] }
        set { simd[1] = newValue }
    }
    /// A number, from 0.
    public subscript(i: Int) -> Float {
        get { simd[i] }
        set { simd[i] = newValue }
    }
}
public func GLKVector2Make(_ x: Float, _ y: Float) -> GLKVector2 { GLKVector2(x: x, y: y) }
public func GLKVector2Add(_ a: GLKVector2, _ b: GLKVector2) -> GLKVector2 { GLKVector2(a.simd + b.simd) }
public func GLKVector2Subtract(_ a: GLKVector2, _ b: GLKVector2) -> GLKVector2 { GLKVector2(a.simd - b.simd) }
public func GLKVector2Multiply(_ a: GLKVector2, _ b: GLKVector2) -> GLKVector2 { GLKVector2(a.simd * b.simd) }
public func GLKVector2Divide(_ a: GLKVector2, _ b: GLKVector2) -> GLKVector2 { GLKVector2(a.simd / b.simd) }
public func GLKVector2Maximum(_ a: GLKVector2, _ b: GLKVector2) -> GLKVector2 { GLKVector2(pointwiseMax(a.simd, b.simd)) }
public func GLKVector2Minimum(_ a: GLKVector2, _ b: GLKVector2) -> GLKVector2 { GLKVector2(pointwiseMin(a.simd, b.simd)) }
public func GLKVector2AddScalar(_ a: GLKVector2, _ b: Float) -> GLKVector2 { GLKVector2(a.simd + b) }
public func GLKVector2SubtractScalar(_ a: GLKVector2, _ b: Float) -> GLKVector2 { GLKVector2(a.simd - b) }
public func GLKVector2MultiplyScalar(_ a: GLKVector2, _ b: Float) -> GLKVector2 { GLKVector2(a.simd * b) }
/// Returns the result of the operation on each component.
public func GLKVector2DivideScalar(_ a: GLKVector2, _ b: Float) -> GLKVector2 { GLKVector2(a.simd / b) }
/// Returns the negated vector.
public func GLKVector2Negate(_ a: GLKVector2) -> GLKVector2 { GLKVector2(-a.simd) }
/// Returns the normalized vector.
public func GLKVector2Normalize(_ a: GLKVector2) -> GLKVector2 { GLKVector2(simd_normalize(a.simd)) }
/// Returns the dot product.
public func GLKVector2DotProduct(_ a: GLKVector2, _ b: GLKVector2) -> Float { simd_dot(a.simd, b.simd) }
public func GLKVector2Length(_ a: GLKVector2) -> Float { simd_length(a.simd) }
public func GLKVector2Distance(_ a: GLKVector2, _ b: GLKVector2) -> Float { simd_length(a.simd - b.simd) }
/// Returns the linear interpolation between two vectors.
public func GLKVector2Lerp(_ a: GLKVector2, _ b: GLKVector2, _ t: Float) -> GLKVector2 { GLKVector2(a.simd + (b.simd - a.simd) * t) }
/// Returns the projection of a vector onto another.
public func GLKVector2Project(_ a: GLKVector2, _ b: GLKVector2) -> GLKVector2 {
    GLKVector2(b.simd * (simd_dot(a.simd, b.simd) / simd_dot(b.simd, b.simd)))
}
public func GLKVector2AllEqualToVector2(_ a: GLKVector2, _ b: GLKVector2) -> Bool { a.simd == b.simd }
public func GLKVector2AllEqualToScalar(_ a: GLKVector2, _ b: Float) -> Bool { a.simd == SIMD2<Float>(repeating: b) }
public func GLKVector2AllGreaterThanVector2(_ a: GLKVector2, _ b: GLKVector2) -> Bool { (0..<2).allSatisfy { a[$0] > b[$0] } }
public func GLKVector2AllGreaterThanScalar(_ a: GLKVector2, _ b: Float) -> Bool { (0..<2).allSatisfy { a[$0] > b } }
/// Three numbers.
public struct GLKVector3: Sendable {
    var simd: SIMD3<Float>
    public init() { simd = .zero }
    init(_ simd: SIMD3<Float>) { self.simd = simd }
    public init(x: Float, y: Float, z: Float) { simd = SIMD3<Float>(x, y, z) }
    public init(r: Float, g: Float, b: Float) { simd = SIMD3<Float>(r, g, b) }
    public init(s: Float, t: Float, p: Float) { simd = SIMD3<Float>(s, t, p) }
    public init(v: (Float, Float, Float)) { simd = SIMD3<Float>(v.0, v.1, v.2) }
    public var v: (Float, Float, Float) {
        get { (simd[0], simd[1], simd[2]) }
        set { simd = SIMD3<Float>(newValue.0, newValue.1, newValue.2) }
    }
    public var x: Float {
        get { simd[0] }
        set { simd[0] = newValue }
    }
    public var y: Float {
        get { simd[1] }
        set { simd[1] = newValue }
    }
    public var z: Float {
        get { simd[2] }
        set { simd[2] = newValue }
    }
    public var r: Float {
        get { simd[0] }
        set { simd[0] = newValue }
    }
    public var g: Float {
        get { simd[1] }
        set { simd[1] = newValue }
    }
    public var b: Float {
        get { simd[2] }
        set { simd[2] = newValue }
    }
    public var s: Float {
        get { simd[0] }
        set { simd[0] = newValue }
    }
    public var t: Float {
        get { simd[1] }
        set { simd[1] = newValue }
    }
    public var p: Float {
        get { simd[2] }
        set { simd[2] = newValue }
    }
    /// A number, from 0.
    public subscript(i: Int) -> Float {
        get { simd[i] }
        set { simd[i] = newValue }
    }
}
public func GLKVector3Make(_ x: Float, _ y: Float, _ z: Float) -> GLKVector3 { GLKVector3(x: x, y: y, z: z) }
public func GLKVector3Add(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 { GLKVector3(a.simd + b.simd) }
public func GLKVector3Subtract(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 { GLKVector3(a.simd - b.simd) }
public func GLKVector3Multiply(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 { GLKVector3(a.simd * b.simd) }
public func GLKVector3Divide(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 { GLKVector3(a.simd / b.simd) }
public func GLKVector3Maximum(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 { GLKVector3(pointwiseMax(a.simd, b.simd)) }
public func GLKVector3Minimum(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 { GLKVector3(pointwiseMin(a.simd, b.simd)) }
public func GLKVector3AddScalar(_ a: GLKVector3, _ b: Float) -> GLKVector3 { GLKVector3(a.simd + b) }
public func GLKVector3SubtractScalar(_ a: GLKVector3, _ b: Float) -> GLKVector3 { GLKVector3(a.simd - b) }
public func GLKVector3MultiplyScalar(_ a: GLKVector3, _ b: Float) -> GLKVector3 { GLKVector3(a.simd * b) }
/// Returns the result of the operation on each component.
public func GLKVector3DivideScalar(_ a: GLKVector3, _ b: Float) -> GLKVector3 { GLKVector3(a.simd / b) }
/// Returns the negated vector.
public func GLKVector3Negate(_ a: GLKVector3) -> GLKVector3 { GLKVector3(-a.simd) }
/// Returns the normalized vector.
public func GLKVector3Normalize(_ a: GLKVector3) -> GLKVector3 { GLKVector3(simd_normalize(a.simd)) }
/// Returns the dot product.
public func GLKVector3DotProduct(_ a: GLKVector3, _ b: GLKVector3) -> Float { simd_dot(a.simd, b.simd) }
public func GLKVector3Length(_ a: GLKVector3) -> Float { simd_length(a.simd) }
public func GLKVector3Distance(_ a: GLKVector3, _ b: GLKVector3) -> Float { simd_length(a.simd - b.simd) }
/// Returns the linear interpolation between two vectors.
public func GLKVector3Lerp(_ a: GLKVector3, _ b: GLKVector3, _ t: Float) -> GLKVector3 { GLKVector3(a.simd + (b.simd - a.simd) * t) }
/// Returns the projection of a vector onto another.
public func GLKVector3Project(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 {
    GLKVector3(b.simd * (simd_dot(a.simd, b.simd) / simd_dot(b.simd, b.simd)))
}
public func GLKVector3AllEqualToVector3(_ a: GLKVector3, _ b: GLKVector3) -> Bool { a.simd == b.simd }
public func GLKVector3AllEqualToScalar(_ a: GLKVector3, _ b: Float) -> Bool { a.simd == SIMD3<Float>(repeating: b) }
public func GLKVector3AllGreaterThanVector3(_ a: GLKVector3, _ b: GLKVector3) -> Bool { (0..<3).allSatisfy { a[$0] > b[$0] } }
public func GLKVector3AllGreaterThanScalar(_ a: GLKVector3, _ b: Float) -> Bool { (0..<3).allSatisfy { a[$0] > b } }
/// Four numbers.
public struct GLKVector4: Sendable {
    var simd: SIMD4<Float>
    public init() { simd = .zero }
    init(_ simd: SIMD4<Float>) { self.simd = simd }
    public init(x: Float, y: Float, z: Float, w: Float) { simd = SIMD4<Float>(x, y, z, w) }
    public init(r: Float, g: Float, b: Float, a: Float) { simd = SIMD4<Float>(r, g, b, a) }
    public init(s: Float, t: Float, p: Float, q: Float) { simd = SIMD4<Float>(s, t, p, q) }
    public init(v: (Float, Float, Float, Float)) { simd = SIMD4<Float>(v.0, v.1, v.2, v.3) }
    public var v: (Float, Float, Float, Float) {
        get { (simd[0], simd[1], simd[2], simd[3]) }
        set { simd = SIMD4<Float>(newValue.0, newValue.1, newValue.2, newValue.3) }
    }
    public var x: Float {
        get { simd[0] }
        set { simd[0] = newValue }
    }
    public var y: Float {
        get { simd[1] }
        set { simd[1] = newValue }
    }
    public var z: Float {
        get { simd[2] }
        set { simd[2] = newValue }
    }
    public var w: Float {
        get { simd[3] }
        set { simd[3] = newValue }
    }
    public var r: Float {
        get { simd[0] }
        set { simd[0] = newValue }
    }
    public var g: Float {
        get { simd[1] }
        set { simd[1] = newValue }
    }
    public var b: Float {
        get { simd[2] }
        set { simd[2] = newValue }
    }
    public var a: Float {
        get { simd[3] }
        set { simd[3] = newValue }
    }
    public var s: Float {
        get { simd[0] }
        set { simd[0] = newValue }
    }
    public var t: Float {
        get { simd[1] }
        set { simd[1] = newValue }
    }
    public var p: Float {
        get { simd[2] }
        set { simd[2] = newValue }
    }
    public var q: Float {
        get { simd[3] }
        set { simd[3] = newValue }
    }
    /// A number, from 0.
    public subscript(i: Int) -> Float {
        get { simd[i] }
        set { simd[i] = newValue }
    }
}
public func GLKVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKVector4 { GLKVector4(x: x, y: y, z: z, w: w) }
public func GLKVector4Add(_ a: GLKVector4, _ b: GLKVector4) -> GLKVector4 { GLKVector4(a.simd + b.simd) }
public func GLKVector4Subtract(_ a: GLKVector4, _ b: GLKVector4) -> GLKVector4 { GLKVector4(a.simd - b.simd) }
public func GLKVector4Multiply(_ a: GLKVector4, _ b: GLKVector4) -> GLKVector4 { GLKVector4(a.simd * b.simd) }
public func GLKVector4Divide(_ a: GLKVector4, _ b: GLKVector4) -> GLKVector4 { GLKVector4(a.simd / b.simd) }
public func GLKVector4Maximum(_ a: GLKVector4, _ b: GLKVector4) -> GLKVector4 { GLKVector4(pointwiseMax(a.simd, b.simd)) }
public func GLKVector4Minimum(_ a: GLKVector4, _ b: GLKVector4) -> GLKVector4 { GLKVector4(pointwiseMin(a.simd, b.simd)) }
public func GLKVector4AddScalar(_ a: GLKVector4, _ b: Float) -> GLKVector4 { GLKVector4(a.simd + b) }
public func GLKVector4SubtractScalar(_ a: GLKVector4, _ b: Float) -> GLKVector4 { GLKVector4(a.simd - b) }
public func GLKVector4MultiplyScalar(_ a: GLKVector4, _ b: Float) -> GLKVector4 { GLKVector4(a.simd * b) }
/// Returns the result of the operation on each component.
public func GLKVector4DivideScalar(_ a: GLKVector4, _ b: Float) -> GLKVector4 { GLKVector4(a.simd / b) }
/// Returns the negated vector.
public func GLKVector4Negate(_ a: GLKVector4) -> GLKVector4 { GLKVector4(-a.simd) }
/// Returns the normalized vector.
public func GLKVector4Normalize(_ a: GLKVector4) -> GLKVector4 { GLKVector4(simd_normalize(a.simd)) }
/// Returns the dot product.
public func GLKVector4DotProduct(_ a: GLKVector4, _ b: GLKVector4) -> Float { simd_dot(a.simd, b.simd) }
public func GLKVector4Length(_ a: GLKVector4) -> Float { simd_length(a.simd) }
public func GLKVector4Distance(_ a: GLKVector4, _ b: GLKVector4) -> Float { simd_length(a.simd - b.simd) }
/// Returns the linear interpolation between two vectors.
public func GLKVector4Lerp(_ a: GLKVector4, _ b: GLKVector4, _ t: Float) -> GLKVector4 { GLKVector4(a.simd + (b.simd - a.simd) * t) }
/// Returns the projection of a vector onto another.
public func GLKVector4Project(_ a: GLKVector4, _ b: GLKVector4) -> GLKVector4 {
    GLKVector4(b.simd * (simd_dot(a.simd, b.simd) / simd_dot(b.simd, b.simd)))
}
public func GLKVector4AllEqualToVector4(_ a: GLKVector4, _ b: GLKVector4) -> Bool { a.simd == b.simd }
public func GLKVector4AllEqualToScalar(_ a: GLKVector4, _ b: Float) -> Bool { a.simd == SIMD4<Float>(repeating: b) }
public func GLKVector4AllGreaterThanVector4(_ a: GLKVector4, _ b: GLKVector4) -> Bool { (0..<4).allSatisfy { a[$0] > b[$0] } }
/// Returns whether all components are greater.
public func GLKVector4AllGreaterThanScalar(_ a: GLKVector4, _ b: Float) -> Bool { (0..<4).allSatisfy { a[$0] > b } }
public func GLKVector3CrossProduct(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 { GLKVector3(simd_cross(a.simd, b.simd)) }
/// Returns the cross product.
public func GLKVector4CrossProduct(_ a: GLKVector4, _ b: GLKVector4) -> GLKVector4 {
    let cross = simd_cross(SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z))
    return GLKVector4(SIMD4(cross, 0))
}
/// Returns a vector with a fourth component.
public func GLKVector4MakeWithVector3(_ vector: GLKVector3, _ w: Float) -> GLKVector4 { GLKVector4(SIMD4(vector.simd, w)) }
