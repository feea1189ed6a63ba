import UIKit
import simdCompanion

/// Three numbers: a place, a direction, or factors.
public struct SCNVector3: Sendable {
    public var x: Float, y: Float, z: Float
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    public init(_ v: SIMD3<Float>) { self.init(x: v.x, y: v.y, z: v.z) }
    public init(_ v: SIMD3<Double>) { self.init(v.x, v.y, v.z) }
}
/// Four numbers: an axis and an angle, or a quaternion.
public struct SCNVector4: Sendable {
    public var x: Float, y: Float, z: Float, w: Float
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
    public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) { self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w)) }
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) { self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w)) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
    public init(_ v: SIMD4<Float>) { self.init(x: v.x, y: v.y, z: v.z, w: v.w) }
    public init(_ v: SIMD4<Double>) { self.init(v.x, v.y, v.z, v.w) }
}
/// A rotation with the components of a unit quaternion.
public typealias SCNQuaternion = SCNVector4
/// A transform of row vectors: the fourth row is the translation.
public struct SCNMatrix4: Sendable {
    public var m11: Float, m12: Float, m13: Float, m14: Float
    public var m21: Float, m22: Float, m23: Float, m24: Float
    public var m31: Float, m32: Float, m33: Float, m34: Float
    public var m41: Float, m42: Float, m43: Float, m44: Float
    /// A matrix of zeros.
    public init() { self.init(simd_float4x4()) }
    public init(
        m11: Float, m12: Float, m13: Float, m14: Float, m21: Float, m22: Float, m23: Float, m24: Float, m31: Float, m32: Float,
        m33: Float, m34: Float, m41: Float, m42: Float, m43: Float, m44: Float
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
    /// Creates a transform with a matrix of columns: its columns are the rows.
    public init(_ m: simd_float4x4) {
        let (a, b, c, d) = m.columns
        self.init(
            m11: a.x, m12: a.y, m13: a.z, m14: a.w, m21: b.x, m22: b.y, m23: b.z, m24: b.w, m31: c.x, m32: c.y, m33: c.z, m34: c.w,
            m41: d.x, m42: d.y, m43: d.z, m44: d.w)
    }
    /// Creates a transform with a matrix of columns: its columns are the rows.
    public init(_ m: simd_double4x4) {
        let (a, b, c, d) = m.columns
        self.init(simd_float4x4(columns: (SIMD4<Float>(a), SIMD4<Float>(b), SIMD4<Float>(c), SIMD4<Float>(d))))
    }
}
extension simd_float4x4 {
    /// Creates a matrix whose columns are the rows of a transform.
    public init(_ m: SCNMatrix4) {
        self.init(
            columns: (
                SIMD4(m.m11, m.m12, m.m13, m.m14), SIMD4(m.m21, m.m22, m.m23, m.m24), SIMD4(m.m31, m.m32, m.m33, m.m34),
                SIMD4(m.m41, m.m42, m.m43, m.m44)
            ))
    }
}
extension SIMD3 where Scalar == Float {
    public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}
extension SIMD3 where Scalar == Double {
    public init(_ v: SCNVector3) { self.init(Double(v.x), Double(v.y), Double(v.z)) }
}
extension SIMD4 where Scalar == Float {
    public init(_ v: SCNVector4) { self.init(v.x, v.y, v.z, v.w) }
}
extension SIMD4 where Scalar == Double {
    public init(_ v: SCNVector4) { self.init(Double(v.x), Double(v.y), Double(v.z), Double(v.w)) }
}
extension simd_quatf {
    /// Creates a rotation with the components of a quaternion.
    public init(_ q: SCNQuaternion) { self.init(ix: q.x, iy: q.y, iz: q.z, r: q.w) }
    /// The rotation of a node's axis and angle.
    init(axisAngle v: SCNVector4) {
        let axis = SIMD3(v.x, v.y, v.z), length = simd_length(axis)
        self = length > 0 ? simd_quatf(angle: v.w, axis: axis / length) : simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
    }
    /// Turns around x, then y, then z of the parent.
    init(euler: SIMD3<Float>) {
        self =
            simd_quatf(angle: euler.z, axis: SIMD3(0, 0, 1)) * simd_quatf(angle: euler.y, axis: SIMD3(0, 1, 0))
            * simd_quatf(angle: euler.x, axis: SIMD3(1, 0, 0))
    }
    /// The angles around x, y, and z from which `init(euler:)` makes the same rotation.
    var euler: SIMD3<Float> {
        let a = act(SIMD3(1, 0, 0)), b = act(SIMD3(0, 1, 0)), c = act(SIMD3(0, 0, 1))
        guard abs(a.z) < 0.999_999 else { return SIMD3(0, a.z > 0 ? -.pi / 2 : .pi / 2, atan2(-b.x, b.y)) }
        return SIMD3(atan2(b.z, c.z), -asin(a.z), atan2(a.y, a.x))
    }
    /// The axis, and the angle as fourth component; zeros without a rotation.
    var axisAngle: SCNVector4 {
        let whole = real < 0 ? simd_quatf(vector: -vector) : self
        guard simd_length(whole.imag) > 1e-7 else { return SCNVector4() }
        let axis = whole.axis
        return SCNVector4(axis.x, axis.y, axis.z, whole.angle)
    }
    var scn: SCNQuaternion { SCNVector4(vector) }
}
extension simd_float4x4 {
    /// The transform of a translation, a rotation, and a scale.
    init(_ position: SIMD3<Float>, _ turn: simd_quatf, _ scale: SIMD3<Float>) {
        self.init(
            columns: (
                SIMD4(turn.act(SIMD3(1, 0, 0)) * scale.x, 0), SIMD4(turn.act(SIMD3(0, 1, 0)) * scale.y, 0),
                SIMD4(turn.act(SIMD3(0, 0, 1)) * scale.z, 0), SIMD4(position, 1)
            ))
    }
    /// The translation, the rotation, and the scale. A mirrored transform has a negative scale of x.
    var parts: (position: SIMD3<Float>, turn: simd_quatf, scale: SIMD3<Float>) {
        func xyz(_ v: SIMD4<Float>) -> SIMD3<Float> { SIMD3(v.x, v.y, v.z) }
        let (a, b, c, d) = (xyz(columns.0), xyz(columns.1), xyz(columns.2), xyz(columns.3))
        var scale = SIMD3(simd_length(a), simd_length(b), simd_length(c))
        if simd_dot(simd_cross(a, b), c) < 0 { scale.x = -scale.x }
        guard scale.x != 0, scale.y != 0, scale.z != 0 else { return (d, simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), scale) }
        let turn = simd_quatf(simd_float3x3(columns: (a / scale.x, b / scale.y, c / scale.z)))
        return (d, turn, scale)
    }
    func point(_ p: SIMD3<Float>) -> SIMD3<Float> {
        let v = self * SIMD4(p, 1)
        return SIMD3(v.x, v.y, v.z)
    }
    func direction(_ d: SIMD3<Float>) -> SIMD3<Float> {
        let v = self * SIMD4(d, 0)
        return SIMD3(v.x, v.y, v.z)
    }
}

