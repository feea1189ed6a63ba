import CoreGraphics
import Foundation

/// A matrix decomposed into translation, scale, shear, rotation, and perspective, which are interpolated separately.
package struct TransformDecomposition {
    package var translation = SIMD3<Double>(0, 0, 0)
    package var scale = SIMD3<Double>(1, 1, 1)
    /// xy, xz, yz
    package var shear = SIMD3<Double>(0, 0, 0)
    package var perspective = SIMD4<Double>(0, 0, 0, 1)
    /// A unit quaternion x, y, z, w.
    package var rotation = SIMD4<Double>(0, 0, 0, 1)

    /// Fails if the matrix is singular.
    package init?(_ m: CATransform3D) {
        guard m.isFinite, m.m44 != 0 else { return nil }
        if m.m14 == 0, m.m24 == 0, m.m34 == 0, m.m44 == 1 {
            perspective = SIMD4(0, 0, 0, 1)
        } else {
            // [p] such that m = [rest] · [perspective column].
            var rest = m
            (rest.m14, rest.m24, rest.m34, rest.m44) = (0, 0, 0, 1)
            guard let inverse = rest.inverse else { return nil }
            let column = SIMD4<Double>(m.m14, m.m24, m.m34, m.m44)
            func dot(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Double {
                a * column.x + b * column.y + c * column.z + d * column.w
            }
            perspective = SIMD4(
                dot(inverse.m11, inverse.m12, inverse.m13, inverse.m14), dot(inverse.m21, inverse.m22, inverse.m23, inverse.m24),
                dot(inverse.m31, inverse.m32, inverse.m33, inverse.m34), dot(inverse.m41, inverse.m42, inverse.m43, inverse.m44))
        }
        translation = SIMD3(m.m41, m.m42, m.m43)
        var x = SIMD3<Double>(m.m11, m.m12, m.m13), y = SIMD3<Double>(m.m21, m.m22, m.m23), z = SIMD3<Double>(m.m31, m.m32, m.m33)
        scale.x = length(x)
        guard scale.x > 0 else { return nil }
        x /= scale.x
        shear.x = dot(x, y)
        y -= x * shear.x
        scale.y = length(y)
        guard scale.y > 0 else { return nil }
        y /= scale.y
        shear.x /= scale.y
        shear.y = dot(x, z)
        z -= x * shear.y
        shear.z = dot(y, z)
        z -= y * shear.z
        scale.z = length(z)
        guard scale.z > 0 else { return nil }
        z /= scale.z
        shear.y /= scale.z
        shear.z /= scale.z
        // A reflection: flips the axis that keeps a plane matrix planar.
        if dot(x, cross(y, z)) < 0 {
            if x.z == 0, y.z == 0, z.z > 0 {
                // Turns the reflection into a negative scale on the axis that already points backward.
                if x.x < y.y {
                    scale.x = -scale.x; x = -x; shear.x = -shear.x; shear.y = -shear.y
                } else {
                    scale.y = -scale.y; y = -y; shear.x = -shear.x; shear.z = -shear.z
                }
            } else {
                (scale, x, y, z) = (-scale, -x, -y, -z)
            }
        }
        rotation = Self.quaternion(x, y, z)
    }

    private init() {}

    package static let identity = TransformDecomposition()

    package var matrix: CATransform3D {
        let (qx, qy, qz, qw) = (rotation.x, rotation.y, rotation.z, rotation.w)
        let x = SIMD3(1 - 2 * (qy * qy + qz * qz), 2 * (qx * qy + qz * qw), 2 * (qx * qz - qy * qw))
        let y = SIMD3(2 * (qx * qy - qz * qw), 1 - 2 * (qx * qx + qz * qz), 2 * (qy * qz + qx * qw))
        let z = SIMD3(2 * (qx * qz + qy * qw), 2 * (qy * qz - qx * qw), 1 - 2 * (qx * qx + qy * qy))
        let row1 = x * scale.x
        let row2 = (y + x * shear.x) * scale.y
        let row3 = (z + x * shear.y + y * shear.z) * scale.z
        var m = CATransform3DIdentity
        (m.m11, m.m12, m.m13) = (row1.x, row1.y, row1.z)
        (m.m21, m.m22, m.m23) = (row2.x, row2.y, row2.z)
        (m.m31, m.m32, m.m33) = (row3.x, row3.y, row3.z)
        (m.m41, m.m42, m.m43) = (translation.x, translation.y, translation.z)
        if perspective == SIMD4(0, 0, 0, 1) { return m }
        let p = perspective
        let rows = m
        m.m14 = rows.m11 * p.x + rows.m12 * p.y + rows.m13 * p.z
        m.m24 = rows.m21 * p.x + rows.m22 * p.y + rows.m23 * p.z
        m.m34 = rows.m31 * p.x + rows.m32 * p.y + rows.m33 * p.z
        m.m44 = rows.m41 * p.x + rows.m42 * p.y + rows.m43 * p.z + p.w
        return m
    }

    /// Interpolates each part; rotations take the shorter way.
    package func interpolated(to other: TransformDecomposition, _ t: Double) -> TransformDecomposition {
        var r = TransformDecomposition()
        r.translation = translation + (other.translation - translation) * t
        r.scale = scale + (other.scale - scale) * t
        r.shear = shear + (other.shear - shear) * t
        r.perspective = perspective + (other.perspective - perspective) * t
        r.rotation = Self.slerp(rotation, other.rotation, t)
        return r
    }

    /// The rotations about x, then y, then z, in radians.
    package var eulerAngles: SIMD3<Double> {
        get {
            let (qx, qy, qz, qw) = (rotation.x, rotation.y, rotation.z, rotation.w)
            let sine = max(-1, min(1, 2 * (qw * qy - qz * qx)))
            if abs(sine) > 1 - 1e-12 {
                return SIMD3(0, sine > 0 ? .pi / 2 : -.pi / 2, (sine > 0 ? -2 : 2) * atan2(qx, qw))
            }
            return SIMD3(
                atan2(2 * (qw * qx + qy * qz), 1 - 2 * (qx * qx + qy * qy)), asin(sine),
                atan2(2 * (qw * qz + qx * qy), 1 - 2 * (qy * qy + qz * qz)))
        }
        set {
            let (sx, cx) = (sin(newValue.x / 2), cos(newValue.x / 2))
            let (sy, cy) = (sin(newValue.y / 2), cos(newValue.y / 2))
            let (sz, cz) = (sin(newValue.z / 2), cos(newValue.z / 2))
            rotation = SIMD4(
                sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz, cx * cy * cz + sx * sy * sz)
        }
    }

    // MARK: Parts

    private static func quaternion(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> SIMD4<Double> {
        // Rows are the images of the axes (row vectors), which determines the signs of the off-diagonal differences.
        let trace = x.x + y.y + z.z
        var q: SIMD4<Double>
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            q = SIMD4((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4)
        } else if x.x > y.y, x.x > z.z {
            let s = (1 + x.x - y.y - z.z).squareRoot() * 2
            q = SIMD4(s / 4, (x.y + y.x) / s, (x.z + z.x) / s, (y.z - z.y) / s)
        } else if y.y > z.z {
            let s = (1 + y.y - x.x - z.z).squareRoot() * 2
            q = SIMD4((x.y + y.x) / s, s / 4, (y.z + z.y) / s, (z.x - x.z) / s)
        } else {
            let s = (1 + z.z - x.x - y.y).squareRoot() * 2
            q = SIMD4((x.z + z.x) / s, (y.z + z.y) / s, s / 4, (x.y - y.x) / s)
        }
        let norm = (q * q).sum().squareRoot()
        return norm > 0 ? q / norm : SIMD4(0, 0, 0, 1)
    }

    private static func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double) -> SIMD4<Double> {
        var cosine = (a * b).sum()
        var b = b
        if cosine < 0 { (b, cosine) = (-b, -cosine) }
        guard cosine < 1 - 1e-12 else { return b }
        let angle = acos(min(1, cosine))
        let sine = sin(angle)
        return a * (sin((1 - t) * angle) / sine) + b * (sin(t * angle) / sine)
    }

    private func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }
    private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
    private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
}