public let SCNVector3Zero = SCNVector3(), SCNVector4Zero = SCNVector4()
public let SCNMatrix4Identity = SCNMatrix4(matrix_identity_float4x4)

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { SIMD3<Float>(a) == SIMD3<Float>(b) }
public func SCNVector4EqualToVector4(_ a: SCNVector4, _ b: SCNVector4) -> Bool { SIMD4<Float>(a) == SIMD4<Float>(b) }
/// Returns the vector's components as SIMD numbers, and the reverse.
public func SCNVector3ToFloat3(_ v: SCNVector3) -> SIMD3<Float> { SIMD3(v) }
public func SCNVector4ToFloat4(_ v: SCNVector4) -> SIMD4<Float> { SIMD4(v) }
public func SCNMatrix4ToMat4(_ m: SCNMatrix4) -> simd_float4x4 { simd_float4x4(m) }
public func SCNVector3FromFloat3(_ v: SIMD3<Float>) -> SCNVector3 { SCNVector3(v) }
public func SCNVector4FromFloat4(_ v: SIMD4<Float>) -> SCNVector4 { SCNVector4(v) }
public func SCNMatrix4FromMat4(_ m: simd_float4x4) -> SCNMatrix4 { SCNMatrix4(m) }
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4Translate(SCNMatrix4Identity, tx, ty, tz)
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4(simd_float4x4(diagonal: SIMD4(sx, sy, sz, 1)))
}
/// Returns a rotation around an axis.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4(simd_float4x4(.zero, simd_quatf(axisAngle: SCNVector4(x, y, z, angle)), SIMD3(repeating: 1)))
}
/// Returns the transform followed by a translation.
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    var result = m
    (result.m41, result.m42, result.m43) = (m.m41 + tx, m.m42 + ty, m.m43 + tz)
    return result
}
/// Returns the transform followed by a scale.
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}
/// Returns the transform followed by a rotation.
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}
/// Returns the inverse; the transform itself if it has none.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 {
    let matrix = simd_float4x4(m)
    return matrix.determinant == 0 ? m : SCNMatrix4(matrix.inverse)
}
/// Returns the product: `a`, followed by `b`.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(simd_float4x4(b) * simd_float4x4(a)) }
/// Returns whether the transform is the identity.
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { simd_float4x4(m) == matrix_identity_float4x4 }
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { simd_float4x4(a) == simd_float4x4(b) }

// MARK: Copies

/// Gives an object the values of another.
func assign<Root: AnyObject, each Value>(_ target: Root, _ source: Root, _ paths: repeat ReferenceWritableKeyPath<Root, each Value>) {
    func set<One>(_ path: ReferenceWritableKeyPath<Root, One>) { target[keyPath: path] = source[keyPath: path] }
    repeat set(each paths)
}

// MARK: Boxes

extension NSValue {
    nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    private convenience init(scene value: Any) {
        var placeholder = 0.0
        self.init(bytes: &placeholder, objCType: "d")
        Attachments.of(self).associated[NSValue.key] = value
    }
    private var sceneValue: Any? { Attachments.existing(of: self)?.associated[NSValue.key] }
    /// Creates a value with a vector or a transform.
    public convenience init(scnVector3 v: SCNVector3) { self.init(scene: v) }
    public convenience init(scnVector4 v: SCNVector4) { self.init(scene: v) }
    public convenience init(scnMatrix4 v: SCNMatrix4) { self.init(scene: v) }
    /// The vector or the transform in the value; zeros if it contains something else.
    public var scnVector3Value: SCNVector3 { sceneValue as? SCNVector3 ?? SCNVector3() }
    public var scnVector4Value: SCNVector4 { sceneValue as? SCNVector4 ?? SCNVector4() }
    public var scnMatrix4Value: SCNMatrix4 { sceneValue as? SCNMatrix4 ?? SCNMatrix4() }
}
